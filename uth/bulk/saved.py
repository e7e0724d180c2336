"""The file of a simulation: what was counted so far, so that it can go on later and be added to others.

A JSON object: ``schema`` and ``version``; ``table``, ``strategy`` and ``boxes`` to read; ``fingerprint``, a hash of
everything that decides what a seed gives; ``seeds``, each with the rounds that were played from it; and the counts
(see :class:`~uth.bulk.tally.Tally`) of ``whole`` chunks of 65,536 rounds and of the ``rest``. All numbers are whole.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uth
from uth.bulk.machine import Machine
from uth.bulk.run import Run
from uth.bulk.tally import Tally, from_data, nothing, to_data
from uth.bulk.watched import CHUNK
from uth.config.files import Unreadable, bytes_of
from uth.errors import UthError
from uth.i18n import gettext as _
from uth.store.files import write_atomically

SCHEMA = 2
_MOST_BYTES = 64 << 20
"""No saved simulation is as large; what has no end, such as a device, is read no further."""


class SavedError(UthError):
    """A file is no saved simulation, or one of something else."""


@dataclass(frozen=True)
class Saved:
    """What a file holds."""

    machine: Machine
    seeds: dict[str, int]
    """How many rounds were played from each seed."""
    whole: Tally
    rest: Tally

    @property
    def tally(self) -> Tally:
        """Everything that was counted."""
        return self.whole + self.rest

    def run(self) -> Run:
        """Return the run that goes on where this one stopped.

        :raises SavedError: if several were added up.
        """
        if len(self.seeds) != 1:
            raise SavedError(_("several simulations were added up in this one, so that it cannot go on"))
        return Run(self.machine, next(iter(self.seeds)), self.whole, self.rest)


def saved_run(run: Run) -> Saved:
    """Return what a file holds of a run."""
    return Saved(run.machine, {run.seed: run.tally.rounds}, run.whole, run.rest)


def merged(parts: Sequence[Saved]) -> Saved:
    """Return all parts added up.

    :raises SavedError: if two of them have a seed in common, and so the same rounds.
    """
    machine = parts[0].machine
    seeds: dict[str, int] = {}
    tally = nothing(machine.watched)
    for part in parts:
        for seed in part.seeds:
            if seed in seeds:
                raise SavedError(_('the seed "{seed}" is there twice: its rounds would count twice').format(seed=seed))
        seeds |= part.seeds
        tally += part.tally
    return Saved(machine, seeds, tally, nothing(machine.watched))


def write_saved(file: Path, saved: Saved, table: str, strategy: str) -> None:
    """Write a simulation to a file; *table* and *strategy* are only names to read.

    :raises UthError: if it cannot be written.
    """
    document = {
        "schema": SCHEMA,
        "version": uth.__version__,
        "table": table,
        "strategy": strategy,
        "boxes": saved.machine.boxes,
        "fingerprint": saved.machine.fingerprint,
        "seeds": saved.seeds,
        "whole": to_data(saved.whole),
        "rest": to_data(saved.rest),
    }
    write_atomically(file, (json.dumps(document) + "\n").encode())


def read_saved(file: Path, machine: Machine) -> Saved:
    """Read a simulation that was made with the same table, strategy and boxes.

    :raises SavedError: if the file cannot be read, is no simulation, or is one of something else.
    """
    try:
        document = json.loads(bytes_of(file, _MOST_BYTES))
    except Unreadable as error:
        raise SavedError(_("{file} cannot be read: {reason}").format(file=file, reason=error)) from error
    except (ValueError, RecursionError) as error:
        raise SavedError(_("{file} is no saved simulation").format(file=file)) from error
    if not isinstance(document, dict) or document.get("schema") != SCHEMA:
        raise SavedError(_("{file} is no saved simulation, or one of another version").format(file=file))
    if document.get("fingerprint") != machine.fingerprint:
        names = ", ".join(f"{key} {document.get(key)}" for key in ("table", "strategy", "boxes"))
        raise SavedError(
            _("{file} is of another table, strategy or number of boxes, or of changed ones: {names}").format(
                file=file, names=names
            )
        )
    try:
        return _read(document, machine)
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise SavedError(_("{file} is damaged: {error}").format(file=file, error=error)) from error


def _read(document: dict[str, Any], machine: Machine) -> Saved:
    whole, rest = (from_data(machine.watched, document[name]) for name in ("whole", "rest"))
    seeds = {str(seed): int(rounds) for seed, rounds in document["seeds"].items()}
    saved = Saved(machine, seeds, whole, rest)
    if sum(seeds.values()) != saved.tally.rounds or sum(saved.tally.counts) != saved.tally.rounds * machine.boxes:
        raise ValueError(_("its counts do not add up"))
    if len(seeds) == 1 and whole.rounds % CHUNK:
        raise ValueError(_("its chunks are not whole"))
    return saved
