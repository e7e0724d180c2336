"""What one pair of eyes may see of a round: the one place that decides which cards are hidden."""

from __future__ import annotations

from dataclasses import dataclass

from uth.cards import Card
from uth.game.model import DEALER, Box, Phase, Round, Stakes, stakes_of
from uth.game.settle import lost_at_once
from uth.game.settlement import Settlement
from uth.table import Bet, Street, Table

CAMERA = "camera"
"""Who looks from above: sees only what lies open on the felt."""

SeenCards = tuple[Card | None, ...]
"""Cards in their places; None for one whose face this viewer may not see."""


@dataclass(frozen=True, slots=True)
class BoxView:
    """A box as somebody sees it."""

    number: int
    owner: str
    stakes: Stakes
    """What still lies on the box: a fold's lost bets are gone."""
    dark: bool
    multiple: int
    folded: Street | None
    undecided: bool
    cards: SeenCards

    def stake(self, bet: Bet) -> int:
        """Return the amount on *bet*, 0 if there is none."""
        return dict(self.stakes).get(bet, 0)


@dataclass(frozen=True, slots=True)
class View:
    """A round as somebody sees it."""

    table: Table
    who: str
    phase: Phase
    street: Street | None
    funds: int
    """What the viewer has left besides the stakes; 0 for the dealer and the camera."""
    boxes: tuple[BoxView, ...]
    dealer: SeenCards
    community: SeenCards
    burned: int
    """How many cards were burned; nobody sees their faces."""
    settlement: Settlement | None

    def box(self, number: int) -> BoxView | None:
        """Return the open box of that number, if there is one."""
        return next((box for box in self.boxes if box.number == number), None)

    @property
    def board(self) -> tuple[Card, ...]:
        """The community cards that lie open."""
        return tuple(card for card in self.community if card is not None)


def seen_from(state: Round, who: str) -> View:
    """Return what *who* (an owner, :data:`DEALER` or :data:`CAMERA`) may see; hidden cards are None, never left out.

    An owner sees the cards of the own seen boxes. Dark boxes, the house's cards and everybody else's stay hidden until
    the round is settled; hands given up without a live side bet are never opened to others.
    """
    over = state.phase is Phase.SETTLED
    shown = len(state.board)
    return View(
        table=state.table,
        who=who,
        phase=state.phase,
        street=state.street,
        funds=state.available(who),
        boxes=tuple(_box_view(state, box, who) for box in state.boxes),
        dealer=_seen(state.dealer, over),
        community=(*state.board, *(None for _ in state.community[shown:])),
        burned=len(state.burned),
        settlement=state.settlement,
    )


def _box_view(state: Round, box: Box, who: str) -> BoxView:
    return BoxView(
        number=box.number,
        owner=box.owner,
        stakes=lying(state.table, box),
        dark=box.dark,
        multiple=box.multiple,
        folded=box.folded,
        undecided=box.undecided,
        cards=_seen(box.cards, _may_see(state, box, who)),
    )


def lying(table: Table, box: Box) -> Stakes:
    """Return the bets that still lie on the box: all, or after a fold the live side bets."""
    lost = dict(lost_at_once(table, box)) if box.folded else {}
    return stakes_of({bet: amount for bet, amount in box.stakes if bet not in lost})


def _may_see(state: Round, box: Box, who: str) -> bool:
    if box.owner == who and not box.dark:
        return True
    # At the end a hand is opened unless it was given up and nothing on it is left to settle.
    return state.phase is Phase.SETTLED and bool(lying(state.table, box))


def _seen(cards: tuple[Card, ...], visible: bool) -> SeenCards:
    return cards if visible else tuple(None for _ in cards)


__all__ = ["CAMERA", "DEALER", "BoxView", "SeenCards", "View", "lying", "seen_from"]
