"""A round that is looked at again: what is asked and was done at each of its moments, and how it was settled."""

from __future__ import annotations

from collections.abc import Sequence

from uth.game.actions import Cut, Decide, DeclineCut
from uth.game.model import Choice
from uth.game.settlement import BoxSettlement, Line, Result, Settlement
from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.table import Qualify, Table
from uth.words.choices import Say
from uth.words.hands import hand_words
from uth.words.settlement import bet_words, why_words


def bets_prompt(number: int) -> str:
    """Return the prompt while only the bets lie there."""
    return _("Round {number}: the bets").format(number=f"{number:,}")


def cut_prompt() -> str:
    """Return the prompt where the player was asked to cut."""
    return _("Asked to cut the deck")


def unfinished_prompt() -> str:
    """Return the prompt at the end of a round that was not finished."""
    return _("So far the round went: it was not finished")


def done_words(action: Cut | DeclineCut | Decide, cost: int, say: Say) -> str:
    """Return what the player did: ``Played 4x: $100``. *cost* is what went on Play, in minor units."""
    match action:
        case Cut(at=at):
            return ngettext("Cut: {at} card went under", "Cut: {at} cards went under", at).format(at=at)
        case DeclineCut():
            return _("Did not cut")
        case Decide(choice=Choice.CHECK):
            return _("Checked")
        case Decide(choice=Choice.FOLD):
            return _("Folded")
        case Decide(choice=choice):
            return _("Played {multiple}x: {cost}").format(multiple=choice.multiple, cost=say(cost))


def after_words(seconds: int) -> str:
    """Return after how much time it was done: ``after 6 s``, ``after 2 min``."""
    if seconds < 100:
        return _("after {seconds} s").format(seconds=seconds)
    return _("after {minutes} min").format(minutes=round(seconds / 60))


def round_words(number: int, table: str) -> str:
    """Return which round it is: ``Round 57, Standard``."""
    return _("Round {number}, {table}").format(number=f"{number:,}", table=table)


# --- buttons


def explain_hint(key: str) -> str:
    """Return how each box is explained once everything is paid; *key*: what the cap of the way on says."""
    return _("{key} explains box by box").format(key=key)


def start_word() -> str:
    """Return the button to the beginning of the round."""
    return _("Start")


def back_word() -> str:
    """Return the button to the moment before."""
    return _("Back")


def watch_word(playing: bool) -> str:
    """Return the button that lets the round go on by itself, or stops it; no word of a bet."""
    return _("Pause") if playing else _("Watch")


def on_word() -> str:
    """Return the button to the next moment."""
    return _("On")


def end_word() -> str:
    """Return the button to the end of the round."""
    return _("End")


def at_start() -> str:
    """Return why there is no way back."""
    return _("This is the beginning of the round.")


def at_end() -> str:
    """Return why there is no way on."""
    return _("This is the end of the round.")


def earlier_word() -> str:
    """Return the action that shows the round before this one in the list."""
    return _("Earlier")


def later_word() -> str:
    """Return the action that shows the round after this one in the list."""
    return _("Later")


def no_other(later: bool) -> str:
    """Return why there is no other round in that direction."""
    return _("There is no later round in the list.") if later else _("There is no earlier round in the list.")


def why_word() -> str:
    """Return the action that shows or hides how a box was settled."""
    return _("Why")


def no_why() -> str:
    """Return why there is nothing to explain yet."""
    return _("The settlement is explained at the end of the round.")


def close_word() -> str:
    """Return the way back from a round."""
    return _("Close")


# --- how a box was settled


def box_title(number: int) -> str:
    """Return which box is explained."""
    return _("Box {number}").format(number=number)


def settled_title() -> str:
    """Return the title of the explanation where there is one box."""
    return _("How it was settled")


def hand_rows(settlement: Settlement, settled: BoxSettlement, table: Table) -> Sequence[tuple[str, str]]:
    """Return the two hands, each under its name."""
    dealer = hand_words(settlement.dealer)
    if table.rules.dealer_qualifies is not Qualify.ALWAYS:
        word = _("{hand}: qualifies") if settlement.qualifies else _("{hand}: does not qualify")
        dealer = word.format(hand=dealer)
    mine = hand_words(settled.hand)
    if settled.result is Result.FOLD:
        mine = _("{hand}: folded").format(hand=mine)
    return (_("Your hand"), mine), (_("Dealer"), dealer)


def result_sentence(settled: BoxSettlement) -> str:
    """Return how the box came out against the dealer."""
    return {
        Result.WIN: _("Your hand beats the dealer."),
        Result.LOSE: _("Your hand loses to the dealer."),
        Result.TIE: _("The hands tie."),
        Result.FOLD: _("The hand was folded: it is not compared."),
    }[settled.result]


def line_title(line: Line, say: Say) -> str:
    """Return a bet with its stake: ``Ante $25``."""
    return _("{bet} {stake}").format(bet=bet_words(line.bet), stake=say(line.stake))


def line_why(line: Line, table: Table) -> str:
    """Return why a bet came out as it did, as a sentence."""
    words = why_words(line, table)
    return words[:1].upper() + words[1:]


def total_word() -> str:
    """Return the label of what all bets of a box came to."""
    return _("Together")
