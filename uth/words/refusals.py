"""Why something cannot be done, in a sentence with its amounts."""

from __future__ import annotations

from uth.game.actions import Reason, Refusal
from uth.game.model import DEALER, Choice, Phase
from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.table import Street
from uth.words.choices import Say, choice_label

_SENTENCES = {
    Reason.NOT_NOW: "Not now: {phase}.",
    Reason.NO_SUCH_BOX: "There is no box {box}: this table has {boxes}.",
    Reason.BOX_TAKEN: "Box {box} is taken by {owner}.",
    Reason.BOX_NOT_OPEN: "There is no bet on box {box}.",
    Reason.TOO_MANY_BOXES: "One player may have {most} at this table.",
    Reason.SECOND_SEEN_BOX: "Only one box may be seen, and that is box {seen}: the others are played dark.",
    Reason.TOO_MANY_DARK: "No more than {most} may be played dark.",
    Reason.NO_DARK_BOXES: "This table has no dark boxes.",
    Reason.DARK_MULTIPLE: "Play on a dark box is {allowed} the Ante, not {multiple}x.",
    Reason.NAME_RESERVED: "Nobody may be called {owner}.",
    Reason.ANTE_MISSING: "A box needs an Ante first.",
    Reason.ANTE_LIMITS: "The Ante is {least} to {most} in steps of {step}: {stake} is {fault}.",
    Reason.BLIND_NOT_EQUAL: "The Blind must equal the Ante: {blind} is not {ante}.",
    Reason.PLAY_TOO_EARLY: "Play is bet when the cards are dealt.",
    Reason.NO_TRIPS: "This table has no Trips bet.",
    Reason.TRIPS_LIMITS: "Trips is {least} to {most} in steps of {step}: {stake} is {fault}.",
    Reason.TRIPS_ON_DARK: "Trips may not be bet on a dark box.",
    Reason.FUNDS: "That takes {needed} with Play 1x kept back for each seen box, and you have {has}.",
    Reason.NO_BETS: "Put an Ante on a box first.",
    Reason.NOT_IN_TURN: "It is box {turn}'s turn, not box {box}'s.",
    Reason.ALREADY_DECIDED: "Box {box} has decided.",
    Reason.NOT_OFFERED: "{choice} is not offered {street}.",
    Reason.CANNOT_AFFORD: "That takes {cost}, and you have {available}.",
    Reason.KEEPS_NO_1X: "That takes {cost} of {available}, and {reserved} is kept back for Play 1x on the other boxes.",
    Reason.NOT_THE_CUTTER: "{cutter} is asked to cut.",
    Reason.CUT_SIZE: "Cut {least} to {most} cards, not {at}.",
    Reason.CARD_COUNT: "{expected} cards are due, not {got}.",
    Reason.CARD_TWICE: "The card {card} is out already.",
}
_PHASES = {
    Phase.BETTING: "bets are being placed",
    Phase.CUT: "the deck is being cut",
    Phase.DEAL: "cards are being dealt",
    Phase.DECISION: "a decision is asked for",
    Phase.SETTLED: "the round is over",
}
_ON_STREETS = {Street.PREFLOP: "before the flop", Street.FLOP: "on the flop", Street.RIVER: "on the river"}
_AMOUNTS = frozenset({"stake", "needed", "has", "cost", "available", "reserved", "ante", "blind"})
_LIMITS = frozenset({"least", "most", "step"})


def refusal_sentence(refusal: Refusal, say: Say) -> str:
    """Return why something is refused; *say* writes its amounts."""
    limited = refusal.reason in (Reason.ANTE_LIMITS, Reason.TRIPS_LIMITS)
    amounts = _AMOUNTS | _LIMITS if limited else _AMOUNTS
    words = {
        name: say(value) if name in amounts and isinstance(value, int) else _word(name, str(value))
        for name, value in refusal.details
    }
    if limited:
        words["fault"] = _fault(refusal)
    if refusal.reason in (Reason.TOO_MANY_BOXES, Reason.TOO_MANY_DARK):
        words["most"] = _boxes(int(dict(refusal.details)["most"]))
    sentence = _(_SENTENCES[refusal.reason]).format(**words)
    return sentence[:1].upper() + sentence[1:]


def _boxes(number: int) -> str:
    return ngettext("{number} box", "{number} boxes", number).format(number=number)


def _fault(refusal: Refusal) -> str:
    details = {name: value for name, value in refusal.details if isinstance(value, int)}
    if details["stake"] < details["least"]:
        return _("too little")
    return _("too much") if details["stake"] > details["most"] else _("between two steps")


def _word(name: str, value: str) -> str:
    """A contract word in the reader's language; numbers and names as they are."""
    match name:
        case "phase":
            return _(_PHASES[Phase(value)])
        case "street":
            return _(_ON_STREETS[Street(value)])
        case "choice":
            return choice_label(Choice(value))
        case "cutter" | "owner":
            return _("the dealer") if value == DEALER else value
        case _:
            return value
