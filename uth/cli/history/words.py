"""What several actions of ``uth history`` say in the same words."""

from __future__ import annotations

from datetime import UTC, datetime

from uth.chips import CURRENCY_CODES, Currency, currency
from uth.game.actions import Action, ClearBets, CloseBets, Cut, Deal, Decide, DeclineCut, PlaceBets
from uth.game.betting import box_of
from uth.game.model import DEALER, Round
from uth.hands import Category
from uth.i18n import ngettext
from uth.store.database import Damaged
from uth.table import Bet
from uth.words.money import money_words
from uth.words.times import by_the_clock
from uth.words.told import bets_line, decided_line

_CATEGORIES = tuple(Category)


def local(at: int) -> datetime:
    """Return a time in milliseconds since 1970 (UTC) by this computer's clock.

    :raises Damaged: if there is no such time.
    """
    return by_the_clock(_moment(at))


def iso(at: int) -> str:
    """Return a time in milliseconds since 1970 as ISO 8601 in UTC, with milliseconds.

    :raises Damaged: if there is no such time.
    """
    return _moment(at).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _moment(at: int) -> datetime:
    try:
        whole, rest = divmod(at, 1000)
        return datetime.fromtimestamp(whole, tz=UTC).replace(microsecond=rest * 1000)
    except (OverflowError, ValueError, OSError, TypeError) as error:
        raise Damaged(f"the history is damaged: {at} is no time") from error


def rounds_words(count: int) -> str:
    """Return so many rounds: ``1 round``, ``1,200 rounds``."""
    return ngettext("{count:,} round", "{count:,} rounds", count).format(count=count)


def entries_words(count: int) -> str:
    """Return so many movements of chips: ``1 entry``, ``30 entries``."""
    return ngettext("{count:,} entry", "{count:,} entries", count).format(count=count)


def money_of(code: str) -> Currency:
    """Return the currency of that code.

    :raises Damaged: if there is none.
    """
    if code not in CURRENCY_CODES:
        raise Damaged(f'the history is damaged: "{code}" is no currency')
    return currency(code)


def category_of(number: int) -> Category:
    """Return the kind of hand with that number, 0 to 9.

    :raises Damaged: if there is none.
    """
    if number not in range(len(_CATEGORIES)):
        raise Damaged(f"the history is damaged: {number} is no kind of hand")
    return _CATEGORIES[number]


def action_words(state: Round, action: Action) -> str:
    """Return what was done to a round, in a sentence. *state*: the round before it."""

    def say(amount: int) -> str:
        return money_words(amount, state.table.currency)

    match action:
        case PlaceBets(box=number, dark=dark):
            return bets_line(dict(box_of(action).stakes), say, box=number, dark=dark)
        case ClearBets(number):
            return f"Box {number}: all bets taken back."
        case CloseBets():
            return "No more bets."
        case Cut(by, at):
            return f"{'The dealer' if by == DEALER else 'The player'} cuts: {at} cards go under."
        case DeclineCut():
            return "The player does not cut."
        case Deal(cards):
            return f"Dealt: {' '.join(map(str, cards))}"
        case Decide(number, choice):
            box = state.box(number)
            cost = box.stake(Bet.ANTE) * choice.multiple if box is not None else 0
            return decided_line(choice, say(cost), box=number)
