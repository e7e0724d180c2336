"""The coach line by line: a hint and the values, asked for; warnings, values, grades, as strong as the settings say."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.coached import AtOnce, Cannot, Waits
from tests.store.played import Home, play
from tests.told.lines import evening, preset
from uth.session import seeded
from uth.store import settings_file
from uth.store.coaching import Advice
from uth.store.grades import Grades
from uth.store.settings import Settings
from uth.told import coached
from uth.told.door import PlayersDoor
from uth.told.talk import Talk
from uth.told.visit import Visit
from uth.train.graded import grades_of_stored
from uth.ui.coach.advisor import Advisor
from uth.ui.coach.study import Study
from uth.ui.preferences import Preferences


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait no longer for a worker that has nothing yet."""
    monkeypatch.setattr(coached, "SOON", 0.01)


def talk(worker: type[Waits] | Waits, strength: Advice = Advice.OFF, *, name: str = "standard", boxes: int = 1) -> Talk:
    made = worker if isinstance(worker, Waits) else worker()
    preferences = Preferences(Settings(advice=strength))
    sat = evening(preset(name), boxes=boxes).sit_down()
    dialogue = Talk(*sat, study=Study(Advisor(lambda: made)), preferences=preferences)
    dialogue.begin()
    return dialogue


# --- asked for


def test_values_are_exact() -> None:
    dialogue = talk(AtOnce)
    dialogue.hear("deal")
    *said, asked = dialogue.hear("values")
    assert said[0].startswith("The rule: Queen high, offsuit: ")
    assert said[1] == "Check is worth −0.2975 Antes (−$1.49): the best."
    assert said[2] == "Play 3x is worth −0.4517 Antes (−$2.26)."
    assert said[4].startswith("Wins 47.96 %")
    assert asked.startswith("Queen-five offsuit: check")


def test_a_hint_says_what_to_do_and_why() -> None:
    dialogue = talk(AtOnce)
    dialogue.hear("deal")
    *said, _asked = dialogue.hear("hint")
    assert said[0] == "Check. You have queen-five offsuit."
    assert said[1].startswith("The rule: Queen high, offsuit: ")
    assert "47.96 %" in said[2]
    assert any("costs" in line for line in said)


def test_a_hint_does_not_wait_long_for_the_worker() -> None:
    dialogue = talk(Waits)
    for line in ("deal", "check"):
        dialogue.hear(line)
    assert "By the rule of thumb; the exact values follow." in dialogue.hear("hint")


def test_without_the_kernels_the_values_say_so() -> None:
    dialogue = talk(Cannot)
    for line in ("deal", "check"):
        dialogue.hear(line)
    assert "No exact values here: no kernels on this machine." in dialogue.hear("values")


@pytest.mark.parametrize("word", ["hint", "values", "ev"])
def test_between_decisions_there_is_nothing_to_say(word: str) -> None:
    assert talk(AtOnce).hear(word)[0] == "A hint comes when one of your boxes is to decide."


# --- in the strength of the settings


def test_off_says_nothing_and_works_nothing_out() -> None:
    worker = Waits()
    dialogue = talk(worker)
    for line in ("deal", "4x"):
        assert not [said for said in dialogue.hear(line) if "Antes" in said]
    assert worker.asked == []


def test_after_a_mistake_its_cost_is_told() -> None:
    dialogue = talk(AtOnce, Advice.AFTER)
    dialogue.hear("deal")
    said = dialogue.hear("4x")
    assert "Play 4x cost 0.152 Antes ($0.76): Check was best." in said
    assert not [line for line in said if line.startswith("Round 1: ")], "nothing is said twice"


def test_what_is_right_is_not_remarked_on() -> None:
    dialogue = talk(AtOnce, Advice.AFTER)
    assert not [line for line in (*dialogue.hear("deal"), *dialogue.hear("check")) if "Antes" in line]


def test_a_cost_that_comes_late_is_told_with_the_next_answer() -> None:
    worker = Waits()
    dialogue = talk(worker, Advice.AFTER)
    dialogue.hear("deal")
    assert not [line for line in dialogue.hear("4x") if " cost " in line]
    told: list[str] = []
    # One thing after the other: getting ready, the question, the grades.
    for _ in range(4):
        worker.work()
        told += dialogue.hear("bankroll")
    assert told.count("Play 4x cost 0.152 Antes ($0.76): Check was best.") == 1


