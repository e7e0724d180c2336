"""What the table asks and tells: the sentence over the buttons, and the words on buttons that are no decisions."""

from __future__ import annotations

from collections.abc import Sequence

from uth.cards import Card
from uth.game.model import Choice
from uth.game.settle import best_hand
from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.table import Qualify, Rules, ShuffleBy, Street, Table
from uth.words.choices import Say, choices_words, joined
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
    return _("{left} {right} looks at each box").format(left=left, right=right)


def at_stake(amount: str) -> str:
    """Return the line under the bankroll while bets lie on the table."""
    return _("at stake {amount}").format(amount=amount)


def box_at_stake(box: int, amount: str) -> str:
    """Return what lies on the box that is pointed at: ``Box 3: $25 at stake``."""
    return _("Box {number}: {amount} at stake").format(number=box, amount=amount)


def same_bets(amount: str) -> str:
    """Return the second line of Next round: what will lie there."""
    return _("lay the same bets, {amount}").format(amount=amount)


def dark_words(multiple: int) -> str:
    """Return what the cards of a dark box say: ``dark 3x``."""
    return _("dark {multiple}x").format(multiple=multiple)


def shuffler_word(table: Table) -> str:
    """Return what the place says where the cards come from."""
    return _("SHUFFLER") if table.procedure.shuffle is ShuffleBy.MACHINE else _("DECK")


def discard_word() -> str:
    """Return what the place says where the cards go."""
    return _("DISCARD")


def open_word() -> str:
    """Return what is written in a box without a bet."""
    return _("open")


def less_word() -> str:
    """Return the last line of a sign: all hands below."""
    return _("Less")


def lost_word() -> str:
    """Return what stands beside BLIND on the sign of what it pays on a hand that loses."""
    return _("LOST")


def arc_sentence(rules: Rules) -> str:
    """Return the sentence printed in an arc on the felt."""
    if rules.dealer_qualifies is Qualify.ALWAYS:
        return _("DEALER ALWAYS QUALIFIES")
    return _("DEALER QUALIFIES WITH A PAIR OR BETTER")


def limits_line(table: Table, say: Say) -> str:
    """Return the limits, one line for each bet that has its own: ``Ante $5 to $500``, ``Trips $1 to $100``."""
    ante, trips = table.limits.ante, table.limits.trips
    lines = [_("Ante {least} to {most}").format(least=say(ante.least), most=say(ante.most))]
    if table.trips:
        lines.append(_("Trips {least} to {most}").format(least=say(trips.least), most=say(trips.most)))
    return "\n".join(lines)


def not_yet_seen(street: Street | None) -> str:
    """Return the notice when somebody decides before the cards lie open."""
    if street is Street.FLOP:
        return _("Wait for the flop")
    return _("Wait for the last two cards") if street is Street.RIVER else _("Look at your cards first")


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


def nothing_to_repeat(laid: bool) -> str:
    """Return why there is nothing to rebet. *laid*: the same bets lie there already."""
    return _("The same bets lie there already.") if laid else _("There are no bets to repeat.")


def nothing_to_undo() -> str:
    """Return why there is nothing to take back."""
    return _("There is nothing to take back.")


def chips_later() -> str:
    """Return why chips cannot be bought now."""
    return _("Chips are bought between rounds.")


def broke_text(least: str, has: str) -> str:
    """Return the text of the dialog when the bankroll is too small for the lowest bet."""
    sentence = _("You have {has}, the lowest takes {least}: Ante, Blind and a Play of 1x.")
    return sentence.format(least=least, has=has)


def buy_text(bankroll: str) -> str:
    """Return the text of the dialog in which chips are bought."""
    return _("You have {bankroll}. Chips for how much?").format(bankroll=bankroll)


def bought(amount: str) -> str:
    """Return the notice when chips were bought."""
    return _("Chips bought: {amount}").format(amount=amount)


def menu_text(player: str, table: str, number: int, bankroll: str) -> str:
    """Return the text of the menu; *player*: empty for chips that nothing is kept of."""
    sentence = _("Table {table}, round {number}.\nBankroll {bankroll}.")
    if player:
        sentence = _("{player} at table {table}, round {number}.\nBankroll {bankroll}.")
    return sentence.format(player=player, table=table, number=number, bankroll=bankroll)


def leave_text(kept: bool) -> str:
    """Return the question when somebody leaves in the middle of a round; *kept*: the round waits for its player."""
    if kept:
        return _("A round is being played. It waits as it stands, and goes on when you come back.")
    return _("A round is being played: the bets on the table would be lost.")


def waited_title() -> str:
    """Return the title of the dialog when a round goes on that was begun before."""
    return _("Your round goes on")


def waited_text(number: int, table: str, elsewhere: str) -> str:
    """Return what is said then; *elsewhere*: the table that is laid out after it, where it is another one."""
    text = _("Round {number} at table {table} stands as you left it: same cards, same bets.")
    if elsewhere:
        text += " " + _("After it the table {elsewhere} is laid out.")
    return text.format(number=number, table=table, elsewhere=elsewhere)


