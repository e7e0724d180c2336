"""The only door for pygame's events: they become intents here, and scenes know nothing else.

Keys are named by where they are on the keyboard (their scancode), so that they work under every layout: the key that a
US keyboard prints ``Q`` on is :attr:`Key.Q` wherever it prints ``A`` or a Cyrillic letter.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from string import ascii_lowercase, digits

import pygame

from uth.ui.clipboard import pasted
from uth.ui.keys import Key, KeyLabels


class Mouse(StrEnum):
    """A mouse button."""

    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class KeyPress:
    """A key went down; held keys come once. Alt and the system key never come: they belong to the window manager."""

    key: Key
    shift: bool = False
    ctrl: bool = False
    """Control, or Command on macOS."""


@dataclass(frozen=True, slots=True)
class Text:
    """Something was typed, as the layout makes it; the key press comes besides."""

    text: str


@dataclass(frozen=True, slots=True)
class Press:
    """A mouse button went down at (x, y), in pixels of the window."""

    x: int
    y: int
    button: Mouse = Mouse.LEFT


@dataclass(frozen=True, slots=True)
class Release:
    """A mouse button came up."""

    x: int
    y: int
    button: Mouse = Mouse.LEFT


@dataclass(frozen=True, slots=True)
class Move:
    """The pointer moved."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Leave:
    """The pointer left the window: nothing is pointed at."""


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel was turned at (x, y): *steps* above 0 away from the person."""

    x: int
    y: int
    steps: int


@dataclass(frozen=True, slots=True)
class Focus:
    """The window got the keyboard, or lost it."""

    gained: bool


@dataclass(frozen=True, slots=True)
class Resize:
    """The window has another size; the app reads the real one and calls :meth:`uth.ui.scene.Scene.resize`."""


@dataclass(frozen=True, slots=True)
class Redraw:
    """The window was covered or the layout of the keyboard changed: what is on screen must be drawn again."""


@dataclass(frozen=True, slots=True)
class Drop:
    """A file was dropped on the window."""

    path: str


@dataclass(frozen=True, slots=True)
class Moved:
    """The window lies elsewhere on the screens: where its picture begins, in pixels of the system."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class FullScreen:
    """Full screen on or off: F11 or Alt+Enter."""


@dataclass(frozen=True, slots=True)
class Quit:
    """The window is to close: its close button, or Ctrl+Q."""


Own = Resize | Moved | Redraw | Drop | FullScreen | Quit
"""What the app does itself; scenes never see it."""
Intent = KeyPress | Text | Press | Release | Move | Leave | Wheel | Focus | Own
"""Everything a person can want."""

_MOUSE = {1: Mouse.LEFT, 2: Mouse.MIDDLE, 3: Mouse.RIGHT}
_SIZE_EVENTS = (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED, pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED)
_REDRAW_EVENTS = (pygame.VIDEOEXPOSE, pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN)


def _scancodes() -> dict[int, Key]:
    """Return the key of each scancode; a keypad's keys are those of the same name."""
    codes = {getattr(pygame, f"KSCAN_{name.upper()}"): Key(name) for name in ascii_lowercase + digits}
    codes |= {getattr(pygame, f"KSCAN_KP{digit}"): Key(digit) for digit in digits}
    codes |= {getattr(pygame, f"KSCAN_F{number}"): Key(f"f{number}") for number in range(1, 13)}
    others = "space escape tab backspace delete insert home end left right up down minus equals comma period slash"
    codes |= {getattr(pygame, f"KSCAN_{name.upper()}"): Key(name) for name in others.split()}
    return codes | {
        pygame.KSCAN_RETURN: Key.ENTER,
        pygame.KSCAN_KP_ENTER: Key.ENTER,
        pygame.KSCAN_PAGEUP: Key.PAGE_UP,
        pygame.KSCAN_PAGEDOWN: Key.PAGE_DOWN,
        pygame.KSCAN_KP_PLUS: Key.EQUALS,
        pygame.KSCAN_KP_MINUS: Key.MINUS,
        pygame.KSCAN_KP_PERIOD: Key.PERIOD,
        pygame.KSCAN_KP_DIVIDE: Key.SLASH,
    }


