"""What is to be seen while a round is dealt, and when; of what lies face down nothing."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from tests.ui.school.deals import acts, by_keys, exercise, perfectly, shown, text, turn_to, up_to
from tests.ui.school.settler import keys
from uth.cards import DECK
from uth.profile import Fault
from uth.school.dealing.acts import (
    Act,
    Ask,
    DealPacket,
    OpenBetting,
    OpenHouse,
    ScanBets,
    TakeFold,
)
from uth.school.dealing.perfect import next_act
from uth.train.felt.model import cards_place
from uth.ui.keys import Key, KeyLabels
from uth.ui.preferences import Preferences
from uth.ui.scenes.school_deal import DealScene
from uth.ui.scenes.school_replay import replay
from uth.ui.school.deal_present import piles_of
from uth.ui.school.side import Ink, Words

# --- time


def test_who_thinks_lets_the_table_wait_but_no_key() -> None:
    scene = shown(exercise())
    perfectly(scene, by_keys, up_to(Ask))
    before = len(scene.round.log)
    turn_to(scene, cards_place(1))
    keys(scene, Key.ENTER)
    assert "thinks" in scene.picture.prompt
    assert scene.round.log[-1] not in text(scene)
    keys(scene, Key.RIGHT)
    assert "thinks" not in scene.picture.prompt
    assert scene.round.log[-1] in text(scene)
    assert len(scene.round.log) > before


def test_time_ends_the_thinking_too() -> None:
    scene = shown(exercise())
    perfectly(scene, by_keys, up_to(Ask))
    turn_to(scene, cards_place(1))
    keys(scene, Key.ENTER)
    for _ in range(40):
        scene.update(0.2)
    assert not scene.moving
    assert scene.round.log[-1] in text(scene)


def test_an_act_has_the_time_at_which_it_was_done() -> None:
    scene = shown(exercise())
    scene.update(4.0)
    keys(scene, Key.DIGIT_1, Key.DIGIT_1)
    scene.update(2.5)
    keys(scene, Key.L)
    assert [timed.at for timed in scene.round.dealing.acts] == [4000, 6500]
    assert acts(scene) == [OpenBetting(), ScanBets()]


# --- what was done


def test_a_fold_is_seen_until_it_is_taken() -> None:
    scene = shown(exercise("standard", (1, 2, 3, 4, 5, 6), seed="picture book"))
    perfectly(scene, by_keys, up_to(TakeFold))
    act = next_act(scene.round.dealing)
    assert isinstance(act, TakeFold)
    scene.motion.finish()
    scene.changed()
    assert [pill.text for pill in scene.picture.pills if pill.box == act.box] == ["Fold"]
    assert {card.dim for card in scene.picture.cards if card.place.box == act.box} == {1.0}
    by_keys(scene, act)
    scene.update(3.0)
    assert not scene.picture.pills
    assert not any(card.dim for card in scene.picture.cards)


def test_a_cut_is_seen_until_the_next_act() -> None:
    scene = shown(exercise("six-box-dark", (1, 2)))
    perfectly(scene, by_keys, lambda _act: scene.round.course.cut is not None)
    scene.motion.finish()
    scene.changed()
    assert scene.picture.cut == scene.round.course.cut
    by_keys(scene, next_act(scene.round.dealing))
    assert scene.picture.cut is None


# --- what may be seen


def hidden_changed(scene: DealScene) -> None:
    """Put other cards in the places of those that lie face down."""
    dealing = scene.round.dealing
    state = dealing.course.state
    open_cards = {each.card for lie in scene.round.felt.cards.values() for each in lie if each.up}
    others = iter([card for card in DECK if card not in open_cards][::-1])
    boxes = tuple(replace(box, cards=tuple(next(others) for _ in box.cards)) for box in state.boxes)
    dealer = tuple(next(others) for _ in state.dealer)
    out = tuple((slot, next(others)) for slot, _card in dealing.course.out)
    turned = dealing.course.turned
    board = (*state.community[:turned], *(next(others) for _ in state.community[turned:]))
    state = replace(state, boxes=boxes, dealer=dealer, community=board)
    scene.round.dealing = replace(dealing, course=replace(dealing.course, state=state, out=out))
    scene.changed()


def drawn(scene: DealScene) -> bytes:
    surface = pygame.Surface((960, 600))
    scene.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("count", [1, 3])
@pytest.mark.parametrize("kind", [DealPacket, Ask, OpenHouse])
def test_no_card_that_lies_face_down_shows_its_face(kind: type[Act], count: int) -> None:
    scene = shown(exercise(), (960, 600))
    perfectly(scene, by_keys, up_to(kind, count if kind is not OpenHouse else 1))
    scene.motion.finish()
    scene.changed()
    picture, pixels, told = scene.picture, drawn(scene), text(scene)
    hidden_changed(scene)
    assert scene.picture == picture
    assert drawn(scene) == pixels
    assert text(scene) == told


def test_no_card_shows_its_face_on_its_way_face_down() -> None:
    scene = shown(exercise())
    for act in iter(lambda: next_act(scene.round.dealing), OpenHouse()):
        before = scene.round.felt
        scene.done_by_hand(act)
        scene.motion.change(before, scene.round.felt, scene.round.course.table.chips)
        scene.motion.tick(0.1)
        scene.changed()
        up = {
            each.card for lie in (*before.cards.values(), *scene.round.felt.cards.values()) for each in lie if each.up
        }
        assert {card.card for card in scene.picture.cards if card.card is not None} <= up


# --- what leaves nothing on the felt, and what needs the room


@pytest.mark.parametrize(("key", "lamp"), [(Key.M, True), (Key.S, True)])
def test_a_shuffle_is_seen_and_told(key: Key, lamp: bool) -> None:
    scene = shown(exercise())
    perfectly(scene, by_keys, up_to(ScanBets))
    keys(scene, key)
    scene.update(0.2)
    assert (0 < scene.picture.shuffling < 1) is lamp
    assert any(card.to is not None and not card.face_up for card in scene.picture.cards)
    assert scene.round.log[-1] in text(scene)
    scene.update(5.0)
    scene.update(5.0)
    assert not scene.moving


def test_a_card_that_lies_face_up_in_the_deck_is_seen() -> None:
    scene = shown(exercise("france", what=Fault.FACE_UP_IN_DECK))
    perfectly(scene, by_keys, lambda _act: scene.round.course.trouble is not None)
    scene.motion.finish()
    scene.changed()
    course = scene.round.course
    assert course.trouble is not None
    assert [card.card for card in scene.picture.cards if card.face_up] == [
        card for _place, card in course.trouble.cards
    ]


@pytest.mark.parametrize("size", [(960, 600)])
@pytest.mark.parametrize("name", ["standard", "france"])
def test_every_bet_is_in_the_closer_look_whatever_is_said(name: str, size: tuple[int, int]) -> None:
    scene = shown(exercise(name, (1, 2, 3, 4, 5, 6), seed="bets"), size)
    looked = 0

    def all_bets(_act: Act) -> bool:
        nonlocal looked
        for box in scene.round.course.guests.boxes:
            scene.state.box = box
            scene.changed()
            piles = [pile.name for pile in piles_of(scene.round, box)]
            close = scene.shown.close
            assert [each for each, _rect in close.names] == piles if close else not piles
            looked += len(piles)
        return isinstance(_act, OpenHouse)

    perfectly(scene, by_keys, all_bets)
    assert looked > 100


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
def test_the_hint_of_this_moment_is_in_view(size: tuple[int, int]) -> None:
    scene = shown(exercise("standard", (1, 2, 3)), size)
    perfectly(scene, by_keys, lambda _act: scene.round.is_open)
    keys(scene, Key.T, Key.T)
    for _ in range(12):
        if scene.round.done:
            break
        places = scene.shown.places
        now = [rect for part, rect in places.parts if isinstance(part, Words) and part.ink is Ink.NOW]
        assert all(rect.within(places.body) for rect in now[:1])
        by_keys(scene, next_act(scene.round.dealing))


def test_the_title_names_the_box_that_is_reported() -> None:
    scene = shown(exercise("standard", (1, 2, 3)))
    perfectly(scene, by_keys, up_to(Ask))
    turn_to(scene, cards_place(3))
    keys(scene, Key.R, Key.DIGIT_1)
    assert scene.shown.side.title == "BOX 1"


def test_a_round_is_shown_again_with_the_same_boxes_and_names() -> None:
    scene = shown(exercise("standard", (1, 3)))
    perfectly(scene, by_keys, up_to(Ask))
    asked = scene.round.exercise
    again = replay(KeyLabels(), Preferences(), asked, scene.round.given)
    assert again is not None
    names = {box.number: box.name for box in scene.picture.boxes}
    assert {box.number: box.name for box in again.picture.boxes} == names
