"""All that a coach has to tell about one question: what each choice is worth, how the hand stands, which rule decides.

It is worked out where the kernels are loaded: in the worker, for a window.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from uth.analysis.advice import Advice, Counts, chances
from uth.analysis.strategy.locate import preset
from uth.analysis.strategy.model import Strategy
from uth.game.model import Choice
from uth.train.outs import Outs, outs_of
from uth.train.question import Question
from uth.train.rulings import Ruling, best_of, ruling

NAMED = "practical"
"""The strategy whose rules are named to a player."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """A question with its exact answers. Values are in Antes, all bets of the box counted, at the pays as written.

    :ivar advice: with the dead cards.
    :ivar alone: without them.
    :ivar chances: the deals in which the hand wins, ties and loses if it is never given up.
    :ivar ruling: what the practical strategy says.
    :ivar others: what other strategies say.
    """

    question: Question
    advice: Advice
    alone: Advice
    chances: Counts
    outs: Outs | None
    ruling: Ruling
    others: tuple[Ruling, ...] = ()

    @property
    def best(self) -> Choice:
        """The best of the choices that are open."""
        return best_of(self.advice, self.question)

    @property
    def best_alone(self) -> Choice:
        """What would be best without the cards of the other boxes."""
        return best_of(self.alone, self.question)

    @property
    def dead_cards_decide(self) -> bool:
        """Whether the cards of the other boxes change what is best: without them another choice is worth more."""
        values = self.alone.values
        return values[self.best_alone] > values[self.best]

    def cost(self, choice: Choice) -> Fraction:
        """Return what the best choice is worth more than this one, in Antes."""
        return self.advice.values[self.best] - self.advice.values[choice]

    @property
    def second(self) -> Choice | None:
        """The best of the other open choices, None where there is no other."""
        others = [choice for choice in Choice if choice in self.question.open and choice is not self.best]
        return max(others, key=self.advice.values.__getitem__, default=None)

    @property
    def margin(self) -> Fraction | None:
        """What the best choice is worth more than the next one, in Antes; None where there is no other."""
        return self.cost(self.second) if self.second is not None else None

    def money(self, antes: Fraction) -> Fraction:
        """Return so many Antes in minor units."""
        return antes * self.question.ante


def outlook(question: Question, strategies: Sequence[Strategy] = ()) -> Outlook:
    """Return the outlook of a question, with what other *strategies* would do.

    :raises SolverMissing: if the compiled kernels cannot be loaded.
    """
    table, hole, board = question.table, question.hole, question.board
    advice = question.advice()
    alone = question.alone.advice() if question.dead else advice
    return Outlook(
        question=question,
        advice=advice,
        alone=alone,
        chances=chances(table, hole, board, question.dead),
        outs=outs_of(table.rules, hole, board, question.dead) if board else None,
        ruling=ruling(preset(NAMED), question, advice, alone),
        others=tuple(ruling(strategy, question, advice, alone) for strategy in strategies),
    )
