"""The coach's panel covers nothing that is played with, at every size, and says what matters most first."""

from __future__ import annotations

import pytest

from tests.ui.tables import preset, sit
from uth.cards import parse_cards
from uth.game.model import Choice
from uth.store.settings import Settings
from uth.train.hints import hint
from uth.train.outlook import outlook
from uth.train.question import Cards, supposed
from uth.ui.coach.advice import Advised, Row, Said, sure_said
from uth.ui.coach.advisor import Known
from uth.ui.coach.panel import AdvicePlaces, Wanted, advice_places
from uth.ui.coach.view import wrap
from uth.ui.keys import KeyLabels
from uth.ui.layout import Layout, Rect
from uth.ui.log_panel import log_places
from uth.ui.preferences import Preferences
from uth.ui.scenes.table import TableScene
from uth.ui.seat import Seat
from uth.ui.sizes import Size
from uth.ui.theme import SIGN_TITLE

SIZES: tuple[Size, ...] = ((480, 300), (960, 600), (1280, 800), (1920, 1080), (3840, 2160), (600, 1000))
ROWS = tuple(Row(f"Play {each}x", "−0.412", "−$4,120.50", "best") for each in (2, 3, 4))
LINES = (
    "Wins 36.78 %, ties 5.83 %, loses 57.39 %.",
    "The cards of your other boxes change the answer: without them it is Play 2x.",
    "The rule: hidden pair or better, not 22: Play 2x.",
    "Outs: 2 for three of a kind, 2 for two pair. One of these 4 comes in 20.72 %.",
)


def laid_out(size: Size, boxes: int, scale: float) -> Layout:
    table = preset("practice" if boxes > 1 else "standard")
    preferences = Preferences(Settings(scale=scale))
    company = min(boxes - 1, table.rules.boxes - 1)
    scene = TableScene(sit(table, company=company), KeyLabels(), Seat(), preferences=preferences)
    scene.resize(size)
    return scene.layout


def places(layout: Layout, said: Said, *, over: bool = False, log: bool = False) -> AdvicePlaces:
    found = advice_places(layout, Wanted(said, over=over, log=log), wrap)
    assert found is not None
    return found


def played_with(layout: Layout) -> list[Rect]:
    boxes = [rect for box in layout.boxes for rect in (*box.cards, *(disc.stack for disc in box.circles.values()))]
    return [*layout.dealer.dealer, *layout.dealer.community, *boxes, layout.bar.area]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("boxes", [1, 6])
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("over", [False, True])
def test_nothing_that_is_played_with_is_covered(size: Size, boxes: int, scale: float, over: bool) -> None:
    layout = laid_out(size, boxes, scale)
    for said in (Said("HINT"), Said("WORTH", ROWS, LINES), Said("SURE?", lines=LINES * 5)):
        found = places(layout, said, over=over)
        assert not any(found.area.meets(rect) for rect in played_with(layout))
        assert found.area.x >= 0
        assert found.area.right <= layout.size[0]
        inner = [found.title, *(rect for rect, _ in found.rows), found.body]
        assert all(rect.x >= found.area.x and rect.right <= found.area.right for rect in inner)
        assert all(rect.bottom <= found.area.bottom for rect in inner)


@pytest.mark.parametrize("size", SIZES[1:5])
@pytest.mark.parametrize("over", [False, True])
def test_at_a_table_of_one_box_no_sign_is_covered(size: Size, over: bool) -> None:
    layout = laid_out(size, 1, 1.0)
    for said in (Said("WORTH", ROWS, LINES), Said("DEALER ERROR", lines=LINES[:1])):
        found = places(layout, said, over=over)
        assert not any(found.area.meets(sign) for sign in (layout.dealer.trips, layout.dealer.blind))
        # No larger than what is said.
        last = found.body if found.lines else found.rows[-1][0]
        assert found.area.bottom - last.bottom < 2 * found.row


def shown_in_part(found: AdvicePlaces, sign: Rect) -> bool:
    return found.area.meets(sign) and not sign.within(found.area)


