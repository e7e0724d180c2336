"""The groups of the help: what each key does at the table, and everywhere else. No pygame."""

from __future__ import annotations

from collections.abc import Iterator

from uth.i18n import gettext as _
from uth.ui.commands import Command, Fixed, When
from uth.ui.keymap import Keymap
from uth.ui.keys import Key
from uth.ui.replay.moves import KEYS, Move
from uth.ui.school.chair_help import chair_groups, settle_groups
from uth.ui.school.deal_help import deal_groups
from uth.words.keys import chord
from uth.words.school_chair import help_title

HelpLine = tuple[str, str]
HelpGroup = tuple[str, tuple[HelpLine, ...]]
"""A heading, and lines of (key caps, what they do); caps are separated by spaces."""

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
    Command.PREVIOUS_CIRCLE: "circle before",
    Command.TRIPS: "to Trips",
    Command.ANTE: "to the Ante",
    Command.CHIP_UP: "next chip",
    Command.CHIP_DOWN: "chip before",
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
    Command.SPEED: "speed: slow, normal, fast, no motion",
    Command.LOG: "what happened, in sentences",
    Command.GUIDE: "explain the round, or stop",
    Command.COMPANY: "others at the table, or none",
    Command.ADVICE: "advice: off, warnings, hint, all values",
    Command.HINT: "a hint about this decision, or away with it",
    Command.FOUL: "foul: the dealer paid or read wrongly",
    Command.BUY_CHIPS: "buy chips",
    Command.BUY_TWICE: "buying: twice as many",
    Command.BUY_FIVE: "buying: five times as many",
    Command.LEAVE: "leave the table",
    Command.REVIEW: "rounds played",
    Command.STATISTICS: "statistics",
    Command.STRATEGY: "how this table is played best",
    Command.PLAYERS: "players",
    Command.SETTINGS: "settings",
    Command.MAIN_MENU: "main menu",
}
_MOVES = {
    Move.WATCH: "watch, or pause",
    Move.WHY: "why each bet came out so, or away with it",
    Move.SPEED: "speed: slow, normal, fast, no motion",
    Move.CLOSE: "back to the list",
}
_PLAY = (Command.PLAY_1X, Command.PLAY_2X, Command.PLAY_3X, Command.PLAY_4X)


def help_groups(keymap: Keymap, *, dark: bool, cut: bool, boxes: bool) -> tuple[HelpGroup, ...]:
    """Return the groups of the table's own help; what this table does not have is left out."""
    groups = [
        (_("Bets, before the deal"), tuple(_betting(keymap, dark=dark, boxes=boxes))),
        (_("Decisions, when a box is asked"), tuple(_deciding(keymap, boxes=boxes))),
        (_("The round"), tuple(_course(keymap, cut=cut, boxes=boxes))),
        (_("Mouse"), tuple(_mouse(dark=dark, boxes=boxes))),
    ]
    return tuple(groups)


def elsewhere_groups(keymap: Keymap) -> tuple[HelpGroup, ...]:
    """Return the groups of what is not the table: its menu, a round that is looked at again, the school, pages."""
    return (
        (_("In the menu of the table"), tuple(_menu(keymap))),
        (_("A round looked at again"), tuple(_replay(keymap))),
        _chair(keymap),
        *_settling(keymap),
        *_dealing(keymap),
        (_("Pages: lists, settings, statistics"), tuple(_pages(keymap))),
        (_("Everywhere"), tuple(_everywhere(keymap))),
    )


def _line(command: Command, when: When, keymap: Keymap) -> HelpLine:
    return " ".join(keymap.caps(command, when)), _(_HELP[command])


def _both(one: Command, other: Command, when: When, keymap: Keymap) -> str:
    return f"{keymap.cap(one, when)} {keymap.cap(other, when)}"


def _betting(keymap: Keymap, *, dark: bool, boxes: bool) -> Iterator[HelpLine]:
    yield " ".join(keymap.fixed_caps(Fixed.CHIP)), _("choose a chip, lowest first")
    for command in (
        Command.CHIP_UP,
        Command.CHIP_DOWN,
        Command.ADD,
        Command.TAKE,
        Command.AMOUNT,
        Command.NEXT_CIRCLE,
        Command.PREVIOUS_CIRCLE,
    ):
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


def _deciding(keymap: Keymap, *, boxes: bool) -> Iterator[HelpLine]:
    yield _line(Command.CHECK, When.DECISION, keymap)
    yield " ".join(keymap.cap(command, When.DECISION) for command in _PLAY), _("Play 1x to 4x")
    yield _line(Command.FOLD, When.DECISION, keymap)
    yield _line(Command.HINT, When.DECISION, keymap)
    if boxes:
        caps = _both(Command.BOX_LEFT, Command.BOX_RIGHT, When.DECISION, keymap)
        yield caps, _("another box first, where the table allows it")


