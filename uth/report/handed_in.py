"""The file that is handed in: a report that people read, with the record in it from which it is worked out anew.

In HTML the record is a block of JSON, in PDF a file that is attached; the JSON form is the record alone.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from uth.config.files import bytes_of
from uth.errors import UthError
from uth.i18n import gettext as _
from uth.i18n import in_use
from uth.report import attached
from uth.report.attempt import Made, document
from uth.report.attempt_figures import Value, figures
from uth.report.html import as_html
from uth.report.pdf import as_pdf
from uth.school import attempt as attempts
from uth.school.attempt import Attempt
from uth.school.result import Result, result

WHAT = "uth lesson result"
"""What such a file calls itself."""
ATTACHED = "uth-record.json"
"""The name of the record in a PDF."""
MOST = 64 << 20
"""A file of more bytes is none."""
_FORMAT = 1
_ID = "uth-record"
_BLOCK = re.compile(rf'<script type="application/json" id="{_ID}">\r?\n(.*?)\r?\n</script>\r?\n?'.encode(), re.DOTALL)
_PIXELS = re.compile(rb"(?<=data:image/png;base64,)[A-Za-z0-9+/=]+")


class NotHandedIn(UthError):
    """A file that is no report to hand in, or is damaged; it says what is wrong."""


@dataclass(frozen=True)
class HandedIn:
    """A file as it was handed in.

    :ivar content: its bytes.
    :ivar program: the version that wrote it, and *language*: the one in which.
    :ivar record: from which all of it is worked out.
    :ivar figures: as they are written, by name.
    """

    content: bytes
    program: str
    language: str
    record: Mapping[str, Any]
    figures: Mapping[str, Value]

    @cached_property
    def attempt(self) -> Attempt:
        """What was done, every exercise drawn and every answer marked anew.

        :raises NotHandedIn: if that cannot be.
        """
        with read_from_elsewhere():
            return attempts.from_data(self.record)

    @property
    def result(self) -> Result:
        """What came of it.

        :raises NotHandedIn: if that cannot be worked out.
        """
        # What is wrong with the acts comes out where they are looked at.
        return self._worked_out[0]

    @property
    def figures_anew(self) -> Mapping[str, Value]:
        """The figures of that.

        :raises NotHandedIn: if they cannot be worked out.
        """
        return self._worked_out[1]

    @cached_property
    def _worked_out(self) -> tuple[Result, Mapping[str, Value]]:
        with read_from_elsewhere():
            found = result(self.attempt)
            return found, figures(found)

    @property
    def uid(self) -> str:
        """The same for the same attempt, whatever a trainer has ruled since."""
        own = {name: value for name, value in self.record.items() if name != "overrides"}
        return hashlib.sha256(_json(own)).hexdigest()


@contextmanager
def read_from_elsewhere() -> Iterator[None]:
    """A record may come from anybody: whatever is wrong with it is said, and never a fault of the program."""
    try:
        yield
    except NotHandedIn:
        raise
    # What a damaged record does to what is worked out from it cannot be foreseen.
    except Exception as error:
        raise NotHandedIn(_("the record in it cannot be read: {error}").format(error=_short(error))) from error


# --- written


def as_json(found: Result, version: str) -> bytes:
    """Return the record of an attempt with its figures, as JSON."""
    data = {
        "what": WHAT,
        "format": _FORMAT,
        "program": version,
        "language": in_use(),
        "figures": figures(found),
        "record": attempts.to_data(found.attempt),
    }
    return _json(data)


def html(found: Result, made: Made) -> bytes:
    """Return the report as one HTML page with the record in it."""
    # Within a script element a "<" could end it.
    record = as_json(found, made.version).decode().replace("<", "\\u003c")
    block = f'<script type="application/json" id="{_ID}">\n{record}\n</script>\n'
    return as_html(document(found, made)).replace("</body>", f"{block}</body>").encode()


def pdf(found: Result, made: Made) -> bytes:
    """Return the report as PDF with the record attached."""
    return attached.attach(as_pdf(document(found, made)), ATTACHED, as_json(found, made.version))


def _json(data: Any) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


# --- read


def content_of(file: Path) -> bytes:
    """Return the bytes of a file, one more than :data:`MOST` if there are so many.

    :raises Unreadable: if it cannot be opened, or is no file; the text is only why.
    """
    return bytes_of(file, MOST)


def read(content: bytes) -> HandedIn:
    """Return what is in a file that was handed in: HTML, PDF or JSON.

    :raises NotHandedIn: if it is none.
    """
    if len(content) > MOST:
        raise NotHandedIn(_("no report is as large as this file"))
    try:
        data = json.loads(_record_in(content))
        # Half a character, which JSON can name, can be written nowhere again.
        _json(data)
        if data["what"] != WHAT or data["format"] != _FORMAT:
            raise ValueError(f"format {data['format']!r:.20}")
        named = {str(name): _value(value) for name, value in data["figures"].items()}
        return HandedIn(content, str(data["program"]), str(data["language"]), dict(data["record"]), named)
    except (AttributeError, KeyError, TypeError, ValueError, RecursionError) as error:
        raise NotHandedIn(_("this is no report to hand in: {error}").format(error=_short(error))) from error


def markup(page: bytes) -> bytes:
    """Return a page in HTML without its record and the content of its pictures."""
    return _PIXELS.sub(b"", _BLOCK.sub(b"", page.replace(b"\r\n", b"\n")))


def _record_in(content: bytes) -> bytes:
    """The JSON in a file.

    :raises ValueError: if there is none, or more than one.
    """
    if content.startswith(b"%PDF-"):
        return attached.attached(content, ATTACHED)
    if content.lstrip()[:1] == b"{":
        return content
    blocks = _BLOCK.findall(content)
    if len(blocks) != 1:
        raise ValueError(_("there is no record in it"))
    return bytes(blocks[0])


def _value(value: Any) -> Value:
    if value is not None and not isinstance(value, str | int | bool):
        raise ValueError(_("a figure is text, a whole number, or nothing"))
    return value


def _short(error: BaseException) -> str:
    return " ".join(str(error).split())[:160]
