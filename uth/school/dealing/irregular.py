"""Irregularities and what is done to the house, as they happen in a dealt round: when, where, and how often.

Each can be called by its name. The lines are those of rules.md 12.2 to 12.5; how a house rules is its profile's affair.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from uth.company.chance import Chance
from uth.faults import applies
from uth.game.model import Box, Slot, To
from uth.game.settlement import Result
from uth.game.view import lying
from uth.profile import Fault
from uth.school.dealing.acts import CloseBetting, OpenBetting, Protection
from uth.school.dealing.course import Course, Happening
from uth.school.dealing.lying import gone_wrong
from uth.school.dealing.trouble import Trouble, Watch
from uth.school.house import House
from uth.table import Bet, Decisions, FoldedWithSideBet, ShuffleBy, Street, Table

What = Fault | Protection
_Boxes = Iterable[int]

# --- which, and how often


def possible(house: House) -> tuple[What, ...]:
    """Return what can happen in a round at a house's table."""
    return tuple(what for what in (*Fault, *Protection) if can_happen(house, what))


def can_happen(house: House, what: What) -> bool:
    """Return whether something can happen at a house's table."""
    table, several = house.table, house.table.rules.boxes > 1
    if isinstance(what, Fault):
        return applies(what, table) and _by_procedure(table, what)
    of_two = what in (Protection.CARD_SWITCH, Protection.PEEK)
    return (several or not of_two) and (table.trips is not None or what is not Protection.CAPPED_TRIPS)


def _by_procedure(table: Table, fault: Fault) -> bool:
    """Whether something is a fault in the way in which the house deals."""
    procedure = table.procedure
    folds = bool(table.rules.fold)
    return {
        Fault.JAM: procedure.shuffle is ShuffleBy.MACHINE,
        Fault.OUT_OF_TURN: procedure.decisions is Decisions.IN_TURN,
        Fault.MUCKED: folds and procedure.folded_with_side_bet is FoldedWithSideBet.KEEP,
        Fault.FOLDED_BY_MISTAKE: folds,
    }.get(fault, True)


def named(house: House, name: str, lot: str = "") -> Happening:
    """Return what has that name, to happen in a round.

    :raises ValueError: if nothing at this house's table has; it says what has.
    """
    found = {what.value: what for what in possible(house)}
    if name not in found:
        raise ValueError(f"no such irregularity at this table: {name}; there are {', '.join(found)}")
    return Happening(found[name], lot)


def drawn(house: House, faults: int, harm: int, lot: str) -> tuple[Happening, ...]:
    """Return what is to happen in a round: a fault in *faults* of a hundred rounds, harm to the house in *harm*."""
    chance, all_there = Chance(lot, "irregularities"), possible(house)
    kinds = ((faults, Fault), (harm, Protection))
    some = [[what for what in all_there if isinstance(what, kind)] if chance.happens(n) else [] for n, kind in kinds]
    return tuple(Happening(chance.one_of(each), lot) for each in some if each)


# --- when, and where


def happened(course: Course) -> Course:
    """Return the round with the first of what is to happen that can happen now; one thing at a time."""
    if course.done or course.trouble is not None or not course.state.boxes:
        return course
    for happening in course.happenings:
        if (where := _where(course, happening)) is not None:
            left = tuple(each for each in course.happenings if each != happening)
            return _with(replace(course, happenings=left), happening.what, *where)
    return course


def _with(course: Course, what: What, box: int, other: int) -> Course:
    if isinstance(what, Fault):
        return gone_wrong(course, Trouble(what, box, other))
    return replace(course, watched=(*course.watched, Watch(what, box, other)))


def _where(course: Course, happening: Happening) -> tuple[int, int] | None:
    """The box at which something happens now, and the neighbour that has part in it; None where it does not yet."""
    boxes = tuple(_MOMENTS[happening.what](course, happening))
    if not boxes:
        return None
    breakers = [box for box in boxes if box in course.guests.breakers()]
    box = Chance(happening.lot, f"where {happening.what}").one_of(breakers or boxes)
    return box, _other(course, happening.what, box)


