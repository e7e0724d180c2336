"""What is asked at a table that is told line by line, with what can be answered and what it costs."""

from __future__ import annotations

from collections.abc import Sequence

from uth.game.actions import Option
from uth.game.model import Choice
from uth.i18n import gettext as _
from uth.table import Table
from uth.words.choices import Say, joined
from uth.words.refusals import refusal_sentence
from uth.words.sign import limit_words, list_words
from uth.words.told import sentence

# --- what is not understood


def not_understood(typed: str) -> str:
    """Return that a line means nothing here; *typed*: the part in question, if it is one."""
    return _("I do not understand “{typed}”.").format(typed=typed) if typed else _("I do not understand that.")


def several_meanings(typed: str, meanings: Sequence[str]) -> str:
    """Return that a beginning could be that of several words: ``“c” can be cards or clear.``"""
    return _("“{typed}” can be {meanings}.").format(typed=typed, meanings=joined(meanings))


def no_such_answer() -> str:
    """Return why a decision without a multiple is not one: several are open."""
    return _("Say how many times the Ante.")


def other_player() -> str:
    """Return how somebody else can play; the option is the same in every language."""
    return _("--player NAME lets somebody else play.")


def nothing_to_try() -> str:
    """Return what is said to somebody who wants to try again where nothing went wrong."""
    return _("Nothing has to be tried again.")


def undo_alone() -> str:
    """Return why undo is not possible together with other changes."""
    return _("Undo stands alone in its line.")


def seen_and_dark() -> str:
    """Return why a change is none."""
    return _("A box is seen or dark, not both.")


def blind_follows() -> str:
    """Return why the Blind cannot be set without the Ante."""
    return _("The Blind always equals the Ante: bet the Ante.")


def buys_between(least: str, most: str) -> str:
    """Return for how much chips are bought at once."""
    return _("Chips are bought for {least} to {most} at once.").format(least=least, most=most)


# --- questions


def bets_question(deal: str, changes: Sequence[str]) -> str:
    """Return what can be done with bets that can be dealt to; *deal*: what lies there in all."""
    return _("Deal for {deal}, or change the bets: {changes}.").format(deal=deal, changes=", ".join(changes))


def no_bets_question(limits: str, changes: Sequence[str]) -> str:
    """Return what is asked of somebody who has no bet on the table; *limits*: of the Ante."""
    ante = _("Place a bet: ante and an amount, {limits}").format(limits=limits)
    return sentence("; ".join([ante, *changes]))


def change_words(*, rebet: str = "", double: str = "", undo: bool = False, clear: bool = False) -> list[str]:
    """Return the changes of all bets that are possible, with what would lie there; empty amounts: not possible."""
    words = [_("rebet for {amount}").format(amount=rebet)] if rebet else []
    words += [_("double for {amount}").format(amount=double)] if double else []
    words += [_("undo")] if undo else []
    words += [_("clear")] if clear else []
    return words


def bet_words(*, trips: bool, numbered: bool) -> str:
    """Return the bets that can be changed one by one."""
    words = _("ante or trips and an amount") if trips else _("ante and an amount")
    return _("{bets}, box and its number before it").format(bets=words) if numbered else words


def cut_question(least: int, most: int, middle: int) -> str:
    """Return what is asked of somebody who cuts."""
    text = _(
        "Cut the deck: a number from {least} to {most} is how many cards go under, an empty line is {middle}; "
        "no lets the dealer cut."
    )
    return text.format(least=least, most=most, middle=middle)


def decision_question(holding: str, options: Sequence[Option], say: Say, *, box: int) -> str:
    """Return what is asked in a decision: ``Box 4, ace-nine offsuit: check, 3x for $15, or 4x for $20?``

    *box*: its number, 0 where there is only one. Only open choices are named.
    """
    choices = joined([choice_words(option, say) for option in options if option.open], comma=True)
    hand = _("Box {number}, {hand}").format(number=box, hand=holding) if box else holding
    return sentence(_("{hand}: {choices}?").format(hand=hand, choices=choices))


def choice_words(option: Option, say: Say) -> str:
    """Return a choice as it is typed, with what it costs."""
    if option.choice.multiple:
        return _("{choice} for {cost}").format(choice=typed_choice(option.choice), cost=say(option.cost))
    return _("check") if option.choice is Choice.CHECK else _("fold")


def typed_choice(choice: Choice) -> str:
    """Return the plainest line that takes a choice: ``3x``."""
    return f"{choice.multiple}x" if choice.multiple else choice.value


def not_open(option: Option, say: Say) -> str:
    """Return why a choice of the table is not open."""
    assert option.refusal is not None
    text = _("{choice} is not open: {why}")
    return text.format(choice=typed_choice(option.choice), why=refusal_sentence(option.refusal, say))


def free_order(boxes: Sequence[int]) -> str:
    """Return which boxes may decide, where they need not do so in turn."""
    numbers = list_words([str(box) for box in boxes], _("and"))
    return _("Boxes {boxes} may decide in any order: name the box first.").format(boxes=numbers)


