"""What can be done while a round is dealt, besides what settling has, the key of each, and what is asked in between.
No pygame.
"""

from __future__ import annotations

from enum import StrEnum

from uth.ui.keys import Key
from uth.ui.school.deeds import Deed, Do


class Step(StrEnum):
    """The values are contract words."""

    SAY = "say"
    """Choose something to call."""
    DEAL = "deal"
    ASK = "ask"
    FOLD = "fold"
    """Take a folded hand, and choose where its cards go."""
    NATURAL = "natural"
    """What a press on the place in question does."""
    LOOK = "look over"
    SHUFFLE = "shuffle"
    LOAD = "load"
    OFFER = "offer cut"
    CUT = "cut deck"
    BURN = "burn"
    TURN = "turn board"
    OPEN = "open house"
    COUNT = "count stub"
    WRONG = "wrong"
    """Something is wrong: choose what is done about it."""
    REPORT = "report"
    MORE = "more cards"
    """A card more in a packet."""
    FEWER = "fewer cards"
    BACK = "back"


STEPS: dict[Step, Key] = {
    Step.SAY: Key.DIGIT_1,
    Step.DEAL: Key.DIGIT_2,
    Step.ASK: Key.DIGIT_3,
    Step.FOLD: Key.DIGIT_4,
    Step.NATURAL: Key.ENTER,
    Step.LOOK: Key.L,
    Step.SHUFFLE: Key.S,
    Step.LOAD: Key.M,
    Step.OFFER: Key.C,
    Step.CUT: Key.X,
    Step.BURN: Key.B,
    Step.TURN: Key.G,
    Step.OPEN: Key.O,
    Step.COUNT: Key.N,
    Step.WRONG: Key.W,
    Step.REPORT: Key.R,
    Step.MORE: Key.EQUALS,
    Step.FEWER: Key.MINUS,
    Step.BACK: Key.ESCAPE,
}
"""The key of each that its cap shows."""

BEFORE = (Step.LOOK, Step.SHUFFLE, Step.LOAD, Step.OFFER, Step.CUT)
"""What the panel offers before the first card."""
CARDS = (Step.BURN, Step.TURN, Step.OPEN, Step.LOOK)
"""What it offers once cards are out."""
ANY_TIME = (Step.WRONG, Step.REPORT)
"""What it offers until the round is over."""


def deed_of(step: Step) -> Deed:
    """Return a step as what a button or a choice of the panel stands for."""
    return Deed(Do.PICK, step.value)


def step_of(found: Deed) -> Step | None:
    """Return the step that a deed stands for, None for none."""
    return next((step for step in Step if found == deed_of(step)), None)


class Menu(StrEnum):
    """What is asked in between. The values are contract words."""

    NONE = "none"
    CALL = "call"
    """Which of the announcements is made."""
    WRONG = "wrong"
    """What is done about something that is wrong."""
    RULING = "ruling"
    BOX = "box"
    """Which box it is about."""
    EVENT = "event"
    """What somebody does who is reported."""
    WHERE = "where"
    """Where the cards of a folded hand go."""
    CUT = "cut"
    """How many cards are cut off."""
    STUB = "stub"
    """How many cards are left."""


NUMBERS = frozenset({Menu.CUT, Menu.STUB})
"""What is answered with a number that is typed."""


class Answer(StrEnum):
    """What can be done about something that is wrong. The values are contract words."""

    STOP = "stop game"
    PROTECT = "protect cards"
    FLOOR = "call the floor"
    RULING = "name ruling"
    ACCEPT = "accept bet"
    CORRECT = "correct bet"
    REFUSE = "refuse bet"


OF_BOX = frozenset({Answer.ACCEPT, Answer.CORRECT, Answer.REFUSE})
"""What is done at a box."""
