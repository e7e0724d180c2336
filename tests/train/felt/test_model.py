"""Moves take what lies there and nothing else."""

from __future__ import annotations

import pytest

from tests.train.felt.test_differences import ANN, ANTE, CARD, HOUSE, PAY, RIGHT
from uth.game.model import DEALER
from uth.train.felt.model import BOARD, DISCARDS, RACK, Chips, FeltError, Move, MoveCard, MoveChips, moved


@pytest.mark.parametrize(
    "move",
    [MoveChips(PAY, RACK, ANN, 3), MoveChips(PAY, RACK, ANN, 0), MoveChips(ANTE, RACK, HOUSE),
     MoveCard(DISCARDS, BOARD, CARD)],
)  # fmt: skip
def test_what_does_not_lie_there_cannot_be_moved(move: Move) -> None:
    with pytest.raises(FeltError, match=r"lie there"):
        moved(RIGHT, move)


def test_a_rack_pays_more_than_it_has() -> None:
    felt = moved(RIGHT, MoveChips(RACK, PAY, Chips(DEALER, 10_000), 1, "Ann"))
    assert felt.at(RACK)[Chips(DEALER, 10_000)] == -1
