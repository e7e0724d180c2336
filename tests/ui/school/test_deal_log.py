"""What is said and done at the table is told as it is heard and seen, and nothing that nobody hears."""

from __future__ import annotations

from tests.school.dealing.rounds import SIX, after, begun, until, whole
from tests.school.houses import house
from uth.profile import Call, Fault, Ruling
from uth.school.dealing.acts import (
    Act,
    Ask,
    Correct,
    LoadShuffler,
    NameRuling,
    OfferCut,
    OpenBetting,
    ProtectCards,
    Protection,
    Report,
    ScanBets,
    Shuffle,
    StopGame,
)
from uth.school.dealing.course import Happening
from uth.school.dealing.dealing import Dealing
from uth.school.settling.acts import CallFloor
from uth.ui.school.deal_log import decided, tips_of, told

STANDARD = house("standard")


def log(dealing: Dealing, act: Act) -> tuple[str, ...]:
    """Return what is told of one more act."""
    return told(dealing.course, dealing.after(act))


def up_to(name: str, kind: type[Act], *happenings: Happening) -> Dealing:
    dealing = begun(house(name), (1, 2, 3), happenings=happenings)
    return after(dealing, until(whole(dealing), kind))


def test_the_call_is_heard_before_the_bets_are_laid() -> None:
    lines = log(begun(STANDARD, SIX), OpenBetting())
    assert lines[0] == "You: “Place your bets”"
    assert [line.split(":")[0] for line in lines[1:]] == [f"Box {box}" for box in SIX]
    assert all(" bets: Ante $" in line for line in lines[1:])


def test_what_a_box_is_asked_and_decides() -> None:
    dealing = up_to("standard", Ask)
    lines = log(dealing, Ask(1, Call.PREFLOP))
    assert lines[0].startswith("You, to box 1: “")
    assert lines[1].startswith("Box 1: ")
    now = dealing.after(Ask(1, Call.PREFLOP)).course
    assert [(street, box.number) for street, box, _choice in decided(dealing.course, now)] == [("preflop", 1)]
    assert len(log(dealing, Ask(2, Call.PREFLOP))) == 1, "nobody decides before those who are in front"


def test_who_cuts_and_who_does_not() -> None:
    found = set()
    for lot in map(str, range(12)):
        dealing = begun(house("six-box-dark"), (1, 2, 3), lot=lot)
        acts = whole(dealing)
        for index, act in enumerate(acts):
            if isinstance(act, OfferCut):
                (line,) = log(after(dealing, acts[:index]), act)
                found.add("does not cut" if "does not cut" in line else "cuts")
    assert found == {"cuts", "does not cut"}


def test_what_the_floor_rules() -> None:
    dealing = up_to("standard", StopGame, Happening(Fault.CARDS_BELOW, "one"))
    for act in (StopGame(), ProtectCards()):
        assert log(dealing, act) == ()
        dealing = dealing.after(act)
    (line,) = log(dealing, CallFloor())
    assert line.startswith("The floor: ")
    assert log(begun(STANDARD).after(ScanBets()), CallFloor()) == ("The floor is here, and finds nothing to rule on.",)


def test_a_bet_is_put_right_and_a_report_finds_something_or_nothing() -> None:
    dealing = begun(STANDARD).after(ScanBets())
    assert log(dealing, Correct(1)) == (
        "The player of box 1 is asked to put the bet right.",
        "The player of box 1 lays the bet down again, as it was.",
    )
    assert log(dealing, Report(0, Protection.PEEK)) == ("The floor looks at your own cards, and finds nothing.",)
    dealing = up_to("standard", Report, Happening(Protection.CAPPED_BLIND, "one"))
    watch = dealing.course.watched[0]
    (line,) = log(dealing, Report(watch.box, watch.event))
    assert line == f"The floor looks at box {watch.box}, and deals with it."


def test_a_void_round_is_told() -> None:
    for what in (Fault.COUNT_OF_DEALER, Fault.DEALER_CARD_EXPOSED, Fault.COUNT_AFTER_ACTION):
        dealing = up_to("standard", StopGame, Happening(what, "one"))
        lines = log(dealing.after(StopGame()).after(ProtectCards()), CallFloor())
        if dealing.after(CallFloor()).done:
            assert sum("void" in line for line in lines) == 1
            assert not log(dealing.after(CallFloor()), NameRuling(Ruling.VOID)), "it is void already"
            assert tips_of(dealing.after(CallFloor()).course) == 0
            return
    raise AssertionError("no round is void")


def test_what_leaves_nothing_on_the_felt_is_told() -> None:
    dealing = begun(STANDARD).after(OpenBetting())
    assert log(dealing, ScanBets()) == ("You look over the bets of all boxes.",)
    assert log(dealing, Shuffle()) == ("You shuffle the deck by hand.",)
    assert log(dealing, LoadShuffler()) == ("You take the deck out of the shuffler, and put the other one in.",)


def test_what_the_floor_puts_right_unasked_is_told() -> None:
    dealing = up_to("standard", StopGame, Happening(Fault.WRONG_MULTIPLE, "one"))
    box = dealing.course.trouble.box if dealing.course.trouble else 0
    line = f"The floor has seen what lay wrong at box {box}, and has it put right."
    assert log(dealing, Ask(box, Call.FLOP))[0] == line
