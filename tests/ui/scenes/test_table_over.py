"""What lies over the table, and what it says when it is asked: help, menu, chips, speed."""

from __future__ import annotations

from tests.ui.scenes.at_table import Player
from tests.ui.tables import variants
from uth.game.actions import Cut
from uth.game.model import Phase
from uth.store.settings import Speed
from uth.table import Bet
from uth.ui import present_bar
from uth.ui.intents import Mouse, Move
from uth.ui.keys import Key
from uth.ui.picture import Dialog, Help


def test_help_opens_and_closes_and_holds_the_film() -> None:
    player = Player().key(Key.SPACE).wait(0.2).key(Key.H)
    assert isinstance(player.overlay(), Help)
    before = player.scene.top.timeline.state
    player.scene.update(5.0)
    assert player.scene.top.timeline.state == before
    player.key(Key.ESCAPE)
    assert player.overlay() is None
    player.wait()
    assert player.ready()


def test_the_menu_buys_chips_between_rounds_only() -> None:
    player = Player().keys(Key.ESCAPE)
    assert isinstance(player.overlay(), Dialog)
    player.key(Key.B)
    shown = player.overlay()
    assert isinstance(shown, Dialog)
    assert [(button.intent, button.cost, button.key) for button in shown.buttons] == [
        ("buy chips", "$1,000", "Space"),
        ("buy chips x2", "$2,000", "2"),
        ("buy chips x5", "$5,000", "5"),
        ("close", "", "Esc"),
    ]
    player.key(Key.B)
    assert player.overlay() is None
    assert player.worth == 2000_00
    assert player.scene.picture.bankroll.figure == "$1,990"
    player.keys(Key.SPACE, Key.ESCAPE, Key.B)
    assert player.worth == 2000_00
    shown = player.overlay()
    assert isinstance(shown, Dialog)
    assert [(button.intent, button.enabled) for button in shown.buttons] == [
        ("close", True),
        ("buy chips", False),
        ("strategy", True),
        ("settings", True),
        ("log", True),
        ("advice", True),
        ("speed", True),
        ("leave", True),
    ]
    player.key(Key.SPACE)
    assert player.overlay() is None


def test_leaving_in_the_middle_of_a_round_is_asked() -> None:
    player = Player()
    assert player.scene.may_close()
    player.keys(Key.SPACE).wait()
    assert not player.scene.may_close()
    assert isinstance(player.overlay(), Dialog)
    player.key(Key.ESCAPE).key(Key.ESCAPE).key(Key.L)
    assert not player.scene.done
    player.key(Key.L)
    assert player.scene.done


def broke_player() -> Player:
    for seed in range(99):
        player = Player(bankroll=15, seed=str(seed)).keys(Key.SPACE, Key.C, Key.C, Key.DIGIT_1).wait()
        if player.session.broke:
            return player
    raise AssertionError("nobody lost")


def test_going_broke_offers_chips() -> None:
    player = broke_player()
    assert player.buttons == ["next round"]
    player.keys(Key.SPACE).wait()
    shown = player.overlay()
    assert isinstance(shown, Dialog)
    assert [button.intent for button in shown.buttons] == ["buy chips", "buy chips x2", "buy chips x5", "leave"]
    assert player.scene.picture.cards == ()
    left = player.session.bankroll
    assert shown.text == f"You have ${left // 100}; the lowest bet needs $15: Ante, Blind and a Play of 1x."
    assert shown.title == ("Not enough for a bet" if left else "You are out of chips")
    player.key(Key.SPACE)
    assert player.session.bankroll == left + 15_00
    assert player.overlay() is None
    assert player.scene.picture.buttons[0].enabled


def test_more_than_the_buy_in_can_be_bought() -> None:
    player = broke_player().keys(Key.SPACE).wait()
    left = player.session.bankroll
    player.key(Key.DIGIT_5)
    assert player.session.bankroll == left + 75_00


def test_the_speed_is_changed_by_key_and_in_the_menu_and_a_film_goes_on_with_it() -> None:
    player = Player()
    film = player.scene.top.timeline
    player.key(Key.S)
    assert (film.speed, player.scene.picture.toast) == (Speed.FAST, "Speed: fast")
    player.keys(Key.ESCAPE, Key.S)
    shown = player.overlay()
    assert isinstance(shown, Dialog)
    [speed] = [button for button in shown.buttons if button.intent == "speed"]
    assert (speed.label, speed.cost) == ("Speed", "no motion")
    player.click("speed").key(Key.ESCAPE).key(Key.SPACE).key(Key.S)
    assert not player.ready()
    assert film.speed is Speed.NORMAL


