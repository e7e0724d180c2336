"""What theory says of rounds that were played: how rare something is, and what a band means."""

from __future__ import annotations

from math import log10

from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.words.figures import number_words, percent_words
from uth.words.statistics import count_words, rounds_words


def chance_words(chance: float) -> str:
    """Return how often chance alone brings something, of such samples: ``1 of 3``, ``7 of 10``."""
    if chance < 1e-6:
        return _("less than 1 of 1,000,000")
    if chance > 0.95:
        return _("nearly all")
    if chance > 0.36:
        return _("{some} of 10").format(some=min(9, round(chance * 10)))
    samples = 1 / chance
    size = 10 ** max(0, int(log10(samples)) - 1)
    return _("1 of {samples}").format(samples=count_words(round(samples / size) * size))


def far_words(chance: float | None) -> str:
    """Return what the test of both lists of hands says; None where there are too few rounds."""
    if chance is None:
        return _("There are too few rounds to tell anything from them.")
    sentence = _("As far from expectation as this, or farther, happens in {often} such samples.")
    return sentence.format(often=chance_words(chance))


def verdict_words(chance: float | None, odd: bool) -> str:
    """Return what follows from the test for who does not want to think about it; *odd*: a line is remarked."""
    if chance is None:
        return ""
    if chance > 0.05 and not odd:
        return _("Nothing here needs an explanation.")
    return _("That is rare, but it does happen to fair cards too: play on, and see whether it stays so.")


def odd_words(dealer: bool, hand: str, seen: int, expected: float, chance: float) -> str:
    """Return the remark about a line that stands out; *hand* is of :func:`hands_words`."""
    whose = _("Dealer's hands") if dealer else _("Your hands")
    sentence = _(
        "{whose}, {hand}: {seen} came, {expected} were to be expected; one line of all these as far away or farther: "
        "{often} such samples."
    )
    return sentence.format(
        whose=whose,
        hand=hand,
        seen=count_words(seen),
        expected=expected_words(expected),
        often=chance_words(chance),
    )


def expected_words(expected: float) -> str:
    """Return an expected count, with so many decimals as tell something."""
    if expected < 0.001:
        return _("under {number}").format(number="0.001")
    decimals = 0 if expected >= 100 else 1 if expected >= 10 else 2 if expected >= 1 else 3
    return f"{expected:,.{decimals}f}"


def counted_words(both: bool) -> str:
    """Return how the hands were counted; *both*: a hand has to use both hole cards."""
    rule = (
        _("Both hole cards and three of the board make a hand here.")
        if both
        else _("The best five of seven cards make a hand here.")
    )
    counted = _("The boxes of a round share the board: your first box of each round counts, folded or not.")
    return f"{rule} {counted}"


def looks_words() -> str:
    """Return what the test takes account of."""
    return _(
        "The shades are one and two standard deviations: of so many lines some always lie outside. Both lists were "
        "looked at, and that is counted in; rare hands are tested together with their neighbours. "
        "Who looks again and again until something is odd will find something odd."
    )


def other_rule_words(rounds: int) -> str:
    """Return what is left out because other hole cards rules held."""
    sentence = ngettext(
        "{rounds} under the other rule for the hole cards is not counted here: choose its table.",
        "{rounds} under the other rule for the hole cards are not counted here: choose their table.",
        rounds,
    )
    return sentence.format(rounds=rounds_words(rounds))


# --- the band


def band_words(joint: int, simulated: int, error: float) -> str:
    """Return what the band is: *joint* rounds had several boxes; *error*: that of its width, as a share of it."""
    exact = _("The bands are one and two standard deviations about the exact mean, for best play with the same stakes.")
    if not joint:
        return exact
    several = ngettext(
        "The boxes of a round share board and dealer: {rounds} of several boxes is simulated as a whole "
        "({simulated} rounds, each box by best play of its own cards), which leaves an error of {error} in the width.",
        "The boxes of a round share board and dealer: {rounds} of several boxes are simulated together "
        "({simulated} rounds, each box by best play of its own cards), which leaves an error of {error} in the width.",
        joint,
    )
    return f"{exact} " + several.format(
        rounds=rounds_words(joint), simulated=count_words(simulated), error=percent_words(error, 2)
    )


def away_words(away: float | None) -> str:
    """Return where the result lies, in standard deviations from the mean."""
    if away is None:
        return ""
    if abs(away) < 0.05:
        return _("The result is what was to be expected.")
    sentence = (
        _("The result is {number} standard deviations above the mean.")
        if away > 0
        else _("The result is {number} standard deviations below the mean.")
    )
    return sentence.format(number=number_words(abs(away), 1))


def gap_words(table: str, pairs: bool, why: str) -> str:
    """Return why there is no band yet, or none at all; *pairs*: it is how two boxes move together that is missing."""
    if why:
        return _("No band: {table} cannot be worked out here. {why}").format(table=table, why=_sentence(why))
    work = _("{table}: how boxes move together is being simulated") if pairs else _("{table} is being solved")
    return _("No band yet: {work}. This takes a moment.").format(work=work.format(table=table))


def _sentence(text: str) -> str:
    text = text[:1].upper() + text[1:]
    return text if text.endswith(".") else f"{text}."
