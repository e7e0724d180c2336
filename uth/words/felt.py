"""What is printed on the felt, and on what stands there."""

from __future__ import annotations

from uth.i18n import gettext as _
from uth.table import Qualify, Rules, ShuffleBy, Table
from uth.words.choices import Say


def dark_words(multiple: int) -> str:
    """Return what the cards of a dark box say: ``dark 3x``."""
    return _("dark {multiple}x").format(multiple=multiple)


def shuffler_word(table: Table) -> str:
    """Return what the place says where the cards come from."""
    return _("SHUFFLER") if table.procedure.shuffle is ShuffleBy.MACHINE else _("DECK")


def discard_word() -> str:
    """Return what the place says where the cards go."""
    return _("DISCARD")


def open_word() -> str:
    """Return what is written in a box without a bet."""
    return _("open")


def less_word() -> str:
    """Return the last line of a sign: all hands below."""
    return _("Less")


def lost_word() -> str:
    """Return what stands beside BLIND on the sign of what it pays on a hand that loses."""
    return _("LOST")


def arc_sentence(rules: Rules) -> str:
    """Return the sentence printed in an arc on the felt."""
    if rules.dealer_qualifies is Qualify.ALWAYS:
        return _("DEALER ALWAYS QUALIFIES")
    return _("DEALER QUALIFIES WITH A PAIR OR BETTER")


def limits_line(table: Table, say: Say) -> str:
    """Return the limits, one line for each bet that has its own: ``Ante $5 to $500``, ``Trips $1 to $100``."""
    ante, trips = table.limits.ante, table.limits.trips
    lines = [_("Ante {least} to {most}").format(least=say(ante.least), most=say(ante.most))]
    if table.trips:
        lines.append(_("Trips {least} to {most}").format(least=say(trips.least), most=say(trips.most)))
    return "\n".join(lines)