def _other(course: Course, what: What, box: int) -> int:
    if what is Fault.OUT_OF_TURN:
        return course.waiting[0]
    if what is Fault.LOOKED_AT_SECOND:
        return course.guests.of(box).boxes[0]
    others = [each.number for each in course.state.boxes if each.number != box]
    return min(others, key=lambda each: (abs(each - box), each), default=box)


_Moment = Callable[[Course, Happening], _Boxes]
_DEALER = Slot(To.DEALER)


def _boxes(course: Course) -> _Boxes:
    return (box.number for box in course.state.boxes)


def _at_betting(course: Course, _happening: Happening) -> _Boxes:
    return _boxes(course) if OpenBetting in course.did and not course.begun else ()


def _at_the_shuffle(course: Course, _happening: Happening) -> _Boxes:
    return (0,) if OpenBetting in course.did and not course.begun else ()


def _when_closed(course: Course, _happening: Happening) -> _Boxes:
    return _boxes(course) if CloseBetting in course.did and not course.begun else ()


def _nobody_has_acted(course: Course) -> bool:
    return course.begun and not course.asked and course.turned == 0 and course.handling is None


def _at_its_packet(course: Course, happening: Happening) -> _Boxes:
    """At one box of chance, as soon as it has its cards."""
    if not _nobody_has_acted(course):
        return ()
    box = Chance(happening.lot, f"whose {happening.what}").one_of(tuple(_boxes(course)))
    return (box,) if course.complete(Slot(To.BOX, box)) else ()


def _at_an_empty_box(course: Course, _happening: Happening) -> _Boxes:
    used = set(_boxes(course))
    there = (box for box in range(1, course.table.rules.boxes + 1) if box not in used)
    return there if _nobody_has_acted(course) and course.complete(Slot(To.BOX, min(used))) else ()


def _at_the_own_packet(course: Course, _happening: Happening) -> _Boxes:
    return (0,) if _nobody_has_acted(course) and course.complete(_DEALER) else ()


def _in_the_deal(course: Course, happening: Happening) -> _Boxes:
    return (0,) if tuple(_at_its_packet(course, happening)) else ()


def _on(street: Street, fit: Callable[[Course, Box], bool]) -> _Moment:
    """On a street, before the dealer's hand lies open, at a box that fits."""

    def boxes(course: Course, _happening: Happening) -> _Boxes:
        if course.street is not street or course.handling is not None:
            return ()
        return (box.number for box in course.state.boxes if fit(course, box))

    return boxes


def _live(_course: Course, box: Box) -> bool:
    return not box.folded


def _waits(course: Course, box: Box) -> bool:
    return box.number in course.waiting


def _waits_later(course: Course, box: Box) -> bool:
    return box.number in course.waiting[1:]


def _plays(_course: Course, box: Box) -> bool:
    return box.multiple > 0 and not box.dark


def _has_trips(_course: Course, box: Box) -> bool:
    return not box.folded and box.stake(Bet.TRIPS) > 0


def _several(course: Course, box: Box) -> bool:
    return not box.folded and len(course.state.boxes) > 1


def _own_dark(course: Course, box: Box) -> bool:
    return box.dark and len(course.guests.of(box.number).boxes) > 1


def _folded(course: Course, box: Box) -> bool:
    return box.number in course.taken


def _folded_with_trips(course: Course, box: Box) -> bool:
    return box.number in course.taken and bool(lying(course.table, box))


def _of_the_round(course: Course, happening: Happening) -> _Boxes:
    return (0,) if tuple(_on(Street.FLOP, _live)(course, happening)) else ()


def _settling(fit: Callable[[Course, int], bool]) -> _Moment:
    """While the table is settled, at a box that fits."""

    def boxes(course: Course, _happening: Happening) -> _Boxes:
        handling = course.handling
        if handling is None or handling.done:
            return ()
        return (box for box in handling.course.boxes if fit(course, box))

    return boxes


def _won(course: Course, box: int) -> bool:
    settlement = course.state.settlement
    return settlement is not None and settlement.box(box).result is Result.WIN


def _won_and_open(course: Course, box: int) -> bool:
    assert course.handling is not None
    return _won(course, box) and not course.handling.course.started(box)


