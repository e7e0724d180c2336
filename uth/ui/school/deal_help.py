"""What each key does while a round is dealt. No pygame."""

from __future__ import annotations

from uth.ui.keys import Key, KeyLabels
from uth.ui.school.chair_help import Group, settle_groups, with_caps
from uth.words import school_deal_help as words

_NAMED = (
    "tab", "enter", "backspace", "escape", "b", "c", "g", "l", "m", "n", "o", "p", "r", "s", "t", "v", "w", "x",
)  # fmt: skip
"""The keys that the help names."""


def deal_groups(labels: KeyLabels) -> tuple[Group, ...]:
    """Return the groups of the help that a table shows while a round is dealt."""
    return with_caps(words.help_lines(), _caps(labels))


def settling_groups(labels: KeyLabels) -> tuple[Group, ...]:
    """Return the groups of the help once the dealer's hand lies open."""
    wrong = with_caps((words.help_when_wrong(),), _caps(labels))
    return (*settle_groups(labels), *wrong)


def _caps(labels: KeyLabels) -> dict[str, str]:
    return {name: labels.label(Key(name)) for name in _NAMED}
