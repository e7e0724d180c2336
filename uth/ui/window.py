"""The window: the one place that opens it, and that knows what systems, drivers and both pygames do differently."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pygame

from uth.errors import UthError
from uth.ui import icon
from uth.ui.quiet import hushed
from uth.ui.sizes import DEFAULT, SMALLEST, Size

_SHARE_OF_SCREEN = 0.9
_UNSEEN = ("dummy", "offscreen")
"""SDL's drivers that draw for nobody; it takes one without a word where there is no display."""


class DisplayError(UthError):
    """There is no display that a window could be opened on."""


class Window:
    """An open window. Its surface is fetched anew for every picture: a resize makes another one."""

    def __init__(self, size: Size) -> None:
        self._windowed = size
        self._full = False

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on, in the window's real size."""
        return pygame.display.get_surface()

    @property
    def size(self) -> Size:
        """The real size in pixels, at least 1x1."""
        width, height = self.surface.get_size()
        return max(1, width), max(1, height)

    def show(self) -> None:
        """Bring what was drawn to the screen."""
        pygame.display.flip()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back to the size before."""
        self._full = not self._full
        if self._full:
            self._windowed = self.size
            pygame.display.set_mode(_desktop() or self._windowed, pygame.FULLSCREEN)
        else:
            # SDL ignores the size while it leaves full screen, and takes it the second time.
            for _ in range(2):
                pygame.display.set_mode(self._windowed, pygame.RESIZABLE)

    def close(self) -> None:
        """Close the window and the sound. Fonts stay: those that are kept for the next window would be void."""
        pygame.mixer.quit()
        pygame.display.quit()


def open_window(title: str, size: Size | None = None, *, seen: bool = True) -> Window:
    """Open the one window.

    :param size: in pixels; None for 1280x800, or what the screen has room for.
    :param seen: a person is to see it. Without, nothing but a surface is opened, on any machine.
    :raises DisplayError: if there is no display to be seen on.
    """
    _prepare(seen)
    try:
        with hushed():
            pygame.display.init()
    except pygame.error as error:
        raise _no_display(str(error)) from error
    if seen and pygame.display.get_driver() in _UNSEEN:
        pygame.display.quit()
        raise _no_display("none was found")
    pygame.font.init()
    pygame.display.set_icon(icon.drawn())
    pygame.display.set_caption(title)
    chosen = size or (_fitting() if seen else DEFAULT)
    try:
        pygame.display.set_mode(chosen, pygame.RESIZABLE)
    except pygame.error as error:
        raise _no_display(str(error)) from error
    _keep_usable()
    return Window(chosen)


def _keep_usable() -> None:
    """Let no one make the window too small to read, where this pygame can say so to SDL."""
    kind = getattr(pygame, "Window", None)
    if kind is not None and hasattr(kind, "from_display_module") and hasattr(kind, "minimum_size"):
        kind.from_display_module().minimum_size = SMALLEST


def _prepare(seen: bool) -> None:
    """Set what SDL reads when it starts."""
    if not seen:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    if sys.platform == "win32":
        # Real pixels at 150 or 200 % scaling, not a blown-up small picture.
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    if sys.platform == "linux" and not Path("/dev/dri").exists():
        # Without a graphics card, as under Xvfb, an emulated one takes 7 ms for what a plain copy does in 1.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def _no_display(why: str) -> DisplayError:
    return DisplayError(
        f"there is no display to open the table on ({why}); "
        "without one, 'uth play --demo --rounds 3 --record DIR' plays by itself and saves pictures"
    )


def _desktop() -> Size | None:
    """Return the size of the first screen, None where the driver does not know."""
    sizes = pygame.display.get_desktop_sizes()
    return sizes[0] if sizes and min(sizes[0]) > 0 else None


def _fitting() -> Size:
    desktop = _desktop()
    return fitting(desktop) if desktop else DEFAULT


def fitting(desktop: Size) -> Size:
    """Return the size to open with on a screen of that size: 1280x800 if it fits, half of a very large screen's."""
    width, height = desktop
    scale = max(1.0, min(width / 2 / DEFAULT[0], height / 2 / DEFAULT[1]))
    wanted = round(DEFAULT[0] * scale), round(DEFAULT[1] * scale)
    return min(wanted[0], round(width * _SHARE_OF_SCREEN)), min(wanted[1], round(height * _SHARE_OF_SCREEN))
