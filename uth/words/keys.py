"""What keys do, and why a key cannot be given to something."""

from __future__ import annotations

from uth.i18n import gettext as _

_NAMES = {
    "deal": "Deal",
    "rebet": "Rebet",
    "double": "Double all bets",
    "undo": "Undo",
    "clear": "Take back all bets",
    "dark": "Seen or dark",
    "cut": "Cut",
    "cut fewer": "Cut: fewer cards",
    "cut more": "Cut: more cards",
    "cut decline": "Let the dealer cut",
    "check": "Check",
    "fold": "Fold",
    "play 1x": "Play 1x",
    "play 2x": "Play 2x",
    "play 3x": "Play 3x",
    "play 4x": "Play 4x",
    "next round": "Next round",
    "deal again": "Deal again",
    "help": "Help",
    "menu": "Menu",
    "close": "Back",
    "speed": "Speed",
    "buy chips": "Buy chips",
    "buy chips x2": "Buy twice as many chips",
    "buy chips x5": "Buy five times as many chips",
    "leave": "Leave the table",
    "review": "Rounds played",
    "statistics": "Statistics",
    "strategy": "Strategy of the table",
    "players": "Players",
    "settings": "Settings",
    "main menu": "Main menu",
    "log": "Log of what happened",
    "guide": "Explain the round, or stop",
    "company": "Others at the table, or none",
    "log back": "Log: further back",
    "log on": "Log: further on",
    "advice": "Strength of the advice",
    "hint": "Hint",
    "foul": "Foul: the dealer erred",
    "add": "Add a chip",
    "take": "Take a chip back",
    "clear box": "Take back the bets of a box",
    "all boxes": "Same bets on all boxes",
    "amount": "Type an amount",
    "trips": "To Trips",
    "ante": "To the Ante",
    "next circle": "Next circle",
    "previous circle": "Previous circle",
    "box left": "Box to the left",
    "box right": "Box to the right",
    "chip up": "Next chip",
    "chip down": "Previous chip",
    "chip": "Choose a chip, lowest first",
    "golden": "Press the golden button",
    "back": "Back",
    "full screen": "Full screen",
    "quit": "Close the game",
}


def command_name(command: str) -> str:
    """Return a command of the table, or what always has the same keys, by name in the reader's language.

    :raises KeyError: if there is no such command.
    """
    return _(_NAMES[command])


def taken(key: str, command: str) -> str:
    """Return why a key cannot be given away: it is *command*'s already, at the same time."""
    return _("{key} is the key of “{command}” already").format(key=key, command=command_name(command))


def goes_on(key: str, command: str) -> str:
    """Return why a key cannot both decide and go on."""
    sentence = _("{key} is the key of “{command}”: a key that goes on cannot decide as well")
    return sentence.format(key=key, command=command_name(command))


def chord(held: str, key: str) -> str:
    """Return what is printed for *key* with what is held: nothing, ``alt`` or ``ctrl``; ``from 1`` is a row of keys.

    :raises KeyError: if nothing is called so.
    """
    return {"": "{key}", "from 1": "1-{key}", "alt": _("Alt+{key}"), "ctrl": _("Ctrl+{key}")}[held].format(key=key)


def always_so(command: str) -> str:
    """Return why the keys of something cannot be changed."""
    return _("“{command}” always has the same keys").format(command=command_name(command))


def for_chips() -> str:
    """Return why a digit cannot be given to anything that is done while bets are laid."""
    return _("1 to 9 choose a chip while bets are laid")


def for_menu(key: str) -> str:
    """Return why Escape cannot be given away."""
    return _("{key} always opens the menu and leads back").format(key=key)


def for_full_screen(key: str) -> str:
    """Return why F11 cannot be given away."""
    return _("{key} is full screen").format(key=key)


def for_gold(key: str) -> str:
    """Return why Space and Enter cannot be given to anything in a dialog."""
    return _("{key} presses the golden button of a dialog").format(key=key)


def no_command(name: str) -> str:
    """Return what is wrong with the keys of something that has none, or always the same."""
    return _("“{name}” is nothing that has keys of its own choice").format(name=name)


def no_key(name: str) -> str:
    """Return what is wrong with the name of a key."""
    return _("“{name}” is no key, such as “g”, “page up” or “f5”").format(name=name)
