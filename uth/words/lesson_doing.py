"""An audition or a lesson while it is done, in words: what comes, what is going on, where the report is."""

from __future__ import annotations

from fractions import Fraction

from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.words.attempt_report import clock_words
from uth.words.school_report import score_words

# --- in the terminal


def opening(title: str, parts: int, limit: int, table: str, profile: str) -> str:
    """Return what comes, a sentence; *limit*: in milliseconds, 0 for none."""
    sentence = ngettext(
        "{title}: {count} part at the table {table}, house profile {profile}.",
        "{title}: {count} parts at the table {table}, house profile {profile}.",
        parts,
    ).format(title=title, count=parts, table=table, profile=profile)
    return f"{sentence} {_('Time: {time}.').format(time=clock_words(limit))}" if limit else sentence


def part_line(number: int, parts: int, title: str) -> str:
    """Return the heading of a part."""
    return _("--- Part {number} of {parts}: {title}").format(number=number, parts=parts, title=title)


def time_is_up(title: str) -> str:
    """Return that the time of a part is up."""
    return _("The time of this part is up: {title}.").format(title=title)


def written_to(file: str) -> str:
    """Return where the report is."""
    return _("The report to hand in is written to {file}.").format(file=file)


def nothing_done() -> str:
    """Return that there is nothing to hand in."""
    return _("Nothing was answered: there is no report.")


def result_line(title: str, score: Fraction, verdict: str) -> str:
    """Return the result in one line; *score*: an exact fraction."""
    sentence = _("{title}: score {score} of 100, {verdict}.")
    return sentence.format(title=title, score=score_words(score), verdict=verdict)
