"""The options of ``uth play``, and what may follow them."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from uth.i18n import gettext as _

_MOST_COMPANY = 7
"""As ``uth.store.settings.MOST_COMPANY``, which is not imported for every command's help."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options to the command's."""
    parser.add_argument("--table", metavar="T", help=_("a table's name or file (the one of last time, first standard)"))
    parser.add_argument("--boxes", type=_count, default=1, metavar="N", help=_("how many boxes to bet on (1)"))
    parser.add_argument(
        "--company",
        type=_company,
        metavar="N",
        help=_("with how many simulated players, 0 to {most} (as last time, first none)").format(most=_MOST_COMPANY),
    )
    parser.add_argument("--player", metavar="NAME", help=_("who plays; a new name is a new player (who played last)"))
    parser.add_argument(
        "--bankroll",
        metavar="X",
        help=_("sit down with exactly so much: chips are added or taken away (what is there; a new player: 1000)"),
    )
    parser.add_argument(
        "--seed", metavar="S", help=_("any text: the same one gives the same deals, and nothing is kept of them")
    )
    parser.add_argument("--demo", action="store_true", help=_("play by itself, also without a display"))
    parser.add_argument(
        "--text", action="store_true", help=_("play line by line in the terminal, told in words; no window is opened")
    )
    parser.add_argument("--rounds", type=_count, metavar="N", help=_("stop after so many rounds and print the result"))
    parser.add_argument(
        "--size",
        type=size,
        action="append",
        default=[],
        metavar="WxH",
        help=_("the window's size in pixels; with {record} once for each size of picture").format(record="--record"),
    )
    parser.add_argument(
        "--record",
        type=Path,
        metavar="DIR",
        help=_("save a PNG at each stage; with {demo} no window is opened").format(demo="--demo"),
    )
    parser.add_argument(
        "--log",
        type=Path,
        metavar="FILE",
        help=_("log to this file: each deck's commitment and its reveal, and what happens in words"),
    )
    parser.add_argument(
        "--describe",
        action="store_true",
        help=_("print what is on the table, and where its buttons are, whenever it changes"),
    )


def _count(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", text) or int(text) == 0:
        raise argparse.ArgumentTypeError(_('expected a whole number from 1, got "{text}"').format(text=text))
    return int(text)


def _company(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,2}", text) or int(text) > _MOST_COMPANY:
        wanted = _('expected a whole number from 0 to {most}, got "{text}"')
        raise argparse.ArgumentTypeError(wanted.format(most=_MOST_COMPANY, text=text))
    return int(text)


def size(text: str) -> tuple[int, int]:
    """Return the size of a window that is given as ``1280x800``.

    :raises ArgumentTypeError: if it is none, or no window has that size.
    """
    from uth.ui.sizes import MOST, SMALLEST

    found = re.fullmatch(r"([0-9]{1,5})\s*[xX×]\s*([0-9]{1,5})", text)
    given = (int(found[1]), int(found[2])) if found else (0, 0)
    if any(not least <= side <= most for side, least, most in zip(given, SMALLEST, MOST, strict=True)):
        least, most = (f"{width}x{height}" for width, height in (SMALLEST, MOST))
        raise argparse.ArgumentTypeError(
            _('expected a size from {least} to {most}, such as 1280x800, got "{text}"').format(
                least=least, most=most, text=text
            )
        )
    return given
