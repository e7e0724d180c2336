"""A printed sign beside the known ones: which it is, what is wrong with it, and what the difference costs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from uth.analysis.figures import edges_of, figures
from uth.analysis.solved import SolverMissing
from uth.hands import Category
from uth.paytable import ROYAL_FIRST, Paytable
from uth.pit.sign_known import KnownSign, KnownTable, known_signs
from uth.pit.sign_lines import Printed, SignError, too_many
from uth.pit.sign_near import Near, near, of_the_other_bet
from uth.pit.sign_whole import Whole, read_whole
from uth.report.changes import best_edge
from uth.table import Bet, Table

BETS = (Bet.BLIND, Bet.TRIPS)
"""The bets that have a sign."""


@dataclass(frozen=True, slots=True)
class Beside:
    """A known sign, how the printed one differs, and its edge under the same rules."""

    near: Near
    edge: Fraction | None
    """The house edge of the known sign: of the Ante under best play for it, or of Trips. None without the solver."""


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """The sign of one bet, diagnosed.

    :ivar edge: the house edge as printed: of the Ante under best play for this very sign, or of Trips; None where the
        solver is needed and missing.
    :ivar nearest: the known sign that it is, or those nearest to it.
    :ivar foreign: the hands whose lines are those of the other bet, where they are most of the sign.
    :ivar whole: where the sign is several signs, or upside down, what it is; *printed* is then what that makes of it.
    """

    printed: Printed
    edge: Fraction | None
    nearest: tuple[Beside, ...]
    foreign: tuple[Category, ...]
    whole: Whole | None = None

    @property
    def bet(self) -> Bet:
        """The bet that the sign is of."""
        return self.printed.bet

    @property
    def known(self) -> KnownSign | None:
        """The known sign that it is, if it is one as it is printed."""
        if self.whole is not None:
            return None
        return next((one.near.known for one in self.nearest if not one.near.steps), None)

    @property
    def player_ahead(self) -> bool:
        """Whether the bets win more than they lose in the mean, as printed."""
        return self.edge is not None and self.edge < 0


@dataclass(frozen=True, slots=True)
class SignCheck:
    """All signs that were given.

    :ivar base: the table whose rules they are worked out with.
    :ivar tables: the names of the tables that have all of these signs.
    """

    base: KnownTable
    diagnoses: tuple[Diagnosis, ...]
    tables: tuple[str, ...]


def check_signs(
    printed: Sequence[Printed], tables: Sequence[KnownTable], *, base: KnownTable | None = None
) -> SignCheck:
    """Diagnose the signs of one table, at most one of each bet, among those of *tables*.

    *base*: the table whose rules count; else that of the nearest sign, the one with the most usual rules. A Blind that
    is no stored one is solved, about a second of work; of Trips everything is counted.

    :raises SignError: if a sign has more lines than there are hands, and is no two signs that run together.
    """
    by_bet = {bet: known_signs(tables, bet) for bet in BETS}
    found = [_read(one, by_bet) for one in printed]
    chosen = base or _base(tables, [nearest for _whole, _printed, nearest in found])
    diagnoses = tuple(_diagnosis(chosen.table, one, by_bet) for one in found)
    return SignCheck(chosen, diagnoses, _having_all(diagnoses))


def with_sign(table: Table, bet: Bet, paytable: Paytable) -> Table:
    """Return the table with another sign of that bet."""
    return replace(table, trips=paytable) if bet is Bet.TRIPS else replace(table, blind=paytable)


def edge_of(table: Table, bet: Bet) -> Fraction:
    """Return the house edge of the Ante under best play, or that of Trips beside it, at the pays as written.

    :raises SolverMissing: if it has to be solved and the compiled solver cannot be loaded.
    """
    return edges_of(table, figures(table).ends)[Bet.TRIPS] if bet is Bet.TRIPS else best_edge(table)


def _other(bet: Bet) -> Bet:
    return Bet.BLIND if bet is Bet.TRIPS else Bet.TRIPS


def _base(tables: Sequence[KnownTable], found: Sequence[Sequence[Near]]) -> KnownTable:
    """The first table, by how usual it is, that has most of the nearest signs."""
    having = [{name for one in nearest for name in one.known.names} for nearest in found]
    return max(tables, key=lambda known: sum(known.name in names for names in having))


_ByBet = Mapping[Bet, Sequence[KnownSign]]
_Read = tuple[Whole | None, Printed, tuple[Near, ...]]


def _read(one: Printed, by_bet: _ByBet) -> _Read:
    """What is printed: as a whole where that explains it, else line by line."""
    whole = read_whole(one, by_bet)
    if whole is not None:
        return whole
    if len(one.pays) > len(ROYAL_FIRST):
        raise SignError(too_many(one.bet, len(one.pays)))
    return None, one, near(one, by_bet[one.bet], by_bet[_other(one.bet)])


def _diagnosis(base: Table, read: _Read, by_bet: _ByBet) -> Diagnosis:
    whole, printed, nearest = read
    own, others = by_bet[printed.bet], by_bet[_other(printed.bet)]
    foreign = () if whole is not None else of_the_other_bet(printed, own, others)
    beside = tuple(Beside(one, _edge(base, printed.bet, one.known.paytable)) for one in nearest)
    return Diagnosis(printed, _edge(base, printed.bet, printed.paytable), beside, foreign, whole)


def _edge(base: Table, bet: Bet, paytable: Paytable) -> Fraction | None:
    try:
        return edge_of(with_sign(base, bet, paytable), bet)
    except SolverMissing:
        return None


def _having_all(diagnoses: Sequence[Diagnosis]) -> tuple[str, ...]:
    names = [one.known.names if one.known else () for one in diagnoses]
    return tuple(name for name in names[0] if all(name in others for others in names)) if names else ()
