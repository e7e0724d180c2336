"""One value of a table file changed in its text: comments, order, and how all else is written stay as they are."""

from __future__ import annotations

from collections.abc import Sequence

from uth.config.writer import scalar_text
from uth.errors import UthError
from uth.i18n import gettext as _
from uth.pit.edit_spans import Kind, Path, Span, Spans, children, spans
from uth.problems import joined


class CannotEdit(UthError):
    """A value cannot be changed in the text without touching others."""


def put(text: str, path: Path, value: str, order: Sequence[str] = ()) -> str:
    """Return the file with another value, written as YAML; a key that is not there yet is added.

    *order*: the names of the key and its neighbours as they usually stand, which says where a new one belongs.

    :raises CannotEdit: if the file is written in a way that this would change something else, too.
    """
    found = spans(text)
    after = _replaced(text, found[path], value) if path in found else _added(text, found, path, value, order)
    return _checked(text, after, path)


def remove(text: str, path: Path) -> str:
    """Return the file without a key; where it is the last of its mapping, without the mapping.

    :raises CannotEdit: as :func:`put` does.
    """
    found = spans(text)
    while len(path) > 1 and len(children(found, path[:-1])) == 1:
        path = path[:-1]
    span = found.get(path)
    if span is None:
        return text
    after = _without_in_brackets(text, span) if span.inside else _without_lines(text, span)
    return _checked(text, after, path)


def _checked(before: str, after: str, path: Path) -> str:
    """Return *after* if it says the same as *before* in all that is not at, below or above *path*."""
    if _others(before, path) != _others(after, path):
        raise CannotEdit(
            _("“{key}” cannot be changed here, because of how the file is written: change it in a text editor").format(
                key=joined(path)
            )
        )
    return after


def _others(text: str, path: Path) -> dict[Path, str]:
    """What the file says elsewhere."""
    return {
        each: span.text
        for each, span in spans(text).items()
        if span.kind is not Kind.MAPPING and each[: len(path)] != path and path[: len(each)] != each
    }


# --- another value


def _replaced(text: str, span: Span, value: str) -> str:
    end = len(text[: span.end].rstrip("\r\n"))
    if span.kind is Kind.SCALAR or span.flow:
        # Right behind the colon there is no room for a value.
        room = " " if text[span.at - 1 : span.at] == ":" else ""
        return f"{text[: span.at]}{room}{value}{text[max(end, span.at) :]}"
    colon = text.index(":", span.colon) + 1
    first = _line_end(text, colon)
    return f"{text[:colon]} {value}{text[colon:first]}{_comments(text[first:end])}{text[_line_end(text, end) :]}"


def _comments(block: str) -> str:
    """The lines of a block that are only comments, each after a line break: they outlive it."""
    return "".join(f"\n{line}" for line in block.splitlines() if line.lstrip().startswith("#"))


def _line_end(text: str, place: int) -> int:
    """Where the line of a place ends, before its line break."""
    end = text.find("\n", place)
    end = len(text) if end < 0 else end
    return end - 1 if text[place:end].endswith("\r") else end


def _line_start(text: str, place: int) -> int:
    return text.rfind("\n", 0, place) + 1


# --- a new key


def _added(text: str, found: Spans, path: Path, value: str, order: Sequence[str]) -> str:
    parent, key = path[:-1], scalar_text(path[-1])
    above = found.get(parent)
    if parent and (above is None or above.kind is not Kind.MAPPING):
        return _in_new_mapping(text, found, parent, f"{key}: {value}")
    siblings = children(found, parent)
    if above is not None and above.flow:
        return _in_brackets(text, above, [found[each] for each in _before(siblings, path, order)], f"{key}: {value}")
    if not siblings:
        raise CannotEdit(_("the file has no keys yet: begin with a whole table"))
    indent = " " * (found[siblings[0]].start - _line_start(text, found[siblings[0]].start))
    return _as_line(text, found, _before(siblings, path, order), siblings[0], f"{indent}{key}: {value}")


def _before(siblings: list[Path], path: Path, order: Sequence[str]) -> list[Path]:
    """The neighbours after which a new key belongs: all of them where its place is not known."""
    known = {name: place for place, name in enumerate(order)}
    place = known.get(path[-1])
    if place is None:
        return siblings
    earlier = [index for index, each in enumerate(siblings) if known.get(each[-1], place) < place]
    return siblings[: earlier[-1] + 1] if earlier else []


def _as_line(text: str, found: Spans, before: list[Path], first: Path, line: str) -> str:
    broken = _break_of(text)
    if not before:
        start = _line_start(text, found[first].start)
        return f"{text[:start]}{line}{broken}{text[start:]}"
    end = _line_end(text, len(text[: found[before[-1]].end].rstrip("\r\n")))
    return f"{text[:end]}{broken}{line}{text[end:]}"


def _in_brackets(text: str, above: Span, before: list[Span], entry: str) -> str:
    if before:
        return f"{text[: before[-1].end]}, {entry}{text[before[-1].end :]}"
    inner = above.at + 1
    empty = text[inner : above.end - 1].strip() == ""
    return f"{text[:inner]}{entry}{'' if empty else ', '}{text[inner:]}"


def _in_new_mapping(text: str, found: Spans, parent: Path, entry: str) -> str:
    """Write a mapping that the file does not have: in lines at the top of the file, in brackets below that."""
    if len(parent) > 1:
        return put(text, parent, f"{{{entry}}}")
    broken, name = _break_of(text), scalar_text(parent[0])
    if parent not in found:
        lone = f"{broken}{name}:{broken}  {entry}"
        end = _line_end(text, len(text.rstrip()))
        return f"{text[:end]}{broken}{lone}{text[end:]}" if end else f"{name}:{broken}  {entry}{broken}"
    span = found[parent]
    emptied = f"{text[: span.at].rstrip(' ')}{text[span.end :]}"
    end = _line_end(emptied, len(text[: span.at].rstrip(" ")))
    return f"{emptied[:end]}{broken}  {entry}{emptied[end:]}"


def _break_of(text: str) -> str:
    return "\r\n" if "\r\n" in text else "\n"


# --- a key less


def _without_lines(text: str, span: Span) -> str:
    """The text without the lines of a key; comments on lines of their own outlive it."""
    start, end = _line_start(text, span.start), len(text[: span.end].rstrip("\r\n"))
    last = text.find("\n", end)
    last = len(text) if last < 0 else last + 1
    kept = _comments(text[start:last]).lstrip("\n")
    return f"{text[:start]}{kept}{_break_of(text) if kept else ''}{text[last:]}"


def _without_in_brackets(text: str, span: Span) -> str:
    after = text[span.end :]
    if after.lstrip().startswith(","):
        return f"{text[: span.start]}{after.lstrip()[1:].lstrip(' ')}"
    return f"{text[: span.start].rstrip().removesuffix(',')}{after}"
