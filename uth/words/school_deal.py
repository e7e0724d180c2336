"""A round that a trainee deals, in words: what can be done, what is asked, what is said at the table."""

from __future__ import annotations

from uth.i18n import gettext as _
from uth.i18n import ngettext

# --- what it is about


def place_words(place: str, box: int) -> str:
    """Return the place in question, by the contract word of its area; *box*: its box, 0 for none."""
    return _("Box {box}").format(box=box) if box else _(_PLACES[place])


_PLACES = {"dealer": "Dealer", "board": "Board", "burn": "Burned cards"}


def at_box(box: int, what: str) -> str:
    """Return what somebody does, with the box."""
    return _("Box {box}: {what}").format(box=box, what=what)


def thinks(box: int, name: str) -> str:
    """Return who is deciding."""
    return _("Box {box}: {name} thinks").format(box=box, name=name)


def deck_in_hand() -> str:
    """Return what the bar says while the deck is in the hand."""
    return _("The deck is in your hand: click where its cards go.")


def left_words() -> str:
    """Return what stands in the place of a question when a round was left in the middle."""
    return _("The round was left here.")


def table_word() -> str:
    """Return what stands over what is said and done at the table."""
    return _("At the table")


def wrong_word() -> str:
    """Return what stands over something that can be seen or heard beside the felt."""
    return _("At the edge")


# --- the bar


def bar_buttons(hand: int) -> tuple[tuple[str, str], ...]:
    """Return the buttons of the bar in their order: say, deal, ask, take a fold, call the floor; *hand*: cards."""
    return (
        (_("Say"), _("a call")),
        (_("Deal"), ngettext("{count} card", "{count} cards", hand).format(count=hand)),
        (_("Ask"), _("this box")),
        (_("Take fold"), _("bets and cards")),
        (_("Call floor"), _("stop")),
    )


def back_word() -> str:
    """Return the button that asks something in between no more."""
    return _("Back")


def enter_word() -> str:
    """Return the button that gives a number."""
    return _("Enter")


# --- the panel

_STEPS = {
    "look over": "Look over bets",
    "shuffle": "Shuffle",
    "load": "Load shuffler",
    "offer cut": "Offer the cut",
    "cut deck": "Cut yourself",
    "burn": "Burn a card",
    "turn board": "Turn the board",
    "open house": "Open my hand",
    "count stub": "Count the stub",
    "wrong": "Irregularity",
    "report": "Report",
}


def step_word(step: str) -> str:
    """Return a step (its contract word) as a choice of the panel."""
    return _(_STEPS[step])


def packet_words(place: str, cards: int) -> str:
    """Return how many cards a packet to a place has, by the contract word of its area."""
    if place == "board":
        said = ngettext("Packet to the board: {count} card", "Packet to the board: {count} cards", cards)
    else:
        said = ngettext("Packet to a hand: {count} card", "Packet to a hand: {count} cards", cards)
    return said.format(count=cards)


def packet_change(*, more: bool) -> str:
    """Return the choice that gives packets another size."""
    return _("A card more") if more else _("A card fewer")


def outline() -> tuple[tuple[str, str], ...]:
    """Return the parts of a round in their order: contract word, and what it is called."""
    return (
        ("betting", _("bets: open, scan, close")),
        ("shuffle", _("shuffle and cut")),
        ("deal", _("deal")),
        ("streets", _("ask, turn, ask")),
        ("house", _("check bets, open the dealer's hand")),
        ("settlement", _("settle")),
        ("count", _("count the stub")),
    )


def toke_box(amount: str) -> str:
    """Return what lies in the toke box."""
    return _("toke box {amount}").format(amount=amount)


# --- what is asked in between

_MENUS = {
    "call": "What do you say?",
    "wrong": "What is done about it?",
    "ruling": "How does the house rule?",
    "box": "Which box?",
    "event": "What is done there?",
    "where": "Where do the cards go?",
    "cut": "How many cards are cut off?",
    "stub": "How many cards are left?",
}


