"""Bets that are changed at one stroke: moved, set to an amount, laid on all boxes alike. No pygame.

Each function returns the bets as they would lie, and why they may not; nothing has been done yet.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from uth.game.actions import Reason, Refusal
from uth.table import Bet
from uth.ui.betting import Laying
from uth.ui.laid import Bets, Laid
from uth.ui.seat import most_boxes

Circle = tuple[int, Bet]
"""A box and one of its circles."""
Shifted = tuple[Bets, Refusal | None]


def moved(laying: Laying, source: Circle, target: Circle) -> Shifted:
    """Return the bets with all chips of one circle on another; the Blind goes with its Ante, or follows it."""
    amount = laying.laid(source[0]).on(source[1])
    if target[1] is Bet.PLAY:
        return laying.bets, Refusal.of(Reason.PLAY_TOO_EARLY)
    if _kind(source) == _kind(target):
        return laying.bets, None
    if laying.moves_to(target[0]):
        refusal = laying.refusal_of_seat(target[0])
        return {target[0]: laying.laid(source[0])} if refusal is None else laying.bets, refusal
    fewer = laying.laid(source[0]).raised(source[1], -amount)
    bets = {**laying.bets, source[0]: fewer}
    there = bets.get(target[0], Laid())
    if there.empty and target[0] != source[0] and fewer.empty:
        # The whole bet goes to another box: it is played there as it was to be played here.
        there = replace(there, dark=fewer.dark)
    bets = {**bets, target[0]: there.raised(target[1], amount)}
    bets = {box: laid for box, laid in bets.items() if not laid.empty}
    return _fitting(laying, bets, target[0])


def set_to(laying: Laying, circle: Circle, amount: int) -> Shifted:
    """Return the bets with *amount* on a circle; one that is too low is refused as well: no more chips will follow."""
    box, bet = circle
    if bet is Bet.PLAY:
        return laying.bets, Refusal.of(Reason.PLAY_TOO_EARLY)
    there = laying.laid(box)
    laid = there.raised(bet, amount - there.on(bet))
    bets = {number: each for number, each in {**laying.bets, box: laid}.items() if not each.empty}
    if laid.empty:
        return bets, None
    fitting, refusal = _fitting(laying, bets, box)
    # The Ante may still follow a Trips bet.
    to_come = (Reason.ANTE_MISSING, Reason.ANTE_LIMITS) if not laid.ante else ()
    final = (each for each in laying.refusals_of(box, fitting[box]) if each.reason not in to_come)
    return fitting, refusal or next(final, None)


def laid_on_all(laying: Laying, box: int, places: Iterable[int]) -> Shifted:
    """Return the bets of *box* on as many of *places* as the player may bet on, those with bets first."""
    pattern = laying.laid(box)
    if pattern.empty:
        return laying.bets, Refusal.of(Reason.ANTE_MISSING)
    laid = sorted(laying.bets)
    free = (place for place in places if place not in laid and place not in laying.seats)
    boxes = [*laid, *free][: most_boxes(laying.table)]
    bets: dict[int, Laid] = {}
    for number in boxes:
        there = laying.laid(number)
        dark = there.dark if not there.empty else _dark_of_new(laying, pattern)
        bets[number] = replace(pattern, dark=dark)
    return bets, laying.refusal_of_all(bets)


def _dark_of_new(laying: Laying, pattern: Laid) -> int | None:
    """How a further box is played: dark where only one may be seen, and one is."""
    rules = laying.table.rules
    return pattern.dark or (min(rules.dark_play) if rules.dark_boxes else None)


def _kind(circle: Circle) -> Circle:
    """Ante and Blind are laid as one."""
    return circle[0], Bet.ANTE if circle[1] is Bet.BLIND else circle[1]


def _fitting(laying: Laying, bets: Bets, box: int) -> Shifted:
    """The bets, with *box* dark where the table lets no further box be seen."""
    refusal = laying.refusal_of_all(bets)
    if refusal is None or refusal.reason is not Reason.SECOND_SEEN_BOX:
        return bets, refusal
    hidden = {**bets, box: replace(bets[box], dark=min(laying.table.rules.dark_play))}
    return hidden, laying.refusal_of_all(hidden)
