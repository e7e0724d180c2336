"""A physical felt as a picture: chips and cards where they really lie, right or wrong. No pygame.

Nothing is put right here, and nothing is turned over: a card that lies face down has no face in the picture.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from uth.cards import Card
from uth.chips import Chip, ChipCount, Currency
from uth.school.exercise import Still
from uth.school.settling.chips import as_lying
from uth.table import Bet
from uth.train.felt.model import BOARD, BURN, DISCARDS, HOUSE_CARDS, Area, Felt, Lying, Place, Spot, bet_place
from uth.ui import places as on_screen
from uth.ui.lay import burned
from uth.ui.picture import Bankroll, BoxLook, CardAt, Picture, StackAt
from uth.ui.picture import Felt as Printed
from uth.ui.places import box_card, community_card, dealer_card, tucked_card
from uth.ui.present import FULL_RACK
from uth.words.felt import open_word
from uth.words.money import money_words

_BETS = {Spot(bet.value): bet for bet in Bet}
_PAYS = {Spot(f"{bet} pay"): bet for bet in Bet}
_ROWS = {BURN: burned, BOARD: community_card, HOUSE_CARDS: dealer_card}
"""The rows of cards before the dealer, in drawing order: what was dealt first lies undermost."""


@dataclass(frozen=True, slots=True)
class Seen:
    """How the felt is looked at.

    :ivar raised: cards that are raised, as those that play; *fallen*: all others that lie open fall back.
    :ivar put: chips that lie there besides, by value in minor units.
    :ivar say: what is written beside the chips; None where they are to be counted.
    :ivar told: it is written beside those that were put, too: whoever puts them has to know what they come to.
    """

    raised: tuple[Card, ...] = ()
    fallen: bool = False
    put: Mapping[Place, Mapping[int, int]] = field(default_factory=dict)
    say: Callable[[int], str] | None = None
    told: bool = True

    @classmethod
    def with_amounts(cls, currency: Currency) -> Seen:
        """Return a look at a felt with the amount of every stack written beside it."""
        return cls(say=lambda amount: money_words(amount, currency))


def felt_picture(still: Still, printed: Printed, seen: Seen | None = None) -> Picture:
    """Return the picture of what lies there, and what is in question lit; *printed*: the empty felt of its table."""
    seen = seen or Seen()
    said = (*still.said[:2], "", "")
    return Picture(
        felt=printed,
        boxes=tuple(_box(still, number) for number in still.boxes),
        bankroll=Bankroll("", ""),
        cards=tuple(_cards(still, seen)),
        stacks=tuple(_stacks(still, printed, seen)),
        dealer_hand=said[0],
        dealer_note=said[1],
        discards=min(1.0, len(still.felt.cards_at(DISCARDS)) / FULL_RACK),
    )


# --- boxes


def _box(still: Still, number: int) -> BoxLook:
    lit = [place.spot for place in still.lit if place.box == number]
    wanted = next((_BETS[spot] for spot in lit if spot in _BETS), None)
    return BoxLook(
        number=number,
        active=number == still.box,
        wanted=wanted,
        note="" if is_used(still.felt, number) else open_word(),
        fallen_back=still.box not in (0, number),
    )


def is_used(felt: Felt, box: int) -> bool:
    """Return whether anything lies in a box."""
    return any(place.box == box for place in (*felt.chips, *felt.cards))


def is_tucked(felt: Felt, box: int) -> bool:
    """Return whether a box's cards lie face down under its Trips bet: nothing else of it is left."""
    bets = [bet for bet in Bet if felt.at(bet_place(box, bet))]
    return bets == [Bet.TRIPS] and not any(lies.up for lies in felt.cards_at(Place(Area.BOX, box, Spot.CARDS)))


# --- cards


def _cards(still: Still, seen: Seen) -> Iterator[CardAt]:
    """In drawing order: those before the dealer, then box by box."""
    felt = still.felt
    for place, named in _ROWS.items():
        yield from (_card(named(index), lies, seen) for index, lies in enumerate(felt.cards_at(place)))
    for number in still.boxes:
        tucked = is_tucked(felt, number)
        for index, lies in enumerate(felt.cards_at(Place(Area.BOX, number, Spot.CARDS))):
            yield _card((tucked_card if tucked else box_card)(number, index), lies, seen)


def _card(place: on_screen.Place, lies: Lying, seen: Seen) -> CardAt:
    if not lies.up:
        return CardAt(place, None, face_up=False)
    raised = lies.card in seen.raised
    return CardAt(place, lies.card, lift=float(raised), dim=float(seen.fallen and not raised))


def place_of_card(felt: Felt, card: Card) -> on_screen.Place | None:
    """Return where on the screen a card lies open before the dealer or in a box, None if it does not."""
    lies = Lying(card, up=True)
    for place, cards in felt.cards.items():
        if lies in cards and (place in (BOARD, HOUSE_CARDS) or place.area is Area.BOX):
            return card_at(place, cards.index(lies))
    return None


def card_at(place: Place, index: int) -> on_screen.Place:
    """Return where on the screen a card of a place lies; what lies nowhere else is at the discards."""
    if place.area is Area.BOX and place.spot is Spot.CARDS:
        return box_card(place.box, index)
    named = _ROWS.get(place)
    return named(index) if named is not None else on_screen.DISCARD


# --- chips


def _stacks(still: Still, printed: Printed, seen: Seen) -> Iterator[StackAt]:
    felt = still.felt
    for place in sorted({*felt.chips, *seen.put}, key=str):
        # What is put to the rack lies in front of it first.
        on_felt = shown_at(place) or (on_screen.HAND if place in seen.put else None)
        if on_felt is None or (on_felt.box and on_felt.box not in still.boxes):
            continue
        if on_felt.bet is not None and on_felt.bet not in printed.bets:
            continue
        there = values_at(felt, place) if shown_at(place) else Counter[int]()
        values = there + Counter(seen.put.get(place, {}))
        chips = counted(values, still.table.chips)
        if chips:
            amount = sum(value * count for value, count in values.items())
            label = seen.say(amount) if seen.say and (seen.told or place not in seen.put) else ""
            yield StackAt(on_felt, chips, label, glow=float(place in still.lit))


def shown_at(place: Place) -> on_screen.Place | None:
    """Return where on the screen chips of a place stand; None for the rack, whose columns are drawn apart."""
    if place.area is Area.RACK:
        return None
    if place.area is not Area.BOX:
        return on_screen.HAND
    if place.spot in _BETS:
        return on_screen.bet_circle(place.box, _BETS[place.spot])
    if place.spot in _PAYS:
        return on_screen.payout(place.box, _PAYS[place.spot])
    return on_screen.rail(place.box)


def values_at(felt: Felt, place: Place) -> Counter[int]:
    """Return how many chips of each value lie at a place, whosesoever they are."""
    return Counter(dict(as_lying(felt.at(place))))


def counted(values: Mapping[int, int], chips: Iterable[Chip]) -> tuple[ChipCount, ...]:
    """Return the chips of those values as they stand: the highest at the bottom."""
    return tuple(ChipCount(chip, values[chip.value]) for chip in sorted(chips, reverse=True) if values.get(chip.value))
