"""Whole dialogues, reviewed as text: what a person types, and every sentence of the answers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.coached import Waits
from tests.store import faulty
from tests.store.played import Ticks
from tests.tables import standard
from tests.told.lines import check_transcript, evening, preset, talk, transcript
from uth.session import seeded
from uth.table import CutBy, Decisions, Procedure, Rules, Table
from uth.told.door import PlayersDoor
from uth.told.visit import Opened, Visit
from uth.ui.coach.advisor import Advisor


def test_one_box() -> None:
    typed = [
        "", "", "again", "cards", "bets", "bankroll", "help", "2x", "5", "banana", "c", "check", "c", "cards", "f",
        "bets", "h", "rebet", "4", "ante 10, trips 5", "undo", "double", "trips 0", "table", "clear", "",
        "rebet; deal", "p", "3", "n", "buy 500", "buy 7000", "q",
    ]  # fmt: skip
    check_transcript("one_box", transcript(talk(preset("standard")), typed))


def test_six_boxes_and_four_of_them_dark() -> None:
    typed = [
        "help", "box 2 ante 10 dark 3x, box 3 to 5 ante 5 trips 2", "box 6 ante 5", "box 7 ante 5", "box 2 seen",
        "all ante 20", "box 4 clear; box 1 dark 2", "box 3 seen dark", "bets", "deal", "h", "5", "30", "cards",
        "box 3 check", "4x", "n", "deal", "no", "f", "d", "", "c", "c", "fold", "q",
    ]  # fmt: skip
    check_transcript("six_boxes", transcript(talk(preset("six-box-dark"), bankroll=2000), typed))


def test_among_others() -> None:
    """Who sits where and does what; another box is taken, a free one is moved to, and the cut is somebody's."""
    table = preset("standard")
    cut = replace(table, procedure=replace(table.procedure, cut=CutBy.PLAYER))
    taken = ["box 1 ante 10", "box 7 ante 10", "box 4 trips 5", "bets"]
    typed = [*taken, "", "cards", *"cc1", "bets", "", "", *"ccf", "q"]
    check_transcript("among_others", transcript(talk(cut, seed="2", company=3), typed))


def test_six_seen_boxes_with_money_for_the_least() -> None:
    """What is kept back for Play 1x of other boxes is said, and decides what is open."""
    typed = ["", "4", "3", "p", *"cc", "3", *"ccc", "h", "2", *"ccccc", "1", "f", *"111", "", "q"]
    check_transcript("six_seen", transcript(talk(preset("practice"), bankroll=100, boxes=6), typed))


def test_boxes_that_decide_in_any_order() -> None:
    free = standard(
        name="Free",
        rules=Rules(boxes=3, boxes_per_player=3),
        procedure=Procedure(decisions=Decisions.FREE, cut=CutBy.DEALER),
    )
    typed = ["d", "box 3 4x", "3 box 2", "c", "box 3 check", "c", "q", "c", "q", "q"]
    check_transcript("free", transcript(talk(free, boxes=3), typed))


def test_out_of_chips() -> None:
    typed = ["", "c", "c", "1", "", "bets", "d", "help", "buy 0.25", "100", "d", "c", "c", "1", "", "", "q"]
    check_transcript("broke", transcript(talk(preset("standard"), bankroll=15), typed))


def test_too_little_for_the_same_bets() -> None:
    typed = ["ante 10, trips 5", "", "c", "c", "1", "", "c", "q", "q"]
    check_transcript("reduced", transcript(talk(preset("standard"), bankroll=40), typed))


def test_so_many_rounds_and_no_more() -> None:
    played = evening(preset("standard"))
    visit = Visit(lambda: Opened(played, []), played.table.currency, 2)
    check_transcript("two_rounds", transcript(visit, ["", "4", "deal", "4"]))
    assert visit.left
    assert played.rounds == 2


