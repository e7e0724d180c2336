"""What a player saw of a round, in sentences, event by event: for the terminal and for the log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from uth.cards import Card
from uth.game.events import (
    BetsClosed,
    BetsPlaced,
    BoardShown,
    BoxFolded,
    CardsDealt,
    CutDeclined,
    Decided,
    DeckCut,
    Event,
    RoundSettled,
)
from uth.game.model import DEALER, To
from uth.game.settlement import BoxSettlement, Result, Settlement
from uth.game.view import BoxView, SeenCards, View
from uth.words import company, prompts, told
from uth.words.choices import Say
from uth.words.events import box_called, box_sentence
from uth.words.hands import a_hand_caption


class Happened:
    """Tells of one player's round.

    :ivar view: what the player sees once everything that is told of has happened.
    :ivar remarks: what others say when everything is paid.
    """

    def __init__(self, view: View, say: Say, *, numbered: bool, remarks: Sequence[str] = ()) -> None:
        """*say*: how an amount is written; *numbered*: boxes are named, as there are several.

        *remarks*: what is said at the table when everything is paid.
        """
        self.view = view
        self.remarks = remarks
        self._say = say
        self._numbered = numbered

    def other(self, number: int) -> str:
        """Return whose box it is, if somebody else plays there; else nothing."""
        box = self.view.box(number)
        return box.owner if box is not None and box.owner != self.view.who else ""

    def own(self) -> tuple[BoxView, ...]:
        """Return the player's boxes."""
        return tuple(box for box in self.view.boxes if box.owner == self.view.who)

    def _name(self, box: int) -> int:
        return box if self._numbered else 0

    def of(self, events: Iterable[Event]) -> Iterator[str]:
        """Return what is to be said of *events*, in order."""
        for event in events:
            if isinstance(event, RoundSettled):
                yield from self.dealer(event.settlement)
                for settled in self.own_settled(event.settlement):
                    yield from self.paid(event.settlement, settled)
                yield from map(self.came_out, self.others_settled(event.settlement))
                yield from self.remarks
                yield from self.end(event.settlement)
            else:
                yield from self.moment(event)

    def moment(self, event: Event) -> Iterator[str]:
        """Return what is to be said of one event that is not the settlement."""
        match event:
            case BetsClosed():
                yield told.sentence(prompts.dealing_prompt())
            case BetsPlaced(box) if box.owner != self.view.who:
                yield company.bets(box.owner, told.stakes_words(dict(box.stakes), self._say))
            case CutDeclined() | DeckCut():
                yield from self._cut(event)
            case CardsDealt(slots) if any(slot.to is To.BOX for slot in slots):
                yield from map(self._dealt, self.own())
            case BoardShown(street, cards):
                yield told.street_line(street, cards)
            case Decided():
                yield self._decided(event)
            case BoxFolded(box, taken) if not self.other(box):
                yield told.lost_at_once(told.stakes_words(dict(taken), self._say))
            case _:
                pass

    def _decided(self, event: Decided) -> str:
        name, cost = self.other(event.box), self._say(event.cost)
        if name:
            return company.decides(name, event.choice, cost)
        return told.decided_line(event.choice, cost, box=self._name(event.box))

    def _cut(self, event: CutDeclined | DeckCut) -> Iterator[str]:
        match event:
            case CutDeclined(by=by):
                if by != self.view.who:
                    yield company.does_not_cut(by)
            case DeckCut(by, at) if by == DEALER:
                yield told.sentence(prompts.dealer_has_cut(at))
            case DeckCut(by, at):
                yield told.cut_line(at) if by == self.view.who else company.has_cut(by, at)

    def _dealt(self, box: BoxView) -> str:
        """The cards as they were dealt: a dark box lies face down, also where it was opened since."""
        if box.dark:
            return told.hidden_cards(self._name(box.number), box.multiple)
        return told.own_cards(opened(box.cards), box=self._name(box.number), folded=False)

    # --- the settlement

    def own_settled(self, settlement: Settlement) -> tuple[BoxSettlement, ...]:
        """Return the player's boxes in the order in which they are settled."""
        return tuple(settled for settled in settlement.boxes if settled.owner == self.view.who)

    def dealer(self, settlement: Settlement) -> tuple[str, ...]:
        """Return the dealer's cards and hand."""
        return told.dealer_lines(self.view.table, settlement, opened(self.view.dealer))

    def paid(self, settlement: Settlement, settled: BoxSettlement) -> Iterator[str]:
        """Return what one box gets."""
        box = self.view.box(settled.box)
        if box is not None and box.dark:
            yield told.opened_cards(opened(box.cards), self._name(settled.box))
        called = box_called(settled.box) if self._numbered else ""
        line = box_sentence(settlement, settled, self.view.table, self._say, called=called)
        yield told.sentence(line)

    def others_settled(self, settlement: Settlement) -> tuple[BoxSettlement, ...]:
        """Return the boxes of others in the order in which they are settled."""
        return tuple(settled for settled in settlement.boxes if settled.owner != self.view.who)

    def came_out(self, settled: BoxSettlement) -> str:
        """Return what a box of somebody else came to; its hand is told of where it lies open."""
        box, amount = self.view.box(settled.box), self._say(abs(settled.net))
        if box is None or not opened(box.cards) or settled.result is Result.FOLD:
            return company.comes_out(settled.owner, settled.net, amount)
        return company.hand_comes_out(settled.owner, a_hand_caption(settled.hand), settled.net, amount)

    def end(self, settlement: Settlement) -> Iterator[str]:
        """Return what the round came to, and what the player has now."""
        yield told.net_line(sum(settled.net for settled in self.own_settled(settlement)), self._say)
        yield told.money_line(self._say(self.view.funds), "")


def opened(cards: SeenCards) -> Sequence[Card]:
    """Return the cards that lie open."""
    return [card for card in cards if card is not None]
