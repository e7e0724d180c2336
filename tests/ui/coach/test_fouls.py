"""Dealer errors at the table: shown, called or missed, put right; what is booked is right whatever is shown."""

from __future__ import annotations

from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.coached import Waits
from tests.ui.coach.tables import coached, done, played
from tests.ui.tables import preset, sit
from uth.store.coaching import Advice
from uth.store.database import Database
from uth.store.players import Players
from uth.store.progress import Call, Progress
from uth.store.settings import Settings, Speed
from uth.table import Bet
from uth.train.errors.model import Calls
from uth.ui.coach.advisor import Advisor
from uth.ui.coach.study import Study
from uth.ui.commands import Command
from uth.ui.keys import KeyLabels
from uth.ui.preferences import Preferences
from uth.ui.present import present
from uth.ui.rest import at_rest
from uth.ui.seat import Seat
from uth.ui.tabletop import Tabletop
from uth.words.money import money_words

ALWAYS = 100
"""In every round in which an error is possible."""


def erring(seed: str = "1", *, name: str = "standard", boxes: int = 1, speed: Speed = Speed.OFF) -> Tabletop:
    return played(coached(Advice.OFF, name=name, boxes=boxes, seed=seed, errors=ALWAYS, speed=speed))


def is_wrong(top: Tabletop) -> bool:
    return top.projector.view.settlement != top.session.round.settlement


def test_off_by_default_and_then_nothing_can_be_called() -> None:
    top = played(coached(Advice.OFF))
    assert not is_wrong(top)
    assert all(button.intent != Command.FOUL for button in present(top.desk()).buttons)
    done(top, Command.FOUL)
    assert top.why == "Dealer errors are off; the settings turn them on"
    assert top.fouls.calls == Calls()


def test_an_error_is_shown_and_a_call_puts_it_right() -> None:
    top = erring()
    assert is_wrong(top)
    assert top.projector.lay.bankroll != top.session.bankroll
    assert any(button.intent == Command.FOUL for button in present(top.desk()).buttons)
    done(top, Command.FOUL)
    assert not is_wrong(top)
    assert top.fouls.calls == Calls(caught=1)
    assert top.projector.lay.bankroll == top.session.bankroll
    assert top.said is not None
    said, command = top.said
    assert (said.title, command) == ("DEALER ERROR", None)
    assert said.lines[0].startswith("Well caught: ")
    assert set(said.lines) <= set(top.log.lines)
    done(top, Command.NEXT_ROUND)
    assert top.session.number == 2
    assert not top.said


def test_one_that_is_missed_is_named_before_the_next_round() -> None:
    top = erring()
    done(top, Command.NEXT_ROUND)
    assert (top.session.number, top.fouls.calls) == (1, Calls(missed=1))
    assert top.said is not None
    assert top.said[0].lines[0].startswith("Missed: ")
    assert not is_wrong(top)
    done(top, Command.FOUL)
    assert (top.why, top.fouls.calls) == ("You have called this round already", Calls(missed=1))
    done(top, Command.NEXT_ROUND)
    assert top.session.number == 2


@pytest.mark.parametrize("way", ["deal again", "a bet on a circle"])
def test_no_way_leads_past_it(way: str) -> None:
    top = erring()
    if way == "deal again":
        done(top, Command.DEAL_AGAIN)
    else:
        top.wagers.bet_on_next(1, Bet.ANTE)
    assert (top.session.number, top.fouls.calls.missed) == (1, 1)


def test_a_false_alarm_counts() -> None:
    seeds = map(str, range(1, 400))
    top = next(
        each for each in (played(coached(Advice.OFF, seed=seed, errors=2)) for seed in seeds) if not is_wrong(each)
    )
    done(top, Command.FOUL)
    assert top.notice == "No error: everything was paid as it should be."
    done(top, Command.FOUL)
    assert top.why == "You have called this round already"
    assert top.fouls.calls == Calls(false_alarms=1)


