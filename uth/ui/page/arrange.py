"""Where everything on a page is, for every size of window: a stack of elements between head and foot. No pygame.

What has no room is scrolled to. All rectangles are pixels of a picture of :attr:`Places.size`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from uth.ui import theme
from uth.ui.align import Align
from uth.ui.keys import Key, name_of
from uth.ui.layout.bar import button_height
from uth.ui.layout.frame import Frame, picture_size, unit_of
from uth.ui.layout.rect import Rect
from uth.ui.page.kit import Kit, Measure
from uth.ui.page.model import Bar, Block, Button, Buttons, Columns, Heading, Page, Panel
from uth.ui.page.parts import Item, bar_lines, buttons_grid, foot_line, parts_of
from uth.ui.page.room import column_rects, heights, inside, stack_height
from uth.ui.sizes import Size

BACK = "back"
"""The name of the way back."""
_WIDEST = 1180
"""A page of text is no wider than this, at unit 1."""
_NARROW = 620


@dataclass(frozen=True, slots=True)
class Places(Frame):
    """Every place of one page."""

    unit: float
    head: Rect
    """The strip of felt with the title; its rail lies under it."""
    rail: Rect
    title: Rect
    subtitle: Rect
    body: Rect
    """The part between head and foot: what is scrolled shows only here."""
    foot: Rect
    hint: Rect
    notice: Rect
    track: Rect
    """Of the page's own scroll bar; empty where all of the page is in sight."""
    items: tuple[Item, ...]
    """The elements from top to bottom, scrolled; plates before what stands on them."""
    fixed: tuple[Item, ...]
    """The way back, the tabs and the buttons of the foot."""
    length: int
    """How high the body's content is."""

    @property
    def most_scroll(self) -> int:
        """How far the page can be scrolled."""
        return max(0, self.length - self.body.h)

    def all_items(self) -> tuple[Item, ...]:
        """Return everything in reading order."""
        return (*self.fixed, *self.items)

    def item(self, name: str) -> Item | None:
        """Return the element of that name."""
        return next((item for item in self.all_items() if item.name == name), None)

    def hit(self, x: float, y: float) -> tuple[Item, int] | None:
        """Return what lies under a point of the window, and which of its parts (-1 for none)."""
        at = self.in_picture(x, y)
        for item in self.fixed:
            if item.name and item.rect.holds(*at):
                return item, item.part_at(*at)
        if not self.body.holds(*at):
            return None
        found = [item for item in self.items if item.name and item.rect.holds(*at)]
        return (found[-1], found[-1].part_at(*at)) if found else None


def arrange(page: Page, window: Size, measure: Measure, *, scroll: int = 0, scale: float = 1.0) -> Places:
    """Lay *page* out for a window of that size.

    *scroll*: how far the body is scrolled, in pixels of the picture; *scale*: how much larger than usual everything is.
    """
    size = picture_size(window)
    unit = unit_of(size) * scale
    kit = Kit(unit, measure)
    if page.cover:
        return _cover(page, kit, Frame(window, size), scroll)
    width, height = size
    head = Rect(0, 0, width, round(74 * unit))
    rail = Rect(0, head.bottom, width, round(15 * unit))
    foot_h = round(button_height(unit) + 22 * unit) if page.buttons else round(theme.SMALL.line(unit) + 18 * unit)
    foot = Rect(0, height - foot_h, width, foot_h)
    margin = round(max(36 * unit, (width - _WIDEST * unit) / 2))
    fixed = tuple(_fixed(page, kit, (head, rail, foot), margin))
    low = fixed[1].rect.bottom if page.tabs is not None else rail.bottom
    body = Rect(0, low, width, foot.y - low)
    stack, track, length = _stack(page, kit, body, margin)
    most = max(0, length - body.h)
    gone = min(max(0, scroll), most)
    items = tuple(item.moved(-gone) for item in stack) if gone else tuple(stack)
    title_x = _right_of_back(fixed, margin, unit)
    title_w = min(width - margin - title_x, measure.width(page.title, theme.FIGURE, unit) + round(4 * unit))
    sub_x = title_x + title_w + round(18 * unit)
    right = _fixed_left(fixed, foot, width - margin)
    toast_h = theme.TOAST.line(unit) + round(16 * unit)
    return Places(
        window=window,
        size=size,
        unit=unit,
        head=head,
        rail=rail,
        title=Rect(title_x, head.y, title_w, head.h),
        subtitle=Rect(sub_x, head.y, max(0, width - margin - sub_x), head.h),
        body=body,
        foot=foot,
        hint=Rect(margin, foot.y, max(0, right - margin - round(16 * unit)), foot.h),
        notice=Rect.around(width / 2, foot.y - toast_h * 0.75, min(width - 40, 760 * unit), toast_h),
        track=track,
        items=items,
        fixed=fixed,
        length=length,
    )


_COVER_LEFT = 56


