"""The bar's half of the picture: sentence, buttons, chips, small actions."""

from __future__ import annotations

from collections.abc import Iterator

from uth.game.actions import Option, Reason, Refusal
from uth.table import Bet
from uth.ui.commands import Command, When
from uth.ui.desk import Desk
from uth.ui.entry import Entry
from uth.ui.keys import Key
from uth.ui.picture import Bankroll, Button, Pointed, Spot, TrayChip
from uth.words import prompts as words
from uth.words.choices import choice_cost, choice_label
from uth.words.events import box_sentence, dealer_sentence, round_sentence
from uth.words.refusals import refusal_sentence
from uth.words.settlement import bet_words

_FLOP = 3
"""How many community cards the flop has."""
_TOO_DEAR = frozenset({Reason.CANNOT_AFFORD, Reason.KEEPS_NO_1X})

# --- the sentence


def prompt(desk: Desk) -> str:
    """Return the sentence of what is asked, or of what is happening."""
    if desk.settlement is not None:
        return _showdown(desk)
    if not desk.resting:
        return _happening(desk)
    if desk.entry is not None:
        return _entry(desk, desk.entry)
    match desk.when:
        case When.CUT:
            return words.cut_prompt(desk.cut_at)
        case When.DECISION:
            return _decision(desk)
        case _:
            return _laying(desk)


def _entry(desk: Desk, entry: Entry) -> str:
    keys = desk.keymap.labels.label(Key.ENTER), desk.keymap.labels.label(Key.ESCAPE)
    return words.amount_prompt(bet_words(entry.bet), *keys, box=entry.box if desk.numbered else 0)


def _laying(desk: Desk) -> str:
    """What stands between the bets and the deal."""
    refusal = desk.laying.refusal()
    if refusal is None:
        return words.ready_prompt(_key(desk, Command.DEAL))
    return _because(desk, refusal) if desk.laying.bets else words.laying_prompt()


def _happening(desk: Desk) -> str:
    """What a film shows before the dealer's hand is open."""
    lying = [place.spot for place in desk.lay.cards if desk.lay.shows(place)]
    if not lying and desk.when is not When.BETTING:
        return words.dealing_prompt()
    opened = lying.count(Spot.COMMUNITY_CARD)
    if opened < len(desk.view.board):
        return words.flop_prompt() if opened < _FLOP else words.last_two_prompt()
    return ""


def _decision(desk: Desk) -> str:
    box = desk.view.box(desk.turn)
    hole = [card for card in box.cards if card is not None] if box else []
    holding = words.holding_words(desk.table.rules, hole, desk.view.board)
    asked = words.decision_prompt(holding, desk.open_choices, box=desk.turn if desk.numbered else 0)
    return "; ".join(filter(None, (asked, _too_dear(desk))))


def _too_dear(desk: Desk) -> str:
    """Which multiples the money does not reach for; what is kept back for other boxes is not there either."""
    dear = [option for option in desk.options if option.refusal and option.refusal.reason in _TOO_DEAR]
    if not dear:
        return ""
    has = min(_spendable(option.refusal) for option in dear if option.refusal)
    costs = [desk.say(option.cost) for option in dear]
    return words.cannot_afford([option.choice.multiple for option in dear], costs, desk.say(has))


def _spendable(refusal: Refusal) -> int:
    details = {name: value for name, value in refusal.details if isinstance(value, int)}
    return details["available"] - details.get("reserved", 0)


def _showdown(desk: Desk) -> str:
    settlement = desk.settlement
    assert settlement is not None
    if not desk.lay.focus:
        return dealer_sentence(settlement)
    settled = settlement.box(desk.lay.focus)
    return box_sentence(settlement, settled, desk.table, desk.say, numbered=desk.numbered)


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
        return _because(desk, refusal)
    return ""


def reason_of_chip(desk: Desk, index: int) -> str:
    """Return why a chip cannot be added to the box that keys bet on; empty if it can."""
    if desk.when is not When.BETTING:
        return _bets_later(desk)
    shown = tray(desk)[index]
    refusal = None if shown.enabled else desk.laying.refusal_of_chip(desk.circle[0], Bet.ANTE, shown.chip)
    return _because(desk, refusal)


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


def _because(desk: Desk, refusal: Refusal | None) -> str:
    return refusal_sentence(refusal, desk.say) if refusal else ""


