"""A game as the kernels of sums take it: what counts of it, in numbers that no sum can overflow."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import gcd

import numpy as np
from numpy.typing import NDArray

from uth.analysis.game import Game
from uth.analysis.kernels.sums import Terms
from uth.errors import UthError
from uth.i18n import gettext as _
from uth.table import Street

Ints = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Room:
    """What the sums of a game are made of: limbs of grains, each a number of 64 bits (``kernels.sums``)."""

    bits: int
    """Of each limb but the last."""
    limbs: int

    def cut(self, grains: int) -> list[int]:
        """Cut a number of grains, not negative, into limbs: the lowest first."""
        low = (1 << self.bits) - 1
        return [grains >> self.bits * place & low for place in range(self.limbs)]

    def whole(self, limbs: Iterable[int]) -> int:
        """Return the grains that limbs make together; they may be negative, and longer than their bits."""
        return sum(limb << self.bits * place for place, limb in enumerate(limbs))


LEAST_BITS = 8
"""Shorter limbs are not worth having. A table file's have 14 at least: 10,000 to 1, in parts of 1/9,900."""


def room_of(game: Game) -> Room:
    """Return what holds all that the kernels sum, with as few limbs as can be.

    A holding meets 990 hands. Where the river has a fold, giving up gains one Ante for each at most: 1x loses three and
    a fold two. Where it has none, GAIN is what 1x is worth: three Antes lost at most, or two and the Blind's pay won.
    Of two such numbers the difference is summed over 1,081 run-outs, and on the way taken twice. What is compared on a
    flop is the sum, taken once, with at most three Antes for each deal, which is less.

    :raises UthError: if the pays are too large or too fine; those of a table file never are.
    """
    pay, finest = max(game.on_win + game.on_loss) // game.scale, game.scale // min(_units(game))
    most = 2 * 2 * 1081 * 990 * (1 if Street.RIVER in game.fold else 4 + pay)
    if 990 * (4 + pay) * finest < 1 << 63:
        if most * game.scale < 1 << 63:
            return Room(63, 1)
        # What is summed is units times a limb, and the finest unit makes the most of them.
        bits = 63 - (most * finest).bit_length()
        if bits >= LEAST_BITS:
            return Room(bits, -(-game.scale.bit_length() // bits))
    raise UthError(
        _(
            "the Blind pays up to {pay:,} to 1, in parts of 1/{finest:,} of an Ante: that is more than the exact "
            "sums hold"
        ).format(pay=pay, finest=finest)
    )


def terms_of(game: Game) -> Terms:
    """Return what the kernels need of a game.

    :raises UthError: as :func:`room_of` does.
    """
    room, units = room_of(game), _units(game)
    return Terms(
        can_fail=int(game.can_fail),
        failed=_ints(game.scale // unit if game.can_fail and game.failed_pays else 0 for unit in units),
        fold_river=int(Street.RIVER in game.fold),
        fold_flop=int(Street.FLOP in game.fold),
        scale=_ints(game.scale // unit for unit in units),
        on_win=_ints(pay // unit for pay, unit in zip(game.on_win, units, strict=True)),
        on_loss=_ints(pay // unit for pay, unit in zip(game.on_loss, units, strict=True)),
        bits=room.bits,
        unit=np.array([room.cut(unit) for unit in units], np.int64).T.copy(),
        ante=_ints(room.cut(game.scale)),
    )


def _units(game: Game) -> list[int]:
    """The grains of each category's unit: the largest part of an Ante in which the pays of the category are whole."""
    return [gcd(game.scale, *pays) for pays in zip(game.on_win, game.on_loss, strict=True)]


def _ints(numbers: Iterable[int]) -> Ints:
    return np.array(list(numbers), np.int64)
