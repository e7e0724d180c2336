"""The rounds that can be shown again, as lists of a page: those of one run, and all that are kept. No pygame."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from uth.school.kept_rounds import KeptRound
from uth.school.run import Mark
from uth.ui.align import Align
from uth.ui.keys import Key
from uth.ui.page.model import Button, Cell, Column, Row, Table
from uth.ui.picture import Tone
from uth.ui.school.replay_steps import is_replayed
from uth.words import school_chair as chair_words
from uth.words import school_replay as words
from uth.words import times

ROUNDS = "rounds"
"""The name of the list, and of the part of the page that has it."""
_OF_RUN = (0.5, 2.0, 0.8, 0.8, 0.8)
_KEPT = (1.6, 1.6, 0.6, 0.6, 0.8, 0.8, 0.8)
_NARROW = 520
"""In a list less wide than this, at unit 1, what says least is left out."""
_LEAST = 3


def rounds_of(marks: Iterable[Mark]) -> tuple[Mark, ...]:
    """Return the exercises of a run that can be shown again, in order."""
    return tuple(mark for mark in marks if is_replayed(mark.skill))


def run_list(marks: Sequence[Mark]) -> Table:
    """Return the rounds of a run as a list."""

    def row(mark: Mark) -> Row:
        return (
            Cell(str(mark.number)),
            Cell(chair_words.skill_words(mark.skill.value)),
            _points(mark.points, right=mark.right),
            Cell(str(len(mark.findings))),
            Cell(chair_words.clock_words(mark.took)),
        )

    columns = _columns(words.round_titles(), _OF_RUN, left={1})
    return Table(
        ROUNDS, columns, len(marks), lambda first, count: [*map(row, marks[first : first + count])], least=_LEAST
    )


def replay_button(mark: Mark) -> Button:
    """Return the way to the acts of an exercise."""
    reason = "" if is_replayed(mark.skill) else words.no_acts()
    return Button("replay", words.replay_word(), key=Key.R, enabled=not reason, reason=reason)


def kept_list(rounds: Sequence[KeptRound]) -> Table:
    """Return all rounds that are kept as a list."""

    def row(kept: KeptRound) -> Row:
        return (
            Cell(times.moment(kept.done.at)),
            Cell(chair_words.skill_words(kept.done.skill.value)),
            Cell(str(kept.run)),
            Cell(str(kept.number)),
            _points(kept.done.points, right=kept.done.right),
            Cell(str(len(kept.done.findings))),
            Cell(chair_words.clock_words(kept.done.took)),
        )

    columns = _columns(words.kept_titles(), _KEPT, left={0, 1}, narrow={2, 3})
    return Table(
        ROUNDS, columns, len(rounds), lambda first, count: [*map(row, rounds[first : first + count])], least=_LEAST
    )


def _points(points: int, *, right: bool) -> Cell:
    return Cell(str(points), Tone.WIN if right else None)


def _columns(
    titles: Sequence[str], shares: Sequence[float], left: set[int], narrow: set[int] | None = None
) -> tuple[Column, ...]:
    return tuple(
        Column(title, share, Align.LEFT if place in left else Align.RIGHT, _NARROW if place in (narrow or set()) else 0)
        for place, (title, share) in enumerate(zip(titles, shares, strict=True))
    )
