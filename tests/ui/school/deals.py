"""Deals a round in its scene, by keyboard alone or by mouse alone: what is right, or acts that are not."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tests.ui.school import settler
from tests.ui.school.settler import click, drag, house, keys
from uth.game.model import To
from uth.profile import Call, Ruling
from uth.school.dealing.acts import (
    Accept,
    Act,
    Ask,
    Burn,
    CheckBets,
    CloseBetting,
    Correct,
    CountStub,
    CutDeck,
    DealPacket,
    FoldedTo,
    LoadShuffler,
    NameRuling,
    OfferCut,
    OpenBetting,
    OpenHouse,
    ProtectCards,
    Protection,
    Refuse,
    Report,
    ScanBets,
    Shuffle,
    StopGame,
    TakeFold,
    TurnBoard,
)
from uth.school.dealing.irregular import What
from uth.school.dealing.perfect import next_act
from uth.school.dealing.shift import FullTable, Often, Shift
from uth.school.drills import deal
from uth.school.exercise import Exercise, Given
from uth.school.findings import Finding, Mistake
from uth.school.house import House
from uth.school.settling import acts as settling
from uth.school.settling.acts import CallFloor
from uth.train.felt.model import BOARD, HOUSE_CARDS, Place, cards_place
from uth.ui.intents import Wheel
from uth.ui.keys import Key, KeyLabels
from uth.ui.preferences import Preferences
from uth.ui.scenes.school_deal import DealScene
from uth.ui.school.chair_scene import Course
from uth.ui.school.deal_ways import Answer
from uth.ui.school.deeds import CHOOSING

_MOST_STEPS = 20
"""No place is further away than so many keys."""
_FAR = 60
"""No panel is scrolled by more notches."""
MOST_ACTS = 400
"""No round has more acts."""


def exercise(
    here: str | House = "standard",
    boxes: tuple[int, ...] = (1, 2, 3),
    what: What | None = None,
    often: Often | None = None,
    seed: str = "deals",
) -> deal.Dealt:
    """Return the first round of a shift; what goes wrong in it is named, or comes as *often* as that says."""
    table = here if isinstance(here, House) else house(here)
    full = FullTable(boxes, often=often or Often(), only=(what,) if what is not None else ())
    return deal.of_shift(Shift(table, seed, full), 1)


def mark(asked: Exercise, given: Given) -> tuple[Finding, ...]:
    return deal.mark(asked, given.answer)


def shown(first: Exercise, size: tuple[int, int] = (1280, 800), course: Course | None = None) -> DealScene:
    """Return a scene before its first act; with nothing after it unless the course says so."""
    scene = DealScene(KeyLabels(), Preferences(), course or Course(mark, lambda: None, peek=mark), first)
    scene.resize(size)
    return scene


def perfectly(
    scene: DealScene, way: Callable[[DealScene, Act], None], until: Callable[[Act], bool] = lambda _act: False
) -> None:
    """Deal as a perfect dealer does, act by act, to the end or up to an act."""
    for _ in range(MOST_ACTS):
        if scene.round.done or until(act := next_act(scene.round.dealing)):
            return
        count = len(scene.round.dealing.acts)
        way(scene, act)
        assert len(scene.round.dealing.acts) > count, f"{act} was not done: {scene.state.reason}"
        assert scene.round.dealing.acts[-1].act == act
        scene.update(3.0)
    raise AssertionError("the round does not end")


def up_to(kind: type[Act], count: int = 1) -> Callable[[Act], bool]:
    """Return a test that is true of the act of a kind that comes as number *count*."""
    seen = 0

    def until(act: Act) -> bool:
        nonlocal seen
        seen += isinstance(act, kind)
        return seen == count

    return until


def acts(scene: DealScene) -> list[Act]:
    return [timed.act for timed in scene.round.dealing.acts]


def found(scene: DealScene) -> set[Mistake]:
    """Return what was found so far."""
    return {finding.mistake for finding in scene.round.findings}


def text(scene: DealScene) -> str:
    return "\n".join(scene.lines())


def mistakes(scene: DealScene) -> list[Mistake]:
    """Return what was found in the whole round, which is over."""
    assert scene.round.done
    return [finding.mistake for finding in scene.asking.findings]


def of_settling(act: Act) -> settling.Act:
    """Return an act of the settlement as one."""
    assert isinstance(act, settling.Act)
    return act


# --- by keyboard


def by_keys(scene: DealScene, act: Act) -> None:
    """Do an act with the keyboard."""
    match act:
        case OpenBetting(call) | CloseBetting(call):
            keys(scene, Key.DIGIT_1, _option(list(Call), call))
        case Ask(box, _call):
            turn_to(scene, cards_place(box))
            keys(scene, Key.ENTER)
        case OfferCut(box):
            turn_to(scene, cards_place(box))
            keys(scene, Key.C)
        case TakeFold(box, where):
            turn_to(scene, cards_place(box))
            keys(scene, Key.DIGIT_4, _option(list(FoldedTo), where))
        case DealPacket():
            turn_to(scene, place_of(act))
            sized(scene, act)
            keys(scene, Key.DIGIT_2)
        case CutDeck(cards):
            keys(scene, Key.X, *(Key(digit) for digit in str(cards)), Key.ENTER)
        case CountStub(cards):
            keys(scene, Key.N, *(Key(digit) for digit in str(cards)), Key.ENTER)
        case _:
            _when_wrong(scene, act)


def _when_wrong(scene: DealScene, act: Act) -> None:
    match act:
        case StopGame() | ProtectCards() | NameRuling():
            if scene.round.menu.value != "wrong":
                keys(scene, Key.W)
            keys(scene, _option(list(Answer), _ANSWERS[type(act)]))
            if isinstance(act, NameRuling):
                keys(scene, _option(list(Ruling), act.ruling))
        case Accept(box) | Correct(box) | Refuse(box):
            keys(scene, Key.W, _option(list(Answer), _ANSWERS[type(act)]), Key(str(box)))
        case Report(box, event):
            keys(scene, Key.R, CHOOSING[_box_option(scene, box)], _option(list(Protection), event))
        case CallFloor() if scene.round.menu.value == "wrong":
            keys(scene, _option(list(Answer), Answer.FLOOR))
        case _ if type(act) in _KEYS:
            keys(scene, _KEYS[type(act)])
        case _:
            settler.by_keys(scene, of_settling(act))


_ANSWERS: dict[type[Act], Answer] = {
    StopGame: Answer.STOP, ProtectCards: Answer.PROTECT, NameRuling: Answer.RULING, Accept: Answer.ACCEPT,
    Correct: Answer.CORRECT, Refuse: Answer.REFUSE,
}  # fmt: skip
_KEYS: dict[type[Act], Key] = {
    ScanBets: Key.L, CheckBets: Key.L, Shuffle: Key.S, LoadShuffler: Key.M, Burn: Key.B, TurnBoard: Key.G,
    OpenHouse: Key.O, CallFloor: Key.DIGIT_5,
}  # fmt: skip


def _option(among: Sequence[object], one: object) -> Key:
    return CHOOSING[among.index(one)]


def _box_option(scene: DealScene, box: int) -> int:
    return box - 1 if box else len(scene.round.boxes)


def place_of(act: DealPacket) -> Place:
    """Return where a packet goes."""
    return {To.COMMUNITY: BOARD, To.DEALER: HOUSE_CARDS}.get(act.to) or cards_place(act.box)


def sized(scene: DealScene, act: DealPacket) -> None:
    """Give packets the size of one, with the keyboard."""
    for _ in range(_MOST_STEPS):
        size = scene.round.packet_size(place_of(act))
        if size == act.count:
            return
        keys(scene, Key.EQUALS if size < act.count else Key.MINUS)


def turn_to(scene: DealScene, place: Place) -> None:
    """Go to a place with the arrows."""
    if place in (BOARD, HOUSE_CARDS):
        keys(scene, Key.UP if place == BOARD else Key.DOWN)
    for _ in range(_MOST_STEPS):
        if scene.round.place == place:
            return
        keys(scene, Key.RIGHT if place.box in scene.round.course.guests.boxes else Key.TAB)
    raise AssertionError(f"{place} is nowhere")


# --- by mouse


def by_mouse(scene: DealScene, act: Act) -> None:
    """Do an act with the mouse, by dragging where something moves."""
    match act:
        case OpenBetting(call) | CloseBetting(call):
            press(scene, "pick say", f"pick {call}")
        case Ask(box, _call):
            click(scene, str(cards_place(box)))
        case OfferCut(box):
            _aim(scene, box)
            press(scene, "pick offer cut")
        case TakeFold(box, where):
            drag(scene, str(cards_place(box)), "discards" if where is FoldedTo.RACK else f"box {box} trips")
        case DealPacket():
            _sized_by_wheel(scene, act)
            drag(scene, "deck", str(place_of(act)))
        case Burn():
            drag(scene, "deck", "burn")
        case ScanBets() | CheckBets():
            click(scene, f"box {scene.round.course.guests.boxes[0]} ante")
        case CutDeck(cards):
            press(scene, "pick cut deck", *(f"type {digit}" for digit in str(cards)), "give")
        case CountStub(cards):
            press(scene, "pick count stub", *(f"type {digit}" for digit in str(cards)), "give")
        case _:
            _clicked(scene, act)


def _clicked(scene: DealScene, act: Act) -> None:
    match act:
        case Shuffle() | LoadShuffler():
            click(scene, "deck")
        case TurnBoard():
            click(scene, "board")
        case OpenHouse():
            click(scene, "dealer")
        case StopGame() | ProtectCards():
            opened = [] if scene.round.menu.value == "wrong" else ["pick wrong"]
            press(scene, *opened, f"pick {_ANSWERS[type(act)]}")
        case CallFloor() if scene.round.menu.value == "wrong":
            press(scene, f"pick {Answer.FLOOR}")
        case Report(box, event):
            press(scene, "pick report", f"pick {box}", f"pick {event}")
        case _:
            settler.by_mouse(scene, of_settling(act))


def press(scene: DealScene, *names: str) -> None:
    """Press buttons and choices of the panel; what does not show is scrolled to."""
    for name in names:
        middle = scene.shown.places.body.centre
        for steps in (0, _FAR, *[-1] * _FAR):
            if steps:
                scene.handle(Wheel(*middle, steps))
            if any(control.name == name for control in scene.controls()):
                break
        click(scene, name)


def _aim(scene: DealScene, box: int) -> None:
    """Turn to a box with a click on where its cards will lie."""
    click(scene, str(cards_place(box)))


def _sized_by_wheel(scene: DealScene, act: DealPacket) -> None:
    """Give packets the size of one, with the wheel over the deck or the board."""
    to_board = act.to is To.COMMUNITY
    if not to_board and scene.round.place == BOARD:
        _aim(scene, scene.round.course.guests.boxes[0])
    where = settler.at(scene, "board" if to_board else "deck")
    for _ in range(_MOST_STEPS):
        size = scene.round.packet_size(place_of(act))
        if size == act.count:
            return
        scene.handle(Wheel(*where, 1 if size < act.count else -1))
