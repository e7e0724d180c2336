from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from uth import i18n, paths
from uth.analysis.worker import Answer, Worker, WorkerLost
from uth.errors import UthError

_LONG = 60.0


@pytest.fixture
def worker() -> Iterator[Worker]:
    with Worker(patience=0.05) as worker:
        yield worker


def _answers(worker: Worker, count: int = 1) -> list[Answer]:
    """Poll until so many answers are in."""
    answers: list[Answer] = []
    deadline = time.monotonic() + _LONG
    while len(answers) < count:
        assert time.monotonic() < deadline, f"only {answers} came"
        answers += worker.poll()
        time.sleep(0.005)
    return answers


def _until_idle(worker: Worker) -> list[Answer]:
    answers: list[Answer] = []
    deadline = time.monotonic() + _LONG
    while not worker.idle:
        assert time.monotonic() < deadline
        answers += worker.poll()
        time.sleep(0.005)
    return answers


class Unpackable(UthError):
    def __init__(self, first: str, second: str) -> None:
        super().__init__(first + second)


def said() -> str:
    return i18n.gettext("deal")


def fail(message: str) -> None:
    raise UthError(message)


def fail_unpackably() -> None:
    raise Unpackable("two ", "parts")


def give_a_function() -> object:
    return lambda: None


def die() -> None:
    os._exit(3)


def nice() -> int:
    return os.nice(0)


def folder() -> Path | None:
    return paths.moved_folder()


def interrupt_myself() -> str:
    os.kill(os.getpid(), signal.SIGINT)
    return "still here"


def touch_later(path: Path, seconds: float) -> None:
    time.sleep(seconds)
    path.touch()


def loaded(module: str) -> bool:
    return module in sys.modules


def test_a_function_runs_in_another_process_and_its_value_comes_back(worker: Worker) -> None:
    ticket = worker.submit(os.getpid)
    (answer,) = _answers(worker)
    assert (answer.ticket, answer.error) == (ticket, None)
    assert answer.value != os.getpid()
    assert worker.idle


def test_work_is_done_in_order_by_one_process(worker: Worker) -> None:
    tickets = [worker.submit(pow, 2, power) for power in range(20)]
    pid_tickets = [worker.submit(os.getpid) for _ in range(2)]
    answers = _answers(worker, 22)
    assert [answer.ticket for answer in answers] == tickets + pid_tickets
    assert [answer.value for answer in answers[:20]] == [2**power for power in range(20)]
    assert answers[20].value == answers[21].value


def test_an_error_comes_back_as_what_it_is(worker: Worker) -> None:
    worker.submit(fail, "no such table")
    (answer,) = _answers(worker)
    assert isinstance(answer.error, UthError)
    assert str(answer.error) == "no such table"


@pytest.mark.parametrize("function", [fail_unpackably, give_a_function])
def test_what_cannot_be_handed_back_is_an_error_and_the_process_goes_on(worker: Worker, function: object) -> None:
    worker.submit(function)  # type: ignore[arg-type]
    worker.submit(abs, -1)
    failed, well = _answers(worker, 2)
    assert failed.error is not None
    assert "two parts" in str(failed.error) or "pickle" in str(failed.error)
    assert well.value == 1


def test_what_cannot_be_handed_over_is_refused(worker: Worker) -> None:
    with pytest.raises(ValueError, match="cannot be handed to another process"):
        worker.submit(lambda: None)
    assert worker.idle


def test_a_process_that_dies_is_told_and_the_next_work_gets_a_new_one(worker: Worker) -> None:
    worker.submit(die)
    worker.submit(abs, -2)
    lost, well = _answers(worker, 2)
    assert isinstance(lost.error, WorkerLost)
    assert well.value == 2


def test_waiting_work_that_is_called_off_never_runs(worker: Worker, tmp_path: Path) -> None:
    worker.submit(time.sleep, 0.05)
    never = worker.submit(touch_later, tmp_path / "never", 0)
    last = worker.submit(abs, -3)
    worker.cancel(never)
    assert [answer.ticket for answer in _answers(worker, 2)] == [1, last]
    assert not (tmp_path / "never").exists()


def test_long_work_that_is_called_off_is_ended_and_the_rest_goes_on(worker: Worker, tmp_path: Path) -> None:
    ticket = worker.submit(touch_later, tmp_path / "never", _LONG)
    worker.submit(abs, -4)
    worker.cancel(ticket)
    (answer,) = _answers(worker)
    assert answer.value == 4
    assert not (tmp_path / "never").exists()


def test_short_work_that_is_called_off_keeps_its_process_and_gives_no_answer() -> None:
    with Worker(patience=_LONG) as worker:
        worker.submit(os.getpid)
        (first,) = _answers(worker)
        ticket = worker.submit(time.sleep, 0.01)
        worker.submit(os.getpid)
        worker.cancel(ticket)
        (second,) = _until_idle(worker)
        assert second.value == first.value


def test_a_ticket_that_is_answered_or_unknown_is_called_off_in_vain(worker: Worker) -> None:
    ticket = worker.submit(abs, -5)
    _answers(worker)
    worker.cancel(ticket)
    worker.cancel(99)
    worker.submit(abs, -6)
    assert _answers(worker)[0].value == 6


def _deaf(file: str) -> None:
    """Never end, whatever the program says."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    Path(file).write_text("deaf", encoding="utf-8")
    time.sleep(_LONG)


@pytest.mark.skipif(sys.platform == "win32", reason="a process there cannot refuse to end")
def test_a_process_that_does_not_listen_is_ended_all_the_same(
    worker: Worker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("uth.analysis.worker._GRACE", 0.05)
    ticket = worker.submit(_deaf, str(tmp_path / "deaf"))
    deadline = time.monotonic() + _LONG
    while not (tmp_path / "deaf").exists():
        assert time.monotonic() < deadline
        worker.poll()
        time.sleep(0.005)

    worker.cancel(ticket)

    _until_idle(worker)
    worker.close()


def test_nothing_runs_after_closing(tmp_path: Path) -> None:
    worker = Worker()
    worker.submit(touch_later, tmp_path / "never", 0.5)
    worker.close()
    worker.close()
    assert worker.idle
    assert worker.poll() == []


def test_the_process_uses_the_folder_that_was_chosen(tmp_path: Path) -> None:
    paths.set_data_folder(tmp_path / "mine")
    with Worker() as worker:
        worker.submit(folder)
        assert _answers(worker)[0].value == tmp_path / "mine"


@pytest.mark.skipif(sys.platform == "win32", reason="priority and Ctrl-C are other things there")
def test_the_process_gives_way_and_leaves_ctrl_c_to_the_program(worker: Worker) -> None:
    worker.submit(nice)
    worker.submit(interrupt_myself)
    niceness, survived = _answers(worker, 2)
    assert niceness.value >= min(os.nice(0) + 10, 19)
    assert survived.value == "still here"


def test_the_program_loads_no_kernel_to_have_them_run(worker: Worker) -> None:
    worker.submit(loaded, "numba")
    assert _answers(worker)[0].value is False


def test_the_process_speaks_the_language_in_use(worker: Worker) -> None:
    i18n.use_language(i18n.PSEUDO, Path())
    try:
        worker.submit(said)
    finally:
        i18n.use_language(i18n.ENGLISH, Path())
    worker.submit(said)
    assert [answer.value for answer in _answers(worker, 2)] == ["[ðééååļ]", "deal"]
