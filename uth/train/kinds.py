"""What kind a decision is, for practice and for counting: few enough to come again, fine enough to be learnt.

Before the flop it is one of the 169 starting hands; on the flop what the hand is and what the board looks like; on the
river what the hand is and how many cards would give the dealer a better one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from uth.analysis.strategy.facts import NO_PAIR, Sight
from uth.analysis.strategy.model import Fact
from uth.cards import Card, Rank, Suit, hole_name
from uth.errors import UthError
from uth.i18n import gettext as _
from uth.table import Rules, Street
from uth.words.hands import starting_hand_words

_BETWEEN = ", "
OTHER = "other"
"""Stands for a hand of a kind that only another version knows."""


class KindError(UthError):
    """A text names no kind of decision."""


class Before(StrEnum):
    """What is decided of a dark box before any card is dealt."""

    MULTIPLE = "dark box"
    """How much goes on Play, in a round: all multiples are worth the same."""
    TAKEN = "dark box or none"
    MOST = "most on a dark box"
    """How much may go on Play at most, for what the player has."""


class Made(StrEnum):
    """What a hand is, as far as it matters for a decision after the flop; the first that fits.

    No kind that these make is over an eighth of the hands that come as far: one that is missed could not come five
    times as often.
    """

    OWN_STRONG = "two pair or better with a hole card"
    BOARD_STRONG = "two pair or better on the board alone"
    POCKET_PAIR = "pocket pair"
    TOP_PAIR = "top pair"
    SECOND_PAIR = "second pair"
    LOW_PAIR = "low pair"
    HIGH_FLUSH_DRAW = "flush draw with a ten or better"
    LOW_FLUSH_DRAW = "flush draw with a nine or lower"
    OPEN_ENDED = "open-ended straight draw"
    BOARD_PAIR = "pair on the board alone"
    BOARD_PAIR_OVER = "pair on the board and an overcard"
    BOARD_PAIR_UNDER = "pair on the board and no overcard"
    GUTSHOT = "gutshot"
    TWO_OVERCARDS = "two overcards"
    ONE_OVERCARD = "one overcard"
    OVER_MIDDLE = "one card over the middle one"
    UNDER_MIDDLE = "no card over the middle one"
    OWN_PAIR = "pair with a hole card"
    HIGH_CARD = "high card"


ON_FLOP = tuple(made for made in Made if made not in (Made.BOARD_PAIR, Made.OWN_PAIR, Made.HIGH_CARD))
ON_RIVER = (Made.OWN_STRONG, Made.BOARD_STRONG, Made.OWN_PAIR, Made.BOARD_PAIR, Made.HIGH_CARD)


class Texture(StrEnum):
    """What the three cards of a flop look like."""

    PAIRED = "paired board"
    RAINBOW = "three suits"
    TWO_SUITED = "two of a suit"
    SUITED = "one suit"


class Outs(StrEnum):
    """How many of the 45 cards outside the hand and the board beat it, whatever else the dealer has."""

    FEWEST = "under 4 outs"
    FEWER = "4 to 7 outs"
    UNDER_16 = "8 to 15 outs"
    FEW = "16 to 18 outs"
    JUST_UNDER = "19 to 20 outs"
    JUST_OVER = "21 to 22 outs"
    MANY = "23 to 26 outs"
    MORE = "27 to 30 outs"
    MOST = "over 30 outs"


_UP_TO = (
    (3, Outs.FEWEST),
    (7, Outs.FEWER),
    (15, Outs.UNDER_16),
    (18, Outs.FEW),
    (20, Outs.JUST_UNDER),
    (22, Outs.JUST_OVER),
    (26, Outs.MANY),
    (30, Outs.MORE),
)


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of decision. *street*: None for what is decided of a dark box before the deal."""

    street: Street | None
    hand: str
    """A starting hand such as ``AKs``, or a value of :class:`Made`; before the deal one of :class:`Before`."""
    beside: str = ""
    """On the flop a value of :class:`Texture`, on the river one of :class:`Outs`."""

    @property
    def key(self) -> str:
        """The contract words that name it: ``flop top pair, paired board``. :func:`kind_from` reads them."""
        if self.street is None:
            return self.hand
        return f"{self.street} {self.hand}{_BETWEEN if self.beside else ''}{self.beside}"


