"""What changes on the felt between two moments, on its way: bets put down, packets dealt, cards turned and taken.
No pygame.

An act is done at once, and what is to be seen follows it. Whoever thinks before a decision lets the table wait; the
next key ends that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from uth.chips import Chip
from uth.store.settings import Speed
from uth.train.felt.model import (
    BOARD,
    BURN,
    HOUSE_CARDS,
    RACK,
    Area,
    Chips,
    Felt,
    Lying,
    Move,
    Place,
    Spot,
    tidy,
)
from uth.ui import places as on_screen
from uth.ui.animation import smooth
from uth.ui.lay import burned
from uth.ui.picture import CardAt, Picture, StackAt
from uth.ui.school.felt_picture import counted, shown_at
from uth.ui.school.settle_motion import TAKES, Motion

_DECK = on_screen.BURN
"""Cards come from the left hand of the dealer, which holds the deck where burned cards are laid off."""
_SHUFFLES, _RIFFLES = 1.2, 2
"""A shuffle is to be seen for so many seconds at normal speed, and goes to and fro so often."""
LONGEST = 2.5
"""Nobody thinks longer, in seconds at normal speed, however slow."""


class DealMotion(Motion):
    """What is on its way now, and how long the table waits before."""

    def __init__(self, speed: Speed) -> None:
        super().__init__(speed)
        self._scale = speed.scale
        self._waits = 0.0
        self._before: Felt | None = None
        self._rests: Felt | None = None
        self._flights: tuple[StackAt | CardAt, ...] = ()
        self._part = 0.0
        self._shuffles = 0.0
        self._packet: tuple[CardAt, ...] = ()

    @property
    def idle(self) -> bool:
        """Whether everything lies still, and nobody thinks."""
        return self._before is None and not self._shuffles

    @property
    def thinking(self) -> bool:
        """Whether somebody thinks, and nothing of what is decided is to be seen yet."""
        return self._before is not None and self._waits > 0

    def start(self, before: Felt, moves: Sequence[Move], chips: Sequence[Chip]) -> None:
        """Do nothing: what changes on the felt shows by itself."""

    def change(self, before: Felt, after: Felt, chips: Sequence[Chip], seconds: float = 0.0) -> None:
        """Show the way from one moment to another; *seconds*: somebody thinks so long before."""
        self.finish()
        self._flights = tuple(_flights(before, after, chips))
        self._waits = min(seconds, LONGEST) * self._scale
        if self._scale and (self._flights or self._waits):
            self._before, self._rests, self._part = before, common(before, after), 0.0

    def shuffle(self, *, by_hand: bool) -> None:
        """Show the deck being shuffled *by_hand*, or the decks of the shuffler being changed, while its lamp blinks."""
        if not self._scale:
            return
        place, start = (_DECK, on_screen.HAND) if by_hand else (_DECK, on_screen.SHUFFLER)
        self._packet = (
            CardAt(start, None, face_up=False, to=place),
            CardAt(place, None, face_up=False, to=start),
        )
        self._shuffles = _SHUFFLES * self._scale

    def finish(self) -> None:
        """Let everything lie still."""
        self._shuffles = 0.0
        self._before = self._rests = None
        self._flights, self._waits, self._part = (), 0.0, 0.0

    def tick(self, seconds: float) -> bool:
        """Let time go by; return whether anything is to be seen of it."""
        if self.idle:
            return False
        if self._shuffles:
            self._shuffles = max(0.0, self._shuffles - seconds)
            return True
        if self._waits > 0:
            self._waits -= seconds
            return self._waits <= 0
        self._part += seconds / (TAKES * self._scale)
        if self._part >= 1:
            self.finish()
        return True

    def resting(self, felt: Felt) -> Felt:
        """Return what lies still of a table."""
        if self._before is None or self._rests is None:
            return felt
        return self._before if self.thinking else self._rests

    def over(self, picture: Picture) -> Picture:
        """Return a picture with what is on its way."""
        if self._shuffles:
            return self._shuffling(picture)
        if self.idle or self.thinking:
            return picture
        part = smooth(min(1.0, self._part))
        stacks = [replace(each, progress=part) for each in self._flights if isinstance(each, StackAt)]
        cards = [_under_way(each, part) for each in self._flights if isinstance(each, CardAt)]
        return replace(picture, stacks=(*picture.stacks, *stacks), cards=(*picture.cards, *cards))

    def _shuffling(self, picture: Picture) -> Picture:
        """The lamp, and cards that go to and fro between the deck and where it is shuffled."""
        part = 1 - self._shuffles / (_SHUFFLES * self._scale)
        turn = smooth(part * _RIFFLES % 1)
        cards = tuple(replace(card, progress=turn) for card in self._packet)
        return replace(picture, shuffling=part, cards=(*picture.cards, *cards))


def _under_way(card: CardAt, part: float) -> CardAt:
    return replace(card, turning=part) if card.to is None else replace(card, progress=part)


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


def player_at(box: int) -> on_screen.Place:
    """Return where the hand of a player is, from every side: over the own cards."""
    return on_screen.box_card(box, 1)


def _flights(before: Felt, after: Felt, chips: Sequence[Chip]) -> Iterator[StackAt | CardAt]:
    yield from _stacks(before, after, chips)
    yield from _cards(before, after)


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
            yield _on_its_way(_DECK, each, each.shown)
        elif old.place != each.place:
            yield _on_its_way(old.shown, each, each.shown)
        elif each.lies.up and not old.lies.up:
            yield CardAt(each.shown, card)
    for card, old in was.items():
        if card not in now:
            yield _on_its_way(old.shown, old, _DECK)


def _on_its_way(start: on_screen.Place, each: _At, end: on_screen.Place) -> CardAt:
    """A card that lies face down has no face on its way either."""
    up = each.lies.up
    return CardAt(start, each.lies.card if up else None, face_up=up, to=end)


def _lying(felt: Felt) -> Iterator[_At]:
    for place, lie in felt.cards.items():
        for index, lies in enumerate(lie):
            yield _At(place, card_at(place, index), lies)


def card_at(place: Place, index: int) -> on_screen.Place:
    """Return where on the screen a card of a place lies."""
    if place.area is Area.BOX and place.spot is Spot.CARDS:
        return on_screen.box_card(place.box, index)
    at = {BOARD: on_screen.community_card, HOUSE_CARDS: on_screen.dealer_card, BURN: burned}.get(place)
    return at(index) if at is not None else on_screen.DISCARD
