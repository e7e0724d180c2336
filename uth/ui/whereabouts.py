"""On which screen a window is, and where it may be opened again. No pygame.

A window's rectangle is that of its picture: the frame that the system draws round it lies outside.
"""

from __future__ import annotations

from collections.abc import Sequence

from uth.store.window_file import Place
from uth.ui.layout.rect import Rect
from uth.ui.sizes import SMALLEST

FRAME = 40
"""Room that is left above a window for the bar with its title."""


def place_of(window: Rect, screens: Sequence[Rect], *, full: bool) -> Place:
    """Return what is to be known of a window to open it there again; there must be a screen."""
    index = screen_of(window, screens)
    screen = screens[index]
    return Place(index, screen.w, screen.h, window.x - screen.x, window.y - screen.y, window.w, window.h, full)


def screen_of(window: Rect, screens: Sequence[Rect]) -> int:
    """Return the screen with most of the window on it; where it is on none, the nearest to its middle."""
    x, y = window.centre

    def away(screen: Rect) -> tuple[int, int]:
        aside = max(screen.x - x, 0, x - screen.right)
        above = max(screen.y - y, 0, y - screen.bottom)
        return -_shared(window, screen), aside + above

    return min(range(len(screens)), key=lambda index: away(screens[index]))


def _shared(one: Rect, other: Rect) -> int:
    """How many pixels two rectangles share."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0, wide) * max(0, high)


def opened_again(place: Place, screens: Sequence[Rect]) -> Rect:
    """Return the rectangle for a window that was there: whole on one of the screens that there are now."""
    screen = screens[_the_same_screen(place, screens)]
    width = min(max(place.width, SMALLEST[0]), screen.w)
    height = min(max(place.height, SMALLEST[1]), screen.h)
    return Rect(
        screen.x + min(max(0, place.x), screen.w - width),
        screen.y + min(max(min(FRAME, screen.h - height), place.y), screen.h - height),
        width,
        height,
    )


def _the_same_screen(place: Place, screens: Sequence[Rect]) -> int:
    """The screen of that number and size, else one of that size, else that number, else the first."""
    size = (place.screen_width, place.screen_height)
    alike = [index for index, screen in enumerate(screens) if screen[2:] == size]
    if place.screen in alike or not alike:
        return place.screen if 0 <= place.screen < len(screens) else 0
    return alike[0]
