"""Every error that a dealer could make in a settled round, and the choice of one by chance that is handed in.

Each shows something that is not right: another amount lies at a bet that the table still has. A hand is misread by
overlooking one of its cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from hashlib import sha256

from uth.cards import Card
from uth.chips import can_make
from uth.game.model import Box, Round
from uth.game.settle import End, best_hand, qualifies, settle_alone
from uth.game.settlement import BetResult, BoxSettlement, Line, Result, Settlement, Why
from uth.game.view import lying
from uth.hands import Hand
from uth.paytable import EVEN, Odds, Paytable
from uth.table import Bet, HoleCardsUsed, Rules, Table
from uth.train.errors.model import Error, Shown, with_line

_PAID = {
    Bet.ANTE: Why.BEATS_DEALER,
    Bet.PLAY: Why.BEATS_DEALER,
    Bet.BLIND: Why.PAYTABLE_PAYS,
    Bet.TRIPS: Why.PAYTABLE_PAYS,
}
_TAKEN = dict.fromkeys(Bet, Why.LOSES_TO_DEALER) | {Bet.TRIPS: Why.PAYTABLE_LOSES}
_PUSHED = dict.fromkeys(Bet, Why.TIES_DEALER) | {Bet.BLIND: Why.PAYTABLE_PUSHES}
"""What a dealer who is wrong would say."""


def drawn(state: Round, rate: Fraction, entropy: bytes) -> Shown | None:
    """Return the error that is shown for a settled round, None for most: *rate* is how often there is one, 0 to 1.

    Every kind of error that the round allows is equally likely. The same entropy gives the same error.

    :raises ValueError: if the round is not settled.
    """
    if _fraction(entropy, "whether") >= rate:
        return None
    kinds: dict[Error, list[Shown]] = {}
    for shown in errors_in(state):
        kinds.setdefault(shown.error, []).append(shown)
    if not kinds:
        return None
    of_kind = list(kinds.values())[int(_fraction(entropy, "kind") * len(kinds))]
    return of_kind[int(_fraction(entropy, "which") * len(of_kind))]


def _fraction(entropy: bytes, label: str) -> Fraction:
    digest = sha256(entropy + f"|dealer error|{label}".encode()).digest()
    return Fraction(int.from_bytes(digest[:8], "big"), 1 << 64)


def errors_in(state: Round) -> tuple[Shown, ...]:
    """Return every error that could be shown for a settled round, kind by kind in the order of :class:`Error`.

    :raises ValueError: if the round is not settled.
    """
    if state.settlement is None:
        raise ValueError("nothing is settled yet")
    found = [*_misread_dealer(state, state.settlement)]
    for settled in state.settlement.boxes:
        box = state.box(settled.box)
        assert box is not None
        found += _misread_hand(state, state.settlement, box)
        found += _mispaid(state.table, state.settlement, box, settled)
    visible = (shown for shown in found if _is_visible(shown, state.table))
    return tuple(sorted(visible, key=lambda shown: list(Error).index(shown.error)))


def _is_visible(shown: Shown, table: Table) -> bool:
    """Whether something lies otherwise than it should, and there are chips to lay it so."""
    return bool(shown.wrong) and all(can_make(line.paid, table.chips) for line, _ in shown.wrong)


# --- hands


def _misread_hand(state: Round, booked: Settlement, box: Box) -> Iterator[Shown]:
    if not lying(state.table, box):
        return
    right = booked.box(box.number)
    for hand in misreadings(state.table.rules, box.cards, state.community, right.hand):
        read = _read(state, booked, box, hand, booked.dealer)
        shown = replace(booked, boxes=tuple(read if each.box == box.number else each for each in booked.boxes))
        yield Shown(Error.MISREAD_HAND, box.number, shown, booked)


def _misread_dealer(state: Round, booked: Settlement) -> Iterator[Shown]:
    boxes = [box for settled in booked.boxes if (box := state.box(settled.box)) is not None]
    for hand in misreadings(state.table.rules, state.dealer, state.community, booked.dealer):
        read = tuple(_read(state, booked, box, booked.box(box.number).hand, hand) for box in boxes)
        shown = Settlement(hand, qualifies(state.table.rules, hand), read)
        yield Shown(Error.MISREAD_DEALER, 0, shown, booked)


def misreadings(rules: Rules, hole: Sequence[Card], board: Sequence[Card], right: Hand) -> Iterator[Hand]:
    """Yield the weaker hands that are left when one card is overlooked, each once."""
    both = rules.hole_cards_used is HoleCardsUsed.BOTH
    found: dict[int, Hand] = {}
    for card in (*(() if both else hole), *board):
        left = [each for each in hole if each != card], [each for each in board if each != card]
        hand = best_hand(rules, *left)
        if hand < right:
            found.setdefault(hand.strength, hand)
    yield from found.values()


def _read(state: Round, booked: Settlement, box: Box, hand: Hand, dealer: Hand) -> BoxSettlement:
    """The box as it is settled by who reads these hands; what does not change by that stays as it is booked."""
    right = booked.box(box.number)
    compared = Result.TIE if hand == dealer else Result.WIN if hand > dealer else Result.LOSE
    end = End(hand.category, compared, qualifies(state.table.rules, dealer), box.folded is not None)
    read = zip(settle_alone(state.table, box, end), right.lines, strict=True)
    live = dict(lying(state.table, box))
    lines = tuple(
        line if line.bet in live and (line.result, line.uncapped) != (other.result, other.uncapped) else other
        for line, other in read
    )
    return BoxSettlement(box.number, box.owner, hand, end.result, lines)


# --- bets


def _mispaid(table: Table, booked: Settlement, box: Box, settled: BoxSettlement) -> Iterator[Shown]:
    live = dict(lying(table, box))
    for line in settled.lines:
        if line.bet not in live:
            continue
        for error, shown in _wrong_lines(table, box, settled, line):
            yield Shown(error, box.number, with_line(booked, shown), booked)


def _wrong_lines(table: Table, box: Box, settled: BoxSettlement, line: Line) -> Iterator[tuple[Error, Line]]:
    """How one bet could be treated wrongly."""
    match line.result:
        case BetResult.WIN:
            yield from _of_winner(table, box, settled, line)
        case BetResult.PUSH:
            yield from _of_push(table, settled, line)
        case BetResult.LOSE if line.bet is Bet.BLIND:
            yield Error.BLIND, _pushed(line)
        case BetResult.LOSE if line.bet is not Bet.TRIPS:
            yield Error.LOSER_PAID, _paid(table, line, EVEN)
        case _:
            return


def _of_winner(table: Table, box: Box, settled: BoxSettlement, line: Line) -> Iterator[tuple[Error, Line]]:
    lost = settled.result is not Result.WIN
    yield Error.TRIPS_MISSED if line.bet is Bet.TRIPS and lost else Error.WINNER_TAKEN, _taken(line)
    if line.bet is Bet.PLAY:
        ante = box.stake(Bet.ANTE)
        for multiple in {box.multiple - 1, box.multiple + 1} & {1, 2, 3, 4}:
            amount = EVEN.win(multiple * ante, table.smallest_chip, table.rounding)
            # No odds make that of the stake that lies there: with those of the bet it would look like rounding.
            yield Error.WRONG_MULTIPLE, replace(line, odds=None, uncapped=amount, paid=amount)
    if line.bet is Bet.BLIND:
        yield Error.BLIND, _pushed(line)
    paytable = {Bet.BLIND: table.blind, Bet.TRIPS: table.trips}.get(line.bet)
    if paytable is not None and line.why is Why.PAYTABLE_PAYS and line.odds is not None:
        for odds in _beside(paytable, line.odds):
            yield Error.WRONG_ODDS, _paid(table, line, odds)


def _of_push(table: Table, settled: BoxSettlement, line: Line) -> Iterator[tuple[Error, Line]]:
    match line.why:
        case Why.NOT_QUALIFIED_PUSHES:
            lost = settled.result is Result.LOSE
            yield Error.NOT_QUALIFIED, _taken(line) if lost else _paid(table, line, EVEN)
        case Why.TIES_DEALER:
            yield Error.TIE_TAKEN, _taken(line)
        case Why.PAYTABLE_PUSHES if line.bet is Bet.BLIND:
            yield Error.BLIND, _paid(table, line, EVEN)
        case _:
            return


def _beside(paytable: Paytable, odds: Odds) -> Iterator[Odds]:
    """The odds of the lines next to those with *odds*: a dealer slips by one."""
    lines = [pay for _, pay in paytable.lines]
    for place, pay in enumerate(lines):
        if pay == odds:
            near = (*lines[max(place - 1, 0) : place], *lines[place + 1 : place + 2])
            yield from (other for other in near if isinstance(other, Odds) and other.pays and other != odds)


def _paid(table: Table, line: Line, odds: Odds) -> Line:
    amount = odds.win(line.stake, table.smallest_chip, table.rounding)
    return replace(line, result=BetResult.WIN, why=_PAID[line.bet], odds=odds, uncapped=amount, paid=amount)


def _taken(line: Line) -> Line:
    return replace(line, result=BetResult.LOSE, why=_TAKEN[line.bet], odds=None, uncapped=0, paid=0)


def _pushed(line: Line) -> Line:
    return replace(line, result=BetResult.PUSH, why=_PUSHED[line.bet], odds=None, uncapped=0, paid=0)
