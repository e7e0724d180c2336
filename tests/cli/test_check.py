"""``uth check``: problems, warnings, figures and exit codes."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.config.tables import table_text
from tests.golden import check_golden
from uth import __version__
from uth.analysis import figures
from uth.cli import INTERRUPTED, main
from uth.config import list_tables
from uth.errors import UthError
from uth.resources import data_folder
from uth.table import Table

GOLDEN = Path(__file__).parent.parent / "data" / "check"
TRIPS = """\
trips:
  royal flush: 50 to 1
  straight flush: 40 to 1
  four of a kind: 30 to 1
  full house: {full_house}
  flush: 7 to 1
  straight: 4 to 1
  three of a kind: 3 to 1
"""


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand in a folder with a good file, two with warnings, one with problems, and one of a game never solved."""
    monkeypatch.chdir(tmp_path)
    texts = {
        "good": table_text(),
        "warned": table_text(trips=TRIPS.format(full_house="9 for 1")),
        "odd": table_text(trips=TRIPS.format(full_house="10 to 1")),
        "bad": table_text("rounding: no\nfloat: 1\n"),
        "unsolved": table_text(blind="blind: {royal flush: 499 to 1}\n"),
    }
    for name, text in texts.items():
        Path(f"{name}.yaml").write_text(text, encoding="utf-8")


@pytest.fixture
def no_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    """Be on a machine without numba."""
    monkeypatch.setitem(sys.modules, "uth.analysis.solver", None)


BAD = [
    'bad.yaml:12: rounding: expected "down" or "up", got "no"',
    'bad.yaml:13: float: expected chip values with a number of chips, such as {5: 200, 25: 100}, got "1"',
]
WARNED = 'warned.yaml:15: trips > full house: "for" counts the stake in: read as 8 to 1'
ODD = [
    "odd.yaml:15: trips > full house: pays 10, but every known table with flush 7 pays 8 or 9",
    "odd.yaml:11: trips: the player has an edge: 1.6943 % of the Trips",
]


def checked(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, Any]]:
    """Return the JSON of a check."""
    main(["check", *arguments, "--json"])
    documents: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    return documents


@pytest.mark.usefixtures("files")
def test_problems_and_warnings_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "good.yaml"]) == 0
    assert capsys.readouterr().out.startswith("good.yaml: no problems\n")
    assert main(["check", "standard", "warned.yaml", "bad.yaml", "odd.yaml"]) == 1
    printed = capsys.readouterr()
    lines = [line for line in printed.out.splitlines() if ".yaml" in line]
    assert lines == [f"warning: {WARNED}", "warned.yaml: no problems", *BAD, *(f"warning: {odd}" for odd in ODD),
                     "odd.yaml: no problems"]  # fmt: skip
    assert printed.err == ""


def test_figures_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "standard"]) == 0
    check_golden(GOLDEN / "standard.txt", capsys.readouterr().out)


def test_figures_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "standard", "--json"]) == 0
    printed = capsys.readouterr().out
    check_golden(GOLDEN / "standard.json", printed.replace(f'"version": "{__version__}"', '"version": "VERSION"'))


def test_the_json_is_as_documented(capsys: pytest.CaptureFixture[str]) -> None:
    """design.md section 6: every field, its place and its type."""
    (document,) = checked(capsys, "standard")
    assert list(document) == [
        "schema", "version", "table", "problems", "warnings", "base", "trips", "combined", "dark",
    ]  # fmt: skip
    base = document["base"]
    assert list(base) == [
        "ev", "exact", "house_edge", "break_even", "element_of_risk", "standard_deviation", "average_wager",
        "decisions", "results", "dealer_qualifies", "total_weight", "distribution",
    ]  # fmt: skip
    assert base["exact"] == "-50643648973/2317817502000"
    assert base["ev"] == -base["house_edge"] == pytest.approx(-0.02184971376275, abs=1e-14)
    assert base["break_even"] == "fold"
    assert list(base["decisions"]) == [
        "play 4x", "play 3x", "play 2x", "play 1x", "fold preflop", "fold flop", "fold river",
    ]  # fmt: skip
    assert list(base["results"]) == ["win", "tie", "lose", "fold"]
    assert base["total_weight"] == 27_813_810_024_000 == sum(line["weight"] for line in base["distribution"])
    best = {"net": "505", "weight": 596356920, "probability": 596356920 / 27_813_810_024_000}
    assert base["distribution"][0] == best
    assert {"net": "13/2", "weight": 241047929080, "probability": 241047929080 / 27_813_810_024_000} in (
        base["distribution"]
    )
    assert list(document["trips"]) == ["house_edge", "exact", "hit_frequency", "standard_deviation"]
    assert list(document["combined"]) == ["trips_per_ante", "ev", "covariance", "standard_deviation"]
    assert document["combined"]["trips_per_ante"] == "1"
    assert list(document["dark"]) == ["1", "2", "3", "4"]
    assert list(document["dark"]["4"]) == ["ev", "exact", "standard_deviation"]


