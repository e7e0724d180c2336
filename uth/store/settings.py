"""How a player likes the table: the settings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

from uth.store.coaching import Advice
from uth.store.settings_values import SYSTEM


class Speed(StrEnum):
    """How fast things move on the table."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    OFF = "off"

    @property
    def scale(self) -> float:
        """How many seconds a second of film takes."""
        return {Speed.OFF: 0.0, Speed.FAST: 0.5, Speed.NORMAL: 1.0, Speed.SLOW: 2.5}[self]

    @property
    def next(self) -> Speed:
        """The next speed, from slow to off and round again."""
        order = tuple(Speed)
        return order[(order.index(self) + 1) % len(order)]


class Pace(StrEnum):
    """How fast one part of the motion is, against all of it."""

    SLOWER = "slower"
    SAME = "same"
    FASTER = "faster"
    NONE = "none"
    """It takes no time."""

    @property
    def scale(self) -> float:
        """How many seconds a second of this part takes."""
        return {Pace.SLOWER: 2.0, Pace.SAME: 1.0, Pace.FASTER: 0.5, Pace.NONE: 0.0}[self]


class Deck(StrEnum):
    """How suits are told apart besides their shapes."""

    TWO_COLOURS = "two colours"
    FOUR_COLOURS = "four colours"


class Cloth(StrEnum):
    """The colour of the felt."""

    GREEN = "green"
    BLUE = "blue"
    RED = "red"


class Surroundings(StrEnum):
    """What the table stands in: the room, the bar, the pages."""

    DARK = "dark"
    LIGHT = "light"
    HIGH_CONTRAST = "high contrast"


SCALES = (1.0, 1.1, 1.25, 1.5)
"""How much larger texts, indices and chips may be wished; a window has room for as much of it as it has."""
LOUDEST = 100
"""The volume is in percent of this."""
MOST_COMPANY = 7
"""With so many simulated players somebody may wish to play."""
Keys = Mapping[str, tuple[str, ...]]
"""Names of keys by the name of a command. What names there are, the table knows."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one player."""

    speed: Speed = Speed.NORMAL
    """Of everything that moves; the three below are parts of it, measured against it."""
    dealing: Pace = Pace.SAME
    """Of cards that are dealt, turned and taken away."""
    paying: Pace = Pace.SAME
    """Of chips."""
    pausing: Pace = Pace.SAME
    """Of the time to read what came out."""
    sound: bool = True
    volume: int = 40
    """0 to 100, in percent."""
    deck: Deck = Deck.TWO_COLOURS
    felt: Cloth = Cloth.GREEN
    surroundings: Surroundings = Surroundings.DARK
    scale: float = 1.0
    """One of :data:`SCALES`."""
    language: str = SYSTEM
    """:data:`SYSTEM`, or one of those in :func:`uth.resources.catalogues`."""
    company: int = 0
    """With how many simulated players; a table seats as many of them as it has boxes for."""
    advice: Advice = Advice.OFF
    """What the coach says about decisions."""
    errors: int = 0
    """In how many of a hundred rounds the dealer gets something wrong: one of :data:`~uth.store.coaching.ERROR_RATES`.
    """
    table: str = ""
    """What the table that was sat at last is found by: a name or a path; empty for none yet."""
    strategy: str = ""
    """The path of the strategy file that was opened last; empty for none."""
    keys: Keys = field(default_factory=lambda: MappingProxyType({}))
    """The keys of the commands that have others than they come with."""

    @property
    def loudness(self) -> float:
        """How loud sounds are: 0 (silent) to 1."""
        return self.volume / LOUDEST if self.sound else 0.0
