"""Where the focus can go on a page, and what lies next to it in each direction. No pygame."""

from __future__ import annotations

from collections.abc import Sequence

from uth.ui.keys import Key
from uth.ui.layout.rect import Rect
from uth.ui.page.arrange import BACK, Places
from uth.ui.page.model import Button, Canvas, Choices, Field, Table, Toggle
from uth.ui.page.parts import Item

_ASIDE = 3
"""So much nearer is what lies straight ahead."""


def stops(places: Places) -> tuple[Item, ...]:
    """Return what the focus can be on, in reading order: tabs, the page, the foot, the way back last."""
    above = [item for item in places.fixed if item.rect.y < places.body.y and item.name != BACK]
    below = [item for item in places.fixed if item.rect.y >= places.foot.y]
    back = [item for item in places.fixed if item.name == BACK]
    return tuple(item for item in (*above, *places.items, *below, *back) if _takes_focus(item))


def _takes_focus(item: Item) -> bool:
    match item.element:
        case Table(count=count):
            return count > 0
        case Canvas(focused=focused):
            return focused
        case Button() | Choices() | Toggle() | Field():
            return True
        case _:
            return False


def first_focus(places: Places) -> str:
    """Return what has the focus when a page opens: a list, else a field, the way on, the first thing there is."""
    found = stops(places)
    for wanted in (_is_table, _is_field, _is_gold):
        for item in found:
            if wanted(item):
                return item.name
    inner = [item for item in found if item in places.items]
    return (inner or list(found))[0].name


def _is_table(item: Item) -> bool:
    return isinstance(item.element, Table)


def _is_field(item: Item) -> bool:
    return isinstance(item.element, Field)


def _is_gold(item: Item) -> bool:
    return isinstance(item.element, Button) and item.element.gold and item.element.enabled


def step(found: Sequence[Item], name: str, by: int) -> str:
    """Return the stop *by* places after the one of that name, and round again."""
    names = [item.name for item in found]
    at = names.index(name) if name in names else -by
    return names[(at + by) % len(names)]


def beside(found: Sequence[Item], name: str, key: Key) -> str:
    """Return the nearest stop in the direction of an arrow key; the same one where there is none."""
    here = next((item.rect for item in found if item.name == name), None)
    if here is None:
        return name
    ahead = [(away, item.name) for item in found if (away := _away(here, item.rect, key)) is not None]
    return min(ahead)[1] if ahead else name


def _away(here: Rect, there: Rect, key: Key) -> float | None:
    """How far *there* is in that direction, None if it is not."""
    gap, aside = {
        Key.UP: (here.y - there.bottom, _apart(here.x, here.right, there.x, there.right)),
        Key.DOWN: (there.y - here.bottom, _apart(here.x, here.right, there.x, there.right)),
        Key.LEFT: (here.x - there.right, _apart(here.y, here.bottom, there.y, there.bottom)),
        Key.RIGHT: (there.x - here.right, _apart(here.y, here.bottom, there.y, there.bottom)),
    }[key]
    if gap < 0 or (key in (Key.LEFT, Key.RIGHT) and aside):
        return None
    return gap + _ASIDE * aside


def _apart(low: int, high: int, other_low: int, other_high: int) -> int:
    """How far two stretches are apart, 0 if they meet."""
    return max(0, other_low - high, low - other_high)
