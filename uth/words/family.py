"""The rule of a family of starting hands in words: ``Ace high: always Play 4x.``."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from uth.cards import Card, Rank
from uth.game.model import Choice
from uth.i18n import gettext as _
from uth.words.choices import choice_label
from uth.words.figures import number_words
from uth.words.hands import rank_words, starting_hand_words
from uth.words.strategy import short_choice

_NO_BREAK = "\N{NO-BREAK SPACE}"

Part = tuple[Choice, Sequence[Card], Sequence[Card]]
"""What is done with hands that are neighbours, the highest and the lowest of them."""


def pairs_name() -> str:
    """Return what the pairs are called."""
    return _("Pairs")


def family_name(high: Rank, suited: bool | None) -> str:
    """Return what hands with that higher card are called; *suited*: None for both."""
    rank = rank_words(high)
    if suited is None:
        name = _("{rank} high").format(rank=rank)
    else:
        name = (_("{rank} high, suited") if suited else _("{rank} high, offsuit")).format(rank=rank)
    return name[:1].upper() + name[1:]


def with_side(rule: str, side: str) -> str:
    """Return the rule of a family, and on which side of its limit the hand is; *side* may be empty."""
    return _("{rule}; {side}").format(rule=rule, side=side) if side else rule


def sentence(rule: str, side: str = "") -> str:
    """Return the same as a sentence."""
    return _("{rule}.").format(rule=with_side(rule, side))


def clause_words(family: str, parts: Sequence[Part]) -> str:
    """Return the rule of a family as a part of a sentence, from its highest hand to its lowest."""
    if len(parts) == 1:
        return _("{family}: always {choice}").format(family=family, choice=choice_label(parts[0][0]))
    if len(parts) == 2:
        (first, _high, last), (then, *_rest) = parts
        sentence = _("{family}: {choice} down to {hand}, below that {other}")
        return sentence.format(
            family=family, choice=choice_label(first), hand=starting_hand_words(last), other=choice_label(then)
        )
    return _("{family}: {runs}").format(family=family, runs=", ".join(_run(*part) for part in parts))


def _run(choice: Choice, first: Sequence[Card], last: Sequence[Card]) -> str:
    one = sorted(first) == sorted(last)
    sentence = _("{choice} with {first}") if one else _("{choice} from {first} to {last}")
    return sentence.format(
        choice=choice_label(choice), first=starting_hand_words(first), last=starting_hand_words(last)
    )


Gain = tuple[Sequence[Card], Choice, Fraction]
"""A hand, its best choice, and what that gains, in Antes."""


def row_words(family: str, row: Sequence[Gain], over: Choice | None = None) -> str:
    """Return a row of the chart: ``King high, offsuit, best choice and gain in Antes: KQ 4x 0.412, ...``

    *over*: the raise over which a check gains; None for the best one with each hand.
    """
    listed = ", ".join(
        _NO_BREAK.join((_letters(hole), short_choice(choice), number_words(gain, 3))) for hole, choice, gain in row
    )
    told = _("best choice and gain in Antes")
    if over is not None:
        told = _("best choice and gain in Antes, that of a check over {play}").format(play=choice_label(over))
    sentence = _("{family}, {told}: {row}.")
    if any(card.rank is Rank.TEN for hole, *_gain in row for card in hole):
        sentence = _("{family}, {told} (T: ten): {row}.")
    return sentence.format(family=family, told=told, row=listed)


def _letters(hole: Sequence[Card]) -> str:
    return "".join(card.rank.letter for card in sorted(hole, reverse=True))


def border_words(above: Gain, below: Gain) -> str:
    """Return two neighbours between which the best choice changes, and what it gains with each."""
    sentence = _("The border: {choice} gains {gain} with {hand}, {other} {less} with {next}.")
    (hand, choice, gain), (following, other, less) = above, below
    return sentence.format(
        choice=choice_label(choice), gain=number_words(gain, 3), hand=starting_hand_words(hand),
        other=choice_label(other), less=number_words(less, 3), next=starting_hand_words(following),
    )  # fmt: skip


def above_words(hole: Sequence[Card]) -> str:
    """Return that a hand is above the limit of its family, as a part of a sentence."""
    return _("yours, {hand}, is above").format(hand=starting_hand_words(hole))


def limit_words(hole: Sequence[Card]) -> str:
    """Return that a hand is the limit of its family."""
    return _("yours, {hand}, is the limit").format(hand=starting_hand_words(hole))


def below_words(hole: Sequence[Card]) -> str:
    """Return that a hand is below the limit of its family."""
    return _("yours, {hand}, is below").format(hand=starting_hand_words(hole))


def among_words(hole: Sequence[Card], choice: Choice) -> str:
    """Return what is done with a hand of a family that has several limits."""
    return _("with yours, {hand}, {choice}").format(hand=starting_hand_words(hole), choice=choice_label(choice))
