"""The tables of the statistics."""

from __future__ import annotations

from dataclasses import replace

from tests.ui.plots.made import FOUND
from uth.career.hands import compared
from uth.hands import Category
from uth.table import HoleCardsUsed
from uth.ui.plots import tables
from uth.ui.plots.rows import Away, Net, Share, Split


def test_bets() -> None:
    rows = tables.bets(FOUND)
    assert rows.lines() == (
        "Ante, made 4, staked $20, won 25 %, pushed 25 %, lost 50 %, net −$5.00, of stake −25.0 %",
        "Blind, made 4, staked $20, won 0 %, pushed 50 %, lost 50 %, net −$10.00, of stake −50.0 %",
        "Play, made 3, staked $40, won 67 %, pushed 0 %, lost 33 %, net +$2.50, of stake +6.2 %",
        "All bets, made 11, staked $80, net −$12.50, of stake −15.6 %",
    )
    ante, blind, play, _ = rows.rows
    assert ante[3] == Split((0.25, 0.25, 0.5))
    assert (ante[7], blind[7], play[7]) == (Net(-0.5), Net(-1.0), Net(0.25))


def test_decisions_and_results() -> None:
    rows = tables.decisions(FOUND)
    assert rows.lines() == (
        "Play 4x, boxes 1, you 33.3 %, best play 37.7 %, per ante +0.50, net, all bets +$2.50",
        "Fold on the river, boxes 2, you 66.7 %, best play 19.2 %, per ante −2.00, net, all bets −$20.00",
        "Dark 2x, boxes 1, you 25.0 %, per ante +1.00, net, all bets +$5.00",
        "Results",
        "Won, boxes 1, you 25.0 %, best play 47.0 %, per ante +0.50, net, all bets +$2.50",
        "Tied, boxes 1, you 25.0 %, best play 3.0 %, per ante +1.00, net, all bets +$5.00",
        "Lost, boxes 0, you 0.0 %, best play 30.0 %, net, all bets $0.00",
        "Folded, boxes 2, you 50.0 %, best play 20.0 %, per ante −2.00, net, all bets −$20.00",
        "Dealer qualified, boxes 2, you 66.7 %, best play 82.6 %",
    )
    shares = [cell for row in rows.rows for cell in row if isinstance(cell, Share)]
    assert all(0 <= share.share <= 1 and 0 <= (share.mark or 0.0) <= 1 for share in shares)
    assert shares[0].share < 1


def test_final_hands_have_a_distance_where_enough_was_to_be_expected() -> None:
    fair = compared(HoleCardsUsed.ANY, {Category.PAIR: 44, Category.HIGH_CARD: 56}, {Category.PAIR: 100})
    rows = tables.hands(fair)
    assert len(rows.rows) == 10
    assert rows.rows[0][:4] == ("royal flush", "0", "0.003", Away(None))
    pair = rows.rows[-2]
    assert pair[0] == "pair"
    assert isinstance(pair[3], Away)
    assert isinstance(pair[6], Away)
    assert pair[3].by is not None
    assert abs(pair[3].by) < 0.1
    assert pair[6].by is not None
    assert pair[6].by > 4


def test_a_single_bet_needs_no_sum() -> None:
    assert len(tables.bets(replace(FOUND, bets=FOUND.bets[:1])).rows) == 1
