"""Locks between windows: alone or shared, let go of when the program ends, however it ends."""

from __future__ import annotations

import subprocess
import sys
import textwrap
import time
from pathlib import Path
from threading import Thread

import pytest

from uth.paths import FolderError
from uth.store.errors import CannotWrite
from uth.store.locks import InUse, Lock, discard


def test_alone_or_together(tmp_path: Path) -> None:
    file = tmp_path / "locks" / "it.lock"
    alone = Lock(file)
    for shared in (False, True):
        with pytest.raises(InUse, match="another window"):
            Lock(file, shared=shared)
    alone.release()
    first, second = Lock(file, shared=True), Lock(file, shared=True)
    with pytest.raises(InUse):
        Lock(file)
    first.release()
    with pytest.raises(InUse):
        Lock(file)
    second.release()
    Lock(file).release()


@pytest.mark.parametrize("shared", [False, True])
def test_it_waits_for_another_window(shared: bool, tmp_path: Path) -> None:
    file = tmp_path / "it.lock"
    other = Lock(file, shared=not shared)
    with pytest.raises(InUse):
        Lock(file, shared=shared, wait=0.01)
    other.release()
    Lock(file, shared=shared, wait=1).release()


def test_a_program_that_is_killed_lets_go(tmp_path: Path) -> None:
    file = tmp_path / "it.lock"
    code = f"""
        from pathlib import Path
        from uth.store.locks import Lock
        lock = Lock(Path({str(file)!r}))
        print(flush=True)
        input()
    """
    arguments = [sys.executable, "-c", textwrap.dedent(code)]
    with subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as window:
        assert window.stdout is not None
        window.stdout.readline()
        with pytest.raises(InUse):
            Lock(file)
        window.kill()
        window.wait()
    for shared in (True, False):
        Lock(file, shared=shared, wait=1).release()


def test_a_lock_that_was_deleted_while_somebody_waited_for_it_locks_nothing(tmp_path: Path) -> None:
    file = tmp_path / "it.lock"
    first, locked = Lock(file), list[bool]()

    def wait() -> None:
        mine = Lock(file, wait=10)
        with pytest.raises(InUse):
            Lock(file)
        mine.release()
        locked.append(True)

    waiting = Thread(target=wait)
    waiting.start()
    time.sleep(0.05)
    discard(file)
    first.release()
    waiting.join()
    assert locked == [True]


def test_where_no_lock_can_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(FolderError):
        Lock(tmp_path / "file" / "it.lock")
    with pytest.raises(CannotWrite, match="cannot be written") as raised:
        Lock(tmp_path)
    assert not isinstance(raised.value, InUse)
