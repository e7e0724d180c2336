"""The noises of a table, made from filtered noise: cards on felt, clay on clay, a riffle, a knock. No pygame.

A noise is put together from bursts: white noise that swells and dies, let through a band of frequencies. Nothing in it
swings on by itself, so nothing beeps. Each kind has four variants, so that a row of them does not sound like a machine.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from math import cos, exp, pi, sin
from random import Random

VARIANTS = 4
"""Of each kind of noise."""
_RATE = 22050
"""At which noises are made, whatever the device has: there is nothing to be heard in them above half of it."""
LOUDEST = 22500
"""Peak of a sample, of 32767, of the loudest kind at full volume."""


class Cue(Enum):
    """What can be heard."""

    CARD = auto()
    """A card slides over the felt or turns."""
    CHIP = auto()
    """Chips are set down or taken."""
    SHUFFLE = auto()
    """The cards are shuffled and given out."""
    WIN = auto()
    """A win goes to the player."""
    PUSH = auto()
    """Chips are pushed over the felt."""
    BUTTON = auto()
    """A button was pressed."""
    REFUSED = auto()
    """A key or click that did nothing."""
    SELDOM = auto()
    """A hand that is seldom seen."""


@dataclass(frozen=True, slots=True)
class _Burst:
    """Noise that begins at *start*, swells for *rise* and dies with *fall* (all seconds), in a band of frequencies.

    *middle* in hertz; *width* is the band's against it: 1 is about an octave and a half.
    """

    start: float
    middle: float
    width: float
    rise: float
    fall: float
    loud: float

    @property
    def end(self) -> float:
        """When it can be heard no more."""
        return self.start + self.rise + 6 * self.fall


_Bursts = Iterator[_Burst]


def noise(cue: Cue, variant: int, rate: int, channels: int = 1) -> array[int]:
    """Return signed 16-bit samples, *rate* a second, the same on all channels; *variant*: 0 to :data:`VARIANTS` - 1."""
    # Always the same noises, on every machine.
    chance = Random(1000 * cue.value + variant)  # noqa: S311
    make, loud = _KINDS[cue]
    bursts = list(make(chance))
    wave = array("d", bytes(8 * round(_RATE * max(burst.end for burst in bursts))))
    for burst in bursts:
        _add(wave, burst, chance)
    scale = LOUDEST * loud / max(map(abs, wave))
    return array("h", (round(scale * value) for value in _at(wave, rate) for _ in range(channels)))


def _at(wave: array[float], rate: int) -> Iterator[float]:
    """The wave at another rate, with straight lines between its samples."""
    last = len(wave) - 1
    for index in range(len(wave) * rate // _RATE):
        whole, part = divmod(index * _RATE, rate)
        here, there = wave[min(whole, last)], wave[min(whole + 1, last)]
        yield here + (there - here) * part / rate


def _add(wave: array[float], burst: _Burst, chance: Random) -> None:
    """Add a burst: white noise through a two-pole band-pass (R. Bristow-Johnson's cookbook), shaped in time."""
    rate = _RATE
    angle = 2 * pi * burst.middle / rate
    alpha = sin(angle) * burst.width / 2
    gain, back, more = alpha / (1 + alpha), 2 * cos(angle) / (1 + alpha), (alpha - 1) / (1 + alpha)
    first = round(burst.start * rate)
    rise, fall = max(1.0, burst.rise * rate), burst.fall * rate
    white, before, out, out_before = 0.0, 0.0, 0.0, 0.0
    uniform = chance.random
    for index in range(first, min(len(wave), round(burst.end * rate))):
        at = index - first
        fresh = 2 * uniform() - 1
        value = gain * (fresh - before) + back * out + more * out_before
        before, white = white, fresh
        out_before, out = out, value
        shape = at / rise if at < rise else exp((rise - at) / fall)
        wave[index] += burst.loud * shape * value


# --- the kinds


def _click(chance: Random, start: float, loud: float, bright: float = 1.0) -> _Bursts:
    """One chip on another: a sharp edge and a short body, and the smaller click of the chip that settles."""
    edge = bright * chance.uniform(3200, 4400)
    yield _Burst(start, edge, 0.9, 0.0004, chance.uniform(0.004, 0.007), loud)
    yield _Burst(start, edge * 0.42, 0.8, 0.0008, chance.uniform(0.008, 0.012), 0.8 * loud)
    settles = start + chance.uniform(0.016, 0.03)
    yield _Burst(settles, edge * 1.1, 0.9, 0.0004, 0.004, 0.4 * loud)


def _card(chance: Random) -> _Bursts:
    yield _Burst(0.0, chance.uniform(2000, 2900), 1.6, chance.uniform(0.02, 0.032), chance.uniform(0.018, 0.026), 1.0)
    yield _Burst(chance.uniform(0.03, 0.045), chance.uniform(380, 560), 1.2, 0.002, 0.011, 0.8)


def _chip(chance: Random) -> _Bursts:
    yield from _click(chance, 0.0, 1.0)
    if chance.random() < 0.5:
        yield from _click(chance, chance.uniform(0.04, 0.055), 0.5)


def _shuffle(chance: Random) -> _Bursts:
    """A riffle that gets faster, and the pack squared."""
    at, step = 0.0, 0.02
    while at < 0.42:
        yield _Burst(at, chance.uniform(1700, 3300), 1.2, 0.0006, 0.004, chance.uniform(0.5, 1.0))
        at += step * chance.uniform(0.7, 1.3)
        step *= 0.955
    yield _Burst(0.0, 900, 1.8, 0.2, 0.08, 0.5)
    yield _Burst(0.5, chance.uniform(600, 800), 1.2, 0.001, 0.014, 1.0)


def _win(chance: Random) -> _Bursts:
    """Stacks pushed together and over to the player."""
    at = 0.0
    for number in range(7):
        yield from _click(chance, at, chance.uniform(0.6, 1.0), 0.9 + 0.04 * number)
        at += chance.uniform(0.026, 0.05)
    yield _Burst(0.02, chance.uniform(800, 1100), 1.5, 0.12, 0.06, 0.5)


def _push(chance: Random) -> _Bursts:
    yield _Burst(0.0, chance.uniform(750, 1150), 1.5, chance.uniform(0.035, 0.05), 0.022, 1.0)
    yield from _click(chance, chance.uniform(0.07, 0.085), 0.45, 0.8)


def _button(chance: Random) -> _Bursts:
    yield _Burst(0.0, chance.uniform(1100, 1500), 1.2, 0.0006, 0.005, 0.7)
    yield _Burst(0.0, chance.uniform(260, 340), 1.0, 0.002, 0.011, 1.0)


def _refused(chance: Random) -> _Bursts:
    """Two soft knocks on wood."""
    for start in (0.0, chance.uniform(0.095, 0.115)):
        yield _Burst(start, chance.uniform(190, 250), 1.0, 0.003, 0.02, 1.0)
        yield _Burst(start, chance.uniform(700, 900), 1.0, 0.0008, 0.005, 0.35)


def _seldom(chance: Random) -> _Bursts:
    """Whispering round the table, and chips that pour out over it."""
    yield _Burst(0.0, chance.uniform(1500, 1900), 1.8, 0.35, 0.13, 0.55)
    at = 0.12
    for number in range(18):
        yield from _click(chance, at, chance.uniform(0.4, 1.0), 0.85 + 0.02 * number)
        at += chance.uniform(0.025, 0.06)


_KINDS: dict[Cue, tuple[Callable[[Random], _Bursts], float]] = {
    Cue.CARD: (_card, 0.6),
    Cue.CHIP: (_chip, 0.65),
    Cue.SHUFFLE: (_shuffle, 0.6),
    Cue.WIN: (_win, 0.85),
    Cue.PUSH: (_push, 0.5),
    Cue.BUTTON: (_button, 0.4),
    Cue.REFUSED: (_refused, 0.6),
    Cue.SELDOM: (_seldom, 1.0),
}
"""How each is made, and how loud it is against the loudest."""
