"""Strategies by name or path: those that come with the program, the user's own, and any other file."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from uth import paths, resources
from uth.analysis.strategy.model import Strategy
from uth.analysis.strategy.reader import read_strategy
from uth.config.files import content_of, is_path, yaml_files
from uth.errors import UthError
from uth.i18n import gettext as _
from uth.problems import Problem, meant, nearest, shown
from uth.yaml_nodes import decode


class StrategyFileError(UthError):
    """A strategy file has problems; the text lists every one with its line."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems


class StrategyNotFound(UthError):
    """No strategy has that name, or its file cannot be opened."""


@dataclass(frozen=True, slots=True)
class ListedStrategy:
    """A strategy file that can be named; *own* if it is the user's."""

    name: str
    file: Path
    own: bool


def load_strategy(name_or_path: str) -> Strategy:
    """Load a strategy: the one of that name that comes with the program, else the user's own, or the file at a path.

    A text with a folder in it, or one that ends in ``.yaml`` or ``.yml``, is a path. Names match in any case.

    :raises StrategyFileError: if the file has problems.
    :raises StrategyNotFound: if there is no such strategy or its file cannot be opened.
    """
    file = Path(name_or_path) if is_path(name_or_path) else _named(name_or_path)
    text, problems = decode(content_of(file, StrategyNotFound), str(file))
    if problems:
        raise StrategyFileError(problems)
    strategy, problems = read_strategy(text, str(file))
    if strategy is None:
        raise StrategyFileError(problems)
    return strategy


@cache
def preset(name: str) -> Strategy:
    """Return the strategy of that name that comes with the program, read once.

    :raises StrategyNotFound: if there is none.
    """
    return load_strategy(str(_folder_of_presets() / f"{name}.yaml"))


def list_strategies() -> tuple[ListedStrategy, ...]:
    """Return the strategies that come with the program and then the user's own that no such name hides."""
    presets = [ListedStrategy(file.stem, file, own=False) for file in yaml_files(_folder_of_presets())]
    taken = {strategy.name.casefold() for strategy in presets}
    files = yaml_files(paths.data_folder() / "strategies")
    return (*presets, *(ListedStrategy(f.stem, f, own=True) for f in files if f.stem.casefold() not in taken))


def _folder_of_presets() -> Path:
    return resources.data_folder("assets") / "strategies"


def _named(name: str) -> Path:
    wanted = name.strip().casefold()
    listed = list_strategies()
    for strategy in listed:
        if strategy.name.casefold() == wanted:
            return strategy.file
    near = nearest(wanted, [strategy.name for strategy in listed])
    hint = meant(near)
    known = ", ".join(strategy.name for strategy in listed)
    raise StrategyNotFound(
        _('no strategy is called "{name}"{hint}: there are {known}').format(name=shown(name), hint=hint, known=known)
    )
