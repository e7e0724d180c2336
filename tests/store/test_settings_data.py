"""Settings as data: whatever comes, what is right in it is kept."""

from __future__ import annotations

import json
import string

from hypothesis import strategies as st

from tests.samples import sampled
from uth.store.coaching import Advice
from uth.store.settings import SCALES, Cloth, Deck, Pace, Settings, Speed, Surroundings
from uth.store.settings_data import from_data, to_data

names = st.lists(st.text(max_size=3), min_size=1, max_size=3).map(tuple)


@st.composite
def some_settings(draw: st.DrawFn) -> Settings:
    return Settings(
        speed=draw(st.sampled_from(Speed)),
        dealing=draw(st.sampled_from(Pace)),
        paying=draw(st.sampled_from(Pace)),
        pausing=draw(st.sampled_from(Pace)),
        sound=draw(st.booleans()),
        volume=draw(st.integers(0, 100)),
        deck=draw(st.sampled_from(Deck)),
        felt=draw(st.sampled_from(Cloth)),
        surroundings=draw(st.sampled_from(Surroundings)),
        scale=draw(st.sampled_from(SCALES)),
        language=draw(st.sampled_from(("system", "en", "pseudo"))),
        table=draw(st.sampled_from(("", "france", "/tables/größe.yaml"))),
        strategy=draw(st.sampled_from(("", "/strategies/mine.yaml"))),
        keys=draw(st.dictionaries(st.text(max_size=5), names, max_size=3)),
    )


@sampled(40, 200, some_settings())
def test_what_is_written_is_read_again(settings: Settings) -> None:
    found = from_data(json.loads(json.dumps(to_data(settings))))
    assert found == (settings, ())


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(string.printable),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3),
    max_leaves=8,
)


@sampled(40, 200, st.dictionaries(st.sampled_from((*to_data(Settings()), "hat")), json_values))
def test_any_object_can_be_read(document: dict[str, object]) -> None:
    settings, problems = from_data(document, "file")
    assert from_data(json.loads(json.dumps(to_data(settings)))) == (settings, ())
    assert all(str(problem).startswith("file: ") for problem in problems)


def test_how_many_others_somebody_may_wish_for() -> None:
    assert from_data({**to_data(Settings()), "company": 7}).settings.company == 7
    for wrong in (8, -1, True, "3", 2.0):
        found = from_data({**to_data(Settings()), "company": wrong})
        assert found.settings.company == 0
        assert "a whole number from 0 to 7" in str(found.problems[0])


def test_advice_and_dealer_errors() -> None:
    found = from_data({**to_data(Settings()), "advice": "before a mistake", "errors": 10})
    assert (found.settings.advice, found.settings.errors, found.problems) == (Advice.BEFORE, 10, ())
    for wrong in ({"advice": "shout"}, {"errors": 7}, {"errors": True}, {"errors": "10"}):
        found = from_data({**to_data(Settings()), **wrong})
        assert found.settings == Settings()
        assert len(found.problems) == 1
