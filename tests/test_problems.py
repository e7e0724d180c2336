"""How words of a file are compared and shown in a message."""

from __future__ import annotations

from uth.problems import Problem, meant, nearest, plain_key, shown


def test_words() -> None:
    assert plain_key("  Three_of  a_KIND ") == "three of a kind"
    assert nearest("fluhs", ["flush", "straight"]) == "flush"
    assert nearest("Fluhs", ["FLUSH"]) == "FLUSH"
    assert nearest("pineapple", ["flush", "straight"]) is None
    assert nearest("f" * 1000, ["flush"]) is None


def test_texts_in_messages_are_short_and_printable() -> None:
    assert shown("a\n\tb") == "a b"
    assert shown("a\x1b[31m") == "a?[31m"
    assert shown("x" * 41) == "x" * 37 + "..."
    assert len(shown("x" * 1_000_000)) == 40


def test_the_nearest_word_is_asked_for_after_a_message() -> None:
    assert meant("flush") == ' (did you mean "flush"?)'
    assert meant(None) == ""


def test_a_problem_with_its_column() -> None:
    problem = Problem("f.yaml", 7, "parts > 1", "wrong", 3)
    assert problem.to_the_column == "f.yaml:7:3: parts > 1: wrong"
    assert str(problem) == "f.yaml:7: parts > 1: wrong"
    assert Problem("f.yaml", 7, "", "wrong").to_the_column == "f.yaml:7: wrong"
    assert problem.data == {"file": "f.yaml", "line": 7, "path": "parts > 1", "message": "wrong"}
