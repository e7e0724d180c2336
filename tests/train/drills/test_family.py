"""The rule of a family is the exact chart of the table, and who remembers what is told knows the chart soon."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from tests.train.drills.test_marks import asked_for
from tests.train.drills.test_plan import DARK, PRACTICE, STANDARD
from tests.train.drills.test_spots import spot
from uth.analysis.advice import stored_advice
from uth.analysis.solution import starting_hands
from uth.cards import Card, hole_name, parse_cards
from uth.config import load_table
from uth.game.model import Choice
from uth.table import Street, Table
from uth.train.drills.draw import drawn
from uth.train.drills.family import runs, taught, teaches
from uth.train.drills.marks import Asked, ask, mark, values_at_once
from uth.train.drills.plan import Plan
from uth.train.drills.telling import rule_of_family
from uth.train.families import family
from uth.train.learning import Learning, learnt

AUCKLAND = load_table("auckland").table


def before(hole: str, table: Table = STANDARD) -> Asked:
    return asked_for(table, spot(1, "", hole))


@pytest.mark.parametrize("table", [STANDARD, AUCKLAND, DARK], ids=lambda table: table.name)
def test_families_are_all_of_the_chart_and_their_rules_its_best_play(table: Table) -> None:
    told = dict[str, Choice]()
    for hand in starting_hands():
        hole = hole_of(hand.name)
        names = [hole_name(each) for each in family(hole)]
        assert hand.name in names
        told |= {hole_name(each): run.choice for run in runs(table, family(hole)) for each in run.hands}
        assert teaches(before(f"{hole[0]} {hole[1]}", table)) is told[hand.name]
    assert told == best_play(table)
    assert len(told) == 169


@pytest.mark.parametrize(
    ("hole", "rule"),
    [
        ("Ah 2d", "Ace high: always Play 4x."),
        ("Kh 3h", "King high, suited: always Play 4x."),
        (
            "Kh 3d",
            "King high, offsuit: Play 4x down to king-five offsuit, below that Check; "
            "yours, king-three offsuit, is below.",
        ),
        ("9h 3d", "Nine high: always Check."),
        ("2h 2d", "Pairs: Play 4x down to pocket threes, below that Check; yours, pocket twos, is below."),
    ],
)
def test_in_words(hole: str, rule: str) -> None:
    assert taught(before(hole)) == rule


def test_another_table_has_other_rules() -> None:
    assert taught(before("Th 3h", AUCKLAND)) == (
        "Ten high, suited: Play 4x down to ten-nine suited, below that Check; yours, ten-three suited, is below."
    )


def test_later_there_is_none_nor_where_other_cards_decide() -> None:
    assert taught(asked_for(STANDARD, spot(1, "9h Ks 2c", "9c 4d"))) == ""
    other = asked_for(PRACTICE, spot(1, "", "3h 3d", "3s 3c"))
    assert rule_of_family(other, Choice.PLAY_4X)
    assert rule_of_family(other, Choice.CHECK) == ""


def hole_of(name: str) -> tuple[Card, ...]:
    return parse_cards(f"{name[0]}s{name[1]}{'s' if name.endswith('s') else 'h'}")


@cache
def best_play(table: Table = STANDARD) -> dict[str, Choice]:
    """Return the chart by name, from what is stored."""
    known = {hand.name: stored_advice(table, hole_of(hand.name)) for hand in starting_hands()}
    return {name: advice.best for name, advice in known.items() if advice is not None}


class Newcomer:
    """Knows nothing, checks what was never told, and remembers the rules that he reads."""

    def __init__(self, *, reads_all: bool) -> None:
        """*reads_all*: else only what is said about wrong answers."""
        self._reads_all = reads_all
        self.knows: dict[str, Choice] = {}

    def drilled(self, hands: int, seed: str) -> None:
        """Do a drill of so many hands before the flop."""
        plan, learning = Plan((STANDARD,), seed, streets=(Street.PREFLOP,), hands=hands), Learning()
        for number in range(1, hands + 1):
            asked = ask(plan, number, *drawn(plan, number, learning))
            chosen = self.knows.get(hole_name(asked.spot.hole), Choice.CHECK)
            marked = mark(asked, chosen, 900, values_at_once(asked))
            if self._reads_all or not marked.right:
                found = runs(asked.table, family(asked.spot.hole))
                self.knows |= {hole_name(hand): run.choice for run in found for hand in run.hands}
            learning = learnt(learning, asked.kind, right=marked.right, margin=marked.margin)

    @property
    def right(self) -> Fraction:
        """How often hands as they come at the table are decided rightly."""
        chart = best_play()
        right = sum(
            hand.deals for hand in starting_hands() if self.knows.get(hand.name, Choice.CHECK) is chart[hand.name]
        )
        return Fraction(right, sum(hand.deals for hand in starting_hands()))


SEEDS = ["1", *(pytest.param(f"{seed}", marks=pytest.mark.full) for seed in range(2, 40))]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_newcomer_who_remembers_the_rules_knows_the_chart_after_75_hands(seed: str) -> None:
    newcomer = Newcomer(reads_all=True)
    assert newcomer.right < Fraction(2, 3)
    newcomer.drilled(75, seed)
    assert newcomer.right >= Fraction(95, 100), float(newcomer.right)


@pytest.mark.parametrize("seed", SEEDS)
def test_who_reads_what_is_said_about_mistakes_alone_knows_it_after_200(seed: str) -> None:
    newcomer = Newcomer(reads_all=False)
    newcomer.drilled(200, seed)
    assert newcomer.right >= Fraction(95, 100), float(newcomer.right)
