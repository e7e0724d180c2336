"""What mistakes cost, as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from uth.career.luck import Luck
from uth.chips import Currency
from uth.cli.history.leaks_found import Found
from uth.store.grades import Graded
from uth.train.leaks import Leak, Part
from uth.train.question import Question

Document = dict[str, Any]
_DARK = "dark"


def document(found: Found) -> Document:
    """Return the leaks and the luck."""
    leaks, money = found.leaks, found.money
    return {
        "currency": money.code,
        "rounds": leaks.rounds,
        **_part(leaks.all, money),
        "streets": {str(street or _DARK): _part(part, money) for street, part in leaks.streets.items()},
        "hands": _by_street(leaks.hands, money),
        "beside": _by_street(leaks.beside, money),
        "leaks": [_leak(leak, examples, money) for leak, examples in found.listed],
        "luck": _luck(found.luck, money),
    }


def _part(part: Part, money: Currency) -> Document:
    return {
        "decisions": part.decisions,
        "right": part.right,
        "close": part.close,
        "cost": float(part.cost),
        "exact": str(part.cost),
        "cost_in_money": float(part.money) / money.unit,
    }


def _by_street(parts: dict[Any, Part], money: Currency) -> Document:
    found: Document = {}
    for (street, name), part in parts.items():
        found.setdefault(str(street), {})[name] = _part(part, money)
    return found


def _leak(leak: Leak, examples: Sequence[tuple[Graded, Question | None]], money: Currency) -> Document:
    return {
        "street": str(leak.street or _DARK),
        "kind": leak.kind,
        "chosen": leak.chosen,
        "best": leak.best,
        "times": leak.part.decisions,
        "faced": leak.faced,
        "cost": float(leak.part.cost),
        "exact": str(leak.part.cost),
        "cost_in_money": float(leak.part.money) / money.unit,
        "examples": [_example(*each) for each in examples],
    }


def _example(graded: Graded, asked: Question | None) -> Document:
    grade = graded.grade
    hole, board, dead = (asked.hole, asked.board, asked.dead) if asked is not None else ((), (), ())
    return {
        "round": graded.round,
        "box": grade.box,
        "hole": [*map(str, hole)],
        "board": [*map(str, board)],
        "dead": [*map(str, dead)],
        "cost": float(grade.cost),
        "exact": str(grade.cost),
    }


def _luck(luck: Luck | None, money: Currency) -> Document | None:
    if luck is None:
        return None
    return {
        "net": money.format(luck.net),
        "best_play": float(luck.mean) / money.unit,
        "expected": float(luck.expected) / money.unit,
        "luck": float(luck.luck) / money.unit,
        "standard_deviation": luck.deviation / money.unit,
        "deviations_away": luck.away,
    }
