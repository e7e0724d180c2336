"""What can be done at the table, and with which key: the one list that keys, key caps and the help overlay are made of.

A command's value is the intent of its button. These are the keys that a command comes with; which ones a player has,
:class:`uth.ui.keymap.Keymap` knows. No pygame.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from uth.game.model import Choice
from uth.ui.keys import Key


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
    REVIEW = "review"
    STATISTICS = "statistics"
    STRATEGY = "strategy"
    """How the table is played best; a decision that is due is laid out there."""
    PLAYERS = "players"
    SETTINGS = "settings"
    MAIN_MENU = "main menu"
    LOG = "log"
    """The log beside the table, or away with it."""
    LOG_BACK = "log back"
    LOG_ON = "log on"
    GUIDE = "guide"
    """Explain the round, or stop it."""
    COMPANY = "company"
    """Fill the table with simulated players, or send them away."""
    ADVICE = "advice"
    """How strong the coach's advice is, from off to all values and round again."""
    HINT = "hint"
    """The coach's hint about the decision that is due, or away with it."""
    FOUL = "foul"
    """Call an error of the dealer."""
    ADD = "add"
    TAKE = "take"
    CLEAR_BOX = "clear box"
    TRIPS = "trips"
    ANTE = "ante"
    NEXT_CIRCLE = "next circle"
    PREVIOUS_CIRCLE = "previous circle"
    BOX_LEFT = "box left"
    BOX_RIGHT = "box right"
    AMOUNT = "amount"
    """Type the amount of the circle in question."""
    ALL_BOXES = "all boxes"
    """Lay the bets of the box in question on all boxes."""
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
GOLD = _GO
"""What presses the golden button of a dialog; no command has them there."""
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
    Binding(When.BETTING, Command.AMOUNT, (Key.E,)),
    Binding(When.BETTING, Command.CLEAR_BOX, (Key.DELETE,)),
    Binding(When.BETTING, Command.ALL_BOXES, (Key.B,)),
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
    *(Binding(when, Command.LOG, (Key.L,)) for when in _ROUND),
    *(Binding(when, Command.LOG_BACK, (Key.HOME,)) for when in _ROUND),
    *(Binding(when, Command.LOG_ON, (Key.END,)) for when in _ROUND),
    *(Binding(when, Command.GUIDE, (Key.G,)) for when in _ROUND),
    *(Binding(when, Command.COMPANY, (Key.O,)) for when in _ROUND),
    *(Binding(when, Command.STRATEGY, (Key.Y,)) for when in _ROUND),
    *(Binding(when, Command.ADVICE, (Key.V,)) for when in _ROUND),
    *(Binding(when, Command.HINT, (Key.I,)) for when in _ROUND),
    *(Binding(when, Command.FOUL, (Key.F8,)) for when in _ROUND),
    Binding(When.HELP, Command.CLOSE, (Key.ESCAPE, Key.SPACE, Key.ENTER, Key.H, Key.F1, Key.SLASH)),
    Binding(When.DIALOG, Command.CLOSE, (Key.ESCAPE,)),
    Binding(When.DIALOG, Command.BUY_CHIPS, (Key.B,)),
    Binding(When.DIALOG, Command.BUY_TWICE, (Key.DIGIT_2,)),
    Binding(When.DIALOG, Command.BUY_FIVE, (Key.DIGIT_5,)),
    Binding(When.DIALOG, Command.SPEED, (Key.S,)),
    Binding(When.DIALOG, Command.ADVICE, (Key.V,)),
    Binding(When.DIALOG, Command.LEAVE, (Key.L,)),
    Binding(When.DIALOG, Command.REVIEW, (Key.R,)),
    Binding(When.DIALOG, Command.STATISTICS, (Key.T,)),
    Binding(When.DIALOG, Command.STRATEGY, (Key.Y,)),
    Binding(When.DIALOG, Command.PLAYERS, (Key.P,)),
    Binding(When.DIALOG, Command.SETTINGS, (Key.E,)),
    Binding(When.DIALOG, Command.MAIN_MENU, (Key.M,)),
)


class Fixed(StrEnum):
    """What has keys besides, and always the same; the value is its word in the list of keys."""

    CHIP = "chip"
    FULL_SCREEN = "full screen"
    GOLDEN = "golden"
    BACK = "back"
    QUIT = "quit"


Chord = tuple[str, Key]
"""A key, after the one that is held with it (``alt``, ``ctrl``) or ``from 1`` for the first of a row; mostly alone."""
FIXED: Mapping[Fixed, tuple[When | None, tuple[Chord, ...]]] = {
    Fixed.CHIP: (When.BETTING, (("from 1", Key.DIGIT_9),)),
    Fixed.GOLDEN: (When.DIALOG, tuple(("", key) for key in GOLD)),
    Fixed.BACK: (When.DIALOG, (("", Key.ESCAPE),)),
    Fixed.FULL_SCREEN: (None, (("", Key.F11), ("alt", Key.ENTER))),
    Fixed.QUIT: (None, (("ctrl", Key.Q),)),
}
"""When they work, None for always, and which they are."""
