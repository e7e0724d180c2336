"""``uth pictures DIR``: every scene in every look, as pictures with a page that shows them all."""

from __future__ import annotations

import argparse
from pathlib import Path

from uth.cli import output
from uth.cli.play import size

_EXAMPLE = "example: uth pictures book --only menu --size 1280x800"


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to those of the program."""
    about = "draw every scene of the program, in every look"
    parser = subparsers.add_parser(
        "pictures",
        help=about,
        description=(
            "Draw every scene of the program and every stage of a round: at four sizes, and at 1280x800 with each "
            "felt, the four-colour deck, light and high-contrast surroundings and other settings. No display is "
            "needed, and your own players and rounds are neither shown nor touched. The same version draws the same "
            "pictures."
        ),
        epilog=_EXAMPLE,
    )
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the pictures go; open its index.html")
    parser.add_argument("--only", default="", metavar="WORD", help="only what has this word in its name, such as menu")
    parser.add_argument(
        "--size",
        type=size,
        action="append",
        default=[],
        metavar="WxH",
        help="only at this size; several may be given. Other settings are shown at 1280x800 alone",
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

    with output.busy("drawing ...") as show:
        pages = make(options.folder, looks(options.size), options.only, lambda now: show(f"drawing {now} ..."))
    count = "1 picture" if len(pages) == 1 else f"{len(pages)} pictures"
    output.say(f"{count}; {options.folder / 'index.html'} shows {'it' if len(pages) == 1 else 'them all'}")
    return 0
