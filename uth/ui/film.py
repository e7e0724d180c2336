"""The film of what happened: events become clips, long after the session has settled everything. No pygame, no text.

Durations are seconds at normal speed. A deal takes at most :data:`DEAL_SECONDS`; from the last decision to the last
chip it takes at most :func:`showdown_seconds`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from uth.game.events import (
    BetsClosed,
    BoardShown,
    BoxFolded,
    CardsDealt,
    Decided,
    Event,
    RoundSettled,
)
from uth.game.model import Choice, Slot, To
from uth.game.settlement import BetResult, BoxSettlement, Line, Settlement
from uth.game.view import View
from uth.table import Bet, FoldedWithSideBet, Look, Street
from uth.ui.animation import Clip, later, length, within
from uth.ui.lay import (
    Bring,
    Change,
    Fold,
    Glow,
    Lay,
    Name,
    OpenDealer,
    Put,
    Raise,
    Send,
    Shuffle,
    Take,
    Turn,
    Wait,
    burned,
    pile,
)
from uth.ui.picture import (
    DISCARD,
    RACK,
    SHUFFLER,
    TRAY,
    Place,
    Spot,
    bet_circle,
    box_card,
    community_card,
    dealer_card,
    payout,
    tucked_card,
)

DEAL_SECONDS = 1.0
"""From the deal to the first decision, however many boxes are dealt to."""
SWEEP_SECONDS = 0.25
_FLIGHT = 0.22
_TURN = 0.18
_STAGGER = 0.055
_LAUNCHES = 0.42
"""In how many seconds all the cards of one deal leave the shuffler."""
_CHIPS = 0.2
_CHECK = 0.15
_SHUFFLED = 0.3
_COUNTED = 0.4
"""How long all the wins of a box lie beside their bets, to be counted."""
_NAMED = 0.2
"""How long a hand that was just raised or opened stands before its bets move."""

Clips = tuple[Clip[Change], ...]


def showdown_seconds(boxes: int) -> float:
    """Return how long the run of events that ends a round may take: 2.5 s for one box, 8 s for six and more."""
    return min(8.0, 1.4 + 1.1 * boxes)


def film(before: Lay, events: Iterable[Event], after: View) -> Clips:
    """Return the clips that lead from *before* to *after*, the viewer's view when all the events have happened."""
    events = tuple(events)
    # The first deal ends with the viewer's own cards being turned, and has its own second.
    cut = next((at + 1 for at, event in enumerate(events) if isinstance(event, CardsDealt)), 0)
    first_deal = cut if not before.cards else 0
    deal, rest = _Editor(before, after), _Editor(before, after)
    for event in events[:first_deal]:
        deal.add(event)
    if first_deal:
        deal.turn_own_cards()
    for event in events[first_deal:]:
        rest.add(event)
    opening = within(deal.clips, DEAL_SECONDS)
    closing = within(rest.clips, showdown_seconds(len(after.boxes)))
    return opening + later(closing, length(opening))


def sweep(lay: Lay) -> Clips:
    """Return the clips that clear the table of a settled round: every card goes to the discard rack."""
    return tuple(Clip(0.0, SWEEP_SECONDS, Send(name, DISCARD)) for name in lay.cards)


