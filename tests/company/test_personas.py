"""Who may sit at a table."""

from __future__ import annotations

from uth.company.personas import PERSONAS, Manner, persona_of
from uth.game.model import DEALER
from uth.game.view import CAMERA
from uth.session import PLAYER
from uth.store.settings import MOST_COMPANY


def test_there_are_enough_with_names_of_their_own() -> None:
    names = [persona.name for persona in PERSONAS]
    assert len(set(map(str.casefold, names))) == len(names) > MOST_COMPANY
    assert not {DEALER, CAMERA, PLAYER} & set(names)
    assert {persona.manner for persona in PERSONAS} == set(Manner)


def test_they_are_found_by_name_and_an_unknown_one_plays_soundly() -> None:
    assert all(persona_of(persona.name) is persona for persona in PERSONAS)
    somebody = persona_of("Zoe")
    assert (somebody.name, somebody.strategy, somebody.trips, somebody.talks) == ("Zoe", "practical", 0, 0)
