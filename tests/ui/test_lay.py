from __future__ import annotations

from dataclasses import replace

import pytest

from tests.ui.tables import preset
from uth.cards import Card
from uth.chips import Chip, ChipCount, Colour, PayWith, total
from uth.game.model import Choice
from uth.game.settlement import BetResult, Line, Why
from uth.table import Bet, Street
from uth.ui.changes import (
    Bring,
    Change,
    Cut,
    Decide,
    Glow,
    Join,
    Name,
    OpenDealer,
    Push,
    Put,
    Raise,
    Send,
    Shine,
    Shuffle,
    Take,
    Think,
    Turn,
    Wait,
)
from uth.ui.lay import Lay, applied
from uth.ui.picture import CardAt
from uth.ui.piles import Win, chips_for, pile, stacks_of, win_of
from uth.ui.places import DISCARD, RACK, SHUFFLER, TRAY, bet_circle, box_card, payout, rail, tucked_card

CARD = box_card(1, 0)
ACE = Card.parse("As")
ANTE = bet_circle(1, Bet.ANTE)
STANDARD = preset("standard")


def after(*changes: Change, lay: Lay | None = None) -> Lay:
    lay = lay or Lay(bankroll=100_00)
    for change in changes:
        lay = applied(lay, change, 1.0)
    return lay


def in_pairs(counts: tuple[ChipCount, ...]) -> list[tuple[int, int]]:
    """Values in minor units and how many of each."""
    return [(count.chip.value, count.number) for count in counts]


def test_a_card_comes_turns_and_goes() -> None:
    half = applied(Lay(), Bring(CARD, SHUFFLER), 0.5)
    assert half.cards[CARD] == CardAt(SHUFFLER, None, face_up=False, to=CARD, progress=0.5)
    there = after(Bring(CARD, SHUFFLER))
    assert there.cards[CARD] == CardAt(CARD, None, face_up=False)
    assert not there.shows(CARD)
    turning = applied(there, Turn(CARD, ACE), 0.6)
    assert turning.cards[CARD].turning == 0.6
    assert not turning.shows(CARD)
    turned = after(Turn(CARD, ACE), lay=there)
    assert turned.cards[CARD] == CardAt(CARD, ACE)
    assert turned.shows(CARD)
    gone = after(Send(CARD, DISCARD), lay=turned)
    assert gone.cards == {}
    assert gone.discards == 1
    assert after(Bring(CARD, DISCARD), lay=gone).discards == 0


def test_a_tucked_card_is_covered_and_still_the_same_card() -> None:
    tucked = after(Bring(CARD, SHUFFLER), Turn(CARD, ACE), Send(CARD, tucked_card(1, 0)))
    assert tucked.cards == {CARD: CardAt(tucked_card(1, 0), None, face_up=False)}


def test_chips_leave_the_tray_at_once_and_enrich_it_on_arrival() -> None:
    bet = pile(STANDARD, ANTE, 5_00)
    assert applied(Lay(bankroll=100_00), Put(bet, TRAY), 0.1).bankroll == 95_00
    lay = after(Put(bet, TRAY))
    assert lay.bankroll == 95_00
    assert applied(lay, Take(ANTE, TRAY), 0.99).bankroll == 95_00
    assert after(Take(ANTE, TRAY), lay=lay) == Lay(bankroll=100_00)
    assert after(Take(ANTE, RACK), lay=lay).bankroll == 95_00


def test_a_payout_comes_from_the_rack() -> None:
    win = pile(STANDARD, payout(1, Bet.ANTE), 5_00, 5_00)
    lay = after(Put(win, RACK))
    assert lay.bankroll == 100_00
    assert after(Take(payout(1, Bet.ANTE), TRAY), lay=lay).bankroll == 105_00


def test_a_pushing_bet_glows_and_is_as_before() -> None:
    lay = after(Put(pile(STANDARD, ANTE, 5_00), TRAY))
    assert applied(lay, Glow(ANTE), 0.5).stacks[ANTE].at.glow == pytest.approx(1.0)
    assert after(Glow(ANTE), lay=lay) == lay


def test_words_and_lamps() -> None:
    lay = after(OpenDealer(), Raise(2), Name(2), Wait(), lay=Lay(discards=9))
    assert (lay.dealer_open, lay.focus, lay.raised, lay.results, lay.discards) == (True, 2, 1.0, frozenset({2}), 9)
    assert applied(lay, Shuffle(), 0.5).shuffling == 0.5
    assert after(Shuffle(), lay=lay).shuffling == 0.0
    assert after(Shuffle(), lay=lay).discards == 0


def test_payouts_are_made_of_the_fewest_chips() -> None:
    assert in_pairs(chips_for(STANDARD, 130_50)) == [(100_00, 1), (25_00, 1), (5_00, 1), (50, 1)]


def test_payouts_are_made_in_the_colour_of_the_bet_where_the_table_says_so() -> None:
    table = replace(STANDARD, pay_with=PayWith.COLOUR_OF_THE_BET)
    assert in_pairs(chips_for(table, 100_00, 10_00)) == [(5_00, 20)]
    assert in_pairs(chips_for(table, 7_50, 5_00)) == [(5_00, 1), (1_00, 2), (50, 1)]