# --- money


def bankroll(desk: Desk) -> Bankroll:
    """Return the player's money; in a round it changes when chips leave or arrive, not when that is settled."""
    figure = desk.say(desk.bankroll)
    own = [box.number for box in desk.view.boxes if box.owner == desk.view.who]
    if desk.settlement is not None and desk.resting:
        return Bankroll(words.bankroll_word(), figure, round_sentence(desk.settlement, desk.say_net, own))
    return Bankroll(words.bankroll_word(), figure, words.at_stake(desk.say(desk.at_stake)) if desk.at_stake else "")


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
        words.deal_word(),
        cost=words.bets_in_all(desk.say(staked)) if staked else "",
        key=_key(desk, Command.DEAL),
        enabled=refusal is None,
        reason=_because(desk, refusal),
        gold=True,
    )


def _cut(desk: Desk) -> Iterator[Button]:
    least = desk.table.procedure.cut_at_least
    for command, label in ((Command.CUT_FEWER, words.fewer_word()), (Command.CUT_MORE, words.more_word())):
        at_end = desk.cut_at == (least if command is Command.CUT_FEWER else 52 - least)
        button = Button(command, label, key=_key(desk, command), enabled=not at_end)
        if command is Command.CUT_MORE:
            cost = words.cards_under(desk.cut_at)
            yield Button(Command.CUT, words.cut_word(), cost=cost, key=_key(desk, Command.CUT), gold=True)
        yield button
    decline = Command.CUT_DECLINE
    yield Button(decline, words.decline_word(), cost=words.dealer_cuts(), key=_key(desk, decline))


def _choice(desk: Desk, option: Option) -> Button:
    command = Command(option.choice.value)
    return Button(
        command,
        choice_label(option.choice),
        cost=choice_cost(option.choice, option.cost, desk.say),
        key=_key(desk, command),
        enabled=option.open,
        reason=_because(desk, option.refusal),
    )


def _end(desk: Desk) -> Iterator[Button]:
    staked = desk.laying.staked
    cost = words.same_bets(desk.say(staked)) if staked else ""
    yield Button(Command.NEXT_ROUND, words.next_round_word(), cost=cost, key=_key(desk, Command.NEXT_ROUND), gold=True)
    if staked:
        again = Command.DEAL_AGAIN
        yield Button(again, words.deal_again_word(), cost=words.at_once(), key=_key(desk, again))


# --- small actions


def actions(desk: Desk) -> tuple[Button, ...]:
    """Return the small actions; their order holds all evening."""
    laying = desk.laying
    staked = bool(laying.bets)
    again = laying.same_again()
    repeats = bool(again) and again != laying.bets
    doubled = laying.doubled()[1] if staked else None
    here = desk.circle[0] in laying.bets
    all_boxes = (_action(desk, Command.ALL_BOXES, words.all_boxes_word(), here, words.nothing_to_copy()),)
    dark = (_action(desk, Command.DARK, words.dark_word(), here, words.nothing_to_copy()),)
    return (
        _action(desk, Command.REBET, words.rebet_word(), repeats, words.nothing_to_repeat(bool(again))),
        _action(
            desk,
            Command.DOUBLE,
            words.double_word(),
            staked and doubled is None,
            _because(desk, doubled) or words.nothing_to_double(),
        ),
        _action(desk, Command.UNDO, words.undo_word(), laying.can_undo, words.nothing_to_undo()),
        _action(desk, Command.CLEAR, words.clear_word(), staked, words.nothing_to_undo()),
        *(all_boxes if desk.numbered else ()),
        Button(Command.HELP, words.help_word(), key=desk.keymap.cap(Command.HELP, When.BETTING)),
        Button(Command.MENU, words.menu_word(), key=desk.keymap.cap(Command.MENU, When.BETTING)),
        *(dark if desk.table.rules.dark_boxes else ()),
    )


def _action(desk: Desk, command: Command, label: str, possible: bool, why_not: str = "") -> Button:
    """A change of the bets: only while they are laid."""
    key = desk.keymap.cap(command, When.BETTING)
    if desk.when is not When.BETTING:
        return Button(command, label, key=key, enabled=False, reason=_bets_later(desk))
    return Button(command, label, key=key, enabled=possible, reason="" if possible else why_not)
