"""A program that is killed at any moment goes on where it stood: what was confirmed is there, nothing is paid twice."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from threading import Timer
from typing import Any

import pytest

from tests.store.killed import Record, facts_of, record_of, resumed
from tests.tables import standard
from uth.game import engine
from uth.session import secure
from uth.store.account import Account
from uth.store.audit import audit
from uth.store.database import NAME
from uth.store.players import Players
from uth.store.rescue import opened
from uth.table import CutBy, Procedure
from uth.table_data import to_data
from uth.ui.evening import Evening, Patron

TABLE = standard(procedure=Procedure(cut=CutBy.PLAYER))
SAMPLE, ALL = 4, 200
MOST_SAID = 60
"""At one of so many things that it says the program is killed."""
PATIENCE = 60
"""Seconds until a program that says nothing more is stuck."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return the folder of a program that has not started yet."""
    (tmp_path / "table.json").write_text(json.dumps(to_data(TABLE)), encoding="utf-8")
    return tmp_path


def test_killed_between_two_writes_or_in_the_middle_of_one(folder: Path) -> None:
    kill_and_look(folder, SAMPLE, Random(1))


@pytest.mark.parametrize("options", [(), ("--window",)], ids=["alone", "window"])
def test_killed_as_soon_as_a_round_is_settled(options: tuple[str, ...], folder: Path) -> None:
    """Nobody has seen then how it came out: the next start tells, pays nothing again, and may be killed as well."""
    before = look(folder, None)
    said = killed(folder, (*options, "--halt"), _said_that_it_is_settled)
    record = look(folder, (before, said))
    assert _settled(["about", record])
    assert said[-2:] == [["about", record], ["confirmed"]]
    if not options:
        kill_and_look(folder, 1, Random(2))


When = Callable[[list[list[Any]]], bool]


def _said(count: int) -> When:
    return lambda said: len(said) == count


def _said_that_it_is_settled(said: list[list[Any]]) -> bool:
    return said[-1] == ["confirmed"] and _settled(said[-2])


def _settled(what: list[Any]) -> bool:
    return bool(what[0] == "about" and what[1]["state"] == "settled")


@pytest.mark.full
@pytest.mark.parametrize("part", range(8))
@pytest.mark.parametrize("options", [(), ("--window",)], ids=["alone", "window"])
def test_killed_in_full(options: tuple[str, ...], part: int, folder: Path) -> None:
    kill_and_look(folder, ALL // 8, Random(part), *options)


def kill_and_look(folder: Path, times: int, random: Random, *options: str) -> None:
    """Kill the program again and again, and look each time at what it has left; the next one goes on from there."""
    places = set()
    for _ in range(times):
        before = look(folder, None)
        moment = random.choice([0, random.uniform(0, 0.003)])
        said = killed(folder, options, _said(random.randrange(1, MOST_SAID)), moment)
        places.add(len(said))
        look(folder, (before, said))
    # It was not always killed at the same place.
    assert len(places) > 1 or times < SAMPLE


def killed(folder: Path, options: tuple[str, ...], when: When, moment: float = 0) -> list[list[Any]]:
    """Start the program, kill it *moment* seconds after *when* is true of what it said; return all that it said."""
    arguments = [sys.executable, "-m", "tests.store.killed", str(folder), *options]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        # One that waits for somebody says no more: it is to fail here, not to hang.
        patience = Timer(PATIENCE, program.kill)
        patience.start()
        said: list[list[Any]] = []
        while not said or not when(said):
            line = program.stdout.readline()
            assert line, f"it says nothing after {len(said)} things: {said[-5:]}"
            said.append(json.loads(line))
        patience.cancel()
        time.sleep(moment)
        program.kill()
        # Of the last line it may have said a part.
        return said + [json.loads(line) for line in program.stdout if line.endswith(b"\n")]


def look(folder: Path, told: tuple[Record, list[list[Any]]] | None) -> Record:
    """Open what the program has left, and check it against the record *before* and what it *said* since."""
    database, message = opened(folder / NAME)
    assert message is None
    with database.reading() as connection:
        record: Record = json.loads(json.dumps(record_of(connection)))
    people = Players(database)
    player = people.latest()
    if told is not None and player is not None:
        before, said = told
        confirmed = [before, *_confirmed(said)]
        announced = [what[1] for what in said if what[0] == "about"]
        # The last that was announced may be there too, but then it is there whole.
        assert record in (confirmed[-1], announced[-1] if announced else before)
        account = Account(database, player, "0.0")
        _check_session(account, said, moved_on=record != confirmed[-1])
        account.close()
        _check_told(folder, folder.with_name(f"{folder.name} again"))
        assert list(audit(database, player.id)) == []
    database.close()
    return record


def _check_told(folder: Path, copy: Path) -> None:
    """Start again, with a copy: who comes in hears how the last round came out, unless one goes on."""
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(folder, copy, ignore=shutil.ignore_patterns("locks"))
    database, _ = opened(copy / NAME)
    player = Players(database).latest()
    assert player is not None
    account = Account(database, player, "0.0")
    had, waiting = account.ledger.balance("USD"), account.waiting()
    settled = [account.history.round(listed.number) for listed in account.history.rounds(count=1)]
    nets = {
        stored.number: engine.replay(stored.table, stored.funds, stored.actions).available(stored.owner)
        - stored.funds[stored.owner]
        for stored in settled
    }
    session, seat = Evening(TABLE, 100_000, 1, secure, Patron(account, comes_in=True)).sit_down()
    if waiting is not None:
        assert (seat.waited, seat.settled, session.number) == (True, None, waiting.number)
    else:
        assert (seat.waited, seat.settled) == (False, next(iter(nets.items()), None))
    assert session.bankroll == account.ledger.balance("USD")
    assert session.bankroll == had or not account.history.numbers()[1:]
    account.close()
    database.close()


def _confirmed(said: list[list[Any]]) -> list[Record]:
    return [what[1] for what, then in pairwise(said) if then[0] == "confirmed"]


def _check_session(account: Account, said: list[list[Any]], *, moved_on: bool) -> None:
    """Sit down again: cards, choices and chips are those that were shown last, unless more was confirmed since."""
    session = resumed(account)
    kinds = [what[0] for what in said]
    if "shown" not in kinds:
        return
    last = len(kinds) - 1 - kinds[::-1].index("shown")
    unchanged = "confirmed" not in kinds[last:] and not moved_on
    shown = said[last][1]
    if session is not None and unchanged:
        assert facts_of(session) == shown
    elif unchanged and shown["actions"]:
        stored = account.history.round(shown["number"])
        state = engine.replay(stored.table, stored.funds, stored.actions)
        assert stored.state == "settled"
        assert len(stored.actions) == shown["actions"]
        assert state.available(stored.owner) == shown["bankroll"] == account.ledger.balance("USD")
    if session is not None:
        assert session.bankroll == account.ledger.balance("USD")
