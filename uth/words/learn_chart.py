"""The chart of starting hands with what a player knows of it, in words."""

from __future__ import annotations

from uth.i18n import gettext as _
from uth.i18n import ngettext


def chart_title() -> str:
    """Return the title of the chart, and the way to it."""
    return _("Chart")


def chart_parts() -> tuple[str, ...]:
    """Return the parts of the chart."""
    return _("Starting hands"), _("Families")


def so_far(practised: int, known: int) -> str:
    """Return how much of the chart was practised: ``42 of 169 hands practised, 37 known``."""
    sentence = ngettext(
        "{practised} of 169 hands practised, {known} known", "{practised} of 169 hands practised, {known} known", known
    )
    return sentence.format(practised=practised, known=known)


def known_note() -> str:
    """Return how to read the chart."""
    return _(
        "Gold: raise. Blue: check. Bright: practised, in any drill. Framed: missed, and not right twice running since."
    )


def family_titles() -> tuple[str, str, str]:
    """Return the heads of the columns of families."""
    return _("Family and its rule"), _("Asked"), _("Right")


def after_answer() -> str:
    """Return why the chart cannot be looked at before an answer."""
    return _("The chart is there once you have answered.")
