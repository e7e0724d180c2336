"""The joint law of a round: a short deck dealt out in every way, and real cards on one board settled together."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, permutations
from math import sqrt

import numpy as np
import pytest

import uth
from uth.analysis.figures import figures
from uth.analysis.strategy.locate import preset
from uth.bulk import machine_for
from uth.bulk.watched import ways
from uth.cards import parse_cards
from uth.config import load_table
from uth.game.model import Box, stakes_of
from uth.game.settle import End, settle
from uth.pit import law_joint, law_kept
from uth.pit.law import Chances, Ints, Setting, Side, Way, box_law
from uth.pit.law_joint import PARTS, Part, Seats, law_together, simulated
from uth.pit.law_kept import joint_law
from uth.pit.law_sums import Counts, sums_of
from uth.pit.mix import Share
from uth.report.days import play_days
from uth.store.tallies import Stake
from uth.table import Bet

STANDARD = load_table("standard").table
BEST = (Share(preset("optimal"), Fraction(1)),)
STAKES = (7, 7, 20)
"""Of the boxes of the short deck."""


def _short_deck() -> Ints:
    """What three boxes win in each deal of nine cards: one on the board, one for the dealer, one each.

    The hand is the card, doubled where it is of the board's kind of three; the highest of all wins three to one.
    """
    deals = []
    for board, dealer, *mine in permutations(range(9), 5):
        worth = [(card % 3 == board % 3, card) for card in (dealer, *mine)]
        nets = [0 if one[1] // 3 == worth[0][1] // 3 else 1 if one > worth[0] else -1 for one in worth[1:]]
        deals.append(
            [
                stake * net * (3 if net > 0 and card == 8 else 1)
                for stake, net, card in zip(STAKES, nets, mine, strict=True)
            ]
        )
    return np.array(deals, np.int64)


DEALS = _short_deck()


def _alone(deals: Ints, box: int) -> Chances:
    nets, times = np.unique(deals[:, box], return_counts=True)
    return {int(net): Fraction(int(count), len(deals)) for net, count in zip(nets, times, strict=True)}


def _seats() -> Seats:
    return Seats.of([_alone(DEALS, box) for box in range(len(STAKES))])


def _parts(seats: Seats, deals: Ints) -> list[Part]:
    return [seats.part(part // seats.step) for part in np.array_split(deals, PARTS)]


def _truth(deals: Ints) -> dict[int, float]:
    nets, times = np.unique(deals.sum(axis=1), return_counts=True)
    return {int(net): float(count) / len(deals) for net, count in zip(nets, times, strict=True)}


def test_every_deal_of_a_short_deck_gives_the_exact_law() -> None:
    seats = _seats()
    shuffled = DEALS[np.random.default_rng(7).permutation(len(DEALS))]
    law = law_together(seats, _parts(seats, shuffled))
    truth = _truth(DEALS)
    assert {int(place) * law.step: chance for place, chance in zip(law.places, law.chances, strict=True)} == (
        pytest.approx(truth, abs=1e-12)
    )
    sums = DEALS.sum(axis=1)
    assert float(law.mean) == pytest.approx(sums.mean(), abs=1e-12)
    assert law.variance.value == pytest.approx(sums.var(), rel=1e-9)
    covariances = np.cov(DEALS.T, bias=True)
    deviations = np.sqrt(np.diag(covariances))
    shared = (covariances.sum() - np.trace(covariances)) / (deviations.sum() ** 2 - np.trace(covariances))
    assert law.correlation is not None
    assert law.correlation.value == pytest.approx(shared, abs=1e-9)
    assert shared > 0.05, "boxes that share board and dealer are not independent"
    assert law.alone == pytest.approx(sqrt(np.trace(covariances)))


@pytest.mark.parametrize("seed", range(5))
def test_a_sample_keeps_what_is_exact_and_knows_its_error(seed: int) -> None:
    seats = _seats()
    sample = DEALS[np.random.default_rng(seed).integers(0, len(DEALS), 4_000)]
    law = law_together(seats, _parts(seats, sample))
    amounts = law.places * law.step
    assert float(law.chances.sum()) == pytest.approx(1, abs=1e-12)
    assert float(law.chances @ amounts) == pytest.approx(float(law.mean), abs=1e-9)
    assert law.variance.error > 0
    assert abs(law.variance.value - DEALS.sum(axis=1).var()) < 4.5 * law.variance.error
    raw = sample.sum(axis=1).var()
    assert law.variance.error < 2 * float(np.std((sample.sum(axis=1) - float(law.mean)) ** 2)) / sqrt(len(sample))
    assert raw != law.variance.value


def test_the_sums_of_some_rounds_are_within_the_error_of_the_truth() -> None:
    seats = _seats()
    sample = DEALS[np.random.default_rng(99).integers(0, len(DEALS), 8_000)]
    law = law_together(seats, _parts(seats, sample))
    exact = law_together(seats, _parts(seats, DEALS[np.random.default_rng(1).permutation(len(DEALS))]))
    for rounds in (1, 5, 30):
        counts = Counts(rounds, rounds)
        behind = sums_of(law, counts).under(0)
        less = [sums_of(law, counts, chances=part).under(0) for part in law.parts]
        middle = sum(less) / PARTS
        error = sqrt((PARTS - 1) / PARTS * sum((one - middle) ** 2 for one in less))
        assert abs(behind - sums_of(exact, counts).under(0)) < 4.5 * error + 1e-9


def test_too_few_rounds_for_the_weights_are_taken_as_they_are() -> None:
    laws = [{-1: Fraction(999, 1000), 500: Fraction(1, 1000)}] * 2
    seats = Seats.of(laws)
    parts = [seats.part(np.array([[-1, -1], [-1, 500]], np.int64)) for _part in range(PARTS)]
    law = law_together(seats, parts)
    assert law.chances.min() >= 0
    assert float(law.chances.sum()) == pytest.approx(1)


# --- real cards


def _deals(cards: str, board: str) -> list[tuple[tuple[str, ...], ...]]:
    """Every way to deal two cards to the dealer and two boxes each from the cards that are left."""
    left = cards.split()
    found: list[tuple[tuple[str, ...], ...]] = []
    for dealer in combinations(left, 2):
        others = [card for card in left if card not in dealer]
        for one in combinations(others, 2):
            rest = [card for card in others if card not in one]
            found += [(tuple(board.split()), dealer, one, other) for other in combinations(rest, 2)]
    return found


def test_boxes_settled_together_on_one_board_have_the_law() -> None:
    stakes = (Stake(1000, 500, 0), Stake(1500, 0, 0))
    setting = Setting(STANDARD, stakes, Side.HOUSE, BEST)
    numbers = {way: number for number, way in enumerate(ways())}
    four = next(decision for decision, _end in ways() if str(decision.choice) == "play 4x")
    totals, ends = [], []
    for board, dealer, *mine in _deals("Ah Kh 9s 9d Jc 2c 7d 3h", "Qh Jh Th 9c 2d"):
        settlement = settle(STANDARD, _boxes(stakes, mine), *(parse_cards(" ".join(each)) for each in (dealer, board)))
        totals.append(-settlement.net)
        mine_settled = [settlement.box(number) for number in (1, 2)]
        ends.append([numbers[four, End(box.hand.category, box.result, settlement.qualifies)] for box in mine_settled])
    values = law_joint._values(setting, 1)
    results = law_joint._results(np.array(ends, np.int16), values)
    assert results.sum(axis=1).tolist() == totals
    assert len(totals) == 28 * 15 * 6
    seats = Seats.of([_alone(results, box) for box in (0, 1)])
    shuffled = results[np.random.default_rng(3).permutation(len(results))]
    law = law_together(seats, _parts(seats, shuffled))
    found = {int(place) * law.step: chance for place, chance in zip(law.places, law.chances, strict=True)}
    assert found == pytest.approx(_truth(results), abs=1e-9)
    assert law.variance.value == pytest.approx(float(np.var(totals)), rel=1e-9)


def _boxes(stakes: Sequence[Stake], cards: Sequence[tuple[str, ...]]) -> list[Box]:
    return [
        Box(
            number=number,
            owner="player",
            stakes=stakes_of(
                {Bet.ANTE: stake.ante, Bet.BLIND: stake.ante, Bet.PLAY: 4 * stake.ante, Bet.TRIPS: stake.trips}
            ),
            multiple=4,
            cards=parse_cards(" ".join(hole)),
        )
        for number, (stake, hole) in enumerate(zip(stakes, cards, strict=True), 1)
    ]


# --- simulated


def _setting(boxes: int, trips: int = 0, mix: tuple[Share, ...] = BEST) -> tuple[Setting, Seats]:
    stake = Stake(1000, trips, 0)
    alone = box_law(STANDARD, [Way(Fraction(1), figures(STANDARD).ends)], stake, Side.HOUSE)
    return Setting(STANDARD, (stake,) * boxes, Side.HOUSE, mix), Seats.of([alone] * boxes)


def test_the_kernel_plays_the_rounds_of_the_simulator() -> None:
    machine = machine_for(STANDARD, preset("optimal"), 6)
    ends = law_joint._ends([machine], law_joint._sums_of([Fraction(1)]), 3, 5_000)
    assert ends.shape == (5_000, 6)
    counts = tuple(np.bincount(ends.ravel(), minlength=len(ways())).tolist())
    assert counts == machine.chunk(law_joint.SEED, 3, 5_000).counts


def test_a_mix_draws_its_players_by_their_shares() -> None:
    machines = [machine_for(STANDARD, preset(name), 2) for name in ("always-4x", "never-raise-early")]
    ends = law_joint._ends(machines, law_joint._sums_of([Fraction(1, 4), Fraction(3, 4)]), 0, 20_000)
    played = [str(ways()[end][0].choice) for end in ends.ravel()]
    share = played.count("play 4x") / len(played)
    assert share == pytest.approx(0.25, abs=4.5 * sqrt(0.25 * 0.75 / 40_000))


def test_six_boxes_stray_as_a_table_does() -> None:
    setting, seats = _setting(6)
    told: list[int] = []
    law = simulated(setting, seats, rounds=1 << 16, told=told.append)
    assert told[-1] == law.rounds == 1 << 16
    assert len(told) == PARTS
    assert 16 < law.deviation.value / 1000 < 17
    assert law.alone / 1000 == pytest.approx(4.9392989 * sqrt(6), rel=1e-6)
    assert law.correlation is not None
    assert 0.17 < law.correlation.value < 0.185
    assert 6 * law.mean == 36 * 1000 * figures(STANDARD).base.house_edge
    assert not law.exact


def test_a_law_is_kept_and_known_again(monkeypatch: pytest.MonkeyPatch) -> None:
    setting, seats = _setting(2)
    first = joint_law(setting, seats, rounds=1 << 12)
    monkeypatch.setattr(law_kept, "simulated", None)
    again = joint_law(setting, seats, rounds=1 << 12)
    assert (again.mean, again.variance, again.correlation, again.rounds) == (
        first.mean, first.variance, first.correlation, first.rounds,
    )  # fmt: skip
    assert again.chances.tolist() == first.chances.tolist()
    with pytest.raises(TypeError):
        joint_law(setting, seats, rounds=1 << 13)


@pytest.mark.full
def test_a_round_agrees_with_the_simulator_of_uth_simulate() -> None:
    setting, seats = _setting(6)
    law = simulated(setting, seats)
    found = uth.simulate(STANDARD, 2_000_000, boxes=6, seed="another")
    deviation = found.base.round_deviation
    both = sqrt(deviation.error**2 + (law.deviation.error / 1000) ** 2)
    assert abs(deviation.value - law.deviation.value / 1000) < 4 * both
    assert found.base.correlation is not None
    assert law.correlation is not None
    both = sqrt(found.base.correlation.error**2 + law.correlation.error**2)
    assert abs(found.base.correlation.value - law.correlation.value) < 4 * both
    assert both < 0.004
    assert law.correlation.error < 0.001
    assert 0.17 < law.correlation.value < 0.18


@pytest.mark.full
def test_days_agree_with_days_that_were_played_whole() -> None:
    setting, seats = _setting(6, 500)
    law = simulated(setting, seats)
    rounds = 300
    days = play_days(
        STANDARD, 6, rounds, Fraction(1, 2), mean=Fraction(0), days=8_000, seed="days", told=lambda _day: None
    )
    sums = sums_of(law, Counts(rounds, rounds))
    for antes in (-300, -100, 0, 100, 400, 900):
        played = sum(-total < antes for total in days.totals) / len(days.totals)
        exact = sums.under(antes * 1000)
        assert abs(played - exact) < 4.5 * sqrt(exact * (1 - exact) / len(days.totals)) + 1e-6
