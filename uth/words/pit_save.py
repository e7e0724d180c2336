"""Saving a table that was edited, and leaving one that was not saved."""

from __future__ import annotations

from uth.i18n import gettext as _
from uth.i18n import ngettext


def save_word() -> str:
    """Return the button that leads to saving."""
    return _("Save as")


def save_title() -> str:
    """Return the title of the form."""
    return _("Save as a new table")


def save_now() -> str:
    """Return the button that saves."""
    return _("Save it")


def name_label() -> str:
    """Return the name of the field for the table's name."""
    return _("Name of the table")


def name_hint() -> str:
    """Return what is missing in an empty field."""
    return _("a name for the table")


def saved_where(file: str) -> str:
    """Return where the file will be."""
    return _("The file: {file}").format(file=file)


def kept_note() -> str:
    """Return what stays in the file."""
    return _("Comments, sources and the order of the lines stay as they are.")


def mend_first(count: int) -> str:
    """Return why a file with problems is not saved."""
    return ngettext(
        "The file has {count} problem: what is saved must be a table.",
        "The file has {count} problems: what is saved must be a table.",
        count,
    ).format(count=count)


def was_saved(file: str) -> str:
    """Return that it was saved."""
    return _("Saved: {file}").format(file=file)


def replace_question(file: str) -> tuple[str, str]:
    """Return the question before a file is written over."""
    return _("Replace the file?"), _("{file} is there already. What it says now will be gone.").format(file=file)


def replace_word() -> str:
    """Return the answer that writes over it."""
    return _("Replace it")


def leave_question(name: str) -> tuple[str, str]:
    """Return the question before edits are given up."""
    return _("Leave without saving?"), _("“{name}” was changed, and what was changed will be gone.").format(name=name)


def leave_word() -> str:
    """Return the answer that gives the edits up."""
    return _("Leave it unsaved")


def stay_word() -> str:
    """Return the answer that goes on editing."""
    return _("Go on editing")
