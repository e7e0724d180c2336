"""The card for somebody who leaves."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from tests.tables import standard
from tests.ui.scenes.at_page import SIZES, click, drawn, opened, press, text
from uth.cards import parse_cards
from uth.career.luck import Luck
from uth.career.theory import Gap
from uth.career.theory import Part as TheoryPart
from uth.chips import currency
from uth.hands import evaluate
from uth.store.parting import Parting
from uth.store.settings import Settings
from uth.train.errors.model import Calls
from uth.train.leaks import Part
from uth.ui.coach.skill import Skill
from uth.ui.keys import Key, KeyLabels
from uth.ui.page.ask import AskScene
from uth.ui.preferences import Preferences
from uth.ui.scene import Scene
from uth.ui.scenes.leaving import Farewell, LeavingScene
from uth.ui.sizes import Size

BEST = evaluate(parse_cards("Kh Kd Kc 4s 4d 9h 2c"))
FULL = Farewell("Ann", "Standard", "$1,135.50", Parting(42, (("USD", 13550), ("EUR", -2000)), BEST, 3_900_000), 43)
NOTHING = Farewell("Ann", "Standard", "$985", Parting(), 2)


def menu() -> Scene:
    return AskScene(KeyLabels(), ("menu", ""), (), lambda _name: None)


def card(farewell: Farewell, *, with_menu: bool = True, size: Size = (1280, 800)) -> LeavingScene:
    scene = LeavingScene(KeyLabels(), farewell, Preferences(), menu if with_menu else None)
    opened(scene, size)
    return scene


def test_it_says_what_was_played() -> None:
    assert text(card(FULL)).splitlines()[:-1] == [
        "Thank you for playing, Ann",
        "ROUNDS 42",
        "WON OR LOST +$135.50 −€20",
        "TIME PLAYED 1 h 05 min breaks not counted",
        "Kh Kd Kc 4s 4d",
        "Your best hand: full house, kings over fours",
        "at Standard, $1,135.50 left",
        "Round 43 waits as it stands, and goes on when you come back.",
    ]


def test_in_large_type_the_ways_on_are_in_sight() -> None:
    scene = LeavingScene(KeyLabels(), FULL, Preferences(Settings(scale=1.5)), menu)
    opened(scene, (1280, 800))
    places = scene.state.places
    assert places.length <= places.body.h


def test_a_sitting_without_a_settled_round() -> None:
    said = text(card(NOTHING))
    assert "ROUNDS" not in said
    assert "best hand" not in said
    assert "Round 2 waits" in said


@pytest.mark.parametrize("way", ["main menu", "close window"])
def test_the_ways_on(way: str) -> None:
    scene = card(FULL)
    click(scene, way)
    assert (scene.done, scene.afresh, scene.opens is not None) == (True, True, way == "main menu")


def test_enter_goes_to_the_menu_or_closes_the_window() -> None:
    scene = card(FULL)
    press(scene, Key.ENTER)
    assert scene.opens is not None
    last = card(FULL, with_menu=False)
    assert [control.name for control in last.controls()] == ["back", "close window"]
    press(last, Key.ENTER)
    assert (last.done, last.afresh, last.opens) == (True, True, None)


def test_one_can_go_back() -> None:
    scene = card(FULL)
    press(scene, Key.ESCAPE)
    assert (scene.done, scene.afresh, scene.opens) == (True, False, None)


@pytest.mark.parametrize("size", SIZES)
def test_it_is_drawn(size: Size) -> None:
    drawn(card(FULL, size=size), size)
    drawn(card(NOTHING, size=size), size)


def skill(**changes: Any) -> Skill:
    luck = Luck(13_550, Fraction(-500), Fraction(175), 12_000.0)
    part = Part(50, 48, 3, Fraction(7, 40), Fraction(175))
    return replace(Skill(currency("USD"), part, luck=luck, calls=Calls(3, 1, 2)), **changes)


def test_it_says_what_the_coach_says() -> None:
    said = text(card(replace(FULL, skill=skill()))).splitlines()
    assert said[4:8] == [
        "MISTAKES COST $1.75 0.175 Antes",
        "RIGHT DECISIONS 48 of 50 96.00 %",
        "LUCK +$142.25 ±$120",
        "ERRORS CAUGHT 3 of 4 2 false alarms",
    ]


def test_the_luck_of_several_boxes_says_so_and_is_promised_while_it_is_worked_out() -> None:
    said = text(card(replace(FULL, skill=skill(joint=3))))
    assert "LUCK +$142.25 ±$120" in said
    assert "boxes that share the board and the dealer." in said
    follows = skill(luck=None, gaps=(Gap(standard(), TheoryPart.PAIRS),))
    assert "LUCK – follows" in text(card(replace(FULL, skill=follows)))
    never = skill(luck=None, gaps=(Gap(standard(), TheoryPart.PAIRS, "no kernels"),))
    assert "LUCK" not in text(card(replace(FULL, skill=never)))


def test_what_is_not_known_yet_is_left_out_and_comes_when_it_is() -> None:
    news: list[Skill | None] = [None, skill()]
    none = Part(0, 0, 0, Fraction(0), Fraction(0))
    before = replace(FULL, skill=skill(part=none, ungraded=42, luck=None, calls=Calls()))
    scene = LeavingScene(KeyLabels(), before, Preferences(), menu, lambda: news.pop(0) if news else None)
    opened(scene, (1280, 800))
    assert "MISTAKES COST $0.00 42 rounds are still graded" in text(scene)
    assert not any(word in text(scene) for word in ("RIGHT", "LUCK", "CAUGHT"))
    scene.update(0.1)
    scene.update(0.1)
    assert "RIGHT DECISIONS 48 of 50" in text(scene)


def test_without_a_decision_the_coach_says_nothing() -> None:
    assert "MISTAKES" not in text(card(FULL))
