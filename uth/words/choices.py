"""Decisions as a person says them, for buttons, prompts and the record of a round."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from uth.game.model import Choice
from uth.i18n import gettext as _

Say = Callable[[int], str]
"""Writes an amount in minor units for the reader."""

_ONLY = {
    1: "play once the Ante (1x)",
    2: "play twice the Ante",
    3: "play three times the Ante",
    4: "play four times the Ante",
}
_NUMBERS = {1: "one", 2: "two", 3: "three", 4: "four"}
_PASS = {Choice.CHECK: "check", Choice.FOLD: "fold"}


def choice_label(choice: Choice) -> str:
    """Return what the button says: ``Play 4x``."""
    if choice.multiple:
        return _("Play {multiple}x").format(multiple=choice.multiple)
    return _("Check") if choice is Choice.CHECK else _("Fold")


def choice_cost(choice: Choice, cost: int, say: Say) -> str:
    """Return the button's second line: what the choice costs, in minor units, or that it is free."""
    if choice.multiple:
        return say(cost)
    return _("free") if choice is Choice.CHECK else _("give up the hand")


def choices_words(choices: Sequence[Choice]) -> str:
    """Return what may be done: ``check, or play three or four times the Ante``."""
    parts = [_(_PASS[choice]) for choice in choices if choice is Choice.CHECK]
    multiples = [choice.multiple for choice in choices if choice.multiple]
    if len(multiples) == 1:
        parts.append(_(_ONLY[multiples[0]]))
    elif multiples:
        numbers = joined([_(_NUMBERS[multiple]) for multiple in multiples])
        parts.append(_("play {numbers} times the Ante").format(numbers=numbers))
    parts += [_(_PASS[choice]) for choice in choices if choice is Choice.FOLD]
    return joined(parts, comma=True)


def joined(parts: Sequence[str], *, comma: bool = False) -> str:
    """Return alternatives in one phrase: ``a, b or c``; with *comma* the last ``or`` has one before it."""
    if len(parts) < 2:
        return "".join(parts)
    sentence = _("{first}, or {last}") if comma else _("{first} or {last}")
    return sentence.format(first=", ".join(parts[:-1]), last=parts[-1])
