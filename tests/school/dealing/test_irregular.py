"""Irregularities by name: each happens, has one right answer at every house, and is marked when it is passed over."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from tests.school.dealing.rounds import begun, of_procedure
from tests.school.houses import TABLES, house
from uth.config.profiles import load_profile
from uth.config.schema import PROFILES
from uth.profile import Fault, Ruling
from uth.school.dealing.acts import Act, Correct, CountStub, NameRuling, ProtectCards, Protection, Refuse, StopGame
from uth.school.dealing.course import Happening
from uth.school.dealing.dealing import Dealing
from uth.school.dealing.irregular import can_happen, drawn, named, possible
from uth.school.dealing.perfect import next_act, perfect
from uth.school.dealing.rulings import put_right
from uth.school.dealing.trouble import BETS, Trouble
from uth.school.findings import Mistake
from uth.school.house import House
from uth.school.settling.acts import CallFloor
from uth.table import Decisions, FoldedWithSideBet, Look, ShuffleBy

FAULTS, PROTECTIONS = tuple(Fault), tuple(Protection)
EVERY = [
    pytest.param(fault, profile, marks=() if (number + turn) % len(PROFILES) == 0 else pytest.mark.full)
    for number, fault in enumerate(FAULTS)
    for turn, profile in enumerate(PROFILES)
]
"""Every fault at every profile; in the suite each fault at one of them."""
STOPS = (StopGame(), ProtectCards(), CallFloor())
_HOUSES = {
    Fault.BURN_FORGOTTEN: house("pennsylvania-a"),
    Fault.LOOKED_EARLY: of_procedure("standard", look=Look.AFTER_DEAL),
    Fault.LOOKED_AT_SECOND: house("six-box-dark"),
}


def house_of(what: Fault | Protection, profile: str = "US") -> House:
    """Return a house at whose table something can happen, and that rules by a profile."""
    here = _HOUSES.get(what, house("standard")) if isinstance(what, Fault) else house("standard")
    return replace(here, profile=load_profile(profile))


def boxes_of(what: Fault | Protection) -> tuple[int, ...]:
    return (1, 3, 5) if what is Fault.EMPTY_BOX else (1, 2, 3)


@cache
def happening(what: Fault | Protection, profile: str = "US") -> Dealing:
    """Return a round at the moment at which something has happened."""
    here = house_of(what, profile)
    for lot in map(str, range(40)):
        dealing = begun(here, boxes_of(what), f"{what} {lot}", 5, (named(here, what.value, lot),))
        while dealing.course.happenings and not dealing.done:
            dealing = dealing.after(next_act(dealing))
        if not dealing.course.happenings:
            return dealing
    raise AssertionError(f"it never happens: {what}")


def gone_on(dealing: Dealing) -> Dealing:
    """Go on as if nothing were wrong, until that is certain."""
    while dealing.course.trouble is not None:
        act: Act = CountStub(len(dealing.course.deck))
        blind = replace(dealing, course=put_right(dealing.course))
        if blind.expected:
            act = next_act(blind)
        dealing = dealing.after(act)
    return dealing


def mistakes(dealing: Dealing) -> list[Mistake]:
    return [finding.mistake for finding in dealing.findings]


@pytest.mark.parametrize(("fault", "profile"), EVERY)
def test_who_stops_protects_and_calls_is_right_and_the_ruling_is_the_profiles(fault: Fault, profile: str) -> None:
    dealing = happening(fault, profile)
    trouble = dealing.course.trouble
    assert isinstance(trouble, Trouble)
    assert (trouble.fault, trouble.own) == (fault, False)
    right = load_profile(profile).ruling(fault)
    for act in (*STOPS, NameRuling(right)):
        dealing = dealing.after(act)
    assert dealing.course.trouble is None
    assert dealing.course.ruled is fault
    assert mistakes(perfect(dealing)) == []


@pytest.mark.parametrize(("fault", "profile"), EVERY)
def test_who_goes_on_is_wrong_in_one_thing(fault: Fault, profile: str) -> None:
    dealing = perfect(gone_on(happening(fault, profile)))
    assert mistakes(dealing) == [Mistake.WRONG_BET_PASSED if fault in BETS else Mistake.NOT_STOPPED]
    (finding,) = dealing.findings
    assert finding.source.startswith(f"{profile}: {fault}")
    line = load_profile(profile).rulings.get(fault)
    assert (line.source if line else "dealer mistakes") in finding.source


@pytest.mark.parametrize(("fault", "profile"), EVERY)
def test_a_wrong_ruling_is_found(fault: Fault, profile: str) -> None:
    right = load_profile(profile).ruling(fault)
    wrong = next(each for each in Ruling if each is not right)
    dealing = happening(fault, profile).after(StopGame()).after(NameRuling(wrong))
    assert mistakes(dealing) == [Mistake.WRONG_RULING]


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("fault", sorted(BETS))
def test_a_dealer_puts_a_bet_right_only_where_the_house_says_so(fault: Fault, profile: str) -> None:
    dealing = happening(fault, profile)
    assert dealing.course.trouble is not None
    ruling = load_profile(profile).ruling(fault)
    corrects = ruling in (Ruling.CORRECT_BEFORE_DEAL, Ruling.CORRECT_BEFORE_STREET)
    for act, may in (
        (Correct(dealing.course.trouble.box), corrects),
        (Refuse(dealing.course.trouble.box), ruling is Ruling.REFUSED),
    ):
        after = dealing.after(act)
        assert after.course.trouble is None
        assert mistakes(after) == ([] if may else [Mistake.OWN_FIX])


def test_a_wrong_bet_may_wait_until_the_first_card() -> None:
    dealing = happening(Fault.UNEQUAL)
    while not dealing.course.begun and dealing.course.trouble is not None:
        assert mistakes(dealing) == []
        dealing = dealing.after(next_act(replace(dealing, course=put_right(dealing.course))))
    assert mistakes(dealing) == [Mistake.WRONG_BET_PASSED]


# --- watching


@pytest.mark.parametrize("event", PROTECTIONS)
def test_what_is_seen_and_called_is_right(event: Protection) -> None:
    dealing = happening(event)
    (watch,) = dealing.course.watched
    assert watch.event is event
    assert mistakes(perfect(dealing)) == []


@pytest.mark.parametrize("event", PROTECTIONS)
def test_what_is_not_seen_is_one_mistake(event: Protection) -> None:
    dealing = happening(event)
    while not dealing.done:
        blind = replace(dealing, course=replace(dealing.course, watched=()))
        dealing = dealing.after(next_act(blind))
    assert mistakes(dealing) == [Mistake.MISTAKE_MISSED]


def test_what_can_be_seen_on_the_table() -> None:
    unseen = {Protection.PEEK, Protection.FLASHED_PACKET}
    for event in PROTECTIONS:
        dealing = happening(event)
        right = replace(dealing, course=replace(dealing.course, watched=()))
        assert (dealing.felt == right.felt) is (event in unseen)


# --- which, and how often


def test_everything_has_a_name_and_happens_at_some_table() -> None:
    everywhere = {what for name in TABLES for what in possible(house(name))}
    assert set(FAULTS) - everywhere == {Fault.LOOKED_EARLY}
    assert can_happen(_HOUSES[Fault.LOOKED_EARLY], Fault.LOOKED_EARLY)
    assert set(PROTECTIONS) <= everywhere
    assert named(house("standard"), "capped trips").what is Protection.CAPPED_TRIPS
    with pytest.raises(ValueError, match=r"there are .*player card exposed"):
        named(house("standard"), "earthquake")


@pytest.mark.parametrize(
    ("fault", "changes"),
    [
        (Fault.JAM, {"shuffle": ShuffleBy.HAND}),
        (Fault.OUT_OF_TURN, {"decisions": Decisions.FREE}),
        (Fault.MUCKED, {"folded_with_side_bet": FoldedWithSideBet.RACK}),
    ],
)
def test_what_is_no_fault_where_the_house_deals_so(fault: Fault, changes: dict[str, object]) -> None:
    assert can_happen(house("standard"), fault)
    assert not can_happen(of_procedure("standard", **changes), fault)


def test_how_often_is_for_the_trainer_to_say() -> None:
    here = house("standard")
    assert drawn(here, 0, 0, "one") == ()
    some = [drawn(here, 30, 10, str(lot)) for lot in range(300)]
    faults = [each for happenings in some for each in happenings if isinstance(each.what, Fault)]
    harm = [each for happenings in some for each in happenings if isinstance(each.what, Protection)]
    assert 60 < len(faults) < 120
    assert 12 < len(harm) < 50
    assert len({each.what for each in faults}) > 25
    assert all(len(drawn(here, 100, 100, str(lot))) == 2 for lot in range(20))


def test_the_players_who_break_rules_come_first() -> None:
    for lot in range(6):
        dealing = begun(house("standard"), lot=str(lot), happenings=(Happening(Fault.CARDS_BELOW, str(lot)),))
        breakers = dealing.course.guests.breakers()
        while dealing.course.trouble is None:
            dealing = dealing.after(next_act(dealing))
        assert not breakers or dealing.course.trouble.box in breakers
