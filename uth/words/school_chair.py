"""The dealer's chair in words: what is asked, what can be done, what each key does."""

from __future__ import annotations

from uth.i18n import gettext as _
from uth.i18n import ngettext

_SKILLS = {
    "read": "Read a hand",
    "compare": "Compare two hands",
    "qualify": "Does the dealer qualify",
    "results": "Results of a box",
    "count": "Count a stack",
    "chips": "Break down chips",
    "pay bet": "Pay a bet",
    "pay box": "Pay a box",
    "settle": "Settle the table",
    "spot": "Spot the mistake",
    "calls": "Announcements",
    "rulings": "Rulings",
    "buy in": "Cash and change",
    "inventory": "Opener and closer",
    "fill": "Fill and credit",
    "relief": "Relief",
    "tokes": "Tokes",
    "persons": "About a person",
    "big win": "Big wins",
    "deal": "Full table",
}


def skill_words(skill: str) -> str:
    """Return what a skill (its contract word) is called."""
    return _(_SKILLS[skill])


# --- the bar


def clock_words(milliseconds: int) -> str:
    """Return a time as a clock shows it: ``1:05``."""
    minutes, seconds = divmod(milliseconds // 1000, 60)
    return _("{minutes}:{seconds:02}").format(minutes=minutes, seconds=seconds)


def question_words(number: int, fields: int) -> str:
    """Return which of the questions of an exercise is asked; nothing of a single one."""
    return _("question {number} of {fields}").format(number=number, fields=fields) if fields > 1 else ""


def faults_words(count: int) -> str:
    """Return how many faults there were."""
    return ngettext("{count} fault", "{count} faults", count).format(count=count)


def give_word() -> str:
    """Return the button that gives what is entered as the answer."""
    return _("Answer")


def give_nothing_word() -> str:
    """Return the button that gives no chips as the answer."""
    return _("No chips")


def no_chips_twice(cap: str) -> str:
    """Return what is asked of who answers with no chips; *cap*: the key."""
    return _("No chips are cut out. {cap} once more answers so.").format(cap=cap)


def chips_how(more: str, less: str, many: str) -> str:
    """Return how chips are cut out; *more*, *less*, *many*: keys."""
    sentence = _("A digit chooses a column, {more} takes a chip out, {less} puts it back ({many}: five). Or click it.")
    return sentence.format(more=more, less=less, many=many)


def fill_word() -> tuple[str, str]:
    """Return the button that calls for a fill, and its second line."""
    return _("Call for a fill"), _("if the rack is short")


def erase_word(*, whole: bool) -> str:
    """Return the button that takes back what is entered: the last of it, or the *whole*."""
    return _("Clear") if whole else _("Take back")


def on_word() -> str:
    """Return the way to the next exercise."""
    return _("Next")


def view_word() -> str:
    """Return the small action that changes between the chair and the camera."""
    return _("View")


def help_word() -> str:
    """Return the small action that opens the help."""
    return _("Help")


def end_word() -> str:
    """Return the small action that ends the run."""
    return _("End")


def end_twice(cap: str) -> str:
    """Return what is asked of who ends a run of which nothing is kept; *cap*: the key."""
    return _("Nothing of this run is kept. {cap} once more ends it.").format(cap=cap)


def end_counts(cap: str) -> str:
    """Return what is asked of who ends a run in the middle of an exercise that counts; *cap*: the key."""
    return _("What is not answered here counts as missed. {cap} once more ends the run.").format(cap=cap)


def end_twice_and_counts(cap: str) -> str:
    """Return what is asked where both are so; *cap*: the key."""
    sentence = _("The rest here counts as missed, and nothing is kept. {cap} once more ends the run.")
    return sentence.format(cap=cap)


def signs_word() -> str:
    """Return the small action that shows the pays of the table."""
    return _("Pays")


def signs_title() -> str:
    """Return what stands over the pays of the table."""
    return _("What is paid")


def lost_word() -> str:
    """Return the heading of what the Blind pays on a losing hand."""
    return _("Blind lost")


def other_hands() -> str:
    """Return the last line of the pays: every lower hand."""
    return _("others")


def choice_words(cap: str) -> str:
    """Return which of a list is chosen, by its key."""
    return _("number {cap}").format(cap=cap)


def picked_words(picked: int, wanted: int) -> str:
    """Return how many cards are picked: ``3 of 5 picked``."""
    return _("{picked} of {wanted} picked").format(picked=picked, wanted=wanted)


# --- why not


def pick_cards_first(wanted: int) -> str:
    """Return why the answer cannot be given yet."""
    return ngettext("Pick {wanted} card first.", "Pick {wanted} cards first.", wanted).format(wanted=wanted)


def enough_picked(wanted: int) -> str:
    """Return why one more card cannot be picked."""
    return ngettext(
        "{wanted} card is enough: lay one back first.", "{wanted} cards are enough: lay one back first.", wanted
    ).format(wanted=wanted)


def place_first() -> str:
    """Return why there are no steps to give."""
    return _("Choose the first step.")


def type_first() -> str:
    """Return why there is no amount to give."""
    return _("Type the amount first.")


def none_left() -> str:
    """Return why no chip of that column can be taken."""
    return _("No more chips of that value can be cut out.")


# --- beside the table


def placed_words(step: str, place: int) -> str:
    """Return a step with its place among those that were chosen, from 1."""
    return _("{step} (number {place})").format(step=step, place=place)


def nothing_typed() -> str:
    """Return what stands for an amount before a digit is typed."""
    return _("type it")


def closer_word() -> str:
    """Return what stands over the chips that are shown closer."""
    return _("A closer look")


_PLACES = {
    "ante": "Ante",
    "blind": "Blind",
    "play": "Play",
    "trips": "Trips",
    "ante pay": "Ante, paid",
    "blind pay": "Blind, paid",
    "play pay": "Play, paid",
    "trips pay": "Trips, paid",
    "cards": "Beside the cards",
}


def place_words(box: int, spot: str, *, several: bool) -> str:
    """Return a place in a box (its contract word), or that in front of the rack (box 0); *several*: with its box."""
    if not box:
        return _("In hand")
    name = _(_PLACES[spot])
    return _("Box {box}: {name}").format(box=box, name=name) if several else name


def called_word(*, counted: bool) -> str:
    """Return what stands over what is called and known; *counted*: what there is of chips, and what a slip says."""
    return _("Chips") if counted else _("Called")


# --- help


def help_title() -> str:
    """Return the title of the help."""
    return _("In the dealer's chair")


def help_lines() -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
    """Return the groups of the help, a heading and (key caps, what they do) each. ``{...}`` stands for a key's cap."""
    return (
        (
            _("Answers"),
            (
                ("1 2 3 A B", _("what has that key")),
                ("↑ ↓", _("through a list; chips out, and back")),
                ("← →", _("from column to column of the rack")),
                ("{give}", _("give what is entered")),
                ("{erase}", _("take it back")),
                ("{fill}", _("call for a fill")),
            ),
        ),
        (
            _("The table"),
            (
                ("{view}", _("dealer's chair, or the camera above")),
                ("{signs}", _("what Blind and Trips pay")),
                ("{pages}", _("read on beside the table")),
                ("{on}", _("to the next exercise")),
                ("{leave}", _("end the run")),
            ),
        ),
        (
            _("Mouse"),
            (
                (_("click"), _("an option, a card, a key of the pad")),
                (_("left"), _("a column of the rack: one chip out, or drag it")),
                (_("right"), _("the same: one chip back")),
                (_("wheel"), _("over a column: chips; else the amount, or read on")),
            ),
        ),
    )


def help_footer(cap: str) -> str:
    """Return how the help is closed; *cap*: the key."""
    return _("{cap} closes this.").format(cap=cap)
