"""What is said beside the plots."""

from __future__ import annotations

from dataclasses import replace

from tests.tables import standard
from tests.ui.plots.made import FOUND, WAITING
from uth.career import Gap, Part
from uth.career.hands import compared
from uth.career.lines import Line, Sums
from uth.hands import Category
from uth.table import HoleCardsUsed
from uth.ui.picture import Tone
from uth.ui.plots import panels


def test_the_large_figures() -> None:
    result, win, loss, pace = panels.figures(FOUND)
    assert (result.figure, result.second, result.tone) == ("−$12.50", "3 rounds, 4 boxes, 1 dark", Tone.NOTE)
    assert (win.figure, win.second) == ("+$7.50", "round 9")
    assert (loss.figure, loss.second) == ("−$15", "round 5")
    assert (pace.figure, pace.second) == ("60", "3 min played, breaks not counted")
    totals = FOUND.totals
    assert totals is not None
    ahead = panels.figures(replace(FOUND, totals=replace(totals, net=700), biggest_loss=None))
    assert (ahead[0].figure, ahead[0].tone) == ("+$7", Tone.WIN)
    assert (ahead[2].figure, ahead[2].second) == ("–", "none yet")


def test_the_figures_of_the_bets() -> None:
    staked, each, result, best = panels.bet_figures(FOUND)
    assert (staked.figure, staked.second) == ("$40", "11 bets")
    assert each.figure == "$13.33"
    assert (result.figure, result.second) == ("−$12.50", "−31.2 % of what was staked")
    assert best.figure == "$0"
    assert panels.bet_figures(WAITING)[3].figure == "–"


def test_the_course_and_its_texts() -> None:
    series = panels.series(FOUND)
    assert (list(series.places), list(series.nets)) == ([0, 1, 2, 3], [0, -1_500, -2_000, -1_250])
    assert len(series.means) == 4
    assert panels.series(WAITING).means == ()
    assert panels.moment(FOUND, 1) == ("−$15 after 1 round", "the last: round 5", "best play: $0 ± $25")
    assert panels.moment(WAITING, 3) == ("−$12.50 after 3 rounds", "the last: round 9")


def test_the_band_is_explained_or_missed() -> None:
    away, band = panels.course_notes(FOUND)
    assert "0.3 standard deviations below" in away
    assert "1 round of several boxes" in band
    assert "error of 0.05 %" in band
    assert panels.course_notes(WAITING) == (
        "No band yet: Standard: how boxes move together is being simulated. This takes a moment.",
    )
    # Two contents of a table have one name, and one sentence.
    never = Gap(standard(), Part.SOLUTION, "no numba here")
    assert (
        len(panels.course_notes(replace(WAITING, gaps=(never, Gap(standard(trips=None), *(never.part, never.why))))))
        == 1
    )


def test_starting_hands() -> None:
    assert panels.chart_values(FOUND) == {"AA": (0.5, "+0.5"), "72o": (-2.0, "−2.0")}
    facts = panels.starting_facts(FOUND, "72o")
    assert facts.title == "72o"
    assert [value for _, value in facts.rows] == ["2", "−2.00", "−1.30", "−$20.00", "−$20.50"]
    assert [value for _, value in panels.starting_facts(FOUND, "22").rows] == ["0", "–", "–", "$0", "$0"]
    assert panels.starting_lines(FOUND) == ("AA: 1 box, +0.50", "72o: 2 boxes, −2.00")
    assert panels.chart_values(replace(FOUND, starting=(Line("AA", Sums(1, 500, 0, 0)),))) == {"AA": (0.0, "0.0")}


def test_the_notes_on_hands() -> None:
    few, how = panels.hands_notes(FOUND)
    assert few == "There are too few rounds to tell anything from them."
    assert "five of seven" in how
    loaded = compared(HoleCardsUsed.BOTH, {Category.PAIR: 400}, {Category.PAIR: 200, Category.HIGH_CARD: 200})
    test, *odd, how = panels.hands_notes(replace(FOUND, hands=(loaded, *FOUND.hands)))
    assert test.startswith("As far from expectation as this, or farther, happens in less than 1 of 1,000,000")
    assert any(line.startswith("Your hands, pair: 400 came, 193") for line in odd)
    assert "Both hole cards" in how
    assert how.endswith("3 rounds under the other rule for the hole cards are not counted here: choose their table.")
