"""The report of an audition or a lesson, in words: the document that is handed in."""

from __future__ import annotations

from datetime import UTC, datetime
from fractions import Fraction

from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.words.school_report import score_words


def title(lesson: str) -> str:
    """Return the title; *lesson*: its title."""
    return _("{lesson}: result").format(lesson=lesson)


def about_titles() -> tuple[str, ...]:
    """Return what stands in the head: who, when, the table, the profile, the seed, the program."""
    return _("Trainee"), _("Begun"), _("Table"), _("House profile"), _("Seed"), _("Program")


def nobody() -> str:
    """Return what stands where no name was given."""
    return _("no name given")


def moment_words(at: int) -> str:
    """Return a moment, in milliseconds since 1970, the same in every place: ``2027-01-18 12:00 UTC``."""
    try:
        return _("{moment} UTC").format(moment=datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M"))
    except (OverflowError, OSError, ValueError):
        return _("no time that there is")


def clock_words(milliseconds: int) -> str:
    """Return a time in minutes and seconds: ``12:05``."""
    minutes, seconds = divmod(milliseconds // 1000, 60)
    return f"{minutes}:{seconds:02}"


# --- the result


def result_title() -> str:
    """Return the heading of the result."""
    return _("Result")


def figure_titles() -> tuple[str, str]:
    """Return the heads of a table of figures."""
    return _("figure"), _("value")


def score_title() -> str:
    """Return the name of the score."""
    return _("score, of 100")


def ruled_title() -> str:
    """Return the name of the score after what the trainer ruled."""
    return _("score after the trainer's rulings")


def needed_title() -> str:
    """Return the name of the score that is needed."""
    return _("passed with")


def done_title() -> str:
    """Return the name of how much was done."""
    return _("exercises and rounds done")


def time_title() -> str:
    """Return the name of the time that the answers took."""
    return _("time")


def time_of(took: int, limit: int) -> str:
    """Return the time that was taken, of that which there was (0: no limit); in milliseconds."""
    if not limit:
        return clock_words(took)
    return _("{took} of {limit}").format(took=clock_words(took), limit=clock_words(limit))


def count_of(done: int, due: int | None) -> str:
    """Return how many of those that are due were done; None: as many as the time allowed."""
    return str(done) if due is None else _("{done} of {due}").format(done=done, due=due)


def unsafe_title() -> str:
    """Return the name of the count of faults of safety that stand."""
    return _("faults of safety that stand")


def verdict_title() -> str:
    """Return the name of the verdict."""
    return _("verdict")


def verdict(*, passed: bool | None, over: bool) -> str:
    """Return whether it is passed; None: it is not passed or failed."""
    if passed is None:
        return _("done to the end") if over else _("left before the end")
    return _("PASSED") if passed else _("NOT PASSED")


def why_not(score: Fraction, enough: int, unsafe: int, *, over: bool) -> tuple[str, ...]:
    """Return why it is not passed, a sentence each."""
    found = []
    if not over:
        found.append(_("It was left before its end."))
    if score < enough:
        sentence = _("{score} points are fewer than {enough}.")
        found.append(sentence.format(score=score_words(score), enough=enough))
    if unsafe:
        found.append(
            ngettext(
                "{count} fault of safety at the table stands: the floor was not called after it in the same round.",
                "{count} faults of safety at the table stand: the floor was not called after them in the same round.",
                unsafe,
            ).format(count=unsafe)
        )
    return tuple(found)


def rule(enough: int) -> str:
    """Return when it is passed."""
    return _(
        "Passed is who does it to the end, with {enough} points or more of 100, and without a fault of safety at the "
        "table that stands: competent, not perfect. The floor, called in the same round, puts such a fault right."
    ).format(enough=enough)


def scoring() -> str:
    """Return how the points come about."""
    return _(
        "Each exercise and each round begins with 100 points: a fault of safety takes all, one of money half, one of "
        "procedure a fifth, slowness a tenth. What was due and was not done or answered, and a round that was left "
        "in the middle, earns nothing. Each part counts with its weight."
    )


def not_done(part: str, missing: int) -> str:
    """Return what of a part was not done."""
    sentence = ngettext("{part}: {count} exercise was not done.", "{part}: {count} exercises were not done.", missing)
    return sentence.format(part=part, count=missing)


def unanswered(part: str, number: int) -> str:
    """Return that an exercise was left without an answer."""
    return _("{part}: exercise {number} was not answered.").format(part=part, number=number)


def left_round(part: str, number: int) -> str:
    """Return that a round was left in the middle."""
    return _("{part}: round {number} was left before its end.").format(part=part, number=number)


def parts_title() -> str:
    """Return the heading of the parts."""
    return _("By part")


def part_titles() -> tuple[str, ...]:
    """Return the heads of the table of parts."""
    return _("part"), _("weight"), _("done"), _("time"), _("score")


def skills_title() -> str:
    """Return the heading of the skills."""
    return _("By drill")


def full_title(part: str) -> str:
    """Return the heading of what came of the rounds of a part."""
    return _("{part}, in detail").format(part=part)


def happened_titles() -> tuple[str, str, str]:
    """Return the heads of the table of what went wrong at the full table."""
    return _("round"), _("what went wrong"), _("what was made of it")


def time_part_titles() -> tuple[str, str]:
    """Return the heads of the table of the times of the rounds."""
    return _("part of the rounds"), _("time")


def pace_title() -> str:
    """Return the heading of the pace."""
    return _("Pace against the targets")


def mistakes_title() -> str:
    """Return the heading of the mistakes."""
    return _("Mistakes")


# --- the faults


def faults_title() -> str:
    """Return the heading of every fault at its moment."""
    return _("Every fault at its moment")


def fault_place(part: str, number: int, drill: str, at: int | None) -> str:
    """Return where a fault was; *at*: in milliseconds since the exercise was shown, None for no act."""
    if at is None:
        return _("{part}, exercise {number}: {drill}").format(part=part, number=number, drill=drill)
    sentence = _("{part}, exercise {number}: {drill}, at {time}")
    return sentence.format(part=part, number=number, drill=drill, time=clock_words(at))


def fault_heads(weight: str, mistake: str, *, stands: bool) -> tuple[str, str]:
    """Return the heads of the table of one fault."""
    return weight, _("{mistake} (stands)").format(mistake=mistake) if stands else mistake


def fault_titles() -> tuple[str, str, str, str]:
    """Return what is told of a fault: what was done, what was right, why, and where that is written."""
    return _("done"), _("right"), _("why"), _("source")


def photo_about(place: str) -> str:
    """Return what a picture shows, for who cannot see it."""
    return _("{place}: the table just before").format(place=place)


def photos_note() -> str:
    """Return what the pictures are."""
    return _("Each picture is the table from the dealer's chair just before the act; what it is about is lit.")


def no_photos() -> str:
    """Return that there are no pictures."""
    return _("There are no pictures: they need a program with its window.")


def no_fault() -> str:
    """Return that nothing was wrong."""
    return _("Nothing was wrong.")


# --- rulings of the trainer


def rulings_title() -> str:
    """Return the heading of what the trainer ruled otherwise."""
    return _("Rulings of the trainer")


def ruling_titles() -> tuple[str, ...]:
    """Return the heads of the table of rulings."""
    return _("what"), _("by"), _("when"), _("points"), _("reason")


def ruling_of(part: int, exercise: int, finding: int) -> str:
    """Return what was ruled on; *finding*: from 1, 0 for the whole exercise."""
    if not finding:
        return _("part {part}, exercise {exercise}").format(part=part, exercise=exercise)
    sentence = _("part {part}, exercise {exercise}, fault {fault}")
    return sentence.format(part=part, exercise=exercise, fault=finding)


def points_change(before: int, after: int) -> str:
    """Return how points changed."""
    return _("{before} to {after}").format(before=before, after=after)


def proof_title() -> str:
    """Return the heading of what the report can show."""
    return _("What this report shows")


def proof() -> tuple[str, ...]:
    """Return what can be verified of it, and what cannot."""
    return (
        _(
            "This file has in it everything that was asked, every answer and act, and when it was given. "
            "The command {command} works the whole report out anew from them and compares every figure."
        ).format(command="uth train verify"),
        _(
            "That shows that the figures follow from the acts that are written down. It cannot show who did them, nor "
            "that the times are true: both are for who watched. Pictures are for the eye, and are not compared."
        ),
    )


def signing() -> tuple[str, str]:
    """Return who signs."""
    return _("Trainer"), _("Trainee")


def sign_title() -> str:
    """Return the heading over the lines to sign."""
    return _("For the trainer")
