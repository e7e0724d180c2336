"""The bar's half of the picture: reasons, money, buttons, chips, small actions. No pygame."""

from __future__ import annotations

from collections.abc import Iterator

from uth.game.actions import Option
from uth.table import Bet
from uth.ui.commands import Command, When
from uth.ui.desk import Desk
from uth.ui.picture import Bankroll, Button, Pointed, TrayChip
from uth.words import buttons as button_words
from uth.words import coach, dialogs
from uth.words import prompts as words
from uth.words.choices import choice_cost, choice_label
from uth.words.events import round_sentence


def reason(desk: Desk) -> str:
    """Return why what is pointed at, or what was just asked for, cannot be done; empty where nothing is refused."""
    return desk.why or _reason_pointed_at(desk)


def _reason_pointed_at(desk: Desk) -> str:
    target = desk.hover
    if target is None or not desk.resting:
        return ""
    if target.kind in (Pointed.BUTTON, Pointed.ACTION):
        shown = buttons(desk) if target.kind is Pointed.BUTTON else actions(desk)
        return shown[target.index].reason if target.index < len(shown) else ""
    if target.kind is Pointed.CHIP:
        return reason_of_chip(desk, target.index)
    if target.kind is Pointed.BET and target.bet is not None and desk.when is When.BETTING:
        bet = Bet.ANTE if target.bet is Bet.BLIND else target.bet
        refusal = None if bet is Bet.PLAY else desk.laying.refusal_of_chip(target.box, bet, desk.laying.in_hand)
        return desk.because(refusal)
    return ""


def reason_of_chip(desk: Desk, index: int) -> str:
    """Return why a chip cannot be added to the box that keys bet on; empty if it can."""
    if desk.when is not When.BETTING:
        return _bets_later(desk)
    shown = tray(desk)[index]
    refusal = None if shown.enabled else desk.laying.refusal_of_chip(desk.circle[0], Bet.ANTE, shown.chip)
    return desk.because(refusal)


def _bets_later(desk: Desk) -> str:
    if desk.when is When.END:
        return words.bets_in_next_round(_key(desk, Command.NEXT_ROUND))
    return words.bets_later()


def at_stake(desk: Desk) -> str:
    """Return what lies on the box pointed at, where there are several; else how a paid round is read again."""
    box = desk.hover.box if desk.hover is not None and desk.resting else 0
    amount = sum(pile.amount for place, pile in desk.lay.stacks.items() if place.box == box)
    return words.box_at_stake(box, desk.say(amount)) if box and desk.numbered and amount else _hint(desk)


def _hint(desk: Desk) -> str:
    if desk.settlement is None or not desk.resting or len(desk.settlement.boxes) < 2:
        return ""
    return words.look_hint(_key(desk, Command.BOX_LEFT), _key(desk, Command.BOX_RIGHT))


# --- money


def bankroll(desk: Desk) -> Bankroll:
    """Return the player's money; in a round it changes when chips leave or arrive, not when that is settled."""
    figure = desk.say(desk.bankroll)
    own = [box.number for box in desk.view.boxes if box.owner == desk.view.who]
    if desk.settlement is not None and desk.resting:
        came_to = round_sentence(desk.number, desk.settlement, desk.say_net, own)
        return Bankroll(button_words.bankroll_word(), figure, came_to)
    lies = desk.say(desk.at_stake) if desk.at_stake else ""
    return Bankroll(button_words.bankroll_word(), figure, words.round_line(desk.number, lies))


def tray(desk: Desk) -> tuple[TrayChip, ...]:
    """Return the player's chips; those that can be added to the box in question are enabled while bets are laid."""
    return tuple(
        TrayChip(shown.chip, shown.text, desk.when is When.BETTING and _can_lie(desk, shown))
        for shown in desk.felt.rack
        if shown.chip in desk.laying.chips
    )


def _can_lie(desk: Desk, shown: TrayChip) -> bool:
    box = desk.circle[0]
    circles = (Bet.ANTE, Bet.TRIPS) if desk.table.trips else (Bet.ANTE,)
    return any(desk.laying.refusal_of_chip(box, bet, shown.chip) is None for bet in circles)


# --- buttons


def buttons(desk: Desk) -> tuple[Button, ...]:
    """Return the buttons of what is asked now; none while a film runs."""
    if not desk.resting and desk.when is not When.BETTING:
        return ()
    match desk.when:
        case When.BETTING:
            return (_deal(desk),)
        case When.CUT:
            return tuple(_cut(desk))
        case When.DECISION:
            return tuple(_choice(desk, option) for option in desk.options)
        case _:
            return tuple(_end(desk))


