"""What stands at the dealer's side: the chip rack, the shuffler, the discard rack, the limits placard."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from uth.ui import theme as type_
from uth.ui.assets import clear, fitted, shrunk, text, text_width, tight
from uth.ui.card_faces import draw_back
from uth.ui.layout import Layout, Rect
from uth.ui.picture import Felt, TrayChip
from uth.ui.shapes import blend, framed, rounded, soft_box
from uth.ui.theme import CHIPS, RGB, Theme, Weight

TUBES = 11
_LID = 26
"""Height of the shuffler's lid, at unit 1."""


def draw_stands(surface: pygame.Surface, layout: Layout, felt: Felt, theme: Theme) -> None:
    """Draw the dealer's equipment where the picture has room for it."""
    dealer, unit = layout.dealer, layout.room.unit
    if felt.limits:
        draw_placard(surface, dealer.placard, (felt.name, felt.limits), _placard_unit(layout, felt.limits), theme)
    if not layout.racked:
        return
    for rect in (dealer.rack, dealer.discard, dealer.shuffler):
        _shadow(surface, rect, unit)
    _rack(surface, dealer.rack, felt.rack, theme)
    (_shuffler if felt.machine else _deck)(surface, dealer.shuffler, felt.shuffler, unit, theme)
    _discard(surface, dealer.discard, felt.discard, unit, theme)


def _shadow(surface: pygame.Surface, rect: Rect, unit: float) -> None:
    blur = round(9 * unit)
    surface.blit(soft_box(rect[2:], 8 * unit, blur, (0, 0, 0), 130), (rect.x - blur, rect.y - blur + round(4 * unit)))


def tubes_of(chips: Sequence[TrayChip]) -> tuple[TrayChip, ...]:
    """Return which chip stands in each tube of the rack, lowest value first: the middle ones fill most tubes."""
    count = len(chips)
    if count == 0:
        return ()
    shares = [1] * count
    middle = (count - 1) / 2
    while sum(shares) < TUBES:
        shares[min(range(count), key=lambda index: (shares[index], abs(index - middle)))] += 1
    return tuple(chip for chip, share in zip(chips, shares, strict=True) for _ in range(share))[: max(TUBES, count)]


def _rack(surface: pygame.Surface, rect: Rect, chips: Sequence[TrayChip], theme: Theme) -> None:
    scale = 3
    large = clear((rect.w * scale, rect.h * scale))
    w, h = large.get_size()
    radius = round(h * 0.13)
    pygame.draw.rect(large, (92, 70, 46), large.get_rect(), border_radius=radius)
    inner = large.get_rect().inflate(-round(h * 0.045), -round(h * 0.045))
    pygame.draw.rect(large, (26, 20, 17), inner, border_radius=radius)
    tubes = tubes_of(chips)
    pad = round(h * 0.1)
    pitch = (w - 2 * pad) / max(1, len(tubes))
    for index, tube in enumerate(tubes):
        width = pitch * 0.9
        box = pygame.Rect(round(pad + pitch * index + pitch * 0.05), pad, round(width), h - 2 * pad)
        # Tubes are never all full: the first of a value is the one in use.
        used = (0.0, 0.16, 0.05, 0.26, 0.0, 0.1)[index % 6]
        _tube(large, box, tube, used, theme)
    surface.blit(shrunk(large, rect[2:]), rect[:2])


def _tube(surface: pygame.Surface, box: pygame.Rect, tube: TrayChip, used: float, theme: Theme) -> None:
    """One column of chips lying on edge: their rims with spots, rounded by light across the tube."""
    pygame.draw.rect(surface, (8, 7, 7), box, border_radius=round(box.w * 0.16))
    paint = CHIPS[tube.chip.colour]
    rims = 12
    first = round(rims * used)
    step = box.h / rims
    for rim in range(first, rims):
        y = box.y + step * rim
        line = pygame.Rect(box.x, round(y), box.w, max(1, round(y + step) - round(y)))
        pygame.draw.rect(surface, paint.body, line)
        # The dealer lines the edge spots up, so that a column is counted at a glance.
        for spot in (0.2, 0.5, 0.8):
            width = round(box.w * (0.19 if spot == 0.5 else 0.13))
            surface.fill(paint.spots, (round(box.x + box.w * spot - width / 2), line.y, width, line.h))
        groove = max(1, round(step * 0.22))
        surface.fill(blend(paint.body, (0, 0, 0), 0.6), (line.x, line.bottom - groove, line.w, groove))
    surface.blit(roundness(box.size, theme), box.topleft)


