"""A round of the dealer school that is shown again, as the picture book shows it: from every side, with its marks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from uth.company.chance import Chance
from uth.config import load_table
from uth.config.profiles import load_profile
from uth.profile import Call
from uth.school.dealing.acts import Act, Ask, ScanBets, Timed, to_json
from uth.school.dealing.dealing import Dealing
from uth.school.dealing.perfect import played
from uth.school.dealing.shift import FullTable, Often, Shift
from uth.school.drills import settle
from uth.school.drills.deal import ACTS, Dealt, of_shift
from uth.school.exercise import Exercise, Given
from uth.school.house import House
from uth.school.plan import Plan
from uth.school.run import mark
from uth.school.settling.acts import Pay
from uth.ui.book.rounds import Drawn
from uth.ui.book.stock import Visit
from uth.ui.intents import KeyPress
from uth.ui.keys import Key
from uth.ui.layout import Viewpoint
from uth.ui.scenes.school_replay import SchoolReplayScene
from uth.ui.school.motion import TAKES
from uth.ui.school.replay_moves import Move
from uth.ui.school.replay_steps import moments_of

_SEED = "a round shown again"
_PAUSE = 2600
"""Milliseconds between two acts."""


def replayed_school(visit: Visit) -> Mapping[str, Callable[[], Drawn]]:
    """Return what is drawn of it, by name."""
    house = visit.house

    def shown(exercise: Exercise, given: Given, viewpoint: Viewpoint, table: str) -> SchoolReplayScene:
        plan = Plan((exercise.skill,), _house(table), _SEED)
        found = mark(plan, 1, exercise, given).findings
        moments = moments_of(exercise, given, found)
        scene = SchoolReplayScene(house.labels, house.preferences, exercise, moments)
        scene.state.viewpoint = viewpoint
        return scene

    def dealt(
        viewpoint: Viewpoint, *moves: Move, harm: int = 0, faults: int = 0, table: str = "standard"
    ) -> SchoolReplayScene:
        scene = shown(*_dealt(table, faults, harm), viewpoint, table)
        return _after(scene, *moves)

    def begins(viewpoint: Viewpoint, *, harm: int = 0, faults: int = 0) -> SchoolReplayScene:
        """A round at the moment at which something begins to be wrong."""
        scene = dealt(viewpoint, harm=harm, faults=faults)
        scene.player.show(next(place for place, moment in enumerate(scene.player.moments) if moment.begins))
        scene.changed()
        return scene

    def on_its_way() -> SchoolReplayScene:
        scene = dealt(Viewpoint.DEALER, Move.PART_AFTER, Move.PART_AFTER)
        scene.do(Move.ON)
        scene.update(TAKES / 3)
        return scene

    def settled() -> SchoolReplayScene:
        exercise = settle.draw(_house("standard"), "three boxes", Chance(_SEED, "settle"))
        given = Given(exercise.right, {ACTS: 400_000})
        return _after(shown(exercise, given, Viewpoint.DEALER, "standard"), Move.END)

    marks = Move.MARK_AFTER, Move.MARK_AFTER, Move.MARK_AFTER
    return {
        "a fault from the chair": partial(dealt, Viewpoint.DEALER, *marks),
        "a fault as the players see it": partial(dealt, Viewpoint.PLAYER, *marks),
        "a fault from the camera": partial(dealt, Viewpoint.CAMERA, *marks),
        "a call as the players see it": partial(dealt, Viewpoint.PLAYER, Move.MARK_AFTER, Move.MARK_AFTER),
        "dark boxes": partial(dealt, Viewpoint.CAMERA, Move.MARK_AFTER, Move.MARK_AFTER, table="six-box-dark"),
        "an irregularity": partial(begins, Viewpoint.DEALER, faults=100),
        "against the house": partial(begins, Viewpoint.CAMERA, harm=100),
        "cards on their way": on_its_way,
        "a settlement": settled,
        "help": lambda: _pressed(dealt(Viewpoint.DEALER), Key.H),
    }


def _after(scene: SchoolReplayScene, *moves: Move) -> SchoolReplayScene:
    for move in moves:
        scene.do(move)
    scene.update(TAKES)
    return scene


def _pressed(scene: SchoolReplayScene, key: Key) -> SchoolReplayScene:
    scene.handle(KeyPress(key))
    return scene


# --- a round with some mistakes


def _house(table: str) -> House:
    found = load_table(table).table
    return House(found, load_profile(found.procedure.faults))


def _dealt(table: str, faults: int, harm: int) -> tuple[Dealt, Given]:
    shift = Shift(_house(table), _SEED, FullTable(often=Often(faults=faults, harm=harm)))
    exercise = of_shift(shift, 1)
    acts = tuple(_badly(exercise.start))
    return exercise, Given({ACTS: to_json(acts)}, {ACTS: acts[-1].at})


def _badly(start: Dealing) -> Iterator[Timed]:
    """The acts of a dealer who does not scan, asks in the wrong words once, and pays a chip too much."""
    wrong: set[type[Act]] = set()
    for number, (timed, _dealing) in enumerate(played(start), 1):
        act = timed.act
        if isinstance(act, ScanBets):
            continue
        if type(act) not in wrong and isinstance(act, Pay | Ask) and (isinstance(act, Pay) or act.call is Call.FLOP):
            wrong.add(type(act))
            act = _wrong(act)
        yield Timed(act, number * _PAUSE)


def _wrong(act: Ask | Pay) -> Act:
    if isinstance(act, Ask):
        return Ask(act.box, Call.RIVER)
    (value, count), *rest = act.chips
    return Pay(act.box, act.bet, ((value, count + 1), *rest))
