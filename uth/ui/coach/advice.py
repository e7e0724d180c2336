"""What the advice panel says about one decision: finished words, from what is known of it so far. No pygame."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from uth.game.model import Choice
from uth.train.hints import Hint
from uth.train.lessons import applied_words, lesson, never_words, ruling_words, short_words, terms, what_must_happen
from uth.train.outlook import Outlook
from uth.train.question import Question
from uth.train.rulings import best_of
from uth.ui.coach.advisor import Known
from uth.words import advice as advice_words
from uth.words import coach as words
from uth.words import reasons
from uth.words.choices import choice_label
from uth.words.told import sentence


@dataclass(frozen=True, slots=True)
class Row:
    """One choice: its name, what it is worth in Antes and in money, and a mark; all in words."""

    choice: str
    antes: str
    money: str
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Said:
    """What a panel says.

    :ivar rows: the choices, where they have values.
    :ivar lines: sentences, the most important first; the last ones are left out where there is no room.
    """

    title: str
    rows: tuple[Row, ...] = ()
    lines: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """All of it in one line, for people who cannot see it."""
        rows = (" ".join(filter(None, (row.choice, row.antes, row.money, row.mark))) for row in self.rows)
        return " ".join(filter(None, (f"{self.title}:", "; ".join(rows), *self.lines)))


@dataclass(frozen=True, slots=True)
class Advised:
    """One decision with what is known of it.

    :ivar hint: what can be said at once.
    :ivar known: what the worker has found out by now.
    """

    question: Question
    hint: Hint
    known: Known

    @property
    def outlook(self) -> Outlook | None:
        """The exact answer, None while it is not known."""
        return self.known.outlook

    @property
    def best(self) -> Choice:
        """What is best, by all that is known."""
        return self.outlook.best if self.outlook else self.hint.choice

    @property
    def values(self) -> Mapping[Choice, Fraction]:
        """What the open choices are worth in Antes: exactly, or as it is stored; nothing where only a rule is known."""
        advice = self.outlook.advice if self.outlook else self.hint.stored
        return {choice: advice.values[choice] for choice in self.question.open} if advice else {}

    @property
    def exact(self) -> bool:
        """Whether the values leave nothing out."""
        return self.outlook is not None or self.hint.exact

    def cost(self, choice: Choice) -> Fraction | None:
        """Return what a choice costs against the best one, in Antes; None while only a rule is known."""
        return self.values[self.best] - self.values[choice] if self.values else None

    def is_mistake(self, choice: Choice) -> bool:
        """Return whether something is better, by all that is known."""
        cost = self.cost(choice)
        return cost > 0 if cost is not None else choice is not self.best

    @property
    def marks(self) -> tuple[str, ...]:
        """What the values are based on, as long as they are not exact; why they never will be."""
        if self.exact:
            return ()
        mark = self.hint.mark
        if self.known.trouble:
            return (words.cannot_say(self.known.trouble),)
        return (f"{mark[:1].upper()}{mark[1:]}.",)


def values_said(advised: Advised, *, box: int = 0) -> Said:
    """Return all values; *box*: the number by which the box is named, 0 where there is one."""
    lines = (*_deciding(advised), *_short(advised), *_figures(advised), *advised.marks, *_trips(advised))
    return Said(_title(words.values_title(), box), _rows(advised), lines)


def hint_said(advised: Advised, *, box: int = 0) -> Said:
    """Return what to do and why."""
    found = advised.outlook
    lines = (*lesson(found), what_must_happen(found)) if found else (words.best_now(advised.best), _rule(advised))
    return Said(_title(words.hint_title(), box), lines=(*filter(None, lines), *advised.marks))


def closed_hint(*, box: int = 0) -> Said:
    """Return the panel of a hint that nobody has asked for yet."""
    return Said(_title(words.hint_title(), box))


def sure_said(advised: Advised, choice: Choice, key: str, *, box: int = 0, typed: bool = False) -> Said:
    """Return the question whether somebody is sure; *key*: what says yes, a line to be typed if it is *typed*."""
    cost, best, question = advised.cost(choice), advised.best, advised.question
    if cost is None:
        costs = words.against_rule(choice, best)
    else:
        costs = words.costs_words(choice, cost, question.ante, question.table.currency, best)
    again = words.type_again(key) if typed else words.again_words(key, choice)
    never, found = never_words(question, choice), advised.outlook
    lines = [costs, again, never]
    if found is not None:
        lines = [ruling_words(found.ruling), *lines, *_dead(found), what_must_happen(found)]
    return Said(_title(words.sure_title(), box), lines=(*filter(None, lines), *advised.marks))


def mistake_said(found: Outlook, choice: Choice, *, box: int = 0) -> str:
    """Return what a decision that is made has cost, empty for nothing; *box*: 0 where there is one."""
    cost, question = found.cost(choice), found.question
    if not cost:
        return ""
    said = words.mistake_words(choice, cost, question.ante, question.table.currency, found.best)
    return sentence(words.of_box(said, box) if box else said)


def told_lines(advised: Advised) -> tuple[str, ...]:
    """Return all values in sentences, for a terminal."""
    antes, money = _shown(advised)
    rows = (
        words.value_words(choice, value, money[choice], best=choice is advised.best) for choice, value in antes.items()
    )
    basis = (*_trips(advised), *_short(advised))
    return (*_deciding(advised), *rows, *basis, *_figures(advised), *advised.marks)


def _title(title: str, box: int) -> str:
    return words.box_title(title, box) if box else title


def _rows(advised: Advised) -> tuple[Row, ...]:
    antes, money = _shown(advised)
    return tuple(
        Row(
            choice_label(choice),
            value,
            money[choice],
            words.best_word() if choice is advised.best else "",
        )
        for choice, value in antes.items()
    )


def _shown(advised: Advised) -> tuple[Mapping[Choice, str], Mapping[Choice, str]]:
    """The values as they are shown, in Antes and in money, so that they differ by what the costs are."""
    values, question = advised.values, advised.question
    return reasons.shown_antes(values), reasons.shown_money(values, question.ante, question.table.currency)


def _deciding(advised: Advised) -> tuple[str, ...]:
    """The rule, and whether it is wrong here; without values first what is best."""
    best = () if advised.values else (words.best_now(advised.best),)
    return (*best, _rule(advised))


def _trips(advised: Advised) -> tuple[str, ...]:
    """That the values count a Trips bet, where they do."""
    found = advised.outlook
    return (reasons.with_trips_words(),) if found is not None and found.question.trips else ()


def _short(advised: Advised) -> tuple[str, ...]:
    """That there is no money for Play on the flop, where the values are without it."""
    found = advised.outlook
    return tuple(filter(None, [short_words(found.question)])) if found is not None else ()


def _figures(advised: Advised) -> tuple[str, ...]:
    """The chances, whether the cards of the other boxes decide, and the outs."""
    found = advised.outlook
    if found is None:
        return ()
    chances = words.chances_words(*found.chances)
    return tuple(filter(None, (chances, *_dead(found), what_must_happen(found))))


def _dead(found: Outlook) -> tuple[str, ...]:
    """Whether the cards of the other boxes decide."""
    return (advice_words.dead_cards_words(found.best_alone),) if found.dead_cards_decide else ()


def _rule_decides(advised: Advised) -> bool:
    """Whether nothing is better than what the rule says, by all that is known."""
    found, hint = advised.outlook, advised.hint
    if found is not None:
        return found.ruling.agrees
    return hint.stored is None or best_of(hint.stored, advised.question) is hint.ruled


def _rule(advised: Advised) -> str:
    if advised.outlook is not None:
        return ruling_words(advised.outlook.ruling)
    hint = advised.hint
    rule = applied_words(hint.applied)
    cost = None if _rule_decides(advised) else advised.cost(hint.ruled)
    said = advice_words.disagreeing_words(rule, cost) if cost else advice_words.agreeing_words(rule)
    return " ".join((said, *terms(hint.applied)))
