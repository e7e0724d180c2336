"""Random decisions for the tests of the coach, from rounds as they are really dealt."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from tests.play import bets, steps
from uth.cards import DECK, parse_cards
from uth.config import load_table
from uth.game import engine
from uth.game.actions import CloseBets, Cut, Deal, Decide
from uth.game.model import DEALER, Choice, Phase, Round
from uth.game.view import seen_from
from uth.table import Table
from uth.train.question import Cards, Question, asked, supposed

WHO = "Ann"
TABLES = ("practice", "six-box-dark", "auckland", "florida-like")
"""Many boxes; early folds and dark boxes; both hole cards; Trips against the dealer."""


SEVERAL = tuple(f"{name}, several" for name in TABLES[1:])
"""The others with several boxes of one player, all of them seen: their cards are dead for each other."""
PRACTICE = load_table("practice").table


def spot(hole: str, board: str = "", dead: str = "", *, ante: int = 1000, trips: int = 0) -> Question:
    """Return a decision at the practice table with every choice open."""
    cards = Cards(parse_cards(hole), parse_cards(board), parse_cards(dead))
    return supposed(PRACTICE, cards, ante, trips)


def table_of(name: str) -> Table:
    """Return the table of one of :data:`TABLES` or :data:`SEVERAL`."""
    preset, _, several = name.partition(", ")
    table = load_table(preset).table
    boxes = min(4, table.rules.boxes)
    return replace(table, rules=replace(table.rules, boxes_per_player=boxes, dark_boxes=0)) if several else table


def begun(name: str, chance: random.Random, trips: bool = True) -> Round:
    """Return a round of that table with some boxes and bets, its bets closed."""
    table = table_of(name)
    state = engine.new_round(table, {WHO: 10**7})
    most = table.rules.boxes_per_player
    for box in sorted(chance.sample(range(1, table.rules.boxes + 1), chance.randint(1, most))):
        side = chance.choice([0, 500, 1500]) if trips and table.trips else 0
        placed = bets(box, WHO, chance.choice([500, 1000, 2500]), side)
        state = steps(state, placed) if engine.refusal_of(state, placed) is None else state
    if not state.boxes:
        state = steps(state, bets(1, WHO, 1000))
    return steps(state, CloseBets())


def questions(seed: str, count: int, tables: tuple[str, ...] = TABLES, *, trips: bool = True) -> Iterator[Question]:
    """Yield so many questions of rounds whose other decisions are made by chance, mostly by checking."""
    chance = random.Random(seed)
    while count:
        for state, box in decisions(begun(chance.choice(tables), chance, trips), chance):
            if chance.random() < 0.5:
                yield asked(seen_from(state, WHO), box)
                count -= 1
                if not count:
                    return


def decisions(state: Round, chance: random.Random) -> Iterator[tuple[Round, int]]:
    """Play a round on by chance, and yield it before each decision with the box that has to decide."""
    deck = chance.sample(DECK, 52)
    while state.phase is not Phase.SETTLED:
        if state.phase is Phase.CUT:
            state = steps(state, Cut(state.cutter or DEALER, 26))
        elif state.phase is Phase.DEAL:
            state = steps(state, Deal(tuple(deck.pop() for _ in engine.due(state))))
        else:
            box = engine.in_turn(state)[0].number
            yield state, box
            state = steps(state, Decide(box, by_chance(engine.open_choices(state, box), chance)))


def by_chance(open_choices: tuple[Choice, ...], chance: random.Random) -> Choice:
    """Return one of the choices, mostly the check."""
    if Choice.CHECK in open_choices and chance.random() < 0.8:
        return Choice.CHECK
    return chance.choice(open_choices)