@dataclass(slots=True)
class Translator:
    """Turns pygame's events into intents.

    :ivar labels: learns from each key event what this keyboard prints.
    """

    labels: KeyLabels = field(default_factory=KeyLabels)
    _keys: dict[int, Key] = field(default_factory=_scancodes)
    _held: set[int] = field(default_factory=set)
    _pointer: tuple[int, int] = (0, 0)

    def intents(self, events: Iterable[pygame.event.Event]) -> list[Intent]:
        """Return what *events* mean, in order; moves that another move follows at once are left out."""
        found: list[Intent] = []
        for event in events:
            intent = self.intent(event)
            if isinstance(intent, Move) and found and isinstance(found[-1], Move):
                found.pop()
            if intent is not None:
                found.append(intent)
        return found

    def intent(self, event: pygame.event.Event) -> Intent | None:
        """Return what one event means, None if nothing."""
        kind = event.type
        if kind in (pygame.KEYDOWN, pygame.KEYUP):
            return self._key(event)
        if kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION, pygame.MOUSEWHEEL):
            return self._mouse(event)
        if kind == pygame.TEXTINPUT:
            return Text(event.text) if event.text else None
        return self._window(event)

    def _key(self, event: pygame.event.Event) -> Intent | None:
        if event.type == pygame.KEYUP:
            self._held.discard(event.scancode)
            return None
        if event.scancode in self._held:
            return None
        self._held.add(event.scancode)
        key = self._keys.get(event.scancode)
        return self._pressed(key, event) if key else None

    def _pressed(self, key: Key, event: pygame.event.Event) -> Intent | None:
        ctrl = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        if event.mod & pygame.KMOD_ALT:
            return FullScreen() if key is Key.ENTER else None
        if event.mod & pygame.KMOD_META and sys.platform != "darwin":
            return None
        if key is Key.F11:
            return FullScreen()
        if not ctrl:
            self.labels.learn(key, event.unicode, event.key)
        if ctrl and self.labels.means(key, event.key, "q"):
            return Quit()
        if ctrl and self.labels.means(key, event.key, "v"):
            text = pasted()
            return Text(text) if text else None
        if ctrl:
            # Like Ctrl+Q these go by the letter, wherever it is printed.
            key = next((own for own in (Key.A, Key.C) if self.labels.means(key, event.key, own.value)), key)
        return KeyPress(key, shift=bool(event.mod & pygame.KMOD_SHIFT), ctrl=ctrl)

    def _mouse(self, event: pygame.event.Event) -> Intent | None:
        if event.type == pygame.MOUSEWHEEL:
            steps = -event.y if event.flipped else event.y
            return Wheel(*self._pointer, steps) if steps else None
        x, y = event.pos
        self._pointer = (round(x), round(y))
        if event.type == pygame.MOUSEMOTION:
            return Move(*self._pointer)
        button = _MOUSE.get(event.button)
        if button is None:
            return None
        kind = Press if event.type == pygame.MOUSEBUTTONDOWN else Release
        return kind(*self._pointer, button)

    def _window(self, event: pygame.event.Event) -> Intent | None:
        kind = event.type
        if kind in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
            # Whatever is released while another window has the keyboard is never heard of here.
            self._held.clear()
            return Focus(kind == pygame.WINDOWFOCUSGAINED)
        if kind == getattr(pygame, "KEYMAPCHANGED", None):
            self.labels.forget()
            return Redraw()
        if kind in _SIZE_EVENTS:
            return Resize()
        if kind in _REDRAW_EVENTS:
            return Redraw()
        if kind == pygame.WINDOWMOVED:
            return Moved(event.x, event.y)
        if kind == pygame.DROPFILE:
            return Drop(event.file)
        if kind == pygame.QUIT:
            return Quit()
        return Leave() if kind == pygame.WINDOWLEAVE else None
