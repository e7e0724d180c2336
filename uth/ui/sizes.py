"""The sizes of window that the table is made for. No pygame."""

from __future__ import annotations

Size = tuple[int, int]
"""Width and height in pixels."""

DEFAULT: Size = (1280, 800)
"""The window's size where the screen has room for it."""
LEAST: Size = (960, 600)
"""Smaller windows show a picture of this size, shrunk."""
SMALLEST: Size = (320, 200)
"""No window is opened smaller, and none can be made smaller where the system lets a program say so."""
NOTHING_BELOW = 16
"""A window with a side shorter than this shows no picture: nothing could be told from anything in it."""
MOST: Size = (3840, 2160)
