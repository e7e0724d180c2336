"""Odds in every spelling a sign uses, and the paytables made of them."""

from __future__ import annotations

import itertools
import re
from fractions import Fraction

from uth.chips import Currency
from uth.config.codecs import Codec, Data
from uth.config.places import Place, Wrong
from uth.config.records import refuse_key
from uth.hands import Category
from uth.i18n import gettext as _
from uth.paytable import MOST_TO_ONE, ROYAL_FIRST, Fixed, Odds, Pay, Paytable
from uth.problems import plain_key
from uth.yaml_nodes import Mapping

MOST_PER = 100

_NUMBER = r"(-?[0-9]{1,3}(?:,[0-9]{3})+|-?[0-9]{1,9}(?:\.[0-9]{1,6})?)"
_SPELLING = re.compile(rf"{_NUMBER}(?:\s*(to|for|:|/)\s*{_NUMBER})?")
SLANG = {
    "royal": Category.ROYAL_FLUSH,
    "quads": Category.FOUR_OF_A_KIND,
    "four": Category.FOUR_OF_A_KIND,
    "boat": Category.FULL_HOUSE,
    "full": Category.FULL_HOUSE,
    "trips": Category.THREE_OF_A_KIND,
    "set": Category.THREE_OF_A_KIND,
    "three": Category.THREE_OF_A_KIND,
}
"""What people call hands; a file has their own names."""


def paytable_looks() -> str:
    """Return what a paytable is, for a person who has written something else."""
    return _('a line for each hand, such as "{example}"').format(example="flush: 3 to 2")


def _odds_look() -> str:
    return _('odds such as "{example}"').format(example="3 to 2")


def read_odds(place: Place) -> Odds:
    """Read odds in lowest terms; a line that says "for" counts the stake and is warned about."""
    found = _SPELLING.fullmatch(place.word(_odds_look()))
    if found is None:
        raise place.expected(_odds_look(), like=Fixed)
    pays, per = (Fraction((part or "1").replace(",", "")) for part in found.group(1, 3))
    if per <= 0:
        raise place.expected(_("{odds}, for a stake of more than 0").format(odds=_odds_look()))
    ratio = pays / per - (1 if found[2] == "for" else 0)
    odds = _within_bounds(place, ratio)
    if found[2] == "for":
        place.report.warn(place.path, _('"{word}" counts the stake in: read as {odds}').format(word="for", odds=odds))
    return odds


def _within_bounds(place: Place, ratio: Fraction) -> Odds:
    if ratio < 0:
        raise place.expected(_("odds of more than 0"))
    if ratio == 0:
        raise place.expected(_('odds of more than 0, or "{push}"').format(push=Fixed.PUSH))
    if ratio > MOST_TO_ONE:
        raise place.expected(_("odds of at most {most:,} to 1").format(most=MOST_TO_ONE))
    if ratio.denominator > MOST_PER:
        raise place.expected(_("odds whose second number is at most {most}").format(most=MOST_PER))
    return Odds(ratio.numerator, ratio.denominator)


def _read_pay(place: Place) -> Pay:
    word = place.word(_("{odds}, {push} or {lose}").format(odds=_odds_look(), push=Fixed.PUSH, lose=Fixed.LOSE))
    fixed = {plain_key(pay): pay for pay in Fixed}.get(word)
    if fixed is None:
        return read_odds(place)
    if fixed is Fixed.SAME_AS_STRAIGHT_FLUSH and place.path[-1] != Category.ROYAL_FLUSH:
        raise place.wrong(_('only the {hand} may pay "{fixed}"').format(hand=Category.ROYAL_FLUSH, fixed=fixed))
    return fixed


def paytable(below: Fixed, top: Category = Category.ROYAL_FLUSH) -> Codec[Paytable]:
    """A sign: *top* and every hand down to the lowest one named; the hands below that, and above *top*, get *below*."""

    def read(place: Place) -> Paytable:
        if not isinstance(place.node, Mapping):
            raise place.expected(paytable_looks())
        lines, failed = _read_lines(place, place.node)
        failed = _report_missing(place, lines, top) or failed
        if failed:
            raise Wrong
        table = Paytable(tuple((hand, lines[hand]) for hand in ROYAL_FIRST if hand in lines), below)
        _warn_of_inversions(place, table)
        return table

    return Codec(read, _write_lines)


def _write_lines(table: Paytable, _: Currency) -> Data:
    return {category.value: str(pay) for category, pay in table.lines}


def _read_lines(place: Place, node: Mapping) -> tuple[dict[Category, Pay], bool]:
    """Return the lines, with a stand-in for each that is wrong, and whether there is one."""
    lines: dict[Category, Pay] = {}
    failed = False
    for key, value in node.pairs:
        here = place.below(key.text, value, key.line, key.column)
        if key.text not in set(Category):
            meant = refuse_key(here, ROYAL_FIRST, {}, SLANG)
            if meant is not None:
                lines.setdefault(Category(meant), Fixed.PUSH)
            failed = True
            continue
        try:
            lines[Category(key.text)] = _read_pay(here)
        except Wrong:
            lines[Category(key.text)] = Fixed.PUSH
            failed = True
    return lines, failed


def _report_missing(place: Place, lines: dict[Category, Pay], top: Category) -> bool:
    """Report the hands that are missing, and those that are above *top*; return whether there are any."""
    lowest = min(lines, key=lambda hand: hand.order, default=top)
    above = [hand for hand in lines if hand.order > top.order]
    for hand in above:
        place.wrong(_('"{hand}" is no hand that can lose: leave it out').format(hand=hand))
    missing = [hand for hand in ROYAL_FIRST if top.order >= hand.order >= lowest.order and hand not in lines]
    for hand in missing:
        if hand is Category.ROYAL_FLUSH:
            place.wrong(
                _('"{hand}" is missing: give its odds, or "{same}"').format(
                    hand=hand, same=Fixed.SAME_AS_STRAIGHT_FLUSH
                )
            )
        elif hand is lowest:
            place.wrong(_('"{hand}" is missing: a sign needs a line at least').format(hand=hand))
        else:
            place.wrong(
                _('"{hand}" is missing: a higher hand than "{lowest}" needs a line, at least "{push}"').format(
                    hand=hand, lowest=lowest, push=Fixed.PUSH
                )
            )
    return bool(missing or above)


def _height(pay: Pay) -> Fraction:
    """Order what a line gives: lose, push, odds from low to high."""
    if isinstance(pay, Odds):
        return Fraction(pay.pays, pay.per)
    return Fraction(-1 if pay is Fixed.LOSE else 0)


def _warn_of_inversions(place: Place, table: Paytable) -> None:
    named = [line[0] for line in table.lines]
    for higher, lower in itertools.pairwise(named):
        if _height(table.pay(lower)) > _height(table.pay(higher)):
            better, worse = _told(table.pay(lower)), _told(table.pay(higher))
            place.report.warn(
                (*place.path, lower),
                _("{better}, more than the higher {higher}, which {worse}").format(
                    better=better, higher=higher, worse=worse
                ),
            )
    if _height(table.below) > _height(table.pay(table.lowest)):
        message = _("{pays}, less than the hands below it, which {below}").format(
            pays=_told(table.pay(table.lowest)), below=table.below
        )
        place.report.warn((*place.path, table.lowest), message)


def _told(pay: Pay) -> str:
    if isinstance(pay, Odds):
        return _("pays {pay}").format(pay=pay)
    return _("loses") if pay is Fixed.LOSE else _("pushes")
