"""The keys of a replay."""

from __future__ import annotations

from uth.ui.keys import Key
from uth.ui.replay.moves import KEYS, Move, move_of


def test_every_move_has_a_key_of_its_own() -> None:
    assert set(KEYS) == set(Move)
    keys = [key for keys in KEYS.values() for key in keys]
    assert len(keys) == len(set(keys))
    assert all(move_of(key) is move for move, keys in KEYS.items() for key in keys)
    assert move_of(Key.X) is None
