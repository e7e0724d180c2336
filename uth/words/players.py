"""What is said about players: their page, and who may sit down."""

from __future__ import annotations

from uth.i18n import gettext as _
from uth.i18n import ngettext


def title() -> str:
    """Return the title of the page."""
    return _("Players")


def subtitle(name: str) -> str:
    """Return who sits at the table now; *name* is empty for nobody."""
    return _("{name} is playing").format(name=name) if name else _("nobody is playing")


def in_school(name: str) -> str:
    """Return who trains in the dealer school now; *name* is empty for nobody."""
    return _("{name} is training").format(name=name) if name else _("nobody is training")


def columns() -> tuple[str, str, str, str, str]:
    """Return the titles of the list's columns: name, chips, rounds, answers of school and drills, last here."""
    return _("NAME"), _("CHIPS"), _("ROUNDS"), _("ANSWERS"), _("LAST HERE")


def none_yet() -> str:
    """Return what is said where there is no player."""
    return _("Nobody has played here yet.")


def sit_down() -> str:
    """Return the button that takes the chosen player to the table."""
    return _("Sit down")


def choose() -> str:
    """Return the button that lets the chosen player train in the dealer school."""
    return _("Choose")


def new() -> str:
    """Return the button that adds a player."""
    return _("New player")


def rename() -> str:
    """Return the button that gives the chosen player another name."""
    return _("Rename")


def delete() -> str:
    """Return the button that deletes the chosen player."""
    return _("Delete")


def name_word() -> str:
    """Return the label of the field in which a name is typed."""
    return _("Name")


def name_hint() -> str:
    """Return what stands in the empty field."""
    return _("type a name")


def rename_title(name: str) -> str:
    """Return the title of the page on which a player gets another name."""
    return _("Rename {name}").format(name=name)


def save() -> str:
    """Return the button that keeps the name."""
    return _("Save")


def cancel() -> str:
    """Return the way back from a form or question."""
    return _("Cancel")


def delete_title(name: str) -> str:
    """Return the title of the question before a player is deleted."""
    return _("Delete {name}?").format(name=name)


def answers_gone(school: int, drills: int) -> str:
    """Return what of the practice is lost with a player, as no export has it; "" for nothing."""
    found = []
    if school:
        sentence = ngettext("{count} answer of the dealer school", "{count} answers of the dealer school", school)
        found.append(sentence.format(count=f"{school:,}"))
    if drills:
        sentence = ngettext("{count} answer of the drills", "{count} answers of the drills", drills)
        found.append(sentence.format(count=f"{drills:,}"))
    sentence = _("{answers} would be gone for good: no export has them.")
    return sentence.format(answers=", ".join(found)) if found else ""


def delete_text(name: str, rounds: int, chips: str, waits: str = "", answers: str = "") -> str:
    """Return the question; *waits*: the sentence about a round that is not finished; *answers*: of the practice."""
    sentence = ngettext(
        "{rounds} round and {chips} would be gone for good. An export keeps them:",
        "{rounds} rounds and {chips} would be gone for good. An export keeps them:",
        rounds,
    )
    gone = sentence.format(rounds=f"{rounds:,}", chips=chips)
    return "\n".join(filter(None, (waits, answers, gone, f'uth history export --player "{name}" FILE')))


def round_waits(number: int, staked: str) -> str:
    """Return what a player who is deleted gives up besides: ``Round 57 is not finished: $60 at stake are lost.``"""
    sentence = _("Round {number} is not finished; its {staked} at stake would be gone, too.")
    return sentence.format(number=f"{number:,}", staked=staked)


def deleted(name: str) -> str:
    """Return the notice that a player was deleted."""
    return _("{name} is deleted").format(name=name)


def in_use(name: str) -> str:
    """Return why a player cannot sit down here."""
    return _("{name} is playing in another window. Choose another player, or close that window.").format(name=name)


def choose_one() -> str:
    """Return why a button needs a player first."""
    return _("Choose a player first")


def no_chips() -> str:
    """Return what stands where a player never had chips."""
    return _("no chips yet")


def never() -> str:
    """Return what stands where a player never played."""
    return _("never")
