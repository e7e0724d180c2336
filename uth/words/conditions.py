"""The rules of a strategy in words, and what their terms mean."""

from __future__ import annotations

from collections.abc import Sequence

from uth.cards import Card, Rank
from uth.game.model import Choice
from uth.hands import Category
from uth.i18n import gettext as _
from uth.words.choices import choice_label, joined
from uth.words.hands import category_words, rank_words, ranks_words, starting_hand_words

Tests = Sequence[tuple[str, Sequence[str]]]
"""The conditions of a rule as a strategy file has them: (fact, ranges any of which will do)."""

_FLUSH_DRAW = "flush draw"
_FACTS = {
    "hole cards": "{value}",
    "made": "{value}",
    "hidden": "hidden {value}",
    "pair of": "pair of {value}",
    "higher on board": "{value} higher on the board",
    _FLUSH_DRAW: "flush draw with your own {value}",
    "straight draw": "straight draw: {value}",
    "overcards": "overcards: {value}",
    "board": "on the board {value}",
    "board suited": "{value} of one suit on the board",
    "dealer outs": "{value} dealer outs",
}
_ENDS = {" or better": "{value} or better", " or more": "{value} or more"}
_WORDS = {"none": "none", "gutshot": "gutshot", "open ended": "open ended"}
_NOT = "not "
_RANKS = {rank.letter: rank for rank in Rank}
_NAMED = 3
"""So many starting hands are named; more are written as players write them."""


def rule_words(tests: Tests, choice: Choice) -> str:
    """Return a rule of a strategy: ``hidden pair or better: Play 2x``; without a test it is for everything else."""
    return _("{when}: {choice}").format(when=conditions_words(tests), choice=choice_label(choice))


def otherwise_words(passed: Sequence[Tests], choice: Choice) -> str:
    """Return the rule for everything else, by the rules that do not fit; they have tests."""
    listed = "; ".join(map(conditions_words, passed))
    return _("{choice}, as it is none of these: {listed}").format(choice=choice_label(choice), listed=listed)


def conditions_words(tests: Tests) -> str:
    """Return the conditions of a rule; without one it is for everything else."""
    return ", ".join(_test(fact, ranges) for fact, ranges in tests) or _("in all other cases")


def legend_words(rules: Sequence[Tests], *, outs: bool = True) -> tuple[str, ...]:
    """Return what the terms mean that these rules use, a sentence for each; nothing where all of it is plain.

    *outs*: those of the dealer are explained too.
    """
    used = [(fact.removeprefix(_NOT), each) for tests in rules for fact, ranges in tests for each in ranges]
    facts = {fact for fact, _range_of_it in used}
    found = []
    if any(fact == "hole cards" and not _named(each) for fact, each in used):
        found.append(notation_words())
    if "hidden" in facts:
        found.append(_("Hidden: a card of yours makes it."))
    if _FLUSH_DRAW in facts:
        found.append(_("Flush draw: four cards of a suit, of which your own highest one counts."))
    if outs and "dealer outs" in facts:
        found.append(
            _(
                "Dealer outs: cards outside your hand and the board, any one of which is enough for the dealer to beat "
                "you."
            )
        )
    return tuple(found)


def notation_words() -> str:
    """Return how starting hands are written."""
    return _(
        "33 is a pair, K2s two cards of one suit, K5o of two suits, K5 either; + adds all up to the highest such, so "
        "that K5o+ is K5o to KQo; T is a ten."
    )


def _test(fact: str, ranges: Sequence[str]) -> str:
    plain = fact.removeprefix(_NOT)
    words = _flush_draw_words(ranges) if plain == _FLUSH_DRAW else _fact_words(plain, ranges)
    return _("not {what}").format(what=words) if fact.startswith(_NOT) else words


def _fact_words(fact: str, ranges: Sequence[str]) -> str:
    return _(_FACTS[fact]).format(value=joined([_range(one, fact) for one in ranges]))


def _flush_draw_words(ranges: Sequence[str]) -> str:
    """No draw is told apart from one with a card of so many."""
    own = ["2" if one == "none to 2" else one.replace("none", "2") for one in ranges if one != "none"]
    none = [_("no flush draw")] if any(one.startswith("none") for one in ranges) else []
    return joined([*none, *([_fact_words(_FLUSH_DRAW, own)] if own else [])])


def _range(text: str, fact: str) -> str:
    """A range in the reader's language; long lists of hands such as ``33+ A2+`` are the same in all."""
    if fact == "hole cards":
        return joined([_hand(hand) for hand in text.split()]) if _named(text) else text
    if text.startswith("under "):
        return _("under {value}").format(value=_range(text.removeprefix("under "), fact))
    if " to " in text:
        low, high = text.split(" to ", 1)
        if low == "0":
            return _("at most {value}").format(value=high)
        return _("{low} to {high}").format(low=_range(low, fact), high=_range(high, fact))
    end = next(filter(text.endswith, _ENDS), None)
    if end is not None:
        return _(_ENDS[end]).format(value=_range(text.removesuffix(end), fact))
    if text in _RANKS:
        return (ranks_words if fact == "pair of" else rank_words)(_RANKS[text])
    if text in _WORDS:
        return _(_WORDS[text])
    return category_words(Category(text)) if text in tuple(Category) else text


def _named(hands: str) -> bool:
    """Whether starting hands are few enough to be named."""
    return "+" not in hands and len(hands.split()) <= _NAMED


def _hand(hand: str) -> str:
    """A starting hand such as ``22``, ``K5s`` or, suited or not, ``K5``."""
    high, low = (_RANKS[letter] for letter in hand[:2])
    if high is not low and len(hand) == 2:
        return _("{high}-{low}").format(high=rank_words(high), low=rank_words(low))
    suits = "ss" if hand.endswith("s") else "sh"
    return starting_hand_words([Card.parse(f"{letter}{suit}") for letter, suit in zip(hand[:2], suits, strict=True)])
