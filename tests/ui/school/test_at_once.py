"""Where faults are said at once: after each field what was wrong in it and what is right."""

from __future__ import annotations

from tests.ui.school import made
from uth.school.exercise import Exercise, Given
from uth.school.findings import Finding
from uth.ui.keys import KeyLabels
from uth.ui.school.asking import Asking
from uth.ui.school.present import Look
from uth.ui.school.side import Ink, Words
from uth.ui.school.telling import side_of


def asking(*, at_once: bool) -> Asking:
    def peek(exercise: Exercise, given: Given) -> tuple[Finding, ...]:
        return tuple(finding for finding in made.mark(exercise, given) if finding.field in given.answer)

    return Asking(made.exercise(made.FEW, made.LIST, made.AMOUNT), made.mark, peek if at_once else None)


def wrong_now(of: Asking) -> bool:
    return of.heard_wrong


def inks(of: Asking) -> list[tuple[str, Ink]]:
    return [(item.text, item.ink) for item in side_of(of, Look(KeyLabels())).items if isinstance(item, Words)]


def test_a_wrong_field_is_said_with_what_was_right() -> None:
    of = asking(at_once=True)
    of.pick("take")
    assert wrong_now(of)
    assert ("The Ante: Take", Ink.BAD) in inks(of)
    assert any(text.startswith("Right: ") for text, _ink in inks(of))
    of.pick("full house")
    assert not wrong_now(of)
    assert ("The hand: full house", Ink.GOOD) in inks(of)


def test_nothing_is_said_before_the_end_where_that_is_not_wished() -> None:
    of = asking(at_once=False)
    of.pick("take")
    assert (of.heard, of.heard_wrong) == (None, False)
    assert ("The Ante: Take", Ink.TEXT) in inks(of)
    assert not any(text.startswith("Right: ") for text, _ink in inks(of))


def test_an_answer_of_before_is_marked_again() -> None:
    of = asking(at_once=False)
    of.recall(
        Given({"ante": "take", "hand": "full house", "amount": 10500}, {"ante": 900, "hand": 2100, "amount": 4000})
    )
    assert (of.marked, of.milliseconds) == (True, 4000)
    assert [finding.field for finding in of.findings] == ["ante"]
