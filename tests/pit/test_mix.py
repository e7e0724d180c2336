"""A mix of players: how it is written down, and what it is worth, worked out once."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from uth.analysis.figures import figures
from uth.analysis.game import game_of
from uth.analysis.solved import ALGORITHM
from uth.analysis.strategy.locate import list_strategies, load_strategy, preset
from uth.config import load_table
from uth.errors import UthError
from uth.pit import mix
from uth.pit.mix import (
    MixFileError,
    MixNotFound,
    Share,
    best_player,
    content_of_strategy,
    ends_of,
    players_of,
    read_mix,
    strategies_of,
)
from uth.report.players import USUAL_MIX, MixError, players

STANDARD = load_table("standard").table


@pytest.mark.parametrize(
    ("text", "shares"),
    [
        ("usual", USUAL_MIX),
        (" Usual ", USUAL_MIX),
        ("default", USUAL_MIX),
        ("practical", {"practical": Fraction(1)}),
        ("practical=60,novice=40", {"practical": Fraction(3, 5), "novice": Fraction(2, 5)}),
        ("practical = 60 %, novice=39.5%,timid=0.5", {
            "practical": Fraction(3, 5), "novice": Fraction(79, 200), "timid": Fraction(1, 200),
        }),
    ],
)  # fmt: skip
def test_a_mix_in_words(text: str, shares: dict[str, Fraction]) -> None:
    assert read_mix(text) == shares


@pytest.mark.parametrize("text", ["practical=60", "practical=0,novice=100", "practical=x,novice=40", "=50,novice=49"])
def test_shares_are_100_together(text: str) -> None:
    with pytest.raises(MixError, match=r"percentages that are 100 together, such as practical=60,novice=40"):
        read_mix(text)


def test_a_mix_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("players:\n  practical: 55\n  no-pair-folds: 45 %\n", encoding="utf-8")
    assert read_mix(str(file)) == {"practical": Fraction(11, 20), "no-pair-folds": Fraction(9, 20)}
    assert [one.strategy.name for one in strategies_of(read_mix(str(file)))] == ["practical", "no-pair-folds"]


def test_a_strategy_file_is_a_mix_of_one() -> None:
    file = str(next(listed.file for listed in list_strategies() if listed.name == "timid"))
    assert read_mix(file) == {file: Fraction(1)}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("players:\n  practical: 50\nother: 2\n", r'mine.yaml:3: other: unknown key, expected "players"'),
        ("players: practical\n", r"mine.yaml:1: players: expected strategies, each with its percentage"),
        ("players:\n  practical: [1]\n", r"mine.yaml:1: players: expected strategies, each with its percentage"),
        ("players: {a: 1\n", r"mine.yaml:\d: "),
    ],
)
def test_a_file_with_problems(text: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(MixFileError, match=why):
        read_mix("mine.yaml")


def test_what_cannot_be_found() -> None:
    with pytest.raises(MixNotFound, match=r"nowhere\.yaml cannot be opened"):
        read_mix("nowhere.yaml")
    with pytest.raises(UthError, match='no strategy is called "nobody"'):
        strategies_of(read_mix("nobody"))


def test_every_strategy_has_words_of_its_own() -> None:
    words = [content_of_strategy(load_strategy(listed.name)) for listed in list_strategies()]
    assert len(set(words)) == len(words)


# --- worth


def test_best_play_needs_no_work() -> None:
    (found,) = players_of(STANDARD, [Share(preset("optimal"), Fraction(1))], _never)
    assert found.ends == figures(STANDARD).ends
    assert found == best_player(STANDARD)


def _never(name: str) -> None:
    raise AssertionError(name)


def test_what_was_worked_out_is_known_again(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    some = [Share(preset("always-4x"), Fraction(1))]
    (first,) = players_of(STANDARD, some, told.append)
    assert told == ["always-4x"]
    monkeypatch.setattr(mix, "loaded_solver", None)
    (again,) = players_of(STANDARD, some, _never)
    assert again == first
    (other,) = players(STANDARD, {"always-4x": Fraction(1)}, _told)
    assert other == first


def _told(_name: str) -> None:
    pass


def test_what_is_kept_of_a_strategy_is_read_whole_or_not_at_all() -> None:
    ends = figures(STANDARD).ends
    data = mix._to_data(ends)
    assert mix._from_data(data) == ends
    for broken in (None, {}, {"ways": 1}, {"ways": data["ways"][1:]}, {"ways": [["play 9x", "river"]]}):
        assert mix._from_data(broken) is None
    assert data["algorithm"] == ALGORITHM
    assert mix._key(game_of(STANDARD), preset("timid")) != mix._key(game_of(STANDARD), preset("novice"))


@pytest.mark.full
def test_each_player_of_the_usual_mix_is_exact() -> None:
    for one in strategies_of(USUAL_MIX):
        assert sum(ends_of(game_of(STANDARD), one.strategy, _told).values()) == 27_813_810_024_000
