"""A drill in words: its questions, what an answer was worth, and the closing report."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from uth.cards import Card
from uth.game.model import Choice
from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.table import Street
from uth.words.asked import typed_choice
from uth.words.cards import cards_words
from uth.words.choices import choice_label, joined
from uth.words.figures import exact_words, number_words
from uth.words.statistics import time_words
from uth.words.strategy import street_words

_TOPICS = {
    "hands": "hands as they come, what is hard or was missed more often",
    "close calls": "close calls",
    "my mistakes": "your own mistakes",
    "dark boxes": "dark boxes, and the one that is seen beside them",
    "other tables": "hands that are played otherwise than at the usual table",
}


# --- questions


def opening(topic: str, hands: int, tables: Sequence[str]) -> str:
    """Return the first sentence: *topic* is its contract word, *tables* their names."""
    sentence = ngettext(
        "A drill of {count} hand, table {tables}: {topic}.", "A drill of {count} hands, table {tables}: {topic}.", hands
    )
    return sentence.format(count=hands, tables=", ".join(tables), topic=_(_TOPICS[topic]))


def nothing_kept() -> str:
    """Return that nothing is kept of the drill."""
    return _("Nothing is kept of this drill.")


def kept_for(player: str) -> str:
    """Return whose drill it is."""
    return _("Your answers are kept for {player}.").format(player=player)


def help_line() -> str:
    """Return what can be typed."""
    return _("Type what you do, such as check, fold or 4x; cards shows the hand again, quit ends the drill.")


def question_title(number: int, hands: int, table: str) -> str:
    """Return the heading of a question; *table*: its name where there are several, else empty."""
    title = _("Hand {number} of {hands}").format(number=number, hands=hands)
    return _("{title}, table {table}.").format(title=title, table=table) if table else f"{title}."


def dark_question(box: int, choices: Sequence[Choice]) -> str:
    """Return what is asked of a dark box before the deal."""
    multiples = joined([typed_choice(choice) for choice in choices])
    sentence = _("Box {box} is played dark: no card is dealt yet. How much goes on Play, {multiples}?")
    return sentence.format(box=box, multiples=multiples)


def not_offered(choices: Sequence[Choice]) -> str:
    """Return that an answer is none of those that there are."""
    offered = joined([typed_choice(choice) for choice in choices])
    return _("That is not offered here: expected {choices}.").format(choices=offered)


# --- answers


def verdict(chosen: Choice, best: Choice, *, right: bool, late: bool) -> str:
    """Return whether an answer was right."""
    if right:
        return _("Right: {choice}.").format(choice=choice_label(chosen))
    if late and chosen is best:
        return _("Right, but too late: {choice}.").format(choice=choice_label(best))
    return _("Wrong: {best}, not {chosen}.").format(best=choice_label(best), chosen=choice_label(chosen))


def by_rule() -> str:
    """Return that an answer is marked by the rule of thumb."""
    return _("That is by the rule of thumb: the exact values are not known here.")


def dark_lesson() -> str:
    """Return what there is to learn about the multiple of a dark box."""
    return _("All multiples are worth the same: Play wins as often as it loses; a higher one only swings more.")


# --- the report


def nothing_answered() -> str:
    """Return the report of a drill without an answer."""
    return _("No hand was answered.")


def right_line(right: int, hands: int, streak: int) -> str:
    """Return how many answers were right."""
    sentence = ngettext("{right} of {count} hand right", "{right} of {count} hands right", hands)
    longest = ngettext("longest streak {streak}", "longest streak {streak}", streak)
    first, last = sentence.format(right=right, count=hands), longest.format(streak=streak)
    return _("{first}, {last}.").format(first=first, last=last)


def cost_line(per_hand: Fraction, total: Fraction) -> str:
    """Return what the answers cost, in Antes."""
    if not total:
        return _("The answers cost nothing against the best play.")
    sentence = _("They cost {per_hand} Antes for each hand, {total} Antes in all (exactly {exact}).")
    return sentence.format(per_hand=number_words(per_hand, 4), total=number_words(total, 3), exact=exact_words(total))


def by_rule_line(count: int) -> str:
    """Return how many answers could be marked by the rule of thumb alone."""
    sentence = ngettext(
        "{count} answer was marked by the rule of thumb: its exact cost is not known.",
        "{count} answers were marked by the rule of thumb: their exact cost is not known.",
        count,
    )
    return sentence.format(count=count)


def time_line(milliseconds: int, hands: int, late: int) -> str:
    """Return how long it took; *late*: how many answers came after their time."""
    words = _("Time: {time}, {seconds} seconds for each hand.").format(
        time=time_words(milliseconds), seconds=number_words(milliseconds / hands / 1000, 1)
    )
    return f"{words} {_late(late)}" if late else words


def _late(count: int) -> str:
    return ngettext("{count} answer was too late.", "{count} answers were too late.", count).format(count=count)


def seed_line(seed: str) -> str:
    """Return how the same drill is done again."""
    return _("The same drill again: seed {seed}.").format(seed=seed)


def share_titles() -> tuple[str, ...]:
    """Return the heads of the columns of answers by street."""
    return _("Decision"), _("Hands"), _("Right"), _("Antes per hand")


def moment_words(street: Street | None) -> str:
    """Return the moment of a decision; None: before the deal."""
    return street_words(street) if street else _("before the deal")


def worst_title() -> str:
    """Return the heading over the dearest answers."""
    return _("The dearest answers:")


def worst_line(number: int, cards: Sequence[Card], board: Sequence[Card], what: str, cost: Fraction | None) -> str:
    """Return one of the dearest answers; *what*: what was done instead of what. No cards: a dark box."""
    hand = cards_words(cards) if cards else _("a dark box")
    seen = _("{hand}, board {board}").format(hand=hand, board=cards_words(board)) if board else hand
    if not cost:
        return _("Hand {number}: {seen}: {what}.").format(number=number, seen=seen, what=what)
    sentence = _("Hand {number}: {seen}: {what}, {cost} Antes.")
    return sentence.format(number=number, seen=seen, what=what, cost=number_words(cost, 3))


def no_answer() -> str:
    """Return what stands for an answer that never came."""
    return _("no answer")
