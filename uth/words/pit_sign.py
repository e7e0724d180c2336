"""The check of a printed sign in words."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from uth.hands import Category
from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.paytable import Fixed, Odds, Pay
from uth.problems import shown
from uth.table import Bet
from uth.words.figures import percent_words
from uth.words.hands import category_words
from uth.words.pit import names_words
from uth.words.settlement import bet_words
from uth.words.sign import list_words, pay_words


def title() -> str:
    """Return the title of the document."""
    return _("Sign check")


def hands_words(hands: Sequence[Category]) -> str:
    """Return hands in a row: ``straight flush and full house``."""
    return list_words([category_words(hand) for hand in hands], _("and")) if hands else ""


def known_words(bet: Bet, names: Sequence[str]) -> str:
    """Return that a sign is a known one."""
    return _("{bet}: this is the sign of {names}.").format(bet=bet_words(bet), names=names_words(names))


def unknown_words(bet: Bet) -> str:
    """Return that a sign is none of the known ones."""
    return _("{bet}: no known table has this sign.").format(bet=bet_words(bet))


def nearest_words(bet: Bet, lines: int, names: Sequence[str]) -> str:
    """Return which known sign is nearest, and in how many lines it differs."""
    return ngettext(
        "{bet}: nearest is the sign of {names}; {lines} line differs.",
        "{bet}: nearest is the sign of {names}; {lines} lines differ.",
        lines,
    ).format(bet=bet_words(bet), names=names_words(names), lines=lines)


def turned_words(bet: Bet) -> str:
    """Return that a sign is printed upside down."""
    return _("{bet}: the sign is printed upside down, its lowest line first.").format(bet=bet_words(bet))


def turned_known_words(bet: Bet, names: Sequence[str]) -> str:
    """Return which known sign one is, turned round."""
    return _("{bet}: turned round it is the sign of {names}.").format(bet=bet_words(bet), names=names_words(names))


def together_words(bet: Bet, first: str, second: str) -> str:
    """Return that what stands under a bet is two signs; both in the words of :func:`part_words`."""
    return _("{bet}: two signs run together: {first}, then {second}. What follows is of the {bet} sign alone.").format(
        bet=bet_words(bet), first=first, second=second
    )


def part_words(bet: Bet, names: Sequence[str], lines: int, *, cut: bool, upside_down: bool) -> str:
    """Return one of two signs that run together: *lines* of it if it is *cut*."""
    if cut:
        sentence = ngettext(
            "the first line of the {bet} sign of {names}",
            "the first {lines} lines of the {bet} sign of {names}",
            lines,
        )
    elif upside_down:
        sentence = _("upside down the {bet} sign of {names}")
    else:
        sentence = _("the {bet} sign of {names}")
    return sentence.format(bet=bet_words(bet), names=names_words(names), lines=lines)


def meant_words(bet: Bet, name: str, hands: Sequence[Category], *, every: bool) -> str:
    """Return which hands a name that is none may mean by its place; *every*: each known sign has that line."""
    if every:
        sentence = _('{bet}: where "{name}" stands, every known sign of the bet has {hands}')
    else:
        sentence = _('{bet}: where "{name}" stands, known signs of the bet have {hands}')
    return sentence.format(
        bet=bet_words(bet), name=shown(name), hands=list_words([category_words(hand) for hand in hands], _("or"))
    )


def read_so_words(bet: Bet, lines: int, names: Sequence[str], *, whole: bool) -> str:
    """Return what the sign is beside an unknown hand: *whole* if that is read as what it must mean, else without it."""
    if not whole:
        sentence = ngettext(
            "{bet}: without it the nearest is the sign of {names}; {lines} line differs",
            "{bet}: without it the nearest is the sign of {names}; {lines} lines differ",
            lines,
        )
    elif lines:
        sentence = ngettext(
            "{bet}: read so the nearest is the sign of {names}; {lines} line differs",
            "{bet}: read so the nearest is the sign of {names}; {lines} lines differ",
            lines,
        )
    else:
        sentence = _("{bet}: read so it is the sign of {names}")
    return sentence.format(bet=bet_words(bet), names=names_words(names), lines=lines)


def printed_words(pay: Pay, *, counts_stake: bool) -> str:
    """Return a pay as a sign has it; where it counts the stake also what it means: ``50 for 1 (49 to 1)``."""
    if not counts_stake:
        return pay_words(pay)
    if isinstance(pay, Odds):
        number, per = pay.pays + pay.per, pay.per
    else:
        number, per = int(pay is Fixed.PUSH), 1
    return _("{number} for {per} ({meaning})").format(number=f"{number:,}", per=per, meaning=pay_words(pay))


def tables_words(names: Sequence[str]) -> str:
    """Return which tables have every sign that was given, of several."""
    if not names:
        return _("No known table has these signs together.")
    return _("Together they are the signs of {names}.").format(names=names_words(names))


def foreign_words(bet: Bet, other: Bet, hands: Sequence[Category]) -> str:
    """Return that most lines of a sign are those of the other bet."""
    return _("{bet}: {hands}: these lines are those of a {other} sign. Two signs may have run together.").format(
        bet=bet_words(bet), hands=hands_words(hands), other=bet_words(other)
    )


def edge_words(bet: Bet, edge: Fraction, *, read: bool = False) -> str:
    """Return what the house, or the player, wins of the bet by a sign as printed, or as *read* as a whole."""
    if read:
        return _read_edge_words(bet, edge)
    if bet is Bet.TRIPS and edge < 0:
        sentence = _("{bet}: as printed THE PLAYER IS AHEAD, by {edge} of the bet.")
    elif bet is Bet.TRIPS:
        sentence = _("{bet}: as printed the house is ahead, by {edge} of the bet.")
    elif edge < 0:
        sentence = _("{bet}: as printed THE PLAYER IS AHEAD, by {edge} of the Ante.")
    else:
        sentence = _("{bet}: as printed the house is ahead, by {edge} of the Ante.")
    return sentence.format(bet=bet_words(bet), edge=percent_words(abs(edge)))


def _read_edge_words(bet: Bet, edge: Fraction) -> str:
    if bet is Bet.TRIPS and edge < 0:
        sentence = _("{bet}: read so THE PLAYER IS AHEAD, by {edge} of the bet.")
    elif bet is Bet.TRIPS:
        sentence = _("{bet}: read so the house is ahead, by {edge} of the bet.")
    elif edge < 0:
        sentence = _("{bet}: read so THE PLAYER IS AHEAD, by {edge} of the Ante.")
    else:
        sentence = _("{bet}: read so the house is ahead, by {edge} of the Ante.")
    return sentence.format(bet=bet_words(bet), edge=percent_words(abs(edge)))


def no_edge_words(bet: Bet) -> str:
    """Return that the solver is missing that would value a sign."""
    return _("{bet}: this sign has to be solved, and the exact solver cannot be loaded here.").format(
        bet=bet_words(bet)
    )


def cost_words(bet: Bet, names: Sequence[str], amount: str, costs: bool) -> str:
    """Return what a difference costs the house in an hour, or wins it; *amount*: in words, without a sign."""
    if costs:
        sentence = _("{bet}: beside the sign of {names} it costs the house {amount} an hour.")
    else:
        sentence = _("{bet}: beside the sign of {names} it takes {amount} an hour more from the players.")
    return sentence.format(bet=bet_words(bet), names=names_words(names), amount=amount)


def literal_words(bet: Bet, pay: Pay) -> str:
    """Return how hands are read that a sign does not name."""
    return _("{bet}: a hand that the sign does not name is read to the letter: {pay}.").format(
        bet=bet_words(bet), pay=pay_words(pay)
    )


def rules_words(name: str, file: str) -> str:
    """Return with which rules a sign is worked out."""
    return _(
        'Everything but the sign is that of the table "{name}" ({file}). Edges are exact: Trips is counted over all'
        " deals, beside best play; for a changed Blind best play is worked out anew. A negative edge is the player's."
    ).format(name=name, file=file)


# --- what may have happened


def fault_words(fault: str, hands: Sequence[Category], named: bool) -> str:
    """Return what may have happened to a whole sign; *fault*: its contract word."""
    sentences = {
        "lines left out": _("left out: {hands}")
        if named or len(hands) > 1
        else _("left out: {hands}; the lines below it have then moved up"),
        "a line too many": _("one line too many, at {hands}; the lines below it have then moved down"),
        "two lines swapped": _("two lines swapped: {hands}"),
        "lines moved by one": _("the pays of {hands} stand one line off"),
        "for read as to": _('every pay is one too high: numbers that count the stake ("for") printed as "to"'),
        "to read as for": _('every pay is one too low: the numbers of "to" printed as "for", which counts the stake'),
    }
    return _("What may have happened: {what}.").format(what=sentences[fault].format(hands=hands_words(hands)))


def slip_words(slip: str, names: Sequence[str]) -> str:
    """Return what may have happened to one line; *slip*: its contract word, *names*: tables that have the line."""
    sentences = {
        "no line": _("no line on the sign"),
        "a line that the sign does not have": _("no line of this sign"),
        "line of another sign": _("the line of {names}"),
        "line of the other bet": _("the line of the other bet, of {names}"),
        "pay of the line beside it": _("the pay of the line beside it"),
        "a digit": _("a digit or the second number"),
        "the stake counted": _("the stake counted in"),
    }
    return sentences[slip].format(names=names_words(names))
