"""The list of all that can go wrong in a round, in words."""

from __future__ import annotations

from collections.abc import Iterable

from uth.i18n import gettext as _

_DOES = {
    "stop game": "stop the game",
    "protect cards": "protect the cards",
    "call floor": "call the floor",
    "correct": "have the player put the bet right",
    "refuse": "push the bet back",
}


def title(table: str, profile: str) -> str:
    """Return what stands over irregularities."""
    sentence = _('What can go wrong in a round, as it is answered at the table "{table}", house profile {profile}:')
    return sentence.format(table=table, profile=profile)


def protection_title() -> str:
    """Return what stands over what is done to the house."""
    return _("What can be done to the house:")


def named(name: str, called: str) -> str:
    """Return the name as it is typed; *called*: what it is in the reader's language, where that is another."""
    return str(name) if name == called else _("{name} ({called})").format(name=name, called=called)


def not_here() -> str:
    """Return that something cannot happen."""
    return _("not at this table")


def does(word: str) -> str:
    """Return an act of an answer, by its contract word."""
    return _(_DOES[word])


def report_it() -> str:
    """Return what is done about harm to the house."""
    return _("report it at its box, by its kind")


def answer(ways: Iterable[str]) -> str:
    """Return the right answer; *ways*: each of them is right."""
    return _("Answer: {ways}").format(ways=_("; or: ").join(ways))


def ruling(words: str) -> str:
    """Return how the house rules."""
    return _("Ruling: {ruling}").format(ruling=words)


def silent(proposal: str) -> tuple[str, str]:
    """Return that the house's sources say nothing; *proposal*: what a supervisor would sensibly do."""
    return (
        _("Ruling: The floor decides: the sources of the house are silent"),
        _("Proposed: {proposal}").format(proposal=proposal),
    )


def source(written: str) -> str:
    """Return where it is written."""
    return _("Source: {source}").format(source=written)
