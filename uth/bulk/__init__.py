"""Simulation in bulk: whole rounds by the thousand million, every figure with its error bar.

``uth simulate`` and :func:`simulate` stand on it. It is the second opinion on every exact figure, and gives what is not
exact: several boxes on one board.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from uth.errors import UthError
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from uth.analysis.kernels.jit import Compiling
    from uth.analysis.strategy.model import Strategy
    from uth.bulk.estimates import Simulation
    from uth.bulk.machine import Machine
    from uth.bulk.run import Progress
    from uth.table import Table

MOST_BOXES = 8
"""As many boxes as a table can have."""


class SimulatorMissing(UthError):
    """The compiled simulator cannot be loaded."""


class SimulationError(UthError, ValueError):
    """A simulation is asked for that cannot be."""


def simulate(  # noqa: PLR0913 - every option stands for one of the command
    table: Table,
    rounds: int,
    *,
    strategy: Strategy | str = "optimal",
    boxes: int = 1,
    seed: str | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Simulation:
    """Play *rounds* rounds of *boxes* boxes on one board, all by the same strategy, and return what came of them.

    *strategy*: one, or its name or file. *seed*: any text; the same one gives the same rounds on every machine and for
    any number of *jobs*; without it the system gives one. *progress* is told now and then how many rounds were played.

    :raises SimulationError: if rounds, boxes or jobs are out of their bounds.
    :raises SimulatorMissing: if the compiled simulator cannot be loaded.
    :raises UthError: if there is no such strategy or its file has problems.
    """
    from uth.analysis.strategy.locate import load_strategy

    _require("rounds", rounds)
    _require("jobs", jobs)
    if isinstance(strategy, str):
        strategy = load_strategy(strategy)
    machine = machine_for(table, strategy, boxes)
    from uth.bulk.estimates import simulation_of
    from uth.bulk.run import new_run

    run = new_run(machine, system_seed() if seed is None else seed)
    run.play(rounds, jobs=jobs, progress=progress)
    return simulation_of(table, strategy.name, machine, run.tally, (run.seed,))


def machine_for(table: Table, strategy: Strategy, boxes: int, told: Compiling | None = None) -> Machine:
    """Return what plays a table by a strategy; this works out its decisions and compiles the kernel where necessary.

    *told* hears of every kernel that has to be compiled.

    :raises SimulationError: if there are not 1 to 8 boxes.
    :raises SimulatorMissing: if the compiled simulator cannot be loaded.
    """
    if not 1 <= boxes <= MOST_BOXES:
        raise SimulationError(_("boxes: expected 1 to {most}, got {boxes}").format(most=MOST_BOXES, boxes=boxes))
    from uth.analysis.solved import telling

    try:
        from uth.bulk.machine import machine
    except ImportError as error:
        raise SimulatorMissing(
            _("simulation needs numba, which cannot be loaded here: {error}").format(error=error)
        ) from error
    with telling(told):
        return machine(table, strategy, boxes)


def system_seed() -> str:
    """Return a seed from the system's source of chance."""
    return secrets.token_hex(8)


def _require(name: str, number: int) -> None:
    if number < 1:
        raise SimulationError(_("{name}: expected 1 or more, got {number}").format(name=name, number=number))
