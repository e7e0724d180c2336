"""The settings of a player as plain data and back.

Data that is wrong costs the settings that are wrong in it: whoever reads gets the others, and is told.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any, NamedTuple

from uth import i18n, resources
from uth.i18n import gettext as _
from uth.problems import Problem, meant, nearest, shown
from uth.store.settings import (
    LONGEST_PATH,
    LOUDEST,
    MOST_COMPANY,
    SCALES,
    SYSTEM,
    Cloth,
    Deck,
    Keys,
    Pace,
    Settings,
    Speed,
    Surroundings,
)
from uth.words.choices import joined

FORMAT = 1


class Found(NamedTuple):
    """What was read, and what to tell the player about it."""

    settings: Settings
    problems: tuple[Problem, ...] = ()


def to_data(settings: Settings) -> dict[str, Any]:
    """Return the settings as plain data."""
    values = {each.name: getattr(settings, each.name) for each in fields(settings)}
    keys = {command: list(names) for command, names in settings.keys.items()}
    return {"format": FORMAT, **values, "keys": keys}


def from_data(document: Mapping[str, object], file: str = "") -> Found:
    """Return the settings that *document* holds: what is missing or wrong is as in :class:`Settings`.

    *file*: the name in the problems.
    """
    settings, problems = Settings(), [*_problems_of_form(document)]
    for name, value in document.items():
        try:
            if name in _READERS:
                settings = replace(settings, **{name: _READERS[name](value)})
        except _Wrong as error:
            default = getattr(settings, name)
            problems.append(
                (
                    name,
                    _("expected {what}, got {value}; {default} is used").format(
                        what=error, value=_as_json(value), default=_as_json(default)
                    ),
                )
            )
    keys = document.get("keys", {})
    if isinstance(keys, dict):
        kept, wrong = _keys(keys)
        settings = replace(settings, keys=kept)
        problems += [
            (
                f"keys > {shown(command)}",
                _("expected a list of names, got {keys}; its own are used").format(keys=_as_json(keys[command])),
            )
            for command in wrong
        ]
    else:
        problems.append(
            (
                "keys",
                _("expected commands and their keys, got {keys}; the usual keys are used").format(keys=_as_json(keys)),
            )
        )
    return Found(settings, tuple(Problem(file, 0, path, message) for path, message in problems))


def _problems_of_form(document: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    form = document.get("format")
    if is_newer(form):
        yield (
            "format",
            _("the file was made for a newer version; this one reads format {format} and keeps what it knows").format(
                format=FORMAT
            ),
        )
        return
    if form != FORMAT or isinstance(form, bool):
        yield (
            "format",
            _("expected {format}, got {form}; what is a setting is used").format(format=FORMAT, form=_as_json(form)),
        )
    known = [each.name for each in fields(Settings)]
    unknown = [name for name in document if name not in (*known, "format")]
    if unknown:
        near = nearest(unknown[0], known)
        hint = meant(near)
        more = _(" and {count} more").format(count=len(unknown) - 1) if len(unknown) > 1 else ""
        yield (
            "",
            _('"{unknown}"{more} is no setting{hint}: settings are {known}').format(
                unknown=shown(unknown[0]), more=more, hint=hint, known=", ".join(known)
            ),
        )


def is_newer(form: object) -> bool:
    """Return whether a format is one of a newer version of the program."""
    return isinstance(form, int) and form > FORMAT


def _as_json(value: object) -> str:
    """A value in a message: one short printable line."""
    if isinstance(value, list | dict):
        return _("a list") if isinstance(value, list) else _("an object")
    return shown(json.dumps(value))


class _Wrong(Exception):
    """A value is no value of its setting; the text says what is."""


def _one_of(kind: type[StrEnum]) -> Callable[[object], StrEnum]:
    def read_one(value: object) -> StrEnum:
        if isinstance(value, str) and value in list(kind):
            return kind(value)
        raise _Wrong(_listed(list(kind)))

    return read_one


def _listed(values: list[Any]) -> str:
    return joined([_as_json(value) for value in values])


def _sound(value: object) -> bool:
    if not isinstance(value, bool):
        raise _Wrong(_listed([True, False]))
    return value


def _volume(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= LOUDEST:
        raise _Wrong(_("a whole number from 0 to {most}").format(most=LOUDEST))
    return value


def _company(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST_COMPANY:
        raise _Wrong(_("a whole number from 0 to {most}").format(most=MOST_COMPANY))
    return value


def _scale(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or value not in SCALES:
        raise _Wrong(_listed(list(SCALES)))
    return float(value)


def _language(value: object) -> str:
    known = [SYSTEM, *i18n.languages(resources.catalogues())]
    if not isinstance(value, str) or value not in (*known, i18n.PSEUDO):
        raise _Wrong(_listed(known))
    return value


def _table(value: object) -> str:
    if not isinstance(value, str) or len(value) > LONGEST_PATH or not value.isprintable():
        raise _Wrong(_("the name or path of a table, of at most {most} letters").format(most=LONGEST_PATH))
    return value


_READERS: dict[str, Callable[[object], Any]] = {
    "speed": _one_of(Speed),
    "dealing": _one_of(Pace),
    "paying": _one_of(Pace),
    "pausing": _one_of(Pace),
    "sound": _sound,
    "volume": _volume,
    "deck": _one_of(Deck),
    "felt": _one_of(Cloth),
    "surroundings": _one_of(Surroundings),
    "scale": _scale,
    "language": _language,
    "company": _company,
    "table": _table,
}


def _keys(given: Mapping[str, object]) -> tuple[Keys, list[str]]:
    """Split into the keys that have the right form, and the commands whose keys have not."""
    kept, wrong = {}, []
    for command, names in given.items():
        if isinstance(names, list) and names and all(isinstance(name, str) for name in names):
            kept[command] = tuple(names)
        else:
            wrong.append(command)
    return MappingProxyType(kept), wrong
