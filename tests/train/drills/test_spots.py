"""A spot becomes a real round at its decision, at every table, with the same hidden cards from the same seed."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from uth.cards import DECK, parse_cards
from uth.config import load_table
from uth.config.locate import list_tables
from uth.game import engine
from uth.game.actions import Decide
from uth.game.betting import lowest_ante
from uth.game.model import Choice, Phase
from uth.game.view import seen_from
from uth.table import Bet, Street
from uth.train.drills.spots import PLAYER, Spot, Stakes, from_data, round_at, spot_of, to_data
from uth.train.question import asked

PRESETS = sorted(listed.name for listed in list_tables())


def spot(box: int, board: str, *holes: str) -> Spot:
    """Return a spot at the first table, the holes those of box 1, 2 and so on."""
    pairs = tuple((number, (cards[0], cards[1])) for number, cards in enumerate(map(parse_cards, holes), 1))
    return Spot(0, box, pairs, parse_cards(board))


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("street", list(Street))
def test_a_round_of_every_table_comes_to_the_decision(name: str, street: Street) -> None:
    table = load_table(name).table
    chance = random.Random(f"{name} {street}")
    for number in range(5):
        cards = chance.sample(DECK, 7)
        open_cards = {Street.PREFLOP: 0, Street.FLOP: 3, Street.RIVER: 5}[street]
        wanted = Spot(0, 1, ((1, (cards[0], cards[1])),), tuple(cards[2 : 2 + open_cards]))
        state = round_at(table, wanted, Stakes(lowest_ante(table)), (name, number))
        assert (state.phase, state.street, state.board) == (Phase.DECISION, street, wanted.board)
        view = seen_from(state, PLAYER)
        assert spot_of(view, 1) == wanted
        question = asked(view, 1)
        assert (question.hole, question.board, question.dead) == (wanted.hole, wanted.board, ())
        assert question.open == tuple(option.choice for option in engine.legal_choices(state, 1))


def test_other_boxes_are_seen_and_have_decided() -> None:
    table = load_table("practice").table
    wanted = spot(2, "9h Ks 2c", "Ah Ad", "9c 4d", "7s 2d")
    assert wanted.dead == parse_cards("AhAd7s2d")
    state = round_at(table, wanted, Stakes(500, 100), ("7", 1))
    first, mine, last = state.boxes
    assert (first.multiple, mine.undecided, last.undecided) == (4, True, True)
    assert engine.in_turn(state)[0].number == 2
    assert mine.stakes == ((Bet.ANTE, 500), (Bet.BLIND, 500), (Bet.TRIPS, 100))
    assert spot_of(seen_from(state, PLAYER), 2) == wanted


def test_hidden_cards_come_from_the_seed_alone() -> None:
    table, wanted = load_table("standard").table, spot(1, "9h Ks 2c", "9c 4d")
    states = [round_at(table, wanted, Stakes(500), hidden) for hidden in (("7", 1), ("7", 1), ("7", 2), ("8", 1))]
    assert states[0] == states[1]
    assert len({state.dealer for state in states}) == 3
    # Fixed once: the same everywhere.
    assert "".join(map(str, (*states[0].community, *states[0].dealer))) == "9hKs2c7c3d6sKc"


def test_a_round_goes_on_from_there() -> None:
    state = round_at(load_table("six-box-dark").table, spot(1, "", "9c 4d"), Stakes(500), ("7", 1))
    state, _ = engine.apply(state, Decide(1, Choice.PLAY_4X))
    assert state.boxes[0].multiple == 4


def test_before_the_deal_the_seen_box_has_its_bets_and_the_dark_one_has_none() -> None:
    state = round_at(load_table("six-box-dark").table, Spot(0, 2), Stakes(500), ("7", 1))
    assert (state.phase, [box.number for box in state.boxes]) == (Phase.BETTING, [1])
    assert Spot(0, 2).street is None


def test_dark_boxes_lie_beside_unseen() -> None:
    wanted = Spot(0, 1, ((1, (DECK[0], DECK[9])),), tuple(DECK[20:23]), ((2, 4), (5, 1)))
    state = round_at(load_table("six-box-dark").table, wanted, Stakes(500), ("7", 1))
    assert [(box.number, box.dark, box.multiple) for box in state.boxes] == [(1, False, 0), (2, True, 4), (5, True, 1)]
    assert spot_of(seen_from(state, PLAYER), 1) == wanted
    assert asked(seen_from(state, PLAYER), 1).dead == ()


def test_it_is_kept_as_data() -> None:
    dark = Spot(0, 1, spot(1, "", "Ah Ad").holes, dark=((2, 4), (3, 1)))
    staked = replace(dark, stakes=Stakes(1000, 500))
    before = Spot(0, 2, stakes=Stakes(500, 0, 3500))
    for wanted in (spot(2, "9h Ks 2c", "Ah Ad", "9c 4d"), spot(1, "", "Ah Ad"), Spot(1, 2), dark, staked, before):
        assert from_data(json.loads(json.dumps(to_data(wanted)))) == wanted


@pytest.mark.parametrize(
    "data",
    [None, [], [0, 1, [], ""], [0, 1, [[1, "AhAd"]], "2c", []], [0, 2, [[1, "AhAd"]], "", []],
     [0, 1, [[1, "Ah"]], "", []], [0, 1, [[1, "AhAd"]], "Ah2c3d", []], [0, 1, [[1, "AhXd"]], "", []],
     [0, "x", [], "", []], [0, 1, [], "", [1]], [0, 1, [], "", [], [5]], [0, 1, [], "", [], [500, 0]],
     [0, 1, [], "", [], None, 1]],
    ids=str,
)  # fmt: skip
def test_what_is_no_spot(data: object) -> None:
    with pytest.raises(ValueError, match=r"."):
        from_data(data)
