"""The clipboard, as far as the system lets a program read it: both pygames do it differently."""

from __future__ import annotations

import pygame

_KINDS = ("text/plain;charset=utf-8", "UTF8_STRING", "text/plain")
"""How the older pygame knows text, the best first."""
_MOST = 10_000


def pasted() -> str:
    """Return the first line of text in the clipboard; nothing where there is none, or it cannot be read."""
    try:
        text = _text()
    except (pygame.error, UnicodeDecodeError, NotImplementedError):
        return ""
    return next(filter(None, map(str.strip, text[:_MOST].replace("\0", "").splitlines())), "")


def copy(text: str) -> None:
    """Put a text there, where the system lets a program do so."""
    try:
        _put(text)
    except (pygame.error, NotImplementedError):
        return


def _put(text: str) -> None:
    put = getattr(pygame.scrap, "put_text", None)
    if put is not None:
        put(text)
        return
    if not pygame.scrap.get_init():
        pygame.scrap.init()
    for kind in _KINDS:
        pygame.scrap.put(kind, text.encode("utf-8"))


def _text() -> str:
    read = getattr(pygame.scrap, "get_text", None)
    if read is not None:
        return str(read())
    if not pygame.scrap.get_init():
        pygame.scrap.init()
    for kind in _KINDS:
        found = pygame.scrap.get(kind)
        if found:
            return found.decode("utf-8")
    return ""
