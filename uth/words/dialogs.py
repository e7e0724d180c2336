"""The dialogs over the table: their titles and texts, and the buttons that lead from them."""

from __future__ import annotations

from uth.i18n import gettext as _


def broke_text(least: str, has: str) -> str:
    """Return the text of the dialog when the bankroll is too small for the lowest bet."""
    sentence = _("You have {has}; the lowest bet needs {least}: Ante, Blind and a Play of 1x.")
    return sentence.format(least=least, has=has)


def buy_text(bankroll: str) -> str:
    """Return the text of the dialog in which chips are bought."""
    return _("You have {bankroll}. Chips for how much?").format(bankroll=bankroll)


def menu_text(player: str, table: str, number: int, bankroll: str) -> str:
    """Return the text of the menu; *player*: empty for chips that nothing is kept of."""
    sentence = _("Table {table}, round {number}.\nBankroll {bankroll}.")
    if player:
        sentence = _("{player} at table {table}, round {number}.\nBankroll {bankroll}.")
    return sentence.format(player=player, table=table, number=number, bankroll=bankroll)


def leave_text(kept: bool) -> str:
    """Return the question when somebody leaves in the middle of a round; *kept*: the round waits for its player."""
    if kept:
        return _("A round is being played. It waits as it stands, and goes on when you come back.")
    return _("A round is being played: the bets on the table would be lost.")


def stopped_title() -> str:
    """Return the title of the dialog when nothing can be written down."""
    return _("The game has stopped")


def stopped_text(trouble: str) -> str:
    """Return what is said then."""
    safe = _("What you did last has not happened; everything before it is safe.")
    return f"{trouble.rstrip('.')}.\n{safe}\n" + _("No bets are taken until it can be written down again.")


def try_again_word() -> str:
    """Return the button that goes on after that."""
    return _("Try again")


def review_word() -> str:
    """Return the button that leads to the rounds that were played."""
    return _("Rounds played")


def statistics_word() -> str:
    """Return the button that leads to the statistics."""
    return _("Statistics")


def players_word() -> str:
    """Return the button that leads to the players."""
    return _("Players")


def help_title() -> str:
    """Return the title of the help overlay."""
    return _("Keys and mouse")


def help_footer(key: str) -> str:
    """Return the last line of the help overlay."""
    return _("{key} or a click closes this").format(key=key)


def menu_word() -> str:
    """Return the action that opens the menu, and its title."""
    return _("Menu")


def log_word() -> str:
    """Return the title of the log, and the button that opens it."""
    return _("What happened")


def close_word() -> str:
    """Return the way to take the log away."""
    return _("Close")


def back_word() -> str:
    """Return the button that closes a dialog."""
    return _("Back to the table")


def buy_word() -> str:
    """Return the button that buys chips."""
    return _("Buy chips")


def leave_word() -> str:
    """Return the button that leaves the table."""
    return _("Leave the table")


def leave_title() -> str:
    """Return the title of the question when somebody leaves in the middle of a round."""
    return _("Leave now?")


def broke_title(has_some: bool) -> str:
    """Return the title of the dialog when the bankroll is too small."""
    return _("Not enough for a bet") if has_some else _("You are out of chips")
