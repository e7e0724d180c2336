"""What the table asks and tells: the sentence over the buttons, and short notices."""

from __future__ import annotations

from collections.abc import Sequence

from uth.cards import Card
from uth.game.model import Choice
from uth.game.settle import best_hand
from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.table import Rules, Street
from uth.words.choices import choices_words, joined
from uth.words.hands import hand_caption, starting_hand_words


def ready_prompt(key: str) -> str:
    """Return the prompt when the bets can be dealt to; *key*: what the key cap of Deal says."""
    return _("{key} deals, or change your bets first").format(key=key)


def laying_prompt() -> str:
    """Return the prompt while there is no bet yet that could be dealt to."""
    return _("Place your bets: an Ante, and with it the equal Blind")


def dealing_prompt() -> str:
    """Return the prompt while the first cards are dealt."""
    return _("No more bets")


def flop_prompt() -> str:
    """Return the prompt while the flop is turned."""
    return _("The flop")


def last_two_prompt() -> str:
    """Return the prompt while the last two community cards are turned."""
    return _("The last two cards")


def cut_prompt(at: int) -> str:
    """Return the prompt when the player is asked to cut."""
    return ngettext("Cut the deck: {at} card goes under", "Cut the deck: {at} cards go under", at).format(at=at)


def holding_words(rules: Rules, hole: Sequence[Card], board: Sequence[Card]) -> str:
    """Return what somebody holds so far: ``ace-nine offsuit``, with a board ``pair of kings``."""
    return hand_caption(best_hand(rules, hole, board)) if board else starting_hand_words(hole)


def decision_prompt(holding: str, choices: Sequence[Choice], *, box: int = 0) -> str:
    """Return what is asked: ``Box 4, ace-nine offsuit: check, or play three or four times the Ante``.

    *box*: the box, where there are several. A choice that is not open is not among *choices*.
    """
    hand = _("Box {number}, {hand}").format(number=box, hand=holding) if box else holding
    asked = _("{hand}: {choices}").format(hand=hand, choices=choices_words(choices))
    return asked[:1].upper() + asked[1:]


def cannot_afford(multiples: Sequence[int], costs: Sequence[str], has: str) -> str:
    """Return why multiples of the Ante are not open: ``3x and 4x need $15 and $20; you have $5``."""
    names = [_("{multiple}x").format(multiple=multiple) for multiple in multiples]
    sentence = ngettext("{names} needs {costs}; you have {has}", "{names} need {costs}; you have {has}", len(names))
    return sentence.format(names=_all(names), costs=_all(costs), has=has)


def _all(parts: Sequence[str]) -> str:
    """``a``, ``a and b``, ``a, b and c``."""
    if len(parts) < 2:
        return "".join(parts)
    return _("{first} and {last}").format(first=", ".join(parts[:-1]), last=parts[-1])


def choose_play(multiples: Sequence[int], keys: Sequence[str]) -> str:
    """Return what to do when somebody presses the Play circle: ``Choose Play 3x or 4x below (keys 3, 4)``."""
    names = joined([_("{multiple}x").format(multiple=multiple) for multiple in multiples])
    sentence = ngettext("Choose Play {names} below (key {keys})", "Choose Play {names} below (keys {keys})", len(keys))
    return sentence.format(names=names, keys=", ".join(keys))


def look_hint(left: str, right: str) -> str:
    """Return how to read what became of each box once more; *left*, *right*: what the key caps say."""
    return _("{left} {right}: look at each box").format(left=left, right=right)


def round_line(number: int, amount: str) -> str:
    """Return the line under the bankroll: which round it is and what lies there; *amount* is empty for nothing."""
    if amount:
        return _("round {number}: bets {amount}").format(number=f"{number:,}", amount=amount)
    return _("round {number}").format(number=f"{number:,}")


def box_at_stake(box: int, amount: str) -> str:
    """Return what lies on the box that is pointed at: ``Box 3: $25 at stake``."""
    return _("Box {number}: {amount} at stake").format(number=box, amount=amount)


def not_yet_seen(street: Street | None) -> str:
    """Return the notice when somebody decides before the cards lie open."""
    if street is Street.FLOP:
        return _("Wait for the flop")
    return _("Wait for the last two cards") if street is Street.RIVER else _("Look at your cards first")


def too_late() -> str:
    """Return the notice when somebody decides while a round is being settled."""
    return _("Nothing more to decide in this round")


def bets_later() -> str:
    """Return why bets cannot be changed during a round."""
    return _("Bets can be changed between rounds.")


def bets_in_next_round(key: str) -> str:
    """Return why bets cannot be changed while a paid round lies on the table; *key*: the cap of Next round."""
    return _("Go on to the next round first ({key}).").format(key=key)


def laid_again() -> str:
    """Return the notice when a bet on a paid table has begun the next round."""
    return _("Next round: your bets lie there again, with this change")


def boxes_turned(seen: Sequence[int], dark: Sequence[tuple[int, int]]) -> str:
    """Return the notice when boxes became seen or dark: ``Box 5 is seen now; box 1 is played dark 1x``.

    *dark*: the boxes with the multiple of their Play.
    """
    parts = [_("box {number} is seen now").format(number=number) for number in seen]
    parts += [_("box {number} is played dark {multiple}x").format(number=box, multiple=play) for box, play in dark]
    sentence = "; ".join(parts)
    return sentence[:1].upper() + sentence[1:]


def reduced() -> str:
    """Return the notice when the same bets could not all be laid again."""
    return _("Your bankroll does not cover the same bets: they are reduced")


def where_to_drop(*, from_circle: bool) -> str:
    """Return the notice when chips are dropped where they cannot lie; *from_circle*: they are bet already."""
    if from_circle:
        return _("Drop chips on a circle, or down here to take them back")
    return _("Drop chips on a circle")


def nothing_to_repeat(laid: bool) -> str:
    """Return why there is nothing to rebet. *laid*: the same bets lie there already."""
    return _("The same bets lie there already.") if laid else _("There are no bets to repeat.")


def nothing_to_undo() -> str:
    """Return why there is nothing to take back."""
    return _("There is nothing to take back.")


def chips_later() -> str:
    """Return why chips cannot be bought now."""
    return _("Chips are bought between rounds.")


def too_many_chips(most: str) -> str:
    """Return why so many chips cannot be bought; *most*: with how much a round can be played."""
    return _("Nobody plays with more than {most}: buy fewer chips.").format(most=most)


def bought(amount: str) -> str:
    """Return the notice when chips were bought."""
    return _("Chips bought: {amount}").format(amount=amount)


def dealer_has_cut(at: int) -> str:
    """Return the notice when the dealer has cut in the player's place."""
    return ngettext("The dealer cut: {at} card under", "The dealer cut: {at} cards under", at).format(at=at)


def nothing_to_double() -> str:
    """Return why there is nothing to double."""
    return _("There are no bets to double.")


def nothing_to_copy() -> str:
    """Return why nothing can be done with the bets of a box that has none."""
    return _("There is no bet on this box.")


def amount_prompt(bet: str, key: str, escape: str, *, box: int = 0) -> str:
    """Return what is asked while an amount is typed; *bet*: its circle, *box*: where there are several."""
    name = _("Box {number}, {bet}").format(number=box, bet=bet) if box else bet
    return _("{bet}: type the amount ({key}: lay it, {escape}: leave it)").format(bet=name, key=key, escape=escape)
