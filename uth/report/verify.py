"""A report that was handed in, worked out anew from the acts in it, and compared line by line."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from difflib import SequenceMatcher

import uth
from uth import i18n, resources
from uth.i18n import PSEUDO
from uth.i18n import gettext as _
from uth.report.attempt import Made, document
from uth.report.attempt_figures import Value
from uth.report.handed_in import HandedIn, markup, read_from_elsewhere
from uth.report.html import as_html
from uth.report.pdf import as_pdf
from uth.report.texts import html_texts, pdf_texts
from uth.school.moments import Moment
from uth.school.overrides import unsound

_WRITER = re.compile(rb"Matplotlib pdf backend v[0-9a-z.+]{1,40}")
MISSING = "-"
"""Stands for a line that is not there."""
_PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154789c63606060000000040001f61738"
    "550000000049454e44ae426082"
)
"""A picture of one black pixel: pictures are not compared."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line that was compared.

    :ivar name: what it is, in contract words.
    """

    name: str
    recorded: Value
    recomputed: Value

    @property
    def agrees(self) -> bool:
        """Whether what is written is what comes of the acts."""
        # True is 1 in Python, and not the same figure.
        return self.recorded == self.recomputed and type(self.recorded) is type(self.recomputed)


@dataclass(frozen=True, slots=True)
class Verified:
    """A report that was worked out anew.

    :ivar lines: what was compared, in order.
    :ivar page_left_out: why the words of its pages were not compared, a sentence; empty: they were.
    """

    lines: tuple[Line, ...]
    page_left_out: str = ""

    @property
    def wrong(self) -> tuple[Line, ...]:
        """The lines that do not agree."""
        return tuple(line for line in self.lines if not line.agrees)


def verified(handed: HandedIn) -> Verified:
    """Return what comes of comparing a report with the acts in it.

    :raises NotHandedIn: if it cannot be worked out anew.
    """
    lines = figures_only(handed).lines
    with read_from_elsewhere():
        why = _why_no_page(handed)
        return Verified(lines if why else (*lines, *_page(handed)), why)


def figures_only(handed: HandedIn) -> Verified:
    """Return the same without the words of the pages, which take the longest.

    :raises NotHandedIn: if it cannot be worked out anew.
    """
    with read_from_elsewhere():
        return Verified((*_figures(handed), *_rulings(handed)))


def _figures(handed: HandedIn) -> Iterator[Line]:
    there, found = handed.figures, handed.figures_anew
    for name in dict.fromkeys((*found, *there)):
        yield Line(name, there.get(name, MISSING), found.get(name, MISSING))


def _rulings(handed: HandedIn) -> Iterator[Line]:
    """The points before and after each ruling of the trainer."""
    attempt = handed.attempt
    wrong = {id(each): (before, after) for each, before, after in unsound(attempt.runs, attempt.overrides)}
    for number, each in enumerate(attempt.overrides, 1):
        before, after = wrong.get(id(each), (each.before, each.after))
        yield Line(f"ruling {number}: points", f"{each.before} to {each.after}", f"{before} to {after}")


# --- the words of its pages


def _is_pdf(handed: HandedIn) -> bool:
    return handed.content.startswith(b"%PDF-")


def _why_no_page(handed: HandedIn) -> str:
    if handed.content.lstrip()[:1] == b"{":
        return _("A record alone has no pages.")
    if handed.program != uth.__version__:
        sentence = _("Its pages were written by version {theirs}, this is {ours}: their words are not compared.")
        return sentence.format(theirs=_shown(handed.program), ours=uth.__version__)
    if handed.language not in (*i18n.languages(resources.catalogues()), PSEUDO):
        return _('Its pages are in "{language}", which is not here: their words are not compared.').format(
            language=_shown(handed.language)
        )
    if _is_pdf(handed) and _writer(handed.content) != _ours():
        sentence = _("Its pages were set by {theirs}, here it is {ours}: their words are not compared.")
        return sentence.format(theirs=_writer(handed.content), ours=_ours())
    return ""


def _writer(pdf: bytes) -> str:
    """What has set the pages of a PDF; each version has its own way to write letters."""
    found = _WRITER.search(pdf)
    return found[0].decode("ascii", "replace") if found else MISSING


def _ours() -> str:
    import matplotlib

    return f"Matplotlib pdf backend v{matplotlib.__version__}"


def _shown(text: str) -> str:
    return "".join(character if character.isprintable() else "?" for character in text[:40])


def _page(handed: HandedIn) -> Iterator[Line]:
    again = _again(handed)
    there, found = _texts(handed.content), _texts(again)
    same = True
    for kind, first, last, begin, end in SequenceMatcher(None, there, found, autojunk=False).get_opcodes():
        if kind != "equal":
            same = False
            name = f"words of the pages, from text {first + 1}"
            yield Line(name, _joined(there[first:last]), _joined(found[begin:end]))
    if same:
        yield Line("words of the pages: texts", len(there), len(found))
        if not _is_pdf(handed):
            # Words can be hidden, or written by a script.
            yield Line("page besides its words: bytes", *map(_bytes_of, (handed.content, again)))


def _bytes_of(page: bytes) -> str:
    """How long a page is without its record and pictures, and what tells it from others."""
    plain = markup(page)
    return f"{len(plain)}, SHA-256 {hashlib.sha256(plain).hexdigest()[:16]}"


def _joined(texts: Sequence[str]) -> str:
    return " | ".join(texts)[:400] or MISSING


def _texts(content: bytes) -> list[str]:
    return pdf_texts(content) if content.startswith(b"%PDF-") else html_texts(content)


def _again(handed: HandedIn) -> bytes:
    """The pages as this program writes them, in the language of the file."""
    drawn = (b"/Subtype /Image" if _is_pdf(handed) else b"data:image/png;base64,") in handed.content
    with _in_language(handed.language):
        found = document(handed.result, Made(uth.__version__, _pixel if drawn else None))
        return as_pdf(found) if _is_pdf(handed) else as_html(found).encode()


def _pixel(moment: Moment) -> bytes:  # noqa: ARG001 - the same for all
    return _PIXEL


@contextmanager
def _in_language(language: str) -> Iterator[None]:
    before, folder = i18n.in_use(), resources.catalogues()
    i18n.use_language(language, folder)
    try:
        yield
    finally:
        i18n.use_language(before, folder)
