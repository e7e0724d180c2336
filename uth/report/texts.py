"""The words that people see in a file, in their order: of a page in HTML, and of a PDF as this program writes them."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from html.parser import HTMLParser

from uth.i18n import gettext as _

_MOST = 64 << 20
"""So many bytes are unpacked of one PDF."""
_UNSEEN = frozenset({"script", "style"})
_STREAM = re.compile(rb"stream\r?\n")
_SHOWN = re.compile(
    rb"\((?P<text>(?:[^()\\]|\\.)*)\)|\b(?P<end>ET)\b|/(?P<glyph>[A-Za-z0-9_.+-]{1,80}) Do\b", re.DOTALL
)
_DRAWN = re.compile(rb"I\d+|M\d+|P\d+")
"""Pictures, markers and paths: no words."""
_ESCAPED = re.compile(rb"\\([0-7]{1,3}|.)", re.DOTALL)


class _Reader(HTMLParser):
    """Takes every text, and every alternative of a picture."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.texts: list[str] = []
        self._unseen = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take the alternative of a picture."""
        self._unseen += tag in _UNSEEN
        self.texts += [value for name, value in attrs if name in ("alt", "aria-label") and value]

    def handle_endtag(self, tag: str) -> None:
        """Go on after what is not seen."""
        self._unseen = max(0, self._unseen - (tag in _UNSEEN))

    def handle_data(self, data: str) -> None:
        """Take a text."""
        text = " ".join(data.split())
        if text and not self._unseen:
            self.texts.append(text)


def html_texts(content: bytes) -> list[str]:
    """Return the texts of a page."""
    reader = _Reader()
    reader.feed(content.decode("utf-8", "replace"))
    reader.close()
    return reader.texts


def pdf_texts(content: bytes) -> list[str]:
    """Return the texts of a PDF.

    :raises ValueError: if it is too large to be read.
    """
    return [text for stream in _streams(content) for text in _shown(stream)]


def _streams(content: bytes) -> Iterator[bytes]:
    """What is drawn on its pages; fonts and pictures show no text."""
    left = _MOST
    for begin in _STREAM.finditer(content):
        packed = content[begin.end() :]
        unpacking = zlib.decompressobj()
        try:
            stream = unpacking.decompress(packed, left)
        except zlib.error:
            stream = packed[: max(0, packed.find(b"endstream"))]
        left -= len(stream)
        if left <= 0:
            raise ValueError(_("the PDF is too large"))
        if b" Tf" in stream and b"BT" in stream:
            yield stream


def _shown(stream: bytes) -> Iterator[str]:
    """The texts of one page, one for each line; letters that the font draws one by one by their names."""
    line: list[str] = []
    for found in _SHOWN.finditer(stream):
        if found["end"] is not None:
            yield from filter(None, ("".join(line),))
            line = []
        elif found["glyph"] is None:
            # Some versions of the font's writer have two bytes for a letter.
            line.append(_ESCAPED.sub(_unescaped, found["text"]).replace(b"\0", b"").decode("cp1252", "replace"))
        elif not _DRAWN.fullmatch(found["glyph"]):
            yield f"<{found['glyph'].decode('ascii', 'replace')}>"
    yield from filter(None, ("".join(line),))


def _unescaped(found: re.Match[bytes]) -> bytes:
    one = found[1]
    return bytes([int(one, 8) & 255]) if one[:1].isdigit() else one
