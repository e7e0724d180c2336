"""What came of a run of the dealer school, in words: the report's page."""

from __future__ import annotations

from uth.i18n import gettext as _
from uth.i18n import ngettext


def report_title() -> str:
    """Return the title of the report of a run."""
    return _("School report")


def report_parts() -> tuple[str, str, str, str]:
    """Return the parts of the report: all of it, the faults, the pace, what the trainer sees."""
    return _("Result"), _("Faults"), _("Pace"), _("For the trainer")


def heads() -> tuple[str, str, str, str, str]:
    """Return the headings of the large figures: the score, then faults by their weight."""
    return _("SCORE"), _("SAFETY"), _("MONEY"), _("PROCEDURE"), _("SPEED")


def right_of(right: int, asked: int) -> str:
    """Return how many answers were right: ``17 of 20 right``."""
    return _("{right} of {asked} right").format(right=right, asked=asked)


def costs_words(points: int) -> str:
    """Return what a fault costs: ``50 points each``."""
    return ngettext("{points} point each", "{points} points each", points).format(points=points)


def not_over(answered: int, count: int, *, kept: bool | None) -> str:
    """Return that a run was left before its end, and whether its answers are *kept*; None: that is said elsewhere."""
    left = _("Left after {answered} of {count} exercises.").format(answered=answered, count=count)
    if kept is None:
        return left
    return f"{left} {_('What was answered is kept.') if kept else _('Nothing of this run is kept.')}"


def scoring_note() -> str:
    """Return how points are given."""
    return _(
        "Every exercise begins with 100 points. A fault of safety takes all of them, one of money half, one of "
        "procedure a fifth, one of speed a tenth; a wrong answer to the one question there is takes all."
    )


def by_drill() -> str:
    """Return the heading over the result by drill."""
    return _("By drill")


def drill_titles() -> tuple[str, ...]:
    """Return the heads of the columns of the result by drill."""
    return _("Drill"), _("Exercises"), _("Right"), _("Score"), ""


def worst_heading() -> str:
    """Return the heading over the worst exercises."""
    return _("To be looked at again")


def worst_titles() -> tuple[str, ...]:
    """Return the heads of the columns of the worst exercises."""
    return _("No."), _("Drill"), _("Points"), _("Fault")


def no_fault() -> str:
    """Return that nothing was wrong."""
    return _("Nothing was wrong.")


def fault_titles() -> tuple[str, ...]:
    """Return the heads of the columns of the faults."""
    return _("No."), _("Drill"), _("Weighs"), _("Fault")


# --- pace


def pace_titles() -> tuple[str, ...]:
    """Return the heads of the columns of the pace."""
    return _("What"), _("Times"), _("Middle"), _("Target"), "", _("Slowest")


def pace_key() -> tuple[str, str]:
    """Return what the bars of the pace mean: the middle of all times, and the mark."""
    return _("the middle of all times"), _("the target")


def no_target() -> str:
    """Return what stands where there is no target."""
    return _("none")


def nothing_timed() -> str:
    """Return that nothing was timed."""
    return _("Nothing was timed.")


def each_time(what: str) -> str:
    """Return the heading of the plot of each time; *what*: such as ``Read``."""
    return _("{what}: each time in the order of the exercises, in seconds; the line is the target").format(what=what)


def exercise_words(number: int) -> str:
    """Return an exercise by its number."""
    return _("No. {number}").format(number=number)


# --- what a mouse cannot test


def by_hand_note() -> str:
    """Return what the trainer has to see with their own eyes."""
    return _(
        "A mouse does not test these. The trainer watches them at a real table, and ticks what was seen. "
        "The ticks stay until this page is left; a printed report has the same boxes."
    )


_BY_HAND = {
    "shuffle": "Shuffle: riffle, strip and cut; no card is seen",
    "pitch": "Pitch: every card to its place, low, and none exposed",
    "chips": "Chips: cut by four and five, sized in, pushed with one hand",
    "hands": "Hands: cleared before and after they touch chips or cards",
    "voice": "Voice: heard by every box, the calls in the words of the house",
    "eyes": "Eyes: on the table; the rack and the whole layout stay in sight",
}


def by_hand_words(what: str) -> str:
    """Return what a trainer looks for, by its contract word."""
    return _(_BY_HAND[what])


BY_HAND = tuple(_BY_HAND)
"""What a mouse does not test (rules.md 7.1, 7.6). Contract words."""


def ticked(count: int, of: int) -> str:
    """Return how much the trainer has seen: ``2 of 6 seen``."""
    return _("{count} of {of} seen").format(count=count, of=of)


# --- ways on


def look_word() -> str:
    """Return the button that shows an exercise again."""
    return _("Show again")


def same_again_word() -> str:
    """Return the button that begins the same run again."""
    return _("Same again")


def same_again_second(seed: str) -> str:
    """Return the second line of that button."""
    return _("seed {seed}").format(seed=seed)


def go_on_word() -> str:
    """Return the button that goes on with a run that was left."""
    return _("Go on")


def weak_word() -> str:
    """Return the button that practises what was wrong."""
    return _("Weak points")


def done_word() -> str:
    """Return the way on from the report."""
    return _("Done")
