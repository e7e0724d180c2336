"""The groups of the help overlay: what each key of the table does. No pygame."""

from __future__ import annotations

from collections.abc import Iterator

from uth.i18n import gettext as _
from uth.ui.commands import Command, When
from uth.ui.keymap import Keymap

HelpLine = tuple[str, str]

_HELP = {
    Command.DEAL: "deal",
    Command.REBET: "the bets of the last round",
    Command.DOUBLE: "double all bets",
    Command.UNDO: "take back the last change",
    Command.CLEAR: "take back all bets",
    Command.CLEAR_BOX: "take back the bets of this box",
    Command.ADD: "add the chip in hand",
    Command.TAKE: "take it back",
    Command.NEXT_CIRCLE: "next circle",
    Command.TRIPS: "to Trips",
    Command.ANTE: "to the Ante",
    Command.CHIP_UP: "next chip",
    Command.AMOUNT: "type the amount of this circle",
    Command.ALL_BOXES: "the bets of this box on all boxes",
    Command.DARK: "this box seen or dark; one is seen",
    Command.CUT: "asked to cut: cut there",
    Command.CUT_DECLINE: "asked to cut: the dealer does",
    Command.CHECK: "check",
    Command.FOLD: "fold",
    Command.NEXT_ROUND: "after the round: the next one",
    Command.DEAL_AGAIN: "after the round: deal again, same bets",
    Command.HELP: "this help",
    Command.MENU: "menu: buy chips, speed, leave",
    Command.SPEED: "speed: slow, normal, fast, off",
    Command.LOG: "what happened, in sentences",
    Command.GUIDE: "explain the round, or stop",
}


_PLAY = (Command.PLAY_1X, Command.PLAY_2X, Command.PLAY_3X, Command.PLAY_4X)


def _line(command: Command, when: When, keymap: Keymap) -> HelpLine:
    return " ".join(keymap.caps(command, when)[:2]), _(_HELP[command])


def _both(one: Command, other: Command, when: When, keymap: Keymap) -> str:
    return f"{keymap.cap(one, when)} {keymap.cap(other, when)}"


def help_groups(keymap: Keymap, *, dark: bool, cut: bool, boxes: bool) -> tuple[tuple[str, tuple[HelpLine, ...]], ...]:
    """Return the help overlay's groups; what this table does not have is left out."""
    groups = [
        (_("Bets, before the deal"), tuple(_betting(keymap, dark=dark, boxes=boxes))),
        (_("Decisions, when a box is asked"), tuple(_deciding(keymap))),
        (_("The round"), tuple(_course(keymap, cut=cut, boxes=boxes))),
        (_("Mouse"), tuple(_mouse(dark=dark, boxes=boxes))),
    ]
    return tuple(groups)


def _betting(keymap: Keymap, *, dark: bool, boxes: bool) -> Iterator[HelpLine]:
    yield "1-9", _("choose a chip, lowest first")
    for command in (Command.ADD, Command.TAKE, Command.AMOUNT, Command.NEXT_CIRCLE):
        yield _line(command, When.BETTING, keymap)
    if boxes:
        yield _both(Command.BOX_LEFT, Command.BOX_RIGHT, When.BETTING, keymap), _("choose a box")
        yield _line(Command.CLEAR_BOX, When.BETTING, keymap)
        yield _line(Command.ALL_BOXES, When.BETTING, keymap)
    commands = (Command.TRIPS, Command.ANTE, Command.REBET, Command.DOUBLE, Command.UNDO, Command.CLEAR)
    for command in commands:
        yield _line(command, When.BETTING, keymap)
    if dark:
        yield _line(Command.DARK, When.BETTING, keymap)


def _deciding(keymap: Keymap) -> Iterator[HelpLine]:
    yield _line(Command.CHECK, When.DECISION, keymap)
    yield " ".join(keymap.cap(command, When.DECISION) for command in _PLAY), _("Play 1x to 4x")
    yield _line(Command.FOLD, When.DECISION, keymap)


def _course(keymap: Keymap, *, cut: bool, boxes: bool) -> Iterator[HelpLine]:
    yield _line(Command.DEAL, When.BETTING, keymap)
    if cut:
        yield _both(Command.CUT_FEWER, Command.CUT_MORE, When.CUT, keymap), _("asked to cut: where")
        yield _line(Command.CUT, When.CUT, keymap)
        yield _line(Command.CUT_DECLINE, When.CUT, keymap)
    yield _line(Command.NEXT_ROUND, When.END, keymap)
    yield _line(Command.DEAL_AGAIN, When.END, keymap)
    if boxes:
        yield _both(Command.BOX_LEFT, Command.BOX_RIGHT, When.END, keymap), _("after the round: look at each box")
    yield _line(Command.HELP, When.BETTING, keymap)
    yield _line(Command.MENU, When.BETTING, keymap)
    yield _line(Command.SPEED, When.BETTING, keymap)
    yield _line(Command.LOG, When.BETTING, keymap)
    yield _both(Command.LOG_BACK, Command.LOG_ON, When.BETTING, keymap), _("scroll it")
    yield _line(Command.GUIDE, When.BETTING, keymap)
    yield "F11", _("full screen")


def _mouse(*, dark: bool, boxes: bool) -> Iterator[HelpLine]:
    yield _("click"), _("add the chip in hand to a circle")
    yield _("right"), _("take it back")
    yield _("drag"), _("chips from the tray, from circle to circle, off the table")
    yield _("wheel"), _("over a circle: more, less; else choose a chip")
    yield _("middle"), _("type the amount of a circle")
    if dark:
        yield _("click"), _("PLAY: seen, or dark with 1x to 4x")
    if boxes:
        yield _("point"), _("at a paid box: its five cards")
