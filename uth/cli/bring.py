"""``uth bring``: how much to bring, so that the chips last."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from statistics import mean, variance
from typing import TYPE_CHECKING, Any

from uth.cli import output
from uth.cli.examples import example
from uth.cli.history import filters, opened
from uth.cli.settle import StakeError, limit_warnings, read_amount
from uth.config import Problem, load_table
from uth.game.model import Box, stakes_of
from uth.i18n import gettext as _
from uth.table import Bet, Table
from uth.words import bring as words
from uth.words.money import money_words

if TYPE_CHECKING:
    from uth.analysis.ruin import Ruin
    from uth.analysis.strategy.model import Strategy

_EXAMPLE = "uth bring standard --ante 10 --trips 5 --rounds 200 --bankroll 500 --strategy practical"
CHANCES = (0.5, 0.2, 0.1, 0.05, 0.01)
_MOST_ROUNDS = 100_000
_ENOUGH_ROUNDS = 200
"""Fewer rounds are warned of: mistakes of an Ante or so that come once in fifty rounds would then be half left out, or
double.
"""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to those of the program."""
    parser = subparsers.add_parser(
        "bring",
        help=_("how much to bring, so that the chips last"),
        description=_(
            "The chance of going broke within some rounds of one box at the same stakes, from the exact law of a "
            "round, and how much to bring so that it stays small: for best play, a strategy, or a player's own "
            "mistakes. Raises that can no longer be paid are not made."
        ),
        epilog=example(_EXAMPLE),
    )
    parser.add_argument("table", metavar="T", help=_("a table's name or file"))
    parser.add_argument("--ante", required=True, metavar="X", help=_("the Ante of each round"))
    parser.add_argument("--trips", metavar="X", help=_("the Trips bet of each round"))
    parser.add_argument("--rounds", type=filters.positive, default=200, metavar="N", help=_("so many rounds (200)"))
    parser.add_argument("--bankroll", metavar="X", help=_("the chance with so much, too"))
    way = parser.add_mutually_exclusive_group()
    way.add_argument("--strategy", metavar="S", help=_("a strategy's name or file (best play)"))
    way.add_argument("--mine", action="store_true", help=_("best play with the mistakes of your own graded rounds"))
    opened.add_player_option(parser)
    opened.add_json_option(parser)
    parser.set_defaults(run=run)


@dataclass(frozen=True, slots=True)
class _Mine:
    """What a player's own mistakes cost, by rounds that were played at the table.

    :ivar cost: in Antes for a box. *error*: its standard error; None for a single box.
    """

    player: str
    rounds: int
    cost: Fraction
    error: Fraction | None

    @property
    def warnings(self) -> tuple[Problem, ...]:
        """That the rounds are few, where they are."""
        if self.rounds >= _ENOUGH_ROUNDS:
            return ()
        return (Problem("", 0, "--mine", words.few_words(self.rounds, _ENOUGH_ROUNDS, self.error)),)


@dataclass(frozen=True, slots=True)
class _Asked:
    """What the options say; amounts in minor units."""

    table: Table
    ante: int
    trips: int
    rounds: int
    bankroll: int | None
    strategy: Strategy | None
    mine: _Mine | None
    warnings: tuple[Problem, ...]

    @property
    def play(self) -> str:
        """How is played, in a contract word."""
        return self.strategy.name if self.strategy else "best"

    @property
    def mistakes(self) -> Fraction:
        """What the player's own mistakes cost, in Antes for a round."""
        return min(Fraction(1), self.mine.cost) if self.mine else Fraction(0)


def run(options: argparse.Namespace) -> int:
    """Work out the chances and print them.

    :raises UthError: if the table, strategy or player cannot be found, or a stake is none.
    """
    asked = _asked(options)
    found = _found(asked)
    if options.json:
        output.say_json(output.stamped(_document(options.table, asked, found)))
        return 0
    for warning in asked.warnings:
        output.warn(warning.message)
    money = asked.table.currency
    output.say(f"{asked.table.name}: {words.stakes_words(asked.ante, asked.trips, asked.rounds, money)}")
    if asked.mine is not None:
        output.say(words.mistakes_words(asked.mine.player, asked.mine.cost, asked.mine.rounds))
    rows = [(words.chance_words(chance), money_words(found.bankroll(chance), money)) for chance in CHANCES]
    output.say_table((_("Chance of going broke"), _("Bring")), rows, right=(0, 1))
    if asked.bankroll is not None:
        output.say(words.risk_words(asked.bankroll, found.chance(asked.bankroll), money))
    output.say(words.broke_words(found.broke, money, trips=asked.trips > 0))
    return 0


