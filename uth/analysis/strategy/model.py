"""What a strategy is: for each street an ordered list of rules, the first of which that fits decides."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from enum import StrEnum

from uth.game.model import Choice
from uth.table import Rules, Street


class Fact(StrEnum):
    """What a condition may ask of the cards that a player sees; each is a small whole number, see ``facts``."""

    HOLE_CARDS = "hole cards"
    MADE = "made"
    HIDDEN = "hidden"
    PAIR_OF = "pair of"
    HIGHER_ON_BOARD = "higher on board"
    FLUSH_DRAW = "flush draw"
    STRAIGHT_DRAW = "straight draw"
    OVERCARDS = "overcards"
    BOARD = "board"
    BOARD_SUITED = "board suited"
    DEALER_OUTS = "dealer outs"


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition: the fact must be one of the *allowed* numbers."""

    fact: Fact
    allowed: frozenset[int]


Answer = Choice | None
"""What a rule says to do; None stands for ``best``: what the optimum of the game does with these cards."""


@dataclass(frozen=True, slots=True)
class Rule:
    """What to do where every test holds; no test always holds."""

    answer: Answer
    tests: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class Strategy:
    """A way to play that depends only on the own two cards and the open board."""

    name: str
    rules: dict[Street, tuple[Rule, ...]] = field(hash=False)
    """The last rule of each street has no test."""
    about: str = ""
    sources: tuple[str, ...] = ()

    def answer(self, street: Street, number: Callable[[Fact], int]) -> Answer:
        """Return what the strategy says on a street, given the number of each fact that it asks for."""
        return self.rule(street, number).answer

    def rule(self, street: Street, number: Callable[[Fact], int]) -> Rule:
        """Return the rule that decides on a street, given the number of each fact that it asks for."""
        return next(
            rule for rule in self.rules[street] if all(number(test.fact) in test.allowed for test in rule.tests)
        )

    @property
    def asks_best(self) -> bool:
        """Whether some rule says ``best``, so that playing it needs the solution of the game."""
        return any(rule.answer is None for rules in self.rules.values() for rule in rules)


def choices_on(rules: Rules, street: Street) -> tuple[Choice, ...]:
    """Return what the house rules offer a seen box on that street."""
    fold = (Choice.FOLD,) if street in rules.fold else ()
    wait = () if street is Street.RIVER else (Choice.CHECK,)
    plays = tuple(Choice(f"play {multiple}x") for multiple in rules.play_multiples(street))
    return (*wait, *fold, *plays)


def nearest_offered(wanted: Choice, offered: Collection[Choice]) -> Choice:
    """Return *wanted* if it is offered, else what comes nearest.

    Of multiples the nearest, the lower of two; for a fold check, for a check fold; where only Play is left, the least.

    :raises ValueError: if nothing is offered.
    """
    if wanted in offered:
        return wanted
    plays = sorted((choice for choice in offered if choice.multiple), key=lambda choice: choice.multiple)
    passes = [choice for choice in (Choice.CHECK, Choice.FOLD) if choice in offered]
    if wanted.multiple and plays:
        return min(plays, key=lambda choice: abs(choice.multiple - wanted.multiple))
    return _first((*passes, *plays))


def _first(choices: Iterable[Choice]) -> Choice:
    for choice in choices:
        return choice
    raise ValueError("no choice is offered")
