"""Which rounds a command is about: its options, read."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING

from uth.errors import UthError
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from uth.store.history import History, Wanted

_OUTCOMES = {
    "won": "the round won, all bets together",
    "lost": "it lost",
    "folded": "a box was folded",
    "trips": "Trips won",
    "big": "it won or lost ten Antes or more",
}


_MOST = 10**9


class FilterError(UthError):
    """An option names no day, or no table that was played at."""


class CurrencyError(UthError):
    """A currency that nothing was played in."""


def require_currency(code: str | None, played: Sequence[str]) -> None:
    """Refuse the code of a currency that none of the wanted rounds was *played* in.

    :raises CurrencyError: which says what there is.
    """
    if code and code not in played:
        there = _("; there are rounds in {codes}").format(codes=", ".join(played)) if played else ""
        raise CurrencyError(
            _("{option}: no such round was played in {code}{played}").format(
                option="--currency", code=code, played=there
            )
        )


def positive(text: str) -> int:
    """Return a whole number from 1, for an option.

    :raises ArgumentTypeError: if *text* is none, or a very large one.
    """
    if not text.isascii() or not text.isdigit() or not 0 < int(text) < _MOST:
        raise argparse.ArgumentTypeError(_('expected a whole number from 1, got "{text}"').format(text=text[:40]))
    return int(text)


def add_outcome_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that choose rounds by what came of them."""
    won_or_lost = parser.add_mutually_exclusive_group()
    for name, about in _OUTCOMES.items():
        group = won_or_lost if name in ("won", "lost") else parser
        group.add_argument(f"--{name}", action="store_true", help=_(about))


def add_span_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that choose rounds by table, sitting and time."""
    parser.add_argument("--table", metavar="T", help=_("played at the table of that name"))
    parser.add_argument("--sitting", type=positive, metavar="N", help=_("of the player's sitting of that number"))
    parser.add_argument(
        "--since", metavar="DATE", help=_("from that day on, such as 2027-01-15, or a time: 2027-01-15T20:00")
    )
    parser.add_argument("--until", metavar="DATE", help=_("to the end of that day, or to that time"))


def wanted_of(options: argparse.Namespace, history: History) -> Wanted:
    """Return which rounds are wanted.

    :raises FilterError: if a day is none, or there is no round at such a table.
    """
    from uth.store.history import Outcome, Wanted

    return Wanted(
        outcomes=frozenset(Outcome(name) for name in _OUTCOMES if getattr(options, name, False)),
        table=_table(options.table, history) if options.table is not None else None,
        since=time_of("--since", options.since, end=False) if options.since is not None else None,
        until=time_of("--until", options.until, end=True) if options.until is not None else None,
        sitting=options.sitting,
    )


def _table(typed: str, history: History) -> str:
    """Return the name of a table that was played at: as it was typed, in any case, or by the name of its file."""
    names = history.tables()
    wanted = [typed.casefold(), _title(typed).casefold()]
    found = next((name for name in names if name.casefold() in wanted), None)
    if found is None:
        listed = ", ".join(f'"{name}"' for name in names)
        raise FilterError(
            _('{option}: no round was played at a table "{typed}"{others}').format(
                typed=typed, others=_("; there are {listed}").format(listed=listed) if names else "", option="--table"
            )
        )
    return found


def _title(typed: str) -> str:
    from uth.config import load_table

    try:
        return load_table(typed).table.name
    except UthError:
        return typed


def time_of(option: str, typed: str, *, end: bool) -> int:
    """Return the time that an option means, by this computer's clock, in milliseconds since 1970; *end*: of a day, its
    end.

    :raises FilterError: if it is none.
    """
    from uth.words.times import by_the_clock

    try:
        if "T" in typed or " " in typed.strip():
            moment = datetime.fromisoformat(typed.strip())
        else:
            day = date.fromisoformat(typed.strip()) + timedelta(days=end)
            moment = datetime.fromisoformat(f"{day}T00:00")
        return round(by_the_clock(moment).timestamp() * 1000)
    except (ValueError, OverflowError, OSError) as error:
        raise FilterError(
            _('{option}: expected a day such as 2027-01-15, got "{typed}"').format(option=option, typed=typed)
        ) from error
