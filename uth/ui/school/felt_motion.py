"""What changes on the felt between two moments, on its way: bets put down, taken and paid, cards dealt, turned and
cleared. No pygame.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from uth.chips import Chip
from uth.store.settings import Speed
from uth.train.felt.model import RACK, Chips, Felt, Lying, Place, tidy
from uth.ui import places as on_screen
from uth.ui.picture import CardAt, StackAt
from uth.ui.reel import EVEN, Paces
from uth.ui.school.felt_picture import card_at, counted, shown_at
from uth.ui.school.motion import Motion, player_at

DECK = on_screen.BURN
"""Cards come from the left hand of the dealer, which holds the deck where burned cards are laid off."""


class FeltMotion(Motion):
    """What is on its way on a felt now."""

    def __init__(self, speed: Speed, paces: Paces = EVEN) -> None:
        """*speed*: how fast things move; OFF: they are there at once. *paces*: of cards and of chips against that."""
        super().__init__(speed, paces)
        self._rests: Felt | None = None

    def change(self, before: Felt, after: Felt, chips: Sequence[Chip]) -> None:
        """Show the way from one moment to another; *chips*: those of the table."""
        self.finish()
        flights: tuple[StackAt | CardAt, ...] = (*_stacks(before, after, chips), *_cards(before, after))
        if flights:
            self.begin(flights)
            self._rests = common(before, after)

    def resting(self, felt: Felt) -> Felt:
        """Return what lies still of a table."""
        return felt if self.idle or self._rests is None else self._rests


# --- what stays


def common(before: Felt, after: Felt) -> Felt:
    """Return what lies in the same way at both moments."""
    chips = {
        place: {each: min(count, after.at(place).get(each, 0)) for each, count in lie.items()}
        for place, lie in before.chips.items()
    }
    cards = {place: tuple(each for each in lie if each in after.cards_at(place)) for place, lie in before.cards.items()}
    return Felt(tidy(chips), {place: lie for place, lie in cards.items() if lie})


def _more(one: Mapping[Chips, int], than: Mapping[Chips, int]) -> Counter[int]:
    """The chips of one lie that another has not, by value; in a rack that nobody counts they are below none."""
    more: Counter[int] = Counter()
    for chips in {*one, *than}:
        more[chips.value] += max(0, one.get(chips, 0) - than.get(chips, 0))
    return +more


# --- what is on its way


def _stacks(before: Felt, after: Felt, chips: Sequence[Chip]) -> Iterator[StackAt]:
    """Chips come from whose they are, or from the rack where that gave them; they go there in the same way."""
    paid = bool(_more(before.at(RACK), after.at(RACK)))
    taken = bool(_more(after.at(RACK), before.at(RACK)))
    for place in sorted({*before.chips, *after.chips}, key=str):
        there = shown_at(place)
        if there is None or not place.box:
            continue
        came, gone = _more(after.at(place), before.at(place)), _more(before.at(place), after.at(place))
        if came:
            yield StackAt(on_screen.RACK if paid else player_at(place.box), counted(came, chips), to=there)
        if gone:
            yield StackAt(there, counted(gone, chips), to=on_screen.RACK if taken else player_at(place.box))


@dataclass(frozen=True, slots=True)
class _At:
    """Where a card lies: on the felt and on the screen, and how."""

    place: Place
    shown: on_screen.Place
    lies: Lying


def _cards(before: Felt, after: Felt) -> Iterator[CardAt]:
    was = {each.lies.card: each for each in _lying(before)}
    now = {each.lies.card: each for each in _lying(after)}
    for card, each in now.items():
        old = was.get(card)
        if old is None:
            yield _on_its_way(DECK, each, each.shown)
        elif old.place != each.place:
            yield _on_its_way(old.shown, each, each.shown)
        elif each.lies.up and not old.lies.up:
            yield CardAt(each.shown, card)
    for card, old in was.items():
        if card not in now:
            yield _on_its_way(old.shown, old, DECK)


def _on_its_way(start: on_screen.Place, each: _At, end: on_screen.Place) -> CardAt:
    """A card that lies face down has no face on its way either."""
    up = each.lies.up
    return CardAt(start, each.lies.card if up else None, face_up=up, to=end)


def _lying(felt: Felt) -> Iterator[_At]:
    for place, lie in felt.cards.items():
        for index, lies in enumerate(lie):
            yield _At(place, card_at(place, index), lies)
