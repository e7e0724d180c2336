"""Whether the table and the profile of a lesson's parts are those that come with the program, by what they say.

A record brings its own table: who hands it in could have made one of the same name that pays otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any

from uth.config.locate import list_tables, load_table
from uth.config.profiles import known_profile
from uth.config.schema import PROFILES
from uth.profile import Profile
from uth.school.attempt import Attempt
from uth.school.house import House
from uth.school.lesson import Lesson
from uth.table import Table
from uth.train.grouping import grouped
from uth.words import provenance as words


class From(StrEnum):
    """Where a table or a profile comes from. The values are contract words."""

    PROGRAM = "program"
    """It is one that comes with the program."""
    LESSON = "lesson file"
    """It is that of the lesson file that was given."""
    NAMED_ALIKE = "named alike"
    """It is not the one that comes with the program under this name."""
    OTHER = "other"
    """None that comes with the program has this name."""


@dataclass(frozen=True, slots=True)
class Source:
    """A table or a profile, by its name, and where it comes from."""

    name: str
    source: From


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where the table and the profile of a part come from.

    :ivar part: counted from 1.
    """

    part: int
    table: Source
    profile: Source

    @property
    def known(self) -> bool:
        """Whether both come with the program, or are those of the lesson file that was given."""
        return {self.table.source, self.profile.source} <= {From.PROGRAM, From.LESSON}


def provenance(lesson: Lesson, given: Lesson | None = None) -> tuple[Provenance, ...]:
    """Return where the table and profile of each part of a lesson come from; *given*: the lesson as its file says."""
    houses = [part.plan.house for part in given.parts] if given is not None else []
    return tuple(_of_part(number, part.plan.house, houses) for number, part in enumerate(lesson.parts, 1))


def _of_part(number: int, house: House, given: Iterable[House]) -> Provenance:
    houses = tuple(given)
    table = _source(house.table, _tables(), [each.table for each in houses])
    return Provenance(number, table, _source(house.profile, _profiles(), [each.profile for each in houses]))


def _source(what: Table | Profile, shipped: Iterable[Table | Profile], given: Iterable[Table | Profile]) -> Source:
    if what in shipped:
        return Source(what.name, From.PROGRAM)
    if what in given:
        return Source(what.name, From.LESSON)
    # Names are looked at as a person reads them.
    alike = {each.name.casefold() for each in shipped}
    return Source(what.name, From.NAMED_ALIKE if what.name.strip().casefold() in alike else From.OTHER)


@cache
def _tables() -> tuple[Table, ...]:
    return tuple(load_table(str(listed.file)).table for listed in list_tables() if listed.preset)


@cache
def _profiles() -> tuple[Profile, ...]:
    return tuple(profile for profile in map(known_profile, PROFILES) if profile is not None)


def differing(lessons: Iterable[Lesson]) -> Iterator[str]:
    """Yield the titles of the lessons that were done at tables or with profiles that are not the same ones."""
    for title, some in grouped(lessons, lambda lesson: lesson.title).items():
        houses = [[part.plan.house for part in lesson.parts] for lesson in some]
        if any(each != houses[0] for each in houses):
            yield title


# --- told


def lines(found: Iterable[Provenance]) -> tuple[str, ...]:
    """Return where tables and profiles come from, a line for the parts that have the same."""
    return tuple(
        words.parts_line(
            parts, words.table_words(table.name, table.source), words.profile_words(profile.name, profile.source)
        )
        for parts, table, profile in _alike(found)
    )


def _alike(found: Iterable[Provenance]) -> Iterator[tuple[list[int], Source, Source]]:
    """The parts that have the same table and profile, together."""
    for (table, profile), some in grouped(found, lambda each: (each.table, each.profile)).items():
        yield [each.part for each in some], table, profile


def class_lines(attempts: Iterable[Attempt]) -> Iterator[str]:
    """Yield what is to be known of the tables of a class: which lessons had several, and whose are not known."""
    done = tuple(attempts)
    different = tuple(differing(attempt.lesson for attempt in done))
    yield from map(words.different_tables, different)
    strange = False
    for attempt in done:
        for line in lines(each for each in provenance(attempt.lesson) if not each.known):
            strange = True
            yield words.of_attempt(attempt.trainee, attempt.lesson.title, line)
    if not strange:
        yield words.all_known()


def as_data(found: Iterable[Provenance]) -> list[dict[str, Any]]:
    """Return it as JSON."""
    return [
        {
            "parts": parts,
            "table": {"name": table.name, "from": table.source.value},
            "profile": {"name": profile.name, "from": profile.source.value},
        }
        for parts, table, profile in _alike(found)
    ]
