"""The dark bar under the table: prompt, bankroll, buttons, chips, small actions."""

from __future__ import annotations

from typing import NamedTuple

from uth.ui import theme
from uth.ui.layout.rect import Rect

Letters = tuple[int, int, int]
"""How many letters a button's label, second line and key cap have."""
UNDER_CHIPS = 4
"""How many of the small actions usually stand under the chips; the rest stands at the right edge."""
TARGET = 32
"""Whatever can be pressed is at least so many pixels wide and high: a fingertip, or a hand that shakes, finds it."""
_ROWS = 3
"""So many small actions stand over each other at the right edge, in the height of the bar."""


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
    reaches: tuple[Rect, ...]
    """What can be pressed for each chip: more than its face."""
    actions: tuple[Rect, ...]


class Wanted(NamedTuple):
    """How many there are of each."""

    buttons: int
    letters: Letters
    """The longest label, second line and key cap of the buttons."""
    chips: int
    actions: int
    under: int = UNDER_CHIPS
    """How many of the actions stand under the chips."""
    words: tuple[tuple[float, float], ...] = ()
    """How long the word and the key cap of each action are (:func:`ems`); without any, all count as equally long."""


class _Scale(NamedTuple):
    unit: float
    x: int
    y: int
    w: int
    h: int


def bar_height(unit: float) -> int:
    """Return the height of the bar."""
    return max(round(_prompt_h(unit) + _row_h(unit) + 14 * max(unit, 0.8)), _ROWS * _action_h(unit))


def _action_h(unit: float) -> int:
    return max(TARGET, round(TARGET * unit))


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
    bankroll = Rect(margin, row_y - round(2 * unit), round(max(140, 168 * unit)), row_h)
    tray, actions = _tray(area, width - margin, unit, wanted)
    # The topmost of three at the edge stands beside the prompt, which keeps to the middle.
    beside = width - margin - min((rect.x for rect in actions if rect.y < row_y), default=width - margin)
    inset = margin + (beside + round(8 * unit) if beside else 0)
    prompt = Rect(inset, area.y + round(5 * unit), width - 2 * inset, _prompt_h(unit))
    reaches = _reaches(tray, wanted.chips)
    chips = tuple(_face(reach, unit) for reach in reaches)
    tray_x = tray.x
    left, right = bankroll.right + round(8 * unit), tray_x - round(12 * unit)
    middle = _middle(_Scale(unit, left, row_y, right - left, row_h), width, wanted)
    centre = middle.centre[0] if wanted.buttons else min(max(width // 2, left), right)
    reach = min(centre - left, right - centre)
    reason = Rect(centre - reach, row_y + button_height(unit), 2 * reach, row_h - button_height(unit))
    free = Rect(bankroll.right, middle.y, tray_x - bankroll.right, middle.h)
    return Bar(unit, area, prompt, reason, bankroll, middle, free, chips, reaches, actions)


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


def _tray(area: Rect, right: int, unit: float, wanted: Wanted) -> tuple[Rect, tuple[Rect, ...]]:
    """Where the chips are, over the actions that change the bets, and all actions."""
    high, under = _action_h(unit), min(wanted.actions, wanted.under)
    beside = wanted.actions - under
    columns = -(-beside // _ROWS)
    side_w = round(max(72, 78 * unit))
    side = tuple(
        Rect(right - (1 + index // _ROWS) * side_w, area.bottom - _from_below(index, beside) * high, side_w, high)
        for index in range(beside)
    )
    tray_right = right - columns * side_w - (round(10 * unit) if columns else 0)
    each = round(max(66, 74 * unit) if under <= UNDER_CHIPS else max(63, 71 * unit))
    # Without chips, and without actions to stand under them, nothing is kept from the buttons.
    width = max(under * each, wanted.chips * (TARGET + 1))
    top = area.y + _prompt_h(unit) + round(5 * unit)
    tray = Rect(tray_right - width, top, width, area.bottom - high - top)
    ends = _ends(width, unit, (wanted.words or ((2.6, 0.6),) * under)[:under])
    below = tuple(
        Rect(tray.x + start, tray.bottom, end - start - 2, high) for start, end in zip((0, *ends), ends, strict=False)
    )
    return tray, (*below, *side)


_EMS = {**dict.fromkeys("fijlrtI.,:;!'|()[] ", 0.31), **dict.fromkeys("mwMW", 0.83)}
_CAPITAL, _LETTER = 0.6, 0.52


def ems(text: str) -> float:
    """Return about how long a text is, in sizes of its type."""
    return sum(_EMS.get(letter, _CAPITAL if letter.isupper() else _LETTER) for letter in text)


def _ends(width: int, unit: float, words: tuple[tuple[float, float], ...]) -> tuple[int, ...]:
    """Where the actions under the chips end, in pixels from the first: the same gap behind each word."""
    px, cap = theme.SMALL.px(unit), theme.KEY.px(unit)
    caps = [max(1.5 * cap, (key + 0.8) * cap) + 5 * max(unit, 0.8) if key else 0.0 for _, key in words]
    needs = [max(TARGET - 2.0, word * px + indent) for (word, _), indent in zip(words, caps, strict=True)]
    gap = (width - sum(needs)) / max(1, len(needs))
    return tuple(round(sum(needs[: index + 1]) + gap * (index + 1)) for index in range(len(needs)))


def _from_below(index: int, count: int) -> int:
    """In which row from below an action at the right edge stands: the last of a column in the lowest."""
    in_column = min(count - index // _ROWS * _ROWS, _ROWS)
    return in_column - index % _ROWS


def _reaches(tray: Rect, count: int) -> tuple[Rect, ...]:
    """What can be pressed for each chip."""
    if count == 0:
        return ()
    pitch = min(tray.w / count, tray.h * 1.12)
    first = tray.x + (tray.w - pitch * count) / 2
    return tuple(Rect.of(first + index * pitch, tray.y, pitch, tray.h) for index in range(count))


def _face(reach: Rect, unit: float) -> Rect:
    """Where a chip is drawn."""
    size = min(reach.w * 0.92, reach.h - 1, 46 * unit)
    return Rect.around(reach.x + reach.w / 2, reach.y + reach.h / 2, size, size)
