"""The sounds of the table, made here, and silence where there is no device for them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable

import pygame

from uth.store.settings import Settings
from uth.ui.noises import VARIANTS, Cue, noise
from uth.ui.quiet import hushed

__all__ = ["Cue", "Speaker"]

_log = logging.getLogger("uth.ui.sound")
_RATE = 22050
_TURNS = (1, 1, 3, 2)
"""By how many variants it goes on from sound to sound: never the same twice, and no pattern to be heard."""


def _usual() -> float:
    return Settings().loudness


class Speaker:
    """Plays cues. The device is opened with the first one; without a device the game is silent and the log says so."""

    def __init__(self, loudness: Callable[[], float] = _usual) -> None:
        """*loudness* is asked before each sound: 0 (silent) to 1."""
        self._loudness = loudness
        self._sounds: dict[tuple[Cue, int], pygame.mixer.Sound] = {}
        self._played: dict[Cue, int] = {}
        self._opened: bool | None = None

    @property
    def silent(self) -> bool:
        """Whether no device could be opened; False as long as none was needed."""
        return self._opened is False

    def play(self, cues: Iterable[Cue]) -> None:
        """Play each of *cues* now, each kind once."""
        loudness = self._loudness()
        for cue in dict.fromkeys(cues):
            if loudness > 0 and self._open():
                sound = self._sound(cue, self._next_variant(cue))
                sound.set_volume(loudness)
                sound.play()

    def prepare(self) -> bool:
        """Open the device, or make one of the sounds that are not made yet; return whether there was anything to do.

        For moments in which nothing else is to be done: no sound has to be made when it is to be heard.
        """
        if self._loudness() <= 0 or self.silent:
            return False
        if self._opened is None:
            return self._open()
        missing = ((cue, variant) for variant in range(VARIANTS) for cue in Cue)
        key = next((each for each in missing if each not in self._sounds), None)
        if key is not None:
            self._sound(*key)
        return key is not None

    def _next_variant(self, cue: Cue) -> int:
        count = self._played[cue] = self._played.get(cue, -1) + 1
        rounds, turn = divmod(count, len(_TURNS))
        return (rounds * sum(_TURNS) + sum(_TURNS[:turn])) % VARIANTS

    def _open(self) -> bool:
        if self._opened is None:
            try:
                with hushed():
                    pygame.mixer.init(frequency=_RATE, size=-16, channels=1, buffer=512)
                self._opened = True
            except pygame.error as error:
                _log.info("no sound: %s", error)
                self._opened = False
        return self._opened

    def _sound(self, cue: Cue, variant: int) -> pygame.mixer.Sound:
        key = cue, variant
        if key not in self._sounds:
            self._sounds[key] = pygame.mixer.Sound(buffer=noise(cue, variant, *_made_for()).tobytes())
        return self._sounds[key]


def _made_for() -> tuple[int, int]:
    """Return the rate and the channels that the device really has."""
    rate, _, channels = pygame.mixer.get_init()
    return rate, channels
