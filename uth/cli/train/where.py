"""What drills of all kinds have: a seed, a window or lines in the terminal, and where their answers go."""

from __future__ import annotations

import argparse
import os
import stat
import sys
from contextlib import ExitStack
from typing import TYPE_CHECKING, TextIO

from uth.cli.history import opened
from uth.errors import UthError
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from uth.store.database import Database
    from uth.store.players import Player

NOT_KEPT = 2
"""The exit code of a drill whose answers could not all be kept."""


class SeedAndPlayer(UthError):
    """A seed and a player: one of them is too much."""


def add_options(parser: argparse.ArgumentParser, seed: str, report: str) -> None:
    """Add ``--seed``, ``--text``, ``--player`` and ``--json``. *seed* and *report*: what the first and the last do."""
    parser.add_argument("--seed", metavar="S", help=seed)
    parser.add_argument(
        "--text",
        action="store_true",
        help=_("line by line in the terminal, as it is where there is no display or answers are piped in"),
    )
    opened.add_player_option(parser)
    parser.add_argument("--json", action="store_true", help=report)


def seed_of(options: argparse.Namespace) -> str:
    """Return the seed that was asked for, or one that nobody has seen."""
    from uth.ui.learner import new_seed

    return str(options.seed) if options.seed is not None else new_seed()


def kept(options: argparse.Namespace, stack: ExitStack, refusal: str) -> tuple[Database, Player] | tuple[None, None]:
    """Return where the answers go, and whose they are: nowhere with a seed, or where there is no player.

    *stack* closes what is opened; *refusal* says that nothing is kept with a seed, with a place for *options*.

    :raises SeedAndPlayer: if there is a player beside a seed.
    :raises PlayerError: if there is no player of that name.
    :raises StoreError: if the answers cannot be kept.
    """
    from uth.store.database import default_file

    if options.seed is not None:
        if options.player is not None:
            raise SeedAndPlayer(refusal.format(options="--seed, --player"))
        return None, None
    if options.player is None and not default_file().exists():
        return None, None
    database = stack.enter_context(opened.to_write())
    player = opened.meant(database, options.player)
    return (database, player) if player is not None else (None, None)


def at_a_window(options: argparse.Namespace) -> bool:
    """Return whether a window is wished, where there can be one: whoever pipes answers in types them."""
    return not (options.text or options.json or brings_answers(sys.stdin))


def brings_answers(stream: TextIO | None) -> bool:
    """Return whether lines come on *stream* that nobody types: from a pipe, or a file that has some.

    What a launcher starts has no terminal either; its input is closed, or the null device, and brings nothing.
    """
    if stream is None or stream.closed or stream.isatty():
        return False
    try:
        status = os.fstat(stream.fileno())
    except (OSError, ValueError):
        # No file at all: a stream in memory.
        return True
    if stat.S_ISREG(status.st_mode):
        return status.st_size > 0
    return not stat.S_ISCHR(status.st_mode)
