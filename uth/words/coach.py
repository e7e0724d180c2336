"""What the coach says at the table: the advice panel, warnings, grades of a round, and the dealer's errors."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from uth.chips import Currency
from uth.game.model import Choice
from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.words.advice import antes_words, cost_words, doing_words, small_money
from uth.words.choices import choice_label
from uth.words.figures import number_words
from uth.words.money import money_words
from uth.words.strategy import share_words

_STRENGTHS = {
    "off": "off",
    "after a mistake": "after a mistake",
    "before a mistake": "before a mistake",
    "hint": "hint on a key",
    "values": "all values",
}
_MINUS = "\N{MINUS SIGN}"


# --- how strong it is


def advice_word() -> str:
    """Return the setting of how strong the advice is, and the button for it."""
    return _("Advice")


def strength_name(advice: str) -> str:
    """Return how strong the advice is; *advice*: a value of ``store.coaching.Advice``."""
    return _(_STRENGTHS[advice])


def strength_set(advice: str) -> str:
    """Return that the advice is that strong from now on."""
    return _("Advice: {strength}").format(strength=strength_name(advice))


def strength_note() -> str:
    """Return what the setting is about, under it."""
    return _("exact for this table, with the cards of your other boxes")


def strength_keys(advice: str, hint: str) -> str:
    """Return what each strength is, and the keys at the table: *advice* changes it, *hint* opens a hint."""
    return _(
        "After a mistake: its cost is told. Before: you are asked once whether you are sure. Hint: {hint} tells what "
        "to do and why. All values: each choice in Antes and money lies beside the table. {advice} changes it there."
    ).format(advice=advice, hint=hint)


def hint_off(key: str) -> str:
    """Return why there is no hint; *key*: what makes the advice stronger."""
    return _("The advice is off: {key} changes that").format(key=key)


def no_hint() -> str:
    """Return why there is no hint when nothing is to be decided."""
    return _("A hint comes when one of your boxes is to decide")


# --- the panel


def values_title() -> str:
    """Return the title of the panel with what each choice is worth."""
    return _("WORTH, IN ANTES")


def box_title(title: str, box: int) -> str:
    """Return the title of a panel about one of several boxes."""
    return _("{title}: BOX {box}").format(title=title, box=box)


def hint_title() -> str:
    """Return the title of the panel with a hint."""
    return _("HINT")


def sure_title() -> str:
    """Return the title of the panel that asks back."""
    return _("SURE?")


def change_word() -> str:
    """Return what makes the advice stronger or weaker, on its panel."""
    return _("change")


def show_word() -> str:
    """Return what opens a hint."""
    return _("show")


def hide_word() -> str:
    """Return what takes a hint away."""
    return _("hide")


def best_word() -> str:
    """Return the mark of the best choice in a list."""
    return _("best")


def antes_column(value: Fraction, decimals: int = 3) -> str:
    """Return what a choice is worth, with its sign: ``+0.412``; what is rounded to nothing has none."""
    shown = round(value, decimals)
    return ("+" if shown > 0 else "") + number_words(shown, decimals)


def money_column(value: Fraction, currency: Currency, finer: int = 0) -> str:
    """Return the same in money: ``−$4.12``; *value* in minor units, *finer*: with so many decimals more."""
    amount = round(value * 10**finer)
    words = money_words(abs(amount), replace(currency, decimals=currency.decimals + finer), decimals=True)
    return f"{'+' if amount > 0 else _MINUS if amount < 0 else ''}{words}"


def value_words(choice: Choice, antes: str, money: str, *, best: bool) -> str:
    """Return what a choice is worth in a sentence: ``Check is worth −0.193 Antes (−$1.93): the best.``

    *antes* and *money*: in words.
    """
    sentence = (
        _("{choice} is worth {antes} Antes ({money}): the best.")
        if best
        else _("{choice} is worth {antes} Antes ({money}).")
    )
    return sentence.format(choice=choice_label(choice), antes=antes, money=money)


def chances_words(win: int, tie: int, lose: int) -> str:
    """Return how often a hand that is never given up wins, ties and loses, by what can still come."""
    shares = (share_words(Fraction(each, win + tie + lose)) for each in (win, tie, lose))
    sentence = _("Wins {win} of all that can still come, ties {tie}, loses {lose}, if never folded.")
    return sentence.format(**dict(zip(("win", "tie", "lose"), shares, strict=True)))


def best_now(choice: Choice) -> str:
    """Return what is best, where nothing more is known yet."""
    return _("{choice}.").format(choice=choice_label(choice))


def cannot_say(why: str) -> str:
    """Return that there are no exact values, and why."""
    return _("No exact values here: {why}.").format(why=why)


# --- warnings


def costs_words(choice: Choice, cost: Fraction, ante: int, currency: Currency, best: Choice) -> str:
    """Return what a choice would cost, and what is better; *cost* in Antes, *ante* in minor units."""
    costs = cost_words(choice, cost, ante, currency)
    return _("{costs} Better: {best}.").format(costs=costs, best=choice_label(best))


def against_rule(choice: Choice, best: Choice) -> str:
    """Return that the rule of thumb says something else than what somebody is about to do."""
    return _("{doing} is not what the rule of thumb says: {best}.").format(
        doing=doing_words(choice), best=choice_label(best)
    )


def again_words(key: str, choice: Choice) -> str:
    """Return how somebody insists: the same key or button once more."""
    if not key:
        return _("Press {choice} again to do it all the same.").format(choice=choice_label(choice))
    return _("{key} once more: {choice} all the same.").format(key=key, choice=choice_label(choice))


def type_again(line: str) -> str:
    """Return how somebody insists who types: the same *line* once more."""
    return _("Type {line} again to do it all the same.").format(line=line)


def of_box(said: str, box: int) -> str:
    """Return what is said, about one of several boxes: ``Box 2: Check cost ...``."""
    return _("Box {box}: {said}").format(box=box, said=said)


def mistake_words(choice: Choice, cost: Fraction, ante: int, currency: Currency, best: Choice) -> str:
    """Return what a decision that is made has cost: ``Check cost 0.412 Antes ($4.12): Play 4x was best.``"""
    sentence = _("{choice} cost {antes} ({money}): {best} was best.")
    return sentence.format(
        choice=choice_label(choice),
        antes=antes_words(cost),
        money=small_money(cost * ante, currency),
        best=choice_label(best),
    )


def round_cost(number: int, decisions: int, cost: Fraction, money: Fraction, currency: Currency) -> str:
    """Return what the decisions of a round cost: *decisions* of them were mistakes; *cost* in Antes, *money* in minor
    units, above 0.
    """
    sentence = ngettext(
        "Round {number}: {count} decision cost {antes} ({money}) against the best play.",
        "Round {number}: {count} decisions cost {antes} ({money}) against the best play.",
        decisions,
    )
    parts = {"antes": antes_words(cost), "money": small_money(money, currency)}
    return sentence.format(number=f"{number:,}", count=decisions, **parts)


# --- dealer errors


def errors_word() -> str:
    """Return the setting of how often the dealer gets something wrong."""
    return _("Dealer errors")


def rate_name(rate: int) -> str:
    """Return in how many of a hundred rounds there is one."""
    return _("{rate} %").format(rate=rate) if rate else _("none")


def errors_note(key: str) -> str:
    """Return what the setting is about; *key*: what calls an error."""
    return _(
        "In so many rounds the dealer reads a hand or pays a bet wrongly, for practice; {key} calls it. Only what you "
        "see is wrong, what is booked is always right; the error is named and put right before the next round."
    ).format(key=key)


def foul_word() -> str:
    """Return the button that calls a dealer error."""
    return _("Foul")


def foul_cost() -> str:
    """Return what stands under it."""
    return _("the dealer erred")


def errors_off() -> str:
    """Return why no error can be called."""
    return _("Dealer errors are off; the settings turn them on")


def foul_later() -> str:
    """Return why no error can be called in the middle of a round."""
    return _("An error is called once the round is paid")


def called_already() -> str:
    """Return why no second error can be called."""
    return _("You have called this round already")


def correction_title() -> str:
    """Return the title of the panel that says what was wrong."""
    return _("DEALER ERROR")
