"""Runs: the same for any number of jobs, stopped and gone on with, saved and added up."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.bulk import tables
from uth.bulk.machine import Machine
from uth.bulk.run import Run, new_run
from uth.bulk.saved import SavedError, merged, read_saved, saved_run, write_saved
from uth.bulk.tally import Tally, nothing
from uth.bulk.watched import CHUNK

ROUNDS = 3 * CHUNK + 1_000
Changed = Callable[[dict[str, Any]], object]


def machine(boxes: int = 2) -> Machine:
    """Return what is played here."""
    return tables.machine("standard", boxes)


def played(rounds: int, seed: str = "run", jobs: int = 1) -> Run:
    """Return a run of so many rounds."""
    run = new_run(machine(), seed)
    run.play(rounds, jobs=jobs)
    return run


@pytest.fixture(scope="module")
def straight() -> Run:
    """Return a run that was played at once by one job."""
    return played(ROUNDS)


def test_any_number_of_jobs_gives_the_same(straight: Run) -> None:
    assert straight.tally.rounds == ROUNDS
    assert played(ROUNDS, jobs=3).tally == straight.tally


def test_another_seed_gives_other_rounds(straight: Run) -> None:
    assert played(1_000, "other").tally != played(1_000).tally
    assert played(1_000).tally == machine().chunk("run", 0, 1_000)


def test_a_run_goes_on_where_it_stopped(straight: Run) -> None:
    run = played(CHUNK + 7)
    run.play(2 * CHUNK)
    run.play(ROUNDS, jobs=2)
    assert run.tally == straight.tally
    run.play(10)
    assert run.tally == straight.tally


def test_progress_is_told_chunk_by_chunk() -> None:
    told: list[int] = []
    new_run(machine(), "told").play(2 * CHUNK + 5, jobs=2, progress=told.append)
    assert told == [CHUNK, 2 * CHUNK, 2 * CHUNK + 5]


def test_an_interrupted_run_can_go_on(straight: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    run = new_run(machine(), "run")

    def interrupt(done: int) -> None:
        if done == 2 * CHUNK:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run.play(ROUNDS, jobs=2, progress=interrupt)
    assert run.tally.rounds == 2 * CHUNK
    run.play(ROUNDS)
    assert run.tally == straight.tally


def test_tallies_add_up_in_any_order() -> None:
    parts = [machine().chunk("run", number, 500) for number in range(3)]
    assert sum(parts, nothing(machine().watched)) == sum(reversed(parts), nothing(machine().watched))


def test_a_saved_run_goes_on(straight: Run, tmp_path: Path) -> None:
    file = tmp_path / "new" / "run.json"
    write_saved(file, saved_run(played(CHUNK + 99)), "Standard", "optimal")
    run = read_saved(file, machine()).run()
    assert run.seed == "run"
    assert run.tally == played(CHUNK + 99).tally
    run.play(ROUNDS)
    assert run.tally == straight.tally
    names = json.loads(file.read_text())
    assert (names["table"], names["strategy"], names["boxes"]) == ("Standard", "optimal", 2)


def test_saved_runs_are_added_up(tmp_path: Path) -> None:
    runs = [played(700, "a"), played(900, "b")]
    together = merged([saved_run(run) for run in runs])
    assert together.tally == runs[0].tally + runs[1].tally
    assert together.seeds == {"a": 700, "b": 900}
    file = tmp_path / "both.json"
    write_saved(file, together, "Standard", "optimal")
    again = read_saved(file, machine())
    assert again == together
    with pytest.raises(SavedError, match="cannot go on"):
        again.run()
    with pytest.raises(SavedError, match='"b" is there twice'):
        merged([again, saved_run(runs[1])])


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    write_saved(file, saved_run(played(100)), "Standard", "optimal")
    with pytest.raises(SavedError, match="table Standard, strategy optimal, boxes 2"):
        read_saved(file, machine(1))
    with pytest.raises(SavedError, match="cannot be read"):
        read_saved(tmp_path / "none.json", machine())


def _off_by_one(data: dict[str, Any]) -> None:
    data["rest"]["counts"][data["rest"]["counts"].index(0)] += 1


DAMAGES: dict[str, Changed] = {
    "older": lambda data: data.update(schema=1),
    "no seeds": lambda data: data.pop("seeds"),
    "seeds no object": lambda data: data.update(seeds=[1]),
    "other rounds": lambda data: data.update(seeds={"run": 99}),
    "a count too many": _off_by_one,
    "counts cut off": lambda data: data["rest"]["counts"].pop(),
    "a count no number": lambda data: data["rest"]["squares"].__setitem__(0, "1"),
    "products cut off": lambda data: data["whole"]["products"].pop(),
    "sums cut off": lambda data: data["whole"]["sums"].pop(),
    "a depth cut off": lambda data: data["whole"]["products"][0].pop(),
    "a row cut off": lambda data: data["whole"]["products"][0][0][0].pop(),
    "whole no chunks": lambda data: data.update(whole=data["rest"], rest=data["whole"]),
    "no tally": lambda data: data.update(whole=None),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_refused(damage: str, tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    write_saved(file, saved_run(played(100)), "Standard", "optimal")
    data = json.loads(file.read_text())
    DAMAGES[damage](data)
    file.write_text(json.dumps(data))
    with pytest.raises(SavedError, match=r"run\.json is (damaged|no saved)"):
        read_saved(file, machine())


@pytest.mark.parametrize("content", ["", "[]", "{", "\x00", '{"schema": 2}', "[" * 100_000])
def test_a_file_that_is_no_run_is_refused(content: str, tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    file.write_text(content)
    with pytest.raises(SavedError):
        read_saved(file, machine())


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="a device of Unix")
def test_a_file_without_end_is_refused() -> None:
    with pytest.raises(SavedError, match="expected a file, got a folder, a device"):
        read_saved(Path("/dev/zero"), machine())


def test_the_same_rounds_on_every_machine() -> None:
    tally: Tally = machine(3).chunk("golden", 5, 4_000)
    digest = sum((place + 1) * times for place, times in enumerate(tally.counts))
    assert (sum(tally.counts), digest, sum(tally.squares)) == (12_000, 4_929_660, 4_680_201)
