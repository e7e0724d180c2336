from __future__ import annotations

from dataclasses import replace

import pytest

from tests.ui.tables import at, look, preset, sit, variants
from uth.game.model import Phase
from uth.store.kinds import MOST_FUNDS
from uth.store.settings import Speed
from uth.table import Bet
from uth.ui.commands import Command, When
from uth.ui.desk import Overlay
from uth.ui.film import SWEEP_SECONDS
from uth.ui.keys import KeyLabels
from uth.ui.laid import Laid
from uth.ui.passing import LONG, SHORT
from uth.ui.rest import at_rest
from uth.ui.seat import Seat
from uth.ui.tabletop import Tabletop


def top(name: str = "standard", *, boxes: int = 1, bankroll: int = 1000, speed: Speed = Speed.OFF) -> Tabletop:
    return Tabletop(sit(preset(name), bankroll), KeyLabels(), Seat(boxes=boxes), preferences=at(speed))


def done(table: Tabletop, *commands: Command) -> Tabletop:
    for command in commands:
        table.do(command)
        if table.timeline.idle:
            look(table)
    return table


def state(table: Tabletop) -> tuple[int, Phase, bool]:
    """Number and phase of the round, and whether a film runs."""
    return table.session.number, table.session.round.phase, table.filming


def test_the_course_of_a_round() -> None:
    table = top()
    seen = []
    for command in (Command.DEAL, Command.CHECK, Command.CHECK, Command.FOLD, Command.NEXT_ROUND):
        seen.append((table.when, table.projector.between_rounds))
        done(table, command)
    assert seen == [
        (When.BETTING, True),
        (When.DECISION, False),
        (When.DECISION, False),
        (When.DECISION, False),
        (When.END, True),
    ]
    assert table.when is When.BETTING


def test_the_session_is_ahead_of_the_film() -> None:
    table = top(speed=Speed.NORMAL)
    done(table, Command.DEAL)
    table.skip()
    look(table)
    done(table, Command.PLAY_4X)
    assert state(table) == (1, Phase.SETTLED, True)
    assert not table.timeline.state.dealer_open
    table.tick(60.0)
    assert state(table) == (1, Phase.SETTLED, False)
    assert table.timeline.state == at_rest(table.session.view, focus=1)


@pytest.mark.parametrize("command", [Command.NEXT_ROUND, Command.DEAL_AGAIN])
def test_a_way_on_during_the_film_only_finishes_it(command: Command) -> None:
    table = top(speed=Speed.NORMAL)
    done(table, Command.DEAL, Command.DEAL, Command.PLAY_4X)
    assert state(table) == (1, Phase.SETTLED, True)
    table.do(command)
    assert state(table) == (1, Phase.SETTLED, False)


def test_next_round_pressed_twice_does_not_deal() -> None:
    table = top(speed=Speed.NORMAL)
    done(table, Command.DEAL, Command.DEAL, Command.PLAY_4X, Command.NEXT_ROUND, Command.NEXT_ROUND)
    assert state(table) == (2, Phase.BETTING, True)
    table.do(Command.DEAL)
    assert state(table) == (2, Phase.BETTING, False)
    table.do(Command.DEAL)
    assert state(table) == (2, Phase.DECISION, True)


def test_bets_may_be_changed_while_the_table_is_swept() -> None:
    table = top(speed=Speed.NORMAL)
    done(table, Command.DEAL, Command.DEAL, Command.PLAY_4X, Command.NEXT_ROUND, Command.NEXT_ROUND)
    table.tick(SWEEP_SECONDS / 2)
    table.do(Command.ADD)
    assert table.laying.laid(1).ante == 10_00
    assert table.timeline.final.cards == {}
    assert table.timeline.final.discards == 9


def test_the_discards_go_back_into_the_shuffler() -> None:
    table = done(top(), Command.DEAL, Command.PLAY_4X, Command.NEXT_ROUND)
    assert table.timeline.state.discards == 9
    table.do(Command.DEAL)
    assert table.timeline.state.discards == 0


def test_a_notice_goes_away_by_itself() -> None:
    table = top()
    table.toast("look")
    assert table.desk().toast == "look"
    assert not table.tick(SHORT / 2)
    assert table.tick(SHORT)
    assert table.desk().toast == ""
    assert not table.tick(1.0)


def test_the_film_waits_under_help() -> None:
    table = top(speed=Speed.NORMAL)
    done(table, Command.DEAL, Command.HELP)
    assert not table.tick(60.0)
    assert state(table) == (1, Phase.DECISION, True)
    table.do(Command.CLOSE)
    assert table.tick(60.0)
    assert state(table) == (1, Phase.DECISION, False)


