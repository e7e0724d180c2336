"""Acts in a round that is dealt, as they are typed: ``deal 3 2``, ``ask 3 flop``, ``take fold 3 rack``, ``stop``."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from uth.chips import Currency
from uth.cli.train import acts_typed
from uth.cli.train.typed import NotAnAnswer
from uth.game.model import To
from uth.profile import Call, Ruling
from uth.school.dealing.acts import (
    Accept,
    Act,
    Ask,
    Burn,
    CheckBets,
    CloseBetting,
    Correct,
    CountStub,
    CutDeck,
    DealPacket,
    FoldedTo,
    LoadShuffler,
    NameRuling,
    OfDealing,
    OfferCut,
    OpenBetting,
    OpenHouse,
    ProtectCards,
    Protection,
    Refuse,
    Report,
    ScanBets,
    Shuffle,
    StopGame,
    TakeFold,
    TurnBoard,
)
from uth.school.dealing.course import Course
from uth.school.dealing.steps import CALLS
from uth.school.dealing.watching import event_words
from uth.table import Street
from uth.words import school_deal_typed as words
from uth.words.rulings import call_words, ruling_words

_Rest = tuple[str, ...]
_Made = Callable[[_Rest, Course], Act]
T = TypeVar("T")


def act_of(line: str, course: Course) -> Act:
    """Return the act that a line says in a round: of the dealing, else one of the settlement.

    :raises NotAnAnswer: if it says none.
    """
    said = tuple(word for word in line.casefold().split() if word != "box")
    for head, made in _HEADS.items():
        start = tuple(head.split())
        if said[: len(start)] == start and not _of_settlement(said):
            return made(said[len(start) :], course)
    return acts_typed.act_of(line, course.table)


def _of_settlement(said: _Rest) -> bool:
    """Whether it is a folded hand that is opened: ``open 3``, not ``open`` or ``open house``."""
    return said[:2] == ("open", "hand") or (said[:1] == ("open",) and len(said) > 1 and said[1].isdecimal())


# --- parts of a line


def _one_of(text: str, known: Iterable[T], names: Callable[[T], Sequence[str]], why: str) -> T:
    """What has that name, or the only thing whose name begins so, or has it in it.

    :raises NotAnAnswer: if nothing has, or several things.
    """
    named = [(each, [name.casefold() for name in names(each)]) for each in known]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [each for each, its in named if text and any(fits(name, text) for name in its)]
        if len(found) == 1:
            return found[0]
        if found:
            raise NotAnAnswer(words.could_be(names(each)[0] for each in found))
    raise NotAnAnswer(why)


def _number(rest: _Rest, why: str) -> int:
    if len(rest) != 1 or not rest[0].isascii() or not rest[0].isdecimal() or len(rest[0]) > 2:
        raise NotAnAnswer(why)
    return int(rest[0])


def _call(rest: _Rest, course: Course) -> Call:
    profile = course.house.profile

    def names(call: Call) -> list[str]:
        return [call.value, call_words(call, course.table, profile)]

    return _one_of(" ".join(rest), Call, names, words.no_such_call())


# --- acts


def _alone(made: Callable[[], Act]) -> _Made:
    def act(rest: _Rest, _course: Course) -> Act:
        if rest:
            raise NotAnAnswer(words.nothing_after())
        return made()

    return act


def _of_box(made: Callable[[int], Act]) -> _Made:
    return lambda rest, _course: made(_number(rest, words.which_box()))


def _of_cards(made: Callable[[int], Act]) -> _Made:
    return lambda rest, _course: made(_number(rest, words.how_many_cards()))


def _said_at_betting(made: Callable[[], Act] | Callable[[Call], Act]) -> _Made:
    """A call for or against bets; what is said otherwise stands behind it."""

    def act(rest: _Rest, course: Course) -> Act:
        return made(_call(rest, course)) if rest else made()  # type: ignore[call-arg]

    return act


def _ask(rest: _Rest, course: Course) -> Act:
    """With no call the one of the street: who types it says it."""
    box = _number(rest[:1], words.which_box())
    return Ask(box, _call(rest[1:], course) if rest[1:] else CALLS[course.street or Street.PREFLOP])


def _say(rest: _Rest, course: Course) -> Act:
    """A call to a box; with no box the one for or against bets, or whatever is said in its place."""
    if rest and rest[-1].isdecimal():
        return Ask(_number(rest[-1:], words.which_box()), _call(rest[:-1], course))
    call = _call(rest, course)
    if call is Call.BETTING or call is Call.CLOSE:
        return OpenBetting() if call is Call.BETTING else CloseBetting()
    if course.begun:
        raise NotAnAnswer(words.say_to_whom())
    return OpenBetting(call) if OpenBetting not in course.did else CloseBetting(call)


def _deal(rest: _Rest, _course: Course) -> Act:
    places = {"dealer": To.DEALER, "board": To.COMMUNITY}
    to, count = rest[:1], _number(rest[1:2], words.how_to_deal())
    if len(rest) != 2:
        raise NotAnAnswer(words.how_to_deal())
    if to[0] in places:
        return DealPacket(places[to[0]], 0, count)
    return DealPacket(To.BOX, _number(to, words.how_to_deal()), count)


def _turn(rest: _Rest, _course: Course) -> Act:
    streets = {"flop": Street.FLOP, "river": Street.RIVER}
    if len(rest) != 1 or rest[0] not in streets:
        raise NotAnAnswer(words.which_cards())
    return TurnBoard(streets[rest[0]])


def _take_fold(rest: _Rest, _course: Course) -> Act:
    where = {"rack": FoldedTo.RACK, "discards": FoldedTo.RACK, "trips": FoldedTo.UNDER_TRIPS,
             "under trips": FoldedTo.UNDER_TRIPS}.get(" ".join(rest[1:]))  # fmt: skip
    if where is None:
        raise NotAnAnswer(words.where_to_lay())
    return TakeFold(_number(rest[:1], words.where_to_lay()), where)


def _ruling(rest: _Rest, _course: Course) -> Act:
    return NameRuling(_one_of(" ".join(rest), Ruling, lambda each: [each.value, ruling_words(each)], words.no_ruling()))


def _report(rest: _Rest, _course: Course) -> Act:
    """With no box it is the dealer's own place."""
    has_box = bool(rest) and rest[0].isdecimal()
    box = _number(rest[:1], words.which_box()) if has_box else 0
    name = " ".join(rest[1:] if has_box else rest)
    return Report(box, _one_of(name, Protection, lambda each: [each.value, event_words(each)], words.no_event()))


