"""What a table from a file must be so that rounds can be played again at it, settled and told about.

That is less than what a table file must be: rules that later versions no longer take stay readable.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from uth.chips import CURRENCY_CODES, currency
from uth.i18n import gettext as _
from uth.paytable import MOST_TO_ONE, Odds, Paytable
from uth.store.kinds import MOST_FUNDS
from uth.table import Bet, Limit, Table

_LONGEST_TEXT = 500
_LONGEST_SIGN = 8


def faults(table: Table) -> Iterator[str]:
    """Yield what is wrong with a table whose values are of their kinds."""
    yield from _money(table)
    yield from _limits(table)
    yield from _rules(table)
    for name, paytable in (("blind", table.blind), ("trips", table.trips), ("blind lost", table.blind_lost)):
        if paytable is not None:
            yield from _pays(name, paytable)
    about = (table.revision, table.effective, table.jurisdiction, table.approved_by, table.procedure.faults)
    for text in (table.name, *about, *table.sources):
        if not text.isprintable() or len(text) > _LONGEST_TEXT:
            yield _("the text {text!a} cannot be shown").format(text=text[:40])


def _money(table: Table) -> Iterator[str]:
    money = table.currency
    if money.code not in CURRENCY_CODES or money.decimals != currency(money.code).decimals:
        yield _("there is no currency {code!a} with {decimals} decimals").format(
            code=money.code[:10], decimals=money.decimals
        )
    if not money.sign.isprintable() or not 0 < len(money.sign) <= _LONGEST_SIGN:
        yield _("the sign {sign!a} of its currency cannot be shown").format(sign=money.sign[:10])
    values = [chip.value for chip in table.chips]
    if not values or len(values) > _LONGEST_TEXT or sorted(set(values)) != values or values[0] <= 0:
        yield _("its chips are none, or not in order")
    yield from _between("smallest chip", [table.smallest_chip], 1, MOST_FUNDS)


def _limits(table: Table) -> Iterator[str]:
    limits: list[Limit] = [table.limits.ante, table.limits.trips]
    yield from _between("limits", (value for each in limits for value in (each.least, each.most)), 0, MOST_FUNDS)
    yield from _between("step", (each.step for each in limits), 1, MOST_FUNDS)
    if table.limits.payout_cap is not None:
        yield from _between("payout cap", [table.limits.payout_cap.amount], 0, MOST_FUNDS)


def _rules(table: Table) -> Iterator[str]:
    rules, procedure = table.rules, table.procedure
    yield from _between("boxes", [rules.boxes, rules.boxes_per_player], 1, 8)
    yield from _between("dark boxes", [rules.dark_boxes], 0, 8)
    yield from _between(_("multiples of the Ante"), (*rules.before_the_flop, *rules.dark_play), 1, 4)
    yield from _between("packet", [procedure.packet], 1, 2)
    yield from _between("cut", [procedure.cut_at_least], 1, 26)
    for order in (procedure.order_in_box.take, procedure.order_in_box.pay):
        if sorted(order) != sorted(Bet):
            yield _("the order in a box does not have each bet once")


def _pays(name: str, paytable: Paytable) -> Iterator[str]:
    categories = [category for category, _ in paytable.lines]
    if not categories or len(set(categories)) != len(categories):
        yield _("{name}: its hands are none, or one of them is there twice").format(name=name)
    odds = [pay for _, pay in paytable.lines if isinstance(pay, Odds)]
    yield from _between(_("{name}: odds").format(name=name), (each.per for each in odds), 1, MOST_TO_ONE)
    yield from _between(_("{name}: odds").format(name=name), (each.pays for each in odds), 0, MOST_TO_ONE**2)
    if any(each.pays > MOST_TO_ONE * each.per for each in odds):
        yield _("{name}: odds of more than {most} to 1").format(name=name, most=MOST_TO_ONE)


def _between(what: str, values: Iterable[int], least: int, most: int) -> Iterator[str]:
    for value in values:
        if not least <= value <= most:
            yield _("{what}: expected {least} to {most}, found {value}").format(
                what=what, least=least, most=most, value=value
            )
