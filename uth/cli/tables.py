"""``uth tables``: the tables that can be named."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from uth.cli.examples import example
from uth.cli.output import say, say_json, say_table, stamped
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from uth.config import ListedTable
    from uth.table import Limit, Table


def add_parser(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser(
        "tables",
        help=_("list the tables"),
        description=_("List the tables that come with the program and those in your own tables folder."),
        epilog=example("uth tables --json"),
    )
    parser.add_argument("--json", action="store_true", help=_("print JSON"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """List the tables; a file with problems is listed too, without what it could not say."""
    from uth import paths
    from uth.config import list_tables

    entries = [(listed, _loaded(listed)) for listed in list_tables()]
    if args.json:
        say_json(stamped({"tables": [_as_data(listed, table) for listed, table in entries]}))
        return 0
    heads = (
        _("name"),
        _("title"),
        _("currency"),
        _("Ante"),
        _("Trips"),
        _("boxes for one"),
        _("Blind pays"),
        _("Trips pays"),
        _("from"),
    )
    say_table(heads, [_row(listed, table) for listed, table in entries])
    say("\n" + _("Your own table files belong in {folder}").format(folder=paths.tables_folder()))
    return 0


def _loaded(listed: ListedTable) -> Table | None:
    from uth.config import load_table
    from uth.errors import UthError

    try:
        return load_table(str(listed.file.absolute())).table
    except UthError:
        return None


def _origin(listed: ListedTable, table: Table | None) -> str:
    if listed.hidden:
        return _("your folder; open it by its path, its name is taken")
    if listed.preset:
        return (table.jurisdiction if table else "") or _("this program")
    return _("your folder")


def _row(listed: ListedTable, table: Table | None) -> tuple[str, ...]:
    from uth.problems import shown
    from uth.ui.seat import most_boxes
    from uth.words.sign import paytable_in_short

    name = shown(listed.name)
    origin = _origin(listed, table)
    if table is None:
        return (
            name,
            _('has problems: "{command} {file}"').format(file=listed.file, command="uth check"),
            "",
            "",
            "",
            "",
            "",
            "",
            origin,
        )
    trips = _span(table, table.limits.trips) if table.trips else "-"
    return (
        name,
        table.name,
        table.currency.code,
        _span(table, table.limits.ante),
        trips,
        str(most_boxes(table)),
        paytable_in_short(table.blind),
        paytable_in_short(table.trips),
        origin,
    )


def _span(table: Table, limit: Limit) -> str:
    from uth.words.money import money_words

    return f"{money_words(limit.least, table.currency)}-{money_words(limit.most, table.currency)}"


def _as_data(listed: ListedTable, table: Table | None) -> dict[str, Any]:
    from uth.config import table_as_data

    data = table_as_data(table) if table else {}
    limits = data.get("limits")
    return {
        "name": listed.name,
        "file": str(listed.file),
        "preset": listed.preset,
        "hidden": listed.hidden,
        "valid": table is not None,
        "title": data.get("name"),
        "currency": data.get("currency"),
        "limits": limits,
        "blind": data.get("blind"),
        "trips": data.get("trips") if table and table.trips else None,
        "jurisdiction": data.get("jurisdiction"),
    }
