"""The bar under the table: bankroll, prompt, buttons, the player's chips, small actions."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from uth.chips import ChipCount
from uth.ui import theme as type_
from uth.ui.align import Align
from uth.ui.assets import NARROWEST, text_width, tight
from uth.ui.chips_art import ChipArt
from uth.ui.layout import Layout, Rect
from uth.ui.picture import Button, Picture, Pointed, Target
from uth.ui.theme import Theme
from uth.ui.widgets import cap_size, draw_button, halo, key_cap, plate, write


@dataclass(frozen=True)
class BarView:
    """Draws the bar; all it keeps are the shared chips."""

    theme: Theme
    chips: ChipArt

    def draw(self, surface: pygame.Surface, layout: Layout, picture: Picture) -> None:
        """Draw the bar of *picture* over its background."""
        self._money(surface, layout, picture)
        self._prompt(surface, layout, picture)
        for index, (rect, button) in enumerate(zip(layout.buttons, picture.buttons, strict=True)):
            hot = picture.hover == Target(Pointed.BUTTON, index=index)
            draw_button(surface, rect, button, (layout.bar.unit, hot, self.theme))
        for index, rect in enumerate(layout.bar.chips):
            self._chip(surface, layout, picture, index, rect)
        for index, (rect, action) in enumerate(zip(layout.bar.actions, picture.actions, strict=False)):
            hot = picture.hover == Target(Pointed.ACTION, index=index)
            self._action(surface, rect, action, (layout.bar.unit, hot))

    def _money(self, surface: pygame.Surface, layout: Layout, picture: Picture) -> None:
        rect, unit, money, theme = layout.bar.bankroll, layout.bar.unit, picture.bankroll, self.theme
        heights = [face.line(unit) for face in (type_.HEADING, type_.FIGURE, type_.SECOND)]
        heights[1] = round(heights[1] * 0.88)
        y = rect.y + (rect.h - sum(heights)) // 2
        for words, face, height, colour in zip(
            (money.heading, money.figure, money.second),
            (type_.HEADING, type_.FIGURE, type_.SECOND),
            heights,
            (theme.text_soft, theme.text, theme.text_soft),
            strict=True,
        ):
            write(surface, Rect(rect.x, y, rect.w, height), words, (face, unit, colour), Align.LEFT)
            y += height

    def _prompt(self, surface: pygame.Surface, layout: Layout, picture: Picture) -> None:
        bar, unit = layout.bar, layout.bar.unit
        reason = _reason_pointed_at(picture) or (picture.reason if picture.refused else "")
        if reason:
            _refusal(surface, bar.prompt, reason, unit, self.theme)
            return
        write(surface, bar.prompt, picture.prompt, (type_.PROMPT, unit, self.theme.text))
        write(surface, bar.reason, picture.reason, (type_.REASON, unit, self.theme.text_soft))

    def _chip(self, surface: pygame.Surface, layout: Layout, picture: Picture, index: int, rect: Rect) -> None:
        """One denomination; the one in hand is ringed with light, the one pointed at rises a little."""
        tray = picture.tray[index]
        hot = picture.hover == Target(Pointed.CHIP, index=index)
        chosen = picture.selected == index
        r = round(rect.w / 2 * (1.0 if chosen else 0.88))
        at = rect.centre[0], rect.centre[1] - (round(2 * layout.bar.unit) if hot else 0)
        barred = hot and picture.refused
        if chosen or barred:
            reach = max(3, round(4 * layout.bar.unit))
            ring = halo(r + 1, reach, self.theme.barred if barred else self.theme.focus)
            surface.blit(ring, ring.get_rect(center=at))
        names = self._names(picture)
        count = (ChipCount(tray.chip, 1),)
        art = self.chips.stack(count, r, names) if tray.enabled else self.chips.off(tray.chip, r, self._names(picture))
        surface.blit(art, art.get_rect(center=(at[0], at[1] + round(r * 0.1))))

    @staticmethod
    def _names(picture: Picture) -> dict[int, str]:
        return {tray.chip.value: tray.text for tray in picture.felt.rack}

    def _action(self, surface: pygame.Surface, rect: Rect, action: Button, look: tuple[float, bool]) -> None:
        unit, hot = look
        theme = self.theme
        ink = theme.text_off if not action.enabled else theme.focus if hot else theme.text_soft
        cap = action_indent(rect, action, unit)
        if cap:
            line = theme.button if not action.enabled else theme.text_off
            key_cap(surface, (rect.x, rect.centre[1]), action.key, unit, (ink, line, theme.cap))
        face = type_.SMALL
        drawn = tight(action.label, face.px(unit), face.weight, ink, rect.w - cap)
        surface.blit(drawn, (rect.x + cap, rect.y + (rect.h - drawn.get_height()) // 2))


def action_indent(rect: Rect, action: Button, unit: float) -> int:
    """Return where the word of a small action begins: after its key cap; 0 where the word leaves no room for one."""
    if not action.key:
        return 0
    cap = cap_size(action.key, unit)[0] + max(4, round(5 * unit))
    needed = text_width(action.label, type_.SMALL.px(unit), type_.SMALL.weight) * NARROWEST
    return cap if needed <= rect.w - cap else 0


def _refusal(surface: pygame.Surface, rect: Rect, words: str, unit: float, theme: Theme) -> None:
    """Why something cannot be done, on a plate with the mark of what is barred: not told by colour alone."""
    face = type_.PROMPT
    px = face.px(unit)
    mark, pad = round(px * 0.46), round(px * 0.6)
    width = min(rect.w, text_width(words, px, face.weight) + 2 * mark + 3 * pad)
    board = Rect.around(*rect.centre, width, min(rect.h, face.line(unit) + 4))
    surface.blit(plate(board[2:], board.h // 2, theme.refused, theme.focus), board[:2])
    at = board.x + pad + mark, board.y + board.h // 2
    pygame.draw.circle(surface, theme.focus, at, mark, max(2, mark // 4))
    pygame.draw.line(
        surface, theme.focus, (at[0] - mark // 2, at[1] - mark // 2), (at[0] + mark // 2, at[1] + mark // 2), 2
    )
    inner = Rect(at[0] + mark, board.y, board.right - pad // 2 - at[0] - mark, board.h)
    write(surface, inner, words, (face, unit, theme.focus))


def _reason_pointed_at(picture: Picture) -> str:
    """Why the thing under the pointer cannot be used, if it cannot."""
    hover = picture.hover
    if hover is None:
        return ""
    shown = {Pointed.BUTTON: picture.buttons, Pointed.ACTION: picture.actions}.get(hover.kind, ())
    if hover.index < len(shown) and not shown[hover.index].enabled:
        return shown[hover.index].reason
    return ""