def menu_words(menu: str) -> str:
    """Return what is asked in between, by its contract word."""
    return _(_MENUS[menu])


_ANSWERS = {
    "stop game": "Stop the game",
    "protect cards": "Protect cards",
    "call the floor": "Call the floor",
    "name ruling": "Name ruling",
    "accept bet": "Accept bet",
    "correct bet": "Correct bet",
    "refuse bet": "Refuse bet",
}


def answer_words(answer: str) -> str:
    """Return what can be done about something wrong, by its contract word."""
    return _(_ANSWERS[answer])


_WHERE = {"rack": "Among the discards", "under trips": "Face down under Trips"}


def where_words(where: str) -> str:
    """Return where folded cards go, by its contract word."""
    return _(_WHERE[where])


def dealers_place() -> str:
    """Return the choice of no box."""
    return _("Dealer")


# --- why not


def not_open_yet() -> str:
    """Return why nothing can be settled yet."""
    return _("The dealer's hand is not open yet.")


def choose_a_box() -> str:
    """Return why nothing can be done at a box."""
    return _("Choose a box first: click it, or go there with the arrows.")


def type_a_number() -> str:
    """Return why there is no number to give."""
    return _("Type how many cards.")


def deck_goes_nowhere() -> str:
    """Return what is said of a deck that is let go where no cards go."""
    return _("No cards go there: a box, the board, your own place, or the burned cards.")


def cards_go_nowhere() -> str:
    """Return what is said of a hand that is dragged where it does not go."""
    return _("Folded cards go to the discards, or under the Trips bet.")


def leave_counts(cap: str) -> str:
    """Return what is asked of who leaves a round in the middle; *cap*: the key."""
    return _("What is dealt so far counts. {cap} once more ends it here.").format(cap=cap)


def leave_counts_unkept(cap: str) -> str:
    """Return what is asked where nothing of the run is kept; *cap*: the key."""
    return _("What is dealt so far counts, and nothing is kept. {cap} once more ends it.").format(cap=cap)


# --- what is said and done


def you_say(call: str) -> str:
    """Return what the dealer calls."""
    return _("You: “{call}”").format(call=call)


def you_say_to(box: int, call: str) -> str:
    """Return what the dealer asks a box."""
    return _("You, to box {box}: “{call}”").format(box=box, call=call)


def bet_accepted(box: int) -> str:
    """Return that a bet was accepted."""
    return _("The bet of box {box} is accepted.").format(box=box)


def bet_corrected(box: int) -> str:
    """Return that a player has put a bet right."""
    return _("The player of box {box} is asked to put the bet right.").format(box=box)


def bet_refused(box: int) -> str:
    """Return that a bet was pushed back."""
    return _("The bet of box {box} is pushed back.").format(box=box)


def nothing_wrong() -> str:
    """Return what the floor says where nothing is wrong."""
    return _("The floor is here, and finds nothing to rule on.")


def floor_rules(ruling: str) -> str:
    """Return how the floor rules."""
    return _("The floor: {ruling}.").format(ruling=ruling)


def report_found(box: int) -> str:
    """Return what the floor says to a report that something is in; *box*: 0 for the dealer's place."""
    if not box:
        return _("The floor looks at your own cards, and deals with it.")
    return _("The floor looks at box {box}, and deals with it.").format(box=box)


def report_empty(box: int) -> str:
    """Return what the floor says to a report that nothing is in; *box*: 0 for the dealer's place."""
    if not box:
        return _("The floor looks at your own cards, and finds nothing.")
    return _("The floor looks at box {box}, and finds nothing.").format(box=box)


def round_void() -> str:
    """Return that a round is void."""
    return _("The round is void: the bets go back.")


def tip(name: str, amount: str) -> str:
    """Return that somebody tips."""
    return _("{name} tips {amount}: to the toke box.").format(name=name, amount=amount)
