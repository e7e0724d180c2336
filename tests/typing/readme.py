from fractions import Fraction

import uth
from uth.cards import parse_cards
from uth.game.actions import CloseBets, Deal, Decide, PlaceBets
from uth.game.model import Choice, stakes_of
from uth.table import Bet

table = uth.load_table("standard").table

# The exact value of the game in Antes, and of every choice of one hand.
assert uth.solve(table).base.ev == Fraction(-50643648973, 2317817502000)
advice = uth.advise(table, parse_cards("Ah Kd"))
assert (advice.best, advice.values[Choice.PLAY_4X]) == (Choice.PLAY_4X, Fraction(307271677, 262196550))

# One round, in cents. The board is laid out first, then two cards each from the dealer's left, the dealer last.
state = uth.new_round(table, {"ann": 100_000})
state, _ = uth.apply(state, PlaceBets(1, "ann", stakes_of({Bet.ANTE: 1_000, Bet.BLIND: 1_000, Bet.TRIPS: 500})))
state, _ = uth.apply(state, CloseBets())
state, _ = uth.apply(state, Deal(parse_cards("Qh Jh Th 3s 4s Ah Kh 2c 2d")))
assert [option.choice for option in uth.legal_choices(state)] == [Choice.CHECK, Choice.PLAY_3X, Choice.PLAY_4X]
state, events = uth.apply(state, Decide(1, Choice.PLAY_4X))

# What it was paid: a royal flush, 500 to 1 on the Blind and 50 to 1 on Trips.
assert uth.evaluate((*state.boxes[0].cards, *state.community)).category == "royal flush"
assert uth.settle(table, state.boxes, state.dealer, state.community).net == 530_000

# Ten thousand rounds by a strategy, the same for every run with that seed.
simulated = uth.simulate(table, 10_000, strategy="optimal", seed="1")
assert abs(simulated.base.ev.away(uth.solve(table).base.ev)) < 5
