"""What several actions of ``uth history`` say in the same words."""

from __future__ import annotations

from datetime import UTC, datetime

from uth.chips import CURRENCY_CODES, Currency, currency
from uth.game.actions import Action, ClearBets, CloseBets, Cut, Deal, Decide, DeclineCut, PlaceBets
from uth.game.betting import box_of
from uth.game.model import DEALER, Round
from uth.hands import Category
from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.store.database import Damaged
from uth.table import Bet
from uth.words import company
from uth.words.choices import Say
from uth.words.money import money_words
from uth.words.times import by_the_clock
from uth.words.told import bets_line, decided_line, stakes_words

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
        raise Damaged(_("the history is damaged: {at} is no time").format(at=at)) from error


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
        raise Damaged(_('the history is damaged: "{code}" is no currency').format(code=code))
    return currency(code)


def category_of(number: int) -> Category:
    """Return the kind of hand with that number, 0 to 9.

    :raises Damaged: if there is none.
    """
    if number not in range(len(_CATEGORIES)):
        raise Damaged(_("the history is damaged: {number} is no kind of hand").format(number=number))
    return _CATEGORIES[number]


def action_words(state: Round, action: Action, owner: str) -> str:
    """Return what was done to a round, in a sentence. *state*: the round before it.

    *owner*: the player's name in it.
    """

    def say(amount: int) -> str:
        return money_words(amount, state.table.currency)

    return _by_others(state, action, owner, say) or _by_the_player(state, action, say)


def _by_others(state: Round, action: Action, owner: str, say: Say) -> str:
    """What somebody else has done; nothing where the player or the house did it."""
    match action:
        case PlaceBets(owner=name) if name != owner:
            return company.bets(name, stakes_words(dict(box_of(action).stakes), say))
        case Cut(by, at) if by not in (owner, DEALER):
            return company.has_cut(by, at)
        case DeclineCut(by) if by != owner:
            return company.does_not_cut(by)
        case Decide(number, choice) if (box := state.box(number)) is not None and box.owner != owner:
            return company.decides(box.owner, choice, say(box.stake(Bet.ANTE) * choice.multiple))
        case _:
            return ""


def _by_the_player(state: Round, action: Action, say: Say) -> str:
    match action:
        case PlaceBets(box=number, dark=dark):
            return bets_line(dict(box_of(action).stakes), say, box=number, dark=dark)
        case ClearBets(number):
            return _("Box {number}: all bets taken back.").format(number=number)
        case CloseBets():
            return _("No more bets.")
        case Cut(by, at):
            return _cut_words(by == DEALER).format(at=at)
        case DeclineCut():
            return _("The player does not cut.")
        case Deal(cards):
            return _("Dealt: {cards}").format(cards=" ".join(map(str, cards)))
        case Decide(number, choice):
            box = state.box(number)
            cost = box.stake(Bet.ANTE) * choice.multiple if box is not None else 0
            return decided_line(choice, say(cost), box=number)


def _cut_words(dealer: bool) -> str:
    return _("The dealer cuts: {at} cards go under.") if dealer else _("The player cuts: {at} cards go under.")
