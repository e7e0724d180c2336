"""The book is the same every time, shows nobody's own data, and its page shows all of it."""

from __future__ import annotations

import re
from pathlib import Path

from uth import i18n, paths
from uth.ui.book.looks import SIZES, Look, looks
from uth.ui.book.making import make
from uth.ui.book.page import Page
from uth.ui.sizes import DEFAULT, LEAST

SMALL = (480, 300)


def _files(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_the_same_pictures_every_time_and_a_page_that_shows_them(tmp_path: Path, users_folder: Path) -> None:
    told: list[str] = []
    one, other = (make(tmp_path / name, [Look(SMALL)], "others: ", told.append) for name in ("one", "other"))
    assert one == other
    assert len(one) > 10
    assert told[0] == f"480x300: {one[0].title}"
    files = _files(tmp_path / "one")
    assert files == _files(tmp_path / "other")
    assert set(files) == {"index.html", *(page.file.as_posix() for page in one)}

    shown = files["index.html"].decode()
    sources = re.findall(r'(?:src|href)="([^"#]+)"', shown)
    assert sorted(set(sources)) == sorted(page.file.as_posix() for page in one)
    assert "http" not in shown

    assert not users_folder.exists()
    assert paths.data_folder() == users_folder
    assert i18n.in_use() == i18n.ENGLISH


def test_the_looks_are_the_four_sizes_and_each_setting_once() -> None:
    every = looks([])
    assert [look.size for look in every if not look.name] == list(SIZES)
    special = [look for look in every if look.name]
    assert {look.size for look in special} == {DEFAULT}
    assert len({look.folder for look in every}) == len(every)
    assert looks([(640, 400), (640, 400)]) == (Look((640, 400)),)
    assert looks([DEFAULT]) == (Look(DEFAULT), *special)


def test_a_picture_is_named_after_what_it_shows() -> None:
    page = Page(Look(DEFAULT, "blue felt"), "six boxes", "0-betting")
    assert (page.title, page.file) == ("six boxes: 0-betting", Path("1280x800-blue-felt/six-boxes-0-betting.png"))
    assert Page(Look(LEAST), "leaving", "").file == Path("960x600/leaving.png")
