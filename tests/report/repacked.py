"""PDFs of which somebody has changed a page."""

from __future__ import annotations

import re
import zlib


def repacked(pdf: bytes) -> bytes:
    """Return a PDF in which the first capital A of its first page is an E."""
    for begin in re.finditer(rb"stream\r?\n", pdf):
        unpacking = zlib.decompressobj()
        try:
            page = unpacking.decompress(pdf[begin.end() :])
        except zlib.error:
            continue
        other = re.sub(rb"\((\0?)A", rb"(\1E", page, count=1) if b"BT" in page else page
        if other != page:
            return pdf[: begin.end()] + zlib.compress(other) + unpacking.unused_data
    raise AssertionError("no page has one")
