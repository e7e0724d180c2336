"""Evenings among others that break off anywhere and go on: everything is booked, and adds up."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.told.lines import preset
from uth.session import seeded
from uth.store.account import Account
from uth.store.audit import audit
from uth.store.database import Database
from uth.store.players import Players
from uth.told.demo import typed_by_demo
from uth.told.talk import Talk
from uth.ui.evening import Evening, Patron

_VISITS = 4


@pytest.mark.parametrize("name", ["standard", "six-box-dark", "france"])
def test_nothing_is_lost_between_visits(name: str, tmp_path: Path) -> None:
    chance, table = random.Random(name), preset(name)
    for visit in range(_VISITS):
        database = Database.open(tmp_path / "history.sqlite")
        players = Players(database)
        account = Account(database, players.find("Maria") or players.create("Maria"), "0.0")
        evening = Evening(table, 1000 * table.currency.unit, 1, seeded(f"{name} {visit}"), Patron(account))
        evening.company = chance.randint(1, 7)
        talk = Talk(*evening.sit_down())
        talk.begin()
        for _ in range(chance.randint(1, 20)):
            wish = f"box {chance.randint(1, 6)} ante 20" if chance.random() < 0.2 else typed_by_demo(talk.chair)
            talk.hear(wish or "buy")
        assert "Maria" not in talk.chair.session.company.seats.values()
        assert [str(finding) for finding in audit(database, account.player.id)] == []
        account.close()
        database.close()
