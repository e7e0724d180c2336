"""The announcements: what the dealer says at a moment of the round (rules.md 7.3)."""

from __future__ import annotations

from uth.cards import Card, Rank, Suit
from uth.company.chance import Chance
from uth.game.model import Phase, Round, Slot, To
from uth.game.settlement import BetResult, Result
from uth.hands import Category
from uth.i18n import gettext as _
from uth.paytable import Odds
from uth.profile import Call
from uth.school.dealt import unpaid
from uth.school.exercise import Answer, Exercise, Option, Pick, Still
from uth.school.findings import Finding, Mistake
from uth.school.house import House
from uth.school.rounds import bets_laid, boxes_of, played_to, some_boxes
from uth.school.skills import Skill
from uth.table import Bet, Qualify, Street, Table, TripsAgainstDealer
from uth.train.felt.laid import felt_of
from uth.train.felt.model import HOUSE_CARDS, Felt
from uth.train.played import Known
from uth.words.rulings import call_words, moment_words

FIELD = "call"
BIG = 50
"""A Blind paid so many to 1, or more, is called to the floor; houses set the amounts (rules.md 12.5)."""
OFFERED = 4
TRIES = 400
STREETS = {Call.PREFLOP: Street.PREFLOP, Call.FLOP: Street.FLOP, Call.RIVER: Street.RIVER, Call.FOLD: Street.RIVER}
BEFORE_THE_DEAL = frozenset({Call.BETTING, Call.CLOSE, Call.COLOUR_CHANGE})
ALWAYS = frozenset({Call.BETTING, Call.CLOSE, Call.PREFLOP, Call.FLOP, Call.RIVER, Call.COLOUR_CHANGE})


def kinds(house: House) -> tuple[str, ...]:
    """Return the moments at which a dealer of this house says something."""
    table, rules = house.table, house.table.rules
    can = {
        Call.FOLD: Street.RIVER in rules.fold,
        Call.QUALIFIED: rules.dealer_qualifies is Qualify.PAIR,
        Call.NOT_QUALIFIED: rules.dealer_qualifies is Qualify.PAIR,
        Call.BONUS: table.trips is not None and rules.trips_against_dealer is TripsAgainstDealer.INDEPENDENT,
        Call.BEATS_ALL: True,
        Call.BIG_PAY: _pays_big(table),
    }
    return tuple(call.value for call in Call if call in ALWAYS or can[call])


def _pays_big(table: Table) -> bool:
    """Whether a hand of the Blind pays 50 to 1 or more."""
    pay = table.blind.pay(Category.STRAIGHT_FLUSH)
    return isinstance(pay, Odds) and pay.pays >= BIG * pay.per


def draw(house: House, kind: str, chance: Chance) -> Exercise:
    """Return an exercise of a moment: the table as it then lies, and some calls to choose from.

    :raises ValueError: if there is no such moment at the house.
    """
    if kind not in kinds(house):
        raise ValueError(f"no {kind} at this house")
    call = Call(kind)
    state = _state(house.table, call, chance)
    return Exercise(
        skill=Skill.CALLS,
        house=house,
        kind=kind,
        still=Still(
            house.table,
            _felt(state),
            boxes_of(house.table),
            lit=(HOUSE_CARDS,) if state.phase is Phase.SETTLED else (),
        ),
        prompt=f"{moment_words(call)} {_('What do you say?')}",
        fields=(Pick(FIELD, _("Your call"), _options(house, call, chance)),),
        right={FIELD: call.value},
    )


def mark(exercise: Exercise, answer: Answer) -> tuple[Finding, ...]:
    """Return what is wrong in an answer."""
    given, right = answer.get(FIELD), Call(exercise.kind)
    if given == right.value:
        return ()
    house = exercise.house
    says = _("You say: {call}").format(call=call_words(right, house.table, house.profile))
    if given is None:
        return (Finding(Mistake.NOT_ANSWERED, _("Nothing was said."), says, moment_words(right), field=FIELD),)
    said = _("You said: {call}").format(call=call_words(Call(str(given)), house.table, house.profile))
    own = right in house.profile.calls
    source = _("house profile {name}: calls").format(name=house.profile.name) if own else _("usual announcements")
    return (Finding(Mistake.WRONG_CALL, said, says, moment_words(right), source, FIELD),)


def _options(house: House, call: Call, chance: Chance) -> tuple[Option, ...]:
    """The right call and some others, none with the same words, in an order of chance."""
    words = {other: call_words(other, house.table, house.profile) for other in Call}
    others = {text: other for other, text in words.items() if text != words[call] and other.value in kinds(house)}
    offered = (call, *chance.some_of(list(others.values()), OFFERED - 1))
    return tuple(Option(each.value, words[each]) for each in chance.some_of(offered, len(offered)))


# --- the moment


def _felt(state: Round) -> Felt:
    """The table at the moment: where the dealer's hand is open nothing is taken or paid yet."""
    return unpaid(state, (box.number for box in state.boxes), dealer=True) if state.settlement else felt_of(state)


def _state(table: Table, call: Call, chance: Chance) -> Round:
    """A round at the moment: rounds are dealt until one comes to it."""
    boxes = some_boxes(table, chance)
    for _try in range(TRIES):
        state = bets_laid(table, chance, boxes)
        if call in BEFORE_THE_DEAL:
            return state
        state = played_to(state, chance, STREETS.get(call), _known(call, chance, boxes))
        if _fits(state, call):
            return state
    raise ValueError(f"no round comes to {call}")


def _fits(state: Round, call: Call) -> bool:
    settled = state.settlement
    if call in STREETS:
        return settled is None
    if settled is None:
        return False
    match call:
        case Call.QUALIFIED | Call.NOT_QUALIFIED:
            return settled.qualifies is (call is Call.QUALIFIED)
        case Call.BEATS_ALL:
            return all(box.result is Result.LOSE for box in settled.boxes)
        case Call.BONUS:
            return any(
                box.result is Result.LOSE and box.line(Bet.TRIPS).result is BetResult.WIN for box in settled.boxes
            )
        case _:
            odds = [box.line(Bet.BLIND).odds for box in settled.boxes]
            return any(each is not None and each.pays >= BIG * each.per for each in odds)


def _known(call: Call, chance: Chance, boxes: tuple[int, ...]) -> Known:
    """The cards without which a moment would be seldom."""
    suit, other = chance.some_of(list(Suit), 2)
    if call is Call.BIG_PAY:
        low = chance.between(0, 7)
        ranks = list(Rank)[low : low + 5]
        suited = [Card(rank, suit) for rank in ranks]
        return {Slot(To.BOX, boxes[0]): suited[3:], Slot(To.COMMUNITY): suited[:3]}
    if call is Call.BEATS_ALL:
        return {Slot(To.DEALER): [Card(Rank.ACE, suit), Card(Rank.ACE, other)]}
    if call is Call.BONUS:
        rank, high = chance.some_of(list(Rank), 2)
        three = [Card(rank, each) for each in chance.some_of(list(Suit), 3)]
        return {Slot(To.COMMUNITY): three, Slot(To.DEALER): [Card(high, suit), Card(high, other)]}
    return {}
