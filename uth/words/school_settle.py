"""A table that a trainee settles, in words: what is asked, what can be done, and what was done."""

from __future__ import annotations

from collections.abc import Sequence

from uth.hands import Category
from uth.i18n import gettext as _
from uth.words.hands import category_words

# --- what it is about


def box_words(box: int) -> str:
    """Return a box, or the dealer's place (box 0)."""
    return _("Box {box}").format(box=box) if box else _("Dealer")


def next_words(box: int) -> str:
    """Return what the steps are of that come next, while another box is looked at."""
    return _("Next: box {box}").format(box=box) if box else _("Next: the dealer")


def last_found(faults: str) -> str:
    """Return the heading over faults of an act before the last; *faults*: how many, in words."""
    return _("Earlier: {faults}").format(faults=faults)


def house_order(boxes: Sequence[int], take: str, pay: str, *, takes_first: bool) -> tuple[str, ...]:
    """Return the house's order in short, a line each: the boxes, what is taken, what is paid.

    *takes_first*: the house takes from all boxes before it pays any.
    """
    numbers = ", ".join(map(str, boxes))
    several = _("House: boxes {boxes}; take from all, then pay.") if takes_first else _("House: boxes {boxes}.")
    first = several if len(boxes) > 1 else _("House: box {boxes}.")
    return first.format(boxes=numbers), _("Take: {bets}.").format(bets=take), _("Pay: {bets}.").format(bets=pay)


def at_bet(box: int, bet: str, amount: str) -> str:
    """Return what is asked of a bet; *amount*: what lies there, empty for nothing."""
    if not amount:
        return _("Box {box}, {bet}: nothing lies there").format(box=box, bet=bet)
    return _("Box {box}, {bet} {amount}: take, push or pay?").format(box=box, bet=bet, amount=amount)


def bet_done(box: int, done: str) -> str:
    """Return what stands in the place of that question once something was done; *done*: as :func:`done_words` says."""
    return _("Box {box}. {done}").format(box=box, done=done)


def at_dealer() -> str:
    """Return what is asked at the dealer's own hand."""
    return _("The dealer's hand: call it, and clear it when its time comes.")


def which_hand(box: int) -> str:
    """Return the question for a hand: of a box, or the dealer's (box 0)."""
    return _("Box {box}: which hand is called?").format(box=box) if box else _("Which hand does the dealer have?")


def does_it_qualify() -> str:
    """Return the question that follows the dealer's hand."""
    return _("What is said of it?")


def cutting(box: int, bet: str) -> str:
    """Return what is asked while chips are cut out for a bet."""
    return _("Box {box}, {bet}: cut out what it is paid, and lay it beside the bet.").format(box=box, bet=bet)


def in_hand(chips: str) -> str:
    """Return the chips that are cut out."""
    return _("In hand: {chips}").format(chips=chips)


def round_over() -> str:
    """Return what stands in the place of a question when the round is over."""
    return _("The round is over.")


# --- what can be done


def bet_buttons() -> tuple[tuple[str, str], ...]:
    """Return the buttons of the bar in their order: take, push, pay, call the hand, call the floor; label and note."""
    return (
        (_("Take"), _("losing bet")),
        (_("Push"), _("leave it")),
        (_("Pay"), _("size in")),
        (_("Call hand"), _("by name")),
        (_("Call floor"), _("stop")),
    )


def lay_word() -> tuple[str, str]:
    """Return the button that lays the chips in hand beside their bet, and its note."""
    return _("Lay them"), _("beside the bet")


def put_back_word() -> str:
    """Return the button that puts the chips in hand back into the rack."""
    return _("Put back")


def leave_word() -> str:
    """Return the button that ends choosing a hand or cutting out chips."""
    return _("Back")


def clear_word() -> str:
    """Return the choice that takes cards to the discards."""
    return _("Clear cards")


def open_word() -> str:
    """Return the choice that turns a folded hand."""
    return _("Open hand")


def take_back_word() -> str:
    """Return the choice that takes back what was done with a bet."""
    return _("Take back")


def fill_word() -> str:
    """Return the choice that calls for chips."""
    return _("Call fill")


def over_word() -> str:
    """Return the choice that says that the round is over."""
    return _("Round over")


