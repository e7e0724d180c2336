"""What a player saw of a round, in sentences, event by event: for the terminal and for the log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from uth.cards import Card
from uth.game.events import BetsClosed, BoardShown, BoxFolded, CardsDealt, Decided, DeckCut, Event, RoundSettled
from uth.game.model import DEALER, To
from uth.game.settlement import BoxSettlement, Settlement
from uth.game.view import BoxView, SeenCards, View
from uth.words import prompts, told
from uth.words.choices import Say
from uth.words.events import box_sentence


class Happened:
    """Tells of one player's round.

    :ivar view: what the player sees once everything that is told of has happened.
    """

    def __init__(self, view: View, say: Say, *, numbered: bool) -> None:
        """*say*: how an amount is written; *numbered*: boxes are named, as there are several."""
        self.view = view
        self._say = say
        self._numbered = numbered

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
                yield from self.end(event.settlement)
            else:
                yield from self.moment(event)

    def moment(self, event: Event) -> Iterator[str]:
        """Return what is to be said of one event that is not the settlement."""
        match event:
            case BetsClosed():
                yield told.sentence(prompts.dealing_prompt())
            case DeckCut(by, at):
                yield told.sentence(prompts.dealer_has_cut(at)) if by == DEALER else told.cut_line(at)
            case CardsDealt(slots) if any(slot.to is To.BOX for slot in slots):
                yield from map(self._dealt, self.own())
            case BoardShown(street, cards):
                yield told.street_line(street, cards)
            case Decided(box, choice, cost):
                yield told.decided_line(choice, self._say(cost), box=self._name(box))
            case BoxFolded(taken=taken):
                yield told.lost_at_once(told.stakes_words(dict(taken), self._say))
            case _:
                pass

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
        line = box_sentence(settlement, settled, self.view.table, self._say, numbered=self._numbered)
        yield told.sentence(line)

    def end(self, settlement: Settlement) -> Iterator[str]:
        """Return what the round came to, and what the player has now."""
        yield told.net_line(sum(settled.net for settled in self.own_settled(settlement)), self._say)
        yield told.money_line(self._say(self.view.funds), "")


def opened(cards: SeenCards) -> Sequence[Card]:
    """Return the cards that lie open."""
    return [card for card in cards if card is not None]
