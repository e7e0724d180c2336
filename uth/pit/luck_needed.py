"""How many rounds it takes until a side is ahead with a given certainty."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from statistics import NormalDist

from uth.pit.law import RoundLaw
from uth.pit.law_sums import QUICK_CELLS, Counts, sums_of
from uth.pit.luck import MOST_ROUNDS

CERTAINTIES = (0.6, 0.75, 0.9, 0.95, 0.99)
"""Those that are answered where nobody asks for another one."""


@dataclass(frozen=True, slots=True)
class Needed:
    """How many rounds it takes to be ahead with that certainty.

    :ivar rounds: None where no number up to :data:`MOST_ROUNDS` is enough; *error* is its standard error.
    """

    certainty: float
    rounds: int | None
    error: float = 0.0


def needed(law: RoundLaw, certainty: float) -> Needed:
    """Return a number of rounds after which the side is ahead with that certainty, and a bit fewer are not enough.

    With few rounds the chance may rise and fall by turns: then it is one such number, not surely the first.
    """
    if law.mean <= 0:
        return Needed(certainty, None)
    search = _Search(law, certainty)
    rounds = search.run()
    share = law.variance.error / law.variance.value if law.variance.value else 0.0
    return Needed(certainty, rounds, 0.0 if rounds is None else rounds * share)


_SEARCHED = 1 << 17
"""Places of the lattice on which a number of rounds is looked for, before it is checked on a finer one."""
_PATIENCE = 12
"""Guesses before the search goes by halves."""


class _Search:
    """The search for a number of rounds that is enough.

    The deviation that a chance is at grows with the root of the rounds, nearly: so every chance that was worked out
    says where to look next, a bit above and then a bit below. Where that does not help, the middle does.
    """

    def __init__(self, law: RoundLaw, certainty: float) -> None:
        self._law, self._certainty = law, certainty
        self._wanted = max(0.1, NormalDist().inv_cdf(certainty))
        self._low, self._high = 0, 0
        self._aim = self._wanted**2 * law.variance.value / float(law.mean) ** 2

    def run(self) -> int | None:
        """Return the number, None where it is over :data:`MOST_ROUNDS`."""
        rounds = self._within(ceil(1.02 * self._aim))
        while not self._is_enough(rounds):
            if rounds == MOST_ROUNDS:
                return None
            self._low = rounds
            rounds = self._within(max(ceil(1.01 * self._aim), rounds + rounds // 10 + 1))
        self._high = rounds
        tries = 0
        while self._high - self._low > self._near:
            tries += 1
            middle = self._next(tries)
            if self._is_enough(middle):
                self._high = middle
            else:
                self._low = middle
        return self._checked()

    def _checked(self) -> int | None:
        """The number found, or a bit more where the finer lattice asks for it."""
        rounds = self._high
        while not self._is_enough(rounds, QUICK_CELLS):
            if rounds == MOST_ROUNDS:
                return None
            rounds = self._within(rounds + self._near // 2 + 1)
        return rounds

    @property
    def _near(self) -> int:
        return max(1, self._high // 500)

    def _within(self, rounds: int) -> int:
        return min(MOST_ROUNDS, max(1, rounds))

    def _next(self, tries: int) -> int:
        if tries > _PATIENCE:
            return (self._low + self._high) // 2
        aside = self._near / 3 if self._high - self._aim > self._near else -self._near / 3
        return min(self._high - 1, max(self._low + 1, round(self._aim + aside)))

    def _is_enough(self, rounds: int, cells: int = _SEARCHED) -> bool:
        counts = Counts(rounds, rounds)
        chance = 1 - sums_of(self._law, counts, most_cells=cells).at_most(0)
        if 0.501 < chance < 1 - 1e-9:
            self._aim = rounds * (self._wanted / NormalDist().inv_cdf(chance)) ** 2
        return chance >= self._certainty
