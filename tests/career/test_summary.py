"""The statistics of real rounds, from the database to the band."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.store.played import Home, play, play_round
from tests.tables import standard
from uth.career import Part, Statistics, Theory, statistics
from uth.career.pairs import Pairs
from uth.chips import currency
from uth.hands import Category
from uth.store.database import Damaged
from uth.store.history import Wanted
from uth.table import Rules


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    """Twenty rounds of one box, then five of three boxes at another table."""
    home = Home(tmp_path_factory.mktemp("home"))
    play(home.sit_down(), 20)
    home.table = replace(standard(rules=Rules(boxes_per_player=3)), name="Three")
    play(home.sit_down(), 5, boxes=3)
    yield home
    home.close()


def asked(home: Home, wanted: Wanted, theory: Theory | None = None) -> Statistics:
    return statistics(home.database, home.player.id, wanted, theory=theory)


def test_everything_adds_up(home: Home) -> None:
    found = asked(home, Wanted(table="Standard"))
    assert found.totals is not None
    assert found.currency == currency("USD")
    assert (found.currencies, found.tables, found.dark) == (("USD",), ("Standard",), 0)
    assert (found.totals.rounds, found.totals.boxes) == (20, 20)
    for lines in (found.decisions, found.results, found.starting):
        assert sum(line.sums.boxes for line in lines) == 20
        assert sum(line.sums.net for line in lines) == found.totals.net
    assert sum(bet.net for bet in found.bets) == found.totals.net
    assert found.points[-1].net == found.totals.net
    assert found.points[-1].place == 20
    assert found.gaps == ()
    assert found.band is not None
    assert len(found.band.means) == len(found.band.deviations) == len(found.points)
    assert found.qualified is not None
    seen = found.hands[0]
    assert seen.rounds == found.qualified.rounds == 20
    high_cards = next(line.dealer for line in seen.lines if line.category is Category.HIGH_CARD)
    assert found.qualified.times == 20 - high_cards


def test_several_boxes_have_a_band_once_they_are_simulated(home: Home) -> None:
    theory = Theory()
    found = asked(home, Wanted(), theory)
    assert found.band is None
    (gap,) = found.gaps
    assert (gap.table, gap.part) == (home.table, Part.PAIRS)
    assert found.hands[0].rounds == 25
    theory.of(gap.table).learn(gap.part, Pairs(2, ((1.0,) * 15,) * 2))
    found = asked(home, Wanted(), theory)
    assert found.gaps == ()
    assert found.band is not None
    assert found.band.joint == 5


def test_nothing_played(tmp_path: Path) -> None:
    home = Home(tmp_path)
    found = asked(home, Wanted())
    assert found == Statistics()
    play_round(home.sit_down())
    assert asked(home, Wanted(table="nowhere")) == Statistics()


def test_one_lost_round_has_no_biggest_win(tmp_path: Path) -> None:
    home = Home(tmp_path)
    session = home.sit_down()
    play_round(session)
    found = asked(home, Wanted())
    assert found.totals is not None
    assert found.totals.net < 0
    assert found.biggest_win is None
    assert found.biggest_loss is not None
    assert (found.biggest_loss.round, found.biggest_loss.net) == (1, found.totals.net)


def test_one_currency_at_a_time(tmp_path: Path) -> None:
    home = Home(tmp_path)
    play_round(home.sit_down())
    home.table = replace(standard(), currency=currency("EUR"))
    play(home.sit_down(), 2)
    found = asked(home, Wanted())
    assert found.totals is not None
    assert (found.currency, found.currencies, found.totals.rounds) == (currency("EUR"), ("EUR", "USD"), 2)
    other = statistics(home.database, home.player.id, currency="USD")
    assert other.totals is not None
    assert (other.currency, other.totals.rounds) == (currency("USD"), 1)
    # A code that is not there is no reason to show nothing.
    assert statistics(home.database, home.player.id, currency="SEK").currency == currency("EUR")


def test_counts_that_contradict_each_other_are_damage(tmp_path: Path) -> None:
    home = Home(tmp_path)
    play(home.sit_down(), 2)
    with home.database.writing() as connection:
        connection.execute("DELETE FROM box WHERE round = 1")
    with pytest.raises(Damaged, match="contradict"):
        asked(home, Wanted())
