"""Lesson files: the text of one to a :class:`~uth.school.lesson.Lesson`, and where the files are.

A trainer writes a lesson once, and everybody in a class gets the same. It is refused whole, with all its problems.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from uth import paths, resources
from uth.chips import currency
from uth.config.codecs import or_list
from uth.config.files import content_of, is_path, yaml_files
from uth.config.locate import TableFileError, TableNotFound, load_table
from uth.config.places import Place, Report, Wrong
from uth.config.profiles import ProfileFileError, ProfileNotFound, load_profile
from uth.config.records import Found
from uth.errors import UthError
from uth.i18n import gettext as _
from uth.problems import Problem, meant, nearest, shown
from uth.profile import Profile
from uth.school.dealing.shift import FullTable, Often
from uth.school.drill import drill_of
from uth.school.house import House
from uth.school.lesson import Lesson, Part
from uth.school.lesson_keys import FULL_TABLE, keys_of
from uth.school.pace import Targets
from uth.school.plan import MOST, Plan, PlanError, nothing_to_practise
from uth.school.skills import MIXED, Skill
from uth.table import Table
from uth.yaml_nodes import compose, decode

_MINUTE = 60_000
_NO_MONEY = currency("USD")
"""A lesson names no amounts; a place has a currency all the same."""


class LessonFileError(UthError):
    """A lesson file has problems; the text lists every one with its line and column."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("\n".join(problem.to_the_column for problem in problems))
        self.problems = problems


class LessonNotFound(UthError):
    """No lesson has that name, or its file cannot be opened."""


@dataclass(frozen=True, slots=True)
class ListedLesson:
    """A lesson file that can be named. *preset*: whether it comes with the program."""

    name: str
    file: Path
    preset: bool


# --- reading


def read_lesson(
    content: str, file: Path, *, user_folder: Path | None = None
) -> tuple[Lesson | None, tuple[Problem, ...]]:
    """Read a lesson file: the lesson, or every problem of the file in the order of its lines.

    *file*: where tables and profiles are looked for that are given as a path, and how problems name it.
    """
    node, problems = compose(content, str(file))
    report = Report(str(file), list(problems))
    lesson = None
    if node is not None:
        place = Place(node, (), node.line, report, _NO_MONEY, column=node.column)
        with suppress(Wrong):
            lesson = _lesson(keys_of(place), _Near(file.parent, user_folder))
    if report.problems or lesson is None:
        return None, tuple(sorted(report.problems, key=lambda problem: (problem.line, problem.column)))
    return lesson, ()


@dataclass(frozen=True, slots=True)
class _Near:
    """Where what a lesson names is looked for: files beside it, names in the user's folder."""

    folder: Path
    user_folder: Path | None

    def path(self, name: str) -> str:
        """What was written, a path from the lesson's own folder."""
        return str(self.folder / name) if is_path(name) else name

    def table(self, name: str) -> Table:
        return load_table(self.path(name), user_folder=self.user_folder).table

    def profile(self, name: str) -> Profile:
        return load_profile(self.path(name), user_folder=self.user_folder)


def _lesson(found: Found, near: _Near) -> Lesson:
    house = _house(found, near)
    parts = [_part(found, part, house, number) for number, part in enumerate(found.values.get("parts", ()), 1)]
    if found.wrong or house is None or None in parts:
        raise Wrong
    values = found.values
    whole = tuple(part for part in parts if part is not None)
    return Lesson(values["title"], whole, (values["minutes"] or 0) * _MINUTE, values["enough"])


def _house(found: Found, near: _Near) -> House | None:
    """The house at whose table it is done; None where there is none, which is reported."""
    table = None
    if found.good("table"):
        try:
            table = near.table(found.values["table"])
        except (TableFileError, TableNotFound) as error:
            found.fault(found.at("table"), str(error))
    profile_name = found.values["profile"] or (table.procedure.faults if table else None)
    if profile_name is None or not found.good("profile"):
        return None
    try:
        profile = near.profile(profile_name)
    except (ProfileFileError, ProfileNotFound) as error:
        found.fault(found.at("profile", "table"), str(error))
        return None
    return House(table, profile) if table is not None else None


def _part(lesson: Found, part: Found, house: House | None, number: int) -> Part | None:
    """One part; None where something of it is wrong, which is reported, all of it that can be seen."""
    _check_lengths(part)
    _check_full_table(part)
    if house is not None and part.good("drills"):
        _check_drills(part, house)
        _check_at_table(part, house)
    if part.wrong or lesson.wrong or house is None:
        return None
    try:
        # Two parts with the same drill ask different exercises of it.
        seed = f"{lesson.values['seed']}: {number}"
        return Part(part.values["title"], _plan(lesson.values, part.values, house, seed), part.values["weight"] or 1)
    except PlanError as error:
        part.fault(part.at("drills"), str(error))
        return None


def _check_lengths(part: Found) -> None:
    given = [key for key in ("exercises", "rounds", "minutes") if key in part.places]
    if not given:
        part.fault(part.place, _("{keys} is missing").format(keys=or_list(_LENGTHS)))
    if "exercises" in given and "rounds" in given:
        part.fault(part.places["rounds"], _('"{key}" is there already: expected one of the two').format(key=given[0]))


_LENGTHS = ("exercises", "minutes")


