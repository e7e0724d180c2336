"""Combinators of which the file format is made: each reads one kind of value and writes it again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, TypeVar

from uth.chips import AmountError, Currency
from uth.config.places import Place, Wrong
from uth.i18n import gettext as _
from uth.problems import plain_key
from uth.words.choices import joined
from uth.yaml_nodes import Items, Mapping, Scalar

T = TypeVar("T")
E = TypeVar("E", bound=StrEnum)

Data = bool | int | str | list["Data"] | dict[str, "Data"]
"""What a value becomes when it is written: plain data, amounts as text with the currency's decimals."""

MOST_UNITS = 1_000_000_000
"""The largest amount a file may name, in whole units of the currency."""


@dataclass(frozen=True, slots=True)
class Codec(Generic[T]):
    """How one kind of value is read and written.

    ``read`` puts every problem into the report of its place and raises ``Wrong`` if there is no value then.
    """

    read: Callable[[Place], T]
    write: Callable[[T, Currency], Data]


def or_list(words: Iterable[str]) -> str:
    """Return ``"a", "b" or "c"``."""
    return joined([f'"{word}"' for word in words])


def text(most: int) -> Codec[str]:
    """One line of printable text of 1 to *most* characters; runs of space become one space."""

    def read(place: Place) -> str:
        value = " ".join(place.text(_("a text")).split())
        if len(value) > most:
            raise place.wrong(_("expected at most {most} characters, got {count}").format(most=most, count=len(value)))
        if not value.isprintable():
            odd = next(character for character in value if not character.isprintable())
            raise place.wrong(_("the character U+{number:04X} cannot be shown").format(number=ord(odd)))
        return value

    return Codec(read, lambda value, _: value)


def whole(least: int, most: int) -> Codec[int]:
    """A whole number from *least* to *most*."""

    def read(place: Place) -> int:
        what = _("a whole number from {least} to {most}").format(least=least, most=most)
        written = place.text(what)
        if not re.fullmatch(r"0|[1-9][0-9]{0,8}", written) or not least <= int(written) <= most:
            raise place.expected(what)
        return int(written)

    return Codec(read, lambda value, _: value)


def format_up_to(known: int) -> Codec[int]:
    """The version of a file's format; a newer one than *known* is refused as that."""

    def read(place: Place) -> int:
        version = whole(1, 999_999).read(place)
        if version > known:
            raise place.wrong(
                _("made for a newer version: this one reads format {known}, got {version}").format(
                    known=known, version=version
                )
            )
        return version

    return Codec(read, lambda value, _: value)


_YES = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


def _read_yes_no(place: Place) -> bool:
    what = or_list(("yes", "no"))
    value = _YES.get(place.word(what))
    if value is None:
        raise place.expected(what, like=_YES)
    return value


YES_NO: Codec[bool] = Codec(_read_yes_no, lambda value, _: value)


def choice(words: type[E]) -> Codec[E]:
    """One of the words of an enumeration."""
    by_word = {plain_key(word): word for word in words}

    def read(place: Place) -> E:
        what = or_list(words)
        found = by_word.get(place.word(what))
        if found is None:
            raise place.expected(what, like=words)
        return found

    return Codec(read, lambda value, _: value.value)


def _read_money(place: Place) -> int:
    example = place.money.format(place.money.unit * 5 // 2 if place.money.decimals else 5)
    what = _("an amount in {code} such as {example}").format(code=place.money.code, example=example)
    written = place.text(what)
    if not written.isascii() or len(written) > 20:
        raise place.expected(what)
    try:
        amount = place.money.parse(written)
    except AmountError as error:
        raise place.expected(what) from error
    if amount == 0:
        raise place.expected(_("more than 0"))
    if amount > MOST_UNITS * place.money.unit:
        raise place.expected(_("at most {most:,}").format(most=MOST_UNITS))
    return amount


MONEY: Codec[int] = Codec(_read_money, lambda value, money: money.format(value))
"""A positive amount in the table's currency, in minor units."""


def none_or(codec: Codec[T], what: Callable[[], str]) -> Codec[T | None]:
    """The word none, or keys and values that *codec* reads; *what* describes them in the reader's language."""

    def read(place: Place) -> T | None:
        if isinstance(place.node, Scalar) and plain_key(place.node.text) == "none":
            return None
        if not isinstance(place.node, Mapping):
            raise place.expected(_('"{none}" or {what}').format(none="none", what=what()))
        return codec.read(place)

    return Codec(read, lambda value, money: "none" if value is None else codec.write(value, money))


def several(
    item: Codec[T], example: str, *, least: int = 0, most: int = 100, order: Callable[[T], Any] | None = None
) -> Codec[tuple[T, ...]]:
    """A list, none of its items twice; kept in the order of the file unless *order* gives a sort key."""

    def read(place: Place) -> tuple[T, ...]:
        what = _("a list such as {example}").format(example=example)
        if not isinstance(place.node, Items):
            raise place.expected(what)
        nodes = enumerate(place.node.nodes, 1)
        places = [place.below(str(number), node, node.line, node.column) for number, node in nodes]
        if not least <= len(places) <= most:
            limit = (
                _("at least {least}").format(least=least)
                if len(places) < least
                else _("at most {most}").format(most=most)
            )
            raise place.wrong(
                _("expected {what} with {limit}, got {count}").format(
                    what=what, limit=limit, count=len(places) or _("none")
                )
            )
        values = _read_each(item, places)
        return tuple(sorted(values, key=order)) if order else tuple(values)

    return Codec(read, lambda values, money: [item.write(value, money) for value in values])


def _read_each(item: Codec[T], places: list[Place]) -> list[T]:
    """Read all the items, so that every wrong one is reported; leave if one is wrong or there twice."""
    values: list[T] = []
    failed = False
    for place in places:
        try:
            value = item.read(place)
            if value in values:
                raise place.wrong(_("is there twice"))
            values.append(value)
        except Wrong:
            failed = True
    if failed:
        raise Wrong
    return values
