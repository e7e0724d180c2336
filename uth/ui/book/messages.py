"""What the book shows of messages: they are put together where they would be, so that they are in every language."""

from __future__ import annotations

from uth.analysis.strategy.reader import read_strategy
from uth.config.reader import read_table
from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.problems import Problem

FILE = "mine.yaml"
LOG = "fault-20260321-193000.log"
WRONG = """\
format: 1
name: Mine
currency: EUR
blind:
  royal flush: 500 to 1
  straight flush: 50 to 1
  four of a kind: 10 to 1
  full house: 3 to 1
  flush: 3 to 2
  straight: one
trips: none
limits:
  ante:
    step: 0
"""
"""A table file with problems."""


def problems() -> tuple[Problem, ...]:
    """Return what is wrong with :data:`WRONG`."""
    return read_table(WRONG, FILE)[1]


WRONG_STRATEGY = """\
format: 1
name: mine
preflop:
  - play 4x: {hole cards: 33+ A2+ K9}
  - otherwise: check
flop:
  - play 2x: {hiden: pair or better}
river:
  - play 1x: {dealer outs: under 99}
  - otherwise: fold
"""
"""A strategy file with problems."""


def strategy_problems() -> tuple[Problem, ...]:
    """Return what is wrong with :data:`WRONG_STRATEGY`."""
    return read_strategy(WRONG_STRATEGY, FILE)[1]


def disk_full() -> str:
    """Return what is said where nothing can be kept."""
    return _("{file} cannot be written: {reason}").format(file="history.sqlite", reason=_("the disk is full"))


def rescued() -> str:
    """Return what is said after a damaged file was rescued."""
    kept = ngettext("{count} round was rescued", "{count} rounds were rescued", 41).format(count=41)
    lost = ngettext("{count} is lost or void", "{count} are lost or void", 1).format(count=1)
    return f"{_('It is kept as {name}.').format(name='history.damaged-20260321.sqlite')} {kept}, {lost}."
