"""A table as plain data and back: what the database and other processes carry. Amounts stay minor units."""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from uth.table import Table

Plain = bool | int | str | None | list["Plain"] | dict[str, "Plain"]


def to_data(table: Table) -> dict[str, Plain]:
    """Return everything in the table as what JSON can hold: attributes by name, records and odds as they nest."""
    data = _plain(table)
    assert isinstance(data, dict)
    return data


def from_data(data: Mapping[str, Any]) -> Table:
    """Return the table of :func:`to_data`; an attribute that is not there has its default.

    :raises TypeError: if an attribute without a default is missing, or a value is not of its kind.
    :raises KeyError: if there is an attribute that its record does not have.
    :raises ValueError: if a word is none of its enumeration's.
    """
    table = _value(data, Table)
    assert isinstance(table, Table)
    return table


def _plain(value: Any) -> Plain:
    if isinstance(value, Enum):
        return str(value.value)
    if is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    assert value is None or isinstance(value, bool | int | str)
    return value


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _value(data: Any, kind: Any) -> Any:
    """Return *data* as the annotated *kind*: a dataclass, a named tuple, a tuple, an enumeration or a plain value."""
    origin = get_origin(kind)
    if origin in {Union, types.UnionType}:
        return _value(data, _member(data, get_args(kind)))
    if origin is tuple:
        return tuple(_items(data, get_args(kind)))
    if isinstance(kind, type) and is_dataclass(kind):
        hints = _hints(kind)
        return kind(**{name: _value(item, hints[name]) for name, item in _require(data, dict).items()})
    if issubclass(kind, tuple):
        return kind(*_items(data, tuple(_hints(kind).values())))
    return kind(data) if issubclass(kind, Enum) else _require(data, kind)


def _items(data: Any, kinds: tuple[Any, ...]) -> Iterator[Any]:
    """Yield the items of a list, each as its kind."""
    items = _require(data, list)
    each = (kinds[0],) * len(items) if kinds[-1] is Ellipsis else kinds
    return (_value(item, kind) for item, kind in zip(items, each, strict=True))


def _member(data: Any, kinds: tuple[Any, ...]) -> Any:
    """Choose the kind of a union that plain data can have: nothing, a word, or something that nests."""
    for kind in kinds:
        if kind is type(None) if data is None else kind is not type(None) and _is_word(kind) == isinstance(data, str):
            return kind
    raise TypeError(f"{data!r} is none of what is expected")


def _is_word(kind: type) -> bool:
    return issubclass(kind, str)


def _require(data: Any, kind: type) -> Any:
    """Return *data* if it is exactly of that kind: true is no number."""
    if type(data) is not kind:
        raise TypeError(f"expected {kind.__name__}, got {type(data).__name__}")
    return data
