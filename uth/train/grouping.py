"""Things put together by what they have in common."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

T = TypeVar("T")
Key = TypeVar("Key", bound=Hashable)


def grouped(things: Iterable[T], key: Callable[[T], Key]) -> dict[Key, list[T]]:
    """Return the things by their keys, in the order in which each key comes first."""
    groups: dict[Key, list[T]] = {}
    for each in things:
        groups.setdefault(key(each), []).append(each)
    return groups
