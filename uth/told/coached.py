"""What the coach says to somebody who plays line by line and asks: a hint, or what each choice is worth."""

from __future__ import annotations

import time

from uth.told.chair import Chair
from uth.told.vocabulary import Asked, Word
from uth.train.hints import hint
from uth.train.question import Question, asked
from uth.ui.coach.advice import Advised, hint_said, told_lines
from uth.ui.coach.advisor import Advisor
from uth.words import coach as words
from uth.words.told import sentence

_PAUSE = 0.005
"""Seconds between two looks at the worker."""
_PATIENCE = {Word.HINT: 0.3, Word.VALUES: 300.0}
"""So many seconds the exact answer is waited for: a hint comes at once, by the rule of thumb if need be."""


def coached(chair: Chair, advisor: Advisor, word: Word) -> list[str]:
    """Return the answer to ``hint`` or ``values``, by what the player sees."""
    if chair.asked is not Asked.DECISION:
        return [sentence(words.no_hint())]
    question = asked(chair.session.view, chair.turn)
    _wait(advisor, question, _PATIENCE[word])
    advised = Advised(question, hint(question), advisor.known(question))
    return list(hint_said(advised).lines if word is Word.HINT else told_lines(advised))


def _wait(advisor: Advisor, question: Question, seconds: float) -> None:
    advisor.ask(question)
    until = time.monotonic() + seconds
    while advisor.asking and time.monotonic() < until:
        if not advisor.poll():
            time.sleep(_PAUSE)
