"""When the program itself goes wrong: a log in the user's folder, and a dialog in the window that names it.

The dialog draws with little more than pygame, since the fault may be in anything else.
"""

from __future__ import annotations

import platform
import tempfile
import time
import traceback
from collections.abc import Iterator
from enum import Enum, auto
from pathlib import Path

import pygame

from uth import __version__, paths
from uth.errors import UthError
from uth.i18n import _
from uth.ui import assets, theme
from uth.ui.intents import Intent, KeyPress, Mouse, Press
from uth.ui.keys import Key, name_of
from uth.ui.layout.rect import Rect
from uth.ui.scene import Control, Played, Scene
from uth.ui.sizes import Size


class Way(Enum):
    """How to go on after a fault."""

    FRESH = auto()
    QUIT = auto()


def written(error: BaseException, scene: Scene | None) -> Path:
    """Write the fault to a new file of its own in the log folder, in the system's temporary one if that fails."""
    name = f"fault-{time.strftime('%Y%m%d-%H%M%S')}"
    text = report(error, scene)
    try:
        return _write(paths.made(paths.log_folder()), name, text)
    except (OSError, UthError):
        return _write(Path(tempfile.mkdtemp(prefix="uth-")), name, text)


def _write(folder: Path, name: str, text: str) -> Path:
    for number in range(1, 1000):
        path = folder / f"{name}{f'-{number}' if number > 1 else ''}.log"
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(text)
        except FileExistsError:
            continue
        return path
    raise FileExistsError(f"{folder} holds a thousand faults of one second")


def report(error: BaseException, scene: Scene | None) -> str:
    """Return all that helps to find the fault: versions, the round so far, the traceback."""
    lines = [
        f"uth {__version__}, Python {platform.python_version()}, pygame {pygame.version.ver}, SDL "
        f"{'.'.join(map(str, pygame.get_sdl_version()))}, {platform.platform()}",
        f"scene: {type(scene).__name__}",
        *_round(scene),
        "",
        *traceback.format_exception(error),
    ]
    return "\n".join(lines) + "\n"


def _round(scene: Scene | None) -> Iterator[str]:
    if not isinstance(scene, Played):
        return
    session = scene.session
    yield f"table: {session.table.name}; round {session.number}; bankroll {session.bankroll}; stage {scene.stage}"
    yield f"commitment: {session.commitment}"
    yield from (f"action: {action}" for action in session.actions)


WayOut = tuple[Way, str, str, str]
"""A button of a message: what it chooses, its name, its label and its key."""


class Message(Scene):
    """A title, some lines and one or two buttons, the last of which Esc presses too.

    :ivar chosen: the button that was pressed.
    """

    def __init__(self, title: str, texts: tuple[str, ...], ways: tuple[WayOut, ...]) -> None:
        super().__init__()
        self.chosen: Way | None = None
        self._title = title
        self._texts = texts
        self._ways = ways
        self._size: Size = (1, 1)

    def resize(self, size: Size) -> None:
        super().resize(size)
        self._size = size

    def handle(self, intent: Intent) -> None:
        if isinstance(intent, KeyPress) and intent.key in (Key.ENTER, Key.SPACE):
            self.chosen = self._ways[0][0]
        elif isinstance(intent, KeyPress) and intent.key is Key.ESCAPE:
            self.chosen = self._ways[-1][0]
        elif isinstance(intent, Press) and intent.button is Mouse.LEFT:
            for (way, *_words), rect in zip(self._ways, self._buttons(), strict=True):
                if rect.holds(intent.x, intent.y):
                    self.chosen = way

    def controls(self) -> tuple[Control, ...]:
        ways = zip(self._ways, self._buttons(), strict=True)
        return tuple(Control(name, rect, label, key) for (_way, name, label, key), rect in ways)

    def lines(self) -> tuple[str, ...]:
        return (self._title, *self._texts)

    def draw(self, surface: pygame.Surface) -> None:
        palette = theme.CASINO
        surface.fill(palette.room)
        area = self._area()
        edge = max(1, self._px(1.5))
        _plate(surface, area, self._px(14), palette.gold)
        _plate(surface, area.grown(-edge), self._px(14) - edge, palette.bar)
        x, y, width = area.x + self._px(28), area.y + self._px(24), area.w - 2 * self._px(28)
        title = _font(self._px(26), theme.Weight.SEMIBOLD)
        y = _lettered(surface, self._title, title, palette.gold, Rect(x, y, width, 0)) + self._px(14)
        for text in self._texts:
            y = _lettered(surface, text, _font(self._px(19)), palette.text, Rect(x, y, width, 0)) + self._px(10)
        for control in self.controls():
            self._draw_button(surface, control)

    def _px(self, size: float) -> int:
        return max(1, round(size * max(0.75, min(self._size[0] / 1280, self._size[1] / 800))))

    def _area(self) -> Rect:
        width, height = self._size
        return Rect.around(width / 2, height / 2, min(width - 20, self._px(720)), min(height - 20, self._px(360)))

    def _buttons(self) -> tuple[Rect, ...]:
        area, pad, count = self._area(), self._px(24), len(self._ways)
        each, high = (area.w - (count + 1) * pad) // count, self._px(52)
        y = area.bottom - pad - high
        return tuple(Rect(area.x + pad + place * (each + pad), y, each, high) for place in range(count))

    def _draw_button(self, surface: pygame.Surface, control: Control) -> None:
        palette = theme.CASINO
        onward = control == self.controls()[0]
        _plate(surface, control.rect, self._px(9), palette.gold if onward else palette.button)
        font = _font(self._px(19), theme.Weight.SEMIBOLD)
        ink = palette.gold_ink if onward else palette.text
        text = font.render(f"{control.label} ({control.key})", True, ink)
        surface.blit(text, text.get_rect(center=control.rect.centre))


