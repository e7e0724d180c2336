"""The clipboard as each pygame gives it."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from uth.ui.clipboard import pasted


class NewScrap:
    """The clipboard of the newer pygame."""

    def __init__(self, text: str | BaseException) -> None:
        self._text = text

    def get_text(self) -> str:
        """Return what lies there."""
        if isinstance(self._text, BaseException):
            raise self._text
        return self._text


class OldScrap:
    """The clipboard of the older pygame: bytes by kind, after it was prepared."""

    def __init__(self, kinds: dict[str, bytes]) -> None:
        self._kinds = kinds
        self._ready = False

    def get_init(self) -> bool:
        """Return whether it was prepared."""
        return self._ready

    def init(self) -> None:
        """Prepare it."""
        self._ready = True

    def get(self, kind: str) -> bytes | None:
        """Return what lies there of a kind."""
        assert self._ready
        return self._kinds.get(kind)


@pytest.mark.parametrize(
    ("scrap", "text"),
    [
        (NewScrap("/tables/mine.yaml"), "/tables/mine.yaml"),
        (NewScrap("\n  two  words \nand a line"), "two  words"),
        (NewScrap(""), ""),
        (NewScrap(pygame.error("nothing there")), ""),
        (OldScrap({"text/plain;charset=utf-8": "/tables/größe.yaml".encode()}), "/tables/größe.yaml"),
        (OldScrap({"UTF8_STRING": b"one\0\r\ntwo"}), "one"),
        (OldScrap({"text/plain;charset=utf-8": b"", "text/plain": b"plain"}), "plain"),
        (OldScrap({"text/plain": b"\xff\xfe"}), ""),
        (OldScrap({}), ""),
    ],
)
def test_the_first_line_of_what_lies_there(scrap: Any, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame, "scrap", scrap)
    assert pasted() == text


def test_without_a_window_there_is_nothing() -> None:
    assert pasted() == ""
