"""A round that is dealt in the terminal, in words: what can be typed, what comes of it, and why something cannot be."""

from __future__ import annotations

from collections.abc import Iterable

from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.profile import Call, Ruling

# --- what can be typed


def help_lines() -> tuple[str, ...]:
    """Return what can be typed while a round is dealt."""
    acts = (
        _("open: call for bets; scan: look over the bets; close: no more bets"),
        _("shuffle, load: by hand, or the deck out of the shuffler; offer cut 3, cut 12: the cut"),
        _("deal 3 2, deal dealer 2, deal board 3: so many cards to a place; burn: a card, unseen"),
        _("ask 3: ask a box, with the call of the street; ask 3 flop: with that call; say close: another call"),
        _("turn flop, turn river: community cards; take fold 3 rack, take fold 3 trips: a folded hand"),
        _("check bets: of all boxes; open house: your own hand; then settle:"),
        _("dealer pair qualifies; open 3: a folded hand; call 3 two pair; take 3 play, push 3 ante"),
        _("pay 3 blind 2x25 1x5; take back 3 ante 1x5, give back 3 ante 1x5; clear 3, clear dealer; fill"),
        _("count 23: the stub; finish: the round is over"),
        _("stop: the game; protect: the cards; floor: call the floor; ruling reshuffle: how the house rules"),
        _("accept 3, correct 3, refuse 3: a bet; report 3 peek: what is done to the house, and at which box"),
        _("hint: what comes next (there is none in a test); table: how it lies; skip: on to the next; quit: leave"),
    )
    return _("Type what you do, one act a line; the words are these, and a box is its number:"), *(
        f"  {line}" for line in acts
    )


def hint_line(step: str, line: str) -> str:
    """Return what comes next; *line*: what is typed for it."""
    return _("{step}. Typed: {line}").format(step=step, line=line)


def nothing_to_hint(line: str) -> str:
    """Return that nothing is left to be done; *line*: what is typed then."""
    return _("Nothing is left. Typed: {line}").format(line=line)


def no_hints() -> str:
    """Return why the next step is not told."""
    return _("There are no hints in a test.")


def at_box(box: int, what: str) -> str:
    """Return what is done at a box."""
    return _("Box {box}: {what}").format(box=box, what=what)


# --- what cannot be


def could_be(names: Iterable[str]) -> str:
    """Return that a line could mean several things."""
    return _("That could be: {names}.").format(names="; ".join(names))


def nothing_after() -> str:
    """Return that a word stands alone."""
    return _("That word stands alone; help lists what can be typed.")


def which_box() -> str:
    """Return that the box is missing."""
    return _("Which box? Type its number, such as ask 3.")


def how_many_cards() -> str:
    """Return that a number of cards is missing."""
    return _("How many cards? Type the number, such as cut 12 or count 23.")


def how_to_deal() -> str:
    """Return how a packet is dealt."""
    return _("Where to, and how many cards? Type deal 3 2, deal dealer 2 or deal board 3.")


def which_cards() -> str:
    """Return which community cards can be turned."""
    return _("Which cards? Type turn flop or turn river.")


def where_to_lay() -> str:
    """Return how a folded hand is taken."""
    return _("Which box, and where do its cards go? Type take fold 3 rack or take fold 3 trips.")


def say_to_whom() -> str:
    """Return that a call needs a box."""
    return _("To which box? Type its number behind the call, such as say flop 3.")


def no_such_call() -> str:
    """Return which calls there are."""
    return _("What do you call? There are {calls}.").format(calls=", ".join(Call))


def no_ruling() -> str:
    """Return which rulings there are."""
    return _("How does the house rule? There are: {rulings}.").format(rulings="; ".join(Ruling))


def no_event() -> str:
    """Return what can be reported."""
    return _(
        "What do you report? There are: capped trips, capped blind, pinched ante, late play, card switch, peek, "
        "flashed packet."
    )


# --- what is seen and heard


def sits_line(name: str, boxes: Iterable[int]) -> str:
    """Return who plays which boxes."""
    numbers = tuple(boxes)
    there = ", ".join(map(str, numbers))
    sentence = ngettext("Box {boxes}: {name}", "Boxes {boxes}: {name}", len(numbers))
    return sentence.format(boxes=there, name=name)


def round_over() -> str:
    """Return that the round is over."""
    return _("The round is over.")


def aside(sentence: str) -> str:
    """Return what is seen or heard at the edge."""
    return _("  ({sentence})").format(sentence=sentence)


_SMALL = (
    "The player of box {box} stacks the chips in front.",
    "The player of box {box} asks for a glass of water.",
    "The player of box {box} turns to somebody behind the rail.",
    "The player of box {box} counts the chips in the hand.",
    "Somebody stops behind box {box} and watches.",
    "The player of box {box} says that the deck is cold tonight.",
)
_WITH_CARDS = (
    "The player of box {box} looks at the own cards again.",
    "The player of box {box} squares the cards with one finger.",
    "The player of box {box} leans back from the cards.",
)


def small_talk(box: int, *, cards: bool) -> tuple[str, ...]:
    """Return what harmless things may be seen or heard at a box; *cards*: it has cards."""
    return tuple(_(each).format(box=box) for each in (*_SMALL, *(_WITH_CARDS if cards else ())))
