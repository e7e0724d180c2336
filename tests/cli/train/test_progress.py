"""``uth train report``: what a trainee has done, as text, JSON, CSV and a page."""

from __future__ import annotations

import csv
import io
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from tests.cli.asked import refused
from tests.school.schooled import done_run, plan_of, some_schooling
from uth import __version__
from uth.cli import main
from uth.cli.help import source
from uth.school.keeping import Keeping
from uth.school.levels import LEVELS
from uth.school.skills import Skill
from uth.store.database import Database, default_file
from uth.store.players import Players
from uth.words.school_outcome import BY_HAND


@pytest.fixture
def ann(users_folder: Path) -> Path:
    """Return the folder of a trainee who practised for three weeks."""
    some_schooling(users_folder).close()
    return users_folder


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Return what the command prints."""
    assert main(["train", "report", *arguments]) == 0
    found = capsys.readouterr()
    assert found.err == ""
    return found.out


def as_json(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """Return the report as JSON."""
    found: dict[str, Any] = json.loads(printed(capsys, *arguments, "--json"))
    return found


@pytest.mark.usefixtures("ann")
def test_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys).splitlines()
    assert lines[:4] == [
        "Dealer school: Ann",
        "24 of 36 exercises right, score 83.3 of 100. Time at the table: 4 min.",
        "0 of 7 levels passed; next: first day.",
        "A level is passed when in each of its drills the last 20 exercises score 90.0 or more.",
    ]
    assert re.split(r"\s{2,}", lines[6]) == ["Read a hand", "18", "12", "83.3"]
    assert [line.split()[1:] for line in lines if line.startswith("2027-")] == [
        ["12", "6", "75.0", "1", "min"], ["12", "8", "83.3", "1", "min"], ["12", "10", "91.6", "1", "min"],
    ]  # fmt: skip
    assert "to read       54   2.0 s   8.0 s  54 of 54" in lines
    assert lines[-1].startswith("Shuffle, pitch and the handling of chips are not tested here")


@pytest.mark.usefixtures("ann")
def test_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    found = as_json(capsys)
    assert (found["schema"], found["version"], found["player"]) == (1, __version__, "Ann")
    assert (found["exercises"], found["right"], found["milliseconds"]) == (36, 24, 230_000)
    assert [week["week"] for week in found["weeks"]] == ["2027-01-18", "2027-01-25", "2027-02-01"]
    assert sum(each["exercises"] for each in found["by_kind"]) == 36
    assert sum(each["times"] for each in found["mistakes"]) == sum(found["by_weight"].values())
    assert [level["level"] for level in found["level"]["levels"]] == [level.name for level in LEVELS]


def test_the_help_shows_what_is_printed(users_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = Database.open(default_file())
    done_run(plan_of(Skill.QUALIFY, count=2), Keeping(database, Players(database).create("Ann")), every=2)
    database.close()
    shown = source("json").partition("## train report")[2].partition("```json\n")[2].partition("```")[0]
    wanted, found = json.loads(shown), as_json(capsys)
    wanted["version"] = __version__
    for part in ("by_kind", "weeks"):
        wanted[part], found[part] = wanted[part][:1], found[part][:1]
    wanted["by_kind"][0]["kind"] = found["by_kind"][0]["kind"]
    wanted["weeks"][0]["week"] = found["weeks"][0]["week"]
    levels = found["level"]["levels"]
    assert levels[0]["drills"][0] == wanted["level"]["levels"][0]["drills"][0]
    found["level"]["levels"] = wanted["level"]["levels"]
    assert found == wanted


@pytest.mark.usefixtures("ann")
def test_of_some_time(capsys: pytest.CaptureFixture[str]) -> None:
    assert as_json(capsys, "--since", "2027-01-24", "--until", "2027-01-31")["exercises"] == 12
    assert as_json(capsys, "--since", "2027-01-20")["exercises"] == 24
    # What came before counts for the level.
    assert as_json(capsys, "--since", "2027-01-28")["level"]["levels"][0]["drills"][0]["last"] == 18
    assert printed(capsys, "--since", "2030-01-01") == "Ann has practised nothing in that time.\n"


@pytest.mark.usefixtures("ann")
def test_as_csv(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "answers.csv"
    assert printed(capsys, "--csv", str(file)) == f"{file} is written\n"
    rows = list(csv.DictReader(io.StringIO(file.read_text(encoding="utf-8-sig"))))
    assert len(rows) == 36
    assert sum(row["right"] == "yes" for row in rows) == 24
    assert {row["drill"] for row in rows} == {"read", "results"}
    assert all((row["mistakes"] == "") == (row["score"] == "100") for row in rows)


class Parts(HTMLParser):
    """Counts what a page has."""

    def __init__(self) -> None:
        super().__init__()
        self.pictures: list[str] = []
        self.loads: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note pictures, and whatever would be loaded."""
        found = dict(attrs)
        if tag == "svg":
            self.pictures.append(found.get("aria-label") or "")
        self.loads += [value or "" for name, value in attrs if name in ("src", "href")]


@pytest.mark.usefixtures("ann")
def test_as_a_page_with_plots_and_boxes_for_the_trainer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "school.html"
    printed(capsys, "--html", str(file))
    page, parts = file.read_text(encoding="utf-8"), Parts()
    parts.feed(page)
    assert parts.loads == []
    assert parts.pictures[:3] == [
        f"{name}: score by week, from 0 to 100" for name in ("all drills", "Read a hand", "Results of a box")
    ]
    assert parts.pictures[3:] == ["For the trainer", "lines to sign"]
    boxes = page.partition('aria-label="For the trainer"')[2].partition("</svg>")[0].count("<rect")
    assert boxes == 4 * 3 * len(BY_HAND)


def test_before_anything_was_practised(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys) == "Nothing was practised yet: uth train drill read begins.\n"
    found = as_json(capsys)
    assert (found["player"], found["exercises"], found["weeks"]) == (None, 0, [])
    assert main(["train", "report", "--html", str(tmp_path / "x.html")]) == 2
    assert "Nothing was practised yet" in capsys.readouterr().err
    assert not (tmp_path / "x.html").exists()


def test_a_trainee_who_has_done_nothing_has_an_empty_page(
    users_folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = Database.open(default_file())
    Players(database).create("Bob")
    database.close()
    printed(capsys, "--html", str(tmp_path / "bob.html"))
    assert "No exercise was answered." in (tmp_path / "bob.html").read_text(encoding="utf-8")


@pytest.mark.usefixtures("ann")
@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--player", "Bob"], 'there is no player "Bob"'),
        (["--since", "soon"], "--since: expected a day such as 2027-01-15"),
        (["--until", "2027-13-01"], "--until: expected a day"),
        (["--json", "--csv", "x.csv"], "not allowed with"),
        (["--csv", "/proc/nowhere/x.csv"], "/proc/nowhere"),
    ],
)
def test_what_cannot_be_asked_for(arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert why in refused(capsys, "train", "report", *arguments)
