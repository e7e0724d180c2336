"""What a trainee can do while an exercise is shown, and the keys of it. No pygame."""

from __future__ import annotations

from enum import StrEnum
from string import ascii_lowercase
from typing import NamedTuple

from uth.ui.keys import Key


class Do(StrEnum):
    """The kinds of thing that can be done; the value begins the intent of its button."""

    PICK = "pick"
    """An option; it answers at once, and one of several steps takes its place."""
    CARD = "card"
    """Pick a card, or lay it back."""
    TYPE = "type"
    CUT = "cut"
    """A chip of a value out of the rack."""
    RETURN = "return"
    """A chip of a value back into it."""
    ERASE = "erase"
    GIVE = "give"
    """What is entered is the answer."""
    FILL = "fill"
    ON = "on"
    """To the next exercise."""
    VIEW = "view"
    """From the chair to the camera and back."""
    SIGNS = "signs"
    """Show what Blind and Trips pay, or no more."""
    HELP = "help"
    LEAVE = "leave"


class Deed(NamedTuple):
    """Something that is done; *what*: an option's value, a card, a character, a chip's value."""

    do: Do
    what: str = ""

    def __str__(self) -> str:
        return f"{self.do} {self.what}".rstrip()

    @classmethod
    def read(cls, text: str) -> Deed:
        """Return the deed of a button's intent.

        :raises ValueError: if it is none.
        """
        do, _space, what = text.partition(" ")
        return cls(Do(do), what)


KEYS: dict[Do, tuple[Key, ...]] = {
    Do.GIVE: (Key.ENTER, Key.SPACE),
    Do.ON: (Key.SPACE, Key.ENTER, Key.RIGHT),
    Do.ERASE: (Key.BACKSPACE, Key.DELETE),
    Do.FILL: (Key.F,),
    Do.VIEW: (Key.V,),
    Do.SIGNS: (Key.P,),
    Do.HELP: (Key.H, Key.SLASH),
    Do.LEAVE: (Key.ESCAPE,),
}
"""The keys of each, the one of its cap first."""

_TAKEN = {Key.H, Key.P, Key.V}
CHOOSING: tuple[Key, ...] = (
    *(Key(str(digit)) for digit in (1, 2, 3, 4, 5, 6, 7, 8, 9, 0)),
    *(Key(letter) for letter in ascii_lowercase if Key(letter) not in _TAKEN),
)
"""The keys of options, cards and columns, the first one's first."""


def does(key: Key, *among: Do) -> Do | None:
    """Return which of some deeds a key does, None for none of them."""
    return next((do for do in among if key in KEYS[do]), None)
