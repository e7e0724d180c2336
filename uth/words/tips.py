"""What things at the table are and do, for whoever points at one."""

from __future__ import annotations

from collections.abc import Sequence

from uth.game.model import Choice
from uth.i18n import gettext as _
from uth.table import AnteNotQualified, Bet, Qualify, Rules, TripsAfterFold, TripsAgainstDealer
from uth.words.choices import choice_label
from uth.words.settlement import bet_words

_ACTIONS = {
    "deal": "No more bets: the cards are dealt",
    "rebet": "Lays the bets of the last round",
    "double": "Lays twice as much on every box",
    "undo": "Takes back the last change of the bets",
    "clear": "Takes all bets back",
    "all boxes": "Lays the bets of this box on all boxes",
    "dark": "Makes this box dark, its Play bet before the deal, or seen again",
    "help": "All keys, and what the mouse does",
    "menu": "Buy chips, speed, settings, leave",
    "cut": "Cuts the deck there",
    "cut fewer": "Moves the cut up",
    "cut more": "Moves the cut down",
    "cut decline": "The dealer cuts in your place",
    "next round": "Lays the same bets; you may change them before the deal",
    "deal again": "Lays the same bets and deals at once",
}


def does(command: str) -> str:
    """Return what a button does that is no decision; empty for one that says it all itself."""
    words = _ACTIONS.get(command, "")
    return _(words) if words else ""


def choice_tip(choice: Choice, rules: Rules, stake: str, *, trips: bool) -> str:
    """Return what comes of a decision; *stake*: Ante and Blind together, in words, *trips*: there is a Trips bet."""
    if choice.multiple:
        sentence = _("{multiple} times the Ante on Play, and no more decisions for this box")
        return sentence.format(multiple=choice.multiple)
    if choice is Choice.CHECK:
        return _("Costs nothing; this box decides again when more cards are open")
    lost = _("Gives up Ante and Blind, {stake}").format(stake=stake)
    if not trips:
        return lost
    if rules.trips_after_fold is TripsAfterFold.LOST:
        return _("{lost}, and Trips").format(lost=lost)
    return _("{lost}; Trips still plays").format(lost=lost)


def choice_title(choice: Choice, cost: str) -> str:
    """Return a decision with what it costs: ``Play 4x: $40``."""
    label = choice_label(choice)
    return _("{choice}: {cost}").format(choice=label, cost=cost) if choice.multiple else label


def chip_title(value: str) -> str:
    """Return one of the player's chips: ``Chip of $25``."""
    return _("Chip of {value}").format(value=value)


def chip_tip(key: str) -> str:
    """Return how a chip is used; *key*: the digit that chooses it, empty if there is none."""
    words = _("A click takes it in hand, a drag lays it on a circle")
    return _("{words} (key {key})").format(words=words, key=key) if key else words


def bet_title(bet: Bet, amount: str, *, box: int = 0) -> str:
    """Return a circle with what lies on it: ``Box 2, Ante: $25``; *amount*: empty for nothing, *box*: of several."""
    name = bet_words(bet)
    if box:
        name = _("Box {number}, {bet}").format(number=box, bet=name)
    return _("{bet}: {amount}").format(bet=name, amount=amount) if amount else name


def chips_counted(counts: Sequence[tuple[int, str]]) -> str:
    """Return chips by number and value: ``1 × $25, 3 × $5``."""
    return ", ".join(_("{number} × {value}").format(number=number, value=value) for number, value in counts)


def bet_tip(bet: Bet, rules: Rules) -> str:
    """Return what a bet is paid for, under the table's rules."""
    match bet:
        case Bet.ANTE:
            return _ante(rules)
        case Bet.BLIND:
            return _("Always as much as the Ante; paid by the BLIND sign where the hand wins")
        case Bet.PLAY:
            return _("Bet in a decision; pays 1 to 1 where the hand wins")
        case _:
            return _trips(rules)


def _ante(rules: Rules) -> str:
    if rules.dealer_qualifies is Qualify.ALWAYS:
        return _("Pays 1 to 1 where the hand wins")
    if rules.ante_when_not_qualified is AnteNotQualified.PAYS:
        return _("Pays 1 to 1 where the hand wins, or the dealer does not qualify")
    return _("Pays 1 to 1 where the hand wins; goes back if the dealer does not qualify")


def _trips(rules: Rules) -> str:
    if rules.trips_against_dealer is TripsAgainstDealer.INDEPENDENT:
        return _("Paid by the TRIPS sign, whatever the dealer has")
    return _("Paid by the TRIPS sign where the hand wins")


def how_to_lay(chip: str, key: str) -> str:
    """Return how a bet is laid by hand; *chip*: what the chip in hand is worth, *key*: the cap of the amount's key."""
    return _("Click or wheel: {chip} more; right click: less; drag: move it; {key}: type the amount").format(
        chip=chip, key=key
    )


def how_to_choose(keys: str) -> str:
    """Return how Play is set on a dark box; *keys*: the caps of the keys that do it."""
    return _("Click or wheel: seen, or dark with a multiple ({keys})").format(keys=keys)
