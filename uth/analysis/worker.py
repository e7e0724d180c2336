"""A process beside the program for long work: hand a function over, ask now and then, call it off.

It is started anew (``spawn``), runs at low priority and loads only what the functions import, so that the program
itself never loads the kernels. One piece of work runs at a time; the rest waits here.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import sys
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from copy import copy
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from uth import i18n, paths, resources
from uth.i18n import gettext as _

PATIENCE = 0.5
"""How many seconds called-off work may run on before its process is ended: most work ends sooner than one starts."""
_GRACE = 2.0
"""So many seconds a process has to end when it is told to."""
_NICENESS = 10
_BELOW_NORMAL = 0x4000
"""Windows' class of priority under the normal one."""


class WorkerLost(Exception):
    """The process ended before its work did."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of one piece of work: its value, or the exception that ended it."""

    ticket: int
    value: Any = None
    error: BaseException | None = None


@dataclass(frozen=True, slots=True)
class _Work:
    ticket: int
    pickled: bytes
    """The function and its arguments."""


@dataclass(slots=True)
class _Process:
    """A running process, and this end of the line to it."""

    process: BaseProcess
    line: Connection


class Worker:
    """Runs functions one after another in a process of its own, which starts with the first of them.

    Nothing here waits for work: :meth:`poll`, called now and then, also sends the next piece on its way.
    """

    def __init__(self, patience: float = PATIENCE) -> None:
        """*patience*: seconds, see :data:`PATIENCE`."""
        self._patience = patience
        self._waiting: deque[_Work] = deque()
        self._running: _Work | None = None
        self._called_off_at: float | None = None
        self._tickets = 0
        self._process: _Process | None = None

    def submit(self, function: Callable[..., Any], *arguments: Any) -> int:
        """Have a function of a module called with *arguments*, and return the ticket of its answer.

        :raises ValueError: if the function or an argument cannot be handed to another process.
        """
        try:
            pickled = pickle.dumps((i18n.in_use(), function, arguments))
        except (AttributeError, TypeError, pickle.PicklingError) as error:
            raise ValueError(f"this cannot be handed to another process: {error}") from error
        self._tickets += 1
        self._waiting.append(_Work(self._tickets, pickled))
        self._send_next()
        return self._tickets

    def poll(self) -> list[Answer]:
        """Return what has come in since the last time, oldest first."""
        answers = []
        if self._running is not None and self._process is not None:
            answer = _received(self._process, self._running.ticket)
            if answer is not None:
                answers += [answer] if self._called_off_at is None else []
                self._running = self._called_off_at = None
                if isinstance(answer.error, WorkerLost):
                    self._end_process()
        self._end_called_off()
        self._send_next()
        return answers

    def cancel(self, ticket: int) -> None:
        """Call work off: there will be no answer. What waits never starts, what runs is ended before long."""
        self._waiting = deque(work for work in self._waiting if work.ticket != ticket)
        if self._running is not None and self._running.ticket == ticket and self._called_off_at is None:
            self._called_off_at = time.monotonic()
            self._end_called_off()

    @property
    def idle(self) -> bool:
        """Whether there is no work, waiting or running."""
        return self._running is None and not self._waiting

    def close(self) -> None:
        """Call everything off and end the process."""
        self._waiting.clear()
        self._running = self._called_off_at = None
        self._end_process()

    def __enter__(self) -> Self:
        """Return the worker; it is closed afterwards."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the worker."""
        self.close()

    def _send_next(self) -> None:
        if self._running is not None or not self._waiting:
            return
        self._running = self._waiting.popleft()
        if self._process is None:
            self._process = _started()
        # A line to a process that is gone: the next poll finds that out and says so.
        with suppress(OSError):
            self._process.line.send_bytes(self._running.pickled)

    def _end_called_off(self) -> None:
        if self._called_off_at is not None and time.monotonic() - self._called_off_at >= self._patience:
            self._running = self._called_off_at = None
            self._end_process()

    def _end_process(self) -> None:
        if self._process is not None:
            self._process.process.terminate()
            self._process.process.join(_GRACE)
            if self._process.process.is_alive():
                # Something in it swallows the signal; nothing of it is worth waiting for.
                self._process.process.kill()
                self._process.process.join()
            self._process.line.close()
            self._process = None


def _started() -> _Process:
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=_serve, args=(there, paths.moved_folder()), name="uth worker", daemon=True)
    process.start()
    there.close()
    return _Process(process, here)


def _received(process: _Process, ticket: int) -> Answer | None:
    try:
        if not process.line.poll():
            return None
        value, error = process.line.recv()
    except (OSError, EOFError):
        return Answer(ticket, error=WorkerLost(_("the worker process ended before its work did")))
    return Answer(ticket, value, error)


def _serve(line: Connection, folder: Path | None) -> None:
    """Be the process: call what comes, send back what it gives, and end when the other end is gone."""
    # Ctrl-C in a terminal goes to both; the program then ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _give_way()
    paths.set_data_folder(folder)
    with suppress(OSError, EOFError):
        while True:
            line.send_bytes(_answered(line.recv_bytes()))


def _answered(pickled: bytes) -> bytes:
    """Do one piece of work and return its value and its error, pickled."""
    try:
        # The bytes are the program's own.
        language, function, arguments = pickle.loads(pickled)  # noqa: S301
        if language != i18n.in_use():
            i18n.use_language(language, resources.catalogues())
        return pickle.dumps((function(*arguments), None))
    # Whatever it is, it belongs to the one who asked.
    except Exception as error:
        return _pickled_error(error)


def _pickled_error(error: Exception) -> bytes:
    try:
        # Some exceptions can be packed but not unpacked, nor copied.
        copy(error)
        return pickle.dumps((None, error))
    except Exception:
        return pickle.dumps((None, RuntimeError(f"{type(error).__name__}: {error}")))


def _give_way() -> None:
    """Let whatever else runs on the machine go first."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        os.nice(_NICENESS)
