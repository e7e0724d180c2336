"""The page of strategies as the picture book shows it: every part, with what the workers found out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from uth.cards import parse_cards
from uth.config import load_table
from uth.train.question import Cards, Question, supposed
from uth.ui.book import messages
from uth.ui.book.rounds import Drawn
from uth.ui.book.stock import AtOnce, Resting, Visit
from uth.ui.coach.advisor import Advisor
from uth.ui.preferences import Preferences
from uth.ui.scenes.strategy import Opened, Part, StrategyScene, all_tables
from uth.ui.scenes.strategy_file import StrategyFileScene
from uth.ui.strategy.studies import Studies
from uth.ui.strategy.ways import Way

_OTHER = "auckland"
_WRONG = "/home/ann/mine.yaml"
_FLOP = ("Kd Kh", "2c 3c 4c", "Ks 5h")
_RIVER = ("9d 6c", "Kh 9s Ks 5h Jd", "")


_STUDIES, _ADVISOR = Studies(AtOnce), Advisor(AtOnce)
"""What was worked out for one picture is there for all others."""


def studied(visit: Visit) -> Mapping[str, Callable[[], Drawn]]:
    """Return what is drawn of it, by name."""
    labels, preferences, table = visit.house.labels, visit.house.preferences, visit.house.table

    def page(part: Part, decision: Question | None = None, **chosen: int) -> StrategyScene:
        opened = Opened(table, decision)
        scene = StrategyScene(labels, preferences, opened, studies=_STUDIES, advisor=_ADVISOR)
        scene.enter()
        for name, index in {"part": list(Part).index(part), **chosen}.items():
            scene.chosen(name, index)
            _settled(scene)
        return scene

    def waiting(part: Part) -> StrategyScene:
        # What is opened there is remembered for no other picture.
        own = Preferences(preferences.settings)
        scene = StrategyScene(labels, own, Opened(table), studies=Studies(Resting), advisor=Advisor(Resting))
        scene.chosen("part", list(Part).index(part))
        return scene

    def wrong() -> StrategyScene:
        scene = waiting(Part.STRATEGIES)
        scene.show(Way(_WRONG, own=True, problems=tuple(map(str, messages.strategy_problems()))))
        return scene

    other = 1 + [each.name for each in all_tables(table)].index(load_table(_OTHER).table.name)
    flop, river = (supposed(table, Cards(*map(parse_cards, cards)), 1000, 500) for cards in (_FLOP, _RIVER))
    return {
        "starting hands": partial(page, Part.HANDS),
        "starting hands against another table": partial(page, Part.HANDS, other=other),
        "flop and river": partial(page, Part.LATER),
        "worked out": partial(waiting, Part.LATER),
        "practical strategy": partial(page, Part.STRATEGIES),
        "file with problems": wrong,
        "open a file": lambda: StrategyFileScene(labels, preferences, lambda _way: None),
        "no card laid": partial(page, Part.WHAT_IF),
        "flop": partial(page, Part.WHAT_IF, flop),
        "side by side": partial(page, Part.WHAT_IF, river, compare=1),
    }


def _settled(scene: StrategyScene) -> None:
    """Wait for what the page asks about."""
    scene.page()
    scene.update(0)
