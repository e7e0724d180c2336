"""The tables of the statistics: by decision, by result, by starting hand, each beside what best play makes of it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeVar

from uth.analysis.figures import DECISIONS, decision_name
from uth.analysis.laws import showdowns
from uth.analysis.solution import Decision, starting_hands
from uth.career.theory import Known, Unknown
from uth.game.settlement import Result
from uth.store.tallies import BoxTally, HandsTally

T = TypeVar("T")
RESULTS = (Result.WIN, Result.TIE, Result.LOSE, Result.FOLD)
"""In the order of a list."""
_DARK = "dark"


@dataclass(frozen=True, slots=True)
class Sums:
    """Boxes and what they brought, in minor units.

    :ivar ante: what was staked on Ante.
    :ivar main: the net of Ante, Blind and Play.
    :ivar net: that of all bets.
    """

    boxes: int = 0
    ante: int = 0
    main: int = 0
    net: int = 0

    def __add__(self, other: Sums) -> Sums:
        return Sums(self.boxes + other.boxes, self.ante + other.ante, self.main + other.main, self.net + other.net)

    @property
    def per_ante(self) -> float | None:
        """What Ante, Blind and Play brought for each unit of Ante; None without a box."""
        return self.main / self.ante if self.ante else None


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a table.

    :ivar name: in contract words: ``play 4x``, ``fold river``, ``dark 2x``; ``win``; ``AKs``.
    :ivar best: what best play makes of the same boxes: by decision and result the share of the boxes, by starting hand
        what it brings for each unit of Ante, at the pays as written. None where that is not known, or means nothing.
    """

    name: str
    sums: Sums
    best: float | None = None


def decisions(tallies: Sequence[BoxTally], known: Mapping[int, Known]) -> tuple[Line, ...]:
    """Return how decisions ended, seen boxes first; only those of seen boxes have a share of best play, among these."""
    found = _summed(tallies, _decision_of)
    seen = _boxes_by_felt(tally for tally in tallies if not tally.dark)
    best = _if_known(lambda: _mixed(seen, {felt: known[felt].figures.base.decisions for felt in seen})) or {}
    dark = sorted(name for name in found if name.startswith(_DARK))
    names = [name for name in DECISIONS if name in found or best.get(name)]
    return tuple(Line(name, found.get(name, Sums()), best.get(name)) for name in (*names, *dark))


def results(tallies: Sequence[BoxTally], known: Mapping[int, Known]) -> tuple[Line, ...]:
    """Return how boxes came out; best play of the seen ones beside it, and what dark ones come to by themselves."""
    found = _summed(tallies, lambda tally: tally.result.value)
    best = _if_known(lambda: _best_results(tallies, known)) or {}
    return tuple(Line(result.value, found.get(result.value, Sums()), best.get(result.value)) for result in RESULTS)


def starting(tallies: Sequence[BoxTally], known: Mapping[int, Known]) -> tuple[Line, ...]:
    """Return all 169 starting hands, seen boxes only, in the order of ``starting_hands``."""
    seen = [tally for tally in tallies if not tally.dark]
    found = _summed(seen, lambda tally: tally.hole)
    antes: defaultdict[str, defaultdict[int, int]] = defaultdict(lambda: defaultdict(int))
    for tally in seen:
        antes[tally.hole][tally.felt] += tally.ante
    felts = {tally.felt for tally in seen}
    worths = _if_known(lambda: {felt: _worths(known[felt]) for felt in felts}) or {}
    return tuple(
        Line(hand.name, found.get(hand.name, Sums()), _weighted(antes[hand.name], worths, hand.name))
        for hand in starting_hands()
    )


@dataclass(frozen=True, slots=True)
class Qualified:
    """In how many of the rounds the dealer qualified; *best*: the exact share to be expected, None if not known."""

    times: int
    rounds: int
    best: float | None


def qualified(tallies: Sequence[HandsTally], known: Mapping[int, Known]) -> Qualified:
    """Return how often the dealer qualified."""
    rounds: defaultdict[int, int] = defaultdict(int)
    for tally in tallies:
        rounds[tally.felt] += tally.rounds
    shares = _if_known(lambda: {felt: {"": known[felt].figures.base.dealer_qualifies} for felt in rounds})
    best = _mixed(rounds, shares).get("") if shares else None
    return Qualified(sum(tally.rounds for tally in tallies if tally.qualifies), sum(rounds.values()), best)


def _decision_of(tally: BoxTally) -> str:
    if tally.dark:
        return f"{_DARK} {tally.choice.multiple}x"
    return decision_name(Decision(tally.choice, tally.street))


def _summed(tallies: Iterable[BoxTally], name_of: Callable[[BoxTally], str]) -> dict[str, Sums]:
    found: defaultdict[str, Sums] = defaultdict(Sums)
    for tally in tallies:
        found[name_of(tally)] += Sums(tally.boxes, tally.ante, tally.main, tally.net)
    return dict(found)


def _boxes_by_felt(tallies: Iterable[BoxTally]) -> dict[int, int]:
    counts: defaultdict[int, int] = defaultdict(int)
    for tally in tallies:
        counts[tally.felt] += tally.boxes
    return dict(counts)


def _mixed(counts: Mapping[int, int], shares: Mapping[int, Mapping[str, Fraction]]) -> dict[str, float]:
    """The shares at several tables together, each by how much was played there."""
    total = sum(counts.values())
    mixed: defaultdict[str, Fraction] = defaultdict(Fraction)
    for felt, count in counts.items():
        for name, share in shares[felt].items():
            mixed[name] += share * Fraction(count, total)
    return {name: float(share) for name, share in mixed.items()}


def _best_results(tallies: Sequence[BoxTally], known: Mapping[int, Known]) -> dict[str, float]:
    total = sum(tally.boxes for tally in tallies)
    mixed: defaultdict[str, float] = defaultdict(float)
    for dark, results_at in ((False, _seen_results), (True, _dark_results)):
        counts = _boxes_by_felt(tally for tally in tallies if tally.dark is dark)
        shares = _mixed(counts, {felt: results_at(known[felt]) for felt in counts})
        for name, share in shares.items():
            mixed[name] += share * sum(counts.values()) / total
    return dict(mixed)


def _seen_results(known: Known) -> dict[str, Fraction]:
    return {result.value: share for result, share in known.figures.base.results.items()}


def _dark_results(known: Known) -> dict[str, Fraction]:
    counts: defaultdict[str, int] = defaultdict(int)
    for end, weight in showdowns(known.solution().ends).items():
        counts[end.compared.value] += weight
    deals = sum(counts.values())
    return {name: Fraction(count, deals) for name, count in counts.items()}


def _worths(known: Known) -> dict[str, Fraction]:
    """What each starting hand is worth in Antes by best play."""
    return {value.hand.name: value.values[value.best] for value in known.solution().hands}


def _weighted(antes: Mapping[int, int], worths: Mapping[int, Mapping[str, Fraction]], name: str) -> float | None:
    """The worth at several tables together, by the Antes staked there; at the only table, staked or not."""
    if len(worths) == 1:
        return float(next(iter(worths.values()))[name])
    total = sum(antes.values())
    if not worths or not total:
        return None
    return float(sum((worths[felt][name] * ante for felt, ante in antes.items()), Fraction(0)) / total)


def _if_known(find: Callable[[], T]) -> T | None:
    """What *find* gives; None where a table's solution is not known yet."""
    try:
        return find()
    except Unknown:
        return None
