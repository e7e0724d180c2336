"""``uth simulate T --rounds N``: rounds in bulk, every figure with its standard error."""

from __future__ import annotations

import argparse
import os
import re
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from uth.cli import INTERRUPTED, output
from uth.cli import simulated as shown
from uth.cli.examples import example
from uth.errors import UthError
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from uth.analysis.kernels.jit import Compiling
    from uth.analysis.strategy.model import Strategy
    from uth.bulk.machine import Machine
    from uth.bulk.run import Run
    from uth.bulk.saved import Saved
    from uth.config import LoadedTable

_EXAMPLE = "uth simulate standard --rounds 10000000 --boxes 6 --strategy practical --seed 7"
_BETWEEN_SAVES = 30.0
"""Seconds."""


class SimulateError(UthError):
    """Options of the command that do not go together."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to those of the program."""
    parser = subparsers.add_parser(
        "simulate",
        help=_("play rounds in bulk"),
        description=_(
            "Play rounds in bulk, one to eight boxes on one board, all by the same strategy. Every figure is per "
            "Ante, at the pays as written, with its standard error. The same seed and rounds give the same result"
            " for any number of jobs. Interrupted, it prints what is done so far."
        ),
        epilog=example(_EXAMPLE),
    )
    parser.add_argument("table", metavar="T", help=_("the name of a table, or the path of a table file"))
    parser.add_argument("--rounds", type=_count, metavar="N", help=_("how many rounds in all"))
    parser.add_argument("--strategy", default="optimal", metavar="S", help=_("a strategy's name or file (optimal)"))
    parser.add_argument("--boxes", type=_boxes, default=1, metavar="B", help=_("boxes on one board, 1 to 8 (1)"))
    parser.add_argument("--seed", metavar="S", help=_("any text: the same one gives the same rounds"))
    parser.add_argument("--jobs", type=_count, metavar="N", help=_("how many rounds at a time (as many as processors)"))
    parser.add_argument(
        "--save", type=Path, metavar="F", help=_("keep the counts in this file; if it is there, go on from it")
    )
    parser.add_argument(
        "--merge",
        type=Path,
        nargs="+",
        metavar="F",
        help=_("add up saved files of this table, strategy and number of boxes, and play nothing"),
    )
    parser.add_argument("--json", action="store_true", help=_("print JSON"))
    parser.set_defaults(run=run)


def _count(text: str) -> int:
    if not re.fullmatch(r"[0-9][0-9_,]{0,19}", text) or int(re.sub("[_,]", "", text)) == 0:
        raise argparse.ArgumentTypeError(_('expected a whole number from 1, got "{text}"').format(text=text))
    return int(re.sub("[_,]", "", text))


def _boxes(text: str) -> int:
    if not re.fullmatch("[1-8]", text):
        raise argparse.ArgumentTypeError(_('expected 1 to 8, got "{text}"').format(text=text))
    return int(text)


@dataclass(frozen=True)
class _Asked:
    """What the options say."""

    options: argparse.Namespace
    loaded: LoadedTable
    strategy: Strategy

    @property
    def file(self) -> Path | None:
        """Where the counts are kept."""
        file: Path | None = self.options.save
        return file


def run(options: argparse.Namespace) -> int:
    """Play the rounds, or add up what was played, and print the figures.

    :raises UthError: if an option cannot be met.
    """
    asked = _asked(options)
    with output.busy(_("getting ready ...")) as show:
        machine = _machine(asked, output.told_by(show))
    if options.merge:
        return _merge(asked, machine)
    going = _run(asked, machine)
    try:
        _play(asked, going)
        interrupted = False
    except KeyboardInterrupt:
        interrupted = True
    from uth.bulk.saved import saved_run

    if going.tally.rounds:
        if asked.file is not None:
            _save(asked, saved_run(going))
        _print(asked, saved_run(going))
    if interrupted:
        output.complain(
            _("interrupted after {count:,} of {rounds:,} rounds").format(
                count=going.tally.rounds, rounds=options.rounds
            )
        )
    return INTERRUPTED if interrupted else 0


