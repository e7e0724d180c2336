"""The window: the one place that opens it, and that knows what systems, drivers and both pygames do differently."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pygame

from uth.errors import UthError
from uth.i18n import gettext as _
from uth.store.window_file import Place
from uth.ui import icon
from uth.ui import screens as screens_
from uth.ui.layout.rect import Rect
from uth.ui.quiet import hushed
from uth.ui.sizes import DEFAULT, SMALLEST, Size
from uth.ui.whereabouts import opened_again, place_of, screen_of

_SHARE_OF_SCREEN = 0.9
_SETTLED = 1000
"""Milliseconds after which a window that was opened has its frame, and is moved by nobody but its user."""
_UNSEEN = ("dummy", "offscreen")
"""SDL's drivers that draw for nobody; it takes one without a word where there is no display."""


class DisplayError(UthError):
    """There is no display that a window could be opened on."""


class Window:
    """An open window. Its surface is fetched anew for every picture: a resize makes another one."""

    def __init__(self, size: Size, screens: Sequence[Rect] = (), at: tuple[int, int] | None = None) -> None:
        """*screens*: as they lay beside each other when it was opened; none where that is not known.

        *at*: where the picture was to begin, if that was said.
        """
        self._windowed = size
        self._full = False
        self._screens = screens
        self._at: tuple[int, int] | None = None
        self._wish: tuple[int, int] | None = None
        self._wished = 0
        if at is not None:
            self._hold(at)

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on, in the window's real size."""
        return pygame.display.get_surface()

    @property
    def size(self) -> Size:
        """The real size in pixels, at least 1x1."""
        width, height = self.surface.get_size()
        return max(1, width), max(1, height)

    @property
    def visible(self) -> bool:
        """Whether it is to be seen at all: not while it is minimised."""
        return pygame.display.get_active()

    def show(self) -> None:
        """Bring what was drawn to the screen."""
        pygame.display.flip()

    def entitle(self, title: str) -> None:
        """Write another title over it."""
        if pygame.display.get_caption()[0] != title:
            pygame.display.set_caption(title)

    def toggle_full_screen(self) -> None:
        """Fill the screen that it is on, or go back to the place and size before."""
        if not self._full:
            # While the window gets its frame it is to be where it was wished.
            self._windowed, self._at = self.size, self._wish or screens_.position()
            index = screen_of(self._rect, self._screens) if self._screens else 0
            size = self._screens[index][2:] if self._screens else _desktop() or self._windowed
            pygame.display.set_mode(size, pygame.FULLSCREEN, display=index)
        else:
            # SDL ignores the size while it leaves full screen, and takes it the second time.
            for _ in range(2):
                pygame.display.set_mode(self._windowed, pygame.RESIZABLE)
            if self._at is not None:
                screens_.move_to(*self._at)
                self._hold(self._at)
        self._full = not self._full

    def _hold(self, at: tuple[int, int]) -> None:
        """Hold the picture at that point while the window gets its frame, if that may move it aside."""
        if screens_.framed_late():
            self._wish, self._wished = at, pygame.time.get_ticks()

    def moved(self, x: int, y: int) -> None:
        """The picture begins elsewhere now; where only the frame did that, put it back to where it was to be."""
        if self._wish is None or self._full:
            return
        if pygame.time.get_ticks() - self._wished > _SETTLED:
            self._wish = None
        elif (x, y) != self._wish:
            screens_.move_to(*self._wish)

    @property
    def _rect(self) -> Rect:
        """Where the window is, or was before it filled the screen."""
        at = self._at if self._full else screens_.position()
        return Rect(*(at or self._screens[0][:2]), *(self._windowed if self._full else self.size))

    @property
    def place(self) -> Place | None:
        """What is to be known to open it here again; None where it is not known where that is."""
        return place_of(self._rect, self._screens, full=self._full) if self._screens else None

    def close(self) -> None:
        """Close the window and the sound. Fonts stay: those that are kept for the next window would be void."""
        pygame.mixer.quit()
        pygame.display.quit()


def open_window(title: str, size: Size | None = None, *, seen: bool = True, place: Place | None = None) -> Window:
    """Open the one window.

    :param size: in pixels; None for 1280x800, or what the screen has room for.
    :param seen: a person is to see it. Without, nothing but a surface is opened, on any machine.
    :param place: where it was the last time; used where no size is asked for, as far as that screen is still there.
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
        raise _no_display(_("none was found"))
    found = screens_.screens() if seen else ()
    pygame.font.init()
    pygame.display.set_icon(icon.drawn())
    pygame.display.set_caption(title)
    rect = opened_again(place, found) if place is not None and size is None and found else None
    chosen = rect[2:] if rect is not None else size or (_fitting() if seen else DEFAULT)
    try:
        if rect is not None:
            screens_.open_at(rect, pygame.RESIZABLE)
        else:
            pygame.display.set_mode(chosen, pygame.RESIZABLE)
    except pygame.error as error:
        raise _no_display(str(error)) from error
    _keep_usable()
    window = Window(chosen, found, rect[:2] if rect is not None else None)
    if rect is not None and place is not None and place.full:
        window.toggle_full_screen()
    return window


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
    if sys.platform == "linux":
        _let_go_of_pictures()


_MMAP_THRESHOLD = -3
"""What the C library of Linux calls it, in its ``malloc.h``."""
_LARGE = 256 << 10
"""Bytes from which on a piece of memory is a picture."""


def _let_go_of_pictures() -> None:
    """Let the system have the memory of each large picture at once when it goes.

    The C library of Linux would keep it to itself between small pieces: a half more than all pictures together.
    """
    with suppress(AttributeError, OSError):
        ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, _LARGE)


def _no_display(why: str) -> DisplayError:
    return DisplayError(
        _(
            "there is no display to open the table on ({why}); without one, '{command}' plays by itself and saves "
            "pictures"
        ).format(why=why, command="uth play --demo --rounds 3 --record DIR")
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
