"""The table's scene, driven by lists of intents and a clock that the test turns."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import strategies as st

from tests.samples import sampled
from tests.ui.scenes.at_table import SIZE, Player
from tests.ui.tables import PRESETS, preset, variants
from uth.game.actions import Decide
from uth.game.betting import lowest_ante
from uth.game.model import Phase
from uth.table import Bet
from uth.ui.deck_art import cut_at, deck_place
from uth.ui.intents import Intent, KeyPress, Leave, Mouse, Move, Press, Wheel
from uth.ui.keys import Key
from uth.ui.places import Spot
from uth.ui.present import present
from uth.ui.rest import at_rest
from uth.ui.scene import Moment, Stage
from uth.ui.sound import Cue


@pytest.mark.parametrize("name", PRESETS)
def test_it_opens_ready_to_play(name: str) -> None:
    player = Player(name)
    picture = player.scene.picture
    assert player.buttons == ["deal"]
    assert picture.buttons[0].enabled
    assert picture.buttons[0].gold
    assert picture.prompt.startswith("Space deals")
    assert player.scene.top.laying.stakes(1)[Bet.ANTE] == lowest_ante(player.table)
    assert player.scene.stage == Stage(1, Moment.BETTING)


def test_it_opens_with_a_thousand_less_the_bets() -> None:
    bankroll = Player().scene.picture.bankroll
    assert (bankroll.figure, bankroll.second) == ("$990", "round 1: bets $10")


def test_a_fold_is_told_of_once_all_is_paid() -> None:
    player = Player()
    player.keys(Key.SPACE, Key.C, Key.C, Key.F).wait()
    assert player.scene.picture.prompt.startswith("Folded with ")
    assert player.scene.picture.prompt.endswith(". Ante loses, Blind loses")


def test_a_round_takes_one_press_a_decision_and_one_to_go_on() -> None:
    player = Player()
    player.keys(Key.SPACE, Key.C, Key.C, Key.DIGIT_1)
    assert player.session.over
    assert player.decided == ["check", "check", "play 1x"]
    player.keys(Key.SPACE)
    assert player.session.number == 2
    assert player.phase() is Phase.BETTING
    player.keys(Key.SPACE)
    assert player.phase() is Phase.DECISION


def test_the_same_bets_are_dealt_in_one_press() -> None:
    player = Player().keys(Key.SPACE, Key.DIGIT_4, Key.R)
    assert player.session.number == 2
    assert player.phase() is Phase.DECISION


def test_a_whole_evening_by_keyboard() -> None:
    player = Player("practice", bankroll=500)
    player.keys(Key.DIGIT_2, Key.EQUALS, Key.T, Key.DIGIT_1, Key.EQUALS, Key.EQUALS, Key.MINUS)
    assert player.scene.top.laying.stakes(1) == {Bet.ANTE: 10_00, Bet.BLIND: 10_00, Bet.TRIPS: 1_00}
    player.keys(Key.LEFT, Key.A, Key.DIGIT_2, Key.EQUALS)
    assert player.scene.top.laying.stakes(2) == {Bet.ANTE: 5_00, Bet.BLIND: 5_00}
    player.keys(Key.D, Key.U, Key.SPACE, Key.C, Key.DIGIT_4, Key.C, Key.F)
    assert player.session.over
    assert player.decided == ["check", "play 4x", "check", "fold"]
    settlement = player.session.round.settlement
    assert settlement is not None
    assert player.session.bankroll == 500_00 + settlement.net
    player.keys(Key.SPACE)
    assert set(player.scene.top.laying.bets) == {1, 2}
    player.keys(Key.DELETE, Key.X, Key.R, Key.SPACE)
    assert player.phase() is Phase.DECISION


def test_a_whole_round_by_mouse() -> None:
    player = Player("practice")
    player.click("chip 25").click_circle(1, Bet.ANTE).click_circle(1, Bet.TRIPS).click_circle(2, Bet.BLIND)
    player.click_circle(1, Bet.ANTE, Mouse.RIGHT).click("double").click("undo")
    assert player.scene.top.laying.stakes(1) == {Bet.ANTE: 5_00, Bet.BLIND: 5_00, Bet.TRIPS: 25_00}
    assert player.scene.top.laying.stakes(2) == {Bet.ANTE: 25_00, Bet.BLIND: 25_00}
    player.click("deal").click("check").click("play 3x").click("check").click("fold")
    assert player.session.over
    assert player.decided == ["check", "play 3x", "check", "fold"]
    settlement = player.session.round.settlement
    assert settlement is not None
    assert player.session.bankroll == 1000_00 + settlement.net
    player.click("next round")
    assert player.session.number == 2


def test_a_double_click_counts_once() -> None:
    player = Player("practice", boxes=3)
    for name in ("deal", "check"):
        control = next(each for each in player.wait().scene.controls() if each.name == name)
        for _ in range(2):
            player.scene.handle(Press(*control.rect.centre))
    assert player.decided == ["check"]
    assert player.scene.top.turn == 2


def test_a_decision_before_the_cards_lie_open_is_dropped() -> None:
    player = Player()
    player.key(Key.SPACE).wait(0.3).key(Key.DIGIT_4)
    assert not player.filming()
    assert player.decided == []
    assert player.scene.picture.toast == "Look at your cards first"
    assert Cue.REFUSED in player.scene.take_cues()
    player.key(Key.DIGIT_4)
    assert player.decided == []
    player.wait().key(Key.DIGIT_4)
    assert player.decided == ["play 4x"]


def test_a_decision_on_cards_that_lie_open_finishes_the_film_and_counts() -> None:
    player = Player("practice", boxes=2)
    player.key(Key.SPACE).wait().wait(0.2)
    player.key(Key.C)
    assert not player.ready()
    player.key(Key.C)
    assert player.decided == ["check", "check"]
    player.key(Key.DIGIT_2)
    assert player.decided == ["check", "check"]
    assert player.scene.picture.toast == "Wait for the flop"


@pytest.mark.parametrize("intent", [KeyPress(Key.SPACE), KeyPress(Key.ENTER), Press(640, 750), Press(10, 10)])
def test_a_way_on_during_motion_only_finishes_it(intent: Intent) -> None:
    player = Player().key(Key.SPACE).wait(0.2)
    assert player.filming()
    player.scene.handle(intent)
    assert not player.filming()
    assert player.decided == []
    assert player.scene.top.timeline.state == at_rest(player.session.view)


def test_what_the_table_does_not_offer_says_so() -> None:
    player = Player().keys(Key.SPACE, Key.F)
    assert player.scene.picture.reason == "Fold is not offered before the flop."
    assert player.decided == []


def test_what_cannot_be_afforded_is_disabled_with_the_reason() -> None:
    player = Player(bankroll=20).keys(Key.SPACE).wait()
    four = next(button for button in player.scene.picture.buttons if button.intent == "play 4x")
    assert not four.enabled
    assert four.reason == "That takes $20, and you have $10."
    player.key(Key.DIGIT_4)
    assert player.decided == []
    assert player.scene.picture.reason == four.reason
    player.keys(Key.C, Key.DIGIT_2)
    assert player.decided == ["check", "play 2x"]


def test_pointing_at_what_is_disabled_shows_the_reason() -> None:
    player = Player(bankroll=20).keys(Key.SPACE).wait()
    surface = pygame.Surface(SIZE)
    control = next(each for each in player.scene.controls() if each.name == "play 4x")
    player.scene.handle(Move(*control.rect.centre))
    player.scene.draw(surface)
    assert not control.enabled
    assert control.reason == "That takes $20, and you have $10."
    before = pygame.image.tobytes(surface, "RGB")
    player.scene.handle(Leave())
    player.scene.draw(surface)
    assert pygame.image.tobytes(surface, "RGB") != before


def test_a_deal_without_bets_is_disabled_with_the_reason() -> None:
    player = Player().keys(Key.X)
    deal = player.scene.picture.buttons[0]
    assert not deal.enabled
    assert deal.reason == "Put an Ante on a box first."
    player.keys(Key.SPACE)
    assert player.scene.picture.reason == deal.reason
    assert player.phase() is Phase.BETTING


def test_bets_cannot_be_changed_during_a_round() -> None:
    player = Player().keys(Key.SPACE).wait()
    rebet = player.scene.picture.actions[0]
    assert (rebet.intent, rebet.enabled) == ("rebet", False)
    player.click("clear")
    assert player.scene.picture.reason == "Bets can be changed between rounds."
    assert player.scene.top.laying.bets


def test_dark_boxes_are_laid_by_clicks_and_keys() -> None:
    player = Player("six-box-dark", boxes=2)
    player.click_circle(3, Bet.ANTE).click_circle(3, Bet.PLAY).click_circle(2, Bet.PLAY, Mouse.RIGHT)
    assert [player.scene.top.laying.laid(box).dark for box in (1, 2, 3)] == [None, 4, 2]
    player.keys(Key.K)
    assert [player.scene.top.laying.laid(box).dark for box in (1, 2, 3)] == [4, None, 2]
    player.keys(Key.TAB, Key.TAB, Key.TAB, Key.MINUS)
    assert player.scene.top.laying.laid(3).dark == 1
    player.keys(Key.EQUALS)
    dark = {look.number: look.dark for look in player.scene.picture.boxes}
    assert dark == {1: "dark 4x", 2: "", 3: "dark 2x", 4: "", 5: "", 6: ""}


def test_only_tables_with_dark_boxes_have_the_control() -> None:
    assert "dark" in [button.intent for button in Player("six-box-dark").scene.picture.actions]
    assert "dark" not in [button.intent for button in Player("practice").scene.picture.actions]


def test_closed_boxes_say_open() -> None:
    notes = {look.number: look.note for look in Player("practice", boxes=2).scene.picture.boxes}
    assert notes == {1: "", 2: "", 3: "open", 4: "open", 5: "open", 6: "open"}


def test_one_player_with_one_box_sees_only_that() -> None:
    assert [look.number for look in Player().scene.picture.boxes] == [1]


def test_the_cut_is_offered_and_moved() -> None:
    player = Player("six-box-dark").keys(Key.SPACE).wait()
    assert player.buttons == ["cut fewer", "cut", "cut more", "cut decline"]
    player.key(Key.LEFT)
    player.scene.handle(Wheel(640, 400, 1))
    assert player.scene.picture.prompt == "Cut the deck: 23 cards go under"
    player.keys(Key.ENTER).wait()
    assert player.phase() is Phase.DECISION
    assert any(getattr(action, "at", 0) == 23 for action in player.session.actions)


def test_a_click_on_the_deck_says_where_to_cut() -> None:
    player = Player("six-box-dark").keys(Key.SPACE).wait()
    for under, kept in ((30, 30), (12, 12), (2, 10)):
        x = cut_at(player.scene.layout, under)
        player.scene.handle(Press(x, deck_place(player.scene.layout).centre[1]))
        assert player.scene.picture.cut == kept
    assert player.phase() is Phase.CUT
    player.click("cut").wait()
    assert any(getattr(action, "at", 0) == 10 for action in player.session.actions)


def test_the_cut_can_be_declined_and_keeps_within_bounds() -> None:
    player = Player("six-box-dark").keys(Key.SPACE).wait()
    player.keys(*[Key.RIGHT] * 9)
    assert player.scene.top.course.cut_at == 42
    more = next(button for button in player.scene.picture.buttons if button.intent == "cut more")
    assert not more.enabled
    player.keys(Key.N).wait()
    assert player.phase() is Phase.DECISION


def test_a_settled_box_is_pointed_at_by_mouse_and_keys() -> None:
    player = Player("practice", boxes=3).keys(Key.SPACE, Key.DIGIT_4, Key.DIGIT_4, Key.DIGIT_4).wait()
    assert player.scene.stage.moment is Moment.END
    focus = player.scene.top.timeline.final.focus
    assert focus == 1
    player.scene.handle(Move(*player.scene.layout.box(3).rect.centre))
    player.wait(0.5)
    assert player.scene.top.timeline.state.focus == 3
    settlement = player.session.round.settlement
    assert settlement is not None
    lifted = {card.card for card in player.scene.picture.cards if card.lift and card.place.spot is not Spot.DEALER_CARD}
    assert lifted == set(settlement.box(3).hand.cards)
    assert player.scene.picture.prompt.startswith("Box 3: ")
    player.key(Key.RIGHT)
    assert player.scene.top.timeline.final.focus == 2


def test_boxes_decide_as_they_like_where_the_table_says_so() -> None:
    player = Player(variants()[4], boxes=3).keys(Key.SPACE).wait()
    player.key(Key.LEFT).wait()
    assert player.scene.top.turn == 2
    player.key(Key.DIGIT_4).wait()
    assert [action.box for action in player.session.actions if isinstance(action, Decide)] == [2]
    player.scene.handle(Press(*player.scene.layout.box(3).rect.centre))
    assert player.scene.top.turn == 3


def test_in_turn_another_box_has_to_wait() -> None:
    player = Player("practice", boxes=2).keys(Key.SPACE).wait()
    player.scene.handle(Press(*player.scene.layout.box(2).rect.centre))
    assert player.scene.picture.reason == "It is box 1's turn, not box 2's."


def test_the_shown_amounts_have_decimals_only_when_one_needs_them() -> None:
    player = Player("six-box-dark")
    assert player.scene.picture.bankroll.figure == "€990"
    player.keys(Key.T, Key.DIGIT_3, Key.EQUALS)
    assert player.scene.picture.bankroll.figure == "€989.50"
    assert player.scene.picture.buttons[0].cost == "bets €10.50"


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (3840, 2160), (640, 400)])
def test_a_resize_at_any_moment_is_drawn(size: tuple[int, int]) -> None:
    player = Player("practice", boxes=6)
    surface = pygame.Surface(size)
    for key in (Key.SPACE, Key.DIGIT_4):
        player.keys(key).wait(0.2)
        player.scene.resize(size)
        player.scene.draw(surface)
        player.scene.resize(SIZE)
    assert player.decided == ["play 4x"]


def test_drawing_changes_nothing() -> None:
    player = Player("practice", boxes=2).key(Key.SPACE).wait(0.3)
    one, two = pygame.Surface(SIZE), pygame.Surface(SIZE)
    picture = player.scene.picture
    player.scene.draw(one)
    player.scene.draw(two)
    assert player.scene.picture == picture == present(player.scene.top.desk())
    assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(two, "RGB")


def test_cards_and_chips_are_heard() -> None:
    player = Player()
    player.scene.take_cues()
    player.key(Key.SPACE).wait(0.5)
    assert Cue.CARD in player.scene.take_cues()
    player.wait().key(Key.DIGIT_4).wait(0.1)
    assert Cue.CHIP in player.scene.take_cues()


# --- whole evenings


@sampled(
    12,
    60,
    st.integers(0, len(variants()) - 1),
    st.integers(0, 999),
    st.lists(st.integers(0, 9), min_size=3, max_size=9),
)
def test_every_house_can_be_played_by_its_buttons(variant: int, seed: int, wishes: list[int]) -> None:
    table = variants()[variant]
    player = Player(table, boxes=min(3, table.rules.boxes_per_player), seed=str(seed))
    step = 0
    while player.session.number < 3:
        player.wait()
        able = [button.intent for button in player.scene.picture.buttons if button.enabled]
        player.click(able[wishes[step % len(wishes)] % len(able)])
        step += 1
        assert step < 200, "the buttons led nowhere"


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("wish", range(3))
def test_every_preset_is_played_for_some_rounds(name: str, wish: int) -> None:
    table = preset(name)
    player = Player(table, boxes=min(2, table.rules.boxes_per_player), bankroll=5000, seed=name)
    settled = set()
    for step in range(120):
        player.wait()
        if player.session.over:
            settlement = player.session.round.settlement
            assert settlement is not None
            assert player.session.bankroll == player.scene.top.timeline.final.bankroll
            settled.add(player.session.number)
        if len(settled) == 3:
            return
        able = [button.intent for button in player.scene.picture.buttons if button.enabled]
        player.click("cut" if "cut" in able else able[(step * wish + wish) % len(able)])
    raise AssertionError(f"only {len(settled)} rounds were played")
