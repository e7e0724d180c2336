"""What somebody types in the terminal who knows every answer of a run."""

from __future__ import annotations

from uth.cards import Card, format_cards
from uth.chips import Currency
from uth.cli.train.acts_typed import typed_chips
from uth.cli.train.deal_typed import typed as typed_line
from uth.cli.train.typed import is_numbered
from uth.school.dealing.acts import from_json
from uth.school.drills.settle import ACTS
from uth.school.exercise import Exercise, Field, GiveAmount, GiveChips, Given, Order, Pick, Value
from uth.school.plan import Plan
from uth.school.run import Run


def typed_run(plan: Plan) -> list[str]:
    """Return the lines of a trainee who makes no mistake."""
    run, lines = Run(plan), []
    while not run.over:
        exercise = run.exercise()
        lines += typed(exercise, by_words=bool(run.number % 2))
        run = run.answered(exercise, Given(exercise.right))
    return lines


def typed(exercise: Exercise, *, by_words: bool = False) -> list[str]:
    """Return the lines of one exercise; *by_words*: options by their words, not their numbers."""
    money = exercise.still.table.currency
    if not exercise.fields:
        return [typed_line(each.act, money) for each in from_json(str(exercise.right[ACTS]))]
    asked, answer = [], dict[str, Value]()
    for field in exercise.fields:
        if field in exercise.after(answer):
            asked.append(field)
            answer[field.name] = exercise.right[field.name]
    return [typed_value(field, exercise.right[field.name], money, by_words=by_words) for field in asked]


def typed_value(field: Field, value: Value, money: Currency, *, by_words: bool = False) -> str:
    """Return one answer as it is typed."""
    if isinstance(field, Pick):
        place = [option.value for option in field.options].index(str(value))
        return field.options[place].label.upper() if by_words or not is_numbered(field) else str(place + 1)
    if isinstance(field, Order):
        assert isinstance(value, tuple)
        places = {option.value: str(place) for place, option in enumerate(field.options, start=1)}
        return (", " if by_words else " ").join(places[str(step)] for step in value)
    if isinstance(value, int):
        assert isinstance(field, GiveAmount)
        return money.format(value)
    if isinstance(value, str):
        return value
    if isinstance(field, GiveChips):
        return typed_chips([each for each in value if not isinstance(each, Card | str)], money)
    return format_cards(each for each in value if isinstance(each, Card))