DARK_KIND = Kind(None, Before.MULTIPLE)


def kind_of(rules: Rules, hole: Sequence[Card], board: Sequence[Card] = ()) -> Kind:
    """Return the kind of a decision with two hole cards on none, three or five board cards."""
    if not board:
        return Kind(Street.PREFLOP, hole_name(hole))
    sight = Sight(rules, tuple(hole), tuple(board))
    if len(board) == 3:
        return Kind(Street.FLOP, _on_flop(sight), _texture(sight))
    return Kind(Street.RIVER, _on_river(sight), _outs(sight.number(Fact.DEALER_OUTS)))


def kind_from(key: str) -> Kind:
    """Return the kind of :attr:`Kind.key`.

    :raises KindError: if *key* names none.
    """
    if key in tuple(Before):
        return Kind(None, key)
    street, _space, rest = key.partition(" ")
    hand, _comma, beside = rest.partition(_BETWEEN)
    if (street, hand, beside) not in _keys():
        sentence = _('"{key}" is no kind of decision: expected one such as "{such}"')
        raise KindError(sentence.format(key=key, such=f"{Street.FLOP} {Made.TOP_PAIR}, ..."))
    return Kind(Street(street), hand, beside)


def known_kind(key: str) -> Kind:
    """Return the kind of a key that was kept; what only another version knows is a hand of :data:`OTHER` kind."""
    try:
        return kind_from(key)
    except KindError:
        street = key.partition(" ")[0]
        return Kind(Street(street) if street in tuple(Street) else None, OTHER)


def key_today(key: str, hole: Sequence[Card], board: Sequence[Card], rules: Rules | None = None) -> str:
    """Return what a kind that was kept is called today: by its cards, where there are some and the key is no more."""
    return kind_of(rules or Rules(), hole, board).key if hole and known_kind(key).hand == OTHER else key


def kinds_on(street: Street) -> tuple[Kind, ...]:
    """Return every kind of a street; some of the flop's and the river's never come."""
    if street is Street.PREFLOP:
        return tuple(Kind(street, name) for name in _starting_hands())
    hands: Sequence[Made] = ON_FLOP if street is Street.FLOP else ON_RIVER
    beside: Sequence[Texture | Outs] = tuple(Texture) if street is Street.FLOP else tuple(Outs)
    return tuple(Kind(street, hand.value, other.value) for hand in hands for other in beside)


@cache
def _keys() -> frozenset[tuple[str, str, str]]:
    return frozenset((street.value, kind.hand, kind.beside) for street in Street for kind in kinds_on(street))


def _starting_hands() -> list[str]:
    ranks = [rank.letter for rank in reversed(Rank)]
    pairs = [(high, low) for place, high in enumerate(ranks) for low in ranks[place + 1 :]]
    return [*(rank * 2 for rank in ranks), *(f"{high}{low}{suits}" for suits in "so" for high, low in pairs)]


def _strong_or_board(sight: Sight) -> Made | None:
    """What is two pair or better, or a pair that lies on the board."""
    made, hidden = sight.hand.category.order, sight.number(Fact.HIDDEN)
    if made > 1:
        return Made.OWN_STRONG if hidden else Made.BOARD_STRONG
    return Made.BOARD_PAIR if made and not hidden else None


def _on_flop(sight: Sight) -> Made:
    strong_or_board = _strong_or_board(sight)
    if strong_or_board in (Made.OWN_STRONG, Made.BOARD_STRONG):
        return strong_or_board
    if strong_or_board is None and sight.number(Fact.HIGHER_ON_BOARD) != NO_PAIR:
        return _own_pair(sight)
    draw = sight.number(Fact.FLUSH_DRAW)
    if draw:
        return Made.HIGH_FLUSH_DRAW if draw >= Rank.TEN - 1 else Made.LOW_FLUSH_DRAW
    straight = sight.number(Fact.STRAIGHT_DRAW)
    if straight > 1:
        return Made.OPEN_ENDED
    over = sight.number(Fact.OVERCARDS)
    if strong_or_board is Made.BOARD_PAIR:
        return Made.BOARD_PAIR_OVER if over else Made.BOARD_PAIR_UNDER
    if straight:
        return Made.GUTSHOT
    return (_under_the_highest(sight), Made.ONE_OVERCARD, Made.TWO_OVERCARDS)[over]


