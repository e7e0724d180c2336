"""Every edit of a line of a table file, as a change of its text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain

from uth.chips import CURRENCY_CODES, currency
from uth.config.odds import read_odds
from uth.config.places import Place, Report, Wrong
from uth.config.writer import scalar_text
from uth.hands import Category
from uth.paytable import ROYAL_FIRST, Fixed, Pay, Paytable
from uth.pit.edit import Draft, Editing, values
from uth.pit.edit_lines import A_SIGN, CAP, NONE, Group, Line, Sort, shapes
from uth.pit.edit_spans import Kind, Path
from uth.pit.edit_text import put, remove
from uth.pit.sign_known import known_tables
from uth.table import Cap, CapPer, Table
from uth.yaml_nodes import Scalar


def changed(editing: Editing, line: Line, value: str) -> Editing:
    """Return the file with another value on a line, as a person types it; nothing takes the line out.

    :raises CannotEdit: if the file is written in a way that something else would change, too.
    """
    value = " ".join(value.split())
    if value == line.value and line.written:
        return editing
    if not value and line.sort is not Sort.LIST:
        return without(editing, line)
    if line.words == (NONE, A_SIGN):
        return _sign(editing, line.path[0], value)
    if line.path[:2] == CAP:
        return editing.with_text(_cap(editing, line, value))
    if line.sort is Sort.PAY:
        return editing.with_text(_pay(editing.now, line.path, _plain_pay(value)))
    return editing.with_text(_put(editing, line.path, _yaml(line.sort, value)))


def without(editing: Editing, line: Line) -> Editing:
    """Return the file without a line: it then has its default, or the sign no such hand.

    :raises CannotEdit: as :func:`changed` does.
    """
    now = editing.now
    if line.path[:2] == CAP:
        return editing.with_text(remove(now.text, CAP))
    if line.sort is Sort.PAY and len([path for path in now.spans if path[:-1] == line.path[:1]]) == 1:
        return _sign(editing, line.path[0], NONE)
    return editing.with_text(remove(now.text, line.path)) if line.written else editing


def _put(editing: Editing, path: Path, value: str) -> str:
    beside = dict.fromkeys(each[: len(path)] for each in _order(editing) if each[: len(path) - 1] == path[:-1])
    return put(editing.now.text, path, value, [each[-1] for each in beside if len(each) == len(path)])


def _order(editing: Editing) -> Sequence[Path]:
    """Every path that a file can have, in the order in which files are written."""
    table = editing.good
    if table is None:
        return tuple(shape[0] for group in Group for shape in shapes(group))
    texts = {key: getattr(table, key) or "-" for key in ("revision", "effective", "jurisdiction", "approved_by")}
    limits = replace(table.limits, payout_cap=table.limits.payout_cap or Cap(table.smallest_chip, CapPer.BOX))
    whole = replace(table, **texts, limits=limits, sources=table.sources or ("-",))  # type: ignore[arg-type]
    return ("format",), *values(whole)


def _yaml(sort: Sort, value: str) -> str:
    if sort is not Sort.LIST:
        return scalar_text(value)
    return f"[{', '.join(scalar_text(item.strip()) for item in value.strip('[]').split(',') if item.strip())}]"


def _pay(now: Draft, path: Path, value: str) -> str:
    """The text with that pay; hands above that the sign has not named so far get the same one."""
    sign, hand = path[0], Category(path[1])
    top = Category.STRAIGHT_FLUSH if sign == "blind lost" else Category.ROYAL_FLUSH
    text = now.text
    for each in ROYAL_FIRST:
        if each is hand or (top.order >= each.order > hand.order and (sign, each) not in now.spans):
            text = put(text, (sign, each.value), scalar_text(value), [other.value for other in ROYAL_FIRST])
    return text


def pay_of(text: str) -> Pay | None:
    """Return the pay that a text says, as the reader of table files takes it; None where it says none."""
    if text in set(Fixed):
        return Fixed(text)
    try:
        return read_odds(Place(Scalar(text, 1), (), 1, Report(""), currency(CURRENCY_CODES[0])))
    except Wrong:
        return None


def _plain_pay(text: str) -> str:
    """A pay as files have it; odds that count the stake in stay so, for the reader to warn about."""
    pay = pay_of(text)
    return text if pay is None or "for" in text.split() else str(pay)


def _cap(editing: Editing, line: Line, value: str) -> str:
    if value == NONE:
        return _put(editing, CAP, NONE)
    span = editing.now.spans.get(CAP)
    if span is not None and span.kind is Kind.MAPPING:
        return _put(editing, line.path, scalar_text(value))
    given = {"amount": usual_cap(editing), "per": CapPer.BOX.value, line.path[-1]: value}
    return _put(editing, CAP, f"{{{', '.join(f'{key}: {scalar_text(each)}' for key, each in given.items())}}}")


def usual_cap(editing: Editing) -> str:
    """Return what a cap begins with: the highest Ante a thousand times."""
    if editing.good is None:
        return "20000"
    return editing.good.currency.format(1000 * editing.good.limits.ante.most)


def _sign(editing: Editing, sign: str, value: str) -> Editing:
    """Take a whole sign away, or put one there: that of the file as it was opened, or the usual one."""
    text, path = editing.now.text, (sign,)
    if value == NONE:
        return editing.with_text(remove(text, path) if sign == "blind lost" else put(text, path, NONE))
    if value != A_SIGN:
        return editing.with_text(put(text, path, scalar_text(value)))
    for hand, pay in _first_sign(editing, sign).items():
        text = put(text, (sign, hand), scalar_text(pay), list(ROYAL_FIRST))
    return editing.with_text(text)


def _first_sign(editing: Editing, sign: str) -> dict[str, str]:
    """What a sign begins with: as the file had it, else as the first table that has one."""
    earlier = (each.table for each in (*reversed(editing.past), editing.saved))
    known = (each.table for each in known_tables())
    having = (_paytable(table, sign) for table in chain(earlier, known) if table is not None)
    paytable = next(filter(None, having), None)
    return {hand.value: str(pay) for hand, pay in paytable.lines} if paytable is not None else {}


def _paytable(table: Table, sign: str) -> Paytable | None:
    return table.trips if sign == "trips" else table.blind_lost
