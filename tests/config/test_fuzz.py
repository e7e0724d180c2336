"""Damaged table files give problems, never an exception."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from uth.config import read_table, write_table
from uth.resources import data_folder
from uth.yaml_nodes import decode

SEED = 20_260_101
ALL, SAMPLE = 10_000, 600
_BITS = [
    "\t", "\n", " ", ":", ": ", "- ", "[", "]", "{", "}", '"', "'", "&a", "*a", "!", "!!int ", "%", "@", "`", "|", ">",
    "?", "#", ",", "---\n", "...\n", "<<: ", "~", "\x00", "\x85", "\u2028", "\ufeff", "\ud800", "\U0001f0a1",
    "\\U7fffffff",
    "-1", "0", "9" * 400, "1e9", "0x1F", "3:2", ".inf", "no", "null", "push", "to", "for", "/", "none", "royal flush: ",
]  # fmt: skip


def sources() -> list[str]:
    bad = Path(__file__).parent.parent / "bad_tables"
    files = [*sorted(data_folder("paytables").glob("*.yaml")), *sorted(bad.glob("*.yaml"))]
    return [text for file in files if (text := decode(file.read_bytes(), "f")[0])]


def mutated(text: str, chance: random.Random) -> str:
    for _ in range(chance.choice([1, 1, 2, 3, 8])):
        start = chance.randrange(len(text) + 1)
        end = min(len(text), start + chance.choice([0, 0, 1, 1, 2, 5, 40]))
        lines = text.split("\n")
        match chance.randrange(5):
            case 0:
                text = text[:start] + chance.choice(_BITS) + text[end:]
            case 1:
                text = text[:start] + text[end:]
            case 2:
                text = text[:start] + text[start:end] * chance.choice([2, 30]) + text[end:]
            case 3:
                chance.shuffle(lines)
                text = "\n".join(lines)
            case _:
                lines.insert(chance.randrange(len(lines) + 1), chance.choice(lines))
                text = "\n".join(lines)
    return text


def check(count: int) -> None:
    texts = sources()
    chance = random.Random(SEED)
    good = 0
    for number in range(count):
        text = mutated(chance.choice(texts), chance)
        table, problems, warnings = read_table(text, "mutated.yaml")
        told = f"seed {SEED}, file {number}"
        assert (table is None) == bool(problems), told
        lines = text.count("\n") + text.count("\x85") + text.count("\u2028") + 2
        for problem in (*problems, *warnings):
            assert 0 <= problem.line <= lines, told
            assert str(problem).isprintable(), told
            assert len(str(problem)) < 700, told
        if table is not None:
            good += 1
            assert read_table(write_table(table), "written.yaml")[0] == table, told
    assert 0 < good < count


def test_a_sample_of_mutated_files() -> None:
    check(SAMPLE)


@pytest.mark.full
def test_all_mutated_files() -> None:
    check(ALL)


def test_random_bytes() -> None:
    chance = random.Random(SEED)
    for number in range(200):
        text, problems = decode(chance.randbytes(chance.randrange(400)), "bytes.yaml")
        assert problems or read_table(text, "bytes.yaml")[1], f"seed {SEED}, file {number}"
