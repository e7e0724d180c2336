"""Counts over rounds, against the same counts made one round after another from what is stored of each."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.store.played import Home, play_round
from tests.tables import standard
from uth.cards import hole_name
from uth.game import engine
from uth.game.model import Box
from uth.game.settlement import BoxSettlement, Settlement
from uth.store.database import Damaged
from uth.store.history import ALL, Outcome, Stored, Wanted
from uth.store.spans import currencies, days, sittings
from uth.store.tallies import BREAK, Extreme, Pace, Stake, Tallies
from uth.table import Bet, Rules, Table

ROUNDS = 24


def many_boxes() -> Table:
    return replace(standard(rules=Rules(boxes_per_player=4, dark_boxes=3)), name="Dark")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    """Rounds at two tables in three sittings, of one to four boxes, seen and dark."""
    chance = random.Random(5)
    home = Home(tmp_path_factory.mktemp("home"), table=many_boxes())
    for boxes in (4, 1):
        session = home.sit_down()
        for count in range(ROUNDS):
            if count or session.over:
                session.next_round()
            ante, trips = chance.choice((500, 1_000)), chance.choice((0, 500))
            played = chance.randint(1, boxes)
            play_round(session, ante, trips, played, dark=chance.randint(1, 4) if played > 1 else None)
        home.table = standard()
    yield home
    home.close()


class Own(NamedTuple):
    """One box that was played."""

    stored: Stored
    settlement: Settlement
    box: Box
    settled: BoxSettlement


def boxes_of(home: Home, wanted: Wanted = ALL) -> list[Own]:
    found: list[Own] = []
    for listed in home.history.rounds(wanted):
        stored = home.history.round(listed.number)
        settlement = (state := engine.replay(stored.table, stored.funds, stored.actions)).settlement
        assert settlement is not None
        found += [Own(stored, settlement, box, settlement.box(box.number)) for box in state.boxes]
    return found


def tallies(home: Home, wanted: Wanted = ALL) -> Tallies:
    return Tallies(home.database, home.player.id, "USD", wanted)


WANTED = [
    ALL, Wanted(table="Dark"), Wanted(sitting=2), Wanted(outcomes=frozenset({Outcome.LOST})),
    Wanted(since=1_800_000_100_000, until=1_800_000_200_000), Wanted(outcomes=frozenset({Outcome.TRIPS, Outcome.WON})),
]  # fmt: skip


@pytest.mark.parametrize("wanted", WANTED)
def test_totals_and_bets(home: Home, wanted: Wanted) -> None:
    own = boxes_of(home, wanted)
    totals = tallies(home, wanted).totals()
    assert totals is not None
    assert totals.rounds == home.history.count(wanted)
    assert totals.boxes == len(own)
    assert totals.staked == sum(each.settled.staked for each in own)
    assert totals.net == sum(each.settled.net for each in own)
    numbers = [each.stored.number for each in own]
    assert (totals.first, totals.last) == (min(numbers), max(numbers))
    for tally in tallies(home, wanted).bets():
        lines = [line for each in own if (line := each.settled.line(tally.bet)).stake]
        assert tally.bets == len(lines)
        assert tally.staked == sum(line.stake for line in lines)
        assert tally.net == sum(line.net for line in lines)
        assert tally.won == sum(line.net > 0 for line in lines)
        assert tally.lost == sum(line.net < 0 for line in lines)
        assert tally.pushed == sum(line.net == 0 for line in lines)


@pytest.mark.parametrize("wanted", WANTED)
def test_boxes(home: Home, wanted: Wanted) -> None:
    expected: Counter[tuple[object, ...]] = Counter()
    for each in boxes_of(home, wanted):
        key = (hole_name(each.box.cards), each.box.dark, each.box.multiple, each.settled.result)
        expected[key, "boxes"] += 1
        expected[key, "ante"] += each.box.stake(Bet.ANTE)
        expected[key, "main"] += sum(line.net for line in each.settled.lines if line.bet is not Bet.TRIPS)
        expected[key, "net"] += each.settled.net
    found: Counter[tuple[object, ...]] = Counter()
    for tally in tallies(home, wanted).boxes():
        key = (tally.hole, tally.dark, tally.choice.multiple, tally.result)
        for name in ("boxes", "ante", "main", "net"):
            found[key, name] += getattr(tally, name)
    assert found == expected


def test_final_hands_count_the_first_box_of_each_round(home: Home) -> None:
    expected: Counter[tuple[object, ...]] = Counter()
    for each in boxes_of(home):
        if each.box.number == min(box.box for box in each.settlement.boxes):
            expected[each.settled.hand.category, each.settlement.dealer.category, each.settlement.qualifies] += 1
    found: Counter[tuple[object, ...]] = Counter()
    for tally in tallies(home).hands():
        found[tally.mine, tally.dealer, tally.qualifies] += tally.rounds
    assert found == expected
    assert sum(found.values()) == 2 * ROUNDS


@pytest.mark.parametrize("wanted", WANTED)
def test_the_course_has_each_round_with_its_net_and_its_stakes(home: Home, wanted: Wanted) -> None:
    course = tallies(home, wanted).course()
    felts = tallies(home, wanted).felts()
    listed = home.history.rounds(wanted)[::-1]
    assert list(course.numbers) == [each.number for each in listed]
    assert list(course.nets) == [each.net for each in listed]
    for number, place in zip(course.numbers, course.places, strict=True):
        stored, shape = home.history.round(number), course.shapes[place]
        assert felts[shape.felt] == stored.table
        state = engine.replay(stored.table, stored.funds, stored.actions)
        assert shape.stakes == tuple(
            Stake(box.stake(Bet.ANTE), box.stake(Bet.TRIPS), box.multiple if box.dark else 0) for box in state.boxes
        )


def test_the_biggest_win_and_loss(home: Home) -> None:
    listed = home.history.rounds()[::-1]
    won, lost = max(listed, key=lambda each: each.net), min(listed, key=lambda each: each.net)
    assert tallies(home).extremes() == (Extreme(won.number, won.net), Extreme(lost.number, lost.net))


def test_nothing_played(tmp_path: Path) -> None:
    home = Home(tmp_path)
    found = tallies(home)
    assert found.totals() is None
    assert [tally.bets for tally in found.bets()] == [0] * len(Bet)
    assert (found.boxes(), found.hands(), found.extremes(), found.felts()) == ((), (), (), {})
    assert found.pace() == Pace(0, 0)
    assert found.pace().per_hour is None
    assert found.course().shapes == ()
    assert (sittings(home.database, home.player.id), days(home.database, home.player.id)) == ((), ())


# --- time


class Slow:
    """A clock that stands still until it is told to go on."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000

    def __call__(self) -> int:
        """Return the time."""
        return self.at


