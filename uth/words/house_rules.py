"""The rules of a table that a finding goes by, as the rules of play have them, with the key of the table file."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from uth.i18n import gettext as _
from uth.table import AnteNotQualified, Table
from uth.words.rules_of_play import cut_sentences, fold_sentences, stub_sentence, turn_sentence
from uth.words.rules_of_settlement import order_sentences
from uth.words.sign import (
    community_sentence,
    hole_cards_sentences,
    packet_sentence,
    qualifying_sentence,
    settling_sentence,
    shuffling_sentence,
    trips_sentences,
)


def house_rule(table: Table, key: str) -> str:
    """Return a rule of a table in words, and after them its *key* for who looks it up in the file.

    :raises KeyError: if no finding goes by that key.
    """
    said = " ".join(_SENTENCES[key](table))
    return _("House rule: {rule} ({key})").format(rule=said, key=key) if said else key


def _ante(table: Table) -> list[str]:
    ways = {
        AnteNotQualified.PUSH: _("The Ante pushes if the dealer does not qualify."),
        AnteNotQualified.PAYS: _("The Ante is paid if the dealer does not qualify."),
    }
    return [ways[table.rules.ante_when_not_qualified]]


def _hole_cards(table: Table) -> list[str]:
    any_five = _("The best five of the own two cards and the board count.")
    return hole_cards_sentences(table.rules) or [any_five]


def _folded(table: Table) -> list[str]:
    return list(fold_sentences(table))[-1:]


_SENTENCES: Mapping[str, Callable[[Table], list[str]]] = {
    "procedure: shuffle": lambda table: [shuffling_sentence(table)],
    "procedure: cut": lambda table: [shuffling_sentence(table)],
    "procedure: cut refused": lambda table: list(cut_sentences(table))[1:] or [shuffling_sentence(table)],
    "procedure: cut at least": lambda table: list(cut_sentences(table))[:1] or [shuffling_sentence(table)],
    "procedure: packet": lambda table: [packet_sentence(table)],
    "procedure: burn": lambda table: [community_sentence(table)],
    "procedure: decisions": lambda table: [turn_sentence(table)],
    "procedure: folded with side bet": _folded,
    "procedure: count stub every": lambda table: [stub_sentence(table)],
    "procedure: settle": lambda table: [settling_sentence(table)],
    "procedure: order in box": lambda table: list(order_sentences(table))[:1],
    "procedure: take before pay": lambda table: list(order_sentences(table))[1:2],
    "rules: hole cards used": _hole_cards,
    "rules: dealer qualifies": lambda table: [qualifying_sentence(table.rules)],
    "rules: ante when not qualified": _ante,
    "rules: trips after fold": lambda table: trips_sentences(table)[-1:],
    "rules: trips against dealer": lambda table: trips_sentences(table)[:1],
}
"""What is said of each key."""
