"""The menu: where the ways from it lead."""

from __future__ import annotations

from uth.i18n import gettext as _


def name_of_the_game() -> tuple[str, str]:
    """Return the name of the game as it is lettered over the menu: a small line and a large one."""
    return _("ULTIMATE"), _("TEXAS HOLD’EM")


def menu_title() -> str:
    """Return the title of the menu for people who cannot see it."""
    return _("Ultimate Texas Hold'em: menu")


def main_menu_word() -> str:
    """Return the button at the table that leads to the menu."""
    return _("Main menu")


def play_word(seated: bool) -> str:
    """Return the way to the table; *seated*: the player sits there still."""
    return _("Back to the table") if seated else _("Play")


def who_plays_where(player: str, table: str, bankroll: str) -> str:
    """Return the second line of the way to the table: ``Ann at Standard, $1,000``.

    *bankroll*: empty for somebody who has none in the table's currency yet.
    """
    where = _("{player} at {table}").format(player=player, table=table)
    return _("{where}, {bankroll}").format(where=where, bankroll=bankroll) if bankroll else where


def nobody_plays(table: str) -> str:
    """Return the second line of the way to the table while nobody has said who plays."""
    return _("choose who plays at {table}").format(table=table)


def tables_word() -> str:
    """Return the way to the choice of tables."""
    return _("Choose a table")


def about_word() -> str:
    """Return the way to what the program is."""
    return _("About")


def quit_word() -> str:
    """Return the way out of the program."""
    return _("Quit")


def needs_a_player() -> str:
    """Return why a page of somebody's own cannot be opened."""
    return _("First choose who plays.")


def picture_words() -> str:
    """Return what is to be seen beside the menu."""
    return _("A royal flush in spades and stacks of chips lie on the felt.")