def _check_full_table(part: Found) -> None:
    """Refuse what is about whole rounds where none are dealt; rounds are counted where nothing else is asked."""
    if not part.good("drills") or "drills" not in part.values:
        return
    skills = part.values["drills"]
    for key in FULL_TABLE:
        if key in part.places and Skill.DEAL not in skills:
            part.fault(part.places[key], _('goes with the drill "{drill}"').format(drill=Skill.DEAL))
    if "rounds" in part.places and Skill.DEAL in skills and len(skills) > 1:
        sentence = _('goes with the drill "{drill}" alone: say "{key}"')
        part.fault(part.places["rounds"], sentence.format(drill=Skill.DEAL, key="exercises"))
    for key in ("faults", "harm"):
        if key in part.places and "only" in part.places:
            part.fault(part.places[key], _('"{key}" says already what happens in each round').format(key="only"))


def _check_drills(part: Found, house: House) -> None:
    """Refuse drills that mean nothing at the table, unless they were asked for with all others."""
    skills = part.values.get("drills", ())
    for skill in skills:
        if not set(MIXED) <= set(skills) and not drill_of(skill).kinds(house):
            part.fault(part.places["drills"], f"{skill}: {nothing_to_practise(house.table)}")


def _check_at_table(part: Found, house: House) -> None:
    """Refuse boxes that the table does not have, and what cannot happen at it."""
    table, only = house.table, part.values.get("only") or ()
    boxes = _boxes(part.values.get("boxes"))
    if boxes and max(boxes) > table.rules.boxes:
        sentence = _('the table "{table}" has boxes 1 to {most}')
        part.fault(part.places["boxes"], sentence.format(table=table.name, most=table.rules.boxes))
        return
    full = FullTable(boxes, only=only)
    _check_players(part, len(full.boxes_at(table)))
    for what in full.impossible(house):
        sentence = _('"{what}" cannot happen at the table "{table}" with boxes {boxes}')
        there = ", ".join(map(str, full.boxes_at(table)))
        part.fault(part.places["only"], sentence.format(what=what, table=table.name, boxes=there))


def _check_players(part: Found, boxes: int) -> None:
    """Refuse more sorts of player than there are boxes to sit at."""
    sorts = part.values.get("players") or ()
    if Skill.DEAL in part.values["drills"] and len(sorts) > boxes:
        sentence = _("more sorts of player than boxes, {players} and {boxes}: expected one for each box at most")
        part.fault(part.places["players"], sentence.format(players=len(sorts), boxes=boxes))


def _boxes(given: int | tuple[int, ...] | None) -> tuple[int, ...]:
    return tuple(range(1, given + 1)) if isinstance(given, int) else given or ()


def _plan(lesson: Any, part: Any, house: House, seed: str) -> Plan:
    skills = tuple(skill for skill in part["drills"] if drill_of(skill).kinds(house))
    often = Often(part["faults"] or 0, part["harm"] or 0)
    full = FullTable(_boxes(part["boxes"]), part["players"] or (), often, part["only"] or ())
    return Plan(
        skills=skills,
        house=house,
        seed=seed,
        count=part["exercises"] or part["rounds"] or MOST,
        feedback=part["feedback"] or lesson["feedback"],
        targets=replace(Targets(), **{**lesson["targets"], **(part["targets"] or {})}),
        full=full,
        limit=(part["minutes"] or 0) * _MINUTE,
        fixed=not lesson["adaptive"],
    )


# --- finding


def load_lesson(name_or_path: str, *, user_folder: Path | None = None) -> Lesson:
    """Load a lesson: the one that comes with the program, else the user's own of that name, or the file at a path.

    :raises LessonFileError: if the file has problems.
    :raises LessonNotFound: if there is no such lesson or its file cannot be opened.
    """
    file = find_lesson(name_or_path, user_folder=user_folder)
    content, problems = decode(content_of(file, LessonNotFound), str(file))
    if problems:
        raise LessonFileError(problems)
    lesson, problems = read_lesson(content, file, user_folder=user_folder)
    if lesson is None:
        raise LessonFileError(problems)
    return lesson


def find_lesson(name_or_path: str, *, user_folder: Path | None = None) -> Path:
    """Return the file of a lesson; a path is not looked at.

    :raises LessonNotFound: if no lesson has that name.
    """
    if is_path(name_or_path):
        return Path(name_or_path)
    listed = list_lessons(user_folder=user_folder)
    wanted = name_or_path.strip().casefold()
    for lesson in listed:
        if lesson.name.casefold() == wanted:
            return lesson.file
    hint = meant(nearest(wanted, [lesson.name for lesson in listed]))
    sentence = _('no lesson is called "{name}"{hint}: "{command}" lists them')
    raise LessonNotFound(sentence.format(name=shown(name_or_path), hint=hint, command="uth train lesson --list"))


def list_lessons(*, user_folder: Path | None = None) -> tuple[ListedLesson, ...]:
    """Return the lessons that come with the program and then the user's own that can be named, each group by name."""
    shipped = [ListedLesson(file.stem, file, preset=True) for file in yaml_files(_shipped())]
    return (*shipped, *_own(lessons_folder(user_folder), {lesson.name.casefold() for lesson in shipped}))


def _own(folder: Path, taken: set[str]) -> Iterator[ListedLesson]:
    for file in yaml_files(folder):
        name = file.stem.casefold()
        if name not in taken and not is_path(file.stem):
            taken.add(name)
            yield ListedLesson(file.stem, file, preset=False)


def _shipped() -> Path:
    return resources.data_folder("assets") / "lessons"


def lessons_folder(user_folder: Path | None = None) -> Path:
    """Return where the user's own lessons lie, whether or not there is such a folder yet."""
    return (paths.data_folder() if user_folder is None else user_folder) / "lessons"
