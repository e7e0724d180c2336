"""Where the window was: kept and read again, and never in the way."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from uth.store import window_file
from uth.store.window_file import FORMAT, Place

THERE = Place(1, 1280, 1024, 151, 220, 900, 650)


def test_it_is_read_as_it_was_written(users_folder: Path) -> None:
    assert window_file.read() is None
    window_file.write(THERE)
    assert window_file.read() == THERE
    assert window_file.file() == users_folder / "settings" / "window.json"
    at_screens_left = Place(0, 1920, 1080, -40, -3, 1280, 800, full=True)
    window_file.write(at_screens_left)
    assert window_file.read() == at_screens_left


def test_what_has_not_changed_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    window_file.write(THERE)

    def never(*_args: object) -> None:
        raise AssertionError("it was written")

    monkeypatch.setattr(window_file, "write_atomically", never)
    window_file.write(THERE)


def test_a_folder_that_cannot_be_made_is_no_fault(users_folder: Path) -> None:
    users_folder.write_text("a file is in the way")
    window_file.write(THERE)
    assert window_file.read() is None


json_values = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.lists(st.integers())


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from((*asdict(THERE), "format", "hat")), json_values)
def test_a_value_that_is_wrong_costs_the_place_alone(name: str, value: object) -> None:
    file = window_file.file()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({"format": FORMAT, **asdict(THERE), name: value}), encoding="utf-8")
    found = window_file.read()
    assert found is None or found == Place(**{**asdict(THERE), **({name: value} if name in asdict(THERE) else {})})


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 5000, b'{"format": 2}', b"null"])
def test_a_file_that_is_none_is_no_fault(content: bytes) -> None:
    file = window_file.file()
    file.parent.mkdir(parents=True)
    file.write_bytes(content)
    assert window_file.read() is None
    window_file.write(THERE)
    assert window_file.read() == THERE


@pytest.mark.parametrize(
    ("name", "value"), [("width", 0), ("height", -5), ("x", 10**9), ("full", 1), ("x", True), ("screen", 1.0)]
)
def test_what_cannot_be_is_nowhere(name: str, value: object) -> None:
    file = window_file.file()
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps({"format": FORMAT, **asdict(THERE), name: value}), encoding="utf-8")
    assert window_file.read() is None
