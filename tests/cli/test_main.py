from __future__ import annotations

import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace

import pytest

from uth import __version__, cli, i18n, paths
from uth.cli import unheard
from uth.errors import UthError
from uth.ui import notice

SETTLE = ["settle", "--player", "AhKh", "--dealer", "2c2d", "--board", "3s4s9hTd9c", "--ante", "5", "--play", "4"]


def _uth(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "uth", *arguments], check=False, capture_output=True, text=True, encoding="utf-8"
    )


def test_help_shows_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["--help"])
    assert ended.value.code == 0
    lines = capsys.readouterr().out.partition("commands:")[2].splitlines()
    listed = [line.split()[0] for line in lines if line.startswith("    ") and line[4] != " "]
    assert listed == list(cli.COMMANDS)


@pytest.mark.parametrize("command", cli.COMMANDS)
def test_every_command_has_help_with_an_example(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main([command, "--help"])
    assert ended.value.code == 0
    assert f"example: uth {command}" in capsys.readouterr().out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"uth {__version__}\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ["nothing"],
        ["settle", "--nothing"],
        ["settle", "--tab", "standard"],
        ["--data"],
        ["--data=--", "tables"],
        ["play", "--demo", "--rounds=--"],
        ["history", "list", "--last=--"],
    ],
    ids=" ".join,
)
def test_wrong_arguments_end_with_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(arguments)
    assert ended.value.code == 2
    assert capsys.readouterr().err.startswith("usage: uth")


