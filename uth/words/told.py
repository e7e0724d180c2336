"""The table told line by line: what lies there and what happens, one plain sentence at a time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from uth.cards import Card
from uth.game.model import Choice
from uth.game.settlement import Settlement
from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.table import Bet, Street, Table
from uth.words.cards import cards_words
from uth.words.choices import Say
from uth.words.events import dealer_sentence, qualifies_words
from uth.words.felt import dark_words
from uth.words.settlement import bet_words
from uth.words.sign import sign


def sentence(text: str) -> str:
    """Return *text* with a large first letter and an end."""
    whole = text.strip()
    return whole[:1].upper() + whole[1:] + ("" if whole.endswith((".", "?", "!", ":")) else ".")


# --- sitting down and leaving


def opening(table: Table) -> str:
    """Return the first sentence."""
    return _("Ultimate Texas Hold'em, table {table}.").format(table=table.name)


def sits_down(player: str) -> str:
    """Return who plays; *player* is empty for chips that nothing is kept of."""
    if player:
        return _("You play as {player}; your chips and rounds are kept.").format(player=player)
    return _("Nothing is kept of this game.")


def help_hint() -> str:
    """Return how to learn what can be typed."""
    return _("Type help at any time to hear what you can type.")


def not_reached() -> str:
    """Return what is said where nobody can sit down."""
    return _("Your chips and rounds cannot be reached.")


def leaves(bankroll: str) -> str:
    """Return the last sentence of somebody who leaves between rounds."""
    return _("You leave the table with {bankroll}.").format(bankroll=bankroll)


def round_waits() -> str:
    """Return the last sentence of somebody who leaves in the middle of a round that is kept."""
    return _("The round waits as it stands, and goes on when you come back.")


def bets_gone() -> str:
    """Return the last sentence of somebody who leaves in the middle of a round that nothing is kept of."""
    return _("You leave the table, and the bets on it are lost.")


# --- bets and money


def round_begins(number: int) -> str:
    """Return the heading of a round."""
    return _("Round {number}.").format(number=f"{number:,}")


def stakes_words(stakes: Mapping[Bet, int], say: Say) -> str:
    """Return bets with their amounts: ``Ante $10, Blind $10``; what is said of none is for the caller."""
    words = (_("{bet} {amount}").format(bet=bet_words(bet), amount=say(amount)) for bet, amount in stakes.items())
    return ", ".join(words)


def bets_line(stakes: Mapping[Bet, int], say: Say, *, box: int, dark: int | None) -> str:
    """Return the bets of a box: ``Box 2, dark 3x: Ante $10, Blind $10, Play $30.``

    *box*: its number, 0 where there is only one. *dark*: the multiple of a dark box.
    """
    bets = stakes_words(stakes, say) or _("no bet")
    return _("{box}: {bets}.").format(box=_of_box(box, dark, _("Your bets")), bets=bets)


def _of_box(number: int, dark: int | None, alone: str) -> str:
    """``Box 2, dark 3x``; *alone*: what is said where there is only one box."""
    box = _("Box {number}").format(number=number) if number else alone
    return _("{box}, {dark}").format(box=box, dark=dark_words(dark)) if dark else box


def no_bets() -> str:
    """Return what is said where nothing is bet."""
    return _("There are no bets on the table.")


def bets_unchanged() -> str:
    """Return what is said where a change has changed nothing."""
    return _("The bets are as they were.")


def bets_for_the_next() -> str:
    """Return the heading over bets that will be laid again."""
    return _("For the next round the same bets will lie there again:")


def money_line(has: str, at_stake: str) -> str:
    """Return what the player has, and what lies on the table besides; *at_stake* is empty for nothing."""
    if at_stake:
        return _("You have {has}, and {at_stake} at stake.").format(has=has, at_stake=at_stake)
    return _("You have {has}.").format(has=has)


# --- cards


def own_cards(cards: Sequence[Card], *, box: int, folded: bool) -> str:
    """Return a box's open cards; *box*: its number, 0 where there is only one."""
    words = cards_words(cards)
    if not box:
        text = _("Your cards, folded: {cards}.") if folded else _("Your cards: {cards}.")
        return text.format(cards=words)
    text = _("Box {number}, folded: {cards}.") if folded else _("Box {number}: {cards}.")
    return text.format(number=box, cards=words)


def hidden_cards(box: int, dark: int | None) -> str:
    """Return that a box's cards lie face down."""
    return _("{box}: face down.").format(box=_of_box(box, dark, _("Your cards")))


def opened_cards(cards: Sequence[Card], box: int) -> str:
    """Return the cards of a dark box when they are turned."""
    opened = _("Box {number} is opened: {cards}.") if box else _("Your cards are opened: {cards}.")
    return opened.format(number=box, cards=cards_words(cards))


def no_cards() -> str:
    """Return what is said before the deal."""
    return _("No cards are dealt yet.")


def board_line(board: Sequence[Card]) -> str:
    """Return the community cards that lie open."""
    return _("The board: {cards}.").format(cards=cards_words(board))


def no_board() -> str:
    """Return what is said before the flop."""
    return _("No card of the board is open yet.")


def street_line(street: Street, cards: Sequence[Card]) -> str:
    """Return which community cards were turned."""
    text = _("The flop: {cards}.") if street is Street.FLOP else _("The last two cards: {cards}.")
    return text.format(cards=cards_words(cards))


def dealer_hidden() -> str:
    """Return that the dealer's cards cannot be seen."""
    return _("The dealer's cards lie face down.")


def dealer_lines(table: Table, settlement: Settlement, cards: Sequence[Card]) -> tuple[str, ...]:
    """Return the dealer's two cards and the hand."""
    hand = "; ".join(filter(None, (dealer_sentence(settlement), qualifies_words(table, settlement))))
    return _("The dealer's cards: {cards}.").format(cards=cards_words(cards)), sentence(hand)


# --- what happens


def cut_line(at: int) -> str:
    """Return that the player has cut."""
    return ngettext("You cut: {at} card goes under.", "You cut: {at} cards go under.", at).format(at=at)


def decided_line(choice: Choice, cost: str, *, box: int) -> str:
    """Return what was decided; *cost*: what went on Play; *box*: its number, 0 where there is only one."""
    if choice is Choice.CHECK:
        return _("Box {number} checks.").format(number=box) if box else _("You check.")
    if choice is Choice.FOLD:
        return _("Box {number} folds.").format(number=box) if box else _("You fold.")
    text = _("Box {number} plays {multiple}x, {cost}.") if box else _("You play {multiple}x, {cost}.")
    return text.format(number=box, multiple=choice.multiple, cost=cost)


def lost_at_once(taken: str) -> str:
    """Return what a fold has lost; *taken*: the bets with their amounts."""
    return _("Lost at once: {bets}.").format(bets=taken)


def net_line(net: int, say: Say) -> str:
    """Return what the round came to, in minor units, without a sign that might not be read out."""
    if not net:
        return _("You neither win nor lose this round.")
    text = _("You win {amount} this round.") if net > 0 else _("You lose {amount} this round.")
    return text.format(amount=say(abs(net)))


# --- the table's sign


def table_lines(table: Table) -> Iterable[str]:
    """Return the sign, a sentence for each of its lines."""
    yield _("Table {table}.").format(table=table.name)
    for part in sign(table):
        yield _("{title}:").format(title=part.title)
        for name, beside in part.lines:
            yield sentence(_("{name}: {beside}").format(name=name, beside=beside) if beside else name)
