"""The checklist that a trainer marks at a real table, in words."""

from __future__ import annotations

from uth.i18n import gettext as _

_TITLES = (
    "Open the table", "Shuffle and load", "Cut", "Scan the bets", "Close the bets", "Deal", "Streets", "Fold",
    "The dealer's hand", "Read a player's hand", "Settle", "Pay", "Clear", "Call the floor", "Close the table",
    "Cash and change", "Opener and closer", "Fill and credit", "Relief", "Tokes", "Persons",
)  # fmt: skip


def item_title(number: int) -> str:
    """Return what a skill of rules.md 12.1 and 12.5 is called; *number*: of D1 to D21."""
    return _(_TITLES[number - 1])


def item_line(number: int, title: str) -> str:
    """Return a skill with its number: ``D6 Deal``."""
    return _("D{number} {title}").format(number=number, title=title)


def title() -> str:
    """Return the title of the checklist."""
    return _("Dealer school: checklist for a real table")


def parts() -> tuple[str, str, str, str]:
    """Return the headings: the round, the rest of the job, what the hands do, signatures."""
    return _("The round"), _("The rest of the job"), _("Hands, voice and eyes"), _("Signatures")


def marks() -> tuple[str, str, str]:
    """Return the boxes to tick beside each skill."""
    return _("seen"), _("competent"), _("again")


def date_word() -> str:
    """Return what stands before the line for the date."""
    return _("date")


def initials_word() -> str:
    """Return what stands before the line for the initials."""
    return _("initials")


def how() -> str:
    """Return how the list is used."""
    return _(
        "Tick what was seen: competent where it was right without help, again where it was not. A skill that no screen "
        "tests is seen at a table alone."
    )


def room_about(title: str) -> str:
    """Return what the room beside a skill is, for who cannot see it."""
    return _("{title}: seen, competent or again; date and initials").format(title=title)
