"""The drill that asks whether the dealer qualifies."""

from __future__ import annotations

import pytest

from tests.school import second
from tests.school.drills.sample import PARTS, WHOLE, at_every_house, in_a_row, mistakes, of_every_kind, some_tables
from tests.school.houses import TABLES, house
from tests.tables import standard
from uth.company.chance import Chance
from uth.school.drills import qualify
from uth.school.findings import Mistake
from uth.school.house import House
from uth.school.skills import Skill
from uth.table import Qualify, Rules
from uth.train.felt.model import Area


@PARTS
def test_the_answer_is_what_another_evaluator_says(number: int, start: int) -> None:
    for exercise in in_a_row(Skill.QUALIFY, number, start):
        assert exercise.right == {"qualifies": "yes" if second.dealers(exercise)[0] > 0 else "no"}, exercise


@some_tables(1)
def test_a_perfect_trainee_has_no_finding_and_each_error_its_own(name: str) -> None:
    for exercise in of_every_kind(Skill.QUALIFY, name):
        other = "no" if exercise.right["qualifies"] == "yes" else "yes"
        assert mistakes(exercise, exercise.right) == []
        assert mistakes(exercise, {"qualifies": other}) == [Mistake.QUALIFIES_WRONG]
        assert mistakes(exercise, {}) == [Mistake.NOT_ANSWERED]


@WHOLE
def test_it_can_be_drawn_with_every_profile(whole: bool) -> None:
    found = [mistakes(exercise, exercise.right) for exercise in at_every_house(Skill.QUALIFY, whole=whole)]
    assert found.count([]) == len(found) == len(TABLES) * (5 if whole else 1)


def test_a_dealer_who_always_qualifies_does_so_with_nothing() -> None:
    always = House(standard(rules=Rules(dealer_qualifies=Qualify.ALWAYS)), house("Standard").profile)
    assert "always qualifies" in qualify.kinds(always)
    assert not {"high card", "ace high"} & set(qualify.kinds(always))
    exercise = qualify.draw(always, "always qualifies", Chance("lot", "qualify"))
    assert second.dealers(exercise)[0] == 0
    assert exercise.right == {"qualifies": "yes"}
    (finding,) = qualify.mark(exercise, {"qualifies": "no"})
    assert finding.source.endswith("(rules: dealer qualifies)")
    with pytest.raises(ValueError, match="high card"):
        qualify.draw(always, "high card", Chance("lot", "qualify"))


def test_only_the_dealers_cards_and_the_board_lie_open() -> None:
    for exercise in in_a_row(Skill.QUALIFY, 20):
        lies_open = {place.area for place, cards in exercise.still.felt.cards.items() if any(card.up for card in cards)}
        assert lies_open == {Area.DEALER, Area.BOARD}
