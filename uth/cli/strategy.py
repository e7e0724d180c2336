"""``uth strategy T``: the best play of a table, and where another way to play errs."""

from __future__ import annotations

import argparse
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

from uth.cards import format_cards
from uth.cli.examples import example
from uth.cli.output import busy, columns, say, say_json, say_table, stamped
from uth.i18n import gettext as _
from uth.table import Street
from uth.words.conditions import notation_words
from uth.words.figures import percent_words
from uth.words.strategy import (
    kind_words,
    loss_words,
    margin_words,
    mistake_words,
    rule_words,
    share_words,
    short_choice,
    street_words,
)

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from uth.analysis.solution import HandValue
    from uth.analysis.strategy.findings import Mistake, Tendency
    from uth.analysis.strategy.study import Against, Study

_MOST_SHOWN = 30
"""Mistakes that the text lists; JSON and HTML have all."""


def add_parser(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser(
        "strategy",
        help=_("the best play of a table, and where another strategy errs"),
        description=_(
            "Print the exact best play of a table: a chart of the 169 starting hands, each with its choice and "
            "what the best raise is worth more than a check, in Antes; then what to do on the flop and the river."
            " {against} lists the mistakes of another strategy by how often they are made times what they cost."
        ).format(against="--against"),
        epilog=example("uth strategy standard --against practical"),
    )
    parser.add_argument("table", metavar="T", help=_("the name of a table, or the path of a table file"))
    parser.add_argument("--against", metavar="S", help=_("a strategy's name or file: list its mistakes"))
    parser.add_argument("--png", metavar="F", type=Path, help=_("write the chart as a picture"))
    parser.add_argument("--html", metavar="F", type=Path, help=_("write everything as one page"))
    parser.add_argument("--json", action="store_true", help=_("print JSON"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print or write what was asked for.

    :raises UthError: if the table or the strategy cannot be found or has problems, or a file cannot be written.
    """
    from uth.analysis.strategy.locate import load_strategy
    from uth.analysis.strategy.study import study
    from uth.config import load_table
    from uth.store.files import write_atomically

    loaded = load_table(args.table)
    strategy = load_strategy(args.against) if args.against else None
    with busy(_("{table}: best play ...").format(table=args.table)):
        found = study(loaded.table, strategy)
    for file, content in ((args.png, png), (args.html, html)):
        if file is not None:
            write_atomically(file, content(found))
    if args.json:
        warnings = [warning.data for warning in loaded.warnings]
        say_json(stamped({"table": args.table, "warnings": warnings, **as_json(found)}))
    elif args.png is None and args.html is None:
        _print(found)
    return 0


def title_of(found: Study) -> str:
    """Return the heading of the picture and the page."""
    return _("{table}: best play before the flop").format(table=found.table.name)


def note_of(found: Study) -> str:
    """Return the line under the heading."""
    return _(
        "house edge {edge} of the Ante; under each choice, in Antes, what the best raise is worth more than a check"
    ).format(edge=percent_words(-found.ev))


def png(found: Study) -> bytes:
    """Return the chart as a picture."""
    from uth.analysis.strategy.chart import squares
    from uth.analysis.strategy.picture import chart_png

    return chart_png(squares(found.hands), title_of(found), note_of(found), short_choice, margin_words)


def html(found: Study) -> bytes:
    """Return everything as one page."""
    from uth.cli.strategy_page import page

    return page(found, title_of(found), note_of(found)).encode()


def as_json(found: Study) -> dict[str, Any]:
    """Return what was found as a JSON object."""
    return {
        "ev": float(found.ev),
        "exact": str(found.ev),
        "hands": [_hand_json(value) for value in found.hands],
        "tendencies": [_tendency_json(tendency) for tendency in found.tendencies],
        "against": _against_json(found.against) if found.against else None,
    }


def _hand_json(value: HandValue) -> dict[str, Any]:
    values = {str(choice): {"ev": float(worth), "exact": str(worth)} for choice, worth in value.values.items()}
    return {"hand": value.hand.name, "best": str(value.best), "values": values}


def _tendency_json(tendency: Tendency) -> dict[str, Any]:
    return {
        "street": str(tendency.street),
        "hand": str(tendency.kind),
        "choice": str(tendency.choice),
        "share": float(tendency.share),
        "frequency": float(tendency.frequency),
    }


def _against_json(against: Against) -> dict[str, Any]:
    return {
        "strategy": against.strategy.name,
        "ev": float(against.ev),
        "exact": str(against.ev),
        "mistakes": [_mistake_json(mistake) for mistake in against.mistakes],
    }


def _mistake_json(mistake: Mistake) -> dict[str, Any]:
    example = mistake.example
    cards = {"player": list(map(str, example.hole)), "board": list(map(str, example.board))} if example else None
    return {
        "street": str(mistake.street),
        "hand": mistake.hand,
        "chosen": str(mistake.chosen),
        "best": str(mistake.best),
        "frequency": float(mistake.frequency),
        "cost": float(mistake.cost),
        "exact": str(mistake.cost),
        "example": cards,
    }


def _print(found: Study) -> None:
    if found.against is None:
        _print_best(found)
    else:
        _print_against(found, found.against)


def _print_best(found: Study) -> None:
    from uth.analysis.strategy.chart import hands_by_raise, squares

    chart = squares(found.hands)
    say(f"{title_of(found)}\n{note_of(found)}\n")
    say(columns([f"{square.name:3} {short_choice(square.best)}" for square in line] for line in chart))
    say("")
    for choice, hands in hands_by_raise(found.hands).items():
        say(f"{short_choice(choice)}: {hands}")
    say(f"{notation_words()}\n")
    say(columns([[margin_words(square.margin) for square in line] for line in chart], range(len(chart))))
    for street in (Street.FLOP, Street.RIVER):
        of_street = [tendency for tendency in found.tendencies if tendency.street is street]
        if of_street:
            say(f"\n{street_heading(street)}")
            say("\n".join(f"  {rule_words(one.kind, one.choice, one.share)}" for one in of_street))


def mistake_heads() -> tuple[str, ...]:
    """Return the headings of the list of mistakes."""
    return _("street"), _("hand"), _("mistake"), _("how often"), _("costs"), _("example")


def mistake_row(mistake: Mistake) -> tuple[str, ...]:
    """Return what a line of the list of mistakes says."""
    example = mistake.example
    return (
        street_words(mistake.street),
        kind_words(mistake.hand),
        mistake_words(mistake.chosen, mistake.best),
        share_words(mistake.frequency),
        percent_words(mistake.cost, 5),
        _("{hole} on {board}").format(hole=format_cards(example.hole), board=format_cards(example.board))
        if example
        else "",
    )


def against_words(found: Study, against: Against) -> str:
    """Return the sentence above the list of mistakes."""
    return loss_words(against.strategy.name, -against.ev, -found.ev)


def costs_words() -> str:
    """Return what the costs of mistakes are of."""
    return _("Costs are of the Ante, in a round on average.")


def street_heading(street: Street) -> str:
    """Return the heading of the tendencies on a street."""
    return _("{street}, of the hands that check before").format(street=street_words(street).capitalize())


def _print_against(found: Study, against: Against) -> None:
    say(f"{found.table.name}: {against_words(found, against)}")
    if against.mistakes:
        say(costs_words())
        say_table(mistake_heads(), map(mistake_row, against.mistakes[:_MOST_SHOWN]), (3, 4))
    rest = against.mistakes[_MOST_SHOWN:]
    if rest:
        cost = percent_words(sum((mistake.cost for mistake in rest), Fraction(0)), 5)
        say(_("and {count} smaller ones, which cost {cost} together").format(count=len(rest), cost=cost))
