"""The dealer school in the terminal, in words: what is asked, what can be typed, and why something cannot."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from uth.cards import Card, format_cards
from uth.chips import Currency
from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.words.school_chair import skill_words

# --- before and between


def opening(skills: Sequence[str], count: int, table: str, profile: str) -> str:
    """Return the first sentence; *skills*: contract words."""
    sentence = ngettext(
        "{count} exercise at the table {table}, house profile {profile}: {skills}.",
        "{count} exercises at the table {table}, house profile {profile}: {skills}.",
        count,
    )
    names = ", ".join(skill_words(skill) for skill in skills)
    return sentence.format(count=count, table=table, profile=profile, skills=names)


def opening_by_time(skills: Sequence[str], milliseconds: int, table: str, profile: str) -> str:
    """Return the first sentence of a run that ends when its time is up; *skills*: contract words."""
    minutes = -(-milliseconds // 60_000)
    sentence = ngettext(
        "{minutes} minute at the table {table}, house profile {profile}: {skills}.",
        "{minutes} minutes at the table {table}, house profile {profile}: {skills}.",
        minutes,
    )
    names = ", ".join(skill_words(skill) for skill in skills)
    return sentence.format(minutes=minutes, table=table, profile=profile, skills=names)


def kept_for(player: str) -> str:
    """Return whose answers they are; nobody's: that nothing is kept."""
    if not player:
        return _("Nothing is kept of this run.")
    return _("Your answers are kept for {player}.").format(player=player)


def help_lines() -> tuple[str, ...]:
    """Return what can be typed at a question."""
    return (
        _("Answer with the number or the words of an option, cards (Ah Kd), an amount (12.50) or chips (2x25 1x5)."),
        _("none: no chips; fill: call for a fill; skip: no answer; again: the table once more; quit: leave."),
    )


def help_of_acts() -> tuple[str, ...]:
    """Return what can be typed at a table that is settled."""
    acts = (
        _("dealer pair qualifies, dealer high card does not qualify: call the dealer's hand"),
        _("open 3: turn a folded hand; call 3 two pair: read a hand and name it"),
        _("take 3 play, push 3 ante, pay 3 blind 2x25 1x5: a bet"),
        _("take back 3 ante 1x5, give back 3 ante 1x5: chips that lie wrongly"),
        _("clear 3, clear dealer: cards to the discards; fill: call for chips; floor: call the floor"),
        _("finish: the round is over; again: the table once more; skip: on to the next table; quit: leave"),
    )
    return _("Type what you do, one act a line; the words are these, and a box is its number:"), *_indented(acts)


def help_again() -> str:
    """Return how one sees again what can be typed."""
    return _("help lists what can be typed.")


def _indented(lines: Iterable[str]) -> Iterator[str]:
    return (f"  {line}" for line in lines)


def exercise_title(number: int, count: int | None, skill: str) -> str:
    """Return the heading of an exercise; *count*: None where time ends the run, *skill*: a contract word."""
    if count is None:
        return _("Exercise {number}. {skill}.").format(number=number, skill=skill_words(skill))
    sentence = _("Exercise {number} of {count}. {skill}.")
    return sentence.format(number=number, count=count, skill=skill_words(skill))


def field_line(label: str, options: str) -> str:
    """Return a question with what can be answered."""
    return _("{label} {options}").format(label=label if label.endswith("?") else f"{label}:", options=options)


def numbered_options(labels: Iterable[str]) -> str:
    """Return options with their numbers: ``1 take, 2 push, 3 pay``."""
    return ", ".join(f"{number} {label}" for number, label in enumerate(labels, 1))


def signed_options(options: Iterable[tuple[str, str]]) -> str:
    """Return options that are chosen by their own signs: ``A ace, K king, Q queen``."""
    return ", ".join(f"{sign} {label}" for sign, label in options)


def steps_to_order(labels: Iterable[str]) -> str:
    """Return steps with their numbers, and how they are put in order."""
    sentence = _("the numbers of those that are done, in order, as in 3 1 4: {steps}")
    return sentence.format(steps="; ".join(f"{number} {label}" for number, label in enumerate(labels, 1)))


def cards_to_pick(cards: Iterable[Card], count: int) -> str:
    """Return what cards there are, and how many of them are asked for."""
    sentence = ngettext("{count} of {cards}", "{count} of {cards}", count)
    return sentence.format(count=count, cards=format_cards(cards))


def amount_to_give(money: Currency) -> str:
    """Return what an amount looks like."""
    return _("an amount in {code}").format(code=money.code)


def chips_to_give() -> str:
    """Return what chips look like."""
    return _("chips such as 2x25 1x5, none or fill")


def rack_words(chips: str) -> str:
    """Return what is in the rack."""
    return _("In the rack: {chips}").format(chips=chips)


def act_line() -> str:
    """Return what asks for an act."""
    return _("What do you do?")


# --- what cannot be


def not_an_option() -> str:
    """Return that a line is none of the options, or several."""
    return _("That is none of the answers, or could be several: type its number or its words.")


def not_these_steps(count: int) -> str:
    """Return which numbers can be given."""
    return _("Expected numbers from 1 to {count}, none twice, as in 3 1 4.").format(count=count)


def not_these_cards(count: int, cards: Iterable[Card]) -> str:
    """Return which cards can be given."""
    sentence = ngettext("Expected {count} card of {cards}.", "Expected {count} different cards of {cards}.", count)
    return sentence.format(count=count, cards=format_cards(cards))


def not_chips(values: Iterable[int], money: Currency) -> str:
    """Return which chips there are."""
    there = ", ".join(money.format(value) for value in values)
    return _("Expected chips such as 2x25 1x5, at most 200 of a value; there are chips of {values}.").format(
        values=there
    )


def not_an_act() -> str:
    """Return that a line is no act."""
    return _("That is nothing that can be done here; help lists what is.")


def not_a_hand() -> str:
    """Return how a hand is named."""
    return _(
        "Name a hand: high card, pair, two pair, three of a kind, straight, flush, full house, four of a kind, "
        "straight flush, royal flush."
    )


def no_such_box() -> str:
    """Return that a box is missing."""
    return _("Which box? Type its number, such as clear 3.")


def no_such_bet() -> str:
    """Return that box or bet is missing."""
    return _("Which bet? Type box and bet, such as take 3 play; there are ante, blind, play, trips.")


def skipped() -> str:
    """Return that a question stays without an answer."""
    return _("No answer.")


def noted() -> str:
    """Return what is said where the marks come later."""
    return _("Noted.")


def seed_line(seed: str) -> str:
    """Return how the same run is done again."""
    return _("The same run again: seed {seed}.").format(seed=seed)