def test_what_no_chip_can_make_is_left_out() -> None:
    table = replace(STANDARD, chips=(Chip(5_00, Colour.RED), Chip(25_00, Colour.GREEN)))
    counts = chips_for(table, 32_50)
    assert counts == (ChipCount(table.chips[1], 1), ChipCount(table.chips[0], 1))
    assert total(counts) == 30_00


def test_only_bets_make_stacks() -> None:
    stacks = stacks_of(STANDARD, 2, {Bet.ANTE: 5_00, Bet.BLIND: 5_00, Bet.PLAY: 0})
    assert list(stacks) == [bet_circle(2, Bet.ANTE), bet_circle(2, Bet.BLIND)]


WIN = payout(1, Bet.PLAY)


def won() -> Win:
    """An even win of $40, as it is sized into its bet."""
    line = Line(1, Bet.PLAY, 40_00, BetResult.WIN, Why.BEATS_DEALER, uncapped=40_00, paid=40_00)
    return win_of(STANDARD, line)


def test_a_stack_is_cut_level_and_what_was_too_much_goes_back_to_the_rack() -> None:
    win = won()
    assert win.rest is not None
    lay = after(Put(win.brought, RACK))
    cut = Cut(win.level, win.rest, win.to)
    half = applied(lay, cut, 0.9)
    assert half.stacks[WIN] == win.level
    sliding = half.stacks[win.rest.at.place].at
    assert (sliding.place, sliding.to, sliding.progress) == (WIN, RACK, 0.9)
    assert sliding.fade > 0
    assert set(after(cut, lay=lay).stacks) == {WIN}
    assert after(cut, lay=lay).bankroll == lay.bankroll


def test_what_is_paid_more_than_the_bet_stays_behind_the_level_stack() -> None:
    win = won()
    behind = replace(win.level, at=replace(win.level.at, place=replace(WIN, index=1)))
    cut = Cut(win.level, behind, behind.at.place)
    lay = after(Put(win.brought, RACK))
    assert not applied(lay, cut, 0.9).stacks[behind.at.place].at.fade
    assert after(cut, lay=lay).stacks == {WIN: win.level, behind.at.place: behind}


def test_a_win_is_pushed_against_its_bet() -> None:
    lay = after(Put(won().level, RACK))
    assert [applied(lay, Push(WIN), part).stacks[WIN].at.apart for part in (0.25, 1.0)] == [0.75, 0.0]


def test_chips_join_what_stands_there() -> None:
    whole, more = pile(STANDARD, ANTE, 15_00), pile(STANDARD, replace(ANTE, index=1), 10_00)
    lay = Lay(stacks={ANTE: pile(STANDARD, ANTE, 5_00)}, bankroll=80_00)
    join = Join(more, whole, TRAY)
    half = applied(lay, join, 0.5)
    assert (half.stacks[ANTE].amount, half.stacks[more.at.place].at.to, half.bankroll) == (5_00, more.at.place, 80_00)
    assert after(join, lay=lay) == replace(lay, stacks={ANTE: whole})


def test_while_one_hand_is_raised_the_one_before_is_lowered() -> None:
    lay = after(OpenDealer(), Raise(0))
    half = applied(lay, Raise(2), 0.5)
    assert (half.focus, half.raised, half.lowered) == (2, 0.5, 0)
    assert after(Raise(2), lay=lay).lowered is None
    assert applied(Lay(), Raise(0), 0.5).lowered is None


def test_light_falls_and_goes_out() -> None:
    lay = Lay()
    assert applied(lay, Shine(), 0.5).shine == pytest.approx(1.0)
    assert after(Shine(), lay=lay) == lay


def test_the_open_cards_are_those_that_lie_with_their_faces_up() -> None:
    lay = after(Bring(CARD, SHUFFLER), Bring(box_card(1, 1), SHUFFLER), Turn(CARD, ACE))
    assert lay.open_cards == {CARD}
    assert applied(lay, Send(CARD, DISCARD), 0.5).open_cards == set()


def test_somebody_thinks_and_has_decided() -> None:
    thinking = applied(Lay(), Think(2), 0.5)
    assert thinking.thinking == 2
    checks = Decide(2, Street.FLOP, Choice.CHECK, 0)
    decided = after(Think(2), checks, lay=thinking)
    assert (decided.thinking, decided.decided) == (0, (checks,))
    assert decided == replace(decided, decided=()), "it lies as if nobody had looked"


def test_chips_of_others_are_not_the_players() -> None:
    bet = pile(STANDARD, ANTE, 5_00)
    laid = after(Put(bet, rail(1)))
    assert laid.bankroll == 100_00
    assert after(Take(ANTE, rail(1)), lay=laid).bankroll == 100_00


def test_of_boxes_that_are_gone_nothing_lies_there_and_their_cards_are_racked() -> None:
    other = box_card(2, 1)
    lay = Lay(cards={CARD: CardAt(CARD, ACE), other: CardAt(other, None)}, discards=3)
    left = lay.within({1})
    assert (set(left.cards), left.discards) == ({CARD}, 4)
    assert lay.within((1, 2)) == lay
