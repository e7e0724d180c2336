"""Overrides of a trainer: what they change, what they leave, and what none can be."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from tests.school.in_class import attempt, left_in_the_middle
from uth.school.attempt import from_data, to_data
from uth.school.overrides import Override, OverrideError, Signed, Wish, unsound
from uth.school.overrides import from_data as override_from
from uth.school.overrides import to_data as override_data
from uth.school.result import result
from uth.school.score import share_of

SIGNED = Signed("B. Lee", 1_800_300_000_000, "It was said aloud.")


def wrong_ones() -> list[tuple[int, int, int]]:
    """The exercises in which something is wrong: part, number, points."""
    found = attempt(every=2)
    return [(each.part, each.mark.number, each.points) for each in found.judged if each.mark.findings]


def test_nothing_is_overridden_at_first() -> None:
    found = attempt(every=2)
    assert [each.mark for each in found.judged] == list(found.marks)
    assert share_of(found.judged) == share_of(found.marks)
    assert not any(each.overridden for each in found.judged)
    assert "overrides" not in to_data(found)


def test_an_exercise_counts_as_right() -> None:
    before = attempt(every=2)
    part, number, points = wrong_ones()[0]
    after = before.overridden(Wish(part, number), SIGNED)
    [made] = after.overrides
    assert made == Override(part, number, 0, None, "B. Lee", SIGNED.at, "It was said aloud.", points, 100)
    assert after.marks == before.marks
    judged = next(each for each in after.judged if (each.part, each.mark.number) == (part, number))
    assert (judged.points, judged.right, judged.findings, judged.overridden) == (100, True, (), True)
    assert share_of(after.judged).right == share_of(before.judged).right + 1
    assert share_of(after.marks) == share_of(before.marks)


def test_an_exercise_gets_other_points() -> None:
    part, number, points = wrong_ones()[0]
    after = attempt(every=2).overridden(Wish(part, number, points=60), SIGNED)
    judged = next(each for each in after.judged if each.overridden)
    assert (judged.points, judged.right) == (60, False)
    assert judged.findings == judged.mark.findings
    assert (after.overrides[0].before, after.overrides[0].after) == (points, 60)


def test_one_finding_does_not_stand() -> None:
    found = attempt(every=2)
    several = next((each for each in found.judged if len(each.mark.findings) > 1), None)
    one = several or next(each for each in found.judged if each.mark.findings)
    after = found.overridden(Wish(one.part, one.mark.number, 1), SIGNED)
    judged = next(each for each in after.judged if each.overridden)
    assert judged.findings == one.mark.findings[1:]
    assert judged.points >= one.points


def test_overrides_come_one_upon_the_other() -> None:
    part, number, points = wrong_ones()[0]
    twice = attempt(every=2).overridden(Wish(part, number, points=40), SIGNED).overridden(Wish(part, number), SIGNED)
    assert [(each.before, each.after) for each in twice.overrides] == [(points, 40), (40, 100)]
    assert unsound(twice.runs, twice.overrides) == ()
    back = twice.overridden(Wish(part, number, points=40), SIGNED)
    assert back.judged[0].points >= 0
    assert (back.overrides[-1].before, back.overrides[-1].after) == (100, 40)


def test_they_are_kept_with_the_record() -> None:
    part, number, _points = wrong_ones()[0]
    after = attempt(every=2).overridden(Wish(part, number, 1), SIGNED).overridden(Wish(1, 1, points=30), SIGNED)
    data = json.loads(json.dumps(to_data(after)))
    assert [each["as"] for each in data["overrides"]] == ["right", 30]
    assert from_data(data) == after
    del data["overrides"]
    assert from_data(data) == attempt(every=2)


def test_changed_points_are_found() -> None:
    part, number, points = wrong_ones()[0]
    after = attempt(every=2).overridden(Wish(part, number), SIGNED)
    changed = (replace(after.overrides[0], before=points + 10, after=90),)
    assert unsound(after.runs, changed) == ((changed[0], points, 100),)


@pytest.mark.parametrize(
    ("wish", "signed", "text"),
    [
        (Wish(9, 1), SIGNED, "there is no such exercise in that part"),
        (Wish(1, 99), SIGNED, "there is no such exercise in that part"),
        (Wish(1, 2, 9), SIGNED, "exercise 2 has 1 findings: there is no finding 9"),
        (Wish(1, 1), SIGNED, "that changes nothing"),
        (Wish(1, 2, points=101), SIGNED, "0 to 100 points"),
        (Wish(1, 2, 1, 50), SIGNED, "one finding can count as right"),
        (Wish(1, 2), SIGNED._replace(reason=" "), "needs a reason"),
        (Wish(1, 2), SIGNED._replace(reason="a\x07b"), r"the character U\+0007 cannot be shown"),
        (Wish(1, 2), SIGNED._replace(by=""), "needs a name"),
        (Wish(1, 2), SIGNED._replace(reason="x" * 301), "at most 300 characters"),
    ],
)
def test_what_no_override_can_be(wish: Wish, signed: Signed, text: str) -> None:
    with pytest.raises(OverrideError, match=text):
        attempt(every=2).overridden(wish, signed)


@pytest.mark.parametrize(
    "change",
    [{"part": -1}, {"as": "wrong"}, {"as": 101}, {"as": None}, {"reason": ""}, {"at": "now"}, {"finding": 1, "as": 5}],
)
def test_what_is_no_data_of_one(change: dict[str, Any]) -> None:
    part, number, _points = wrong_ones()[0]
    [made] = attempt(every=2).overridden(Wish(part, number), SIGNED).overrides
    assert override_from(override_data(made)) == made
    with pytest.raises(ValueError, match=r"no override|whole number"):
        override_from(override_data(made) | change)


def test_a_record_with_an_override_of_nothing_is_refused() -> None:
    part, number, _points = wrong_ones()[0]
    data = to_data(attempt(every=2).overridden(Wish(part, number), SIGNED))
    data["overrides"][0]["exercise"] = 77
    with pytest.raises(OverrideError):
        from_data(data)


def test_a_round_that_was_left_earns_nothing_but_points_that_are_given() -> None:
    found = left_in_the_middle()
    assert found.judged[-1].points == 0
    for wish in (Wish(3, 1), Wish(3, 1, points=0)):
        with pytest.raises(OverrideError, match="it earns nothing"):
            found.overridden(wish, SIGNED)
    for points in (40, 100):
        after = found.overridden(Wish(3, 1, points=points), SIGNED)
        assert (after.overrides[0].before, after.overrides[0].after, after.judged[-1].points) == (0, points, points)
        assert result(after).ruled > result(found).ruled
        assert unsound(after.runs, after.overrides) == ()
