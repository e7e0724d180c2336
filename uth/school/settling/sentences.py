"""What a supervisor says of a fault in a settlement: what was done, what was right, and why."""

from __future__ import annotations

from uth.game.settlement import Line
from uth.i18n import gettext as _
from uth.profile import StepKind as Kind
from uth.school.bet_mistakes import bet_reason
from uth.school.findings import Finding, Mistake
from uth.school.payments import Due, fill_first_words, payment_reason
from uth.school.readings import hand_source
from uth.school.settling.chips import chips_words, worth
from uth.school.settling.course import Course
from uth.school.settling.fault import Fault
from uth.school.settling.steps import due, settlement_of
from uth.school.settling.told import TOLD, source_of, told
from uth.table import Bet, Table
from uth.train.felt.model import HOUSE_CARDS, RACK, Place, bet_place, cards_place
from uth.words.hands import category_words, hand_words
from uth.words.house_rules import house_rule
from uth.words.money import money_words
from uth.words.settlement import bet_words
from uth.words.sign import qualifying_sentence

_DONE = {
    Kind.TAKE: "Box {box}: {bet} was taken",
    Kind.PUSH: "Box {box}: {bet} was left as it lay",
    Kind.PAY: "Box {box}: {bet} was paid",
}
_RIGHT = {Kind.TAKE: "take it", Kind.PUSH: "push: it stays where it lies", Kind.PAY: "pay {amount}"}


def finding_of(course: Course, fault: Fault) -> Finding:
    """Return a fault in the reader's language."""
    if fault.mistake in (Mistake.HAND_MISNAMED, Mistake.QUALIFIES_WRONG):
        return _misread(course, fault)
    if fault.done is not None and fault.bet is not None and fault.mistake not in TOLD:
        return _of_bet(course, fault)
    return _of_rule(course, fault)


def _place(fault: Fault) -> Place | None:
    if fault.mistake is Mistake.FILL_NEEDLESS:
        return RACK
    if not fault.box:
        return HOUSE_CARDS
    return bet_place(fault.box, fault.bet) if fault.bet is not None else cards_place(fault.box)


# --- hands


def _misread(course: Course, fault: Fault) -> Finding:
    if fault.mistake is Mistake.QUALIFIES_WRONG:
        return _of_qualifying(course)
    settlement = settlement_of(course.state)
    return Finding(
        fault.mistake,
        _called(fault),
        hand_words(settlement.box(fault.box).hand if fault.box else settlement.dealer),
        _("the best hand by the rule of the table is named"),
        hand_source(course.state.table),
        place=_place(fault),
    )


def _of_qualifying(course: Course) -> Finding:
    settlement, table = settlement_of(course.state), course.state.table
    said = (_("The dealer was called not to qualify"), _("The dealer was called to qualify"))
    right = (_("the dealer qualifies"), _("the dealer does not qualify"))[not settlement.qualifies]
    why = _("{hand}: {rule}").format(hand=hand_words(settlement.dealer), rule=qualifying_sentence(table.rules))
    source = house_rule(table, "rules: dealer qualifies")
    done = said[not settlement.qualifies]
    return Finding(Mistake.QUALIFIES_WRONG, done, right, why, source, place=HOUSE_CARDS)


def _called(fault: Fault) -> str:
    said = category_words(fault.hand) if fault.hand else ""
    if fault.box:
        return _("Box {box} was called: {hand}").format(box=fault.box, hand=said)
    return _("The dealer's hand was called: {hand}").format(hand=said)


# --- bets


def _of_bet(course: Course, fault: Fault) -> Finding:
    assert fault.bet is not None
    line, table = course.line((fault.box, fault.bet)), course.state.table
    why, source = _why(course, fault, line)
    return Finding(
        fault.mistake, _done(fault, table), _right(course, fault, line), why, source, place=_place(fault)
    )  # fmt: skip


def _done(fault: Fault, table: Table) -> str:
    assert fault.done is not None
    assert fault.bet is not None
    said = _(_DONE[fault.done]).format(box=fault.box, bet=bet_words(fault.bet))
    if not fault.chips:
        return said
    paid = _("{said} {amount}") if fault.mistake is not Mistake.WRONG_CHIPS else _("{said} {amount} with {chips}")
    return paid.format(said=said, amount=_amount(worth(fault.chips), table), chips=chips_words(fault.chips, table))


def _right(course: Course, fault: Fault, line: Line) -> str:
    table = course.state.table
    if fault.mistake is Mistake.FILL_MISSED:
        return fill_first_words(_due(course, line))
    right = _(_RIGHT[due(line)]).format(amount=_amount(line.paid, table))
    if fault.mistake is not Mistake.WRONG_CHIPS:
        return right
    return _("{right} with {chips}").format(right=right, chips=chips_words(_due(course, line).usual, table))


def _why(course: Course, fault: Fault, line: Line) -> tuple[str, str]:
    table = course.state.table
    reason = bet_reason(line, settlement_of(course.state).box(line.box), table)
    return payment_reason(_due(course, line), fault.mistake, reason)


def _due(course: Course, line: Line) -> Due:
    return Due(course.state.table, line, course.felt.at(bet_place(line.box, line.bet)), course.rack)


def _amount(amount: int, table: Table) -> str:
    return money_words(amount, table.currency)


# --- procedure


def _of_rule(course: Course, fault: Fault) -> Finding:
    settlement, procedure = settlement_of(course.state), course.state.table.procedure
    hand = settlement.box(fault.box).hand if fault.box else settlement.dealer
    bets = procedure.order_in_box.take if fault.mistake is Mistake.TAKE_ORDER else procedure.order_in_box.pay
    words = {
        "box": fault.box,
        "bet": bet_words(fault.bet) if fault.bet else "",
        "other": bet_words(fault.other) if isinstance(fault.other, Bet) else fault.other,
        "hand": hand_words(hand),
        "order": ", ".join(map(bet_words, bets)),
    }
    done, right, why = told(fault.mistake, words)
    return Finding(fault.mistake, done, right, why, source_of(fault.mistake, course.state.table), place=_place(fault))
