"""What came of dealt rounds, in words: the areas and parts of a round, and what was made of all that went wrong."""

from __future__ import annotations

from collections.abc import Mapping

from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.words.figures import number_words

_AREAS = {
    "betting": "betting",
    "shuffle and cut": "shuffle and cut",
    "deal": "deal",
    "streets": "streets",
    "reading": "reading",
    "paying": "paying",
    "order and calls": "order and calls",
    "irregularities": "irregularities",
    "protection": "protection",
    "count": "count",
}
_PARTS = {
    "betting": "betting",
    "shuffle": "shuffle",
    "deal": "deal",
    "streets": "streets",
    "settlement": "settlement",
    "count": "count",
    "trouble": "trouble",
}
_RESPONSES = {
    "answered rightly": "answered rightly",
    "answered wrongly": "answered wrongly",
    "not answered": "not answered",
}
_SIGHTS = {
    "caught": "caught",
    "misnamed": "place or kind misnamed",
    "missed": "missed",
}


def area_words(area: str) -> str:
    """Return an area of a round; *area*: its contract word."""
    return _(_AREAS[area])


def part_words(part: str) -> str:
    """Return a part of a round; *part*: its contract word."""
    return _(_PARTS[part])


def response_words(response: str) -> str:
    """Return how an irregularity was answered; *response*: the contract word."""
    return _(_RESPONSES[response])


def sight_words(sight: str) -> str:
    """Return what was seen of harm to the house; *sight*: the contract word."""
    return _(_SIGHTS[sight])


# --- in the report of a run


def pace_line(rounds: int, left: int, an_hour: float) -> str:
    """Return how many rounds were dealt, and how fast; *left*: how many were begun and not ended.

    *an_hour*: 0 where the times are too short to be a person's.
    """
    dealt = ngettext("{rounds} round dealt", "{rounds} rounds dealt", rounds).format(rounds=rounds)
    if rounds and an_hour:
        sentence = _("{dealt}, at {pace} rounds an hour")
        dealt = sentence.format(dealt=dealt, pace=number_words(an_hour, 1))
    elif rounds:
        dealt = _("{dealt}, in times too short for a person: no pace is told").format(dealt=dealt)
    if left:
        some = ngettext("{left} left in the middle", "{left} left in the middle", left).format(left=left)
        return _("{dealt}; {some}.").format(dealt=dealt, some=some)
    return _("{sentence}.").format(sentence=dealt)


def irregularities_line(answered: Mapping[str, int]) -> str:
    """Return how irregularities were answered; *answered*: counts by contract word."""
    there = ", ".join(f"{response_words(response)} {count}" for response, count in answered.items())
    return _("Irregularities: {there}.").format(there=there)


def harm_line(seen: Mapping[str, int], alarms: int) -> str:
    """Return what was seen of harm to the house; *seen*: counts by contract word."""
    there = ", ".join(f"{sight_words(sight)} {count}" for sight, count in seen.items())
    return _("Protection: {there}, false alarms {alarms}.").format(there=there, alarms=alarms)


def area_titles() -> tuple[str, str, str, str]:
    """Return the heads of a table of shares by area."""
    return _("area of the round"), _("rounds"), _("right"), _("score")


def part_titles() -> tuple[str, str]:
    """Return the heads of a table of the times of the parts of a round."""
    return _("part of the round"), _("for each round")
