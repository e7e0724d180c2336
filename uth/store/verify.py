"""Whether a stored round is what it says: the deck that was committed to, the deals from it, the rules, the settlement.

Nothing that is kept beside them is believed: all of it is worked out again from the deck and the actions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest

from uth import shuffle
from uth.cards import Card, format_cards
from uth.game import engine
from uth.game.actions import Action, Cut, Deal, IllegalAction
from uth.game.model import DEALER, Phase, Round
from uth.game.notation import action_data, settlement_data
from uth.game.settlement import BoxSettlement, Line, Settlement
from uth.game.view import CAMERA
from uth.store.history import State, Stored
from uth.table import Table

_HEX_DIGITS = 64
"""Of a nonce and of a commitment: thirty-two bytes each."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that does not agree. ``str(finding)`` is the sentence about it."""

    what: str
    expected: str
    found: str
    round: int | None = None
    lost: bool = False
    """Something is only missing, or the round does not count: so much the rescue of a damaged file may leave behind."""

    def __str__(self) -> str:
        where = f"round {self.round}: " if self.round is not None else ""
        return f"{where}{self.what}: expected {self.expected}, found {self.found}"


def verify(stored: Stored) -> tuple[Finding, ...]:
    """Return what does not agree in a round; nothing if all of it does."""
    return played(stored)[1]


def played(stored: Stored) -> tuple[Round | None, tuple[Finding, ...]]:
    """Return the round at its end, None if its actions do not lead there, and what does not agree."""
    check = _Check(stored)
    findings = (*_opening(stored), *_people(stored), *check.actions())
    if check.state is not None:
        findings = (*findings, *_end(stored, check.state))
    if stored.state is State.VOID:
        findings = tuple(replace(finding, lost=True) for finding in findings)
    return check.state, findings


def _opening(stored: Stored) -> Iterator[Finding]:
    nonce = stored.deck.nonce
    if len(nonce) != _HEX_DIGITS or set(nonce) - set("0123456789abcdef"):
        yield Finding("the nonce of the deck", f"{_HEX_DIGITS} hex digits", f'"{nonce[:_HEX_DIGITS]}"', stored.number)
    expected = stored.deck.commitment
    if stored.commitment != expected:
        yield Finding("the commitment to the deck", expected, stored.commitment, stored.number)


def _people(stored: Stored) -> Iterator[Finding]:
    names = ", ".join(stored.funds)
    if stored.owner not in stored.funds or stored.owner in (DEALER, CAMERA):
        yield Finding("the player's name", f"one of those with chips ({names})", f'"{stored.owner}"', stored.number)
    for name, amount in stored.funds.items():
        if amount < 0:
            yield Finding(f'what "{name}" had', "0 or more", str(amount), stored.number)


class _Check:
    """Plays a round again, with its deck beside it.

    :ivar state: the round as far as it came; None once an action was not legal.
    """

    def __init__(self, stored: Stored) -> None:
        self.state: Round | None = engine.new_round(stored.table, stored.funds)
        self._stored = stored
        self._deck: Sequence[Card] = stored.deck.order
        self._dealt = 0

    def actions(self) -> Iterator[Finding]:
        """Yield what is wrong with the actions, up to the first that is not legal."""
        for number, action in enumerate(self._stored.actions, 1):
            assert self.state is not None
            what = f"action {number} ({action_data(action)[0]})"
            try:
                self.state, _ = engine.apply(self.state, action)
            except IllegalAction as error:
                self.state = None
                yield Finding(what, "an action that the rules allow", f"one that they refuse: {error}", self._number)
                return
            yield from self._cards(what, action)

    @property
    def _number(self) -> int:
        return self._stored.number

    def _cards(self, what: str, action: Action) -> Iterator[Finding]:
        if isinstance(action, Cut):
            self._deck = shuffle.cut(self._deck, action.at)
        if isinstance(action, Deal):
            end = self._dealt + len(action.cards)
            expected = tuple(self._deck[self._dealt : end])
            self._dealt = end
            if action.cards != expected:
                yield Finding(what, format_cards(expected), format_cards(action.cards), self._number)


def _end(stored: Stored, state: Round) -> Iterator[Finding]:
    over, settlement = state.phase is Phase.SETTLED, stored.settlement
    if (stored.state is State.SETTLED) is not over:
        what = f"the end of a round that is {stored.state}"
        yield Finding(what, "settled" if not over else "not settled", f"phase {state.phase}", stored.number)
    if stored.state is State.OPEN and state.phase is Phase.DEAL:
        yield Finding("the cards that are due", "dealt", "not dealt", stored.number)
    if (stored.ended is None) is not (stored.state is State.OPEN):
        expected = "none" if stored.state is State.OPEN else "one"
        yield Finding("the time at which it ended", expected, str(stored.ended or "none"), stored.number)
    if over and not state.owned_by(stored.owner):
        yield Finding("the player's boxes", "one or more", "none", stored.number)
    if (settlement is None) is (stored.state is State.SETTLED):
        expected = "one" if stored.state is State.SETTLED else "none"
        yield Finding("the settlement", expected, "none" if settlement is None else "one", stored.number)
    if settlement is not None and state.settlement is not None:
        yield from _settled(stored, state.settlement, settlement)


def _settled(stored: Stored, expected: Settlement, found: Settlement) -> Iterator[Finding]:
    if settlement_data(expected) == settlement_data(found):
        return
    pairs = [
        ("the dealer's hand", format_cards(expected.dealer.cards), format_cards(found.dealer.cards)),
        ("whether the dealer qualifies", _yes(expected.qualifies), _yes(found.qualifies)),
        ("the boxes in order", _numbers(expected), _numbers(found)),
    ]
    for one, other in zip_longest(expected.boxes, found.boxes):
        if one and other and one.box == other.box:
            pairs += _box_pairs(stored.table, one, other)
    yield from (Finding(what, one, other, stored.number) for what, one, other in pairs if one != other)


def _yes(true: bool) -> str:
    return "yes" if true else "no"


def _numbers(settlement: Settlement) -> str:
    return ", ".join(f"{box.box} ({box.owner})" for box in settlement.boxes)


def _box_pairs(table: Table, expected: BoxSettlement, found: BoxSettlement) -> Iterator[tuple[str, str, str]]:
    where = f"box {expected.box}"
    yield f"{where}, the hand", format_cards(expected.hand.cards), format_cards(found.hand.cards)
    yield f"{where}, the result", expected.result.value, found.result.value
    bets = [", ".join(line.bet for line in box.lines) for box in (expected, found)]
    yield f"{where}, the bets", bets[0], bets[1]
    for one, other in zip(expected.lines, found.lines, strict=False):
        yield f"{where}, {one.bet}", _line(table, one), _line(table, other)


def _line(table: Table, line: Line) -> str:
    stake, uncapped, paid = (table.currency.format(amount) for amount in (line.stake, line.uncapped, line.paid))
    won = f" {line.odds}" if line.odds is not None else ""
    held = f" of {uncapped}" if line.paid != line.uncapped else ""
    hand = f", {line.hand}" if line.hand is not None else ""
    return f"{line.result}{won} on {stake} pays {paid}{held} ({line.why}{hand})"
