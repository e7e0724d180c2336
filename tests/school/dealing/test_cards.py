"""The 52 cards of a dealt round: each lies in one place, on the table or in the deck, whatever goes wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.school.dealing.rounds import of_procedure
from tests.school.dealing.test_irregular import STOPS, gone_on
from tests.school.houses import house
from uth.cards import DECK, Card
from uth.game.model import Slot, To
from uth.profile import Fault
from uth.school.dealing.acts import Act, Correct, DealPacket, NameRuling, Protection, Refuse
from uth.school.dealing.dealing import Dealing
from uth.school.dealing.irregular import What, possible
from uth.school.dealing.packets import place_of
from uth.school.dealing.perfect import next_act
from uth.school.dealing.scenario import scenario
from uth.school.house import House
from uth.table import Burn, Community, Look
from uth.train.felt.model import BOARD, BURN, DISCARDS, cards_place

HOUSES = {
    "standard": house("standard"),
    "standard, HG": house("standard", "HG"),
    "standard, LT": house("standard", "LT"),
    "standard, CA": house("standard", "CA"),
    "six-box-dark": house("six-box-dark"),
    "six-box-dark, US": house("six-box-dark", "US"),
    "pennsylvania-a": house("pennsylvania-a"),
    "france": house("france"),
    "by street": of_procedure("standard", community=Community.BY_STREET, burn=(Burn.FLOP,), look=Look.AFTER_DEAL),
}
OUT_OF_THE_DECK = frozenset({
    Fault.COUNT_BEFORE_ACTION, Fault.COUNT_AFTER_ACTION, Fault.COUNT_OF_DEALER, Fault.EMPTY_BOX, Fault.FACE_UP_IN_DECK,
    Fault.FLOP_WRONG, Fault.LAST_CARDS_EARLY,
})  # fmt: skip
"""What brings cards off the deck that are not due."""
EVERYTHING = (*Fault, *Protection)
EVERY = [
    pytest.param(
        here,
        what,
        id=f"{name}: {what.value}",
        marks=() if what in OUT_OF_THE_DECK or EVERYTHING.index(what) % len(HOUSES) == place else pytest.mark.full,
    )
    for place, (name, here) in enumerate(HOUSES.items())
    for what in possible(here)
]
"""Everything that can happen in every house; in the suite what brings no cards out happens in one of them."""


def cards(dealing: Dealing) -> Counter[Card]:
    """Return how often each card is on the table or in the deck."""
    lie = (each.card for lying in dealing.felt.cards.values() for each in lying)
    return Counter([*lie, *dealing.course.deck])


ONCE = Counter(DECK)


def ways(dealing: Dealing) -> Iterator[tuple[Act, ...]]:
    """Yield what may be done about what has gone wrong: rightly, wrongly, and not at all."""
    trouble = dealing.course.trouble
    yield ()
    yield STOPS
    if trouble is not None:
        yield (NameRuling(dealing.course.house.profile.ruling(trouble.fault)), *STOPS)
    if trouble is not None and dealing.course.handling is None and dealing.course.state.box(trouble.box):
        yield (Correct(trouble.box),)
        yield (Refuse(trouble.box),)


@pytest.mark.parametrize(("here", "what"), EVERY)
def test_every_card_is_in_one_place_at_every_moment(here: House, what: What) -> None:
    start = scenario(here, what.value, "cards").dealing
    assert cards(start) == ONCE
    for acts in ways(start):
        dealing = start
        for act in acts:
            dealing = dealing.after(act)
            assert cards(dealing) == ONCE
        dealing = gone_on(dealing)
        while not dealing.done:
            assert cards(dealing) == ONCE
            dealing = dealing.after(next_act(dealing))
        assert cards(dealing) == ONCE


def test_a_card_too_many_is_the_next_of_the_deck_and_lies_among_the_discards_afterwards() -> None:
    start = scenario(house("standard", "US"), Fault.EMPTY_BOX.value, "cards").dealing
    trouble = start.course.trouble
    assert trouble is not None
    extra = {card for _place, card in trouble.cards}
    assert {each.card for each in start.felt.cards_at(cards_place(trouble.box))} == extra
    assert len(extra) == 2
    dealing = start
    for act in STOPS:
        dealing = dealing.after(act)
    assert extra <= {each.card for each in dealing.felt.cards_at(DISCARDS)}, "the extra hand is dead"
    assert len(dealing.course.deck) == len(start.course.deck)


def test_a_card_that_showed_in_the_deck_is_dealt_after_all_where_that_is_passed_over() -> None:
    start = scenario(house("standard", "US"), Fault.FACE_UP_IN_DECK.value, "cards").dealing
    trouble = start.course.trouble
    assert trouble is not None
    ((place, card),) = trouble.cards
    assert place == BURN
    slot, count = start.course.packet or (Slot(To.DEALER), 0)
    dealing = start.after(DealPacket(slot.to, slot.box, count))
    assert dealing.course.trouble is None
    assert card in [each.card for each in dealing.felt.cards_at(place_of(slot))]


def test_cards_that_the_dealer_deals_to_the_board_too_early_lie_face_down() -> None:
    start = scenario(house("six-box-dark"), Fault.CARDS_BELOW.value, "cards").dealing
    for act in STOPS:
        start = start.after(act)
    early = start.after(DealPacket(To.COMMUNITY, 0, 2))
    assert cards(early) == ONCE
    assert early.course.trouble is not None
    assert [each.up for each in early.felt.cards_at(BOARD)][-2:] == [False, False]
