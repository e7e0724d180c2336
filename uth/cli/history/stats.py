"""``uth history stats``: figures of what was played, beside what theory says."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from uth.cli import output
from uth.cli.examples import example
from uth.cli.history import filters, opened
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from uth.career import Statistics
    from uth.store.database import Database
    from uth.store.history import Wanted
    from uth.store.players import Player

_EXAMPLE = "uth history stats --since 2027-01-01 --table standard"


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the action to those of ``uth history``."""
    about = _("figures of what was played, beside what theory says")
    parser = subparsers.add_parser(
        "stats",
        help=about,
        description=_("{about}: results, bets, decisions, starting hands, final hands, pace.").format(
            about=about.capitalize()
        ),
        epilog=example(_EXAMPLE),
    )
    filters.add_span_options(parser)
    parser.add_argument("--currency", metavar="CODE", help=_("rounds in this currency (that of the last round)"))
    opened.add_player_option(parser)
    opened.add_json_option(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the statistics.

    :raises UthError: if the history cannot be read, or there is no such player, table, day or currency.
    """
    with opened.to_read() as database:
        player = opened.meant(database, options.player)
        found = _found(database, player, options)
    if options.json:
        from uth.cli.history.stats_document import document

        output.say_json(output.stamped({"player": player.name if player else None, **document(found)}))
    elif found is None or player is None or found.currency is None:
        output.say(
            opened.nothing_words() if player is None else _("{name} has played no such round.").format(name=player.name)
        )
    else:
        from uth.cli.history.stats_text import text

        output.say(text(player.name, found))
    return 0


def _found(database: Database | None, player: Player | None, options: argparse.Namespace) -> Statistics | None:
    if database is None or player is None:
        return None
    from uth.store.history import History

    wanted = filters.wanted_of(options, History(database, player.id))
    return statistics_with_theory(database, player, wanted, options.currency)


def statistics_with_theory(database: Database, player: Player, wanted: Wanted, code: str | None) -> Statistics:
    """Count the rounds, and work out what is not known yet of their tables.

    :raises CurrencyError: if none of them was played in the currency of that code.
    """
    from uth.career import Statistics, Theory
    from uth.career.summary import counted, statistics_of

    code = code.upper() if code else None
    codes, counts = counted(database, player.id, wanted, code)
    filters.require_currency(code, codes)
    if counts is None:
        return Statistics(currencies=codes)
    theory = Theory()
    found = statistics_of(counts, codes, theory)
    with output.busy(_("working out what theory says ...")) as show:
        while gaps := [gap for gap in found.gaps if gap.open]:
            for gap in gaps:
                theory.work_out(gap, output.told_by(show))
            found = statistics_of(counts, codes, theory)
    return found
