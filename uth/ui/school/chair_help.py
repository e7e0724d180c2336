"""What each key does in the dealer's chair. No pygame."""

from __future__ import annotations

from collections.abc import Mapping

from uth.ui.keys import Key, KeyLabels
from uth.ui.school.deeds import KEYS
from uth.words import school_chair as words
from uth.words import school_settle as settle_words

Group = tuple[str, tuple[tuple[str, str], ...]]
"""A heading, and lines of (key caps, what they do)."""


def chair_groups(labels: KeyLabels) -> tuple[Group, ...]:
    """Return the groups of the chair's own help."""
    caps = {str(do): labels.label(keys[0]) for do, keys in KEYS.items()}
    caps |= {"pages": " ".join(labels.label(key) for key in (Key.PAGE_UP, Key.PAGE_DOWN))}
    return with_caps(words.help_lines(), caps)


_SETTLING = ("tab", "enter", "backspace", "escape", "o", "p", "c", "f", "z", "e", "v", "t")
"""The keys that the help of settling names."""


def settle_groups(labels: KeyLabels) -> tuple[Group, ...]:
    """Return the groups of the help that a table shows while it is settled."""
    caps = {name: labels.label(Key(name)) for name in _SETTLING}
    return with_caps(settle_words.help_lines(), caps)


def with_caps(groups: tuple[Group, ...], caps: Mapping[str, str]) -> tuple[Group, ...]:
    """Return groups with what is printed on the keys that they name."""
    return tuple((heading, tuple((keys.format(**caps), does) for keys, does in lines)) for heading, lines in groups)
