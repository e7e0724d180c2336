"""Whether a stored round is what it says: the deck that was committed to, the deals from it, the rules, the settlement.

Nothing that is kept beside them is believed: all of it is worked out again from the deck and the actions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest

from uth import shuffle
from uth.cards import Card, format_cards
from uth.game import engine
from uth.game.actions import Action, Cut, Deal, IllegalAction
from uth.game.model import DEALER, Phase, Round
from uth.game.notation import action_data, settlement_data
from uth.game.settlement import BoxSettlement, Line, Settlement
from uth.game.view import CAMERA
from uth.i18n import gettext as _
from uth.store.history import State, Stored
from uth.table import Table

_HEX_DIGITS = 64
"""Of a nonce and of a commitment: thirty-two bytes each."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that does not agree. ``str(finding)`` is the sentence about it."""

    what: str
    expected: str
    found: str
    round: int | None = None
    lost: bool = False
    """Something is only missing, or the round does not count: so much the rescue of a damaged file may leave behind."""

    def __str__(self) -> str:
        sentence = _("{what}: expected {expected}, found {found}").format(
            what=self.what, expected=self.expected, found=self.found
        )
        if self.round is None:
            return sentence
        return _("round {number}: {sentence}").format(number=self.round, sentence=sentence)


def verify(stored: Stored) -> tuple[Finding, ...]:
    """Return what does not agree in a round; nothing if all of it does."""
    return played(stored)[1]


def played(stored: Stored) -> tuple[Round | None, tuple[Finding, ...]]:
    """Return the round at its end, None if its actions do not lead there, and what does not agree."""
    check = _Check(stored)
    findings = (*_opening(stored), *_people(stored), *check.actions())
    if check.state is not None:
        findings = (*findings, *_end(stored, check.state))
    if stored.state is State.VOID:
        findings = tuple(replace(finding, lost=True) for finding in findings)
    return check.state, findings


def _opening(stored: Stored) -> Iterator[Finding]:
    nonce = stored.deck.nonce
    if len(nonce) != _HEX_DIGITS or set(nonce) - set("0123456789abcdef"):
        yield Finding(
            _("the nonce of the deck"),
            _("{count} hex digits").format(count=_HEX_DIGITS),
            f'"{nonce[:_HEX_DIGITS]}"',
            stored.number,
        )
    expected = stored.deck.commitment
    if stored.commitment != expected:
        yield Finding(_("the commitment to the deck"), expected, stored.commitment, stored.number)


def _people(stored: Stored) -> Iterator[Finding]:
    names = ", ".join(stored.funds)
    if stored.owner not in stored.funds or stored.owner in (DEALER, CAMERA):
        yield Finding(
            _("the player's name"),
            _("one of those with chips ({names})").format(names=names),
            f'"{stored.owner}"',
            stored.number,
        )
    for name, amount in stored.funds.items():
        if amount < 0:
            yield Finding(_('what "{name}" had').format(name=name), _("0 or more"), str(amount), stored.number)


class _Check:
    """Plays a round again, with its deck beside it.

    :ivar state: the round as far as it came; None once an action was not legal.
    """

    def __init__(self, stored: Stored) -> None:
        self.state: Round | None = engine.new_round(stored.table, stored.funds)
        self._stored = stored
        self._deck: Sequence[Card] = stored.deck.order
        self._dealt = 0

    def actions(self) -> Iterator[Finding]:
        """Yield what is wrong with the actions, up to the first that is not legal."""
        for number, action in enumerate(self._stored.actions, 1):
            assert self.state is not None
            what = _("action {number} ({kind})").format(number=number, kind=action_data(action)[0])
            try:
                self.state = engine.apply(self.state, action)[0]
            except IllegalAction as error:
                self.state = None
                yield Finding(
                    what,
                    _("an action that the rules allow"),
                    _("one that they refuse: {error}").format(error=error),
                    self._number,
                )
                return
            yield from self._cards(what, action)

    @property
    def _number(self) -> int:
        return self._stored.number

    def _cards(self, what: str, action: Action) -> Iterator[Finding]:
        if isinstance(action, Cut):
            self._deck = shuffle.cut(self._deck, action.at)
        if isinstance(action, Deal):
            end = self._dealt + len(action.cards)
            expected = tuple(self._deck[self._dealt : end])
            self._dealt = end
            if action.cards != expected:
                yield Finding(what, format_cards(expected), format_cards(action.cards), self._number)


