"""The command line: one module per command, each with ``add_parser(subparsers)`` that sets ``run``."""

from __future__ import annotations

import argparse
import io
import itertools
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

from uth import __version__, i18n, paths, resources
from uth.cli import argparse_words, output
from uth.errors import UthError
from uth.i18n import gettext as _

COMMANDS = (
    "play", "history", "tables", "table", "settle", "odds", "bring", "check", "compare", "strategy", "simulate",
    "sign", "exposure", "errors", "earn", "luck", "train", "pictures", "shortcut", "help", "about",
)  # fmt: skip
"""The modules of this package that are commands, in the order in which ``uth --help`` lists them."""
_WITHOUT_NAME = "play"
_ANSWERED_HERE = ("-h", "--help", "--version")
_COMMON = ("--data", "--language")
"""Options with a value that stand before the command as well as after it."""
INTERRUPTED = 130
PIPE_CLOSED = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0, 1 or 2 as its chapter says, 130 if it was interrupted.

    :raises SystemExit: from argparse, with 2 after a wrong option and 0 after help or version.
    """
    _forgive_narrow_terminals()
    arguments = _with_a_command(list(sys.argv[1:] if argv is None else argv))
    if _named(arguments) == _WITHOUT_NAME and _unheard():
        # Started from a menu or by a double click: nobody reads what is printed.
        from uth.cli import unheard

        return unheard.told(lambda: _answered(arguments))
    with output.no_stream_missing():
        return _answered(arguments)


def _unheard() -> bool:
    """Whether nobody reads the error stream: there is none, or it is a desktop's, which starts its own command."""
    from uth.desktop.start import SCRIPT

    return sys.stderr is None or Path(sys.argv[0]).stem == SCRIPT


def _answered(arguments: Sequence[str]) -> int:
    """Run a command and print what stops it; what cannot be printed is no reason for a traceback."""
    try:
        try:
            _speak(arguments)
            return _run(make_parser(_named(arguments)).parse_args(arguments))
        finally:
            output.flush()
    except UthError as error:
        from uth.words.errors import error_words

        output.complain(f"uth: {error_words(error)}")
        return error.exit_code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return PIPE_CLOSED
    except OSError as error:
        output.complain(f"uth: {_of_the_system(error)}")
        return UthError.exit_code
    finally:
        output.finish()


def _of_the_system(error: OSError) -> str:
    """What the system refused: a file by its name, else the output."""
    return _("{file} cannot be written: {reason}").format(
        file=error.filename or _("the output"), reason=error.strerror or error
    )


class _Parser(argparse.ArgumentParser):
    """Repeats what was typed as :func:`output.complain` does; those of commands and actions are of this class too."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, and exit with 2."""
        super().error(output.harmless(message))

    def _get_values(self, action: argparse.Action, arg_strings: list[str]) -> Any:
        """Refuse ``--option=--``: argparse takes its value for the end of the options, and gives none at all."""
        if action.option_strings and action.nargs is None and arg_strings == ["--"]:
            raise argparse.ArgumentError(action, _("expected one argument"))
        return super()._get_values(action, arg_strings)


def make_parser(command: str | None = None) -> argparse.ArgumentParser:
    """Return the parser of all commands, or for a faster start that of one alone."""
    parser: argparse.ArgumentParser = _Parser(
        prog="uth",
        description=_(
            "A casino Ultimate Texas Hold'em table: play it, deal it, check it. `uth` alone opens the table."
        ),
        epilog=_("uth COMMAND {help} says more about a command, with an example.").format(help="--help"),
    )
    parser.add_argument(
        "--version", action="version", version=f"uth {__version__}", help=_("show program's version number and exit")
    )
    _add_common_options(parser, None)
    subparsers = parser.add_subparsers(title=_("commands"), metavar="COMMAND", required=True)
    for name in COMMANDS if command is None else (command,):
        import_module(f"{__name__}.{name}").add_parser(subparsers)
    for subparser in _all_of(subparsers):
        # After the command as well; not given there it must not undo what was given before.
        _add_common_options(subparser, argparse.SUPPRESS)
        subparser.allow_abbrev = False
    return parser


def _all_of(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> Iterator[argparse.ArgumentParser]:
    """Yield the parsers of commands and of their actions."""
    for parser in dict.fromkeys(subparsers.choices.values()):
        yield parser
        # A parser does not tell its actions otherwise.
        for action in parser._actions:
            if isinstance(action, argparse._SubParsersAction):
                yield from _all_of(action)


def _add_common_options(parser: argparse.ArgumentParser, default: object) -> None:
    parser.add_argument(
        "--data",
        metavar="DIR",
        type=_folder,
        default=default,
        help=_("the user's folder (also: {variable})").format(variable=paths.VARIABLE),
    )
    parser.add_argument(
        "--language",
        metavar="L",
        default=default,
        help=_("the language of texts, such as en (also: {variable})").format(variable=i18n.VARIABLE),
    )


def _folder(text: str) -> Path:
    if not text:
        raise argparse.ArgumentTypeError(_("expected a folder, got nothing"))
    return Path(text)


def _with_a_command(arguments: list[str]) -> list[str]:
    """Name the command that is meant where none is: ``uth --seed 7`` is ``uth play --seed 7``."""
    place = _place_of_command(arguments)
    rest = arguments[place:]
    if rest and (not rest[0].startswith("-") or rest[0] in _ANSWERED_HERE):
        return arguments
    return [*arguments[:place], _WITHOUT_NAME, *rest]


def _place_of_command(arguments: Sequence[str]) -> int:
    place = 0
    while place < len(arguments) and arguments[place].split("=")[0] in _COMMON:
        place += 1 if "=" in arguments[place] else 2
    return min(place, len(arguments))


def _named(arguments: Sequence[str]) -> str | None:
    """The command that is given, if it is one."""
    named = "".join(arguments[_place_of_command(arguments) :][:1])
    return named if named in COMMANDS else None


def _run(options: argparse.Namespace) -> int:
    if options.data is not None:
        paths.set_data_folder(options.data)
    if asked := options.language or i18n.asked():
        _ask_for(asked, "--language" if options.language else i18n.VARIABLE)
    return int(options.run(options))


def _speak(arguments: Sequence[str]) -> None:
    """Use the language that is asked for, else the system's, before a word of help is put together.

    English stands in for a language without texts, which is refused when the options have been read.
    """
    folder = resources.catalogues()
    asked = _language_in(arguments) or i18n.asked()
    i18n.use_language(asked or i18n.system_language(i18n.languages(folder)), folder)
    argparse_words.translate()


def _language_in(arguments: Sequence[str]) -> str:
    """What ``--language`` says, wherever it stands; empty if it is not given."""
    found = ""
    for argument, following in itertools.zip_longest(arguments, arguments[1:], fillvalue=""):
        option, _equals, value = argument.partition("=")
        if option == "--language":
            found = value or following
    return found


def _ask_for(language: str, said: str) -> None:
    """Let this start keep a language, whatever a player has chosen; *said*: what asked for it.

    :raises UthError: if there are no texts in it.
    """
    known = i18n.languages(resources.catalogues())
    if language not in (*known, i18n.PSEUDO):
        raise UthError(
            _('{said}: there are no texts in "{language}"; there are in {known}').format(
                said=said, language=language, known=", ".join(known)
            )
        )
    i18n.ask_for(language)


def _forgive_narrow_terminals() -> None:
    """Let a terminal that has no minus sign or euro print "?" for it and go on."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
