"""What a type checker makes of the public names: checked with the rest, never run."""

from __future__ import annotations

from fractions import Fraction
from typing import assert_type

import uth
from uth.analysis.advice import Advice
from uth.analysis.figures import Figures
from uth.bulk.estimates import Simulation
from uth.cards import Card
from uth.config import LoadedTable
from uth.game.actions import Action, Option
from uth.game.events import Event
from uth.game.model import Box, Round
from uth.game.settlement import Settlement
from uth.hands import Hand
from uth.table import Table


def uses(table: Table, state: Round, action: Action, box: Box, cards: tuple[Card, ...]) -> None:
    """Use every public name."""
    assert_type(uth.__version__, str)
    assert_type(uth.load_table("standard"), LoadedTable)
    assert_type(uth.load_table("standard").table, Table)
    assert_type(uth.evaluate(cards), Hand)
    assert_type(uth.new_round(table, {"ann": 1}), Round)
    assert_type(uth.legal_choices(state), tuple[Option, ...])
    assert_type(uth.apply(state, action), tuple[Round, tuple[Event, ...]])
    assert_type(uth.settle(table, [box], cards, cards), Settlement)
    assert_type(uth.solve(table), Figures)
    assert_type(uth.solve(table, ante=500, ties_play=True).base.ev, Fraction)
    assert_type(uth.advise(table, cards, cards, cards, Fraction(1)), Advice)
    assert_type(uth.simulate(table, 1000, strategy="practical", boxes=2, seed="1", jobs=2), Simulation)
