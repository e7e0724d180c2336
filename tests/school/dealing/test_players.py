"""Simulated players: sorts, and that nobody decides by what is hidden from them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.school.dealing.rounds import SIX, begun, of_procedure
from tests.school.houses import TABLES, house
from uth.analysis.strategy.locate import preset
from uth.analysis.strategy.policy import choose
from uth.cards import DECK
from uth.chips import Chip
from uth.company.chance import Chance
from uth.game import engine
from uth.game.model import Choice, Phase, Round
from uth.game.view import seen_from
from uth.school.dealing.dealing import Dealing
from uth.school.dealing.perfect import perfect, played
from uth.school.dealing.players import Guest, Guests, Sort, fits, tip_chip
from uth.table import Bet, CutBy, Street


def guests(sorts: tuple[Sort, ...] = (), lot: str = "one", name: str = "standard") -> Guests:
    return Guests.seated(house(name).table, SIX, lot, sorts)


@pytest.mark.parametrize("sort", Sort)
def test_who_is_of_a_sort_is_so(sort: Sort) -> None:
    for lot in ("one", "two", "three"):
        first = guests((sort,), lot).of(1)
        assert first.sort is sort
        assert fits(first.persona, sort)


def test_everybody_is_somebody_else_and_has_a_box() -> None:
    for lot in map(str, range(20)):
        here = guests(lot=lot)
        assert len({guest.name for guest in here.guests}) == 6
        assert here.boxes == SIX
    assert {guest.sort for lot in range(20) for guest in guests(lot=str(lot)).guests} == set(Sort)


def test_a_slow_player_takes_longer() -> None:
    times = {}
    for sort in (Sort.SLOW, Sort.SKILLED):
        here = Guests((Guest(guests().of(1).persona, sort, (1,)),), "one")
        times[sort] = here.seconds(1, Street.FLOP, Choice.CHECK)
    assert times[Sort.SLOW] > 2 * times[Sort.SKILLED]


def test_a_skilled_player_plays_the_practical_strategy() -> None:
    count = 0
    for lot in map(str, range(8)):
        here = guests((Sort.SKILLED,), lot)
        for state in _decisions(here):
            box = engine.in_turn(state)[0]
            if box.number == 1:
                offered = engine.open_choices(state, 1)
                right = choose(preset("practical"), seen_from(state, box.owner), 1, offered)
                assert here.decides(state, 1) is right
                count += 1
    assert count > 8


def _decisions(here: Guests) -> list[Round]:
    """Return the engine's rounds in which somebody decides, of one dealt round."""
    states = []
    for _timed, dealing in played(Dealing.of(house("standard"), here)):
        if dealing.course.state.phase is Phase.DECISION:
            states.append(dealing.course.state)
    return states


@pytest.mark.parametrize("name", ["standard", "six-box-dark"])
def test_nobody_decides_by_what_is_hidden(name: str) -> None:
    """Other people's cards, the dealer's, and those of the board that lie face down may be any."""
    for lot in ("one", "two", "three"):
        start = begun(house(name), lot=lot)
        here = start.course.guests
        for _timed, dealing in played(start):
            state = dealing.course.state
            if state.phase is Phase.DECISION:
                for box in engine.in_turn(state):
                    other = _with_other_hidden_cards(state, box.owner, lot)
                    assert other != state
                    assert here.decides(other, box.number) is here.decides(state, box.number)


def _with_other_hidden_cards(state: Round, owner: str, lot: str) -> Round:
    """The round with new cards wherever *owner* may not look."""
    view = seen_from(state, owner)
    known = {card for box in view.boxes for card in box.cards if card} | set(view.board)
    fresh = iter(Chance(lot, "hidden").some_of([card for card in DECK if card not in known], 40))
    boxes = tuple(
        replace(
            box, cards=tuple(card if shown else next(fresh) for card, shown in zip(box.cards, seen.cards, strict=True))
        )
        for box, seen in zip(state.boxes, view.boxes, strict=True)
    )
    community = tuple(card if card in view.board else next(fresh) for card in state.community)
    return replace(state, boxes=boxes, dealer=(next(fresh), next(fresh)), community=community)


def test_bets_are_those_of_the_persona_and_legal_at_every_preset() -> None:
    for name in TABLES:
        for lot in ("one", "two"):
            here = guests(lot=lot, name=name)
            state = here.seat(house(name).table)
            for bets in here.bets(state):
                assert engine.refusal_of(state, bets) is None
                state, _events = engine.apply(state, bets)
            assert {box.number for box in state.boxes} == set(SIX)


def test_a_second_box_is_played_dark_where_the_table_has_such() -> None:
    dark = [guests(lot=str(lot), name="six-box-dark") for lot in range(12)]
    two = [here for here in dark if len(here.guests) == 5]
    assert 0 < len(two) < 12
    state = perfect(begun(house("six-box-dark"), lot=two[0].lot)).course.state
    boxes = {box.number: box for box in state.boxes}
    assert boxes[6].dark
    assert boxes[6].owner == boxes[5].owner
    assert boxes[6].stake(Bet.TRIPS) == 0
    assert not any(box.dark for box in boxes.values() if box.number != 6)


def test_the_cut_is_taken_or_declined() -> None:
    table = of_procedure("standard", cut=CutBy.PLAYER).table
    cuts = [guests(lot=str(lot)).cut(table, "Sam") for lot in range(60)]
    assert 30 < sum(cut is not None for cut in cuts) < 58
    assert all(10 <= cut <= 42 for cut in cuts if cut is not None)


def test_who_has_won_tips_now_and_then() -> None:
    tips = 0
    for number in range(8):
        dealing = perfect(begun(house("standard"), lot=str(number)))
        state = dealing.course.state
        won = {box.box for box in (state.settlement.boxes if state.settlement else ()) if box.net > 0}
        for tip in dealing.course.guests.tips(state):
            assert tip.box in won
            assert tip.amount in (100, 200, 300)
            tips += 1
        assert len(dealing.course.guests.remarks(state)) <= 2
    assert tips > 1
    assert guests().tips(guests().seat(house("standard").table)) == ()


def test_who_cannot_be_seated() -> None:
    table = house("standard").table
    for boxes in ((), tuple(range(1, 11))):
        with pytest.raises(ValueError, match="boxes"):
            Guests.seated(table, boxes, "one")
    with pytest.raises(KeyError):
        guests().of(7)


def test_a_tip_is_a_chip_that_is_worth_giving() -> None:
    table = house("standard").table
    cents = replace(table, chips=(Chip(1, table.chips[0].colour), *table.chips))
    assert tip_chip(cents) == tip_chip(table) == table.currency.unit
    small = replace(table, chips=tuple(Chip(value, table.chips[0].colour) for value in (1, 5, 25)))
    assert tip_chip(small) == max(chip.value for chip in small.chips if 10 * chip.value <= table.limits.ante.least)
