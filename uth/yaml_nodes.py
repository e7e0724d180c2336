"""Strict YAML as plain nodes: the text of every scalar as it was written, with its line.

YAML reads an unquoted ``3:2`` as 182 and ``no`` as false, keeps the last of two equal keys and can point from one
place of a file to another. Here a scalar stays text, keys are words in any case, and what is not plain is a problem.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import yaml

from uth.i18n import gettext as _
from uth.problems import Problem, joined, plain_key, shown

MOST_BYTES = 256 * 1024
"""A file of more bytes is refused unread."""
_DEEPEST = 16


@dataclass(frozen=True, slots=True)
class Scalar:
    """A value as text, whether quoted or not."""

    text: str
    line: int
    column: int = field(default=0, compare=False)
    """Where it begins, from 1; 0 where that is not known."""


@dataclass(frozen=True, slots=True)
class Items:
    """A list."""

    nodes: tuple[Node, ...]
    line: int
    column: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Mapping:
    """Keys and their values in the order of the file; the keys are :func:`plain_key` words and all different."""

    pairs: tuple[tuple[Scalar, Node], ...]
    line: int
    column: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Unusable:
    """A value of which a problem has been reported already."""

    line: int
    column: int = field(default=0, compare=False)


Node = Scalar | Items | Mapping | Unusable


def decode(content: bytes, file: str) -> tuple[str, tuple[Problem, ...]]:
    """Return the text of a file, or an empty text and the problem with it."""
    if len(content) > MOST_BYTES:
        return "", (_too_big(file),)
    try:
        return content.decode("utf-8-sig"), ()
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        return "", (Problem(file, line, "", _("expected text in UTF-8, found other bytes")),)


def compose(text: str, file: str) -> tuple[Node | None, tuple[Problem, ...]]:
    """Return the document of *text* and every problem of its form; no document if the text cannot be followed."""
    if len(text.encode("utf-8", errors="surrogatepass")) > MOST_BYTES:
        return None, (_too_big(file),)
    builder = _Builder(file)
    try:
        for event in yaml.parse(text, Loader=yaml.SafeLoader):
            builder.take(event)
    except _TooDeep as error:
        builder.wrong(
            error.line, _("lists and keys stand more than {deepest} deep in one another").format(deepest=_DEEPEST), ()
        )
        return None, tuple(builder.problems)
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        builder.wrong(
            line,
            _("the character U+{number:04X} is not allowed in a text file").format(number=ord(text[error.position])),
            (),
        )
        return None, tuple(builder.problems)
    except yaml.MarkedYAMLError as error:
        line, column = _place_of(error)
        builder.wrong(line, _explained(error), (), column)
        return None, tuple(builder.problems)
    except (ValueError, OverflowError):  # PyYAML converts "\U7fffffff" and "%YAML 1.9999..." without a check
        builder.wrong(builder.line, _("not valid YAML: a number or an escape is out of range after this line"), ())
        return None, tuple(builder.problems)
    if builder.root is None:
        builder.wrong(1, _("the file is empty"), ())
    return builder.root, tuple(builder.problems)


def _too_big(file: str) -> Problem:
    return Problem(file, 0, "", _("the file is larger than {size} KiB").format(size=MOST_BYTES // 1024))


_PLAINLY = {
    "found character '\\t' that cannot start any token": "found a tab: indent with spaces",
    "mapping values are not allowed here": 'found a second ":": put quotes around the value, or check the indentation',
}


_TOKENS = {
    "'<stream end>'": "the end of the file",
    "end of stream": "end of the file",
    "'<scalar>'": "a value",
    "'<block mapping start>'": "a key",
    "<block end>": "the end of these lines",
}
"""PyYAML's names of what it found, and how a person would say them."""


def _explained(error: yaml.MarkedYAMLError) -> str:
    if error.problem in _PLAINLY:
        return _(_PLAINLY[error.problem])
    message = ", ".join(part for part in (error.context, error.problem) if part)
    for token, words in _TOKENS.items():
        message = message.replace(token, _(words))
    return _("not valid YAML: {message}").format(message=_shown_whole(message))


def _shown_whole(text: str) -> str:
    """Return a whole sentence in one printable line."""
    return "".join(character if character.isprintable() else "?" for character in " ".join(text.split())[:300])


def _place_of(error: yaml.MarkedYAMLError) -> tuple[int, int]:
    """Line and column of the fault, or where the thing began that the end of the file left open."""
    ended = error.problem == "found unexpected end of stream"
    mark = (error.context_mark if ended else None) or error.problem_mark or error.context_mark
    return (mark.line + 1, mark.column + 1) if mark else (0, 0)


