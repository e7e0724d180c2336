"""Read one hand: name it by its kind and rank, and push out the five cards that play (rules.md 7.3, D10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from uth.cards import Card, Rank
from uth.company.chance import Chance
from uth.game.settle import best_hand
from uth.hands import Hand, evaluate
from uth.i18n import gettext as _
from uth.paytable import ROYAL_FIRST
from uth.school.answers import chosen_label, heaviest_first, unanswered
from uth.school.dealt import Seat, Shown, boxes_laid, dealt, seated, shown, unpaid
from uth.school.exercise import Answer, Exercise, Option, Pick, PickCards, Still, Value
from uth.school.findings import Finding, Mistake
from uth.school.hands_to_read import TO_READ
from uth.school.house import House
from uth.school.readings import drawn, hand_source, possible
from uth.school.skills import Skill
from uth.table import HoleCardsUsed, Rules
from uth.train.felt.model import BOARD, HOUSE_CARDS, Place, cards_place
from uth.words.cards import cards_words
from uth.words.hands import category_words, hand_words, rank_words

_HAND, _RANK, _CARDS = "hand", "rank", "cards"
_MISNAMED = {_HAND: Mistake.HAND_MISNAMED, _RANK: Mistake.RANK_MISNAMED}
_DEALERS = 25
"""So often in a hundred times it is the dealer's hand that is read."""


def kinds(house: House) -> tuple[str, ...]:
    """Return the hands to read, in teaching order."""
    return possible(TO_READ, house.table.rules)


def draw(house: House, kind: str, chance: Chance) -> Exercise:
    """Return a hand of that kind, a box's or the dealer's.

    :raises ValueError: if the house has no such kind.
    """
    cards = drawn(TO_READ, kind, house.table.rules, chance).cards
    dealers = chance.happens(_DEALERS)
    cards = cards.exchanged() if dealers else cards
    boxes = boxes_laid(house.table, chance)
    box, seats = seated(cards, Seat(cards.hole), min(2, len(boxes) - 1), boxes, chance)
    state = dealt(house.table, cards, seats, chance, paid=False)
    asked, seven = (0, cards.dealers) if dealers else (box, cards.seven)
    hand = best_hand(house.table.rules, seven[:2], cards.board)
    felt = unpaid(state, () if dealers else (box,), dealer=dealers)
    return Shown(
        Skill.READ,
        house,
        kind,
        Still(house.table, felt, boxes, asked, (_place(asked), BOARD)),
        _("Read the dealer's hand.") if dealers else _("Read the hand of box {box}.").format(box=box),
        (_hands(), _ranks(), PickCards(_CARDS, _("The five cards that play"), seven, 5)),
        {_HAND: hand.category.value, _RANK: hand.ranks[0].letter, _CARDS: hand.cards},
        state,
    )


def _place(box: int) -> Place:
    return cards_place(box) if box else HOUSE_CARDS


def _hands() -> Pick:
    options = tuple(Option(category.value, category_words(category)) for category in ROYAL_FIRST)
    return Pick(_HAND, _("The hand"), options)


def _ranks() -> Pick:
    options = tuple(Option(rank.letter, rank_words(rank)) for rank in reversed(Rank))
    return Pick(_RANK, _("The rank that is named first"), options)


# --- marking


def mark(exercise: Exercise, answer: Answer) -> tuple[Finding, ...]:
    """Return what was misread: the kind of hand; of the right kind its rank; and cards that do not make it."""
    return heaviest_first(_found(shown(exercise), answer))


def _found(exercise: Shown, answer: Answer) -> Iterator[Finding]:
    yield from unanswered(exercise, answer, _HAND, _RANK)
    rules, box, hole = exercise.house.table.rules, exercise.still.box, _hole(exercise)
    hand = best_hand(rules, hole, exercise.state.community)
    why, source = _why(rules), hand_source(exercise.house.table)
    wrong = [name for name in _MISNAMED if name in answer and answer[name] != exercise.right[name]]
    for name in wrong[:1]:
        done = chosen_label(exercise, name, answer[name])
        yield Finding(_MISNAMED[name], done, hand_words(hand), why, source, name, _place(box))
    if _CARDS not in answer:
        yield _no_cards(hand)
    elif not _as_good(exercise, hole, hand, answer[_CARDS]):
        right = f"{hand_words(hand)}: {cards_words(hand.cards)}"
        yield Finding(Mistake.WRONG_CARDS, _said(answer[_CARDS]), right, why, source, _CARDS, _place(box))


def _hole(exercise: Shown) -> tuple[Card, ...]:
    box = exercise.state.box(exercise.still.box)
    return box.cards if box else exercise.state.dealer


def _no_cards(hand: Hand) -> Finding:
    why = _("the five cards that play are pushed out before anything is paid")
    return Finding(Mistake.NOT_ANSWERED, _("no cards pushed out"), cards_words(hand.cards), why, field=_CARDS)


def _as_good(exercise: Shown, hole: Sequence[Card], hand: Hand, given: Value) -> bool:
    """Whether five of the seven cards make a hand that is worth as much, by the rule of the table."""
    cards = _five_of(given)
    if cards is None or not set(cards) <= {*hole, *exercise.state.community}:
        return False
    both = exercise.house.table.rules.hole_cards_used is HoleCardsUsed.BOTH
    return evaluate(cards) == hand and (not both or set(hole) <= set(cards))


def _five_of(given: Value) -> tuple[Card, ...] | None:
    """Five different cards, if the answer is that."""
    cards = _cards_of(given)
    return cards if len(cards) == len(set(cards)) == 5 else None


def _cards_of(given: Value) -> tuple[Card, ...]:
    return tuple(card for card in given if isinstance(card, Card)) if isinstance(given, tuple) else ()


def _said(given: Value) -> str:
    cards = _five_of(given)
    if cards is None:
        return cards_words(_cards_of(given)) or _("no cards pushed out")
    return f"{hand_words(evaluate(cards))}: {cards_words(cards)}"


def _why(rules: Rules) -> str:
    if rules.hole_cards_used is HoleCardsUsed.BOTH:
        return _("the best hand of both hole cards and exactly three of the board counts")
    return _("the best five of the seven cards count; suits do not rank")
