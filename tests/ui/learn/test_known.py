"""What is known of the chart: answers by hand and by family."""

from __future__ import annotations

from tests.analysis.games import TABLES
from tests.ui.learn.here import STANDARD
from uth.train.drills.charted import Asked
from uth.ui.learn.known import families, known_hands


def test_answers_to_starting_hands_are_counted_and_no_others() -> None:
    answers = [
        ("preflop K5o", True),
        ("preflop K5o", False),
        ("preflop K5o", True),
        ("flop gutshot, three suits", True),
    ]
    assert known_hands(answers) == {"K5o": Asked(3, 2, 1)}


def test_a_missed_hand_is_open_until_it_was_right_twice_running() -> None:
    asked = Asked()
    assert not asked.open
    told = []
    for right in (True, False, True, False, True, True):
        asked = asked.after(right=right)
        told.append(asked.open)
    assert told == [False, True, True, True, True, False]
    assert (asked.asked, asked.right, asked.missed) == (6, 4, 2)


def test_families_have_their_rule_and_what_came_of_them() -> None:
    known = {"K5o": Asked(4, 3), "K4o": Asked(2, 2), "A2s": Asked(1, 1), "A9o": Asked(1, 0), "22": Asked(1, 0)}
    found = {each.rule: (each.asked, each.right) for each in families(STANDARD, known)}
    assert found["King high, offsuit: Play 4x down to king-five offsuit, below that Check"] == (6, 5)
    assert found["Ace high: always Play 4x"] == (2, 1)
    assert found["King high, suited: always Play 4x"] == (0, 0)
    assert sum(asked for asked, _right in found.values()) == 9
    assert [each.share for each in families(STANDARD, known)][:2] == ["0.00 %", "50.00 %"]


def test_families_of_a_table_whose_best_play_is_not_stored_have_names() -> None:
    found = families(TABLES["odd fractions"], {"K5o": Asked(1, 1)})
    assert len(found) == 25
    assert next(each.share for each in found if each.rule == "King high, offsuit") == "100.00 %"
