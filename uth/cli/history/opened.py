"""The history for one command: opened to read or to write, and whose it is."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from uth import paths
from uth.errors import UthError
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from uth.store.database import Database
    from uth.store.players import Player


class NoHistory(UthError):
    """Nothing was played yet, and a round is asked for."""


def nothing_words() -> str:
    """Return what is said where nothing was played yet."""
    return _("Nothing was played yet: uth opens the table.")


def add_player_option(parser: argparse.ArgumentParser) -> None:
    """Add ``--player``."""
    parser.add_argument("--player", metavar="NAME", help=_("whose (who sat down last)"))


def add_json_option(parser: argparse._ActionsContainer) -> None:
    """Add ``--json``."""
    parser.add_argument("--json", action="store_true", help=_("print JSON"))


@contextmanager
def to_read() -> Iterator[Database | None]:
    """Give the history for reading, None if there is none yet; a window may play meanwhile.

    :raises StoreError: if it cannot be read.
    """
    from uth.store.database import Database, default_file

    paths.require_folder()
    file = default_file()
    if not file.exists():
        yield None
        return
    with _damage_explained():
        database = Database.open_to_read(file)
    try:
        yield database
    finally:
        database.close()


@contextmanager
def to_write() -> Iterator[Database]:
    """Give the history for writing; it is made where there is none.

    :raises StoreError: if it cannot be written.
    """
    from uth.store.database import Database, default_file

    with _damage_explained():
        database = Database.open(default_file())
    try:
        yield database
    finally:
        database.close()


@contextmanager
def _damage_explained() -> Iterator[None]:
    from uth.store.database import Damaged

    try:
        yield
    except Damaged as error:
        rescue = _("uth, started without a command, sets the file aside and rescues what can be read")
        raise Damaged(f"{error}; {rescue}") from error


def meant(database: Database | None, name: str | None) -> Player | None:
    """Return the player of ``--player``, or who sat down last; None if there is nobody yet.

    :raises PlayerError: if there is none of that name.
    """
    from uth.store.players import PlayerError, Players, no_player

    if database is None:
        if name is not None:
            raise PlayerError(no_player(name))
        return None
    players = Players(database)
    return players.named(name) if name is not None else players.latest()


@contextmanager
def somebody(options: argparse.Namespace) -> Iterator[tuple[Database, Player]]:
    """Give the history for reading and whose it is, where there must be one.

    :raises NoHistory: if there is none yet.
    :raises PlayerError: if there is no player of that name.
    """
    with to_read() as database:
        player = meant(database, options.player)
        if database is None or player is None:
            raise NoHistory(_("nothing was played yet"))
        yield database, player
