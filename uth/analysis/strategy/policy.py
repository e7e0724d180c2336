"""A strategy played on what one pair of eyes sees, without arrays or compiled code."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from uth.analysis.strategy.facts import Sight
from uth.analysis.strategy.model import Strategy, nearest_offered
from uth.cards import Card
from uth.game.model import Choice
from uth.game.view import View
from uth.table import Street


class Optimum(Protocol):
    """Who knows the best play of a game."""

    def best(self, street: Street, hole: tuple[Card, ...], board: tuple[Card, ...]) -> Choice:
        """Return the best choice for two hole cards on a street."""


def choose(
    strategy: Strategy, view: View, box: int, offered: Iterable[Choice], optimum: Optimum | None = None
) -> Choice:
    """Return what *strategy* does with *box*, of the choices that are open to it.

    *optimum* is asked where the strategy says ``best``.

    :raises ValueError: if the box is not open or its cards are hidden from the viewer, if no street has begun, if
        nothing is offered, or if the strategy says ``best`` and nobody knows it.
    """
    hole = _hole(view, box)
    if view.street is None:
        raise ValueError("no cards are dealt yet")
    answer = strategy.answer(view.street, Sight(view.table.rules, hole, view.board).number)
    if answer is None:
        if optimum is None:
            raise ValueError(f'the strategy "{strategy.name}" asks for the best play of the table')
        answer = optimum.best(view.street, hole, view.board)
    return nearest_offered(answer, tuple(offered))


def _hole(view: View, box: int) -> tuple[Card, ...]:
    seen = view.box(box)
    hole = tuple(card for card in seen.cards if card is not None) if seen else ()
    if len(hole) != 2:
        raise ValueError(f"box {box} shows no two cards to {view.who}")
    return hole
