"""What the table says about something that was just done, where more than words is needed. No pygame."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from uth.game.actions import Action, Cut, Option
from uth.ui.commands import Command, When
from uth.ui.keymap import Keymap
from uth.ui.laid import Bets
from uth.words import prompts as words


def how_to_play(options: Iterable[Option], keymap: Keymap) -> str:
    """Return how Play is bet in a decision with these options; empty if none of it can be bet."""
    able = [option.choice for option in options if option.open and option.choice.multiple]
    keys = [keymap.cap(Command(choice.value), When.DECISION) for choice in able]
    return words.choose_play([choice.multiple for choice in able], keys) if able else ""


def turned(before: Bets, now: Bets) -> str:
    """Return which boxes became seen or dark: the one seen until then may be another than the one asked for."""
    changed = [box for box in sorted(now) if box in before and now[box].dark != before[box].dark]
    seen = [box for box in changed if now[box].dark is None]
    dark = [(box, multiple) for box in changed if (multiple := now[box].dark) is not None]
    return words.boxes_turned(seen, dark) if changed else ""


def where_cut(actions: Sequence[Action]) -> str:
    """Return where the dealer cut, of a round's actions so far; empty before the cut."""
    cuts = [action.at for action in actions if isinstance(action, Cut)]
    return words.dealer_has_cut(cuts[-1]) if cuts else ""
