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
from uth.words.hands import starting_hand_words
from uth.words.statistics import time_words
from uth.words.strategy import street_words

_TOPICS = {
    "hands": "hands as they come, what is hard or was missed more often",
    "close calls": "close calls",
    "my mistakes": "your own mistakes",
    "dark boxes": "whether to take dark boxes, how much may go on them, and the box that is seen beside them",
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


def not_kept_title() -> str:
    """Return the title of the message that nothing will be kept."""
    return _("Nothing is kept of this drill")


def nobody_yet() -> str:
    """Return why nothing is kept where nobody has played yet, and how to change that."""
    return _(
        "Nobody has sat down at the table yet: uth asks for a name at its first start, and keeps answers from then on."
    )


def makes_player(command: str) -> str:
    """Return how a player is made whom there is not; *command* does it."""
    return _("{command} makes one").format(command=command)


def begin_word() -> str:
    """Return the button that begins the drill after a message."""
    return _("Begin")


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


def dark_question(box: int) -> str:
    """Return whether to take a dark box, as a question."""
    return _("Box {box} is free and can be played dark. What is best for you in the long run?").format(box=box)


def most_question(box: int, bets: str, has: str) -> str:
    """Return how much may go on a dark box, as a question; *bets*: what lies on box 1, *has*: all money, in words."""
    sentence = _("You have {has} in all. Box 1 gets {bets}, dark box {box} the same: how high can its Play be at most?")
    return sentence.format(box=box, bets=bets, has=has)


def bets_words(ante: str, trips: str) -> str:
    """Return what lies on a box before the deal, from amounts in words; *trips* may be empty."""
    if not trips:
        return _("{ante} Ante").format(ante=ante)
    return _("{ante} Ante and {trips} Trips").format(ante=ante, trips=trips)


def typed_before(choices: Sequence[Choice]) -> str:
    """Return what can be typed before the deal."""
    plays = joined([typed_choice(choice) for choice in choices if choice.multiple])
    return _("Type {none} for no dark box, or {plays}.").format(none=typed_choice(Choice.CHECK), plays=plays)


def answer_label(choice: Choice, *, dark: bool) -> str:
    """Return an answer as its button says it; *dark*: it is about a dark box, before the deal."""
    return _("No dark box") if dark and choice is Choice.CHECK else choice_label(choice)


def not_offered(choices: Sequence[Choice]) -> str:
    """Return that an answer is none of those that there are."""
    offered = joined([typed_choice(choice) for choice in choices])
    return _("That is not offered here: expected {choices}.").format(choices=offered)


# --- answers


def verdict(chosen: Choice, best: Choice, *, right: bool, late: bool, dark: bool = False) -> str:
    """Return whether an answer was right; *dark*: it is about a dark box, before the deal."""
    answer, better = answer_label(chosen, dark=dark), answer_label(best, dark=dark)
    if right:
        return _("Right: {choice}.").format(choice=answer)
    if late and chosen is best:
        return _("Right, but too late: {choice}.").format(choice=better)
    return _("Wrong: {best}, not {chosen}.").format(best=better, chosen=answer)


def by_rule() -> str:
    """Return that an answer is marked by the rule of thumb."""
    return _("That is by the rule of thumb: the exact values are not known here.")


def dark_lesson(antes: str, money: str, *, wins: bool) -> str:
    """Return what a dark box is worth a round, from amounts in words; *wins*: it is worth taking."""
    if wins:
        sentence = _("At this table a dark box wins {antes} ({money}) a round on average.")
    else:
        sentence = _("A dark box loses {antes} ({money}) a round on average: nobody plays its cards.")
    return sentence.format(antes=antes, money=money)


def multiples_lesson() -> str:
    """Return what there is to learn about the multiple of a dark box."""
    return _("All multiples are worth the same: Play wins as often as it loses; a higher one only swings more.")


def cover_lesson(has: str, seen: str, left: str) -> str:
    """Return what has to be covered before the deal, from amounts in words."""
    sentence = _(
        "Before the deal every box is covered. Box 1 takes {seen}, with its Play 1x; of {has} that leaves {left}."
    )
    return sentence.format(has=has, seen=seen, left=left)


def takes_lesson(choice: Choice, takes: str, *, fits: bool) -> str:
    """Return what a dark box takes with a multiple; *fits*: there is enough for it."""
    sentence = _("A dark box lies there in full: {choice} takes {takes}.")
    if not fits:
        sentence = _("A dark box lies there in full: even {choice} would take {takes}.")
    return sentence.format(choice=choice_label(choice), takes=takes)


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


def wrong_title(*, also: bool) -> str:
    """Return the heading over wrong answers without a cost that is known; *also*: there are dearest ones over it."""
    return _("Also wrong:") if also else _("Wrong answers:")


def worst_line(numbers: Sequence[int], cards: Sequence[Card], board: Sequence[Card], what: str, cost: Fraction) -> str:
    """Return one of the dearest mistakes; *what*: what was done instead of what. No cards: a dark box.

    *numbers*: the hands with which it was made, before the flop all of the same kind. *cost*: all of it, 0 if unknown.
    """
    several = len(numbers) > 1
    hand = _("a dark box")
    if cards:
        hand = starting_hand_words(cards) if several and not board else cards_words(cards)
    seen = _("{hand}, board {board}").format(hand=hand, board=cards_words(board)) if board else hand
    sentence = ngettext("Hand {numbers}: {seen}: {what}", "Hands {numbers}: {seen}: {what}", len(numbers))
    said = sentence.format(numbers=", ".join(map(str, numbers)), seen=seen, what=what)
    if not cost:
        return _("{said}.").format(said=said)
    priced = _("{said}, {cost} Antes in all.") if several else _("{said}, {cost} Antes.")
    return priced.format(said=said, cost=number_words(cost, 3))


def no_answer() -> str:
    """Return what stands for an answer that never came."""
    return _("no answer")
