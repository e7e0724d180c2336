"""Acts at a table that is settled, as they are typed: ``dealer pair``, ``take 3 play``, ``pay 3 ante 2x25 1x5``."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from uth.chips import Currency
from uth.cli.train.typed import NotAnAnswer, chips_of
from uth.hands import Category
from uth.school.settling.acts import (
    Act,
    CallDealer,
    CallFill,
    CallFloor,
    CallHand,
    ClearBox,
    ClearHouse,
    Finish,
    GiveBack,
    OpenHand,
    Pay,
    Push,
    Take,
    TakeBack,
)
from uth.table import Bet, Table
from uth.words import school_asked as words

_QUALIFIES = {"qualifies": True, "does qualify": True, "does not qualify": False, "not": False}
_Rest = tuple[str, ...]


def act_of(line: str, table: Table) -> Act:
    """Return the act that a line says.

    :raises NotAnAnswer: if it says none.
    """
    said = tuple(word for word in line.casefold().split() if word != "box")
    for head, made in _HEADS.items():
        start = tuple(head.split())
        if said[: len(start)] == start:
            return made(said[len(start) :], table)
    raise NotAnAnswer(words.not_an_act())


def _dealer(rest: _Rest, _table: Table) -> Act:
    said = " ".join(rest)
    end = next((words for words in sorted(_QUALIFIES, key=len, reverse=True) if said.endswith(words)), None)
    hand = said.removesuffix(end).strip(" ,") if end else said
    return CallDealer(_hand(hand), _QUALIFIES[end] if end else None)


def _hand(text: str) -> Category:
    try:
        return Category(" ".join(text.replace("-", " ").split()))
    except ValueError as error:
        raise NotAnAnswer(words.not_a_hand()) from error


def _box(rest: _Rest) -> int:
    if len(rest) != 1 or not rest[0].isascii() or not rest[0].isdigit() or len(rest[0]) > 2:
        raise NotAnAnswer(words.no_such_box())
    return int(rest[0])


def _bet(rest: _Rest) -> tuple[int, Bet]:
    try:
        return _box(rest[:1]), Bet("".join(rest[1:2]))
    except ValueError as error:
        raise NotAnAnswer(words.no_such_bet()) from error


def _of_bet(made: Callable[[int, Bet], Act]) -> Callable[[_Rest, Table], Act]:
    def act(rest: _Rest, _table: Table) -> Act:
        if len(rest) != 2:
            raise NotAnAnswer(words.no_such_bet())
        return made(*_bet(rest))

    return act


def _of_chips(made: type[Pay | TakeBack | GiveBack]) -> Callable[[_Rest, Table], Act]:
    def act(rest: _Rest, table: Table) -> Act:
        box, bet = _bet(rest)
        return made(box, bet, chips_of(" ".join(rest[2:]), table))

    return act


def _of_box(made: Callable[[int], Act]) -> Callable[[_Rest, Table], Act]:
    return lambda rest, _table: made(_box(rest))


def _alone(made: Callable[[], Act]) -> Callable[[_Rest, Table], Act]:
    def act(rest: _Rest, _table: Table) -> Act:
        if rest:
            raise NotAnAnswer(words.not_an_act())
        return made()

    return act


def _call(rest: _Rest, _table: Table) -> Act:
    return CallHand(_box(rest[:1]), _hand(" ".join(rest[1:])))


def typed_act(act: Act, money: Currency) -> str:
    """Return the line that says an act."""
    match act:
        case CallDealer(hand, qualifies):
            return f"dealer {hand}{_SAID[qualifies]}"
        case CallHand(box, hand):
            return f"call {box} {hand}"
    words = [_HEAD[type(act)], *(str(getattr(act, name)) for name in ("box", "bet") if hasattr(act, name))]
    return " ".join([*words, typed_chips(act.chips, money)] if isinstance(act, Pay | TakeBack | GiveBack) else words)


def typed_chips(chips: Iterable[tuple[int, int]], money: Currency) -> str:
    """Return chips, (value in minor units, count) each, as they are typed: ``2x25 1x0.50``."""
    whole = "." + "0" * money.decimals
    return " ".join(f"{count}x{money.format(value).removesuffix(whole)}" for value, count in chips) or "none"


_SAID = {None: "", True: " qualifies", False: " does not qualify"}
_HEAD: dict[type[Act], str] = {
    ClearHouse: "clear dealer",
    CallFill: "fill",
    CallFloor: "floor",
    Finish: "finish",
    OpenHand: "open",
    ClearBox: "clear",
    Take: "take",
    Push: "push",
    Pay: "pay",
    TakeBack: "take back",
    GiveBack: "give back",
}
_HEADS: dict[str, Callable[[_Rest, Table], Act]] = {
    "call dealer": _dealer,
    "dealer": _dealer,
    "call fill": _alone(CallFill),
    "fill": _alone(CallFill),
    "call floor": _alone(CallFloor),
    "floor": _alone(CallFloor),
    "call hand": _call,
    "call": _call,
    "open hand": _of_box(OpenHand),
    "open": _of_box(OpenHand),
    "take back": _of_chips(TakeBack),
    "take": _of_bet(Take),
    "push": _of_bet(Push),
    "pay": _of_chips(Pay),
    "give back": _of_chips(GiveBack),
    "clear dealer": _alone(ClearHouse),
    "clear house": _alone(ClearHouse),
    "clear": _of_box(ClearBox),
    "finish": _alone(Finish),
}
"""The longer names come before those that begin as they do."""
