"""What a trainee has done is kept exactly, never changes, goes with its player, and outlives a damaged file."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.store.played import Home, play
from uth.game.model import Choice
from uth.store import pages, schema, soundness, upkeep
from uth.store.database import Damaged, Database
from uth.store.players import PlayerError, Players
from uth.store.progress import Answered, Progress
from uth.store.rebuilt import rebuild
from uth.store.remains import Remains
from uth.store.schooling import Marked, NoRun, Schooling

PLAN = {"seed": "7", "table": {"name": "Tisch ä"}}
GIVEN = [{"hand": "flush", "cards": ["Ah", "Kh"], "chips": [[2500, 2]]}, {"hand": 1_200}]
WRONG = Marked(5_000, "read", "wheel", GIVEN, (("hand misnamed", "money"), ("wrong five cards", "money")),
               (("read", 1_200),), 1_234, False)  # fmt: skip
RIGHT = Marked(6_000, "pay bet", "3 to 2 on 15", [{"chips": "fill"}, {}], (), (), 900, True)
SLOW = Marked(7_000, "settle", "six boxes", [{"acts": "[]"}, {}], (("slow to settle a box", "speed"),),
              (("settle", 20_000),), 120_000, True)  # fmt: skip


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def schooled(home: Home) -> Schooling:
    """Return somebody's schooling: two runs."""
    schooling = Schooling(home.database, home.player.id)
    first = schooling.begin(PLAN)
    schooling.add(first, [WRONG, RIGHT])
    second = schooling.begin({"seed": "8"})
    schooling.add(second, [SLOW])
    schooling.add(second, [RIGHT])
    return schooling


def everything(schooling: Schooling) -> object:
    """Return all that is known."""
    return [schooling.run(number) for number in schooling.numbers()]


def test_what_is_kept_is_what_was_done(home: Home) -> None:
    schooling = schooled(home)
    run = schooling.run(1)
    assert (run.number, run.plan, run.marks) == (1, PLAN, (WRONG, RIGHT))
    assert schooling.marks() == (WRONG, RIGHT, SLOW, RIGHT)
    assert schooling.marks(6_000, 7_000) == (RIGHT, RIGHT)
    assert schooling.begin({}) == 3
    assert schooling.numbers() == (1, 2)


def test_a_run_that_is_not_there(home: Home) -> None:
    schooling = Schooling(home.database, home.player.id)
    for number in (0, 1, 2**70):
        with pytest.raises(NoRun, match=f"there is no run {number} of the school"):
            schooling.run(number)
    with pytest.raises(NoRun):
        schooling.add(1, [RIGHT])
    assert schooling.numbers() == ()
    assert schooling.marks() == ()


def test_nothing_is_written_for_a_player_who_was_deleted(home: Home) -> None:
    """Not even where somebody new has the key: SQLite gives the highest one again."""
    mine = Schooling(home.database, home.player.id, home.player.uid)
    mine.add(mine.begin(PLAN), [RIGHT])
    players = Players(home.database)
    players.delete(home.player)
    for meanwhile in (lambda: None, lambda: players.create("Bea")):
        meanwhile()
        for write in (lambda: mine.begin(PLAN), lambda: mine.add(1, [RIGHT])):
            with pytest.raises(PlayerError, match="that player is no longer there"):
                write()
    bea = players.named("Bea")
    assert bea.id == home.player.id
    hers = Schooling(home.database, bea.id, bea.uid)
    hers.add(hers.begin(PLAN), [WRONG])
    with pytest.raises(PlayerError):
        mine.add(1, [RIGHT])
    assert hers.marks() == (WRONG,)


@pytest.mark.parametrize(
    "statement",
    ["UPDATE mark SET took = 1", "UPDATE run SET began = 1", "DELETE FROM mark", "DELETE FROM run"],
)
def test_it_never_changes(home: Home, statement: str) -> None:
    before = everything(schooled(home))
    with pytest.raises(sqlite3.IntegrityError), home.database.writing() as connection:
        connection.execute(statement)
    assert everything(Schooling(home.database, home.player.id)) == before


def test_it_goes_with_its_player_and_no_other(home: Home) -> None:
    schooled(home)
    other = Home(home.folder, "Bob")
    before = everything(schooled(other))
    Players(home.database).delete(home.player)
    assert everything(Schooling(home.database, home.player.id)) == []
    assert everything(Schooling(home.database, other.player.id)) == before


@pytest.mark.parametrize(
    "change",
    ["UPDATE mark SET findings = '[1]'", "UPDATE mark SET findings = '{'", "UPDATE mark SET given = '['",
     "UPDATE mark SET paces = '[[\"read\", \"x\"]]'", "UPDATE mark SET took = 'x'", "UPDATE run SET plan = '{'"],
)  # fmt: skip
def test_what_is_damaged_is_said_to_be(home: Home, change: str) -> None:
    schooling = schooled(home)
    raw = sqlite3.connect(home.database.file, isolation_level=None)
    for trigger in ("marks", "runs"):
        raw.execute(f"DROP TRIGGER {trigger}_never_change")
    raw.execute(change)
    raw.close()
    with pytest.raises(Damaged):
        everything(schooling)


def test_it_outlives_a_damaged_file(home: Home, tmp_path: Path) -> None:
    play(home.sit_down(), 2)
    schooled(home)
    before = everything(schooled(home))
    with closing(pages.Image(home.database.file, upkeep.PAGE_SIZE)) as image:
        remains = Remains(pages.rows(image, upkeep.PAGE_SIZE))
    assert len(remains.practised("run", home.player.id)) == 4
    (tmp_path / "new").mkdir()
    with closing(remains), closing(Database.open(tmp_path / "new" / "history.sqlite")) as database:
        rebuild(remains, database, lambda _: None)
        assert everything(Schooling(database, home.player.id)) == before
        assert Schooling(database, home.player.id).begin({}) == 5


def test_a_history_of_version_two_keeps_what_it_has(tmp_path: Path) -> None:
    file = tmp_path / "history.sqlite"
    second = Database.open(file, versions=schema.VERSIONS[:2])
    player = Players(second).create("Ann")
    before = practised(second, player.id)
    second.close()
    with closing(Database.open(file)) as database:
        assert everything_of(Progress(database, player.id)) == before
        assert Schooling(database, player.id).marks() == ()
        assert Schooling(database, player.id).begin(PLAN) == 1
        with database.reading() as connection:
            assert soundness.fault_of_tables(connection, schema.VERSIONS) == ""
    assert file.with_name("history.version-2.sqlite").exists()


def practised(database: Database, player: int) -> object:
    """Let a player do a drill of the coach, and return what is known of it."""
    progress = Progress(database, player)
    progress.add(progress.begin({"seed": "7"}), [Answered(5, 6, True, [], "dark box", None, Choice.CHECK, None, None)])
    return everything_of(progress)


def everything_of(progress: Progress) -> object:
    """Return all drills of the coach."""
    return [progress.lesson(listed.number) for listed in progress.lessons()]
