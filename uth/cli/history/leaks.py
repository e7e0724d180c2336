"""``uth history leaks``: what mistakes cost, where, and what of the result was luck."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from uth.cli import output
from uth.cli.examples import example
from uth.cli.history import filters, opened
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from uth.chips import Currency
    from uth.store.database import Database
    from uth.store.history import Wanted
    from uth.store.players import Player

_EXAMPLE = "uth history leaks --since 2027-01-01 --table standard"


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the action to those of ``uth history``."""
    about = _("what mistakes cost, where, and what was luck")
    parser = subparsers.add_parser(
        "leaks",
        help=about,
        description=_(
            "What mistakes cost against the best choice: accuracy by street and by kind of hand, the costliest leaks "
            "with examples, and luck apart from skill. Rounds that were not graded before are graded first."
        ),
        epilog=example(_EXAMPLE),
    )
    filters.add_span_options(parser)
    parser.add_argument("--currency", metavar="CODE", help=_("rounds in this currency (that of the last round)"))
    parser.add_argument("--most", type=filters.positive, default=10, metavar="N", help=_("so many leaks (10)"))
    opened.add_player_option(parser)
    opened.add_json_option(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Grade what is not graded yet, and print what the grades show.

    :raises UthError: if the history cannot be read or written, or there is no such player, table, day or currency.
    """
    from uth.cli.history import leaks_document, leaks_found, leaks_text

    with opened.to_read() as database:
        player = opened.meant(database, options.player)
        wanted, money = _wanted(database, player, options)
    found = leaks_found.found(player, wanted, money, options.most) if player and money else None
    if options.json:
        document = leaks_document.document(found) if found else {"rounds": 0}
        output.say_json(output.stamped({"player": player.name if player else None, **document}))
    elif found is None or player is None:
        output.say(
            opened.nothing_words() if player is None else _("{name} has played no such round.").format(name=player.name)
        )
    else:
        output.say(leaks_text.text(player.name, found))
    return 0


def _wanted(
    database: Database | None, player: Player | None, options: argparse.Namespace
) -> tuple[Wanted, Currency | None]:
    """Which rounds are meant, and in what money; None where there are none."""
    from uth.chips import currency
    from uth.store.history import ALL, History
    from uth.store.spans import currencies

    if database is None or player is None:
        return ALL, None
    wanted = filters.wanted_of(options, History(database, player.id))
    codes = currencies(database, player.id, wanted)
    code = options.currency.upper() if options.currency else None
    filters.require_currency(code, codes)
    return wanted, currency(code or codes[0]) if codes else None
