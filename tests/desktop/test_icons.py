"""The icon's files are read back: by pygame, and part by part."""

from __future__ import annotations

import io
import struct

import pygame
import pytest

from uth.desktop.icons import icns, ico, png_of
from uth.desktop.pieces import MARK
from uth.ui import icon

_PNG = b"\x89PNG\r\n\x1a\n"


def read(picture: bytes) -> pygame.Surface:
    return pygame.image.load(io.BytesIO(picture), "icon.png")


@pytest.mark.parametrize("size", [16, 48, 64, 256])
def test_a_png_is_the_icon_with_its_clear_ground(size: int) -> None:
    packed = png_of(size)
    surface = read(packed)
    assert surface.get_size() == (size, size)
    assert pygame.image.tobytes(surface, "RGBA") == pygame.image.tobytes(icon.drawn(size), "RGBA")
    assert surface.get_at((0, 0)).a == 0
    assert surface.get_at((size // 2, size // 2)).a == 255
    assert MARK in packed
    assert png_of(size) == packed


def test_the_edge_is_no_darker_than_the_chip() -> None:
    """Where the edge is half clear it is still of the chip's colours."""
    surface = icon.drawn(32)
    half = [at for x in range(32) for y in range(32) if 0 < (at := surface.get_at((x, y))).a < 200]
    body = surface.get_at((16, 8))
    assert len(half) > 10
    assert min(at.r for at in half) >= body.r - 8


def test_an_ico_holds_every_size() -> None:
    packed = ico((16, 256))
    assert struct.unpack_from("<HHH", packed) == (0, 1, 2)
    for number, size in enumerate((16, 256)):
        width, height, _, _, planes, bits, length, at = struct.unpack_from("<BBBBHHII", packed, 6 + 16 * number)
        assert (width, height, planes, bits) == (size % 256, size % 256, 1, 32)
        assert packed[at : at + length] == png_of(size)
    assert at + length == len(packed)


def test_an_icns_holds_every_kind() -> None:
    packed = icns()
    kind, whole = struct.unpack_from(">4sI", packed)
    assert (kind, whole) == (b"icns", len(packed))
    at, found = 8, {}
    while at < len(packed):
        kind, length = struct.unpack_from(">4sI", packed, at)
        found[kind] = read(packed[at + 8 : at + length]).get_width()
        assert packed[at + 8 : at + 16] == _PNG
        at += length
    assert at == len(packed)
    assert found == {b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}