class _Editor:
    """Puts clips one after another.

    :ivar clips: what has been put together so far.
    """

    def __init__(self, before: Lay, after: View) -> None:
        self.clips: Clips = ()
        self._before = before
        self._after = after
        self._table = after.table
        self._now = 0.0
        self._out = Counter(slot for slot in map(_slot_of, before.cards) if slot)
        self._folded_now: set[int] = set()

    # --- events

    def add(self, event: Event) -> None:
        """Show *event*; what has nothing to show (bets, cuts) takes no time."""
        match event:
            case BetsClosed():
                self._at(self._now, _SHUFFLED, Shuffle())
            case CardsDealt(slots):
                self._deal(slots)
            case BoardShown(street, _):
                self._turn_board(street)
            case Decided(box, choice, cost):
                if cost:
                    self._step(_CHIPS, Put(pile(self._table, bet_circle(box, Bet.PLAY), cost), TRAY))
                elif choice is Choice.CHECK:
                    # The turn goes on visibly, so that a double click does not decide for the next box, too.
                    self._step(_CHECK, Wait())
            case BoxFolded(box, taken):
                self._fold(box, [bet for bet, _ in taken])
            case RoundSettled(settlement):
                self._settle(settlement)
            case _:
                pass

    def turn_own_cards(self) -> None:
        """Turn the cards that the viewer looks at: each packet when it has come, or all when everybody has theirs."""
        arrived = {clip.change.card: clip.end for clip in self.clips if isinstance(clip.change, Bring)}
        own = [box for box in self._after.boxes if not box.dark and box.owner == self._after.who]
        for box in own:
            names = [box_card(box.number, index) for index in range(len(box.cards))]
            waits_for = names if self._table.procedure.look is Look.AFTER_PACKET else list(arrived)
            start = max(arrived[name] for name in waits_for)
            self._at(start, _TURN, *self._turns(box.number))
        self._now = length(self.clips)

    # --- time

    def _at(self, start: float, seconds: float, *changes: Change) -> None:
        self.clips += tuple(Clip(start, seconds, change) for change in changes)

    def _step(self, seconds: float, *changes: Change) -> None:
        """Do all the changes together, and go on when they are done."""
        if changes:
            self._at(self._now, seconds, *changes)
            self._now += seconds

    def _cut_to(self, change: Change) -> None:
        self._at(self._now, 0.0, change)

    def _staggered(self, stagger: float, seconds: float, changes: Sequence[Change]) -> None:
        for number, change in enumerate(changes):
            self._at(self._now + number * stagger, seconds, change)
        if changes:
            self._now += (len(changes) - 1) * stagger + seconds

    # --- cards

    def _deal(self, slots: tuple[Slot, ...]) -> None:
        names = []
        for slot in slots:
            names.append(_name(slot, self._out[slot]))
            self._out[slot] += 1
        stagger = min(_STAGGER, _LAUNCHES / max(1, len(slots) - 1))
        self._staggered(stagger, _FLIGHT, [Bring(name, SHUFFLER) for name in names])

    def _turn_board(self, street: Street) -> None:
        """Turn what the street opens, by the faces that the viewer sees in the end."""
        indexes = range(3) if street is Street.FLOP else range(3, 5)
        board = self._after.community
        turns: list[Change] = [
            Turn(community_card(index), card) for index in indexes if (card := board[index]) is not None
        ]
        self._staggered(0.06, _TURN, turns)

    def _turns(self, number: int) -> list[Change]:
        """The turns of those cards of a box that the viewer may see."""
        box = self._after.box(number)
        cards = box.cards if box else ()
        return [Turn(box_card(number, index), card) for index, card in enumerate(cards) if card is not None]

    # --- folds

    def _fold(self, box: int, taken: Sequence[Bet]) -> None:
        self._folded_now.add(box)
        changes: list[Change] = [Take(bet_circle(box, bet), RACK) for bet in taken]
        keeps = self._table.procedure.folded_with_side_bet is FoldedWithSideBet.KEEP and self._live_side_bet(box, taken)
        changes += [Send(box_card(box, index), tucked_card(box, index) if keeps else DISCARD) for index in range(2)]
        self._cut_to(Fold(box))
        self._step(_CHIPS + 0.05, *changes)

    def _live_side_bet(self, box: int, taken: Sequence[Bet]) -> bool:
        lying = [place.bet for place in self._before.stacks if place.box == box and place.spot is Spot.BET]
        return any(bet not in taken for bet in lying)

    # --- settlement

    def _settle(self, settlement: Settlement) -> None:
        faces = [Turn(dealer_card(index), card) for index, card in enumerate(self._after.dealer) if card is not None]
        self._staggered(0.05, _TURN, faces)
        self._cut_to(OpenDealer())
        self._step(_NAMED, Raise(0))
        self._step(_NAMED, Wait())
        if self._table.procedure.take_before_pay:
            for settled in settlement.boxes:
                self._box(settled, take=True, pay=False)
            for settled in settlement.boxes:
                self._box(settled, take=False, pay=True)
        else:
            for settled in settlement.boxes:
                self._box(settled, take=True, pay=True)

    def _box(self, settled: BoxSettlement, *, take: bool, pay: bool) -> None:
        """Open a hand, take what it lost, pay what it won, and hand everything over."""
        lines = self._lines(settled)
        lost = [line for line in lines if line.result is BetResult.LOSE] if take else []
        kept = [line for line in lines if line.result is not BetResult.LOSE] if pay else []
        if lost or kept:
            self._raise(settled)
        for line in lost:
            self._step(_CHIPS, Take(bet_circle(line.box, line.bet), RACK))
        for line in kept:
            self._step(_CHIPS, self._paid(line))
        if any(line.paid for line in kept):
            self._step(_COUNTED, Wait())
        self._step(_CHIPS, *self._handed_over(kept))
        if pay:
            self._cut_to(Name(settled.box))

    def _lines(self, settled: BoxSettlement) -> list[Line]:
        """The bets that still lie there: those lost first, then those to pay, each in the table's order."""
        order = self._table.procedure.order_in_box
        view = self._after.box(settled.box)
        lying = dict(view.stakes) if view else {}
        by_bet = {line.bet: line for line in settled.lines if line.bet in lying}
        lost = [by_bet[bet] for bet in order.take if bet in by_bet and by_bet[bet].result is BetResult.LOSE]
        return lost + [by_bet[bet] for bet in order.pay if bet in by_bet and by_bet[bet].result is not BetResult.LOSE]

    def _raise(self, settled: BoxSettlement) -> None:
        """Open the hand if it lies face down, and raise its five cards."""
        self._open(settled.box)
        self._step(_NAMED, Raise(settled.box))

    def _open(self, number: int) -> None:
        box = self._after.box(number)
        if box is None or self._opened(number):
            return
        names = [box_card(number, index) for index in range(2)]
        if box.folded:
            keeps = self._table.procedure.folded_with_side_bet is FoldedWithSideBet.KEEP
            self._step(_TURN, *(Send(name, name) if keeps else Bring(name, DISCARD) for name in names))
        self._step(_TURN, *self._turns(number))

    def _opened(self, number: int) -> bool:
        name = box_card(number, 0)
        turned = any(isinstance(clip.change, Turn) and clip.change.card == name for clip in self.clips)
        return turned or (number not in self._folded_now and self._before.shows(name))

    def _paid(self, line: Line) -> Change:
        """The win is set down beside the bet; a bet that pushes lights up."""
        if not line.paid:
            return Glow(bet_circle(line.box, line.bet))
        return Put(pile(self._table, payout(line.box, line.bet), line.paid, line.stake), RACK)

    @staticmethod
    def _handed_over(kept: Iterable[Line]) -> list[Change]:
        changes: list[Change] = []
        for line in kept:
            changes.append(Take(bet_circle(line.box, line.bet), TRAY))
            if line.paid:
                changes.append(Take(payout(line.box, line.bet), TRAY))
        return changes


_HOUSE = {To.DEALER: dealer_card, To.COMMUNITY: community_card, To.BURN: burned}
_SLOTS = {Spot.DEALER_CARD: To.DEALER, Spot.COMMUNITY_CARD: To.COMMUNITY, Spot.BURN: To.BURN}


def _name(slot: Slot, index: int) -> Place:
    return box_card(slot.box, index) if slot.to is To.BOX else _HOUSE[slot.to](index)


def _slot_of(place: Place) -> Slot | None:
    """The slot whose cards bear such names."""
    return Slot(To.BOX, place.box) if place.spot is Spot.BOX_CARD else Slot(_SLOTS[place.spot])
