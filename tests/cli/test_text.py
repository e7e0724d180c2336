"""``uth play --text``: in a pipe, at its end, interrupted, by itself; and that it needs no window."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.told.lines import FOLDER, preset, talk, transcript
from uth.__main__ import main
from uth.cli import text
from uth.cli.text import plain
from uth.config import find_table
from uth.store.database import Database, default_file
from uth.store.history import History, State, Wanted
from uth.store.players import Players

ROOT = Path(__file__).parents[2]


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Let these lines be what the program reads, and then nothing more."""
    content = "".join(f"{line}\n" for line in lines).encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content), encoding="utf-8"))


def history() -> History:
    """Return what is kept of the only player."""
    database = Database.open(default_file())
    (player,) = Players(database).all()
    return History(database, player.id)


def test_it_plays_in_a_pipe_as_the_transcripts_say(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = (FOLDER / "six_boxes.txt").read_text(encoding="utf-8").splitlines()
    typed(monkeypatch, *(line[1:].strip() for line in wanted if line.startswith(">")))
    assert main(["play", "--text", "--seed", "7", "--table", "six-box-dark", "--bankroll", "2000"]) == 0
    said = capsys.readouterr()
    assert said.out.splitlines() == [line for line in wanted if not line.startswith(">")]
    assert said.err == ""


def test_the_end_of_the_input_leaves_and_the_round_waits(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "ante 10", "deal")
    assert main(["play", "--text", "--player", "Ann", "--bankroll", "200"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[1] == "You play as Ann; your chips and rounds are kept."
    assert "You have $190, and $10 at stake." in said
    assert said[-1] == "The round waits as it stands, and goes on when you come back."
    waiting = history().open_round()
    assert waiting is not None
    typed(monkeypatch, "4")
    assert main(["play", "--text", "--rounds", "1"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[3] == "Round 1 at table Standard stands as you left it: same cards, same bets."
    assert "You play 4x, $40." in said
    assert re.fullmatch(r"1 round played; bankroll \$[\d,.]+", said[-1])
    (listed,) = history().rounds(Wanted())
    assert history().round(listed.number).state is State.SETTLED


def test_ctrl_c_leaves_and_the_chips_are_free_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = iter(["deal\n"])

    def interrupted() -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr(text, "typed_line", interrupted)
    assert main(["play", "--text"]) == 0
    assert capsys.readouterr().out.splitlines()[-2:] == [
        "", "The round waits as it stands, and goes on when you come back.",
    ]  # fmt: skip
    typed(monkeypatch, "q")
    assert main(["play", "--text"]) == 0
    assert "stands as you left it" in capsys.readouterr().out


@pytest.mark.parametrize("closed", [True, False])
def test_without_an_input_it_leaves_at_once(
    closed: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch)
    if closed:
        sys.stdin.close()
    else:
        monkeypatch.setattr(sys, "stdin", None)
    assert main(["play", "--text", "--seed", "1"]) == 0
    assert capsys.readouterr().out.endswith("You leave the table with $1,000.\n")


def test_bytes_that_are_no_text_are_not_understood(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    junk = b"\xff\xfe\x00deal\n" + bytes(range(256)) * 40 + b"\n"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(junk), encoding="utf-8"))
    assert main(["play", "--text", "--seed", "1"]) == 0
    said = capsys.readouterr().out
    assert "I do not understand" in said
    assert said.splitlines()[-1].startswith("You leave the table")


def test_a_demo_types_and_says_how_it_went(capsys: pytest.CaptureFixture[str], users_folder: Path) -> None:
    assert main(["play", "--text", "--demo", "--seed", "7", "--rounds", "2", "--table", "six-box-dark"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert [line for line in said if line.startswith("> ")][:2] == ["> deal", "> cut"]
    assert "> next" in said
    assert re.fullmatch(r"2 rounds played; bankroll €[\d,.]+ \(.?€[\d,.]+\)", said[-1])
    assert not users_folder.exists()


def test_a_demo_ends_when_it_is_broke(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    waited: list[float] = []
    monkeypatch.setattr("time.sleep", waited.append)
    assert main(["play", "--text", "--demo", "--seed", "7", "--bankroll", "15"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[-2].startswith("You leave the table with $")
    assert "round" in said[-1]
    assert len(waited) == len([line for line in said if line.startswith("> ")])


@pytest.mark.parametrize(
    "options", [["--size", "960x600"], ["--record", "pictures"], ["--describe"], ["--size", "960x600", "--demo"]]
)
def test_what_is_for_a_window_is_refused(options: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--text", *options]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "uth: --text opens no window: --size, --record and --describe are for one\n"


def test_the_log_has_the_deck(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    typed(monkeypatch, "deal", "4")
    assert main(["play", "--text", "--seed", "7", "--log", str(tmp_path / "deck.log")]) == 0
    log = (tmp_path / "deck.log").read_text(encoding="utf-8")
    assert re.search(r"round 1 commitment [0-9a-f]{64}\n.*round 1 reveal ", log, re.DOTALL)
    said = [line.partition(" uth.table ")[2] for line in log.splitlines() if " uth.table " in line]
    assert said[1].startswith("round 1: Your cards: ")
    assert said[2] == "round 1: You play 4x, $20."


def test_data_that_is_damaged_is_told_first(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = default_file()
    file.parent.mkdir(parents=True)
    file.write_bytes(b"no database at all" * 100)
    typed(monkeypatch, "q")
    assert main(["play", "--text"]) == 0
    said = capsys.readouterr().out
    assert str(file.parent) in said.partition("Ultimate Texas Hold'em, table Standard.")[0]


def test_the_dialogue_of_the_readme_is_what_is_said() -> None:
    (shown,) = re.findall(r"^```console\n(.*?)^```$", (ROOT / "README.md").read_text(encoding="utf-8"), re.M | re.S)
    lines = [line[2:] for line in shown.splitlines() if line.startswith("> ")]
    assert transcript(talk(preset("standard")), lines).endswith(shown)


def test_it_loads_no_window_and_no_compiler() -> None:
    code = (
        "import sys; from uth.cli import main; main(['play', '--text', '--rounds', '1']); "
        "sys.exit(any(name in sys.modules for name in ('pygame', 'numba', 'matplotlib', 'pydantic')))"
    )
    answer = subprocess.run(
        [sys.executable, "-c", code], input="d\n4\n", check=False, capture_output=True, text=True, encoding="utf-8",
        cwd=ROOT, env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip
    assert (answer.returncode, answer.stderr) == (0, "")
    assert answer.stdout.splitlines()[-1].startswith("1 round played")


def test_signs_that_the_terminal_lacks() -> None:
    said = "\N{MINUS SIGN}€5, kr\N{NO-BREAK SPACE}5, 5 Kč, “3×”, €1,000"
    assert plain(said, "utf-8") == "\N{MINUS SIGN}€5, kr 5, 5 Kč, “3×”, €1,000"
    assert plain(said, "ascii") == '-EUR 5, kr 5, 5 CZK, "3x", EUR 1,000'
    assert plain(said, "cp1252") == "-€5, kr 5, 5 CZK, “3×”, €1,000"
    assert plain("€5", "no such encoding") == "EUR 5"


def test_the_table_of_last_time_is_laid_out_again_and_another_where_it_is_gone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_text(find_table("france").read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    asked = (("--table practice", "Practice"), ("", "Practice"), ("--table mine.yaml", "France"))
    for options, name in asked:
        typed(monkeypatch)
        assert main(["play", "--text", "--player", "Ann", *options.split()]) == 0
        assert f"table {name}." in capsys.readouterr().out.splitlines()[0]
    monkeypatch.chdir("/")
    typed(monkeypatch)
    assert main(["play", "--text"]) == 0
    assert "table France." in capsys.readouterr().out.splitlines()[0]
    mine.write_text("format: 1\nname: Mine\n", encoding="utf-8")
    typed(monkeypatch)
    assert main(["play", "--text"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == f"The table of last time, {mine}, cannot be laid out:"
    assert said[1].startswith(f'{mine}:1: "')
    assert "table Standard." in next(line for line in said if "Hold'em" in line)
    typed(monkeypatch)
    assert main(["play", "--text", "--player", "Bob"]) == 0
    assert "table Standard." in capsys.readouterr().out.splitlines()[0]


def test_chips_that_nothing_is_kept_of_are_played_with_at_the_first_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for options, name in ((["--table", "practice"], "Practice"), (["--seed", "1"], "Standard")):
        typed(monkeypatch)
        assert main(["play", "--text", *options]) == 0
        assert f"table {name}." in capsys.readouterr().out.splitlines()[0]
