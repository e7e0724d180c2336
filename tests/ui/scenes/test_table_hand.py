"""Chips by hand at the table's scene: dragged, wheeled, typed, laid on all boxes; and what things are explained as."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.scenes.at_table import FRAME, SIZE, Player
from tests.ui.tables import at
from uth.game.model import Phase
from uth.store.settings import Speed
from uth.table import Bet
from uth.ui.drag import Drag
from uth.ui.intents import Focus, KeyPress, Leave, Mouse, Move, Press, Release, Wheel
from uth.ui.keys import Key
from uth.ui.table_hand import TIP_AFTER, TWICE

FELT = (640, 400)
"""Where nothing can be laid."""


def stakes(player: Player, box: int = 1) -> dict[Bet, int]:
    """What lies on a box, in whole units."""
    return {bet: amount // 100 for bet, amount in player.scene.top.laying.stakes(box).items()}


def drag_of(player: Player) -> Drag:
    return player.scene.hand.drag


# --- dragging


def test_a_chip_is_dragged_from_the_tray_to_a_circle() -> None:
    player = Player("practice")
    player.drag(player.named("chip 25"), FELT, player.at(1, Bet.TRIPS))
    assert stakes(player) == {Bet.ANTE: 5, Bet.BLIND: 5, Bet.TRIPS: 25}
    assert player.scene.top.laying.in_hand.value == 25_00
    assert player.scene.top.timeline.idle, "what a hand puts down does not fly there"
    player.keys(Key.U)
    assert stakes(player) == {Bet.ANTE: 5, Bet.BLIND: 5}


def test_a_bet_is_dragged_to_another_box_and_both_its_stacks_hang_on_the_pointer() -> None:
    player = Player("practice").drag((0, 0), (1, 1))
    player.drag(player.at(1, Bet.ANTE), FELT, drop=False)
    assert player.scene.picture.stacks == ()
    carried = drag_of(player).carried
    assert carried is not None
    assert [round(at) for at in carried[1]] == list(FELT)
    player.scene.handle(Release(*player.at(3, Bet.BLIND)))
    assert set(player.scene.top.laying.bets) == {3}
    assert stakes(player, 3) == {Bet.ANTE: 5, Bet.BLIND: 5}
    assert player.scene.top.bettor.circle == (3, Bet.ANTE)


@pytest.mark.parametrize("speed", [Speed.NORMAL, Speed.OFF])
def test_what_is_dropped_outside_goes_back(speed: Speed) -> None:
    player = Player("practice", preferences=at(speed))
    before = player.scene.top.laying.bets
    back = ", or down here to take them back"
    for start, more in ((player.named("chip 100"), ""), (player.at(1, Bet.ANTE), back)):
        player.drag(start, FELT)
        assert player.held()
        assert player.scene.top.notice == f"Drop chips on a circle{more}"
        for _ in range(20):
            player.scene.update(FRAME)
        assert not player.held()
        assert player.scene.top.laying.bets == before
        assert len(player.scene.picture.stacks) == 2


def test_a_bet_is_dragged_back_to_the_tray() -> None:
    player = Player("practice").click_circle(1, Bet.TRIPS)
    player.drag(player.at(1, Bet.TRIPS), FELT, player.named("deal"))
    assert stakes(player) == {Bet.ANTE: 5, Bet.BLIND: 5}
    assert player.phase() is Phase.BETTING


def test_a_drop_that_the_table_does_not_allow_goes_back_and_says_why() -> None:
    player = Player("practice", boxes=2, bankroll=2000)
    player.click("chip 100")
    for _ in range(4):
        player.click_circle(1, Bet.ANTE)
    before = player.scene.top.laying.bets
    player.drag(player.at(1, Bet.ANTE), player.at(2, Bet.TRIPS), drop=False)
    player.scene.draw(pygame.Surface(SIZE))
    why = "Trips is $1 to $100 in steps of $1: $405 is too much."
    assert player.scene.top.wagers.why_not_drop((2, Bet.TRIPS)) == why
    player.scene.handle(Release(*player.at(2, Bet.TRIPS)))
    assert player.scene.top.laying.bets == before
    assert player.scene.picture.reason == why


def test_chips_on_play_are_refused() -> None:
    player = Player()
    player.drag(player.named("chip 5"), player.at(1, Bet.PLAY))
    assert player.scene.picture.reason == "Play is bet when the cards are dealt."


@pytest.mark.parametrize(
    "interruption",
    [KeyPress(Key.ESCAPE), Press(*FELT, Mouse.RIGHT), Leave(), Focus(gained=False)],
    ids=["escape", "right button", "out of the window", "another window"],
)
def test_a_drag_that_is_broken_off_changes_nothing(interruption: KeyPress | Press | Leave | Focus) -> None:
    player = Player("practice")
    before = player.scene.top.laying.bets
    player.drag(player.at(1, Bet.ANTE), FELT, drop=False)
    player.scene.handle(interruption)
    for _ in range(20):
        player.scene.update(FRAME)
    player.scene.handle(Release(*player.at(2, Bet.ANTE)))
    assert player.scene.top.laying.bets == before
    assert player.overlay() is None


def test_a_press_that_hardly_moves_is_a_click_and_one_that_leaves_its_circle_is_nothing() -> None:
    player = Player("practice")
    x, y = player.at(1, Bet.ANTE)
    player.drag((x, y), (x + 3, y - 2))
    assert stakes(player)[Bet.ANTE] == 10
    player.drag(player.at(2, Bet.TRIPS), FELT)
    assert set(player.scene.top.laying.bets) == {1}
    assert stakes(player)[Bet.ANTE] == 10


def test_a_command_in_the_middle_of_a_drag_lets_go_of_it() -> None:
    player = Player("practice")
    player.drag(player.at(1, Bet.ANTE), FELT, drop=False)
    player.key(Key.SPACE)
    assert player.phase() is Phase.DECISION
    assert not player.held()
    player.scene.handle(Release(*player.at(2, Bet.ANTE)))
    assert player.session.round.boxes[0].number == 1


def test_dragged_chips_are_drawn_at_the_pointer() -> None:
    player = Player("practice")
    surface = pygame.Surface(SIZE)
    player.drag(player.named("chip 100"), FELT, drop=False)
    player.scene.draw(surface)
    there = surface.get_at(FELT)
    player.point((640, 500))
    player.scene.draw(surface)
    assert surface.get_at(FELT) != there


# --- the wheel


def test_the_wheel_adds_and_takes_over_a_circle_and_chooses_a_chip_elsewhere() -> None:
    player = Player("practice")
    chip = player.scene.top.laying.chip
    trips = player.at(1, Bet.TRIPS)
    player.point(trips)
    for steps in (1, 1, 1, -1):
        player.scene.handle(Wheel(*trips, steps))
    assert stakes(player)[Bet.TRIPS] == 10
    assert player.scene.top.laying.chip == chip
    player.point(FELT).scene.handle(Wheel(*FELT, 1))
    assert player.scene.top.laying.chip == chip + 1


# --- amounts that are typed


def test_an_amount_is_typed_for_the_circle_in_question() -> None:
    player = Player("practice").keys(Key.E)
    assert player.scene.picture.prompt == "Box 1, Ante: type the amount (Enter: lay it, Esc: leave it)"
    player.type("35")
    entry = player.entry()
    assert entry is not None
    assert (entry.box, entry.bet, entry.text) == (1, Bet.ANTE, "35")
    player.key(Key.ENTER)
    assert player.entry() is None
    assert stakes(player) == {Bet.ANTE: 35, Bet.BLIND: 35}
    assert player.phase() is Phase.BETTING, "Enter lays the amount; it does not deal"


def test_tab_lays_the_amount_and_asks_for_the_next_circle() -> None:
    player = Player("practice").keys(Key.E).type("20").key(Key.TAB).type("5").key(Key.ENTER)
    assert stakes(player) == {Bet.ANTE: 20, Bet.BLIND: 20, Bet.TRIPS: 5}


def test_the_key_that_opens_the_field_is_not_typed_into_it_and_digits_choose_no_chips_there() -> None:
    player = Player("practice")
    chip = player.scene.top.laying.chip
    entry = player.key(Key.E).type("1").entry()
    assert entry is not None
    assert entry.text == "1"
    assert player.scene.top.laying.chip == chip


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("7", "The Ante is $5 to $500 in steps of $5: $7 is between two steps."),
        ("501", "The Ante is $5 to $500 in steps of $5: $501 is too much."),
        ("2.", '"2." is not an amount in USD: expected digits such as 10.00'),
    ],
)
def test_an_amount_that_cannot_lie_there_is_asked_for_again(typed: str, why: str) -> None:
    player = Player("practice", bankroll=5000).keys(Key.E).type(typed).key(Key.ENTER)
    assert player.scene.picture.reason == why
    assert stakes(player)[Bet.ANTE] == 5
    assert player.entry() is not None
    player.key(Key.ESCAPE)
    assert player.entry() is None
    assert player.overlay() is None


def test_nothing_typed_takes_nothing_back_and_nought_takes_all() -> None:
    player = Player("practice").keys(Key.E).key(Key.ENTER)
    assert stakes(player)[Bet.ANTE] == 5
    player.key(Key.E).type("0").key(Key.ENTER)
    assert player.scene.top.laying.bets == {}


def test_a_click_elsewhere_lays_what_was_typed() -> None:
    player = Player("practice").keys(Key.E).type("25").press(FELT)
    assert stakes(player)[Bet.ANTE] == 25
    player.key(Key.E).type("7").press(player.named("deal"))
    assert player.phase() is Phase.BETTING, "no deal with an amount that cannot be laid"


def test_the_middle_button_asks_for_the_amount_of_a_circle() -> None:
    player = Player("practice").press(Player("practice").at(2, Bet.TRIPS), Mouse.MIDDLE).type("3").key(Key.ENTER)
    assert stakes(player, 2)[Bet.TRIPS] == 3


# --- all boxes


def test_the_bets_of_a_box_are_laid_on_all() -> None:
    player = Player("practice", boxes=2, bankroll=2000).click_circle(1, Bet.TRIPS).key(Key.B)
    laid = {box: tuple(stakes(player, box).values()) for box in player.scene.top.laying.bets}
    assert laid == dict.fromkeys(range(1, 7), (5, 5, 5))
    player.keys(Key.U)
    assert set(player.scene.top.laying.bets) == {1, 2}
    player.click("all boxes")
    assert len(player.scene.top.laying.bets) == 6


def test_with_too_little_money_for_all_boxes_none_is_laid() -> None:
    player = Player("practice", bankroll=50).keys(Key.B)
    assert set(player.scene.top.laying.bets) == {1}
    assert player.scene.picture.reason.startswith("That takes ")


# --- clicks that come twice


def test_with_motion_off_a_double_click_decides_once() -> None:
    player = Player("practice", boxes=2, preferences=at(Speed.OFF)).keys(Key.SPACE).wait()
    check = player.named("check")
    for _ in range(2):
        player.press(check)
        player.scene.update(0.1)
    assert player.decided == ["check"]
    assert not player.ready()
    player.scene.update(TWICE)
    assert player.ready()
    player.press(check)
    assert player.decided == ["check", "check"]


# --- tips


def shown(player: Player, at: tuple[int, int]) -> bytes:
    surface = pygame.Surface(SIZE)
    player.scene.handle(Move(*at))
    player.scene.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def test_what_is_pointed_at_for_a_while_is_explained_until_something_is_done() -> None:
    player = Player("practice")
    ante = player.at(1, Bet.ANTE)
    plain = shown(player, ante)
    player.scene.update(0.0)
    player.scene.dirty = False
    player.scene.update(TIP_AFTER / 2)
    assert not player.stale()
    player.scene.update(TIP_AFTER)
    assert player.stale()
    assert shown(player, ante) != plain
    player.key(Key.F12)
    assert shown(player, ante) == plain


def test_a_mouse_that_lies_still_explains_nothing_to_who_plays_with_keys() -> None:
    player = Player("practice")
    ante = player.at(1, Bet.ANTE)
    player.point(ante).key(Key.F12)
    player.scene.update(2 * TIP_AFTER)
    surface = pygame.Surface(SIZE)
    player.scene.draw(surface)
    quiet = pygame.image.tobytes(surface, "RGB")
    player.point((ante[0] + 1, ante[1]))
    player.scene.update(2 * TIP_AFTER)
    assert shown(player, ante) != quiet


def test_a_button_that_was_pressed_is_not_explained_before_the_mouse_moves_again() -> None:
    player = Player("practice")
    x, y = player.named("deal")
    player.point((x, y)).click("deal").wait(2 * TIP_AFTER)
    assert not player.scene.hand.explains
    player.point((x + 1, y)).wait(2 * TIP_AFTER)
    assert player.scene.hand.explains


def test_nothing_is_explained_while_nothing_is_pointed_at() -> None:
    player = Player("practice").point(FELT)
    player.scene.update(0.0)
    player.scene.dirty = False
    player.scene.update(2 * TIP_AFTER)
    assert not player.stale()
