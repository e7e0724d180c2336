"""The steps of the dealer's work beside the cards, in words: what is done, and why it is done just then or never."""

from __future__ import annotations

from collections.abc import Iterable

from uth.i18n import gettext as _


def step_words(step: str) -> str:
    """Return a step (its contract word) as what a dealer does."""
    return _(_STEPS[step])


def step_reason(step: str) -> str:
    """Return why a step has its place, or why it is never done."""
    return _(_REASONS[step])


def steps_words(steps: Iterable[str]) -> str:
    """Return steps in order, numbered."""
    return "; ".join(f"{number}. {step_words(step)}" for number, step in enumerate(steps, start=1))


def left_out_words(step: str) -> str:
    """Return that a step was left out."""
    return _("Left out: {step}").format(step=step_words(step))


def too_early_words(step: str, later: str) -> str:
    """Return that a step was done before another one that it comes after."""
    return _("{step}, and only then: {later}").format(step=step_words(step), later=step_words(later))


_STEPS = {
    # cash and change
    "spread cash": "Spread the cash on the table",
    "call cash": "Call the amount to the floor",
    "cut out": "Cut the chips out on the table",
    "pass chips": "Pass the chips to the player",
    "drop cash": "Drop the cash into the drop box",
    "take from hand": "Take the cash out of the player's hand",
    "rack cash": "Put the cash into the rack",
    "lay out": "Lay the player's chips out on the table",
    "call change": "Call the change to the floor",
    "rack chips": "Put the player's chips into the rack",
    "in the hand": "Make the change in the hand",
    # opener and closer
    "count rack": "Count the rack before the eyes of the floor",
    "compare": "Compare the count with the slip, line by line",
    "sign slip": "Sign the slip, you and the floor",
    "drop slip": "Drop the slip into the drop box",
    "report": "Report the difference to the floor at once",
    "recount": "Count again before the eyes of the floor",
    "new slip": "Make out a new slip with the floor",
    "record": "The floor records the count on a new slip",
    "leave opener": "Lay the opener face up in the rack",
    "lock": "The floor locks the rack",
    "deal first": "Deal a first round, and count after it",
    "amend slip": "Write the counted figure over that of the slip",
    "make up": "Make the difference up from the toke box",
    "copy opener": "Copy the figures of the opener",
    # fill and credit
    "leave request": "Leave the copy of the request in view until the chips are there",
    "count fill": "Break the chips down on the table and count them",
    "break down": "Break the chips down on the table, out of the rack",
    "call amount": "Call the amount to the floor",
    "sign": "Sign the slip",
    "floor signs": "The floor verifies the amount and signs",
    "drop slips": "Drop the copies of slip and request into the drop box",
    "rack uncounted": "Put the chips into the rack as they come",
    "hand over uncounted": "Hand the chips over as they are taken out",
    "amend fill": "Correct a wrong slip by hand",
    # relief
    "tap": "Your relief taps you on the shoulder",
    "finish": "Finish what is begun",
    "clear hands": "Clear your hands: palms up, palms down",
    "step aside": "Step aside, and your relief steps in",
    "take tokes": "Take your tokes with you",
    "leave alone": "Leave before your relief stands there",
    # big wins
    "freeze": "Stop the game: no bet is touched",
    "leave cards": "Leave every card as it lies",
    "call floor": "Call the floor",
    "verify hand": "Show the winning hand, card by card",
    "count deck": "Count the rest of the deck with the floor",
    "approval": "Wait until the payment is approved",
    "pay": "Pay",
    "clear others": "Clear the other hands in the meantime",
    "reload": "Put the deck back into the shuffler",
}

_REASONS = {
    "spread cash": "Cash lies open, in view of the player, the floor and the camera, before anything is said.",
    "call cash": "The amount is called, so that player and floor hear it, before a chip leaves the rack.",
    "cut out": "Chips of the same worth are cut out where cash and chips can be compared.",
    "pass chips": "The player has the chips before the cash is gone.",
    "drop cash": "The cash is dropped last, and at once: as long as it lies there the amount can be proved.",
    "take from hand": "Nothing goes from hand to hand: cash is laid on the table.",
    "rack cash": "Cash goes into the drop box; the rack holds chips.",
    "lay out": "All of it lies on the table before anything is changed.",
    "call change": "A change is called to the floor before it is made.",
    "rack chips": "Outgoing before incoming: the player's chips stay in view until the change is out.",
    "in the hand": "All of it lies on the table, nothing is counted in the hand.",
    "count rack": "The dealer counts and the floor watches; nothing is signed that was not counted.",
    "compare": "The count is compared with the slip, each chip value and the total.",
    "sign slip": "Both sign that the slip is right, which only a count can show.",
    "drop slip": "The slip is dropped as soon as it is signed.",
    "report": "A difference is reported at once, before anything else is done about it.",
    "recount": "The rack is counted again with the floor, once the difference is reported.",
    "new slip": "What was counted the second time goes on a new slip.",
    "record": "The slip is made out from the count.",
    "leave opener": "The copy that opens the next session stays with the chips, in view.",
    "lock": "The rack is locked last, with its slip inside.",
    "deal first": "The rack is counted before the first bet; afterwards nobody can say where a difference is from.",
    "amend slip": "A slip is never changed: a wrong one is replaced by a new one.",
    "make up": "Tokes and table chips are never mixed, and a dealer never repairs a difference.",
    "copy opener": "The closer says what lies in the rack now.",
    "leave request": "What was asked for can be compared with what comes.",
    "count fill": "The dealer answers for what was counted on the table.",
    "break down": "What leaves the table is broken down and counted in public view.",
    "call amount": "The floor hears the amount, and looks, before anybody signs.",
    "sign": "The signature says that the amount was counted and is right.",
    "floor signs": "The floor verifies and signs after the dealer.",
    "drop slips": "Slip and request are dropped as soon as both have signed.",
    "rack uncounted": "Chips that nobody counted are never taken into the rack.",
    "hand over uncounted": "Chips that nobody counted never leave the table.",
    "amend fill": "A wrong slip is void: the cage makes out another.",
    "tap": "A dealer leaves when the relief is there.",
    "finish": "Whoever began a round or a payment answers for it and brings it to its end.",
    "clear hands": "Empty hands are shown before they leave the table.",
    "step aside": "The table is handed over with empty hands.",
    "take tokes": "Tokes stay in their box: nothing leaves the table in a hand.",
    "leave alone": "A table with chips in its rack is never left alone.",
    "freeze": "As long as nothing is touched everything can be proved.",
    "leave cards": "The cards that lie there are the proof of the win.",
    "call floor": "The floor is there before the hand is verified.",
    "verify hand": "The hand is verified before anybody approves it.",
    "count deck": "A complete deck shows that no card was brought in.",
    "approval": "Somebody with the right to do so approves a big payment; who that is, the house says.",
    "pay": "Nothing is paid before the hand and the deck are verified and the payment is approved.",
    "clear others": "Every card stays where it is until the win is verified.",
    "reload": "The deck is counted as it lies before it is used again.",
}
