"""``uth train coach``: a drill, in a window or line by line in the terminal."""

from __future__ import annotations

import argparse
import shlex
from contextlib import ExitStack
from fractions import Fraction
from typing import TYPE_CHECKING

from uth.cli import output
from uth.cli.examples import example
from uth.cli.history import filters
from uth.cli.train import where
from uth.errors import UthError
from uth.i18n import gettext as _
from uth.table import Street

if TYPE_CHECKING:
    from uth.train.drills.keeping import Keeping
    from uth.train.drills.plan import Plan

_TOPICS = ("hands", "close-calls", "my-mistakes", "dark-boxes", "other-tables")
_EXAMPLE = "uth train coach --street flop --hands 20 --table france"


class CoachError(UthError):
    """Options that do not go together."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the action to those of ``uth train``."""
    parser = subparsers.add_parser(
        "coach",
        help=_("a drill: hands to decide, without bets, and what each answer cost"),
        description=_(
            "A drill in a window, or in the terminal: there the table is told in words, and you type what you do. "
            "Every answer is marked exactly. What you miss comes more often. A player's answers are kept; with --seed "
            "nothing is, and the same answers lead to the same drill."
        ),
        epilog=example(_EXAMPLE),
    )
    parser.add_argument(
        "--table", action="append", metavar="T", help=_("a table's name or file (standard); may be given several times")
    )
    parser.add_argument("--topic", choices=_TOPICS, default=_TOPICS[0], help=_("what is practised (hands)"))
    parser.add_argument(
        "--street", action="append", choices=[street.value for street in Street],
        help=_("decisions of this street only; may be given twice"),
    )  # fmt: skip
    parser.add_argument("--hands", type=_hands, default=20, metavar="N", help=_("so many (20)"))
    parser.add_argument("--boxes", type=filters.positive, default=1, metavar="N", help=_("so many seen boxes (1)"))
    parser.add_argument("--trips", action="store_true", help=_("with a Trips bet on each box"))
    parser.add_argument(
        "--close", type=_antes, metavar="X", help=_("close calls: the values differ by less (0.05 Antes)")
    )
    parser.add_argument("--seconds", type=filters.positive, metavar="N", help=_("so long for each answer"))
    where.add_options(
        parser,
        seed=_("any text: the same one asks the same hands, and nothing is kept"),
        report=_("print the report as JSON; the drill is told on the error stream"),
    )
    parser.set_defaults(run=run)


def _hands(text: str) -> int:
    from uth.train.drills.plan import MOST_HANDS

    if not text.isascii() or not text.isdigit() or not 0 < int(text[:12]) <= MOST_HANDS:
        sentence = _('expected a whole number from 1 to {most}, got "{text}"')
        raise argparse.ArgumentTypeError(sentence.format(most=MOST_HANDS, text=text[:40]))
    return int(text)


def _antes(text: str) -> Fraction:
    try:
        value = Fraction(text)
    except (ValueError, ZeroDivisionError):
        value = Fraction(0)
    if not 0 < value <= 10:
        sentence = _('expected a number of Antes above 0 and at most 10, such as 0.05, got "{text}"')
        raise argparse.ArgumentTypeError(sentence.format(text=text[:40]))
    return value


def run(options: argparse.Namespace) -> int:
    """Do the drill; in the terminal, print its report. The exit code is 2 where answers could not be kept.

    :raises UthError: if there can be no such drill.
    """
    from uth.cli.train.dialogue import Dialogue
    from uth.cli.train.report import document, say_report
    from uth.cli.train.window import shown

    with ExitStack() as stack:
        keeping = _keeping(options, stack)
        plan = _plan(options, keeping)
        nobody = keeping.player is None and options.seed is None
        if where.at_a_window(options) and shown(plan, keeping.kept, nobody=nobody):
            return 0
        dialogue = stack.enter_context(Dialogue(plan, keeping, aside=options.json, nobody=nobody))
        course = dialogue.held()
    if options.json:
        output.say_json(output.stamped(document(course, options.table or ["standard"])))
    else:
        say_report(course, repeatable=keeping.player is None)
    return where.NOT_KEPT if dialogue.unkept else 0


def _keeping(options: argparse.Namespace, stack: ExitStack) -> Keeping:
    """Where the answers go: to a player, or nowhere."""
    from uth.store.players import PlayerError
    from uth.train.drills.keeping import Keeping
    from uth.words.drill import makes_player

    refusal = _("{options}: nothing is kept of a drill with a seed; give one of the two")
    try:
        return Keeping(*where.kept(options, stack, refusal))
    except PlayerError as error:
        makes = makes_player(shlex.join(["uth", "play", "--player", str(options.player)]))
        raise CoachError(f"{error}; {makes}") from error


def _plan(options: argparse.Namespace, keeping: Keeping) -> Plan:
    from uth.config import load_table
    from uth.train.drills.plan import Plan, Topic
    from uth.train.grading import CLOSE

    topic = Topic(options.topic.replace("-", " "))
    if options.close is not None and topic is not Topic.CLOSE_CALLS:
        sentence = _("{option} goes with {topic} only")
        raise CoachError(sentence.format(option="--close", topic="--topic close-calls"))
    tables = tuple(load_table(name).table for name in dict.fromkeys(options.table or ["standard"]))
    mistakes = keeping.mistakes() if topic is Topic.MISTAKES else ((), ())
    if topic is Topic.MISTAKES and mistakes[0]:
        tables = mistakes[0]
    return Plan(
        tables=tables,
        seed=where.seed_of(options),
        topic=topic,
        streets=tuple(street for street in Street if street in (options.street or Street)),
        hands=options.hands,
        boxes=options.boxes,
        trips=options.trips,
        close=options.close or CLOSE,
        seconds=options.seconds,
        learning=keeping.learning(),
        mistakes=mistakes[1],
    )
