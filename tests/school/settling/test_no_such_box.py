"""Whatever is said of a box that is none is refused, in a settlement as in a round that is dealt."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest

from tests.school.dealing.rounds import begun
from tests.school.houses import house
from uth.game.model import To
from uth.hands import Category
from uth.profile import Call
from uth.school.dealing import acts as dealing_acts
from uth.school.dealing.acts import FoldedTo, Protection, Report
from uth.school.dealing.dealing import Dealing
from uth.school.dealing.perfect import played
from uth.school.record import ActError
from uth.school.settling.acts import NAMES, CallDealer, Pay
from uth.school.settling.handling import Handling
from uth.table import Bet

VALUES: dict[str, Any] = {
    "hand": Category.PAIR, "bet": Bet.ANTE, "chips": ((500, 1),), "to": To.BOX, "count": 2, "call": Call.PREFLOP,
    "where": FoldedTo.RACK, "event": Protection.PEEK,
}  # fmt: skip
START = begun(house("standard"), (1, 2, 4))
PLAYED = tuple(played(START))
EMPTY, BEYOND = 3, 99


def of_boxes(kinds: dict[str, type[Any]]) -> list[type[Any]]:
    """Return the kinds of act that are about a box."""
    return [made for made in kinds.values() if "box" in {each.name for each in fields(made)}]


SETTLING = of_boxes(dict(NAMES))
DEALING = of_boxes(dict(dealing_acts._NAMES))


def made(kind: type[Any], box: int) -> Any:
    """Return an act of a kind at a box."""
    values = {each.name: VALUES[each.name] for each in fields(kind) if each.name != "box"}
    return kind(box=box, **values)


def moments() -> Iterator[Dealing]:
    """Yield the round at every moment until its end."""
    yield START
    yield from (dealing for _act, dealing in PLAYED[:-1])


def test_there_are_acts_about_boxes() -> None:
    assert len(SETTLING) >= 8
    assert len(DEALING) >= 7


@pytest.mark.parametrize("box", [0, EMPTY, BEYOND])
@pytest.mark.parametrize("kind", SETTLING)
def test_a_settlement_refuses_a_box_that_is_none(kind: type[Any], box: int) -> None:
    handling = Handling.of(PLAYED[-1][1].course.state)
    for now in (handling, handling.after(CallDealer(Category.PAIR))):
        with pytest.raises(ActError, match=f"box {box} "):
            now.after(made(kind, box))
    for dealing in moments():
        with pytest.raises(ActError):
            dealing.after(made(kind, box))


@pytest.mark.parametrize("kind", DEALING)
def test_a_round_refuses_a_box_that_is_none(kind: type[Any]) -> None:
    for dealing in moments():
        with pytest.raises(ActError):
            dealing.after(made(kind, BEYOND))
        # A report of box 0 is one of the dealer's own place.
        if kind is not Report:
            with pytest.raises(ActError):
                dealing.after(made(kind, 0))


def test_a_payment_of_no_chips_says_what_is_expected() -> None:
    handling = Handling.of(PLAYED[-1][1].course.state)
    with pytest.raises(ActError, match="no chips are named: expected chips such as 2x25 1x5"):
        handling.after(Pay(handling.course.boxes[0], handling.course.lines[handling.course.boxes[0]][0].bet, ()))
