"""``uth help TOPIC``: what does not fit into the help of one command."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from uth.cli.examples import example
from uth.cli.output import columns, say
from uth.errors import UthError
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from argparse import _SubParsersAction

TOPICS: Mapping[str, str] = {
    "tables": "table files: every key, its values, and what it is where it is left out",
    "strategies": "strategy files: choices, rules, and every condition",
    "profiles": "house profiles: how faults are ruled, and what the dealer calls",
    "lessons": "lesson files for a class of the dealer school: every key, with an example",
    "json": "what each command prints with {option}",
    "signs": "printed signs, limits, payout caps and odd chips, dealer errors",
    "luck": "what a table earns, mixes of players, and luck or leak",
    "history": "history files: every line of an export, and what an import does with it",
    "keys": "keys and mouse at the table",
    "text": "playing line by line: what can be typed",
}
"""What there is help on, and about what."""

_KEYS = "keys"
_WIDTH = 100
_FENCE = "```"
_ITEM = "- "


class NoSuchTopic(UthError):
    """There is no help of that name."""


def add_parser(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser(
        "help",
        help=_("explain table files, strategy files, history files, JSON, keys"),
        description=_("Explain a topic, with examples; without one, list the topics."),
        epilog=example("uth help tables"),
    )
    parser.add_argument("topic", metavar="TOPIC", nargs="?", help=_("one of {topics}").format(topics=", ".join(TOPICS)))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the help on a topic, or the topics.

    :raises NoSuchTopic: if there is none of that name.
    """
    say(_topics() if args.topic is None else as_text(source(args.topic)))
    return 0


def _topics() -> str:
    listed = columns([(f"  uth help {name}", _(about).format(option="--json")) for name, about in TOPICS.items()])
    more = _("{command} explains a command.").format(command="uth COMMAND --help")
    return f"{_('Topics:')}\n{listed}\n\n{more}"


def source(topic: str) -> str:
    """Return the text of a topic as it is written: headings, paragraphs, and fenced examples.

    A language may bring its own, ``help/TOPIC.md`` in the folder of its catalogue; else it is English.

    :raises NoSuchTopic: if there is none of that name.
    """
    from uth import i18n, resources

    name = _known(topic)
    if name == _KEYS:
        return _keys()
    translated = resources.catalogues() / i18n.in_use() / "help" / f"{name}.md"
    english = resources.data_folder("assets") / "help" / f"{name}.md"
    return (translated if translated.is_file() else english).read_text(encoding="utf-8")


def _known(topic: str) -> str:
    from uth.problems import meant, nearest, shown

    name = topic.strip().casefold()
    if name in TOPICS:
        return name
    near = nearest(name, list(TOPICS))
    hint = meant(near)
    raise NoSuchTopic(
        _('no help on "{topic}"{hint}: there is help on {topics}').format(
            topic=shown(topic), hint=hint, topics=", ".join(TOPICS)
        )
    )


def _keys() -> str:
    """The keys of the table's own help, with those of tables that have a cut, dark boxes and several boxes."""
    from uth.ui.key_help import elsewhere_groups, help_groups
    from uth.ui.keymap import Keymap

    groups = (*help_groups(Keymap(), dark=True, cut=True, boxes=True), *elsewhere_groups(Keymap()))
    parts = [f"## {title}\n\n{_FENCE}text\n{columns(lines)}\n{_FENCE}" for title, lines in groups]
    first = _(
        "H shows them at the table, as far as that table has them. They are bound by their place on the keyboard."
    )
    return "\n\n".join([f"# {_('Keys and mouse')}", first, *parts])


def as_text(written: str) -> str:
    """Return a topic for a terminal: headings underlined, paragraphs and items filled, examples indented."""
    return "\n".join(_lines(written.splitlines())).strip("\n")


def _lines(written: list[str]) -> Iterator[str]:
    paragraph: list[str] = []
    example = False
    for line in [*written, ""]:
        if line.startswith(_FENCE):
            example = not example
        elif example:
            yield f"    {line}".rstrip()
        elif line.startswith("#"):
            title = line.lstrip("# ")
            yield from (title, "-" * len(title))
        elif line.startswith(_ITEM):
            yield from _filled(paragraph)
            paragraph = [line]
        elif line:
            paragraph.append(line.lstrip())
        else:
            yield from _filled(paragraph)
            paragraph = []
            yield ""


def _filled(paragraph: list[str]) -> list[str]:
    """A paragraph in lines; those of an item stand in under its first one."""
    text = " ".join(paragraph)
    inset = " " * len(_ITEM) if text.startswith(_ITEM) else ""
    return textwrap.wrap(text, _WIDTH, subsequent_indent=inset, break_on_hyphens=False, break_long_words=False)
