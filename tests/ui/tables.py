"""Tables and sittings for the tests of the window: every house option of the film is in one of them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from uth.chips import Currency, PayWith, currency, default_chips
from uth.config import load_table
from uth.session import Session, seeded
from uth.store.settings import Settings, Speed
from uth.table import (
    Burn,
    Community,
    CutBy,
    Decisions,
    FoldedWithSideBet,
    Look,
    Procedure,
    SettleFrom,
    Street,
    Table,
    TripsAfterFold,
)
from uth.ui.preferences import Preferences
from uth.ui.projector import GLANCE
from uth.ui.seat import company_for
from uth.ui.tabletop import Tabletop

USD: Currency = currency("USD")
PRESETS = (
    "standard",
    "practice",
    "four-x-only",
    "pennsylvania-a",
    "pennsylvania-b",
    "pennsylvania-c",
    "pennsylvania-d",
    "france",
    "six-box-dark",
    "florida-like",
    "auckland",
)


@cache
def preset(name: str) -> Table:
    """Return the table of that name."""
    return load_table(name).table


def _house(**changes: object) -> Procedure:
    return replace(Procedure(), **changes)  # type: ignore[arg-type]


def _practice(procedure: Procedure) -> Table:
    return replace(preset("practice"), procedure=procedure)


@cache
def variants() -> tuple[Table, ...]:
    """Return tables for six boxes that are dealt, folded and settled in different ways."""
    streets = tuple(Street)
    plain = _practice(Procedure())
    early = replace(plain.rules, fold=streets)
    burning = _house(community=Community.BY_STREET, burn=tuple(Burn), look=Look.AFTER_DEAL, packet=1)
    racked = _house(folded_with_side_bet=FoldedWithSideBet.RACK, take_before_pay=True, community=Community.BY_STREET)
    backwards = _house(settle=SettleFrom.LEFT_TO_RIGHT, community=Community.FIVE_AFTER_HOUSE, cut=CutBy.PLAYER)
    dark = preset("six-box-dark")
    return (
        plain,
        replace(_practice(burning), rules=early),
        replace(_practice(racked), rules=early, pay_with=PayWith.COLOUR_OF_THE_BET),
        replace(_practice(backwards), rules=replace(early, trips_after_fold=TripsAfterFold.LOST)),
        replace(_practice(_house(decisions=Decisions.FREE, cut=CutBy.DEALER)), rules=early),
        dark,
        replace(dark, procedure=replace(dark.procedure, folded_with_side_bet=FoldedWithSideBet.RACK)),
        replace(plain, rules=replace(plain.rules, boxes=8, boxes_per_player=8), chips=default_chips(USD)),
    )


def sit(table: Table, bankroll: int = 1000, seed: str = "1", *, boxes: int = 1, company: int = 0) -> Session:
    """Return a sitting with that many whole units; *company*: beside so many others, with so many *boxes* left free."""
    others = company_for(table, company, (boxes, {}, ""), seed)
    return Session(table, bankroll * table.currency.unit, entropy=seeded(seed), company=others)


def look(*tables: Tabletop) -> None:
    """Let somebody look at what lies open on a table where nothing moves, for long enough to decide by it."""
    for table in tables:
        for seconds in (0.0, GLANCE):
            table.tick(seconds)


__all__ = ["PRESETS", "USD", "look", "preset", "sit", "variants"]


def at(speed: Speed) -> Preferences:
    """Return the usual settings but for how fast things move."""
    return Preferences(Settings(speed=speed))
