"""The noises themselves: made of noise, never a tone, and four of each."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from numpy.typing import NDArray

from uth.ui.noises import VARIANTS, Cue, noise

RATE = 22050
EVERY = [(cue, variant) for cue in Cue for variant in range(VARIANTS)]
LONGEST = {Cue.CARD: 0.2, Cue.CHIP: 0.15, Cue.PUSH: 0.2, Cue.BUTTON: 0.1, Cue.REFUSED: 0.25}
"""In seconds; what is not here is a whole run of them, and takes a second and a half at most."""


@cache
def wave(cue: Cue, variant: int) -> NDArray[np.float64]:
    return np.array(noise(cue, variant, RATE), dtype=np.float64)


@pytest.mark.parametrize(("cue", "variant"), EVERY)
def test_it_is_noise_and_no_beep(cue: Cue, variant: int) -> None:
    samples = wave(cue, variant)
    power = np.abs(np.fft.rfft(samples)) ** 2
    bands = np.bincount((np.fft.rfftfreq(samples.size, 1 / RATE) // 60).astype(int), power / power.sum())
    assert bands.max() < 0.35, "one pitch stands out"
    again = np.fft.irfft(np.abs(np.fft.rfft(samples, 2 * samples.size)) ** 2)[: samples.size]
    later = again[round(0.003 * RATE) :] / again[0]
    assert np.abs(later).max() < 0.5, "something swings on"


@pytest.mark.parametrize(("cue", "variant"), EVERY)
def test_it_is_short_swells_from_silence_and_ends_in_it(cue: Cue, variant: int) -> None:
    samples = wave(cue, variant)
    assert samples.size / RATE < LONGEST.get(cue, 1.5)
    peak = np.abs(samples).max()
    assert 5000 < peak < 32767
    assert abs(samples[0]) < 0.01 * peak
    assert np.abs(samples[-20:]).max() < 0.02 * peak
    assert abs(samples.mean()) < 0.01 * peak


@pytest.mark.parametrize("cue", Cue)
def test_the_four_variants_differ_and_are_about_as_loud(cue: Cue) -> None:
    waves = [wave(cue, variant) for variant in range(VARIANTS)]
    assert len({one.tobytes() for one in waves}) == VARIANTS
    loud = [float(np.sqrt((one**2).sum())) for one in waves]
    assert max(loud) < 2 * min(loud)


def test_the_same_noise_is_made_every_time_on_as_many_channels_as_there_are() -> None:
    mono, stereo = noise(Cue.CHIP, 1, RATE, 1), noise(Cue.CHIP, 1, RATE, 2)
    assert list(stereo[::2]) == list(mono) == list(stereo[1::2])
    assert mono == noise(Cue.CHIP, 1, RATE)


@pytest.mark.parametrize("rate", [44100, 48000, 11025])
def test_another_rate_is_the_same_noise(rate: int) -> None:
    there = np.array(noise(Cue.CARD, 0, rate), dtype=np.float64)
    here = wave(Cue.CARD, 0)
    assert there.size / rate == pytest.approx(here.size / RATE, abs=0.001)
    at = np.arange(there.size) * RATE / rate
    assert np.allclose(there, np.interp(at, np.arange(here.size), here), atol=2)
