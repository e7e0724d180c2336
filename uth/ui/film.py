"""The film of what happened: events become clips, long after the session has settled everything. No pygame, no text.

Durations are seconds at normal speed. A deal takes at most :data:`DEAL_SECONDS`; from the last decision to the last
chip it takes at most :func:`showdown_seconds`. Who wishes a part of it slower or faster gets that part so, and no more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from uth.company import thinks
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
from uth.game.view import View
from uth.table import Bet, FoldedWithSideBet, Look, Street
from uth.ui.animation import later, length, quickened, ratio_within
from uth.ui.changes import Bring, Decide, Fold, Put, Send, Shuffle, Take, Think, Turn, Wait
from uth.ui.homes import home_of
from uth.ui.lay import Lay, burned
from uth.ui.payment import CHIPS_SECONDS, TURN_SECONDS, Payment
from uth.ui.piles import pile
from uth.ui.places import (
    DISCARD,
    RACK,
    SHUFFLER,
    Place,
    Spot,
    bet_circle,
    box_card,
    community_card,
    dealer_card,
    tucked_card,
)
from uth.ui.reel import EVEN, Clips, Paces, Reel

DEAL_SECONDS = 1.0
"""From the deal to the first decision, however many boxes are dealt to."""
SWEEP_SECONDS = 0.25
_FLIGHT = 0.22
_STAGGER = 0.055
_LAUNCHES = 0.42
"""In how many seconds all the cards of one deal leave the shuffler."""
_CHECK = 0.15
_SHUFFLED = 0.3


THINKING_SECONDS = 3.0
"""So long all the decisions of others between two of the player's may take together, besides what moves."""


def showdown_seconds(boxes: int, others: int = 0) -> float:
    """Return how long the run of events that ends a round may take: 2.5 s for one box, 8 s for six and more.

    *others*: so many boxes of other people besides; theirs go by more quickly.
    """
    return min(8.0, 1.4 + 1.1 * boxes + 0.7 * others)


def film(before: Lay, events: Iterable[Event], after: View, paces: Paces = EVEN) -> Clips:
    """Return the clips that lead from *before* to *after*, the viewer's view when all the events have happened."""
    shown = before, tuple(events), after
    own = sum(box.owner == after.who for box in after.boxes)
    thinking = sum(_thoughts(shown[1], after).values())
    limits = DEAL_SECONDS, showdown_seconds(own, len(after.boxes) - own) + thinking
    # What the limits ask for is settled at even paces: a wish for another pace is then exactly kept.
    even = _edited(*shown, EVEN)
    ratios = [ratio_within(part, most) for part, most in zip(even, limits, strict=True)]
    parts = even if paces == EVEN else _edited(*shown, paces)
    opening, closing = (quickened(part, ratio) for part, ratio in zip(parts, ratios, strict=True))
    return opening + later(closing, length(opening))


def sweep(lay: Lay, paces: Paces = EVEN) -> Clips:
    """Return the clips that clear the table of a settled round: every card goes to the discard rack."""
    reel = Reel(paces)
    reel.step(SWEEP_SECONDS, *(Send(name, DISCARD) for name in lay.cards))
    return reel.clips


def _edited(before: Lay, events: Sequence[Event], after: View, paces: Paces) -> tuple[Clips, Clips]:
    """The first deal, which ends with the viewer's own cards being turned, and all that comes after it."""
    cut = next((at + 1 for at, event in enumerate(events) if isinstance(event, CardsDealt)), 0)
    first_deal = cut if not before.cards else 0
    thoughts = _thoughts(events, after)
    deal, rest = (_Editor(before, after, thoughts, paces) for _ in range(2))
    for event in events[:first_deal]:
        deal.add(event)
    if first_deal:
        deal.turn_own_cards()
    for event in events[first_deal:]:
        rest.add(event)
    return deal.reel.clips, rest.reel.clips


Thoughts = Mapping[tuple[int, Street], float]
"""How many seconds each decision of somebody else takes, by its box and street."""


def _thoughts(events: Sequence[Event], after: View) -> Thoughts:
    """How long others think, all of them together no longer than they may."""
    owners = {box.number: box.owner for box in after.boxes if box.owner != after.who}
    decided = [event for event in events if isinstance(event, Decided) and event.box in owners]
    wanted = {(each.box, each.street): thinks(owners[each.box], each.street, each.choice) for each in decided}
    share = min(1.0, THINKING_SECONDS / (sum(wanted.values()) or THINKING_SECONDS))
    return {which: seconds * share for which, seconds in wanted.items()}