_HEADS: dict[str, _Made] = {
    "open house": _alone(OpenHouse),
    "open dealer": _alone(OpenHouse),
    "open": _said_at_betting(OpenBetting),
    "scan bets": _alone(ScanBets),
    "scan": _alone(ScanBets),
    "close": _said_at_betting(CloseBetting),
    "shuffle": _alone(Shuffle),
    "load shuffler": _alone(LoadShuffler),
    "load": _alone(LoadShuffler),
    "offer cut": _of_box(OfferCut),
    "offer": _of_box(OfferCut),
    "cut": _of_cards(CutDeck),
    "deal": _deal,
    "burn": _alone(Burn),
    "ask": _ask,
    "say": _say,
    "turn": _turn,
    "take fold": _take_fold,
    "accept": _of_box(Accept),
    "correct": _of_box(Correct),
    "refuse": _of_box(Refuse),
    "check bets": _alone(CheckBets),
    "check": _alone(CheckBets),
    "count": _of_cards(CountStub),
    "stop game": _alone(StopGame),
    "stop": _alone(StopGame),
    "protect cards": _alone(ProtectCards),
    "protect": _alone(ProtectCards),
    "ruling": _ruling,
    "report": _report,
}
"""The longer names come before those that begin as they do."""


# --- the other way round


def typed(act: Act, money: Currency) -> str:
    """Return the line that says an act, of the dealing or of the settlement."""
    if not isinstance(act, OfDealing):
        return acts_typed.typed_act(act, money)
    head = _HEAD[type(act)]
    return " ".join([head, *(str(part) for part in _parts(act))])


def _parts(act: OfDealing) -> Iterable[object]:
    match act:
        case OpenBetting(call):
            return () if call is Call.BETTING else (call,)
        case CloseBetting(call):
            return () if call is Call.CLOSE else (call,)
        case DealPacket(to, box, count):
            return {To.DEALER: "dealer", To.COMMUNITY: "board", To.BURN: "burn"}.get(to, box), count
        case TakeFold(box, where):
            return box, "trips" if where is FoldedTo.UNDER_TRIPS else "rack"
        case _:
            names = ("box", "call", "cards", "street", "ruling", "event")
            return tuple(getattr(act, name) for name in names if hasattr(act, name))


_HEAD: dict[type[Act], str] = {
    OpenBetting: "open", ScanBets: "scan", CloseBetting: "close", Shuffle: "shuffle", LoadShuffler: "load",
    OfferCut: "offer cut", CutDeck: "cut", DealPacket: "deal", Burn: "burn", TurnBoard: "turn", Ask: "ask",
    Accept: "accept", Correct: "correct", Refuse: "refuse", TakeFold: "take fold", CheckBets: "check bets",
    OpenHouse: "open house", CountStub: "count", StopGame: "stop", ProtectCards: "protect", NameRuling: "ruling",
    Report: "report",
}  # fmt: skip