def last_round(number: int, net: str) -> str:
    """Return how the last round came out, for somebody who sits down again: ``Your last round (57): +$25``."""
    sentence = _("Your last round ({number}): {net}. Menu > {rounds} shows it again.")
    return sentence.format(number=f"{number:,}", net=net, rounds=review_word())


def stopped_title() -> str:
    """Return the title of the dialog when nothing can be written down."""
    return _("The game has stopped")


def stopped_text(trouble: str) -> str:
    """Return what is said then."""
    safe = _("What you did last has not happened; everything before it is safe.")
    return f"{trouble.rstrip('.')}.\n{safe}\n" + _("No bets are taken until it can be written down again.")


def try_again_word() -> str:
    """Return the button that goes on after that."""
    return _("Try again")


def review_word() -> str:
    """Return the button that leads to the rounds that were played."""
    return _("Rounds played")


def statistics_word() -> str:
    """Return the button that leads to the statistics."""
    return _("Statistics")


def players_word() -> str:
    """Return the button that leads to the players."""
    return _("Players")


# --- words on buttons and headings


def bankroll_word() -> str:
    """Return the heading over the player's money."""
    return _("BANKROLL")


def deal_word() -> str:
    """Return the button that begins the deal."""
    return _("Deal")


def bets_in_all(amount: str) -> str:
    """Return the second line of Deal."""
    return _("bets {amount}").format(amount=amount)


def cut_word() -> str:
    """Return the button that cuts the deck."""
    return _("Cut")


def cards_under(at: int) -> str:
    """Return the second line of Cut."""
    return ngettext("{at} card", "{at} cards", at).format(at=at)


def fewer_word() -> str:
    """Return the button that cuts nearer to the top."""
    return _("Fewer")


def more_word() -> str:
    """Return the button that cuts deeper."""
    return _("More")


def dealer_cuts() -> str:
    """Return the second line of the button of a player who does not want to cut."""
    return _("the dealer cuts")


def dealer_has_cut(at: int) -> str:
    """Return the notice when the dealer has cut in the player's place."""
    return ngettext("The dealer cut: {at} card under", "The dealer cut: {at} cards under", at).format(at=at)


def decline_word() -> str:
    """Return the button of a player who does not want to cut."""
    return _("Do not cut")


def next_round_word() -> str:
    """Return the button that goes on to the next round's bets."""
    return _("Next round")


def deal_again_word() -> str:
    """Return the button that lays the same bets and deals."""
    return _("Deal again")


def at_once() -> str:
    """Return the second line of Deal again."""
    return _("same bets at once")


def rebet_word() -> str:
    """Return the action that lays the last bets again."""
    return _("Rebet")


def double_word() -> str:
    """Return the action that doubles all bets."""
    return _("Double")


def nothing_to_double() -> str:
    """Return why there is nothing to double."""
    return _("There are no bets to double.")


def undo_word() -> str:
    """Return the action that takes back the last change."""
    return _("Undo")


def clear_word() -> str:
    """Return the action that takes back all bets."""
    return _("Clear")


def dark_word() -> str:
    """Return the action that makes a box dark or seen."""
    return _("Dark")


def all_boxes_word() -> str:
    """Return the action that lays the bets of one box on all boxes."""
    return _("To all")


def nothing_to_copy() -> str:
    """Return why nothing can be done with the bets of a box that has none."""
    return _("There is no bet on this box.")


def amount_prompt(bet: str, key: str, escape: str, *, box: int = 0) -> str:
    """Return what is asked while an amount is typed; *bet*: its circle, *box*: where there are several."""
    name = _("Box {number}, {bet}").format(number=box, bet=bet) if box else bet
    return _("{bet}: type the amount ({key}: lay it, {escape}: leave it)").format(bet=name, key=key, escape=escape)


def help_word() -> str:
    """Return the action that shows the keys."""
    return _("Help")


def help_title() -> str:
    """Return the title of the help overlay."""
    return _("Keys and mouse")


def help_footer(key: str) -> str:
    """Return the last line of the help overlay."""
    return _("{key} closes this").format(key=key)


def menu_word() -> str:
    """Return the action that opens the menu, and its title."""
    return _("Menu")


def log_word() -> str:
    """Return the title of the log, and the button that opens it."""
    return _("What happened")


def back_word() -> str:
    """Return the button that closes a dialog."""
    return _("Back to the table")


def buy_word() -> str:
    """Return the button that buys chips."""
    return _("Buy chips")


def leave_word() -> str:
    """Return the button that leaves the table."""
    return _("Leave the table")


def leave_title() -> str:
    """Return the title of the question when somebody leaves in the middle of a round."""
    return _("Leave now?")


def broke_title(has_some: bool) -> str:
    """Return the title of the dialog when the bankroll is too small."""
    return _("Not enough for a bet") if has_some else _("You are out of chips")


def speed_word() -> str:
    """Return the button that changes how fast things move."""
    return _("Speed")


def speed_name(speed: str) -> str:
    """Return a speed in the reader's language; *speed*: ``slow``, ``normal``, ``fast`` or ``off``."""
    return {"slow": _("slow"), "normal": _("normal"), "fast": _("fast"), "off": _("off")}[speed]


def speed_set(speed: str) -> str:
    """Return the notice when the speed was changed."""
    return _("Speed: {speed}").format(speed=speed_name(speed))