class _Editor:
    """Puts the clips of a run of events onto a reel."""

    def __init__(self, before: Lay, after: View, thoughts: Thoughts, paces: Paces) -> None:
        self.reel = Reel(paces)
        self._before = before
        self._after = after
        self._thoughts = thoughts
        self._table = after.table
        self._out = Counter(slot for slot in map(_slot_of, before.cards) if slot)
        self._folded_now: set[int] = set()

    # --- events

    def add(self, event: Event) -> None:
        """Show *event*; what has nothing to show (bets, cuts) takes no time."""
        match event:
            case BetsClosed():
                self.reel.at(self.reel.now, _SHUFFLED, Shuffle())
            case CardsDealt(slots):
                self._deal(slots)
            case BoardShown(street, _):
                self._turn_board(street)
            case Decided():
                self._decide(event)
            case BoxFolded(box, taken):
                self._fold(box, [bet for bet, _ in taken])
            case RoundSettled(settlement):
                Payment(self.reel, self._after, self._opened()).show(settlement)
            case _:
                pass

    def _decide(self, event: Decided) -> None:
        thought = self._thoughts.get((event.box, event.street))
        if thought is not None:
            self.reel.step(thought, Think(event.box))
        self.reel.cut_to(Decide(event.box, event.street, event.choice, event.cost))
        if event.cost:
            chips = pile(self._table, bet_circle(event.box, Bet.PLAY), event.cost)
            self.reel.step(CHIPS_SECONDS, Put(chips, home_of(self._after, event.box)))
        elif event.choice is Choice.CHECK and thought is None:
            # The turn goes on visibly, so that a double click does not decide for the next box, too.
            self.reel.step(_CHECK, Wait())

    def turn_own_cards(self) -> None:
        """Turn the cards that the viewer looks at: each packet when it has come, or all when everybody has theirs."""
        arrived = {clip.change.card: clip.end for clip in self.reel.clips if isinstance(clip.change, Bring)}
        own = [box for box in self._after.boxes if not box.dark and box.owner == self._after.who]
        for box in own:
            names = [box_card(box.number, index) for index in range(len(box.cards))]
            waits_for = names if self._table.procedure.look is Look.AFTER_PACKET else list(arrived)
            start = max(arrived[name] for name in waits_for)
            faces = zip(names, box.cards, strict=True)
            self.reel.at(start, TURN_SECONDS, *(Turn(name, card) for name, card in faces if card is not None))
        self.reel.wait_for_all()

    # --- cards

    def _deal(self, slots: tuple[Slot, ...]) -> None:
        names = []
        for slot in slots:
            names.append(_name(slot, self._out[slot]))
            self._out[slot] += 1
        stagger = min(_STAGGER, _LAUNCHES / max(1, len(slots) - 1))
        self.reel.staggered(stagger, _FLIGHT, [Bring(name, SHUFFLER) for name in names])

    def _turn_board(self, street: Street) -> None:
        """Turn what the street opens, by the faces that the viewer sees in the end."""
        indexes = range(3) if street is Street.FLOP else range(3, 5)
        board = self._after.community
        turns = [Turn(community_card(index), card) for index in indexes if (card := board[index]) is not None]
        self.reel.staggered(0.06, TURN_SECONDS, turns)

    # --- folds

    def _fold(self, box: int, taken: Sequence[Bet]) -> None:
        """Ante and Blind are lost at once; the hand is tucked under a side bet that still plays, or racked."""
        self._folded_now.add(box)
        keeps = self._table.procedure.folded_with_side_bet is FoldedWithSideBet.KEEP and self._live_side_bet(box, taken)
        cards = [Send(box_card(box, index), tucked_card(box, index) if keeps else DISCARD) for index in range(2)]
        self.reel.cut_to(Fold(box))
        self.reel.step(CHIPS_SECONDS + 0.05, *(Take(bet_circle(box, bet), RACK) for bet in taken), *cards)

    def _live_side_bet(self, box: int, taken: Sequence[Bet]) -> bool:
        lying = [place.bet for place in self._before.stacks if place.box == box and place.spot is Spot.BET]
        return any(bet not in taken for bet in lying)

    def _opened(self) -> list[int]:
        """The boxes whose hands lie open before the showdown."""
        turned = {clip.change.card for clip in self.reel.clips if isinstance(clip.change, Turn)}
        return [
            box.number
            for box in self._after.boxes
            if (name := box_card(box.number, 0)) in turned
            or (box.number not in self._folded_now and self._before.shows(name))
        ]


_HOUSE = {To.DEALER: dealer_card, To.COMMUNITY: community_card, To.BURN: burned}
_SLOTS = {Spot.DEALER_CARD: To.DEALER, Spot.COMMUNITY_CARD: To.COMMUNITY, Spot.BURN: To.BURN}


def _name(slot: Slot, index: int) -> Place:
    return box_card(slot.box, index) if slot.to is To.BOX else _HOUSE[slot.to](index)


def _slot_of(place: Place) -> Slot | None:
    """The slot whose cards bear such names."""
    return Slot(To.BOX, place.box) if place.spot is Spot.BOX_CARD else Slot(_SLOTS[place.spot])
