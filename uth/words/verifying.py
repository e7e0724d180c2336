"""What comes of verifying a report that was handed in, in words."""

from __future__ import annotations

from fractions import Fraction

from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.words.attempt_report import moment_words, nobody, verdict
from uth.words.school_report import score_words


def head(lesson: str, trainee: str, began: int) -> str:
    """Return what was handed in, by whom and when it was begun (milliseconds since 1970)."""
    sentence = _("{lesson}, {trainee}, begun {moment}")
    return sentence.format(lesson=lesson, trainee=trainee or nobody(), moment=moment_words(began))


def result_line(score: Fraction, *, passed: bool | None, over: bool) -> str:
    """Return the result as it comes of the acts."""
    sentence = _("From the acts: score {score} of 100, {verdict}.")
    return sentence.format(score=score_words(score), verdict=verdict(passed=passed, over=over))


def agree_line(agreeing: int, count: int) -> str:
    """Return how many lines agree."""
    sentence = ngettext("{agreeing} of {count} line agrees.", "{agreeing} of {count} lines agree.", count)
    return sentence.format(agreeing=agreeing, count=count)


def titles() -> tuple[str, str, str]:
    """Return the heads of the table of lines that do not agree."""
    return _("line"), _("recorded"), _("worked out")


def ruling_line(what: str, by: str, points: str, reason: str) -> str:
    """Return a ruling of the trainer."""
    return _("Ruled by {by}: {what}, points {points}: {reason}").format(by=by, what=what, points=points, reason=reason)


def proof() -> str:
    """Return what this shows, and what it cannot."""
    return _(
        "This shows that the figures follow from the acts that are written down. It cannot show who did them, nor that "
        "the times are true."
    )


def no_file(file: str, why: str) -> str:
    """Return that a file cannot be read."""
    return _("{file} cannot be read: {reason}").format(file=file, reason=why)
