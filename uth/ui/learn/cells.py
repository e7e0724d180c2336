"""The cells that lists of mistakes have in common. No pygame."""

from __future__ import annotations

from fractions import Fraction

from uth.train.drills.spots import Spot
from uth.train.kinds import kind_words, known_kind
from uth.ui.page.model import Cell
from uth.words.advice import antes_words


def begun(text: str) -> str:
    """Return a text as it begins a sentence."""
    return text[:1].upper() + text[1:]


def cards_cell(spot: Spot) -> Cell:
    """Return the cards of the box that decides."""
    return Cell(cards=spot.hole)


def board_cell(spot: Spot) -> Cell:
    """Return what lay open."""
    return Cell(cards=spot.board)


def kind_cell(kind: str) -> Cell:
    """Return a kind of hand, by its key."""
    return Cell(begun(kind_words(known_kind(kind))))


def cost_cell(cost: Fraction | None) -> Cell:
    """Return what an answer cost, in Antes; a dash where that is not known."""
    return Cell("–" if cost is None else antes_words(cost) if cost else "0")
