"""Events of pygame to intents: keys by their place, the mouse, the window."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from uth.ui.intents import (
    Drop,
    Focus,
    FullScreen,
    Intent,
    KeyPress,
    Leave,
    Mouse,
    Move,
    Moved,
    Press,
    Quit,
    Redraw,
    Release,
    Resize,
    Text,
    Translator,
    Wheel,
)
from uth.ui.keys import Key, KeyLabels

NO_KEYCODE = 0
CYRILLIC_C = 0x441


def down(scancode: int, key: int = NO_KEYCODE, typed: str = "", mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, scancode=scancode, key=key, unicode=typed, mod=mod)


def up(scancode: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYUP, scancode=scancode, key=NO_KEYCODE, mod=0)


def event(kind: int, **values: Any) -> pygame.event.Event:
    return pygame.event.Event(kind, **values)


@pytest.mark.parametrize(
    ("scancode", "keycode", "typed"),
    [
        (pygame.KSCAN_C, pygame.K_c, "c"),
        (pygame.KSCAN_C, CYRILLIC_C, "\N{CYRILLIC SMALL LETTER ES}"),
        (pygame.KSCAN_C, 0x446, "ц"),
        (pygame.KSCAN_C, pygame.K_j, "j"),
    ],
    ids=["us", "ru", "bg phonetic", "dvorak"],
)
def test_a_key_is_its_place(scancode: int, keycode: int, typed: str) -> None:
    assert Translator().intent(down(scancode, keycode, typed)) == KeyPress(Key.C)


def test_french_digits_need_no_shift() -> None:
    assert Translator().intent(down(pygame.KSCAN_4, ord("'"), "'")) == KeyPress(Key.DIGIT_4)


def test_every_key_has_a_place() -> None:
    codes = [value for name, value in vars(pygame).items() if name.startswith("KSCAN_")]
    found = {intent.key for code in codes if isinstance(intent := Translator().intent(down(code)), KeyPress)}
    assert found == set(Key) - {Key.F11}


@pytest.mark.parametrize(
    ("scancode", "key"),
    [
        (pygame.KSCAN_KP0, Key.DIGIT_0),
        (pygame.KSCAN_KP4, Key.DIGIT_4),
        (pygame.KSCAN_KP9, Key.DIGIT_9),
        (pygame.KSCAN_KP_ENTER, Key.ENTER),
        (pygame.KSCAN_KP_PLUS, Key.EQUALS),
        (pygame.KSCAN_KP_MINUS, Key.MINUS),
    ],
)
def test_the_keypad_counts_as_the_other_keys(scancode: int, key: Key) -> None:
    assert Translator().intent(down(scancode)) == KeyPress(key)


def test_a_held_key_comes_once() -> None:
    translator = Translator()
    space = down(pygame.KSCAN_SPACE)
    assert translator.intents([space, space, space]) == [KeyPress(Key.SPACE)]
    assert translator.intents([up(pygame.KSCAN_SPACE), space]) == [KeyPress(Key.SPACE)]


def test_a_key_held_over_a_change_of_window_comes_again() -> None:
    translator = Translator()
    translator.intent(down(pygame.KSCAN_SPACE))
    translator.intent(event(pygame.WINDOWFOCUSLOST))
    assert translator.intent(down(pygame.KSCAN_SPACE)) == KeyPress(Key.SPACE)


@pytest.mark.parametrize("mod", [pygame.KMOD_LALT, pygame.KMOD_RALT, pygame.KMOD_LALT | pygame.KMOD_LSHIFT])
@pytest.mark.parametrize("scancode", [pygame.KSCAN_TAB, pygame.KSCAN_F4, pygame.KSCAN_SPACE, pygame.KSCAN_4])
def test_alt_belongs_to_the_window_manager(mod: int, scancode: int) -> None:
    assert Translator().intent(down(scancode, mod=mod)) is None


@pytest.mark.parametrize(
    ("platform", "expected"), [("linux", None), ("win32", None), ("darwin", KeyPress(Key.Z, ctrl=True))]
)
def test_the_system_key_is_for_programs_on_macos_only(
    platform: str, expected: Intent | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", platform)
    assert Translator().intent(down(pygame.KSCAN_Z, pygame.K_z, mod=pygame.KMOD_LMETA)) == expected


def test_modifiers_that_programs_use() -> None:
    translator = Translator()
    assert translator.intent(down(pygame.KSCAN_Z, pygame.K_z, mod=pygame.KMOD_LCTRL)) == KeyPress(Key.Z, ctrl=True)
    assert translator.intent(down(pygame.KSCAN_TAB, mod=pygame.KMOD_RSHIFT)) == KeyPress(Key.TAB, shift=True)
    assert translator.intent(down(pygame.KSCAN_R, mod=pygame.KMOD_NUM | pygame.KMOD_CAPS)) == KeyPress(Key.R)


@pytest.mark.parametrize("how", [down(pygame.KSCAN_F11), down(pygame.KSCAN_RETURN, mod=pygame.KMOD_LALT)])
def test_full_screen(how: pygame.event.Event) -> None:
    assert Translator().intent(how) == FullScreen()


def test_ctrl_q_quits_where_q_is_printed() -> None:
    ctrl = pygame.KMOD_LCTRL
    assert Translator().intent(down(pygame.KSCAN_Q, pygame.K_q, mod=ctrl)) == Quit()
    # A French keyboard prints A where the US one has Q.
    assert Translator().intent(down(pygame.KSCAN_A, pygame.K_q, mod=ctrl)) == Quit()
    assert Translator().intent(down(pygame.KSCAN_Q, pygame.K_a, mod=ctrl)) == KeyPress(Key.A, ctrl=True)
    # A Russian one prints no Q at all.
    assert Translator().intent(down(pygame.KSCAN_Q, 0x439, mod=ctrl)) == Quit()


def test_labels_are_learned_from_what_is_typed() -> None:
    translator = Translator()
    assert translator.labels.label(Key.C) == "C"
    translator.intent(down(pygame.KSCAN_C, CYRILLIC_C, "\N{CYRILLIC SMALL LETTER ES}"))
    assert translator.labels.label(Key.C) == "\N{CYRILLIC CAPITAL LETTER ES}"
    assert translator.labels.label(Key.R) == "R"
    translator.intent(event(pygame.KEYMAPCHANGED))
    assert translator.labels.label(Key.C) == "C"


def test_nothing_is_learned_from_control_keys() -> None:
    translator = Translator()
    translator.intent(down(pygame.KSCAN_Z, pygame.K_z, "\x1a", pygame.KMOD_LCTRL))
    assert translator.labels.label(Key.Z) == "Z"


@pytest.mark.parametrize(
    ("key", "typed", "keycode", "label"),
    [
        (Key.Q, "a", pygame.K_a, "A"),
        (Key.Q, "A", pygame.K_a, "A"),
        (Key.M, ",", pygame.K_COMMA, ","),
        (Key.E, "", pygame.K_e, "E"),
        (Key.E, "", pygame.K_UNKNOWN, "E"),
        (Key.E, "\x05", 0x443, "\N{CYRILLIC CAPITAL LETTER U}"),
        (Key.DIGIT_2, "é", ord("é"), "2"),
        (Key.SPACE, " ", pygame.K_SPACE, "Space"),
        (Key.PAGE_UP, "", pygame.K_PAGEUP, "PgUp"),
    ],
)
def test_label_after_learning(key: Key, typed: str, keycode: int, label: str) -> None:
    labels = KeyLabels()
    labels.learn(key, typed, keycode)
    assert labels.label(key) == label


def test_every_key_has_a_label() -> None:
    labels = [KeyLabels().label(key) for key in Key]
    assert all(labels)
    assert len(set(labels)) == len(labels)


def test_digits() -> None:
    assert [Key(name).digit for name in "0123456789"] == list(range(10))
    assert Key.Q.digit is None


def test_mouse() -> None:
    translator = Translator()
    assert translator.intent(event(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=1)) == Press(3, 4)
    assert translator.intent(event(pygame.MOUSEBUTTONUP, pos=(3, 4), button=3)) == Release(3, 4, Mouse.RIGHT)
    assert translator.intent(event(pygame.MOUSEMOTION, pos=(7, 8), rel=(1, 1), buttons=(0, 0, 0))) == Move(7, 8)
    assert translator.intent(event(pygame.MOUSEWHEEL, x=0, y=2, flipped=False)) == Wheel(7, 8, 2)
    assert translator.intent(event(pygame.MOUSEWHEEL, x=0, y=2, flipped=True)) == Wheel(7, 8, -2)


@pytest.mark.parametrize(
    "ignored",
    [
        event(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=4),
        event(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=8),
        event(pygame.MOUSEWHEEL, x=3, y=0, flipped=False),
        event(pygame.USEREVENT),
        event(pygame.TEXTINPUT, text=""),
        down(999),
    ],
)
def test_ignored(ignored: pygame.event.Event) -> None:
    assert Translator().intent(ignored) is None


def test_moves_that_another_follows_are_left_out() -> None:
    def move(x: int) -> pygame.event.Event:
        return event(pygame.MOUSEMOTION, pos=(x, 0), rel=(1, 0), buttons=(0, 0, 0))

    press = event(pygame.MOUSEBUTTONDOWN, pos=(2, 0), button=1)
    found = Translator().intents([move(1), move(2), press, move(3), move(4), move(5)])
    assert found == [Move(2, 0), Press(2, 0), Move(5, 0)]


@pytest.mark.parametrize(
    ("kind", "intent"),
    [
        (pygame.QUIT, Quit()),
        (pygame.WINDOWLEAVE, Leave()),
        (pygame.WINDOWFOCUSGAINED, Focus(True)),
        (pygame.WINDOWFOCUSLOST, Focus(False)),
        (pygame.WINDOWSIZECHANGED, Resize()),
        (pygame.WINDOWMAXIMIZED, Resize()),
        (pygame.WINDOWRESTORED, Resize()),
        (pygame.WINDOWEXPOSED, Redraw()),
        (pygame.WINDOWMINIMIZED, None),
    ],
)
def test_window(kind: int, intent: Intent | None) -> None:
    assert Translator().intent(event(kind)) == intent


def test_a_file_is_dropped_and_the_window_is_moved() -> None:
    assert Translator().intent(event(pygame.DROPFILE, file="/tables/mine.yaml")) == Drop("/tables/mine.yaml")
    assert Translator().intent(event(pygame.WINDOWMOVED, x=-1200, y=30)) == Moved(-1200, 30)


def test_pasting_is_typing(monkeypatch: pytest.MonkeyPatch) -> None:
    ctrl = pygame.KMOD_LCTRL
    for text, intent in (("/tables/mine.yaml", Text("/tables/mine.yaml")), ("", None)):
        monkeypatch.setattr("uth.ui.intents.pasted", lambda text=text: text)
        assert Translator().intent(down(pygame.KSCAN_V, pygame.K_v, mod=ctrl)) == intent
        assert Translator().intent(down(pygame.KSCAN_V, pygame.K_v)) == KeyPress(Key.V)


def test_text_as_the_layout_makes_it() -> None:
    assert Translator().intent(event(pygame.TEXTINPUT, text="й")) == Text("й")
