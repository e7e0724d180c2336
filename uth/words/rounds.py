"""The list of rounds that were played: its titles, what can be chosen from it, and each round in a line."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.words.times import by_the_clock, day, moment


def title() -> str:
    """Return the title of the page."""
    return _("Rounds")


def subtitle(count: int, all_of_them: int) -> str:
    """Return how many rounds are listed, of how many: ``1,234 of 100,000 rounds``."""
    if not all_of_them:
        return ""
    if count == all_of_them:
        return ngettext("{count} round", "{count} rounds", count).format(count=f"{count:,}")
    sentence = ngettext("{count} of {all} round", "{count} of {all} rounds", all_of_them)
    return sentence.format(count=f"{count:,}", all=f"{all_of_them:,}")


def not_listed(void: int, unused: int) -> str:
    """Return why numbers are missing in a list: rounds that had bets and were not played to their end, and rounds that
    somebody left without a bet; empty where none is missing.
    """
    stopped = ngettext(
        "{count} round is not listed and does not count: it could not be played to its end and is void.",
        "{count} rounds are not listed and do not count: they could not be played to their end and are void.",
        void,
    )
    left = ngettext(
        "{count} number is missing: that round was left without a bet.",
        "{count} numbers are missing: those rounds were left without a bet.",
        unused,
    )
    said = (sentence.format(count=f"{count:,}") for sentence, count in ((stopped, void), (left, unused)) if count)
    return " ".join(said)


def nothing_played() -> str:
    """Return what is said where nothing was played yet."""
    return _("No round has been played yet. Every one that you play will be here.")


def nothing_like_that() -> str:
    """Return what is said where no round is as it is wanted."""
    return _("No round is like that.")


def outcome_words() -> tuple[str, str, str]:
    """Return all, won and lost, of rounds."""
    return _("All"), _("Won"), _("Lost")


def folded_word() -> str:
    """Return what rounds with a folded hand are called."""
    return _("Folded")


def trips_word() -> str:
    """Return what rounds are called in which Trips won."""
    return _("Trips won")


def big_word(antes: int) -> str:
    """Return what rounds are called that won or lost at least so many Antes: ``10+ Antes``."""
    return _("{antes}+ Antes").format(antes=antes)


def table_word() -> str:
    """Return the label of the choice of table."""
    return _("Table")


def all_tables() -> str:
    """Return the choice of no table in particular."""
    return _("all tables")


def when_word() -> str:
    """Return the label of the choice of days."""
    return _("When")


def any_time() -> str:
    """Return the choice of no day in particular."""
    return _("any time")


def last_days(days: int) -> str:
    """Return the choice of the last so many days."""
    return _("last {days} days").format(days=days)


def day_words(at: int, now: int) -> str:
    """Return a day: ``today``, ``yesterday``, ``2026-11-30``. Moments are in milliseconds since 1970, UTC."""
    if day(at) == day(now):
        return _("today")
    before = by_the_clock(datetime.fromtimestamp(now / 1000, UTC)) - timedelta(days=1)
    return _("yesterday") if day(at) == before.strftime("%Y-%m-%d") else day(at)


def moment_words(at: int, now: int) -> str:
    """Return a moment: ``today 14:05``, ``2026-11-30 14:05``."""
    return f"{day_words(at, now)} {moment(at)[11:16]}"


def columns() -> dict[str, str]:
    """Return the titles of the list's columns, by name."""
    return {
        "round": _("ROUND"),
        "played": _("PLAYED"),
        "table": _("TABLE"),
        "cards": _("CARDS"),
        "board": _("BOARD"),
        "hand": _("BEST HAND"),
        "bets": _("BETS"),
        "result": _("RESULT"),
    }


def hand_words(hand: str, boxes: int, *, folded: bool = False) -> str:
    """Return the best hand of a round: of how many boxes, where there are several, and whether it was folded."""
    words = _("{hand}, folded").format(hand=hand) if folded else hand
    return words if boxes == 1 else _("{hand}, best of {boxes}").format(hand=words, boxes=boxes)


def look_word() -> str:
    """Return the button that opens a round."""
    return _("Look at it")


def look_second() -> str:
    """Return the second line of that button."""
    return _("card by card")


def show_all_word() -> str:
    """Return the button that lists all rounds again."""
    return _("Show all")


def cannot_read(number: int, why: str) -> str:
    """Return why a round cannot be shown."""
    return _("Round {number} cannot be shown: {why}").format(number=number, why=why)
