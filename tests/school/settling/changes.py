"""What a trainee who makes one mistake does otherwise than one who makes none."""

from __future__ import annotations

from collections.abc import Callable

from uth.school.settling.acts import Act, Pay
from uth.table import Bet

Acts = list[Act]
Change = Callable[[Acts], Acts]


def instead(old: Act, *new: Act) -> Change:
    """Do something else, or nothing."""
    return lambda acts: [each for act in acts for each in (new if act == old else (act,))]


def left_out(*old: Act) -> Change:
    """Leave acts out."""
    return lambda acts: [act for act in acts if act not in old]


def then(after: Act, *new: Act) -> Change:
    """Do something more."""
    return lambda acts: [each for act in acts for each in ((act, *new) if act == after else (act,))]


def earlier(moved: Act, before: Act) -> Change:
    """Do something before another thing that comes first."""
    return lambda acts: [
        each for act in acts for each in ((moved, act) if act == before else () if act == moved else (act,))
    ]


def later(moved: Act, after: Act) -> Change:
    """Do something after another thing that comes later."""
    return lambda acts: [
        each for act in acts for each in ((act, moved) if act == after else () if act == moved else (act,))
    ]


def boxes_in(*order: int) -> Change:
    """Settle the boxes in another order."""

    def change(acts: Acts) -> Acts:
        first, *middle, last = acts
        of_boxes = [act for box in order for act in middle if getattr(act, "box", 0) == box]
        return [first, *of_boxes, last]

    return change


def paid(box: int, bet: Bet, *chips: tuple[int, int]) -> Change:
    """Pay a bet with other chips."""
    return lambda acts: [
        Pay(box, bet, chips) if isinstance(act, Pay) and (act.box, act.bet) == (box, bet) else act for act in acts
    ]


def both(one: Change, other: Change) -> Change:
    """Do two things otherwise."""
    return lambda acts: other(one(acts))
