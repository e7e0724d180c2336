"""A round of the dealer school is shown again: by keys, by mouse, from three sides, and nothing hidden from any."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from tests.ui.scenes.at_replay import badly, faulty, wrong
from tests.ui.school.replayed import dealt, scene_of, settled
from uth.cards import DECK
from uth.school.dealing.acts import Ask
from uth.school.findings import Mistake
from uth.train.felt.model import BURN, DISCARDS, Felt, Lying, Place
from uth.ui.intents import KeyPress, Leave, Move, Press, Release, Wheel
from uth.ui.keys import Key
from uth.ui.layout import Viewpoint
from uth.ui.scenes.school_replay import SchoolReplayScene
from uth.ui.school.replay_marks import marks_at, place_rect
from uth.ui.school.replay_moves import KEYS
from uth.ui.school.replay_moves import Move as Moves
from uth.ui.school.replay_player import Rate
from uth.ui.window import Window

SIZES = ((480, 300), (960, 600), (1280, 800), (1920, 1080))


def key(scene: SchoolReplayScene, *keys: Key) -> None:
    for each in keys:
        scene.handle(KeyPress(each))


def click(scene: SchoolReplayScene, name: str) -> None:
    (control,) = [each for each in scene.controls() if each.name == name]
    at = control.rect.centre
    for intent in (Move(*at), Press(*at), Release(*at)):
        scene.handle(intent)


def pictured(scene: SchoolReplayScene, size: tuple[int, int] = (1280, 800)) -> pygame.Surface:
    scene.resize(size)
    surface = pygame.Surface(size)
    scene.draw(surface)
    return surface


def drawn(scene: SchoolReplayScene, size: tuple[int, int] = (1280, 800)) -> bytes:
    return bytes(pictured(scene, size).get_buffer().raw)


def said(scene: SchoolReplayScene) -> str:
    return "\n".join(scene.lines())


# --- through a round


def test_by_keys_alone() -> None:
    scene = faulty()
    count = len(scene.player.moments)
    for _ in range(count - 1):
        key(scene, Key.RIGHT)
    assert scene.player.at_end
    key(scene, Key.RIGHT)
    assert scene.picture.reason == "This is the end of the round."
    for _ in range(count - 1):
        key(scene, Key.LEFT)
    assert scene.player.at == 0
    key(scene, Key.N)
    assert [each.mistake for each in scene.player.moment.found] == [Mistake.NOT_SCANNED]
    key(scene, Key.N, Key.B)
    assert [each.mistake for each in scene.player.moment.found] == [Mistake.NOT_SCANNED]
    key(scene, Key.END)
    assert scene.player.at_end
    key(scene, Key.COMMA)
    assert scene.player.moment.part == "settlement"
    key(scene, Key.HOME, Key.PERIOD, Key.PERIOD)
    assert scene.player.moment.part == "deal"
    key(scene, Key.ESCAPE)
    assert scene.done
    assert scene.opens is None


def test_by_mouse_alone() -> None:
    scene = faulty()
    click(scene, "step on")
    assert scene.player.at == 1
    click(scene, "next fault")
    at = scene.player.at
    assert scene.player.moment.found
    click(scene, "next fault")
    click(scene, "fault before")
    assert scene.player.at == at
    click(scene, "step back")
    assert scene.player.at == at - 1
    click(scene, "part 4")
    assert scene.player.moment.part == "streets"
    click(scene, "moment 7")
    assert scene.player.at == 7
    click(scene, "end")
    assert scene.player.at_end
    click(scene, "start")
    assert scene.player.at == 0
    for view in (Viewpoint.PLAYER, Viewpoint.CAMERA, Viewpoint.DEALER):
        click(scene, "view")
        assert scene.state.viewpoint is view
    click(scene, "help")
    assert "A round shown again" in said(scene)
    scene.handle(Press(5, 5))
    click(scene, "close")
    assert scene.done


def test_every_move_has_a_key_and_a_button_or_a_place() -> None:
    scene = faulty()
    scene.do(Moves.ON)
    names = {control.name for control in scene.controls()}
    assert {move.value for move in Moves} - names == {Moves.PART_BEFORE, Moves.PART_AFTER}
    assert {"part 1", "moment 0"} <= names
    keys = [each for found in KEYS.values() for each in found]
    assert len(keys) == len(set(keys))


def test_the_line_is_dragged_along() -> None:
    scene = faulty()
    knobs = [scene.shown.layout.in_window(scene.shown.line.reach._replace(x=x, w=1)) for x in scene.shown.line.knobs]
    y = knobs[0].centre[1]
    scene.handle(Press(knobs[3].x, y))
    assert scene.player.at == 3
    scene.handle(Move(knobs[9].x, y + 60))
    assert scene.player.at == 9
    scene.handle(Release(knobs[9].x, y))
    scene.handle(Move(knobs[4].x, y))
    assert scene.player.at == 9
    assert scene.player.moments[4].words in scene.picture.reason
    scene.handle(Leave())
    assert scene.player.moments[4].words not in scene.picture.reason


def test_the_wheel_goes_act_by_act_and_reads_on_over_the_panel() -> None:
    scene = faulty()
    scene.handle(Wheel(300, 300, -1))
    scene.handle(Wheel(300, 300, -1))
    assert scene.player.at == 2
    scene.handle(Wheel(300, 300, 1))
    assert scene.player.at == 1
    key(scene, Key.END)
    scene.resize((960, 600))
    assert scene.shown.places.most
    x, y = scene.shown.layout.in_window(scene.shown.places.area).centre
    at = scene.player.at
    scene.handle(Wheel(x, y, -1))
    assert scene.player.at == at
    assert scene.shown.places.back > 0
    key(scene, Key.PAGE_UP)
    assert scene.shown.places.back == 0


def test_it_goes_on_by_itself_at_four_speeds() -> None:
    scene = faulty()
    rates = []
    for _ in Rate:
        key(scene, Key.S)
        rates.append(scene.player.rate)
    assert rates == [Rate.TWICE, Rate.FOUR, Rate.TEN, Rate.ONCE]
    key(scene, Key.SPACE)
    assert "playing" in scene.told()["moment"]
    for _ in range(100):
        scene.update(0.1)
    assert 3 <= scene.player.at <= 11
    at = scene.player.at
    key(scene, Key.SPACE)
    scene.update(60)
    assert scene.player.at == at


def test_help_stops_the_round() -> None:
    scene = faulty()
    key(scene, Key.SPACE, Key.H)
    scene.update(60)
    assert scene.player.at == 0
    key(scene, Key.ESCAPE)
    assert not scene.done
    assert not scene.state.helping


# --- what is told and marked


def test_what_was_done_and_what_was_wrong_is_told_at_its_moment() -> None:
    scene = faulty()
    assert "Before the first act" in said(scene)
    key(scene, Key.N)
    told = said(scene)
    assert "Procedure: bets not scanned" in told
    assert all(f" {word}: " in told for word in ("Done", "Right", "Why", "Source"))
    key(scene, Key.RIGHT)
    assert "Procedure: bets not scanned" not in said(scene)


@pytest.mark.parametrize("viewpoint", Viewpoint)
@pytest.mark.parametrize("size", SIZES[1:])
def test_a_mark_is_where_the_fault_is(viewpoint: Viewpoint, size: tuple[int, int]) -> None:
    scene = faulty()
    scene.state.viewpoint = viewpoint
    scene.resize(size)
    marked = 0
    for moment in scene.player.moments:
        marks = marks_at(scene.shown.layout, moment.felt, moment.found)
        places = {finding.place for finding in moment.found if finding.place is not None}
        assert bool(marks) == bool(places)
        for place in places:
            rect = place_rect(scene.shown.layout, place)
            assert rect is not None
            assert any(rect.within(mark.rect) for mark in marks)
            assert rect.w > 0
            assert rect.y >= 0
        marked += len(marks)
    assert marked > 2


@pytest.mark.parametrize("viewpoint", Viewpoint)
def test_a_mark_is_drawn_where_it_is_and_gone_without_its_fault(viewpoint: Viewpoint) -> None:
    scene = faulty()
    scene.state.viewpoint = viewpoint
    key(scene, Key.END, Key.B)
    scene.update(5)
    moment, layout = scene.player.moment, scene.shown.layout
    marks = marks_at(layout, moment.felt, moment.found)
    assert marks
    around = [layout.in_window(mark.rect.grown(8)) for mark in marks]
    shown = pictured(scene)
    scene.player.moments = tuple(replace(each, found=()) if each is moment else each for each in scene.player.moments)
    scene.changed()
    bare = pictured(scene)
    for rect in around:
        one, other = (surface.subsurface(rect).copy().get_buffer().raw for surface in (shown, bare))
        assert one != other


@pytest.mark.parametrize("viewpoint", Viewpoint)
def test_panel_boxes_and_line_do_not_lie_on_each_other(viewpoint: Viewpoint) -> None:
    scene = faulty()
    scene.state.viewpoint = viewpoint
    key(scene, Key.END, Key.B)
    for size in SIZES:
        scene.resize(size)
        shown = scene.shown
        layout = shown.layout
        felt = [*(box.rect for box in layout.boxes), *layout.dealer.community, *layout.dealer.dealer]
        assert not any(shown.places.area.meets(rect) for rect in felt)
        assert shown.line.area.y >= layout.bar.area.bottom
        assert shown.places.area.bottom <= layout.bar.area.y
        assert shown.places.area.right <= layout.size[0]


@pytest.mark.parametrize("viewpoint", Viewpoint)
def test_all_sizes_are_drawn_the_same_twice(window: Window, viewpoint: Viewpoint) -> None:
    scene = faulty()
    scene.state.viewpoint = viewpoint
    key(scene, Key.N)
    scene.update(5)
    for size in SIZES:
        assert drawn(scene, size) == drawn(scene, size)


# --- nothing hidden


def other_hidden(felt: Felt) -> Felt:
    """Return the table with other cards wherever they lie face down."""
    up = {each.card for lie in felt.cards.values() for each in lie if each.up}
    there = [each.card for lie in felt.cards.values() for each in lie if not each.up]
    spare = iter([card for card in DECK if card not in up][::-1])
    other = dict(zip(there, spare, strict=False))
    assert not there or other != {card: card for card in there}

    def changed(lie: tuple[Lying, ...]) -> tuple[Lying, ...]:
        return tuple(each if each.up else Lying(other[each.card], up=False) for each in lie)

    cards: dict[Place, tuple[Lying, ...]] = {place: changed(lie) for place, lie in felt.cards.items()}
    return replace(felt, cards=cards)


@pytest.mark.parametrize("viewpoint", Viewpoint)
@pytest.mark.parametrize("table", ["standard", "six-box-dark"])
def test_no_side_sees_a_card_that_lies_face_down(viewpoint: Viewpoint, table: str) -> None:
    scene = scene_of(dealt(table=table))
    scene.state.viewpoint = viewpoint
    shown = scene.player.moments
    hidden = [replace(moment, felt=other_hidden(moment.felt)) for moment in shown]
    for one, other in zip(shown, hidden, strict=True):
        assert scene.table(one) == scene.table(other)
    # And so on the screen, in the middle of a motion and after it.
    middle = next(place for place, moment in enumerate(shown) if isinstance(moment.act, Ask))
    pictures = []
    for moments in (shown, hidden):
        scene.player.moments = tuple(moments)
        scene.player.show(middle - 2)
        scene.do(Moves.ON)
        scene.update(0.1)
        pictures.append((said(scene), drawn(scene)))
        scene.motion.finish()
        scene.do(Moves.ON)
        scene.update(5)
        pictures.append((said(scene), drawn(scene)))
    assert pictures[:2] == pictures[2:]
    assert any(felt.cards_at(DISCARDS) or felt.cards_at(BURN) for felt in (moment.felt for moment in shown))


def test_a_settlement_is_shown_too() -> None:
    exercise = settled("six boxes")
    scene = scene_of(exercise, badly(exercise, wrong))
    key(scene, Key.N)
    assert scene.player.moment.found
    assert scene.picture.bankroll.heading == "Settle the table"
