"""The volume of sounds: asked for before each, and off means that not even the device is opened."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from uth.store.settings import Settings
from uth.ui.noises import VARIANTS, noise
from uth.ui.sound import Cue, Speaker
from uth.ui.window import Window


@pytest.fixture
def device(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()


def test_at_first_sounds_are_at_two_fifths_of_what_they_can_be(device: None) -> None:
    speaker = Speaker()
    speaker.play([Cue.CHIP])
    sound = speaker._sounds[Cue.CHIP, 0]
    assert sound.get_volume() == pytest.approx(0.4, abs=0.01)
    assert 4000 < max(map(abs, noise(Cue.CHIP, 0, 22050))) * sound.get_volume() < 10000
    pygame.mixer.quit()


def test_a_change_is_heard_with_the_next_sound(device: None) -> None:
    now = [Settings()]
    speaker = Speaker(lambda: now[0].loudness)
    heard = []
    for volume in (100, 20, 60):
        now[0] = Settings(volume=volume)
        speaker.play([Cue.CARD])
        heard.append(list(speaker._sounds.values())[-1].get_volume())
    assert heard == pytest.approx([1.0, 0.2, 0.6], abs=0.01)
    pygame.mixer.quit()


def test_no_sound_is_the_same_twice_and_all_variants_come_alike() -> None:
    speaker = Speaker()
    turns = [speaker._next_variant(Cue.CHIP) for _ in range(16)]
    assert all(one != other for one, other in pairwise(turns))
    assert {turn: turns.count(turn) for turn in turns} == dict.fromkeys(range(VARIANTS), 4)


def test_sounds_are_made_one_at_a_time_while_nothing_is_to_be_heard(device: None) -> None:
    speaker = Speaker()
    made = [len(speaker._sounds)]
    while speaker.prepare():
        made.append(len(speaker._sounds))
    assert made == [0, 0, *range(1, VARIANTS * len(Cue) + 1)]
    pygame.mixer.quit()


@pytest.mark.parametrize("settings", [Settings(sound=False), Settings(volume=0)])
def test_who_wants_no_sound_has_none_made(device: None, settings: Settings) -> None:
    speaker = Speaker(lambda: settings.loudness)
    assert not speaker.prepare()
    assert pygame.mixer.get_init() is None


@pytest.mark.parametrize("settings", [Settings(sound=False), Settings(volume=0)])
def test_off_is_silent_and_opens_no_device(device: None, settings: Settings) -> None:
    speaker = Speaker(lambda: settings.loudness)
    speaker.play(Cue)
    assert pygame.mixer.get_init() is None
    assert not speaker.silent


def test_without_a_device_the_game_is_silent_and_the_log_says_so_once(
    window: Window, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    pygame.mixer.quit()
    speaker = Speaker()
    with caplog.at_level("INFO", logger="uth.ui.sound"):
        speaker.play([Cue.CARD])
        speaker.play([Cue.CHIP, Cue.CARD])
    assert speaker.silent
    assert [record.getMessage().startswith("no sound: ") for record in caplog.records] == [True]


def test_cues_play(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    speaker = Speaker()
    speaker.play(Cue)
    assert not speaker.silent
    assert pygame.mixer.get_busy()
    pygame.mixer.quit()
