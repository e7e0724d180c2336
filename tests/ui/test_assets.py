"""Text that fits its place in every language."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from uth.ui.assets import CONDENSE, ELLIPSIS, balanced, fitted, font, squeezed, text, text_width, wrapped
from uth.ui.shelf import SHELF
from uth.ui.theme import Weight

LONG = "Der Dealer braucht mindestens ein Paar, um sich zu qualifizieren"


@pytest.mark.parametrize("weight", Weight)
def test_the_font_has_every_letter_in_use(weight: Weight) -> None:
    def look(letter: str) -> bytes:
        return pygame.image.tobytes(font(20, weight).render(letter, True, (255, 255, 255)), "RGBA")

    letters = "Ultimate Texas Hold'em $1,250.50 €£¥ Дилер: пара королей \N{MINUS SIGN}25 \N{MULTIPLICATION SIGN}3"
    missing = look("\N{HANGUL SYLLABLE GA}")
    assert [
        letter for letter in letters + ELLIPSIS + "\N{MODIFIER LETTER TURNED COMMA}" if look(letter) == missing
    ] == []


def test_weights_differ() -> None:
    widths = {weight: font(30, weight).size("Ultimate Texas")[0] for weight in Weight}
    assert len(set(widths.values())) == 3


def test_a_text_that_has_room_is_left_alone() -> None:
    whole = text("Play 4x", 16, Weight.REGULAR, (255, 255, 255))
    assert fitted("Play 4x", 16, Weight.REGULAR, (255, 255, 255), 400) is whole


@given(words=st.text("abcd efgh", min_size=1, max_size=60), width=st.integers(20, 300))
def test_a_fitted_text_never_leaves_its_width_nor_changes_its_size(words: str, width: int) -> None:
    drawn = fitted(words, 15, Weight.REGULAR, (255, 255, 255), width)
    assert drawn.get_width() <= max(1, width)
    assert drawn.get_height() == font(15).size("x")[1]


def test_a_text_is_narrowed_before_it_is_cut() -> None:
    whole = text_width("Straight flush", 15)
    narrow = fitted("Straight flush", 15, Weight.REGULAR, (255, 255, 255), round(whole * (CONDENSE + 0.05)))
    assert narrow.get_width() == round(whole * (CONDENSE + 0.05))
    cut = fitted("Straight flush", 15, Weight.REGULAR, (255, 255, 255), whole // 2)
    assert cut.get_width() <= whole // 2


def test_an_amount_is_never_cut() -> None:
    whole = text("$12,500.50", 15, Weight.SEMIBOLD, (255, 255, 255))
    narrow = squeezed("$12,500.50", 15, Weight.SEMIBOLD, (255, 255, 255), 30)
    assert narrow.get_size() == (30, whole.get_height())
    # All its ink is there, closer together.
    assert narrow.get_bounding_rect().w >= 28
    assert squeezed("$12,500.50", 15, Weight.SEMIBOLD, (255, 255, 255), 300) is whole


@pytest.mark.parametrize("px", [12, 13, 14, 15, 17])
def test_small_type_keeps_the_proportions_of_large(px: int) -> None:
    """Whole pixels would spread its letters and let its words run together."""
    for words in (LONG, "Royal flush", "check, or play twice the Ante"):
        assert text_width(words, px) == pytest.approx(font(200).size(words)[0] * px / 200, rel=0.02, abs=1.5)


@pytest.mark.parametrize("px", [12, 15, 32, 33, 60])
@pytest.mark.parametrize("tracking", [0.0, 1.5])
def test_a_text_is_the_same_whatever_was_drawn_before_and_after_it(px: int, tracking: float) -> None:
    def drawn(words: str) -> pygame.Surface:
        SHELF.clear()
        return text(words, px, Weight.BOLD, (250, 220, 120), tracking)

    first = drawn("Play 4x")
    before = pygame.image.tobytes(first, "RGBA")
    drawn(LONG)
    assert pygame.image.tobytes(first, "RGBA") == before
    assert pygame.image.tobytes(drawn("Play 4x"), "RGBA") == before


def test_small_type_stands_on_a_whole_pixel_and_is_not_pale() -> None:
    drawn = text("HHH", 14, Weight.REGULAR, (255, 255, 255))
    ink = [max(drawn.get_at((x, y)).a for x in range(drawn.get_width())) for y in range(drawn.get_height())]
    foot = max(y for y, alpha in enumerate(ink) if alpha > 20)
    assert foot == font(14).get_ascent() - 1
    assert ink[foot] > 170


@given(width=st.integers(80, 500))
def test_lines_keep_every_word_and_their_width(width: int) -> None:
    for lines in (wrapped(LONG, 15, Weight.REGULAR, width), balanced(LONG, 15, Weight.REGULAR, width)):
        assert " ".join(lines) == LONG
        widest_word = max(text_width(word, 15) for word in LONG.split())
        assert all(text_width(line, 15) <= max(width, widest_word) for line in lines)


def test_balanced_lines_are_no_more_and_about_equally_long() -> None:
    words = "full house, kings over fours"
    plain, even = (way(words, 15, Weight.REGULAR, 120) for way in (wrapped, balanced))
    assert len(plain) == len(even) == 2
    assert max(map(len, even)) <= max(map(len, plain))
    assert ELLIPSIS not in "".join(even)


def test_a_line_break_is_a_line_and_no_glyph() -> None:
    assert wrapped("one\ntwo three", 15, Weight.REGULAR, 500) == ("one", "two three")


def test_a_number_keeps_its_percent_sign_and_what_has_no_break() -> None:
    words = "It wins 31.08 %, and kr\N{NO-BREAK SPACE}500 more"
    for width in range(1, text_width(words, 15, Weight.REGULAR)):
        lines = wrapped(words, 15, Weight.REGULAR, width)
        assert " ".join(lines) == words
        assert any("31.08 %," in line for line in lines)
        assert any("kr\N{NO-BREAK SPACE}500" in line for line in lines)


def test_tracked_text_is_as_wide_as_it_says() -> None:
    drawn = text("BLIND", 16, Weight.SEMIBOLD, (255, 255, 255), tracking=3.0)
    assert drawn.get_width() == text_width("BLIND", 16, Weight.SEMIBOLD, 3.0)
    assert drawn.get_width() == text_width("BLIND", 16, Weight.SEMIBOLD) + 12
    assert pygame.mask.from_surface(drawn).count() > 50


@pytest.mark.parametrize("name", ["b\udc80d.yaml", "b\0d.yaml"])
def test_a_name_that_is_no_text_is_shown_all_the_same(name: str) -> None:
    shown = text(name, 14, Weight.REGULAR, (0, 0, 0))
    assert shown.get_width() == text_width("b?d.yaml", 14)
