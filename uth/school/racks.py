"""Racks and slips: what a rack holds by its slip, and what really lies in it."""

from __future__ import annotations

from collections.abc import Iterator

from uth.company.chance import Chance
from uth.game.model import DEALER
from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.school.exercise import CutOut
from uth.school.settling.chips import worth
from uth.school.stacks import ON_STACKS, STACK, full_rack
from uth.school.stated import Reason
from uth.table import Table
from uth.train.felt.model import RACK, Chips, Felt
from uth.words.money import money_words

_MOST_COLOURS, _MOST_STACKS = 5, 10


def slip_of(table: Table, chance: Chance) -> CutOut:
    """Return what the slip of a table says, the highest chip first: its float, where the table file states one, else
    full stacks of some of its chips.
    """
    stated = full_rack(table)
    if stated is not None and worth(stated):
        return tuple((value, count) for value, count in stated if count)
    colours = chance.some_of(table.chips, min(_MOST_COLOURS, len(table.chips)))
    return tuple((chip.value, STACK * chance.between(1, _MOST_STACKS)) for chip in sorted(colours, reverse=True))


def on_felt(rack: CutOut) -> Felt:
    """Return a table on which nothing lies, with that rack."""
    return Felt({RACK: {Chips(DEALER, value): count for value, count in sorted(rack) if count}})


def slip_lines(table: Table, slip: CutOut) -> Iterator[str]:
    """Yield the lines of a slip: the worth of each chip value, and the total, as the regulations have it."""
    yield from value_lines(table, slip)
    yield _("Slip: total {amount}").format(amount=money_words(worth(slip), table.currency))


def value_lines(table: Table, slip: CutOut) -> Iterator[str]:
    """Yield the lines of a slip without its total: the worth of each chip value."""
    money = table.currency
    for value, count in slip:
        yield _("Slip: chips of {chip}, {amount}").format(
            chip=money_words(value, money), amount=money_words(value * count, money)
        )


def stack_lines(table: Table, chips: CutOut, sentence: str) -> Iterator[str]:
    """Yield chips as they stand, by full stacks and what is over; *sentence*: with {chip} and {stacks}."""
    for value, count in chips:
        chip = money_words(value, table.currency)
        yield sentence.format(chip=chip, stacks=stacks_words(count))


def stack_reason() -> Reason:
    """Return what makes the worth of stacks right."""
    return Reason(_("a full stack is {count} chips").format(count=STACK), ON_STACKS)


def stacks_words(count: int) -> str:
    """Return how many full stacks there are and how many chips over: ``3 full stacks and 4 chips``."""
    stacks, over = divmod(count, STACK)
    full = ngettext("{count} full stack", "{count} full stacks", stacks).format(count=stacks)
    rest = ngettext("{count} chip", "{count} chips", over).format(count=over)
    if not stacks or not over:
        return rest if over or not stacks else full
    return _("{stacks} and {chips}").format(stacks=full, chips=rest)
