"""From entropy to a deck order that nobody can steer, and a commitment to it that anybody can check.

Order and nonce depend on the entropy alone, through SHA-256: the same on every machine and in every version. Whoever
deals publishes the commitment before the bets and the nonce with the order afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import count

from uth.cards import DECK, Card, parse_cards
from uth.errors import CardError


class NotAnOpening(CardError):
    """A text is no :attr:`Shuffle.opening`; *begins* is how it begins."""

    def __init__(self, text: str) -> None:
        self.begins = text[:40]
        super().__init__(self.begins)

    def __str__(self) -> str:
        return f'"{self.begins}..." is no opening of a deck: expected a nonce, a colon and {len(DECK)} cards'


@dataclass(frozen=True, slots=True)
class Shuffle:
    """A deck order, the nonce that hides it, and the commitment to both."""

    order: tuple[Card, ...]
    nonce: str
    """Thirty-two bytes in hex."""

    @property
    def commitment(self) -> str:
        """SHA-256, in hex, of :attr:`opening`."""
        return commitment(self.nonce, self.order)

    @property
    def opening(self) -> str:
        """What the commitment is the hash of: ``nonce_hex:AhKd...``, the uncut order."""
        return _opening(self.nonce, self.order)


def entropy_of(seed: str, round_number: int) -> bytes:
    """Return the entropy of one round of a seeded sitting, 32 bytes; any text is a seed."""
    return sha256(f"{seed}|{round_number}|entropy".encode(errors="surrogateescape")).digest()


def shuffled(entropy: bytes) -> Shuffle:
    """Return the deck order and nonce that *entropy* (32 bytes or more) stands for; every order is equally likely."""
    numbers = Numbers(entropy, "order")
    order = list(DECK)
    for last in range(len(order) - 1, 0, -1):
        other = numbers.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return Shuffle(tuple(order), sha256(entropy + b"|nonce").hexdigest())


def some_cards(entropy: bytes, count: int) -> tuple[Card, ...]:
    """Return so many different cards that *entropy* (32 bytes or more) stands for, for who needs no whole deck.

    They are not the first ones of :func:`shuffled`.
    """
    numbers = Numbers(entropy, "order")
    deck = list(DECK)
    for place in range(count):
        other = place + numbers.below(len(deck) - place)
        deck[place], deck[other] = deck[other], deck[place]
    return tuple(deck[:count])


def opened(opening: str) -> Shuffle:
    """Return the shuffle of a :attr:`Shuffle.opening`.

    :raises CardError: if it is none.
    """
    nonce, _, order = opening.partition(":")
    cards = parse_cards(order)
    if len(cards) != len(DECK) or not nonce:
        raise NotAnOpening(opening)
    return Shuffle(cards, nonce)


def cut(order: Sequence[Card], at: int) -> tuple[Card, ...]:
    """Return the deck with its first *at* cards put under the rest."""
    return (*order[at:], *order[:at])


def commitment(nonce: str, order: Sequence[Card]) -> str:
    """Return the SHA-256, in hex, of ``nonce:AhKd...``."""
    return sha256(_opening(nonce, order).encode()).hexdigest()


def _opening(nonce: str, order: Sequence[Card]) -> str:
    return f"{nonce}:{''.join(map(str, order))}"


class Numbers:
    """Whole numbers drawn evenly from the SHA-256 of (entropy, label, counter)."""

    def __init__(self, entropy: bytes, label: str) -> None:
        key = entropy + f"|{label}|".encode()
        self._words = (
            int.from_bytes(block[start : start + 4], "big")
            for number in count()
            for block in (sha256(key + str(number).encode()).digest(),)
            for start in range(0, 32, 4)
        )

    def below(self, limit: int) -> int:
        """Return a number from 0 to *limit* - 1, each equally likely.

        :raises ValueError: if *limit* is none from 1 to 2**32.
        """
        if not 0 < limit <= 2**32:
            raise ValueError(f"numbers below 1 to {2**32} can be drawn, not below {limit}")
        # A word past the last whole multiple of the limit would favour small numbers: draw again.
        even = 2**32 - 2**32 % limit
        return next(word for word in self._words if word < even) % limit
