"""Mixes of players: how their bases add up, and what is refused."""

from __future__ import annotations

from fractions import Fraction

import pytest

from uth.analysis.figures import figures
from uth.config import load_table
from uth.report.players import USUAL_MIX, Bases, MixError, Player, player, players, together

STANDARD = load_table("standard").table


def _made_up(share: Fraction, edge: Fraction, wager: Fraction) -> Player:
    return Player("made up", share, {}, wager, Bases(edge, edge / 2, edge / wager, Fraction(1, 50)))


def test_each_base_is_summed_before_it_divides() -> None:
    mix = [
        _made_up(Fraction(3, 4), Fraction(1, 50), Fraction(4)),
        _made_up(Fraction(1, 4), Fraction(9, 50), Fraction(3)),
    ]
    found = together(mix)
    assert found.ante == Fraction(3, 50)
    assert found.ante_and_blind == Fraction(3, 100)
    assert found.all_money == Fraction(3, 50) / Fraction(15, 4)
    assert found.trips == Fraction(1, 50)


def test_best_play_alone_has_the_bases_of_the_figures() -> None:
    found = figures(STANDARD)
    bases = player("optimal", Fraction(1), found).bases
    assert together([player("optimal", Fraction(1), found)]) == bases
    assert bases.ante == found.base.house_edge
    assert bases.ante_and_blind == found.base.edge_on_ante_and_blind
    assert bases.all_money == found.base.element_of_risk
    assert found.trips is not None
    assert bases.trips == found.trips.house_edge


def test_the_usual_shares_are_all_rounds() -> None:
    assert sum(USUAL_MIX.values()) == 1


@pytest.mark.parametrize("shares", [[], [Fraction(1, 2)], [Fraction(3, 2), Fraction(-1, 2)]])
def test_shares_that_are_none(shares: list[Fraction]) -> None:
    mix = {f"player {number}": share for number, share in enumerate(shares)}
    with pytest.raises(MixError, match="100 % together"):
        players(STANDARD, mix, lambda _name: None)


@pytest.mark.full
def test_the_usual_mix_valued_exactly() -> None:
    told: list[str] = []
    found = players(STANDARD, USUAL_MIX, told.append)
    assert told == [one.name for one in found] == list(USUAL_MIX)
    edges = {one.name: float(one.bases.ante) * 100 for one in found}
    assert edges["practical"] == pytest.approx(2.432286011, abs=1e-9)
    assert edges["practical"] < edges["no-pair-folds"] < edges["three-x"] < edges["timid"] < edges["novice"]
