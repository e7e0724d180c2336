"""The choice of a table: what is offered, what each table is, and what is wrong with a file."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.table import Limit, Table
from uth.words.money import money_words


def title() -> str:
    """Return the title of the choice."""
    return _("Choose a table")


def columns() -> tuple[str, str, str]:
    """Return the titles of the list's columns."""
    return _("TABLE"), _("ANTE"), _("YOUR BOXES")


def ante_words(table: Table) -> str:
    """Return the limits of the Ante in short: ``$5 - $500``."""
    return _span(table, table.limits.ante)


def _span(table: Table, limit: Limit) -> str:
    least, most = (money_words(amount, table.currency) for amount in (limit.least, limit.most))
    return _("{least} – {most}").format(least=least, most=most)


def has_problems() -> str:
    """Return what the list says of a file that is no table."""
    return _("has problems")


def preset_from(jurisdiction: str) -> str:
    """Return where a table that comes with the program is from; *jurisdiction*: empty where it names none."""
    return jurisdiction or _("comes with the program")


def own_file() -> str:
    """Return that a table is a file in the player's folder."""
    return _("your own file")


def opened_file() -> str:
    """Return that a table is a file that was opened by its path."""
    return _("opened file")


def revision_words(revision: str) -> str:
    """Return which edition of the table it is."""
    return _("revision {revision}").format(revision=revision)


def in_force(day: str) -> str:
    """Return since when it holds."""
    return _("in force from {day}").format(day=day)


# --- what can be done


def sit_down() -> str:
    """Return the button that lays the table out."""
    return _("Sit down here")


def open_file() -> str:
    """Return the button that leads to a file of one's own."""
    return _("Open a file")


def everything() -> str:
    """Return the button that shows a table's sign, rules, figures and sources in full."""
    return _("All about it")


def rules_of_play() -> str:
    """Return the button that shows the rules of play."""
    return _("Rules of play")


def not_a_table() -> str:
    """Return why nobody can sit down at a file with problems."""
    return _("The file has problems: it cannot be laid out before they are mended.")


# --- what it is


def limits_heading() -> str:
    """Return the heading over the limits."""
    return _("Limits")


def figures_heading() -> str:
    """Return the heading over what the house earns."""
    return _("The house's share")


def unusual_heading() -> str:
    """Return the heading over what is not as at most tables."""
    return _("Not as at most tables")


def nothing_unusual() -> str:
    """Return that rules and dealing are the usual ones."""
    return _("Rules and dealing are the usual ones.")


def more_sentences(count: int) -> str:
    """Return that there is more to read."""
    return ngettext("and {count} more rule", "and {count} more rules", count).format(count=count)


def sources_heading() -> str:
    """Return the heading over the sources."""
    return _("Sources")


def warnings_heading() -> str:
    """Return the heading over what is odd about a file."""
    return _("Worth a second look")


def file_line(file: str) -> str:
    """Return where the table's file is."""
    return _("File: {file}").format(file=file)


def currency_label() -> str:
    """Return the name of the line with the currency."""
    return _("Currency")


def boxes_label() -> str:
    """Return the name of the line with the boxes of one player."""
    return _("Boxes for one player")


def edge_label() -> str:
    """Return the name of the line with the house edge."""
    return _("House edge, of the Ante")


def risk_label() -> str:
    """Return the name of the line with the element of risk."""
    return _("of all money bet")


def trips_label() -> str:
    """Return the name of the line with the edge of Trips."""
    return _("Trips, of the bet")


def percent(share: Fraction) -> str:
    """Return a share of money with two decimals: ``2.18 %``."""
    return _("{share:.2f} %").format(share=float(100 * share))


def working_out() -> str:
    """Return what is said while a figure is worked out."""
    return _("being worked out …")


def not_known(why: str) -> str:
    """Return why a figure is not known."""
    return _("not known: {why}").format(why=why)


def best_play() -> str:
    """Return what the figures assume."""
    return _("Exact, by best play at the pays as written.")


# --- a file


def file_label() -> str:
    """Return the name of the field for a path."""
    return _("File")


def file_hint() -> str:
    """Return what stands in it while it is empty."""
    return _("a .yaml file, or the name of a table")


def how_to_open() -> str:
    """Return how a file can be opened."""
    return _("Type or paste the path of a table file, or drop the file on this window at any time.")


def read_it() -> str:
    """Return the button that reads the file."""
    return _("Read it")


def problems_title(file: str) -> str:
    """Return the title of a file's problems."""
    return _("{file}: no table yet").format(file=file)


def problems_intro(problems: Sequence[object]) -> str:
    """Return what is said over the problems."""
    count = len(problems)
    return ngettext("This has to be mended first:", "These {count} things have to be mended first:", count).format(
        count=count
    )


def how_to_mend() -> str:
    """Return where table files are explained."""
    return _("“uth help tables” explains every key, and “uth table standard --yaml” prints a file to start from.")


def remembered_gone(table: str) -> str:
    """Return what is said where the table of last time cannot be laid out."""
    return _("The table of last time, {table}, cannot be laid out:").format(table=table)
