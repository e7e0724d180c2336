"""The dark bar under the table: prompt, bankroll, buttons, chips, small actions."""

from __future__ import annotations

from typing import NamedTuple

from uth.ui import theme
from uth.ui.layout.rect import Rect

Letters = tuple[int, int, int]
"""How many letters a button's label, second line and key cap have."""
UNDER_CHIPS = 4
"""How many of the small actions stand under the chips; the rest stands at the right edge."""


class Bar(NamedTuple):
    """The bar's parts in pixels of the window."""

    unit: float
    """What its type grows with."""
    area: Rect
    prompt: Rect
    reason: Rect
    bankroll: Rect
    middle: Rect
    """Where the buttons are."""
    free: Rect
    """Between the bankroll and the chips: no button leaves it."""
    chips: tuple[Rect, ...]
    actions: tuple[Rect, ...]


class Wanted(NamedTuple):
    """How many there are of each."""

    buttons: int
    letters: Letters
    """The longest label, second line and key cap of the buttons."""
    chips: int
    actions: int


class _Scale(NamedTuple):
    unit: float
    x: int
    y: int
    w: int
    h: int


def bar_height(unit: float) -> int:
    """Return the height of the bar."""
    return round(_prompt_h(unit) + _row_h(unit) + 14 * max(unit, 0.8))


def _prompt_h(unit: float) -> int:
    return theme.PROMPT.line(unit) + round(4 * unit)


def _row_h(unit: float) -> int:
    return button_height(unit) + theme.REASON.line(unit)


def button_height(unit: float) -> int:
    """Return the height of every button: a label and a second line."""
    return theme.BUTTON.line(unit) + theme.COST.line(unit) + round(6 * unit)


def bar(size: tuple[int, int], unit: float, wanted: Wanted) -> Bar:
    """Lay out the bar of a window of that size."""
    width, height = size
    area = Rect(0, height - bar_height(unit), width, bar_height(unit))
    margin = round(max(16, 26 * unit))
    row_y = area.y + _prompt_h(unit) + round(8 * max(unit, 0.8))
    row_h = _row_h(unit)
    prompt = Rect(margin, area.y + round(5 * unit), width - 2 * margin, _prompt_h(unit))
    bankroll = Rect(margin, row_y - round(2 * unit), round(max(140, 168 * unit)), row_h)
    block = _Scale(unit, 0, row_y, 0, row_h)
    actions = _actions(block, width - margin, wanted.actions)
    tray_x = actions[0].x if actions else width - margin - round(280 * unit)
    tray_right = actions[min(len(actions), UNDER_CHIPS) - 1].right if actions else width - margin
    chips = _chips(_Scale(unit, tray_x, row_y, tray_right - tray_x, row_h), wanted.chips)
    left, right = bankroll.right + round(8 * unit), tray_x - round(12 * unit)
    middle = _middle(_Scale(unit, left, row_y, right - left, row_h), width, wanted)
    centre = middle.centre[0] if wanted.buttons else min(max(width // 2, left), right)
    reach = min(centre - left, right - centre)
    reason = Rect(centre - reach, row_y + button_height(unit), 2 * reach, row_h - button_height(unit))
    free = Rect(bankroll.right, middle.y, tray_x - bankroll.right, middle.h)
    return Bar(unit, area, prompt, reason, bankroll, middle, free, chips, actions)


_USUAL = ((8, 6, 1), 3, 6, 7)
"""Letters of a decision's button, buttons, chips and actions that most tables have."""
_HIGHEST = 0.2
"""Of the window's height."""


def bar_fits(size: tuple[int, int], unit: float) -> bool:
    """Return whether a bar with type of that unit has room for what it usually holds."""
    letters, buttons, chips, actions = _USUAL
    middle = bar(size, unit, Wanted(buttons, letters, chips, actions)).middle
    needed = button_width(unit, letters) * buttons + _gap(unit) * (buttons - 1)
    return middle.w >= needed and bar_height(unit) <= _HIGHEST * size[1]


def _gap(unit: float) -> int:
    return round(max(6, 14 * unit))


def _middle(place: _Scale, width: int, wanted: Wanted) -> Rect:
    """The buttons' row: in the middle of the window if they keep their size there, else where there is more room."""
    gap, count = _gap(place.unit), max(1, wanted.buttons)
    needed = button_width(place.unit, wanted.letters)
    most = max(needed, round(164 * max(place.unit, 0.8)))
    evenly = 2 * min(width // 2 - place.x, place.x + place.w - width // 2)
    each = min(most, (evenly + gap) // count - gap)
    if each < needed:
        each = min(needed, (place.w + gap) // count - gap)
    total = each * count + gap * (count - 1)
    x = min(max(width // 2 - total // 2, place.x), place.x + place.w - total)
    return Rect(x, place.y, total, button_height(place.unit))


def button_width(unit: float, letters: Letters) -> int:
    """Return about how wide a button must be for its texts: an average letter is a little over half its type's size."""
    label, cost, key = letters
    words = max(label * theme.BUTTON.px(unit) * 0.55, cost * theme.COST.px(unit) * 0.5)
    cap = theme.KEY.px(unit) * (0.8 + 0.6 * key) if key else 0
    return round(words + cap + 30 * max(unit, 0.8))


def button_rects(placed: Bar, count: int) -> tuple[Rect, ...]:
    """Return equal buttons side by side in the bar's middle; a single one is wider where there is room."""
    if count == 0:
        return ()
    row, gap = placed.middle, _gap(placed.unit)
    each = (row.w - gap * (count - 1)) // count
    if count == 1:
        wider = min(round(each * 0.25), row.x - placed.free.x, placed.free.right - row.right)
        return (Rect(row.x - wider, row.y, each + 2 * wider, row.h),)
    return tuple(Rect(row.x + index * (each + gap), row.y, each, row.h) for index in range(count))


def _actions(place: _Scale, right: int, count: int) -> tuple[Rect, ...]:
    unit = place.unit
    each, side_w = round(max(64, 72 * unit)), round(max(72, 78 * unit))
    line = theme.SMALL.line(unit) + round(4 * unit)
    side = max(0, count - UNDER_CHIPS)
    block_right = right - (side_w + round(10 * unit) if side else 0)
    under = min(count, UNDER_CHIPS)
    first = block_right - under * each
    y = place.y + place.h - line
    rects = [Rect(first + index * each, y, each - 2, line) for index in range(under)]
    step = (place.h - line) / max(1, side - 1) if side > 1 else 0
    rects += [Rect(right - side_w, round(place.y + index * step), side_w, line) for index in range(side)]
    return tuple(rects)


def _chips(place: _Scale, count: int) -> tuple[Rect, ...]:
    if count == 0:
        return ()
    line = theme.SMALL.line(place.unit) + round(4 * place.unit)
    pitch = min(place.w / count, 50 * place.unit)
    size = min(pitch * 0.92, place.h - line - 3)
    pitch = min(pitch, size * 1.12)
    middle_y = place.y + (place.h - line - 2) / 2
    first = place.x + place.w / 2 - pitch * (count - 1) / 2
    return tuple(Rect.around(first + index * pitch, middle_y, size, size) for index in range(count))
