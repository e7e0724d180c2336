"""What a key or a press means while an exercise is shown. No pygame."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from uth.school.exercise import GiveAmount, GiveChips, Order, Pick, PickCards
from uth.train.felt.model import Place
from uth.ui.keys import Key
from uth.ui.picture import Pointed, Target
from uth.ui.school.asking import Asking
from uth.ui.school.deeds import CHOOSING, Deed, Do, does
from uth.ui.school.options import picked_by
from uth.ui.school.rack import column_at
from uth.ui.school.shown import CardKey, Shown, card_rect

_CUTS = {Key.UP: 1, Key.EQUALS: 1, Key.DOWN: -1, Key.MINUS: -1, Key.PAGE_UP: 5, Key.PAGE_DOWN: -5}


@dataclass(frozen=True, slots=True)
class Grip:
    """What was taken hold of: at a place, and for the rack the value of its column; 0: all that is in the hand."""

    place: Place
    value: int = 0


def deed_of_key(key: Key, asking: Asking, cards: Sequence[CardKey]) -> Deed | None:
    """Return what a key does; None where it does nothing, or only moves the cursor (:func:`moved_by`).

    *cards*: the cards in question, in the order of their keys.
    """
    anywhere = does(key, Do.LEAVE, Do.VIEW, Do.HELP, Do.SIGNS)
    if anywhere is not None:
        return Deed(anywhere)
    match asking.field:
        case None:
            on = does(key, Do.ON)
            return Deed(on) if on else None
        case Pick() | Order() as listed:
            return picked_by(key, listed) or _at_cursor(key, listed, asking.draft.cursor)
        case PickCards():
            place = CHOOSING.index(key) if key in CHOOSING else len(cards)
            if place < len(cards):
                return Deed(Do.CARD, str(cards[place].card))
        case GiveAmount():
            typed = {Key.PERIOD: ".", Key.COMMA: "."}.get(key) or (key.value if key.value.isdigit() else "")
            if typed:
                return Deed(Do.TYPE, typed)
        case GiveChips():
            if does(key, Do.FILL):
                return Deed(Do.FILL)
            return _cut(key, asking) or _entered(key)
    return _entered(key)


def _at_cursor(key: Key, listed: Pick | Order, cursor: int) -> Deed | None:
    """The option that the keys are on; of steps the space bar places it, and what answers gives them all."""
    there = Deed(Do.PICK, listed.options[min(cursor, len(listed.options) - 1)].value)
    if isinstance(listed, Order):
        return there if key is Key.SPACE else _entered(key)
    return there if does(key, Do.GIVE) else None


def _entered(key: Key) -> Deed | None:
    do = does(key, Do.GIVE, Do.ERASE)
    return Deed(do) if do else None


def _cut(key: Key, asking: Asking) -> Deed | None:
    """Chips of the column that the keys are on."""
    value = sorted(chip.value for chip in asking.exercise.still.table.chips)[asking.draft.cursor]
    do = {1: Do.CUT, -1: Do.RETURN}.get(cuts_of(key))
    return None if do is None else Deed(do, str(value))


def cuts_of(key: Key) -> int:
    """Return how many chips a key takes out of the column that the keys are on, below 0: lays back."""
    return _CUTS.get(key, 0)


def column_of(key: Key, at: int, count: int) -> int | None:
    """Return which of so many columns of the rack a key goes to from *at*; None where it goes to none."""
    place = CHOOSING.index(key) if key in CHOOSING else count
    if place < count and key is not Key.F:
        return place
    step = {Key.LEFT: -1, Key.RIGHT: 1}.get(key)
    return None if step is None else min(max(0, at + step), count - 1)


def moved_by(key: Key, asking: Asking) -> int | None:
    """Return where a key moves the cursor to: through a list, along the columns; None where it moves nothing."""
    at = asking.draft.cursor
    match asking.field:
        case Pick(options=options) | Order(options=options):
            step = {Key.UP: -1, Key.DOWN: 1, Key.HOME: -len(options), Key.END: len(options)}.get(key)
            return None if step is None else min(max(0, at + step), len(options) - 1)
        case GiveChips():
            return column_of(key, at, len(asking.exercise.still.table.chips))
        case _:
            return None


def deed_at(shown: Shown, asking: Asking, at: tuple[float, float]) -> Deed | None:
    """Return what a press at a point of the window does, None for nothing."""
    target = shown.layout.hit(*at)
    match target:
        case Target(Pointed.BUTTON, index=index):
            return Deed.read(shown.picture.buttons[index].intent)
        case Target(Pointed.ACTION, index=index):
            return Deed.read(shown.picture.actions[index].intent)
    x, y = shown.layout.in_picture(*at)
    if shown.places.area.holds(x, y):
        return shown.places.deed_at(x, y)
    column = column_at(shown.columns, x, y) if isinstance(asking.field, GiveChips) else None
    if column is not None:
        return Deed(Do.CUT, str(column.chip.value))
    # What lies on top is drawn last.
    for key in reversed(shown.cards):
        if card_rect(shown, key).holds(x, y):
            return Deed(Do.CARD, str(key.card))
    return None
