"""Round after round from one seed; and how long their parts took."""

from __future__ import annotations

import json

import pytest

from tests.school.houses import TABLES, house
from uth.game.model import To
from uth.profile import Fault
from uth.school.dealing.acts import (
    Ask,
    CountStub,
    DealPacket,
    LoadShuffler,
    Protection,
    Report,
    StopGame,
    Timed,
    to_json,
)
from uth.school.dealing.irregular import What, possible
from uth.school.dealing.perfect import perfect
from uth.school.dealing.players import Sort
from uth.school.dealing.scenario import brought_about
from uth.school.dealing.shift import FullTable, Often, Shift, from_data, to_data
from uth.school.dealing.times import FASTEST, Part, part_of, part_times, rounds_an_hour
from uth.school.dealing.trouble import Trouble
from uth.school.dealing.watching import trouble_words
from uth.school.settling.acts import ActError, CallFloor, Finish
from uth.school.settling.perfect import PACE


def shift(seed: str = "class", faults: int = 0, harm: int = 0) -> Shift:
    return Shift(house("standard"), seed, FullTable((1, 2, 3), (Sort.SKILLED, Sort.WILD), Often(faults, harm)))


def test_the_same_seed_gives_the_same_shift() -> None:
    for number in (1, 2, 3):
        assert perfect(shift().round(number)) == perfect(shift().round(number))
    assert shift().round(1).course.deck != shift("another").round(1).course.deck


def test_the_players_stay_and_the_cards_change() -> None:
    rounds = [shift().round(number) for number in range(1, 6)]
    assert len({each.course.guests.guests for each in rounds}) == 1
    assert len({each.course.deck for each in rounds}) == 5
    assert [each.course.stub_due for each in rounds] == [False] * 4 + [True]
    assert [guest.sort for guest in shift().guests.guests[:2]] == [Sort.SKILLED, Sort.WILD]


def test_as_much_goes_wrong_as_the_trainer_sets() -> None:
    assert all(shift().round(number).course.happenings == () for number in range(1, 20))
    assert all(len(shift(faults=100, harm=100).round(number).course.happenings) == 2 for number in range(1, 20))
    assert perfect(shift(faults=100, harm=100).round(5)).findings == ()


@pytest.mark.parametrize(("boxes", "faults", "harm"), [((0, 1), 0, 0), ((1, 7), 0, 0), ((1,), 101, 0), ((1,), 0, -1)])
def test_what_is_no_shift(boxes: tuple[int, ...], faults: int, harm: int) -> None:
    with pytest.raises(ValueError, match=r"box|hundred"):
        Shift(house("standard"), "class", FullTable(boxes, often=Often(faults, harm)))


def test_a_shift_and_its_rounds_are_made_again_from_what_is_kept() -> None:
    one = shift(faults=80, harm=40)
    other = Shift(house("standard"), "class", from_data(json.loads(json.dumps(to_data(one.full)))))
    assert other == one
    for number in (1, 2, 5):
        dealing = one.round(number).after(LoadShuffler()).after(DealPacket(To.COMMUNITY, 0, 5))
        dealing = perfect(dealing)
        assert dealing.findings
        assert other.again(number, to_json(dealing.acts)) == dealing


def test_where_no_boxes_are_named_all_are_played_that_a_dealer_can_be_given() -> None:
    for name in TABLES:
        here = house(name)
        assert Shift(here, "all").guests.boxes == tuple(range(1, min(6, here.table.rules.boxes) + 1))


@pytest.mark.parametrize(
    "data",
    [None, [], {}, {"boxes": [1], "sorts": ["rude"], "faults": 0, "harm": 0},
     {"boxes": ["1"], "sorts": [], "faults": 0, "harm": 0},
     {"boxes": [1], "sorts": [], "faults": 200, "harm": 0},
     {"boxes": [1], "sorts": [], "faults": 0, "harm": 0, "only": ["rudeness"]}],
)  # fmt: skip
def test_what_no_full_table_can_be_made_of(data: object) -> None:
    with pytest.raises(ValueError, match=r"table|rude|whole|hundred"):
        from_data(data)


# --- what is called by its name


def only(*what: What, name: str = "standard", boxes: tuple[int, ...] = ()) -> Shift:
    return Shift(house(name), "class", FullTable(boxes, only=what))


@pytest.mark.parametrize("name", [each if each == "standard" else pytest.param(each, marks=pytest.mark.full)
                                  for each in TABLES])  # fmt: skip
