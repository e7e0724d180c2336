"""Answers of a trainee in words: what was given, and what is said of what was wrong in it."""

from __future__ import annotations

from collections.abc import Iterable

from uth.chips import Currency
from uth.i18n import gettext as _
from uth.words.money import money_words


def chips_words(chips: Iterable[tuple[int, int]], money: Currency) -> str:
    """Return chips, (value in minor units, count) each: ``2 × $25, 1 × $5``."""
    said = [
        _("{count} × {value}").format(count=count, value=money_words(value, money)) for value, count in chips if count
    ]
    return ", ".join(said) or _("no chips")


def no_step() -> str:
    """Return what stands for no step at all."""
    return _("nothing")


def fill_called() -> str:
    """Return the answer that calls for a fill."""
    return _("a fill is called")


def not_given() -> str:
    """Return what stands for a field that was not answered."""
    return _("not answered")


def all_right() -> str:
    """Return what is said of an answer with nothing wrong in it."""
    return _("All right.")


def left_in_the_middle(*, earns: bool) -> str:
    """Return what is said of a round that was not brought to its end; *earns*: what was done of it counts."""
    if earns:
        return _("The round was left before its end.")
    return _("The round was left before its end: it earns nothing.")


def answer_line(label: str, value: str) -> str:
    """Return a field with what it was answered with: ``The hand: flush``."""
    if label.endswith("?"):
        return _("{label} {value}").format(label=label, value=value)
    return _("{label}: {value}").format(label=label, value=value)


def done_line(text: str) -> str:
    """Return what was done."""
    return _("Done: {text}").format(text=text)


def right_line(text: str) -> str:
    """Return what was right."""
    return _("Right: {text}").format(text=text)


def why_line(text: str) -> str:
    """Return the rule."""
    return _("Why: {text}").format(text=text)


def source_line(text: str) -> str:
    """Return where the rule is written down."""
    return _("Source: {text}").format(text=text)
