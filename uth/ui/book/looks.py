"""The looks in which the picture book shows every scene."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from uth import i18n
from uth.store.settings import Cloth, Deck, Settings, Surroundings
from uth.ui.sizes import DEFAULT, LEAST, MOST, Size

SIZES: tuple[Size, ...] = (LEAST, DEFAULT, (1920, 1080), MOST)


@dataclass(frozen=True, slots=True)
class Look:
    """A size and the settings.

    :ivar name: what is particular about the settings; empty for the usual ones.
    """

    size: Size
    name: str = ""
    settings: Settings = field(default_factory=Settings)

    @property
    def words(self) -> str:
        """What it is called."""
        return ", ".join(filter(None, ("{}x{}".format(*self.size), self.name)))

    @property
    def folder(self) -> str:
        """The name of its pictures' folder."""
        return "-".join(["{}x{}".format(*self.size), *self.name.split()])


SPECIAL = (
    Look(DEFAULT, "blue felt", Settings(felt=Cloth.BLUE)),
    Look(DEFAULT, "red felt", Settings(felt=Cloth.RED)),
    Look(DEFAULT, "four colours", Settings(deck=Deck.FOUR_COLOURS)),
    Look(DEFAULT, "light", Settings(surroundings=Surroundings.LIGHT)),
    Look(DEFAULT, "high contrast", Settings(surroundings=Surroundings.HIGH_CONTRAST)),
    Look(DEFAULT, "150 percent", Settings(scale=1.5)),
    Look(DEFAULT, "pseudo language", Settings(language=i18n.PSEUDO)),
)


def looks(sizes: Sequence[Size]) -> tuple[Look, ...]:
    """Return the usual look in each of these sizes, all four without any, and the special ones of the default size."""
    usual = tuple(map(Look, dict.fromkeys(sizes or SIZES)))
    return (*usual, *(look for look in SPECIAL if Look(look.size) in usual))
