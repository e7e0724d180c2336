"""The command line: one module per command, each with ``add_parser(subparsers)`` that sets ``run``."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path

from uth import __version__, i18n, paths
from uth.cli import output
from uth.errors import UthError

COMMANDS = (
    "play", "history", "tables", "table", "settle", "odds", "check", "compare", "strategy", "simulate", "pictures",
    "shortcut", "help", "about",
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
            return _run(make_parser(_named(arguments)).parse_args(arguments))
        finally:
            output.flush()
    except UthError as error:
        output.complain(f"uth: {error}")
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
    return f"{error.filename or 'the output'} cannot be written: {error.strerror or error}"


def make_parser(command: str | None = None) -> argparse.ArgumentParser:
    """Return the parser of all commands, or for a faster start that of one alone."""
    parser = argparse.ArgumentParser(
        prog="uth",
        description="A casino Ultimate Texas Hold'em table: play it, deal it, check it. `uth` alone opens the table.",
        epilog="uth COMMAND --help says more about a command, with an example.",
    )
    parser.add_argument("--version", action="version", version=f"uth {__version__}")
    _add_common_options(parser, None)
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
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
        "--data", metavar="DIR", type=_folder, default=default, help=f"the user's folder (also: {paths.VARIABLE})"
    )
    parser.add_argument(
        "--language", metavar="L", default=default, help=f"the language of texts, such as en (also: {i18n.VARIABLE})"
    )


def _folder(text: str) -> Path:
    if not text:
        raise argparse.ArgumentTypeError("expected a folder, got nothing")
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
        _speak(asked, "--language" if options.language else i18n.VARIABLE)
    return int(options.run(options))


def _speak(language: str, said: str) -> None:
    """Use a language for this start; *said*: what asked for it.

    :raises UthError: if there are no texts in it.
    """
    from uth.store.settings import catalogues

    known = i18n.languages(catalogues())
    if language not in (*known, i18n.PSEUDO):
        raise UthError(f'{said}: there are no texts in "{language}"; there are in {", ".join(known)}')
    i18n.ask_for(language)
    i18n.use_language(language, catalogues())


def _forgive_narrow_terminals() -> None:
    """Let a terminal that has no minus sign or euro print "?" for it and go on."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
