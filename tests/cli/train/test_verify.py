"""``uth train verify``: what it prints, and its exit codes."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

from tests.school.auditioned import badly, done, right, short
from uth import __version__
from uth.cli import main
from uth.cli.help import source
from uth.config.locate import load_table
from uth.config.writer import write_table
from uth.report import handed_in
from uth.report.attempt import Made
from uth.school.lesson_file import load_lesson
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


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with a name here")
@pytest.mark.parametrize("command", ["verify", "override"])
def test_a_pipe_or_a_device_is_no_report(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo(tmp_path / "pipe.html")
    for file in (str(tmp_path / "pipe.html"), "/dev/zero"):
        assert main(["train", command, file]) == 2
        assert "expected a file, got a folder, a device or a pipe" in capsys.readouterr().err


def test_whose_tables_they_are_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = json.loads(handed_in.as_json(FOUND, __version__))
    for part in record["record"]["lesson"]["parts"]:
        part["plan"]["table"]["limits"]["ante"]["most"] *= 2
    (tmp_path / "own.json").write_text(json.dumps(record))
    main(["train", "verify", str(tmp_path / "own.json")])
    told = " ".join(capsys.readouterr().out.split())
    assert 'table "Standard", NOT the table that comes with the program under this name' in told
    assert main(["train", "verify", write(tmp_path, handed_in.as_json(FOUND, __version__))]) == 0
    assert 'table "Standard", which comes with the program' in " ".join(capsys.readouterr().out.split())


def test_the_tables_of_the_lesson_that_was_given_are_known(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    standard = load_table("standard").table
    ante = replace(standard.limits.ante, most=2 * standard.limits.ante.most)
    own = replace(standard, name="Own", limits=replace(standard.limits, ante=ante))
    (tmp_path / "own.yaml").write_text(write_table(own))
    (tmp_path / "week.yaml").write_text(
        "format: 1\ntitle: W\nseed: s\ntable: ./own.yaml\nparts: [{title: A, drills: read, exercises: 1}]\n"
    )
    lesson = str(tmp_path / "week.yaml")
    file = write(tmp_path, handed_in.as_json(result(done(load_lesson(lesson), right)), __version__))
    assert main(["train", "verify", file, "--lesson", lesson]) == 0
    assert 'table "Own", of the lesson file' in " ".join(capsys.readouterr().out.split())
    assert main(["train", "verify", file]) == 0
    assert 'table "Own", which does not come with the program' in " ".join(capsys.readouterr().out.split())
