"""A record of acts as JSON: which act, when, and what it is about; a report can be worked out again from it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any

from uth.errors import UthError
from uth.i18n import gettext as _

ACT, AT = "act", "at"
"""The keys of a record that every act has: its name, and the milliseconds since the table was shown."""


class ActError(UthError):
    """An act that cannot be done at this table, or a record that is none."""


@dataclass(frozen=True)
class Language:
    """How acts are written.

    :ivar names: the acts by the names under which they are written.
    :ivar readers: how the value of each field is read; a value that is none raises KeyError, TypeError or ValueError.
    """

    names: Mapping[str, type[Any]]
    readers: Mapping[str, Callable[[Any], Any]]

    def written(self, acts: Iterable[tuple[Any, int]]) -> str:
        """Return acts with their times as JSON: ``[{"act": "take", "at": 1200, "box": 3, "bet": "play"}, ...]``."""
        words = {made: name for name, made in self.names.items()}
        records = [
            {ACT: words[type(act)], AT: at} | {each.name: getattr(act, each.name) for each in fields(act)}
            for act, at in acts
        ]
        return json.dumps(records, separators=(",", ":"))

    def read(self, text: str) -> tuple[tuple[Any, int], ...]:
        """Return the acts with their times that :meth:`written` wrote.

        :raises ActError: if the text is no such record; it says which act is not.
        """
        try:
            found = json.loads(text)
        except ValueError as error:
            raise ActError(_("not a record of acts: {error}").format(error=error)) from error
        if not isinstance(found, list):
            raise ActError(_("not a record of acts: expected a list"))
        return tuple(self._numbered(number, each) for number, each in enumerate(found, start=1))

    def _numbered(self, number: int, record: Any) -> tuple[Any, int]:
        try:
            values = dict(record)
            made, at = self.names[values.pop(ACT)], whole(values.pop(AT))
            return made(**{name: self.readers[name](value) for name, value in values.items()}), at
        except (KeyError, TypeError, ValueError) as error:
            sentence = _("act {number} of the record cannot be read: {error}")
            raise ActError(sentence.format(number=number, error=error)) from error


def whole(value: Any) -> int:
    """Return a whole number from 0 on as it is.

    :raises ValueError: if it is none.
    """
    if type(value) is not int or value < 0:
        raise ValueError(f"expected a whole number, got {value!r}")
    return value
