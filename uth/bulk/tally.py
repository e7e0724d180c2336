"""What a simulation has counted: whole numbers, so that parts add up to the same sum in any order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from uth.analysis.kernels.rounds import CATEGORIES, OUTCOMES, ROUNDS, STRATA
from uth.bulk.watched import Watched
from uth.i18n import gettext as _

Matrix = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """Counts of rounds that were played; :attr:`counts` alone decide every mean, the rest their errors."""

    rounds: int
    counts: tuple[int, ...]
    """How often boxes came to each end."""
    squares: tuple[int, ...]
    """For each value that is watched: the squares of its sums over the boxes of a round."""
    blocks: int
    """How many blocks of rounds the products are summed over."""
    sums: tuple[Matrix, ...]
    """For each net and depth: its sum, squares by box and squares by round.

    A depth is how many of the highest categories are left out, with every round in which a box has one of them: 0 to
    :data:`~uth.analysis.kernels.rounds.RAREST`.
    """
    products: tuple[tuple[Matrix, ...], ...]
    """For each net and depth: the products of a block's rounds, which are all of them at any depth, and of its sum,
    squares by box and squares by round, each with each."""

    def __add__(self, other: Self) -> Self:
        return type(self)(
            self.rounds + other.rounds,
            _added(self.counts, other.counts),
            _added(self.squares, other.squares),
            self.blocks + other.blocks,
            tuple(map(_together, self.sums, other.sums)),
            tuple(tuple(map(_together, *depths)) for depths in zip(self.products, other.products, strict=True)),
        )


def _together(one: Matrix, other: Matrix) -> Matrix:
    return tuple(map(_added, one, other))


def _added(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def nothing(watched: Watched) -> Tally:
    """Return the tally of no rounds."""
    sums, products = ((0,) * 3,) * STRATA, (((0,) * 4,) * 4,) * STRATA
    ends, names = watched.values.shape
    return Tally(0, (0,) * ends, (0,) * names, 0, (sums,) * watched.nets, (products,) * watched.nets)


def tally_of(
    watched: Watched,
    rounds: int,
    counts: NDArray[np.int64],
    squares: NDArray[np.int64],
    blocks: NDArray[np.int64],
) -> Tally:
    """Return the tally of what the kernel counted for several boxes."""
    sums, products = [], []
    for net in range(watched.nets):
        depths = [_left(blocks[:, :, net], depth) for depth in range(STRATA)]
        sums.append(tuple(_numbers(block[:, 1:].sum(axis=0)) for block in depths))
        products.append(tuple(map(_products, depths)))
    return Tally(rounds, _numbers(counts), _numbers(squares), len(blocks), tuple(sums), tuple(products))


def tally_of_one_box(watched: Watched, rounds: int, counts: NDArray[np.int64]) -> Tally:
    """Return the tally of what the kernel counted for one box: its ends say it all, each round a block."""
    ends = np.flatnonzero(counts)
    times, values = counts[ends].astype(object), watched.values[ends].astype(object)
    squares = (times[:, np.newaxis] * values**2).sum(axis=0)
    strata = np.maximum(0, ends // OUTCOMES % CATEGORIES - (CATEGORIES - STRATA))
    sums, products = [], []
    for net in range(watched.nets):
        value = values[:, net]
        block = np.stack([np.ones_like(value), value, value**2, value**2], axis=1)
        parts = [_weighed(block[strata == stratum], times[strata == stratum]) for stratum in range(STRATA)]
        depths = [sum(parts[: STRATA - depth], np.zeros((4, 4), object)) for depth in range(STRATA)]
        for matrix in depths:
            matrix[ROUNDS, ROUNDS] = rounds
        sums.append(tuple(_numbers(matrix[ROUNDS, 1:]) for matrix in depths))
        products.append(tuple(map(_numbers_of, depths)))
    return Tally(rounds, _numbers(counts), _numbers(squares), rounds, tuple(sums), tuple(products))


def _weighed(block: NDArray[Any], times: NDArray[Any]) -> NDArray[Any]:
    weighed: NDArray[Any] = block.T @ (block * times[:, np.newaxis])
    return weighed


def _left(blocks: NDArray[np.int64], depth: int) -> NDArray[np.int64]:
    """What is left of a net's blocks, (blocks, STRATA, 4), at a depth: all rounds, and the sums of the lower strata."""
    left: NDArray[np.int64] = blocks[:, : STRATA - depth].sum(axis=1)
    left[:, ROUNDS] = blocks[:, :, ROUNDS].sum(axis=1)
    return left


def _products(block: NDArray[np.int64]) -> Matrix:
    # Whole numbers of the machine are many times faster, where none of the sums can leave them.
    largest = int(np.abs(block).max(initial=0))
    numbers = block if largest**2 * len(block) < 1 << 63 else block.astype(object)
    return _numbers_of(numbers.T @ numbers)


def _numbers(array: NDArray[Any]) -> tuple[int, ...]:
    return tuple(map(int, array))


def _numbers_of(matrix: NDArray[Any]) -> Matrix:
    return tuple(map(_numbers, matrix))


def to_data(tally: Tally) -> dict[str, Any]:
    """Return a tally as what JSON can hold."""
    return {
        "rounds": tally.rounds,
        "counts": list(tally.counts),
        "squares": list(tally.squares),
        "blocks": tally.blocks,
        "sums": [[list(row) for row in matrix] for matrix in tally.sums],
        "products": [[[list(row) for row in matrix] for matrix in depths] for depths in tally.products],
    }


def from_data(watched: Watched, data: Any) -> Tally:
    """Return the tally of :func:`to_data`.

    :raises ValueError: if *data* is not wholly that, or of something else than what is watched.
    """
    try:
        products = tuple(
            tuple(_matrix(matrix, 4, 4) for matrix in _long(depths, STRATA)) for depths in data["products"]
        )
        sums = tuple(_matrix(matrix, STRATA, 3) for matrix in data["sums"])
        ends, names = watched.values.shape
        rounds, blocks = _whole([data["rounds"], data["blocks"]], 2)
        counts, squares = _whole(data["counts"], ends), _whole(data["squares"], names)
    except (LookupError, TypeError) as error:
        raise ValueError(_("these are no counts of a simulation")) from error
    if not len(sums) == len(products) == watched.nets:
        raise ValueError(_("the counts are of other bets"))
    return Tally(rounds, counts, squares, blocks, sums, products)


def _matrix(rows: Sequence[Any], height: int, width: int) -> Matrix:
    return tuple(_whole(row, width) for row in _long(rows, height))


def _long(parts: Sequence[Any], size: int) -> Sequence[Any]:
    if len(parts) != size:
        raise ValueError(_("these are no counts of a simulation"))
    return parts


def _whole(numbers: Sequence[Any], size: int) -> tuple[int, ...]:
    if len(numbers) != size or not all(type(number) is int for number in numbers):
        raise ValueError(_("expected whole numbers"))
    return tuple(numbers)