def _asked(options: argparse.Namespace) -> _Asked:
    from uth.analysis.strategy.locate import load_strategy
    from uth.config import load_table

    if options.merge and (options.rounds or options.seed is not None):
        raise SimulateError(
            _("{merge} adds up what was played; it goes with neither {rounds} nor {seed}").format(
                merge="--merge", rounds="--rounds", seed="--seed"
            )
        )
    if not options.merge and not options.rounds:
        raise SimulateError(
            _("{rounds} N is needed, or {merge} with saved files").format(rounds="--rounds", merge="--merge")
        )
    return _Asked(options, load_table(options.table), load_strategy(options.strategy))


def _machine(asked: _Asked, told: Compiling) -> Machine:
    from uth.bulk import machine_for

    table, boxes = asked.loaded.table, asked.options.boxes
    if boxes > table.rules.boxes:
        output.warn(
            _('the table "{table}" has {boxes} boxes; {played} are played').format(
                table=table.name, boxes=table.rules.boxes, played=boxes
            )
        )
    return machine_for(table, asked.strategy, boxes, told)


def _run(asked: _Asked, machine: Machine) -> Run:
    from uth.bulk import system_seed
    from uth.bulk.run import new_run
    from uth.bulk.saved import SavedError, read_saved

    seed = asked.options.seed
    if asked.file is None or not asked.file.exists():
        return new_run(machine, system_seed() if seed is None else seed)
    going = read_saved(asked.file, machine).run()
    if seed not in (None, going.seed):
        raise SavedError(
            _('{file} is of the seed "{played}", not "{seed}"').format(file=asked.file, played=going.seed, seed=seed)
        )
    return going


def _play(asked: _Asked, going: Run) -> None:
    from uth.bulk.saved import saved_run

    rounds: int = asked.options.rounds
    jobs = asked.options.jobs or os.cpu_count() or 1
    saved_at = time.monotonic()
    with _progress(rounds) as show:

        def progress(done: int) -> None:
            nonlocal saved_at
            show(done)
            if asked.file is not None and time.monotonic() - saved_at > _BETWEEN_SAVES:
                _save(asked, saved_run(going))
                saved_at = time.monotonic()

        going.play(rounds, jobs=jobs, progress=progress)


@contextmanager
def _progress(rounds: int) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal; nothing in a pipe or a file."""
    if not output.is_terminal(sys.stderr):
        yield _unseen
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (_("rounds"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(_("rounds"), total=rounds)
        yield lambda done: bar.update(task, completed=done)


def _unseen(done: int) -> None:
    """Where nobody sees a bar."""
    del done


def _merge(asked: _Asked, machine: Machine) -> int:
    from uth.bulk.saved import merged, read_saved

    together = merged([read_saved(file, machine) for file in asked.options.merge])
    if asked.file is not None:
        _save(asked, together)
    _print(asked, together)
    return 0


def _save(asked: _Asked, saved: Saved) -> None:
    from uth.bulk.saved import write_saved

    assert asked.file is not None
    write_saved(asked.file, saved, asked.loaded.table.name, asked.strategy.name)


def _print(asked: _Asked, saved: Saved) -> None:
    from uth.bulk.estimates import simulation_of

    seeds = tuple(saved.seeds)
    found = simulation_of(asked.loaded.table, asked.strategy.name, saved.machine, saved.tally, seeds)
    if asked.options.json:
        output.say_json(output.stamped(shown.as_json(asked.options.table, found)))
        return
    output.say(f"{shown.title(found)}\n")
    output.say_table((_("figure"), _("value"), _("standard error")), shown.rows(found), right=(1, 2))
    if note := shown.note(found):
        output.say(f"\n{note}")
