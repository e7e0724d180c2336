"""Pictures of a round as PNG files, one at each stage and size; the same play gives the same bytes.

A street is saved as it looked at its last decision, a box at the showdown while its wins lay beside its bets, and
everything else as it looked last before anything moved on. Files are named ``1280x800/r003-2-flop.png``: by their names
they stand in the order of the round.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pygame

from uth.errors import UthError
from uth.i18n import gettext as _
from uth.ui.picture import Picture, StackAt
from uth.ui.places import Spot
from uth.ui.png import png
from uth.ui.scene import Moment, Played, Scene, Stage
from uth.ui.sizes import Size
from uth.ui.table_view import TableView
from uth.ui.theme import CASINO, Theme

_ORDER = {
    Moment.BETTING: 0,
    Moment.CUT: 0,
    Moment.PREFLOP: 1,
    Moment.FLOP: 2,
    Moment.RIVER: 3,
    Moment.SHOWDOWN: 4,
    Moment.END: 5,
}


Look = tuple[Theme, float]
"""A palette, and how much larger than usual texts are wished."""


class RecordError(UthError, OSError):
    """A picture cannot be written."""


class Stages:
    """Looks at a round and hands on the best picture of each part of it, once the next part has come."""

    def __init__(self, take: Callable[[str, Picture, Look], None]) -> None:
        """*take*: is given each with its name, such as ``r003-2-flop``, and how it looked."""
        self._take = take
        self._look: Look = (CASINO, 1.0)
        self._part: Stage | None = None
        self._best: tuple[tuple[bool, float, float], Picture] | None = None
        self._settled = 0

    def see(self, scene: Played) -> None:
        """Keep the best picture of this part of the round; hand it on when the next part comes."""
        part = _part(scene.stage)
        if part != self._part:
            self.close()
            self._part = part
        worth = scene.ready, wins_shown(scene.picture), -unrest(scene.picture)
        if self._best is None or worth >= self._best[0]:
            self._best = worth, scene.picture
            self._look = scene.theme, scene.scale

    def close(self) -> None:
        """Hand on what is on screen."""
        if self._part is not None and self._best is not None:
            self._take(self._name(self._part), self._best[1], self._look)
        self._best = None

    def _name(self, part: Stage) -> str:
        first = f"r{part.round_number:03}-{_ORDER[part.moment]}-{part.moment}"
        if part.moment is not Moment.SHOWDOWN:
            self._settled = 0
            return first
        self._settled += 1
        whose = f"box{part.box}" if part.box else "dealer"
        return f"{first}-{self._settled}-{whose}"


class Recorder:
    """Saves what a scene shows, in each of *sizes*, below *folder*.

    :ivar saved: how many pictures there are so far.
    """

    def __init__(self, folder: Path, sizes: Sequence[Size]) -> None:
        self.saved = 0
        self._folder = folder
        # A view for each size: each keeps what it drew for the next picture.
        self._views = {size: TableView() for size in sizes}
        self._stages = Stages(self._save)

    def see(self, scene: Scene) -> bool:
        """Keep the best picture of this part of the round; save it when the next part comes. Never the end.

        :raises RecordError: if it cannot be written.
        """
        if isinstance(scene, Played):
            self._stages.see(scene)
        return False

    def close(self) -> None:
        """Save what is on screen.

        :raises RecordError: if it cannot be written.
        """
        self._stages.close()

    def _save(self, name: str, picture: Picture, look: Look) -> None:
        for size, view in self._looking(look).items():
            surface = pygame.Surface(size)
            view.draw(surface, picture)
            save(surface, self._folder / f"{size[0]}x{size[1]}" / f"{name}.png")
            self.saved += 1

    def _looking(self, look: Look) -> dict[Size, TableView]:
        if any((view.theme, view.scale) != look for view in self._views.values()):
            theme, scale = look
            self._views = {size: TableView(theme, scale=scale) for size in self._views}
        return self._views


def _part(stage: Stage) -> Stage:
    """What has one picture: a street whoever decides on it, the showdown for each box."""
    return stage if stage.moment is Moment.SHOWDOWN else replace(stage, box=0)


def wins_shown(picture: Picture) -> float:
    """Return how many wins lie beside their bets; one on its way there or from there counts for a part."""
    return sum(map(_laid_down, picture.stacks))


def unrest(picture: Picture) -> float:
    """Return how far things have moved on: the sum of how far each is on its way or turned over."""
    turned = sum(card.turning for card in picture.cards if card.turning < 1)
    cards = sum(card.progress for card in picture.cards if card.to)
    return turned + cards + sum(stack.progress for stack in picture.stacks if stack.to)


def _laid_down(stack: StackAt) -> float:
    if stack.place.spot is Spot.PAYOUT:
        return 1 - stack.progress if stack.to else 1
    return stack.progress if stack.to and stack.to.spot is Spot.PAYOUT else 0


def save(surface: pygame.Surface, path: Path) -> None:
    """Write *surface* to *path* as a PNG, whole or not at all.

    :raises RecordError: if the system refuses.
    """
    half = path.with_suffix(".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        half.write_bytes(png(surface))
        half.replace(path)
    except OSError as error:
        raise RecordError(
            _("the picture {path} cannot be written: {reason}").format(path=path, reason=error.strerror or error)
        ) from error
