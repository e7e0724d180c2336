"""The lines of a table file as a list, and beside it the editor of the one that is chosen. No pygame."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from uth.config import Problem
from uth.pit.edit_lines import A_SIGN, Line, Sort
from uth.pit.edit_spans import Path
from uth.problems import joined
from uth.report.changes import Sign
from uth.ui.align import Align
from uth.ui.page.model import Bar, Block, Button, Cell, Choices, Column, Field, Panel, Row, Table, Text
from uth.ui.picture import Tone
from uth.ui.pit.desk import Desk
from uth.words import pit_edit as words

LINES, VALUE = "lines", "value"
_LONGEST = 120
_MOST_PROBLEMS = 4


def blocks(
    desk: Desk, lines: Sequence[Line], chosen: tuple[Line | None, str | None], other: str, *, whole: bool = False
) -> Iterator[Block]:
    """Return the list and the editor of the line that is chosen.

    *chosen*: that line, and what is typed on it just now; *other*: what the other table is called, empty for the file;
    *whole*: the lines are of several parts of the file, so that each is named by its whole path.
    """
    line, typed = chosen
    yield _list(desk, lines, other, whole=whole)
    if line is not None:
        yield Panel(tuple(_editor(desk, line, typed)))
    for problem in desk.unplaced()[:_MOST_PROBLEMS]:
        yield Text(words.in_line(problem.line, _said(problem)))


def _said(problem: Problem) -> str:
    return f"{problem.path}: {problem.message}" if problem.path else problem.message


# --- the list


def _list(desk: Desk, lines: Sequence[Line], other: str, *, whole: bool) -> Table:
    line, now, there, remark = words.line_heads(other)
    columns = (Column(line, 2.3), Column(now, 1.6), Column(there, 1.5), Column(remark, 2.4, least=420))
    empty = words.no_differences(other) if desk.editing.now.spans else words.no_lines()
    return Table(
        LINES,
        columns,
        len(lines),
        lambda first, count: [_row(desk, each, whole=whole) for each in lines[first : first + count]],
        empty=empty,
        by_click=False,
    )


def _row(desk: Desk, line: Line, *, whole: bool) -> Row:
    said = _word(desk.here(line))
    value = Cell(said, soft=not line.written)
    problems, warnings = desk.editing.now.problems_at(line.path), desk.editing.now.warnings_at(line.path)
    there = desk.there(line.path) if line.sort is not Sort.PAY or line.written else ""
    differs = _differs(desk, line)
    if problems:
        value = Cell(said, Tone.LOSE)
    elif differs:
        value = Cell(said, Tone.WIN)
    remark = next(iter((*problems, *warnings)), None)
    return (
        Cell(words.path_words(line.path if whole else _short(line.path))),
        value,
        Cell(_word(desk.there(line.path)) if differs else there, soft=not differs),
        Cell(words.in_line(remark.line, remark.message) if remark else _plainly(line), soft=remark is None),
    )


def _word(value: str) -> str:
    """A value as it is shown: as the file has it, but for what no file says in a word."""
    return words.whole_sign() if value == A_SIGN else value or words.nothing()


def _short(path: Path) -> Path:
    """The path without the part of the file that all lines beside it are of, too."""
    return path[1:] if len(path) > 1 and path[0] != Sign.BLIND_LOST else path


def _differs(desk: Desk, line: Line) -> bool:
    """Whether the other table says something else here; a file with problems is not compared."""
    return line.path in desk.differing


def _plainly(line: Line) -> str:
    if line.written:
        return ""
    return words.not_named() if line.sort is Sort.PAY else words.by_default()


# --- the editor


def words_of(line: Line) -> tuple[str, ...]:
    """Return the words that a line can have, and first what it has, if that is none of them."""
    return line.words if line.value in line.words else (line.value, *line.words)


def _editor(desk: Desk, line: Line, typed: str | None) -> Iterator[Block]:
    title = words.path_words(line.path)
    if not desk.is_editable(line):
        yield Text(title)
        yield Text(words.no_sign(line.path[0]) if line.sort is Sort.PAY else words.not_here(), soft=True)
        return
    if line.words:
        found = words_of(line)
        yield Choices(VALUE, title, tuple(map(_word, found)), found.index(line.value), words=found, alone=True)
    else:
        hint = words.choose_or_type(pay=line.sort is Sort.PAY)
        yield Field(VALUE, title, line.value if typed is None else typed, hint, _LONGEST)
    yield Bar(tuple(_buttons(line)), Align.RIGHT)
    yield from map(Text, _remarks(desk, line))


def _remarks(desk: Desk, line: Line) -> Iterator[str]:
    """What is wrong with a line, then with those that it goes with, as a minimum does with its maximum."""
    now, here, above = desk.editing.now, joined(line.path), joined(line.path[:-1])
    for own in (*now.problems_at(line.path), *now.warnings_at(line.path)):
        yield words.in_line(own.line, own.message)
    beside = [each for each in now.problems if above and above == _above(each.path) and each.path != here]
    for problem in beside[:_MOST_PROBLEMS]:
        yield words.in_line(problem.line, _said(problem))


def _above(path: str) -> str:
    """The path of what a key is part of."""
    return path.rpartition(" > ")[0]


def _buttons(line: Line) -> Iterator[Button]:
    if not line.words and line.sort is not Sort.TEXT:
        yield Button("less", words.less_word())
        yield Button("more", words.more_word())
    removed = words.remove_word(pay=line.sort is Sort.PAY)
    yield Button("remove", removed, enabled=line.removable, reason=words.cannot_remove())
