"""What came of a class of the dealer school, in words."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction

from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.words.school_report import score_words


def title() -> str:
    """Return the title of the document."""
    return _("Dealer school: results of a class")


def chapters() -> tuple[str, ...]:
    """Return the headings, in order."""
    return (
        _("In short"), _("By trainee"), _("Attempts"), _("Worst mistakes of the class"), _("By drill"),
        _("At the full table"), _("Pace"), _("Not counted"), _("What this rests on"),
    )  # fmt: skip


def counts(trainees: int, attempts: int, time: str) -> str:
    """Return how much there is; *time*: at the table, of all together."""
    who = ngettext("{count} trainee", "{count} trainees", trainees).format(count=trainees)
    what = ngettext("{count} attempt", "{count} attempts", attempts).format(count=attempts)
    return _("{trainees}, {attempts}, {time} at the table.").format(trainees=who, attempts=what, time=time)


def passed_line(passed: int, tested: int) -> str:
    """Return how many attempts of those that can be passed were."""
    if not tested:
        return _("None of these lessons is passed or failed.")
    return ngettext("{passed} of {tested} attempt passed.", "{passed} of {tested} attempts passed.", tested).format(
        passed=passed, tested=tested
    )


def ruled_line(count: int) -> str:
    """Return how many rulings of trainers are counted."""
    if not count:
        return _("No mark was overridden by a trainer.")
    sentence = ngettext(
        "{count} mark was overridden by a trainer; the scores are those after it.",
        "{count} marks were overridden by a trainer; the scores are those after it.",
        count,
    )
    return sentence.format(count=count)


def others_line(lessons: Collection[str]) -> str:
    """Return how many reports are left out; *lessons*: the titles of theirs, one for each report."""
    sentence = ngettext(
        "{count} report of another lesson is left out: {lessons}.",
        "{count} reports of other lessons are left out: {lessons}.",
        len(lessons),
    )
    return sentence.format(count=len(lessons), lessons=", ".join(sorted(set(lessons))))


def trainee_titles() -> tuple[str, ...]:
    """Return the heads of the table of trainees."""
    return (
        _("trainee"), _("attempts"), _("time at the table"), _("exercises"), _("right"), _("score"), _("passed"),
    )  # fmt: skip


def attempt_titles() -> tuple[str, ...]:
    """Return the heads of the table of attempts."""
    return _("trainee"), _("lesson"), _("begun"), _("time"), _("marked"), _("score"), _("result")


def of_words(count: int, of: int) -> str:
    """Return how many of so many: ``1 of 2``; a dash where there are none."""
    return _("{count} of {of}").format(count=count, of=of) if of else "-"


def mistake_titles() -> tuple[str, ...]:
    """Return the heads of the table of mistakes."""
    return _("mistake"), _("weight"), _("times"), _("made by")


def area_titles() -> tuple[str, ...]:
    """Return the heads of the table of areas."""
    return _("area"), _("rounds"), _("right"), _("score")


def area_note() -> str:
    """Return how areas are counted."""
    return _("By area of the rounds that were dealt, as they were marked.")


def pace_note() -> str:
    """Return what the table of paces shows."""
    return _("The middle of all times, and how many kept the target.")


def no_rounds() -> str:
    """Return that no round was dealt."""
    return _("No round was dealt.")


def not_counted_titles() -> tuple[str, str]:
    """Return the heads of the table of files that do not count."""
    return _("file"), _("why")


def twice_words(other: str) -> str:
    """Return that an attempt was handed in twice; *other*: the file that counts."""
    return _("the same attempt as in {file}, counted once").format(file=other)


def all_count() -> str:
    """Return that every file counts."""
    return _("Every file that was handed in counts.")


def rests_on() -> tuple[str, ...]:
    """Return what the figures prove and what they do not, a sentence each."""
    return (
        _(
            "Every attempt was worked out anew from the acts in the file that was handed in, and agrees with the "
            "figures in it. Files that do not agree are listed apart and count nowhere."
        ),
        _("That cannot show who sat at the computer, nor that the times are those of a clock nobody touched."),
        _("Shuffle, pitch and the handling of chips are not tested here: they are for the trainer to see."),
    )


def score_line(score: Fraction) -> str:
    """Return the score of the exercises of all together."""
    return _("Score of all exercises together: {score} of 100.").format(score=score_words(score))


def left_out(score: Fraction) -> str:
    """Return why the score of what was done is not the trainee's: parts that were not done have no exercises."""
    sentence = _(
        "Here and in the tables below only what was done counts. In the trainee's score, {score} of 100, what was not "
        "done earns nothing."
    )
    return sentence.format(score=score_words(score))


def reading(number: int, count: int, file: str) -> str:
    """Return which file is being read."""
    return _("reading {file} ({number} of {count}) ...").format(file=file, number=number, count=count)
