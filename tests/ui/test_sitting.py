"""What lives longer than a scene: the money and the decks."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.play import bets
from tests.tables import standard
from tests.ui.test_describe import press
from uth.cards import Card
from uth.config import load_table
from uth.game.actions import CloseBets, Decide
from uth.game.model import Choice
from uth.session import PLAYER, seeded
from uth.store.account import Account
from uth.store.audit import audit
from uth.store.database import Database
from uth.store.history import State
from uth.store.players import Players
from uth.store.settings import Speed
from uth.ui.app import App
from uth.ui.fault import FaultScene
from uth.ui.keys import Key, KeyLabels
from uth.ui.scene import Played
from uth.ui.scenes.table import TableScene
from uth.ui.sitting import Guest, Sitting
from uth.ui.theme import CASINO
from uth.ui.window import Window

BANKROLL = 1000_00


def sitting() -> Sitting:
    return Sitting(load_table("standard").table, BANKROLL, 1, seeded("7"))


def scene_of(evening: Sitting) -> Played:
    scene = evening.scene(KeyLabels())
    scene.resize((1280, 800))
    return scene


def cards(scene: Played) -> tuple[Card, ...]:
    return scene.session.round.boxes[0].cards


def test_a_round_left_unfinished_goes_on_then_is_void_and_its_deck_does_not_come_again() -> None:
    evening = sitting()
    assert (evening.rounds, evening.worth) == (0, BANKROLL)
    first = scene_of(evening)
    press(first, Key.SPACE)
    press(first, Key.DIGIT_4)
    assert first.session.over
    earned = evening.worth
    assert evening.rounds == 1
    press(first, Key.SPACE)
    press(first, Key.SPACE)
    assert first.session.bankroll < earned
    assert evening.worth == earned
    before = cards(first)
    press(first, Key.S)
    assert cards(scene_of(evening)) == before
    second = scene_of(evening)
    assert second.session.bankroll == evening.worth == earned
    assert isinstance(first, TableScene)
    assert isinstance(second, TableScene)
    assert second.top.timeline.speed is first.top.timeline.speed is not Speed.NORMAL
    assert second.top.rebuy == BANKROLL
    press(second, Key.SPACE)
    assert cards(second) != before


def after_a_fault(app: App, monkeypatch: pytest.MonkeyPatch) -> Played:
    """Let the scene go wrong, press the first button of what is said then, and return the next scene."""
    top = app.stack.top
    with monkeypatch.context() as patch:
        patch.setattr(type(top), "update", lambda _self, _dt: 1 / 0)
        app.step(0)
    dialog = app.stack.top
    assert isinstance(dialog, FaultScene)
    assert "goes on where it stood" in " ".join(dialog.lines())
    at = dialog.controls()[0].rect.centre
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    app.step(0)
    fresh = app.stack.top
    assert isinstance(fresh, Played)
    assert fresh is not top
    return fresh


@pytest.mark.parametrize("kept", [False, True], ids=["thrown away", "kept"])
def test_after_a_fault_the_round_goes_on_where_it_stood(
    kept: bool, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Database.open(tmp_path / "history.sqlite")
    account = Account(database, Players(database).create("Ann"), "0.0")
    evening = Sitting(standard(), BANKROLL, 1, seeded("3"), Guest(account) if kept else None)
    app = App(window, evening.scene)
    app.step(0)
    first = app.stack.top
    assert isinstance(first, Played)
    first.session.act(bets(1, PLAYER, 500), CloseBets())
    second = after_a_fault(app, monkeypatch)
    assert (second.session.number, second.session.round) == (first.session.number, first.session.round)
    second.session.act(Decide(1, Choice.CHECK))
    third = after_a_fault(app, monkeypatch)
    assert (third.session.number, third.session.round) == (first.session.number, second.session.round)
    # Nothing more was done: it would go wrong for ever.
    fourth = after_a_fault(app, monkeypatch)
    assert fourth.session.number != first.session.number or not kept
    assert (fourth.session.bankroll, fourth.session.round.boxes) == (BANKROLL, ())
    assert evening.worth == BANKROLL
    if kept:
        assert account.ledger.balance("USD") == BANKROLL
        assert account.history.round(first.session.number).state is State.VOID
        assert list(audit(database, account.player.id)) == []
    account.close()
    database.close()


@pytest.mark.parametrize("size", [(320, 200), (200, 1000), (1000, 100), (5120, 1440), (3000, 40)])
def test_the_table_is_drawn_in_any_window(window: Window, size: tuple[int, int]) -> None:
    surface = pygame.Surface(size)
    scene = sitting().scene(KeyLabels())
    scene.resize(size)
    scene.draw(surface)
    middle = surface.get_at((size[0] // 2, size[1] // 2))
    assert middle != pygame.Color(0, 0, 0)


@pytest.mark.parametrize("size", [(1, 1), (1, 900), (960, 1), (7, 2000), (3000, 15)])
def test_a_tiny_window_shows_nothing_and_can_be_made_larger_again(window: Window, size: tuple[int, int]) -> None:
    scene = sitting().scene(KeyLabels())
    scene.resize(size)
    surface = pygame.Surface(size)
    scene.draw(surface)
    assert {tuple(surface.get_at((x, y)))[:3] for x in (0, size[0] - 1) for y in (0, size[1] - 1)} == {CASINO.room}
    assert all(control.rect.w <= size[0] and control.rect.h <= size[1] for control in scene.controls())
    scene.resize((960, 600))
    large = pygame.Surface((960, 600))
    scene.draw(large)
    assert large.get_at((480, 300)) != pygame.Color(*CASINO.room)
