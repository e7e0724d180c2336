"""``uth play --text``: the table line by line, in a terminal or a pipe. No window, no pygame."""

from __future__ import annotations

import argparse
import io
import sys
import time
from collections.abc import Iterable, Iterator

from uth.chips import CURRENCY_CODES, currency
from uth.cli import output
from uth.table import Table
from uth.told.demo import typed_by_demo
from uth.told.visit import Opened, Visit
from uth.ui.evening import Evening
from uth.words.money import MINUS

_PACE = 0.5
"""Seconds that a demo waits before each line, where somebody reads along."""
_PLAIN = {MINUS: "-", "×": "x", "–": "-", "“": '"', "”": '"', "’": "'"}
_TYPED = "> {line}"


def play(options: argparse.Namespace, table: Table, bankroll: int) -> Evening | None:
    """Play until the player leaves, the input ends, or the rounds are over; return what was played, if anything.

    :raises UthError: if the player's data cannot be opened.
    :raises OSError: if the output takes no more.
    """
    if options.demo or options.seed is not None:
        visit = Visit(lambda: Opened(_thrown_away(options, table, bankroll), []), table.currency, options.rounds)
        _talk(visit, options)
    else:
        visit = _kept(options, table, bankroll)
    return visit.evening


def _thrown_away(options: argparse.Namespace, table: Table, bankroll: int) -> Evening:
    """Chips that nothing is kept of."""
    from uth.session import secure, seeded

    entropy = secure if options.seed is None else seeded(options.seed)
    evening = Evening(table, bankroll, options.boxes, entropy)
    evening.company = options.company or 0
    return evening


def _kept(options: argparse.Namespace, table: Table, bankroll: int) -> Visit:
    """Play with a player's own chips."""
    from uth.session import secure
    from uth.store.database import default_file
    from uth.store.rescue import opened
    from uth.told.door import PlayersDoor

    database, damage = opened(default_file())
    wanted = bankroll if options.bankroll is not None else None
    asked = options.player or "", options.table, options.company
    door = PlayersDoor(database, table, options.boxes, secure, bankroll, wanted, *asked)
    visit = Visit(door, table.currency, options.rounds)
    try:
        tell(damage or "")
        _talk(visit, options)
    finally:
        door.close()
        database.close()
    return visit


def _talk(visit: Visit, options: argparse.Namespace) -> None:
    """Say, listen, say; the end of the input and Ctrl+C are as good as leaving."""
    begin_to_listen()
    by_clock = output.is_terminal(sys.stdout) or options.rounds is None
    try:
        _say(visit.begin())
        while not visit.left:
            line = _demos_line(visit, by_clock) if options.demo else typed_line()
            _say(visit.leave() if line is None else visit.hear(line))
    except KeyboardInterrupt:
        _say(["", *visit.leave()])
    finally:
        visit.close()


def _demos_line(visit: Visit, by_clock: bool) -> str | None:
    line = typed_by_demo(visit.talk.chair) if visit.talk else None
    if line is not None:
        if by_clock:
            time.sleep(_PACE)
        _say([_TYPED.format(line=line)])
    return line


def begin_to_listen() -> None:
    """Let what is no text in the input's encoding be replaced; to be called before the first line is read."""
    if isinstance(sys.stdin, io.TextIOWrapper) and not sys.stdin.closed:
        sys.stdin.reconfigure(errors="replace")


def typed_line() -> str | None:
    """Return the next line of the input, None at its end."""
    if sys.stdin is None or sys.stdin.closed:
        return None
    line = sys.stdin.readline()
    return line if line else None


def tell(text: str) -> None:
    """Say each line of a text; nothing for an empty one."""
    _say(text.splitlines())


def _say(sentences: Iterable[str]) -> None:
    for sentence in sentences:
        say(sentence)
    output.flush()


def say(text: str) -> None:
    """Print a line in signs that the terminal has.

    :raises OSError: if the output takes no more.
    """
    output.say(plain(text, getattr(sys.stdout, "encoding", None) or "utf-8"))


def plain(text: str, encoding: str) -> str:
    """Return *text* in signs that a terminal of that encoding has: ``EUR 5`` where it has no euro sign."""
    text = text.replace("\N{NO-BREAK SPACE}", " ")
    for sign, instead in (*_PLAIN.items(), *_codes()):
        if sign in text and not _has(encoding, sign):
            text = text.replace(sign, instead)
    return text


def _codes() -> Iterator[tuple[str, str]]:
    """Each currency sign that is no plain letter, with what to write for it."""
    for code in CURRENCY_CODES:
        sign = currency(code).sign
        if not sign.isascii():
            yield sign, code if sign[-1].isalpha() else f"{code} "


def _has(encoding: str, sign: str) -> bool:
    try:
        sign.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
