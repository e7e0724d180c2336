"""Strict YAML: what becomes a node, what becomes a problem, and that nothing raises."""

from __future__ import annotations

import time

import pytest

from uth.problems import Problem
from uth.yaml_nodes import MOST_BYTES, Items, Mapping, Scalar, Unusable, compose, decode


def messages(text: str) -> list[str]:
    return [str(problem) for problem in compose(text, "f")[1]]


def test_scalars_stay_text() -> None:
    node, problems = compose("a: 3:2\nb: no\nc: 0x10\nd: ~\ne: '1'\nf:\n", "f")
    assert problems == ()
    assert isinstance(node, Mapping)
    texts = ["3:2", "no", "0x10", "~", "1", ""]
    assert [value for _, value in node.pairs] == [Scalar(text, line) for line, text in enumerate(texts, 1)]


def test_keys_are_plain_words_with_their_lines() -> None:
    node, _ = compose("Straight_Flush: 1\n\nfull  HOUSE: [2,\n  3]\n", "f")
    assert node == Mapping(
        (
            (Scalar("straight flush", 1), Scalar("1", 1)),
            (Scalar("full house", 3), Items((Scalar("2", 3), Scalar("3", 4)), 3)),
        ),
        1,
    )


def test_what_is_refused_leaves_the_rest_readable() -> None:
    node, problems = compose("a: &x 1\nb: *x\nc: !t 2\na: 3\n", "f")
    assert isinstance(node, Mapping)
    assert [value for _, value in node.pairs] == [Scalar("1", 1), Unusable(2), Scalar("2", 3)]
    assert [(problem.line, problem.path) for problem in problems] == [(1, "a"), (2, "b"), (3, "c"), (4, "a")]


def test_problem_names_file_line_and_path() -> None:
    assert str(Problem("f.yaml", 7, "blind > flush", "wrong")) == "f.yaml:7: blind > flush: wrong"
    assert str(Problem("f.yaml", 0, "", "wrong")) == "f.yaml: wrong"
    assert messages("a: {b: {c: 1, C: 2}}") == ["f:1: a > b > c: is there twice, first in line 1"]
    assert messages("a:\n - b: 1\n - b: *x\n") == ['f:3: a > 2 > b: "*x" points to another place: write the value out']


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('a: 1\nb: "open\nc: 2\n', 2),
        ("a: 1\n\tb: 2\n", 2),
        ("a: 1\n b: 2\n", 2),
        ("a: 1\nb: \x00\n", 2),
        ("a: 1\n--- \nb: 2\n", 2),
        ('a: 1\nb: "\\U7fffffff"\n', 2),
        ("a: [1, 2\n", 2),
        ("%YAML 1." + "9" * 5000 + "\n---\na: 1\n", 1),
        ("a: 'x\n", 1),
        ("@a: 1\n", 1),
        ("- a\nb: 1\n", 2),
    ],
)
def test_line_of_what_is_no_yaml(text: str, line: int) -> None:
    problems = compose(text, "f")[1]
    assert [problem.line for problem in problems] == [line]


@pytest.mark.parametrize(
    "text", ["[" * 100_000, "{a: " * 50_000, "- " * 100_000, "a:\n" + " " * 200_000, "? " * 90_000]
)
def test_deep_nesting_is_a_problem_in_a_moment(text: str) -> None:
    start = time.monotonic()
    assert len(messages(text)) <= 1
    assert time.monotonic() - start < 10


def test_sixteen_levels_are_enough_and_no_more() -> None:
    assert messages("[" * 16 + "]" * 16) == []
    assert messages("[" * 17 + "]" * 17) == ["f:1: lists and keys stand more than 16 deep in one another"]


def test_size_is_limited_in_bytes() -> None:
    assert decode(b"#" * MOST_BYTES, "f")[1] == ()
    assert [str(problem) for problem in decode(b"#" * (MOST_BYTES + 1), "f")[1]] == [
        "f: the file is larger than 256 KiB"
    ]
    assert messages("é" * (MOST_BYTES // 2)) == []
    assert messages("é" * (MOST_BYTES // 2 + 1)) == ["f: the file is larger than 256 KiB"]


def test_encoding() -> None:
    assert decode("\ufeffname: Žaidimas\n".encode(), "f") == ("name: Žaidimas\n", ())
    assert [str(problem) for problem in decode(b"a: 1\nb: \xff\n", "f")[1]] == [
        "f:2: expected text in UTF-8, found other bytes"
    ]
    assert messages("a: \ud800\n") == ["f:1: the character U+D800 is not allowed in a text file"]


def test_every_node_and_problem_has_its_column() -> None:
    node, problems = compose("a: 1\nb:\n  - [x, y]\n  - &z 2\nb: 3\n", "f.yaml")
    assert isinstance(node, Mapping)
    (first, one), (second, items) = node.pairs
    assert isinstance(items, Items)
    assert [(each.line, each.column) for each in (first, one, second, items, *items.nodes)] == [
        (1, 1), (1, 4), (2, 1), (3, 3), (3, 5), (4, 5),
    ]  # fmt: skip
    assert [(problem.line, problem.column) for problem in problems] == [(4, 5), (5, 1)]
