"""``uth history show``: a round with everything that proves it, and as a case for a test."""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tests.cli.history.played import some_history
from tests.game.test_settle import test_case_file
from tests.golden import check_golden
from tests.play import bets
from tests.store.played import Home, next_action, play
from tests.tables import standard
from uth.cli import main
from uth.game.actions import CloseBets, PlaceBets
from uth.session import PLAYER
from uth.table import Cap, CapPer, Rules, default_limits

GOLDEN = Path(__file__).parents[2] / "data" / "history"


def shown(capsys: pytest.CaptureFixture[str], number: int, *options: str) -> str:
    capsys.readouterr()
    assert main(["history", "show", str(number), *options]) == 0
    return capsys.readouterr().out


def document(capsys: pytest.CaptureFixture[str], number: int) -> dict[str, Any]:
    found = json.loads(shown(capsys, number, "--json"))
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("number", [1, 12], ids=["one box", "dark boxes"])
def test_the_text(number: int, home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    check_golden(GOLDEN / f"show-{number}.txt", shown(capsys, number))


def test_the_settlement_is_told_as_by_settle(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    box = document(capsys, 1)["boxes"][0]
    case = document(capsys, 1)
    multiple = case["actions"][-1]["choice"].removeprefix("play ").removesuffix("x")
    ended = ["--fold", "river"] if box["result"] == "fold" else ["--play", multiple]
    cards = ["--player", *box["hole"], "--dealer", *case["dealer"]["hole"], "--board", *case["board"]]
    assert main(["settle", *cards, "--ante", "5", "--trips", "5", *ended]) == 0
    told = capsys.readouterr().out
    assert told in shown(capsys, 1)
    assert main(["settle", *cards, "--ante", "5", "--trips", "5", *ended, "--json"]) == 0
    settled = json.loads(capsys.readouterr().out)
    assert {key: settled[key] for key in ("player", "result", "bets", "staked", "net")} == {
        key: box[key] for key in ("player", "result", "bets", "staked", "net")
    }


def test_the_json_proves_the_deck(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    for number in (1, 9, 12):
        found = document(capsys, number)
        assert (found["schema"], found["round"], found["state"]) == (1, number, "settled")
        assert sha256(found["reveal"].encode()).hexdigest() == found["commitment"]
        deck = found["reveal"].partition(":")[2]
        order = [deck[place : place + 2] for place in range(0, 104, 2)]
        at = next((action["cards"] for action in found["actions"] if action["action"] == "cut"), 0)
        dealt = [card for action in found["actions"] if action["action"] == "deal" for card in action["cards"]]
        assert (*order[at:], *order[:at])[: len(dealt)] == tuple(dealt)
        assert {
            *found["board"],
            *found["dealer"]["hole"],
            *(card for box in found["boxes"] for card in box["hole"]),
        } == {*dealt}


def test_what_may_not_be_seen_yet_is_not_shown(users_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home = some_history(users_folder, unfinished=True)
    stored = home.history.round(17)
    text = shown(capsys, 17)
    assert "not finished" in text
    assert "shown when the round is over" in text
    assert stored.deck.nonce not in text
    found = document(capsys, 17)
    assert found["reveal"] is None
    assert found["board"] == [None] * 5
    assert found["dealer"] == {"hole": [None, None]}
    assert found["ended"] is found["net"] is None
    assert set(found["actions"][-1]["cards"]) == {None}
    hole = [str(card) for card in stored.deck.order[5:7]]
    assert found["boxes"] == [{"box": 1, "owner": PLAYER, "dark": False, "hole": hole}]
    assert f"Box 1   {' '.join(hole)}\nDealer  ?? ??\nBoard   ?? ?? ?? ?? ??" in text
    hidden = {str(card) for card in stored.deck.order} - set(hole)
    words = text.replace("\n", " ").split()
    assert hidden.isdisjoint(words)
    home.close()


def test_a_round_without_bets(users_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home = Home(users_folder)
    home.sit_down()
    assert "No bets." in shown(capsys, 1)
    home.sit_down(0)
    assert ", void: without bets\n" in shown(capsys, 1)
    found = document(capsys, 1)
    assert (found["state"], found["actions"], found["boxes"], found["staked"]) == ("void", [], [], "0.00")
    assert found["reveal"] is not None
    home.close()


def test_refusals(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["history", "show", "99"]) == 2
    assert capsys.readouterr().err == "uth: there is no round 99; there are 1 to 16\n"
    assert main(["history", "show", "1", "--player", "Bea"]) == 2
    with pytest.raises(SystemExit):
        main(["history", "show", "1", "--json", "--as-case"])


def test_without_a_history(users_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["history", "show", "1"]) == 2
    assert capsys.readouterr().err == "uth: nothing was played yet\n"
    assert not users_folder.exists()


# --- as a case


def cases(capsys: pytest.CaptureFixture[str], number: int) -> list[dict[str, Any]]:
    found = json.loads(shown(capsys, number, "--as-case"))
    assert isinstance(found, list)
    return found


def test_a_case_can_be_copied_into_the_file_of_cases(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    made = [case for number in home.history.numbers() for case in cases(capsys, number)]
    assert len(made) == 8 + 2 * 3 + 2 * 3 + 2
    for case in made:
        test_case_file(case)
    assert {case["result"] for case in made} >= {"win", "lose", "fold"}
    of_file = json.loads((GOLDEN.parent / "settlement.json").read_text(encoding="utf-8"))[0]
    assert all([*case] == [*of_file] for case in made if "table" not in case)
    # The euro is not the currency of the usual table.
    assert sum("table" in case for case in made) == 2 * 3


def _capped(folder: Path, per: CapPer) -> Home:
    limits = replace(default_limits(standard().currency), payout_cap=Cap(100, per))
    home = Home(folder, table=standard(rules=Rules(boxes_per_player=6), limits=limits))
    session = home.sit_down()
    while not any(each.net > 0 for each in home.history.rounds()):
        if session.over:
            session.next_round()
        session.act(bets(1, PLAYER, 500), bets(2, PLAYER, 500), CloseBets())
        while not session.over:
            session.act(next_action(session))
    return home


def test_a_case_has_the_table_that_settles_otherwise(users_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home = _capped(users_folder, CapPer.BOX)
    number = next(listed.number for listed in home.history.rounds() if listed.net > 0)
    made = cases(capsys, number)
    assert any("table" in case for case in made)
    for case in made:
        test_case_file(case)
    home.close()


def test_a_cap_that_boxes_share_makes_no_case(users_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home = _capped(users_folder, CapPer.TABLE)
    shared = []
    for listed in home.history.rounds():
        settlement = home.history.round(listed.number).settlement
        assert settlement is not None
        paid = [sum(line.uncapped for line in box.lines) for box in settlement.boxes]
        shared += [listed.number] if min(paid) > 0 and sum(paid) > 100 else []
    for number in shared:
        assert main(["history", "show", str(number), "--as-case"]) == 2
        assert "shared a payout cap" in capsys.readouterr().err
    home.close()


def test_a_round_that_is_not_settled_makes_no_case(users_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home = some_history(users_folder, unfinished=True)
    assert main(["history", "show", "17", "--as-case"]) == 2
    assert capsys.readouterr().err == "uth: round 17 is not settled: it makes no case\n"
    home.close()


def test_everybodys_box_is_theirs(users_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home = Home(users_folder)
    play(home.sit_down(company=2), 1)
    stored = home.history.round(1)
    home.close()
    assert main(["history", "show", "1"]) == 0
    text = capsys.readouterr().out
    one, other = (name for name in stored.funds if name != PLAYER)
    for name in (one, other):
        (box,) = {action.box for action in stored.actions if isinstance(action, PlaceBets) and action.owner == name}
        assert f"Box {box}, {name}  " in text
        assert f"  {name} bets: Ante $" in text
        assert f"\nBox {box}\n" not in text
    assert "\nBox 1\n" in text
    assert main(["history", "show", "1", "--as-case"]) == 0
    assert [case["id"] for case in json.loads(capsys.readouterr().out)] == ["round-1-box-1"]
