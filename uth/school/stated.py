"""Fields of the dealer's work beside the cards that have one right value: an amount, chips, an option; as they are
marked.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from uth.i18n import gettext as _
from uth.school.answers import chosen_label, not_answered
from uth.school.exercise import Answer, CutOut, Exercise, Value
from uth.school.findings import Finding, Mistake
from uth.school.settling.chips import chips_words, worth
from uth.table import Table
from uth.words.money import money_words


class Reason(NamedTuple):
    """Why something is right, and where that is written."""

    why: str
    source: str


@dataclass(frozen=True)
class Reasoned(Exercise):
    """An exercise whose right answers have their reasons with them. *reasons*: by the names of the fields."""

    reasons: Mapping[str, Reason]


def reasoned(exercise: Exercise) -> Reasoned:
    """Return the exercise as one that has its reasons with it.

    :raises TypeError: if it is none.
    """
    if not isinstance(exercise, Reasoned):
        raise TypeError(f"without reasons: {exercise.kind}")
    return exercise


def amount_finding(
    exercise: Exercise, answer: Answer, name: str, reason: Reason, mistake: Mistake = Mistake.WRONG_COUNT
) -> Iterator[Finding]:
    """Yield what is wrong with an amount; *mistake*: what it is where it is another one."""
    given, right = answer.get(name), exercise.right[name]
    if given == right:
        return
    money = exercise.house.table.currency
    assert isinstance(right, int)
    if isinstance(given, int):
        yield Finding(mistake, money_words(given, money), money_words(right, money), *reason, name)
    else:
        yield not_answered(exercise, name, money_words(right, money))


def chips_finding(exercise: Exercise, answer: Answer, name: str, reason: Reason, *, exact: bool) -> Iterator[Finding]:
    """Yield what is wrong with chips that were cut out; *exact*: these very chips are due, not only their worth."""
    given, right = answer.get(name), as_chips(exercise.right[name])
    table = exercise.house.table
    if given is None:
        yield not_answered(exercise, name, made_of(table, right))
        return
    if isinstance(given, str):
        done = _("a fill was called for")
        yield Finding(Mistake.FILL_NEEDLESS, done, made_of(table, right), *reason, name)
        return
    chips = as_chips(given)
    if chips == right or (not exact and worth(chips) == worth(right)):
        return
    mistake = Mistake.WRONG_CHIPS if worth(chips) == worth(right) else Mistake.CHANGE_UNEQUAL
    yield Finding(mistake, made_of(table, chips), made_of(table, right), *reason, name)


def as_chips(value: Value) -> CutOut:
    """Return the chips of an answer, the highest first, none with a count of 0."""
    pairs = [each for each in value if isinstance(each, tuple)] if isinstance(value, tuple) else []
    return tuple(sorted(((int(each[0]), int(each[1])) for each in pairs if each[1]), reverse=True))


def made_of(table: Table, chips: CutOut) -> str:
    """Return what chips come to, and which they are."""
    amount = money_words(worth(chips), table.currency)
    return _("{amount}: {chips}").format(amount=amount, chips=chips_words(chips, table) or _("no chips"))


def option_finding(
    exercise: Exercise, answer: Answer, name: str, reason: Reason, mistake: Mistake
) -> Iterator[Finding]:
    """Yield what is wrong with the option that was chosen; *mistake*: what it is where it is another one."""
    given, right = answer.get(name), exercise.right[name]
    should = chosen_label(exercise, name, right)
    if given is None:
        yield not_answered(exercise, name, should)
    elif given != right:
        yield Finding(mistake, chosen_label(exercise, name, given), should, *reason, name)
