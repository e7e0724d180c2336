from __future__ import annotations

from uth.ui.book import messages


def test_the_table_has_the_problems_that_are_shown() -> None:
    assert [str(problem) for problem in messages.problems()] == [
        'mine.yaml:10: blind > straight: expected odds such as "3 to 2", got "one"',
        'mine.yaml:14: limits > ante > step: expected more than 0, got "0"',
    ]


def test_the_messages_are_those_of_the_store() -> None:
    assert messages.disk_full() == "history.sqlite cannot be written: the disk is full"
    assert messages.rescued().endswith("41 rounds were rescued, 1 is lost or void.")
