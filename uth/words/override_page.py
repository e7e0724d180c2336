"""The page on which a trainer overrides a mark, in words."""

from __future__ import annotations

from uth.i18n import gettext as _


def override_word() -> str:
    """Return the way to the page, and what is done there."""
    return _("Override")


def title() -> str:
    """Return the title of the page."""
    return _("Override a mark")


def note() -> str:
    """Return what an override does."""
    return _(
        "The mark stays in the record; beside it stand your name, the reason, and the points before and after. The "
        "report is written anew, to a file of its own."
    )


def about(part: int, exercise: int, mistake: str, done: str) -> str:
    """Return which mark it is; *mistake*: in words; *done*: what was done, a sentence."""
    sentence = _("Part {part}, exercise {exercise}: {mistake}.\nDone: {done}")
    return sentence.format(part=part, exercise=exercise, mistake=mistake, done=done)


def what_label() -> str:
    """Return the label of what is to count."""
    return _("What counts")


def ways() -> tuple[str, str, str]:
    """Return what can count: a fault that does not, all of it as right, other points."""
    return _("This fault does not count"), _("All of it counts as right"), _("Other points")


def points_label() -> str:
    """Return the label of the points."""
    return _("Points")


def by_label() -> str:
    """Return the label of the trainer's name."""
    return _("Trainer")


def reason_label() -> str:
    """Return the label of the reason."""
    return _("Reason")


def points_now(before: int) -> str:
    """Return what the exercise earns as it counts now."""
    return _("It earns {points} of 100 points as it counts now.").format(points=before)


def hint() -> str:
    """Return what stands in a field that is empty."""
    return _("needed")
