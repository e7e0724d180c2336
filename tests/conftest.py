"""What every test gets: a user's folder of its own, no real screen or sound device, and repeatable random tests."""

from __future__ import annotations

import gc
import os
import sqlite3
import sys
from collections.abc import Iterator
from functools import wraps
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings

from uth import paths

# Before anything imports pygame.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
# Compiled code outlives the folder of one test, or every test would compile it; bytecode, or every program that a test
# starts would compile all modules.
_CACHE = Path(__file__).parents[1] / ".pytest_cache"
os.environ.setdefault("NUMBA_CACHE_DIR", str(_CACHE / "numba"))
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
sys.pycache_prefix = os.environ.setdefault("PYTHONPYCACHEPREFIX", str(_CACHE / "bytecode"))

# The same examples in every run, nothing stored. No deadline:
# a busy machine is no failure.
settings.register_profile("suite", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("suite")


def pytest_collection_finish() -> None:
    """Search the program itself no more for what may be given up: with all of its modules that takes long."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


@pytest.fixture(scope="session")
def users_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Return folders for the users of the tests: made only by those that need one."""
    home = tmp_path_factory.mktemp("users")
    return (home / str(number) for number in count())


@pytest.fixture(autouse=True)
def users_folder(users_folders: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return the user's folder of this test, not made yet; no test sees or touches the real one."""
    folder = next(users_folders)
    monkeypatch.setenv(paths.VARIABLE, str(folder))
    yield folder
    paths.set_data_folder(None)


@pytest.fixture(autouse=True, scope="session")
def no_waiting_for_the_disk() -> Iterator[None]:
    """Let no history wait for the disk. ``inspect.unwrap(upkeep.connected)`` is what users have."""
    from uth.store import upkeep

    connected = upkeep.connected

    @wraps(connected)
    def hasty(
        file: Path, factory: type[sqlite3.Connection] = sqlite3.Connection, wait: float = 2
    ) -> sqlite3.Connection:
        connection = connected(file, factory, wait)
        # Not by the method of a factory that counts, or fails at, its statements.
        sqlite3.Connection.execute(connection, "PRAGMA synchronous = OFF")
        return connection

    upkeep.connected = hasty
    yield
    upkeep.connected = connected