def test_same_bets_that_had_to_be_reduced_are_mentioned() -> None:
    for seed in range(40):
        table = Tabletop(sit(preset("standard"), 60, str(seed)), KeyLabels(), preferences=at(Speed.OFF))
        table.laying.bets = {1: Laid(15_00)}
        done(table, Command.DEAL, Command.CHECK, Command.CHECK, Command.PLAY_1X)
        settlement = table.session.round.settlement
        assert settlement is not None
        table.do(Command.NEXT_ROUND)
        if settlement.net == -45_00:
            assert table.laying.bets == {1: Laid(5_00)}
            assert table.desk().toast == "Your bankroll does not cover the same bets: they are reduced"
            return
        assert table.desk().toast == ""
    raise AssertionError("nobody lost everything")


def test_chips_bought_after_a_round_are_there_for_the_next() -> None:
    table = done(top(), Command.DEAL, Command.PLAY_4X)
    before = table.session.bankroll
    table.do(Command.BUY_CHIPS)
    assert table.session.bankroll == before + 1000_00
    assert table.timeline.state.bankroll == before + 1000_00
    table.do(Command.NEXT_ROUND)
    assert table.timeline.state.bankroll == before + 1000_00 - 10_00


def test_in_a_round_no_chips_are_bought() -> None:
    table = done(top(), Command.DEAL, Command.BUY_CHIPS)
    assert table.session.bankroll == 990_00
    assert table.desk().why == "Chips are bought between rounds."


def test_more_chips_than_can_be_played_with_are_not_bought() -> None:
    table = done(top(bankroll=5_000_000_000), Command.MENU, Command.BUY_CHIPS, Command.BUY_TWICE)
    assert table.session.bankroll == MOST_FUNDS
    assert table.desk().why == "Nobody plays with more than $5,000,000,000: buy fewer chips."
    assert table.overlay is None
    assert done(table, Command.DEAL).session.round.phase is Phase.DECISION


def test_a_reason_gives_its_place_back_to_what_is_expected() -> None:
    table = done(top(), Command.DEAL, Command.BUY_CHIPS)
    assert not table.tick(LONG / 2)
    assert table.why
    assert table.tick(LONG)
    assert not table.why


def test_one_decision_too_many_leaves_the_outcome_on_screen() -> None:
    table = top(speed=Speed.NORMAL)
    done(table, Command.DEAL, Command.DEAL, Command.PLAY_4X, Command.PLAY_4X)
    assert state(table) == (1, Phase.SETTLED, False)
    assert (table.refused, table.why, table.notice) == (True, "", "Nothing more to decide in this round")


def test_who_sits_down_with_too_little_is_offered_chips() -> None:
    table = top(bankroll=5)
    assert [table.overlay, table.laying.bets] == [Overlay.BROKE, {}]
    table.do(Command.BUY_CHIPS)
    assert table.overlay is None
    assert table.session.bankroll == 1005_00
    assert table.laying.bets == {1: Laid(5_00)}
    table.do(Command.DEAL)
    assert table.session.round.phase is Phase.DECISION


def test_chips_are_bought_for_the_buy_in_and_never_for_less_than_a_bet() -> None:
    assert top(bankroll=200).rebuy == 200_00
    assert top(bankroll=5).rebuy == 1000_00
    sitting = sit(preset("standard"), 5)
    assert Tabletop(sitting, KeyLabels(), Seat(buy_in=300_00)).rebuy == 300_00
    high = preset("standard")
    limit = replace(high.limits.ante, least=500_00, most=5000_00, step=500_00)
    assert Tabletop(sit(replace(high, limits=replace(high.limits, ante=limit)), 5), KeyLabels()).rebuy == 1500_00


def test_leaving_is_asked_only_in_the_middle_of_a_round() -> None:
    assert done(top(), Command.LEAVE).left
    table = done(top(), Command.DEAL, Command.LEAVE)
    assert (table.left, table.overlay) == (False, Overlay.LEAVE)
    assert done(table, Command.LEAVE).left


def test_a_box_outside_the_table_is_not_chosen() -> None:
    table = top()
    table.course.choose_box(3)
    assert table.bettor.circle == (1, Bet.ANTE)


def test_the_hand_of_a_folded_box_cannot_be_raised() -> None:
    table = done(top("practice", boxes=2), Command.DEAL, *[Command.CHECK] * 4, Command.FOLD, Command.PLAY_1X)
    assert table.timeline.final.focus == 2
    table.course.point_at(1)
    assert table.timeline.final.focus == 2


def test_the_cut_starts_in_the_middle_each_time() -> None:
    table = Tabletop(sit(variants()[3]), KeyLabels(), preferences=at(Speed.OFF))
    cuts = []
    for _ in range(2):
        done(table, Command.DEAL)
        cuts.append(table.course.cut_at)
        done(table, Command.CUT_MORE, Command.CUT, Command.PLAY_4X, Command.NEXT_ROUND)
    assert cuts == [26, 26]
