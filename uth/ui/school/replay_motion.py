"""Chips and cards on their way from one moment of a round to the next, found by comparing the two. No pygame.

The moment is there at once; what is to be seen follows it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from uth.chips import Chip, ChipCount
from uth.school.dealing.acts import Act, TakeFold
from uth.school.settling.acts import GiveBack, OpenHand, Pay, Take, TakeBack
from uth.store.settings import Speed
from uth.ui import places as on_screen
from uth.ui.picture import CardAt, Picture, StackAt
from uth.ui.places import Place, Spot
from uth.ui.reel import EVEN, Paces
from uth.ui.school.motion import Motion, player_at

_TO_RACK = Take | TakeBack | TakeFold
_OUT_OF_RACK = Pay | GiveBack


@dataclass(frozen=True)
class Way:
    """What differs between two pictures of a table.

    :ivar stacks, cards: what goes from one place to another.
    :ivar arriving: how many chips of each are not there yet; *coming*: the places of cards that are not.
    :ivar turning: the places of cards that turn over.
    """

    stacks: tuple[StackAt, ...] = ()
    cards: tuple[CardAt, ...] = ()
    arriving: Mapping[Place, Counter[Chip]] = field(default_factory=dict)
    coming: frozenset[Place] = frozenset()
    turning: frozenset[Place] = frozenset()


def way_between(before: Picture, after: Picture, act: Act | None) -> Way:
    """Return the way of everything that lies otherwise after an act."""
    cards = tuple(_moved_cards(before, after, act))
    was, now = _chips(before), _chips(after)
    arriving = {place: more for place, chips in now.items() if (more := chips - was.get(place, Counter()))}
    leaving = {place: less for place, chips in was.items() if (less := chips - now.get(place, Counter()))}
    stacks = (*_stacks(leaving, act, leave=True), *_stacks(arriving, act, leave=False))
    there = {card.place: card for card in before.cards}
    turning = (card.place for card in after.cards if _is_turned(there.get(card.place), card))
    coming = frozenset(card.to for card in cards if card.to is not None)
    return Way(stacks, cards, arriving, coming, frozenset(turning))


def _is_turned(before: CardAt | None, after: CardAt) -> bool:
    """Whether a card that lay face down lies open now."""
    return before is not None and before.card is None and after.card is not None


# --- cards


def _moved_cards(before: Picture, after: Picture, act: Act | None) -> Iterator[CardAt]:
    was, now = ({card.place: card for card in picture.cards} for picture in (before, after))
    gone = [card for place, card in was.items() if place not in now]
    # From the dealer's hand, which holds the deck where a card is burned.
    source = on_screen.DISCARD if isinstance(act, OpenHand) else on_screen.BURN
    for place, card in now.items():
        if place in was:
            continue
        other = next((each for each in gone if _is_tucked(each.place, place)), None)
        if other is not None:
            gone.remove(other)
        yield replace(card, place=other.place if other else source, to=place)
    yield from (replace(card, to=on_screen.DISCARD) for card in gone)


def _is_tucked(one: Place, other: Place) -> bool:
    """Whether a card of a box goes under its Trips bet, or comes back from there."""
    spots = {one.spot, other.spot}
    same = (one.box, one.index) == (other.box, other.index)
    return same and spots == {Spot.BOX_CARD, Spot.TUCKED_CARD}


# --- chips


def _chips(picture: Picture) -> dict[Place, Counter[Chip]]:
    return {stack.place: Counter({each.chip: each.number for each in stack.chips}) for stack in picture.stacks}


def _stacks(moving: Mapping[Place, Counter[Chip]], act: Act | None, *, leave: bool) -> Iterator[StackAt]:
    """Chips go to the rack where the dealer takes them and come from there where they are paid; else to the player."""
    by_dealer = isinstance(act, _TO_RACK if leave else _OUT_OF_RACK)
    for place, chips in moving.items():
        other = on_screen.RACK if by_dealer or not place.box else player_at(place.box)
        if other != place:
            yield StackAt(place if leave else other, _counted(chips), to=other if leave else place)


def _counted(chips: Counter[Chip]) -> tuple[ChipCount, ...]:
    return tuple(ChipCount(chip, chips[chip]) for chip in sorted(chips, reverse=True) if chips[chip])


# --- as time goes by


class ReplayMotion(Motion):
    """What is on its way now. The picture is of what comes, so that what is on its way there is left out of it."""

    def __init__(self, speed: Speed, paces: Paces = EVEN) -> None:
        """*speed*: how fast things move; OFF: they are there at once. *paces*: of cards and of chips against that."""
        super().__init__(speed, paces)
        self._way = Way()

    def start(self, way: Way, rate: int = 1) -> None:
        """Show the way of what lies otherwise now, *rate* times as fast as usual."""
        self.finish()
        self._way = way
        self.begin((*way.stacks, *way.cards), rate)

    @property
    def _takes(self) -> float:
        return max(super()._takes, self._cards if self._way.turning else 0.0)

    def over(self, picture: Picture) -> Picture:
        """Return a picture with what is on its way."""
        if self.idle:
            return picture
        cards = tuple(_resting_cards(picture.cards, self._way, self.part_of_cards))
        return super().over(replace(picture, cards=cards, stacks=tuple(_resting_stacks(picture.stacks, self._way))))


def _resting_cards(cards: Sequence[CardAt], way: Way, part: float) -> Iterator[CardAt]:
    for card in cards:
        if card.place in way.turning and 0 < part < 1:
            yield replace(card, turning=part)
        elif card.place not in way.coming:
            yield card


def _resting_stacks(stacks: Sequence[StackAt], way: Way) -> Iterator[StackAt]:
    """What stands there already, its amount not said before all of it does."""
    for stack in stacks:
        more = way.arriving.get(stack.place)
        if more is None:
            yield stack
            continue
        left = Counter({each.chip: each.number for each in stack.chips}) - more
        if left:
            yield replace(stack, chips=_counted(left), label="")
