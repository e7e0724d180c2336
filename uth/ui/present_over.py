"""What lies over the table: the help and the dialogs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from uth.game.betting import least_cover
from uth.game.model import Phase
from uth.table import CutBy
from uth.ui.commands import BUYS, Command, When, cap, help_groups
from uth.ui.desk import Desk, Overlay
from uth.ui.picture import Button, Dialog, Help
from uth.words import prompts as words


def overlay(desk: Desk) -> Help | Dialog | None:
    """Return the help or the dialog that lies over the table."""
    match desk.overlay:
        case None:
            return None
        case Overlay.HELP:
            return _help(desk)
        case Overlay.MENU:
            text = words.menu_text(desk.table.name, desk.number, desk.say(desk.lay.bankroll))
            buttons = (_close(desk, gold=True), _more_chips(desk), _speed(desk), _leave(desk))
            return Dialog(words.menu_word(), text, buttons)
        case Overlay.BUY:
            text = words.buy_text(desk.say(desk.lay.bankroll))
            return Dialog(words.buy_word(), text, (*_buys(desk), _close(desk)))
        case Overlay.BROKE:
            has = desk.view.funds
            text = words.broke_text(desk.say(least_cover(desk.table)), desk.say(has))
            return Dialog(words.broke_title(has > 0), text, (*_buys(desk), _leave(desk)))
        case Overlay.LEAVE:
            return Dialog(words.leave_title(), words.leave_text(), (_close(desk, gold=True), _leave(desk)))


def _help(desk: Desk) -> Help:
    groups = help_groups(
        desk.labels,
        dark=desk.table.rules.dark_boxes > 0,
        cut=desk.table.procedure.cut is CutBy.PLAYER,
        boxes=desk.numbered,
    )
    return Help(words.help_title(), groups, words.help_footer(cap(Command.CLOSE, When.HELP, desk.labels)))


def _dialog_button(desk: Desk, command: Command, label: str, *, gold: bool = False) -> Button:
    key = cap(Command.DEAL, When.BETTING, desk.labels) if gold else cap(command, When.DIALOG, desk.labels)
    return Button(command, label, key=key, gold=gold)


def _close(desk: Desk, *, gold: bool = False) -> Button:
    return _dialog_button(desk, Command.CLOSE, words.back_word(), gold=gold)


def _leave(desk: Desk) -> Button:
    return _dialog_button(desk, Command.LEAVE, words.leave_word())


def _speed(desk: Desk) -> Button:
    button = _dialog_button(desk, Command.SPEED, words.speed_word())
    return replace(button, cost=words.speed_name(desk.speed))


def _more_chips(desk: Desk) -> Button:
    """To the choice of how many."""
    possible = desk.view.phase in (Phase.BETTING, Phase.SETTLED)
    button = _dialog_button(desk, Command.BUY_CHIPS, words.buy_word())
    return replace(button, enabled=possible, reason="" if possible else words.chips_later())


def _buys(desk: Desk) -> Iterator[Button]:
    """Chips for the buy-in, and for more of it."""
    for command, times in BUYS.items():
        button = _dialog_button(desk, command, words.buy_word(), gold=times == 1)
        yield replace(button, cost=desk.say(desk.rebuy * times))
