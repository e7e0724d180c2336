"""The strategies that can be looked at: those that come with the program, the player's own, and any file. No pygame."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from uth.analysis.strategy.locate import StrategyFileError, StrategyNotFound, list_strategies, load_strategy
from uth.analysis.strategy.model import Strategy
from uth.config.files import content_of, is_path
from uth.table import Street
from uth.train.outlook import NAMED
from uth.ui.offers import path_in

_NOT_LISTED = "optimal"
"""The best play is what all others are held against."""
_STREETS = tuple(f"{street}:" for street in Street)


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


def way_at(text: str) -> Way:
    """Return the strategy of a path as it was typed, copied or dropped; a name is taken too."""
    path = path_in(text)
    return way_of(_from_root(path) if is_path(path) else path)


def _from_root(path: str) -> str:
    try:
        return str(Path(path).expanduser().absolute())
    except RuntimeError:
        # There is no such user: that the file cannot be opened is said by who opens it.
        return path


def with_file(found: Sequence[Way], way: Way) -> tuple[tuple[Way, ...], int]:
    """Return the strategies with that of a file, in place of what the file said before, and where it is among them."""
    for place, each in enumerate(found):
        if each.name == way.name and not each.own:
            return tuple(found), place
    rest = tuple(each for each in found if each.name != way.name)
    return (*rest, way), len(rest)


def is_strategy(text: str) -> bool:
    """Return whether a file that was dropped is meant as a strategy: it has rules for a street, as no table has."""
    try:
        lines = content_of(Path(path_in(text)), StrategyNotFound).decode(errors="replace").splitlines()
    except StrategyNotFound:
        return False
    return any(line.startswith(_STREETS) for line in lines)


def side_by_side(found: Iterable[Way]) -> tuple[Strategy, ...]:
    """Return the strategies that are held against the best play for one hand: the named one and the player's own."""
    return tuple(way.strategy for way in found if way.strategy is not None and (way.own or way.name == NAMED))