def _key(desk: Desk, command: Command) -> str:
    return desk.keymap.cap(command, desk.when)


def _deal(desk: Desk) -> Button:
    refusal = desk.laying.refusal()
    staked = desk.laying.staked
    return Button(
        Command.DEAL,
        button_words.deal_word(),
        cost=button_words.bets_in_all(desk.say(staked)) if staked else "",
        key=_key(desk, Command.DEAL),
        enabled=refusal is None,
        reason=desk.because(refusal),
        gold=True,
    )


def _cut(desk: Desk) -> Iterator[Button]:
    least = desk.table.procedure.cut_at_least
    for command, label in (
        (Command.CUT_FEWER, button_words.fewer_word()),
        (Command.CUT_MORE, button_words.more_word()),
    ):
        at_end = desk.cut_at == (least if command is Command.CUT_FEWER else 52 - least)
        button = Button(command, label, key=_key(desk, command), enabled=not at_end)
        if command is Command.CUT_MORE:
            cost = button_words.cards_under(desk.cut_at)
            yield Button(Command.CUT, button_words.cut_word(), cost=cost, key=_key(desk, Command.CUT), gold=True)
        yield button
    decline = Command.CUT_DECLINE
    yield Button(decline, button_words.decline_word(), cost=button_words.dealer_cuts(), key=_key(desk, decline))


def _choice(desk: Desk, option: Option) -> Button:
    command = Command(option.choice.value)
    return Button(
        command,
        choice_label(option.choice),
        cost=choice_cost(option.choice, option.cost, desk.say),
        key=_key(desk, command),
        enabled=option.open,
        reason=desk.because(option.refusal),
    )


def _end(desk: Desk) -> Iterator[Button]:
    staked = desk.laying.staked
    cost = button_words.same_bets(desk.say(staked)) if staked else ""
    yield Button(
        Command.NEXT_ROUND, button_words.next_round_word(), cost=cost, key=_key(desk, Command.NEXT_ROUND), gold=True
    )
    if staked:
        again = Command.DEAL_AGAIN
        yield Button(again, button_words.deal_again_word(), cost=button_words.at_once(), key=_key(desk, again))
    if desk.fouls:
        yield Button(Command.FOUL, coach.foul_word(), cost=coach.foul_cost(), key=_key(desk, Command.FOUL))


# --- small actions


def actions(desk: Desk) -> tuple[Button, ...]:
    """Return the small actions; their order holds all evening."""
    laying = desk.laying
    staked = bool(laying.bets)
    again = laying.same_again()
    repeats = bool(again) and again != laying.bets
    doubled = laying.doubled()[1] if staked else None
    here = desk.circle[0] in laying.bets
    all_boxes = (_action(desk, Command.ALL_BOXES, button_words.all_boxes_word(), here, words.nothing_to_copy()),)
    dark = (_action(desk, Command.DARK, button_words.dark_word(), here, words.nothing_to_copy()),)
    return (
        _action(desk, Command.REBET, button_words.rebet_word(), repeats, words.nothing_to_repeat(bool(again))),
        _action(
            desk,
            Command.DOUBLE,
            button_words.double_word(),
            staked and doubled is None,
            desk.because(doubled) or words.nothing_to_double(),
        ),
        _action(desk, Command.UNDO, button_words.undo_word(), laying.can_undo, words.nothing_to_undo()),
        _action(desk, Command.CLEAR, button_words.clear_word(), staked, words.nothing_to_undo()),
        *(all_boxes if desk.several else ()),
        Button(Command.HELP, button_words.help_word(), key=desk.keymap.cap(Command.HELP, When.BETTING)),
        Button(Command.MENU, dialogs.menu_word(), key=desk.keymap.cap(Command.MENU, When.BETTING)),
        *(dark if desk.table.rules.dark_boxes else ()),
    )


def _action(desk: Desk, command: Command, label: str, possible: bool, why_not: str = "") -> Button:
    """A change of the bets: only while they are laid."""
    key = desk.keymap.cap(command, When.BETTING)
    if desk.when is not When.BETTING:
        return Button(command, label, key=key, enabled=False, reason=_bets_later(desk))
    return Button(command, label, key=key, enabled=possible, reason="" if possible else why_not)