def test_in_a_round_it_is_too_early() -> None:
    top = done(coached(Advice.OFF, errors=ALWAYS), Command.DEAL, Command.FOUL)
    assert top.why == "An error is called once the round is paid"


def test_called_during_the_film_it_is_over_first() -> None:
    top = erring(speed=Speed.NORMAL)
    assert top.filming
    top.do(Command.FOUL)
    assert top.filming
    top.skip()
    assert top.timeline.state.bankroll == top.session.bankroll
    assert top.fouls.calls == Calls(caught=1)


def test_chips_that_are_bought_do_not_give_it_away() -> None:
    top = erring()
    shown = top.projector.lay.bankroll
    done(top, Command.MENU, Command.BUY_CHIPS, Command.BUY_CHIPS)
    assert top.projector.lay.bankroll - shown == top.rebuy
    done(top, Command.FOUL)
    assert top.projector.lay.bankroll == top.session.bankroll


def test_the_rate_is_kept() -> None:
    wrong = Counter(is_wrong(played(coached(Advice.OFF, seed=str(seed), errors=20))) for seed in range(150))
    assert 15 <= wrong[True] <= 45


def test_how_it_was_met_is_kept(tmp_path: Path) -> None:
    with closing(Database.open(tmp_path / "uth.db")) as database:
        progress = Progress(database, Players(database).create("Ann").id)
        study = Study(Advisor(Waits), progress=progress)
        top = played(coached(Advice.OFF, errors=ALWAYS, study=study))
        error = top.fouls.error
        assert error is not None
        done(top, Command.FOUL)
        assert progress.calls() == {(Call.CAUGHT, error.value): 1}


def test_the_log_tells_what_is_shown_and_then_what_is_right() -> None:
    top = erring()
    wrong = top.projector.view
    assert any(money_words(wrong.funds, top.session.table.currency) in line for line in top.log.lines)
    booked = money_words(top.session.bankroll, top.session.table.currency)
    assert not any(booked in line for line in top.log.lines)
    done(top, Command.FOUL)
    assert present(top.desk()).bankroll.figure == booked


@settings(max_examples=40, deadline=None)
@given(
    st.sampled_from(["standard", "practice", "six-box-dark", "pennsylvania-b", "florida-like"]),
    st.integers(0, 100_000),
    st.booleans(),
)
def test_what_is_booked_is_right_and_so_lies_the_table_in_the_end(name: str, seed: int, called: bool) -> None:
    boxes = min(3, preset(name).rules.boxes_per_player)
    top = erring(str(seed), name=name, boxes=boxes)
    right = played(coached(Advice.OFF, name=name, boxes=boxes, seed=str(seed)))
    assert top.session.actions == right.session.actions
    assert top.session.round == right.session.round
    done(top, Command.FOUL if called else Command.NEXT_ROUND)
    if top.session.number > 1:
        return
    assert top.projector.view == top.session.view
    lay = top.projector.lay
    assert lay == at_rest(top.session.view, focus=lay.focus)
    assert sum((top.fouls.calls.caught, top.fouls.calls.missed, top.fouls.calls.false_alarms)) == 1


def test_an_error_on_somebody_elses_box_is_put_right_too() -> None:
    met = set()
    for seed in range(1, 25):
        preferences = Preferences(Settings(speed=Speed.OFF, errors=ALWAYS))
        session = sit(preset("practice"), seed=str(seed), company=3)
        top = played(Tabletop(session, KeyLabels(), Seat(study=Study(Advisor(Waits))), preferences=preferences))
        shown, booked = top.projector.view.settlement, session.round.settlement
        assert shown is not None
        assert booked is not None
        wrong = [box for box in shown.boxes if box != booked.box(box.box)]
        met |= {box.owner == session.owner for box in wrong}
        done(top, Command.FOUL)
        lay = top.projector.lay
        assert lay == at_rest(session.view, focus=lay.focus)
    assert met == {True, False}
