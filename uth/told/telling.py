"""Everything that the player may see, in sentences: what lies there now, and what has just happened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from uth.game.events import Event
from uth.game.view import BoxView, View
from uth.told.bets import stakes_of_box
from uth.told.chair import Chair
from uth.told.vocabulary import Asked
from uth.ui.host import spoken
from uth.ui.laid import Bets
from uth.words import told as words
from uth.words.happened import Happened, opened


class Telling:
    """Tells of one chair's table."""

    def __init__(self, chair: Chair) -> None:
        self._chair = chair

    @property
    def _view(self) -> View:
        return self._chair.session.view

    def _own(self) -> tuple[BoxView, ...]:
        view = self._view
        return tuple(box for box in view.boxes if box.owner == view.who)

    # --- what lies there

    def bets(self) -> Iterator[str]:
        """The bets, box by box: those being laid, those of the round, or after it those for the next."""
        chair, laying = self._chair, self._chair.laying
        if chair.moment in (Asked.BETS, Asked.CHIPS, Asked.END):
            bets = {} if chair.seat.elsewhere else laying.bets
            if chair.moment is Asked.END and bets:
                yield words.bets_for_the_next()
            yield from (self._laid(box) for box in sorted(bets))
            if not bets:
                yield words.no_bets()
            return
        for box in self._own():
            dark = box.multiple if box.dark else None
            yield words.bets_line(dict(box.stakes), chair.say, box=chair.name(box.number), dark=dark)

    def changed_bets(self, before: Bets) -> Iterator[str]:
        """What became of the bets since *before*, for each box where something did."""
        now = self._chair.laying.bets
        changed = [box for box in sorted({*before, *now}) if before.get(box) != now.get(box)]
        yield from (self._laid(box) for box in changed)
        if not changed:
            yield words.bets_unchanged()

    def _laid(self, box: int) -> str:
        chair = self._chair
        stakes = stakes_of_box(chair.laying, box)
        return words.bets_line(stakes, chair.say, box=chair.name(box), dark=chair.laying.laid(box).dark)

    def money(self) -> str:
        """What the player has, and what lies on the table."""
        chair = self._chair
        if chair.moment in (Asked.BETS, Asked.CHIPS):
            has, staked = chair.laying.left, chair.laying.staked
        else:
            has = chair.session.bankroll
            staked = 0 if chair.session.over else sum(amount for box in self._own() for _, amount in box.stakes)
        return words.money_line(chair.say(has), chair.say(staked) if staked else "")

    def cards(self) -> Iterator[str]:
        """The player's cards, the board and the dealer's, as far as they may be seen."""
        view = self._view
        own = [box for box in self._own() if box.cards]
        if not own:
            yield words.no_cards()
            return
        yield from (self._hand(box) for box in own)
        yield words.board_line(view.board) if view.board else words.no_board()
        if view.settlement is None:
            yield words.dealer_hidden()
        else:
            yield from words.dealer_lines(view.table, view.settlement, opened(view.dealer))

    def _hand(self, box: BoxView) -> str:
        number, cards = self._chair.name(box.number), opened(box.cards)
        if not cards:
            return words.hidden_cards(number, box.multiple)
        return words.own_cards(cards, box=number, folded=box.folded is not None)

    # --- what happened

    def happened(self, events: Iterable[Event]) -> Iterator[str]:
        """What the player saw of *events*, which led to where the session is now."""
        chair = self._chair
        told = Happened(self._view, chair.say, numbered=chair.numbered, remarks=spoken(chair.session))
        return told.of(events)