@pytest.mark.usefixtures("files")
def test_json_of_problems_and_of_a_table_without_trips(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "warned.yaml", "bad.yaml", "good.yaml", "--json"]) == 1
    warned, bad, good = json.loads(capsys.readouterr().out)
    path, message = "trips > full house", '"for" counts the stake in: read as 8 to 1'
    assert warned["warnings"] == [{"file": "warned.yaml", "line": 15, "path": path, "message": message}]
    assert warned["problems"] == []
    assert [problem["line"] for problem in bad["problems"]] == [12, 13]
    assert [problem["path"] for problem in bad["problems"]] == ["rounding", "float"]
    assert [bad[part] for part in ("base", "trips", "combined", "dark")] == [None] * 4
    assert (good["trips"], good["combined"]) == (None, None)
    assert good["base"] == warned["base"]


def test_one_table_is_an_array_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert [table["table"] for table in checked(capsys, "Standard")] == ["Standard"]


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize("missing", ["standrad", "missing.yaml", "./"])
def test_what_cannot_be_opened_prints_nothing_else(missing: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "bad.yaml", missing, "--json"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1


def test_presets_have_no_problems(capsys: pytest.CaptureFixture[str]) -> None:
    documents = checked(capsys, *(listed.name for listed in list_tables()))
    assert [document["problems"] + document["warnings"] for document in documents] == [[]] * len(documents)


def test_a_table_of_ones_own_that_is_a_preset_is_not_odd(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_bytes((data_folder("paytables") / "pennsylvania-d.yaml").read_bytes())
    (document,) = checked(capsys, str(mine))
    assert document["warnings"] == []


def test_break_even_hands_may_play(capsys: pytest.CaptureFixture[str]) -> None:
    (fold,), (play,) = checked(capsys, "standard"), checked(capsys, "standard", "--ties-play")
    assert (fold["base"]["break_even"], play["base"]["break_even"]) == ("fold", "play")
    assert fold["base"]["exact"] == play["base"]["exact"]
    assert fold["base"]["average_wager"] < play["base"]["average_wager"]
    assert fold["base"]["decisions"]["play 1x"] < play["base"]["decisions"]["play 1x"]


def test_what_is_really_paid(capsys: pytest.CaptureFixture[str]) -> None:
    """10 on the Ante rounds nothing; 0.25 is below the lowest chip and outside the limits."""
    (written,), (even,), (odd,) = (
        checked(capsys, "standard", *options) for options in ([], ["--ante", "10"], ["--ante", "0.25"])
    )
    assert even == written
    assert odd["base"]["ev"] < written["base"]["ev"]
    (warning,) = odd["warnings"]
    assert warning["path"] == "ante"
    assert "$0.25 is outside the limits of the table" in warning["message"]
    main(["check", "standard", "--ante", "10"])
    assert "as paid at an Ante of $10" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("ante", "message"),
    [("0", "there is no box without an Ante"), ("ten", '"ten" is not an amount in USD'), ("-5", "expected digits")],
)
def test_no_such_ante(ante: str, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "standard", f"--ante={ante}"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("uth: --ante: ")
    assert message in printed.err


@pytest.mark.usefixtures("files", "no_solver")
def test_without_the_solver_all_else_is_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "unsolved.yaml", "standard", "--json"]) == 0
    unsolved, standard = json.loads(capsys.readouterr().out)
    assert [unsolved[part] for part in ("base", "trips", "combined", "dark")] == [None] * 4
    (missing,) = unsolved["warnings"]
    assert "numba" in missing["message"]
    assert standard["base"]["exact"] == "-50643648973/2317817502000"


def test_a_stored_solution_needs_nothing_compiled() -> None:
    code = (
        "import sys; from uth.cli import main; code = main(['check', 'standard', '--json']); "
        "sys.exit(code or bool({'numba', 'numpy', 'matplotlib', 'rich', 'pygame'} & set(sys.modules)))"
    )
    answer = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert (answer.returncode, answer.stderr) == (0, "")


def test_an_interruption_is_clean(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("uth.analysis.figures.figures", interrupted)
    assert main(["check", "standard"]) == INTERRUPTED
    assert capsys.readouterr().err == ""


class Terminal(io.StringIO):
    """A stream that a person reads."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_sees_what_is_going_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    out, error = Terminal(), Terminal()
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", error)
    assert main(["check", "standard", "france"]) == 0
    assert "standard (1 of 2): exact figures" in error.getvalue()
    assert "france (2 of 2): exact figures" in error.getvalue()
    assert "50643648973/2317817502000" in out.getvalue()
    assert "│" in out.getvalue()


def test_a_terminal_sees_how_far_compiling_is(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = figures.figures

    def compiled_first(table: Table, *, told: Callable[[int, int], None], **options: Any) -> figures.Figures:
        told(3, 16)
        return stored(table, **options)

    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(figures, "figures", compiled_first)
    error = Terminal()
    monkeypatch.setattr(sys, "stderr", error)
    assert main(["check", "standard", "--json"]) == 0
    assert "compiling the solver, once on this machine: 3 of 16 ..." in error.getvalue()


@pytest.mark.usefixtures("files")
def test_pays_too_fine_to_solve_are_a_warning(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def too_fine(*_: object, **__: object) -> None:
        raise UthError("the pays have no common denominator")

    monkeypatch.setattr(figures, "figures", too_fine)
    (document,) = checked(capsys, "odd.yaml")
    assert document["base"] is None
    assert [warning["message"] for warning in document["warnings"]] == [
        "pays 10, but every known table with flush 7 pays 8 or 9",
        "the pays have no common denominator",
    ]
