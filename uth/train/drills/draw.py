"""Which question comes next: drawn from the plan, its number, and what the player has learnt so far, and nothing else.

Hands are dealt as they come at the table; of a handful of them the one that is asked is picked by how much its kind
weighs. What needs exact values is drawn where the kernels are loaded: in the worker, for a window.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from hashlib import sha256
from itertools import count, islice
from typing import NamedTuple

from uth.analysis.advice import Advice, advise
from uth.analysis.solution import best_choice
from uth.analysis.strategy.facts import Sight
from uth.analysis.strategy.locate import preset
from uth.analysis.strategy.model import nearest_offered
from uth.cards import Card
from uth.game.model import Choice
from uth.i18n import gettext as _
from uth.shuffle import entropy_of, some_cards
from uth.table import Rules, Street, Table
from uth.train.drills.border import KNOWN, WEIGHT, border_of, families_of
from uth.train.drills.dark import kind_before, spot_before
from uth.train.drills.plan import DrillError, Plan, Topic, stakes_at
from uth.train.drills.spots import Spot
from uth.train.kinds import kind_of
from uth.train.learning import Learning, pick

CANDIDATES = {Street.PREFLOP: 40, Street.FLOP: 28, Street.RIVER: 14}
"""So many hands are dealt for a question, of which one is asked; fewer where it takes longer to tell their kind."""
BATCH = 60
"""So many are dealt together where exact values decide what fits: what weighs more is looked at first."""
SEARCHED = 800
"""Among so many a hand is looked for that fits, of a kind that is missed."""
OF_THE_MISSED = Fraction(4, 5)
"""So many questions look for one, where exact values decide what fits and few do."""
BEFORE_THE_DEAL = 8
"""One question of so many in a drill of dark boxes is from before the deal, the others of the box that is seen."""
MOST_DEALT = 3_000
"""After so many hands that do not fit there is none."""
_OPEN = {Street.PREFLOP: 0, Street.FLOP: 3, Street.RIVER: 5}

Exact = Callable[[Table, Sequence[Card], Sequence[Card], Sequence[Card], Fraction], Advice]
"""Gives the exact values of a decision, as ``analysis.advice.advise`` does."""


class Drawn(NamedTuple):
    """A spot and the key of its kind."""

    spot: Spot
    kind: str


def drawn(plan: Plan, number: int, learning: Learning, before: Spot | None = None, exact: Exact = advise) -> Drawn:
    """Return the question of that number, from 1; *before*: the spot of the one before it.

    :raises DrillError: if no hand is found that fits the plan.
    :raises SolverMissing: if ``plan.needs_exact_values`` and the compiled kernels cannot be loaded.
    """
    if plan.needs_exact_values:
        return _fitting(plan, number, learning, exact)
    if _is_of_the_chart(plan) and (first := _first_of_its_family(plan, number, learning)):
        return first
    return next(by_weight(candidates(plan, number, before), plan, number, learning))


def candidates(plan: Plan, number: int, before: Spot | None = None) -> list[Drawn]:
    """Return what the question of that number is picked from, each as often as it comes by itself.

    Where exact values decide what fits, that is not looked at.
    """
    if plan.topic is Topic.MISTAKES:
        spots = plan.practised
        # The same one twice running teaches nothing.
        return [_named(plan, spot) for spot in spots if spot != before or len(spots) == 1]
    return [_named(plan, spot) for spot in islice(_dealt(plan, number), _how_many(plan.streets))]


def _is_of_the_chart(plan: Plan) -> bool:
    return plan.topic is Topic.HANDS and plan.streets == (Street.PREFLOP,)


def _first_of_its_family(plan: Plan, number: int, learning: Learning) -> Drawn | None:
    """Return the first hand that is dealt of a family that was never met; None where all were."""
    families = [frozenset(families_of(table).values()) for table in plan.tables]
    unmet = [{kind for family in each if family.isdisjoint(learning.records) for kind in family} for each in families]
    dealt = (_named(plan, spot) for spot in islice(_dealt(plan, number), MOST_DEALT if any(unmet) else 0))
    return next((each for each in dealt if each.kind in unmet[each.spot.table]), None)


def _fitting(plan: Plan, number: int, learning: Learning, exact: Exact) -> Drawn:
    if _fraction(plan.seed, number, "missed") < OF_THE_MISSED and (again := _missed(plan, number, learning, exact)):
        return again
    dealt = islice(_dealt(plan, number), MOST_DEALT)
    while batch := [_named(plan, spot) for spot in islice(dealt, BATCH)]:
        found = next((each for each in by_weight(batch, plan, number, learning) if fits(plan, each.spot, exact)), None)
        if found is not None:
            return found
    raise DrillError(_("no hand was found that fits: allow other streets, other tables or a larger margin"))


def _missed(plan: Plan, number: int, learning: Learning, exact: Exact) -> Drawn | None:
    """Return a hand that fits of a kind that is missed, by its weight among those; None where none is found."""
    starts = tuple(f"{street} " for street in plan.streets)
    weights = {kind: learning.weight(kind) for kind in learning.weak if kind.startswith(starts)}
    most = max(weights.values(), default=Fraction(0))
    for place, spot in enumerate(islice(_dealt(plan, number), SEARCHED if weights else 0)):
        each = _named(plan, spot)
        weight = weights.get(each.kind)
        if weight and most * _fraction(plan.seed, number, f"missed {place}") < weight and fits(plan, spot, exact):
            return each
    return None


def by_weight(found: Sequence[Drawn], plan: Plan, number: int, learning: Learning) -> Iterator[Drawn]:
    """Yield all in an order of chance: at every place, each that is left has a share by its weight."""
    left = [(weight(each, plan, learning), each) for each in found]
    while left:
        label = f"pick {len(found) - len(left)}" if len(left) < len(found) else "pick"
        weights = [much for much, _each in left]
        yield left.pop(pick(weights, _fraction(plan.seed, number, label)))[1]


def weight(each: Drawn, plan: Plan, learning: Learning) -> Fraction:
    """Return how much a hand weighs: by its kind; in a drill of the chart more at its border, until that is known."""
    by_kind = learning.weight(each.kind)
    if not _is_of_the_chart(plan):
        return by_kind
    at_border = each.kind in border_of(plan.tables[each.spot.table])
    return max(by_kind, Fraction(WEIGHT)) if at_border and learning.of(each.kind).streak < KNOWN else by_kind


def _how_many(streets: Sequence[Street]) -> int:
    """So many that it takes as long as for one street: the harmonic mean."""
    return int(len(streets) / sum(Fraction(1, CANDIDATES[street]) for street in streets))


def _named(plan: Plan, spot: Spot) -> Drawn:
    if not spot.holes:
        return Drawn(spot, kind_before(spot))
    return Drawn(spot, _kind(plan.tables[spot.table].rules, spot.hole, spot.board))


@lru_cache(maxsize=1024)
def _kind(rules: Rules, hole: tuple[Card, ...], board: tuple[Card, ...]) -> str:
    """The key of a kind; mistakes are looked at again for every question."""
    return kind_of(rules, hole, board).key


# --- hands as they come


def _dealt(plan: Plan, number: int) -> Iterator[Spot]:
    """Deal without end, and yield hands that come as far as a street of the plan, each street as often.

    In a drill of dark boxes on all streets there are questions from before the deal among them.
    """
    first = 1 if plan.topic is Topic.OTHER_TABLES else 0
    street = None
    for attempt in count(1):

        def below(limit: int, label: str, attempt: int = attempt) -> int:
            return _below(limit, plan.seed, number, f"{label} {attempt}")

        table = first + below(len(plan.tables) - first, "table")
        if street is None and _has_before(plan) and not below(BEFORE_THE_DEAL, "before the deal"):
            at = plan.tables[table]
            yield spot_before(at, stakes_at(plan, at), table, below)
            continue
        street = street or plan.streets[below(len(plan.streets), "street")]
        box = 1 + below(plan.boxes, "box")
        cards = some_cards(entropy_of(f"{plan.seed}|drill|{number}", attempt), 2 * plan.boxes + 5)
        holes = tuple((each + 1, (cards[2 * each], cards[2 * each + 1])) for each in range(plan.boxes))
        board = cards[2 * plan.boxes :]
        if _comes_to(street, plan.tables[table], dict(holes)[box], board):
            dark = _dark_beside(plan.tables[table].rules, below) if plan.topic is Topic.DARK else ()
            yield Spot(table, box, holes, board[: _OPEN[street]], dark)
            street = None


def _has_before(plan: Plan) -> bool:
    return plan.topic is Topic.DARK and set(plan.streets) == set(Street)


def _dark_beside(rules: Rules, below: Callable[[int, str], int]) -> tuple[tuple[int, int], ...]:
    """One dark box or more beside the seen box 1, with the multiples that lie on them."""
    most = min(rules.dark_boxes, rules.boxes_per_player - 1, rules.boxes - 1)
    last = 2 + below(most, "dark boxes")
    play = sorted(rules.dark_play)
    return tuple((box, play[below(len(play), f"multiple {box}")]) for box in range(2, last + 1))


def _comes_to(street: Street, table: Table, hole: tuple[Card, ...], board: tuple[Card, ...]) -> bool:
    """Whether who plays the practical strategy is still undecided on that street."""
    earlier = list(Street)[: list(Street).index(street)]
    sights = (Sight(table.rules, hole, board[: _OPEN[each]]) for each in earlier)
    practical = preset("practical")
    return all(
        practical.answer(each, sight.number) is Choice.CHECK for each, sight in zip(earlier, sights, strict=True)
    )


def _below(limit: int, seed: str, number: int, label: str) -> int:
    """A whole number from 0 up to, but not, *limit*."""
    return int(_fraction(seed, number, label) * limit)


def _fraction(seed: str, number: int, label: str) -> Fraction:
    """A number from 0 up to, but not, 1; the same everywhere."""
    digest = sha256(f"{seed}|{number}|{label}".encode(errors="surrogateescape")).digest()
    return Fraction(int.from_bytes(digest[:8], "big"), 1 << 64)


# --- hands that exact values choose


def _values(plan: Plan, spot: Spot, table: Table, exact: Exact) -> Mapping[Choice, Fraction]:
    stakes = stakes_at(plan, table)
    return exact(table, spot.hole, spot.board, spot.dead, Fraction(stakes.trips, stakes.ante)).values


def fits(plan: Plan, spot: Spot, exact: Exact = advise) -> bool:
    """Return whether a spot fits a topic for which that is a matter of exact values."""
    by_topic = _fits_close_calls if plan.topic is Topic.CLOSE_CALLS else _fits_other_tables
    return by_topic(plan, spot, exact)


def _fits_close_calls(plan: Plan, spot: Spot, exact: Exact) -> bool:
    """Whether the two best choices differ, and by less than the limit."""
    best, second, *_ = sorted(_values(plan, spot, plan.tables[spot.table], exact).values(), reverse=True)
    return 0 < best - second < plan.close


def _fits_other_tables(plan: Plan, spot: Spot, exact: Exact) -> bool:
    """Whether it costs something to choose as at the usual table."""
    usual = best_choice(_values(plan, spot, plan.tables[0], exact))
    here = _values(plan, spot, plan.tables[spot.table], exact)
    return here[nearest_offered(usual, tuple(here))] < max(here.values())
