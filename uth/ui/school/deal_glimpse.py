"""What is done to the house, as it can be seen for a moment beside the dealer's work. No pygame.

A bet that grows or shrinks shows as it lies afterwards; of what is only exchanged or looked at nothing lies otherwise:
this moment is all that there is to see. No face shows that a dealer does not see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from uth.chips import Chip
from uth.school.dealing.acts import Protection
from uth.school.dealing.course import Course
from uth.school.dealing.lying import felt_at
from uth.school.dealing.trouble import Watch
from uth.store.settings import Speed
from uth.table import Bet
from uth.train.felt.model import Felt, bet_place
from uth.ui import places as on_screen
from uth.ui.animation import smooth
from uth.ui.picture import CardAt, Picture, StackAt
from uth.ui.school.felt_picture import counted, values_at
from uth.ui.school.motion import player_at

LASTS = 1.6
"""Seconds at normal speed."""
_LEAST = 0.5
"""However fast things move, a moment lasts so much of that: it is what has to be noticed, no ornament."""
_BETS = {
    Protection.CAPPED_TRIPS: Bet.TRIPS,
    Protection.CAPPED_BLIND: Bet.BLIND,
    Protection.PINCHED_ANTE: Bet.ANTE,
    Protection.LATE_PLAY: Bet.PLAY,
}
_HALF = 0.5


@dataclass(slots=True)
class _Moment:
    watch: Watch
    gone_by: float = 0.0


class Glimpse:
    """The moments that are still to be seen, one at a time; keys and presses do not end them."""

    def __init__(self, speed: Speed) -> None:
        self._lasts = LASTS * max(speed.scale, _LEAST)
        self._moments: list[_Moment] = []
        self._seen: tuple[Course, Course] | None = None

    @property
    def idle(self) -> bool:
        """Whether nothing is to be seen."""
        return not self._moments

    @property
    def watch(self) -> Watch | None:
        """What is to be seen now."""
        return self._moments[0].watch if self._moments and self._moments[0].gone_by else None

    @property
    def part(self) -> float:
        """How much of it has gone by, 0 to 1."""
        return min(1.0, self._moments[0].gone_by / self._lasts) if self._moments else 0.0

    def note(self, before: Course, now: Course) -> None:
        """Take note of what has been done to the house since, and forget what has been seen to."""
        self._seen = None
        self._moments = [each for each in self._moments if each.watch in now.watched]
        self._moments += [_Moment(watch) for watch in now.watched if watch not in before.watched]

    def clear(self) -> None:
        """Show nothing."""
        self._moments.clear()
        self._seen = None

    def tick(self, seconds: float, pointed: int) -> bool:
        """Let time go by; return whether anything moved. *pointed*: the box under the pointer, where nothing begins."""
        if not self._moments:
            return False
        first = self._moments[0]
        if not first.gone_by and pointed and pointed in (first.watch.box, first.watch.other):
            return False
        first.gone_by += seconds
        if first.gone_by >= self._lasts:
            self._moments.pop(0)
            self._seen = None
        return True

    def seen(self, course: Course) -> Course:
        """Return the round without the bets that are still on their way."""
        moving = {each.watch for each in self._moments if each.watch.event in _BETS}
        if not moving.intersection(course.watched):
            return course
        if self._seen is None or self._seen[0] is not course:
            still = tuple(each for each in course.watched if each not in moving)
            self._seen = course, replace(course, watched=still)
        return self._seen[1]

    def over(self, picture: Picture, course: Course, chips: Sequence[Chip]) -> Picture:
        """Return a picture with what is to be seen of it."""
        watch = self.watch
        if watch is None:
            return picture
        bet = _BETS.get(watch.event)
        if bet is not None:
            stack = _stack(watch, bet, felt_at(self.seen(course)), felt_at(course), chips)
            moving = (replace(stack, progress=smooth(self.part)),) if stack.chips else ()
            return replace(picture, stacks=(*picture.stacks, *moving))
        film = _FILMS[watch.event]
        return replace(picture, cards=tuple(film(picture.cards, watch, self.part)))


def _stack(watch: Watch, bet: Bet, before: Felt, after: Felt, chips: Sequence[Chip]) -> StackAt:
    """The chips that come to a bet from the edge, or go there."""
    place, circle = bet_place(watch.box, bet), on_screen.bet_circle(watch.box, bet)
    old, new = values_at(before, place), values_at(after, place)
    worth = sum(value * count for value, count in new.items()) - sum(value * count for value, count in old.items())
    least = min(chip.value for chip in chips)
    moved = _smallest(abs(worth), chips, least)
    edge = player_at(watch.box)
    start, end = (edge, circle) if worth > 0 else (circle, edge)
    return StackAt(start, counted(moved, chips), to=end)


def _smallest(amount: int, chips: Sequence[Chip], least: int) -> Mapping[int, int]:
    """An amount in high chips first."""
    made: Counter[int] = Counter()
    for chip in sorted(chips, reverse=True):
        made[chip.value], amount = divmod(amount, chip.value)
    return +made if not amount else {least: 1}


def _there_and_back(part: float) -> float:
    return smooth(2 * part if part < _HALF else 2 * (1 - part))


def _switched(cards: Sequence[CardAt], watch: Watch, part: float) -> Iterator[CardAt]:
    """A card of each goes to the other: only backs are to be seen."""
    one, two = on_screen.box_card(watch.box, 0), on_screen.box_card(watch.other, 0)
    for card in cards:
        to = {one: two, two: one}.get(card.place)
        yield card if to is None or card.to is not None else replace(card, to=to, progress=smooth(part))


def _peeked(cards: Sequence[CardAt], watch: Watch, part: float) -> Iterator[CardAt]:
    """A card of the neighbour is bent towards the one who looks, and falls back."""
    there = on_screen.box_card(watch.other or watch.box, 0)
    for card in cards:
        if card.place == there and card.to is None:
            towards = on_screen.box_card(watch.box, 1)
            yield replace(card, to=towards, progress=0.3 * _there_and_back(part))
        else:
            yield card


def _flashed(cards: Sequence[CardAt], _watch: Watch, part: float) -> Iterator[CardAt]:
    """The own packet stands on its edge; its face is turned away from the dealer."""
    for card in cards:
        own = card.place.spot is on_screen.Spot.DEALER_CARD and card.to is None and not card.face_up
        yield replace(card, turning=0.46 * _there_and_back(part)) if own else card


_FILMS: Mapping[Protection, Callable[[Sequence[CardAt], Watch, float], Iterator[CardAt]]] = {
    Protection.CARD_SWITCH: _switched,
    Protection.PEEK: _peeked,
    Protection.FLASHED_PACKET: _flashed,
}
