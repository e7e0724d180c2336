"""Options to choose from: few and short ones are buttons of the bar, others a list beside the table. No pygame."""

from __future__ import annotations

from collections.abc import Iterator

from uth.school.exercise import Field, Option, Order, Pick, by_sign
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
    keys = _keys(pick)
    caps = [labels.label(key) for key in keys]
    caps += [""] * max(0, len(pick.options) - len(caps))
    yield from zip(pick.options, caps, strict=False)


def _keys(listed: Pick | Order) -> tuple[Key, ...]:
    """The keys of the options, in their order: of ranks and digits their own, as other digits would mislead."""
    if by_sign(listed.options):
        return tuple(Key(option.value.lower()) for option in listed.options)
    return CHOOSING


def picked_by(key: Key, field: Field | None) -> Deed | None:
    """Return what a key chooses of a field, None for nothing."""
    if not isinstance(field, Pick | Order):
        return None
    picked = (option.value for option, own in zip(field.options, _keys(field), strict=False) if own is key)
    return next((Deed(Do.PICK, value) for value in picked), None)
