"""A hand laid out card by card."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.train.spots import spot
from tests.ui.test_shares import Desk
from uth.analysis.worker import Answer
from uth.cards import Card, parse_cards
from uth.config import load_table
from uth.game.model import Choice
from uth.train.outlook import outlook
from uth.train.question import Cards
from uth.ui.coach.advisor import Advisor
from uth.ui.keys import Key
from uth.ui.layout.rect import Rect
from uth.ui.page.model import Columns, Heading, Listing, Panel, Text
from uth.ui.strategy.deck import Place, deck
from uth.ui.strategy.ways import ways
from uth.ui.strategy.what_if import WhatIf

STANDARD = load_table("standard").table


@pytest.fixture
def desk() -> Desk:
    return Desk()


@pytest.fixture
def what_if(desk: Desk) -> WhatIf:
    return WhatIf(STANDARD, Advisor(lambda: desk))


def _lay(what_if: WhatIf, cards: str) -> list[str]:
    return [what_if.toggle(card) for card in parse_cards(cards)]


def _said(what_if: WhatIf) -> Iterator[str]:
    """What the page says of the hand."""
    (columns,) = what_if.blocks(ways())
    assert isinstance(columns, Columns)
    (panel,) = columns.columns[1]
    assert isinstance(panel, Panel)
    for block in panel.blocks:
        match block:
            case Text(text) | Heading(text):
                yield text
            case Listing() as listing:
                yield from (" | ".join(row) for row in listing.lines)
            case _:
                raise AssertionError(block)


def test_cards_go_to_the_hand_then_to_the_board_then_out_of_play(what_if: WhatIf) -> None:
    assert _lay(what_if, "Kd Kh 2c 3c 4c 9h 8h Ks") == [""] * 8
    assert what_if.cards == Cards(*map(parse_cards, ("Kd Kh", "2c 3c 4c 9h 8h", "Ks")))
    assert what_if.place is Place.DEAD
    _lay(what_if, "3c")
    assert what_if.cards.board == parse_cards("2c 4c 9h 8h")


def test_a_full_place_says_so(what_if: WhatIf) -> None:
    _lay(what_if, "Kd Kh")
    what_if.choose(Place.HOLE)
    assert _lay(what_if, "2c") == ["Your hand: there are 2 cards already"]
    assert len(what_if.cards.hole) == 2


def test_what_is_missing_is_said(what_if: WhatIf) -> None:
    assert list(_said(what_if)) == ["Lay two cards of your own: click on them in the deck."]
    _lay(what_if, "Kd Kh 2c")
    assert what_if.question is None
    assert list(_said(what_if)) == ["Nothing is decided with 1 board card: lay none, three or five."]
    _lay(what_if, "3c 4c 5c")
    assert list(_said(what_if)) == ["Nothing is decided with 4 board cards: lay none, three or five."]


def test_the_keys_do_everything(what_if: WhatIf) -> None:
    assert what_if.key(Key.ENTER) == (True, "")
    assert what_if.key(Key.RIGHT) == (True, "")
    assert what_if.key(Key.SPACE) == (True, "")
    assert what_if.cards == Cards(parse_cards("As Ks"))
    assert what_if.key(Key.UP) == (False, "")
    assert what_if.key(Key.D) == (True, "")
    assert (what_if.key(Key.DOWN), what_if.key(Key.ENTER)) == ((True, ""), (True, ""))
    assert what_if.cards.dead == parse_cards("Kh")
    assert (what_if.key(Key.BACKSPACE), what_if.key(Key.BACKSPACE)) == ((True, ""), (True, ""))
    assert what_if.cards == Cards(parse_cards("As"))
    assert what_if.place is Place.HOLE
    assert what_if.key(Key.Q) == (False, "")


def test_a_click_on_a_place_chooses_it_or_takes_its_card_back(what_if: WhatIf) -> None:
    _lay(what_if, "Kd Kh 2c")
    places = deck(Rect(0, 0, 690, 420), 1.0)

    def click(place: Place, index: int) -> None:
        slot = next(each for each in places.slots if (each.place, each.index) == (place, index))
        what_if.press(places, *slot.rect.centre)

    click(Place.DEAD, 0)
    assert what_if.place is Place.DEAD
    click(Place.HOLE, 0)
    assert (what_if.place, what_if.cards.hole) == (Place.HOLE, parse_cards("Kh"))
    what_if.press(places, *places.rect(Card.parse("As")).centre)
    assert what_if.cards.hole == parse_cards("Kh As")
    assert what_if.press(places, -5, -5) == ""


def test_at_once_by_what_is_stored_and_then_exactly(what_if: WhatIf, desk: Desk) -> None:
    _lay(what_if, "Kd Kh 2c 3c 4c")
    what_if.ask()
    (question,) = desk.asked[0]
    assert (question.ante, question.trips) == (500, 0)
    first = list(_said(what_if))
    assert first[0] == "Play 2x"
    assert "By the rule of thumb; the exact values follow." in first
    desk.answers = [Answer(1, outlook(question))]
    assert what_if._advisor.poll()
    said = list(_said(what_if))
    assert said[1] == "CHOICE | ANTES | MONEY | COSTS"
    assert said[3].startswith("Play 2x | +")
    assert said[3].endswith("nothing")
    assert not any("rule of thumb" in line for line in said)
    assert not any(line.startswith("STRATEGY") for line in said)
    what_if.comparing = True
    side = list(_said(what_if))
    assert side[len(said) :] == [
        "STRATEGY | DOES | COSTS",
        "best play | Play 2x | nothing",
        "practical | Play 2x | nothing",
        "practical: hidden pair or better, not pocket twos: Play 2x.",
        "Hidden: a card of yours makes it.",
    ]


def test_a_strategy_that_errs_says_what_it_costs(what_if: WhatIf, desk: Desk) -> None:
    """Two pair on the board alone: the practical strategy plays, the best play checks."""
    _lay(what_if, "Tc 4h 8h 8d 8c")
    question = what_if.question
    assert question is not None
    what_if.ask()
    found = outlook(question)
    desk.answers = [Answer(1, found)]
    what_if._advisor.poll()
    what_if.comparing = True
    assert found.best is Choice.CHECK
    row = next(line for line in _said(what_if) if line.startswith("practical |"))
    assert row == f"practical | Play 2x | {float(found.cost(Choice.PLAY_2X)):.3f} Antes"


def test_trips_count_where_the_table_has_them(what_if: WhatIf) -> None:
    _lay(what_if, "Kd Kh")
    what_if.trips = True
    question = what_if.question
    assert question is not None
    assert (question.ante, question.trips) == (500, 500)


def test_the_decision_that_is_due_is_laid_with_its_bets(desk: Desk) -> None:
    due = spot("Kd Kh", "2c 3c 4c", "As", ante=2500, trips=1000)
    what_if = WhatIf(due.table, Advisor(lambda: desk), due)
    question = what_if.question
    assert question is not None
    assert (question.hole, question.board, question.dead) == (due.hole, due.board, due.dead)
    assert (question.ante, question.trips) == (2500, 1000)
    what_if.trips = False
    assert what_if.question is not None
    assert what_if.question.trips == 0
    what_if.table = STANDARD
    assert what_if.question.ante == 500


def test_nothing_is_asked_while_cards_are_missing(what_if: WhatIf, desk: Desk) -> None:
    _lay(what_if, "Kd Kh")
    what_if.ask()
    what_if.clear()
    what_if.ask()
    assert (len(desk.asked), desk.called_off) == (1, [1])
    assert what_if.cards == Cards(())
