"""The report on one table as a document: sign, rules, figures, best play, what a change would do, win and risk."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby

from uth.analysis.strategy.chart import hands_by_raise, squares
from uth.cli import figures as shown
from uth.cli import report_use as use
from uth.cli.report_pictures import chart, plot, shown_range
from uth.cli.report_use import NONE, Part
from uth.i18n import gettext as _
from uth.paytable import ROYAL_FIRST
from uth.report.changes import Changed, LineChanges, Sign
from uth.report.facts import Facts
from uth.report.players import together
from uth.report.signatures import signatures
from uth.table import Table
from uth.words import report as words
from uth.words.document import Chapter, Clause, Document, Grid
from uth.words.figures import exact_words, percent_words
from uth.words.hands import category_words
from uth.words.money import money_words
from uth.words.sign import pay_words, sign
from uth.words.strategy import kind_words, share_words, short_choice, street_words


@dataclass(frozen=True, slots=True)
class Origin:
    """What a report is of and when it was made."""

    file: str
    sha256: str
    """Of the file's bytes."""
    version: str
    """Of the program."""
    date: str
    """ISO 8601."""


def faulty_report(origin: Origin, problems: Sequence[str]) -> Document:
    """Return the report on a file without figures: it has problems, or cannot be solved here."""
    parts = (Clause(words.problems_words()), *map(Clause, problems))
    return Document(words.title(), tuple(_origin(origin)), (Chapter(_("No figures"), parts), signatures_chapter()))


def report(facts: Facts, origin: Origin, warnings: Sequence[str]) -> Document:
    """Return the report on a table."""
    chapters = (
        Chapter(_("In short"), tuple(_in_short(facts, warnings))),
        Chapter(_("The sign"), tuple(_sign(facts.table))),
        Chapter(_("The rules"), tuple(_rules(facts.table))),
        Chapter(_("Figures"), tuple(_figures(facts))),
        Chapter(_("Best play"), tuple(_best_play(facts))),
        Chapter(_("Distribution of the main bets"), tuple(_distribution(facts))),
        Chapter(_("One unit more or less"), tuple(_changes(facts))),
        Chapter(_("Best play and real players"), tuple(use.bases(facts))),
        Chapter(_("Theoretical win"), tuple(use.win(facts))),
        Chapter(_("The chance that the house is behind"), tuple(use.risk(facts))),
        Chapter(_("The most that one round can cost"), tuple(use.exposure(facts))),
        *([Chapter(_("Sources"), tuple(map(Clause, facts.table.sources)))] if facts.table.sources else ()),
        signatures_chapter(),
    )
    return Document(words.title(), tuple(_about(facts, origin)), chapters)


def signatures_chapter() -> Chapter:
    """Return the chapter with the lines to sign."""
    picture = signatures((_("Prepared by"), _("Checked by"), _("Approved by")))
    return Chapter(_("Signatures"), (picture,))


def _about(facts: Facts, origin: Origin) -> Iterator[tuple[str, str]]:
    table = facts.table
    lines = (
        (_("Table"), table.name),
        (_("Jurisdiction"), table.jurisdiction),
        (_("Revision"), table.revision),
        (_("In force from"), table.effective),
        (_("Approved by"), table.approved_by),
    )
    yield from ((name, beside) for name, beside in lines if beside)
    yield from _origin(origin)


def _origin(origin: Origin) -> Iterator[tuple[str, str]]:
    yield _("File"), origin.file
    yield _("SHA-256 of the file"), origin.sha256
    yield _("Program"), f"uth {origin.version}"
    yield _("Date of the report"), origin.date


# --- chapters


def _in_short(facts: Facts, warnings: Sequence[str]) -> Iterator[Part]:
    money, bases = facts.table.currency, facts.best.bases
    rows = [(_("House edge of the Ante, best play"), percent_words(bases.ante))]
    if bases.trips is not None:
        rows.append((_("House edge of Trips"), percent_words(bases.trips)))
    rows.append((_("Theoretical win an hour, best play"), words.exact_money_words(use.hourly(facts, bases), money)))
    if facts.players:
        mixed = together(facts.players)
        rows.insert(1, (_("House edge of the Ante, assumed mix of players"), percent_words(mixed.ante)))
        rows.append(
            (_("Theoretical win an hour, assumed mix"), words.exact_money_words(use.hourly(facts, mixed), money))
        )
    rows += [(words.behind_words(facts.assumed.boxes), text) for text in use.month(facts)]
    rows.append((_("Most that one box can win in a round"), money_words(facts.exposure.box, money)))
    yield Grid((_("figure"), _("value")), tuple(rows), right=(1,))
    yield Clause(words.warnings_words(len(warnings)))
    yield from map(Clause, warnings)


