"""The coach at the table: each strength does what it says, and none sees more than the player."""

from __future__ import annotations

import os
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.coached import AtOnce, Cannot, Waits
from tests.ui.coach.tables import coached, done, played
from tests.ui.tables import preset
from uth.game.engine import open_choices
from uth.game.model import Phase
from uth.store.coaching import Advice
from uth.store.settings import Speed
from uth.train.question import asked
from uth.ui.coach.advisor import Advisor
from uth.ui.coach.study import Study
from uth.ui.commands import Command, When
from uth.ui.tabletop import Tabletop


def titles(top: Tabletop) -> tuple[str, ...]:
    return (top.said[0].title,) if top.said is not None else ()


def lines(top: Tabletop) -> tuple[str, ...]:
    assert top.said is not None
    return top.said[0].lines


def mistake(top: Tabletop) -> Command:
    """A choice that costs something."""
    advised = top.coach.advised
    assert advised is not None
    return Command(next(choice for choice in advised.question.open if advised.cost(choice)).value)


def best(top: Tabletop) -> Command:
    advised = top.coach.advised
    assert advised is not None
    return Command(advised.best.value)


def test_off_asks_nothing() -> None:
    worker = Waits()
    top = played(coached(Advice.OFF, worker=worker))
    assert top.session.over
    assert not worker.asked
    assert top.said is None


def test_values_lie_beside_every_decision_and_only_there() -> None:
    top = coached(Advice.VALUES)
    assert not titles(top)
    done(top, Command.DEAL)
    assert top.said is not None
    said, command = top.said
    assert command is Command.ADVICE
    assert [row.choice for row in said.rows] == ["Check", "Play 3x", "Play 4x"]
    assert [row.mark for row in said.rows].count("best") == 1
    assert said.lines[0].startswith("The rule: ")
    assert said.lines[1].startswith("Wins ")
    while top.turn:
        done(top, Command(top.projector.options[0].choice.value))
    assert not titles(top)


def test_the_first_hint_comes_at_once_and_turns_exact_when_the_worker_is_ready() -> None:
    worker = Waits()
    top = done(coached(Advice.VALUES, worker=worker), Command.DEAL, Command.CHECK)
    said = lines(top)
    assert said[-1] == "By the rule of thumb; the exact values follow."
    assert top.said is not None
    assert not top.said[0].rows
    worker.work()
    assert top.tick(0.0)
    assert [row.choice for row in top.said[0].rows] == ["Check", "Play 2x"]
    assert "thumb; the exact" not in " ".join(lines(top))


def test_a_hint_by_the_rule_turns_exact_on_every_street_however_late_the_worker_is() -> None:
    worker = Waits()
    top = done(coached(Advice.HINT, seed="3", worker=worker), Command.DEAL)
    for street in ("preflop", "flop", "river"):
        assert top.session.view.street == street
        done(top, Command.HINT)
        first = lines(top)
        assert ("By the rule of thumb; the exact values follow." in first) is (street != "preflop")
        worker.work()
        top.tick(0.01)
        assert lines(top)[0].startswith(first[0])
        assert " You have " in lines(top)[0]
        assert "By the rule of thumb" not in " ".join(lines(top))
        if Command.CHECK in {Command(option.choice.value) for option in top.projector.options}:
            done(top, Command.CHECK)


def test_with_all_values_the_hint_takes_their_place_until_it_is_put_away() -> None:
    top = done(coached(Advice.VALUES), Command.DEAL, Command.HINT)
    assert titles(top) == ("HINT",)
    done(top, Command.HINT)
    assert titles(top) == ("WORTH, IN ANTES",)


def test_before_the_flop_stored_values_come_at_once() -> None:
    top = done(coached(Advice.VALUES, worker=Waits()), Command.DEAL)
    assert top.said is not None
    assert len(top.said[0].rows) == 3
    assert "follow" not in " ".join(lines(top))


def test_without_the_kernels_it_says_so_and_goes_on_by_the_rule() -> None:
    top = done(coached(Advice.VALUES, worker=Cannot()), Command.DEAL, Command.CHECK)
    assert lines(top)[-1] == "No exact values here: no kernels on this machine."
    assert played_on(top).session.over