def roundness(size: tuple[int, int], theme: Theme) -> pygame.Surface:
    """Return darkness at both sides of a tube."""
    row = clear((16, 1))
    for x in range(16):
        away = abs(x - 6.5) / 8.5
        row.set_at((x, 0), (*theme.shade, round(165 * min(1.0, away) ** 1.8)))
    return pygame.transform.smoothscale(row, size)


def _label(surface: pygame.Surface, words: str, rect: Rect, top: float, style: tuple[float, RGB]) -> None:
    """A small letterspaced word, in the middle of *rect*, *top* pixels below its upper edge."""
    unit, colour = style
    px = max(12, round(11 * unit))
    drawn = text(words, px, Weight.SEMIBOLD, colour, tracking=px * 0.14)
    if drawn.get_width() > rect.w - 8:
        drawn = tight(words, px, Weight.SEMIBOLD, colour, rect.w - 8)
    surface.blit(drawn, (rect.x + (rect.w - drawn.get_width()) // 2, rect.y + round(top)))


def _shuffler(surface: pygame.Surface, rect: Rect, words: str, unit: float, theme: Theme) -> None:
    surface.blit(rounded(rect[2:], 8 * unit, (58, 62, 70)), rect[:2])
    inner = rect.grown(-max(1, round(1.3 * unit)))
    surface.blit(rounded(inner[2:], 7 * unit, (24, 26, 31)), inner[:2])
    # The lid carries the word in its middle.
    lid = Rect(inner.x, inner.y, inner.w, round(_LID * unit))
    surface.blit(rounded(lid[2:], 7 * unit, (255, 255, 255, 14)), lid[:2])
    _label(surface, words, rect, 7 * unit, (unit, theme.engraved))
    slot = _slot(rect, unit)
    surface.blit(rounded(slot[2:], 3 * unit, (4, 4, 6)), slot[:2])
    lip = Rect.of(slot.x, slot.bottom - 3 * unit, slot.w, 3 * unit)
    surface.blit(rounded(lip[2:], 1.5 * unit, (70, 74, 82)), lip[:2])


def _deck(surface: pygame.Surface, rect: Rect, words: str, unit: float, theme: Theme) -> None:
    """The deck on its mat, where a dealer shuffles by hand."""
    surface.blit(rounded(rect[2:], 8 * unit, theme.rail_light), rect[:2])
    inner = rect.grown(-max(1, round(1.5 * unit)))
    surface.blit(rounded(inner[2:], 7 * unit, (20, 22, 24)), inner[:2])
    _label(surface, words, rect, 4 * unit, (unit, theme.engraved))
    card = pygame.transform.rotate(draw_back(round(33 * unit), theme), 90)
    x, y = rect.centre[0] - card.get_width() // 2, rect.bottom - card.get_height() - round(4 * unit)
    for edge in range(max(3, round(4 * unit)), 0, -1):
        paper = theme.paper_low if edge % 2 else (168, 162, 148)
        surface.blit(rounded(card.get_size(), 3 * unit, paper), (x, y + edge - round(3 * unit)))
    surface.blit(card, (x, y - round(3 * unit)))


def _slot(rect: Rect, unit: float) -> Rect:
    return Rect.of(rect.x + rect.w * 0.14, rect.bottom - 26 * unit, rect.w * 0.72, 13 * unit)


def lip_of(layout: Layout) -> int:
    """Return how far down the shuffler covers the cards that come out of it."""
    slot = _slot(layout.dealer.shuffler, layout.room.unit)
    return slot.bottom - round(3 * layout.room.unit)


def lamp_at(layout: Layout) -> tuple[int, int, int]:
    """Return middle and radius of the shuffler's lamp."""
    rect, unit = layout.dealer.shuffler, layout.room.unit
    return rect.x + round(rect.w * 0.17), rect.bottom - round(33 * unit), max(2, round(3.2 * unit))


def _discard(surface: pygame.Surface, rect: Rect, words: str, unit: float, theme: Theme) -> None:
    """A box of smoked plastic; the cards in it are drawn by the table view."""
    surface.blit(rounded(rect[2:], 7 * unit, (*theme.smoke_edge, 70)), rect[:2])
    inner = rect.grown(-max(1, round(1.5 * unit)))
    surface.blit(rounded(inner[2:], 6 * unit, (*theme.smoke, 215)), inner[:2])
    _label(surface, words, rect, 6 * unit, (unit, theme.chalk))


def discard_pile(layout: Layout, share: float) -> Rect:
    """Return where the edges of the discarded cards show when the rack is *share* full."""
    rect, unit = layout.dealer.discard, layout.room.unit
    height = (rect.h - 30 * unit) * min(1.0, max(0.0, share))
    return Rect.of(rect.x + 11 * unit, rect.bottom - 8 * unit - height, rect.w - 22 * unit, height)


def _placard_unit(layout: Layout, words: str) -> float:
    """What the plaque grows with: half a limit is a wrong one, so enlarged type shrinks again before it is cut."""
    unit, rect, face = layout.unit, layout.dealer.placard, type_.LIMITS
    while unit > layout.room.unit:
        room = rect.w - 2 * round(_PLACARD_PAD * unit)
        if max(text_width(line, face.px(unit), Weight.SEMIBOLD) for line in words.split("\n")) <= room:
            return unit
        unit -= 0.05
    return layout.room.unit


_PLACARD_PAD = 11


def draw_placard(surface: pygame.Surface, rect: Rect, words: tuple[str, str], unit: float, theme: Theme) -> None:
    """Draw a small plaque that stands on the felt: a dark red face in a gold frame on a brass foot.

    *words*: the table's name, which stands over the others where there is room for it, and the limits.
    """
    name, limits = words
    face = type_.LIMITS
    if rect.w < 60:
        return
    pad = round(_PLACARD_PAD * unit)
    px, most = face.px(unit), rect.w - 2 * pad
    drawn = [fitted(line, px, Weight.SEMIBOLD, theme.print, most) for line in limits.split("\n")]
    foot = max(4, round(6 * unit))
    if name and face.line(unit) * (len(drawn) + 1) + round(14 * unit) + foot <= rect.h:
        drawn.insert(0, fitted(name, px, Weight.BOLD, theme.chalk, most))
    width = max(one.get_width() for one in drawn) + 2 * pad
    height = face.line(unit) * len(drawn) + round(14 * unit)
    board = Rect(rect.x + (rect.w - width) // 2, rect.y + max(0, rect.h - height - foot) // 2, width, height)
    stand = Rect(board.x - round(5 * unit), board.bottom - foot // 2, board.w + round(10 * unit), foot)
    _shadow(surface, Rect(stand.x, board.y + height // 2, stand.w, stand.bottom - board.y - height // 2), unit * 0.8)
    surface.blit(rounded(board[2:], 4 * unit, blend(theme.back, (0, 0, 0), 0.35)), board[:2])
    edge = framed(board.grown(-round(3 * unit))[2:], 3 * unit, 1.2 * unit, theme.gold)
    surface.blit(edge, board.grown(-round(3 * unit))[:2])
    for share, colour in ((0, blend(theme.gold, (0, 0, 0), 0.45)), (foot // 2, theme.gold)):
        bar = Rect(stand.x, stand.y, stand.w, stand.h - share)
        surface.blit(rounded(bar[2:], foot / 3, colour), bar[:2])
    y = board.y + (height - face.line(unit) * len(drawn) - foot // 2) // 2
    for one in drawn:
        surface.blit(one, (board.x + (width - one.get_width()) // 2, y))
        y += face.line(unit)
