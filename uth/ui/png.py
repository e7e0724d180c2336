"""Surfaces as PNG: two to three times as fast as SDL's own writer, which counts for hundreds of large pictures."""

from __future__ import annotations

import struct
import zlib

import pygame

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_DEPTH, _TRUE_COLOUR = 8, 2
_UNFILTERED = b"\0"
_LEVEL = 3


def png(surface: pygame.Surface) -> bytes:
    """Return the surface, without transparency, as a PNG file; the same pixels give the same bytes."""
    width, height = surface.get_size()
    pixels = pygame.image.tobytes(surface, "RGB")
    row = 3 * width
    rows = b"".join(_UNFILTERED + pixels[start : start + row] for start in range(0, row * height, row))
    header = struct.pack(">IIBBBBB", width, height, _DEPTH, _TRUE_COLOUR, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(rows, _LEVEL)), (b"IEND", b""))
    return _SIGNATURE + b"".join(_chunk(kind, content) for kind, content in parts)


def _chunk(kind: bytes, content: bytes) -> bytes:
    checked = kind + content
    return struct.pack(">I", len(content)) + checked + struct.pack(">I", zlib.crc32(checked))
