"""A trainee's report as text."""

from __future__ import annotations

from uth.cli.output import columns
from uth.cli.train.progress_rows import grids
from uth.school.levels import ENOUGH, LAST, LEVELS
from uth.school.past import Past
from uth.words import school_report as words


def text(trainee: str, found: Past) -> str:
    """Return the report; *trainee*: a name."""
    return "\n".join([words.title(trainee), *lines(found), *_tables(found), "", words.not_tested()])


def lines(found: Past) -> tuple[str, str, str]:
    """Return it in short: the score, the level, and when a level is passed."""
    level = found.level.level
    return (
        words.all_line(found.all.right, found.all.asked, found.all.score, found.took),
        words.level_line(found.level.number, len(LEVELS), level.name if level else ""),
        words.level_rule(LAST, ENOUGH),
    )


def _tables(found: Past) -> list[str]:
    return [line for grid in grids(found) for line in ("", columns([grid.heads, *grid.rows], grid.right))]
