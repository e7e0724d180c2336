"""Persons about whom the floor is called, and others, in words: what a dealer sees, and what it is."""

from __future__ import annotations

from uth.i18n import gettext as _


def seen_words(seen: str, box: int) -> str:
    """Return what a dealer sees and hears of the player of a box; *seen*: a contract word."""
    return _(_SEEN[seen]).format(box=box)


def concern_words(concern: str) -> str:
    """Return a reason for calling the floor, or that there is none; *concern*: a contract word."""
    return _(_CONCERNS[concern])


def concern_reason(concern: str) -> str:
    """Return why the floor is called for it, or not."""
    return _(_REASONS[concern])


_SEEN = {
    "borrows": "The player of box {box} has nothing left and asks the neighbours for money, one after another.",
    "rent lost": "The player of box {box} says in a low voice that the rent is gone, and buys in again.",
    "cannot stop": "The player of box {box} says: I should have gone home hours ago, weeps, and bets again.",
    "chases": "The player of box {box} strikes the table at each loss and doubles the bets, to get it all back today.",
    "slurs": "The player of box {box} speaks thickly, knocks the chips over and cannot say what lies on the Ante.",
    "drunk bets": "The player of box {box} smells of drink, forgets whose turn it is and bets on another box.",
    "nods off": "The player of box {box}, three empty glasses beside the chips, nods off between the cards.",
    "looks young": "The player of box {box} has the face of a child, and nobody has seen an identity card.",
    "school": "The player of box {box} tells a friend about an examination at school next week.",
    "not yet of age": "The player of box {box} jokes that the birthday on which it would be allowed is next month.",
    "known face": "You know the player of box {box} from the list of those who had themselves excluded.",
    "says excluded": "The player of box {box} tells a neighbour of having signed a self-exclusion here last year.",
    "barred": "A neighbour greets the player of box {box}: so they let you in again, after they barred you?",
    "grumbles": "The player of box {box} grumbles about the cards after a third losing hand, and bets as before.",
    "celebrates": "The player of box {box} has won, cheers loudly and claps the neighbour on the shoulder.",
    "one drink": "The player of box {box} sips a glass of beer and plays without haste.",
    "age checked": "The player of box {box} looks young; the floor has just seen an identity card and nodded to you.",
    "has enough": "The player of box {box} counts the chips, says that it is enough for today, and leaves with a loss.",
    "asks advice": "The player of box {box} is new and asks what may be done now.",
}

_CONCERNS = {
    "distress": "A player in distress",
    "intoxication": "A player who is drunk",
    "under age": "A player who may be under age",
    "excluded": "A player who may be excluded",
    "none": "Nothing",
}

_REASONS = {
    "distress": "Dealers are taught to see that gambling has become a problem, and to tell the floor, which can help.",
    "intoxication": "Whoever is drunk may not play; the floor, not the dealer, says so.",
    "under age": "Nobody plays whose age is in doubt; the floor asks for an identity card.",
    "excluded": "Who is excluded may not play; the floor looks it up.",
    "none": "There is nothing here that the floor has to know: the game goes on.",
}
