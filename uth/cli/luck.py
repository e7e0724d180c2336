"""``uth luck T``: what so many rounds can bring, and whether a result is luck or a leak."""

from __future__ import annotations

import argparse
from fractions import Fraction
from typing import TYPE_CHECKING

from uth.cli import filed, luck_options
from uth.cli.examples import example
from uth.cli.output import busy
from uth.cli.use import up_to
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from uth.cli.luck_document import Luck
    from uth.cli.luck_options import Asked
    from uth.pit.law import Setting
    from uth.pit.luck import Drop
    from uth.pit.luck_model import Model

_EXAMPLE = "uth luck standard --hours 8 --boxes 6 --ante 15 --trips 5 --result -4000"
_MOST_BOXES = 8


def add_parser(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser(
        "luck",
        help=_("what so many rounds can bring, and whether a result is luck or a leak"),
        description=_(
            "The range of results of a table for some rounds or hours, the chance to be behind, and the rounds needed "
            "to be ahead with a given certainty; with a result, how likely that is if nothing is wrong. The boxes of a "
            "table share board and dealer's hand: a round is taken as a whole, and only rounds are added up."
        ),
        epilog=example(_EXAMPLE),
    )
    parser.add_argument("table", metavar="T", help=_("the name of a table, or the path of a table file"))
    length = parser.add_mutually_exclusive_group(required=True)
    length.add_argument("--rounds", type=luck_options.read_rounds, metavar="N", help=_("so many rounds of the table"))
    length.add_argument("--hours", type=luck_options.read_hours, metavar="H", help=_("so many hours, such as 7.5"))
    parser.add_argument(
        "--rph",
        type=luck_options.read_pace,
        metavar="R",
        help=_("rounds an hour, such as 30 or 28-32 (by the boxes in play)"),
    )
    parser.add_argument("--boxes", type=up_to(_MOST_BOXES), metavar="N", help=_("boxes in play (6 or all; player: 1)"))
    parser.add_argument("--ante", metavar="X[,X]", help=_("the Ante of every box, or one for each (10, or the least)"))
    parser.add_argument("--trips", metavar="X[,X]", help=_("the Trips stake likewise (5, or the least)"))
    parser.add_argument(
        "--mix",
        metavar="MIX",
        default="optimal",
        help=_("how the boxes play: {usual}, a strategy, strategies with percentages, or a file of them (best)").format(
            usual='"usual"'
        ),
    )
    parser.add_argument(
        "--certainty",
        type=luck_options.read_certainty,
        metavar="P",
        help=_("how surely to be ahead, for the rounds needed, such as 95%% (60, 75, 90, 95 and 99%%)"),
    )
    parser.add_argument("--result", metavar="X", help=_("what was won, or lost: negative; judged by the model"))
    parser.add_argument("--drop", metavar="X", help=_("what was bought in chips, with {win}").format(win="--win"))
    parser.add_argument(
        "--win", metavar="X", help=_("what the house won, in place of {result}").format(result="--result")
    )
    parser.add_argument(
        "--as", dest="side", choices=("house", "player"), default="house", help=_("whose results (house)")
    )
    filed.add_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Work out the luck of a table and print it.

    :raises UthError: if the table, a strategy or a file cannot be found, or options do not go together.
    """
    filed.require(args)
    asked = luck_options.asked_by(args)
    luck = worked_out(asked)
    from uth.cli.luck_document import luck_document
    from uth.cli.luck_json import as_json

    told = (warning.message for warning in asked.warnings)
    filed.answer(args, luck_document(luck), lambda: as_json(args.table, luck, asked.warnings), told)
    return 0


def worked_out(asked: Asked) -> Luck:
    """Return everything that is said.

    :raises UthError: if something cannot be worked out here.
    """
    from uth.cli.luck_document import Luck
    from uth.pit.luck import Stretch, judged
    from uth.pit.luck_needed import needed

    model = _model(asked.setting)
    stretch = Stretch(model.law, asked.counts)
    with busy(_("adding up the rounds ...")):
        return Luck(
            model=model,
            stretch=stretch,
            hours=asked.hours,
            pace=asked.pace,
            needed=tuple(needed(model.law, certainty) for certainty in asked.certainties),
            judged=judged(stretch, asked.result) if asked.result is not None else None,
            drop=_drop(model, asked),
        )


def _model(setting: Setting) -> Model:
    from uth.pit.law_joint import ROUNDS
    from uth.pit.luck_model import model_of

    with busy(_("working out the round ...")) as show:
        return model_of(
            setting,
            lambda name: show(_("strategy {name} ...").format(name=name)),
            lambda rounds: show(
                _("simulated rounds: {rounds} of {all} ...").format(rounds=f"{rounds:,}", all=f"{ROUNDS:,}")
            ),
        )


def _drop(model: Model, asked: Asked) -> Drop | None:
    from uth.pit.luck import Drop

    if asked.drop is None or asked.result is None:
        return None
    rounds = Fraction(asked.counts.least + asked.counts.most, 2)
    return Drop(asked.drop, asked.result, model.action * rounds, model.law.mean * rounds)
