"""A hand that somebody lays out, card by card, and what is known of it. No pygame."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from uth.cards import Card
from uth.table import Table
from uth.train.drills.plan import lowest_stakes
from uth.train.drills.spots import Stakes
from uth.train.hints import hint
from uth.train.question import Cards, Question, supposed
from uth.ui.coach.advice import Advised
from uth.ui.coach.advisor import Advisor
from uth.ui.keys import Key, KeyLabels
from uth.ui.page.model import Bar, Block, Canvas, Choices, Columns, Panel, Text, Toggle
from uth.ui.strategy import deck
from uth.ui.strategy.answers import answers, compared, missing
from uth.ui.strategy.deck import MOST, NOTHING, Deck, Place
from uth.ui.strategy.ways import Way, side_by_side
from uth.words import strategy_page as words

DECK = "deck"
"""The name of the canvas."""
_HEIGHT = 330
_KEYS = {Key.H: Place.HOLE, Key.B: Place.BOARD, Key.D: Place.DEAD}
_BACK = Key.BACKSPACE
_GO = (Key.ENTER, Key.SPACE)
_ARROWS = (Key.LEFT, Key.RIGHT, Key.UP, Key.DOWN)


class WhatIf:
    """The cards, and what is asked about them.

    :ivar table: the one that it is asked for.
    :ivar cards: what was laid.
    :ivar place: where the next card goes.
    :ivar cursor: the card of the deck that the keys are on.
    :ivar trips: a Trips bet lies on the box.
    :ivar comparing: strategies are shown side by side.
    """

    def __init__(self, table: Table, advisor: Advisor, decision: Question | None = None) -> None:
        """*decision*: what is laid at first, with its bets."""
        self.table = table
        self._advisor = advisor
        self._given = decision
        self.cards = NOTHING
        self.place = Place.HOLE
        self.trips = self.comparing = False
        self.cursor = deck.card_at(0, 0)
        if decision is not None:
            self.cards = Cards(decision.hole, decision.board, decision.dead)
            self.trips = decision.trips > 0
            self.place = Place.BOARD

    # --- laying

    def toggle(self, card: Card) -> str:
        """Lay a card, or take it back; return why it cannot be laid, empty if it can."""
        self.cursor = card
        if deck.place_of(self.cards, card) is not None:
            self.cards = deck.without(self.cards, card)
            return ""
        if len(deck.at(self.cards, self.place)) >= MOST[self.place]:
            return words.full(_title(self.place), MOST[self.place])
        self.cards = deck.laid(self.cards, self.place, card)
        self.place = deck.next_place(self.cards, self.place)
        return ""

    def choose(self, place: Place) -> None:
        """Let the next card go there."""
        self.place = place

    def press(self, places: Deck, x: float, y: float) -> str:
        """Do what a click there means; return why it cannot be."""
        card, slot = places.card(x, y), places.slot(x, y)
        if card is not None:
            return self.toggle(card)
        if slot is not None:
            lying = deck.at(self.cards, slot.place)
            self.place = slot.place
            if slot.index < len(lying):
                self.cards = deck.without(self.cards, lying[slot.index])
        return ""

    def key(self, key: Key) -> tuple[bool, str]:
        """Return whether a key means something on the deck, and why it cannot be done."""
        if key in _ARROWS:
            card = deck.beside(self.cursor, key)
            self.cursor = card or self.cursor
            return card is not None, ""
        if key in _GO:
            return True, self.toggle(self.cursor)
        if key in _KEYS:
            self.place = _KEYS[key]
            return True, ""
        if key is _BACK:
            self._take_last()
            return True, ""
        return False, ""

    def _take_last(self) -> None:
        """Take back the last card of this place; where there is none, of the one before it."""
        for place in (self.place, *reversed(Place)):
            lying = deck.at(self.cards, place)
            if lying:
                self.cards, self.place = deck.without(self.cards, lying[-1]), place
                return

    def lay(self, cards: Cards) -> None:
        """Lay these cards in place of all others."""
        self.cards, self.place = cards, Place.BOARD

    def clear(self) -> None:
        """Take all cards back."""
        self.cards, self.place = NOTHING, Place.HOLE

    # --- asking

    @property
    def question(self) -> Question | None:
        """What is asked; None while cards are missing."""
        if missing(self.cards):
            return None
        given = self._given
        stakes = lowest_stakes(self.table, trips=self.trips)
        if given is not None and given.table == self.table:
            stakes = Stakes(given.ante, (given.trips or stakes.trips) if self.trips else 0)
        return supposed(self.table, self.cards, stakes.ante, stakes.trips)

    def ask(self) -> None:
        """Have it worked out, if it is a decision."""
        question = self.question
        if question is None:
            self._advisor.forget()
        else:
            self._advisor.ask(question)

    def advised(self, question: Question) -> Advised:
        """Return all that is known of it by now."""
        return Advised(question, hint(question), self._advisor.known(question))

    # --- the page

    def choices(self) -> Choices:
        """Return the choice of where the next card goes."""
        places = list(Place)
        return Choices("place", words.lay_label(), words.lay_places(), places.index(self.place), words=tuple(places))

    def blocks(self, found: Sequence[Way]) -> tuple[Block, ...]:
        """Return the deck, and beside it what is known of the hand; *found*: the strategies that there are."""
        canvas = Canvas(DECK, _HEIGHT, focused=True, words=self._in_words())
        trips = (Toggle("trips", words.trips_label(), self.trips),) if self.table.trips is not None else ()
        toggles = Bar((*trips, Toggle("compare", words.compare_label(), self.comparing)))
        return (Columns(((toggles, canvas), (Panel(tuple(self._answers(found))),)), (3, 2)),)

    def _in_words(self) -> tuple[str, ...]:
        titles = zip(words.place_titles(), Place, strict=True)
        return tuple(f"{title}: {' '.join(map(str, deck.at(self.cards, place)))}" for title, place in titles)

    def _answers(self, found: Sequence[Way]) -> Iterator[Block]:
        question = self.question
        if question is None:
            yield Text(missing(self.cards))
        else:
            advised = self.advised(question)
            yield from answers(advised)
            if self.comparing and advised.outlook is not None:
                yield from compared(advised.outlook, side_by_side(found))

    def hint(self, labels: KeyLabels) -> str:
        """Return what the keys do on the deck."""
        return words.board_keys(*map(labels.label, (Key.ENTER, *_KEYS, _BACK)))


def _title(place: Place) -> str:
    return words.place_titles()[list(Place).index(place)].capitalize()
