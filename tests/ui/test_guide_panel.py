"""Where the guide's note lies: on empty felt, whole where there is room, with a line that ends at what it is about."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.ui.tables import PRESETS, preset
from uth.game.model import Choice
from uth.table import Bet
from uth.ui import theme
from uth.ui.assets import text_width
from uth.ui.guide_panel import around, clear_pointer, note_places, pointer
from uth.ui.layout import Layout, Shape, layout
from uth.ui.layout.cell import LIFT
from uth.ui.layout.rect import Rect
from uth.ui.log_panel import log_places
from uth.ui.log_view import wrap
from uth.ui.places import bet_circle, box_card, community_card, dealer_card
from uth.ui.sizes import Size
from uth.words import first as words

SIZES = ((960, 600), (1280, 800), (1920, 1080), (3840, 2160), (960, 1200), (2400, 700))
sizes = st.one_of(st.sampled_from(SIZES), st.tuples(st.integers(960, 3840), st.integers(600, 2160)))
LONGEST = max(words.bets("Space"), words.cards(tuple(Choice)), words.settlement(trips=True), key=len)


def at(size: Size, boxes: int) -> Layout:
    return layout(size, Shape(boxes=tuple(range(1, boxes + 1)), buttons=3, chips=6, actions=7))


@given(sizes, st.integers(1, 8), st.booleans())
def test_it_covers_nothing_that_is_played_with(size: Size, boxes: int, log: bool) -> None:
    places = at(size, boxes)
    found = note_places(places, LONGEST, wrap, log=log)
    if found is None:
        assert log or boxes > 6, "there is room where most people play"
        return
    assert found.area.within(Rect(0, 0, *size))
    for box in places.boxes:
        assert not found.area.meets(box.rect)
    dealer = places.dealer
    assert not any(found.area.meets(card) for card in (*dealer.dealer, *dealer.community))
    assert not found.area.meets(places.bar.area)
    assert found.body.within(found.area)
    assert found.close.within(found.area)
    assert " ".join(found.lines) == LONGEST
    if log:
        assert not found.area.meets(log_places(places).area)


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("size", SIZES[:4])
def test_all_of_it_is_read_at_every_preset(name: str, size: Size) -> None:
    table = preset(name)
    boxes = table.rules.boxes if table.rules.boxes_per_player > 1 else 1
    found = note_places(at(size, boxes), LONGEST, wrap, log=False)
    assert found is not None
    assert " ".join(found.lines) == LONGEST


def test_the_ring_crosses_neither_chips_nor_their_words() -> None:
    places = at((1280, 800), 1)
    area = places.box(1)
    ring = around(places, (bet_circle(1, Bet.ANTE), bet_circle(1, Bet.BLIND)))
    for bet in (Bet.ANTE, Bet.BLIND):
        disc, label = area.circles[bet], area.labels[bet]
        assert disc.stack.within(ring)
        amount = text_width("$1,000", theme.AMOUNT.px(places.unit), theme.AMOUNT.weight)
        assert Rect.around(disc.x, label.centre[1], amount, label.h).within(ring)
    # It closes round the chips, as far to the right as to the left.
    left, right = area.circles[Bet.ANTE], area.circles[Bet.BLIND]
    assert left.x - ring.x == pytest.approx(ring.right - right.x, abs=12)
    card = area.cards[0]
    raised = Rect(card.x, card.y - round(LIFT * card.h), card.w, card.h)
    assert raised.within(around(places, (box_card(1, 0),)))


@given(sizes, st.integers(1, 8))
def test_the_line_leads_from_the_note_to_what_it_is_about(size: Size, boxes: int) -> None:
    places = at(size, boxes)
    found = note_places(places, LONGEST, wrap, log=False)
    assume(found is not None)
    assert found is not None
    cards = tuple(box_card(boxes, index) for index in range(2))
    board = tuple(map(community_card, range(5)))
    for about in (cards, board, tuple(map(dealer_card, range(2)))):
        rect = around(places, about)
        assert all(places.rect(place).within(rect) for place in about)
        start, end = pointer(found, rect)
        assert found.area.grown(1).holds(*start)
        near = rect.grown(round(6 * found.unit))
        assert near.x <= end[0] <= near.right
        assert near.y <= end[1] <= near.bottom


def test_no_line_runs_over_cards_that_the_note_is_not_about() -> None:
    places = at((960, 600), 1)
    note = note_places(places, LONGEST, wrap, log=False)
    assert note is not None
    bets = around(places, (bet_circle(1, Bet.ANTE), bet_circle(1, Bet.BLIND)))
    dealers = around(places, tuple(map(dealer_card, range(2))))
    mine = around(places, tuple(box_card(1, index) for index in range(2)))
    assert clear_pointer(places, note, mine) == pointer(note, mine)
    assert clear_pointer(places, note, dealers) is None
    # The straight way to the bets leads over the player's cards: another one does not.
    line = clear_pointer(places, note, bets)
    assert line is not None
    assert line != pointer(note, bets)
    (x, y), (to_x, to_y) = line
    for part in range(101):
        point = x + (to_x - x) * part / 100, y + (to_y - y) * part / 100
        assert not any(card.holds(*point) for card in places.box(1).cards)


@pytest.mark.parametrize("scale", [1.25, 1.5])
def test_its_type_grows_with_what_is_wished(scale: float) -> None:
    places = layout((1280, 800), Shape(buttons=3, chips=6, actions=7), scale=scale)
    found = note_places(places, LONGEST, wrap, log=False)
    assert found is not None
    assert found.unit == pytest.approx(scale)
