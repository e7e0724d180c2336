"""The sign of a table: what a house posts beside it, in plain words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from uth.chips import Rounding
from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.paytable import Odds, Pay, Paytable
from uth.table import (
    AnteNotQualified,
    Burn,
    CapPer,
    Community,
    CutBy,
    HoleCardsUsed,
    Limit,
    Procedure,
    Qualify,
    Rules,
    SettleFrom,
    ShuffleBy,
    Street,
    Table,
    TripsAfterFold,
    TripsAgainstDealer,
)
from uth.words.hands import category_words
from uth.words.money import money_words


@dataclass(frozen=True, slots=True)
class SignPart:
    """A heading with its lines: a name and what stands beside it, or a sentence and nothing."""

    title: str
    lines: tuple[tuple[str, str], ...]


def pay_words(pay: Pay) -> str:
    """Return one line of a paytable: ``3 to 2``, ``push``."""
    if isinstance(pay, Odds):
        return _("{pays} to {per}").format(pays=f"{pay.pays:,}", per=pay.per)
    return _(pay.value)


def paytable_words(paytable: Paytable) -> tuple[tuple[str, str], ...]:
    """Return the lines of a paytable, royal flush first: the hand and its pay."""
    return tuple((category_words(hand), pay_words(paytable.pay(hand))) for hand, _pay in paytable.lines)


def paytable_in_short(paytable: Paytable | None) -> str:
    """Return a paytable as people quote it, royal flush first: ``500/50/10/3/3:2/1``; a dash for none."""
    return "/".join(_short(paytable.pay(hand)) for hand, _pay in paytable.lines) if paytable else "-"


def _short(pay: Pay) -> str:
    if isinstance(pay, Odds):
        return str(pay.pays) if pay.per == 1 else f"{pay.pays}:{pay.per}"
    return pay.value


def limit_words(table: Table, limit: Limit) -> str:
    """Return the legal stakes of a bet: ``$5 to $500, in steps of $5``."""
    least, most, step = (money_words(amount, table.currency) for amount in (limit.least, limit.most, limit.step))
    return _("{least} to {most}, in steps of {step}").format(least=least, most=most, step=step)


def sign(table: Table) -> tuple[SignPart, ...]:
    """Return the whole sign: limits, Blind and Trips pays, rules, procedure."""
    return (
        SignPart(_("Limits"), limit_lines(table)),
        *pays(table),
        SignPart(_("Rules"), _sentences(_rules(table))),
        SignPart(_("How it is dealt"), _sentences(_procedure(table))),
    )


def pays(table: Table) -> tuple[SignPart, ...]:
    """Return the part of the sign that says what Blind and Trips pay."""
    parts = [SignPart(_("Blind pays"), paytable_with_rest(table.blind))]
    if table.blind_lost is not None:
        parts.append(SignPart(_("Blind pays when the hand loses"), paytable_with_rest(table.blind_lost)))
    if table.trips is not None:
        parts.append(SignPart(_("Trips pays"), paytable_with_rest(table.trips)))
    return tuple(parts)


def _sentences(sentences: Iterable[str]) -> tuple[tuple[str, str], ...]:
    return tuple((sentence, "") for sentence in sentences)


def limit_lines(table: Table) -> tuple[tuple[str, str], ...]:
    """Return each bet with its legal stakes, and the payout cap if there is one."""
    lines = [(_("Ante"), limit_words(table, table.limits.ante)), (_("Blind"), _("equal to the Ante"))]
    if table.trips is not None:
        lines.append((_("Trips"), limit_words(table, table.limits.trips)))
    cap = table.limits.payout_cap
    if cap is not None:
        per = {CapPer.BOX: _("for each box"), CapPer.PLAYER: _("for each player"), CapPer.TABLE: _("for the table")}
        lines.append((_("Most paid in a round"), f"{money_words(cap.amount, table.currency)} {per[cap.per]}"))
    return tuple(lines)


def paytable_with_rest(paytable: Paytable) -> tuple[tuple[str, str], ...]:
    """Return the lines of a paytable, royal flush first, and what all lower hands get."""
    return (*paytable_words(paytable), (_("anything lower"), pay_words(paytable.below)))


def list_words(words: Sequence[str], last: str) -> str:
    """Return ``3, 4``, ``3 or 4``, ``1, 2, 3 or 4``: *last* joins the last two."""
    return f" {last} ".join(part for part in (", ".join(words[:-1]), words[-1]) if part)


def _multiples(multiples: Iterable[int]) -> str:
    return list_words([str(multiple) for multiple in sorted(multiples)], _("or"))


def _rules(table: Table) -> list[str]:
    rules = table.rules
    return [
        boxes_sentence(rules),
        *dark_sentences(table),
        play_sentence(rules),
        fold_sentence(rules),
        qualifying_sentence(rules),
        *blind_sentences(table),
        *trips_sentences(table),
        *hole_cards_sentences(rules),
        rounding_sentence(table),
    ]


def unusual_sentences(table: Table) -> tuple[str, ...]:
    """Return the sentences of the sign in which the table is not as most are: its pays and limits aside."""
    usual = replace(
        table,
        rules=Rules(),
        procedure=Procedure(),
        rounding=Rounding.DOWN,
        smallest_chip=table.chips[0].value,
        blind_lost=None,
    )
    common = {*_rules(usual), *_procedure(usual)}
    return tuple(sentence for sentence in (*_rules(table), *_procedure(table)) if sentence not in common)


def boxes_sentence(rules: Rules) -> str:
    """Return how many boxes there are, and how many of them one player may bet on."""
    boxes = ngettext("{count} box", "{count} boxes", rules.boxes).format(count=rules.boxes)
    one = _("a player bets on one of them")
    many = _("a player bets on up to {count}").format(count=rules.boxes_per_player)
    return f"{boxes}; {one if rules.boxes_per_player == 1 else many}."


def dark_sentences(table: Table) -> list[str]:
    """Return the rules of dark boxes; nothing where the table has none."""
    rules = table.rules
    if not rules.dark_boxes:
        return []
    seen = _("A player sees the cards of at most one box, named before the deal; up to {count} are dark.")
    play = _("A dark box places its Play bet before the deal: {multiples} times the Ante.")
    sentences = [seen.format(count=rules.dark_boxes), play.format(multiples=_multiples(rules.dark_play))]
    if table.trips is not None:
        allowed, refused = _("Trips may be bet on a dark box."), _("Trips may not be bet on a dark box.")
        sentences.append(allowed if rules.trips_on_dark else refused)
    return sentences


def play_sentence(rules: Rules) -> str:
    """Return the multiples of the Ante that may be played on each street."""
    sentence = _("Play: {first} times the Ante before the flop, or 2 times on the flop, or 1 time on the river.")
    return sentence.format(first=_multiples(rules.before_the_flop))


def fold_sentence(rules: Rules) -> str:
    """Return on which streets a hand may be given up."""
    names = {Street.PREFLOP: _("before the flop"), Street.FLOP: _("on the flop"), Street.RIVER: _("on the river")}
    if not rules.fold:
        return _("A hand may not be given up.")
    streets = list_words([names[street] for street in Street if street in rules.fold], _("or"))
    sentence = (
        _("A hand may be given up only {streets}.") if len(rules.fold) == 1 else _("A hand may be given up {streets}.")
    )
    return sentence.format(streets=streets)


def qualifying_sentence(rules: Rules) -> str:
    """Return what the dealer needs to qualify, and what becomes of the Ante otherwise."""
    if rules.dealer_qualifies is Qualify.ALWAYS:
        return _("The dealer always qualifies.")
    not_qualified = {
        AnteNotQualified.PUSH: _("The dealer qualifies with a pair or better; otherwise the Ante is returned."),
        AnteNotQualified.PAYS: _("The dealer qualifies with a pair or better; otherwise the Ante is paid 1 to 1."),
    }
    return not_qualified[rules.ante_when_not_qualified]


def blind_sentences(table: Table) -> list[str]:
    if table.blind_lost is not None:
        return [_("The Blind is paid to a hand that beats the dealer, and by a sign of its own to one that loses.")]
    paid = any(isinstance(pay, Odds) for _hand, pay in table.blind.lines)
    return [_("The Blind is paid only to a hand that beats the dealer.")] if paid else []


def trips_sentences(table: Table) -> list[str]:
    """Return when Trips is paid and what a fold does to it; nothing where the table has no Trips."""
    if table.trips is None:
        return []
    against = {
        TripsAgainstDealer.INDEPENDENT: _("Trips is paid whatever the dealer has."),
        TripsAgainstDealer.MUST_WIN: _(
            "Trips is paid only to a hand that beats the dealer; a tie of {hand} or better returns it."
        ),
        TripsAgainstDealer.MUST_WIN_OR_PUSH: _(
            "Trips is paid only to a hand that beats the dealer; otherwise {hand} or better gets it back."
        ),
    }
    folded = {
        TripsAfterFold.LIVE: _("A Trips bet stays alive when the hand is given up."),
        TripsAfterFold.LOST: _("A Trips bet is lost when the hand is given up."),
    }
    sentence = against[table.rules.trips_against_dealer].format(hand=category_words(table.trips.lowest))
    return [sentence, folded[table.rules.trips_after_fold]]


def hole_cards_sentences(rules: Rules) -> list[str]:
    """Return how many of their own cards player and dealer must use; nothing where any five of seven do."""
    if rules.hole_cards_used is HoleCardsUsed.ANY:
        return []
    return [_("Player and dealer use both their own cards and exactly three of the board.")]


def rounding_sentence(table: Table) -> str:
    """Return what happens to a payout that the chips cannot make."""
    way = {Rounding.DOWN: _("Payouts are rounded down to {chip}."), Rounding.UP: _("Payouts are rounded up to {chip}.")}
    return way[table.rounding].format(chip=money_words(table.smallest_chip, table.currency))


def _procedure(table: Table) -> list[str]:
    return [shuffling_sentence(table), packet_sentence(table), community_sentence(table), settling_sentence(table)]


def packet_sentence(table: Table) -> str:
    """Return how many cards go to a place at a time."""
    return ngettext("Cards are dealt one at a time.", "Cards are dealt two at a time.", table.procedure.packet)


def settling_sentence(table: Table) -> str:
    """Return in which direction the boxes are settled."""
    settled = {
        SettleFrom.RIGHT_TO_LEFT: _("Bets are settled from the dealer's right to the left."),
        SettleFrom.LEFT_TO_RIGHT: _("Bets are settled from the dealer's left to the right."),
    }
    return settled[table.procedure.settle]


def shuffling_sentence(table: Table) -> str:
    """Return who shuffles and who cuts."""
    by = {ShuffleBy.MACHINE: _("Shuffled by machine"), ShuffleBy.HAND: _("Shuffled by hand")}
    cut = {
        CutBy.NONE: _("not cut"),
        CutBy.PLAYER: _("a player is asked to cut"),
        CutBy.DEALER: _("the dealer cuts"),
    }
    return f"{by[table.procedure.shuffle]}; {cut[table.procedure.cut]}."


def community_sentence(table: Table) -> str:
    """Return when the community cards leave the deck, and where cards are burned."""
    order = {
        Community.FIVE_FIRST: _("The five community cards are laid out first, face down"),
        Community.BY_STREET: _("The community cards are dealt street by street"),
        Community.FIVE_AFTER_HOUSE: _("The five community cards are laid out after the dealer's, face down"),
    }
    names = {Burn.FLOP: _("before the flop"), Burn.TURN: _("before the turn"), Burn.RIVER: _("before the river")}
    burns = [names[burn] for burn in table.procedure.burn]
    burned = _("a card is burned {places}").format(places=list_words(burns, _("and"))) if burns else _("none is burned")
    return f"{order[table.procedure.community]}; {burned}."