def _under_the_highest(sight: Sight) -> Made:
    middle = sorted(card.rank for card in sight.board)[1]
    return Made.OVER_MIDDLE if any(card.rank > middle for card in sight.hole) else Made.UNDER_MIDDLE


def _own_pair(sight: Sight) -> Made:
    one, other = sight.hole
    if one.rank == other.rank:
        return Made.POCKET_PAIR
    return (Made.TOP_PAIR, Made.SECOND_PAIR, Made.LOW_PAIR)[sight.number(Fact.HIGHER_ON_BOARD)]


def _on_river(sight: Sight) -> Made:
    pair_or_less = Made.OWN_PAIR if sight.hand.category.order else Made.HIGH_CARD
    return _strong_or_board(sight) or pair_or_less


def _texture(sight: Sight) -> Texture:
    if sight.number(Fact.BOARD):
        return Texture.PAIRED
    return (Texture.RAINBOW, Texture.TWO_SUITED, Texture.SUITED)[sight.number(Fact.BOARD_SUITED) - 1]


def _outs(number: int) -> Outs:
    return next((outs for most, outs in _UP_TO if number <= most), Outs.MOST)


# --- in words

_BEFORE = {
    Before.MULTIPLE: "dark box",
    Before.TAKEN: "a dark box or none",
    Before.MOST: "the most on a dark box",
}
_DRAWS = {
    Made.HIGH_FLUSH_DRAW: "flush draw with your own ten or better",
    Made.LOW_FLUSH_DRAW: "flush draw with your own nine or lower",
}
_TEXTURES = {
    Texture.PAIRED: "{hand} on a paired flop",
    Texture.RAINBOW: "{hand} on a flop of three suits",
    Texture.TWO_SUITED: "{hand} on a flop with two of a suit",
    Texture.SUITED: "{hand} on a flop of one suit",
}
_OUTS = {
    Outs.FEWEST: "{hand}, under 4 dealer outs",
    Outs.FEWER: "{hand}, 4 to 7 dealer outs",
    Outs.UNDER_16: "{hand}, 8 to 15 dealer outs",
    Outs.FEW: "{hand}, 16 to 18 dealer outs",
    Outs.JUST_UNDER: "{hand}, 19 or 20 dealer outs",
    Outs.JUST_OVER: "{hand}, 21 or 22 dealer outs",
    Outs.MANY: "{hand}, 23 to 26 dealer outs",
    Outs.MORE: "{hand}, 27 to 30 dealer outs",
    Outs.MOST: "{hand}, over 30 dealer outs",
}


def made_words(hand: str) -> str:
    """Return what a hand is after the flop, given by a value of :class:`Made` or :data:`OTHER`, as a person says it."""
    if hand == OTHER:
        return _("another kind of hand")
    made = Made(hand)
    return _(_DRAWS[made]) if made in _DRAWS else _(made.value)


def kind_words(kind: Kind) -> str:
    """Return a kind of decision as a person says it: ``top pair on a paired flop``, ``ace-king suited``."""
    if kind.hand == OTHER:
        return made_words(OTHER)
    if kind.street is None:
        return _(_BEFORE[Before(kind.hand)])
    if kind.street is Street.PREFLOP:
        return starting_hand_words(_example(kind.hand))
    hand = made_words(kind.hand)
    if kind.street is Street.FLOP:
        return _(_TEXTURES[Texture(kind.beside)]).format(hand=hand)
    return _(_OUTS[Outs(kind.beside)]).format(hand=hand)


def _example(hand: str) -> tuple[Card, Card]:
    """Two cards of a starting hand."""
    high, low = (next(rank for rank in Rank if rank.letter == letter) for letter in hand[:2])
    return Card(high, Suit.SPADES), Card(low, Suit.SPADES if hand.endswith("s") else Suit.HEARTS)
