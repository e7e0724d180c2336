"""``uth history list``: rounds in lines, the latest last."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from uth.cli import output
from uth.cli.examples import example
from uth.cli.history import filters, opened
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from collections.abc import Sequence

    from uth.store.history import Listed

_EXAMPLE = "uth history list --won --big --since 2027-01-01 --last 20"


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the action to those of ``uth history``."""
    about = _("list rounds, the latest last")
    parser = subparsers.add_parser("list", help=about, description=f"{about.capitalize()}.", epilog=example(_EXAMPLE))
    filters.add_outcome_options(parser)
    filters.add_span_options(parser)
    parser.add_argument("--last", type=filters.positive, metavar="N", help=_("no more than the last N of them"))
    opened.add_player_option(parser)
    opened.add_json_option(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """List the rounds that are wanted.

    :raises UthError: if the history cannot be read, or there is no such player, table or day.
    """
    from uth.store.history import History
    from uth.words.rounds import not_listed

    with opened.to_read() as database:
        player = opened.meant(database, options.player)
        rounds: Sequence[Listed] = ()
        missing = ""
        nothing = opened.nothing_words()
        if database is not None and player is not None:
            history = History(database, player.id)
            rounds = history.rounds(filters.wanted_of(options, history), 0, options.last or -1)[::-1]
            none = _("{name} has played no such round.") if history.count() else _("{name} has played no round yet.")
            nothing = none.format(name=player.name)
            missing = not_listed(*history.void())
    if options.json:
        output.say_json([_document(listed) for listed in rounds])
    elif rounds:
        _say_table(rounds)
        if missing:
            output.say(f"\n{missing}")
    else:
        output.say(nothing)
    return 0


def _document(listed: Listed) -> dict[str, object]:
    from uth.cli.history.words import category_of, iso, money_of

    money = money_of(listed.currency)
    amounts = {name: money.format(getattr(listed, name)) for name in ("ante", "staked", "net", "trips", "trips_net")}
    return output.stamped(
        {
            "round": listed.number,
            "ended": iso(listed.ended),
            "table": listed.table,
            "currency": listed.currency,
            "boxes": listed.boxes,
            "folded": listed.folded,
            "best": category_of(listed.best),
            **amounts,
        }
    )


def _say_table(rounds: Sequence[Listed]) -> None:
    heads = (
        _("round"),
        _("ended"),
        _("table"),
        _("boxes"),
        _("folded"),
        _("best hand"),
        _("staked"),
        _("net"),
        _("Trips"),
    )
    output.say_table(heads, [_row(listed) for listed in rounds], right=(0, 3, 4, 6, 7, 8))


def _row(listed: Listed) -> tuple[str, ...]:
    from uth.cli.history.words import category_of, local, money_of
    from uth.words.hands import category_words
    from uth.words.money import money_words, signed_money_words

    money = money_of(listed.currency)
    return (
        str(listed.number),
        f"{local(listed.ended):%Y-%m-%d %H:%M}",
        listed.table,
        str(listed.boxes),
        str(listed.folded or "-"),
        category_words(category_of(listed.best)),
        money_words(listed.staked, money, decimals=True),
        signed_money_words(listed.net, money, decimals=True),
        signed_money_words(listed.trips_net, money, decimals=True) if listed.trips else "-",
    )
