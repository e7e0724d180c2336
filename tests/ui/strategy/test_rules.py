"""What is said of the later streets and of other ways to play."""

from __future__ import annotations

from fractions import Fraction

from tests.tables import standard
from uth.analysis.strategy.findings import Example, Kind, Mistake, Tendency
from uth.analysis.strategy.locate import preset
from uth.analysis.strategy.study import Against, Study
from uth.cards import parse_cards
from uth.game.model import Choice
from uth.table import Street
from uth.ui.page.model import Columns, Listing, Panel, Text
from uth.ui.strategy.rules import figures, mistakes, practical, rules, tendencies

ALWAYS, SOME = Fraction(1), Fraction(1, 8)
TENDENCIES = (
    Tendency(Street.FLOP, Kind.OWN_PAIR, Choice.PLAY_2X, SOME, Fraction(1, 4)),
    Tendency(Street.FLOP, Kind.HIGH_CARD, Choice.PLAY_2X, Fraction(0), SOME),
    Tendency(Street.RIVER, Kind.OWN_PAIR, Choice.PLAY_1X, ALWAYS, Fraction(1, 20_000)),
)
MISTAKE = Mistake(
    Street.FLOP, Kind.OWN_PAIR, Choice.CHECK, Choice.PLAY_2X, SOME, Fraction(1, 1000),
    Example(parse_cards("Kd 4s"), parse_cards("Kh 9c 2d")),
)  # fmt: skip
BEFORE = Mistake(Street.PREFLOP, "K5o", Choice.CHECK, Choice.PLAY_4X, SOME, Fraction(1, 2000))


def test_always_and_never_have_no_exception() -> None:
    panel, _note = tendencies(Study(standard(), Fraction(0), (), TENDENCIES))
    _heading, table, *terms = practical()
    assert [term.text for term in terms if isinstance(term, Text)] == [
        "Hidden: a card of yours makes it. Flush draw: four cards of a suit, of which your own highest one counts. "
        "Dealer outs: cards outside your hand and the board, any one of which is enough for the dealer to beat you.",
    ]
    assert isinstance(panel, Panel)
    (listing,) = panel.blocks
    assert isinstance(listing, Listing)
    assert listing.rows == (
        ("pair with a hole card", "12.50 %", "25.00 %", "always", "under 0.01 %"),
        ("high card", "never", "12.50 %", "–", "–"),
    )
    assert isinstance(table, Columns)
    assert len(table.columns) == 2


def test_the_rules_are_those_of_the_file() -> None:
    said = []
    for (panel,) in rules(preset("practical")).columns:
        assert isinstance(panel, Panel)
        said.append((panel.title, [block.text for block in panel.blocks if isinstance(block, Text)]))
    assert said[2] == (
        "On the river",
        ["hidden pair or better: Play 1x", "at most 20 dealer outs: Play 1x", "in all other cases: Fold"],
    )
    (panel,) = rules(preset("optimal")).columns[0]
    assert isinstance(panel, Panel)
    assert panel.blocks == (Text("in all other cases: best play"),)


def test_the_figures_say_what_the_mistakes_cost() -> None:
    against = Against(preset("practical"), Fraction(-3, 100), ())
    found = figures(Study(standard(), Fraction(-2, 100), (), against=against))
    assert [each.figure for each in found.figures] == ["3.0000 %", "2.0000 %", "1.0000 %"]
    assert [each.figure for each in figures(None).figures] == ["–"] * 3


def test_the_list_of_mistakes_shows_an_example() -> None:
    table = mistakes((MISTAKE, BEFORE))
    first, second = table.rows(0, 5)
    assert [cell.text for cell in first][:5] == [
        "on the flop", "pair with a hole card", "check instead of 2x", "12.50 %", "0.10000 %",
    ]  # fmt: skip
    assert first[5].cards == parse_cards("Kd 4s Kh 9c 2d")
    assert (second[1].text, second[5].cards) == ("K5o", ())
    assert table.rows(1, 5) == [second]
