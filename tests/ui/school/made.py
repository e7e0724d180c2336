"""Exercises laid by hand: every form of question, on a felt that nobody has put right."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from uth.cards import parse_cards
from uth.config import load_table
from uth.profile import Profile
from uth.school.exercise import (
    Answer,
    Exercise,
    Field,
    GiveAmount,
    GiveChips,
    Given,
    Option,
    Order,
    Pick,
    PickCards,
    Still,
)
from uth.school.findings import Finding, Mistake
from uth.school.house import House
from uth.school.skills import Skill
from uth.table import Bet
from uth.train.felt.model import (
    BOARD,
    BURN,
    DISCARDS,
    HOUSE_CARDS,
    RACK,
    Chips,
    Felt,
    Lying,
    Place,
    bet_place,
    cards_place,
    pay_place,
)

TABLE = load_table("standard").table
HOUSE = House(TABLE, Profile(TABLE.procedure.faults))
SEVEN = "9c 9d Kh Kc 4d 9s Kd"


def lying(text: str, *, up: bool = True) -> tuple[Lying, ...]:
    """Return cards as they lie."""
    return tuple(Lying(card, up) for card in parse_cards(text))


def chips(owner: str = "player", **counts: int) -> Mapping[Chips, int]:
    """Return chips by value in whole units: ``chips(c25=2)``."""
    return {Chips(owner, int(name[1:]) * 100): count for name, count in counts.items()}


def felt(boxes: int = 6) -> Felt:
    """Return a table at the showdown: box 1 is in question, box 2 is paid wrongly, box 3 is folded under its Trips, the
    last one is open.
    """
    laid: dict[Place, Mapping[Chips, int]] = {RACK: chips("", c1=58, c5=118, c25=76, c100=32, c500=8)}
    open_cards = {BOARD: lying("Kh Kc 4d 9s Kd"), HOUSE_CARDS: lying("Ac 3s"), BURN: lying("2h", up=False)}
    open_cards |= {cards_place(1): lying("9c 9d"), DISCARDS: lying("5c 5d 5h", up=False)}
    for box in range(1, boxes + 1 if boxes < 3 else boxes):
        laid |= {bet_place(box, Bet.ANTE): chips(c25=1, c5=2), bet_place(box, Bet.BLIND): chips(c25=1, c5=2)}
        laid |= {bet_place(box, Bet.PLAY): chips(c25=5, c5=3), bet_place(box, Bet.TRIPS): chips(c5=3)}
    if boxes > 1:
        open_cards[cards_place(2)] = lying("Ah Qs")
        laid[pay_place(2, Bet.ANTE)] = chips(c25=1, c5=1)
        laid[pay_place(2, Bet.TRIPS)] = chips(c25=4, c5=7, c1=2)
    if boxes > 3:
        open_cards[cards_place(3)] = lying("7c 2d", up=False)
        for bet in (Bet.ANTE, Bet.BLIND, Bet.PLAY):
            del laid[bet_place(3, bet)]
        open_cards[cards_place(4)] = lying("Th 8h", up=False)
    return Felt(laid, open_cards)


HANDS = tuple(
    Option(word, word)
    for word in (
        "royal flush", "straight flush", "four of a kind", "full house", "flush", "straight", "three of a kind",
        "two pair", "pair", "high card",
    )
)  # fmt: skip
FEW = Pick("ante", "The Ante", (Option("take", "Take"), Option("push", "Push"), Option("pay", "Pay")))
LIST = Pick("hand", "The hand", HANDS)
STEPS = Order(
    "steps",
    "The steps, in order",
    (
        Option("pass", "Pass the chips over"),
        Option("drop", "Put the cash into the drop box"),
        Option("spread", "Spread the cash"),
        Option("rack", "Put the cash into the rack"),
    ),
)
CARDS = PickCards("cards", "The five cards that play", parse_cards(SEVEN), 5)
AMOUNT = GiveAmount("amount", "What is the Blind paid")
CUT = GiveChips("chips", "Pay the Blind", pay_place(1, Bet.BLIND))
SHORT = replace(CUT, name="short", rack=((100, 3), (500, 20), (2500, 0), (10000, 4)))

RIGHT: Answer = {
    "ante": "pay",
    "hand": "full house",
    "cards": parse_cards("Kh Kc Kd 9c 9d"),
    "steps": ("spread", "pass", "drop"),
    "amount": 10500,
    "chips": ((10000, 1), (500, 1)),
    "short": ((500, 20),),
}


def exercise(*fields: Field, boxes: int = 6, skill: Skill = Skill.PAY_BET, prompt: str = "") -> Exercise:
    """Return an exercise about box 1 with those fields."""
    still = Still(
        TABLE,
        felt(boxes),
        tuple(range(1, boxes + 1)),
        1,
        (bet_place(1, Bet.BLIND), cards_place(1), pay_place(1, Bet.BLIND)),
        ("dealer: three of a kind, kings", "qualifies"),
    )
    right = {each.name: RIGHT[each.name] for each in fields}
    return Exercise(skill, HOUSE, "made by hand", still, prompt or "Box 1: settle the Blind.", fields, right)


def mark(exercise: Exercise, given: Given) -> tuple[Finding, ...]:
    """Find what differs from what is right."""
    return tuple(
        Finding(
            Mistake.UNDERPAID,
            f"{each.label}: something else was given.",
            "The Blind is paid 3 to 1: $105 on $35.",
            "A winning full house is paid 3 to 1 on the Blind; the Ante and the Play bet are paid even money.",
            "blind: full house 3 to 1",
            each.name,
        )
        for each in exercise.fields
        if given.answer.get(each.name) != exercise.right[each.name]
    )
