"""The page of one table file: its sign with all figures, or a part of its lines with the editor. No pygame."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from uth.pit.edit_lines import Group, Line
from uth.ui.keys import Key, KeyLabels
from uth.ui.page.model import Bar, Block, Button, Canvas, Choices, Columns, Page, Tabs, Text
from uth.ui.pit import editor, figures
from uth.ui.pit.desk import Desk
from uth.words import pit_edit as words
from uth.words import pit_save
from uth.words import tables as table_words
from uth.words.pit_worth import no_figures
from uth.words.sign import unusual_sentences

SIGN = "sign"
"""The name of the canvas with the signs."""


class Part(StrEnum):
    """The parts of the page; those between the first and the last are groups of lines."""

    SIGN = "sign"
    BLIND = Group.BLIND
    TRIPS = Group.TRIPS
    RULES = Group.RULES
    LIMITS = Group.LIMITS
    PROCEDURE = Group.PROCEDURE
    FILE = Group.FILE
    DIFFERENCES = "differences"


@dataclass(frozen=True, slots=True)
class Sight:
    """What is looked at, and what a person is doing there.

    :ivar file: the name of the file.
    :ivar line: the one that is chosen, if there is any.
    :ivar typed: what is typed on it just now; None for nothing.
    :ivar height: of the signs, at unit 1.
    :ivar focus: what has the focus; *typing*: that is a field.
    """

    part: Part
    file: str
    line: Line | None
    typed: str | None
    height: float
    focus: str
    typing: bool
    notice: str = ""
    """What has just happened."""


def lines_of(desk: Desk, part: Part) -> tuple[Line, ...]:
    """Return the lines of a part of the page; the sign has none."""
    if part is Part.SIGN:
        return ()
    return desk.different() if part is Part.DIFFERENCES else desk.lines(Group(part))


def page(desk: Desk, sight: Sight, labels: KeyLabels) -> Page:
    """Return the page."""
    parts = list(Part)
    titles = tuple(_title(desk, part, title) for part, title in zip(parts, words.parts(), strict=True))
    tabs = Tabs("part", "", titles, parts.index(sight.part), words=tuple(parts))
    names = (words.saved_file(), *desk.names)
    bar = Bar((Choices("beside", words.beside_label(), names, desk.beside, alone=True),))
    blocks = _sign(desk, sight, bar) if sight.part is Part.SIGN else _edited(desk, sight, bar)
    title = desk.editing.good.name if desk.editing.good is not None else sight.file
    return Page(
        title,
        blocks,
        subtitle=_state(desk, sight),
        tabs=tabs,
        buttons=_buttons(desk, sight),
        hint=_keys(sight, labels),
        notice=sight.notice,
    )


def _title(desk: Desk, part: Part, title: str) -> str:
    """The title of a part, marked where it has a problem."""
    is_group = part not in (Part.SIGN, Part.DIFFERENCES)
    return words.with_problem(title) if is_group and desk.has_problem(Group(part)) else title


def _other(desk: Desk) -> str:
    """What the other table is called; empty for the saved file."""
    return desk.names[desk.beside - 1] if desk.beside else ""


def _state(desk: Desk, sight: Sight) -> str:
    editing = desk.editing
    count = len(editing.now.problems)
    parts = [sight.file]
    parts += [words.unsaved()] if editing.changed else []
    parts += [words.problems_count(count)] if count else []
    return ", ".join(parts)


def _sign(desk: Desk, sight: Sight, bar: Bar) -> tuple[Block, ...]:
    found = tuple(figures.in_full(desk.worth(), desk.other_figures(), _other(desk)))
    return bar, Columns(((*_board(desk, sight), *_about(desk)), found))


def _about(desk: Desk) -> tuple[Block, ...]:
    """What the sign does not say: where the rules are not the usual ones, and what is odd about the file."""
    editing = desk.editing
    if editing.good is None:
        return ()
    sentences = unusual_sentences(editing.good) or (table_words.nothing_unusual(),)
    odd = (Text(words.in_line(each.line, f"{each.path}: {each.message}")) for each in editing.now.warnings)
    return (*(Text(sentence, soft=True) for sentence in sentences), *odd)


def _edited(desk: Desk, sight: Sight, bar: Bar) -> tuple[Block, ...]:
    other = _other(desk)
    mixed = sight.part is Part.DIFFERENCES
    shown = editor.blocks(desk, lines_of(desk, sight.part), (sight.line, sight.typed), other, whole=mixed)
    left = (bar, *shown)
    if mixed and desk.differing:
        left = (*left, Text(words.differ(len(desk.differing), other), soft=True))
    found = tuple(figures.in_short(desk.worth(), desk.other_figures(), other))
    return (Columns((left, (*_board(desk, sight), *found)), (8, 5)),)


def _board(desk: Desk, sight: Sight) -> tuple[Block, ...]:
    """The sign as it would be printed: of the last draft that was a table."""
    editing = desk.editing
    if editing.good is None:
        return ()
    board = Canvas(SIGN, sight.height, weight=0)
    return (board,) if editing.now.table is not None else (board, Text(no_figures(), soft=True))


def _buttons(desk: Desk, sight: Sight) -> tuple[Button, ...]:
    editing = desk.editing
    undo, redo = bool(editing.past) or sight.typed is not None, bool(editing.future)
    problems = len(editing.now.problems)
    why = pit_save.mend_first(problems) if problems else ""
    return (
        Button("undo", words.undo_word(), key=Key.U, enabled=undo, reason=words.nothing_to_undo()),
        Button("redo", words.redo_word(), key=Key.R, enabled=redo, reason=words.nothing_to_redo()),
        Button("save", pit_save.save_word(), key=Key.S, enabled=not problems, reason=why, gold=editing.changed),
    )


def _keys(sight: Sight, labels: KeyLabels) -> str:
    """What the keys do where the focus is; empty for the usual ones."""
    label = labels.label
    if sight.focus == editor.LINES and sight.line is not None:
        return words.list_keys(*map(label, (Key.LEFT, Key.RIGHT, Key.ENTER, Key.DELETE)))
    return words.field_keys(label(Key.ENTER), label(Key.ESCAPE)) if sight.typing else ""
