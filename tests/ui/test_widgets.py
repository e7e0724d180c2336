"""Buttons, tags and text in a rectangle: nothing is written outside its place."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from tests.ui import pictures
from uth.game.model import Choice
from uth.ui import theme
from uth.ui.align import Align
from uth.ui.assets import CONDENSE, text_width
from uth.ui.layout import Rect, Shape, layout, shape_of
from uth.ui.layout.bar import button_height
from uth.ui.picture import Button
from uth.ui.theme import CASINO
from uth.ui.widgets import (
    DIALOG,
    PANEL,
    SHEET,
    TIP,
    Lift,
    amounts,
    cap_indent,
    cap_size,
    cost_room,
    draw_button,
    label_lines,
    label_room,
    lifted,
    write,
    write_lines,
)
from uth.words import buttons, dialogs
from uth.words.choices import choice_label

BLACK = (0, 0, 0)
WHITE = (255, 255, 255)


def written(area: Rect, words: str, align: Align = Align.MIDDLE) -> pygame.Rect:
    """Return where a text in *area* leaves its ink."""
    surface = pygame.Surface((400, 200))
    write(surface, area, words, (theme.SMALL, 1.0, WHITE), align)
    surface.set_colorkey(BLACK)
    return surface.get_bounding_rect()


@pytest.mark.parametrize("align", Align)
@pytest.mark.parametrize("words", ["Undo", "A very long text that cannot have room in so small a place as this one"])
def test_text_stays_in_its_rectangle(words: str, align: Align) -> None:
    area = Rect(100, 50, 90, 30)
    assert written(area, words, align).w > 20
    assert pygame.Rect(area).contains(written(area, words, align))


def test_text_stands_where_it_is_told() -> None:
    area = Rect(100, 50, 200, 30)
    left, middle, right = (written(area, "Undo", align) for align in Align)
    assert left.x - area.x < 5
    assert abs(middle.centerx - 200) <= 2
    assert area.right - right.right < 5


@pytest.mark.parametrize("lift", [TIP, PANEL, SHEET, DIALOG])
@pytest.mark.parametrize("unit", [1.0, 2.0])
def test_a_plate_above_the_table_throws_its_shadow_lower_and_covers_its_area(lift: Lift, unit: float) -> None:
    surface = pygame.Surface((400, 300))
    surface.fill(WHITE)
    area = Rect(100, 80, 200, 120)
    lifted(surface, area, unit, ((20, 40, 60), None), lift)
    assert tuple(surface.get_at(pygame.Rect(area).center)) == (20, 40, 60, 255)
    above, below = (surface.get_at((200, y)).r for y in (area.y - 4, area.bottom + 3))
    assert below < above < 255
    reach = round(lift.reach * unit)
    assert {surface.get_at((200, y)).r for y in (area.y - reach - 1, area.bottom + 2 * reach)} == {255}


def test_lines_use_the_height_they_return_and_the_last_is_cut() -> None:
    surface = pygame.Surface((400, 200))
    area = Rect(10, 10, 120, 40)
    words = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen"
    used = write_lines(surface, area, words, (theme.SMALL, 1.0, WHITE), Align.LEFT)
    surface.set_colorkey(BLACK)
    assert used <= area.h
    assert pygame.Rect(area).contains(surface.get_bounding_rect())
    assert write_lines(surface, area, "", (theme.SMALL, 1.0, WHITE)) == 0


@pytest.mark.parametrize("unit", [0.75, 1.0, 2.7])
def test_a_key_cap_grows_with_its_word(unit: float) -> None:
    letter, word = cap_size("C", unit), cap_size("Space", unit)
    assert letter[0] >= letter[1]
    assert word[0] > letter[0]
    assert word[1] == letter[1] >= 12


@pytest.mark.parametrize("width", [70, 120, 240])
def test_a_button_draws_inside_itself(width: int) -> None:
    surface = pygame.Surface((400, 100))
    rect = Rect(60, 20, width, 52)
    button = Button("next", "Next round", "same bets $130", "Space", gold=True)
    draw_button(surface, rect, button, (1.0, False, CASINO))
    surface.set_colorkey(BLACK)
    assert pygame.Rect(rect).contains(surface.get_bounding_rect())


def test_a_closed_button_looks_closed() -> None:
    def look(enabled: bool, hot: bool) -> bytes:
        surface = pygame.Surface((200, 80))
        button = Button("check", "Check", "free", "C", enabled=enabled)
        draw_button(surface, Rect(10, 10, 180, 52), button, (1.0, hot, CASINO))
        return pygame.image.tobytes(surface, "RGB")

    assert len({look(True, False), look(True, True), look(False, False)}) == 3


def test_a_tag_is_as_wide_as_its_amount() -> None:
    surface = pygame.Surface((400, 100))
    area = Rect(100, 20, 160, 20)
    drawn = []
    for words in ("$5", "$12,500", "$12,500,000,000"):
        surface.fill((0, 0, 0))
        amounts(surface, area, ((words, (CASINO.win, CASINO.gold_ink)),), (1.0, (area.centre[0],) * 2))
        drawn.append(inked(surface))
    small, large, widest = drawn
    assert small.w < large.w < widest.w <= area.w
    assert small.centerx == pytest.approx(area.centre[0], abs=1)


def inked(surface: pygame.Surface) -> pygame.Rect:
    """Where anything is drawn on a black surface."""
    surface.set_colorkey((0, 0, 0))
    whole: pygame.Rect = surface.get_bounding_rect()
    return whole


def test_the_seam_of_a_bet_and_its_win_lies_between_their_chips() -> None:
    surface = pygame.Surface((400, 100))
    area = Rect(100, 20, 200, 20)
    dark, gold = (CASINO.tag, CASINO.text), (CASINO.win, CASINO.gold_ink)
    amounts(surface, area, (("$10", dark), ("+$10", gold)), (1.0, (150.0, 210.0)))
    row = [tuple(surface.get_at((x, 30)))[:3] == tuple(CASINO.win) for x in range(400)]
    assert row.index(True) == pytest.approx(180, abs=2)


def rows_of_the_bar() -> list[tuple[Button, ...]]:
    """The buttons of every moment, with the longest second lines and keys that they have."""
    choices = [Button(choice, choice_label(choice), "$2,000", "4") for choice in Choice]
    return [
        (Button("deal", buttons.deal_word(), buttons.bets_in_all("$10,000"), "Space"),),
        (
            Button("fewer", buttons.fewer_word(), key="Left"),
            Button("cut", buttons.cut_word(), buttons.cards_under(26), "Space"),
            Button("more", buttons.more_word(), key="Right"),
            Button("decline", buttons.decline_word(), key="N"),
        ),
        *(tuple(choices[at : at + 3]) for at in range(len(choices) - 2)),
        (
            Button("next", buttons.next_round_word(), buttons.same_bets("$10,000"), "Space"),
            Button("again", buttons.deal_again_word(), buttons.at_once(), "R"),
        ),
    ]


@pytest.mark.parametrize("row", rows_of_the_bar(), ids=lambda row: row[0].label)
def test_no_label_is_cut_in_the_smallest_window(row: tuple[Button, ...]) -> None:
    places = layout((960, 600), shape_of(replace(pictures.decision(), buttons=row)))
    unit = places.unit
    for button, rect in zip(row, places.buttons, strict=True):
        indent = cap_size(button.key, unit)[0] + round(9 * unit)
        room = label_room(rect, button, unit, indent)
        lines = label_lines(button.label, unit, room.w)
        assert len(lines) <= 2
        assert " ".join(lines) == button.label
        needed = max(text_width(line, theme.BUTTON.px(unit), theme.BUTTON.weight) for line in lines)
        assert needed * CONDENSE <= room.w
        assert text_width(button.cost, theme.COST.px(unit), theme.COST.weight) * CONDENSE <= cost_room(rect, unit).w


def test_label_and_second_line_stand_in_the_middle_as_far_as_the_key_cap_lets_them() -> None:
    button = Button("fold", "Fold", "give up the hand", "F")
    for width in (200, 120):
        rect = Rect(10, 20, width, 42)
        indent = cap_indent(rect, button, 0.75)
        assert indent == cap_size("F", 0.75)[0] + 7
        assert label_room(rect, button, 0.75, indent).centre[0] == cost_room(rect, 0.75).centre[0] == rect.centre[0]
    tight = Rect(10, 20, 76, 42)
    label = label_room(tight, button, 0.75, indent)
    assert label.x == tight.x + indent + 4
    assert label.w == text_width("Fold", theme.BUTTON.px(0.75), theme.BUTTON.weight)
    assert cost_room(tight, 0.75).centre[0] == tight.centre[0]


@pytest.mark.parametrize("unit", [0.75, 1.0, 1.35, 2.7])
def test_a_key_cap_ends_above_the_second_line(unit: float) -> None:
    height = button_height(unit)
    cap_end = round(5 * unit) + cap_size("F", unit)[1]
    written = (height - theme.BUTTON.line(unit) - theme.COST.line(unit)) // 2 + theme.BUTTON.line(unit)
    assert cap_end <= written + 0.2 * theme.COST.px(unit)


def test_a_key_cap_that_leaves_no_room_for_the_label_is_left_out() -> None:
    button = Button("cut", "Abheben", "26 Karten", "Leertaste")
    assert cap_indent(Rect(0, 0, 92, 42), button, 0.75) == 0
    assert cap_indent(Rect(0, 0, 260, 42), button, 0.75) > 0


@pytest.mark.parametrize("size", [(960, 600), (1260, 800), (1280, 800), (1920, 1080)])
def test_dialog_buttons_are_as_wide_as_their_words(size: tuple[int, int]) -> None:
    shown = [
        Button(label, label, key="Space") for label in (dialogs.back_word(), dialogs.buy_word(), dialogs.leave_word())
    ]
    letters = tuple((len(one.label), 0, len(one.key)) for one in shown)
    places = layout(size, Shape(dialog_buttons=letters, dialog_letters=(60,)))
    for button, rect in zip(shown, places.panel.buttons, strict=True):
        indent = cap_size(button.key, places.unit)[0] + round(9 * places.unit)
        room = label_room(rect, button, places.unit, indent)
        assert text_width(button.label, theme.BUTTON.px(places.unit), theme.BUTTON.weight) <= room.w


def test_buttons_that_do_not_fit_side_by_side_stand_in_rows() -> None:
    panel = layout((960, 600), Shape(dialog_buttons=((30, 0, 1),) * 4, dialog_letters=(60,))).panel
    assert len({rect.y for rect in panel.buttons}) > 1
    assert all(rect.within(panel.area) for rect in panel.buttons)
    assert not any(rect.meets(panel.body) for rect in panel.buttons)
