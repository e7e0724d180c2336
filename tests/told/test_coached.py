"""A hint and the values, asked for line by line."""

from __future__ import annotations

import pytest

from tests.coached import AtOnce, Cannot, Waits
from tests.told.lines import evening, preset
from uth.store.coaching import Advice
from uth.told import coached
from uth.told.talk import Talk
from uth.ui.coach.advisor import Advisor


def talk(worker: type[Waits]) -> Talk:
    dialogue = Talk(*evening(preset("standard")).sit_down(), advisor=Advisor(worker))
    dialogue.begin()
    return dialogue


def test_values_are_exact() -> None:
    dialogue = talk(AtOnce)
    dialogue.hear("deal")
    *said, asked = dialogue.hear("values")
    assert said[0] == "Check is worth −0.298 Antes (−$1.49): the best."
    assert said[1] == "Play 3x is worth −0.452 Antes (−$2.26)."
    assert said[3].startswith("Wins 47.96 %")
    assert asked.startswith("Queen-five offsuit: check")


def test_a_hint_says_what_to_do_and_why() -> None:
    dialogue = talk(AtOnce)
    dialogue.hear("deal")
    *said, _asked = dialogue.hear("hint")
    assert said[0] == "Check. You have queen-five offsuit, which wins 47.96 % and ties 4.32 %."
    assert any("costs" in line for line in said)


def test_a_hint_does_not_wait_long_for_the_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coached, "_PATIENCE", dict.fromkeys(coached._PATIENCE, 0.01))
    dialogue = talk(Waits)
    for line in ("deal", "check"):
        dialogue.hear(line)
    assert "By the rule of thumb; the exact values follow." in dialogue.hear("hint")


def test_without_the_kernels_the_values_say_so() -> None:
    dialogue = talk(Cannot)
    for line in ("deal", "check"):
        dialogue.hear(line)
    assert "No exact values here: no kernels on this machine." in dialogue.hear("values")


@pytest.mark.parametrize("word", ["hint", "values", "advice", "ev"])
def test_between_decisions_there_is_nothing_to_say(word: str) -> None:
    assert talk(AtOnce).hear(word)[0] == "A hint comes when one of your boxes is to decide."


def test_the_words_are_those_of_the_settings() -> None:
    assert {"hint", "values"} <= {advice.value for advice in Advice}
