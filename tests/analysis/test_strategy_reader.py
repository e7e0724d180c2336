"""Strategy files: every problem by its exact text, and every strategy read, written and read again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden import check_golden
from uth.analysis.strategy.locate import (
    StrategyFileError,
    StrategyNotFound,
    list_strategies,
    load_strategy,
)
from uth.analysis.strategy.model import Condition, Fact, Rule, Strategy
from uth.analysis.strategy.reader import read_strategy, street_as_data
from uth.game.model import Choice
from uth.problems import Problem
from uth.table import Street

FOLDER = Path(__file__).parent.parent / "bad_strategies"
FILES = sorted(FOLDER.glob("*.yaml"))
NAMES = (
    "always-4x", "never-raise-early", "no-pair-folds", "novice", "optimal", "practical", "practical-flop",
    "practical-river", "three-x", "timid",
)  # fmt: skip


def problems(file: Path) -> tuple[Problem, ...]:
    strategy, found = read_strategy(file.read_text(encoding="utf-8"), f"bad_strategies/{file.name}")
    assert (strategy is None) == bool(found)
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_exact_messages(file: Path) -> None:
    check_golden(file.with_suffix(".txt"), "".join(f"{problem}\n" for problem in problems(file)))


@pytest.mark.parametrize("file", [file for file in FILES if file.stem != "many"], ids=lambda file: file.stem)
def test_one_fault_is_one_problem(file: Path) -> None:
    assert len(problems(file)) == 1


def text_of(rules: str, street: Street = Street.FLOP) -> str:
    others = "".join(f"{other}: best\n" for other in Street if other is not street)
    return f"format: 1\nname: mine\n{others}{street}:\n{rules}"


def read(text: str) -> Strategy:
    strategy, found = read_strategy(text, "mine.yaml")
    assert found == ()
    assert strategy is not None
    return strategy


@pytest.mark.parametrize(
    ("condition", "fact", "allowed"),
    [
        ("made: two pair or better", Fact.MADE, range(2, 10)),
        ("made: TWO_PAIR OR BETTER", Fact.MADE, range(2, 10)),
        ("made: pair to straight", Fact.MADE, range(1, 5)),
        ("made: [pair, flush or better]", Fact.MADE, [1, 5, 6, 7, 8, 9]),
        ("not hidden: none", Fact.HIDDEN, range(1, 10)),
        ("pair of: T+", Fact.PAIR_OF, range(9, 14)),
        ("not pair of: T+", Fact.PAIR_OF, range(9)),
        ("flush draw: none", Fact.FLUSH_DRAW, [0]),
        ("straight draw: open-ended", Fact.STRAIGHT_DRAW, [2]),
        ("higher on board: 1 or fewer", Fact.HIGHER_ON_BOARD, [0, 1]),
        ("overcards: over 0", Fact.OVERCARDS, [1, 2]),
        ("hole cards: 22 32o", Fact.HOLE_CARDS, [0, 91]),
    ],
)
def test_conditions(condition: str, fact: Fact, allowed: list[int]) -> None:
    strategy = read(text_of(f"  - play 2x: {{{condition}}}\n  - otherwise: check\n"))
    assert strategy.rules[Street.FLOP][0] == Rule(Choice.PLAY_2X, (Condition(fact, frozenset(allowed)),))


def test_the_river_knows_dealer_outs() -> None:
    strategy = read(text_of("  - play 1x: {dealer outs: under 21}\n  - otherwise: fold\n", Street.RIVER))
    assert strategy.rules[Street.RIVER][0].tests == (Condition(Fact.DEALER_OUTS, frozenset(range(21))),)


def written(strategy: Strategy) -> str:
    """A strategy as a file, in the flow style that YAML shares with Python's lists of texts."""
    lines = [f"format: 1\nname: {strategy.name}\n"]
    lines += [f"{street}: {street_as_data(rules)}\n" for street, rules in strategy.rules.items()]
    return "".join(lines)


EVERYTHING = """
  - play 2x: {not pair of: T or better, not hole cards: 72 AK, board suited: 1 to 2}
  - play 2x: {straight draw: gutshot or better, overcards: [0, 2], board: pair}
  - check: {flush draw: [2, T to Q], higher on board: 0, not made: flush}
  - play 2x: {not higher on board: 0 to 5, not board: [pair, flush or better]}
  - otherwise: check
"""


@pytest.mark.parametrize("name", [*NAMES, "everything"])
def test_what_is_written_reads_the_same(name: str) -> None:
    strategy = read(text_of(EVERYTHING)) if name == "everything" else load_strategy(name)
    assert read(written(strategy)).rules == strategy.rules


def test_the_named_strategies() -> None:
    assert tuple(strategy.name for strategy in list_strategies()) == NAMES
    assert all(load_strategy(name).name == name and load_strategy(name).about for name in NAMES)
    assert [name for name in NAMES if not load_strategy(name).asks_best] == ["practical"]


def test_names_and_paths(tmp_path: Path, users_folder: Path) -> None:
    folder = users_folder / "strategies"
    folder.mkdir(parents=True)
    text = text_of("  - otherwise: check\n")
    for file in (folder / "mine.yaml", folder / "Timid.yaml", tmp_path / "other.yml"):
        file.write_text(text, encoding="utf-8")
    assert load_strategy("Mine").name == "mine"
    assert load_strategy("timid").name == "timid"
    assert load_strategy(str(tmp_path / "other.yml")).name == "mine"
    assert [strategy.name for strategy in list_strategies() if strategy.own] == ["mine"]


def test_what_cannot_be_loaded(tmp_path: Path) -> None:
    with pytest.raises(StrategyNotFound, match=r'no strategy is called "practicle" \(did you mean "practical"\?\)'):
        load_strategy("practicle")
    with pytest.raises(StrategyNotFound, match="cannot be opened"):
        load_strategy(str(tmp_path / "none.yaml"))
    bad = tmp_path / "bad.yaml"
    bad.write_bytes(b"format: 1\nname: \xff\n")
    with pytest.raises(StrategyFileError, match=r"bad\.yaml:2: expected text in UTF-8"):
        load_strategy(str(bad))
    bad.write_text("name: x\n", encoding="utf-8")
    with pytest.raises(StrategyFileError, match='"format" is missing') as caught:
        load_strategy(str(bad))
    assert len(caught.value.problems) == 4
    assert caught.value.exit_code == 2
