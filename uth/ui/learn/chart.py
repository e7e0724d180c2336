"""The chart of starting hands of a drill in words: what is told of a hand, and all that was asked. No pygame."""

from __future__ import annotations

from collections.abc import Mapping

from uth.train.drills.charted import Asked
from uth.ui.strategy.hands import HandShown
from uth.words import learn_report as words
from uth.words import strategy_page as strategy_words
from uth.words.strategy import margin_words, short_choice


def asked_facts(found: Asked, shown: HandShown) -> tuple[tuple[str, str], ...]:
    """Return what is told of a hand: lines of (what, how much)."""
    told = str(found.asked), str(found.missed), short_choice(shown.value.best), margin_words(shown.margin)
    return tuple(zip((*words.asked_heads(), strategy_words.margin_label()), told, strict=True))


def chart_lines(found: Mapping[str, Asked]) -> tuple[str, ...]:
    """Return the chart for people who cannot see it: the hands that were asked."""
    return tuple(words.asked_line(name, each.asked, each.missed) for name, each in found.items())
