"""The drill of settling a whole table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.school import second
from tests.school.drills.sample import PARTS, WHOLE, at_every_house, in_a_row, of_every_kind, some_tables
from tests.school.houses import house
from tests.tables import standard
from uth.chips import PayWith
from uth.company.chance import Chance
from uth.game.model import Round
from uth.game.settlement import BetResult, Result
from uth.hands import Category
from uth.school.bet_mistakes import bet_mistake
from uth.school.dealt import shown
from uth.school.drills import settle
from uth.school.exercise import Exercise
from uth.school.findings import Mistake
from uth.school.house import House
from uth.school.settling.acts import (
    Act,
    ActError,
    CallDealer,
    CallFill,
    CallHand,
    ClearBox,
    Pay,
    Take,
    Timed,
    from_json,
    to_json,
)
from uth.school.settling.handling import Handling, handled
from uth.school.settling.steps import settlement_of
from uth.school.skills import Skill
from uth.table import Bet, FoldedWithSideBet, Qualify, Rules, SettleFrom, Table
from uth.train.felt.model import DISCARDS, bet_place, pay_place


def settled(exercise: Exercise) -> Handling:
    """Return the table after the right acts."""
    return handled(shown(exercise).state, from_json(str(exercise.right[settle.ACTS])))


def greedy(table: Table, amount: int) -> dict[int, int]:
    """The fewest chips of a set in which each value divides the next."""
    chips = {}
    for value in sorted((chip.value for chip in table.chips), reverse=True):
        chips[value], amount = divmod(amount, value)
    return {value: count for value, count in chips.items() if count}


def lies_as_a_second_settlement_says(exercise: Exercise) -> None:
    """Compare the settled table with hands read and bets worked out by other means."""
    state, handling = shown(exercise).state, settled(exercise)
    assert handling.done
    assert handling.findings == ()
    table = exercise.house.table
    dealer = second.best(table, state.dealer, state.community)
    for box in state.boxes:
        nets = second.nets(table, box, second.best(table, box.cards, state.community), dealer)
        for bet, stake in box.stakes:
            gone = box.folded and nets[bet] < 0
            net = nets[bet]
            assert handling.felt.amount(bet_place(box.number, bet)) == (0 if net < 0 or gone else stake)
            beside = handling.felt.at(pay_place(box.number, bet))
            assert sum(chips.value * count for chips, count in beside.items()) == max(0, net)
            if exercise.kind != "short rack":
                assert {chips.value: count for chips, count in beside.items()} == greedy(table, max(0, net))


def calls_are_as_a_second_reading_says(exercise: Exercise) -> None:
    """Compare the calls with hands read by other means, and the boxes with the house's order."""
    state = shown(exercise).state
    table = exercise.house.table
    called = {}
    for timed in from_json(str(exercise.right[settle.ACTS])):
        match timed.act:
            case CallDealer(hand, qualifies):
                worth = second.best(table, state.dealer, state.community)
                assert hand == second.NAMES[worth[0]]
                assert qualifies is (worth[0] > 0)
            case CallHand(number, hand):
                box = state.box(number)
                assert box is not None
                called[number] = second.NAMES[second.best(table, box.cards, state.community)[0]]
                assert hand == called[number]
    assert list(called) == sorted(called, reverse=True)


@PARTS
def test_the_right_acts_settle_the_table_as_a_second_settlement_does(number: int, start: int) -> None:
    for exercise in in_a_row(Skill.SETTLE, number, start):
        lies_as_a_second_settlement_says(exercise)
        calls_are_as_a_second_reading_says(exercise)


@WHOLE
def test_at_every_house_with_every_profile_who_is_right_has_no_mistake(whole: bool) -> None:
    for exercise in at_every_house(Skill.SETTLE, whole=whole):
        assert settle.mark(exercise, exercise.right) == ()


@pytest.mark.parametrize("name", ["standard", "auckland"])
def test_kinds_are_what_they_say(name: str) -> None:
    exercises = {exercise.kind: exercise for exercise in of_every_kind(Skill.SETTLE, name)}
    assert list(exercises) == list(settle.kinds(house(name)))
    for number, kind in enumerate(("one box", "two boxes", "three boxes", "four boxes", "five boxes", "six boxes"), 1):
        assert exercises[kind].still.boxes == tuple(range(1, number + 1))
    settlement = {kind: settlement_of(shown(each).state) for kind, each in exercises.items()}
    assert not settlement["dealer does not qualify"].qualifies
    assert Result.TIE in {box.result for box in settlement["tie"].boxes}
    assert {box.result for box in settlement["won, lost and folded"].boxes} >= {Result.WIN, Result.LOSE, Result.FOLD}
    uneven = [line for box in settlement["uneven odds"].boxes for line in box.lines if line.odds and line.odds.per > 1]
    assert any(line.paid for line in uneven)
    acts = [timed.act for timed in from_json(str(exercises["short rack"].right[settle.ACTS]))]
    assert CallFill() in acts
    assert ("folded with trips" in exercises) == (name == "standard")
    assert ("royal flush on the board" in exercises) == (name == "standard")


def test_a_royal_flush_on_the_board_ties_and_pays_trips() -> None:
    exercise = settle.draw(house("standard"), "royal flush on the board", Chance("royal", "test"))
    assert settlement_of(shown(exercise).state).dealer.category is Category.ROYAL_FLUSH


