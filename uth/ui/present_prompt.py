"""The sentence in the bar: what is asked, or what is happening. No pygame."""

from __future__ import annotations

from uth.game.actions import Reason, Refusal
from uth.ui.commands import Command, When
from uth.ui.desk import Desk
from uth.ui.entry import Entry
from uth.ui.keys import Key
from uth.ui.places import Spot
from uth.words import company as company_words
from uth.words import prompts as words
from uth.words.events import box_called, box_sentence, dealer_sentence
from uth.words.settlement import bet_words

_FLOP = 3
"""How many community cards the flop has."""
_TOO_DEAR = frozenset({Reason.CANNOT_AFFORD, Reason.KEEPS_NO_1X})


def prompt(desk: Desk) -> str:
    """Return the sentence of what is asked, or of what is happening."""
    if desk.settlement is not None:
        return _showdown(desk)
    if not desk.resting:
        return _happening(desk)
    if desk.entry is not None:
        return _entry(desk, desk.entry)
    match desk.when:
        case When.CUT:
            return words.cut_prompt(desk.cut_at)
        case When.DECISION:
            return _decision(desk)
        case _:
            return _laying(desk)


def _entry(desk: Desk, entry: Entry) -> str:
    keys = desk.keymap.labels.label(Key.ENTER), desk.keymap.labels.label(Key.ESCAPE)
    return words.amount_prompt(bet_words(entry.bet), *keys, box=entry.box if desk.numbered else 0)


def _laying(desk: Desk) -> str:
    """What stands between the bets and the deal."""
    refusal = desk.laying.refusal()
    if refusal is None:
        return words.ready_prompt(desk.keymap.cap(Command.DEAL, desk.when))
    return desk.because(refusal) if desk.laying.bets else words.laying_prompt()


def _happening(desk: Desk) -> str:
    """What a film shows before the dealer's hand is open."""
    if others := _others(desk):
        return others
    lying = [place.spot for place in desk.lay.cards if desk.lay.shows(place)]
    if not lying and desk.when is not When.BETTING:
        return words.dealing_prompt()
    opened = lying.count(Spot.COMMUNITY_CARD)
    if opened < len(desk.view.board):
        return words.flop_prompt() if opened < _FLOP else words.last_two_prompt()
    return ""


def _others(desk: Desk) -> str:
    """Who else is deciding, or has just decided; nothing while the board is turned."""
    lay = desk.lay
    if lay.thinking:
        return company_words.thinks(desk.other(lay.thinking), lay.thinking)
    turning = any(at.turning for place, at in lay.cards.items() if place.spot is Spot.COMMUNITY_CARD)
    last = lay.decided[-1] if lay.decided and not turning else None
    name = desk.other(last.box) if last is not None else ""
    return company_words.has_decided(name, last.box, last.choice, desk.say(last.cost)) if last and name else ""


def _decision(desk: Desk) -> str:
    box = desk.view.box(desk.turn)
    hole = [card for card in box.cards if card is not None] if box else []
    holding = words.holding_words(desk.table.rules, hole, desk.view.board)
    asked = words.decision_prompt(holding, desk.open_choices, box=desk.turn if desk.numbered else 0)
    return "; ".join(filter(None, (asked, _too_dear(desk))))


def _too_dear(desk: Desk) -> str:
    """Which multiples the money does not reach for; what is kept back for other boxes is not there either."""
    dear = [option for option in desk.options if option.refusal and option.refusal.reason in _TOO_DEAR]
    if not dear:
        return ""
    has = min(_spendable(option.refusal) for option in dear if option.refusal)
    costs = [desk.say(option.cost) for option in dear]
    return words.cannot_afford([option.choice.multiple for option in dear], costs, desk.say(has))


def _spendable(refusal: Refusal) -> int:
    details = {name: value for name, value in refusal.details if isinstance(value, int)}
    return details["available"] - details.get("reserved", 0)


def _showdown(desk: Desk) -> str:
    settlement = desk.settlement
    assert settlement is not None
    focus = desk.lay.focus or _folded_alone(desk)
    if not focus:
        return dealer_sentence(settlement)
    settled = settlement.box(focus)
    called = box_called(settled.box, desk.other(settled.box)) if desk.numbered else ""
    return box_sentence(settlement, settled, desk.table, desk.say, called=called)


def _folded_alone(desk: Desk) -> int:
    """The player's only box, where it was folded: once all is paid it is told of, not the dealer once more; else 0."""
    own = [box.number for box in desk.view.boxes if box.owner == desk.view.who]
    return own[0] if desk.resting and len(own) == 1 and own[0] in desk.lay.folded else 0
