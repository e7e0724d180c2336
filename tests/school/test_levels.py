"""Levels: every skill is in one, and each opens when enough of the last exercises were right."""

from __future__ import annotations

from fractions import Fraction

from uth.school.levels import ENOUGH, LAST, LEVELS, reached
from uth.school.skills import Skill


def passing(skill: Skill, points: int = 100) -> list[tuple[Skill, int]]:
    """Return answers of a skill, as many as count."""
    return [(skill, points)] * LAST


def test_every_skill_is_in_one_level() -> None:
    assert sorted(skill for level in LEVELS for skill in level.skills) == sorted(Skill)
    assert len({level.name for level in LEVELS}) == len(LEVELS)


def test_a_beginner_has_passed_nothing() -> None:
    found = reached([])
    assert (found.number, found.level) == (0, LEVELS[0])
    assert all(each.score == each.asked == 0 for _level, standings in found.standings for each in standings)


def test_levels_are_passed_one_after_the_other() -> None:
    answers: list[tuple[Skill, int]] = []
    for number, level in enumerate(LEVELS):
        assert (reached(answers).number, reached(answers).level) == (number, level)
        for skill in level.skills:
            answers += passing(skill)
    assert (reached(answers).number, reached(answers).level) == (len(LEVELS), None)


def test_a_later_level_does_not_stand_for_an_earlier_one() -> None:
    found = reached(passing(Skill.SETTLE))
    assert found.number == 0
    assert found.standings[-1][1][0].passed


def test_the_last_exercises_count_and_nothing_before() -> None:
    level = LEVELS[1]
    (skill,) = level.skills
    first = [answer for each in LEVELS[0].skills for answer in passing(each)]
    assert reached([*first, *passing(skill, 0), *passing(skill)]).number == 2
    assert reached([*first, *passing(skill), *passing(skill, 0)]).number == 1
    assert reached([*first, *passing(skill)[1:]]).number == 1


def test_the_score_that_is_enough() -> None:
    (_first, (standing, *_rest)), *_others = reached([(Skill.READ, 90)] * LAST).standings
    assert (standing.score, standing.passed) == (ENOUGH, True)
    (_first, (standing, *_rest)), *_others = reached([(Skill.READ, 90)] * (LAST - 1) + [(Skill.READ, 89)]).standings
    assert (standing.score, standing.passed) == (ENOUGH - Fraction(1, LAST), False)
