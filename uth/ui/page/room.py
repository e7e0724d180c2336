"""How high the elements of a page are: what they need, and who takes what is left. No pygame."""

from __future__ import annotations

from uth.ui import theme
from uth.ui.layout.rect import Rect
from uth.ui.page.kit import Kit
from uth.ui.page.model import (
    Bar,
    Block,
    Buttons,
    Canvas,
    Choices,
    Columns,
    Facts,
    Field,
    Figures,
    Gap,
    Heading,
    Listing,
    Panel,
    Table,
    Text,
    Toggle,
)
from uth.ui.page.parts import bar_height, buttons_height

_Read = Heading | Text | Facts | Listing | Figures | Table | Canvas | Gap


def least_height(block: Block, width: int, kit: Kit) -> int:
    """Return how high *block* must be at the least in that width."""
    match block:
        case Bar():
            return bar_height(block, width, kit)
        case Buttons():
            return buttons_height(block, kit)
        case Panel():
            title = kit.heading if block.title else 0
            return title + stack_height(block.blocks, width - 2 * kit.pad, kit) + 2 * kit.pad
        case Columns():
            widths = column_widths(block, width, kit)
            stacks = zip(block.columns, widths, strict=True)
            return max((stack_height(column, wide, kit) for column, wide in stacks), default=0)
        case Choices() | Toggle() | Field():
            note = theme.CAPTION.line(kit.unit) if getattr(block, "note", "") else 0
            return max(kit.control, theme.BODY.line(kit.unit) + note) + kit.px(8)
        case _:
            return _reading_height(block, width, kit)


def _reading_height(block: _Read, width: int, kit: Kit) -> int:
    match block:
        case Heading():
            return kit.heading
        case Text(text):
            face = kit.face_of(block)
            return face.line(kit.unit) * kit.measure.lines(text, face, kit.unit, width)
        case Facts(rows):
            return kit.fact * len(rows)
        case Listing():
            return kit.fact * len(block.lines)
        case Figures():
            return kit.figure
        case Table():
            return kit.table_head + kit.row * block.least
        case Canvas(least=height) | Gap(height=height):
            return kit.px(height)


def _least_heights(blocks: tuple[Block, ...], width: int, kit: Kit) -> list[int]:
    """How high each of stacked elements is at the least: a heading at the top has nothing to be set off from."""
    least = [least_height(block, width, kit) for block in blocks]
    if blocks and isinstance(blocks[0], Heading):
        least[0] -= kit.above_heading
    return least


def stack_height(blocks: tuple[Block, ...], width: int, kit: Kit) -> int:
    """Return how high elements on top of each other are at the least."""
    return sum(_least_heights(blocks, width, kit)) + kit.gap * max(0, len(blocks) - 1)


def weight_of(block: Block) -> float:
    """Return how much of the free height an element takes, against the others; 0: it keeps its height."""
    match block:
        case Table():
            return 1.0
        case Canvas(weight=weight) | Gap(weight=weight):
            return weight
        case Panel(blocks):
            return sum(map(weight_of, blocks))
        case Columns(columns):
            return max((sum(map(weight_of, column)) for column in columns), default=0.0)
        case _:
            return 0.0


def heights(blocks: tuple[Block, ...], area: Rect, kit: Kit) -> list[int]:
    """Return the height of each of *blocks* that are stacked in *area*."""
    least = _least_heights(blocks, area.w, kit)
    weights = [weight_of(block) for block in blocks]
    free = max(0, area.h - sum(least) - kit.gap * max(0, len(blocks) - 1))
    total = sum(weights)
    return [low + (int(free * weight / total) if total else 0) for low, weight in zip(least, weights, strict=True)]


def column_widths(block: Columns, width: int, kit: Kit) -> list[int]:
    """Return the widths of columns side by side."""
    shares = block.shares or (1.0,) * len(block.columns)
    free = width - 2 * kit.gap * (len(shares) - 1)
    return [int(free * share / sum(shares)) for share in shares]


def column_rects(block: Columns, area: Rect, kit: Kit) -> list[Rect]:
    """Return where columns are; all are as high as *area*."""
    rects, x = [], area.x
    for width in column_widths(block, area.w, kit):
        rects.append(Rect(x, area.y, width, area.h))
        x += width + 2 * kit.gap
    return rects


def inside(panel: Panel, area: Rect, kit: Kit) -> Rect:
    """Return where the elements on a plate are."""
    title = kit.heading if panel.title else 0
    top = area.y + kit.pad + title
    return Rect(area.x + kit.pad, top, area.w - 2 * kit.pad, area.bottom - kit.pad - top)
