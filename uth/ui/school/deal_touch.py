"""What keys, presses and drags mean while a round is dealt. No pygame."""

from __future__ import annotations

from uth.train.felt.model import BURN, RACK, Place
from uth.ui.keys import Key
from uth.ui.layout import Layout, Rect
from uth.ui.school.deal_round import DealRound
from uth.ui.school.deal_side import options
from uth.ui.school.deal_ways import NUMBERS, STEPS, Menu, Step, deed_of
from uth.ui.school.deeds import CHOOSING, Deed, Do, does
from uth.ui.school.settle_touch import place_at
from uth.ui.school.shown import Shown
from uth.ui.school.touch import Grip
from uth.ui.school.ways import WAYS, Way, deed

DECK = Grip(BURN, 1)
"""The deck, as what is taken hold of."""
_WHILE_DEALING = frozenset(Step) - {Step.COUNT, Step.BACK, Step.NATURAL}
_WHILE_SETTLING = frozenset({Step.COUNT, Step.WRONG, Step.REPORT})
_OTHERS = {Key.SPACE: Step.NATURAL, Key.D: Step.DEAL, Key.A: Step.ASK}
"""Other keys of the same."""
_REACH = 0.25
"""So much of its width the place of the burned cards reaches over its edge."""


# --- keys


def deed_of_key(key: Key) -> Deed | None:
    """Return what a key does before the dealer's hand lies open; None where it does nothing, or only moves."""
    anywhere = does(key, Do.LEAVE, Do.VIEW, Do.HELP, Do.SIGNS)
    if anywhere is not None:
        return Deed(anywhere)
    if key in (WAYS[Way.FLOOR], WAYS[Way.HINTS]):
        return deed(Way.FLOOR if key is WAYS[Way.FLOOR] else Way.HINTS)
    step = _OTHERS.get(key) or next((step for step in _WHILE_DEALING if STEPS[step] is key), None)
    if key is Key.ENTER:
        step = Step.NATURAL
    return None if step is None else deed_of(step)


def deed_besides(key: Key) -> Deed | None:
    """Return what a key does at a table that is settled, besides what settling has."""
    step = next((step for step in _WHILE_SETTLING if STEPS[step] is key), None)
    return None if step is None else deed_of(step)


def deed_in_menu(key: Key, one: DealRound) -> Deed | None:
    """Return what a key does while something is asked in between."""
    if key is Key.ESCAPE or (key is Key.BACKSPACE and not one.typed):
        return deed_of(Step.BACK)
    anywhere = does(key, Do.VIEW, Do.HELP, Do.SIGNS)
    if anywhere is not None:
        return Deed(anywhere)
    if one.menu in NUMBERS:
        entered = does(key, Do.GIVE, Do.ERASE)
        return Deed(entered) if entered else Deed(Do.TYPE, key.value) if key.value.isdigit() else None
    listed = options(one)
    place = CHOOSING.index(key) if key in CHOOSING else len(listed)
    return Deed(Do.PICK, listed[place][0]) if place < len(listed) else None


def in_menu(one: DealRound) -> bool:
    """Return whether something is asked in between."""
    return one.menu is not Menu.NONE


# --- what lies under a point


def grip_at(shown: Shown, at: tuple[float, float]) -> Grip | None:
    """Return what a press at a point of the window takes hold of; None for nothing on the felt."""
    x, y = shown.layout.in_picture(*at)
    if shown.layout.dealer.shuffler.holds(x, y):
        return DECK
    place = place_at(shown.layout, x, y)
    return None if place is None else Grip(place)


def target_at(shown: Shown, at: tuple[float, float]) -> Place | None:
    """Return where something falls that is let go at a point of the window; None: nowhere in particular."""
    x, y = shown.layout.in_picture(*at)
    if burn_at(shown.layout).holds(x, y):
        return BURN
    return RACK if shown.layout.dealer.rack.holds(x, y) else place_at(shown.layout, x, y)


def burn_at(layout: Layout) -> Rect:
    """Return where burned cards lie, as far as it can be met."""
    rect = layout.dealer.burn
    return rect.grown(round(_REACH * rect.w))
