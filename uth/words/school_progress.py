"""The progress of a trainee of the dealer school over weeks, in words."""

from __future__ import annotations

from uth.i18n import gettext as _
from uth.i18n import ngettext


def progress_title() -> str:
    """Return the title of the page of progress."""
    return _("Progress in the school")


def progress_word() -> str:
    """Return the way to the progress."""
    return _("Progress")


def progress_parts() -> tuple[str, str, str, str]:
    """Return the parts of the page: the score, the pace, drill by drill, week by week."""
    return _("Score"), _("Pace"), _("Drills"), _("Weeks")


def all_drills() -> str:
    """Return the choice of every drill together."""
    return _("All drills")


def drill_label() -> str:
    """Return the label of the drill whose progress is shown."""
    return _("Drill")


def heads() -> tuple[str, str, str, str]:
    """Return the headings of the large figures."""
    return _("ANSWERS"), _("SCORE"), _("RIGHT"), _("LAST DAY")


def of_points() -> str:
    """Return how many points there are."""
    return _("of 100 points")


def days_words(days: int) -> str:
    """Return on how many days there were answers."""
    return ngettext("on {days} day", "on {days} days", days).format(days=days)


def nothing_yet() -> str:
    """Return that there is nothing to show."""
    return _("Nothing was practised in the school yet.")


def score_title() -> str:
    """Return the title of the plot of the score."""
    return _("Points on average, of 100; larger dots have more answers.")


def pace_title() -> str:
    """Return the title of the plot of the pace."""
    return _("The middle of all times, in seconds; larger dots have more answers.")


def drill_titles(last: int) -> tuple[str, ...]:
    """Return the heads of the rows by drill; *last*: so many of the latest answers say how it stands now."""
    latest = ngettext("Last {count}", "Last {count}", last).format(count=last)
    return _("Drill"), _("Answers"), _("Right"), _("Score"), "", latest


def week_titles() -> tuple[str, ...]:
    """Return the heads of the rows by week or day."""
    return _("From"), _("Answers"), _("Right"), _("Score"), "", _("Minutes")