@pytest.mark.parametrize("size", SIZES[1:5])
@pytest.mark.parametrize("box", range(1, 7))
def test_at_a_table_of_six_boxes_no_sign_is_covered_in_part_and_none_where_there_is_room(size: Size, box: int) -> None:
    layout = laid_out(size, 6, 1.0)
    signs = layout.dealer.trips, layout.dealer.blind
    found = advice_places(layout, Wanted(Said("WORTH", ROWS[:2], LINES), box=box), wrap)
    assert found is not None
    assert not found.area.meets(layout.box(box).rect)
    assert not any(shown_in_part(found, sign) for sign in signs)
    if min(size) >= 800 and box > 2:
        assert not any(found.area.meets(sign) for sign in signs)


@pytest.mark.parametrize("size", SIZES[1:5])
def test_the_title_is_never_shortened(size: Size) -> None:
    said = Said("WORTH, IN ANTES: BOX 1", ROWS, LINES[:2])
    found = advice_places(laid_out(size, 6, 1.0), Wanted(said, box=1), wrap)
    assert found is not None
    assert len(wrap(said.title, found.title.w, found.unit, SIGN_TITLE)) == 1


@pytest.mark.parametrize("size", SIZES[1:5])
def test_the_values_and_all_that_is_to_be_said_have_room(size: Size) -> None:
    for boxes in (1, 6):
        found = places(laid_out(size, boxes, 1.0), Said("WORTH", ROWS[:2], LINES))
        assert len(found.rows) == 2
        assert " ".join(found.lines).startswith(LINES[0])
        assert " ".join(found.lines).endswith(LINES[-1])


def test_what_has_no_room_is_left_out_sentence_by_sentence() -> None:
    found = places(laid_out((960, 600), 6, 1.0), Said("SURE?", lines=LINES * 5))
    said = " ".join(found.lines)
    assert said.startswith(" ".join(LINES))
    assert any(said.endswith(f"{line} …") for line in LINES)
    assert len(said) < len(" ".join(LINES * 5))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("boxes", [1, 2, 4, 6])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_after_the_longest_rule_there_is_room_for_how_somebody_insists(size: Size, boxes: int, scale: float) -> None:
    asked = supposed(preset("practice"), Cards(parse_cards("2c 2d"), parse_cards("Kd 9s 4h")), 1000)
    said = sure_said(Advised(asked, hint(asked), Known(outlook(asked))), Choice.PLAY_2X, "Backspace", box=3)
    assert said.lines[0].startswith("The rule: Check, as it is none of these: two pair or better; ")
    found = places(laid_out(size, boxes, scale), said)
    assert "Backspace once more: Play 2x all the same." in " ".join(found.lines)


@pytest.mark.parametrize("boxes", [1, 6])
def test_the_log_keeps_its_place(boxes: int) -> None:
    layout = laid_out((960, 600), boxes, 1.0)
    found = places(layout, Said("WORTH", ROWS, LINES), log=True)
    assert not found.area.meets(log_places(layout).area)
    paid = places(layout, Said("DEALER ERROR", lines=LINES[:1]), over=True, log=True)
    assert not paid.area.meets(log_places(layout).area)


def test_it_grows_with_the_texts_where_there_is_room() -> None:
    small, large = (places(laid_out((1280, 800), 1, scale), Said("WORTH", ROWS, LINES[:2])) for scale in (1.0, 1.5))
    assert large.row > small.row


def test_a_closed_hint_is_small() -> None:
    layout = laid_out((960, 600), 1, 1.0)
    assert places(layout, Said("HINT")).area.w < places(layout, Said("HINT", lines=LINES)).area.w * 0.8


def test_it_gives_way_to_the_guide() -> None:
    layout = laid_out((1280, 800), 1, 1.0)
    free = places(layout, Said("WORTH", ROWS, LINES * 2))
    taken = Rect(free.area.x, free.area.y + 90, free.area.w, 200)
    found = advice_places(layout, Wanted(Said("WORTH", ROWS, LINES * 2), taken=taken), wrap)
    assert found is not None
    assert not found.area.meets(taken)
