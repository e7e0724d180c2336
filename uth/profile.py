"""A house profile: how one house or regulator rules on what goes wrong at the table, and what its dealer calls.

The lines are those of rules.md 12.2 to 12.5. A fault on which the profile's sources are silent has no ruling: whoever
deals stops, protects the cards and calls the floor, and the floor decides. So it is with what becomes of tokes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


class Fault(StrEnum):
    """What goes wrong at a table. The values are the keys of a profile's ``rulings``."""

    PLAYER_CARD_EXPOSED = "player card exposed"
    """By the dealer, in the deal (I1)."""
    PLAYER_CARDS_EXPOSED = "several player cards exposed"
    DEALER_CARD_EXPOSED = "dealer card exposed"
    PLAYER_SHOWS_CARD = "player shows own card"
    COUNT_BEFORE_ACTION = "wrong count before action"
    COUNT_AFTER_ACTION = "wrong count after action"
    COUNT_OF_DEALER = "wrong count of the dealer"
    WRONG_PLACE = "card to the wrong place"
    """And nothing was dealt since (I8)."""
    EMPTY_BOX = "cards to an empty box"
    FACE_UP_IN_DECK = "card face up in the deck"
    BURN_FORGOTTEN = "burn forgotten"
    """Found before anybody has acted (I11)."""
    FLOP_WRONG = "flop too early or of four cards"
    LAST_CARDS_EARLY = "last cards too early"
    LOOKED_EARLY = "looked before the deal ended"
    LOOKED_AT_SECOND = "looked at a second hand"
    CARDS_SHARED = "cards shared or signalled"
    CARDS_BELOW = "cards below or off the table"
    LATE_BET = "bet after the close"
    UNEQUAL = "ante not equal to blind"
    """Seen before the first card (I19)."""
    OUTSIDE_LIMITS = "bet outside the limits accepted"
    WRONG_MULTIPLE = "play of a wrong multiple"
    """Seen before the next street (I21)."""
    TOUCHED = "bet or cards touched"
    OUT_OF_TURN = "acted out of turn"
    SEVERAL_MOTIONS = "several motions"
    MUCKED = "folded cards mucked with trips live"
    AWAY = "player away"
    NOT_SEATED = "bettor not seated"
    WRONG_PAYOUT = "wrong payout noticed"
    DECK_FOUL = "card missing, extra or marked"
    JAM = "shuffler jam"
    DEALER_CHANGE = "dealer change in a round"
    CALCULATOR = "calculator or tracker"
    # rules.md 12.4
    RACKED_EARLY = "winning hand racked early"
    WINNER_TAKEN = "winning bet taken"
    LATE_CLAIM = "claim after the next deal"
    FOLDED_BY_MISTAKE = "folded by mistake"
    FOREIGN_CHIP = "cash or foreign chip"
    VERBAL_BET = "verbal bet"
    SHORT_PLAY = "short play bet"


class Ruling(StrEnum):
    """What a house does about a fault. The values are contract words of a profile file."""

    RESHUFFLE = "reshuffle and redeal, bets stay"
    VOID = "round void, bets back"
    TURN_BACK = "turn it back and go on"
    REPLACE = "replace it after the deal"
    HAND_DEAD = "that hand dead"
    EXTRA_HAND_DEAD = "extra hand dead"
    MOVE_IT = "move it and go on"
    BURN_IT = "burn it and go on"
    SET_ASIDE = "set it aside and go on"
    BACK_WITH_BURN = "take back with the burn, reshuffle, deal again"
    BACK_BURN_STAYS = "take back, reshuffle, deal again, the burn stays"
    PLAY_ON = "play on as it is"
    NO_REMEDY = "no remedy, that player's own affair"
    FORBIDDEN = "forbidden, the floor decides what follows"
    REFUSED = "not allowed, refuse it"
    CORRECT_BEFORE_DEAL = "correct before the first card"
    CORRECT_BEFORE_STREET = "correct before the next street"
    STANDS = "stands in full"
    BINDING = "stays binding"
    COMMITTED = "chips past the line commit"
    FIRST_MOTION = "the first motion counts"
    KEPT_UNDER_TRIPS = "keep them under the trips"
    OPENED_AFTER_HOUSE = "opened after the dealer's hand"
    REMOVED = "that player may be removed"
    REPORT = "freeze the table and report"
    FINISH_ROUND = "finish the round first"
    FLOOR_DECIDES = "the floor decides"


class Toke(StrEnum):
    """What happens with a toke, the dealer's tip (rules.md 12.5). The values are the keys of a profile's ``tokes``."""

    LAID = "toke bet laid"
    WINS = "toke bet wins"
    PUSHES = "toke bet pushes"
    LOSES = "toke bet loses"
    AGAIN = "won toke bet again"
    """Somebody wants a toke bet that has won to stay for the next round."""
    GIVEN = "toke given"
    """Without a bet."""
    SUPERVISOR = "toke for a supervisor"


