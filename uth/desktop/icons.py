"""Our icon as files: PNG, and what Windows and macOS keep it in. No window is opened, but pygame draws."""

from __future__ import annotations

import struct
from collections.abc import Sequence

from uth.desktop.pieces import MARK

_ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
_ICNS_SIZES = {b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}
"""Kinds of pictures in an ICNS file that hold a PNG, with their pixels: 16 and 32 points at twice the size, then 128,
256 and 512 points."""


def png_of(size: int) -> bytes:
    """Return the icon as a PNG file of so many pixels each way.

    :raises BackendError: if pygame is not there.
    """
    from uth.ui import backend

    backend.require()
    # Only now may pygame be imported.
    from uth.ui import icon
    from uth.ui.png import png

    return png(icon.drawn(size), clear=True, software=MARK)


def ico(sizes: Sequence[int] = _ICO_SIZES) -> bytes:
    """Return the icon as an ICO file: a directory, then a PNG for each size (since Windows Vista).

    Source: the ICONDIR and ICONDIRENTRY records of the Windows documentation; a side of 256 is written as 0.
    """
    pictures = [png_of(size) for size in sizes]
    head, at = struct.pack("<HHH", 0, 1, len(pictures)), 6 + 16 * len(pictures)
    entries = []
    for size, picture in zip(sizes, pictures, strict=True):
        entries.append(struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), at))
        at += len(picture)
    return b"".join((head, *entries, *pictures))


def icns() -> bytes:
    """Return the icon as an ICNS file: its length, then for each picture its kind, its length and a PNG.

    Source: the container as Apple's iconutil writes it; lengths count the eight bytes of their own head.
    """
    pictures = b"".join(_part(kind, png_of(size)) for kind, size in _ICNS_SIZES.items())
    return _part(b"icns", pictures)


def _part(kind: bytes, content: bytes) -> bytes:
    return kind + struct.pack(">I", 8 + len(content)) + content
