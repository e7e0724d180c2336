"""What panel and board say while a round is dealt: what can be done, what is asked, what was said. No pygame."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from uth.profile import Call, Ruling
from uth.school.dealing.acts import FoldedTo, Protection
from uth.school.dealing.steps import Kind, step_words
from uth.school.dealing.steps import Step as Due
from uth.school.dealing.trouble import Trouble
from uth.school.dealing.watching import event_words, trouble_words
from uth.ui import theme
from uth.ui.school.deal_log import tips_of
from uth.ui.school.deal_present import about
from uth.ui.school.deal_round import DealRound
from uth.ui.school.deal_ways import ANY_TIME, BEFORE, CARDS, NUMBERS, STEPS, Answer, Menu, Step, deed_of
from uth.ui.school.deeds import CHOOSING, Deed, Do
from uth.ui.school.modes import Mode
from uth.ui.school.present import Look
from uth.ui.school.settle_side import Hints, Telling, notice_of, settle_side
from uth.ui.school.side import Choice, Choices, Ink, Item, Pad, PadKey, Rule, Side, Words
from uth.ui.school.ways import WAYS, Way, deed
from uth.words import school_chair as chair_words
from uth.words import school_deal as words
from uth.words import school_settle as settle_words
from uth.words.money import money_words
from uth.words.rulings import call_words, ruling_words

_LINES, _BESIDE = 6, 1
"""So many of the latest lines are told beside the table; and so many where something else stands there."""


def deal_side(one: DealRound, look: Look, telling: Telling) -> Side:
    """Return what the panel says now."""
    if one.menu is not Menu.NONE:
        return replace(_bare(one, telling), items=tuple(_asked(one, look)))
    if one.is_open:
        side = settle_side(one, look, telling, _more(look))
        return replace(side, items=(*side.items[:1], *_besides(one, telling), *side.items[1:]))
    return replace(_bare(one, telling), items=(_steps(one, look, telling), _packet(one), *_hints(one, telling)))


def _bare(one: DealRound, telling: Telling) -> Side:
    foot = settle_words.round_words(chair_words.clock_words(one.milliseconds))
    faults = chair_words.faults_words(len(one.findings)) if telling.at_once else ""
    title = settle_words.box_words(one.aim.box) if one.is_open else about(one)
    if one.reported is not None:
        title = words.place_words("dealer", one.reported)
    return Side(title.upper(), (), (foot, faults))


# --- what can be done


def _steps(one: DealRound, look: Look, telling: Telling) -> Choices:
    listed = [*(CARDS if one.course.begun else BEFORE), *ANY_TIME]
    made = [_choice(look, step, words.step_word(step.value)) for step in listed]
    made += [_choice(look, step, words.packet_change(more=step is Step.MORE)) for step in (Step.MORE, Step.FEWER)]
    if telling.hints is not None:
        hints = settle_words.hints_word(telling.hints.value)
        made.append(Choice(hints, look.labels.label(WAYS[Way.HINTS]), deed(Way.HINTS)))
    return Choices(tuple(made))


def _packet(one: DealRound) -> Words:
    """How many cards go to the place in question with a packet."""
    return Words(words.packet_words(one.place.area.value, one.packet_size(one.place)), Ink.TEXT)


def _choice(look: Look, step: Step, label: str) -> Choice:
    return Choice(label, look.labels.label(STEPS[step]), deed_of(step))


def _more(look: Look) -> tuple[tuple[str, Deed, str], ...]:
    """What can be done at a table that is settled besides what settling has."""
    steps = (*ANY_TIME, Step.COUNT)
    return tuple((words.step_word(step.value), deed_of(step), look.labels.label(STEPS[step])) for step in steps)


# --- hints


def _hints(one: DealRound, telling: Telling) -> Iterator[Item]:
    """The parts of a round with the one that it has come to, and where all is told what is due."""
    if telling.hints in (None, Hints.NONE):
        return
    due = [step for step in one.dealing.expected if isinstance(step, Due)]
    if telling.hints is Hints.TOLD:
        yield from (Words(step_words(step), Ink.NOW if step is due[0] else Ink.LATER) for step in due[:2])
        return
    now = next((part_of(step) for step in due), "")
    for part, said in words.outline():
        yield Words(said, Ink.NOW if part == now else Ink.LATER)


def _besides(one: DealRound, telling: Telling) -> Iterator[Item]:
    """What is due at a table that is settled, and is no part of the settlement, where all is told."""
    if telling.hints is Hints.TOLD and one.mode is Mode.TABLE:
        yield from (Words(step_words(step), Ink.NOW) for step in one.dealing.expected[:1] if isinstance(step, Due))


def part_of(step: Due) -> str:
    """Return which part of a round a step belongs to, by its contract word; nothing where something is wrong."""
    return next((part for part, kinds in _PARTS.items() if step.kind in kinds), "")


_PARTS = {
    "betting": (Kind.OPEN_BETTING, Kind.SCAN, Kind.CLOSE_BETTING),
    "shuffle": (Kind.SHUFFLE, Kind.LOAD, Kind.OFFER_CUT, Kind.CUT),
    "deal": (Kind.DEAL, Kind.BURN),
    "streets": (Kind.ASK, Kind.TURN, Kind.TAKE_FOLD),
    "house": (Kind.CHECK, Kind.OPEN_HOUSE),
    "count": (Kind.COUNT_STUB,),
}


# --- what is asked in between


def _asked(one: DealRound, look: Look) -> Iterator[Item]:
    yield Words(words.menu_words(one.menu.value), Ink.NOW, theme.AMOUNT)
    if one.menu in NUMBERS:
        yield Words(one.typed or chair_words.nothing_typed(), Ink.TEXT if one.typed else Ink.LATER, theme.TITLE)
        yield _KEYPAD
        return
    caps = [look.labels.label(key) for key in CHOOSING]
    listed = options(one)
    caps += [""] * max(0, len(listed) - len(caps))
    yield Choices(
        tuple(Choice(label, cap, Deed(Do.PICK, what)) for (what, label), cap in zip(listed, caps, strict=False))
    )


_KEYPAD = Pad(tuple(tuple(PadKey(digit, Deed(Do.TYPE, digit)) for digit in row) for row in ("789", "456", "123", "0")))


def options(one: DealRound) -> tuple[tuple[str, str], ...]:
    """Return what can be chosen of what is asked in between: contract word, and what it is called."""
    table, profile = one.course.table, one.course.house.profile
    match one.menu:
        case Menu.CALL:
            return tuple((call.value, call_words(call, table, profile)) for call in Call)
        case Menu.WRONG:
            return tuple((answer.value, words.answer_words(answer.value)) for answer in Answer)
        case Menu.RULING:
            return tuple((ruling.value, ruling_words(ruling)) for ruling in Ruling)
        case Menu.BOX:
            boxes = [(str(box), settle_words.box_words(box)) for box in one.boxes]
            return (*boxes, ("0", words.dealers_place()))
        case Menu.EVENT:
            return tuple((event.value, _capital(event_words(event))) for event in Protection)
        case Menu.WHERE:
            return tuple((where.value, words.where_words(where.value)) for where in FoldedTo)
        case _:
            return ()


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


# --- beside the table


def board_of(one: DealRound, telling: Telling, heard: int, most: int = _LINES) -> Side | None:
    """Return what stands beside the table; None for nothing.

    That is what happens and is not to be seen on the felt, what was found last, and what was said and done; *heard*:
    so many lines of that are to be heard by now; *most*: no more of them are told.
    """
    trouble = one.course.trouble
    edge = edge_words(one, trouble) if trouble is not None else ""
    found = None if edge or one.menu is not Menu.NONE else notice_of(one, telling)
    latest = found is not None and bool(one.fresh)
    log = one.log[:heard]
    few = bool(edge) or latest or one.is_open
    lines = _lines(log[-(_BESIDE if few else most) :])
    if edge:
        return Side(words.wrong_word().upper(), (Words(edge), *_below(lines)))
    if found is not None and (latest or not lines):
        return replace(found, items=(*found.items, *_below(lines)))
    return Side(words.table_word().upper(), lines) if lines else None


def edge_words(one: DealRound, trouble: Trouble) -> str:
    """Return what has gone wrong where the felt does not show it; nothing of what can be seen there."""
    return "" if one.trouble_is_seen else trouble_words(trouble)


def _lines(log: tuple[str, ...]) -> tuple[Words, ...]:
    """The latest line last, as it is said."""
    return tuple(Words(line, Ink.LATER if place < len(log) else Ink.TEXT) for place, line in enumerate(log, 1))


def _below(lines: tuple[Words, ...]) -> tuple[Item, ...]:
    return (Rule(), *lines) if lines else ()


def last_board(one: DealRound) -> Side | None:
    """Return what is to be heard at the end: what players say, what they give."""
    if not one.log:
        return None
    tips = tips_of(one.course)
    foot = words.toke_box(money_words(tips, one.course.table.currency)) if tips else ""
    return Side(words.table_word().upper(), _lines(one.log[-_LINES:]), (foot, ""))