_HINTS = {"off": "Hints: none", "steps": "Hints: steps", "told": "Hints: all"}


def hints_word(how: str) -> str:
    """Return the choice of how much is told (its contract word)."""
    return _(_HINTS[how])


_SAID = {"qualifies": "qualifies", "does not qualify": "does not qualify", "not said": "the hand alone"}


def said_words(said: str) -> str:
    """Return what can be said with the dealer's hand (its contract word)."""
    return _(_SAID[said])


# --- why not


def choose_a_bet() -> str:
    """Return why nothing can be done with a bet."""
    return _("Choose a bet first: click its circle, or go there with the arrows.")


def nothing_in_hand() -> str:
    """Return why no chips can be laid."""
    return _("No chips are cut out.")


def nothing_to_take_back() -> str:
    """Return why nothing of a bet can be taken back."""
    return _("With that bet nothing was done that can be taken back.")


def cards_stay() -> str:
    """Return why nothing is taken back at the dealer's hand."""
    return _("What was called or cleared stays so. For a bet, choose its circle; else call the floor.")


def nothing_there(box: int) -> str:
    """Return why a box cannot be chosen."""
    return _("Box {box} has nothing to settle.").format(box=box)


def face_down(box: int) -> str:
    """Return why a hand cannot be called."""
    return _("The cards of box {box} lie face down: open them first.").format(box=box)


def means_nothing() -> str:
    """Return what is said of a drag that means nothing."""
    return _("That moves nothing: chips go to the rack or to a bet, cards to the discards.")


def press_again() -> str:
    """Return what is said before a round is given up."""
    return _("Is the round over? The same again ends it as it lies.")


# --- what was done


def called_words(hand: Category) -> str:
    """Return a hand that was called."""
    return _("called: {hand}").format(hand=category_words(hand))


def dealer_called(qualifies: bool | None) -> str:
    """Return what was said with the dealer's hand; nothing where nothing was."""
    if qualifies is None:
        return ""
    return _("called: qualifies") if qualifies else _("called: does not qualify")


_DONE = {
    "take": "{bet}: taken",
    "push": "{bet}: pushed",
    "pay": "{bet}: paid {amount}",
    "take back": "{bet}: {amount} taken back",
    "give back": "{bet}: {amount} given back",
    "open hand": "hand opened",
    "clear box": "cards cleared",
    "clear house": "dealer's cards cleared",
    "call fill": "fill called",
    "call floor": "floor called",
    "finish": "round over",
}


def done_words(act: str, bet: str = "", amount: str = "") -> str:
    """Return an act (its contract word) as it was done."""
    return _(_DONE[act]).format(bet=bet, amount=amount)


def round_words(clock: str) -> str:
    """Return how long the round has taken so far."""
    return _("this round {clock}").format(clock=clock)


# --- help


def help_lines() -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
    """Return the groups of the help, a heading and (key caps, what they do) each; ``{o}`` stands for that key's cap."""
    return (
        (
            _("Settling"),
            (
                ("← → {tab}", _("another box, the next bet")),
                ("↑ ↓", _("another bet of the box, in the order of taking")),
                ("1 2 3", _("take, push, pay the bet")),
                ("4 5", _("call the hand, call the floor")),
                ("{o} {c} {f}", _("open a folded hand, clear cards, call for a fill")),
                ("{z}", _("take back: marked as an own repair")),
                ("{e} {enter}", _("twice: the round is over")),
            ),
        ),
        (
            _("Chips"),
            (
                ("1 2 3 ← →", _("a column of the rack")),
                ("↑ ↓ + −", _("chips out, and back")),
                ("{enter}", _("lay them beside the bet")),
                ("{backspace} {escape}", _("all of them back; leave off")),
            ),
        ),
        (
            _("Mouse"),
            (
                (_("click"), _("a bet to choose it, cards to call the hand")),
                (_("drag"), _("a bet to the rack; chips beside a bet; cards to the discards")),
                (_("right"), _("a bet: take back; a column: one chip back")),
                (_("wheel"), _("over a column: chips")),
            ),
        ),
        (
            _("The table"),
            (
                ("{v}", _("dealer's chair, or the camera above")),
                ("{p}", _("what Blind and Trips pay")),
                ("{t}", _("hints")),
                ("{escape}", _("leave")),
            ),
        ),
    )
