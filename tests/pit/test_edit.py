"""A table file on the desk: edits of every kind, undo and redo, differences, steps, and saving."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from uth.config import TableFileError, list_tables, load_table
from uth.config.writer import write_table
from uth.paytable import Odds
from uth.pit.edit import Editing, differences, opened
from uth.pit.edit_change import changed, pay_of, without
from uth.pit.edit_lines import A_SIGN, NONE, NOTHING, Group, Line, Sort, lines
from uth.pit.edit_save import NameTaken, file_name, free_name, save
from uth.pit.edit_steps import stepped

PRESETS = [listed.name for listed in list_tables() if listed.preset]


def desk(name: str = "six-box-dark") -> Editing:
    loaded = load_table(name)
    return opened(loaded.text, loaded.file.name)


def line(editing: Editing, *path: str) -> Line:
    return next(each for group in Group for each in lines(editing, group) if each.path == path)


def edit(editing: Editing, value: str, *path: str) -> Editing:
    return changed(editing, line(editing, *path), value)


def comments(text: str) -> list[str]:
    return re.findall(r"(?:^|\s)#.*", text)


# --- the lines


@pytest.mark.parametrize("name", PRESETS)
def test_lines_say_what_the_table_has(name: str) -> None:
    editing = desk(name)
    assert editing.good is not None
    found = {each.path: each.value for group in Group for each in lines(editing, group)}
    assert found["blind", "flush"] == str(dict(editing.good.blind.lines).get(editing.good.blind.lines[4][0], ""))
    assert found["rules", "boxes"] == str(editing.good.rules.boxes)
    assert found["procedure", "faults"] == editing.good.procedure.faults
    assert len({each.path for group in Group for each in lines(editing, group)}) == len(found)


@pytest.mark.parametrize("name", ["six-box-dark", "heads-up-like", "pennsylvania-b"])
def test_every_word_of_every_line_is_taken_by_the_reader_or_told_at_its_line(name: str) -> None:
    editing = desk(name)
    for group in (Group.RULES, Group.PROCEDURE, Group.LIMITS):
        for each in lines(editing, group):
            for word in each.words[:3]:
                after = changed(editing, each, word)
                assert line(after, *each.path).value == word
                assert all(problem.path for problem in after.now.problems)


# --- edits


EDITS = {
    ("blind", "flush"): ("2:1", "  flush: 2 to 1"),
    ("trips", "two pair"): ("1", "  two pair: 1 to 1"),
    ("rules", "before the flop"): ("4", "  before the flop: [4]    # S4.26"),
    ("rules", "fold"): (NOTHING, "  fold: []   # S4.26, S4.29, S4.31"),
    ("rules", "dealer qualifies"): ("always", "  dealer qualifies: always     # S4.37"),
    ("limits", "ante", "min"): (
        "10",
        "  ante: {min: 10, max: 500, step: 5}  # CHOSEN: the text has no limits for the Ante",
    ),
    ("limits", "payout cap", "amount"): (
        "900",
        "  payout cap: {amount: 900, per: box}           # CHOSEN: none is mentioned",
    ),
    ("procedure", "packet"): ("1", "  packet: 1"),
    ("procedure", "order in box", "take"): (
        "trips, play, ante, blind",
        "  order in box: {take: [trips, play, ante, blind]}",
    ),
    ("revision",): ("B: 2", 'revision: "B: 2"'),
}


@pytest.mark.parametrize("path", EDITS)
def test_an_edit_changes_one_line_and_keeps_every_comment(path: tuple[str, ...]) -> None:
    value, written = EDITS[path]
    before = desk()
    after = edit(before, value, *path)
    one, other = before.now.text.splitlines(), after.now.text.splitlines()
    assert [each for each in other if each not in one] == [written]
    assert len([each for each in one if each not in other]) <= 1
    assert comments(after.now.text) == comments(before.now.text)
    assert after.now.problems == ()
    assert after.now.table is not None
    assert after.now.table.sources == load_table("six-box-dark").table.sources
    assert after.undone().now == before.now


def test_a_problem_is_told_with_its_key_and_line() -> None:
    after = edit(desk(), "nine", "rules", "boxes")
    (problem,) = after.now.problems_at(("rules", "boxes"))
    assert after.now.text.splitlines()[problem.line - 1].startswith("  boxes: nine")
    assert after.now.table is None
    assert after.good == load_table("six-box-dark").table
    assert edit(after, "5", "rules", "boxes").now.problems == ()


def test_a_warning_is_told_at_its_line() -> None:
    after = edit(desk("standard"), "3", "trips", "flush")
    (warning,) = after.now.warnings_at(("trips", "straight"))
    assert "more than the higher flush" in warning.message


def test_odds_that_count_the_stake_stay_for_the_reader_to_warn_about() -> None:
    after = edit(desk("standard"), "3 for 1", "blind", "flush")
    assert "flush: 3 for 1" in after.now.text
    assert after.now.table is not None
    assert after.now.table.blind.lines[4][1] == Odds(2)
    assert after.now.warnings_at(("blind", "flush"))


def test_a_lower_hand_brings_the_ones_above_it() -> None:
    after = edit(desk("standard"), "push", "blind", "pair")
    assert after.now.problems == ()
    assert [str(pay) for _hand, pay in after.good.blind.lines[6:]] == ["push"] * 3 if after.good else False


def test_a_line_of_a_sign_taken_out() -> None:
    before = desk("standard")
    after = without(before, line(before, "trips", "three of a kind"))
    assert after.now.table is not None
    assert after.now.table.trips is not None
    assert after.now.table.trips.lowest == "straight"
    middle = without(before, line(before, "trips", "flush"))
    (problem,) = middle.now.problems_at(("trips",))
    assert '"flush" is missing' in problem.message


def test_a_sign_taken_away_comes_back_as_it_was() -> None:
    before = desk("pennsylvania-a")
    gone = edit(before, NONE, "trips")
    assert gone.now.table is not None
    assert gone.now.table.trips is None
    back = edit(gone, A_SIGN, "trips")
    assert back.good == before.good
    lost = edit(before, A_SIGN, "blind lost")
    assert lost.good is not None
    assert lost.good.blind_lost == load_table("heads-up-like").table.blind_lost
    assert edit(lost, NONE, "blind lost").good == before.good


def test_the_last_line_of_trips_takes_the_sign_away() -> None:
    editing = desk("standard")
    for _ in range(7):
        last = [each for each in lines(editing, Group.TRIPS) if each.sort is Sort.PAY and each.written][-1]
        editing = without(editing, last)
    assert editing.now.table is not None
    assert editing.now.table.trips is None


def test_a_rule_taken_out_has_its_default() -> None:
    before = desk()
    after = without(before, line(before, "rules", "boxes per player"))
    assert after.now.table is None
    assert "dark boxes (4) is more than boxes per player (1)" in str(after.now.problems)
    assert without(before, line(before, "procedure", "shuffle")).now.problems == ()


def test_undo_and_redo() -> None:
    start = desk("standard")
    one = edit(start, "2", "blind", "flush")
    two = edit(one, "5", "rules", "boxes")
    assert two.undone().undone().now == start.now
    assert two.undone().undone().undone().now == start.now
    assert two.undone().redone().now == two.now
    assert two.redone() == two
    other = edit(two.undone(), "4", "rules", "boxes")
    assert other.redone() == other
    assert edit(start, "3 to 2", "blind", "flush") is start


def test_a_file_with_problems_can_be_mended() -> None:
    text = load_table("standard").text.replace("flush: 3 to 2", "flush: lots")
    editing = opened(text, "mine.yaml")
    assert editing.good is None
    assert line(editing, "blind", "flush").value == "lots"
    assert edit(editing, "3 to 2", "blind", "flush").good == load_table("standard").table


PAYS_AND_WORDS = ("1", "0", "3 to 2", "push", "none", "x y", "500000", "river", "a sign", "same as straight flush", "é")
SIGNS_OF_YAML = ("a: b", "# c", "[1]", "{", "'", '"', "- a", "[]", "*a", "&a", "!x", "|")


@settings(max_examples=40)
@given(st.sampled_from(PRESETS), st.integers(0, 200), st.sampled_from(PAYS_AND_WORDS + SIGNS_OF_YAML))
def test_whatever_is_typed_changes_its_line_alone(name: str, place: int, value: str) -> None:
    before = desk(name)
    found = [each for group in Group for each in lines(before, group)]
    chosen = found[place % len(found)]
    after = changed(before, chosen, value)
    said = {each.path: each.value for group in Group for each in lines(after, group)}
    for each in found:
        alike = each.path[:1] == chosen.path[:1] and (chosen.sort is Sort.PAY or chosen.path[1:2] == ("payout cap",))
        if each.path != chosen.path and each.path[:1] != chosen.path and not alike:
            assert said[each.path] == each.value
    assert comments(after.now.text)[:1] == comments(before.now.text)[:1]
    assert after.undone().now == before.now or after is before


# --- differences


def test_differences_are_told_in_the_words_of_files() -> None:
    here, there = load_table("standard").table, load_table("florida-like").table
    found = {" > ".join(each.path): (each.here, each.there) for each in differences(here, there)}
    assert found["trips > full house"] == ("8 to 1", "10 to 1")
    assert found["rules > trips against dealer"] == ("independent", "must win")
    assert "blind > flush" not in found
    assert differences(here, here) == ()
    capped = edit(desk("standard"), "900", "limits", "payout cap", "amount").good
    assert capped is not None
    (*_, cap) = differences(capped, here)
    assert {each.path for each in differences(capped, here)} >= {("limits", "payout cap", "amount")}
    assert cap.here != cap.there


# --- steps


@pytest.mark.parametrize(
    ("value", "less", "more"),
    [
        ("lose", None, "push"),
        ("push", "lose", "1 to 2"),
        ("1 to 2", "push", "1 to 1"),
        ("3 to 2", "1 to 1", "2 to 1"),
        ("6 to 5", "1 to 1", "3 to 2"),
        ("4 to 1", "7 to 2", "5 to 1"),
        ("50 to 1", "45 to 1", "55 to 1"),
        ("500 to 1", "450 to 1", "550 to 1"),
        ("10000 to 1", "9500 to 1", None),
        ("what", "1 to 1", "1 to 1"),
    ],
)
def test_steps_of_a_pay(value: str, less: str | None, more: str | None) -> None:
    editing = desk("standard")
    here = Line(("blind", "flush"), Sort.PAY, value)
    assert (stepped(editing, here, -1), stepped(editing, here, 1)) == (less, more)


@pytest.mark.parametrize(
    ("value", "less", "more"),
    [
        ("5", "2.00", "10.00"),
        ("10", "5.00", "20.00"),
        ("0.01", None, "0.02"),
        ("7", "5.00", "10.00"),
        ("x", "1.00", "1.00"),
    ],
)
def test_steps_of_an_amount(value: str, less: str | None, more: str | None) -> None:
    editing = desk("standard")
    here = Line(("limits", "ante", "min"), Sort.MONEY, value)
    assert (stepped(editing, here, -1), stepped(editing, here, 1)) == (less, more)


def test_steps_of_words_counts_and_chips() -> None:
    editing = desk("standard")
    fold, boxes, chip = (line(editing, *path) for path in (("rules", "fold"), ("rules", "boxes"), ("smallest chip",)))
    assert stepped(editing, fold, 1) != fold.value
    assert stepped(editing, boxes, 1) == str(int(boxes.value) + 1)
    assert stepped(editing, replace(boxes, value="0"), -1) is None
    assert editing.good is not None
    values = {editing.good.currency.format(each.value) for each in editing.good.chips}
    assert stepped(editing, chip, 1) in values
    assert stepped(editing, line(editing, "name"), 1) is None
    for word in fold.words:
        assert stepped(editing, replace(fold, value=word), 1) != word


def test_pays_are_read_as_the_reader_does() -> None:
    assert [pay_of(text) for text in ("3:2", "push", "", "3 apples")] == [Odds(3, 2), "push", None, None]


# --- saving


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Standard 2", "standard-2.yaml"),
        ("A/B: c", "a-b-c.yaml"),
        ("../..", "table.yaml"),
        ("Žvėrynas", "žvėrynas.yaml"),
    ],
)
def test_the_file_is_named_after_the_table(name: str, file: str) -> None:
    assert file_name(name) == file


def test_what_was_edited_is_saved_and_found(users_folder: Path) -> None:
    after = edit(edit(desk(), "2", "blind", "flush"), "My six", "name")
    file = save(after.now.text, "My six")
    assert file == users_folder / "tables" / "my-six.yaml"
    loaded = load_table("my-six")
    assert loaded.table == after.good
    assert comments(loaded.text) == comments(load_table("six-box-dark").text)
    assert free_name("My six") == "My six 2"
    with pytest.raises(NameTaken) as taken:
        save(after.undone().now.text, "My six")
    assert taken.value.may_replace
    assert load_table("my-six").text == after.now.text
    save(after.undone().now.text, "My six", replacing=True)
    assert load_table("my-six").text == after.undone().now.text


def test_names_of_presets_and_files_with_problems_are_not_saved(users_folder: Path) -> None:
    editing = desk("standard")
    with pytest.raises(NameTaken, match="another table has the name standard") as taken:
        save(editing.now.text, "Standard", replacing=True)
    assert not taken.value.may_replace
    with pytest.raises(TableFileError):
        save(edit(editing, "x", "rules", "boxes").now.text, "Mine")
    assert not (users_folder / "tables").exists()
    assert free_name("Standard") == "Standard 2"


def test_a_file_of_the_same_name_with_another_ending_is_not_hidden(users_folder: Path) -> None:
    other = users_folder / "tables" / "Mine.yml"
    other.parent.mkdir(parents=True)
    other.write_text(load_table("france").text, encoding="utf-8")
    with pytest.raises(NameTaken) as taken:
        save(desk("standard").now.text, "mine", replacing=True)
    assert not taken.value.may_replace


@pytest.mark.parametrize("name", PRESETS)
def test_a_file_with_every_key_written_out_can_be_edited_too(name: str) -> None:
    editing = opened(write_table(load_table(name).table), "full.yaml")
    after = edit(edit(editing, "2", "blind", "flush"), "1000", "limits", "payout cap", "amount")
    assert after.now.problems == ()
    assert after.good is not None
    assert after.good.limits.payout_cap is not None
