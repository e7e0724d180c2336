"""What the program says to people without gettext: texts of errors, problems, findings, output and help."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).parents[1] / "uth"
SILENT = frozenset({
    "cards.py", "errors.py", "hands.py", "chips.py", "shuffle.py", "table.py", "table_data.py", "game", "pseudo.py",
})  # fmt: skip
"""The core, which knows no language: uth/words says what its errors tell."""
_SAYERS = {
    "Finding": slice(None), "Problem": slice(3, None), "busy": slice(None), "cannot": slice(None),
    "complain": slice(None), "expected": slice(None), "fault": slice(1, None), "require": slice(2, None),
    "say": slice(1), "say_table": slice(None), "warn": slice(-1, None), "wrong": slice(-1, None),
}  # fmt: skip
"""What speaks to people, and which of its arguments do."""
_OF_PARSERS = frozenset({
    "ArgumentParser", "add_argument", "add_argument_group", "add_parser", "add_subparsers",
})  # fmt: skip
_SAID_BY_PARSERS = frozenset({"help", "description", "epilog", "title"})
_PUT_TOGETHER = frozenset({"columns", "join"})
"""Calls that say what is in their arguments."""
_WORD = re.compile(r"[A-Za-z]{2}")


class Bare(NamedTuple):
    """A text that no translator would see."""

    file: str
    line: int
    text: str


@cache
def errors() -> frozenset[str]:
    """Return the names of the errors that a person may read."""
    return _read()[0]


@cache
def _read() -> tuple[frozenset[str], tuple[Bare, ...]]:
    """The errors, and every bare text of the package: each module is read once, and not kept."""
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in sorted(PACKAGE.rglob("*.py"))}
    spoken = _spoken(trees.values())
    places = {file.relative_to(PACKAGE): tree for file, tree in trees.items()}
    speaking = {where: tree for where, tree in places.items() if where.parts[0] not in SILENT}
    return spoken, tuple(text for where, tree in speaking.items() for text in bare(where.as_posix(), tree, spoken))


def _spoken(trees: Iterable[ast.Module]) -> frozenset[str]:
    bases: dict[str, set[str]] = {}
    for tree in trees:
        # No error is defined within a function.
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                bases.setdefault(node.name, set()).update(_name(base) for base in node.bases)
    found = {"UthError", "ArgumentTypeError"}
    while more := {name for name, its in bases.items() if its & found} - found:
        found |= more
    return frozenset(found)


def bare(file: str, tree: ast.AST, spoken: frozenset[str]) -> Iterator[Bare]:
    """Yield the texts of a module that are said as they are written; *spoken*: the names of errors."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            for expression in _said(node, spoken):
                yield from (Bare(file, node.lineno, text) for text in _texts(expression) if _WORD.search(text))


def _said(call: ast.Call, spoken: frozenset[str]) -> list[ast.expr]:
    """What a call says to a person, if it does."""
    name = _name(call.func)
    if name in spoken:
        return list(call.args)
    if name in _SAYERS:
        return call.args[_SAYERS[name]]
    if name in _OF_PARSERS:
        return [keyword.value for keyword in call.keywords if keyword.arg in _SAID_BY_PARSERS]
    return []


def _name(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _texts(node: ast.AST) -> Iterator[str]:
    """The texts in an expression; those that are looked up, and words passed to one that is, are none."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.Call(func=func, args=args) if _name(func) in _PUT_TOGETHER:
            yield from (text for part in args for text in _texts(part))
        case ast.Call(func=ast.Attribute(value=template, attr="format")):
            yield from _texts(template)
        case ast.IfExp(body=body, orelse=other):
            yield from (*_texts(body), *_texts(other))
        case ast.Call() | ast.Compare() | ast.Lambda() | ast.Subscript() | ast.Attribute():
            return
        case _:
            yield from (text for part in ast.iter_child_nodes(node) for text in _texts(part))


def found(allowed: Mapping[tuple[str, str], str]) -> list[Bare]:
    """Return every bare text of the package that is not *allowed*, by its module and itself."""
    return [text for text in _read()[1] if (text.file, text.text) not in allowed]
