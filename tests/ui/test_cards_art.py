"""Cards: all fifty-two differ, keep their proportions, and can be told by colour, index and shape."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from uth.cards import DECK, Card, Rank, Suit
from uth.store.settings import Cloth, Deck
from uth.ui.card_faces import RATIO, TWO_INDICES_FROM, draw_back, draw_face
from uth.ui.cards_art import CardArt
from uth.ui.shapes import contrast, suit_outline
from uth.ui.shelf import Shelf
from uth.ui.theme import CASINO, RGB, theme_of

SIZES = (40, 75, 140)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def ink(surface: pygame.Surface, colour: RGB, area: tuple[int, int, int, int], near: int = 45) -> int:
    """Count the pixels of about that colour."""
    return pygame.mask.from_threshold(surface.subsurface(area), colour, (near, near, near)).count()


@pytest.mark.parametrize("width", SIZES)
def test_all_cards_differ(width: int) -> None:
    art = CardArt(CASINO)
    assert len({pixels(art.card(card, width)) for card in (*DECK, None)}) == 53


@pytest.mark.parametrize("width", SIZES)
def test_cards_have_the_size_asked_for_and_round_corners(width: int) -> None:
    for surface in (draw_face(Card.parse("Qd"), width, CASINO), draw_back(width, CASINO)):
        assert surface.get_size() == (width, round(width * RATIO))
        assert surface.get_at((0, 0)).a < 60
        assert surface.get_at((width // 2, 2)).a > 245


@pytest.mark.parametrize("width", SIZES)
def test_suits_are_red_or_black(width: int) -> None:
    index = (2, 2, round(width * 0.42), round(width * 0.8))
    for rank in Rank:
        for suit in Suit:
            face = draw_face(Card(rank, suit), width, CASINO)
            red, black = ink(face, CASINO.red_suit, index), ink(face, CASINO.black_suit, index)
            assert (red > black) is (suit in {Suit.HEARTS, Suit.DIAMONDS})


def test_inks_are_readable_on_paper() -> None:
    for colour in (CASINO.red_suit, CASINO.black_suit):
        assert contrast(colour, CASINO.paper_low) >= 4.5


def test_large_cards_carry_a_second_index_turned() -> None:
    def lower_right(card: str, width: int) -> bytes:
        height = round(width * RATIO)
        face = draw_face(Card.parse(card), width, CASINO)
        return pixels(face.subsurface((width // 2, height // 2, width - width // 2, height - height // 2)))

    large, small = TWO_INDICES_FROM, TWO_INDICES_FROM - 30
    assert lower_right("2c", large) != lower_right("3c", large)
    assert lower_right("2c", small) == lower_right("3c", small)


def test_the_picture_cards_have_faces() -> None:
    for width in (60, 140):
        skin = {
            rank: ink(draw_face(Card(rank, Suit.SPADES), width, CASINO), (238, 205, 172), (0, 0, width, width), 14)
            for rank in (Rank.JACK, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE)
        }
        assert skin[Rank.TEN] == skin[Rank.ACE] == 0
        assert min(skin[Rank.JACK], skin[Rank.QUEEN], skin[Rank.KING]) > 15


def test_a_card_can_be_turned_by_half() -> None:
    art = CardArt(CASINO)
    card = Card.parse("7h")
    assert pixels(art.card(card, 60, turned=True)) == pixels(pygame.transform.rotate(art.card(card, 60), 180))
    assert art.card(card, 60) is art.card(card, 60)


@pytest.mark.parametrize("width", [36, 60, 140])
def test_a_six_and_a_nine_that_lie_upside_down_are_underlined(width: int) -> None:
    art = CardArt(CASINO)
    for rank in "23456789TA":
        card = Card.parse(f"{rank}s")
        plain = pygame.transform.rotate(art.card(card, width), 180)
        assert (pixels(art.card(card, width, turned=True)) != pixels(plain)) is (rank in "69")


def test_a_lying_card_has_its_shadow_round_it() -> None:
    art = CardArt(CASINO)
    width, blur = 70, art.blur(70)
    lying = art.lying(Card.parse("6h"), width)
    assert lying.get_width() == width + 2 * blur
    assert 0 < lying.get_at((blur + width // 2, lying.get_height() - blur + 2)).a < 200


def test_a_card_is_drawn_once_for_each_size() -> None:
    art = CardArt(CASINO)
    six = Card.parse("6h")
    assert art.card(six, 70) is art.card(six, 70)
    assert art.lying(six, 70) is art.lying(six, 70)
    assert art.card(six, 71).get_width() == 71


def test_suit_outlines_are_in_their_square_and_differ() -> None:
    outlines = {suit: suit_outline(suit) for suit in Suit}
    for outline in outlines.values():
        assert all(-0.55 <= value <= 0.55 for part in outline for point in part for value in point)
    assert all(one != other for one, other in combinations(outlines.values(), 2))


FOUR = theme_of(Cloth.GREEN, Deck.FOUR_COLOURS)


@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("index", [1.0, 1.25])
def test_in_four_colours_every_suit_has_its_own_ink(width: int, index: float) -> None:
    corner = (2, 2, round(width * 0.42), round(width * 0.8))
    for rank in (Rank.TWO, Rank.QUEEN, Rank.ACE):
        for suit in Suit:
            face = draw_face(Card(rank, suit), width, FOUR, index)
            inked = {other: ink(face, FOUR.ink(other), corner) for other in Suit}
            assert max(inked, key=lambda other: inked[other]) is suit


def index_height(width: int, index: float) -> int:
    """The height of an ace's letter at the left edge."""
    face = draw_face(Card.parse("As"), width, CASINO, index)
    inked = pygame.mask.from_threshold(face, CASINO.black_suit, (45, 45, 45, 255))
    rows = [any(inked.get_at((x, y)) for x in range(width // 2)) for y in range(4, face.get_height())]
    first = rows.index(True)
    return rows.index(False, first) - first


@pytest.mark.parametrize("width", SIZES)
def test_a_larger_index_is_larger(width: int) -> None:
    usual = index_height(width, 1.0)
    for index in (1.1, 1.25, 1.3):
        assert index_height(width, index) == pytest.approx(index * usual, abs=2)


@pytest.mark.parametrize("width", SIZES)
def test_cards_with_large_indices_differ_too(width: int) -> None:
    art = CardArt(FOUR, 1.3)
    assert len({pixels(art.card(card, width)) for card in (*DECK, None)}) == 53


def test_while_nothing_moves_the_faces_are_drawn_that_may_be_wanted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("uth.ui.cards_art.SHELF", Shelf(1 << 30))
    art = CardArt(CASINO)
    assert not art.prepare()
    art.lying(Card.parse("As"), 40, turned=True)
    steps = 0
    while art.prepare():
        steps += 1
    # The ace was drawn, and whatever is turned is the upright face turned, but for a six and a nine.
    assert steps == 51
    drawn: list[Card] = []
    monkeypatch.setattr("uth.ui.cards_art.draw_face", lambda card, *_rest, **_named: drawn.append(card))
    for card in DECK:
        art.card(card, 40, turned=True)
    assert drawn == []


def test_nothing_is_drawn_in_advance_where_something_would_have_to_go_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    art = CardArt(CASINO)
    art.lying(None, 40)
    monkeypatch.setattr("uth.ui.cards_art.SHELF", Shelf(1))
    assert not art.prepare()


def test_of_the_ways_in_which_cards_lay_only_the_latest_are_prepared_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("uth.ui.cards_art.SHELF", Shelf(1 << 30))
    art = CardArt(CASINO)
    for width in range(40, 60):
        art.lying(None, width)
    drawn = sum(1 for _ in iter(art.prepare, False))
    assert drawn == 8 * 52