def _asked(options: argparse.Namespace) -> _Asked:
    table = load_table(options.table).table
    ante, trips = (_amount(options, name, table) or 0 for name in ("ante", "trips"))
    if not ante:
        raise StakeError(_("{option}: there is no box without an Ante").format(option="--ante"))
    if trips and table.trips is None:
        raise StakeError(_('{option}: the table "{table}" has no Trips bet').format(option="--trips", table=table.name))
    if options.rounds > _MOST_ROUNDS:
        sentence = _("{option}: expected at most {most}, got {count}")
        raise StakeError(sentence.format(option="--rounds", most=f"{_MOST_ROUNDS:,}", count=f"{options.rounds:,}"))
    if options.player is not None and not options.mine:
        raise StakeError(
            _("{option} goes with {other} only: whose mistakes count").format(option="--player", other="--mine")
        )
    mine = _mine(options.player, table) if options.mine else None
    limits = limit_warnings(table, Box(1, "player", stakes_of({Bet.ANTE: ante, Bet.TRIPS: trips})))
    return _Asked(
        table=table,
        ante=ante,
        trips=trips,
        rounds=options.rounds,
        bankroll=_amount(options, "bankroll", table),
        strategy=_strategy(options.strategy),
        mine=mine,
        warnings=(*limits, *(mine.warnings if mine else ())),
    )


def _amount(options: argparse.Namespace, name: str, table: Table) -> int | None:
    given = getattr(options, name)
    return read_amount(f"--{name}", given, table.currency) if given is not None else None


def _strategy(name: str | None) -> Strategy | None:
    from uth.analysis.strategy.locate import load_strategy

    return load_strategy(name) if name is not None else None


def _mine(name: str | None, table: Table) -> _Mine:
    """What the player's mistakes at this table cost; rounds not graded yet are graded now."""
    from uth.store.grades import Grades
    from uth.store.history import Wanted
    from uth.train.graded import grade_rounds

    with opened.to_read() as database:
        player = opened.meant(database, name)
    if player is None:
        raise StakeError(_("{option}: nothing was played yet").format(option="--mine"))
    wanted = Wanted(table=table.name)
    with opened.to_write() as database, output.busy(_("grading ...")):
        grade_rounds(database, player.id, wanted)
        graded = Grades(database, player.id).of(wanted)
    if not graded:
        sentence = _('{option}: {name} has played no round at the table "{table}"')
        raise StakeError(sentence.format(option="--mine", name=player.name, table=table.name))
    costs: dict[tuple[int, int], Fraction] = {}
    for each in graded:
        box = each.round, each.grade.box
        costs[box] = costs.get(box, Fraction(0)) + each.grade.cost
    rounds = len({number for number, _box in costs})
    return _Mine(player.name, rounds, Fraction(mean(costs.values())), _error_of_mean([*costs.values()]))


def _error_of_mean(costs: Sequence[Fraction]) -> Fraction | None:
    return Fraction((variance(costs) / len(costs)) ** 0.5) if len(costs) > 1 else None


def _found(asked: _Asked) -> Ruin:
    from uth.analysis.purse import Bets, levels
    from uth.analysis.ruin import ruin
    from uth.analysis.solved import loaded_solver, telling

    loaded_solver()
    with output.busy(_("working out ...")) as show, telling(output.told_by(show)):
        return ruin(levels(Bets(asked.table, asked.ante, asked.trips), asked.strategy, asked.mistakes), asked.rounds)


def _document(typed: str, asked: _Asked, found: Ruin) -> dict[str, Any]:
    money = asked.table.currency
    with_this = None if asked.bankroll is None else found.chance(asked.bankroll)
    return {
        "table": typed,
        "warnings": [warning.data for warning in asked.warnings],
        "ante": money.format(asked.ante),
        "trips": money.format(asked.trips),
        "rounds": asked.rounds,
        "play": asked.play,
        "mistakes": float(asked.mistakes),
        "broke_below": money.format(found.broke),
        "bring": [{"chance": chance, "bankroll": money.format(found.bankroll(chance))} for chance in CHANCES],
        "bankroll": None if asked.bankroll is None else money.format(asked.bankroll),
        "chance": with_this,
        "error": found.error,
    }
