"""A mix of real players: which strategies, in what shares, and what each is exactly worth; kept once worked out.

The shares are an assumption and no measurement; :data:`uth.report.players.USUAL_MIX` is the usual one (rules.md 12.6).
What a strategy makes of all deals is exact. It takes a second or two to work out, so it is kept beside the solutions.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from uth.analysis.figures import figures, figures_of
from uth.analysis.game import Game, game_of
from uth.analysis.solution import DEALS, Decision, Ends
from uth.analysis.solved import ALGORITHM, key_of, loaded_solver
from uth.analysis.strategy.locate import load_strategy
from uth.analysis.strategy.model import Strategy
from uth.config.files import content_of, is_path
from uth.errors import UthError
from uth.game.model import Choice
from uth.game.settle import End
from uth.game.settlement import Result
from uth.hands import Category
from uth.i18n import gettext as _
from uth.problems import Problem
from uth.report.players import USUAL_MIX, MixError, Player, player
from uth.store.solutions import keep_solution, read_solution
from uth.table import Street, Table
from uth.yaml_nodes import Mapping as Keys
from uth.yaml_nodes import Node, Scalar, compose, decode

BEST, PRACTICAL = "optimal", "practical"
"""The strategies that stand beside every mix."""
USUAL = "usual"
"""The word for the usual mix."""
_PLAYERS = "players"
_EXAMPLE = "practical=60,novice=40"


class MixFileError(UthError):
    """A file of a mix has problems; the text lists every one with its line."""


class MixNotFound(UthError):
    """The file of a mix cannot be opened."""


@dataclass(frozen=True, slots=True)
class Share:
    """A strategy and the share of all rounds that it plays."""

    strategy: Strategy
    share: Fraction


def read_mix(text: str) -> dict[str, Fraction]:
    """Return the shares by strategy: ``usual``, one strategy, ``practical=60,novice=40``, or a file of a mix.

    Such a file is YAML: ``players:`` and under it the strategies, each with its percentage.

    :raises MixError: if the shares are not above 0 and 100 together.
    :raises MixFileError: if the file has problems.
    :raises MixNotFound: if it cannot be opened.
    """
    if text.strip().casefold() in (USUAL, "default"):
        return dict(USUAL_MIX)
    if "=" in text:
        return _shares([part.rpartition("=")[::2] for part in text.split(",")], text)
    lines = _lines_of_file(text) if is_path(text) else None
    return {text.strip(): Fraction(1)} if lines is None else _shares(lines, text)


def _lines_of_file(file: str) -> list[tuple[str, str]] | None:
    """The names and shares of a mix; None where the file is no mix, but perhaps a strategy."""
    text, problems = decode(content_of(Path(file), MixNotFound), file)
    node, more = compose(text, file)
    if problems or more:
        raise MixFileError("\n".join(map(str, (*problems, *more))))
    pairs = node.pairs if isinstance(node, Keys) else ()
    if not any(key.text == _PLAYERS for key, _value in pairs):
        return None
    wrong = [Problem(file, key.line, key.text, _why_wrong(key)) for key, value in pairs if not _is_mix(key, value)]
    if wrong:
        raise MixFileError("\n".join(map(str, wrong)))
    return [
        (name.text, share.text)
        for _key_of, value in pairs
        if isinstance(value, Keys)
        for name, share in value.pairs
        if isinstance(share, Scalar)
    ]


def _is_mix(key: Scalar, value: Node) -> bool:
    return (
        key.text == _PLAYERS and isinstance(value, Keys) and all(isinstance(one, Scalar) for _name, one in value.pairs)
    )


def _why_wrong(key: Scalar) -> str:
    if key.text != _PLAYERS:
        return _('unknown key, expected "{key}" and nothing else').format(key=_PLAYERS)
    return _("expected strategies, each with its percentage")


def _shares(lines: Sequence[tuple[str, str]], text: str) -> dict[str, Fraction]:
    numbers = [re.fullmatch(r" *([0-9]{1,3}(?:\.[0-9]{1,6})?) *%? *", share) for _name, share in lines]
    mix = {
        name.strip(): Fraction(found[1]) / 100 for (name, _share), found in zip(lines, numbers, strict=True) if found
    }
    if len(mix) != len(lines) or sum(mix.values()) != 1 or not all(mix.values()):
        raise MixError(
            _('expected strategies with percentages that are 100 together, such as {example}; got "{text}"').format(
                example=_EXAMPLE, text=text
            )
        )
    return mix


def strategies_of(mix: Mapping[str, Fraction]) -> tuple[Share, ...]:
    """Return the strategies of a mix.

    :raises UthError: if there is no such strategy or its file has problems.
    """
    return tuple(Share(load_strategy(name), share) for name, share in mix.items())


# --- what they are worth


def players_of(table: Table, mix: Sequence[Share], told: Callable[[str], None]) -> tuple[Player, ...]:
    """Return the players of a mix, each valued exactly; *told* hears of each before it is worked out.

    :raises SolverMissing: if something has to be worked out and the compiled solver cannot be loaded.
    """
    return tuple(_player(table, one, told) for one in mix)


def best_player(table: Table) -> Player:
    """Return best play of the main bets.

    :raises SolverMissing: if the table has to be solved and the compiled solver cannot be loaded.
    """
    return player(BEST, Fraction(1), figures(table))


def _player(table: Table, one: Share, told: Callable[[str], None]) -> Player:
    if one.strategy == load_strategy(BEST):
        return player(one.strategy.name, one.share, figures(table))
    ends = ends_of(game_of(table), one.strategy, told)
    return player(one.strategy.name, one.share, figures_of(table, ends))


def ends_of(game: Game, strategy: Strategy, told: Callable[[str], None]) -> Ends:
    """Return how all deals end under a strategy: what was kept, or worked out now and kept.

    :raises SolverMissing: if it has to be worked out and the compiled solver cannot be loaded.
    """
    key = _key(game, strategy)
    kept = _from_data(read_solution(key))
    if kept is not None:
        return kept
    told(strategy.name)
    solver = loaded_solver()
    from uth.analysis.strategy.plans import plan_of

    found: Ends = solver.ends_of(game, plan_of(game, strategy))
    keep_solution(key, _to_data(found))
    return found


def content_of_strategy(strategy: Strategy) -> str:
    """Return everything that a strategy decides by, always in the same words."""
    return repr(
        [
            (street.value, str(rule.answer), [(test.fact.value, sorted(test.allowed)) for test in rule.tests])
            for street in Street
            for rule in strategy.rules[street]
        ]
    )


def _key(game: Game, strategy: Strategy) -> str:
    content = f"ends {ALGORITHM} {key_of(game)} {content_of_strategy(strategy)}"
    return hashlib.sha256(content.encode()).hexdigest()[:32]


def _to_data(ends: Ends) -> dict[str, Any]:
    rows = [
        [decision.choice.value, decision.street.value, end.hand.value, end.compared.value, end.qualified, weight]
        for (decision, end), weight in ends.items()
    ]
    return {"algorithm": ALGORITHM, "ways": rows}


def _from_data(data: Any) -> Ends | None:
    """Return what :func:`_to_data` wrote, or None if *data* is not wholly that."""
    try:
        ends = {
            (
                Decision(Choice(choice), Street(street)),
                End(Category(hand), Result(result), bool(qualified), folded=choice == Choice.FOLD),
            ): int(weight)
            for choice, street, hand, result, qualified, weight in data["ways"]
        }
    except (LookupError, TypeError, ValueError):
        return None
    return ends if sum(ends.values()) == DEALS else None