class FaultScene(Message):
    """Says that something went wrong and where it is written down; goes on, or quits."""

    def __init__(self, log: Path) -> None:
        texts = (
            _(
                "A round that is not settled goes on where it stood, same cards, same bets. Should the same happen "
                "again at once, it is void, and its bets go back to your bankroll."
            ),
            _("What happened is written down in this file; please send it along if you report it:"),
            str(log),
        )
        ways = (
            (Way.FRESH, "go on", _("Go on"), name_of(Key.ENTER)),
            (Way.QUIT, "quit", _("Quit"), name_of(Key.ESCAPE)),
        )
        super().__init__(_("Something went wrong"), texts, ways)


_FINE = 4
"""The corners of plates are drawn so many times as large and shrunk: they are smooth."""


def _plate(surface: pygame.Surface, rect: Rect, radius: int, colour: theme.RGB) -> None:
    """Draw a plate with nothing but pygame: what failed may be anything else."""
    side = 2 * radius
    large = pygame.Surface((side * _FINE, side * _FINE), pygame.SRCALPHA)
    large.fill((*colour, 0))
    pygame.draw.circle(large, colour, large.get_rect().center, radius * _FINE)
    corner = pygame.transform.smoothscale(large, (side, side))
    surface.fill(colour, (rect.x + radius, rect.y, rect.w - side, rect.h))
    surface.fill(colour, (rect.x, rect.y + radius, rect.w, rect.h - side))
    for x in (rect.x, rect.right - side):
        for y in (rect.y, rect.bottom - side):
            surface.blit(corner, (x, y))


def _font(px: int, weight: theme.Weight = theme.Weight.REGULAR) -> pygame.font.Font:
    """Return the program's type, pygame's own where the fault lies in there."""
    try:
        return assets.font(px, weight)
    except Exception:
        return pygame.font.Font(None, px)


def _lettered(surface: pygame.Surface, text: str, font: pygame.font.Font, ink: theme.RGB, at: Rect) -> int:
    """Write *text* in lines no wider than *at*; return where the next line would be."""
    y = at.y
    for line in wrapped(text, font, at.w):
        surface.blit(font.render(line, True, ink), (at.x, y))
        y += font.get_linesize()
    return y


def wrapped(text: str, font: pygame.font.Font, width: int) -> list[str]:
    """Break *text* into lines of at most *width* pixels: at spaces, or within a word that is longer (a path)."""
    lines, line = [], ""
    for word in text.split(" "):
        wanted = f"{line} {word}" if line else word
        if font.size(wanted)[0] <= width:
            line = wanted
            continue
        if line:
            lines.append(line)
        line = word
        while len(line) > 1 and font.size(line)[0] > width:
            cut = next(n for n in range(len(line) - 1, 0, -1) if n == 1 or font.size(line[:n])[0] <= width)
            lines.append(line[:cut])
            line = line[cut:]
    return [*lines, line]
