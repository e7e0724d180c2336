"""The rules of play of one table as a document: equipment, bets, dealing, calls, settlement, sources.

Everything is asked from the table; what a sign says too is said in the sign's own sentences.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from uth.chips import PayWith
from uth.game.engine import choices_on
from uth.game.model import Box, stakes_of
from uth.game.settle import lost_at_once
from uth.hands import Category
from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.paytable import ROYAL_FIRST
from uth.profile import Profile
from uth.table import Community, CutBy, CutRefused, Decisions, FoldedWithSideBet, Look, Street, Table, TripsAfterFold
from uth.words.choices import choices_words
from uth.words.document import Chapter, Clause, Document, Grid, quoted
from uth.words.hands import category_words
from uth.words.matrix import bets_of
from uth.words.money import money_words
from uth.words.prompts import dealing_prompt, flop_prompt, last_two_prompt
from uth.words.rules_of_settlement import dealers_hand, order_of_settlement, settlement
from uth.words.rulings import ruling_lines
from uth.words.settlement import bet_words
from uth.words.sign import (
    boxes_sentence,
    community_sentence,
    dark_sentences,
    fold_sentence,
    hole_cards_sentences,
    limit_lines,
    list_words,
    packet_sentence,
    play_sentence,
    shuffling_sentence,
    trips_sentences,
)


def rules_of_play(table: Table, profile: Profile | None = None) -> Document:
    """Return the rules of play of a table; *profile*: the house profile, by which faults are ruled."""
    chapters = (
        Chapter(_("Equipment"), tuple(_equipment(table))),
        Chapter(_("Boxes"), _clauses(_boxes(table))),
        Chapter(_("Bets and limits"), tuple(_bets(table))),
        Chapter(_("Ranking of hands"), tuple(_ranking(table))),
        Chapter(_("Shuffle and cut"), _clauses(_shuffle(table))),
        Chapter(_("The deal"), _clauses(deal_sentences(table))),
        Chapter(_("Decisions"), tuple(_decisions(table))),
        Chapter(_("The dealer's hand"), tuple(dealers_hand(table))),
        Chapter(_("What the bets are paid"), tuple(settlement(table))),
        Chapter(_("Order of settlement"), tuple(order_of_settlement(table))),
        *((Chapter(_("Faults and rulings"), tuple(_faults(table, profile))),) if profile else ()),
        Chapter(_("Sources"), _clauses((*table.sources, *(profile.sources if profile else ()), _source_of_calls()))),
    )
    return Document(_("Ultimate Texas Hold'em: rules of play"), tuple(_about(table)), chapters)


def _clauses(texts: Iterable[str]) -> tuple[Clause, ...]:
    return tuple(map(Clause, texts))


def _about(table: Table) -> Iterator[tuple[str, str]]:
    lines = (
        (_("Table"), table.name),
        (_("Jurisdiction"), table.jurisdiction),
        (_("Revision"), table.revision),
        (_("In force from"), table.effective),
        (_("Approved by"), table.approved_by),
    )
    yield from ((name, beside) for name, beside in lines if beside)


def _faults(table: Table, profile: Profile) -> Iterator[Clause | Grid]:
    yield Clause(_("House profile {name}: {title}.").format(name=profile.name, title=profile.title))
    yield Clause(
        _("Whatever goes wrong, the dealer stops, protects the cards and calls the floor, and repairs nothing alone.")
    )
    lines = tuple(ruling_lines(profile, table))
    ruled = tuple((fault, ruling, line.source) for fault, ruling, line in lines if line)
    yield Grid((_("Fault"), _("Ruling"), _("Source")), ruled)
    silent = [fault for fault, _ruling, line in lines if line is None]
    if silent:
        yield Clause(
            _("On these the sources of the profile are silent, and the floor decides: {faults}.").format(
                faults="; ".join(silent)
            )
        )


# --- before the cards


def _equipment(table: Table) -> Iterator[Clause | Grid]:
    yield Clause(_("The game is dealt from one deck of 52 cards without jokers, shuffled anew for every round."))
    yield Clause(f"{_('These chips are in use.')} {pay_with_sentence(table)}")
    float_of = dict(table.float)
    rows = [(money_words(chip.value, table.currency, decimals=True), _(chip.colour.value)) for chip in table.chips]
    if not float_of:
        yield Grid((_("Chip"), _("Colour")), tuple(rows))
        return
    numbers = [f"{float_of.get(chip.value, 0):,}" for chip in table.chips]
    with_float = tuple((*row, number) for row, number in zip(rows, numbers, strict=True))
    yield Grid((_("Chip"), _("Colour"), _("In the rack when it opens")), with_float)


def pay_with_sentence(table: Table) -> str:
    """Return which chips are paid out."""
    ways = {
        PayWith.FEWEST_CHIPS: _("Payouts are made with as few chips as possible."),
        PayWith.COLOUR_OF_THE_BET: _("Payouts are made with chips of the bet's own colour where they can be."),
    }
    return ways[table.pay_with]


def _boxes(table: Table) -> Iterator[str]:
    yield boxes_sentence(table.rules)
    yield _("The boxes are numbered from the dealer's left.")
    places = list_words([bet_words(bet) for bet in bets_of(table)], _("and"))
    yield _("Each box has a place for {bets}.").format(bets=places)
    yield from dark_sentences(table)
    if table.rules.dark_boxes:
        yield _("A dark box is asked for no decision; its cards stay face down until it is settled.")


def _bets(table: Table) -> Iterator[Clause | Grid]:
    yield Clause(_("A box is in play with an Ante and an equal Blind on it."), _("Place your bets"))
    if table.trips is not None:
        yield Clause(_("Trips may be bet beside them, and never without them."))
    yield Grid((_("Bet"), _("Stake")), limit_lines(table))
    yield Clause(_("Before the first card the dealer looks over the bets: each in its place and within the limits."))
    closed = _("Then the betting is closed: no bet but Play is placed, changed or taken back before it is settled.")
    yield Clause(closed, dealing_prompt())


_MADE_OF = {
    Category.ROYAL_FLUSH: "ace, king, queen, jack and ten of one suit",
    Category.STRAIGHT_FLUSH: "five cards of one suit in a row",
    Category.FOUR_OF_A_KIND: "four cards of one rank",
    Category.FULL_HOUSE: "three cards of one rank and two of another",
    Category.FLUSH: "five cards of one suit",
    Category.STRAIGHT: "five cards in a row",
    Category.THREE_OF_A_KIND: "three cards of one rank",
    Category.TWO_PAIR: "two cards of one rank and two of another",
    Category.PAIR: "two cards of one rank",
    Category.HIGH_CARD: "none of these",
}


def _ranking(table: Table) -> Iterator[Clause | Grid]:
    any_five = _(
        "Player and dealer each have the best hand of five among their two cards and the five community cards."
    )
    yield Clause(" ".join(hole_cards_sentences(table.rules)) or any_five)
    yield Clause(_("The kinds of hand, from the highest:"))
    rows = tuple((category_words(category), _(_MADE_OF[category])) for category in ROYAL_FIRST)
    yield Grid((_("Hand"), _("Made of")), rows)
    yield Clause(
        _(
            "The ace is high, and low only in five, four, three, two, ace. Suits do not rank. Of two hands of one kind "
            "the higher cards decide, down to the fifth; hands that are equal in all five tie."
        )
    )


def _shuffle(table: Table) -> Iterator[str]:
    yield shuffling_sentence(table)
    yield from cut_sentences(table)
    yield stub_sentence(table)


def cut_sentences(table: Table) -> Iterator[str]:
    """Yield how the deck is cut; nothing where it is not."""
    procedure = table.procedure
    if procedure.cut is not CutBy.NONE:
        least = ngettext("The cut leaves at least {count} card on either side.",
                         "The cut leaves at least {count} cards on either side.",
                         procedure.cut_at_least)  # fmt: skip
        yield least.format(count=procedure.cut_at_least)
    if procedure.cut is CutBy.PLAYER:
        refused = {
            CutRefused.NEXT_PLAYER: _("Each player is asked, from the dealer's left; if all decline, the dealer cuts."),
            CutRefused.DEALER: _("The first player from the dealer's left is asked, and may leave it to the dealer."),
        }
        yield refused[procedure.cut_refused]


def stub_sentence(table: Table) -> str:
    """Return how often the rest of the deck is counted."""
    count = table.procedure.count_stub_every
    rounds = ngettext("The cards left over are counted, face down, after every round.",
                      "The cards left over are counted, face down, at least once in every {count} rounds.",
                      count)  # fmt: skip
    return rounds.format(count=count)


def deal_sentences(table: Table) -> Iterator[str]:
    """Yield how the cards are dealt, and when players look at theirs."""
    every = _("Every box in play gets two cards, face down, from the dealer's left, and the dealer gets two last.")
    yield f"{every} {packet_sentence(table)}"
    yield community_sentence(table)
    looks = {
        Look.AFTER_PACKET: _("Players may look at their cards as soon as they have them."),
        Look.AFTER_DEAL: _("Players may look at their cards when the deal is finished, and not before."),
    }
    yield looks[table.procedure.look]


# --- decisions


def _decisions(table: Table) -> Iterator[Clause | Grid]:
    yield Clause(turn_sentence(table))
    yield Clause(play_sentence(table.rules))
    yield Clause(_("The dealer asks each box that has neither played nor folded:"))
    yield Grid((_("When"), _("Face up"), _("Call")), tuple(_asked(table, street) for street in Street))
    dealt = table.procedure.community is Community.BY_STREET
    first = _("three community cards are dealt face up") if dealt else _("three community cards are turned")
    last = _("the last two are dealt face up, together") if dealt else _("the last two are turned together")
    yield Clause(_("When every box has decided, {cards}.").format(cards=first), flop_prompt())
    yield Clause(_("When every box has decided again, {cards}.").format(cards=last), last_two_prompt())
    yield Clause(_("A box that checks is asked again on the next street."))
    yield Clause(_("A box that has played is asked no more; neither its bets nor its cards are touched again."))
    yield from map(Clause, fold_sentences(table))


def turn_sentence(table: Table) -> str:
    """Return in which order the boxes decide."""
    order = {
        Decisions.IN_TURN: _("On each street the boxes decide in turn, from the dealer's left."),
        Decisions.FREE: _("On each street the boxes may decide in any order."),
    }
    return order[table.procedure.decisions]


def _asked(table: Table, street: Street) -> tuple[str, str, str]:
    names = {
        Street.PREFLOP: (_("before the flop"), _("no card")),
        Street.FLOP: (_("on the flop"), _("three cards")),
        Street.RIVER: (_("on the river"), _("five cards")),
    }
    return *names[street], quoted(choices_words(choices_on(table, street)))


def fold_sentences(table: Table) -> Iterator[str]:
    """Yield when a hand may be given up, what is taken from it, and where its cards go."""
    yield fold_sentence(table.rules)
    if not table.rules.fold:
        return
    every_bet = Box(1, "", stakes_of(dict.fromkeys(bets_of(table), 1)))
    lost = list_words([bet_words(bet) for bet, _amount in lost_at_once(table, every_bet)], _("and"))
    taken = _("From a hand that is given up the dealer takes {bets} at once.").format(bets=lost)
    racked = _("Its cards are counted and go to the discard rack.")
    if table.trips is None or table.rules.trips_after_fold is TripsAfterFold.LOST:
        yield f"{taken} {racked}"
        return
    waits = {
        FoldedWithSideBet.KEEP: _("face down under it"),
        FoldedWithSideBet.RACK: _("in the discard rack, apart"),
    }
    live = trips_sentences(table)[-1]
    kept = _("Its cards then wait {where}; without a Trips bet they are counted and go to the discard rack.")
    yield taken
    yield f"{live} {kept.format(where=waits[table.procedure.folded_with_side_bet])}"


def _source_of_calls() -> str:
    return _(
        "The calls: bets are invited, closed, and hands named aloud in the French order of 14 May 2007 (art. 55-16 and "
        "55-20) and, for closing, in Pennsylvania and New Jersey; no text fixes the wording, which is custom."
    )
