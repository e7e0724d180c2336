"""A class: attempts put together by trainee, and what most of them do wrong."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from tests.school.in_class import HOUR, attempt
from tests.school.schooled import MONDAY
from uth.school.class_results import ClassResults, class_of, name_of
from uth.school.overrides import Signed, Wish
from uth.school.result import Result, result
from uth.school.skills import Skill


def results() -> list[Result]:
    """Three attempts of two trainees, the later one first."""
    again = attempt(" ANN ", 3, MONDAY + 24 * HOUR)
    return [result(each) for each in (again, attempt("Ben", 2, MONDAY + HOUR), attempt("Ann", 0, MONDAY))]


def of(some: list[Result]) -> ClassResults:
    return class_of(some, lambda _at: "week")


def test_a_trainee_has_all_attempts_whatever_way_the_name_is_written() -> None:
    ann, ben = of(results()).trainees
    assert [(each.name, len(each.results)) for each in (ann, ben)] == [("Ann", 2), ("Ben", 1)]
    assert [each.attempt.began for each in ann.results] == [MONDAY, MONDAY + 24 * HOUR]
    assert ann.took == sum(each.attempt.took for each in ann.results)
    assert ann.score == sum((each.ruled for each in ann.results), Fraction(0)) / 2
    assert name_of(" Ann  Lee ") == name_of("ann lee")


def test_everything_together_is_the_sum() -> None:
    found = of(results())
    assert found.attempts == 3
    assert found.took == sum(each.took for each in found.trainees)
    assert found.past.all.asked == sum(each.past.all.asked for each in found.trainees) == 21
    assert found.past.all.right == sum(each.past.all.right for each in found.trainees)
    assert {skill for skill, _share in found.past.skills} == {Skill.READ, Skill.QUALIFY, Skill.RESULTS, Skill.DEAL}
    assert sum(share.asked for _area, share in found.areas) == sum(
        share.asked for each in found.trainees for _area, share in each.areas
    )


def test_passed_of_those_that_could_be() -> None:
    ann, ben = of(results()).trainees
    assert (ann.passed, ann.tested) == (sum(each.passed is True for each in ann.results), 2)
    assert (ben.passed, ben.tested) == (1, 1)
    [dora] = of([result(attempt("Dora", 1))]).trainees
    assert (dora.passed, dora.tested) == (0, 1)


def test_the_worst_mistakes_with_how_many_made_them() -> None:
    found = of(results())
    marks = [(each.attempt.trainee.strip().casefold(), mark) for each in results() for mark in each.attempt.marks]
    times = Counter(finding.mistake for _name, mark in marks for finding in mark.findings)
    made_by = {(finding.mistake, name) for name, mark in marks for finding in mark.findings}
    makers = {mistake: {name for of_it, name in made_by if of_it is mistake} for mistake in times}
    assert {made.mistake: made.times for made in found.mistakes} == dict(times)
    assert {made.mistake: made.trainees for made in found.mistakes} == {
        mistake: len(names) for mistake, names in makers.items()
    }
    keys = [(made.weight, -made.trainees, -made.times) for made in found.mistakes]
    assert keys == sorted(keys)


def test_what_is_overridden_is_no_mistake() -> None:
    found = attempt("Ben", 2)
    wrong = [each for each in found.judged if each.mark.findings]
    for each in wrong:
        found = found.overridden(Wish(each.part, each.mark.number), Signed("Lee", MONDAY, "said aloud"))
    [ben] = of([result(found)]).trainees
    assert of([result(found)]).mistakes == ()
    assert ben.past.all.right == ben.past.all.asked
    assert ben.score == 100
    marked = of([result(attempt("Ben", 2))])
    assert marked.past.all.score < 100
    points = found.overridden(Wish(1, 1, points=30), Signed("Lee", MONDAY, "too slow"))
    assert of([result(points)]).past.all.score == Fraction(630, 7)


def test_a_round_that_was_left_earns_nothing() -> None:
    half = attempt("Cleo", 0, MONDAY, 4)
    [cleo] = of([result(half)]).trainees
    assert cleo.past.all.asked == 4
    assert cleo.areas == ()
    assert cleo.passed == 0
