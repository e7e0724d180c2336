"""The first start: what is asked, and what is said beside the first round."""

from __future__ import annotations

from collections.abc import Sequence

from uth.game.model import Choice
from uth.i18n import gettext as _
from uth.words.choices import choices_words


def title() -> str:
    """Return the title of the first page."""
    return _("Welcome")


def welcome() -> str:
    """Return what is said there."""
    return _("Sit down at a casino table. The chips are play money, and everything you play is kept on this computer.")


def name_label() -> str:
    """Return what is asked for the name."""
    return _("Your name")


def bankroll_label() -> str:
    """Return what is asked for the chips."""
    return _("Chips to begin with")


def table_label() -> str:
    """Return what is asked for the table."""
    return _("Table")


def table_note(ante: str, boxes: int) -> str:
    """Return what a table asks for; *ante*: the limits of the Ante, *boxes*: how many one player may bet on."""
    if boxes == 1:
        return _("Ante {ante}").format(ante=ante)
    return _("Ante {ante}, {boxes} boxes").format(ante=ante, boxes=boxes)


def guide_label() -> str:
    """Return the switch for the guide."""
    return _("Explain the first round")


def guide_note() -> str:
    """Return what the guide is."""
    return _("a few sentences beside the table, to be ended at any time")


def play_word() -> str:
    """Return the button that begins."""
    return _("Play")


# --- beside the first round


def guide_title() -> str:
    """Return the title of what is said beside the table."""
    return _("Step by step")


def end_word() -> str:
    """Return what is written beside the key that ends the guide."""
    return _("End")


def ends_it() -> str:
    """Return what that does."""
    return _("ends the guide")


def bets(deal: str) -> str:
    """Return what is said of the bets; *deal*: the key cap of Deal."""
    text = _(
        "Your Ante lies here, and the same amount on the Blind. A click on a circle adds the chip that is ringed "
        "below, a right click takes it back. {deal} deals."
    )
    return text.format(deal=deal)


def cut() -> str:
    """Return what is said of the cut."""
    return _("The house lets you cut the deck: anywhere is right, and you may leave it to the dealer.")


def cards(choices: Sequence[Choice]) -> str:
    """Return what is said of the first decision; *choices*: what is open."""
    text = _("These two cards are yours; the dealer's stay hidden. You may {choices}. After a check more cards open.")
    return text.format(choices=choices_words(choices))


def flop(choices: Sequence[Choice]) -> str:
    """Return what is said when the first community cards lie open."""
    text = _("Three of the five cards that you share with the dealer. You may {choices}.")
    return text.format(choices=choices_words(choices))


def river(choices: Sequence[Choice]) -> str:
    """Return what is said when all community cards lie open."""
    text = _("All five lie open: your best five of seven cards count. You may {choices}.")
    said = text.format(choices=choices_words(choices))
    return f"{said} {_('A fold gives up Ante and Blind.')}" if Choice.FOLD in choices else said


def settlement(*, trips: bool) -> str:
    """Return what is said while the bets are settled; *trips*: the table has that bet."""
    if not trips:
        return _(
            "The dealer's hand is opened, and every bet is settled for itself: Ante and Play one to one, the Blind by "
            "the sign on the felt."
        )
    return _(
        "The dealer's hand is opened, and every bet is settled for itself: Ante and Play one to one, Blind and Trips "
        "by the signs on the felt."
    )


def end(next_round: str, helps: str, menu: str) -> str:
    """Return what is said after the round; the arguments are key caps."""
    text = _(
        "That was a round: what it came to stands beside your cards. {next_round} lays the same bets again, {help} "
        "shows all keys, {menu} opens the menu."
    )
    return text.format(next_round=next_round, help=helps, menu=menu)
