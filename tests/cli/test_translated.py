"""Every command speaks the reader's language: in the pseudo-language no English is left."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.history.played import some_history
from tests.school.houses import house
from uth import cli, i18n
from uth.school.drill import drill_of
from uth.school.skills import Skill

WRONG = """\
format: 1
name: Mine
currency: XXX
blind:
  royal flush: 500 to 1
  straight: one
  flash: 3
limits:
  ante: {min: 50, max: 10}
chips: 5
rules:
  boxes: 12
  dark boxs: 3
  fold: [flop, flop]
side bets: none
trips: none
"""
SETTLE = ["settle", "--player", "Ah2h", "--dealer", "KcKd", "--board", "9h7h4hKs3c", "--ante"]
_SAME = re.compile(
    r"""
    "[^"]*" | '[^']*' | “[^”]*”                  # what was typed, and contract words
    | --?[a-z][a-z-]* | [ ]DIR$ | \buth([ ][a-z]+)+ # options and commands
    | ^\S*(:\d+)?:[ ][a-z0-9 >]+:[ ](?=\[)       # the place of a problem
    | (\{[^{}]*\},?[ ]?)+ | ééxxååmpļéé:.*                 # examples
    | No[ ]such[ ]file[ ]or[ ]directory           # what the system said
    """,
    re.VERBOSE,
)
"""What is the same in every language."""
_ENGLISH = re.compile(r"\b[A-Za-z][a-z]+[.:;]? [a-z]{2,}\b")
"""Two words on end without an accent."""


def _words(value: list[str] | int) -> str | None:
    """The name of a test: what is typed."""
    return " ".join(value) if isinstance(value, list) else None


@pytest.fixture(autouse=True)
def pseudo(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The pseudo-language is asked for; English is in use afterwards."""
    monkeypatch.setenv(i18n.VARIABLE, i18n.PSEUDO)
    yield
    i18n.ask_for("")
    i18n.use_language(i18n.ENGLISH, Path())


def _said(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    try:
        code = cli.main(arguments)
    except SystemExit as end:
        code = int(end.code or 0)
    captured = capsys.readouterr()
    return code, captured.out + captured.err


def _left(said: str) -> list[str]:
    """The lines with English in them."""
    return [line for line in said.splitlines() if _ENGLISH.search(_SAME.sub("", line))]


def test_the_test_sees_english() -> None:
    assert _left('x.yaml:1: blind: "flush" is missing\n[ññöö ţåƀļéé]: "no flush"\n') == [
        'x.yaml:1: blind: "flush" is missing'
    ]


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["check", "nosuch"], 2),
        (["check", "standard", "--boxes", "3"], 2),
        (["check"], 2),
        (["play", "--size", "3x3"], 2),
        (["play", "--rounds", "0"], 2),
        (["play", "--boxes", "8"], 2),
        (["play", "--bankroll", "x"], 2),
        (["play", "--bankroll", "2"], 2),
        (["play", "--text", "--record", "pictures"], 2),
        (["play", "--table", "/nowhere/mine.yaml"], 2),
        ([*SETTLE, "5"], 2),
        ([*SETTLE, "x", "--play", "4"], 2),
        ([*SETTLE, "5", "--fold", "flop"], 2),
        ([*SETTLE, "5", "--trips", "5", "--play", "4"], 0),
        (["odds", "--player", "9c9c"], 2),
        (["simulate", "standard"], 2),
        (["simulate", "standard", "--rounds", "1", "--strategy", "novic"], 2),
        (["help", "nothing"], 2),
        (["help"], 0),
        (["help", "keys"], 0),
        (["nothing"], 2),
        (["about"], 0),
        (["sign", "--trips", "50/40/30/7/8/4/3", "--blind", "royal 500, straight flush 50"], 1),
        (["sign", "--trips", "straight 4, three pairs 3, 5, royal x"], 2),
        (["exposure", "standard", "--limits", "5-35", "--cap", "20000", "--chip", "1"], 0),
        (["exposure", "standard", "--limits", "3"], 2),
        (["errors", "standard", "--rate", "blind not paid=4"], 0),
        (["errors", "standard", "--rate", "blind paid=4"], 2),
        (["luck", "standard", "--boxes", "1", "--hours", "8", "--drop", "900000", "--win", "-5"], 0),
        (["luck", "standard", "--boxes", "1", "--rounds", "80", "--as", "player", "--result", "-60000"], 0),
        (["luck", "standard", "--rounds", "80", "--win", "5"], 2),
        (["luck", "standard", "--rounds", "x"], 2),
        (["earn", "standard", "--mix", "optimal", "--labour", "60", "--lease", "5"], 0),
        (["earn", "standard", "--mix", "optimal", "--as", "player", "--comps", "5%"], 0),
        (["earn", "standard", "--mix", "optimal", "--side-fee", "200%"], 2),
        (["earn", "standard", "--rph", "x"], 2),
        (["bring", "standard", "--ante", "0"], 2),
        (["bring", "practice", "--ante", "5", "--rounds", "100001"], 2),
        (["bring", "standard", "--ante", "5", "--mine"], 2),
        (["train", "coach", "--close", "0"], 2),
        (["train", "coach", "--seed", "7", "--player", "Ann"], 2),
        (["train", "coach", "--boxes", "2"], 2),
        (["history", "list"], 0),
        (["history", "list", "--last", "0"], 2),
        (["history", "show", "1"], 2),
        (["history", "import", "/nowhere/export"], 2),
    ],
    ids=_words,
)
def test_a_command(arguments: list[str], code: int, capsys: pytest.CaptureFixture[str]) -> None:
    ended, said = _said(arguments, capsys)
    assert ended == code
    assert "[" in said
    assert _left(said) == []


