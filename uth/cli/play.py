"""``uth play``, and ``uth`` alone: the table in a window."""

from __future__ import annotations

import argparse
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import TYPE_CHECKING

from uth import paths
from uth.cli import output
from uth.errors import UthError
from uth.i18n import ngettext
from uth.words.money import money_words, signed_money_words

if TYPE_CHECKING:
    from uth.config import LoadedTable
    from uth.table import Table
    from uth.ui.evening import Evening
    from uth.ui.show import Wishes
    from uth.ui.sitting import Sitting

_EXAMPLE = "example: uth play --demo --seed 7 --rounds 3 --size 1280x800 --record pictures"
_LOG_BYTES = 1 << 20
_FIRST_TABLE = "standard"
"""Where somebody sits who has never said where."""


class PlayError(UthError):
    """An option asks for something that the table or the program does not have."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to those of the program."""
    about = "open the table"
    parser = subparsers.add_parser("play", help=about, description="Open the table in a window.", epilog=_EXAMPLE)
    parser.add_argument("--table", metavar="T", help="a table's name or file (the one of last time, first standard)")
    parser.add_argument("--boxes", type=_count, default=1, metavar="N", help="how many boxes to bet on (1)")
    parser.add_argument("--player", metavar="NAME", help="who plays; a new name is a new player (who played last)")
    parser.add_argument(
        "--bankroll", metavar="X", help="what to sit down with (a new player: 1000; else what is there)"
    )
    parser.add_argument(
        "--seed", metavar="S", help="any text: the same one gives the same deals, and nothing is kept of them"
    )
    parser.add_argument("--demo", action="store_true", help="play by itself, also without a display")
    parser.add_argument(
        "--text", action="store_true", help="play line by line in the terminal, told in words; no window is opened"
    )
    parser.add_argument("--rounds", type=_count, metavar="N", help="stop after so many rounds and print the result")
    parser.add_argument(
        "--size",
        type=size,
        action="append",
        default=[],
        metavar="WxH",
        help="the window's size in pixels; with --record once for each size of picture",
    )
    parser.add_argument(
        "--record", type=Path, metavar="DIR", help="save a PNG at each stage; with --demo no window is opened"
    )
    parser.add_argument(
        "--log",
        type=Path,
        metavar="FILE",
        help="log to this file: each deck's commitment and its reveal, and what happens in words",
    )
    parser.add_argument(
        "--describe",
        action="store_true",
        help="print what is on the table, and where its buttons are, whenever it changes",
    )
    parser.set_defaults(run=run)


