"""The pages of help and of what the program is."""

from __future__ import annotations

from uth.i18n import gettext as _


def title() -> str:
    """Return the title of the help."""
    return _("Help")


def tabs() -> tuple[str, str, str]:
    """Return the parts of the help: keys, the round, the rules."""
    return _("Keys and mouse"), _("The round in short"), _("Rules of play")


def keys_note() -> str:
    """Return how keys are bound, and where they are changed."""
    return _(
        "Keys are bound by their place on the keyboard. Those of the table and its menu can be changed in the settings."
    )


def about_title() -> str:
    """Return the title of what the program is."""
    return _("About")


def program_line() -> str:
    """Return what the program is."""
    return _("A casino Ultimate Texas Hold'em table: play it, look up its hands, check what it earns.")


def no_money() -> str:
    """Return that nothing here is real money."""
    return _("No real money is handled anywhere.")


def version_label() -> str:
    """Return the name of the line with the version."""
    return _("Version")


def python_label() -> str:
    """Return the name of the line with Python."""
    return _("Python")


def window_label() -> str:
    """Return the name of the line with what draws the window."""
    return _("Window")


def system_label() -> str:
    """Return the name of the line with the operating system."""
    return _("System")


def folder_label(name: str) -> str:
    """Return the name of the line with a folder; *name*: ``folder``, ``tables``, ``cache`` or ``logs``."""
    return {
        "folder": _("Your folder"),
        "tables": _("Your tables"),
        "cache": _("Cache"),
        "logs": _("Logs"),
    }[name]


def licence_line(licence: str) -> str:
    """Return on what terms this program comes."""
    return _("This program is free software under the {licence} licence.").format(licence=licence)


def installed_heading() -> str:
    """Return the heading over what is installed with it."""
    return _("Installed with it, each under its own licence")


def installed_heads() -> tuple[str, str, str]:
    """Return the titles over what is installed."""
    return _("PACKAGE"), _("VERSION"), _("LICENCE")


def licences_note() -> str:
    """Return where the texts of the licences are."""
    return _("The text of each licence lies with the installed package.")
