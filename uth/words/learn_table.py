"""A drill on the table in words: how far it is, what can be done, and the note about an answer."""

from __future__ import annotations

from uth.i18n import gettext as _
from uth.i18n import ngettext


def drill_word() -> str:
    """Return the small heading over how far a drill is."""
    return _("Drill")


def progress_words(number: int, hands: int) -> str:
    """Return how far a drill is: ``7 of 20``."""
    return _("{number} of {hands}").format(number=number, hands=hands)


def streak_words(right: int, streak: int) -> str:
    """Return how a drill stands: ``5 right, streak 3``."""
    return _("{right} right, streak {streak}").format(right=right, streak=streak)


def clock_words(seconds: int) -> str:
    """Return how long there still is for an answer."""
    return ngettext("{count} second left", "{count} seconds left", seconds).format(count=seconds)


def dark_word() -> str:
    """Return what stands on a box that is to be played dark."""
    return _("dark")


def looking_prompt() -> str:
    """Return the prompt while the next hand takes exact values to find."""
    return _("Looking for a hand that fits: exact values are worked out ...")


def stopped_title() -> str:
    """Return the title of why a drill does not go on."""
    return _("No hand to ask")


def next_word() -> str:
    """Return the button that goes on to the next hand."""
    return _("Next hand")


def report_word() -> str:
    """Return the button that goes on to the report."""
    return _("Report")


def why_word() -> str:
    """Return the button that shows or hides the explanation."""
    return _("Explanation")


def end_word() -> str:
    """Return the way out of a drill."""
    return _("End drill")


def back_word() -> str:
    """Return the way back from an explanation."""
    return _("Back")


def try_word() -> str:
    """Return the button that puts the same question again."""
    return _("Try it")


def decide_first() -> str:
    """Return why there is no going on before an answer."""
    return _("Decide first.")


def not_offered() -> str:
    """Return why an answer cannot be given."""
    return _("That is not offered here.")


def not_answered() -> str:
    """Return why there is no explanation before an answer."""
    return _("Explained after your answer.")


def right_title(answer: str) -> str:
    """Return the title of a right answer, by its label."""
    return _("Right: {choice}").format(choice=answer)


def wrong_title(best: str, *, answered: bool, late: bool) -> str:
    """Return the title of a wrong answer, or of one that never came; *best*: the label of the right one."""
    if not answered:
        return _("Time is up: {best}").format(best=best)
    return (_("Too late: {best}") if late else _("Wrong: {best}")).format(best=best)


def not_chosen(answer: str) -> str:
    """Return what was answered wrongly, by its label."""
    return _("not {choice}").format(choice=answer)


def costs_words(antes_words: str) -> str:
    """Return what an answer cost."""
    return _("costs {antes}").format(antes=antes_words)


def costs_nothing() -> str:
    """Return that an answer cost nothing."""
    return _("costs nothing")


def not_covered() -> str:
    """Return that a bet is more than what there is."""
    return _("not covered")


def most_covered() -> str:
    """Return that a bet is the highest that there is enough for."""
    return _("the most that is covered")


def none_covered() -> str:
    """Return that there is not enough for the lowest bet."""
    return _("none is covered")


def more_possible() -> str:
    """Return that a bet could be higher."""
    return _("more is possible")


def rule_of_thumb() -> str:
    """Return the mark of an answer whose exact cost is not known."""
    return _("rule of thumb")


def values_follow() -> str:
    """Return that an answer is marked by the rule of thumb until its exact values are worked out."""
    return _("Marked by the rule of thumb; the exact values follow.")


def explanation_follows() -> str:
    """Return that what there is to say about an answer is being worked out."""
    return _("The explanation follows.")


def value_title() -> str:
    """Return the heading over what each choice is worth."""
    return _("WORTH, IN ANTES")
