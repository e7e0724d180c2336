"""The reports that a class hands in, read from files and folders: each is verified, and each attempt counts once."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from uth.config.files import Unreadable
from uth.errors import UthError
from uth.i18n import gettext as _
from uth.report.handed_in import HandedIn, NotHandedIn, content_of, read
from uth.report.verify import verified
from uth.school import lesson as lessons
from uth.school.class_results import name_of
from uth.school.result import Result
from uth.train.grouping import grouped

ENDINGS = (".html", ".htm", ".pdf", ".json")
"""The files of a folder that are read."""


class ClassError(UthError):
    """Files that are not there, or none at all."""


@dataclass(frozen=True, slots=True)
class Refused:
    """A file that does not count. *reason*: why, in the reader's language."""

    file: Path
    reason: str


@dataclass(frozen=True, slots=True)
class Twice:
    """A file with an attempt that another one has as well, and maybe more of it."""

    file: Path
    other: Path


@dataclass(frozen=True)
class Gathered:
    """What was handed in.

    :ivar results: what came of each attempt that counts.
    :ivar others: the lessons of the reports that are left out, as those were not asked for; by title, one for each.
    """

    results: tuple[Result, ...]
    twice: tuple[Twice, ...]
    refused: tuple[Refused, ...]
    others: tuple[str, ...] = ()


@dataclass(frozen=True)
class _Read:
    file: Path
    handed: HandedIn

    @property
    def length(self) -> tuple[int, int]:
        """How much of an attempt it has: answers, and rulings of a trainer."""
        attempt = self.handed.attempt
        return len(attempt.marks), len(attempt.overrides)


def files_of(given: Iterable[Path]) -> tuple[Path, ...]:
    """Return the files, and those in folders and in the folders below them, each once.

    :raises ClassError: if one is not there, or there is no file.
    """
    found: list[Path] = []
    for path in given:
        if path.is_dir():
            found += sorted(file for file in path.rglob("*") if file.suffix.lower() in ENDINGS and file.is_file())
        elif path.is_file():
            found.append(path)
        else:
            raise ClassError(_("{file} is not there").format(file=path))
    if not found:
        raise ClassError(_("there is no report in it: expected files that end in {endings}").format(
            endings=", ".join(ENDINGS)
        ))  # fmt: skip
    return tuple({file.resolve(): file for file in found}.values())


def gathered(
    files: Sequence[Path],
    told: Callable[[int, Path], None] = lambda _number, _file: None,
    only: Iterable[str] | None = None,
) -> Gathered:
    """Read and verify files.

    *told*: called before each one, with its number from 1. *only*: the titles of the lessons that count, in any case;
    None: all do. What is of another lesson is not verified.
    """
    titles = None if only is None else {name_of(title) for title in only}
    read_ones: list[_Read] = []
    refused: list[Refused] = []
    others: list[str] = []
    for number, file in enumerate(files, 1):
        told(number, file)
        try:
            handed = _opened(file)
            title = handed.attempt.lesson.title
            if titles is None or name_of(title) in titles:
                _verify(handed)
                read_ones.append(_Read(file, handed))
            else:
                others.append(title)
        except UthError as error:
            refused.append(Refused(file, str(error)))
    kept, twice = [], []
    for some in grouped(read_ones, _key).values():
        best = max(some, key=lambda each: each.length)
        kept.append(best.handed.result)
        for each in some:
            if each is best:
                continue
            if _begins(best.handed.record, each.handed.record):
                twice.append(Twice(each.file, best.file))
            else:
                sentence = _("{file} has the same attempt with other answers")
                refused.append(Refused(each.file, sentence.format(file=best.file)))
    return Gathered(tuple(kept), tuple(twice), tuple(refused), tuple(others))


def sound(file: Path) -> HandedIn:
    """Return what is in a file that agrees with the acts in it, its figures and the words of its pages.

    :raises NotHandedIn: if it does not, or is none.
    """
    handed = _opened(file)
    _verify(handed)
    return handed


def _opened(file: Path) -> HandedIn:
    try:
        content = content_of(file)
    except Unreadable as error:
        raise NotHandedIn(_("it cannot be opened: {reason}").format(reason=error)) from error
    return read(content)


def _verify(handed: HandedIn) -> None:
    for line in verified(handed).wrong:
        sentence = _("it does not agree with its acts: {name}: recorded {recorded}, worked out anew {recomputed}")
        recorded, recomputed = _short(line.recorded), _short(line.recomputed)
        raise NotHandedIn(sentence.format(name=line.name, recorded=recorded, recomputed=recomputed))


def _short(value: Any) -> str:
    text = " ".join(str(value).split())
    return text if len(text) <= 60 else f"{text[:57]}..."


def _key(one: _Read) -> tuple[str, int, str]:
    """The same for the same attempt: who, when, and which lesson."""
    attempt = one.handed.attempt
    return name_of(attempt.trainee), attempt.began, json.dumps(lessons.to_data(attempt.lesson))


def _begins(longer: Any, shorter: Any) -> bool:
    """Whether a record is the beginning of another one, or the same."""
    parts = zip(longer["answers"], shorter["answers"], strict=True)
    return all(more[: len(less)] == less for more, less in parts)