def test_breaks_are_no_time_played(tmp_path: Path) -> None:
    clock = Slow()
    home = Home(tmp_path, clock=clock)
    session = home.sit_down()
    for count, pause in enumerate((40_000, 60_000, BREAK + 1, BREAK, 20_000)):
        if count or session.over:
            session.next_round()
        clock.at += pause
        play_round(session)
    # The one that came after a break is not counted, nor is the break.
    assert tallies(home).pace() == Pace(4, 120_000 + BREAK)
    assert tallies(home).pace().per_hour == pytest.approx(4 * 3_600_000 / (120_000 + BREAK))


def test_what_lies_between_two_sittings_is_no_time_played(tmp_path: Path) -> None:
    clock = Slow()
    home = Home(tmp_path, clock=clock)
    for _ in range(2):
        session = home.sit_down()
        play_round(session)
        clock.at += 10_000
        session.next_round()
        play_round(session)
        clock.at += 60_000
    assert tallies(home).pace() == Pace(4, 20_000)
    assert tallies(home, Wanted(sitting=2)).pace() == Pace(2, 10_000)


def test_sittings_and_days(tmp_path: Path) -> None:
    clock = Slow()
    home = Home(tmp_path, clock=clock)
    for _ in range(3):
        session = home.sit_down()
        play_round(session)
        clock.at += 86_400_000
    home.sit_down()  # A sitting with no settled round.
    sat = sittings(home.database, home.player.id)
    assert [(each.name, each.rounds) for each in sat] == [("3", 1), ("2", 1), ("1", 1)]
    found = days(home.database, home.player.id)
    assert [each.rounds for each in found] == [1, 1, 1]
    assert [each.began for each in found] == [each.began for each in sat]
    assert len({each.name for each in found}) == 3


def test_currencies_are_apart(tmp_path: Path) -> None:
    from uth.chips import currency

    home = Home(tmp_path)
    play_round(home.sit_down())
    home.table = replace(standard(), currency=currency("EUR"))
    session = home.sit_down()
    play_round(session)
    assert currencies(home.database, home.player.id) == ("EUR", "USD")
    assert currencies(home.database, home.player.id, Wanted(sitting=1)) == ("USD",)
    assert list(tallies(home).course().numbers) == [1]


def test_another_player_does_not_count(home: Home) -> None:
    other = Home(home.folder, name="Bob")
    assert tallies(other).totals() is None
    play_round(other.sit_down())
    found = tallies(other).totals()
    assert found is not None
    assert found.rounds == 1
    other.close()


@pytest.mark.parametrize(
    ("change", "ask"),
    [
        ("UPDATE box SET choice = 'play 9x'", "boxes"),
        ("UPDATE box SET result = 'draw'", "boxes"),
        ("UPDATE box SET hand = 10", "hands"),
        ("UPDATE box SET ante = 'five'", "course"),
        ("UPDATE box SET ante = 0", "course"),
        ("UPDATE box SET ante_net = 2.5", "bets"),
        ("UPDATE felt SET content = '{'", "felts"),
        ("UPDATE felt SET content = '{}'", "felts"),
    ],
)
def test_what_cannot_be_counted_is_damaged(tmp_path: Path, change: str, ask: str) -> None:
    home = Home(tmp_path)
    play_round(home.sit_down())
    with home.database.writing() as connection:
        connection.execute(change)
    with pytest.raises(Damaged, match="a count cannot be read"):
        getattr(tallies(home), ask)()
