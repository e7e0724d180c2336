"""The page of practice in words: what can be chosen, and what was practised so far."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.words.figures import number_words
from uth.words.strategy import share_words


def learn_word() -> str:
    """Return the way to practice."""
    return _("Learn")


def topic_label() -> str:
    """Return the label of what is practised."""
    return _("Practise")


def topics() -> tuple[str, ...]:
    """Return what can be practised, in the order of the page."""
    return (
        _("Mixed hands"),
        _("Before the flop"),
        _("Flop"),
        _("River"),
        _("Close calls"),
        _("My mistakes"),
        _("Dark boxes"),
        _("Other tables"),
    )


_ABOUT = {
    "mixed": "Decisions of all three streets as they come at the table. What is hard or was missed comes more often.",
    "preflop": "Two cards: check, or play large. Each answer tells the rule of its family, the report the whole chart.",
    "flop": "Three cards lie open: check, or play twice the Ante.",
    "river": "All cards lie open: play once the Ante, or fold. Count the dealer's outs.",
    "close calls": "Decisions whose choices are worth nearly the same: where even good players go wrong.",
    "my mistakes": "What you got wrong in rounds and in drills, until you get it right twice running.",
    "dark boxes": "Whether to take a dark box, how much may go on it, and the box that is seen beside it.",
    "other tables": "Hands that are played otherwise at another table than at your usual one.",
}


def about_topic(topic: str) -> str:
    """Return what a topic is, by its contract word."""
    return _(_ABOUT[topic])


def hands_label() -> str:
    """Return the label of how many hands a drill has."""
    return _("Hands")


def time_label() -> str:
    """Return the label of how long there is for an answer."""
    return _("Time for each")


def time_words(seconds: int | None) -> str:
    """Return how long there is for an answer."""
    if seconds is None:
        return _("no limit")
    return ngettext("{count} second", "{count} seconds", seconds).format(count=seconds)


def table_label() -> str:
    """Return the label of the table of a drill."""
    return _("Table")


def other_label() -> str:
    """Return the label of the table that differs from the usual one."""
    return _("Compared with")


def boxes_label() -> str:
    """Return the label of how many boxes are seen."""
    return _("Your boxes")


def trips_label() -> str:
    """Return the label of the switch for Trips bets."""
    return _("With Trips bets")


def street_label() -> str:
    """Return the label of the streets of close calls."""
    return _("Street")


def margin_label() -> str:
    """Return the label of how close a close call is."""
    return _("Values within")


def antes(amount: Fraction) -> str:
    """Return so many Antes: ``0.05 Antes``."""
    return _("{number} Antes").format(number=number_words(amount, 2))


def start_word() -> str:
    """Return the button that begins a drill."""
    return _("Start")


def start_second(hands: int) -> str:
    """Return the second line of that button."""
    return ngettext("{count} hand", "{count} hands", hands).format(count=hands)


def no_mistakes() -> str:
    """Return why mistakes cannot be practised."""
    return _("There is no mistake to practise.")


def no_other_table() -> str:
    """Return why other tables cannot be practised."""
    return _("There is no other table to choose from.")


def no_dark_boxes(table: str) -> str:
    """Return why dark boxes cannot be practised at a table."""
    return _("The table {table} has no dark boxes.").format(table=table)


def so_far(answers: int, right: int, weak: Sequence[str]) -> str:
    """Return what was practised so far; *weak*: the kinds of hand that are missed, in words."""
    if not answers:
        return _("Nothing was practised yet.")
    sentence = ngettext(
        "{count} answer so far, {share} right.", "{count} answers so far, {share} right.", answers
    ).format(count=f"{answers:,}", share=share_words(Fraction(right, answers)))
    if not weak:
        return sentence
    missed = _("Missed and not learnt again: {kinds}.").format(kinds="; ".join(weak))
    return f"{sentence} {missed}"
