"""What the advice panel says about one decision: finished words, from what is known of it so far. No pygame."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from uth.game.model import Choice
from uth.train.hints import Hint
from uth.train.lessons import lesson, rule_words, ruling_words, what_must_happen
from uth.train.outlook import Outlook
from uth.train.question import Question
from uth.train.rulings import best_of
from uth.ui.coach.advisor import Known
from uth.words import advice as advice_words
from uth.words import coach as words
from uth.words.choices import choice_label


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
    return Said(_title(words.values_title(), box), _rows(advised), (*_short(advised), *advised.marks))


def hint_said(advised: Advised, *, box: int = 0) -> Said:
    """Return what to do and why."""
    found = advised.outlook
    lines = (*lesson(found), what_must_happen(found)) if found else (words.best_now(advised.best), _rule(advised))
    return Said(_title(words.hint_title(), box), lines=(*filter(None, lines), *advised.marks))


def closed_hint(*, box: int = 0) -> Said:
    """Return the panel of a hint that nobody has asked for yet."""
    return Said(_title(words.hint_title(), box))


def sure_said(advised: Advised, choice: Choice, key: str, *, box: int = 0) -> Said:
    """Return the question whether somebody is sure; *key*: what says yes."""
    cost, best, question = advised.cost(choice), advised.best, advised.question
    if cost is None:
        costs = words.against_rule(choice, best)
    else:
        costs = words.costs_words(choice, cost, question.ante, question.table.currency, best)
    lines = costs, words.again_words(key, choice), *_why(advised), *advised.marks
    return Said(_title(words.sure_title(), box), lines=lines)


def told_lines(advised: Advised) -> tuple[str, ...]:
    """Return all values in sentences, for a terminal."""
    question, money = advised.question, advised.question.table.currency
    rows = (
        words.value_words(choice, value, question.ante, money, best=choice is advised.best)
        for choice, value in advised.values.items()
    )
    return (*rows, *_short(advised), *advised.marks)


def _title(title: str, box: int) -> str:
    return words.box_title(title, box) if box else title


def _rows(advised: Advised) -> tuple[Row, ...]:
    question, values = advised.question, advised.values
    money = question.table.currency
    return tuple(
        Row(
            choice_label(choice),
            words.antes_column(value),
            words.money_column(value * question.ante, money),
            words.best_word() if choice is advised.best else "",
        )
        for choice, value in values.items()
    )


def _short(advised: Advised) -> tuple[str, ...]:
    """The chances, the rule, the dead cards and the outs; without values first what is best."""
    found = advised.outlook
    if found is None:
        best = () if advised.values else (words.best_now(advised.best),)
        return (*best, _rule(advised))
    return tuple(filter(None, (words.chances_words(*found.chances), *_why(advised), what_must_happen(found))))


def _why(advised: Advised) -> tuple[str, ...]:
    """The rule, and whether the cards of the other boxes decide."""
    found = advised.outlook
    if found is None:
        return ()
    dead = (advice_words.dead_cards_words(found.best_alone),) if found.dead_cards_decide else ()
    return (*dead, ruling_words(found.ruling))


def _rule(advised: Advised) -> str:
    hint = advised.hint
    rule = rule_words(hint.rule, hint.ruled)
    if hint.stored is None or best_of(hint.stored, advised.question) is hint.ruled:
        return advice_words.agreeing_words(rule)
    cost = advised.cost(hint.ruled)
    return advice_words.disagreeing_words(rule, cost) if cost else advice_words.agreeing_words(rule)
