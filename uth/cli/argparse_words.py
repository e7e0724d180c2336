"""The words of argparse itself, looked up among those of the program.

It asks :mod:`gettext` for them, in the language of the environment and in no catalogue of ours; nothing but its two
functions leads elsewhere.
"""

from __future__ import annotations

import argparse

from uth.i18n import gettext as _
from uth.i18n import ngettext

SAYS = (
    "usage: ",
    "positional arguments",
    "options",
    "show this help message and exit",
    "%(prog)s: error: %(message)s\n",
    "argument %(argument_name)s: %(message)s",
    "unrecognized arguments: %s",
    "not allowed with argument %s",
    "ignored explicit argument %r",
    "the following arguments are required: %s",
    "one of the arguments %s is required",
    "expected one argument",
    "expected at most one argument",
    "expected at least one argument",
    "ambiguous option: %(option)s could match %(matches)s",
    "invalid %(type)s value: %(value)r",
    "invalid choice: %(value)r (choose from %(choices)s)",
)
"""What it says to the user of a command; its words to programmers stay as they are."""


def translate() -> None:
    """Let argparse speak the language in use."""
    for name, function in (("_", _said), ("ngettext", _said_of_several)):
        setattr(argparse, name, function)


def _said(text: str) -> str:
    return _(text) if text in SAYS else text


def _said_of_several(one: str, many: str, count: int) -> str:
    if one == "expected %s argument":
        return ngettext("expected %s argument", "expected %s arguments", count)
    return one if count == 1 else many
