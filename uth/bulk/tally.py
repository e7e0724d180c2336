"""What a simulation has counted: whole numbers, so that parts add up to the same sum in any order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

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
    products: tuple[Matrix, ...]
    """For each net: the products of a block's rounds, sum, squares by box and squares by round, each with each."""

    def __add__(self, other: Self) -> Self:
        return type(self)(
            self.rounds + other.rounds,
            _added(self.counts, other.counts),
            _added(self.squares, other.squares),
            self.blocks + other.blocks,
            tuple(
                tuple(_added(*rows) for rows in zip(*matrices, strict=True))
                for matrices in zip(self.products, other.products, strict=True)
            ),
        )


def _added(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def nothing(watched: Watched) -> Tally:
    """Return the tally of no rounds."""
    matrix = ((0,) * 4,) * 4
    ends, names = watched.values.shape
    return Tally(0, (0,) * ends, (0,) * names, 0, (matrix,) * watched.nets)


def tally_of(
    watched: Watched,
    rounds: int,
    counts: NDArray[np.int64],
    squares: NDArray[np.int64],
    blocks: NDArray[np.int64],
) -> Tally:
    """Return the tally of what the kernel counted for several boxes."""
    products = [_products(blocks[:, net].astype(object)) for net in range(watched.nets)]
    return Tally(rounds, _numbers(counts), _numbers(squares), len(blocks), tuple(products))


def tally_of_one_box(watched: Watched, rounds: int, counts: NDArray[np.int64]) -> Tally:
    """Return the tally of what the kernel counted for one box: its ends say it all, each round a block."""
    ends = np.flatnonzero(counts)
    times, values = counts[ends].astype(object), watched.values[ends].astype(object)
    squares = (times[:, np.newaxis] * values**2).sum(axis=0)
    products = []
    for net in range(watched.nets):
        value = values[:, net]
        block = np.stack([np.ones_like(value), value, value**2, value**2], axis=1)
        products.append(_numbers_of(block.T @ (block * times[:, np.newaxis])))
    return Tally(rounds, _numbers(counts), _numbers(squares), rounds, tuple(products))


def _products(blocks: NDArray[Any]) -> Matrix:
    return _numbers_of(blocks.T @ blocks)


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
        "products": [[list(row) for row in matrix] for matrix in tally.products],
    }


def from_data(watched: Watched, data: Any) -> Tally:
    """Return the tally of :func:`to_data`.

    :raises ValueError: if *data* is not wholly that, or of something else than what is watched.
    """
    try:
        products = tuple(tuple(_whole(row, 4) for row in matrix) for matrix in data["products"])
        ends, names = watched.values.shape
        rounds, blocks = _whole([data["rounds"], data["blocks"]], 2)
        tally = Tally(rounds, _whole(data["counts"], ends), _whole(data["squares"], names), blocks, products)
    except (LookupError, TypeError) as error:
        raise ValueError(_("these are no counts of a simulation")) from error
    if [len(matrix) for matrix in products] != [4] * watched.nets:
        raise ValueError(_("the counts are of other bets"))
    return tally


def _whole(numbers: Sequence[Any], size: int) -> tuple[int, ...]:
    if len(numbers) != size or not all(type(number) is int for number in numbers):
        raise ValueError(_("expected whole numbers"))
    return tuple(numbers)
