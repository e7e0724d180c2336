"""``uth train deal``: whole rounds in the terminal, what they come to, the list of what can go wrong."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

import pytest

from tests.cli.asked import refused
from tests.cli.train.terminal import SOME_TABLES, Typed, hostile_lines, report_of, shown, typed_into
from tests.cli.train.typing import typed_run
from tests.school.houses import house
from uth.cli import main
from uth.cli.help import source
from uth.profile import Fault
from uth.school.dealing.acts import Protection
from uth.school.dealing.players import Sort
from uth.school.dealing.shift import FullTable, Often
from uth.school.dealing.watching import event_words
from uth.school.plan import MOST, Feedback, Plan
from uth.school.skills import Skill
from uth.store.database import Database, default_file
from uth.store.players import Players

__all__ = ["shown"]


@pytest.fixture
def deal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typed:
    """Return what runs the command with typed lines, and returns what it prints."""
    return typed_into("deal", monkeypatch, capsys)


def plan_of(name: str = "standard", count: int = 2, full: FullTable | None = None) -> Plan:
    return Plan((Skill.DEAL,), house(name), "7", count, full=full or FullTable((1, 2, 3)))


# --- whoever makes no mistake


@pytest.mark.parametrize("name", SOME_TABLES)
def test_a_perfect_dealer_types_through_a_shift_at_every_table(name: str, deal: Typed) -> None:
    plan = plan_of(name, 2, FullTable(often=Often(100, 100)))
    options = ("--table", name, "--seed", "7", "--rounds", "2", "--faults", "100", "--harm", "100")
    found = report_of(deal, typed_run(plan), *options)
    assert (found["exercises"], found["right"], found["score"], found["mistakes"]) == (2, 2, 100.0, [])
    full = found["full_table"]
    assert (full["rounds"], full["left"]) == (2, 0)
    assert full["irregularities"]["answered wrongly"] == full["irregularities"]["not answered"] == 0
    assert full["irregularities"]["answered rightly"] > 0
    assert (full["protection"]["missed"], full["protection"]["false alarms"]) == (0, 0)
    assert all(area["score"] == 100.0 for area in full["by_area"].values())
    assert json.loads(found["answers"][0]["answer"]["acts"])[0]["act"] == "open betting"


def test_who_comes_and_how_often_something_goes_wrong(deal: Typed) -> None:
    options = ("--seed", "7", "--boxes", "1,3,5", "--players", "wild,rule_breaking", "--faults", "0", "--minutes", "3")
    full = report_of(deal, ["open", "quit"], *options)["full_table"]
    asked = {"boxes": [1, 3, 5], "sorts": ["wild", "rule-breaking"], "faults": 0, "harm": 10, "only": [], "minutes": 3}
    assert {key: full[key] for key in asked} == asked
    assert (full["rounds"], full["left"]) == (0, 1)
    assert report_of(deal, ["quit"], "--seed", "7")["full_table"]["rounds"] == 0


# --- something by its name


def test_rounds_in_which_something_happens(deal: Typed) -> None:
    plan = plan_of(count=2, full=FullTable((1, 2, 3), only=(Protection.PEEK, Fault.CARDS_BELOW)))
    options = (
        "--seed",
        "7",
        "--rounds",
        "2",
        "--boxes",
        "3",
        "--only",
        "peek",
        "--only",
        "cards_below-or off the table",
    )
    full = report_of(deal, typed_run(plan), *options)["full_table"]
    happened = [(each["irregularities"], each["protection"]) for each in full["happened"]]
    assert happened == [
        ([], [{"name": "peek", "response": "caught"}]),
        ([{"name": "cards below or off the table", "response": "answered rightly"}], []),
    ]


def test_the_list_has_all_of_it(deal: Typed) -> None:
    told = deal([], "--list").splitlines()
    assert all(str(fault) in told for fault in Fault)
    assert all(f"{event} ({event_words(event)})" in told for event in Protection)
    assert told.count("  not at this table") == 3
    place = told.index("ante not equal to blind")
    assert told[place + 1].endswith("; or: have the player put the bet right")
    silent = told.index("player shows own card")
    assert "are silent" in told[silent + 2]
    assert told[silent + 3].startswith("  Proposed: ")


def test_the_list_as_json(deal: Typed) -> None:
    found = report_of(deal, [], "--list", "--table", "six-box-dark", "--profile", "FR")
    assert [each["name"] for each in found["irregularities"]] == list(Fault)
    assert [each["name"] for each in found["protection"]] == list(Protection)
    assert found["profile"] == "FR"
    here = house("six-box-dark", "FR").profile
    for each in found["irregularities"]:
        line = here.rulings.get(Fault(each["name"]))
        assert each["source"] == (line.source if line else None)
        assert each["ruling"] == here.ruling(Fault(each["name"]))
        assert each["answers"][0] == ["stop game", "protect cards", "call floor"]


# --- the help


def example(number: int) -> dict[str, Any]:
    """Return an example of the help, counted from 1."""
    document: dict[str, Any] = json.loads(source("json").partition("## train deal")[2].split("```json\n")[number]
                                          .partition("```")[0])  # fmt: skip
    return document


def test_the_help_shows_what_is_printed(deal: Typed) -> None:
    plan = plan_of("heads-up-like", 1, FullTable(only=(Protection.FLASHED_PACKET,)))
    lines = [line for line in typed_run(plan) if line != "scan" and not line.startswith("report")]
    options = ("--table", "heads-up-like", "--seed", "7", "--rounds", "1", "--only", "flashed packet")
    printed, wanted = report_of(deal, lines, *options)["full_table"], example(1)["full_table"]
    assert list(printed["parts"]) == list(wanted["parts"])
    assert {**printed, "parts": 0, "rounds_an_hour": 0} == {**wanted, "parts": 0, "rounds_an_hour": 0}


def test_the_help_shows_what_the_list_has(deal: Typed) -> None:
    printed, wanted = report_of(deal, [], "--list"), example(2)
    for part in ("irregularities", "protection"):
        (one,) = wanted[part]
        assert one in printed[part]
    assert {**printed, "version": "..."}.keys() == wanted.keys()


# --- what is said in the end


def test_the_report_of_a_shift(deal: Typed) -> None:
    plan = plan_of(count=2, full=FullTable((1, 2, 3), only=(Fault.SEVERAL_MOTIONS,)))
    lines = typed_run(plan)
    lines[lines.index("stop") : lines.index("floor") + 1] = []
    told = deal(lines, "--seed", "7", "--rounds", "2", "--boxes", "3", "--only", "several motions")
    said = told.splitlines()
    assert "2 rounds dealt, in times too short for a person: no pace is told." in said
    assert "Irregularities: answered rightly 1, answered wrongly 0, not answered 1." in said
    assert "Protection: caught 0, place or kind misnamed 0, missed 0, false alarms 0." in said
    assert "irregularities          2      1   50.0" in said
    assert any(line.startswith("part of the round") for line in said)


def test_of_another_drill_nothing_is_said_of_rounds(deal: Typed, capsys: pytest.CaptureFixture[str]) -> None:
    deal(["skip"], "--seed", "7", "--rounds", "1")
    assert main(["train", "drill", "qualify", "--seed", "7", "--n", "1", "--text", "--json"]) == 0
    assert "full_table" not in json.loads(capsys.readouterr().out)


def test_answers_are_kept(deal: Typed, users_folder: object) -> None:
    database = Database.open(default_file())
    Players(database).create("Ann")
    database.close()
    told = deal(["open", "quit"], "--rounds", "1", "--only", "peek")
    assert "Your answers are kept for Ann." in told.splitlines()


# --- in a window


def test_the_window_has_the_same_plan(shown: list[Plan]) -> None:
    options = ["--boxes", "2", "--players", "slow", "--harm", "5", "--deal", "90", "--feedback", "report"]
    assert main(["train", "deal", "--seed", "7", "--minutes", "20", *options]) == 0
    (plan,) = shown
    assert plan.skills == (Skill.DEAL,)
    assert plan.full == FullTable((1, 2), (Sort.SLOW,), Often(10, 5))
    assert (plan.count, plan.limit, plan.targets.deal) == (MOST, 1_200_000, 90_000)
    assert plan.feedback is Feedback.REPORT


# --- what cannot be


def test_hostile_lines(deal: Typed) -> None:
    words = ["open", "close", "load", "deal 1 2", "deal dealer 9", "deal board 5", "deal 7 2", "burn", "ask 1",
             "open house", "floor", "stop", "ruling void", "take fold 1 rack", "count 3", "correct 1", "table", "hint",
             "report 9 peek", "9" * 400, "turn flop", "finish", "accept 99"]  # fmt: skip
    for lines in islice(hostile_lines(words, 0.8, 80), 3):
        told = deal(lines, "--seed", "3", "--faults", "100", "--harm", "100")
        assert "Traceback" not in told
        assert "\x1b" not in told


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--only", "peak"], 'called "peak" (did you mean "peek"?): --list has them'),
        (["--only", "burn forgotten"], 'burn forgotten cannot happen at the table "Standard": there can be player'),
        (["--only", "peek", "--boxes", "1"], 'peek cannot happen at the table "Standard" with boxes 1'),
        (["--only", "peek", "--harm", "3"], "--only says already what happens in each round"),
        (["--boxes", "7"], "cannot be played at the table"),
        (["--boxes", "1,1"], "box numbers stand once each"),
        (["--boxes", ","], "expected a number of boxes"),
        (["--boxes", "0"], "expected a number of boxes"),
        (["--players", "rude"], "called \"rude\": skilled, wild, slow, chatty, rule-breaking"),
        (["--players", "wld"], '(did you mean "wild"?)'),
        (["--players", "wild,slow", "--boxes", "1"], "more sorts of player than boxes, 2 and 1"),
        (["--faults", "101"], "expected 0 to 100"),
        (["--rounds", "0"], "expected a whole number from 1"),
        (["--minutes", "x"], "expected a whole number from 1"),
        (["--deal", "soon"], "expected seconds"),
        (["--table", "nowhere", "--list"], 'no table is called "nowhere"'),
        (["--seed", "1", "--player", "Ann"], "nothing is kept of a run with a seed"),
    ],
)  # fmt: skip
def test_what_cannot_be_asked_for(arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert why in refused(capsys, "train", "deal", *arguments)
