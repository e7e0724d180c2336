"""What comes of an act in a round that is looked at again: answers, rulings, and what goes wrong. No pygame."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from uth.game import engine
from uth.game.model import Choice, Round, play
from uth.profile import Ruling
from uth.school.dealing.acts import Act, Ask, OfferCut
from uth.school.dealing.course import Course
from uth.school.dealing.watching import event_words, seen_words, trouble_words
from uth.school.settling.acts import CallFloor
from uth.table import Street
from uth.words import school_acts as act_texts
from uth.words import school_replay as words
from uth.words.faults import fault_words
from uth.words.rulings import ruling_words


@dataclass(frozen=True, slots=True)
class News:
    """Something that came of an act.

    :ivar heading: empty where the text says it all.
    :ivar begins: something is wrong from here on, or is done to the house.
    :ivar box: where; 0 for nowhere.
    """

    text: str
    heading: str = ""
    begins: bool = False
    box: int = 0


def news_of(before: Course, after: Course, act: Act) -> tuple[News, ...]:
    """Return what came of an act: what players answer, how the floor rules, what goes wrong."""
    return (
        *_answers(before, after, act),
        *_ruled(before, after, act),
        *_trouble(before, after),
        *_watched(before, after),
    )


def _answers(before: Course, after: Course, act: Act) -> Iterator[News]:
    if isinstance(act, OfferCut):
        if after.cut is not None and before.cut is None:
            yield News(words.cuts_words(act.box, act_texts.card_count(after.cut)))
        elif len(after.declined) > len(before.declined):
            yield News(words.declines_words(act.box))
    if isinstance(act, Ask) and before.street is after.street:
        for box, choice in decisions(before.state, after.state, before.street):
            yield News(words.decides_words(box, choice))


def decisions(before: Round, after: Round, street: Street | None) -> Iterator[tuple[int, Choice]]:
    """Yield what the boxes have decided from one state of a street to another, in the order of the table."""
    waited = {box.number for box in engine.waiting(before)} if before.street is street else set()
    left = {box.number for box in engine.waiting(after)} if after.street is street else set()
    for number in sorted(waited - left):
        box = after.box(number)
        if box is not None:
            yield number, Choice.FOLD if box.folded else play(box.multiple) if box.multiple else Choice.CHECK


def _ruled(before: Course, after: Course, act: Act) -> Iterator[News]:
    if before.trouble is None or not isinstance(act, CallFloor):
        return
    yield News(words.floor_rules(ruling_words(after.house.profile.ruling(before.trouble.fault))))
    void = after.house.profile.ruling(before.trouble.fault) is Ruling.VOID
    if after.over and not after.state.boxes and not void:
        yield News(words.void_words())


def _trouble(before: Course, after: Course) -> Iterator[News]:
    trouble, was = after.trouble, before.trouble
    if trouble is None or (was is not None and (was.fault, was.box) == (trouble.fault, trouble.box)):
        return
    text = trouble_words(trouble) or words.caused_words()
    yield News(text, words.trouble_heading(fault_words(trouble.fault)), begins=True, box=trouble.box)


def _watched(before: Course, after: Course) -> Iterator[News]:
    for watch in after.watched:
        if watch not in before.watched:
            seen = seen_words(watch.event, watch.box, watch.other)
            yield News(seen, words.event_heading(event_words(watch.event)), begins=True, box=watch.box)
