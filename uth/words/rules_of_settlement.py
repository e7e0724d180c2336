"""The chapters of the rules of play from the moment when the dealer's cards are turned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from uth.cards import parse_cards
from uth.game.settle import CAP_ORDER
from uth.game.settlement import Settlement
from uth.hands import evaluate
from uth.i18n import gettext as _
from uth.table import AnteNotQualified, Qualify, Table, TripsAfterFold
from uth.words.document import Clause, Grid
from uth.words.events import dealer_sentence, qualifies_words
from uth.words.hands import comparison_words
from uth.words.matrix import bets_of, matrix
from uth.words.settlement import bet_words
from uth.words.sign import (
    blind_sentences,
    list_words,
    paytable_with_rest,
    qualifying_sentence,
    rounding_sentence,
    settling_sentence,
    trips_sentences,
)


def dealers_hand(table: Table) -> Iterator[Clause | Grid]:
    example = Settlement(evaluate(parse_cards("9c 9d Ah 7s 5c")), True, ())
    opened = _(
        "When every box has decided on the river, the dealer looks over the Play bets, turns the house's two cards, "
        "and names its hand. That is done even if every box has folded."
    )
    yield Clause(opened, dealer_sentence(example), sample=True)
    if table.rules.dealer_qualifies is Qualify.ALWAYS:
        yield Clause(qualifying_sentence(table.rules))
        return
    failing = Settlement(evaluate(parse_cards("Kc Jd 9h 7s 5c")), False, ())
    call = f"{dealer_sentence(failing)}, {qualifies_words(table, failing)}"
    rest = {
        AnteNotQualified.PUSH: _("The other bets stay in action."),
        AnteNotQualified.PAYS: _("That holds whether the hand wins, ties or loses; the other bets stay in action."),
    }
    yield Clause(f"{qualifying_sentence(table.rules)} {rest[table.rules.ante_when_not_qualified]}", call, sample=True)


def settlement(table: Table) -> Iterator[Clause | Grid]:
    yield Clause(_("What becomes of each bet, by the hand against the dealer's:"))
    yield Grid(*matrix(table))
    yield Clause(" ".join(blind_sentences(table)) or _("The sign of the Blind:"))
    yield Grid((_("Hand"), _("Blind pays")), paytable_with_rest(table.blind))
    if table.blind_lost is not None:
        yield Grid((_("Hand that loses"), _("Blind pays")), paytable_with_rest(table.blind_lost))
    if table.trips is not None:
        yield Clause(trips_sentences(table)[0])
        yield Grid((_("Hand"), _("Trips pays")), paytable_with_rest(table.trips))
    yield Clause(rounding_sentence(table))
    yield from map(Clause, _cap(table))


def _cap(table: Table) -> Iterator[str]:
    if table.limits.payout_cap is None:
        return
    yield _(
        "What winning bets are paid together is held to the most paid in a round, after rounding. Stakes that go back "
        "and bets that are lost do not count."
    )
    bets = _and([bet_words(bet) for bet in CAP_ORDER if bet in bets_of(table)])
    order = _(
        "They are paid in the order {bets}, each through the boxes as these are settled, until that amount is used up; "
        "the rest is not paid."
    )
    yield order.format(bets=bets)


def order_of_settlement(table: Table) -> Iterator[Clause | Grid]:
    winner, loser = (evaluate(parse_cards(cards)) for cards in ("Ah 9h 7h 4h 2h", "Ks Kd Kc 9h 7h"))
    yield Clause(f"{settling_sentence(table)} {naming_sentence()}", comparison_words(winner, loser), sample=True)
    yield from map(Clause, order_sentences(table))


def naming_sentence() -> str:
    """Return how a hand is read."""
    return _("The dealer opens each hand, shows the five cards that count, and names it.")


def order_sentences(table: Table) -> Iterator[str]:
    """Yield in which order bets are taken and paid, and when a folded hand with a live bet is settled."""
    order = table.procedure.order_in_box
    bets = {bet: bet_words(bet) for bet in bets_of(table)}
    take, pay = ([bets[bet] for bet in some if bet in bets] for some in (order.take, order.pay))
    taken = _("Of one box the losing bets are taken in the order {bets}.").format(bets=_and(take))
    paid = _("Winning bets are paid in the order {bets}.").format(bets=_and(pay))
    yield f"{taken} {paid}"
    if table.procedure.take_before_pay:
        yield _("The losing bets of all boxes are taken before any winning bet is paid.")
    else:
        yield _("Each box is finished before the next is begun.")
    if table.rules.fold and table.trips is not None and table.rules.trips_after_fold is TripsAfterFold.LIVE:
        yield _("A folded hand with a Trips bet is opened and settled in its turn.")


def _and(words: Sequence[str]) -> str:
    return list_words(words, _("and"))
