"""No state is told by its colour alone: what else tells each of them, in every surroundings.

A state that is drawn tells itself by its shape or its lightness: without any colour the two pictures still differ, by
the contrast that WCAG 2.2 asks of what is no text (success criterion 1.4.11). Others tell themselves in words.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from tests.ui import pictures
from tests.ui.tables import USD, preset, sit
from uth.cards import Card, Suit
from uth.game.settlement import Result
from uth.store.settings import Cloth, Deck, Surroundings
from uth.table import Bet
from uth.ui.card_faces import draw_face
from uth.ui.intents import KeyPress
from uth.ui.keys import Key, KeyLabels
from uth.ui.page.model import Bar, Block, Button, Choices, Page, Tabs, Toggle
from uth.ui.page.scene import PageScene
from uth.ui.picture import BoxLook, Picture, Pointed, Target
from uth.ui.places import box_card
from uth.ui.scenes.table import TableScene
from uth.ui.table_view import TableView
from uth.ui.theme import Theme, theme_of
from uth.words.events import result_word
from uth.words.money import signed_money_words

SEEN = 3.0
_LEAST = 12
"""So many pixels must tell it, at 960x600."""
SIZE = (960, 600)
THEMES = [theme_of(Cloth.GREEN, Deck.TWO_COLOURS, surroundings) for surroundings in Surroundings]


class _Form(PageScene):
    """A page of a few elements."""

    def __init__(self, *blocks: Block, tabs: Tabs | None = None, theme: Theme) -> None:
        super().__init__(KeyLabels(), theme=theme)
        self._page = Page("Form", blocks, tabs=tabs)

    def page(self) -> Page:
        """Return it."""
        return self._page


def _table(picture: Picture, theme: Theme) -> pygame.Surface:
    surface = pygame.Surface(SIZE)
    TableView(theme).draw(surface, picture)
    return surface


def _form(*blocks: Block, theme: Theme, tabs: Tabs | None = None, focus: str = "") -> pygame.Surface:
    scene = _Form(*blocks, tabs=tabs, theme=theme)
    scene.resize(SIZE)
    if focus:
        scene.handle(KeyPress(Key.TAB))
        scene.focus_on(focus)
    surface = pygame.Surface(SIZE)
    scene.draw(surface)
    return surface


def _card(card: str, theme: Theme) -> pygame.Surface:
    surface = pygame.Surface((120, 170))
    surface.fill(theme.felt)
    surface.blit(draw_face(Card.parse(card), 120, theme), (0, 0))
    return surface


ONE = pictures.empty(1)
TRAY = replace(ONE, tray=pictures.TRAY)
RIVER = pictures.decision()
CHOICE = Choices("result", "Result", ("All", "Won"), 0)
TWO = Bar((Button("one", "One"), Button("two", "Two")))
TABS = Tabs("tab", "", ("Look", "Keys"), 0)
Drawn = Callable[..., pygame.Surface]
DRAWN: dict[str, tuple[Drawn, Drawn]] = {
    "whose turn it is: a frame round the box": (
        partial(_table, ONE),
        partial(_table, replace(ONE, boxes=(BoxLook(1, active=True),))),
    ),
    "the circle that a decision is about: a ring of light": (
        partial(_table, ONE),
        partial(_table, replace(ONE, boxes=(BoxLook(1, wanted=Bet.PLAY),))),
    ),
    "the circle that is pointed at: a ring": (
        partial(_table, ONE),
        partial(_table, replace(ONE, hover=Target(Pointed.BET, box=1, bet=Bet.ANTE))),
    ),
    "a card that plays: it is raised": (
        partial(_table, replace(ONE, cards=(pictures.up(box_card(1, 0), "Kc", dim=1.0),))),
        partial(_table, replace(ONE, cards=(pictures.up(box_card(1, 0), "Kc", lift=1.0),))),
    ),
    "the chip in hand: larger, with a ring": (
        partial(_table, replace(TRAY, selected=1)),
        partial(_table, replace(TRAY, selected=2)),
    ),
    "a chip that is worth too much: it is faint": (
        partial(_table, TRAY),
        partial(_table, replace(TRAY, tray=tuple(replace(chip, enabled=False) for chip in pictures.TRAY))),
    ),
    "why something cannot be done: a plate with a mark, and the words": (
        partial(_table, replace(RIVER, prompt="That takes $100")),
        partial(_table, replace(RIVER, reason="That takes $100", refused=True)),
    ),
    "what has the focus: a ring": (
        partial(_form, TWO, focus="one"),
        partial(_form, TWO, focus="two"),
    ),
    "which of several is chosen: a plate with an outline": (
        partial(_form, CHOICE),
        partial(_form, replace(CHOICE, chosen=1)),
    ),
    "which part of a page is shown: a line under its name": (
        partial(_form, tabs=TABS),
        partial(_form, tabs=replace(TABS, chosen=1)),
    ),
    "a switch: its knob is at the other end": (
        partial(_form, Toggle("sound", "Sound", on=False)),
        partial(_form, Toggle("sound", "Sound", on=True)),
    ),
    "what cannot be used: it is fainter": (
        partial(_form, Bar((Button("one", "One"),))),
        partial(_form, Bar((Button("one", "One", enabled=False, reason="Not now"),))),
    ),
    "hearts and diamonds: the shape of the suit": (partial(_card, "9h"), partial(_card, "9d")),
    "clubs and spades: the shape of the suit": (partial(_card, "9c"), partial(_card, "9s")),
}


@pytest.mark.parametrize("theme", THEMES, ids=list(Surroundings))
@pytest.mark.parametrize("state", DRAWN)
def test_a_state_can_be_seen_without_colours(state: str, theme: Theme) -> None:
    before, after = (draw(theme=theme) for draw in DRAWN[state])
    assert _apart(before, after) >= _LEAST


def _apart(one: pygame.Surface, other: pygame.Surface) -> int:
    """How many pixels differ by enough lightness."""
    first, second = (_luminance(surface) for surface in (one, other))
    contrast = (np.maximum(first, second) + 0.05) / (np.minimum(first, second) + 0.05)
    return int((contrast >= SEEN).sum())


def _luminance(surface: pygame.Surface) -> NDArray[np.float64]:
    """The relative luminance of every pixel, as WCAG 2 defines it."""
    parts = pygame.surfarray.array3d(surface) / 255
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    luminance: NDArray[np.float64] = linear @ np.array((0.2126, 0.7152, 0.0722))
    return luminance


def test_four_colours_are_four_shapes_as_well() -> None:
    theme = theme_of(Cloth.GREEN, Deck.FOUR_COLOURS)
    faces = [_card(f"9{suit.letter}", theme) for suit in Suit]
    for place, face in enumerate(faces):
        assert all(_apart(face, other) >= _LEAST for other in faces[place + 1 :])


def test_results_are_told_in_words_and_signs() -> None:
    """Gold, grey and blue of a result: the amount has its sign, and a result without one is a word."""
    money = USD
    signs = {signed_money_words(net, money)[0] for net in (500, -500)}
    assert signs == {"+", "−"}
    assert signed_money_words(0, money)[0] not in signs
    assert len({result_word(result) for result in Result}) == len(Result)


def test_what_cannot_be_used_says_why() -> None:
    scene = TableScene(sit(preset("standard")), KeyLabels())
    off = [control for control in scene.controls() if not control.enabled and not control.name.startswith("chip")]
    assert off
    assert all(control.reason for control in off)
