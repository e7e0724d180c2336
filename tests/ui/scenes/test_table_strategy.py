"""The way from the table to its strategy: a decision that is due is laid out there, and nothing that was not seen."""

from __future__ import annotations

from tests.ui.scenes.at_page import text
from tests.ui.scenes.at_table import Player
from uth.game.view import seen_from
from uth.session import PLAYER
from uth.ui.keys import Key
from uth.ui.scenes.strategy import StrategyScene


def _strategy(player: Player) -> str:
    """Return what the page says that the key has opened."""
    player.key(Key.Y)
    scene = player.scene.opens
    assert isinstance(scene, StrategyScene)
    player.scene.opens = None
    scene.resize((1280, 800))
    return text(scene)


def test_before_the_deal_it_shows_the_chart() -> None:
    player = Player()
    said = _strategy(player)
    assert "Strategy\nStandard\nStarting hands" in said
    assert not player.scene.done


def test_the_hand_to_be_decided_is_laid_out() -> None:
    player = Player().keys(Key.SPACE).wait()
    (box,) = seen_from(player.session.round, PLAYER).boxes
    said = _strategy(player)
    assert f"YOUR HAND: {' '.join(map(str, box.cards))}\n" in said
    assert "BOARD: \n" in said
    player.keys(Key.C).wait()
    board = " ".join(map(str, player.session.view.board))
    assert len(board.split()) == 3
    assert f"BOARD: {board}\n" in _strategy(player)


def test_no_card_is_told_before_it_was_seen() -> None:
    player = Player().keys(Key.SPACE).wait().key(Key.C)
    assert not player.scene.ready
    assert len(player.session.view.board) == 3
    assert "BOARD" not in _strategy(player)


def test_it_is_in_the_menu_of_every_table() -> None:
    player = Player().keys(Key.ESCAPE)
    assert "strategy" in [control.name for control in player.scene.controls()]
    player.click("strategy")
    assert isinstance(player.scene.opens, StrategyScene)


def test_the_other_boxes_are_out_of_play() -> None:
    player = Player("practice", boxes=3).keys(Key.SPACE).wait()
    seen = seen_from(player.session.round, PLAYER)
    dead = " ".join(str(card) for box in seen.boxes if box.number != player.scene.top.turn for card in box.cards)
    assert f"OUT OF PLAY: {dead}" in _strategy(player)
