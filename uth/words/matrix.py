"""What every bet does in every case, in words: read off the rules of payment themselves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from uth.game.settle import End, verdicts
from uth.game.settlement import BetResult, Result
from uth.hands import Category
from uth.i18n import gettext as _
from uth.paytable import Fixed, Odds
from uth.table import Bet, Qualify, Table, TripsAfterFold, TripsAgainstDealer
from uth.words.hands import category_words
from uth.words.settlement import bet_words, result_words
from uth.words.sign import pay_words

_COMPARED = (Result.WIN, Result.TIE, Result.LOSE)
_FIXED = {Fixed.PUSH: BetResult.PUSH, Fixed.LOSE: BetResult.LOSE}


@dataclass(frozen=True, slots=True)
class Case:
    """One way in which a hand can come out, whatever the hand is."""

    compared: Result
    """Win, tie or lose by the cards, folded or not."""
    qualified: bool = True
    folded: bool = False

    def ends(self) -> Iterator[End]:
        """Yield the ends that belong to the case: one for each kind of hand that can come to it."""
        for category in Category:
            if self._possible(category):
                yield End(category, self.compared, self.qualified, self.folded)

    def _possible(self, category: Category) -> bool:
        """A royal flush never loses; without a pair the dealer ties and beats only another high card."""
        if self.folded or self.compared is Result.WIN:
            return True
        if not self.qualified:
            return category is Category.HIGH_CARD
        return self.compared is Result.TIE or category is not Category.ROYAL_FLUSH


def cases(table: Table) -> tuple[Case, ...]:
    """Return the cases of the table: the dealer qualifies, does not, the hand is folded; each win, tie, loss."""
    qualified = (True,) if table.rules.dealer_qualifies is Qualify.ALWAYS else (True, False)
    showdowns = [Case(result, opened) for opened in qualified for result in _COMPARED]
    return (*showdowns, *(_folded(table) if table.rules.fold else ()))


def _folded(table: Table) -> tuple[Case, ...]:
    """A fold on its own, or in three cases where the Trips bet of a folded hand still has to win."""
    against = table.rules.trips_against_dealer is not TripsAgainstDealer.INDEPENDENT
    if against and table.trips is not None and table.rules.trips_after_fold is TripsAfterFold.LIVE:
        return tuple(Case(result, folded=True) for result in _COMPARED)
    return (Case(Result.LOSE, folded=True),)


def bets_of(table: Table) -> tuple[Bet, ...]:
    """Return the bets that the table has."""
    return tuple(bet for bet in Bet if bet is not Bet.TRIPS or table.trips is not None)


def matrix(table: Table) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    """Return the heads and the rows: a case, and what each bet of the table does in it."""
    heads = (_("The hand"), *(bet_words(bet) for bet in bets_of(table)))
    return heads, tuple(_row(table, case) for case in cases(table))


def _row(table: Table, case: Case) -> tuple[str, ...]:
    found = {end.hand: verdicts(table, end) for end in case.ends()}
    pays = {bet: {hand: verdict[bet][0] for hand, verdict in found.items()} for bet in bets_of(table)}
    cells = [_("no bet") if case.folded and bet is Bet.PLAY else _cell(pays[bet]) for bet in bets_of(table)]
    return _case_words(table, case), *cells


def _case_words(table: Table, case: Case) -> str:
    words = {Result.WIN: _("beats the dealer"), Result.TIE: _("ties the dealer"), Result.LOSE: _("loses to the dealer")}
    if case.folded:
        alone = len(_folded(table)) == 1
        return _("is folded") if alone else _("is folded, and {compared}").format(compared=words[case.compared])
    if table.rules.dealer_qualifies is Qualify.ALWAYS:
        return words[case.compared]
    ends = _("{compared}, who qualifies") if case.qualified else _("{compared}, who does not qualify")
    return ends.format(compared=words[case.compared])


def _cell(pays: Mapping[Category, Odds | Fixed]) -> str:
    """What the bet does, whatever the hand; where that depends on the hand, by how much."""
    if len(set(pays.values())) == 1:
        return _pay(next(iter(pays.values())))
    pushing = [hand for hand, pay in pays.items() if pay is Fixed.PUSH]
    losing = [hand for hand, pay in pays.items() if pay is Fixed.LOSE]
    if len(pushing) + len(losing) < len(pays) or pushing[0].order < losing[-1].order:
        return _("by its sign")
    return _("{hand} or better: push, else lose").format(hand=category_words(pushing[0]))


def _pay(pay: Odds | Fixed) -> str:
    return pay_words(pay) if isinstance(pay, Odds) else result_words(_FIXED[pay])