class Home:
    """A player's folder, with a database that can be broken."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.database, _ = faulty.opened(folder / "history.sqlite", Ticks())
        self.doors: list[PlayersDoor] = []

    def visit(self, table: Table, *, name: str = "Ann", wanted: int | None = None, seed: str = "7") -> Visit:
        """Return a visit of a player."""
        door = PlayersDoor(self.database, table, 1, seeded(seed), 100_000, wanted, name)
        self.doors.append(door)
        return Visit(door, table.currency, advisor=Advisor(Waits))

    def transcript(self, visit: Visit, *typed: str) -> str:
        """Return the transcript, without the name of this test's folder; *typed*: until the visit is left."""
        return transcript(visit, typed).replace(f"{self.folder}", "FOLDER")

    def close_doors(self) -> None:
        """Let others have the chips."""
        while self.doors:
            self.doors.pop().close()


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    made = Home(tmp_path)
    yield made
    made.close_doors()
    made.database.close()


def test_a_round_that_waits_goes_on_at_its_own_table(home: Home) -> None:
    """The flop was seen when the input ended; the next visit is meant for another table."""
    first = home.visit(preset("practice"))
    text = home.transcript(first, "box 3 ante 10, trips 5", "d", "3x", "c")
    text += "".join(f"{line}\n" for line in first.leave())
    home.close_doors()
    again = home.visit(preset("standard"), wanted=50_000)
    text += "\n" + home.transcript(again, "help", "bets", "c", "1x", "ante 5", "deal", "bets", "", "cards", "q")
    check_transcript("resumed", text)
    assert again.left


def test_what_cannot_be_written_down_has_not_happened(home: Home) -> None:
    visit = home.visit(preset("standard"))
    said = home.transcript(visit, "ante 10", "")
    assert visit.talk is not None
    session = visit.talk.chair.session
    before = session.round
    with faulty.broken(home.database):
        said += "".join(
            "".join(f"{line}\n" for line in (f"> {typed}".rstrip(), *visit.hear(typed)))
            for typed in ("4x", "again", "cards", "bets", "bankroll", "c", "help", "try")
        )
        assert session.round == before
    said += "".join(f"{line}\n" for typed in ("", "quit") for line in (f"> {typed}".rstrip(), *visit.hear(typed)))
    check_transcript("trouble", said.replace(f"{home.folder}", "FOLDER"))
    assert session.over


@pytest.mark.parametrize(
    ("first", "line", "write", "ante"),
    [
        ([], "double; deal", 1, 10),
        ([], "ante 20, deal", 1, 20),
        (["ante 10", "d", "4"], "rebet", 1, 10),
        (["ante 10", "d", "4"], "rebet", 3, 10),
        (["ante 10", "d", "4"], "double; deal", 3, 20),
    ],
)
def test_what_is_tried_again_is_done_once(home: Home, first: list[str], line: str, write: int, ante: int) -> None:
    """*write*: which one fails; the next round has been begun by the third."""
    visit = home.visit(preset("standard"))
    transcript(visit, first)
    assert visit.talk is not None
    chair = visit.talk.chair
    begun, laid = chair.session.number, chair.laying.bets
    with faulty.broken(home.database, write):
        for typed in (line, "", "try"):
            assert visit.hear(typed)[-1] == "Try again, as an empty line does, or quit."
            assert chair.session.number == begun + (write > 1)
            assert chair.laying.bets == laid
    assert visit.hear("try")[-1].endswith(f"3x for ${3 * ante}, or 4x for ${4 * ante}?")
    assert (chair.session.number, chair.laying.staked) == (2 if first else 1, 200 * ante)


def test_a_door_that_stays_shut(home: Home) -> None:
    """Somebody else has the chips; then nothing can be written."""
    other = home.visit(preset("standard"))
    other.begin()
    visit = home.visit(preset("standard"))
    said = home.transcript(visit, "deal", "banana", "")
    home.doors[0].close()
    with faulty.broken(home.database):
        said += "".join(f"{line}\n" for line in ("> try", *visit.hear("try")))
    said += "".join(f"{line}\n" for line in ("> try", *visit.hear("try")))
    check_transcript("door", said.replace(f"{home.folder}", "FOLDER"))
    assert visit.talk is not None
    stranger = home.visit(preset("standard"))
    stranger.begin()
    assert stranger.hear("q") == []
    assert stranger.left
