"""Pay one bet: the exact amount, in the chips of the house (rules.md 7.1 and D12)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from uth.chips import can_make
from uth.company.chance import Chance
from uth.game.model import DEALER, Box, stakes_of
from uth.game.settle import End, settle_alone
from uth.game.settlement import Line, Result
from uth.hands import Category
from uth.i18n import gettext as _
from uth.paytable import Odds, Paytable
from uth.school.bet_mistakes import STANDARD
from uth.school.drawable import drawable
from uth.school.exercise import Answer, CutOut, Exercise, GiveChips, Still
from uth.school.findings import Finding
from uth.school.house import House
from uth.school.payments import Due, payment_finding, unpaid_finding
from uth.school.rounds import MOST_BOXES, boxes_of, lowest_stake, owner_of, some_ante, some_trips
from uth.school.settling.chips import usable_chips
from uth.school.skills import Skill
from uth.school.stacks import bet_chips, full_rack, rack_to_fill, rack_without
from uth.table import Bet, Table
from uth.train.felt.model import RACK, Chips, Felt, Place, bet_place, pay_place
from uth.words.money import money_words
from uth.words.settlement import a_hand_words, bet_words, why_words

CHIPS = "chips"
_ODD = "odd amount"
_SHORT, _OTHER = "short rack", "rack without the usual chips"
_TRIES = 200
_ODD_STAKES = (5, 15, 25, 35, 75)
"""Stakes in whole units on which 3 to 2 leaves a half (rules.md 7.1 and I32)."""


@dataclass(frozen=True)
class PaidBet(Exercise):
    """An exercise of one payment."""

    due: Due


def kinds(house: House) -> tuple[str, ...]:
    """Return the bets that this house pays, line by line of its signs, and what makes paying hard."""
    return _drawable(house.table)


@lru_cache(maxsize=32)
def _drawable(table: Table) -> tuple[str, ...]:
    return drawable(_kinds(table), lambda kind, chance: _due(table, kind, chance))


def _kinds(table: Table) -> tuple[str, ...]:
    lines = [f"{bet}: {hand}" for bet, sign in _signs(table) for hand, _odds in _paid_lines(sign)]
    odd = [f"{_ODD}, {bet}: {hand}" for bet, sign in _signs(table) for hand, odds in _paid_lines(sign) if odds.per > 1]
    return (Bet.ANTE.value, Bet.PLAY.value, *lines, *odd, _SHORT, *((_OTHER,) if len(table.chips) > 1 else ()))


def _signs(table: Table) -> Iterator[tuple[Bet, Paytable]]:
    yield Bet.BLIND, table.blind
    if table.trips is not None:
        yield Bet.TRIPS, table.trips


def _paid_lines(sign: Paytable) -> Iterator[tuple[Category, Odds]]:
    for hand, _pay in sign.lines:
        odds = sign.pay(hand)
        if isinstance(odds, Odds):
            yield hand, odds


def draw(house: House, kind: str, chance: Chance) -> Exercise:
    """Return a bet that has won, to be paid.

    :raises ValueError: if the house has no such kind.
    """
    if kind not in kinds(house):
        raise ValueError(f"no such kind at this house: {kind}")
    table = house.table
    box, due, hand = _due(table, kind, chance)
    line = due.line
    bet = line.bet
    place = bet_place(box.number, bet)
    return PaidBet(
        Skill.PAY_BET,
        house,
        kind,
        Still(
            table,
            Felt({place: due.bet, **_rack_of(due.rack)}),
            boxes_of(table, MOST_BOXES),
            box.number,
            (place,),
            (_won(line, hand),),
        ),
        _asked(table, line, hand),
        (GiveChips(CHIPS, bet_words(bet), pay_place(box.number, bet), due.rack),),
        {CHIPS: due.right},
        due,
    )


def _due(table: Table, kind: str, chance: Chance) -> tuple[Box, Due, Category]:
    """A box, the payment of one of its bets, and the hand that won it."""
    for _try in range(_TRIES):
        bet, hand = _bet_and_hand(table, kind, chance)
        box = _box(table, kind, bet, chance)
        line = next(each for each in settle_alone(table, box, End(hand, Result.WIN, qualified=True)) if each.bet is bet)
        laid = {Chips(box.owner, value): count for value, count in bet_chips(table, line.stake, chance)}
        if not can_make(line.paid, usable_chips(table, laid)):
            continue
        due = Due(table, line, laid, full_rack(table))
        if kind == _SHORT and line.paid:
            return box, replace(due, rack=rack_to_fill(table, line.paid, chance)), hand
        if kind == _OTHER:
            rack = rack_without(table, due.usual, chance) if line.paid else None
            if rack is not None:
                return box, replace(due, rack=rack), hand
        elif kind != _SHORT:
            return box, due, hand
    raise ValueError(f"no payment of that kind at this house: {kind}")


def mark(exercise: Exercise, answer: Answer) -> tuple[Finding, ...]:
    """Return what is wrong with the payment.

    :raises TypeError: if the exercise is none of this drill.
    """
    if not isinstance(exercise, PaidBet):
        raise TypeError(f"no exercise of one payment: {exercise.kind}")
    if CHIPS not in answer:
        return (unpaid_finding(exercise.due, CHIPS),)
    line, table = exercise.due.line, exercise.house.table
    reason = why_words(line, table), _source(line)
    found = payment_finding(exercise.due, answer[CHIPS], reason, CHIPS)
    return (found,) if found else ()


def _source(line: Line) -> str:
    return f"{line.bet}: {line.hand} {line.odds}" if line.hand else STANDARD


def _asked(table: Table, line: Line, hand: Category) -> str:
    """What lies there, and with what it has won."""
    stake = money_words(line.stake, table.currency)
    if line.hand is None:
        sentence = _("Box {box} has {stake} on the {bet} and wins: pay it.")
        return sentence.format(box=line.box, stake=stake, bet=bet_words(line.bet))
    sentence = _("Box {box} has {stake} on the {bet} and wins with {hand}: pay it.")
    return sentence.format(box=line.box, stake=stake, bet=bet_words(line.bet), hand=a_hand_words(hand))


def _won(line: Line, hand: Category) -> str:
    if line.hand is None:
        return _("The box wins; {bet} pays 1 to 1.").format(bet=bet_words(line.bet))
    return _("The box wins with {hand}.").format(hand=a_hand_words(hand))


def _bet_and_hand(table: Table, kind: str, chance: Chance) -> tuple[Bet, Category]:
    """The bet of a kind and the hand that wins it; a hard rack comes with any line that pays."""
    if kind in (_SHORT, _OTHER):
        lines = [(bet, hand) for bet, sign in _signs(table) for hand, odds in _paid_lines(sign) if odds.pays > odds.per]
        return chance.one_of(lines) if lines else (Bet.PLAY, Category.PAIR)
    if kind in (Bet.ANTE, Bet.PLAY):
        return Bet(kind), Category.PAIR
    bet, hand = kind.removeprefix(f"{_ODD}, ").split(": ")
    return Bet(bet), Category(hand)


def _box(table: Table, kind: str, bet: Bet, chance: Chance) -> Box:
    number = chance.one_of(boxes_of(table, MOST_BOXES))
    ante = _odd_stake(table, bet, chance) if kind.startswith(_ODD) else some_ante(table, chance)
    multiple = chance.one_of(sorted({*table.rules.before_the_flop, 2, 1}))
    trips = ante if bet is Bet.TRIPS and kind.startswith(_ODD) else _trips(table, chance)
    stakes = {Bet.ANTE: ante, Bet.BLIND: ante, Bet.PLAY: multiple * ante, Bet.TRIPS: trips}
    return Box(number, owner_of(number), stakes_of(stakes), multiple=multiple)


def _trips(table: Table, chance: Chance) -> int:
    if table.trips is None:
        return 0
    return some_trips(table, chance) or lowest_stake(table, table.limits.trips)


def _odd_stake(table: Table, bet: Bet, chance: Chance) -> int:
    """A stake on which a payment with a half may come out uneven."""
    limit = table.limits.trips if bet is Bet.TRIPS else table.limits.ante
    stakes = [units * table.currency.unit for units in _ODD_STAKES]
    odd = [stake for stake in stakes if limit.allows(stake) and can_make(stake, table.chips)]
    return chance.one_of(odd or [lowest_stake(table, limit)])


def _rack_of(rack: CutOut | None) -> dict[Place, dict[Chips, int]]:
    return {RACK: {Chips(DEALER, value): count for value, count in rack if count}} if rack else {}
