"""A dealer who makes no mistake: full marks at every house, and a table as the engine settles it."""

from __future__ import annotations

import pytest

from tests.school.dealing.rounds import SIX, begun, of_procedure, whole
from tests.school.houses import house, houses
from uth.school.dealing.acts import CountStub, Timed, from_json, to_json
from uth.school.dealing.dealing import Dealing, dealt
from uth.school.dealing.irregular import drawn
from uth.school.dealing.perfect import next_act, perfect, played
from uth.school.house import House
from uth.school.settling.acts import Act, Take
from uth.school.settling.perfect import perfect as settled
from uth.table import Burn, Community, CutBy, CutRefused, Decisions, FoldedWithSideBet, SettleFrom, ShuffleBy
from uth.train.felt.laid import felt_of
from uth.train.felt.model import RACK, Felt

HOUSES = [pytest.param(name, profile, id=f"{name} {profile}") for name, profile in houses()]
SOME = [
    pytest.param(*each, id=" ".join(each), marks=() if number % 6 == 0 else pytest.mark.full)
    for number, each in enumerate(houses())
]
"""Every preset with every profile; in the suite some of them: every profile, and every other preset."""


def chips_lie_as_the_engine_settles_it(dealing: Dealing) -> None:
    """Compare what lies on the boxes after the round with what the engine's settlement says of it."""
    right = felt_of(dealing.course.state)
    for place in {*right.chips, *dealing.felt.chips} - {RACK}:
        assert dealing.felt.amount(place) == right.amount(place), place


@pytest.mark.parametrize(("name", "profile"), SOME)
def test_who_makes_no_mistake_has_none_marked(name: str, profile: str) -> None:
    dealing = perfect(begun(house(name, profile), lot=f"{name} {profile}"))
    assert dealing.done
    assert dealing.findings == ()
    chips_lie_as_the_engine_settles_it(dealing)


def _round(here: House, number: int) -> None:
    """One round at six boxes, every third with irregularities: full marks, the record too."""
    lot = f"round {number}"
    happenings = drawn(here, 60, 60, lot) if number % 3 == 0 else ()
    start = begun(here, SIX, lot, number, happenings)
    dealing = perfect(start)
    assert dealing.done
    assert dealing.findings == (), lot
    if number % 10 == 1:
        assert dealt(start, from_json(to_json(dealing.acts))) == dealing


@pytest.mark.full
@pytest.mark.parametrize(("name", "profile"), HOUSES)
def test_five_hundred_rounds_without_a_mistake(name: str, profile: str) -> None:
    for number in range(1, 501):
        _round(house(name, profile), number)


@pytest.mark.parametrize("number", range(1, 13))
def test_some_rounds_without_a_mistake(number: int) -> None:
    name, profile = houses()[number * 7 % len(houses())]
    _round(house(name, profile), number)


ODD = {
    "cut by the dealer": {"cut": CutBy.DEALER, "cut_at_least": 15},
    "cut by a player, refused to the next": {"cut": CutBy.PLAYER, "cut_refused": CutRefused.NEXT_PLAYER},
    "by hand, one at a time": {"shuffle": ShuffleBy.HAND, "packet": 1},
    "five after the house, three burns": {
        "community": Community.FIVE_AFTER_HOUSE, "burn": (Burn.FLOP, Burn.TURN, Burn.RIVER),
    },
    "five first, two burns": {"burn": (Burn.FLOP, Burn.RIVER)},
    "by street, three burns, one at a time": {
        "community": Community.BY_STREET, "burn": (Burn.FLOP, Burn.TURN, Burn.RIVER), "packet": 1,
    },
    "decisions as they like": {"decisions": Decisions.FREE},
    "folds to the rack, left to right": {
        "folded_with_side_bet": FoldedWithSideBet.RACK, "settle": SettleFrom.LEFT_TO_RIGHT,
    },
    "takes before it pays": {"take_before_pay": True},
}  # fmt: skip


@pytest.mark.parametrize("changes", ODD.values(), ids=ODD)
@pytest.mark.parametrize(
    ("name", "lot"),
    [
        ("standard", "one"),
        ("six-box-dark", "two"),
        pytest.param("standard", "two", marks=pytest.mark.full),
        pytest.param("six-box-dark", "one", marks=pytest.mark.full),
    ],
)
def test_at_any_procedure(name: str, lot: str, changes: dict[str, object]) -> None:
    dealing = perfect(begun(of_procedure(name, **changes), lot=lot))
    assert dealing.done
    assert dealing.findings == ()
    chips_lie_as_the_engine_settles_it(dealing)


@pytest.mark.parametrize("boxes", [(1,), (2, 5), (1, 3, 4, 6)])
def test_with_fewer_boxes(boxes: tuple[int, ...]) -> None:
    for name in ("standard", "six-box-dark", "pennsylvania-a"):
        dealing = perfect(begun(house(name), boxes))
        assert dealing.done
        assert dealing.findings == ()


def test_the_settlement_is_that_of_the_still_table() -> None:
    dealing = perfect(begun(house("standard")))
    acts: list[Act] = [timed.act for timed in settled(dealing.course.state)]
    assert [timed.act for timed in dealing.acts][-len(acts) :] == acts
    assert any(isinstance(act, Take) for act in acts)


def test_the_stub_is_counted_every_so_many_rounds() -> None:
    counts = {
        number: CountStub in map(type, whole(begun(house("standard"), (1,), number=number))) for number in (4, 5, 6, 10)
    }
    assert [number for number, counted in counts.items() if counted] == [5, 10]
    (count,) = (act for act in whole(begun(house("standard"), number=5)) if isinstance(act, CountStub))
    assert count.cards == 52 - 6 * 2 - 2 - 5


def test_acts_come_at_a_steady_pace() -> None:
    times = [timed.at for timed, _dealing in played(begun(house("standard")))]
    assert times == sorted(set(times))


def test_the_same_lot_gives_the_same_round() -> None:
    one, other = (perfect(begun(house("standard"), lot="same")) for _ in range(2))
    assert one == other
    assert perfect(begun(house("standard"), lot="another")).course.state != one.course.state


def test_nothing_is_right_when_the_round_is_over() -> None:
    with pytest.raises(ValueError, match="over"):
        next_act(perfect(begun(house("standard"))))


def test_a_perfect_round_may_be_shown_step_by_step() -> None:
    felts: list[Felt] = [dealing.felt for _timed, dealing in played(begun(house("standard")))]
    assert len({len(felt.cards) for felt in felts}) > 3
    assert isinstance(next(iter(played(begun(house("standard")))))[0], Timed)