class TokeRuling(StrEnum):
    """What a house does with a toke. The values are contract words of a profile file."""

    BESIDE_BET = "beside the player's bet, as a bet of its own"
    TO_BOX = "paid, then all of it to the toke box"
    PLAYER_DECIDES = "the player says whether it is given or taken back"
    TAKEN = "taken to the rack, after the player's bet"
    NOT_AGAIN = "not bet again, to the toke box"
    SHOWN = "shown, then to the toke box at once"
    NOT_ACCEPTED = "not accepted"
    FLOOR_DECIDES = "the floor decides"


class Call(StrEnum):
    """A moment at which the dealer says something (rules.md 7.3). The values are the keys of a profile's ``calls``."""

    BETTING = "betting"
    CLOSE = "close"
    PREFLOP = "preflop"
    FLOP = "flop"
    RIVER = "river"
    FOLD = "fold"
    QUALIFIED = "qualified"
    NOT_QUALIFIED = "not qualified"
    BEATS_ALL = "beats all"
    BONUS = "bonus"
    BIG_PAY = "big pay"
    COLOUR_CHANGE = "colour change"


class StepKind(StrEnum):
    """What a dealer does at a step of the settlement. The values are the keys of a profile's ``steps``."""

    CALL_DEALER = "call dealer"
    OPEN = "open hand"
    CALL = "call hand"
    TAKE = "take"
    PUSH = "push"
    PAY = "pay"
    FILL = "call fill"
    CLEAR = "clear box"
    CLEAR_HOUSE = "clear house"


@dataclass(frozen=True, slots=True)
class Line:
    """How a profile rules on one fault, and where that is written."""

    ruling: Ruling
    source: str


@dataclass(frozen=True, slots=True)
class TokeLine:
    """What a profile does with a toke, and where that is written."""

    ruling: TokeRuling
    source: str


@dataclass(frozen=True)
class Profile:
    """One file of ``assets/profiles``, or of the ``profiles`` folder of the user's own.

    :ivar name: as a table file's ``faults`` names it: LT, FR, US, CA, HG, or a file's name without its ending.
    :ivar title: whose rules they are.
    :ivar rulings: the faults on which its sources say something.
    :ivar calls: what its dealers say in words of their own; where there is none, the usual call.
    :ivar steps: what it calls the steps of the settlement, likewise.
    :ivar tokes: what it does with tokes, as far as its sources say.
    """

    name: str
    title: str = ""
    sources: tuple[str, ...] = ()
    rulings: Mapping[Fault, Line] = field(default_factory=dict)
    calls: Mapping[Call, str] = field(default_factory=dict)
    steps: Mapping[StepKind, str] = field(default_factory=dict)
    tokes: Mapping[Toke, TokeLine] = field(default_factory=dict)

    def ruling(self, fault: Fault) -> Ruling:
        """Return how the house rules; where its sources are silent the floor decides."""
        line = self.rulings.get(fault)
        return line.ruling if line else Ruling.FLOOR_DECIDES

    def toke(self, toke: Toke) -> TokeRuling:
        """Return what the house does with a toke; where its sources are silent the floor decides."""
        line = self.tokes.get(toke)
        return line.ruling if line else TokeRuling.FLOOR_DECIDES

    def silent(self, fault: Fault) -> bool:
        """Return whether the profile's sources say nothing of a fault."""
        return fault not in self.rulings


# --- as data


def to_data(profile: Profile) -> dict[str, Any]:
    """Return a profile as what JSON can hold."""
    return {
        "name": profile.name,
        "title": profile.title,
        "sources": list(profile.sources),
        "rulings": {fault.value: [line.ruling.value, line.source] for fault, line in profile.rulings.items()},
        "calls": {call.value: words for call, words in profile.calls.items()},
        "steps": {step.value: words for step, words in profile.steps.items()},
        "tokes": {toke.value: [line.ruling.value, line.source] for toke, line in profile.tokes.items()},
    }


def from_data(data: Any) -> Profile:
    """Return the profile of :func:`to_data`.

    :raises ValueError: if *data* is none.
    """
    try:
        return Profile(
            name=str(data["name"]),
            title=str(data["title"]),
            sources=tuple(map(str, data["sources"])),
            rulings={Fault(fault): Line(Ruling(ruling), str(src)) for fault, (ruling, src) in data["rulings"].items()},
            calls={Call(call): str(words) for call, words in data["calls"].items()},
            steps={StepKind(step): str(words) for step, words in data["steps"].items()},
            # Data from before there were tokes has none.
            tokes={
                Toke(toke): TokeLine(TokeRuling(ruling), str(src))
                for toke, (ruling, src) in data.get("tokes", {}).items()
            },
        )
    except (AttributeError, KeyError, TypeError) as error:
        raise ValueError(f"this is no profile: {error!r:.60}") from error
