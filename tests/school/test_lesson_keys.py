"""What a lesson file may say: every problem with its exact text and place."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.school.lesson_texts import FILE, HEAD, PART, problems_of
from uth.school.lesson_file import read_lesson

DRILLS = (
    '"read", "compare", "qualify", "results", "count", "chips", "pay bet", "pay box", "settle", "spot", "calls", '
    '"rulings", "buy in", "inventory", "fill", "relief", "tokes", "persons", "big win", "deal" or "mixed"'
)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        # the whole file
        ("", "week.yaml:1:1: the file is empty"),
        ("- 1", 'week.yaml:1:1: expected keys such as "format" or "title", got a list'),
        ("format: 1\n\tx: 1", "week.yaml:2:1: found a tab: indent with spaces"),
        (f"{HEAD}{PART}tilte: x", 'week.yaml:5:1: tilte: unknown key (did you mean "title"?)'),
        (
            f"{HEAD}{PART}  \nhouse: x",
            'week.yaml:6:1: house: unknown key: expected "format", "title", "table", "profile", "seed", "minutes", '
            '"pass", "missed come back", "feedback", "targets" or "parts"',
        ),
        (f"{HEAD}title: y\n{PART}", "week.yaml:4:1: title: is there twice, first in line 2"),
        (f"title: Week\nseed: s\n{PART}", 'week.yaml:1:1: "format" is missing'),
        (f"format: 1\nseed: s\n{PART}", 'week.yaml:1:1: "title" is missing'),
        (f"format: 1\ntitle: Week\n{PART}", 'week.yaml:1:1: "seed" is missing'),
        (HEAD, 'week.yaml:1:1: "parts" is missing'),
        (
            f"format: 2\ntitle: W\nseed: s\n{PART}",
            "week.yaml:1:1: format: made for a newer version: this one reads format 1, got 2",
        ),
        # what holds for all
        (f"format: 1\ntitle: [a]\nseed: s\n{PART}", "week.yaml:2:1: title: expected a text, got a list"),
        (
            f"format: 1\ntitle: {'x' * 101}\nseed: s\n{PART}",
            "week.yaml:2:1: title: expected at most 100 characters, got 101",
        ),
        (f"{HEAD}minutes: 0\n{PART}", 'week.yaml:4:1: minutes: expected a whole number from 1 to 600, got "0"'),
        (f"{HEAD}minutes: 1.5\n{PART}", 'week.yaml:4:1: minutes: expected a whole number from 1 to 600, got "1.5"'),
        (f"{HEAD}pass: 101\n{PART}", 'week.yaml:4:1: pass: expected a whole number from 0 to 100, got "101"'),
        (f"{HEAD}missed come back: 2\n{PART}", 'week.yaml:4:1: missed come back: expected "yes" or "no", got "2"'),
        (
            f"{HEAD}feedback: at onc\n{PART}",
            'week.yaml:4:1: feedback: expected "at once", "end of the round" or "only in the report", got "at onc" '
            '(did you mean "at once"?)',
        ),
        (
            f"{HEAD}targets: {{read: 1h}}\n{PART}",
            'week.yaml:4:11: targets > read: expected seconds from 0 to 3600, such as 4.5, got "1h"',
        ),
        (
            f"{HEAD}targets: {{read: 3601}}\n{PART}",
            'week.yaml:4:11: targets > read: expected seconds from 0 to 3600, such as 4.5, got "3601"',
        ),
        (f"{HEAD}targets: {{raed: 6}}\n{PART}", 'week.yaml:4:11: targets > raed: unknown key (did you mean "read"?)'),
        (
            f"{HEAD}targets: 6\n{PART}",
            'week.yaml:4:1: targets: expected keys such as "read" or "decide", got "6"',
        ),
        (
            f"{HEAD}table: standrad\n{PART}",
            'week.yaml:4:1: table: no table is called "standrad": did you mean "standard"? ("uth tables" lists them)',
        ),
        (
            f"{HEAD}profile: UK\n{PART}",
            'week.yaml:4:1: profile: no house profile is called "UK": expected "LT", "FR", "US", "CA" or "HG"',
        ),
        (
            f"{HEAD}table: gone.yaml\n{PART}",
            "week.yaml:4:1: table: gone.yaml cannot be opened: No such file or directory",
        ),
        (
            f"{HEAD}parts: []",
            "week.yaml:4:1: parts: expected a list such as [{title: Hands, drills: read, exercises: 20}] with at "
            "least 1, got none",
        ),
        (
            f"{HEAD}parts: read",
            'week.yaml:4:1: parts: expected a list such as [{title: Hands, drills: read, exercises: 20}], got "read"',
        ),
        # a part
        (
            f"{HEAD}parts: [read]",
            'week.yaml:4:9: parts > 1: expected keys such as "title" or "drills", got "read"',
        ),
        (f"{HEAD}parts:\n - drills: read\n   exercises: 2", 'week.yaml:5:4: parts > 1: "title" is missing'),
        (f"{HEAD}parts:\n - title: A\n   exercises: 2", 'week.yaml:5:4: parts > 1: "drills" is missing'),
        (
            f"{HEAD}parts:\n - title: A\n   drills: read",
            'week.yaml:5:4: parts > 1: "exercises" or "minutes" is missing',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: dael\n   exercises: 2",
            f'week.yaml:6:4: parts > 1 > drills: expected {DRILLS}, got "dael" (did you mean "deal"?)',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: [read, cmpare]\n   exercises: 2",
            f'week.yaml:6:19: parts > 1 > drills > 2: expected {DRILLS}, got "cmpare" (did you mean "compare"?)',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: [read, read]\n   exercises: 2",
            "week.yaml:6:19: parts > 1 > drills > 2: is there twice",
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: []\n   exercises: 2",
            "week.yaml:6:4: parts > 1 > drills: expected a list such as [read, compare] with at least 1, got none",
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: read\n   exercises: 1001",
            'week.yaml:7:4: parts > 1 > exercises: expected a whole number from 1 to 1000, got "1001"',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: read\n   minutes: 601",
            'week.yaml:7:4: parts > 1 > minutes: expected a whole number from 1 to 600, got "601"',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: read\n   exercises: 2\n   weight: 0",
            'week.yaml:8:4: parts > 1 > weight: expected a whole number from 1 to 100, got "0"',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: read\n   exercises: 2\n   feedback: never",
            'week.yaml:8:4: parts > 1 > feedback: expected "at once", "end of the round" or "only in the report", '
            'got "never"',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: read\n   exercises: 2\n   targets: {{pay: -1}}",
            'week.yaml:8:14: parts > 1 > targets > pay: expected seconds from 0 to 3600, such as 4.5, got "-1"',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: read\n   exercises: 2\n   round: 3",
            'week.yaml:8:4: parts > 1 > round: unknown key (did you mean "rounds"?)',
        ),
        # the full table
        (
            f"{HEAD}parts:\n - title: A\n   drills: read\n   rounds: 2",
            'week.yaml:7:4: parts > 1 > rounds: goes with the drill "deal"',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: [deal, read]\n   rounds: 2",
            'week.yaml:7:4: parts > 1 > rounds: goes with the drill "deal" alone: say "exercises"',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: deal\n   rounds: 2\n   exercises: 3",
            'week.yaml:7:4: parts > 1 > rounds: "exercises" is there already: expected one of the two',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: read\n   exercises: 2\n   boxes: 2",
            'week.yaml:8:4: parts > 1 > boxes: goes with the drill "deal"',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: deal\n   rounds: 2\n   boxes: 9",
            'week.yaml:8:4: parts > 1 > boxes: expected a whole number from 1 to 8, got "9"',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: deal\n   rounds: 2\n   boxes: [1, 8]",
            'week.yaml:8:4: parts > 1 > boxes: the table "Standard" has boxes 1 to 6',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: deal\n   rounds: 2\n   boxes: 2\n"
            "   players: [slow, slow, wild, wild]",
            "week.yaml:9:4: parts > 1 > players: more sorts of player than boxes, 4 and 2: expected one for each box "
            "at most",
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: deal\n   rounds: 2\n   boxes: [1, 1]",
            "week.yaml:8:15: parts > 1 > boxes > 2: is there twice",
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: deal\n   rounds: 2\n   players: skiled",
            'week.yaml:8:4: parts > 1 > players: expected "skilled", "wild", "slow", "chatty" or "rule-breaking", got '
            '"skiled" (did you mean "skilled"?)',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: deal\n   rounds: 2\n   players: [wild, loud]",
            'week.yaml:8:20: parts > 1 > players > 2: expected "skilled", "wild", "slow", "chatty" or '
            '"rule-breaking", got "loud"',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: deal\n   rounds: 2\n   faults: 101",
            'week.yaml:8:4: parts > 1 > faults: expected a whole number from 0 to 100, got "101"',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: deal\n   rounds: 2\n   harm: often",
            'week.yaml:8:4: parts > 1 > harm: expected a whole number from 0 to 100, got "often"',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: deal\n   rounds: 2\n   only: [shufler jam]",
            "week.yaml:8:11: parts > 1 > only > 1: expected the name of an irregularity or event (uth train deal "
            '--list lists them), got "shufler jam" (did you mean "shuffler jam"?)',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: deal\n   rounds: 2\n   only: [peek]\n   faults: 10",
            'week.yaml:9:4: parts > 1 > faults: "only" says already what happens in each round',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: deal\n   rounds: 2\n   boxes: 1\n   only: [peek]",
            'week.yaml:9:4: parts > 1 > only: "peek" cannot happen at the table "Standard" with boxes 1',
        ),
    ],
)
def test_what_is_wrong_is_told_with_its_place(text: str, problem: str) -> None:
    assert problems_of(text) == [problem]


def test_all_problems_at_once_in_the_order_of_the_lines() -> None:
    text = f"{HEAD}pass: x\nparts:\n - {{title: A, drills: read}}\n - {{titel: B, drills: deal, rounds: 0, boxes: 7}}\n"
    assert problems_of(text) == [
        'week.yaml:4:1: pass: expected a whole number from 0 to 100, got "x"',
        'week.yaml:6:4: parts > 1: "exercises" or "minutes" is missing',
        'week.yaml:7:5: parts > 2 > titel: unknown key (did you mean "title"?)',
        'week.yaml:7:29: parts > 2 > rounds: expected a whole number from 1 to 1000, got "0"',
        'week.yaml:7:40: parts > 2 > boxes: the table "Standard" has boxes 1 to 6',
    ]


def test_a_drill_that_means_nothing_at_the_table(tmp_path: Path) -> None:
    (tmp_path / "tables").mkdir()
    odd = "format: 1\nname: Odd\ncurrency: USD\nblind: {royal flush: 500 to 1}\ntrips: none\n"
    (tmp_path / "tables" / "odd.yaml").write_text(
        f"{odd}chips: [{{value: 7, colour: red}}]\nlimits: {{ante: {{min: 5, max: 6, step: 1}}}}\n"
    )
    [problem] = problems_of(f"{HEAD}table: odd\n{PART}", folder=tmp_path)
    assert problem.startswith('week.yaml:5:20: parts > 1 > drills: the table "Odd" cannot be practised at: no Ante')


def test_the_problems_of_a_table_file_are_told(tmp_path: Path) -> None:
    (tmp_path / "tables").mkdir()
    (tmp_path / "tables" / "bad.yaml").write_text("format: 1\n")
    found = problems_of(f"{HEAD}table: bad\n{PART}", folder=tmp_path)
    assert found[0].startswith("week.yaml:4:1: table: ")
    assert 'bad.yaml:1: "name" is missing' in found[0]


def test_one_thing_that_happens_needs_no_list() -> None:
    part = "parts: [{title: A, drills: deal, rounds: 1, only: %s}]\n"
    lesson, problems = read_lesson(HEAD + part % "peek", FILE)
    assert lesson is not None, problems
    assert [what.value for what in lesson.parts[0].plan.full.only] == ["peek"]
    for written in ("peak", "[peak]"):
        (problem,) = problems_of(HEAD + part % written)
        assert problem.endswith('got "peak" (did you mean "peek"?)')
