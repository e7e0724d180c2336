"""Every dealer error is visible and wrong, and nothing but its own place is; what is booked stays as it was."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from hashlib import sha256

import pytest

from tests.play import Played, choose, dealt, rounds
from tests.play import bets as lay
from tests.samples import sampled
from tests.tables import standard, tables
from uth.chips import can_make
from uth.company import practical
from uth.config import load_table
from uth.config.locate import list_tables
from uth.game import engine
from uth.game.actions import CloseBets, Cut, Deal, Decide, PlaceBets
from uth.game.betting import lowest_ante
from uth.game.model import DEALER, Choice, Phase, Round, stakes_of
from uth.game.settlement import BetResult, Result
from uth.game.view import lying, seen_from
from uth.shuffle import entropy_of, shuffled
from uth.table import Bet, Table
from uth.train.errors.making import drawn, errors_in
from uth.train.errors.model import Error, Shown
from uth.train.felt.differences import Wrong, differences
from uth.train.felt.laid import felt_of
from uth.train.felt.model import RACK, bet_place, pay_place

OWNER = "player"
PRESETS = sorted(listed.name for listed in list_tables())


def round_of(table: Table, seed: str) -> Round:
    """Return a settled round of the practical player with a Trips bet where there is one."""
    ante = lowest_ante(table) * 2
    step = table.limits.trips.step
    trips = max(table.limits.trips.least, min(ante, table.limits.trips.most)) // step * step if table.trips else 0
    state = engine.new_round(table, {OWNER: ante * 100})
    stakes = stakes_of({Bet.ANTE: ante, Bet.BLIND: ante, Bet.TRIPS: trips})
    state, _ = engine.apply(state, PlaceBets(1, OWNER, stakes))
    state, _ = engine.apply(state, CloseBets())
    deck = list(shuffled(entropy_of(seed, 1)).order)
    while state.phase is not Phase.SETTLED:
        if state.phase is Phase.CUT:
            state, _ = engine.apply(state, Cut(state.cutter or DEALER, 20))
        elif state.phase is Phase.DEAL:
            state, _ = engine.apply(state, Deal(tuple(deck.pop() for _ in engine.due(state))))
        else:
            choice = practical(seen_from(state, OWNER), 1, engine.open_choices(state))
            state, _ = engine.apply(state, Decide(1, choice))
    return state


def check(state: Round, shown: Shown) -> None:
    """Require that an error is visible, wrong, and where it says."""
    assert shown.booked is state.settlement
    assert shown.wrong
    boxes = {box.number: box for box in state.boxes}
    found = differences(felt_of(state), shown.felt(state))
    places = set()
    for line, right in shown.wrong:
        assert line.bet in dict(lying(state.table, boxes[line.box]))
        assert (line.stake, line.bet, line.box) == (right.stake, right.bet, right.box)
        assert shown.box in (0, line.box)
        assert (line.returned, line.paid) != (right.returned, right.paid)
        assert line.uncapped % state.table.smallest_chip == 0
        assert can_make(line.paid, state.table.chips)
        assert line.result is not BetResult.WIN or line.paid > 0 or line.odds is not None
        if line.result is BetResult.WIN and line.odds is not None:
            # What is said of rounding is true of what was paid wrongly, too.
            assert line.uncapped == line.odds.win(line.stake, state.table.smallest_chip, state.table.rounding)
        places |= {bet_place(line.box, line.bet), pay_place(line.box, line.bet)}
    assert {each.place for each in found} <= places | {RACK}
    assert any(each.place != RACK and each.wrong is Wrong.AMOUNT for each in found)


@sampled(30, 60, rounds(tables()))
def test_every_error_is_visible_and_wrong_in_every_round_of_every_table(played: Played) -> None:
    for shown in errors_in(played.state):
        check(played.state, shown)


def checked(name: str, rounds_of_each: int) -> Counter[Error]:
    """Check the errors of so many rounds at a preset; return in how many of them each kind of error could be."""
    table = load_table(name).table
    kinds = Counter[Error]()
    for number in range(rounds_of_each):
        state = round_of(table, f"{name} {number}")
        found = errors_in(state)
        for shown in found:
            check(state, shown)
        kinds.update({shown.error for shown in found})
        assert (drawn(state, Fraction(1), bytes(32)) is None) == (not found)
    return kinds


def test_every_error_is_visible_and_wrong_at_every_preset() -> None:
    kinds = sum((checked(name, 8) for name in PRESETS), Counter[Error]())
    assert set(kinds) >= set(Error) - {Error.TIE_TAKEN, Error.TRIPS_MISSED}


@pytest.mark.full
@pytest.mark.parametrize("name", PRESETS)
def test_every_kind_of_error_comes_at_every_preset(name: str) -> None:
    kinds = checked(name, 400)
    without = {Error.TRIPS_MISSED} if load_table(name).table.rules.trips_against_dealer == "must win" else set()
    assert set(kinds) >= set(Error) - without


def settled(hole: str, dealer: str, board: str, *choices: Choice) -> Round:
    state = dealt(standard(), lay(1, OWNER, 1_000, 500), holes=[hole], dealer=dealer, board=board)
    return choose(state, {1: choices or (Choice.PLAY_4X,)})


CHECK, FOLD = Choice.CHECK, Choice.FOLD
CASES = {
    "a flush": (settled("Ah Kh", "9c 9d", "Qh Jh 2h 7s 5c"), {
        "misread hand": {"blind push, play lose, trips lose, ante lose", "blind push, trips lose"},
        "wrong odds": {"blind win 3000", "blind win 1000", "trips win 4000", "trips win 2000"},
        "wrong multiple": {"play win 3000"},
        "winning bet taken": {"ante lose", "play lose", "blind lose", "trips lose"},
        "blind paid or pushed wrongly": {"blind push"},
    }),
    "a hand that loses with three of a kind": (settled("9h 9s", "Ah Kh", "9d Qh Jh 2h 5c"), {
        "losing bet paid": {"ante win 1000", "play win 4000"},
        "blind paid or pushed wrongly": {"blind push"},
        "trips missed on a losing hand": {"trips lose"},
        "wrong odds": {"trips win 2000"},
    }),
    "a dealer who does not qualify": (settled("Ah Ks", "4c 3d", "Qh Jd 9s 7s 2c"), {
        "ante of a dealer who does not qualify": {"ante win 1000"},
        "wrong multiple": {"play win 3000"},
        "winning bet taken": {"play lose"},
        "blind paid or pushed wrongly": {"blind win 1000"},
    }),
    "a dealer who does not qualify and wins": (settled("4c 3d", "Ah Ks", "Qh Jd 9s 7s 2c"), {
        "ante of a dealer who does not qualify": {"ante lose"},
        "losing bet paid": {"play win 4000"},
        "blind paid or pushed wrongly": {"blind push"},
    }),
    "a tie": (settled("4c 3d", "4h 3s", "Ah Kd Qh Jd 9s"), {"ante of a dealer who does not qualify": {"ante win 1000"},
        "tie taken": {"blind lose", "play lose"}}),
    "a fold with trips": (settled("2c 3d", "Ah Kh", "9d 9h 9s 5c 7c", CHECK, CHECK, FOLD), {
        "trips missed on a losing hand": {"trips lose"}, "wrong odds": {"trips win 2000"},
    }),
}  # fmt: skip


def told(shown: Shown) -> str:
    """Return what is shown wrongly."""
    return ", ".join(f"{line.bet} {line.result}{f' {line.paid}' if line.paid else ''}" for line, _ in shown.wrong)


@pytest.mark.parametrize("name", CASES)
def test_cases(name: str) -> None:
    state, wanted = CASES[name]
    found: dict[str, set[str]] = {}
    for shown in errors_in(state):
        check(state, shown)
        found.setdefault(shown.error, set()).add(told(shown))
    for error in Error:
        if error not in (Error.MISREAD_HAND, Error.MISREAD_DEALER):
            assert found.get(error, set()) == wanted.get(error, set()), error


def test_a_misread_hand_is_what_is_left_without_one_card() -> None:
    state, _ = CASES["a flush"]
    read = {
        str(shown.settlement.box(1).hand.category) for shown in errors_in(state) if shown.error is Error.MISREAD_HAND
    }
    assert "high card" in read
    results = {shown.settlement.box(1).result for shown in errors_in(state) if shown.error is Error.MISREAD_HAND}
    assert results == {Result.LOSE}


def test_a_misread_dealer_may_seem_not_to_qualify() -> None:
    state = settled("Ah Ks", "4c 3d", "Qh Jd 9s 7s 3c")
    assert state.settlement is not None
    assert state.settlement.qualifies
    shown = [each for each in errors_in(state) if each.error is Error.MISREAD_DEALER]
    assert shown
    assert not any(each.settlement.qualifies for each in shown)
    assert all("ante" in told(each) for each in shown)


def test_the_same_entropy_gives_the_same_error_and_the_rate_is_kept() -> None:
    state, _ = CASES["a flush"]
    entropies = [sha256(str(number).encode()).digest() for number in range(600)]
    found = [drawn(state, Fraction(1, 5), entropy) for entropy in entropies]
    assert found[:100] == [drawn(state, Fraction(1, 5), entropy) for entropy in entropies[:100]]
    there = [shown.error for shown in found if shown is not None]
    # 120 are expected; five standard deviations are 49.
    assert abs(len(there) - 120) < 49
    kinds = Counter(there)
    assert set(kinds) == {shown.error for shown in errors_in(state)}
    # Every kind is equally likely, however many errors of it there are.
    expected = len(there) / len(kinds)
    assert all(abs(times - expected) < 5 * expected**0.5 for times in kinds.values())
    assert not any(drawn(state, Fraction(0), entropy) for entropy in entropies)
    assert all(drawn(state, Fraction(1), entropy) for entropy in entropies[:100])


def test_a_round_that_is_not_settled_has_none() -> None:
    with pytest.raises(ValueError, match="nothing is settled"):
        errors_in(engine.new_round(standard(), {}))