def _cover(page: Page, kit: Kit, frame: Frame, scroll: int) -> Places:
    """Lay a page out on its picture: a stack at the left, in the middle of the height or scrolled."""
    (width, height), unit = frame.size, kit.unit
    nothing, body = Rect(0, 0, 0, 0), Rect(0, 0, width, height)
    hint_h = theme.SMALL.line(unit) + round(14 * unit)
    x, w = kit.px(_COVER_LEFT), min(kit.px(page.cover), width - 2 * kit.px(_COVER_LEFT))
    room = height - hint_h - kit.px(28)
    needed = stack_height(page.blocks, w, kit)
    scrolls = needed > room
    length = needed + hint_h + kit.px(56) if scrolls else height
    top = kit.px(28) + (0 if scrolls else (room - needed) * 3 // 10)
    gone = min(max(0, scroll), length - height)
    items = tuple(item.moved(-gone) for item in _placed(page.blocks, Rect(x, top, w, max(needed, 0)), kit))
    track = Rect(x + w + kit.px(16), 4, round(9 * unit) if scrolls else 0, height - 8)
    toast_h = theme.TOAST.line(unit) + round(16 * unit)
    return Places(
        window=frame.window,
        size=frame.size,
        unit=unit,
        head=nothing,
        rail=nothing,
        title=nothing,
        subtitle=nothing,
        body=body,
        foot=Rect(0, height, width, 0),
        hint=nothing if scrolls else Rect(x, height - hint_h, w, hint_h),
        notice=Rect.around(width / 2, height - toast_h, min(width - 40, 760 * unit), toast_h),
        track=track,
        items=items,
        fixed=(),
        length=length,
    )


def _fixed_left(fixed: tuple[Item, ...], foot: Rect, right: int) -> int:
    """Return where the buttons of the foot begin."""
    return min((item.rect.x for item in fixed if item.rect.y >= foot.y), default=right)


def _right_of_back(fixed: tuple[Item, ...], margin: int, unit: float) -> int:
    back = next(item for item in fixed if item.name == BACK)
    return max(margin, back.rect.right + round(22 * unit))


def _fixed(page: Page, kit: Kit, strips: tuple[Rect, Rect, Rect], margin: int) -> Iterator[Item]:
    """Lay out the way back, the tabs, then the buttons; *strips*: head, rail and foot."""
    head, rail, foot = strips
    height, wide = kit.px(34), head.w - 2 * margin
    back = Rect(margin, head.centre[1] - height // 2, kit.action_width(page.back, name_of(Key.ESCAPE)), height)
    yield Item(Button(BACK, page.back), back)
    if page.tabs is not None:
        yield parts_of(page.tabs, Rect(margin, rail.bottom + kit.px(6), wide, kit.px(40)), kit)
    if page.buttons:
        line = Rect(margin, foot.y + kit.px(11), wide, button_height(kit.unit))
        yield from foot_line(Bar(page.buttons, Align.RIGHT), line, kit)


def _stack(page: Page, kit: Kit, body: Rect, margin: int) -> tuple[list[Item], Rect, int]:
    """Lay out the blocks; the third value is how high they are with what is above and below them."""
    unit = kit.unit
    top, low = round(20 * unit), round(18 * unit)
    x, w = margin, body.w - 2 * margin
    if page.narrow:
        w = round(min(w, _NARROW * unit))
        x = (body.w - w) // 2
    blocks: tuple[Block, ...] = (Panel(page.blocks),) if page.narrow else page.blocks
    needed = stack_height(blocks, w, kit)
    room = body.h - top - low
    room = max(room, needed)
    track = Rect(body.w - round(16 * unit), body.y + 4, round(9 * unit), body.h - 8)
    scrolls = needed > body.h - top - low
    y = body.y + top
    if page.narrow and not scrolls:
        y += (room - needed) * 2 // 5
        room = needed
    items = list(_placed(blocks, Rect(x, y, w, room), kit))
    return items, track if scrolls else Rect(track.x, track.y, 0, 0), needed + top + low if scrolls else body.h


def _placed(blocks: tuple[Block, ...], area: Rect, kit: Kit) -> Iterator[Item]:
    y = area.y
    for block, height in zip(blocks, heights(blocks, area, kit), strict=True):
        yield from _place(block, Rect(area.x, y, area.w, height), kit)
        y += height + kit.gap


def _place(block: Block, area: Rect, kit: Kit) -> Iterator[Item]:
    match block:
        case Columns():
            for column, rect in zip(block.columns, column_rects(block, area, kit), strict=True):
                yield from _placed(column, rect, kit)
        case Panel():
            yield Item(block, area)
            if block.title:
                line = Rect(area.x + kit.pad, area.y + kit.pad // 2, area.w - 2 * kit.pad, kit.heading)
                yield Item(Heading(block.title), line)
            yield from _placed(block.blocks, inside(block, area, kit), kit)
        case Bar():
            yield from bar_lines(block, area, kit)
        case Buttons():
            yield from buttons_grid(block, area, kit)
        case _:
            yield parts_of(block, area, kit)
