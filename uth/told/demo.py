"""Somebody who plays by the practical strategy and types what a person would."""

from __future__ import annotations

from uth.company import practical
from uth.told.chair import Chair
from uth.told.vocabulary import Asked, Word
from uth.words.asked import typed_choice


def typed_by_demo(chair: Chair) -> str | None:
    """Return the next line; None where the demo has played all it can."""
    match chair.asked:
        case Asked.BETS:
            return Word.DEAL
        case Asked.CUT:
            return Word.CUT
        case Asked.DECISION:
            able = [option.choice for option in chair.options(chair.turn) if option.open]
            return typed_choice(practical(chair.session.view, chair.turn, able))
        case Asked.END:
            return Word.NEXT
        case _:
            return None
