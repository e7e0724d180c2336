"""``uth tables``: the list as text and as JSON."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.config.tables import table_text
from uth import __version__
from uth.cli import main
from uth.config import list_tables


@pytest.fixture
def own_tables(users_folder: Path) -> Path:
    """Return the user's tables folder with a good table, a bad one, and one that a preset hides."""
    folder = users_folder / "tables"
    folder.mkdir(parents=True)
    (folder / "mine.yaml").write_text(table_text(), encoding="utf-8")
    (folder / "broken.yaml").write_text("format: 1\n", encoding="utf-8")
    (folder / "standard.yaml").write_text(table_text(), encoding="utf-8")
    return folder


def test_presets_with_limits_signs_and_origin(capsys: pytest.CaptureFixture[str], users_folder: Path) -> None:
    assert main(["tables"]) == 0
    lines = capsys.readouterr().out.splitlines()
    heads = ["name", "title", "currency", "Ante", "Trips", "boxes for one", "Blind pays", "Trips pays", "from"]
    assert re.split(r"  +", lines[0]) == heads
    boxes = {fields[0]: fields[5] for line in lines[1:] if len(fields := re.split(r"  +", line)) == len(heads)}
    assert (boxes["standard"], boxes["practice"], boxes["six-box-dark"]) == ("1", "6", "5")
    assert len([line for line in lines[1:] if line]) == len(list_tables()) + 1
    britain = next(line for line in lines if line.startswith("four-x-only"))
    assert britain.split()[-7:] == [
        "£5-£500",
        "£1-£100",
        "1",
        "500/50/10/3/3:2/1",
        "50/40/30/8/7/4/3",
        "Great",
        "Britain",
    ]
    assert lines[-1] == f"Your own table files belong in {users_folder / 'tables'}"


def test_the_users_tables(capsys: pytest.CaptureFixture[str], own_tables: Path) -> None:
    assert main(["tables"]) == 0
    lines = capsys.readouterr().out.splitlines()
    mine = next(line for line in lines if line.startswith("mine"))
    assert mine.split() == ["mine", "Mine", "USD", "$5-$500", "-", "1", "500/50/10/3/3:2/1", "-", "your", "folder"]
    broken = next(line for line in lines if line.startswith("broken"))
    assert f'has problems: "uth check {own_tables / "broken.yaml"}"' in broken
    hidden = [line for line in lines if line.startswith("standard")][1]
    assert hidden.endswith("your folder; open it by its path, its name is taken")


def test_json(capsys: pytest.CaptureFixture[str], own_tables: Path) -> None:
    assert main(["tables", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert (document["schema"], document["version"]) == (1, __version__)
    by_file = {table["file"]: table for table in document["tables"]}
    assert len(by_file) == len(list_tables())
    mine = by_file[str(own_tables / "mine.yaml")]
    assert (mine["name"], mine["title"], mine["currency"]) == ("mine", "Mine", "USD")
    assert (mine["preset"], mine["hidden"], mine["valid"], mine["trips"]) == (False, False, True, None)
    assert mine["limits"]["ante"] == {"min": "5.00", "max": "500.00", "step": "5.00"}
    assert mine["blind"]["flush"] == "3 to 2"
    broken = by_file[str(own_tables / "broken.yaml")]
    assert (broken["valid"], broken["title"], broken["blind"]) == (False, None, None)
    assert by_file[str(own_tables / "standard.yaml")]["hidden"] is True
