"""A message in a window of its own."""

from __future__ import annotations

import pygame

from tests.ui.plain import key
from uth.ui.app import App
from uth.ui.notice import Notice
from uth.ui.window import Window


def test_a_message_of_its_own_is_closed_by_key_and_by_mouse(window: Window) -> None:
    text = "uth: no table is called this\nwarning: and more"
    for close in ("key", "mouse"):
        app = App(window, lambda _labels: Notice(text))
        app.step(0)
        shown = app.stack.top
        assert isinstance(shown, Notice)
        assert shown.lines() == ("The table cannot be opened", *text.splitlines())
        (button,) = shown.controls()
        if close == "key":
            key(pygame.KSCAN_ESCAPE)
        else:
            pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=button.rect.centre, button=1))
        app.step(0)
        assert not app.open
