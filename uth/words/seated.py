"""What somebody is told who sits down: how the last round came out, which one goes on, what the chips have become."""

from __future__ import annotations

from uth.i18n import gettext as _
from uth.words.choices import Say
from uth.words.dialogs import review_word


def waited_title() -> str:
    """Return the title of the dialog when a round goes on that was begun before."""
    return _("Your round goes on")


def waited_text(number: int, table: str, elsewhere: str) -> str:
    """Return what is said then; *elsewhere*: the table that is laid out after it, where it is another one."""
    text = _("Round {number} at table {table} stands as you left it: same cards, same bets.")
    if elsewhere:
        text += " " + _("After it the table {elsewhere} is laid out.")
    return text.format(number=number, table=table, elsewhere=elsewhere)


def last_net(number: int, net: str) -> str:
    """Return how the last round came out, for somebody who sits down again: ``Your last round (57): +$25``."""
    return _("Your last round ({number}): {net}").format(number=f"{number:,}", net=net)


def last_round(number: int, net: str) -> str:
    """Return the same at the window, with where it can be looked at."""
    where = _("Menu > {rounds} shows it again.").format(rounds=review_word())
    return f"{last_net(number, net)}. {where}"


def brought(had: int, now: int, say: Say) -> str:
    """Return what became of the chips when somebody asked for another amount; both in minor units."""
    if now < had:
        sentence = _("You had {had} and asked for {now}: chips for {change} were taken away.")
    else:
        sentence = _("You had {had} and asked for {now}: chips for {change} were added.")
    return sentence.format(had=say(had), now=say(now), change=say(abs(now - had)))


def unasked() -> str:
    """Return what is said when another amount was asked for, but a round goes on."""
    return _("It goes on with the chips that you have; no other amount was brought.")
