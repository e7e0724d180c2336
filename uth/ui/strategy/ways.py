"""The strategies that can be looked at: those that come with the program, the player's own, and any file. No pygame."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from uth.analysis.strategy.locate import StrategyFileError, StrategyNotFound, list_strategies, load_strategy
from uth.analysis.strategy.model import Strategy
from uth.train.outlook import NAMED

_NOT_LISTED = "optimal"
"""The best play is what all others are held against."""


@dataclass(frozen=True, slots=True)
class Way:
    """One way to play.

    :ivar name: what it is found by: a name, or the path of a file.
    :ivar own: it is the player's, not the program's.
    :ivar strategy: None for a file with problems.
    :ivar problems: what is wrong with it, in sentences.
    """

    name: str
    own: bool
    strategy: Strategy | None = None
    problems: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """What it calls itself; a file with problems has that of its file."""
        return self.strategy.name if self.strategy else self.name


def ways() -> tuple[Way, ...]:
    """Return the one whose rules are named to a player, then the player's own, then the others of the program."""
    found = [way_of(str(each.file), own=each.own, name=each.name) for each in list_strategies()]
    found = [way for way in found if way.name != _NOT_LISTED]
    return tuple(sorted(found, key=lambda way: (way.name != NAMED, not way.own)))


def way_of(path: str, *, own: bool = True, name: str = "") -> Way:
    """Return the strategy of a file, with its problems if it has some; *name*: what it is found by, if not its path."""
    called = name or path
    try:
        return Way(called, own, load_strategy(path))
    except StrategyFileError as error:
        return Way(called, own, problems=tuple(map(str, error.problems)))
    except StrategyNotFound as error:
        return Way(called, own, problems=(str(error),))


def side_by_side(found: Iterable[Way]) -> tuple[Strategy, ...]:
    """Return the strategies that are held against the best play for one hand: the named one and the player's own."""
    return tuple(way.strategy for way in found if way.strategy is not None and (way.own or way.name == NAMED))
