"""Where the table and the house profile of a lesson come from, in words."""

from __future__ import annotations

from collections.abc import Iterable

from uth.i18n import gettext as _
from uth.i18n import ngettext


def table_words(name: str, source: str) -> str:
    """Return a table and where it comes from; *source*: its contract word."""
    told = {
        "program": _('table "{name}", which comes with the program'),
        "lesson file": _('table "{name}", of the lesson file'),
        "named alike": _('table "{name}", NOT the table that comes with the program under this name'),
        "other": _('table "{name}", which does not come with the program'),
    }
    return told[source].format(name=name)


def profile_words(name: str, source: str) -> str:
    """Return a house profile and where it comes from; *source*: its contract word."""
    told = {
        "program": _('house profile "{name}", which comes with the program'),
        "lesson file": _('house profile "{name}", of the lesson file'),
        "named alike": _('house profile "{name}", NOT the profile that comes with the program under this name'),
        "other": _('house profile "{name}", which does not come with the program'),
    }
    return told[source].format(name=name)


def parts_line(parts: Iterable[int], table: str, profile: str) -> str:
    """Return where the table and the profile of some parts come from, each as it is told."""
    numbers = tuple(map(str, parts))
    sentence = ngettext("Part {parts}: {table}; {profile}.", "Parts {parts}: {table}; {profile}.", len(numbers))
    return sentence.format(parts=", ".join(numbers), table=table, profile=profile)


def different_tables(lesson: str) -> str:
    """Return that attempts of one lesson cannot be compared."""
    sentence = _('The attempts of "{lesson}" were not all at the same table, or with the same house profile.')
    return sentence.format(lesson=lesson)


def of_attempt(trainee: str, lesson: str, line: str) -> str:
    """Return where the table of somebody's attempt comes from; *line*: as it is told of its parts."""
    return _("{trainee}, {lesson}: {line}").format(trainee=trainee or _("no name given"), lesson=lesson, line=line)


def all_known() -> str:
    """Return that no table is a stranger's."""
    return _("All tables and house profiles are those that come with the program.")
