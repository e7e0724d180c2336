"""The chapters of a report that depend on how the table is used: real players, win, risk and exposure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import sqrt
from typing import TYPE_CHECKING

from uth.i18n import gettext as _
from uth.report.facts import Chance, Facts, Risk
from uth.report.players import Bases, together
from uth.words import report as words
from uth.words.document import Clause, Grid, Picture
from uth.words.figures import exact_words, percent_words
from uth.words.hands import category_words
from uth.words.money import money_words

if TYPE_CHECKING:
    from uth.report.days import Days

Part = Clause | Grid | Picture
NONE = "–"
"""Stands where there is no value."""


def bases(facts: Facts) -> Iterator[Part]:
    """Yield the chapter: what the house wins on three bases, of best play and of a mix of players."""
    yield Clause(words.bases_words())
    if facts.players is None:
        yield Clause(words.missing_words())
    else:
        yield Clause(words.mix_words())
    lines = [(_("best play"), "", facts.best.bases)]
    if facts.players:
        lines += [(one.name, percent_words(one.share, 0), one.bases) for one in facts.players]
        lines.append((_("the mix"), percent_words(Fraction(1), 0), together(facts.players)))
    yield edges_grid(lines, has_trips=facts.table.trips is not None)
    exact = tuple((name, exact_words(bases.ante), exact_words(bases.all_money)) for name, _share, bases in lines)
    yield Grid((_("play"), _("of the Ante, exactly"), _("of all money bet, exactly")), exact)


def edges_grid(lines: Iterable[tuple[str, str, Bases]], *, has_trips: bool) -> Grid:
    """Return the house edge on every base: a row for each way to play, its name, its share and its bases."""
    heads = (
        _("play"),
        _("share"),
        _("Ante"),
        _("Ante and Blind"),
        _("all money"),
        *((_("Trips"),) if has_trips else ()),
    )
    rows = tuple((name, share, *map(percent_words, bases.edges)) for name, share, bases in lines)
    return Grid(heads, rows, right=tuple(range(1, len(heads))))


def win(facts: Facts) -> Iterator[Part]:
    """Yield the chapter: the theoretical win."""
    assumed, money = facts.assumed, facts.table.currency
    yield Clause(_use(facts))
    yield Clause(words.win_words())
    lines = [(_("best play"), facts.best.bases)]
    if facts.players:
        lines.append((_("the mix"), together(facts.players)))
    has_trips = facts.table.trips is not None
    beside = (_("main bets, an hour"), _("Trips, an hour")) if has_trips else ()
    heads = (_("play"), *beside, _("an hour"), _("a day"))
    rows = []
    for name, bases in lines:
        hour = hourly(facts, bases)
        parts = (_main(facts, bases), _trips(facts, bases)) if has_trips else ()
        amounts = (*parts, hour, hour * assumed.hours_per_day)
        rows.append((name, *(words.exact_money_words(amount, money) for amount in amounts)))
    yield Grid(heads, tuple(rows), right=tuple(range(1, len(heads))))


def _use(facts: Facts) -> str:
    assumed, money = facts.assumed, facts.table.currency
    trips = money_words(assumed.trips, money) if facts.table.trips else ""
    return words.use_words(
        assumed.boxes, assumed.rounds_per_hour, assumed.hours_per_day, money_words(assumed.ante, money), trips
    )


def _main(facts: Facts, bases: Bases) -> Fraction:
    """What the house wins of the main bets in an hour, in minor units."""
    return facts.assumed.boxes * facts.assumed.rounds_per_hour * facts.assumed.ante * bases.ante


def _trips(facts: Facts, bases: Bases) -> Fraction:
    return facts.assumed.boxes * facts.assumed.rounds_per_hour * facts.assumed.trips * (bases.trips or Fraction(0))


def hourly(facts: Facts, bases: Bases) -> Fraction:
    """Return what the house wins in an hour of the assumed use, in minor units."""
    return _main(facts, bases) + _trips(facts, bases)


def risk(facts: Facts) -> Iterator[Part]:
    """Yield the chapter: the chance that the house is behind."""
    found, assumed = facts.risk, facts.assumed
    yield Clause(words.risk_words(found.on_lattice))
    heads = (_("after"), _("rounds"), _("one box, best play"), _("one box, the mix"))
    yield Grid(heads, tuple(_one_box(chance, assumed.rounds_per_day) for chance in found.one_box), right=(1, 2, 3))
    if found.boxes is not None:
        yield from _boxes(found, found.boxes)
    elif assumed.boxes > 1:
        yield Clause(words.missing_words())


def _one_box(chance: Chance, rounds: int) -> tuple[str, ...]:
    mix = percent_words(chance.mix) if chance.mix is not None else NONE
    return (words.span_words(chance.days), f"{chance.days * rounds:,}", percent_words(chance.best), mix)


def _boxes(found: Risk, days: Days) -> Iterator[Part]:
    yield Clause(words.days_words(days.boxes, len(days.totals), days.rounds, days.seed))
    rows = tuple((words.span_words(chance.days), _behind(days, chance.days)) for chance in found.one_box)
    yield Grid((_("after"), _("{count} boxes, best play").format(count=days.boxes)), rows, right=(1,))
    deviation = days.round_deviation
    alone = sqrt(days.boxes) * found.deviation
    yield Clause(words.deviation_words(days.boxes, (deviation.value, deviation.error), alone))


def _behind(days: Days, count: int) -> str:
    found = days.behind(count)
    return words.estimate_words(found.value, found.error)


def month(facts: Facts) -> Iterator[str]:
    """Yield the chance that the house is behind all boxes after a month, if it is known."""
    last = facts.risk.one_box[-1]
    if facts.assumed.boxes == 1:
        yield percent_words(last.best)
    elif facts.risk.boxes is not None:
        yield _behind(facts.risk.boxes, last.days)


def exposure(facts: Facts) -> Iterator[Part]:
    """Yield the chapter: the most that one round can cost."""
    found, money = facts.exposure, facts.table.currency
    yield Clause(words.exposure_words(found.capped))
    rows = [(_("Highest Ante"), money_words(found.ante, money))]
    if found.trips:
        rows.append((_("Highest Trips"), money_words(found.trips, money)))
    rows.append((_("Most that one box can win"), money_words(found.box, money)))
    rows.append((_("with"), category_words(found.hand)))
    rows.append((_("All boxes together, at most"), money_words(found.table, money)))
    yield Grid((_("bet or result"), _("amount")), tuple(rows), right=(1,))
    yield Clause(words.bound_words())
