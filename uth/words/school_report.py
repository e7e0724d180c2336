"""What a trainee has done, in words: the report of a run, and that over weeks."""

from __future__ import annotations

from fractions import Fraction
from math import floor

from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.words.figures import number_words
from uth.words.school_chair import skill_words
from uth.words.school_outcome import BY_HAND, by_hand_words
from uth.words.statistics import time_words

_WEIGHTS = {"safety": "safety", "money": "money", "procedure": "procedure", "speed": "speed"}
_PACES = {
    "read": "to read",
    "decide": "to decide",
    "pay": "to state a pay",
    "settle": "to settle a box",
    "deal": "to deal a round",
}
_LEVELS = {
    "first day": "first day",
    "bets": "bets",
    "chips": "chips",
    "payments": "payments",
    "supervised table": "supervised table",
    "rest of the job": "rest of the job",
    "full table": "full table",
}


def weight_words(weight: str) -> str:
    """Return a weight of findings; *weight*: its contract word."""
    return _(_WEIGHTS[weight])


def mistake_words(mistake: str) -> str:
    """Return a kind of mistake; *mistake*: its contract word."""
    return _(mistake)


def pace_words(pace: str) -> str:
    """Return what takes time; *pace*: its contract word."""
    return _(_PACES[pace])


def level_words(level: str) -> str:
    """Return a level; *level*: its contract word."""
    return _(_LEVELS[level])


def score_words(score: Fraction) -> str:
    """Return points to a tenth, rounded down, so that 100 is said of nothing with a fault in it: ``92.5``."""
    return number_words(Fraction(floor(score * 10), 10), 1)


# --- the report of a run


def nothing_answered() -> str:
    """Return the report of a run without an answer."""
    return _("No exercise was answered.")


def right_line(right: int, count: int, score: Fraction) -> str:
    """Return how many exercises were right, and the score."""
    sentence = ngettext(
        "{right} of {count} exercise right, score {score} of 100.",
        "{right} of {count} exercises right, score {score} of 100.",
        count,
    )
    return sentence.format(right=right, count=count, score=score_words(score))


def weights_line(weights: tuple[tuple[str, int], ...]) -> str:
    """Return how many findings there were of each weight."""
    there = ", ".join(f"{weight_words(weight)} {count}" for weight, count in weights)
    return _("Findings: {there}.").format(there=there)


def worst_title() -> str:
    """Return the heading over the worst exercises."""
    return _("The worst exercises:")


def worst_line(number: int, skill: str, kind: str) -> str:
    """Return the heading of one of them; *skill* and *kind*: contract words."""
    return _("Exercise {number}, {skill}: {kind}").format(number=number, skill=skill_words(skill), kind=kind)


def not_tested() -> str:
    """Return what no screen can test."""
    return _("Shuffle, pitch and the handling of chips are not tested here: they are for the trainer to see.")


def share_titles() -> tuple[str, str, str, str]:
    """Return the heads of a table of shares by skill."""
    return _("drill"), _("exercises"), _("right"), _("score")


def kind_title() -> str:
    """Return the head of the column of kinds of exercise."""
    return _("kind")


def mistake_titles() -> tuple[str, str, str]:
    """Return the heads of a table of mistakes."""
    return _("mistake"), _("weight"), _("times")


def pace_titles() -> tuple[str, str, str, str]:
    """Return the heads of a table of paces in a run."""
    return _("pace"), _("times"), _("middle"), _("target")


def target_words(milliseconds: int) -> str:
    """Return a target or a time in seconds; none: a dash."""
    return _("{seconds} s").format(seconds=number_words(milliseconds / 1000, 1)) if milliseconds else "-"


# --- over weeks


def title(trainee: str) -> str:
    """Return the title of the report; *trainee*: a name."""
    return _("Dealer school: {trainee}").format(trainee=trainee)


def nothing_yet(trainee: str) -> str:
    """Return that there is nothing to report; *trainee*: a name, or empty."""
    if not trainee:
        return _("Nothing was practised yet: uth train drill read begins.")
    return _("{trainee} has practised nothing in that time.").format(trainee=trainee)


def all_line(right: int, count: int, score: Fraction, took: int) -> str:
    """Return everything in one line; *took* in milliseconds."""
    return _("{line} Time at the table: {time}.").format(line=right_line(right, count, score), time=time_words(took))


def level_line(number: int, levels: int, level: str) -> str:
    """Return where a trainee stands; *level*: the contract word of what is to be passed next, empty after the last."""
    passed = ngettext("{number} of {levels} levels passed", "{number} of {levels} levels passed", number).format(
        number=number, levels=levels
    )
    if not level:
        return _("{passed}: ready for the full table.").format(passed=passed)
    return _("{passed}; next: {level}.").format(passed=passed, level=level_words(level))


def level_rule(last: int, enough: Fraction) -> str:
    """Return when a level is passed."""
    sentence = _("A level is passed when in each of its drills the last {last} exercises score {enough} or more.")
    return sentence.format(last=last, enough=score_words(enough))


def level_titles(last: int) -> tuple[str, str, str, str]:
    """Return the heads of the table of levels; *last*: so many exercises of each drill count."""
    counted = ngettext("of the last {last}", "of the last {last}", last).format(last=last)
    return _("level"), _("drill"), counted, _("score")


def passed_words(*, passed: bool) -> str:
    """Return the mark of a drill in which enough was reached."""
    return _("passed") if passed else ""


def no_mistake() -> str:
    """Return what stands where there are no mistakes."""
    return _("No mistake was made.")


def nothing_timed() -> str:
    """Return what stands where no time was taken."""
    return _("Nothing was timed.")


def plot_words() -> str:
    """Return what the plots show."""
    return _("Score of each week, of 100, and in brackets how many exercises it is of; a week is named by its Monday.")


def past_pace_titles() -> tuple[str, str, str, str, str]:
    """Return the heads of a table of paces over weeks."""
    return *pace_titles(), _("in time")


def within_words(within: int, timed: int) -> str:
    """Return how many times kept their target."""
    return _("{within} of {timed}").format(within=within, timed=timed) if timed else "-"


def week_title() -> str:
    """Return the head of the column of weeks, named by their Mondays."""
    return _("week of")


def time_title() -> str:
    """Return the head of the column of the time at the table."""
    return _("time at the table")


def chart_about(name: str) -> str:
    """Return what a plot shows; *name*: of a drill, or of all."""
    return _("{name}: score by week, from 0 to 100").format(name=name)


def all_drills() -> str:
    """Return what stands for all drills together."""
    return _("all drills")


# --- for the trainer


def trainer_title() -> str:
    """Return the heading of what the trainer sees."""
    return _("For the trainer")


def trainer_items() -> tuple[str, ...]:
    """Return what a mouse cannot test (rules.md 7.1, 7.4, 7.6)."""
    return tuple(by_hand_words(what) for what in BY_HAND)


def seen_words() -> tuple[str, str, str]:
    """Return the heads of the boxes that the trainer ticks."""
    return _("good"), _("fair"), _("again")


# --- on paper


def sheet_title() -> str:
    """Return the title of a printed test."""
    return _("Dealer school: test")


def key_title() -> str:
    """Return the title of its key."""
    return _("Dealer school: key to the test")


def on_the_table() -> str:
    """Return the head of what lies on the table."""
    return _("on the table")


def steps_to_number() -> str:
    """Return how steps are put in order with a pen."""
    return _("number what is done, in order; leave the rest")


def answers_about() -> str:
    """Return what the room for the answers is, for who cannot see it."""
    return _("room for the answers")
