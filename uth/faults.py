"""Which faults can happen at a table, by its rules and procedure; a house profile says how they are ruled on."""

from __future__ import annotations

from uth.profile import Fault
from uth.table import Burn, Look, Table, TripsAfterFold

_OF_TWO = frozenset({
    Fault.WRONG_PLACE, Fault.CARDS_SHARED, Fault.OUT_OF_TURN, Fault.WRONG_PAYOUT, Fault.EMPTY_BOX, Fault.TOUCHED,
})  # fmt: skip
"""What takes two boxes; a bet or a hand is touched while another box has still to decide."""


def applies(fault: Fault, table: Table) -> bool:
    """Return whether a fault can happen at a table: no burn is forgotten where none is made."""
    conditions = {
        Fault.SHORT_PLAY: table.chips[0].value < table.limits.ante.least,
        Fault.BURN_FORGOTTEN: Burn.FLOP in table.procedure.burn,
        Fault.LOOKED_EARLY: table.procedure.look is Look.AFTER_DEAL,
        Fault.LOOKED_AT_SECOND: table.rules.dark_boxes > 0,
        Fault.MUCKED: table.trips is not None and table.rules.trips_after_fold is TripsAfterFold.LIVE,
    }
    return conditions.get(fault, table.rules.boxes > 1 or fault not in _OF_TWO)
