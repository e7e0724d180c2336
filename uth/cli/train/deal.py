"""``uth train deal``: whole rounds dealt by the trainee, in a window or line by line in the terminal."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import TYPE_CHECKING

from uth.cli import output
from uth.cli.examples import example
from uth.cli.history import filters
from uth.cli.train import house, running, where
from uth.errors import UthError
from uth.i18n import gettext as _
from uth.problems import meant, nearest, plain_key, shown

if TYPE_CHECKING:
    from uth.school.dealing.irregular import What
    from uth.school.dealing.players import Sort
    from uth.school.dealing.shift import FullTable
    from uth.school.house import House
    from uth.school.keeping import Keeping
    from uth.school.plan import Plan

_EXAMPLE = "uth train deal --boxes 3 --faults 30 --harm 20 --rounds 5"
_ROUNDS = 10
_OFTEN = 10
"""In so many of a hundred rounds something goes wrong, and harm is done, where nothing else is said: as at work."""
_MINUTE = 60_000


class NotHere(UthError):
    """Something was called by a name that cannot happen, or is said twice."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the action to those of ``uth train``."""
    parser = subparsers.add_parser(
        "deal",
        help=_("the dealer school: whole rounds at a full table, from the call for bets to the last chip"),
        description=_(
            "Whole rounds, dealt by you: bets, shuffle and cut, packets, streets, settlement, and whatever goes wrong. "
            "In a window, or in the terminal: there the table is told in words, and you type what you do, an act a "
            "line; help lists what can be typed. Players decide, talk, tip and break rules; the same seed brings the "
            "same rounds."
        ),
        epilog=example(_EXAMPLE),
    )
    house.add_house_options(parser)
    _add_table_options(parser)
    parser.add_argument("--rounds", type=filters.positive, metavar="N", help=_rounds_help())
    about = _("the run is over with the round in which so many minutes have gone")
    parser.add_argument("--minutes", type=filters.positive, metavar="M", help=about)
    running.add_options(parser, ("deal",))
    about = _("print all that can go wrong by name, with the right answer at this house and its source")
    parser.add_argument("--list", action="store_true", help=about)
    parser.set_defaults(run=run)


def _rounds_help() -> str:
    return _("so many rounds ({count}; with {option} as many as there is time for)").format(
        count=_ROUNDS, option="--minutes"
    )


def _add_table_options(parser: argparse.ArgumentParser) -> None:
    """Who comes, and what goes wrong."""
    boxes = _("so many boxes from the first, or their numbers: 1,3,5 (all that a dealer can be given)")
    parser.add_argument("--boxes", type=house.boxes, metavar="N", help=boxes)
    players = _("of what sort the players are, box by box: skilled, wild, slow, chatty, rule-breaking (of chance)")
    parser.add_argument("--players", type=_sorts, metavar="SORTS", help=players)
    faults = _("in so many of a hundred rounds something goes wrong ({percent})").format(percent=_OFTEN)
    parser.add_argument("--faults", type=_percent, metavar="PERCENT", help=faults)
    harm = _("in so many of a hundred rounds something is done to the house ({percent})").format(percent=_OFTEN)
    parser.add_argument("--harm", type=_percent, metavar="PERCENT", help=harm)
    only = _("rounds in which this happens, by its name, such as peek; several take turns; {option} has the names")
    parser.add_argument(
        "--only", type=_what, action="append", default=[], metavar="NAME", help=only.format(option="--list")
    )


# --- what is typed


def _percent(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 3 or int(text) > 100:
        sentence = _('expected 0 to 100 of a hundred rounds, got "{text}"')
        raise argparse.ArgumentTypeError(sentence.format(text=shown(text)))
    return int(text)


def _sorts(text: str) -> tuple[Sort, ...]:
    from uth.school.dealing.players import Sort

    return tuple(Sort(_known(part, tuple(Sort), _("sort of player"))) for part in text.split(","))


def _what(text: str) -> What:
    from uth.profile import Fault
    from uth.school.dealing.acts import Protection
    from uth.school.dealing.wished import what_of

    return what_of(_known(text, (*Fault, *Protection), _("thing that goes wrong")))


def _known(text: str, known: Iterable[str], kind: str) -> str:
    """The contract word that is typed, with spaces, dashes or underscores.

    :raises ArgumentTypeError: if there is none, with the nearest, and with all of a few.
    """
    words = {plain_key(word.replace("-", " ")): str(word) for word in known}
    said = plain_key(text.replace("-", " "))
    if said in words:
        return words[said]
    near = nearest(said, words)
    there = ", ".join(words.values()) if len(words) < 10 else _("{option} has them").format(option="--list")
    sentence = _('there is no {kind} called "{name}"{hint}: {there}')
    hint = meant(words[near] if near is not None else None)
    raise argparse.ArgumentTypeError(sentence.format(kind=kind, name=shown(text), hint=hint, there=there))


# --- the run


def run(options: argparse.Namespace) -> int:
    """Deal and print the report, or the list. The exit code is 2 where answers could not be kept.

    :raises UthError: if there can be no such run.
    """
    here = house.house_of(options)
    if options.list:
        return _list(here, options)
    full = _full(options, here)

    def planned(keeping: Keeping) -> Plan:
        return _plan(options, here, full, keeping)

    return running.done(options, planned)


def _list(here: House, options: argparse.Namespace) -> int:
    from uth.cli.train.deal_listed import document, say_list

    if options.json:
        output.say_json(output.stamped(document(here, options.table)))
    else:
        say_list(here)
    return 0


def _plan(options: argparse.Namespace, here: House, full: FullTable, keeping: Keeping) -> Plan:
    from uth.school.plan import MOST, Plan
    from uth.school.skills import Skill

    return Plan(
        skills=(Skill.DEAL,),
        house=here,
        seed=where.seed_of(options),
        count=options.rounds or (MOST if options.minutes else _ROUNDS),
        feedback=running.feedback_of(options),
        targets=running.targets_of(options),
        learning=keeping.learning(),
        full=full,
        limit=(options.minutes or 0) * _MINUTE,
    )


def _full(options: argparse.Namespace, here: House) -> FullTable:
    """Who comes, and what goes wrong.

    :raises NotHere: if something cannot happen at this table, or it is said twice what goes wrong.
    """
    from uth.school.dealing.irregular import can_happen, possible
    from uth.school.dealing.shift import FullTable, Often

    only, sorts, boxes = tuple(dict.fromkeys(options.only)), options.players or (), options.boxes or ()
    if only and (options.faults is not None or options.harm is not None):
        sentence = _("{option} says already what happens in each round: leave {others} out")
        raise NotHere(sentence.format(option="--only", others="--faults, --harm"))
    impossible = [what for what in only if not can_happen(here, what)]
    if impossible:
        sentence = _('{what} cannot happen at the table "{table}": there can be {possible}')
        table, there = here.table.name, ", ".join(possible(here))
        raise NotHere(sentence.format(what=", ".join(impossible), table=table, possible=there))
    often = Often(_of(options.faults), _of(options.harm))
    full = FullTable(boxes, sorts, often if not only else Often(), only)
    played = len(full.boxes_at(here.table)) if sorts else 0
    if len(sorts) > played:
        sentence = _("more sorts of player than boxes, {players} and {boxes}: expected one for each box at most")
        raise NotHere(sentence.format(players=len(sorts), boxes=played))
    return full


def _of(percent: int | None) -> int:
    return _OFTEN if percent is None else percent