def test_before_a_mistake_it_is_asked_back_once() -> None:
    dialogue = talk(AtOnce, Advice.BEFORE)
    dialogue.hear("deal")
    actions = dialogue.chair.session.actions
    said = dialogue.hear("4x")
    assert said[0].startswith("The rule: Queen high, offsuit: ")
    assert said[1:3] == [
        "Playing 4x costs 0.152 Antes ($0.76). Better: Check.", "Type 4x again to do it all the same.",
    ]  # fmt: skip
    assert said[-1].startswith("Queen-five offsuit: check")
    assert dialogue.chair.session.actions == actions
    assert dialogue.hear("3x")[1].startswith("Playing 3x costs 0.154 Antes")
    assert dialogue.hear("4x")[1].startswith("Playing 4x costs")
    assert dialogue.chair.session.actions == actions
    dialogue.hear("play 4")
    assert dialogue.chair.session.over


def test_what_is_best_is_not_asked_back() -> None:
    dialogue = talk(AtOnce, Advice.BEFORE)
    dialogue.hear("deal")
    dialogue.hear("check")
    assert len(dialogue.chair.session.view.board) == 3


def test_before_the_values_are_known_the_rule_asks_back() -> None:
    dialogue = talk(Waits, Advice.BEFORE)
    for line in ("deal", "check"):
        dialogue.hear(line)
    best = dialogue.hear("hint")[0]
    wrong = "2x" if best.startswith("Check") else "check"
    said = dialogue.hear(wrong)
    assert "is not what the rule of thumb says" in said[0]
    assert "By the rule of thumb; the exact values follow." in said


def test_all_values_stand_before_every_decision() -> None:
    dialogue = talk(AtOnce, Advice.VALUES)
    for line, choices in (("deal", 3), ("check", 2), ("check", 2)):
        said = dialogue.hear(line)
        assert len([each for each in said if " is worth " in each]) == choices
        assert " is worth " not in said[-1]


def test_the_box_is_named_where_there_are_several() -> None:
    dialogue = talk(AtOnce, Advice.BEFORE, name="practice", boxes=2)
    dialogue.hear("deal")
    box = dialogue.chair.turn
    wrong = next(line for line in ("4x", "check") if "costs" in (said := dialogue.hear(line))[1])
    assert said[0].startswith(f"Box {box}: The rule: ")
    assert wrong in said[2]


def test_what_a_round_cost_is_told_at_its_end() -> None:
    dialogue = talk(AtOnce, Advice.HINT)
    dialogue.hear("deal")
    assert "Round 1: 1 decision cost 0.152 Antes ($0.76) against the best play." in dialogue.hear("4x")


@pytest.mark.parametrize(
    ("typed", "strength"),
    [("advice values", Advice.VALUES), ("advice off", Advice.OFF), ("coach after", Advice.AFTER),
     ("advice before", Advice.BEFORE), ("ADVICE hint", Advice.HINT)],
)  # fmt: skip
def test_the_strength_is_changed_by_typing_it(typed: str, strength: Advice) -> None:
    dialogue = talk(AtOnce, Advice.AFTER if strength is not Advice.AFTER else Advice.OFF)
    said = dialogue.hear(typed)[0]
    assert said.startswith("Advice: ")
    assert dialogue.hear("advice")[0] == said
    dialogue.hear("deal")
    assert ("worth" in " ".join(dialogue.hear("again"))) is (strength is Advice.VALUES)


@pytest.mark.parametrize("typed", ["advice 3", "advice off values", "off", "before deal"])
def test_what_is_no_strength_is_not_understood(typed: str) -> None:
    dialogue = talk(AtOnce)
    before = dialogue.chair.laying.bets
    dialogue.hear(typed)
    assert (dialogue.chair.laying.bets, dialogue.chair.session.actions) == (before, ())


# --- kept


def _visit(home: Home, worker: Waits) -> Visit:
    door = PlayersDoor(home.database, preset("standard"), 1, seeded("7"), 100_000, None, home.name)
    visit = Visit(door, preset("standard").currency, advisor=Advisor(lambda: worker))
    visit.begin()
    return visit


def test_rounds_are_graded_while_they_are_played_and_what_was_left_before(tmp_path: Path) -> None:
    home = Home(tmp_path)
    play(home.sit_down(), 3)
    grades = Grades(home.database, home.player.id)
    visit = _visit(home, AtOnce())
    for line in ("deal", "4x", *["bankroll"] * 3):
        visit.hear(line)
    assert grades.ungraded() == ()
    for number in range(1, 5):
        assert grades.of_round(number) == grades_of_stored(home.history, number)


def test_the_strength_is_that_of_the_player_and_kept(tmp_path: Path) -> None:
    home = Home(tmp_path)
    settings_file.write(home.player.uid, Settings(advice=Advice.VALUES))
    visit = _visit(home, AtOnce())
    assert [line for line in visit.hear("deal") if " is worth " in line]
    visit.hear("advice off")
    assert settings_file.read(home.player.uid).settings.advice is Advice.OFF
