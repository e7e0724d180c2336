"""Chips of a physical felt for the closer look. No pygame."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from uth.table import Table
from uth.train.felt.model import Felt, Place
from uth.ui.school.close import Pile
from uth.ui.school.felt_picture import counted, values_at
from uth.words.money import money_words
from uth.words.school_chair import place_words


def piles_at(felt: Felt, places: Iterable[Place], table: Table) -> Iterator[Pile]:
    """Yield the chips of each place in a box, with what they come to; nothing where none lie."""
    for place in places:
        chips = counted(values_at(felt, place), table.chips)
        if chips:
            name = place_words(place.box, place.spot or "", several=False)
            yield Pile(name, chips, money_words(felt.amount(place), table.currency))
