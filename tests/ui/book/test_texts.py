"""Every text of every scene: it can be translated, keeps its place, and can be read.

Looked at in the pseudo-language, which is two fifths longer than English. Nothing is outside of the window, nothing is
written over anything else or over the edge of what it stands on. A text that has too little room is narrowed, then cut
with an ellipsis; enough of it is left to know it by. Each stands out from what it really lies on, in every look.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import product

import pytest

import uth
from tests.ui.lettering import Ink, Paper, watched
from uth import i18n
from uth.analysis.strategy.locate import list_strategies
from uth.company.personas import PERSONAS
from uth.config import list_tables, load_table
from uth.config.profiles import list_profiles, load_profile
from uth.licences import LICENCE, installed
from uth.profile import Line, Profile, TokeLine
from uth.school.stacks import ON_CUTTING, ON_STACKS
from uth.store.settings import Cloth, Deck, Settings, Surroundings
from uth.ui.assets import ELLIPSIS, NARROWEST
from uth.ui.book.apprenticed import SEED as SCHOOL
from uth.ui.book.looks import SIZES, Look
from uth.ui.book.making import drawings
from uth.ui.book.messages import FILE, LOG, problems, strategy_problems
from uth.ui.book.page import Page
from uth.ui.book.practised import SEED
from uth.ui.book.rounds import Drawn
from uth.ui.book.stock import Stock
from uth.ui.evening import FIRST_NAME
from uth.ui.page.scene import PageScene
from uth.ui.shapes import contrast
from uth.ui.sizes import DEFAULT, LEAST, MOST, Size

# What the strategy pages need is worked out once in a process: the book's tests keep to one.
pytestmark = pytest.mark.xdist_group("picture book")

_ENOUGH = 8
"""Letters that are left of a text that is cut."""
_CARD = re.compile(r"10|[2-9TJQKA]{2}[so]?")
"""The rank on a card, which is as narrow as the card, and a starting hand."""
_TEXT, _LARGE_TEXT = 4.5, 3.0
"""The least contrast of WCAG 2.2, level AA (success criterion 1.4.3); at 24 px, or at 19 px and bold, text is large."""
_STRAY = 0.34
"""Such a part of what lies under a text may be something else that ends there, such as the shadow of a chip."""

PSEUDO = Settings(language=i18n.PSEUDO)
SOME = {
    LEAST: (1, replace(PSEUDO, surroundings=Surroundings.LIGHT)),
    DEFAULT: (4, PSEUDO),
    (1920, 1080): (8, replace(PSEUDO, felt=Cloth.RED, surroundings=Surroundings.HIGH_CONTRAST)),
    MOST: (14, replace(PSEUDO, felt=Cloth.BLUE, deck=Deck.FOUR_COLOURS)),
}
"""For each size one in so many pictures, and how they look: where there is most room, fewest."""


def _pages(stock: Stock, look: Look, every: int) -> Iterator[tuple[Page, Drawn, Paper]]:
    paper = Paper(look.size)
    for place, (page, drawn) in enumerate(drawings(stock, [look])):
        if place % every == 0:
            drawn.draw(paper.cleared())
            yield page, drawn, paper


def _all_faults(stock: Stock, size: Size, settings: Settings, every: int = 1) -> str:
    names = _names() if settings.language == i18n.PSEUDO else None
    with watched():
        return "\n".join(
            f"{page.title}: {fault}"
            for page, drawn, paper in _pages(stock, Look(size, "look", settings), every)
            for fault in (*_faults(drawn, paper), *_faint(paper), *(_untranslated(paper, names) if names else ()))
        )


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_texts_are_translated_keep_their_place_and_can_be_read(stock: Stock, size: Size) -> None:
    every, settings = SOME[size]
    assert _all_faults(stock, size, settings, every) == ""


WHOLE = [*product(SIZES, (Settings(), PSEUDO, Settings(scale=1.5)))]
"""The usual look, the pseudo-language, and the largest texts."""


@pytest.mark.full
@pytest.mark.parametrize(("size", "settings"), WHOLE)
def test_so_they_do_in_every_picture_at_every_size(stock: Stock, size: Size, settings: Settings) -> None:
    assert _all_faults(stock, size, settings) == ""


@pytest.mark.full
@pytest.mark.parametrize("surroundings", Surroundings)
@pytest.mark.parametrize("deck", Deck)
@pytest.mark.parametrize("felt", Cloth)
def test_so_they_do_in_every_look(stock: Stock, felt: Cloth, deck: Deck, surroundings: Surroundings) -> None:
    assert _all_faults(stock, DEFAULT, Settings(felt=felt, deck=deck, surroundings=surroundings)) == ""


def _faults(drawn: Drawn, paper: Paper) -> Iterator[str]:
    for ink in paper.texts():
        where = f'"{ink.words}" at {tuple(ink.rect)}'
        if not paper.get_rect().contains(ink.rect) or (ink.cut and not _scrolled(drawn, ink)):
            yield f"{where} is cut off"
        if ink.narrowed < NARROWEST - 0.02 and not _CARD.fullmatch(ink.words):
            yield f"{where} is narrowed to {ink.narrowed:.2f}"
        if ELLIPSIS in ink.words and len(ink.words) <= _ENOUGH:
            yield f"too little is left of {where}"
    for first, later in paper.overlapping():
        yield f'"{later.words}" is written over "{first.words}" at {tuple(later.rect)}'
    for ink, plate in paper.crossing():
        yield f'"{ink.words}" at {tuple(ink.rect)} runs over the edge of {tuple(plate)}'


def _scrolled(drawn: Drawn, ink: Ink) -> bool:
    """Whether a text is cut off by the edge of a page that can be scrolled."""
    if not isinstance(drawn, PageScene):
        return False
    places = drawn.state.places
    return places.most_scroll > 0 and (ink.rect.top == places.body.y or ink.rect.bottom == places.body.bottom)


# --- every text can be read


def _faint(paper: Paper) -> Iterator[str]:
    for ink in paper.texts():
        least = _LARGE_TEXT if ink.px >= 24 or (ink.bold and ink.px >= 19) else _TEXT
        found = sorted(contrast(ink.colour, ground) for ground in ink.ground)
        seen = found[int(len(found) * _STRAY)]
        if not ink.cut and seen < least:
            yield f'"{ink.words}" {ink.colour} on {ink.ground[0]} has a contrast of {seen:.1f}'


# --- every text can be translated

_PLAIN = re.compile(r"[A-EG-LN-OR-UWYZa-eg-lnorstuwyz]{2}")
"""Two letters of English: the pseudo-language gives an accent to each of these."""
_PATH = re.compile(r"/\S+")


def _names() -> list[str]:
    """What is the same in every language: names, files, figures with their signs, and what the system said."""
    tables = [load_table(listed.name).table for listed in list_tables()]
    notices = [text for notice in installed() for text in (notice.name, notice.version, notice.licence)]
    paths = [problem.path for problem in (*problems(), *strategy_problems())]
    files = (
        FILE,
        LOG,
        "history.sqlite",
        "history.damaged-20260321.sqlite",
        *paths,
        '"3 to 2"',
        '"one"',
        '"hidden"',
        '"under 21"',
        '"under 99"',
    )
    shown = (*files, SEED, 'uth history export --player "Ann" FILE', "uth help profiles")
    # Where a table file says what a bet pays.
    sources = ("trips: three of a kind 3 to 1", "blind: straight 1 to 1", "58 Pa. Code 653a.12")
    others = (*sources, "USD", "EUR", "NZ$", "mine", "English", i18n.PSEUDO, "Linux", "SDL", "pygame-ce", LICENCE)
    titles = (load_profile(name).title for name in list_profiles())
    profiles = (*list_profiles(), *titles, *(f"{SCHOOL} {week}" for week in range(9)))
    ways = (*(strategy.name for strategy in list_strategies()), "33+ A2+ K2s+ K5o+ Q6s+ Q8o+ J8s+ JTo")
    own = (*ways, "Ann", "Bea", "Cid", FIRST_NAME, *(persona.name for persona in PERSONAS), f"uth {uth.__version__}")
    return sorted(
        [*(table.name for table in tables), *notices, *shown, *others, *profiles, *own], key=len, reverse=True
    )


def _sources() -> tuple[str, ...]:
    """Where what a dealer is taught is written down: titles, and lines of the profiles; a page may break them."""
    lines = (line for name in list_profiles() for line in _lines(load_profile(name)))
    return (*(line.source for line in lines), ON_STACKS, ON_CUTTING)


def _lines(profile: Profile) -> Iterator[Line | TokeLine]:
    yield from profile.rulings.values()
    yield from profile.tokes.values()


def _is_of_a_source(words: str, sources: Iterable[str]) -> bool:
    """Whether whatever was not translated is a part of one."""
    parts = (part.strip(" []():") for part in re.split(r"[^ -~]+", words))
    return all(not _PLAIN.search(part) or any(part in source for source in sources) for part in parts)


def _untranslated(paper: Paper, names: Iterable[str]) -> Iterator[str]:
    sources = _sources()
    for ink in paper.texts():
        words = ink.words
        if _CARD.fullmatch(words) or (words.endswith(ELLIPSIS) and any(name.startswith(words[:-1]) for name in names)):
            continue
        for name in names:
            words = words.replace(name, "")
        if _PLAIN.search(_PATH.sub("", words)) and not _is_of_a_source(words, sources):
            yield f'"{ink.words}" never went through gettext'
