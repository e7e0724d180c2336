"""Which kinds of exercise a house has: what limits, caps and chips leave room for shows when it is tried."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from uth.company.chance import Chance

_TRIES = 2


def drawable(kinds: Iterable[str], draw: Callable[[str, Chance], object]) -> tuple[str, ...]:
    """Return the kinds of which one is found, in their order; *draw* raises ``ValueError`` where none is."""
    return tuple(kind for kind in kinds if any(_drawn(kind, draw, number) for number in range(_TRIES)))


def _drawn(kind: str, draw: Callable[[str, Chance], object], number: int) -> bool:
    try:
        return draw(kind, Chance(f"possible {number}", kind)) is not None
    except ValueError:
        return False
