"""``uth pictures DIR``: every scene in every look, as pictures with a page that shows them all."""

from __future__ import annotations

import argparse
from pathlib import Path

from uth.cli import output
from uth.cli.examples import example
from uth.cli.play_options import size
from uth.i18n import gettext as _
from uth.i18n import ngettext

_EXAMPLE = "uth pictures book --only menu --size 1280x800"


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to those of the program."""
    about = _("draw every scene of the program, in every look")
    parser = subparsers.add_parser(
        "pictures",
        help=about,
        description=(
            _(
                "Draw every scene of the program and every stage of a round: at four sizes, and at 1280x800 with "
                "each felt, the four-colour deck, light and high-contrast surroundings and other settings. No "
                "display is needed, and your own players and rounds are neither shown nor touched. The same "
                "version draws the same pictures."
            )
        ),
        epilog=example(_EXAMPLE),
    )
    parser.add_argument(
        "folder", type=Path, metavar="DIR", help=_("where the pictures go; open its {file}").format(file="index.html")
    )
    parser.add_argument(
        "--only", default="", metavar="WORD", help=_("only what has this word in its name, such as menu")
    )
    parser.add_argument(
        "--size",
        type=size,
        action="append",
        default=[],
        metavar="WxH",
        help=_("only at this size; several may be given. Other settings are shown at 1280x800 alone"),
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Draw the pictures, and say where they are.

    :raises UthError: if nothing is called so, or a picture cannot be written.
    """
    from uth.ui import backend

    backend.require()
    # Only now may pygame be imported.
    from uth.ui.book.looks import looks
    from uth.ui.book.making import make

    with output.busy(_("drawing ...")) as show:
        pages = make(
            options.folder, looks(options.size), options.only, lambda now: show(_("drawing {now} ...").format(now=now))
        )
    output.say(
        ngettext("{count} picture; {file} shows it", "{count} pictures; {file} shows them all", len(pages)).format(
            count=len(pages), file=options.folder / "index.html"
        )
    )
    return 0