def _count(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", text) or int(text) == 0:
        raise argparse.ArgumentTypeError(f'expected a whole number from 1, got "{text}"')
    return int(text)


def size(text: str) -> tuple[int, int]:
    """Return the size of a window that is given as ``1280x800``.

    :raises ArgumentTypeError: if it is none, or no window has that size.
    """
    from uth.ui.sizes import MOST, SMALLEST

    found = re.fullmatch(r"([0-9]{1,5})\s*[xX×]\s*([0-9]{1,5})", text)
    given = (int(found[1]), int(found[2])) if found else (0, 0)
    if any(not least <= side <= most for side, least, most in zip(given, SMALLEST, MOST, strict=True)):
        least, most = (f"{width}x{height}" for width, height in (SMALLEST, MOST))
        raise argparse.ArgumentTypeError(f'expected a size from {least} to {most}, such as 1280x800, got "{text}"')
    return given


def run(options: argparse.Namespace) -> int:
    """Play until the window is closed or the rounds are over.

    :raises UthError: if an option cannot be met or there is no display.
    """
    loaded, notice = _loaded(options)
    bankroll = opening_bankroll(options, loaded.table)
    _require_possible(options, loaded.table)
    for warning in loaded.warnings:
        output.warn(str(warning))
    with _logged(options):
        return _play(options, loaded.table, bankroll, notice)


def _loaded(options: argparse.Namespace) -> tuple[LoadedTable, str]:
    """Load the table, and say why it is not the one of last time; ``options.table`` finds it again afterwards."""
    from uth.config import load_table
    from uth.config.files import is_path
    from uth.words.tables import remembered_gone

    asked, notice = options.table or _of_last_time(options) or _FIRST_TABLE, ""
    try:
        loaded = load_table(asked)
    except UthError as error:
        if options.table is not None:
            raise
        notice, asked = f"{remembered_gone(asked)}\n{error}", _FIRST_TABLE
        loaded = load_table(asked)
    options.table = str(loaded.file.absolute()) if is_path(asked) else asked
    return loaded, notice


def _of_last_time(options: argparse.Namespace) -> str:
    """What finds the table where the player sat last; chips that nothing is kept of have none."""
    if options.demo or options.seed is not None:
        return ""
    from uth.store.remembered import last_table

    return last_table(options.player or "")


def opening_bankroll(options: argparse.Namespace, table: Table) -> int:
    """Return what the player sits down with, in minor units.

    :raises PlayError: if what was asked for is no amount or too small for one bet.
    """
    from uth.game.betting import least_cover
    from uth.store.kinds import MOST_FUNDS
    from uth.ui.seat import first_bankroll

    money, least = table.currency, least_cover(table)
    if options.bankroll is None:
        return first_bankroll(table)
    try:
        bankroll = money.parse(options.bankroll)
    except UthError as error:
        raise PlayError(f"--bankroll: {error}") from error
    if bankroll > MOST_FUNDS:
        raise PlayError(f"--bankroll {options.bankroll} is too much: at most {money_words(MOST_FUNDS, money)}")
    if bankroll < least:
        needed, given = money_words(least, money), money_words(bankroll, money)
        raise PlayError(f"--bankroll {given} is not enough: {needed} at least, for Ante, Blind and a Play of 1x")
    return bankroll


def _require_possible(options: argparse.Namespace, table: Table) -> None:
    from uth.store.players import checked_name
    from uth.ui.seat import most_boxes

    most = most_boxes(table)
    if options.boxes > most:
        allowed = "1" if most == 1 else f"1 to {most}"
        which = f'one player may have {allowed} at the table "{table.name}"'
        raise PlayError(f"--boxes {options.boxes}: {which}{_others(options.boxes)}")
    if options.player is not None and (options.demo or options.seed is not None):
        raise PlayError("--player: a demo and seeded deals are played with chips of their own; leave one of them out")
    if options.player is not None:
        checked_name(options.player)
    if options.text and (options.size or options.record is not None or options.describe):
        raise PlayError("--text opens no window: --size, --record and --describe are for one")
    if len(options.size) > 1 and options.record is None:
        raise PlayError("--size may be given once; several are for the pictures of --record DIR")


def _others(boxes: int) -> str:
    """Which tables that come with the program let one player bet on so many boxes."""
    from uth.config import list_tables, load_table
    from uth.ui.seat import most_boxes

    presets = [listed.name for listed in list_tables() if listed.preset]
    names = [name for name in presets if most_boxes(load_table(name).table) >= boxes]
    return f"; {boxes} are allowed at {', '.join(names)} (--table)" if names else ""


@contextmanager
def _logged(options: argparse.Namespace) -> Iterator[None]:
    """Log to the file that was asked for, else to the user's; a demo or a seeded game leaves no trace by itself."""
    handler: logging.Handler = logging.NullHandler()
    if options.log is not None:
        handler = _named_log(options.log)
    elif not options.demo and options.seed is None:
        handler = _users_log()
    handler.setFormatter(logging.Formatter("%(asctime)s %(name)s %(message)s"))
    logger = logging.getLogger("uth")
    level, tells = logger.level, logging.raiseExceptions
    # What a full disk does not take is lost, and the game goes on.
    logging.raiseExceptions = False
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    try:
        yield
    finally:
        logger.removeHandler(handler)
        logger.setLevel(level)
        with suppress(OSError):
            handler.close()
        logging.raiseExceptions = tells


def _named_log(file: Path) -> logging.Handler:
    from uth.store.files import require_free

    require_free(file)
    try:
        return logging.FileHandler(file, mode="a", encoding="utf-8", errors="replace")
    except OSError as error:
        raise PlayError(f"--log {file} cannot be written: {error.strerror or error}") from error


def _users_log() -> logging.Handler:
    """Where the user's folder cannot be written to there is no log, and the game goes on."""
    try:
        file = paths.made(paths.log_folder()) / "play.log"
        return RotatingFileHandler(file, maxBytes=_LOG_BYTES, backupCount=2, encoding="utf-8", errors="replace")
    except OSError:
        return logging.NullHandler()


def _play(options: argparse.Namespace, table: Table, bankroll: int, notice: str) -> int:
    from uth.cli import text

    if options.text:
        text.tell(notice)
        played = text.play(options, table, bankroll)
    else:
        played = _in_window(options, table, bankroll, notice)
    if played is not None and (options.demo or options.rounds):
        text.say(_result(played, options.demo))
    return 0


def _in_window(options: argparse.Namespace, table: Table, bankroll: int, notice: str) -> Sitting | None:
    from uth.ui import backend

    backend.require()
    # Only now may pygame be imported.
    from uth.ui.show import Wishes

    wishes = Wishes(
        demo=options.demo,
        rounds=options.rounds,
        sizes=tuple(options.size),
        record=options.record,
        say=_say if options.describe else None,
    )
    if options.demo or options.seed is not None:
        return _thrown_away(options, table, bankroll, wishes)
    return _kept(options, table, (bankroll, notice), wishes)


def _thrown_away(options: argparse.Namespace, table: Table, bankroll: int, wishes: Wishes) -> Sitting:
    """Play with chips that nothing is kept of."""
    from uth.session import secure, seeded
    from uth.ui.show import show
    from uth.ui.sitting import Sitting
    from uth.words.pages import window_title

    entropy = secure if options.seed is None else seeded(options.seed)
    sitting = Sitting(table, bankroll, options.boxes, entropy)
    show(lambda: window_title("", table.name), sitting.scene, wishes, lambda: sitting.preferences.settings.loudness)
    return sitting


def _kept(options: argparse.Namespace, table: Table, opening: tuple[int, str], wishes: Wishes) -> Sitting | None:
    """Play with a player's own chips; return the last sitting, if anybody sat down.

    *opening*: what a new player sits down with, and what must be told first.
    """
    from uth.session import secure
    from uth.store.database import default_file
    from uth.store.rescue import opened
    from uth.ui.house import House, Order
    from uth.ui.show import show

    database, damage = opened(default_file())
    bankroll, notice = opening
    wanted = bankroll if options.bankroll is not None else None
    order = Order(table, options.boxes, secure, bankroll, wanted, options.player or "", options.table, notice)
    house = House(database, order, damage or "")
    try:
        show(house.title, house.start, wishes, lambda: house.preferences.settings.loudness, house.lobby.dropped)
    finally:
        house.close()
        database.close()
    return house.sitting


def _say(line: str) -> None:
    output.say(line)
    output.flush()


def _result(played: Evening, demo: bool) -> str:
    """A demo buys no chips, so that what it has more or less than at the start is what it won or lost."""
    money = played.table.currency
    rounds = ngettext("{count} round", "{count} rounds", played.rounds).format(count=played.rounds)
    gain = f" ({signed_money_words(played.worth - played.bankroll, money)})" if demo else ""
    return f"{rounds} played; bankroll {money_words(played.worth, money)}{gain}"