def _course(keymap: Keymap, *, cut: bool, boxes: bool) -> Iterator[HelpLine]:
    yield _line(Command.DEAL, When.BETTING, keymap)
    if cut:
        caps = (*keymap.caps(Command.CUT_FEWER, When.CUT), *keymap.caps(Command.CUT_MORE, When.CUT))
        yield " ".join(caps), _("asked to cut: fewer, more")
        yield _line(Command.CUT, When.CUT, keymap)
        yield _line(Command.CUT_DECLINE, When.CUT, keymap)
    yield _line(Command.NEXT_ROUND, When.END, keymap)
    yield _line(Command.DEAL_AGAIN, When.END, keymap)
    yield _line(Command.FOUL, When.END, keymap)
    if boxes:
        yield _both(Command.BOX_LEFT, Command.BOX_RIGHT, When.END, keymap), _("after the round: look at each box")
    yield _line(Command.HELP, When.BETTING, keymap)
    yield _line(Command.MENU, When.BETTING, keymap)
    yield _line(Command.SPEED, When.BETTING, keymap)
    yield _line(Command.LOG, When.BETTING, keymap)
    yield _both(Command.LOG_BACK, Command.LOG_ON, When.BETTING, keymap), _("scroll it")
    yield _line(Command.GUIDE, When.BETTING, keymap)
    yield _line(Command.COMPANY, When.BETTING, keymap)
    yield _line(Command.STRATEGY, When.BETTING, keymap)
    yield _line(Command.ADVICE, When.BETTING, keymap)
    yield " ".join(keymap.fixed_caps(Fixed.FULL_SCREEN)), _("full screen")


def _mouse(*, dark: bool, boxes: bool) -> Iterator[HelpLine]:
    yield _("click"), _("add the chip in hand to a circle")
    yield _("right"), _("take it back")
    yield _("drag"), _("chips from the tray, from circle to circle, back to the tray")
    yield _("wheel"), _("over a circle: more, less; else choose a chip")
    yield _("middle"), _("type the amount of a circle")
    if dark:
        yield _("click"), _("PLAY: seen, or dark with 1x to 4x")
    if boxes:
        yield _("point"), _("at a paid box: its five cards")


def _menu(keymap: Keymap) -> Iterator[HelpLine]:
    yield " ".join(keymap.fixed_caps(Fixed.GOLDEN)), _("the golden button")
    yield " ".join(keymap.fixed_caps(Fixed.BACK)), _("back to the table")
    for command in (
        Command.BUY_CHIPS,
        Command.BUY_TWICE,
        Command.BUY_FIVE,
        Command.MAIN_MENU,
        Command.REVIEW,
        Command.STATISTICS,
        Command.STRATEGY,
        Command.PLAYERS,
        Command.SETTINGS,
        Command.SPEED,
        Command.ADVICE,
        Command.LEAVE,
    ):
        yield _line(command, When.DIALOG, keymap)


def _replay(keymap: Keymap) -> Iterator[HelpLine]:
    def caps(*moves: Move) -> str:
        return " ".join(keymap.labels.label(key) for move in moves for key in KEYS[move])

    yield caps(Move.WATCH), _(_MOVES[Move.WATCH])
    yield caps(Move.BACK, Move.ON), _("one moment back, on")
    yield caps(Move.START, Move.END), _("to the beginning, to the end")
    yield caps(Move.EARLIER), _("the round before it")
    yield caps(Move.LATER), _("the round after it")
    for move in (Move.WHY, Move.SPEED, Move.CLOSE):
        yield caps(move), _(_MOVES[move])
    yield _("wheel"), _("moment by moment")
    yield _("drag"), _("along the line: to any moment")
    yield _("click"), _("a box: why its bets came out so")


def _chair(keymap: Keymap) -> HelpGroup:
    """The help that the dealer's chair shows itself, in one group."""
    return help_title(), tuple(line for _heading, lines in chair_groups(keymap.labels) for line in lines)


def _settling(keymap: Keymap) -> tuple[HelpGroup, HelpGroup]:
    """The help that a table shows while it is settled: what is done with bets and hands, and with chips."""
    table, chips, mouse, rest = (lines for _heading, lines in settle_groups(keymap.labels))
    return (_("A table that is settled"), (*table, *rest)), (_("Settling: chips, and the mouse"), (*chips, *mouse))


def _dealing(keymap: Keymap) -> tuple[HelpGroup, HelpGroup]:
    """The help that a table shows while a round is dealt: the dealing itself, and what else there is to do."""
    deal, before, wrong, mouse, rest = (lines for _heading, lines in deal_groups(keymap.labels))
    return (_("A round that is dealt"), (*before, *deal)), (
        _("Dealing: trouble, and the mouse"),
        (*wrong, *mouse, *rest),
    )


def _pages(keymap: Keymap) -> Iterator[HelpLine]:
    def caps(*keys: Key, held: str = "") -> str:
        return " ".join(chord(held, keymap.labels.label(key)) for key in keys)

    yield caps(Key.TAB), _("to the next thing; with Shift to the one before")
    yield caps(Key.LEFT, Key.UP, Key.DOWN, Key.RIGHT), _("move; choose, where there is a choice")
    yield caps(Key.ENTER, Key.SPACE), _("press, open")
    yield caps(Key.PAGE_UP, Key.PAGE_DOWN, Key.HOME, Key.END), _("scroll")
    yield caps(Key.ESCAPE), _("back")
    yield caps(Key.A, Key.C, Key.V, held="ctrl"), _("in a field: choose all, copy, paste")


def _everywhere(keymap: Keymap) -> Iterator[HelpLine]:
    yield " ".join(keymap.fixed_caps(Fixed.FULL_SCREEN)), _("full screen")
    yield " ".join(keymap.fixed_caps(Fixed.QUIT)), _("close the game; a round that is not over waits")
