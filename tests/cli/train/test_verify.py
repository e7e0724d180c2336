"""``uth train verify``: what it prints, and its exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.school.auditioned import badly, done, short
from uth import __version__
from uth.cli import main
from uth.cli.help import source
from uth.report import handed_in
from uth.report.attempt import Made
from uth.school.overrides import Signed, Wish
from uth.school.result import result

FOUND = result(done(short(), badly))


def write(folder: Path, content: bytes) -> str:
    file = folder / "ann.html"
    file.write_bytes(content)
    return str(file)


def test_a_sound_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "verify", write(tmp_path, handed_in.html(FOUND, Made(__version__)))]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Audition, Ann, begun 2027-01-18 12:00 UTC\n")
    assert "NOT PASSED" in told
    assert "lines agree" in told
    assert "It cannot show who did them" in " ".join(told.split())


def test_what_does_not_agree_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    content = handed_in.html(FOUND, Made(__version__)).replace(b'"passed":false', b'"passed":true')
    file = write(tmp_path, content)
    assert main(["train", "verify", file]) == 1
    told = capsys.readouterr().out
    assert [line.split() for line in told.splitlines() if line.startswith("passed")] == [["passed", "true", "false"]]
    assert main(["train", "verify", file, "--json"]) == 1
    data = json.loads(capsys.readouterr().out) | dict.fromkeys(("version", "program", "uid"), "...")
    shown = json.loads(source("json").partition("## train verify")[2].partition("```json\n")[2].partition("```")[0])
    assert data == shown


def test_rulings_are_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ruled = result(FOUND.attempt.overridden(Wish(1, 1), Signed("Bea", 1_800_273_600_000, "misheard")))
    file = write(tmp_path, handed_in.as_json(ruled, __version__))
    assert main(["train", "verify", file]) == 0
    told = capsys.readouterr().out
    assert "Ruled by Bea: part 1, exercise 1, points 0 to 100: misheard" in told
    assert "A record alone has no pages." in told


@pytest.mark.parametrize("content", [b"", b"nothing", b'{"what":"uth lesson result","format":1}'])
def test_what_is_no_report(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "verify", write(tmp_path, content)]) == 2
    assert "this is no report to hand in" in capsys.readouterr().err


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for file in (tmp_path / "none.html", tmp_path):
        assert main(["train", "verify", str(file)]) == 2
        assert "cannot be read" in capsys.readouterr().err


def test_nothing_of_a_file_reaches_the_terminal_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    content = handed_in.as_json(FOUND, __version__).replace(b'"Ann"', b'"A\\u001b[31mnn"')
    assert main(["train", "verify", write(tmp_path, content)]) == 0
    assert "\x1b" not in capsys.readouterr().out
