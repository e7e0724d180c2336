"""The file that is handed in, as it is written: the record while it goes on, the report at the end.

While somebody is at it the record so far lies beside the report as JSON, so that a window that is closed loses nothing;
once the report is written, which has the record in it, that is gone. Nothing is ever written over: a name that somebody
else has taken meanwhile gets a number behind it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import uth
from uth.errors import UthError
from uth.i18n import gettext as _
from uth.report import handed_in
from uth.report.attempt import Draw, Made
from uth.school.attempt import Attempt
from uth.school.result import result
from uth.store.files import claimed, write_atomically

HTML, PDF, JSON = ".html", ".pdf", ".json"
ENDINGS = (HTML, PDF, JSON)
_NAMES = 1000


class PaperError(UthError):
    """A report that cannot be written there."""


@dataclass
class Paper:
    """One report, and where it goes.

    :ivar file: where the report is written; another one where the name is taken before the first answer is.
    :ivar trouble: why the record so far could not be written, a sentence; it is tried again with the next answer.
    :ivar written: whether the report is there.
    """

    file: Path
    trouble: str = ""
    written: bool = False
    _own: set[Path] = field(default_factory=set, repr=False)
    """The files that nobody else writes."""

    @property
    def so_far(self) -> Path:
        """Where the record lies as it goes on."""
        # An ending in capitals is one: where the file system ignores case, it is the same file.
        return self.file if self.file.suffix.lower() == JSON else self.file.with_suffix(JSON)

    def note(self, attempt: Attempt) -> None:
        """Write the record so far; where that cannot be, keep why."""
        try:
            self._claim_so_far()
            write_atomically(self.so_far, handed_in.as_json(result(attempt), uth.__version__))
            self.trouble = ""
        except UthError as error:
            self.trouble = str(error)

    def hand_in(self, attempt: Attempt, draw: Draw | None) -> None:
        """Write the report; *draw*: how tables are drawn, None for no pictures.

        :raises UthError: if it cannot be written.
        """
        record, page = self.so_far, content(self.file, attempt, draw)
        self._claim_report()
        try:
            write_atomically(self.file, page)
        except BaseException:
            if self.file != record:
                self._let_go(self.file)
            raise
        self.written, self.trouble = True, ""
        if record != self.file:
            self._let_go(record)

    def _claim_so_far(self) -> None:
        """Take the name of the record so far, and with it the report's: both are free, or a number goes behind."""
        if self.so_far in self._own:
            return
        for name in _numbered(self.file):
            self.file = name
            if not claimed(self.so_far):
                continue
            self._own.add(self.so_far)
            if self.so_far == self.file or not self.file.exists():
                return
            self._let_go(self.so_far)
        raise _taken(self.file)

    def _claim_report(self) -> None:
        """Take the name of the report; what somebody else has put there meanwhile stays."""
        if self.file in self._own:
            return
        for name in _numbered(self.file):
            self.file = name
            # A record so far that is not one's own belongs to a report of that name that is being made.
            free = self.so_far == self.file or self.so_far in self._own or not self.so_far.exists()
            if free and claimed(self.file):
                self._own.add(self.file)
                return
        raise _taken(self.file)

    def _let_go(self, file: Path) -> None:
        """Remove a file, if it is one's own."""
        if file in self._own:
            file.unlink(missing_ok=True)
            self._own.discard(file)


def _numbered(file: Path) -> Iterator[Path]:
    """A name, and then the same with numbers behind it: ``ann.html``, ``ann-2.html``, ..."""
    yield file
    yield from (file.with_name(f"{file.stem}-{number}{file.suffix}") for number in range(2, _NAMES))


def content(file: Path, attempt: Attempt, draw: Draw | None) -> bytes:
    """Return the report as the ending of a file's name has it: HTML, PDF or JSON.

    :raises PaperError: if it has another ending.
    """
    found, made = result(attempt), Made(uth.__version__, draw)
    match file.suffix.lower():
        case ".html":
            return handed_in.html(found, made)
        case ".pdf":
            return handed_in.pdf(found, made)
        case ".json":
            return handed_in.as_json(found, uth.__version__)
    raise _other_ending(file)


def paper(file: Path) -> Paper:
    """Return the report that is to go to a file: one that is not there yet, in a folder that is.

    :raises PaperError: if it cannot go there.
    """
    if file.suffix.lower() not in ENDINGS:
        raise _other_ending(file)
    if not file.parent.is_dir():
        raise PaperError(
            _("{file} cannot be written: there is no folder {folder}").format(file=file, folder=file.parent)
        )
    found = Paper(file)
    for each in (file, found.so_far):
        if each.exists():
            raise _taken(each)
    return found


def named(folder: Path, stem: str, trainee: str, day: str) -> Paper:
    """Return the report under the first free name in a folder: ``audition-ann-2027-01-18.html``, ``...-2.html``, ...

    :raises PaperError: if none is free.
    """
    parts = (_plain(part) for part in (stem, trainee, day))
    name = "-".join(part for part in parts if part)
    for file in _numbered(folder / f"{name}{HTML}"):
        found = Paper(file)
        if not found.file.exists() and not found.so_far.exists():
            return found
    raise _taken(folder / f"{name}{HTML}")


def _plain(text: str) -> str:
    """A text as a part of a file's name."""
    return re.sub(r"[^\w]+", "-", text.casefold()).strip("-_")[:60]


def _taken(file: Path) -> PaperError:
    return PaperError(_("{file} is there already: give another name").format(file=file))


def _other_ending(file: Path) -> PaperError:
    return PaperError(_("{file}: a report ends in {endings}").format(file=file, endings=", ".join(ENDINGS)))
