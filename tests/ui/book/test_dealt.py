"""The chapter of dealt rounds shows everything that can be done to the house, each half gone by."""

from __future__ import annotations

from functools import partial

from uth.school.dealing.acts import Protection
from uth.store.settings import Settings
from uth.ui.book.dealt import rounds_dealt
from uth.ui.book.stock import Stock
from uth.ui.scenes.school_deal import DealScene


def test_everything_that_is_done_to_the_house_has_its_picture(stock: Stock) -> None:
    seen: list[Protection] = []
    with stock.visit(Settings()) as visit:
        for shown in rounds_dealt(visit).values():
            named = shown.args if isinstance(shown, partial) else ()
            if not named or not isinstance(named[0], Protection):
                continue
            scene = shown()
            assert isinstance(scene, DealScene)
            assert [watch.event for watch in scene.round.course.watched] == [named[0]]
            assert scene.told()["edge"]
            assert 0.4 < scene.round.glimpse.part < 0.6
            seen.append(named[0])
    assert sorted(seen) == sorted(Protection)
