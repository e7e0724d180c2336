"""The settings of a player as plain data and back.

Data that is wrong costs the settings that are wrong in it: whoever reads gets the others, and is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, replace
from types import MappingProxyType
from typing import Any, NamedTuple

from uth.i18n import gettext as _
from uth.problems import Problem, meant, nearest, shown
from uth.store.coaching import ERROR_RATES, Advice
from uth.store.settings import (
    LOUDEST,
    MOST_COMPANY,
    SCALES,
    Cloth,
    Deck,
    Keys,
    Pace,
    Settings,
    Speed,
    Surroundings,
)
from uth.store.settings_values import Wrong, among, as_json, language, one_of, strategy, table, up_to, yes_or_no

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
        except Wrong as error:
            default = getattr(settings, name)
            problems.append(
                (
                    name,
                    _("expected {what}, got {value}; {default} is used").format(
                        what=error, value=as_json(value), default=as_json(default)
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
                _("expected a list of names, got {keys}; its own are used").format(keys=as_json(keys[command])),
            )
            for command in wrong
        ]
    else:
        problems.append(
            (
                "keys",
                _("expected commands and their keys, got {keys}; the usual keys are used").format(keys=as_json(keys)),
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
            _("expected {format}, got {form}; what is a setting is used").format(format=FORMAT, form=as_json(form)),
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


_READERS: dict[str, Callable[[object], Any]] = {
    "speed": one_of(Speed),
    "dealing": one_of(Pace),
    "paying": one_of(Pace),
    "pausing": one_of(Pace),
    "sound": yes_or_no,
    "volume": up_to(LOUDEST),
    "deck": one_of(Deck),
    "felt": one_of(Cloth),
    "surroundings": one_of(Surroundings),
    "scale": among(SCALES),
    "language": language,
    "company": up_to(MOST_COMPANY),
    "advice": one_of(Advice),
    "errors": among(ERROR_RATES),
    "table": table,
    "strategy": strategy,
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
