"""A piece of a table as a sample of its settings: the cloth, a card of each suit, circles with and without chips."""

from __future__ import annotations

import pygame

from uth.cards import parse_cards
from uth.chips import ChipCount, currency, default_chips
from uth.table import Bet
from uth.ui.assets import clear, opaque, tight
from uth.ui.card_faces import RATIO
from uth.ui.cards_art import CardArt
from uth.ui.chips_art import ChipArt
from uth.ui.felt_art import felt_colour, weave
from uth.ui.layout.disc import Disc
from uth.ui.layout.enlarge import index_scale
from uth.ui.layout.rect import Rect
from uth.ui.print_art import draw_circle
from uth.ui.shapes import rounded
from uth.ui.shelf import kept
from uth.ui.theme import AMOUNT, CIRCLE, Theme
from uth.ui.widgets import amounts
from uth.words.settlement import circle_words

_CARDS = "Ah Kd Qc 10s"
_CHIPS = {500: "5"}
"""What is printed on the chips that are shown, by value in cents."""
_GRID = (48, 32)


@kept
def sample(size: tuple[int, int], unit: float, theme: Theme, scale: float) -> pygame.Surface:
    """Return the sample, *size* in pixels; *unit* is what type grows with, *scale* the wished size of indices."""
    surface = opaque(pygame.Surface(size))
    draw_cloth(surface, unit, theme)
    _cards(surface, theme, index_scale(scale))
    for place, bet in enumerate((Bet.TRIPS, Bet.ANTE, Bet.BLIND)):
        middle = size[0] * (0.2 + 0.3 * place), size[1] * 0.76
        _circle(surface, Disc(*middle, min(size[0] * 0.1, size[1] * 0.13)), bet, (unit, theme, index_scale(scale)))
    return cornered(surface, 10 * unit)


def draw_cloth(surface: pygame.Surface, unit: float, theme: Theme) -> None:
    """Cover *surface* with felt in its light."""
    light = pygame.Surface(_GRID)
    for y in range(_GRID[1]):
        for x in range(_GRID[0]):
            across, down = (x / (_GRID[0] - 1) - 0.5) * 1.1, y / (_GRID[1] - 1) * 0.8
            light.set_at((x, y), felt_colour((across * across + down * down) ** 0.5, theme))
    surface.blit(pygame.transform.smoothscale(light, surface.get_size()), (0, 0))
    weave(surface, max(1, round(unit)))


def _cards(surface: pygame.Surface, theme: Theme, index: float) -> None:
    w, h = surface.get_size()
    cards = parse_cards(_CARDS)
    width = round(min(w * 0.2, h * 0.45 / RATIO))
    step = width + max(4, width // 10)
    art = CardArt(theme, index)
    x, y, blur = round(w / 2 - (step * len(cards) - step + width) / 2), round(h * 0.09), art.blur(width)
    for place, card in enumerate(cards):
        surface.blit(art.lying(card, width), (x + place * step - blur, y - blur))


def _circle(surface: pygame.Surface, disc: Disc, bet: Bet, look: tuple[float, Theme, float]) -> None:
    """A circle with its word; two equal stakes lie on ANTE and BLIND."""
    unit, theme, index = look
    draw_circle(surface, disc, bet is Bet.TRIPS, unit, theme)
    x, y, r = round(disc.x), round(disc.y), round(disc.r * 0.86)
    if bet is Bet.TRIPS:
        room = round(1.7 * disc.r)
        word = tight(circle_words(bet)[0], CIRCLE.px(unit), CIRCLE.weight, theme.print, room)
        surface.blit(word, word.get_rect(center=(x, y)))
        return
    red = next(chip for chip in default_chips(currency("USD")) if chip.value in _CHIPS)
    art = ChipArt(index)
    stack = art.stack((ChipCount(red, 2),), r, _CHIPS)
    surface.blit(stack, stack.get_rect(midbottom=(x, y + r + art.margin(r) + r // 6)))
    label = Rect(x - 2 * r, round(disc.y + disc.r) + 3, 4 * r, AMOUNT.line(unit))
    amounts(surface, label, (("$10", ((*theme.tag, 205), theme.chalk)),), (unit, (label.centre[0],) * 2))


def cornered(surface: pygame.Surface, radius: float) -> pygame.Surface:
    """Return the picture with round corners."""
    made = clear(surface.get_size())
    made.blit(surface, (0, 0))
    made.blit(
        rounded(surface.get_size(), radius, (255, 255, 255, 255), scale=2), (0, 0), special_flags=pygame.BLEND_RGBA_MULT
    )
    return made
