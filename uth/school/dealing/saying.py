"""What a dealer has done, act by act, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping

from uth.school.dealing.acts import (
    Act,
    Ask,
    CloseBetting,
    CountStub,
    CutDeck,
    DealPacket,
    NameRuling,
    OpenBetting,
    Report,
    TakeFold,
    TurnBoard,
    box_of,
    word_of,
)
from uth.school.dealing.watching import event_words
from uth.school.house import House
from uth.school.settling.acts import CallDealer, CallHand, GiveBack, OfBet, Pay, TakeBack
from uth.school.settling.chips import chips_words, worth
from uth.words import school_acts as words
from uth.words.hands import category_words
from uth.words.money import money_words
from uth.words.rulings import call_words, ruling_words
from uth.words.settlement import bet_words


def act_words(act: Act, house: House) -> str:
    """Return what was done, a sentence: ``Asked box 3: "Check, or play twice the Ante"``."""
    gaps = {"box": box_of(act), **_of_dealing(act, house), **_of_settling(act, house)}
    return words.act_sentence(word_of(act), gaps)


def _of_dealing(act: Act, house: House) -> Mapping[str, object]:
    match act:
        case OpenBetting(call) | CloseBetting(call) | Ask(_, call):
            return {"call": call_words(call, house.table, house.profile)}
        case CutDeck(cards) | CountStub(cards):
            return {"cards": words.card_count(cards)}
        case DealPacket(to, box, count):
            return {"cards": words.card_count(count), "place": words.dealt_to(to.value, box)}
        case TakeFold(_, where):
            return {"place": words.folded_to(where.value)}
        case TurnBoard(street):
            return {"street": words.street_words(street.value)}
        case NameRuling(ruling):
            return {"ruling": ruling_words(ruling)}
        case Report(_, event):
            return {"event": event_words(event)}
        case _:
            return {}


def _of_settling(act: Act, house: House) -> Mapping[str, object]:
    match act:
        case CallDealer(hand, qualifies):
            return {"hand": words.with_said(category_words(hand), qualifies=qualifies)}
        case CallHand(_, hand):
            return {"hand": category_words(hand)}
        case Pay(_, bet, chips) | TakeBack(_, bet, chips) | GiveBack(_, bet, chips):
            amount = money_words(worth(chips), house.table.currency)
            return {"bet": bet_words(bet), "amount": amount, "chips": chips_words(chips, house.table)}
        case _ if isinstance(act, OfBet):
            return {"bet": bet_words(act.bet)}
        case _:
            return {}