ODD = {
    "no trips": standard(trips=None),
    "one box, no fold": standard(rules=Rules(boxes=1, fold=())),
    "always qualifies": standard(rules=Rules(dealer_qualifies=Qualify.ALWAYS)),
}


@pytest.mark.parametrize("table", ODD.values(), ids=ODD)
def test_odd_tables_have_the_kinds_that_they_can(table: Table) -> None:
    here = House(table, house("standard").profile)
    for kind in settle.kinds(here):
        exercise = settle.draw(here, kind, Chance("odd", kind))
        assert settle.mark(exercise, exercise.right) == ()
    assert ("folded with trips" in settle.kinds(here)) == (table is ODD["always qualifies"])
    assert ("dealer does not qualify" in settle.kinds(here)) == (table is not ODD["always qualifies"])
    assert ("two boxes" in settle.kinds(here)) == (table is not ODD["one box, no fold"])


def test_a_house_that_pays_in_the_colour_of_the_bet() -> None:
    here = House(standard(pay_with=PayWith.COLOUR_OF_THE_BET), house("standard").profile)
    exercise = settle.draw(here, "colour of the bet", Chance("colour", "test"))
    assert settle.mark(exercise, exercise.right) == ()
    assert settle.mark(replace(exercise, house=house("standard")), exercise.right) == ()
    paid = settled(exercise).felt
    fewest = standard()
    boxes = [(box, bet) for box in exercise.still.boxes for bet in Bet if paid.amount(pay_place(box, bet))]
    assert any(
        {chips.value: count for chips, count in paid.at(pay_place(*key)).items()}
        != greedy(fewest, paid.amount(pay_place(*key)))
        for key in boxes
    )


@some_tables(1)
def test_houses_that_take_first_and_from_the_other_side(name: str) -> None:
    procedure = replace(
        house(name).table.procedure,
        take_before_pay=True,
        folded_with_side_bet=FoldedWithSideBet.RACK,
        settle=SettleFrom.LEFT_TO_RIGHT,
    )
    here = House(replace(house(name).table, procedure=procedure), house(name).profile)
    for kind in settle.kinds(here)[2::4]:
        exercise = settle.draw(here, kind, Chance("other", kind))
        assert settle.mark(exercise, exercise.right) == ()


@pytest.mark.parametrize("name", ["standard", "france", "six-box-dark", "auckland", "florida-like", "heads-up-like"])
def test_at_any_table_one_thing_left_out_is_one_finding(name: str) -> None:
    exercises = [each for each in of_every_kind(Skill.SETTLE, name, "left out") if each.kind != "short rack"]
    seen = set()
    for exercise in exercises[::4]:
        state = shown(exercise).state
        acts = from_json(str(exercise.right[settle.ACTS]))
        for kind in (CallDealer, Take, Pay, ClearBox):
            gone = next((timed for timed in acts if isinstance(timed.act, kind)), None)
            if gone is None:
                continue
            found = settle.mark(exercise, {settle.ACTS: to_json(timed for timed in acts if timed != gone)})
            assert [finding.mistake for finding in found] == [_left_out(state, gone.act)], (exercise.kind, gone)
            seen.add(kind)
    assert seen == {CallDealer, Take, Pay, ClearBox}


def _left_out(state: Round, act: Act) -> Mistake:
    """What it is to leave an act out: a bet is then treated as one that pushes."""
    if not isinstance(act, Take | Pay):
        return Mistake.CARDS_LEFT if isinstance(act, ClearBox) else Mistake.DEALER_NOT_CALLED
    box = settlement_of(state).box(act.box)
    return bet_mistake(box.line(act.bet), box, state.table, BetResult.PUSH)


def test_a_folded_hand_may_wait_in_the_discards() -> None:
    procedure = replace(standard().procedure, folded_with_side_bet=FoldedWithSideBet.RACK)
    here = House(standard(procedure=procedure), house("standard").profile)
    exercise = settle.draw(here, "folded with trips", Chance("racked", "test"))
    assert exercise.still.felt.cards_at(DISCARDS)
    assert settle.mark(exercise, exercise.right) == ()


def test_the_same_lot_gives_the_same_table() -> None:
    one, other = (settle.draw(house("standard"), "three boxes", Chance("lot", "same")) for _ in range(2))
    assert one == other


def test_what_is_no_answer() -> None:
    exercise = settle.draw(house("standard"), "one box", Chance("none", "test"))
    assert [finding.mistake for finding in settle.mark(exercise, {})] == [Mistake.NOT_ANSWERED]
    with pytest.raises(ActError):
        settle.mark(exercise, {settle.ACTS: "[1]"})
    with pytest.raises(ActError):
        settle.mark(exercise, {settle.ACTS: to_json([Timed(Take(1, Bet.ANTE)), Timed(Take(1, Bet.ANTE))])})
    with pytest.raises(ValueError, match="no such kind"):
        settle.draw(house("standard"), "nine boxes", Chance("none", "test"))


def test_a_record_that_breaks_off_ends_the_round_there() -> None:
    exercise = settle.draw(house("standard"), "two boxes", Chance("half", "test"))
    acts = from_json(str(exercise.right[settle.ACTS]))
    assert Mistake.CARDS_LEFT in [
        finding.mistake for finding in settle.mark(exercise, {settle.ACTS: to_json(acts[:-1])})
    ]
    assert settle.mark(exercise, {settle.ACTS: to_json(acts[:1])})[0].mistake is Mistake.BOX_NOT_SETTLED