def played_on(top: Tabletop) -> Tabletop:
    while top.turn:
        done(top, Command(top.projector.options[0].choice.value))
    return top


def test_a_hint_opens_on_its_key_and_is_closed_for_the_next_decision() -> None:
    top = done(coached(Advice.HINT), Command.DEAL)
    assert top.said is not None
    assert (top.said[0].lines, top.said[1]) == ((), Command.HINT)
    done(top, Command.HINT)
    advised = top.coach.advised
    assert advised is not None
    assert lines(top)[0].startswith(f"{advised.best.value.capitalize()}. You have ")
    done(top, Command.HINT)
    assert lines(top) == ()
    done(top, Command.HINT, Command.CHECK)
    assert lines(top) == ()


@pytest.mark.parametrize("advice", [Advice.AFTER, Advice.BEFORE])
def test_a_hint_can_be_asked_for_in_other_strengths(advice: Advice) -> None:
    top = done(coached(advice), Command.DEAL)
    assert top.said is None
    done(top, Command.HINT)
    assert lines(top)


def test_no_hint_where_it_is_off_or_nothing_is_asked() -> None:
    top = done(coached(Advice.OFF), Command.DEAL, Command.HINT)
    assert top.why == "The advice is off: V changes that"
    top = done(coached(Advice.HINT), Command.HINT)
    assert top.why == "A hint comes when one of your boxes is to decide"


def test_before_a_mistake_it_asks_once_and_the_same_key_confirms() -> None:
    top = done(coached(Advice.BEFORE), Command.DEAL)
    wrong, actions = mistake(top), len(top.session.actions)
    done(top, wrong)
    assert len(top.session.actions) == actions
    assert top.said is not None
    assert top.said[0].title == "SURE?"
    assert lines(top)[0].startswith("The rule: ")
    assert "costs" in lines(top)[1]
    assert lines(top)[2].startswith(top.keymap.cap(wrong, When.DECISION))
    done(top, wrong)
    assert len(top.session.actions) > actions


def test_each_mistake_is_asked_about_and_what_is_right_is_not() -> None:
    top = done(coached(Advice.BEFORE), Command.DEAL)
    first = mistake(top)
    done(top, first)
    actions = len(top.session.actions)
    other = next(
        Command(option.choice.value)
        for option in top.projector.options
        if Command(option.choice.value) not in (first, best(top))
    )
    done(top, other)
    assert len(top.session.actions) == actions
    done(top, best(top))
    assert len(top.session.actions) > actions


def test_before_the_values_are_known_the_rule_asks() -> None:
    top = done(coached(Advice.BEFORE, worker=Waits()), Command.DEAL)
    while len(top.session.view.board) < 3:
        done(top, Command.CHECK)
    advised = top.coach.advised
    assert advised is not None
    wrong = next(choice for choice in advised.question.open if choice is not advised.best)
    done(top, Command(wrong.value))
    assert top.turn
    assert "is not what the rule of thumb says" in lines(top)[0]
    actions = len(top.session.actions)
    done(top, Command(wrong.value))
    assert len(top.session.actions) > actions


def test_after_a_mistake_its_cost_is_told_also_when_it_comes_late() -> None:
    worker = Waits()
    top = done(coached(Advice.AFTER, worker=worker), Command.DEAL)
    advised = top.coach.advised
    assert advised is not None
    wrong = mistake(top)
    assert wrong.choice is not None
    cost = advised.cost(wrong.choice)
    assert cost
    done(top, wrong)
    assert " cost " not in top.notice
    for _ in range(3):
        worker.work()
        top.tick(0.0)
    assert f"{float(cost):.3f} Antes" in top.notice
    assert "was best." in top.notice
    assert top.notice in top.log.lines


def test_the_box_is_named_where_there_are_several() -> None:
    top = done(coached(Advice.AFTER, name="practice", boxes=2), Command.DEAL)
    box = top.turn
    done(top, mistake(top))
    assert top.notice.startswith(f"Box {box}: ")


def test_what_is_right_is_not_remarked_on() -> None:
    top = done(coached(Advice.AFTER), Command.DEAL)
    done(top, best(top))
    assert not top.notice


