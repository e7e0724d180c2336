"""What can be done at the table, and with which key: the one list that keys, key caps and the help overlay are made of.

A command's value is the intent of its button. No pygame.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from uth.game.model import Choice
from uth.i18n import gettext as _
from uth.ui.keys import Key, KeyLabels


class Command(StrEnum):
    """Everything that can be done at the table."""

    DEAL = "deal"
    REBET = "rebet"
    DOUBLE = "double"
    UNDO = "undo"
    CLEAR = "clear"
    DARK = "dark"
    CUT = "cut"
    CUT_FEWER = "cut fewer"
    CUT_MORE = "cut more"
    CUT_DECLINE = "cut decline"
    CHECK = "check"
    FOLD = "fold"
    PLAY_1X = "play 1x"
    PLAY_2X = "play 2x"
    PLAY_3X = "play 3x"
    PLAY_4X = "play 4x"
    NEXT_ROUND = "next round"
    DEAL_AGAIN = "deal again"
    """Lay the same bets and deal, in one press."""
    HELP = "help"
    MENU = "menu"
    CLOSE = "close"
    """Close the help overlay or the dialog."""
    SPEED = "speed"
    """Slow, normal, fast, off, and round again."""
    BUY_CHIPS = "buy chips"
    BUY_TWICE = "buy chips x2"
    BUY_FIVE = "buy chips x5"
    LEAVE = "leave"
    ADD = "add"
    TAKE = "take"
    CLEAR_BOX = "clear box"
    TRIPS = "trips"
    ANTE = "ante"
    NEXT_CIRCLE = "next circle"
    PREVIOUS_CIRCLE = "previous circle"
    BOX_LEFT = "box left"
    BOX_RIGHT = "box right"
    CHIP_UP = "chip up"
    CHIP_DOWN = "chip down"

    @property
    def choice(self) -> Choice | None:
        """The decision that the command is, None for any other."""
        return _CHOICES.get(self)


_CHOICES = {
    Command.CHECK: Choice.CHECK,
    Command.FOLD: Choice.FOLD,
    Command.PLAY_1X: Choice.PLAY_1X,
    Command.PLAY_2X: Choice.PLAY_2X,
    Command.PLAY_3X: Choice.PLAY_3X,
    Command.PLAY_4X: Choice.PLAY_4X,
}


BUYS = {Command.BUY_CHIPS: 1, Command.BUY_TWICE: 2, Command.BUY_FIVE: 5}
"""How many times the table's buy-in each command buys."""


class When(StrEnum):
    """The situations in which keys mean different things."""

    BETTING = "betting"
    CUT = "cut"
    DECISION = "decision"
    END = "end"
    HELP = "help"
    DIALOG = "dialog"


@dataclass(frozen=True, slots=True)
class Binding:
    """The keys of one command in one situation; the first is the one on the key cap. *shift*: with the shift key."""

    when: When
    command: Command
    keys: tuple[Key, ...]
    shift: bool = False


_GO = (Key.SPACE, Key.ENTER)
_ROUND = (When.BETTING, When.CUT, When.DECISION, When.END)
BINDINGS: tuple[Binding, ...] = (
    Binding(When.BETTING, Command.DEAL, _GO),
    Binding(When.BETTING, Command.REBET, (Key.R,)),
    Binding(When.BETTING, Command.DOUBLE, (Key.D,)),
    Binding(When.BETTING, Command.UNDO, (Key.U,)),
    Binding(When.BETTING, Command.CLEAR, (Key.X,)),
    Binding(When.BETTING, Command.BOX_LEFT, (Key.LEFT,)),
    Binding(When.BETTING, Command.BOX_RIGHT, (Key.RIGHT,)),
    Binding(When.BETTING, Command.NEXT_CIRCLE, (Key.TAB, Key.DOWN)),
    Binding(When.BETTING, Command.PREVIOUS_CIRCLE, (Key.UP,)),
    Binding(When.BETTING, Command.PREVIOUS_CIRCLE, (Key.TAB,), shift=True),
    Binding(When.BETTING, Command.ANTE, (Key.A,)),
    Binding(When.BETTING, Command.TRIPS, (Key.T,)),
    Binding(When.BETTING, Command.ADD, (Key.EQUALS,)),
    Binding(When.BETTING, Command.TAKE, (Key.MINUS, Key.BACKSPACE)),
    Binding(When.BETTING, Command.CLEAR_BOX, (Key.DELETE,)),
    Binding(When.BETTING, Command.DARK, (Key.K,)),
    Binding(When.BETTING, Command.CHIP_UP, (Key.PERIOD, Key.PAGE_UP)),
    Binding(When.BETTING, Command.CHIP_DOWN, (Key.COMMA, Key.PAGE_DOWN)),
    Binding(When.CUT, Command.CUT, _GO),
    Binding(When.CUT, Command.CUT_FEWER, (Key.LEFT, Key.MINUS)),
    Binding(When.CUT, Command.CUT_MORE, (Key.RIGHT, Key.EQUALS)),
    Binding(When.CUT, Command.CUT_DECLINE, (Key.N,)),
    Binding(When.DECISION, Command.CHECK, (Key.C,)),
    Binding(When.DECISION, Command.PLAY_1X, (Key.DIGIT_1,)),
    Binding(When.DECISION, Command.PLAY_2X, (Key.DIGIT_2,)),
    Binding(When.DECISION, Command.PLAY_3X, (Key.DIGIT_3,)),
    Binding(When.DECISION, Command.PLAY_4X, (Key.DIGIT_4,)),
    Binding(When.DECISION, Command.FOLD, (Key.F,)),
    Binding(When.DECISION, Command.BOX_LEFT, (Key.LEFT,)),
    Binding(When.DECISION, Command.BOX_RIGHT, (Key.RIGHT,)),
    Binding(When.END, Command.NEXT_ROUND, _GO),
    Binding(When.END, Command.DEAL_AGAIN, (Key.R,)),
    Binding(When.END, Command.BOX_LEFT, (Key.LEFT,)),
    Binding(When.END, Command.BOX_RIGHT, (Key.RIGHT,)),
    *(Binding(when, Command.HELP, (Key.H, Key.F1, Key.SLASH)) for when in _ROUND),
    *(Binding(when, Command.MENU, (Key.ESCAPE,)) for when in _ROUND),
    *(Binding(when, Command.SPEED, (Key.S,)) for when in _ROUND),
    Binding(When.HELP, Command.CLOSE, (Key.ESCAPE, Key.SPACE, Key.ENTER, Key.H, Key.F1, Key.SLASH)),
    Binding(When.DIALOG, Command.CLOSE, (Key.ESCAPE,)),
    Binding(When.DIALOG, Command.BUY_CHIPS, (Key.B,)),
    Binding(When.DIALOG, Command.BUY_TWICE, (Key.DIGIT_2,)),
    Binding(When.DIALOG, Command.BUY_FIVE, (Key.DIGIT_5,)),
    Binding(When.DIALOG, Command.SPEED, (Key.S,)),
    Binding(When.DIALOG, Command.LEAVE, (Key.L,)),
)
"""Chips besides: the digits 1 to 9 choose one while bets are laid, lowest first."""


