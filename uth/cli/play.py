"""``uth play``, and ``uth`` alone: the table in a window."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from uth.cli import output
from uth.cli.examples import example
from uth.cli.play_log import logged
from uth.cli.play_options import add_options
from uth.errors import UthError
from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.words.money import money_words, signed_money_words

if TYPE_CHECKING:
    from uth.config import LoadedTable
    from uth.table import Table
    from uth.ui.evening import Evening
    from uth.ui.show import Wishes
    from uth.ui.sitting import Sitting

_EXAMPLE = "uth play --demo --seed 7 --rounds 3 --size 1280x800 --record pictures"
_FIRST_TABLE = "standard"
"""Where somebody sits who has never said where."""


class PlayError(UthError):
    """An option asks for something that the table or the program does not have."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to those of the program."""
    about = _("open the table")
    parser = subparsers.add_parser(
        "play", help=about, description=_("Open the table in a window."), epilog=example(_EXAMPLE)
    )
    add_options(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play until the window is closed or the rounds are over.

    :raises UthError: if an option cannot be met or there is no display.
    """
    loaded, notice = _loaded(options)
    bankroll = opening_bankroll(options, loaded.table)
    _require_possible(options, loaded.table)
    for warning in loaded.warnings:
        output.warn(str(warning))
    with logged(options):
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
        from uth.words.errors import error_words

        raise PlayError(_("{option}: {error}").format(error=error_words(error), option="--bankroll")) from error
    if bankroll > MOST_FUNDS:
        raise PlayError(
            _("{bankroll_option} {bankroll} is too much: at most {most}").format(
                bankroll=options.bankroll, most=money_words(MOST_FUNDS, money), bankroll_option="--bankroll"
            )
        )
    if bankroll < least:
        needed, given = money_words(least, money), money_words(bankroll, money)
        raise PlayError(
            _("{bankroll} {given} is not enough: {needed} at least, for Ante, Blind and a Play of 1x").format(
                given=given, needed=needed, bankroll="--bankroll"
            )
        )
    return bankroll


def _require_possible(options: argparse.Namespace, table: Table) -> None:
    from uth.store.players import checked_name
    from uth.ui.seat import most_boxes

    most = most_boxes(table)
    if options.boxes > most:
        allowed = "1" if most == 1 else _("1 to {most}").format(most=most)
        which = _('one player may have {allowed} at the table "{table}"').format(allowed=allowed, table=table.name)
        raise PlayError(
            _("{boxes} {given}: {which}{others}").format(
                given=options.boxes, which=which, others=_others(options.boxes), boxes="--boxes"
            )
        )
    _require_room(options, table)
    if options.player is not None and (options.demo or options.seed is not None):
        raise PlayError(
            _("{option}: a demo and seeded deals are played with chips of their own; leave one of them out").format(
                option="--player"
            )
        )
    if options.player is not None:
        checked_name(options.player)
    if options.text and (options.size or options.record is not None or options.describe):
        raise PlayError(
            _("{text} opens no window: {size}, {record} and {describe} are for one").format(
                text="--text", size="--size", record="--record", describe="--describe"
            )
        )
    if len(options.size) > 1 and options.record is None:
        raise PlayError(
            _("{size} may be given once; several are for the pictures of {record} DIR").format(
                size="--size", record="--record"
            )
        )


def _require_room(options: argparse.Namespace, table: Table) -> None:
    """Refuse more company than there are boxes besides the player's."""
    from uth.company import most_company

    room = most_company(table, options.boxes)
    if options.company is not None and options.company > room:
        boxes = ngettext("{count} box", "{count} boxes", table.rules.boxes).format(count=table.rules.boxes)
        own = ngettext("{count} box", "{count} boxes", options.boxes).format(count=options.boxes)
        sentence = _('{option} {given}: the table "{table}" has {boxes}; besides {own} of yours it has room for {room}')
        raise PlayError(
            sentence.format(
                option="--company", given=options.company, table=table.name, boxes=boxes, own=own, room=room
            )
        )


def _others(boxes: int) -> str:
    """Which tables that come with the program let one player bet on so many boxes."""
    from uth.config import list_tables, load_table
    from uth.ui.seat import most_boxes

    presets = [listed.name for listed in list_tables() if listed.preset]
    names = [name for name in presets if most_boxes(load_table(name).table) >= boxes]
    if not names:
        return ""
    return _("; {boxes} are allowed at {tables} ({option})").format(
        boxes=boxes, tables=", ".join(names), option="--table"
    )


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
    sitting.preferences.change(company=options.company or 0)
    show(lambda: window_title("", table.name), sitting.scene, wishes, lambda: sitting.preferences.settings.loudness)
    return sitting


def _kept(options: argparse.Namespace, table: Table, opening: tuple[int, str], wishes: Wishes) -> Sitting | None:
    """Play with a player's own chips; return the last sitting, if anybody sat down.

    *opening*: what a new player sits down with, and what must be told first.
    """
    from uth.session import secure
    from uth.store.database import default_file
    from uth.store.rescue import opened
    from uth.ui.house import House
    from uth.ui.order import Order
    from uth.ui.show import show

    database, damage = opened(default_file())
    bankroll, notice = opening
    wanted = bankroll if options.bankroll is not None else None
    asked = options.player or "", options.table, notice, options.company
    order = Order(table, options.boxes, secure, bankroll, wanted, *asked)
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
    return _("{rounds} played; bankroll {bankroll}{gain}").format(
        rounds=rounds, bankroll=money_words(played.worth, money), gain=gain
    )