def _sign(table: Table) -> Iterator[Part]:
    for part in sign(table):
        if all(beside for _name, beside in part.lines):
            yield Grid((part.title, ""), part.lines, right=(1,) if _is_paytable(part.lines) else ())


def _is_paytable(lines: Sequence[tuple[str, str]]) -> bool:
    return lines[0][0] == category_words(ROYAL_FIRST[0])


def _rules(table: Table) -> Iterator[Part]:
    yield from (Clause(name) for part in sign(table) for name, beside in part.lines if not beside)


def _figures(facts: Facts) -> Iterator[Part]:
    figures = facts.figures
    yield Clause(words.figures_words(words.paid_words(figures.ante, facts.table.currency)))
    yield Clause(words.break_even_words(figures.ties_play))
    numbers = [number for number in shown.numbers(figures) if number.value or not number.is_decision]
    for part, of_part in groupby(numbers, key=lambda number: number.key.partition(".")[0]):
        rows = tuple((number.label, number.text, number.exact) for number in of_part)
        yield Grid((shown.part_words(part), _("value"), _("exactly")), rows, right=(1,))


def _best_play(facts: Facts) -> Iterator[Part]:
    hands = facts.study.hands
    raises = [f"{short_choice(choice)}: {some}" for choice, some in hands_by_raise(hands).items()]
    yield Clause(words.chart_words())
    yield chart(squares(hands), words.chart_about("; ".join(raises)))
    yield from map(Clause, raises)
    if facts.study.tendencies:
        yield Clause(words.later_words())
        heads = (_("moment"), _("hand"), _("comes up"), _("plays"), _("of them"))
        rows = (
            (
                street_words(one.street),
                kind_words(one.kind),
                share_words(one.frequency),
                short_choice(one.choice),
                share_words(one.share),
            )
            for one in facts.study.tendencies
        )
        yield Grid(heads, tuple(rows), right=(2, 4))


def _distribution(facts: Facts) -> Iterator[Part]:
    net = facts.figures.base.distribution
    _low, high = shown_range(net)
    beyond = Fraction(sum(weight for result, weight in net.lines if result > high), net.deals)
    yield Clause(words.distribution_words(beyond, high, net.lines[0][0]))
    yield plot(net, words.distribution_about())
    heads = (_("net, Antes"), _("deals"), _("share"))
    yield Grid(heads, tuple(shown.distribution_rows(net)), right=(0, 1, 2))


def _changes(facts: Facts) -> Iterator[Part]:
    yield Clause(words.changes_words())
    if facts.table.trips is not None:
        yield Clause(words.trips_changes_words())
    if facts.changes is None:
        yield Clause(words.missing_words())
        return
    for sign_of, changes in groupby(facts.changes, key=lambda change: change.sign):
        edge = facts.best.bases.trips if sign_of is Sign.TRIPS else facts.best.bases.ante
        assert edge is not None
        title = words.sign_words(sign_of.value)
        rows = [_change(change) for change in changes]
        yield Clause(words.edge_now_words(title, edge))
        yield Grid((title, _("pays"), _("one less"), _("one more")), tuple(row[:4] for row in rows), right=(2, 3))
        heads = (title, _("one less, exactly"), _("one more, exactly"))
        yield Grid(heads, tuple((row[0], *row[4:]) for row in rows))


def _change(change: LineChanges) -> tuple[str, ...]:
    both = (change.lowered, change.raised)
    return (
        category_words(change.hand),
        pay_words(change.pay),
        *(_edge(changed) for changed in both),
        *(exact_words(changed.edge) if changed else NONE for changed in both),
    )


def _edge(changed: Changed | None) -> str:
    return percent_words(changed.edge) if changed else NONE
