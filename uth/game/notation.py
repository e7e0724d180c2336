"""Actions and settlements as plain data and back: what the database and exports carry.

Everything is a list whose first word says what it is; amounts stay minor units, words are the contract words of the
enumerations. The same data always gives the same record, in every version.
"""

from __future__ import annotations

from typing import Any, assert_never

from uth.cards import parse_cards
from uth.errors import UthError
from uth.game.actions import Action, ClearBets, CloseBets, Cut, Deal, Decide, DeclineCut, PlaceBets
from uth.game.model import Choice, Stakes, stakes_of
from uth.game.settlement import BetResult, BoxSettlement, Line, Result, Settlement, Why
from uth.hands import Category, Hand, evaluate
from uth.paytable import Odds
from uth.table import Bet

Plain = list[Any]


class NotationError(UthError):
    """Data that stands for no action or settlement."""


class NotAnAction(NotationError):
    """Data that stands for no action; *short* is how it begins."""

    def __init__(self, data: Any) -> None:
        super().__init__(data)
        self.short = _short(data)

    def __str__(self) -> str:
        return f"no action: {self.short}"


class NotASettlement(NotationError):
    """Data that stands for no settlement; *short* is how it begins."""

    def __init__(self, data: Any) -> None:
        super().__init__(data)
        self.short = _short(data)

    def __str__(self) -> str:
        return f"no settlement: {self.short}"


# --- actions


def action_data(action: Action) -> Plain:
    """Return an action as a list: its name, then what it needs."""
    match action:
        case PlaceBets(box, owner, stakes, dark):
            return ["bet", box, owner, _stakes_data(stakes), dark]
        case ClearBets(box):
            return ["clear", box]
        case CloseBets():
            return ["close"]
        case Cut(by, at):
            return ["cut", by, at]
        case DeclineCut(by):
            return ["decline cut", by]
        case Deal(cards):
            return ["deal", "".join(map(str, cards))]
        case Decide(box, choice):
            return ["decide", box, choice.value]
        case _:
            assert_never(action)


def action_from(data: Any) -> Action:
    """Return the action of :func:`action_data`.

    :raises NotationError: if *data* is none.
    """
    try:
        return _action(data)
    except (UthError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise NotAnAction(data) from error


def _action(data: Any) -> Action:
    match data:
        case ["bet", int(box), str(owner), dict(stakes), None | int() as dark]:
            return PlaceBets(box, owner, stakes_of({Bet(bet): _whole(amount) for bet, amount in stakes.items()}), dark)
        case ["clear", int(box)]:
            return ClearBets(box)
        case ["close"]:
            return CloseBets()
        case ["cut", str(by), int(at)]:
            return Cut(by, at)
        case ["decline cut", str(by)]:
            return DeclineCut(by)
        case ["deal", str(cards)]:
            return Deal(tuple(parse_cards(cards)))
        case ["decide", int(box), str(choice)]:
            return Decide(box, Choice(choice))
        case _:
            raise NotationError("unknown")


def _stakes_data(stakes: Stakes) -> dict[str, int]:
    return {bet.value: amount for bet, amount in stakes}


# --- settlements


def settlement_data(settlement: Settlement) -> Plain:
    """Return a settlement as ``[dealer's hand, whether it qualifies, boxes in their order]``."""
    return [_hand_data(settlement.dealer), settlement.qualifies, [_box_data(box) for box in settlement.boxes]]


def settlement_from(data: Any) -> Settlement:
    """Return the settlement of :func:`settlement_data`.

    :raises NotationError: if *data* is none.
    """
    try:
        dealer, qualifies, boxes = data
        if not isinstance(qualifies, bool):
            raise TypeError
        return Settlement(_hand(dealer), qualifies, tuple(_box(box) for box in boxes))
    except (UthError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise NotASettlement(data) from error


def _box_data(settled: BoxSettlement) -> Plain:
    lines = [_line_data(line) for line in settled.lines]
    return [settled.box, settled.owner, _hand_data(settled.hand), settled.result.value, lines]


def _box(data: Any) -> BoxSettlement:
    number, owner, hand, result, lines = data
    settled = tuple(_line(number, line) for line in lines)
    return BoxSettlement(_whole(number), str(owner), _hand(hand), Result(result), settled)


def _line_data(line: Line) -> Plain:
    hand = line.hand.value if line.hand else None
    odds = list(line.odds) if line.odds else None
    return [line.bet.value, line.stake, line.result.value, line.why.value, hand, odds, line.uncapped, line.paid]


def _line(box: int, data: Any) -> Line:
    bet, stake, result, why, hand, odds, uncapped, paid = data
    return Line(
        box,
        Bet(bet),
        _whole(stake),
        BetResult(result),
        Why(why),
        Category(hand) if hand is not None else None,
        Odds(*map(_whole, odds)) if odds is not None else None,
        _whole(uncapped),
        _whole(paid),
    )


def _hand_data(hand: Hand) -> str:
    return "".join(map(str, hand.cards))


def _hand(cards: str) -> Hand:
    return evaluate(parse_cards(cards))


def _whole(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError("no whole number")
    return value


def _short(data: Any) -> str:
    text = repr(data)
    return text if len(text) <= 60 else f"{text[:57]}..."
