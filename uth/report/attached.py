"""A file attached to a PDF, as PDF 32000-1:2008 has it (7.11.4): added at the end, as an update of the document.

Reading takes what :func:`attach` wrote, from any PDF that still has it as it was written.
"""

from __future__ import annotations

import re
import zlib

from uth.i18n import gettext as _

_START = re.compile(rb"startxref\s+(\d+)\s+%%EOF\s*\Z")
_SIZE = re.compile(rb"/Size (\d+)")
_ROOT = re.compile(rb"/Root (\d+) 0 R")
_STREAM = re.compile(
    rb"/Type /EmbeddedFile /Name \((?P<name>[^()\\]{1,80})\) /Filter /FlateDecode /Length (?P<length>\d{1,9})"
    rb" /Params << /Size (?P<size>\d{1,9}) >> >>\nstream\n"
)
_MOST = 64 << 20
"""An attachment of more bytes is not unpacked."""


def attach(pdf: bytes, name: str, content: bytes) -> bytes:
    """Return a PDF with a file attached to it.

    :raises ValueError: if the document's own table of objects is not where it says.
    """
    start, size, root = _one(_START, pdf), _one(_SIZE, pdf), _one(_ROOT, pdf)
    packed = zlib.compress(content, 9)
    stream = (
        f"/Type /EmbeddedFile /Name ({name}) /Filter /FlateDecode /Length {len(packed)} "
        f"/Params << /Size {len(content)} >> >>\nstream\n"
    ).encode()
    objects = (
        (size, b"<< " + stream + packed + b"\nendstream"),
        (size + 1, f"<< /Type /Filespec /F ({name}) /UF ({name}) /EF << /F {size} 0 R >> >>".encode()),
        (root, _catalogue(pdf, root, f"/Names << /EmbeddedFiles << /Names [({name}) {size + 1} 0 R] >> >>")),
    )
    out, offsets = bytearray(pdf.rstrip() + b"\n"), {}
    for number, body in objects:
        offsets[number] = len(out)
        out += f"{number} 0 obj\n".encode() + body + b"\nendobj\n"
    table = len(out)
    out += b"xref\n" + b"".join(f"{number} 1\n{at:010} 00000 n \n".encode() for number, at in sorted(offsets.items()))
    trailer = f"trailer\n<< /Size {size + 2} /Root {root} 0 R /Prev {start} >>\nstartxref\n{table}\n%%EOF\n"
    return bytes(out + trailer.encode())


def _catalogue(pdf: bytes, root: int, entry: str) -> bytes:
    """The document's catalogue with one more entry."""
    found = re.search(rb"(?:\A|\n)%d 0 obj\s*<<(.*?)>>\s*endobj" % root, pdf, re.DOTALL)
    if found is None:
        raise ValueError(_("the PDF has no catalogue"))
    return b"<<" + found[1] + b" " + entry.encode() + b" >>"


def _one(pattern: re.Pattern[bytes], pdf: bytes) -> int:
    found = pattern.findall(pdf)
    if not found:
        raise ValueError(_("the PDF has no table of its objects"))
    return int(found[-1])


def attached(pdf: bytes, name: str) -> bytes:
    """Return the file of that name that is attached to a PDF.

    :raises ValueError: if there is none, or more than one, or it is damaged.
    """
    found = [each for each in _STREAM.finditer(pdf) if each["name"] == name.encode()]
    if len(found) != 1:
        raise ValueError(_("there is no record in it"))
    at, length, size = found[0].end(), int(found[0]["length"]), int(found[0]["size"])
    unpacking = zlib.decompressobj()
    try:
        content = unpacking.decompress(pdf[at : at + length], _MOST)
    except zlib.error as error:
        raise ValueError(_("the record in it is damaged")) from error
    if len(content) != size or not unpacking.eof:
        raise ValueError(_("the record in it is damaged"))
    return content