def test_the_strength_goes_round_and_is_kept() -> None:
    top = coached(Advice.OFF)
    seen = []
    for _ in Advice:
        done(top, Command.ADVICE)
        seen.append(top.preferences.settings.advice)
    assert seen == [*[*Advice][1:], Advice.OFF]
    assert top.notice == "Advice: off"


def test_turned_on_in_a_decision_it_speaks_at_once() -> None:
    top = done(coached(Advice.HINT), Command.DEAL, Command.ADVICE)
    assert top.said is not None
    assert top.said[0].rows


def test_boxes_are_named_where_there_are_several_and_their_cards_are_dead() -> None:
    top = done(coached(Advice.VALUES, name="practice", boxes=3), Command.DEAL)
    question = top.coach.question
    assert top.said is not None
    assert question is not None
    assert top.said[0].title == f"WORTH, IN ANTES: BOX {top.turn}"
    assert len(question.dead) == 4


def test_it_asks_while_the_cards_are_still_being_dealt() -> None:
    worker = Waits()
    top = coached(Advice.VALUES, speed=Speed.NORMAL, worker=worker)
    top.do(Command.DEAL)
    top.tick(0.01)
    assert top.filming
    assert worker.asked == ["warm_up", "outlook"]
    assert top.said is None
    assert top.coach.soon
    top.tick(1.0)
    assert not top.coach.soon


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(["practice", "six-box-dark", "standard"]), st.integers(0, 10_000), st.data())
def test_it_knows_what_the_player_sees_and_no_more(name: str, seed: int, data: st.DataObject) -> None:
    boxes = min(3, preset(name).rules.boxes_per_player)
    top = done(coached(Advice.VALUES, name=name, boxes=boxes, seed=str(seed), worker=Waits()), Command.DEAL)
    while top.session.round.phase is Phase.DECISION:
        question, session = top.coach.question, top.session
        assert question is not None
        assert question == asked(session.view, top.turn)
        own = {card for box in session.round.owned_by(session.owner) if not box.dark for card in box.cards}
        assert {*question.hole, *question.dead} == own
        assert question.board == session.round.board
        choice = data.draw(st.sampled_from(open_choices(session.round, top.turn)))
        done(top, Command(choice.value))


def test_a_cost_is_the_difference_of_the_values() -> None:
    top = done(coached(Advice.VALUES), Command.DEAL)
    advised = top.coach.advised
    assert advised is not None
    costs = {choice: advised.cost(choice) for choice in advised.question.open}
    assert min(cost for cost in costs.values() if cost is not None) == Fraction(0)
    assert costs[advised.best] == 0


def test_the_same_worker_serves_every_round() -> None:
    made: list[AtOnce] = []

    def make() -> AtOnce:
        made.append(AtOnce())
        return made[-1]

    top = coached(study=Study(Advisor(make)))
    played(top)
    done(top, Command.NEXT_ROUND)
    played(top)
    assert len(made) == 1


def test_it_gets_ready_while_nothing_moves() -> None:
    worker = Waits()
    top = coached(Advice.HINT, worker=worker)
    top.tick(0.0)
    assert worker.asked == ["warm_up"]
    for _ in range(2):
        top.tick(0.1)
    assert worker.asked == ["warm_up"]


_WITH_A_PROCESS = """
import sys, time
from tests.ui.coach.tables import coached, done
from uth.store.coaching import Advice
from uth.ui.coach.study import Study
from uth.ui.commands import Command

def main():
    top = done(coached(Advice.VALUES, study=Study()), Command.DEAL, Command.CHECK)
    until = time.monotonic() + 240
    while top.coach.advised.outlook is None and time.monotonic() < until:
        top.tick(0.01)
        time.sleep(0.01)
    print(top.said[0].rows != (), sorted({"numba", "pygame", "matplotlib"} & set(sys.modules)))
    top.advisor.close()

if __name__ == "__main__":
    main()
"""


def test_a_process_beside_finds_the_values_and_this_one_stays_light(tmp_path: Path) -> None:
    script = tmp_path / "coached.py"
    script.write_text(_WITH_A_PROCESS)
    root = Path(__file__).parents[3]
    paths = {**os.environ, "PYTHONPATH": str(root)}
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, env=paths, cwd=root, check=False)
    assert (done.stdout.split("\n")[0], done.returncode) == ("True []", 0), done.stderr