def test_a_press_on_the_play_circle_bets_nothing_and_says_how() -> None:
    player = Player().keys(Key.SPACE).click_circle(1, Bet.PLAY)
    assert player.decided == []
    assert player.scene.picture.reason == "Choose Play 3x or 4x below (keys 3, 4)"
    player.keys(Key.C).click_circle(1, Bet.PLAY)
    assert player.scene.picture.reason == "Choose Play 2x below (key 2)"
    player.click_circle(1, Bet.ANTE)
    assert player.decided == ["check"]


def test_a_press_on_a_circle_of_a_paid_table_begins_the_next_round_with_that_bet() -> None:
    player = Player().keys(Key.SPACE, Key.DIGIT_4).click_circle(1, Bet.TRIPS)
    assert (player.session.number, player.phase()) == (2, Phase.BETTING)
    assert player.scene.top.laying.stakes(1) == {Bet.ANTE: 5_00, Bet.BLIND: 5_00, Bet.TRIPS: 5_00}
    assert player.scene.picture.toast == "Next round: your bets lie there again, with this change"
    player.keys(Key.SPACE, Key.DIGIT_4).click_circle(1, Bet.PLAY)
    assert (player.session.number, player.phase()) == (2, Phase.SETTLED)
    player.click_circle(1, Bet.TRIPS, Mouse.RIGHT)
    assert player.scene.top.laying.stakes(1) == {Bet.ANTE: 5_00, Bet.BLIND: 5_00}


def test_the_reason_of_what_was_asked_comes_before_the_one_pointed_at() -> None:
    player = Player(bankroll=20).keys(Key.SPACE).wait()
    four = next(control for control in player.scene.controls() if control.name == "play 4x")
    player.scene.handle(Move(*four.rect.centre))
    player.key(Key.DIGIT_3)
    three = "That takes $15, and you have $10."
    assert present_bar.reason(player.scene.top.desk(hover=player.scene.layout.hit(*four.rect.centre))) == three
    player.scene.handle(Move(0, 0))
    assert player.scene.picture.reason == ""


def test_what_cannot_be_afforded_is_said_in_the_prompt() -> None:
    player = Player(bankroll=15).keys(Key.SPACE).wait()
    assert player.scene.picture.prompt.endswith(": check; 3x and 4x need $15 and $20; you have $5")


def test_a_paid_round_of_several_boxes_says_how_each_is_looked_at() -> None:
    player = Player("practice", boxes=2).keys(Key.SPACE, Key.DIGIT_4, Key.DIGIT_4).wait()
    assert player.scene.picture.reason == "\N{LEFTWARDS ARROW} \N{RIGHTWARDS ARROW}: look at each box"
    before = player.scene.picture.prompt
    player.key(Key.LEFT).wait(0.5)
    assert player.scene.picture.prompt != before
    assert player.scene.picture.prompt.startswith("Box 2: ")


def test_a_declined_cut_says_where_the_dealer_cut() -> None:
    player = Player(variants()[3]).keys(Key.SPACE).wait()
    assert [button.cost for button in player.scene.picture.buttons if button.intent == "cut decline"] == [
        "the dealer cuts"
    ]
    player.key(Key.N)
    (cut,) = [action for action in player.session.actions if isinstance(action, Cut)]
    assert player.scene.picture.toast == f"The dealer cut: {cut.at} cards under"


def test_boxes_that_become_seen_or_dark_are_named() -> None:
    player = Player("six-box-dark", boxes=2).keys(Key.LEFT, Key.K)
    assert player.scene.picture.toast == "Box 2 is seen now; box 1 is played dark 1x"
    player.keys(Key.K)
    assert player.scene.picture.toast == "Box 2 is played dark 1x"


def test_who_has_closed_the_dialog_gets_it_again_with_deal() -> None:
    player = broke_player().keys(Key.SPACE, Key.ESCAPE)
    assert player.overlay() is None
    player.keys(Key.SPACE)
    assert isinstance(player.overlay(), Dialog)
    player.key(Key.L)
    assert player.scene.done
