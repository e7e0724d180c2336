"""The check of a printed sign as a document."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from uth.cli.filed import made
from uth.hands import Category
from uth.i18n import gettext as _
from uth.paytable import ROYAL_FIRST, Pay
from uth.pit.sign import Beside, Diagnosis, SignCheck
from uth.pit.sign_whole import Part as WholePart
from uth.pit.use import Use
from uth.table import Bet
from uth.words import pit_sign as words
from uth.words.document import Chapter, Clause, Document, Grid
from uth.words.figures import exact_words, percent_words
from uth.words.hands import category_words
from uth.words.pit import hourly_words, names_words, use_words
from uth.words.settlement import bet_words
from uth.words.sign import pay_words

Part = Clause | Grid
NONE = "–"
"""Stands where there is no value."""


def sign_document(check: SignCheck, use: Use) -> Document:
    """Return the document."""
    chapters = (
        Chapter(_("In short"), tuple(map(Clause, in_short(check, use)))),
        *(Chapter(_("The {bet} sign").format(bet=bet_words(one.bet)), tuple(_sign(one))) for one in check.diagnoses),
        Chapter(_("What it costs"), tuple(_costs(check, use))),
    )
    signs = tuple((bet_words(one.bet), _printed(one)) for one in check.diagnoses)
    return Document(words.title(), (*signs, *made()), chapters)


def _printed(one: Diagnosis) -> str:
    lines = one.printed.lines
    if one.printed.named:
        return ", ".join(f"{category_words(hand)} {_as_printed(one, hand, pay)}" for hand, pay in lines)
    return " / ".join(_as_printed(one, hand, pay) for hand, pay in lines)


def _as_printed(one: Diagnosis, hand: Category, pay: Pay) -> str:
    return words.printed_words(pay, counts_stake=hand in one.printed.counted)


def in_short(check: SignCheck, use: Use) -> Iterator[str]:
    """Yield the sentences that matter most: which signs these are, who is ahead, what it costs."""
    for one in check.diagnoses:
        yield from _which(one)
        if one.foreign:
            yield words.foreign_words(one.bet, Bet.BLIND if one.bet is Bet.TRIPS else Bet.TRIPS, one.foreign)
        yield (
            words.edge_words(one.bet, one.edge, read=one.whole is not None)
            if one.edge is not None
            else words.no_edge_words(one.bet)
        )
        yield from (_cost(check, use, one, beside) for beside in one.nearest if _less(one, beside))
    if len(check.diagnoses) > 1 and all(one.known for one in check.diagnoses):
        yield words.tables_words(check.tables)


def _which(one: Diagnosis) -> Iterator[str]:
    if one.known is not None:
        yield words.known_words(one.bet, one.known.names)
        return
    if one.whole is not None and len(one.whole.parts) > 1:
        first, second = (_part(part) for part in one.whole.parts)
        yield words.together_words(one.bet, first, second)
        return
    if one.whole is not None:
        yield words.turned_words(one.bet)
    if not one.nearest[0].near.differences:
        yield words.turned_known_words(one.bet, _names(one))
        return
    yield words.unknown_words(one.bet)
    for beside in one.nearest:
        yield words.nearest_words(one.bet, len(beside.near.differences), beside.near.known.names)
        for happened in beside.near.happened:
            yield words.fault_words(happened.fault.value, happened.hands, one.printed.named)


def _names(one: Diagnosis) -> list[str]:
    return [name for beside in one.nearest for name in beside.near.known.names]


def _part(part: WholePart) -> str:
    names = [name for sign in part.signs for name in sign.names]
    return words.part_words(part.bet, names, part.lines, cut=part.is_cut, upside_down=part.upside_down)


def _less(one: Diagnosis, beside: Beside) -> Fraction | None:
    """What the printed sign wins the house less than the known one, of each stake; None where that is not known."""
    if one.whole is not None and len(one.whole.parts) > 1:
        return None
    return None if one.edge is None or beside.edge is None else beside.edge - one.edge


def _cost(check: SignCheck, use: Use, one: Diagnosis, beside: Beside) -> str:
    less = _less(one, beside)
    assert less is not None
    amount = hourly_words(use.hourly(one.bet, abs(less)), check.base.table.currency)
    return words.cost_words(one.bet, beside.near.known.names, amount, less > 0)


def _sign(one: Diagnosis) -> Iterator[Part]:
    shown = [hand for hand in ROYAL_FIRST if _has_line(one, hand)]
    printed = _("as printed") if one.whole is None else _("as read")
    heads = (_("hand"), printed, *(names_words(beside.near.known.names) for beside in one.nearest))
    rows = [
        (
            category_words(hand),
            _as_printed(one, hand, one.printed.paytable.pay(hand)),
            *(pay_words(beside.near.known.paytable.pay(hand)) for beside in one.nearest),
        )
        for hand in shown
    ]
    yield Grid(heads, tuple(rows), right=tuple(range(1, len(heads))))
    if len(one.printed.lines) < len(shown):
        yield Clause(words.literal_words(one.bet, one.printed.below))
    for beside in one.nearest:
        yield from _beside(one, beside)


def _has_line(one: Diagnosis, hand: object) -> bool:
    signs = (one.printed.lines, *(beside.near.known.paytable.lines for beside in one.nearest))
    return any(hand is line for lines in signs for line, _pay in lines)


def _beside(one: Diagnosis, beside: Beside) -> Iterator[Part]:
    near = beside.near
    if not near.differences:
        return
    yield Clause(words.nearest_words(one.bet, len(near.differences), near.known.names))
    for happened in near.happened:
        yield Clause(words.fault_words(happened.fault.value, happened.hands, one.printed.named))
    rows = [
        (
            category_words(line.hand),
            _as_printed(one, line.hand, line.printed),
            pay_words(line.known),
            "; ".join(words.slip_words(slip.value, line.signs) for slip in line.slips) or NONE,
        )
        for line in near.differences
    ]
    yield Grid((_("line"), _("as printed"), _("as known"), _("it may be")), tuple(rows), right=(1, 2))


def _costs(check: SignCheck, use: Use) -> Iterator[Part]:
    table = check.base.table
    money = table.currency
    yield Clause(words.rules_words(table.name, check.base.name))
    yield Clause(use_words(use.boxes, use.rounds, use.ante, use.trips, money))
    rows = [row for one in check.diagnoses for row in _rows(check, use, one)]
    yield Grid((_("sign"), _("edge"), _("the house wins an hour")), tuple(row[:3] for row in rows), right=(1, 2))
    yield Grid((_("sign"), _("edge, exactly")), tuple((row[0], row[3]) for row in rows))


def _rows(check: SignCheck, use: Use, one: Diagnosis) -> Iterator[tuple[str, str, str, str]]:
    money = check.base.table.currency
    known = [(names_words(each.near.known.names), each.edge) for each in one.nearest if each.near.differences]
    printed = _("as printed") if one.whole is None else _("as read")
    for name, edge in ((printed, one.edge), *known):
        label = _("{bet}, {sign}").format(bet=bet_words(one.bet), sign=name)
        if edge is None:
            yield label, NONE, NONE, NONE
        else:
            yield label, percent_words(edge), hourly_words(use.hourly(one.bet, edge), money), exact_words(edge)
