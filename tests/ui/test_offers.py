"""Tables on offer: by name, by any path a person may paste, and files that are no tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from uth.config import TableNotFound, find_table, load_table
from uth.ui.offers import offer_of, offers


def test_what_comes_with_the_program_and_what_is_ones_own(users_folder: Path) -> None:
    folder = users_folder / "tables"
    folder.mkdir(parents=True)
    france = find_table("france").read_text(encoding="utf-8")
    (folder / "mine.yaml").write_text(france, encoding="utf-8")
    (folder / "Standard.yaml").write_text(france, encoding="utf-8")
    (folder / "odd.yaml").write_text("no: table", encoding="utf-8")
    found = {offer.source: offer for offer in offers()}
    assert found["standard"].origin == "comes with the program"
    assert found["pennsylvania-a"].origin == "Pennsylvania"
    assert found["mine"].origin == "your own file"
    assert found["mine"].table == load_table("france").table
    assert found["odd"].table is None
    assert found["odd"].problems
    assert found["odd"].title == "odd"
    taken = str(folder / "Standard.yaml")
    assert found[taken].title == "France"
    for source, offer in found.items():
        if offer.table is not None:
            assert load_table(source).table == offer.table


@pytest.mark.parametrize("written", ["{}", "  {}\n", '"{}"', "'{}'", "file://{}"])
def test_a_path_as_it_is_copied(tmp_path: Path, written: str) -> None:
    file = tmp_path / "my table.yaml"
    file.write_text(find_table("france").read_text(encoding="utf-8"), encoding="utf-8")
    text = written.format(str(file).replace(" ", "%20") if written.startswith("file:") else file)
    offer = offer_of(text)
    assert offer.source == str(file)
    assert offer.origin == "opened file"
    assert load_table(offer.source).table == offer.table


def test_a_path_is_kept_from_the_root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "t.yaml").write_text(find_table("france").read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert offer_of("t.yaml").source == str(tmp_path / "t.yaml")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert offer_of("~/t.yaml").source == str(tmp_path / "t.yaml")


@pytest.mark.parametrize(
    "text", ["nowhere", "/no/such.yaml", "./a\0b.yaml", "~nobody-of-that-name/t.yaml", "/", "file://"]
)
def test_what_is_not_there_is_said(text: str) -> None:
    with pytest.raises(TableNotFound):
        offer_of(text)


def test_a_name_is_enough() -> None:
    assert offer_of(" France ").source == "france"
