"""What may be wrong with a text of a picture: where it stands, whether it can be read, and whether it is translated."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

import uth
from tests.ui.lettering import Ink, Paper
from uth import i18n
from uth.analysis.strategy.locate import list_strategies
from uth.company.personas import PERSONAS
from uth.config import list_tables, load_table
from uth.config.profiles import list_profiles, load_profile
from uth.licences import LICENCE, installed
from uth.pit.edit import values
from uth.pit.edit_lines import Group, shapes
from uth.profile import Line, Profile, TokeLine
from uth.school.lesson_file import list_lessons, load_lesson
from uth.school.stacks import ON_CUTTING, ON_STACKS
from uth.ui.assets import ELLIPSIS, NARROWEST
from uth.ui.book.apprenticed import SEED as SCHOOL
from uth.ui.book.auditioned import FILE as AUDITION
from uth.ui.book.messages import FILE, LOG, problems, strategy_problems
from uth.ui.book.practised import SEED
from uth.ui.book.rounds import Drawn
from uth.ui.book.trained import REASON, TRAINER
from uth.ui.evening import FIRST_NAME
from uth.ui.page.scene import PageScene
from uth.ui.shapes import contrast

_ENOUGH = 8
"""Letters that are left of a text that is cut."""
_CARD = re.compile(r"10|[2-9TJQKA]{2}[so]?")
"""The rank on a card, which is as narrow as the card, and a starting hand."""
_TEXT, _LARGE_TEXT = 4.5, 3.0
"""The least contrast of WCAG 2.2, level AA (success criterion 1.4.3); at 24 px, or at 19 px and bold, text is large."""
_STRAY = 0.34
"""Such a part of what lies under a text may be something else that ends there, such as the shadow of a chip."""


_SLOW = frozenset({
    "coach: values preflop", "strategy: flop and river", "strategy: practical strategy",
})  # fmt: skip
"""The pictures for which strategies are valued and hands solved, many seconds each: read with those of all sizes."""


def is_quick(title: str) -> bool:
    """Return whether the picture of that title is drawn at once."""
    return title not in _SLOW


def faults_of(drawn: Drawn, paper: Paper, names: Iterable[str] = ()) -> tuple[str, ...]:
    """Return what is wrong with the texts of a picture; *names*: what is no English, where no English may be left."""
    return (*_faults(drawn, paper), *_faint(paper), *(_untranslated(paper, names) if names else ()))


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


@cache
def names() -> tuple[str, ...]:
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
    report = (AUDITION.name, AUDITION.with_suffix(".json").name, "uth train verify")
    shown = (*files, *report, SEED, 'uth history export --player "Ann" FILE', "uth help profiles", "uth help lessons")
    # Where a table file says what a bet pays.
    sources = (
        "trips: three of a kind 3 to 1", "blind: straight 1 to 1", "58 Pa. Code 653a.12", "calls of the house profile"
    )  # fmt: skip
    others = (*sources, "USD", "EUR", "NZ$", "mine", "English", i18n.PSEUDO, "Linux", "SDL", "pygame-ce", LICENCE)
    titles = (load_profile(name).title for name in list_profiles())
    profiles = (*list_profiles(), *titles, *(f"{SCHOOL} {week}" for week in range(9)))
    lessons = [load_lesson(listed.name) for listed in list_lessons() if listed.preset]
    taught = (*(lesson.title for lesson in lessons), *(part.title for lesson in lessons for part in lesson.parts))
    ways = (*(strategy.name for strategy in list_strategies()), "33+ A2+ K2s+ K5o+ Q6s+ Q8o+ J8s+ JTo")
    own = (*ways, "Ann", "Bea", "Cid", FIRST_NAME, *(persona.name for persona in PERSONAS), f"uth {uth.__version__}")
    files_of_tables = (listed.file.name for listed in list_tables())
    whose = (*(table.name for table in tables), *files_of_tables, *own)
    return tuple(
        sorted([*whose, *notices, *shown, *others, *profiles, *taught, TRAINER, REASON], key=len, reverse=True)
    )


@cache
def _of_table_files() -> frozenset[str]:
    """What stands in a table file whatever the language: its keys, and what they say."""
    shown = [shape for group in Group for shape in shapes(group)]
    words = (word for path, _sort, words in shown for word in (*path, *words))
    tables = (load_table(listed.name).table for listed in list_tables())
    return frozenset((*words, *(value for table in tables for value in values(table).values())))


def _is_of_a_table_file(words: str, known: frozenset[str]) -> bool:
    """Whether it is a line of one or its value: keys with the one above before them, amounts."""
    return all(part in known or not _PLAIN.search(part) for part in re.sub(r"\d+ to \d+", "", words).split(" > "))


@cache
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


def _is_cut_name(words: str, names: Iterable[str]) -> bool:
    return words.endswith(ELLIPSIS) and any(name.startswith(words[:-1]) for name in names)


def _untranslated(paper: Paper, names: Iterable[str]) -> Iterator[str]:
    sources, of_files = _sources(), _of_table_files()
    for ink in paper.texts():
        words = ink.words
        if _is_cut_name(words, names) or _CARD.fullmatch(words) or _is_of_a_table_file(words, of_files):
            continue
        for name in names:
            words = words.replace(name, "")
        if _PLAIN.search(_PATH.sub("", words)) and not _is_of_a_source(words, sources):
            yield f'"{ink.words}" never went through gettext'