def _won_and_paid(course: Course, box: int) -> bool:
    assert course.handling is not None
    return _won(course, box) and box in course.handling.course.closed


def _loses_ante(course: Course, box: int) -> bool:
    there, settlement = course.state.box(box), course.state.settlement
    assert course.handling is not None
    if there is None or settlement is None or course.handling.course.started(box):
        return False
    least = course.table.chips[0].value
    return settlement.box(box).result is Result.LOSE and settlement.qualifies and there.stake(Bet.ANTE) > least


def _at_the_stub(course: Course, _happening: Happening) -> _Boxes:
    handling = course.handling
    return (0,) if handling is not None and handling.done else ()


_MOMENTS: Mapping[What, _Moment] = {
    Fault.UNEQUAL: _at_betting,
    Fault.NOT_SEATED: _at_betting,
    Fault.FOREIGN_CHIP: _at_betting,
    Fault.JAM: _at_the_shuffle,
    Fault.LATE_BET: _when_closed,
    Fault.PLAYER_CARD_EXPOSED: _at_its_packet,
    Fault.PLAYER_CARDS_EXPOSED: _at_its_packet,
    Fault.COUNT_BEFORE_ACTION: _at_its_packet,
    Fault.WRONG_PLACE: _at_its_packet,
    Fault.LOOKED_EARLY: _at_its_packet,
    Fault.EMPTY_BOX: _at_an_empty_box,
    Fault.DEALER_CARD_EXPOSED: _at_the_own_packet,
    Fault.COUNT_OF_DEALER: _at_the_own_packet,
    Fault.FACE_UP_IN_DECK: _in_the_deal,
    Fault.PLAYER_SHOWS_CARD: _on(Street.PREFLOP, _live),
    Fault.OUTSIDE_LIMITS: _on(Street.PREFLOP, _live),
    Fault.LOOKED_AT_SECOND: _on(Street.PREFLOP, _own_dark),
    Fault.CARDS_SHARED: _on(Street.PREFLOP, _several),
    Fault.CARDS_BELOW: _on(Street.PREFLOP, _live),
    Fault.OUT_OF_TURN: _on(Street.PREFLOP, _waits_later),
    Fault.VERBAL_BET: _on(Street.PREFLOP, _waits),
    Fault.SEVERAL_MOTIONS: _on(Street.PREFLOP, _waits),
    Fault.CALCULATOR: _on(Street.PREFLOP, _live),
    Fault.LATE_CLAIM: _on(Street.PREFLOP, _live),
    Fault.FLOP_WRONG: _on(Street.PREFLOP, _waits),
    Fault.COUNT_AFTER_ACTION: _on(Street.FLOP, _live),
    Fault.BURN_FORGOTTEN: _of_the_round,
    Fault.LAST_CARDS_EARLY: _on(Street.FLOP, _waits),
    Fault.WRONG_MULTIPLE: _on(Street.FLOP, _waits),
    Fault.TOUCHED: _on(Street.FLOP, _plays),
    Fault.AWAY: _on(Street.FLOP, _waits),
    Fault.DEALER_CHANGE: _of_the_round,
    Fault.MUCKED: _on(Street.RIVER, _folded_with_trips),
    Fault.FOLDED_BY_MISTAKE: _on(Street.RIVER, _folded),
    Fault.SHORT_PLAY: _on(Street.RIVER, _waits),
    Fault.RACKED_EARLY: _settling(_won_and_open),
    Fault.WINNER_TAKEN: _settling(_won_and_open),
    Fault.WRONG_PAYOUT: _settling(_won_and_paid),
    Fault.DECK_FOUL: _at_the_stub,
    Protection.CAPPED_TRIPS: _on(Street.FLOP, _has_trips),
    Protection.CAPPED_BLIND: _on(Street.FLOP, _live),
    Protection.LATE_PLAY: _on(Street.RIVER, _waits),
    Protection.CARD_SWITCH: _on(Street.PREFLOP, _several),
    Protection.PEEK: _on(Street.PREFLOP, _several),
    Protection.FLASHED_PACKET: _at_the_own_packet,
    Protection.PINCHED_ANTE: _settling(_loses_ante),
}
"""When, and at which boxes, each of them can happen."""