def test_the_problems_of_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(WRONG, encoding="utf-8")
    code, said = _said(["check", str(file)], capsys)
    assert code == 1
    assert said.count(str(file)) > 8
    assert _left(said) == []


def test_a_text_that_is_no_yaml(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("name: Mine\n\tformat: 1\n", encoding="utf-8")
    code, said = _said(["check", str(file)], capsys)
    assert (code, _left(said)) == (1, [])


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["list"], 0),
        (["list", "--table", "nowhere"], 2),
        (["list", "--since", "tomorrow"], 2),
        (["show", "2"], 0),
        (["show", "99"], 2),
        (["replay", "4"], 0),
        (["verify"], 0),
        (["stats", "--currency", "JPY"], 2),
        (["leaks", "--table", "standard"], 0),
        (["leaks", "--currency", "JPY"], 2),
        (["players"], 0),
        (["players", "--delete", "Ann"], 2),
        (["players", "--delete", "Bob"], 2),
    ],
    ids=_words,
)
def test_a_history(arguments: list[str], code: int, users_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    some_history(users_folder, sittings=(("standard", 3, 1), ("practice", 1, 2))).database.close()
    ended, said = _said(["history", *arguments], capsys)
    assert ended == code
    assert _left(said) == []


def test_a_game_in_text(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed = b"bet 10\nfoo\nante x\nante 10000\ndeal\nbuy\nhelp\nq\n"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed), encoding="utf-8"))
    code, said = _said(["play", "--text", "--seed", "7"], capsys)
    assert code == 0
    assert said.count("\n") > 15
    assert _left(said) == []


def test_a_drill_in_text(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"hm\nfold\nhelp\n2x\n"), encoding="utf-8"))
    code, said = _said(["train", "coach", "--text", "--seed", "7", "--hands", "1"], capsys)
    assert code == 0
    assert said.count("\n") > 15
    assert _left(said) == []


@pytest.mark.parametrize("name", ["read", "count", "pay-box", "settle", "spot", "calls", "rulings", "results"])
def test_a_school_drill_in_text(name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed = b"hm\nhelp\n1\n1\n1\nnone\n1\n2.5\ndealer flush\ntake 9 ante\nskip\nskip\nskip\nskip\nfinish\n"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed), encoding="utf-8"))
    code, said = _said(["train", "drill", name, "--text", "--seed", "7", "--n", "1"], capsys)
    assert code == 0
    assert said.count("\n") > 15
    # Where a rule is written down, and which kind of exercise it was, stand in contract words.
    source = i18n.gettext("Source: {text}").partition("{")[0]
    kinds = drill_of(Skill(name.replace("-", " "))).kinds(house("standard"))
    told = [line.strip() for line in _left(said)]
    assert [line for line in told if not line.startswith(source) and not line.removesuffix("]").endswith(kinds)] == []


@pytest.mark.parametrize(
    "command",
    [
        "",
        *cli.COMMANDS,
        "history export",
        "history import",
        "history leaks",
        "history players",
        "train coach",
        "train drill",
        "train report",
        "train sheet",
    ],
)
def test_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = _said([*command.split(), "--help"], capsys)
    assert (code, _left(said)) == (0, [])
