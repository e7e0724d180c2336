"""One value changed in the text of a file: everything else stays as it is, letter for letter."""

from __future__ import annotations

import pytest

from uth.pit.edit_spans import Kind, Path, spans
from uth.pit.edit_text import CannotEdit, put, remove

FILE = """\
# On top.
format: 1
name: "A: b"          # quoted
blind:                # the usual one
  royal flush: 500 to 1

  # Half as much as elsewhere.
  flush: 3 to 2       # odd
limits:
  ante: {min: 5, max: 500}   # narrow
rules:
  fold: [preflop,
         river]       # over two lines
trips: none           # no such bet
sources:
  - one
  - "two, three"
"""


def lines_changed(before: str, after: str) -> tuple[list[str], list[str]]:
    one, other = before.splitlines(), after.splitlines()
    return [line for line in one if line not in other], [line for line in other if line not in one]


def test_every_key_has_its_place() -> None:
    found = spans(FILE)
    said = {path: (FILE[span.at : span.end], span.kind) for path, span in found.items()}
    assert said["name",] == ('"A: b"', Kind.SCALAR)
    assert said["blind", "flush"] == ("3 to 2", Kind.SCALAR)
    assert said["limits", "ante"] == ("{min: 5, max: 500}", Kind.MAPPING)
    assert said["limits", "ante", "max"] == ("500", Kind.SCALAR)
    assert found["rules", "fold"].text == "preflop, river"
    assert found["sources",].text == "one, two, three"
    assert (found["trips",].line, found["blind", "flush"].line) == (14, 8)


@pytest.mark.parametrize("broken", ["a: [1", "a: b: c", "\tx", "a: *b", "", "- 1", "a: \x00"])
def test_what_cannot_be_followed_has_no_places(broken: str) -> None:
    assert spans(broken).keys() <= {("a",)}


@pytest.mark.parametrize(
    ("path", "value", "gone", "come"),
    [
        (("blind", "flush"), "2 to 1", "  flush: 3 to 2       # odd", "  flush: 2 to 1       # odd"),
        (("name",), "C", 'name: "A: b"          # quoted', "name: C          # quoted"),
        (
            ("limits", "ante", "min"),
            "10",
            "  ante: {min: 5, max: 500}   # narrow",
            "  ante: {min: 10, max: 500}   # narrow",
        ),
        (
            ("limits", "ante", "step"),
            "5",
            "  ante: {min: 5, max: 500}   # narrow",
            "  ante: {min: 5, max: 500, step: 5}   # narrow",
        ),
    ],
)
def test_one_value_is_changed(path: Path, value: str, gone: str, come: str) -> None:
    assert lines_changed(FILE, put(FILE, path, value, ("min", "max", "step"))) == ([gone], [come])


def test_a_list_over_two_lines_becomes_one() -> None:
    after = put(FILE, ("rules", "fold"), "[river]")
    assert "  fold: [river]       # over two lines\n" in after


def test_a_new_line_goes_where_it_belongs() -> None:
    order = ("royal flush", "straight flush", "flush", "straight")
    between = put(FILE, ("blind", "straight flush"), "50 to 1", order)
    assert "  royal flush: 500 to 1\n  straight flush: 50 to 1\n\n  # Half" in between
    last = put(FILE, ("blind", "straight"), "push", order)
    assert "  flush: 3 to 2       # odd\n  straight: push\nlimits:" in last
    first = put("blind:\n  flush: 1 to 1", ("blind", "royal flush"), "5 to 1", order)
    assert first == "blind:\n  royal flush: 5 to 1\n  flush: 1 to 1"


def test_a_mapping_is_made_where_there_is_none() -> None:
    assert put(FILE, ("procedure", "packet"), "1").endswith('  - "two, three"\n\nprocedure:\n  packet: 1\n')
    assert put(FILE, ("limits", "payout cap", "amount"), "5").count("  payout cap: {amount: 5}\n") == 1
    assert "trips:           # no such bet\n  flush: 7 to 1\nsources:" in put(FILE, ("trips", "flush"), "7 to 1")


def test_a_mapping_gives_way_to_a_word_and_its_comments_stay() -> None:
    after = put(FILE, ("blind",), "none")
    assert "blind: none                # the usual one\n  # Half as much as elsewhere.\nlimits:" in after


def test_a_line_is_taken_out() -> None:
    assert lines_changed(FILE, remove(FILE, ("blind", "flush"))) == (["  flush: 3 to 2       # odd"], [])
    assert "  ante: {min: 5}   # narrow\n" in remove(FILE, ("limits", "ante", "max"))
    assert "  ante: {max: 500}   # narrow\n" in remove(FILE, ("limits", "ante", "min"))
    assert remove(FILE, ("nothing",)) == FILE


def test_the_last_line_takes_its_mapping_with_it() -> None:
    after = remove(FILE, ("rules", "fold"))
    assert "rules" not in after
    assert spans(after).keys() == spans(FILE).keys() - {("rules",), ("rules", "fold")}


def test_line_ends_of_another_system_are_kept() -> None:
    windows = FILE.replace("\n", "\r\n")
    for path, value in (
        (("blind", "flush"), "2 to 1"),
        (("blind", "straight"), "push"),
        (("procedure", "packet"), "1"),
    ):
        after = put(windows, path, value)
        assert after.count("\n") == after.count("\r\n")
        assert after.replace("\r\n", "\n") == put(FILE, path, value)
    assert remove(windows, ("blind", "flush")).replace("\r\n", "\n") == remove(FILE, ("blind", "flush"))


def test_an_empty_value_is_filled() -> None:
    assert put("a:\nb: 1\n", ("a",), "2") == "a: 2\nb: 1\n"


def test_what_would_touch_other_lines_is_refused() -> None:
    with pytest.raises(CannotEdit, match="change it in a text editor"):
        put("{a: 1, b: 2}\n", ("c",), "3")
    with pytest.raises(CannotEdit):
        put("a: |\n  text\nb: 1\n", ("b",), "[")
