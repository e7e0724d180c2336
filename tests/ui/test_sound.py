"""The volume of sounds: asked for before each, and off means that not even the device is opened."""

from __future__ import annotations

import pygame
import pytest

from uth.store.settings import Settings
from uth.ui.sound import Cue, Speaker, samples
from uth.ui.window import Window


@pytest.fixture
def device(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()


def test_at_first_sounds_are_at_two_fifths_of_what_they_can_be(device: None) -> None:
    speaker = Speaker()
    speaker.play([Cue.CHIP])
    sound = speaker._sounds[Cue.CHIP]
    assert sound.get_volume() == pytest.approx(0.4, abs=0.01)
    assert 7000 < max(samples(Cue.CHIP, 22050, 1)) * sound.get_volume() < 10000
    pygame.mixer.quit()


def test_a_change_is_heard_with_the_next_sound(device: None) -> None:
    now = [Settings()]
    speaker = Speaker(lambda: now[0].loudness)
    heard = []
    for volume in (100, 20, 60):
        now[0] = Settings(volume=volume)
        speaker.play([Cue.CARD])
        heard.append(speaker._sounds[Cue.CARD].get_volume())
    assert heard == pytest.approx([1.0, 0.2, 0.6], abs=0.01)
    pygame.mixer.quit()


@pytest.mark.parametrize("settings", [Settings(sound=False), Settings(volume=0)])
def test_off_is_silent_and_opens_no_device(device: None, settings: Settings) -> None:
    speaker = Speaker(lambda: settings.loudness)
    speaker.play(Cue)
    assert pygame.mixer.get_init() is None
    assert not speaker.silent
