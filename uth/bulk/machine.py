"""The door to the compiled kernel: a table and a way to play as its arrays, and one chunk of rounds."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha256

import numpy as np
from numpy.typing import NDArray

from uth.analysis.flops import flop_kinds
from uth.analysis.game import game_of
from uth.analysis.kernels import rounds as kernel
from uth.analysis.kernels.boards import boards_of
from uth.analysis.solution import Plan
from uth.analysis.strategy.model import Strategy
from uth.analysis.strategy.plans import plan_of, river_of
from uth.bulk.tally import Tally, tally_of, tally_of_one_box
from uth.bulk.watched import BEFORE_THE_FLOP, CHUNK, Watched, watched
from uth.table import Table

Bytes = NDArray[np.uint8]


@dataclass(frozen=True)
class Machine:
    """A table, a way to play it and a number of boxes, ready for the kernel."""

    boxes: int
    watched: Watched
    both: bool
    can_fail: bool
    deck: kernel.Deck
    policy: kernel.Policy

    @property
    def fingerprint(self) -> str:
        """A hash of everything that decides what a seed gives, and what is counted of it."""
        content = sha256(f"{CHUNK} {self.boxes} {self.both} {self.can_fail} {self.watched.names}".encode())
        for array in (self.watched.values, *self.policy):
            content.update(np.ascontiguousarray(array).tobytes())
        return content.hexdigest()[:32]

    def chunk(self, seed: str, number: int, rounds: int = CHUNK) -> Tally:
        """Play the first rounds of the chunk of that number."""
        counts, squares, blocks = kernel.play(
            state_of(seed, number),
            rounds,
            self.boxes,
            self.deck,
            self.policy,
            self.watched.values,
            self.watched.nets,
            self.both,
            self.can_fail,
        )
        if self.boxes == 1:
            return tally_of_one_box(self.watched, rounds, counts)
        return tally_of(self.watched, rounds, counts, squares, blocks)


def machine(table: Table, strategy: Strategy, boxes: int) -> Machine:
    """Return the machine; the kernel is compiled, or loaded if it was before."""
    game = game_of(table)
    policy = policy_of(plan_of(game, strategy))
    made = Machine(boxes, watched(table), game.both, game.can_fail, _deck(game.both), policy)
    made.chunk("", 0, 0)
    return made


def state_of(seed: str, number: int) -> NDArray[np.uint64]:
    """Return what the random numbers of a chunk start from: the SHA-256 of seed and number, the same everywhere."""
    digest = sha256(f"{seed}|{number}|rounds".encode(errors="surrogateescape")).digest()
    return np.frombuffer(digest, "<u8").astype(np.uint64)


@cache
def _deck(both: bool) -> kernel.Deck:
    boards = boards_of(both)
    return kernel.Deck(boards.place, boards.strengths, boards.flush, boards.class_start, *flop_kinds())


def policy_of(plan: Plan) -> kernel.Policy:
    """Return a plan as the kernel takes it; a river hand whose 1x is worth exactly a fold folds.

    :raises ValueError: if the plan leaves the river open.
    """
    numbers = {decision.choice: number for number, decision in enumerate(BEFORE_THE_FLOP)}
    before = np.array([numbers[choice] for choice in plan.before], np.uint8)
    river = river_of(plan).decided(ties_play=False)
    return kernel.Policy(before, _packed_flop(plan.flop), _packed(river.rows), _packed(river.classes))


def _packed(cells: Bytes) -> Bytes:
    """A bit for each cell, low bits first."""
    return np.packbits(cells, axis=1, bitorder="little")


def _packed_flop(cells: Bytes) -> Bytes:
    """Two bits for each cell, low bits first."""
    bits = np.stack((cells & 1, cells >> 1), axis=2)
    return _packed(bits.reshape(len(cells), -1))
