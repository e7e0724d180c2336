"""The pages of a printed test: the exercises with room for the answers, and the key."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import uth
from uth.cards import format_cards
from uth.cli.train.school_pictures import label_room, to_number_below, to_tick, to_tick_below, to_write
from uth.i18n import gettext as _
from uth.school.exercise import Exercise, Field, GiveChips, Order, Pick
from uth.school.plan import Plan
from uth.school.telling import exercise_lines, rack_line, value_words
from uth.words import school_report as words
from uth.words.document import Bar, Chapter, Clause, Document, Grid, Label, Picture
from uth.words.school_answers import answer_line
from uth.words.school_chair import skill_words

_ROW = 19.0
_FEW = 5
"""So many options stand under each question; more of them once, at the head of the test."""
_INLINE = 3
"""So many lines about the table stand in the paragraph; more of them in a list under it."""

Part = Clause | Grid | Picture


def questions(plan: Plan, exercises: Sequence[Exercise]) -> Document:
    """Return the exercises, to be answered with a pen."""
    about = (
        *_about(plan),
        (_("Name"), "_" * 36),
        (_("Date"), "_" * 36),
        (_("Cards"), _("c clubs, d diamonds, h hearts, s spades; T ten")),
        *_long_lists(exercises),
    )
    parts = tuple(part for exercise in exercises for part in _exercise(exercise))
    return Document(words.sheet_title(), about, (Chapter(_("Exercises"), parts),))


def key(plan: Plan, exercises: Sequence[Exercise]) -> Document:
    """Return the right answers, under the numbers of the exercises."""
    several = len(plan.skills) > 1
    parts = tuple(Clause(_key(exercise, several=several)) for exercise in exercises)
    return Document(words.key_title(), _about(plan), (Chapter(_("Right answers"), parts),))


def _about(plan: Plan) -> tuple[tuple[str, str], ...]:
    house = plan.house
    alone = len(plan.skills) == 1
    return (
        (_("Drill"), skill_words(plan.skills[0]) if alone else words.all_drills()),
        (_("Table"), house.table.name),
        (_("House profile"), f"{house.profile.name}, {house.profile.title}"),
        (_("Seed"), plan.seed),
        (_("Program"), f"uth {uth.__version__}"),
    )


def _long_lists(exercises: Sequence[Exercise]) -> Iterator[tuple[str, str]]:
    """The options that are the same in every exercise and too many to stand under each, by question."""
    found: dict[str, set[tuple[str, ...]]] = {}
    for exercise in exercises:
        for field in exercise.fields:
            if isinstance(field, Pick) and len(field.options) > _FEW and not _of_places(field):
                found.setdefault(field.label, set()).add(tuple(option.label for option in field.options))
    for label, lists in found.items():
        if len(lists) == 1:
            yield label, "; ".join(*lists)


def _of_places(field: Pick) -> bool:
    """Whether the options are places on the table, which are others in every exercise."""
    return any(option.value.startswith("box ") for option in field.options)


def _exercise(exercise: Exercise) -> Iterator[Part]:
    lines = [_together(line) for line in (*exercise_lines(exercise, format_cards), *_racks(exercise))]
    if len(lines) <= _INLINE:
        yield Clause(" ".join([*(_sentence(line) for line in lines), exercise.prompt]))
    else:
        yield Clause(exercise.prompt)
        yield Grid((words.on_the_table(),), tuple((line,) for line in lines))
    yield _answers(exercise)


def _together(line: str) -> str:
    """A line that is not broken between a number of chips and their value."""
    return line.replace(" × ", "\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}")


def _sentence(line: str) -> str:
    return line if line.endswith(".") else f"{line}."


def _racks(exercise: Exercise) -> Iterator[str]:
    racks = {field.rack for field in exercise.fields if isinstance(field, GiveChips) and field.rack is not None}
    yield from (rack_line(exercise.still.table, rack) for rack in racks)


def _answers(exercise: Exercise) -> Picture:
    """Room for every answer: boxes to tick where there are few options, steps to number, else a line to write on."""
    left = label_room([field.label for field in exercise.fields])
    rows = [row for field in exercise.fields for row in _rows(field, left)]
    shapes = tuple(_moved(shape, number * _ROW) for number, row in enumerate(rows) for shape in row)
    return Picture(words.answers_about(), _ROW * len(rows) + 6, shapes)


def _rows(field: Field, left: float) -> Iterator[tuple[Bar | Label, ...]]:
    labels = [option.label for option in field.options] if isinstance(field, Pick | Order) else []
    if isinstance(field, Order):
        yield from to_number_below((field.label, words.steps_to_number()), labels, left)
        return
    if not 0 < len(labels) <= _FEW:
        yield to_write(field.label, left)
        return
    one_line = to_tick(field.label, labels, left)
    if one_line is not None:
        yield one_line
    else:
        yield from to_tick_below(field.label, labels)


def _moved(shape: Bar | Label, by: float) -> Bar | Label:
    return replace(shape, down=shape.down + by)


def _key(exercise: Exercise, *, several: bool) -> str:
    answers = [
        answer_line(field.label, value_words(exercise, field, exercise.right[field.name], format_cards))
        for field in exercise.fields
    ]
    about = _("{skill}, {kind}").format(skill=skill_words(exercise.skill), kind=exercise.kind)
    return _("{answers} ({about})").format(answers="; ".join(answers), about=about if several else exercise.kind)
