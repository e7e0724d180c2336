"""Combinators of which the file format is made: each reads one kind of value and writes it again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from collections.abc import Mapping as MappingOf
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any, Generic, TypeVar

from uth.chips import AmountError, Currency
from uth.config.places import Place, Wrong
from uth.i18n import gettext as _
from uth.words.choices import joined
from uth.yaml_nodes import Items, Mapping, Scalar, nearest, plain_key

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
        places = [place.below(str(number), node, node.line) for number, node in enumerate(place.node.nodes, 1)]
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


@dataclass(frozen=True, slots=True)
class Field:
    """A key of a mapping: the attribute it fills and how its value is read and written."""

    attribute: str
    codec: Codec[Any]
    optional: bool = False
    """Not written while it is empty; whether a file may leave it out is for the defaults to say."""
    kept: bool = True
    """False for a key that is read and checked but is no attribute."""


@dataclass(slots=True)
class Found:
    """What a mapping held: values by attribute, defaults filled in, and where each given key is."""

    place: Place
    values: dict[str, Any]
    places: dict[str, Place]
    wrong: set[str]

    def good(self, *attributes: str) -> bool:
        """Return whether none of the attributes has a problem: only then may they be compared."""
        return not self.wrong.intersection(attributes)

    def fault(self, here: Place, message: str) -> None:
        """Report what comparing values has shown; nothing is made of the mapping then."""
        here.wrong(message)
        self.wrong.add("")

    def at(self, *attributes: str) -> Place:
        """Return the place of the first of the attributes that the file gives, else of the mapping."""
        return next((self.places[name] for name in attributes if name in self.places), self.place)


Check = Callable[[Found], None]
Defaults = Callable[[Currency], MappingOf[str, Any]]
Reserved = MappingOf[str, Callable[[], str]]
"""Keys that are refused, each with what says why."""


def keyed(**codecs: Codec[Any]) -> dict[str, Field]:
    """Return the fields whose keys are their attributes with spaces for underscores."""
    return {name.replace("_", " "): Field(name, codec) for name, codec in codecs.items()}


def defaults_of(record: Any) -> Defaults:
    """Return the attributes of a dataclass instance as the defaults of its mapping."""
    return lambda _: {field.name: getattr(record, field.name) for field in fields(record)}


def record(
    make: Callable[..., T],
    keys: MappingOf[str, Field],
    *,
    defaults: Defaults = lambda _: {},
    checks: tuple[Check, ...] = (),
    reserved: Reserved | None = None,
) -> Codec[T]:
    """A mapping of fixed keys that becomes ``make(**attributes)``; a key is required if *defaults* has no value for it.

    *checks* compare the values with one another; *reserved* says why a key that is not among *keys* is refused.
    """
    dropped = {field.attribute for field in keys.values() if not field.kept}

    def read(place: Place) -> T:
        found = read_keys(place, keys, defaults(place.money), reserved or {})
        for check in checks:
            check(found)
        if found.wrong:
            raise Wrong
        return make(**{name: value for name, value in found.values.items() if name not in dropped})

    def write(value: T, money: Currency) -> Data:
        attributes = ((key, field, getattr(value, field.attribute)) for key, field in keys.items() if field.kept)
        return {
            key: field.codec.write(attribute, money)
            for key, field, attribute in attributes
            if attribute or not field.optional
        }

    return Codec(read, write)


def read_keys(place: Place, keys: MappingOf[str, Field], defaults: MappingOf[str, Any], reserved: Reserved) -> Found:
    """Read a mapping: every unknown, missing or wrong key is reported, and the rest is read all the same."""
    if not isinstance(place.node, Mapping):
        raise place.expected(_("keys such as {keys}").format(keys=or_list(list(keys)[:2])))
    found = Found(place, dict(defaults), {}, set())
    meant = set()
    for key, node in place.node.pairs:
        here = place.below(key.text, node, key.line)
        if key.text in keys:
            _read_field(found, keys[key.text], here)
        else:
            meant.add(refuse_key(here, keys, reserved))
            found.wrong.add("")
    for key_name, field in keys.items():
        if field.attribute not in found.values and field.attribute not in found.wrong:
            found.wrong.add(field.attribute)
            if key_name not in meant:
                place.wrong(_('"{key}" is missing').format(key=key_name))
    return found


def _read_field(found: Found, field: Field, here: Place) -> None:
    found.places[field.attribute] = here
    try:
        found.values[field.attribute] = field.codec.read(here)
    except Wrong:
        found.wrong.add(field.attribute)


def refuse_key(
    here: Place, keys: Iterable[str], reserved: Reserved, slang: MappingOf[str, str] | None = None
) -> str | None:
    """Report a key that is not known here, with the reason, the nearest known key, or all of them.

    The nearest key is returned: it is then not missing besides.
    """
    key = here.path[-1]
    if key in reserved:
        here.wrong(reserved[key]())
        return None
    near = (slang or {}).get(key) or nearest(key, keys)
    here.wrong(
        _('unknown key (did you mean "{near}"?)').format(near=near)
        if near
        else _("unknown key: expected {keys}").format(keys=or_list(keys))
    )
    return near
