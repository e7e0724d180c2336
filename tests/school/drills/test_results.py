"""The drill that asks what becomes of each bet."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.school import second
from tests.school.drills.sample import (
    PARTS,
    WHOLE,
    at_every_house,
    in_a_row,
    mistakes,
    of_every_kind,
    right_is_offered,
    some_tables,
    wrong_values,
)
from tests.school.houses import TABLES, house
from tests.tables import standard
from uth.company.chance import Chance
from uth.game.settlement import BetResult
from uth.school.bet_mistakes import bet_mistake
from uth.school.dealt import shown
from uth.school.drills import results
from uth.school.exercise import Exercise
from uth.school.findings import Mistake
from uth.school.house import House
from uth.school.skills import Skill
from uth.table import AnteNotQualified, Bet, Cap, CapPer, Qualify, Rules, Table, TripsAgainstDealer
from uth.train.felt.model import bet_place, cards_place

ODD_TABLES = (
    standard(trips=None),
    standard(rules=Rules(fold=(), trips_against_dealer=TripsAgainstDealer.MUST_WIN_OR_PUSH)),
    standard(rules=Rules(boxes=1, ante_when_not_qualified=AnteNotQualified.PAYS)),
    standard(rules=Rules(boxes=2, dealer_qualifies=Qualify.ALWAYS)),
)


def solved(exercise: Exercise) -> dict[str, str]:
    """What becomes of each bet, by the cards that lie open."""
    number = exercise.still.box
    box = shown(exercise).state.box(number)
    assert box is not None
    opened = second.lying(exercise, cards_place(number))
    assert opened or box.folded
    mine = second.boxes(exercise, number) if opened else (0, ())
    nets = second.nets(exercise.house.table, box, mine, second.dealers(exercise))
    return {bet: "pay" if net > 0 else "take" if net < 0 else "push" for bet, net in nets.items() if box.stake(bet)}


@PARTS
def test_results_are_what_a_second_settlement_says(number: int, start: int) -> None:
    for exercise in in_a_row(Skill.RESULTS, number, start):
        assert exercise.right == solved(exercise), exercise
        assert right_is_offered(exercise)


@pytest.mark.parametrize("name", TABLES)
def test_a_perfect_trainee_has_no_finding(name: str) -> None:
    for exercise in of_every_kind(Skill.RESULTS, name):
        assert mistakes(exercise, exercise.right) == [], exercise.kind


@WHOLE
def test_it_can_be_drawn_with_every_profile(whole: bool) -> None:
    found = [mistakes(exercise, exercise.right) for exercise in at_every_house(Skill.RESULTS, whole=whole)]
    assert found.count([]) == len(found) == len(TABLES) * (5 if whole else 1)


@pytest.mark.parametrize("table", ODD_TABLES)
def test_houses_of_other_rules_have_kinds_too(table: Table) -> None:
    here = House(table, house("Standard").profile)
    for kind in results.kinds(here):
        exercise = results.draw(here, kind, Chance("odd", kind))
        assert exercise.right == solved(exercise)


@some_tables(1)
def test_each_error_gives_the_finding_of_its_bet_alone(name: str) -> None:
    done = {"take": BetResult.LOSE, "push": BetResult.PUSH, "pay": BetResult.WIN}
    for exercise in of_every_kind(Skill.RESULTS, name, "errors"):
        settlement = shown(exercise).state.settlement
        assert settlement is not None
        settled = settlement.box(exercise.still.box)
        for bet in exercise.right:
            for value in wrong_values(exercise, bet):
                expected = bet_mistake(settled.line(Bet(bet)), settled, exercise.house.table, done[value])
                assert mistakes(exercise, {**exercise.right, bet: value}) == [expected]
            left_out = {other: right for other, right in exercise.right.items() if other != bet}
            assert mistakes(exercise, left_out) == [Mistake.NOT_ANSWERED]


_NOT_QUALIFIED = "House rule: The Ante pushes if the dealer does not qualify. (rules: ante when not qualified)"


@pytest.mark.parametrize(
    ("kind", "bet", "value", "mistake", "source"),
    [
        ("not qualified, loses", "ante", "take", Mistake.ANTE_TAKEN_NOT_QUALIFIED, _NOT_QUALIFIED),
        ("not qualified, wins", "ante", "pay", Mistake.ANTE_PAID_NOT_QUALIFIED, _NOT_QUALIFIED),
        ("loses with three of a kind", "trips", "take", Mistake.TRIPS_MISSED_LOSING, "trips: three of a kind 3 to 1"),
        ("loses with less than three of a kind", "play", "pay", Mistake.LOSING_PLAY_PAID, "58 Pa. Code 653a.12"),
        ("loses with a straight", "blind", "pay", Mistake.BLIND_PAID_LOSING, "58 Pa. Code 653a.12"),
        (
            "wins with three of a kind", "blind", "pay", Mistake.BLIND_PAID_UNDER_LINE,
            "blind: straight 1 to 1, hands below push",
        ),
        ("wins with a flush", "blind", "push", Mistake.BLIND_NOT_PAID, "blind: flush 3 to 2"),
        ("royal on the board", "play", "take", Mistake.TIE_TAKEN, "58 Pa. Code 653a.12"),
        (
            "folds with three of a kind", "trips", "take", Mistake.TRIPS_MISSED_FOLDED,
            "trips: three of a kind 3 to 1; "
            "House rule: A Trips bet stays alive when the hand is given up. (rules: trips after fold)",
        ),
    ],
)  # fmt: skip
def test_the_classic_errors_have_their_names_and_sources(
    kind: str, bet: str, value: str, mistake: Mistake, source: str
) -> None:
    exercise = results.draw(house("Standard"), kind, Chance("classic", kind))
    (finding,) = results.mark(exercise, {**exercise.right, bet: value})
    assert (finding.mistake, finding.source) == (mistake, source)
    assert finding.place == bet_place(exercise.still.box, Bet(bet))


def test_the_bets_of_a_folded_box_still_lie_there() -> None:
    exercise = results.draw(house("Standard"), "folds with three of a kind", Chance("lot", "results"))
    assert set(exercise.right) == {"ante", "blind", "trips"}
    assert all(exercise.still.felt.amount(bet_place(exercise.still.box, Bet(bet))) for bet in exercise.right)
    assert any("folded" in line for line in exercise.still.said)


def test_kinds_without_a_meaning_at_the_table_are_left_out() -> None:
    profile = house("Standard").profile
    assert "folds" not in results.kinds(House(ODD_TABLES[1], profile))
    assert "loses with three of a kind" not in results.kinds(House(ODD_TABLES[0], profile))
    assert "not qualified, ties" not in results.kinds(House(ODD_TABLES[3], profile))
    with pytest.raises(ValueError, match="not qualified, ties"):
        results.draw(House(ODD_TABLES[3], profile), "not qualified, ties", Chance("lot", "results"))


def test_an_exercise_of_another_drill_is_not_marked() -> None:
    drawn = results.draw(house("Standard"), "ties", Chance("lot", "results"))
    plain = Exercise(drawn.skill, drawn.house, drawn.kind, drawn.still, drawn.prompt, drawn.fields, drawn.right)
    with pytest.raises(TypeError, match="ties"):
        results.mark(replace(plain), drawn.right)


def test_a_win_that_pays_nothing_is_left_as_a_push_is() -> None:
    table = standard()
    capped = replace(table, limits=replace(table.limits, payout_cap=Cap(0, CapPer.TABLE)))
    exercise = results.draw(House(capped, house("Standard").profile), "wins with a straight", Chance("lot", "results"))
    assert set(exercise.right.values()) == {"push"}
    assert mistakes(exercise, {**exercise.right, "ante": "pay"}) == [Mistake.OVERPAID]
    assert mistakes(exercise, {**exercise.right, "ante": "take"}) == [Mistake.WINNER_TAKEN]