class _TooDeep(Exception):
    def __init__(self, line: int) -> None:
        self.line = line


@dataclass(slots=True)
class _Open:
    """A list or mapping whose end has not come yet; a mapping's children are key, value, key, value..."""

    mapping: bool
    place: tuple[int, int]
    path: tuple[str, ...]
    children: list[Node] = field(default_factory=list)

    def path_of_next(self) -> tuple[str, ...]:
        if not self.mapping:
            return (*self.path, str(len(self.children) + 1))
        key = self.children[-1] if len(self.children) % 2 else None
        return (*self.path, plain_key(key.text)) if isinstance(key, Scalar) else self.path


class _Builder:
    """Makes nodes of PyYAML's events with a stack of its own, so that no file can exhaust Python's."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[Problem] = []
        self.root: Node | None = None
        self.line = 1
        self.column = 0
        self._documents = 0
        self._open: list[_Open] = []

    def wrong(self, line: int, message: str, path: tuple[str, ...] | None = None, column: int | None = None) -> None:
        """Report a problem; without *column* it is where the reader is, if that is the line."""
        if column is None:
            column = self.column if line == self.line else 0
        self.problems.append(Problem(self.file, line, joined(self._path() if path is None else path), message, column))

    def take(self, event: yaml.Event) -> None:
        if event.start_mark:
            self.line, self.column = event.start_mark.line + 1, event.start_mark.column + 1
        match event:
            case yaml.DocumentStartEvent():
                self._start_document(event)
            case yaml.AliasEvent():
                self.wrong(
                    self.line,
                    _('"*{anchor}" points to another place: write the value out').format(
                        anchor=shown(event.anchor or "")
                    ),
                )
                self._add(Unusable(self.line, self.column))
            case yaml.NodeEvent():
                self._refuse_extras(event)
                self._take_node(event)
            case yaml.SequenceEndEvent() | yaml.MappingEndEvent():
                self._close()
            case _:
                pass

    def _take_node(self, event: yaml.NodeEvent) -> None:
        if isinstance(event, yaml.ScalarEvent):
            self._add(self._scalar(event))
            return
        if len(self._open) == _DEEPEST:
            raise _TooDeep(self.line)
        self._open.append(_Open(isinstance(event, yaml.MappingStartEvent), (self.line, self.column), self._path()))

    def _path(self) -> tuple[str, ...]:
        return self._open[-1].path_of_next() if self._open else ()

    def _start_document(self, event: yaml.DocumentStartEvent) -> None:
        self._documents += 1
        if self._documents == 2:
            self.wrong(self.line, _("a second document begins: a file holds one"))
        if event.tags:
            self.wrong(self.line, _("{directive} is not allowed").format(directive="%TAG"))

    def _refuse_extras(self, event: yaml.NodeEvent) -> None:
        if event.anchor is not None:
            self.wrong(
                self.line,
                _('"&{anchor}" is not allowed: write each value where it belongs').format(anchor=shown(event.anchor)),
            )
        tag = event.tag if isinstance(event, yaml.ScalarEvent | yaml.CollectionStartEvent) else None
        if tag is not None:
            self.wrong(self.line, _('the tag "{tag}" is not allowed').format(tag=shown(tag)))

    def _scalar(self, event: yaml.ScalarEvent) -> Node:
        if any("\ud800" <= character <= "\udfff" for character in event.value):
            self.wrong(self.line, _("half a character (a surrogate) is not allowed"))
            return Unusable(self.line, self.column)
        return Scalar(event.value, self.line, self.column)

    def _add(self, node: Node) -> None:
        if self._open:
            self._open[-1].children.append(node)
        elif self._documents == 1:
            self.root = node

    def _close(self) -> None:
        opened = self._open.pop()
        if opened.mapping:
            self._add(self._mapping(opened))
        else:
            self._add(Items(tuple(opened.children), *opened.place))

    def _mapping(self, opened: _Open) -> Mapping:
        pairs: dict[str, tuple[Scalar, Node]] = {}
        for key, value in zip(opened.children[::2], opened.children[1::2], strict=True):
            if isinstance(key, Unusable):
                continue
            if not isinstance(key, Scalar):
                self.wrong(key.line, _("expected a word as the key, got something else"), opened.path, key.column)
                continue
            name = plain_key(key.text)
            if name in pairs:
                self.wrong(
                    key.line,
                    _("is there twice, first in line {line}").format(line=pairs[name][0].line),
                    (*opened.path, name),
                    key.column,
                )
            else:
                pairs[name] = (Scalar(name, key.line, key.column), value)
        return Mapping(tuple(pairs.values()), *opened.place)