def command_of(key: Key, when: When, *, shift: bool = False) -> Command | None:
    """Return what *key* does in that situation, None for nothing; shift changes only the keys that ask for it."""
    found = [each for each in BINDINGS if each.when is when and key in each.keys]
    found.sort(key=lambda each: each.shift is not shift)
    return found[0].command if found and (shift or not found[0].shift) else None


def cap(command: Command, when: When, labels: KeyLabels) -> str:
    """Return the text of the command's key cap in that situation; nothing for a command without a key."""
    return next((labels.label(each.keys[0]) for each in BINDINGS if (each.when, each.command) == (when, command)), "")


# --- the help overlay

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
}


def _line(command: Command, when: When, labels: KeyLabels) -> HelpLine:
    keys = next(each.keys for each in BINDINGS if (each.when, each.command) == (when, command))
    return " ".join(labels.label(key) for key in keys[:2]), _(_HELP[command])


def help_groups(
    labels: KeyLabels, *, dark: bool, cut: bool, boxes: bool
) -> tuple[tuple[str, tuple[HelpLine, ...]], ...]:
    """Return the help overlay's groups; what this table does not have is left out."""
    groups = [
        (_("Bets, before the deal"), tuple(_betting(labels, dark=dark, boxes=boxes))),
        (_("Decisions, when a box is asked"), tuple(_deciding(labels))),
        (_("The round"), tuple(_course(labels, cut=cut, boxes=boxes))),
        (_("Mouse"), tuple(_mouse(dark=dark, boxes=boxes))),
    ]
    return tuple(groups)


def _betting(labels: KeyLabels, *, dark: bool, boxes: bool) -> Iterator[HelpLine]:
    yield "1-9", _("choose a chip, lowest first")
    for command in (Command.ADD, Command.TAKE, Command.NEXT_CIRCLE):
        yield _line(command, When.BETTING, labels)
    if boxes:
        yield f"{labels.label(Key.LEFT)} {labels.label(Key.RIGHT)}", _("choose a box")
        yield _line(Command.CLEAR_BOX, When.BETTING, labels)
    commands = (Command.TRIPS, Command.ANTE, Command.REBET, Command.DOUBLE, Command.UNDO, Command.CLEAR)
    for command in commands:
        yield _line(command, When.BETTING, labels)
    if dark:
        yield _line(Command.DARK, When.BETTING, labels)


def _deciding(labels: KeyLabels) -> Iterator[HelpLine]:
    yield _line(Command.CHECK, When.DECISION, labels)
    yield "1 2 3 4", _("Play 1x to 4x")
    yield _line(Command.FOLD, When.DECISION, labels)


def _course(labels: KeyLabels, *, cut: bool, boxes: bool) -> Iterator[HelpLine]:
    yield _line(Command.DEAL, When.BETTING, labels)
    if cut:
        yield f"{labels.label(Key.LEFT)} {labels.label(Key.RIGHT)}", _("asked to cut: where")
        yield _line(Command.CUT, When.CUT, labels)
        yield _line(Command.CUT_DECLINE, When.CUT, labels)
    yield _line(Command.NEXT_ROUND, When.END, labels)
    yield _line(Command.DEAL_AGAIN, When.END, labels)
    if boxes:
        yield f"{labels.label(Key.LEFT)} {labels.label(Key.RIGHT)}", _("after the round: look at each box")
    yield _line(Command.HELP, When.BETTING, labels)
    yield _line(Command.MENU, When.BETTING, labels)
    yield _line(Command.SPEED, When.BETTING, labels)
    yield "F11", _("full screen")


def _mouse(*, dark: bool, boxes: bool) -> Iterator[HelpLine]:
    yield _("click"), _("add the chip in hand to a circle")
    yield _("right"), _("take it back")
    yield _("wheel"), _("choose a chip")
    if dark:
        yield _("click"), _("PLAY: seen, or dark with 1x to 4x")
    if boxes:
        yield _("point"), _("at a paid box: its five cards")
