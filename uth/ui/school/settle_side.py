"""What the panel says while a table is settled: what was done, what was found, what can be done. No pygame."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from uth.school.exercise import CutOut
from uth.school.settling.acts import Act, CallDealer, CallHand, GiveBack, OfBet, Pay, TakeBack, word_of
from uth.school.settling.course import box_of
from uth.school.settling.hints import Hint, When, hints
from uth.ui import theme
from uth.ui.school.deeds import CHOOSING, Deed, Do
from uth.ui.school.modes import HANDS, Mode, Said
from uth.ui.school.present import Look
from uth.ui.school.settle_present import in_hand, paid_words
from uth.ui.school.settling import Settling
from uth.ui.school.side import Choice, Choices, Ink, Item, Rule, Side, Words
from uth.ui.school.telling import finding_items
from uth.ui.school.ways import WAYS, Way, deed
from uth.words import school_chair as chair_words
from uth.words import school_settle as words
from uth.words.hands import category_words
from uth.words.settlement import bet_words


class Hints(StrEnum):
    """How much the panel tells. The values are contract words."""

    NONE = "off"
    STEPS = "steps"
    """What is done, and what the rest is about."""
    TOLD = "told"
    """The next step in full, too."""


class Telling:
    """What is told.

    :ivar at_once: what was wrong is said with the act.
    :ivar hints: None where there are none, as in a test.
    """

    def __init__(self, *, at_once: bool, hints: Hints | None = Hints.NONE) -> None:
        self.at_once = at_once
        self.hints = hints

    def turn(self) -> None:
        """Tell more; after the most nothing."""
        if self.hints is not None:
            among = list(Hints)
            self.hints = among[(among.index(self.hints) + 1) % len(among)]


_INKS = {When.DONE: Ink.TEXT, When.NOW: Ink.NOW, When.TO_COME: Ink.LATER}


More = tuple[tuple[str, Deed, str], ...]
"""What else can be done: what it is called, the deed, and the cap of its key."""


def settle_side(settling: Settling, look: Look, telling: Telling, more: More = ()) -> Side:
    """Return what the panel says now."""
    hinting = telling.hints not in (None, Hints.NONE)
    heading = _heading(settling) if hinting else words.box_words(settling.aim.box)
    foot = words.round_words(chair_words.clock_words(settling.milliseconds))
    faults = chair_words.faults_words(len(settling.findings)) if telling.at_once else ""
    return Side(heading.upper(), tuple(_items(settling, look, telling, more)), (foot, faults))


def _heading(settling: Settling) -> str:
    """The box whose steps are told; where another one is chosen, that they come next."""
    box = settling.handling.box
    return words.box_words(box) if box == settling.aim.box else words.next_words(box)


def _items(settling: Settling, look: Look, telling: Telling, more: More) -> Iterator[Item]:
    match settling.mode:
        case Mode.HAND:
            yield _choices(look, [(category_words(hand), Deed(Do.PICK, hand.value)) for hand in HANDS])
            return
        case Mode.SAID:
            yield Words(words.does_it_qualify(), Ink.NOW, theme.AMOUNT)
            yield _choices(look, [(words.said_words(said.value), Deed(Do.PICK, said.value)) for said in Said])
            return
    if settling.mode is Mode.CHIPS:
        yield Words(words.in_hand(in_hand(settling)), Ink.NOW, theme.AMOUNT)
    else:
        # What can be pressed stays where it is, however much is told under it.
        yield _ways(settling, look, telling, more)
    if telling.hints in (None, Hints.NONE):
        yield from _order(settling)
        yield from _done(settling)
    else:
        tell, wording = telling.hints is Hints.TOLD, settling.exercise.house.profile.steps
        yield from (_hint(each) for each in hints(settling.handling, wording, tell=tell))


def notice_of(settling: Settling, telling: Telling) -> Side | None:
    """Return what was found last, where that is said at once, until something else is; None for nothing."""
    if not telling.at_once or not settling.latest or settling.mode is not Mode.TABLE:
        return None
    items: list[Item] = []
    for finding in settling.latest:
        items += [*([Rule()] if items else []), *finding_items(finding)]
    faults = chair_words.faults_words(len(settling.latest))
    return Side((faults if settling.fresh else words.last_found(faults)).upper(), tuple(items))


def _choices(look: Look, options: list[tuple[str, Deed]]) -> Choices:
    caps = (look.labels.label(key) for key in CHOOSING)
    return Choices(tuple(Choice(label, cap, what) for (label, what), cap in zip(options, caps, strict=False)))


def _hint(hint: Hint) -> Words:
    return Words(hint.words, _INKS[hint.when])


def _ways(settling: Settling, look: Look, telling: Telling, more: More) -> Choices:
    """What can be done besides what the bar offers."""
    offered = [(Way.CLEAR, words.clear_word()), (Way.BACK, words.take_back_word()), (Way.FILL, words.fill_word())]
    if any(settling.is_covered(box) for box in settling.handling.course.boxes):
        offered.insert(0, (Way.OPEN, words.open_word()))
    if telling.hints is not None:
        offered.append((Way.HINTS, words.hints_word(telling.hints.value)))
    offered.append((Way.OVER, words.over_word()))
    usual = tuple(Choice(label, look.labels.label(WAYS[way]), deed(way)) for way, label in offered)
    return Choices((*(Choice(label, cap, does) for label, does, cap in more), *usual))


# --- what was done


def _order(settling: Settling) -> Iterator[Item]:
    """The house's order in short, of the boxes and bets that are on the table."""
    course, procedure = settling.handling.course, settling.exercise.still.table.procedure
    there = {line.bet for lines in course.lines.values() for line in lines}
    order = procedure.order_in_box
    take, pay = (", ".join(bet_words(bet) for bet in bets if bet in there) for bets in (order.take, order.pay))
    lines = words.house_order(course.boxes, take, pay, takes_first=procedure.take_before_pay)
    yield from (Words(line, Ink.LATER) for line in lines)


def _done(settling: Settling) -> Iterator[Item]:
    """What was done with the box that it is about, or with the dealer's hand and the rack."""
    for timed in settling.handling.course.acts:
        if box_of(timed.act) == settling.aim.box:
            yield Words(act_words(settling, timed.act))


def act_words(settling: Settling, act: Act) -> str:
    """Return an act as it was done."""
    if isinstance(act, CallHand | CallDealer):
        return words.called_words(act.hand)
    chips: CutOut = act.chips if isinstance(act, Pay | TakeBack | GiveBack) else ()
    bet = bet_words(act.bet) if isinstance(act, OfBet) else ""
    return words.done_words(word_of(act), bet, paid_words(settling, chips))
