"""``uth help``: every example in it is tried out."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict
from enum import StrEnum
from math import isclose
from pathlib import Path
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from tests.cli.history.played import some_history
from uth import paths, resources
from uth.analysis.strategy.conditions import KNOWN_ON, SCALES
from uth.analysis.strategy.locate import list_strategies
from uth.analysis.strategy.model import Fact
from uth.analysis.strategy.notation import parse_hands
from uth.analysis.strategy.reader import read_strategy
from uth.cli import main
from uth.cli.help import TOPICS, as_text, source
from uth.config import read_table, table_as_data
from uth.config.profiles import read_profile
from uth.config.schema import PROFILES
from uth.profile import Call, Fault, Ruling, StepKind, Toke, TokeRuling
from uth.school import lesson_keys
from uth.school.dealing.acts import Protection
from uth.school.dealing.players import Sort
from uth.school.lesson_file import read_lesson
from uth.school.lesson_keys import FULL_TABLE, PART_KEYS
from uth.school.pace import Targets
from uth.school.skills import MIXED, Skill
from uth.store.exchange.export import exported
from uth.store.exchange.records import KEYS
from uth.store.exchange.sheet import HEADS
from uth.store.ledger import Kind
from uth.table import Street
from uth.ui.key_help import elsewhere_groups, help_groups
from uth.ui.keymap import Keymap

_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ANYTHING = "..."


def blocks(topic: str, kind: str) -> list[str]:
    return [text for language, text in _BLOCK.findall(source(topic)) if language == kind]


# --- topics


def test_without_a_topic_it_lists_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["help"]) == 0
    printed = capsys.readouterr().out
    assert all(
        f"uth help {name} " in printed and about.format(option="--json") in printed for name, about in TOPICS.items()
    )


def test_a_language_may_bring_its_own_topics(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "catalogues", lambda: tmp_path)
    (tmp_path / "en" / "help").mkdir(parents=True)
    (tmp_path / "en" / "help" / "tables.md").write_text("# Tische\n", encoding="utf-8")
    assert source("tables") == "# Tische\n"
    assert source("strategies").startswith("# ")


@pytest.mark.parametrize("topic", TOPICS)
def test_a_topic(topic: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["help", topic.upper()]) == 0
    printed = capsys.readouterr().out
    assert printed == as_text(source(topic)) + "\n"
    assert "```" not in printed
    assert not printed.startswith("#")


def test_no_help_file_is_without_a_topic() -> None:
    files = {file.stem for file in (resources.data_folder("assets") / "help").iterdir()}
    assert files | {"keys"} == set(TOPICS)


@pytest.mark.parametrize(("typed", "hint"), [("strategy", "strategies"), ("tabels", "tables"), ("jsno", "json")])
def test_a_near_miss(typed: str, hint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["help", typed]) == 2
    assert f'(did you mean "{hint}"?): there is help on tables' in capsys.readouterr().err


def test_nothing_near(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["help", "weather"]) == 2
    assert "did you mean" not in capsys.readouterr().err


def test_the_text_for_a_terminal() -> None:
    written = "# A title\n\nOne line\nand another-one.\n\n```yaml\n# kept: as it is\n```\n"
    assert as_text(written) == "A title\n-------\n\nOne line and another-one.\n\n    # kept: as it is"
    assert as_text("- one\n  thing\n- two\n\nEnd\n") == "- one thing\n- two\n\nEnd"
    assert as_text(f"- {'long ' * 30}\n").splitlines()[1].startswith("  long")


@pytest.mark.parametrize("topic", TOPICS)
def test_paragraphs_and_examples_stand_apart(topic: str) -> None:
    lines = ["", *source(topic).splitlines(), ""]
    fences = [place for place, line in enumerate(lines) if line.startswith("```")]
    assert len(fences) % 2 == 0
    assert all(
        lines[start - 1] == "" and lines[end + 1] == "" for start, end in zip(fences[::2], fences[1::2], strict=True)
    )
    assert max(map(len, lines)) <= 120


# --- examples


@pytest.mark.parametrize("text", blocks("tables", "yaml"))
def test_every_table_file_is_read(text: str) -> None:
    table, problems, warnings = read_table(text, "help.yaml")
    assert (problems, warnings) == ((), ())
    assert table is not None


def test_the_listing_of_keys_has_all_of_them_with_their_defaults() -> None:
    least, listing, _spellings = blocks("tables", "yaml")
    tables = [read_table(text, "help.yaml")[0] for text in (least, listing)]
    assert tables[0] is not None
    assert tables[0] == tables[1]
    everything = table_as_data(tables[0])
    written = {key for name in everything if name not in ("blind", "trips") for key in _keys({name: everything[name]})}
    shown = {match[1] for match in re.finditer(r"(?:^|[{,] ?) *(?:# )?([a-z ]+):", listing, re.MULTILINE)}
    assert written - shown == set()
    for optional in ("revision", "effective", "jurisdiction", "approved by", "sources", "float", "blind lost"):
        assert re.search(rf"^# .*\b{optional}\b", listing, re.MULTILINE), optional


def _keys(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from _keys(value)


@pytest.mark.parametrize("text", blocks("strategies", "yaml"))
def test_every_strategy_file_is_read(text: str) -> None:
    strategy, problems = read_strategy(text, "help.yaml")
    assert problems == ()
    assert strategy is not None


def test_every_condition_is_explained_with_its_scale() -> None:
    [listing] = blocks("strategies", "text")
    explained = {line[:17].strip(): re.split(r"\s{2,}", line[17:]) for line in listing.splitlines()}
    assert list(explained) == list(Fact)
    for fact in Fact:
        values, meaning = explained[fact]
        assert (fact in KNOWN_ON[Street.FLOP], fact in KNOWN_ON[Street.RIVER]) == (
            "river only" not in meaning, "flop only" not in meaning,
        )  # fmt: skip
        if fact is Fact.HOLE_CARDS:
            assert parse_hands(values)
            continue
        words = SCALES[fact].words
        assert values.casefold().startswith(words[0])
        assert values.casefold().endswith(words[-1])


def test_every_strategy_of_the_program_is_named() -> None:
    text = source("strategies")
    assert [listed.name for listed in list_strategies() if f"`{listed.name}`" not in text] == []


def _commands() -> Iterator[ParameterSet]:
    """Each command of the help with the JSON that is shown for it, if any."""
    for topic in TOPICS:
        found = _BLOCK.findall(source(topic))
        for (kind, text), (after, shown) in zip(found, [*found[1:], ("", "")], strict=True):
            for line in text.splitlines() if kind == "sh" else ():
                # What another way to play costs takes seconds to work out.
                marks = [pytest.mark.full] if "--against" in line else []
                yield pytest.param(line, shown if after == "json" else "", marks=marks, id=line)


@pytest.mark.parametrize(("line", "shown"), list(_commands()))
def test_every_command_works_and_prints_what_is_shown(
    line: str,
    shown: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    if line.startswith("uth history"):
        some_history(paths.data_folder(), sittings=[("standard", 3, 1)]).close()
        assert main(["history", "export", "history.jsonl"]) == 0
        capsys.readouterr()
    (tmp_path / "mine.yaml").write_text(blocks("tables", "yaml")[0], encoding="utf-8")
    command = shlex.split(line.partition(" > ")[0])
    assert command[0] == "uth"
    assert main(command[1:]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    if shown:
        assert list(differences(json.loads(shown), json.loads(printed.out), "")) == []


def test_every_record_of_an_export_is_explained(users_folder: Path) -> None:
    home = some_history(users_folder, sittings=[("standard", 1, 1)])
    real: dict[str, Any] = {}
    for line in exported(home.database, [home.player], "0.0"):
        real[json.loads(line)["record"]] = json.loads(line)
    real["entry"] = next(json.loads(line) for line in exported(home.database, [home.player], "0.0") if b"bets" in line)
    shown = {record["record"]: record for record in map(json.loads, blocks("history", "json"))}
    assert set(shown) == set(real)
    assert [difference for name in real for difference in differences(shown[name], real[name], name)] == []
    text = source("history")
    assert all(f"`{key}`" in text or f'"{key}"' in text for keys in KEYS.values() for key in keys)
    assert all(kind in " ".join(text.split()) for kind in Kind)
    home.close()


def differences(shown: Any, real: Any, path: str) -> Iterator[str]:
    """Yield where what is shown is not what is printed; three dots stand for anything, or for more of it."""
    if shown == ANYTHING:
        return
    if isinstance(shown, dict) and isinstance(real, dict):
        missing = set() if ANYTHING in shown else set(real) - set(shown)
        yield from (f"{path} > {key}: not in both" for key in missing | (set(shown) - {ANYTHING} - set(real)))
        for key in set(shown) & set(real):
            yield from differences(shown[key], real[key], f"{path} > {key}")
    elif isinstance(shown, list) and isinstance(real, list):
        more = shown[-1:] == [ANYTHING]
        items = shown[:-1] if more else shown
        if len(items) != len(real) and not (more and len(items) < len(real)):
            yield f"{path}: {len(real)} items"
        for number, (one, other) in enumerate(zip(items, real, strict=False)):
            yield from differences(one, other, f"{path} > {number}")
    elif isinstance(shown, float) and isinstance(real, float):
        if not isclose(shown, real, rel_tol=1e-9, abs_tol=1e-12):
            yield f"{path}: {real}"
    elif shown != real:
        yield f"{path}: {real!r}"


def test_differences_are_seen() -> None:
    real = {"a": [1, 2.5, "x"], "b": None}
    assert list(differences({"a": [1, "..."], "...": "..."}, real, "")) == []
    assert list(differences({"a": [1]}, real, "")) == [" > b: not in both", " > a: 3 items"]
    assert list(differences({"a": [1, 2.4, "y"], "b": "..."}, real, "")) == [" > a > 1: 2.5", " > a > 2: 'x'"]
    assert list(differences({"a": "...", "b": 0, "c": 1}, real, "")) == [" > c: not in both", " > b: None"]


def test_every_column_of_the_spreadsheet_is_explained() -> None:
    text = " ".join(source("history").split())
    bets = [f"{bet} " for bet in ("blind", "play", "trips")]
    named = [head for head in HEADS if not head.startswith(tuple(bets))]
    assert [head for head in named if f"`{head}`" not in text] == []
    assert all(f"`{bet.strip()}`" in text for bet in bets)


# --- keys


def test_keys_are_those_of_the_table() -> None:
    text = as_text(source("keys"))
    keymap = Keymap()
    for title, lines in (*help_groups(keymap, dark=True, cut=True, boxes=True), *elsewhere_groups(keymap)):
        assert f"\n{title}\n" in text
        assert all(re.search(rf"^ +{re.escape(keys)} +{re.escape(what)}$", text, re.MULTILINE) for keys, what in lines)


def test_help_on_keys_loads_no_window() -> None:
    code = "import sys; from uth.cli import main; main(['help', 'keys']); sys.exit('pygame' in sys.modules)"
    folder = str(Path(resources.__file__).parents[1])
    answer = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, cwd=folder)
    assert answer.returncode == 0


def test_the_users_own_strategies_are_where_the_help_says(tmp_path: Path) -> None:
    paths.set_data_folder(tmp_path)
    assert paths.tables_folder().parent == paths.data_folder()
    own = paths.data_folder() / "strategies" / "mine.yaml"
    own.parent.mkdir(parents=True)
    own.write_text(blocks("strategies", "yaml")[1], encoding="utf-8")
    assert own in [listed.file for listed in list_strategies()]


def test_the_help_on_profiles_lists_every_word_of_the_format() -> None:
    blocks = re.findall(r"```text\n(.*?)```", source("profiles"), re.DOTALL)

    words: list[type[StrEnum]] = [Fault, Ruling, Call, StepKind, Toke, TokeRuling]
    assert [block.split("\n")[:-1] for block in blocks[1:]] == [list(each) for each in words]
    assert [line.split()[0] for line in blocks[0].splitlines()] == list(PROFILES)


def test_the_profile_of_the_help_is_read() -> None:
    [text] = re.findall(r"```yaml\n(.*?)```", source("profiles"), re.DOTALL)

    profile, problems = read_profile(text, "help.yaml", "ours")

    assert problems == ()
    assert profile is not None
    assert profile.ruling(Fault.JAM) is Ruling.RESHUFFLE


def test_the_lesson_of_the_help_is_read() -> None:
    [text] = blocks("lessons", "yaml")
    lesson, problems = read_lesson(text, Path("help.yaml"))
    assert problems == ()
    assert lesson is not None
    assert [len(part.plan.skills) for part in lesson.parts] == [2, len(MIXED), 1, 1]


def test_the_help_on_lessons_lists_every_key_and_word() -> None:
    whole, targets, part, drills, full, sorts, harm = blocks("lessons", "text")[1:]

    def first(block: str) -> list[str]:
        return [re.split(r"  +", line)[0] for line in block.splitlines()]

    assert first(whole) == list(lesson_keys.KEYS)
    assert first(part) == [key for key in PART_KEYS if key not in FULL_TABLE]
    assert first(full) == list(FULL_TABLE)
    assert drills.splitlines() == [*Skill, "mixed"]
    assert (sorts.splitlines(), harm.splitlines()) == (list(Sort), list(Protection))
    times = {pace: int(seconds) * 1000 for pace, seconds in re.findall(r"^(\w+) +(\d+)", targets, re.MULTILINE)}
    assert times == asdict(Targets())
