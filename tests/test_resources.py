from __future__ import annotations

from pathlib import Path

import pytest

from uth import resources


def test_the_checkouts_folders() -> None:
    assert (resources.data_folder("paytables") / "standard.yaml").is_file()
    assert (resources.data_folder("assets") / "screenshot.png").is_file()


def test_the_installed_ones_come_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "uth"
    monkeypatch.setattr(resources, "_PACKAGE", package)
    assert resources.data_folder("assets") == tmp_path / "assets"
    (package / "_data" / "assets").mkdir(parents=True)
    assert resources.data_folder("assets") == package / "_data" / "assets"
    assert resources.data_folder("paytables") == tmp_path / "paytables"


def test_the_catalogues_lie_among_the_assets() -> None:
    assert resources.catalogues() == resources.data_folder("assets") / "locale"
