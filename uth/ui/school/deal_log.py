"""What is said and done at a table while a round is dealt, as whoever sits there hears and sees it. No pygame."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from uth.game.model import Box, Choice, play
from uth.profile import Call, Fault, Ruling
from uth.school.dealing.acts import (
    Accept,
    Act,
    Ask,
    CheckBets,
    CloseBetting,
    Correct,
    LoadShuffler,
    OfferCut,
    OpenBetting,
    Refuse,
    Report,
    ScanBets,
    Shuffle,
)
from uth.school.dealing.answers import is_elsewhere, passes_over
from uth.school.dealing.course import Course
from uth.school.dealing.dealing import Dealing
from uth.school.settling.acts import CallFloor
from uth.table import Bet, Street, Table
from uth.words import company, faults, rulings
from uth.words import school_deal as words
from uth.words import school_deal_done as done
from uth.words.money import money_words
from uth.words.settlement import bet_words


def told(before: Course, after: Dealing) -> tuple[str, ...]:
    """Return what is to be heard and seen of the last act of a dealing, and of what came of it."""
    return tuple(_lines(before, after.course, after.acts[-1].act))


def _lines(before: Course, now: Course, act: Act) -> Iterator[str]:
    yield from _let_pass(before, act)
    yield from _said(now, act)
    if not before.state.boxes:
        yield from (_bets(now.table, box) for box in now.state.boxes)
    if isinstance(act, OfferCut):
        yield from _cut(before, now, act)
    yield from _floor(before, now, act)
    yield from _decisions(before, now)
    if now.done and not before.done:
        yield from _at_the_end(now)


def _said(now: Course, act: Act) -> Iterator[str]:
    """What the dealer calls."""
    match act:
        case OpenBetting(call) | CloseBetting(call):
            yield words.you_say(_call(now, call))
        case Ask(box, call):
            yield words.you_say_to(box, _call(now, call))
        case _ if type(act) in _DEEDS:
            yield _DEEDS[type(act)]()


_DEEDS: Mapping[type[Act], Callable[[], str]] = {
    ScanBets: done.bets_looked_over,
    CheckBets: done.bets_looked_over,
    Shuffle: done.deck_shuffled,
    LoadShuffler: done.shuffler_loaded,
}
"""What is done and leaves nothing on the felt."""


def _call(now: Course, call: Call) -> str:
    return rulings.call_words(call, now.table, now.house.profile)


# --- the players


def _bets(table: Table, box: Box) -> str:
    stakes = [(bet, amount) for bet, amount in box.stakes if not (box.dark and bet is Bet.PLAY)]
    laid = ", ".join(f"{bet_words(bet)} {money_words(amount, table.currency)}" for bet, amount in stakes)
    return words.at_box(box.number, company.bets(box.owner, laid))


def _cut(before: Course, now: Course, act: OfferCut) -> Iterator[str]:
    box = now.state.box(act.box)
    if box is not None:
        declined = len(now.declined) > len(before.declined)
        yield company.does_not_cut(box.owner) if declined else company.has_cut(box.owner, now.cut or 0)


def _decisions(before: Course, now: Course) -> Iterator[str]:
    for _street, box, choice in decided(before, now):
        cost = money_words(box.stake(Bet.PLAY), now.table.currency)
        yield words.at_box(box.number, company.decides(box.owner, choice, cost))


def decided(before: Course, now: Course) -> Iterator[tuple[Street, Box, Choice]]:
    """Yield what was decided between two moments of a deal: the street, the box as it is now, and the choice."""
    if not (before.begun and now.begun):
        return
    for box in now.state.boxes:
        was = before.state.box(box.number)
        if was is not None and box.acted is not None and was.acted is not box.acted and not box.dark:
            yield box.acted, box, _choice(was, box)


def _choice(was: Box, now: Box) -> Choice:
    if now.folded is not was.folded:
        return Choice.FOLD
    return play(now.multiple) if now.multiple != was.multiple else Choice.CHECK


# --- the floor


def _floor(before: Course, now: Course, act: Act) -> Iterator[str]:
    match act:
        case CallFloor():
            yield _ruling(before, now)
        case Accept(box):
            yield words.bet_accepted(box)
        case Correct(box) | Refuse(box):
            yield words.bet_corrected(box) if isinstance(act, Correct) else words.bet_refused(box)
            if before.trouble is None or is_elsewhere(before.trouble, act):
                yield done.bet_lies_again(box)
        case Report(box):
            gone = [each for each in before.watched if each not in now.watched]
            yield words.report_found(box) if gone else words.report_empty(box)
    if _is_void(now) and not _is_void(before) and not _ruled_void(before, now):
        yield words.round_void()


def _let_pass(before: Course, act: Act) -> Iterator[str]:
    """The floor puts right what was passed over; a bet outside the limits stays as it lies."""
    trouble = before.trouble
    if trouble is not None and passes_over(before, act) and trouble.fault is not Fault.OUTSIDE_LIMITS:
        yield done.put_right(trouble.box)


def _is_void(course: Course) -> bool:
    return course.over and not course.state.boxes


def _ruled_void(before: Course, now: Course) -> bool:
    """Whether the ruling says so itself."""
    trouble = before.trouble
    return trouble is not None and now.house.profile.ruling(trouble.fault) is Ruling.VOID


def _ruling(before: Course, now: Course) -> str:
    """What the floor says when it is called."""
    if before.trouble is None:
        return words.nothing_wrong()
    fault = before.trouble.fault
    ruling = now.house.profile.ruling(fault)
    # Where the house leaves it to the floor, it does what is sensible.
    said = faults.proposal_words(fault) if ruling is Ruling.FLOOR_DECIDES else rulings.ruling_words(ruling)
    return words.floor_rules(said.removesuffix("."))


# --- the end


def _at_the_end(now: Course) -> Iterator[str]:
    for remark in now.guests.remarks(now.state):
        yield company.says(remark.name, remark.manner.value, remark.occasion.value, remark.variant)
    for tip in now.guests.tips(now.state):
        yield words.tip(tip.name, money_words(tip.amount, now.table.currency))


def tips_of(now: Course) -> int:
    """Return what lies in the toke box of this round, in minor units."""
    return sum(tip.amount for tip in now.guests.tips(now.state)) if now.done else 0
