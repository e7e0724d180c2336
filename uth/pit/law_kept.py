"""Laws of rounds that were simulated before, kept beside the solutions: the same question is answered at once."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np

from uth.analysis.game import game_of
from uth.analysis.solved import ALGORITHM, key_of
from uth.pit.law import Estimate, RoundLaw, Setting
from uth.pit.law_joint import PARTS, ROUNDS, SEED, Seats, simulated
from uth.pit.mix import content_of_strategy
from uth.store.solutions import keep_solution, read_solution
from uth.table_data import to_data

_VERSION = 1
"""Goes up when a kept law would no longer be what the simulation gives."""
_MOST_PLACES = 20_000
"""A law of more results is not kept: its file would be large."""


def joint_law(
    setting: Setting, seats: Seats, *, rounds: int = ROUNDS, told: Callable[[int], None] = lambda _rounds: None
) -> RoundLaw:
    """Return the law of a round of several boxes: what was kept, or simulated now and kept.

    :raises SimulatorMissing: if it has to be simulated and the compiled simulator cannot be loaded.
    """
    key = _key(setting, rounds)
    kept = _from_data(read_solution(key))
    if kept is not None:
        return kept
    law = simulated(setting, seats, rounds=rounds, told=told)
    if len(law.places) <= _MOST_PLACES:
        keep_solution(key, _to_data(law))
    return law


def _key(setting: Setting, rounds: int) -> str:
    played = [(content_of_strategy(one.strategy), str(one.share)) for one in setting.mix]
    numbers = (_VERSION, ALGORITHM, PARTS, SEED, rounds, int(setting.side))
    table = setting.table
    content = json.dumps(
        [numbers, key_of(game_of(table)), to_data(table), list(setting.stakes), played], sort_keys=True
    )
    return hashlib.sha256(f"round {content}".encode()).hexdigest()[:32]


def _to_data(law: RoundLaw) -> dict[str, Any]:
    assert law.correlation is not None
    return {
        "algorithm": _VERSION,
        "boxes": law.boxes,
        "step": law.step,
        "places": law.places.tolist(),
        "chances": law.chances.tolist(),
        "parts": [part.tolist() for part in law.parts],
        "mean": str(law.mean),
        "variance": [law.variance.value, law.variance.error],
        "variances": list(law.variances),
        "correlation": [law.correlation.value, law.correlation.error],
        "rounds": law.rounds,
    }


def _from_data(data: Any) -> RoundLaw | None:
    """Return what :func:`_to_data` wrote, or None if *data* is not wholly that."""
    try:
        law = RoundLaw(
            boxes=int(data["boxes"]),
            step=int(data["step"]),
            places=np.array(data["places"], np.int64),
            chances=np.array(data["chances"], np.float64),
            parts=tuple(np.array(part, np.float64) for part in data["parts"]),
            mean=Fraction(data["mean"]),
            variance=Estimate(*map(float, data["variance"])),
            variances=tuple(map(float, data["variances"])),
            correlation=Estimate(*map(float, data["correlation"])),
            rounds=int(data["rounds"]),
        )
    except (LookupError, TypeError, ValueError, ZeroDivisionError):
        return None
    whole = len(law.parts) == PARTS and all(part.shape == law.places.shape for part in (law.chances, *law.parts))
    return law if whole and law.step > 0 and abs(float(law.chances.sum()) - 1) < 1e-9 else None
