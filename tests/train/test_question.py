"""What a player is asked: all that the player sees, and nothing else."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction

import pytest

from tests.play import bets, choose, dealt, steps
from tests.train.spots import TABLES, WHO, begun, decisions
from uth.analysis.advice import PositionError
from uth.cards import DECK, parse_cards
from uth.config import load_table
from uth.errors import CardError
from uth.game import engine
from uth.game.actions import Decide
from uth.game.model import Choice, Round
from uth.game.view import CAMERA, seen_from
from uth.table import Street
from uth.train.question import Cards, asked, supposed


def _hidden_dealt_anew(state: Round, chance: random.Random) -> Round:
    """The same round with other cards wherever the player sees none."""
    view = seen_from(state, WHO)
    seen = {card for box in view.boxes for card in box.cards if card} | set(view.board)
    rest = [card for card in DECK if card not in seen]
    chance.shuffle(rest)
    shown = len(state.board)
    return replace(
        state,
        dealer=tuple(rest.pop() for _ in state.dealer),
        community=(*state.board, *(rest.pop() for _ in state.community[shown:])),
        burned=tuple(rest.pop() for _ in state.burned),
        boxes=tuple(
            replace(box, cards=tuple(rest.pop() for _ in box.cards)) if box.dark or box.owner != WHO else box
            for box in state.boxes
        ),
    )


@pytest.mark.parametrize("name", TABLES)
def test_what_is_hidden_never_matters(name: str) -> None:
    chance = random.Random(name)
    for _ in range(20):
        for state, box in decisions(begun(name, chance), chance):
            question = asked(seen_from(state, WHO), box)
            assert question == asked(seen_from(_hidden_dealt_anew(state, chance), WHO), box)
            assert question.open == engine.open_choices(state, box)


def test_a_question_has_the_cards_of_the_players_other_boxes_as_dead() -> None:
    table = load_table("practice").table
    placed = bets(1, WHO, 1000, 500), bets(2, WHO, 2000), bets(3, "Bob", 1000)
    state = dealt(table, *placed, holes=["Ah Kd", "2c 2d", "Qs Jh"], dealer="9c 9d", board="3h 4h 5h 6s 7s")
    first = asked(seen_from(state, WHO), 1)
    assert [*map(str, first.hole)] == ["Ah", "Kd"]
    assert [*map(str, first.dead)] == ["2c", "2d"]
    assert (first.street, first.ante, first.trips_in_antes) == (Street.PREFLOP, 1000, Fraction(1, 2))
    assert first.board == ()
    assert first.alone == replace(first, dead=())
    assert asked(seen_from(state, WHO), 2).trips == 0


def test_what_cannot_be_afforded_is_not_open() -> None:
    table = load_table("practice").table
    placed = bets(1, WHO, 1000), bets(2, WHO, 1000)
    state = dealt(table, *placed, holes=["Ah Kd", "2c 2d"], dealer="9c 9d", board="3h 4h 5h 6s 7s", funds=8_000)
    assert asked(seen_from(state, WHO), 1).open == (Choice.CHECK, Choice.PLAY_3X)
    assert asked(seen_from(state, WHO), 1).open == engine.open_choices(state, 1)


def test_nobody_is_asked_where_there_is_nothing_to_decide() -> None:
    table = load_table("practice").table
    state = dealt(table, bets(1, WHO, 1000), holes=["Ah Kd"], dealer="9c 9d", board="3h 4h 5h 6s 7s")
    with pytest.raises(ValueError, match="nothing to decide for box 2"):
        asked(seen_from(state, WHO), 2)
    with pytest.raises(ValueError, match="camera has nothing to decide"):
        asked(seen_from(state, CAMERA), 1)
    over = choose(state, {1: [Choice.PLAY_4X]})
    with pytest.raises(ValueError, match="no decision is due: the round is in the phase settled"):
        asked(seen_from(over, WHO), 1)


def test_cards_that_somebody_lays_out() -> None:
    table = load_table("six-box-dark").table
    found = supposed(table, Cards(parse_cards("Ah Kd"), parse_cards("2c 3c 4c"), parse_cards("Ad")), 1000, 500)
    assert (found.street, found.open) == (Street.FLOP, engine.choices_on(table, Street.FLOP))
    with pytest.raises(CardError, match="the card Ah is there twice"):
        supposed(table, Cards(parse_cards("Ah Kd"), dead=parse_cards("Ah")), 1000)
    with pytest.raises(PositionError, match="no decision on the turn"):
        supposed(table, Cards(parse_cards("Ah Kd"), parse_cards("2c 3c 4c 5c")), 1000)


@pytest.mark.parametrize(("funds", "enough"), [(3_000, False), (3_999, False), (4_000, True), (9_000, True)])
def test_who_can_pay_play_on_the_flop_after_a_check(funds: int, enough: bool) -> None:
    table = load_table("practice").table
    state = dealt(table, bets(1, WHO, 1000), holes=["Ah Kd"], dealer="9c 9d", board="3h 4h 5h 6s 7s", funds=funds)
    question = asked(seen_from(state, WHO), 1)
    assert question.play_flop is enough
    assert question.short_of == tuple(
        choice for choice in engine.choices_on(table, Street.PREFLOP) if choice not in question.open
    )
    after = steps(state, Decide(1, Choice.CHECK))
    assert (Choice.PLAY_2X in engine.open_choices(after, 1)) is enough
    assert asked(seen_from(after, WHO), 1).play_flop


@pytest.mark.parametrize(("funds", "enough"), [(6_999, False), (7_000, True)])
def test_the_other_boxes_keep_their_1x_when_the_flop_comes(funds: int, enough: bool) -> None:
    table = load_table("practice").table
    placed = bets(1, WHO, 1000), bets(2, WHO, 1000)
    state = dealt(table, *placed, holes=["Ah Kd", "2c 2d"], dealer="9c 9d", board="3h 4h 5h 6s 7s", funds=funds)
    assert asked(seen_from(state, WHO), 1).play_flop is enough
    state = steps(state, Decide(1, Choice.CHECK), Decide(2, Choice.CHECK))
    assert (Choice.PLAY_2X in engine.open_choices(state, 1)) is enough
