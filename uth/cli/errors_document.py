"""What dealer errors cost, as a document."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from uth.cli.filed import of_table
from uth.i18n import gettext as _
from uth.pit.errors_model import Group, Priced, Rates
from uth.pit.use import Use
from uth.school.findings import Mistake
from uth.table import Table
from uth.words import pit_errors as words
from uth.words.document import Chapter, Clause, Document, Grid
from uth.words.pit import hourly_words, use_words
from uth.words.report import exact_money_words

_DEAREST = 5
"""Errors that the first chapter names, for the house and for the players."""

Part = Clause | Grid


@dataclass(frozen=True, slots=True)
class ErrorReport:
    """Everything that the document says.

    :ivar rate: how often an error is made of all occasions; *rates*: those that are made otherwise.
    """

    table: Table
    file: Path
    strategy: str
    use: Use
    rate: Fraction
    rates: Rates
    errors: tuple[Priced, ...]

    def rate_of(self, mistake: Mistake) -> Fraction:
        """Return how often that mistake is made of all occasions for it."""
        return self.rates.get(mistake, self.rate)

    def hourly(self, error: Priced) -> Fraction:
        """Return what an error costs the house in an hour, in minor units; negative where the players lose by it."""
        return error.hourly(self.use, self.rate_of(error.kind.mistake))

    def lost(self, group: Group, sign: int) -> Fraction:
        """Return what the errors of a group cost the house (1) or the players (-1) in an hour, in minor units."""
        of_group = [error for error in self.errors if error.kind.group is group]
        return sum((max(Fraction(0), sign * self.hourly(error)) for error in of_group), Fraction(0))

    @property
    def groups(self) -> tuple[Group, ...]:
        """The groups that have an error at this table."""
        there = {error.kind.group for error in self.errors}
        return tuple(group for group in Group if group in there)


def errors_document(report: ErrorReport) -> Document:
    """Return the document."""
    about = of_table(report.table.name, report.file)
    groups = (Chapter(words.group_words(group.value), tuple(_group(report, group))) for group in report.groups)
    return Document(
        words.title(),
        about,
        (
            Chapter(_("In short"), tuple(_in_short(report))),
            *groups,
            Chapter(_("What is supposed"), tuple(map(Clause, _supposed(report)))),
        ),
    )


def _in_short(report: ErrorReport) -> Iterator[Part]:
    money = report.table.currency
    rows = tuple(
        (words.group_words(group.value), *(hourly_words(report.lost(group, sign), money) for sign in (1, -1)))
        for group in report.groups
    )
    yield Clause(words.rate_words(report.rate * 1000))
    yield Grid((_("error"), _("the house loses an hour"), _("the players lose an hour")), rows, right=(1, 2))
    yield Clause(words.sides_words())
    yield Clause(words.columns_words())
    for title, sign in ((_("the house loses most by"), 1), (_("the players lose most by"), -1)):
        dearest = [error for error in _by_price(report, report.errors) if sign * report.hourly(error) > 0]
        rows = tuple(
            (_name(report, error), hourly_words(abs(report.hourly(error)), money)) for error in dearest[:_DEAREST]
        )
        if rows:
            yield Grid((title, _("an hour")), rows, right=(1,))


def _by_price(report: ErrorReport, errors: Sequence[Priced]) -> list[Priced]:
    return sorted(errors, key=lambda error: abs(report.hourly(error)), reverse=True)


def _group(report: ErrorReport, group: Group) -> Iterator[Part]:
    money = report.table.currency
    yield Clause(words.about_group_words(group.value))
    errors = _by_price(report, [error for error in report.errors if error.kind.group is group])
    rows = tuple(
        (
            _name(report, error),
            words.one_in_words(error.chance),
            f"{float(report.use.hands * error.chance):,.1f}",
            exact_money_words(error.cost, money),
            hourly_words(report.hourly(error), money),
        )
        for error in errors
    )
    heads = (_("error"), _("occasion"), _("times an hour"), _("each costs"), _("an hour costs"))
    yield Grid(heads, rows, right=(1, 2, 3, 4))


def _name(report: ErrorReport, error: Priced) -> str:
    kind = error.kind
    hands = (kind.hand, kind.read_as) if kind.hand is not None and kind.read_as is not None else None
    name = words.kind_words(kind.mistake.value, kind.bet, hands, kind.way)
    # The same mistake can be made in two ways: a bet that is not paid may be left, or taken.
    ways = {one.kind.done for one in report.errors if (one.kind.mistake, one.kind.bet) == (kind.mistake, kind.bet)}
    return name if len(ways) == 1 else words.done_words(name, kind.done)


def _supposed(report: ErrorReport) -> Iterator[str]:
    use = report.use
    yield from (words.own_rate_words(mistake.value, rate * 1000) for mistake, rate in report.rates.items())
    yield use_words(use.boxes, use.rounds, use.ante, use.trips, report.table.currency)
    yield words.played_words(report.strategy)
    yield words.exact_words()
