"""The pit boss's desk in the window: table files, their lines, what an edit makes of the edge."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.words.figures import percent_words


def title() -> str:
    """Return what the desk is called."""
    return _("Paytables")


# --- the list of files


def list_heads() -> tuple[str, str, str, str, str, str]:
    """Return the titles of the list's columns."""
    return _("TABLE"), _("BLIND PAYS"), _("TRIPS PAYS"), _("EDGE"), _("OF ALL MONEY"), _("TRIPS")


def list_note() -> str:
    """Return what the figures of the list are."""
    return _("House edge of the Ante, of all money on Ante, Blind and Play, and of Trips: exact, by best play.")


def with_file(name: str, file: str, *, own: bool) -> str:
    """Return a table with its file, where others are called so, too; *own*: it is not the program's file."""
    if own:
        return _("{name} (own {file})").format(name=name, file=file)
    return _("{name} ({file})").format(name=name, file=file)


def worked_out_soon() -> str:
    """Return what stands for a figure that is being worked out."""
    return _("soon")


def edge(share: Fraction | None) -> str:
    """Return a house edge in the list; nothing for none."""
    return percent_words(share, 3) if share is not None else ""


def open_word() -> str:
    """Return the button that opens a table to be edited."""
    return _("Edit it")


def how_to_open() -> str:
    """Return how a file can be opened."""
    return _("Type or paste the path of a table file. It opens whatever is wrong with it, and is never changed itself.")


# --- the parts of a file


def parts() -> tuple[str, ...]:
    """Return the parts of the page: the sign, the groups of lines, the differences."""
    return (
        _("Sign"),
        _("Blind"),
        _("Trips"),
        _("Rules"),
        _("Limits"),
        _("Procedure"),
        _("File"),
        _("Differences"),
    )


def with_problem(part: str) -> str:
    """Return the title of a part that has a problem."""
    return _("{part} (!)").format(part=part)


def line_heads(other: str) -> tuple[str, str, str, str]:
    """Return the titles of the lines' columns; *other*: what they are compared with, empty for the saved file."""
    return _("LINE"), _("NOW"), other or _("SAVED"), _("REMARK")


def beside_label() -> str:
    """Return the name of the choice of what the file is compared with."""
    return _("Beside it")


def saved_file() -> str:
    """Return the saved file as something to compare with."""
    return _("the saved file")


def no_lines() -> str:
    """Return what stands where there is no line to show."""
    return _("The file cannot be followed: its problems are below.")


def no_differences(other: str) -> str:
    """Return that nothing differs; *other*: empty for the saved file."""
    return _("No line differs from “{other}”.").format(other=other) if other else _("No line differs from the file.")


def differ(count: int, other: str) -> str:
    """Return how many lines differ from the saved file, or from *other*."""
    if not other:
        sentence = ngettext(
            "{count} line differs from the saved file.", "{count} lines differ from the saved file.", count
        )
        return sentence.format(count=count)
    return ngettext("{count} line differs from “{other}”.", "{count} lines differ from “{other}”.", count).format(
        count=count, other=other
    )


def nothing() -> str:
    """Return what stands where a line has no value."""
    return _("–")


def whole_sign() -> str:
    """Return the value of a line that says whether the file has a sign, where it has one."""
    return _("a sign")


def by_default() -> str:
    """Return the remark on a line that the file leaves out."""
    return _("not in the file")


def not_named() -> str:
    """Return the remark on a hand without a line."""
    return _("no line")


def in_line(line: int, message: str) -> str:
    """Return a problem with the number of its line in the file; 0 for none."""
    return _("line {line}: {message}").format(line=line, message=message) if line else message


def problems_count(count: int) -> str:
    """Return how many problems the file has."""
    return ngettext("{count} problem", "{count} problems", count).format(count=count)


def unsaved() -> str:
    """Return that something is not saved."""
    return _("changed, not saved")


# --- editing a line


def less_word() -> str:
    """Return the button for one step down."""
    return _("Less")


def more_word() -> str:
    """Return the button for one step up."""
    return _("More")


def remove_word(*, pay: bool) -> str:
    """Return the button that takes a line out; *pay*: of a sign."""
    return _("Remove the line") if pay else _("By default")


def no_more() -> str:
    """Return why there is no step further."""
    return _("There is no further step.")


def cannot_remove() -> str:
    """Return why a line cannot be taken out."""
    return _("The file has no such line, or cannot do without it.")


def not_here() -> str:
    """Return why a line that differs cannot be edited here."""
    return _("Chips, floats and sources are edited in the file itself.")


def no_sign(sign: str) -> str:
    """Return why a pay that differs cannot be edited: the file does not have that sign."""
    return _("The file has no such sign: put one there on its line “{sign}”.").format(sign=sign)


def choose_or_type(*, pay: bool) -> str:
    """Return how the value of a line is typed."""
    return _("such as 3 to 2, push or lose") if pay else _("type a value")


def list_keys(left: str, right: str, enter: str, delete: str) -> str:
    """Return what the keys do on the lines; the arguments are the texts of their caps."""
    return _("{left} and {right} change the line, {enter} or a digit types, {delete} takes it out").format(
        left=left, right=right, enter=enter, delete=delete
    )


def field_keys(enter: str, escape: str) -> str:
    """Return what the keys do in the field."""
    return _("{enter} keeps it, {escape} takes it back").format(enter=enter, escape=escape)


def undo_word() -> str:
    """Return the button that takes the last edit back."""
    return _("Undo")


def redo_word() -> str:
    """Return the button that does it again."""
    return _("Redo")


def nothing_to_undo() -> str:
    """Return why nothing can be taken back."""
    return _("Nothing was changed.")


def nothing_to_redo() -> str:
    """Return why nothing can be done again."""
    return _("Nothing was taken back.")


def path_words(path: Sequence[str]) -> str:
    """Return a line by its keys."""
    return " > ".join(path)
