"""A page for people who cannot see it: what can be pressed, and what is to be read. No pygame."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from uth.ui.keys import Key, name_of
from uth.ui.layout.rect import Rect
from uth.ui.page.arrange import BACK
from uth.ui.page.model import (
    Button,
    Canvas,
    Cell,
    Choices,
    Facts,
    Field,
    Figures,
    Heading,
    Listing,
    Row,
    Table,
    Tabs,
    Text,
    Toggle,
)
from uth.ui.page.parts import Item
from uth.ui.page.shown import Shown
from uth.words.pages import on_word, rows_shown


class Pressed(NamedTuple):
    """Something that can be pressed: the fields of :class:`uth.ui.scene.Control`."""

    name: str
    rect: Rect
    label: str
    key: str = ""
    enabled: bool = True
    reason: str = ""
    onward: bool = False


def pressed(shown: Shown) -> Iterator[Pressed]:
    """Return what can be pressed and is in sight, in reading order."""
    for item in shown.places.all_items():
        if not item.name or (item in shown.places.items and not item.rect.meets(shown.places.body)):
            continue
        for part in _parts(item, shown):
            yield part._replace(rect=shown.places.in_window(part.rect))


def _parts(item: Item, shown: Shown) -> Iterator[Pressed]:
    match item.element:
        case Button() as button:
            key = name_of(Key.ESCAPE) if button.name == BACK else shown.labels.label(button.key) if button.key else ""
            label = ", ".join(filter(None, (button.label, button.second)))
            yield Pressed(button.name, item.rect, label, key, button.enabled, button.reason, button.gold)
        case Choices() as choices:
            yield from _choices(item, choices)
        case Toggle(name, label, on) as toggle:
            said = f"{label}: {on_word(on)}"
            yield Pressed(name, item.parts[0], said, enabled=toggle.enabled, reason=toggle.reason)
        case Field(name, label, text):
            yield Pressed(name, item.parts[0], f"{label}: {text}")
        case Table() as table:
            yield from _rows(item, table, shown)
        case Canvas(name, focused=True):
            yield Pressed(name, item.rect, name)
        case _:
            pass


def _choices(item: Item, choices: Choices) -> Iterator[Pressed]:
    if item.alone:
        label, ways = _labelled(choices), zip((0, 2), ("previous", "next"), strict=True)
        found = [(way, item.parts[part], label) for part, way in ways]
    else:
        places = enumerate(zip(item.parts, choices.labels, strict=True))
        found = [(choices.word(index), rect, label) for index, (rect, label) in places]
    for word, rect, label in found:
        name = f"{choices.name} {word}"
        yield Pressed(name, rect, label, enabled=choices.enabled, reason=choices.reason)


def _rows(item: Item, table: Table, shown: Shown) -> Iterator[Pressed]:
    first = shown.reels[table.name].first
    for place, row in enumerate(shown.rows[table.name]):
        yield Pressed(f"{table.name} {first + place + 1}", item.row_rect(place), row_words(row))


def lines(shown: Shown) -> Iterator[str]:
    """Return what is to be read, from the title down."""
    page = shown.page
    yield from filter(None, (page.title, page.subtitle, page.notice))
    for item in shown.places.all_items():
        yield from _said(item, shown)
    if shown.hint:
        yield shown.hint


def focus(shown: Shown) -> str:
    """Return the name of what has the focus; of a list, with the number of the row that is chosen."""
    reel = shown.reels.get(shown.focus)
    return f"{shown.focus} {reel.row + 1}" if reel is not None and reel.count else shown.focus


def _said(item: Item, shown: Shown) -> Iterator[str]:
    match item.element:
        case Heading(words) | Text(words):
            yield words
        case Facts(rows):
            yield from (f"{label}: {value}" for label, value in rows)
        case Listing(rows=listed):
            yield from map(", ".join, listed)
        case Figures(figures):
            yield from (" ".join(filter(None, (each.heading, each.figure, each.second))) for each in figures)
        case Tabs() | Choices() as choices if choices.labels:
            yield _labelled(choices)
            yield from filter(None, (choices.note,))
        case Canvas(words=words):
            yield from words
        case Table() as table:
            reel = shown.reels[table.name]
            yield rows_shown(reel.first + 1, reel.last, table.count) or table.empty
            yield from map(row_words, shown.rows[table.name])
        case _:
            pass


def _labelled(choices: Choices) -> str:
    label = choices.labels[choices.chosen]
    return f"{choices.label}: {label}" if choices.label else label


def row_words(row: Row) -> str:
    """Return a row of a table as text."""
    return ", ".join(filter(None, map(_cell, row)))


def _cell(cell: Cell) -> str:
    return " ".join(filter(None, (*map(str, cell.cards), cell.text)))