def end_question(again: str) -> str:
    """Return how it goes on after a round; *again*: what the same bets come to, empty where none can be laid."""
    if again:
        return _("Next round, or deal again with the same bets for {amount}.").format(amount=again)
    return _("Next round.")


def elsewhere_question(table: str) -> str:
    """Return how it goes on after a round at another table."""
    return _("Next: the table {table} is laid out.").format(table=table)


def chips_question(usual: str) -> str:
    """Return what is asked of somebody who is out of chips."""
    return _("Buy chips for {usual}, as an empty line does, or buy and another amount, or quit.").format(usual=usual)


def trouble_question() -> str:
    """Return what is asked while nothing can be written down."""
    return _("Try again, as an empty line does, or quit.")


def quit_question() -> str:
    """Return what is asked before a round is left that nothing is kept of."""
    return _("Type quit once more to leave.")


# --- help


def help_title() -> str:
    """Return the first line of the help."""
    return _("You can type:")


def bets_help(table: Table, deal: str, *, numbered: bool, trips: bool) -> list[str]:
    """Return what can be typed while bets are laid; *deal*: what lies there in all, empty for nothing to deal to."""
    lines = [_("deal, or an empty line: deals, {amount} in all.").format(amount=deal)] if deal else []
    limits = limit_words(table, table.limits.ante)
    lines.append(_("ante and an amount: {limits}. The Blind is always the same.").format(limits=limits))
    if trips:
        limits = limit_words(table, table.limits.trips)
        lines.append(_("trips and an amount: {limits}. An amount of 0 takes it back.").format(limits=limits))
    if numbered:
        lines.append(_("box and its number before a bet, such as: box 2 ante 10. Or all, for every box with a bet."))
    rules = table.rules
    if rules.dark_boxes:
        multiples = list_words([f"{multiple}x" for multiple in sorted(rules.dark_play)], _("or"))
        text = _("dark and {multiples} after a box: plays it unseen, such as: box 2 dark {lowest}x.")
        lines.append(text.format(multiples=multiples, lowest=min(rules.dark_play)))
        lines.append(_("seen after a box: makes it the one that is seen."))
    return [*lines, _("rebet: the bets of the last round again."), _("double: all bets twice."),
            _("undo: takes the last change back."), _("clear: takes all bets back, or after a box those of the box."),
            _("Several in one line, such as: ante 10, trips 5, deal.")]  # fmt: skip


def cut_help() -> list[str]:
    """Return what can be typed when the player is asked to cut."""
    return [_("a number: so many cards go under."), _("cut, or an empty line: half of the deck goes under."),
            _("no: the dealer cuts.")]  # fmt: skip


def decision_help(options: Sequence[Option], say: Say, *, numbered: bool) -> list[str]:
    """Return what can be typed in a decision."""
    lines = []
    for option in options:
        if not option.open:
            lines.append(not_open(option, say))
        elif option.choice.multiple:
            text = _("{choice}, or {multiple}, or play {multiple}: bets {cost} on Play.")
            words = {"choice": typed_choice(option.choice), "multiple": option.choice.multiple}
            lines.append(text.format(cost=say(option.cost), **words))
        elif option.choice is Choice.CHECK:
            lines.append(_("check, or c: goes on without a bet, it costs nothing."))
        else:
            lines.append(_("fold, or f: gives the hand up."))
    if numbered:
        lines.append(_("box and its number before it: that box, such as: box 2 check."))
    lines.append(_("hint: what to do and why; values: what each choice is worth."))
    lines.append(_("advice: how strong the coach is; advice off, after, before, hint or values changes it."))
    return [*lines, _("An empty line only asks again.")]


def end_help(again: str) -> list[str]:
    """Return what can be typed after a round; *again*: what the same bets come to, empty where none can be laid."""
    lines = [_("next, or an empty line: the bets of the next round.")]
    if again:
        lines.append(_("deal, or d: the next round with the same bets at once, {amount}.").format(amount=again))
        lines.append(_("a change of the bets, such as ante 10: the next round with it."))
    return lines


def chips_help(least: str, most: str) -> list[str]:
    """Return what can be typed by somebody who is out of chips."""
    return [_("buy and an amount: chips for it, {least} to {most}.").format(least=least, most=most)]


def trouble_help() -> list[str]:
    """Return what can be typed while nothing can be written down."""
    return [_("try, or an empty line: does once more what was typed last.")]


def always_help(*, buys: str, kept: bool) -> list[str]:
    """Return what can always be typed; *buys*: the usual amount of chips, empty where none can be bought now."""
    lines = [_("again: says once more what was said last."), _("cards, bets, bankroll, table: tells them.")]
    if buys:
        lines.append(_("buy: chips for {amount}; buy and an amount: for that.").format(amount=buys))
    lines.append(_("quit: leaves; chips and rounds are kept.") if kept else _("quit: leaves; nothing is kept."))
    return [*lines, _("A beginning that can mean only one word is enough.")]