@pytest.mark.parametrize("command", [["play", "--boxes"], ["table"], ["history", "list", "--player"], ["help"]])
def test_what_was_typed_is_repeated_without_harm(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    for typed, repeated in (("\x1b[31m\u202e", "[31m"), ("x" * 5000, '..."')):
        with suppress(SystemExit):
            assert cli.main([*command, typed]) == 2
        said = capsys.readouterr().err
        assert repeated in said
        assert not {"\x1b", "\u202e"} & set(said)
        assert len(said) < 1000


@pytest.mark.parametrize(
    "arguments",
    [
        ["--data", "DIR", *SETTLE],
        ["--data=DIR", *SETTLE],
        [*SETTLE, "--data", "DIR"],
        ["--data", "other", *SETTLE, "--data=DIR"],
    ],
    ids=["before", "before, with =", "after", "both: the later"],
)
def test_the_users_folder_is_taken_before_and_after_the_command(arguments: list[str], tmp_path: Path) -> None:
    folder = tmp_path / "elsewhere"
    assert cli.main([argument.replace("DIR", str(folder)) for argument in arguments]) == 0
    assert paths.data_folder() == folder
    assert not folder.exists()


@pytest.fixture
def english() -> Iterator[None]:
    """English is in use again afterwards."""
    yield
    i18n.ask_for("")
    i18n.use_language(i18n.ENGLISH, Path())


@pytest.mark.parametrize("arguments", [["--language", "pseudo", *SETTLE], [*SETTLE, "--language=pseudo"]])
def test_the_language_is_taken_before_and_after_the_command(
    arguments: list[str], english: None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(arguments) == 0
    assert "[ÅÅñţéé]" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments", [["--language", "pseudo", "--help"], ["settle", "--help", "--language=pseudo"]], ids=["all", "one"]
)
def test_help_is_in_the_language_that_is_asked_for(
    arguments: list[str], english: None, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        cli.main(arguments)
    assert capsys.readouterr().out.startswith("[ûûšååĝéé: ]uth ")


def test_without_one_the_systems_language_is_used(
    english: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(i18n, "system_language", lambda _known: i18n.PSEUDO)
    assert cli.main(SETTLE) == 0
    assert "[ÅÅñţéé]" in capsys.readouterr().out


def test_a_language_without_texts_is_bad_input(
    english: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["--language", "xx", *SETTLE]) == 2
    assert capsys.readouterr().err == 'uth: --language: there are no texts in "xx"; there are in en\n'
    monkeypatch.setenv(i18n.VARIABLE, "yy")
    assert cli.main(SETTLE) == 2
    assert capsys.readouterr().err == 'uth: UTH_LANGUAGE: there are no texts in "yy"; there are in en\n'


def _stand_in(monkeypatch: pytest.MonkeyPatch, raised: BaseException | None = None) -> list[object]:
    """Put a command in the place of ``play`` that notes its options, or raises."""
    seen: list[object] = []

    def run(options: object) -> int:
        seen.append(options)
        if raised is not None:
            raise raised
        return 0

    def add_parser(subparsers: object) -> None:
        parser = subparsers.add_parser("play")  # type: ignore[attr-defined]
        parser.add_argument("--seed")
        parser.set_defaults(run=run)

    monkeypatch.setitem(sys.modules, "uth.cli.play", SimpleNamespace(add_parser=add_parser))
    return seen


@pytest.mark.parametrize("arguments", [[], ["--seed", "7"], ["--data", "x"], ["--data=x", "--seed", "7"], ["play"]])
def test_without_a_command_it_plays(arguments: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    seen = _stand_in(monkeypatch)
    assert cli.main(arguments) == 0
    assert getattr(seen[0], "seed", None) == ("7" if "7" in arguments else None)


class _OddError(UthError):
    exit_code = 1


@pytest.mark.parametrize(
    ("raised", "code", "printed"),
    [
        (UthError("no such thing"), 2, "uth: no such thing\n"),
        (_OddError("two do not agree"), 1, "uth: two do not agree\n"),
        (KeyboardInterrupt(), 130, ""),
    ],
)
def test_how_a_command_ends(
    raised: BaseException, code: int, printed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _stand_in(monkeypatch, raised)
    assert cli.main(["play"]) == code
    assert capsys.readouterr().err == printed


def test_a_bug_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    _stand_in(monkeypatch, ZeroDivisionError())
    with pytest.raises(ZeroDivisionError):
        cli.main(["play"])


def test_python_m_uth() -> None:
    answer = _uth(*SETTLE)
    assert (answer.returncode, answer.stderr) == (0, "")
    assert "pair of nines, ace kicker" in answer.stdout
    refused = _uth("settle", *SETTLE[1:], "--trips", "-1")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "Traceback" not in refused.stderr


def test_a_reader_that_stops_reading_is_no_fault() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "uth", *SETTLE], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        complaint = process.stderr.read()
        assert (process.wait(), complaint) == (cli.PIPE_CLOSED, b"")


needs_full = pytest.mark.skipif(not Path("/dev/full").exists(), reason="no file that is always full")
NOBODY_LISTENS = {
    "no stdout": (">&-", 0),
    "no stderr": ("2>&-", 0),
    "no streams": (">&- 2>&-", 0),
    "a full stdout": ("> /dev/full", 2),
    "a full stderr": ("2> /dev/full", 0),
    "a full stdout and no stderr": ("> /dev/full 2>&-", 2),
}


def _shell(arguments: str, streams: str) -> subprocess.CompletedProcess[str]:
    line = f"{shlex.quote(sys.executable)} -m uth {arguments} {streams}"
    return subprocess.run(["sh", "-c", line], check=False, capture_output=True, text=True, encoding="utf-8")


@pytest.mark.parametrize("arguments", ["table standard --yaml", "settle --help"])
def test_every_command_does_without_streams(arguments: str) -> None:
    assert _shell(arguments, ">&- 2>&-").returncode == 0


def test_one_that_tells_how_far_it_is_does_without_streams_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """As Python makes them of streams that are closed when it starts."""
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", None)
        patch.setattr(sys, "stderr", None)
        assert cli.main(["simulate", "standard", "--rounds", "100"]) == 0


@needs_full
@pytest.mark.parametrize("case", NOBODY_LISTENS)
def test_streams_that_are_closed_or_full_give_no_traceback(case: str) -> None:
    streams, code = NOBODY_LISTENS[case]
    answer = _shell("help", streams)
    assert (answer.returncode, "Traceback" in answer.stderr) == (code, False)
    if case == "a full stdout":
        assert answer.stderr.startswith("uth: the output cannot be written: ")


UNTOLD = [
    pytest.param(arguments, streams, marks=pytest.mark.full if whole else ())
    for arguments, streams, whole in (
        ("check nope", "2>/dev/full", False),
        ("check nope", ">/dev/full 2>/dev/full", True),
        ("check nope", "2>&-", True),
        ("check nope", ">&- 2>&-", False),
        ("settle --nothing", "2>/dev/full", True),
        ("settle --nothing", ">/dev/full 2>/dev/full", False),
        ("settle --nothing", "2>&-", False),
        ("settle --nothing", ">&- 2>&-", True),
    )
]


@needs_full
@pytest.mark.parametrize(("arguments", "streams"), UNTOLD)
def test_what_goes_wrong_ends_with_its_code_when_nobody_can_be_told(arguments: str, streams: str) -> None:
    answer = _shell(arguments, streams)
    assert (answer.returncode, answer.stderr) == (2, "")


def test_without_an_error_stream_what_stops_the_table_is_noted(users_folder: Path) -> None:
    """What ``uth-table`` does on Windows: here with no display, so that only the log can tell."""
    answer = _shell("play --table nope", "2>&-")
    assert answer.returncode == 2
    noted = (users_folder / "log" / unheard.LOG).read_text(encoding="utf-8")
    assert "nope" in noted.splitlines()[0]
    assert "there is no display" in noted


@pytest.mark.parametrize(
    ("raised", "code", "told"),
    [
        (UthError("no such thing"), 2, "uth: no such thing"),
        (ZeroDivisionError("the bet"), 1, "ZeroDivisionError: the bet"),
    ],
)
def test_without_an_error_stream_a_window_tells(
    raised: Exception, code: int, told: str, monkeypatch: pytest.MonkeyPatch, users_folder: Path
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(notice, "show_notice", shown.append)
    _stand_in(monkeypatch, raised)
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stderr", None)
        patch.setattr(sys, "stdout", None)
        assert cli.main(["play"]) == code
    (text,) = shown
    assert told in text
    assert told in (users_folder / "log" / unheard.LOG).read_text(encoding="utf-8")


def test_what_stops_the_start_from_a_menu_is_told_in_a_window_and_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], users_folder: Path
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(notice, "show_notice", shown.append)
    monkeypatch.setattr(sys, "argv", ["/usr/bin/uth-table"])
    _stand_in(monkeypatch, UthError("the disk is full"))
    assert cli.main(["play"]) == 2
    assert shown == ["uth: the disk is full"]
    assert "the disk is full" in capsys.readouterr().err
    assert "the disk is full" in (users_folder / "log" / unheard.LOG).read_text(encoding="utf-8")


def test_a_narrow_terminal_gets_a_question_mark_for_what_it_cannot_show() -> None:
    fold = [*SETTLE[:-2], "--fold", "river"]
    answer = subprocess.run(
        [sys.executable, "-m", "uth", *fold], check=True, capture_output=True, env={"PYTHONIOENCODING": "ascii"}
    )
    assert b"?$5.00" in answer.stdout


def test_a_start_is_quick() -> None:
    """Besides Python, argparse and the command's own imports a start costs little: in seconds of the processor."""
    code = (
        "import argparse, pathlib, time; start = time.process_time(); import uth.cli; "
        "uth.cli.COMMANDS = (); uth.cli.make_parser(); print(time.process_time() - start)"
    )
    seconds = [
        float(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True).stdout) for _ in range(5)
    ]
    assert min(seconds) < 0.06


def test_one_command_alone_is_loaded() -> None:
    code = (
        "import sys, uth.cli; uth.cli.make_parser('settle'); "
        "print(sorted(name for name in sys.modules if name.startswith('uth.cli.')))"
    )
    loaded = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert loaded.strip() == (
        "['uth.cli.argparse_words', 'uth.cli.examples', 'uth.cli.output', 'uth.cli.settle', 'uth.cli.settled']"
    )
