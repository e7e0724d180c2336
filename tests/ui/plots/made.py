"""Statistics for tests of what is shown of them, without a database."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from tests.tables import standard
from uth.career import Gap, Part, Statistics
from uth.career.band import Band, Point
from uth.career.hands import compared
from uth.career.lines import Line, Qualified, Sums
from uth.chips import currency
from uth.hands import Category
from uth.store.tallies import BetTally, Extreme, Pace, Totals
from uth.table import Bet, HoleCardsUsed

FOUND = Statistics(
    currency=currency("USD"),
    currencies=("USD",),
    tables=("Standard",),
    totals=Totals(3, 4, 4_000, -1_250, 5, 9, 1_800_000_000_000, 1_800_000_060_000),
    dark=1,
    bets=(
        BetTally(Bet.ANTE, 4, 2_000, -500, 1, 2, 1), BetTally(Bet.BLIND, 4, 2_000, -1_000, 0, 2, 2),
        BetTally(Bet.PLAY, 3, 4_000, 250, 2, 1, 0), BetTally(Bet.TRIPS, 0, 0, 0, 0, 0, 0),
    ),
    decisions=(
        Line("play 4x", Sums(1, 500, 250, 250), 0.377), Line("fold river", Sums(2, 1_000, -2_000, -2_000), 0.192),
        Line("dark 2x", Sums(1, 500, 500, 500)),
    ),
    results=(
        Line("win", Sums(1, 500, 250, 250), 0.47), Line("tie", Sums(1, 500, 500, 500), 0.03), Line("lose", Sums(), 0.3),
        Line("fold", Sums(2, 1_000, -2_000, -2_000), 0.2),
    ),
    qualified=Qualified(2, 3, 0.8259),
    starting=(
        Line("AA", Sums(1, 500, 250, 250), 3.6), Line("72o", Sums(2, 1_000, -2_000, -2_050), -1.3), Line("22", Sums()),
    ),
    hands=(compared(HoleCardsUsed.ANY, {Category.PAIR: 3}, {Category.PAIR: 2, Category.HIGH_CARD: 1}),),
    biggest_win=Extreme(9, 750),
    biggest_loss=Extreme(5, -1_500),
    pace=Pace(3, 180_000),
    points=(Point(0, 0, 0), Point(1, 5, -1_500), Point(2, 7, -2_000), Point(3, 9, -1_250)),
    band=Band((0.0, -11.0, -22.0, -33.0), (0.0, 2_500.0, 3_500.0, 4_300.0), Fraction(-33), 4_300.0, 2.15, 1, 1 << 24),
)  # fmt: skip
"""Three rounds, one of them with two boxes."""
WAITING = replace(FOUND, band=None, gaps=(Gap(standard(), Part.PAIRS),))
"""The same before the boxes are simulated."""
