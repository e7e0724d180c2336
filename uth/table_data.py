"""A table as plain data and back: what the database and other processes carry. Amounts stay minor units."""

from __future__ import annotations

import types
from collections.abc import Mapping, Sequence
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

    :raises TypeError: if an attribute without a default is missing.
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
        return _items(data, get_args(kind))
    if isinstance(kind, type) and is_dataclass(kind):
        hints = _hints(kind)
        return kind(**{name: _value(item, hints[name]) for name, item in data.items()})
    if issubclass(kind, tuple):
        return kind(*data)
    return kind(data) if issubclass(kind, Enum) else data


def _items(data: Sequence[Any], kinds: tuple[Any, ...]) -> tuple[Any, ...]:
    each = (kinds[0],) * len(data) if kinds[-1] is Ellipsis else kinds
    return tuple(_value(item, kind) for item, kind in zip(data, each, strict=True))


def _member(data: Any, kinds: tuple[Any, ...]) -> Any:
    """Choose the kind of a union that plain data can have: nothing, a word, or something that nests."""
    if data is None:
        return type(None)
    return next(kind for kind in kinds if kind is not type(None) and issubclass(kind, str) == isinstance(data, str))
