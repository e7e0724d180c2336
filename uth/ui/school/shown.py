"""Everything that is to be seen of an exercise in a window, with its place. No pygame."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from uth.cards import Card
from uth.school.exercise import GiveChips, PickCards
from uth.ui import theme
from uth.ui.layout import Layout, Rect, Viewpoint
from uth.ui.page.kit import Measure
from uth.ui.picture import Felt as Printed
from uth.ui.picture import Picture
from uth.ui.places import Place, Spot
from uth.ui.school.asking import Asking
from uth.ui.school.close import ClosePlaces, close_places
from uth.ui.school.deeds import CHOOSING
from uth.ui.school.felt_picture import place_of_card
from uth.ui.school.present import Look, exercise_picture, piles_of
from uth.ui.school.rack import Column, columns
from uth.ui.school.side import Choice, Side
from uth.ui.school.side_places import SidePlaces, side_places
from uth.ui.school.telling import board_of, side_of


@dataclass(frozen=True, slots=True)
class Window:
    """Where it is shown: how a picture is laid out, and in which type."""

    layout: Callable[[Picture], Layout]
    measure: Measure


@dataclass(frozen=True, slots=True)
class CardKey:
    """A card in question: where it lies, and the cap of its key."""

    card: Card
    place: Place
    cap: str


@dataclass(frozen=True, slots=True)
class Shown:
    """What is to be seen, with no pointer on it.

    :ivar called: the board of what is called, where it has no room beside the dealer's hand; or that of the pays.
    :ivar close: the closer look; None where there is nothing to look at.
    :ivar caps: the keys of the rack's columns while chips are asked for; empty else.
    """

    picture: Picture
    layout: Layout
    side: Side
    places: SidePlaces
    called: tuple[SidePlaces, Side] | None
    close: ClosePlaces | None
    columns: tuple[Column, ...]
    caps: tuple[str, ...]
    cards: tuple[CardKey, ...]


def show(asking: Asking, printed: Printed, look: Look, window: Window, back: int | None = None) -> Shown:
    """Lay out what is to be seen now; *back*: how far the panel is scrolled, in pixels; None: to what is asked."""
    picture = exercise_picture(asking, printed, look)
    layout = window.layout(picture)
    room = layout.bar.prompt.w
    if window.measure.width(picture.prompt, theme.PROMPT, layout.bar.unit) > room:
        look = replace(look, fits=lambda prompt: window.measure.width(prompt, theme.PROMPT, layout.bar.unit) <= room)
        picture = exercise_picture(asking, printed, look)
        layout = window.layout(picture)
    if not _beside_the_hand(asking, layout, window.measure):
        look = replace(look, called=True)
        picture = exercise_picture(asking, printed, look)
    side, called = side_of(asking, look), board_of(asking, look)
    style = panel_unit(layout), layout.viewpoint is Viewpoint.CAMERA
    board = side_places(layout.near, called, window.measure, style, back or 0) if called else None
    places = side_places(layout.side, side, window.measure, style, back or 0)
    near = beside(layout.near, board, hangs=style[1])
    if back is None and places.most:
        places = side_places(layout.side, side, window.measure, style, places.asked)
    return Shown(
        picture=picture,
        layout=layout,
        side=side,
        places=places,
        called=(board, called) if board and called else None,
        close=None if look.signs else close_places(near, piles_of(asking, look.box), style),
        columns=columns(layout.dealer.rack, asking.exercise.still.table.chips, layout.room.unit),
        caps=tuple(_column_caps(asking, look)),
        cards=tuple(_card_keys(asking, look, layout)),
    )


def _beside_the_hand(asking: Asking, layout: Layout, measure: Measure) -> bool:
    """Whether all that is called has room beside the dealer's hand."""
    said, width = asking.exercise.still.said, layout.dealer.caption.w
    lines = [measure.lines(line, theme.DEALER_HAND, layout.words_unit, width) for line in said[:1]]
    notes = [measure.width(line, theme.DEALER_NOTE, layout.words_unit) for line in said[1:]]
    return len(notes) <= 1 and all(line <= 2 for line in lines) and all(note <= width for note in notes)


def beside(near: Rect, board: SidePlaces | None, *, hangs: bool) -> Rect:
    """What a board leaves of the free felt."""
    if board is None:
        return near
    apart = board.area.h + round(8 * board.unit)
    return Rect(near.x, near.y + apart if hangs else near.y, near.w, max(0, near.h - apart))


def panel_unit(layout: Layout) -> float:
    """What type beside the table grows with: as that on the felt, a little less where that is enlarged a lot."""
    return max(layout.room.unit, min(layout.unit, _MOST * layout.room.unit))


_MOST = 1.35


def _column_caps(asking: Asking, look: Look) -> list[str]:
    if not isinstance(asking.field, GiveChips):
        return []
    return [look.labels.label(key) for key, _chip in zip(CHOOSING, asking.exercise.still.table.chips, strict=False)]


def _card_keys(asking: Asking, look: Look, layout: Layout) -> list[CardKey]:
    """The keys run from left to right as the cards are seen: first those of the hand, then those of the board."""
    if not isinstance(asking.field, PickCards):
        return []
    felt = asking.exercise.still.felt
    placed = [(card, place) for card in asking.field.cards if (place := place_of_card(felt, card)) is not None]
    placed.sort(key=lambda each: (each[1].spot is Spot.COMMUNITY_CARD, layout.rect(each[1]).x))
    return [CardKey(card, place, look.labels.label(key)) for key, (card, place) in zip(CHOOSING, placed, strict=False)]


def scrolled_to(shown: Shown, cursor: int) -> int:
    """Return how far the panel is to be scrolled for the choice that the keys are on to show whole."""
    choices = [rect for part, rect in shown.places.parts if isinstance(part, Choice)]
    return shown.places.showing(choices[cursor]) if cursor < len(choices) else shown.places.back


def card_rect(shown: Shown, key: CardKey) -> Rect:
    """Return where a card in question shows: of one under another, what can be seen is nearest to its own place."""
    return shown.layout.rect(key.place)
