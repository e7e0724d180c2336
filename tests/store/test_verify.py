"""What a stored round says is worked out again, and whatever was changed in it is found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import strategies as st

from tests.play import Played, bets
from tests.play import rounds as any_round
from tests.samples import sampled
from tests.store.played import Home, play
from tests.tables import standard
from tests.tables import tables as any_tables
from uth.cards import DECK
from uth.game import engine
from uth.game.actions import CloseBets, Cut, Deal
from uth.session import PLAYER
from uth.shuffle import Shuffle, cut
from uth.store.history import State, Stored
from uth.store.verify import played, verify
from uth.table import CutBy, Procedure, Rules

TABLE = standard(rules=Rules(boxes_per_player=6), procedure=Procedure(cut=CutBy.PLAYER))


@pytest.fixture(scope="module")
def rounds(tmp_path_factory: pytest.TempPathFactory) -> list[Stored]:
    """Return eight settled rounds and one that has bets."""
    home = Home(Path(tmp_path_factory.mktemp("home")), table=TABLE)
    session = home.sit_down(1_000_000)
    play(session, 8, boxes=2)
    session.next_round()
    session.act(bets(1, PLAYER, 500))
    return [home.history.round(number) for number in home.history.numbers()]


def test_rounds_as_they_were_played_agree(rounds: list[Stored]) -> None:
    assert [each.state for each in rounds] == [State.SETTLED] * 8 + [State.OPEN]
    assert [finding for each in rounds for finding in verify(each)] == []
    first = rounds[0]
    assert played(first) == (engine.replay(first.table, first.funds, first.actions), ())


def _with_deck(stored: Stored, deck: Shuffle) -> Stored:
    return replace(stored, deck=deck, commitment=deck.commitment)


def _with_deal(stored: Stored) -> Stored:
    """Swap the last two cards of the first deal: those of the dealer."""
    place, deal = next((place, each) for place, each in enumerate(stored.actions) if isinstance(each, Deal))
    cards = (*deal.cards[:-2], deal.cards[-1], deal.cards[-2])
    return replace(stored, actions=(*stored.actions[:place], Deal(cards), *stored.actions[place + 1 :]))


def _with_cut(stored: Stored) -> Stored:
    place, action = next((place, each) for place, each in enumerate(stored.actions) if isinstance(each, Cut))
    other = Cut(action.by, action.at + 1)
    return replace(stored, actions=(*stored.actions[:place], other, *stored.actions[place + 1 :]))


def _with_pay(stored: Stored) -> Stored:
    assert stored.settlement is not None
    first, *rest = stored.settlement.boxes
    lines = tuple(replace(line, paid=line.paid + 1) for line in first.lines)
    return replace(stored, settlement=replace(stored.settlement, boxes=(replace(first, lines=lines), *rest)))


def _turned(stored: Stored) -> Stored:
    settlement = stored.settlement
    assert settlement is not None
    other = replace(settlement, qualifies=not settlement.qualifies, boxes=settlement.boxes[::-1])
    return replace(stored, settlement=other)


CHANGES: dict[str, tuple[Callable[[Stored], Stored], str]] = {
    "commitment": (
        lambda it: replace(it, commitment="0" * 64),
        f"the commitment to the deck: expected {{it.commitment}}, found {'0' * 64}",
    ),
    "nonce": (
        lambda it: _with_deck(it, Shuffle(it.deck.order, "abc")),
        'the nonce of the deck: expected 64 hex digits, found "abc"',
    ),
    "order": (lambda it: _with_deck(it, Shuffle(cut(it.deck.order, 1), it.deck.nonce)), "(deal): expected "),
    "deal": (_with_deal, "action 5 (deal): expected "),
    "cut": (_with_cut, "action 5 (deal): expected "),
    "the last action is missing": (
        lambda it: replace(it, actions=it.actions[:-1]),
        "the end of a round that is settled: expected settled, found phase decision",
    ),
    "an action too many": (
        lambda it: replace(it, actions=(*it.actions, it.actions[-1])),
        "expected an action that the rules allow, found one that they refuse: not now (phase settled)",
    ),
    "pay": (_with_pay, "box 2, ante: expected "),
    "boxes": (_turned, "the boxes in order: expected 2 (player), 1 (player), found 1 (player), 2 (player)"),
    "qualifies": (_turned, "whether the dealer qualifies: expected "),
    "no settlement": (lambda it: replace(it, settlement=None), "the settlement: expected one, found none"),
    "void": (
        lambda it: replace(it, state=State.VOID),
        "the end of a round that is void: expected not settled, found phase settled",
    ),
    "open": (lambda it: replace(it, state=State.OPEN), "the time at which it ended: expected none, found "),
    "no end": (lambda it: replace(it, ended=None), "the time at which it ended: expected one, found none"),
    "funds": (lambda it: replace(it, funds={PLAYER: 100}), "they refuse: funds (needed"),
    "debts": (lambda it: replace(it, funds={**it.funds, "Eve": -5}), 'what "Eve" had: expected 0 or more, found -5'),
    "owner": (
        lambda it: replace(it, owner="Eve"),
        'the player\'s name: expected one of those with chips (player), found "Eve"',
    ),
    "owner of no box": (
        lambda it: replace(it, owner="Eve", funds={**it.funds, "Eve": 0}),
        "the player's boxes: expected one or more, found none",
    ),
    "owner's name": (lambda it: replace(it, owner="dealer", funds={**it.funds, "dealer": 0}), 'found "dealer"'),
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_was_changed_is_found(change: str, rounds: list[Stored]) -> None:
    alter, sentence = CHANGES[change]
    findings = verify(alter(rounds[0]))
    assert sentence.format(it=rounds[0]) in "\n".join(map(str, findings))
    assert all(str(finding).startswith("round 1: ") for finding in findings)


def test_cards_that_are_due_are_dealt(rounds: list[Stored]) -> None:
    stored = rounds[-1]
    uncut = replace(stored, table=replace(TABLE, procedure=Procedure()), actions=(*stored.actions, CloseBets()))
    assert list(map(str, verify(uncut))) == ["round 9: the cards that are due: expected dealt, found not dealt"]
    assert verify(replace(uncut, state=State.VOID, ended=0)) == ()


def _stored(end: Played) -> Stored:
    """Return a round with the deck that it was dealt from, uncut."""
    dealt = [card for action in end.actions if isinstance(action, Deal) for card in action.cards]
    order = (*dealt, *(card for card in DECK if card not in dealt))
    at = next((action.at for action in end.actions if isinstance(action, Cut)), 0)
    deck = Shuffle(cut(order, 52 - at), "0" * 64)
    return Stored(
        number=1, sitting=1, state=State.SETTLED, began=0, ended=0, table=end.state.table,
        owner=end.state.boxes[0].owner, funds=end.funds, commitment=deck.commitment, deck=deck,
        actions=tuple(end.actions), times=(0,) * len(end.actions), settlement=end.state.settlement,
    )  # fmt: skip


@sampled(25, 60, any_round(any_tables()), st.data())
def test_any_round_agrees_with_its_deck_and_with_no_other(end: Played, data: st.DataObject) -> None:
    stored = _stored(end)
    assert verify(stored) == ()
    dealt = sum(len(action.cards) for action in end.actions if isinstance(action, Deal))
    at = next((action.at for action in end.actions if isinstance(action, Cut)), 0)
    one, other = data.draw(st.lists(st.integers(0, 51), min_size=2, max_size=2, unique=True))
    order = list(stored.deck.order)
    order[one], order[other] = order[other], order[one]
    seen = any((place - at) % 52 < dealt for place in (one, other))
    assert bool(verify(_with_deck(stored, Shuffle(tuple(order), "0" * 64)))) is seen
