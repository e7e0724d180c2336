"""Big wins: freeze, leave the cards out, call, verify the hand and count the deck, pay on approval (rules.md 12.5).

Whose approval a payment needs, and from which amount on, the houses set: it is not asked, nor what tax forms there are.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from uth.company.chance import Chance
from uth.game.model import Round
from uth.game.settlement import BoxSettlement, Line
from uth.hands import Category
from uth.i18n import gettext as _
from uth.paytable import Odds
from uth.school.answers import heaviest_first
from uth.school.bet_mistakes import bet_reason
from uth.school.dealt import Seat, boxes_laid, dealt, seated, unpaid
from uth.school.drawable import drawable
from uth.school.drills.calls import BIG
from uth.school.exercise import Answer, Exercise, Field, GiveAmount, Still
from uth.school.findings import Finding, Mistake
from uth.school.house import House
from uth.school.readings import Read, Situation, drawn
from uth.school.recipes import BELOW_THE_ACE, TO_THE_ACE, Recipe
from uth.school.routines import BIG_WIN, STEPS, order_field, order_findings
from uth.school.said import dealer_called
from uth.school.settling.steps import settlement_of
from uth.school.skills import Skill
from uth.school.stated import Reason, Reasoned, amount_finding, reasoned
from uth.table import Bet, Table
from uth.train.felt.model import HOUSE_CARDS, bet_place, cards_place
from uth.words.money import money_words
from uth.words.settlement import bet_words


def _is(category: Category) -> Situation:
    """The box has that hand with both of its cards, and wins; the dealer has some other."""
    recipes = {
        Category.ROYAL_FLUSH: Recipe("0w 1w 2w ?. ?.", "3w 4w", runs=TO_THE_ACE),
        Category.STRAIGHT_FLUSH: Recipe("0w 1w 2w ?. ?.", "3w 4w", runs=BELOW_THE_ACE),
        Category.FOUR_OF_A_KIND: Recipe("a. a. ?. ?. ?.", "a. a."),
        Category.FULL_HOUSE: Recipe("a. b. ?. ?. ?.", "a. b."),
        Category.FLUSH: Recipe("aw bw cw ?. ?.", "dw ew"),
    }

    def fits(read: Read) -> bool:
        return read.hand.category is category and read.hand > read.dealer

    return Situation(recipes[category], fits)


_HANDS = {
    category: _is(category)
    for category in (
        Category.FLUSH, Category.FULL_HOUSE, Category.FOUR_OF_A_KIND, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH,
    )
}  # fmt: skip


def kinds(house: House) -> tuple[str, ...]:
    """Return the hands for which the Blind of this house pays so much that the floor is called."""
    return _drawable(house.table)


@lru_cache(maxsize=32)
def _drawable(table: Table) -> tuple[str, ...]:
    big = (category.value for category in _HANDS if _big(table, category))
    return drawable(big, lambda kind, chance: _ended(table, kind, (1,), chance))


def _big(table: Table, category: Category) -> bool:
    pay = table.blind.pay(category)
    return isinstance(pay, Odds) and pay.pays >= BIG * pay.per


def draw(house: House, kind: str, chance: Chance) -> Exercise:
    """Return a box with such a hand, before anything is paid.

    :raises ValueError: if the house has no such kind.
    """
    if kind not in kinds(house):
        raise ValueError(f"no such kind at this house: {kind}")
    table, boxes = house.table, boxes_laid(house.table, chance)
    box, state = _ended(table, kind, boxes, chance)
    settlement = settlement_of(state)
    settled = settlement.box(box)
    asked = [line for line in settled.lines if line.bet in (Bet.BLIND, Bet.TRIPS) and line.stake]
    lit = (HOUSE_CARDS, cards_place(box), *(bet_place(box, line.bet) for line in asked))
    said = (dealer_called(table, settlement),)
    fields: tuple[Field, ...] = (
        *(GiveAmount(line.bet.value, _what(line)) for line in asked),
        order_field(_("The steps, in order"), BIG_WIN, chance),
    )
    right: Answer = {**{line.bet.value: line.paid for line in asked}, STEPS: BIG_WIN.right}
    prompt = _("Read the hand of box {box}. What is to be paid, and what is done before it is paid?").format(box=box)
    still = Still(table, unpaid(state, (box,), dealer=True), boxes, box, lit, said)
    reasons = {line.bet.value: _reason(table, line, settled) for line in asked}
    return Reasoned(Skill.BIG_WIN, house, kind, still, prompt, fields, right, reasons)


def _ended(table: Table, kind: str, boxes: tuple[int, ...], chance: Chance) -> tuple[int, Round]:
    """A box with such a hand and its settled round, one more box with it where there is one."""
    cards = drawn({kind: _HANDS[Category(kind)]}, kind, table.rules, chance).cards
    box, seats = seated(cards, Seat(cards.hole), min(1, len(boxes) - 1), boxes, chance)
    return box, dealt(table, cards, seats, chance)


def _what(line: Line) -> str:
    return _("What the bet is paid: {bet}").format(bet=bet_words(line.bet))


def _reason(table: Table, line: Line, settled: BoxSettlement) -> Reason:
    """Why it is paid so much; a payout cap says that it is one."""
    why, source = bet_reason(line, settled, table)
    cap = table.limits.payout_cap
    if cap is None or line.paid == line.uncapped:
        return Reason(why, source)
    most = money_words(cap.amount, table.currency)
    capped = _("{why}; the table pays no more than {most} a round").format(why=why, most=most)
    return Reason(capped, f"{source}; limits: payout cap")


def mark(exercise: Exercise, answer: Answer) -> tuple[Finding, ...]:
    """Return what is wrong in an answer."""
    return heaviest_first(_found(exercise, answer))


def _found(exercise: Exercise, answer: Answer) -> Iterator[Finding]:
    for name, reason in reasoned(exercise).reasons.items():
        given, right = answer.get(name), exercise.right[name]
        more = isinstance(given, int) and isinstance(right, int) and given > right
        mistake = Mistake.OVERPAID if more else Mistake.UNDERPAID
        yield from amount_finding(exercise, answer, name, reason, mistake)
    yield from order_findings(BIG_WIN, answer)
