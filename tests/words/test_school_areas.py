"""What came of dealt rounds, in words: every contract word has some, one and several."""

from __future__ import annotations

from uth.school.dealing.areas import Area
from uth.school.dealing.responses import Response, Sight
from uth.school.dealing.times import Part
from uth.words import school_areas as words


def test_every_contract_word_has_words() -> None:
    assert all(words.area_words(area) for area in Area)
    assert all(words.part_words(part) for part in Part)
    assert all(words.response_words(response) for response in Response)
    assert all(words.sight_words(sight) for sight in Sight)


def test_the_pace() -> None:
    assert words.pace_line(1, 0, 30.0) == "1 round dealt, at 30.0 rounds an hour."
    assert words.pace_line(4, 1, 28.25) == "4 rounds dealt, at 28.2 rounds an hour; 1 left in the middle."
    assert words.pace_line(2, 0, 0.0) == "2 rounds dealt, in times too short for a person: no pace is told."
    assert words.pace_line(0, 2, 0.0) == "0 rounds dealt; 2 left in the middle."


def test_what_was_made_of_what_went_wrong() -> None:
    answered: dict[str, int] = {Response.RIGHT: 2, Response.WRONG: 1, Response.LEFT: 0}
    line = words.irregularities_line(answered)
    assert line == "Irregularities: answered rightly 2, answered wrongly 1, not answered 0."
    seen: dict[str, int] = {Sight.CAUGHT: 1, Sight.MISNAMED: 0, Sight.MISSED: 2}
    assert words.harm_line(seen, 3) == ("Protection: caught 1, place or kind misnamed 0, missed 2, false alarms 3.")
