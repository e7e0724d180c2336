"""What mistakes cost, as text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from uth.chips import Currency
from uth.cli import output
from uth.cli.document import filled
from uth.cli.history.leaks_found import Found
from uth.cli.history.words import rounds_words
from uth.store.grades import Graded
from uth.train.kinds import kind_words, known_kind
from uth.train.leaks import Leak, Part
from uth.train.question import Question
from uth.words import leaks as words


def text(player: str, found: Found) -> str:
    """Return the leaks and the luck."""
    return "\n\n".join(_paragraphs(player, found))


def _paragraphs(player: str, found: Found) -> Iterator[str]:
    leaks, luck, money = found.leaks, found.luck, found.money
    yield words.total_words(player, rounds_words(leaks.rounds), _cost(leaks.all, money))
    rows = [(words.when_words(street), *_columns(part, money)) for street, part in leaks.streets.items()]
    yield output.columns([words.titles(), *rows])
    if luck is not None:
        yield filled(words.luck_words(luck.net, luck.expected, luck.deviation, money))
    for leak, examples in found.listed:
        yield "\n".join((_leak(leak, money), *_examples(examples, money)))
    if len(leaks.leaks) > len(found.listed):
        yield words.more_words(len(leaks.leaks) - len(found.listed))


def _columns(part: Part, money: Currency) -> tuple[str, str]:
    return words.accuracy_words(part.decisions, part.right, part.close), _cost(part, money)


def _cost(part: Part, money: Currency) -> str:
    return str(words.Cost(part.cost, part.money, money))


def _leak(leak: Leak, money: Currency) -> str:
    hand = kind_words(known_kind(leak.kind))
    times, cost = (leak.part.decisions, leak.faced), words.Cost(leak.part.cost, leak.part.money, money)
    return filled(words.leak_words(hand, (leak.chosen, leak.best), times, cost))


def _examples(examples: Sequence[tuple[Graded, Question | None]], money: Currency) -> Iterator[str]:
    for graded, asked in examples:
        if asked is not None:
            cost = words.Cost(graded.grade.cost, graded.grade.money, money)
            yield f"  {words.example_words(graded.round, asked.hole, asked.board, cost)}"
