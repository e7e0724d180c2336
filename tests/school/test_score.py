"""The score: points by weight, nothing for a wrong answer to the one question there is."""

from __future__ import annotations

import pytest

from uth.school.findings import Mistake, Weight
from uth.school.score import points_of
from uth.school.skills import Skill


@pytest.mark.parametrize(
    ("skill", "found", "points"),
    [
        (Skill.SETTLE, [], 100),
        (Skill.SETTLE, [(Mistake.OWN_FIX, Weight.SAFETY)], 0),
        (Skill.SETTLE, [(Mistake.UNDERPAID, Weight.MONEY)], 50),
        (Skill.SETTLE, [(Mistake.UNDERPAID, Weight.MONEY)] * 3, 0),
        (Skill.SETTLE, [(Mistake.WRONG_CHIPS, Weight.PROCEDURE), (Mistake.BOX_ORDER, Weight.PROCEDURE)], 60),
        (Skill.RESULTS, [(Mistake.LOSER_PAID, Weight.MONEY)], 50),
        (Skill.CALLS, [(Mistake.WRONG_CALL, Weight.PROCEDURE)], 0),
        (Skill.PAY_BET, [(Mistake.FILL_NEEDLESS, Weight.PROCEDURE)], 0),
        (Skill.PAY_BET, [(Mistake.WRONG_CHIPS, Weight.PROCEDURE)], 80),
        (Skill.SPOT, [(Mistake.MISTAKE_MISSED, Weight.MONEY)], 0),
        (Skill.QUALIFY, [(Mistake.SLOW_READ, Weight.SPEED)], 90),
    ],
)
def test_points(skill: Skill, found: list[tuple[Mistake, Weight]], points: int) -> None:
    assert points_of(skill, found) == points
