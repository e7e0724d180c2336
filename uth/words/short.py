"""A round of one table in a few sentences, for who has never played it."""

from __future__ import annotations

from uth.i18n import gettext as _
from uth.table import Table
from uth.words.sign import (
    blind_sentences,
    dark_sentences,
    fold_sentence,
    hole_cards_sentences,
    play_sentence,
    qualifying_sentence,
    trips_sentences,
)


def round_in_short(table: Table) -> tuple[tuple[str, str], ...]:
    """Return the parts of a round: a heading, and what happens."""
    rules = table.rules
    best = " ".join(hole_cards_sentences(rules)) or _(
        "You and the dealer each have the best hand of five among your own two cards and the five in the middle."
    )
    bets = [_("You bet an Ante, and the same amount lies on the Blind.")]
    if table.trips is not None:
        bets.append(_("Trips is a bet beside them on your own hand, if you like."))
    parts = [
        (_("Bets"), [*bets, *dark_sentences(table)]),
        (
            _("Cards"),
            [_("Two cards for you, two for the dealer, five in the middle. You see yours and decide."), best],
        ),
        (
            _("Decisions"),
            [
                play_sentence(rules),
                _("A check costs nothing and waits for more cards; Play is bet once."),
                fold_sentence(rules),
            ],
        ),
        (
            _("Ante and Play"),
            [_("They are paid 1 to 1 to a hand that beats the dealer; equal hands push."), qualifying_sentence(rules)],
        ),
        (_("Blind"), [*blind_sentences(table), _("What it pays is on the sign at the left.")]),
    ]
    if table.trips is not None:
        parts.append((_("Trips"), [*trips_sentences(table), _("What it pays is on the sign at the right.")]))
    return tuple((heading, " ".join(sentences)) for heading, sentences in parts)
