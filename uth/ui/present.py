"""The picture of the table: what lies where, and what the player is doing, in places and finished texts. No pygame."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from uth.cards import Card
from uth.chips import Chip, Currency
from uth.game.settlement import BoxSettlement, Result
from uth.paytable import Fixed, Paytable
from uth.table import Bet, ShuffleBy, Table
from uth.ui import present_bar as bar
from uth.ui.commands import When
from uth.ui.desk import Desk
from uth.ui.homes import is_home
from uth.ui.layout.bar import UNDER_CHIPS
from uth.ui.picture import CIRCLES, BoxLook, CardAt, Felt, Picture, Pill, Sign, StackAt, Tone, TrayChip
from uth.ui.places import Place, Spot
from uth.ui.present_over import overlay
from uth.ui.present_prompt import prompt
from uth.ui.seldom import is_seldom
from uth.words import company as company_words
from uth.words.events import caption, dealer_sentence, qualifies_words, result_word
from uth.words.felt import (
    arc_sentence,
    dark_words,
    discard_word,
    less_word,
    limits_line,
    lost_word,
    open_word,
    shuffler_word,
)
from uth.words.hands import hand_caption
from uth.words.menu import name_of_the_game
from uth.words.money import money_words
from uth.words.settlement import bet_words, circle_words
from uth.words.sign import pay_words, paytable_words

FULL_RACK = 52
"""Cards with which the discard rack is full."""
_ORDER = (Spot.BURN, Spot.COMMUNITY_CARD, Spot.DEALER_CARD, Spot.BOX_CARD)


def present(desk: Desk) -> Picture:
    """Return the picture of that moment."""
    lay, settlement = desk.lay, desk.settlement
    return Picture(
        felt=desk.felt,
        boxes=tuple(_box(desk, number) for number in desk.places),
        bankroll=bar.bankroll(desk),
        cards=tuple(_cards(desk)),
        stacks=tuple(_stacks(desk)),
        pills=tuple(_pills(desk)),
        dealer_hand=dealer_sentence(settlement) if settlement else "",
        dealer_note=qualifies_words(desk.table, settlement) if settlement else "",
        prompt=prompt(desk),
        reason=bar.reason(desk) or bar.at_stake(desk),
        refused=bool(bar.reason(desk)),
        buttons=bar.buttons(desk),
        tray=bar.tray(desk),
        selected=desk.laying.chip,
        actions=bar.actions(desk),
        under=UNDER_CHIPS + desk.several,
        hover=desk.hover,
        entry=desk.entry,
        overlay=overlay(desk),
        toast=desk.toast,
        banner=_banner(desk),
        shine=lay.shine,
        cut=desk.cut_at if desk.when is When.CUT else None,
        shuffling=lay.shuffling,
        discards=min(1.0, lay.discards / FULL_RACK),
    )


# --- printed on the felt


def felt_of(table: Table) -> Felt:
    """Return what is printed on the felt of that table, and the chips in its rack."""
    return Felt(
        blind=_sign(Bet.BLIND, table.blind),
        trips=_sign(Bet.TRIPS, table.trips) if table.trips else None,
        arc=arc_sentence(table.rules),
        rack=tuple(TrayChip(chip, chip_text(chip, table.currency)) for chip in table.chips),
        title=name_of_the_game(),
        name=table.name,
        limits=limits_line(table, lambda amount: money_words(amount, table.currency)),
        discard=discard_word(),
        shuffler=shuffler_word(table),
        machine=table.procedure.shuffle is ShuffleBy.MACHINE,
        circles=tuple((bet, *circle_words(bet)) for bet, _word, _letter in CIRCLES),
    )


def blind_lost_sign(table: Table) -> Sign | None:
    """Return the sign of what the Blind pays on a hand that loses, where the table has one."""
    return _sign(Bet.BLIND, table.blind_lost, lost_word()) if table.blind_lost else None


def chip_text(chip: Chip, money: Currency) -> str:
    """Return what is printed on a chip: ``25``, ``.50``, ``2.50``."""
    whole, rest = divmod(chip.value, money.unit)
    decimals = f".{rest:0{money.decimals}d}" if rest else ""
    return f"{whole or ''}{decimals}"


def _sign(bet: Bet, paytable: Paytable, more: str = "") -> Sign:
    lines = [(hand[:1].upper() + hand[1:], pays) for hand, pays in paytable_words(paytable)]
    if paytable.below is Fixed.PUSH:
        lines.append((less_word(), pay_words(paytable.below)))
    return Sign(" ".join(filter(None, (bet_words(bet).upper(), more))), tuple(lines))


# --- boxes


def _box(desk: Desk, number: int) -> BoxLook:
    active = _active(desk)
    return BoxLook(
        number=number,
        active=number == active and desk.numbered,
        wanted=_wanted(desk, number),
        dark=_dark(desk, number),
        note="" if _in_use(desk, number) else open_word(),
        name=_name(desk, number),
        fallen_back=desk.when is not When.BETTING and active not in (0, number),
    )


def _name(desk: Desk, number: int) -> str:
    """Who plays there; the player's own boxes are named among others'."""
    if not desk.company:
        return ""
    return desk.other(number) or (company_words.you() if _in_use(desk, number) else "")


def _active(desk: Desk) -> int:
    """The box that everything is about now; 0 for none."""
    if desk.lay.dealer_open:
        return desk.lay.focus
    if not desk.resting:
        return desk.lay.thinking
    return {When.BETTING: desk.circle[0], When.DECISION: desk.turn}.get(desk.when, 0)


def _wanted(desk: Desk, number: int) -> Bet | None:
    if not desk.resting or number != _active(desk):
        return None
    if desk.when is When.BETTING:
        return desk.circle[1]
    return Bet.PLAY if desk.when is When.DECISION else None


def _in_use(desk: Desk, number: int) -> bool:
    if desk.when is When.BETTING:
        return number in desk.laying.bets or number in desk.seats
    return desk.view.box(number) is not None


def _dark(desk: Desk, number: int) -> str:
    """What a dark box says until its cards are turned."""
    if desk.when is When.BETTING:
        multiple = desk.laying.laid(number).dark
        return dark_words(multiple) if multiple else ""
    box = desk.view.box(number)
    hidden = not desk.lay.shows(Place(Spot.BOX_CARD, number))
    return dark_words(box.multiple) if box and box.dark and hidden else ""


# --- cards


def _cards(desk: Desk) -> Iterator[CardAt]:
    """The cards in drawing order: the five of the hand in question raised, all others that are open dimmed.

    While one hand is raised the one before it is lowered: what plays in both, or in neither, does not move.
    """
    lay = desk.lay
    now, before = _five_of(desk, lay.focus if lay.raised else None), _five_of(desk, lay.lowered)
    for name in sorted(lay.cards, key=lambda name: (_ORDER.index(name.spot), name.box, name.index)):
        at = lay.cards[name]
        if at.card is None or not now:
            yield at
            continue
        lift = lay.raised * (at.card in now) + (1 - lay.raised) * (at.card in before)
        fallen = lay.raised * (at.card not in now) + (1 - lay.raised) * (bool(before) and at.card not in before)
        yield replace(at, lift=lift, dim=fallen)


def _five_of(desk: Desk, box: int | None) -> tuple[Card, ...]:
    """The five cards of a box's hand, or of the dealer's (0), once that lies open; none for None."""
    settlement = desk.settlement
    if settlement is None or box is None:
        return ()
    return settlement.box(box).hand.cards if box else settlement.dealer.cards


# --- chips


def _stacks(desk: Desk) -> Iterator[StackAt]:
    """All chips; what a bet or its win comes to is written at the first of its stacks."""
    stacks = desk.lay.stacks
    for name, pile in stacks.items():
        if name in desk.lifted:
            continue
        say = desk.say_net if name.spot is Spot.PAYOUT else desk.say
        first, second = replace(name, index=0), stacks.get(replace(name, index=1))
        more = second.amount if second is not None and not is_home(second.at.to) else 0
        if not name.index:
            yield replace(pile.at, label=say(pile.amount + more))
        else:
            # Chips on their way to an empty circle are told of; only those are.
            yield pile.at if first in stacks or is_home(pile.at.to) else replace(pile.at, label=say(pile.amount))


def _banner(desk: Desk) -> str:
    """The words of a hand that is seldom seen, while it is the one that is told of."""
    settlement, box = desk.settlement, desk.lay.focus
    if settlement is None or not box or not is_seldom(settlement.box(box), desk.view.community):
        return ""
    hand = hand_caption(settlement.box(box).hand)
    return hand[:1].upper() + hand[1:]


# --- results


def _pills(desk: Desk) -> Iterator[Pill]:
    for number in desk.places:
        pill = _settled_pill(desk, number) or _folded_pill(desk, number)
        if pill is not None:
            yield pill


def _settled_pill(desk: Desk, number: int) -> Pill | None:
    settlement = desk.settlement
    if settlement is None:
        return None
    focused = number == desk.lay.focus
    if number in desk.lay.results:
        settled = settlement.box(number)
        return Pill(number, desk.say_net(settled.net), _tone(settled), caption(settled), settled=focused)
    if focused and number not in desk.lay.folded:
        settled = settlement.box(number)
        return Pill(number, result_word(settled.result), Tone.NOTE, caption(settled), settled=True)
    return None


def _tone(settled: BoxSettlement) -> Tone:
    if not settled.net:
        return Tone.EVEN
    return Tone.WIN if settled.net > 0 else Tone.LOSE


def _folded_pill(desk: Desk, number: int) -> Pill | None:
    return Pill(number, result_word(Result.FOLD), Tone.LOSE) if number in desk.lay.folded else None
