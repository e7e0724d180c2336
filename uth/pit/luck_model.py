"""What is supposed of a table before its luck is judged: its setting, its players, and the law of its round."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from uth.pit.law import RoundLaw, Setting, Way, box_law, law_alone
from uth.pit.law_joint import Seats
from uth.pit.law_kept import joint_law
from uth.pit.mix import players_of
from uth.report.players import Player
from uth.table import CapPer


@dataclass(frozen=True)
class Model:
    """A table as it is supposed to be played; *players*: the ways to play, each with its share and its exact edges."""

    setting: Setting
    players: tuple[Player, ...]
    law: RoundLaw

    @property
    def action(self) -> Fraction:
        """What all boxes stake in a round, in the mean, in minor units: every bet, Play included."""
        wager = sum((one.share * one.average_wager for one in self.players), Fraction(0))
        return sum((stake.ante * wager + stake.trips for stake in self.setting.stakes), Fraction(0))

    @property
    def ante(self) -> Fraction:
        """The average Ante of a box, in minor units."""
        return Fraction(sum(stake.ante for stake in self.setting.stakes), len(self.setting.stakes))

    @property
    def cap_is_shared(self) -> bool:
        """Whether a payout cap is shared by boxes, which the law does not have: it caps each box by itself."""
        cap = self.setting.table.limits.payout_cap
        return cap is not None and cap.per is not CapPer.BOX and len(self.setting.stakes) > 1


def model_of(setting: Setting, told: Callable[[str], None], played: Callable[[int], None]) -> Model:
    """Return the model of a setting, its round worked out.

    *told* hears of each strategy that has to be worked out, *played* of the rounds that have been simulated.

    :raises SolverMissing: if something has to be worked out and the compiled solver cannot be loaded.
    :raises SimulatorMissing: if there are several boxes and the compiled simulator cannot be loaded.
    """
    players = players_of(setting.table, setting.mix, told)
    ways = [Way(one.share, one.ends) for one in players]
    alone = {stake: box_law(setting.table, ways, stake, setting.side) for stake in dict.fromkeys(setting.stakes)}
    if len(setting.stakes) == 1:
        return Model(setting, players, law_alone(alone[setting.stakes[0]]))
    seats = Seats.of([alone[stake] for stake in setting.stakes])
    return Model(setting, players, joint_law(setting, seats, told=played))