def _end(stored: Stored, state: Round) -> Iterator[Finding]:
    over, settlement = state.phase is Phase.SETTLED, stored.settlement
    if (stored.state is State.SETTLED) is not over:
        what = _("the end of a round that is {state}").format(state=stored.state)
        yield Finding(
            what,
            _("settled") if not over else _("not settled"),
            _("phase {phase}").format(phase=state.phase),
            stored.number,
        )
    if stored.state is State.OPEN and state.phase is Phase.DEAL:
        yield Finding(_("the cards that are due"), _("dealt"), _("not dealt"), stored.number)
    if (stored.ended is None) is not (stored.state is State.OPEN):
        expected = _("none") if stored.state is State.OPEN else _("one")
        yield Finding(_("the time at which it ended"), expected, str(stored.ended or _("none")), stored.number)
    if over and not state.owned_by(stored.owner):
        yield Finding(_("the player's boxes"), _("one or more"), _("none"), stored.number)
    if (settlement is None) is (stored.state is State.SETTLED):
        expected = _("one") if stored.state is State.SETTLED else _("none")
        yield Finding(_("the settlement"), expected, _("none") if settlement is None else _("one"), stored.number)
    if settlement is not None and state.settlement is not None:
        yield from _settled(stored, state.settlement, settlement)


def _settled(stored: Stored, expected: Settlement, found: Settlement) -> Iterator[Finding]:
    if settlement_data(expected) == settlement_data(found):
        return
    pairs = [
        (_("the dealer's hand"), format_cards(expected.dealer.cards), format_cards(found.dealer.cards)),
        (_("whether the dealer qualifies"), _yes(expected.qualifies), _yes(found.qualifies)),
        (_("the boxes in order"), _numbers(expected), _numbers(found)),
    ]
    for one, other in zip_longest(expected.boxes, found.boxes):
        if one and other and one.box == other.box:
            pairs += _box_pairs(stored.table, one, other)
    yield from (Finding(what, one, other, stored.number) for what, one, other in pairs if one != other)


def _yes(true: bool) -> str:
    return _("yes") if true else _("no")


def _numbers(settlement: Settlement) -> str:
    return ", ".join(f"{box.box} ({box.owner})" for box in settlement.boxes)


def _box_pairs(table: Table, expected: BoxSettlement, found: BoxSettlement) -> Iterator[tuple[str, str, str]]:
    where = _("box {box}").format(box=expected.box)
    yield _("{where}, the hand").format(where=where), format_cards(expected.hand.cards), format_cards(found.hand.cards)
    yield _("{where}, the result").format(where=where), expected.result.value, found.result.value
    bets = [", ".join(line.bet for line in box.lines) for box in (expected, found)]
    yield _("{where}, the bets").format(where=where), bets[0], bets[1]
    for one, other in zip(expected.lines, found.lines, strict=False):
        yield f"{where}, {one.bet}", _line(table, one), _line(table, other)


def _line(table: Table, line: Line) -> str:
    stake, uncapped, paid = (table.currency.format(amount) for amount in (line.stake, line.uncapped, line.paid))
    won = f" {line.odds}" if line.odds is not None else ""
    held = f" {_('of {amount}').format(amount=uncapped)}" if line.paid != line.uncapped else ""
    hand = f", {line.hand}" if line.hand is not None else ""
    return _("{result}{won} on {stake} pays {paid}{held} ({why}{hand})").format(
        result=line.result, won=won, stake=stake, paid=paid, held=held, why=line.why, hand=hand
    )
