"""``uth simulate``: text, JSON, saved files, interruption, and what it refuses."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.golden import check_golden
from uth.bulk.machine import Machine
from uth.bulk.run import Run
from uth.bulk.tally import Tally
from uth.bulk.watched import CHUNK
from uth.cli import main

GOLDEN = Path(__file__).parent.parent / "data" / "simulate"
ROUNDS = ["--rounds", "3000", "--seed", "golden"]


def document(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    """Return the JSON that the command prints."""
    assert main(["simulate", *arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize(
    ("name", "arguments"),
    {
        "one-box": ["standard"],
        "six-boxes": ["france", "--boxes", "6", "--strategy", "timid"],
    }.items(),
)
def test_text(name: str, arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *arguments, *ROUNDS]) == 0
    printed = capsys.readouterr()
    check_golden(GOLDEN / f"{name}.txt", printed.out)
    assert printed.err == ""


def test_json_has_a_value_and_an_error_for_each_figure(capsys: pytest.CaptureFixture[str]) -> None:
    found = document(capsys, "standard", "--boxes", "2", *ROUNDS)
    assert (found["schema"], found["table"], found["strategy"]) == (1, "standard", "optimal")
    assert (found["rounds"], found["boxes"], found["seeds"]) == (3000, 2, ["golden"])
    base = found["base"]
    assert set(base["ev"]) == {"value", "error"}
    assert base["house_edge"]["value"] == -base["ev"]["value"]
    assert 0 < base["correlation"]["value"] < 0.5
    assert found["dealt_apart"] == ["royal flush", "straight flush", "four of a kind"]
    assert base["results"].keys() == {"win", "tie", "lose", "fold"}
    assert sum(share["value"] for share in base["decisions"].values()) == pytest.approx(1)
    assert found["trips"]["hit_frequency"]["value"] == pytest.approx(0.15, abs=0.02)
    assert found["combined"]["trips_per_ante"] == "1"
    assert sum(share["value"] for share in found["hands"].values()) == pytest.approx(1)


def test_where_nothing_is_dealt_apart_there_is_no_word_of_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("uth.bulk.rare.MOST", 0)
    assert main(["simulate", "standard", *ROUNDS]) == 0
    assert "apart" not in capsys.readouterr().out
    assert document(capsys, "standard", *ROUNDS)["dealt_apart"] == []


def test_what_is_not_known_is_null(capsys: pytest.CaptureFixture[str]) -> None:
    found = document(capsys, "standard", "--rounds", "1", "--seed", "7")
    assert found["base"]["ev"]["error"] is None
    assert found["base"]["correlation"] is None


def test_the_seed_that_the_system_gave_repeats_the_rounds(capsys: pytest.CaptureFixture[str]) -> None:
    found = document(capsys, "standard", "--rounds", "1_000")
    assert document(capsys, "standard", "--rounds", "1000", "--seed", found["seeds"][0], "--jobs", "2") == found


def test_a_saved_simulation_goes_on_and_is_added_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, other, both = (str(tmp_path / f"{name}.json") for name in ("kept", "other", "both"))
    first = document(capsys, "standard", "--rounds", "1000", "--seed", "a", "--save", kept)
    longer = document(capsys, "standard", "--rounds", "2500", "--save", kept)
    assert longer == document(capsys, "standard", "--rounds", "2500", "--seed", "a")
    assert first["seeds"] == longer["seeds"] == ["a"]
    document(capsys, "standard", "--rounds", "500", "--seed", "b", "--save", other)
    together = document(capsys, "standard", "--merge", kept, other, "--save", both)
    assert (together["rounds"], together["seeds"]) == (3000, ["a", "b"])
    assert document(capsys, "standard", "--merge", both) == together
    assert main(["simulate", "standard", "--merge", both]) == 0
    assert "3,000 rounds, seeds a, b;" in capsys.readouterr().out


def test_one_round_is_one_round(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "standard", "--rounds", "1", "--seed", "a"]) == 0
    assert ", 1 box: 1 round, seed a;" in capsys.readouterr().out


def test_an_interrupted_simulation_prints_and_keeps_what_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    chunk = Machine.chunk

    def interrupted(machine: Machine, seed: str, number: int, rounds: int = CHUNK) -> Tally:
        if number == 1:
            raise KeyboardInterrupt
        return chunk(machine, seed, number, rounds)

    kept = tmp_path / "kept.json"
    options = ["simulate", "standard", "--seed", "a", "--save", str(kept)]
    with monkeypatch.context() as patched:
        patched.setattr(Machine, "chunk", interrupted)
        assert main([*options, "--rounds", "200000"]) == 130
    printed = capsys.readouterr()
    assert printed.err == "interrupted after 65,536 of 200,000 rounds\n"
    assert "65,536 rounds, seed a" in printed.out
    assert main([*options, "--rounds", "70000"]) == 0
    assert "70,000 rounds, seed a" in capsys.readouterr().out


def test_interrupted_before_anything_is_done_it_prints_no_figures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(run: Run, chunk: object, progress: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Run, "_count", interrupted)
    assert main(["simulate", "standard", "--rounds", "1"]) == 130
    assert capsys.readouterr().out == ""


def test_more_boxes_than_the_table_has_are_played_with_a_warning(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "standard", "--boxes", "8", "--rounds", "10"]) == 0
    assert capsys.readouterr().err == 'warning: the table "Standard" has 6 boxes; 8 are played\n'


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["standard"], "--rounds N is needed"),
        (["standard", "--rounds", "5", "--merge", "a"], "it goes with neither --rounds nor --seed"),
        (["standard", "--merge", "a", "--seed", "a"], "it goes with neither --rounds nor --seed"),
        (["standard", "--merge", "none.json"], "none.json cannot be read"),
        (["standard", "--rounds", "5", "--strategy", "practicle"], 'did you mean "practical"?'),
        (["standart", "--rounds", "5"], 'did you mean "standard"?'),
    ],
)
def test_bad_input_is_told(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *arguments]) == 2
    assert message in capsys.readouterr().err


@pytest.mark.parametrize(
    "option", [["--boxes", "9"], ["--boxes", "0"], ["--rounds", "0"], ["--rounds", "-1"], ["--jobs", "x"]]
)
def test_numbers_out_of_bounds_are_refused(option: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["simulate", "standard", *option])
    assert stopped.value.code == 2
    assert f'got "{option[1]}"' in capsys.readouterr().err


def test_a_saved_file_of_another_seed_or_strategy_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = ["--save", str(tmp_path / "kept.json")]
    assert main(["simulate", "standard", "--rounds", "10", "--seed", "a", *kept]) == 0
    assert main(["simulate", "standard", "--rounds", "20", "--seed", "b", *kept]) == 2
    assert 'is of the seed "a", not "b"' in capsys.readouterr().err
    assert main(["simulate", "standard", "--rounds", "20", "--strategy", "timid", *kept]) == 2
    assert "is of another table, strategy or number of boxes" in capsys.readouterr().err


def test_without_the_compiler_it_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "uth.bulk.machine", None)
    assert main(["simulate", "standard", "--rounds", "1"]) == 2
    assert "simulation needs numba, which cannot be loaded here" in capsys.readouterr().err