def test_what_is_called_by_name_happens_in_every_round(name: str) -> None:
    for what in possible(house(name)):
        for number in (1, 2):
            start = only(what, name=name).round(number)
            assert [each.what for each in start.course.happenings] == [what]
            assert brought_about(start) is not None, (what, number)


def test_several_happen_in_turn() -> None:
    wished = (Fault.UNEQUAL, Protection.PEEK, Fault.EMPTY_BOX)
    rounds = [only(*wished).round(number) for number in range(1, 5)]
    assert [each.course.happenings[0].what for each in rounds] == [*wished, Fault.UNEQUAL]
    assert [each.course.number for each in rounds] == [1, 2, 3, 4]
    assert rounds[0].course.guests.boxes == (1, 2, 3, 4, 5)
    assert len({each.course.guests.guests for each in rounds}) == 1


def test_a_missing_card_comes_where_the_stub_is_counted() -> None:
    start = only(Fault.DECK_FOUL).round(2)
    assert start.course.stub_due
    assert perfect(start).acts[-1].act == CallFloor()


def test_somebody_has_a_dark_box_to_look_into() -> None:
    shifts = [Shift(house("six-box-dark"), f"{seed}", FullTable((2, 4, 6), only=(Fault.LOOKED_AT_SECOND,)))
              for seed in range(8)]  # fmt: skip
    assert all(any(len(guest.boxes) > 1 for guest in each.guests.guests) for each in shifts)


@pytest.mark.parametrize(
    ("what", "name", "boxes"),
    [
        (Fault.BURN_FORGOTTEN, "standard", ()),
        (Fault.EMPTY_BOX, "standard", (1, 2, 3, 4, 5, 6)),
        (Protection.PEEK, "standard", (2,)),
        (Fault.OUT_OF_TURN, "standard", (2,)),
        (Fault.LOOKED_AT_SECOND, "six-box-dark", (2,)),
    ],
)
def test_what_cannot_happen_is_refused(what: What, name: str, boxes: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=f"cannot happen at this table: {what}"):
        only(what, name=name, boxes=boxes)


def test_old_data_without_names_can_be_read() -> None:
    data = to_data(FullTable((1,), (Sort.WILD,), Often(1, 2), (Fault.JAM, Protection.PEEK)))
    assert from_data(json.loads(json.dumps(data))).only == (Fault.JAM, Protection.PEEK)
    del data["only"]
    assert from_data(data) == FullTable((1,), (Sort.WILD,), Often(1, 2))


def test_a_record_of_another_round_does_not_fit() -> None:
    acts = perfect(shift().round(1)).acts
    with pytest.raises(ActError):
        shift().again(1, to_json(acts + acts))


def test_the_times_of_the_parts_add_up_to_the_round() -> None:
    acts = perfect(shift().round(5)).acts
    times = {each.part: each.took for each in part_times(acts)}
    assert list(times) == [Part.BETTING, Part.SHUFFLE, Part.DEAL, Part.STREETS, Part.SETTLEMENT, Part.COUNT]
    assert sum(times.values()) == acts[-1].at
    for part, kind in ((Part.DEAL, DealPacket), (Part.COUNT, CountStub)):
        assert times[part] == PACE * sum(isinstance(timed.act, kind) for timed in acts)
    assert times[Part.STREETS] > PACE * sum(isinstance(timed.act, Ask) for timed in acts)


def test_what_belongs_to_which_part() -> None:
    acts = [timed.act for number in range(1, 12) for timed in perfect(shift(faults=100, harm=100).round(number)).acts]
    trouble = [act for act in acts if part_of(act) is Part.TROUBLE]
    assert {StopGame, CallFloor, Report} <= {type(act) for act in trouble}
    assert part_of(Finish()) is Part.SETTLEMENT
    assert part_times([]) == ()
    assert [each.took for each in part_times([Timed(StopGame(), 700), Timed(CallFloor(), 900)])] == [900]


def test_the_pace() -> None:
    assert rounds_an_hour(10, 20 * 60_000) == 30.0
    assert rounds_an_hour(0, 0) == 0.0
    # Acts that a program typed tell no pace.
    assert rounds_an_hour(2, 170) == 0.0
    assert rounds_an_hour(FASTEST, 3_600_000) == FASTEST


def test_what_has_gone_wrong_is_told_unless_it_is_the_dealers_own_doing() -> None:
    assert "box 3" in trouble_words(Trouble(Fault.CARDS_BELOW, 3)).lower()
    assert trouble_words(Trouble(Fault.COUNT_BEFORE_ACTION, 3, own=True)) == ""
