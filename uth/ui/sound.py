"""The sounds of the table, made here, and silence where there is no device for them."""

from __future__ import annotations

import logging
from array import array
from collections.abc import Callable, Iterable
from enum import Enum, auto
from math import exp, pi, sin
from random import Random

import pygame

from uth.store.settings import Settings
from uth.ui.quiet import hushed

_log = logging.getLogger("uth.ui.sound")
_RATE = 22050
_LOUD = 22500
"""Peak of a sample, of 32767, at full volume."""


class Cue(Enum):
    """What can be heard."""

    CARD = auto()
    CHIP = auto()
    REFUSED = auto()
    """A key or click that did nothing."""


def _usual() -> float:
    return Settings().loudness


class Speaker:
    """Plays cues. The device is opened with the first one; without a device the game is silent and the log says so."""

    def __init__(self, loudness: Callable[[], float] = _usual) -> None:
        """*loudness* is asked before each sound: 0 (silent) to 1."""
        self._loudness = loudness
        self._sounds: dict[Cue, pygame.mixer.Sound] = {}
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
                sound = self._sound(cue)
                sound.set_volume(loudness)
                sound.play()

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

    def _sound(self, cue: Cue) -> pygame.mixer.Sound:
        if cue not in self._sounds:
            self._sounds[cue] = pygame.mixer.Sound(buffer=samples(cue, *_made_for()).tobytes())
        return self._sounds[cue]


def _made_for() -> tuple[int, int]:
    """Return the rate and the channels that the device really has."""
    rate, _, channels = pygame.mixer.get_init()
    return rate, channels


def samples(cue: Cue, rate: int, channels: int) -> array[int]:
    """Return signed 16-bit samples, *rate* a second, the same on all channels."""
    wave = {Cue.CARD: _card, Cue.CHIP: _chip, Cue.REFUSED: _refused}[cue](rate)
    return array("h", (round(_LOUD * value) for value in wave for _ in range(channels)))


def _card(rate: int) -> list[float]:
    """A card that slides over felt: noise that swells and dies within a tenth of a second."""
    noise = Random(1)  # noqa: S311  always the same rustle
    low, wave = 0.0, []
    for index in range(round(0.09 * rate)):
        t = index / rate
        low += 0.35 * (noise.uniform(-1, 1) - low)
        wave.append(low * min(1.0, t / 0.015) * exp(-t / 0.03))
    return wave


def _chip(rate: int) -> list[float]:
    """Clay on clay: two high, quickly damped tones."""
    return [
        (0.6 * sin(2 * pi * 3400 * t) + 0.4 * sin(2 * pi * 5200 * t)) * exp(-t / 0.012)
        for t in (index / rate for index in range(round(0.07 * rate)))
    ]


def _refused(rate: int) -> list[float]:
    """A soft, low knock."""
    return [0.7 * sin(2 * pi * 140 * t) * exp(-t / 0.04) for t in (index / rate for index in range(round(0.15 * rate)))]
