"""Options to choose from: few and short ones are buttons of the bar, others a list beside the table. No pygame."""

from __future__ import annotations

from collections.abc import Iterator

from uth.school.exercise import Field, Option, Order, Pick
from uth.ui.keys import Key, KeyLabels
from uth.ui.school.deeds import CHOOSING, Deed, Do

_BUTTONS = 5
_LONGEST = {2: 26, 3: 17, 4: 13, 5: 11}
"""Letters that a button of so many can have."""


def on_buttons(pick: Pick) -> bool:
    """Return whether the options are buttons."""
    count = len(pick.options)
    longest = max(len(option.label) for option in pick.options)
    return count <= _BUTTONS and longest <= _LONGEST.get(count, _LONGEST[2])


def keyed(pick: Pick | Order, labels: KeyLabels) -> Iterator[tuple[Option, str]]:
    """Return the options with what their key caps say; nothing for one too many for the keyboard."""
    caps = [labels.label(key) for key in CHOOSING]
    caps += [""] * max(0, len(pick.options) - len(caps))
    yield from zip(pick.options, caps, strict=False)


def picked_by(key: Key, field: Field | None) -> Deed | None:
    """Return what a key chooses of a field, None for nothing."""
    place = CHOOSING.index(key) if key in CHOOSING else -1
    if isinstance(field, Pick | Order) and 0 <= place < len(field.options):
        return Deed(Do.PICK, field.options[place].value)
    return None
