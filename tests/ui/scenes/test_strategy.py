"""The page of strategies: by keyboard alone, by mouse alone, told in words, drawn at every size."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.train.spots import spot
from tests.ui.scenes.at_page import SIZES, click, drawn, opened, press, text
from tests.ui.strategy.test_rules import BEFORE, MISTAKE, TENDENCIES
from tests.ui.strategy.test_ways import MINE
from tests.ui.test_shares import Desk
from uth.analysis.strategy.study import Against, Study
from uth.analysis.worker import Answer, WorkerLost
from uth.cards import parse_cards
from uth.config import load_table
from uth.train.question import Question
from uth.ui.coach.advisor import Advisor
from uth.ui.keys import Key, KeyLabels
from uth.ui.preferences import Preferences
from uth.ui.scenes.strategy import Opened, Part, StrategyScene
from uth.ui.scenes.strategy_file import StrategyFileScene
from uth.ui.strategy.studies import Studies
from uth.ui.strategy.ways import way_of

STANDARD = load_table("standard").table
WORKING = "The exact values are being worked out ..."


class Page:
    """The page with workers whose answers a test gives.

    :ivar tables: the worker for tables, and *hands*: for the hand that is laid out.
    """

    def __init__(self, decision: Question | None = None) -> None:
        self.tables, self.hands = Desk(), Desk()
        self.scene = StrategyScene(
            KeyLabels(),
            Preferences(),
            Opened(STANDARD, decision),
            studies=Studies(lambda: self.tables),
            advisor=Advisor(lambda: self.hands),
        )
        opened(self.scene)

    def part(self, part: Part) -> None:
        """Show a part, and let it ask for what it needs."""
        click(self.scene, f"part {part}")
        text(self.scene)

    def answer(self, ticket: int, found: Study | None = None, error: str = "") -> None:
        """Let the worker for tables answer."""
        self.tables.answers = [Answer(ticket, found, WorkerLost(error) if error else None)]
        self.scene.update(0.02)

    @property
    def best(self) -> Study:
        """A study of the table in use, made up on top of its stored hands."""
        found = Studies(lambda: self.tables).hands(STANDARD)
        assert found is not None
        return Study(STANDARD, found.ev, found.hands, TENDENCIES)


@pytest.fixture
def page() -> Page:
    return Page()


def test_the_chart_is_there_at_once(page: Page) -> None:
    said = text(page.scene)
    assert "4x: 33+ A2+ K2s+ K5o+ Q6s+ Q8o+ J8s+ JTo" in said
    assert page.tables.asked == []


def test_changes_against_another_table(page: Page) -> None:
    assert "Against: no other table" in text(page.scene)
    click(page.scene, "other next")
    assert "Against: Auckland" in text(page.scene)
    assert "At “Auckland” 3 starting hands are played otherwise (framed): 4x: 22 J9o T9s" in text(page.scene)


def test_the_later_streets_come_from_the_worker(page: Page) -> None:
    page.part(Part.LATER)
    assert WORKING in text(page.scene)
    assert page.tables.asked == [(STANDARD, None)]
    page.answer(1, page.best)
    assert WORKING not in text(page.scene)
    assert "pair with a hole card, 12.50 %, 25.00 %, always" in text(page.scene)


def test_what_cannot_be_worked_out_says_why(page: Page) -> None:
    page.part(Part.LATER)
    page.answer(1, error="there is no compiled code")
    assert "This cannot be worked out: there is no compiled code" in text(page.scene)


def test_the_practical_strategy_with_its_exact_cost(page: Page) -> None:
    page.part(Part.STRATEGIES)
    assert "hidden pair or better: Play 1x" in text(page.scene)
    assert WORKING in text(page.scene)
    (table, strategy) = page.tables.asked[0]
    assert (table, strategy.name) == (STANDARD, "practical")
    best = page.best
    against = Against(strategy, best.ev * 2, (MISTAKE, BEFORE))
    page.answer(1, Study(STANDARD, best.ev, best.hands, against=against))
    said = text(page.scene)
    assert "BEST PLAY LOSES 2.1850 %" in said
    assert "ITS MISTAKES COST 2.1850 %" in said
    assert "on the flop, pair with a hole card, check instead of 2x, 12.50 %" in said


def test_the_hand_of_a_mistake_is_laid_out(page: Page) -> None:
    page.part(Part.STRATEGIES)
    best = page.best
    against = Against(page.tables.asked[0][1], best.ev * 2, (MISTAKE, BEFORE))
    page.answer(1, Study(STANDARD, best.ev, best.hands, against=against))
    page.scene.focus_on("mistakes")
    press(page.scene, Key.ENTER)
    assert "YOUR HAND: Kd 4s\nBOARD: Kh 9c 2d" in text(page.scene)
    assert page.scene.state.focus == "deck"
    assert [question.hole for (question,) in page.hands.asked] == [parse_cards("Kd 4s")]
    page.part(Part.STRATEGIES)
    page.scene.focus_on("mistakes")
    press(page.scene, Key.DOWN, Key.ENTER)
    assert "YOUR HAND: Ks 5h\nBOARD: \n" in text(page.scene)


def test_the_chart_has_values_too_and_lays_a_hand_out(page: Page) -> None:
    margins = pygame.image.tobytes(drawn(page.scene, (1280, 800)), "RGB")
    click(page.scene, "number value")
    assert "its best choice is worth" in text(page.scene)
    assert pygame.image.tobytes(drawn(page.scene, (1280, 800)), "RGB") != margins
    page.scene.focus_on("chart")
    press(page.scene, Key.RIGHT, Key.ENTER)
    assert "YOUR HAND: As Ks" in text(page.scene)


def test_a_file_of_ones_own_is_valued(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(MINE, encoding="utf-8")
    page.part(Part.STRATEGIES)
    press(page.scene, Key.O)
    form = page.scene.opens
    assert isinstance(form, StrategyFileScene)
    opened(form)
    form.typed("file", str(file))
    form.pressed("read")
    assert form.done
    opened(page.scene)
    assert "Strategy: Mine" in text(page.scene)
    assert page.tables.asked[-1][1].name == "Mine"
    page.scene.show(way_of(str(file)))
    assert text(page.scene).count("Strategy: Mine") == 1


def test_a_file_with_problems_shows_them(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(MINE.replace("play 1x", "call"), encoding="utf-8")
    page.part(Part.STRATEGIES)
    page.scene.show(way_of(str(file)))
    page.scene.changed()
    assert f"{file} is no strategy yet" in text(page.scene)
    assert "mine.yaml:8: river > 1 > otherwise" in text(page.scene)


def test_a_hand_is_laid_by_keys_and_asked_about(page: Page) -> None:
    page.part(Part.WHAT_IF)
    assert "Lay two cards of your own: click on them in the deck." in text(page.scene)
    page.scene.focus_on("deck")
    press(page.scene, Key.ENTER, Key.RIGHT, Key.ENTER)
    assert "YOUR HAND: As Ks" in text(page.scene)
    assert "Play 4x" in text(page.scene)
    assert [question.hole for (question,) in page.hands.asked] == [parse_cards("As Ks")]
    press(page.scene, Key.X)
    assert "YOUR HAND: \n" in text(page.scene)
    assert page.hands.called_off == [1]


def test_a_hand_is_laid_by_mouse(page: Page) -> None:
    page.part(Part.WHAT_IF)
    drawn(page.scene, (1280, 800))
    item = page.scene.state.places.item("deck")
    assert item is not None
    page.scene.canvas_pressed("deck", 5, item.rect.h - 5)
    before = text(page.scene)
    page.scene.canvas_pressed("deck", 5, item.rect.h // 2)
    page.scene.changed()
    assert text(page.scene) != before
    assert "BOARD: " in text(page.scene)


def test_the_decision_at_the_table_is_laid_out_at_once() -> None:
    page = Page(spot("Kd Kh", "2c 3c 4c", "Ks"))
    assert "YOUR HAND: Kd Kh" in text(page.scene)
    assert "OUT OF PLAY: Ks" in text(page.scene)
    assert len(page.hands.asked) == 1


def test_it_works_for_nobody_once_it_is_left(page: Page) -> None:
    page.part(Part.LATER)
    page.scene.leave()
    assert page.tables.closed
    page.scene.enter()
    assert WORKING in text(page.scene)
    assert len(page.tables.asked) == 2


def test_the_keys_lead_everywhere(page: Page) -> None:
    reached = set()
    for part in Part:
        page.part(part)
        for _ in range(12):
            press(page.scene, Key.TAB)
            reached.add(page.scene.state.focus)
    assert reached >= {
        "part", "table", "other", "chart", "way", "open file", "place", "deck", "trips", "compare", "back",
    }  # fmt: skip
    page.part(Part.HANDS)
    drawn(page.scene, (1280, 800))
    page.scene.focus_on("chart")
    press(page.scene, Key.RIGHT, Key.DOWN)
    assert page.scene.state.focus == "chart"
    press(page.scene, Key.UP, Key.UP)
    assert page.scene.state.focus != "chart"


@pytest.mark.parametrize("size", SIZES)
def test_every_part_is_drawn(page: Page, size: tuple[int, int]) -> None:
    pictures = set()
    for part in Part:
        page.scene.chosen("part", list(Part).index(part))
        page.scene.changed()
        pictures.add(pygame.image.tobytes(drawn(page.scene, size), "RGB"))
    assert len(pictures) == len(Part)
