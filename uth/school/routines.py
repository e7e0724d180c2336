"""The routines of the dealer's work beside the cards: steps in order, as they are asked and marked.

What is not stated in one order by the source of a routine is no step of it, or stands at the same place as another one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from uth.company.chance import Chance
from uth.i18n import gettext as _
from uth.school.answers import in_doubt_words
from uth.school.exercise import Answer, Option, Order
from uth.school.findings import Finding, Mistake
from uth.words.routines import left_out_words, step_reason, step_words, steps_words, too_early_words

STEPS = "steps"
"""The name of the field in which steps are put in order."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a routine.

    :ivar word: its contract word.
    :ivar place: when it comes; steps of the same place may come in either order.
    :ivar left_out: what it is to leave it out.
    :ivar after: steps before which it is worse than out of order, *early*.
    """

    word: str
    place: int = 0
    left_out: Mistake = Mistake.STEP_LEFT_OUT
    after: tuple[str, ...] = ()
    early: Mistake = Mistake.STEPS_ORDER


@dataclass(frozen=True, slots=True)
class Routine:
    """Steps in order.

    :ivar never: what is tempting and not allowed.
    :ivar source: where the order is written down.
    :ivar needless: what belongs to another case than this one, and what it is to do it here (*alarm*).
    """

    steps: tuple[Step, ...]
    never: tuple[str, ...]
    source: str
    needless: tuple[str, ...] = ()
    alarm: Mistake = Mistake.FALSE_ALARM

    @property
    def right(self) -> tuple[str, ...]:
        """The steps as they are usually done."""
        return tuple(step.word for step in self.steps)

    @property
    def offered(self) -> tuple[str, ...]:
        """All that there is to choose from."""
        return (*self.right, *self.needless, *self.never)


def _row(*places: str | Step | tuple[str, ...]) -> tuple[Step, ...]:
    """The steps of a routine: one for each place, several where their order is free."""
    found: list[Step] = []
    for place, what in enumerate(places):
        if isinstance(what, Step):
            found.append(replace(what, place=place))
        else:
            found += [Step(word, place) for word in ((what,) if isinstance(what, str) else what)]
    return tuple(found)


def _counts(word: str) -> Step:
    return Step(word, left_out=Mistake.SIGNED_UNCOUNTED)


def _signs(word: str, counted: str) -> Step:
    return Step(word, after=(counted,), early=Mistake.SIGNED_UNCOUNTED)


CASH = Routine(
    _row(
        "spread cash", "call cash", "cut out", "pass chips",
        Step("drop cash", after=("pass chips",), early=Mistake.CASH_DROPPED_EARLY),
    ),
    ("take from hand", "rack cash"),
    "S.D. Admin. R. 20:18:15:34; 11 CSR 45-8.120",
)  # fmt: skip
CHANGE = Routine(
    _row("lay out", "call change", "cut out", "pass chips", "rack chips"),
    ("in the hand",),
    "Cheque Change and Color Up, truepokerdealer.com",
)
OPENER = Routine(
    _row(_counts("count rack"), "compare", _signs("sign slip", "count rack"), "drop slip"),
    ("deal first", "amend slip", "make up"),
    "58 Pa. Code 465a.37; COMAR 36.05.03.03; WAC 230-15-495",
    needless=("report", "recount", "new slip"),
)
DIFFERENCE = Routine(
    _row(
        _counts("count rack"),
        "compare",
        "report",
        "recount",
        "new slip",
        Step("sign slip", after=("count rack", "recount"), early=Mistake.SIGNED_UNCOUNTED),
        "drop slip",
    ),
    ("deal first", "amend slip", "make up"),
    "COMAR 36.05.03.02 and .03; N.J.A.C. 13:69D-1.21",
)
CLOSER = Routine(
    _row(_counts("count rack"), "record", _signs("sign slip", "count rack"), "drop slip", "leave opener", "lock"),
    ("copy opener",),
    "WAC 230-15-535",
)
FILL = Routine(
    _row(
        "leave request", _counts("count fill"), "call amount", _signs("sign", "count fill"), "floor signs", "drop slips"
    ),
    ("rack uncounted", "amend fill"),
    "WAC 230-15-525; 35 Miss. Code R. 5-07-01-103",
)
CREDIT = Routine(
    _row(_counts("break down"), "call amount", _signs("sign", "break down"), "floor signs", "drop slips"),
    ("hand over uncounted", "amend fill"),
    "9 NYCRR 5323.9; WAC 230-15-530",
)
RELIEF = Routine(
    _row("tap", "finish", Step("clear hands", left_out=Mistake.HANDS_NOT_CLEARED), "step aside"),
    ("take tokes", "leave alone"),
    "How to Deal Let-It-Ride 3, vegas-aces.com",
)
RELIEF_BETWEEN = replace(
    RELIEF,
    steps=tuple(step for step in RELIEF.steps if step.word != "finish"),
    needless=("finish",),
    alarm=Mistake.RELIEVED_LATE,
)
"""Where nothing is begun there is nothing to finish."""
BIG_WIN = Routine(
    _row(
        ("freeze", "leave cards"), "call floor", ("verify hand", "count deck"),
        Step("approval", left_out=Mistake.PAID_UNAPPROVED),
        Step("pay", after=("approval",), early=Mistake.PAID_UNAPPROVED),
    ),
    ("clear others", "reload"),
    "WAC 230-15-405",
)  # fmt: skip


def order_field(label: str, routine: Routine, chance: Chance) -> Order:
    """Return the question for the steps of a routine, those that are never done among them, in an order of chance."""
    offered = chance.some_of(routine.offered, len(routine.offered))
    return Order(STEPS, label, tuple(Option(word, step_words(word)) for word in offered))


def order_findings(routine: Routine, answer: Answer) -> Iterator[Finding]:
    """Yield what is wrong with steps as they were put in order: what was never to be done, what was left out, and the
    first one that came too early.
    """
    given = answer.get(STEPS)
    if not isinstance(given, tuple):
        done, right = _("No steps were named."), steps_words(routine.right)
        yield Finding(Mistake.NOT_ANSWERED, done, right, in_doubt_words(), routine.source, STEPS)
        return
    words = [str(each) for each in given]
    for word in routine.never:
        if word in words:
            yield _finding(routine, Mistake.STEP_FORBIDDEN, step_words(word), word)
    needless = [word for word in words if word in routine.needless]
    if needless:
        yield _finding(routine, routine.alarm, "; ".join(map(step_words, needless)), needless[0])
    for step in routine.steps:
        if step.word not in words:
            yield _finding(routine, step.left_out, left_out_words(step.word), step.word)
    yield from _too_early(routine, words)


def _too_early(routine: Routine, words: list[str]) -> Iterator[Finding]:
    steps = {step.word: step for step in routine.steps}
    done = [steps[word] for word in words if word in steps]
    for number, step in enumerate(done):
        passed = [later.word for later in done[number + 1 :] if later.place < step.place]
        if passed:
            mistake = step.early if set(step.after).intersection(passed) else Mistake.STEPS_ORDER
            yield _finding(routine, mistake, too_early_words(step.word, passed[0]), step.word)
            return


def _finding(routine: Routine, mistake: Mistake, done: str, word: str) -> Finding:
    return Finding(mistake, done, steps_words(routine.right), step_reason(word), routine.source, STEPS)
