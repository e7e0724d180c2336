"""Bets before the deal: which are legal, and what placing them does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from uth.game.actions import Option, PlaceBets, Reason, Refusal
from uth.game.events import BetsCleared, BetsPlaced, Event
from uth.game.model import DEALER, Box, Choice, Round, stakes_of
from uth.game.view import CAMERA
from uth.table import Bet, Limit, Rules, Table

Funds = tuple[tuple[str, int], ...]


def moved(funds: Funds, owner: str, amount: int) -> Funds:
    """Return the funds after *owner* got *amount* (negative: paid it)."""
    return tuple((name, has + amount if name == owner else has) for name, has in funds)


def box_of(action: PlaceBets) -> Box:
    """Return the box that those bets make."""
    amounts = dict(action.stakes)
    if action.dark is not None:
        amounts[Bet.PLAY] = amounts.get(Bet.ANTE, 0) * action.dark
    return Box(action.box, action.owner, stakes_of(amounts), action.dark is not None, action.dark or 0)


def cover(box: Box) -> int:
    """Return what an owner must have for the box before the deal: a dark one in full, a seen one with Play 1x."""
    return box.staked if box.dark else box.staked + box.stake(Bet.ANTE)


def lowest_ante(table: Table) -> int:
    """Return the lowest legal Ante."""
    step = table.limits.ante.step
    return -(-table.limits.ante.least // step) * step or step


def least_cover(table: Table) -> int:
    """Return the least that an owner must have to be dealt in: the lowest legal Ante, the Blind and Play 1x."""
    return 3 * lowest_ante(table)


def option(choice: Choice, ante: int, available: int, reserved: int) -> Option:
    """Return a choice of a box with that Ante and, where it cannot be afforded, why not.

    *available*: what the owner has besides the stakes; *reserved*: Play 1x of the owner's other undecided boxes.
    """
    cost = ante * choice.multiple
    if not cost or cost + reserved <= available:
        return Option(choice, cost)
    if cost > available:
        return Option(choice, cost, Refusal.of(Reason.CANNOT_AFFORD, cost=cost, available=available))
    return Option(choice, cost, Refusal.of(Reason.KEEPS_NO_1X, cost=cost, available=available, reserved=reserved))


def place(state: Round, action: PlaceBets) -> tuple[Round, tuple[Event, ...]]:
    """Put legal bets on a box, in place of what lay there."""
    state, _ = clear(state, action.box)
    box = box_of(action)
    boxes = tuple(sorted((*state.boxes, box), key=lambda each: each.number))
    return replace(state, boxes=boxes, funds=moved(state.funds, box.owner, -box.staked)), (BetsPlaced(box),)


def clear(state: Round, number: int) -> tuple[Round, tuple[Event, ...]]:
    """Take back what lies on a box, if anything does."""
    box = state.box(number)
    if box is None:
        return state, ()
    boxes = tuple(each for each in state.boxes if each.number != number)
    return replace(state, boxes=boxes, funds=moved(state.funds, box.owner, box.staked)), (BetsCleared(number),)


def refusal_of_bets(state: Round, action: PlaceBets) -> Refusal | None:
    """Return why these bets may not lie on that box, or None if they may."""
    return next(refusals_of_bets(state, action), None)


def refusals_of_bets(state: Round, action: PlaceBets) -> Iterator[Refusal]:
    """Yield every reason why these bets may not lie on that box."""
    yield from _refusals_of_place(state, action)
    yield from _refusals_of_dark(state, action)
    yield from _refusals_of_stakes(state, action)
    yield from _refusals_of_funds(state, action)


def _refusals_of_place(state: Round, action: PlaceBets) -> Iterator[Refusal]:
    rules = state.table.rules
    there = state.box(action.box)
    if action.owner in (DEALER, CAMERA):
        yield Refusal.of(Reason.NAME_RESERVED, owner=action.owner)
    if not 1 <= action.box <= rules.boxes:
        yield Refusal.of(Reason.NO_SUCH_BOX, box=action.box, boxes=rules.boxes)
    if there is not None and there.owner != action.owner:
        yield Refusal.of(Reason.BOX_TAKEN, box=action.box, owner=there.owner)
    if len(_others(state, action)) >= rules.boxes_per_player:
        yield Refusal.of(Reason.TOO_MANY_BOXES, most=rules.boxes_per_player)


def _refusals_of_dark(state: Round, action: PlaceBets) -> Iterator[Refusal]:
    rules: Rules = state.table.rules
    others = _others(state, action)
    if action.dark is None:
        if rules.dark_boxes and any(not box.dark for box in others):
            yield Refusal.of(Reason.SECOND_SEEN_BOX, seen=next(box.number for box in others if not box.dark))
        return
    if not rules.dark_boxes:
        yield Refusal.of(Reason.NO_DARK_BOXES)
    if sum(box.dark for box in others) >= rules.dark_boxes:
        yield Refusal.of(Reason.TOO_MANY_DARK, most=rules.dark_boxes)
    if action.dark not in rules.dark_play:
        allowed = ", ".join(f"{multiple}x" for multiple in sorted(rules.dark_play))
        yield Refusal.of(Reason.DARK_MULTIPLE, multiple=action.dark, allowed=allowed)
    if dict(action.stakes).get(Bet.TRIPS) and not rules.trips_on_dark:
        yield Refusal.of(Reason.TRIPS_ON_DARK)


def _refusals_of_stakes(state: Round, action: PlaceBets) -> Iterator[Refusal]:
    table = state.table
    amounts = dict(action.stakes)
    ante, trips = amounts.get(Bet.ANTE, 0), amounts.get(Bet.TRIPS, 0)
    if ante <= 0:
        yield Refusal.of(Reason.ANTE_MISSING)
    if not table.limits.ante.allows(ante):
        yield _outside(Reason.ANTE_LIMITS, ante, table.limits.ante)
    if amounts.get(Bet.BLIND, 0) != ante:
        yield Refusal.of(Reason.BLIND_NOT_EQUAL, ante=ante, blind=amounts.get(Bet.BLIND, 0))
    if Bet.PLAY in amounts:
        yield Refusal.of(Reason.PLAY_TOO_EARLY)
    if trips and table.trips is None:
        yield Refusal.of(Reason.NO_TRIPS)
    if trips and not table.limits.trips.allows(trips):
        yield _outside(Reason.TRIPS_LIMITS, trips, table.limits.trips)


def _outside(reason: Reason, stake: int, limit: Limit) -> Refusal:
    return Refusal.of(reason, stake=stake, least=limit.least, most=limit.most, step=limit.step)


def _refusals_of_funds(state: Round, action: PlaceBets) -> Iterator[Refusal]:
    """Before the deal an owner covers every dark box in full and every seen one with Ante, Blind, Trips and Play 1x."""
    others = _others(state, action)
    there = state.box(action.box)
    has = state.available(action.owner) + sum(box.staked for box in others) + (there.staked if there else 0)
    needed = cover(box_of(action)) + sum(cover(box) for box in others)
    if needed > has:
        yield Refusal.of(Reason.FUNDS, needed=needed, has=has)


def _others(state: Round, action: PlaceBets) -> tuple[Box, ...]:
    return tuple(box for box in state.owned_by(action.owner) if box.number != action.box)
