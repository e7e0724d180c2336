"""What lies over the table: the help and the dialogs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from uth.game.betting import least_cover
from uth.game.model import Phase
from uth.table import CutBy
from uth.ui.commands import BUYS, Command, When
from uth.ui.desk import Desk, Overlay
from uth.ui.key_help import help_groups
from uth.ui.picture import Button, Dialog, Help
from uth.words import buttons, coach, dialogs, seated, strategy_page
from uth.words import prompts as words
from uth.words import settings as settings_words


def overlay(desk: Desk) -> Help | Dialog | None:
    """Return the help or the dialog that lies over the table."""
    match desk.overlay:
        case None:
            return None
        case Overlay.HELP:
            return _help(desk)
        case Overlay.MENU:
            text = dialogs.menu_text(desk.seat.player, desk.table.name, desk.number, desk.say(desk.lay.bankroll))
            ways = (
                *_rooms(desk),
                _strategy(desk),
                _settings(desk),
                _log(desk),
                _advice(desk),
                _speed(desk),
                _leave(desk),
            )
            return Dialog(dialogs.menu_word(), text, (_close(desk, gold=True), _more_chips(desk), *ways))
        case Overlay.BUY:
            text = dialogs.buy_text(desk.say(desk.lay.bankroll))
            return Dialog(dialogs.buy_word(), text, (*_buys(desk), _close(desk)))
        case Overlay.BROKE:
            has = desk.view.funds
            text = dialogs.broke_text(desk.say(least_cover(desk.table)), desk.say(has))
            return Dialog(dialogs.broke_title(has > 0), text, (*_buys(desk), _leave(desk)))
        case Overlay.LEAVE:
            text = dialogs.leave_text(desk.seat.kept)
            return Dialog(dialogs.leave_title(), text, (_close(desk, gold=True), _leave(desk)))
        case Overlay.WAITED:
            text = seated.waited_text(desk.number, desk.table.name, desk.seat.elsewhere)
            text += f"\n{seated.unasked()}" if desk.seat.unasked else ""
            return Dialog(seated.waited_title(), text, (_close(desk, gold=True), _leave(desk)))
        case Overlay.STOPPED:
            text = dialogs.stopped_text(desk.trouble)
            again = replace(_close(desk, gold=True), label=dialogs.try_again_word())
            return Dialog(dialogs.stopped_title(), text, (again, _leave(desk)))


def _help(desk: Desk) -> Help:
    groups = help_groups(
        desk.keymap,
        dark=desk.table.rules.dark_boxes > 0,
        cut=desk.table.procedure.cut is CutBy.PLAYER,
        boxes=desk.numbered,
    )
    return Help(dialogs.help_title(), groups, dialogs.help_footer(desk.keymap.cap(Command.CLOSE, When.HELP)))


def _dialog_button(desk: Desk, command: Command, label: str, *, gold: bool = False) -> Button:
    key = desk.keymap.gold_cap if gold else desk.keymap.cap(command, When.DIALOG)
    return Button(command, label, key=key, gold=gold)


def _close(desk: Desk, *, gold: bool = False) -> Button:
    return _dialog_button(desk, Command.CLOSE, dialogs.back_word(), gold=gold)


def _leave(desk: Desk) -> Button:
    return _dialog_button(desk, Command.LEAVE, dialogs.leave_word())


def _rooms(desk: Desk) -> Iterator[Button]:
    """The ways from the table to other scenes."""
    return (_dialog_button(desk, command, label) for command, label in desk.seat.rooms.items())


def _strategy(desk: Desk) -> Button:
    return _dialog_button(desk, Command.STRATEGY, strategy_page.title())


def _settings(desk: Desk) -> Button:
    return _dialog_button(desk, Command.SETTINGS, settings_words.title())


def _log(desk: Desk) -> Button:
    return _dialog_button(desk, Command.LOG, dialogs.log_word())


def _advice(desk: Desk) -> Button:
    button = _dialog_button(desk, Command.ADVICE, coach.advice_word())
    return replace(button, cost=coach.strength_name(desk.advice))


def _speed(desk: Desk) -> Button:
    button = _dialog_button(desk, Command.SPEED, buttons.speed_word())
    return replace(button, cost=buttons.speed_name(desk.speed))


def _more_chips(desk: Desk) -> Button:
    """To the choice of how many."""
    possible = desk.view.phase in (Phase.BETTING, Phase.SETTLED)
    button = _dialog_button(desk, Command.BUY_CHIPS, dialogs.buy_word())
    return replace(button, enabled=possible, reason="" if possible else words.chips_later())


def _buys(desk: Desk) -> Iterator[Button]:
    """Chips for the buy-in, and for more of it."""
    for command, times in BUYS.items():
        button = _dialog_button(desk, command, dialogs.buy_word(), gold=times == 1)
        yield replace(button, cost=desk.say(desk.rebuy * times))
