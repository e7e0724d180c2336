"""Pictures of a table for the tests of what is drawn: a made-up moment for every kind of thing a picture can hold."""

from __future__ import annotations

from dataclasses import replace

from uth.cards import Card
from uth.chips import break_down, currency, default_chips
from uth.table import Bet
from uth.ui.picture import (
    Bankroll,
    BoxLook,
    Button,
    CardAt,
    Dialog,
    Felt,
    Help,
    Picture,
    Pill,
    Sign,
    StackAt,
    Tone,
    TrayChip,
)
from uth.ui.places import Place, bet_circle, box_card, community_card, dealer_card, payout, tucked_card

CHIPS = default_chips(currency("USD"))
TRAY = tuple(TrayChip(chip, f"{chip.value // 100}" if chip.value >= 100 else ".50") for chip in CHIPS)
FELT = Felt(
    blind=Sign("BLIND", (("Royal flush", "500 to 1"), ("Straight flush", "50 to 1"), ("Less", "push"))),
    trips=Sign("TRIPS", (("Royal flush", "50 to 1"), ("Three of a kind", "3 to 1"))),
    arc="DEALER QUALIFIES WITH A PAIR OR BETTER",
    rack=TRAY,
    limits="Ante $5 to $500\nTrips $1 to $100",
)
NO_TRIPS = replace(FELT, trips=None)
ACTIONS = tuple(Button(name, name, key=name[0]) for name in ("Rebet", "Double", "Undo", "Clear", "Help", "Menu"))
CHOICES = (
    Button("check", "Check", "free", "C"),
    Button("play 3x", "Play 3x", "$75", "3"),
    Button("play 4x", "Play 4x", "$100", "4", enabled=False, reason="That takes $100; you have $80."),
)
BANKROLL = Bankroll("BANKROLL", "$825", "round 57: bets $175")
HELP = Help(
    "Keys",
    (("Betting", (("A", "bet on the Ante"), ("1 2 3", "choose a chip"))), ("Playing", (("Space", "deal"),))),
    "A key finishes what is moving.",
)
DIALOG = Dialog(
    "Out of chips", "You have $2.50 left.\nBuy in again?", (Button("leave", "Leave"), Button("buy", "Buy in"))
)


def chips(place: Place, amount: int, label: str = "") -> StackAt:
    """Return a stack worth *amount* minor units."""
    return StackAt(place, break_down(amount, CHIPS), label)


def up(place: Place, card: str, lift: float = 0.0, dim: float = 0.0) -> CardAt:
    """Return an open card."""
    return CardAt(place, Card.parse(card), lift=lift, dim=dim)


def empty(boxes: int = 1, felt: Felt = FELT) -> Picture:
    """Return a table with nothing on it."""
    return Picture(felt, tuple(BoxLook(number) for number in range(1, boxes + 1)), BANKROLL)


def decision(boxes: int = 6, active: int = 4) -> Picture:
    """Return a decision: one box open, the others dark, box 1 without a bet if there are others."""
    looks, cards, stacks = [], [CardAt(dealer_card(index), None) for index in range(2)], []
    for number in range(1, boxes + 1):
        here = number == active
        looks.append(BoxLook(number, here, Bet.PLAY if here else None, "" if here else "dark 3x", fallen_back=not here))
        stacks += [chips(bet_circle(number, bet), 2500, "$25") for bet in (Bet.ANTE, Bet.BLIND)]
        if here:
            cards += [up(box_card(number, 0), "Ac"), up(box_card(number, 1), "9s")]
        else:
            cards += [CardAt(box_card(number, index), None) for index in range(2)]
    cards += [CardAt(community_card(index), None) for index in range(5)]
    return Picture(
        FELT,
        tuple(looks),
        BANKROLL,
        tuple(cards),
        tuple(stacks),
        prompt="Ace-nine offsuit: check, or play three or four times the Ante",
        buttons=CHOICES,
        tray=TRAY,
        selected=3,
        actions=ACTIONS,
    )


def showdown() -> Picture:
    """Return a table of two boxes being settled: one pays, one has folded under its Trips bet."""
    board = [up(community_card(place), card, lift=1.0) for place, card in enumerate(("Kh", "Kd", "Qd"))]
    board += [up(community_card(place), card, dim=1.0) for place, card in ((3, "9s"), (4, "7h"))]
    return Picture(
        FELT,
        (BoxLook(1, active=True), BoxLook(2, fallen_back=True)),
        BANKROLL,
        (
            up(dealer_card(0), "Ac"),
            up(dealer_card(1), "3s", dim=1.0),
            *board,
            up(box_card(1, 0), "Kc", lift=1.0),
            up(box_card(1, 1), "Qs", lift=1.0),
            CardAt(tucked_card(2, 0), None),
            CardAt(tucked_card(2, 1), None),
        ),
        (
            chips(bet_circle(1, Bet.PLAY), 10000, "$100"),
            chips(payout(1, Bet.PLAY), 10000, "+$100"),
            chips(bet_circle(2, Bet.TRIPS), 500, "$5"),
        ),
        (
            Pill(1, "+$240", Tone.WIN, "full house, kings over queens", settled=True),
            Pill(2, "-$50", Tone.LOSE, "folded"),
        ),
        dealer_hand="pair of kings, ace kicker",
        dealer_note="qualifies",
        buttons=(Button("next", "Next round", "same bets", "Space", gold=True),),
        tray=TRAY,
        actions=ACTIONS,
    )
