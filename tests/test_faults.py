"""Which faults can happen at a table."""

from __future__ import annotations

import pytest

from tests.tables import standard
from uth.faults import applies
from uth.profile import Fault
from uth.table import Burn, Look, Procedure, Rules, Table, TripsAfterFold


@pytest.mark.parametrize(
    ("fault", "without", "with_it"),
    [
        (Fault.BURN_FORGOTTEN, standard(), standard(procedure=Procedure(burn=(Burn.FLOP,)))),
        (Fault.LOOKED_EARLY, standard(), standard(procedure=Procedure(look=Look.AFTER_DEAL))),
        (Fault.LOOKED_AT_SECOND, standard(), standard(rules=Rules(boxes_per_player=2, dark_boxes=1))),
        (Fault.MUCKED, standard(rules=Rules(trips_after_fold=TripsAfterFold.LOST)), standard()),
        (Fault.MUCKED, standard(trips=None), standard()),
        (Fault.OUT_OF_TURN, standard(rules=Rules(boxes=1)), standard()),
    ],
)
def test_what_a_table_has_no_room_for_cannot_happen(fault: Fault, without: Table, with_it: Table) -> None:
    assert [applies(fault, table) for table in (without, with_it)] == [False, True]
