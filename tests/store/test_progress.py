"""What was practised is kept exactly, never changes, goes with its player, and outlives a damaged file."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from fractions import Fraction
from pathlib import Path

import pytest

from tests.store.played import Home, play
from uth.game.model import Choice
from uth.store import pages, upkeep
from uth.store.database import Damaged, Database
from uth.store.learnt import Learnt
from uth.store.players import PlayerError, Players
from uth.store.progress import Answered, Call, Listed, NoLesson, Progress
from uth.store.rebuilt import rebuild
from uth.store.remains import Remains

PLAN = {"seed": "7", "tables": [{"name": "Tisch ä"}]}
WRONG = Answered(
    5_000,
    1_234,
    False,
    [0, 1, [[1, "AhKd"]], ""],
    "preflop AKo",
    Choice.CHECK,
    Choice.PLAY_4X,
    Fraction(5, 7),
    Fraction(1),
)
RIGHT = Answered(
    6_000, 900, True, [0, 1, [[1, "2h3d"]], ""], "preflop 32o", Choice.CHECK, Choice.CHECK, Fraction(0), None
)
LATE = Answered(7_000, 9_000, False, [0, 1, [], ""], "dark box", None, Choice.PLAY_1X, None, None)


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def practised(home: Home) -> Progress:
    """Return somebody's practice: two drills and three dealer errors."""
    progress = Progress(home.database, home.player.id)
    assert progress.begin(PLAN) == 1
    progress.add(1, [WRONG, RIGHT])
    assert progress.begin({"seed": "8"}) == 2
    progress.add(2, [LATE])
    progress.add(2, [RIGHT])
    progress.called(Call.CAUGHT, "wrong odds")
    progress.called(Call.CAUGHT, "wrong odds")
    progress.called(Call.FALSE_ALARM)
    return progress


def everything(progress: Progress) -> object:
    """Return all that is known."""
    return [progress.lesson(listed.number) for listed in progress.lessons()], progress.calls()


def test_what_is_kept_is_what_was_said(home: Home) -> None:
    progress = practised(home)
    lesson = progress.lesson(1)
    assert (lesson.number, lesson.plan, lesson.answers) == (1, PLAN, (WRONG, RIGHT))
    assert progress.answers() == (WRONG, RIGHT, LATE, RIGHT)
    assert progress.answers(6_000, 7_000) == (RIGHT, RIGHT)
    first, second = progress.lessons()
    assert first == Listed(1, lesson.began, 2, 1, 2_134, Fraction(5, 7), 2)
    assert (second.answers, second.right, second.cost, second.exact) == (2, 1, Fraction(0), 1)
    assert progress.calls() == {(Call.CAUGHT, "wrong odds"): 2, (Call.FALSE_ALARM, None): 1}


def test_a_drill_that_is_not_there(home: Home) -> None:
    progress = Progress(home.database, home.player.id)
    for number in (0, 1, 2**70):
        with pytest.raises(NoLesson, match=f"there is no drill {number}"):
            progress.lesson(number)
    with pytest.raises(NoLesson):
        progress.add(1, [RIGHT])
    assert progress.lessons() == ()
    assert progress.answers() == ()


@pytest.mark.parametrize(
    "statement",
    ["UPDATE answer SET took = 1", "UPDATE lesson SET began = 1", "UPDATE foul SET call = 'missed'",
     "DELETE FROM answer", "DELETE FROM lesson", "DELETE FROM foul"],
)  # fmt: skip
def test_it_never_changes(home: Home, statement: str) -> None:
    before = everything(practised(home))
    with pytest.raises(sqlite3.IntegrityError), home.database.writing() as connection:
        connection.execute(statement)
    assert everything(Progress(home.database, home.player.id)) == before


def test_nothing_is_written_for_a_player_who_was_deleted(home: Home) -> None:
    progress = practised(home)
    Players(home.database).delete(home.player)
    for write in (lambda: progress.begin(PLAN), lambda: progress.add(1, [RIGHT]), lambda: progress.called(Call.MISSED)):
        with pytest.raises(PlayerError, match="that player is no longer there"):
            write()


def test_nothing_is_written_for_who_has_the_key_of_a_player_who_was_deleted(home: Home) -> None:
    ann = home.player.id, home.player.uid
    mine, learnt = Progress(home.database, *ann), Learnt(home.database, *ann)
    mine.add(mine.begin(PLAN), [RIGHT])
    players = Players(home.database)
    players.delete(home.player)
    bea = players.create("Bea")
    assert bea.id == home.player.id
    hers = Progress(home.database, bea.id, bea.uid)
    hers.add(hers.begin(PLAN), [WRONG])
    for write in (lambda: mine.begin(PLAN), lambda: mine.add(1, [RIGHT]), lambda: mine.called(Call.MISSED),
                  lambda: learnt.mark("drill 1 answer 1")):  # fmt: skip
        with pytest.raises(PlayerError, match="that player is no longer there"):
            write()
    assert (hers.answers(), hers.calls()) == ((WRONG,), {})
    assert Learnt(home.database, bea.id).marked() == frozenset()


def test_it_goes_with_its_player_and_no_other(home: Home) -> None:
    practised(home)
    other = Home(home.folder, "Bob")
    before = everything(practised(other))
    Players(home.database).delete(home.player)
    assert everything(Progress(home.database, home.player.id)) == ([], {})
    assert everything(Progress(home.database, other.player.id)) == before


@pytest.mark.parametrize(
    "change",
    ["UPDATE answer SET best = 'play 5x'", "UPDATE answer SET cost = '1/0'", "UPDATE answer SET spot = '['",
     "UPDATE answer SET took = 'x'", "UPDATE lesson SET plan = '{'", "UPDATE foul SET call = 'seen'"],
)  # fmt: skip
def test_what_is_damaged_is_said_to_be(home: Home, change: str) -> None:
    progress = practised(home)
    raw = sqlite3.connect(home.database.file, isolation_level=None)
    for trigger in ("answers", "lessons", "fouls"):
        raw.execute(f"DROP TRIGGER {trigger}_never_change")
    raw.execute(change)
    raw.close()
    with pytest.raises(Damaged):
        everything(progress)


def _whole(rows: list[pages.Row]) -> list[pages.Row]:
    return rows


def _twice(rows: list[pages.Row]) -> list[pages.Row]:
    return [*rows, *rows]


@pytest.mark.parametrize("left", [_whole, _twice])
def test_it_outlives_a_damaged_file(
    home: Home, tmp_path: Path, left: Callable[[list[pages.Row]], list[pages.Row]]
) -> None:
    play(home.sit_down(), 3)
    before = everything(practised(home))
    other = Home(home.folder, "Bob")
    of_other = everything(practised(other))
    with closing(pages.Image(home.database.file, upkeep.PAGE_SIZE)) as image:
        rows = list(pages.rows(image, upkeep.PAGE_SIZE))
    anew = Database.open(tmp_path / "new" / "history.sqlite")
    with closing(Remains(left(rows))) as remains:
        assert rebuild(remains, anew, lambda _: None).kept == 3
    assert everything(Progress(anew, home.player.id)) == before
    assert everything(Progress(anew, other.player.id)) == of_other
    anew.close()
