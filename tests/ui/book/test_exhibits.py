"""The picture book shows everything there is."""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Iterable, Iterator
from importlib import import_module

import pytest

import uth.ui
from tests.ui.book.conftest import Seen
from uth.ui.book.exhibits import EXHIBITS
from uth.ui.book.rounds import ROUNDS
from uth.ui.desk import Overlay
from uth.ui.scene import Moment, Scene


def _subclasses(kind: type) -> Iterator[type[Scene]]:
    subclasses: Iterable[type[Scene]] = kind.__subclasses__()
    for subclass in subclasses:
        yield subclass
        yield from _subclasses(subclass)


def test_every_scene_has_its_place_in_the_book(smallest: Seen) -> None:
    for module in pkgutil.walk_packages(uth.ui.__path__, "uth.ui."):
        import_module(module.name)
    own = {kind for kind in _subclasses(Scene) if kind.__module__.startswith("uth.")}
    scenes = {kind for kind in own if not inspect.isabstract(kind) and not own & set(kind.__subclasses__())}
    assert len(scenes) > 15
    assert {kind.__name__ for kind in scenes - smallest.kinds} == set()


def test_everything_that_can_lie_over_the_table_is_shown(smallest: Seen) -> None:
    assert smallest.overlays == set(Overlay)


@pytest.mark.parametrize("boxes", [dealt.name for dealt in ROUNDS])
def test_every_stage_of_a_round_is_shown(smallest: Seen, boxes: str) -> None:
    shown = {
        moment for moment in Moment for title in smallest.titles if title.startswith(f"{boxes}: ") and moment in title
    }
    assert shown == set(Moment) - (set() if boxes == "dark boxes" else {Moment.CUT})


def test_titles_are_told_apart(smallest: Seen) -> None:
    files = {"-".join(title.replace(":", "").split()) for title in smallest.titles}
    assert len(files) == len(smallest.titles) > 200
    assert len({exhibit.name for exhibit in EXHIBITS}) == len(EXHIBITS)
