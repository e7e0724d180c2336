"""How far the settling of a table has come: what was done, and what lies there. It judges nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import takewhile

from uth.game.model import Round
from uth.game.settlement import Line
from uth.i18n import gettext as _
from uth.profile import StepKind as Kind
from uth.school.exercise import CutOut
from uth.school.settling.acts import (
    Act,
    ActError,
    CallFill,
    CallFloor,
    CallHand,
    ClearBox,
    ClearHouse,
    Finish,
    GiveBack,
    OfBet,
    OpenHand,
    Pay,
    Push,
    Take,
    TakeBack,
    Timed,
)
from uth.school.settling.chips import as_lying, chips_words, has, rack_of, worth
from uth.school.settling.steps import due, lines_to_settle, waits_face_down
from uth.school.settling.still import moves_of, still_felt
from uth.table import Bet
from uth.train.felt.model import Felt, Lying, Place, bet_place, cards_place, moved, pay_place
from uth.words.settlement import bet_words

Key = tuple[int, Bet]
"""A bet: its box, and which of the four."""


class How(StrEnum):
    """What was done with a bet."""

    TAKEN = "taken"
    PUSHED = "pushed"
    PAID = "paid"
    LEFT = "left"
    """Nothing, and the trainee went on."""


def box_of(act: Act) -> int:
    """Return the box that an act is about; 0 for none."""
    return getattr(act, "box", 0)


def is_of_box(act: Act) -> bool:
    """Return whether an act is about a box, whichever."""
    return hasattr(act, "box")


def key_of(act: Act) -> Key | None:
    """Return the bet that an act is about."""
    return (act.box, act.bet) if isinstance(act, OfBet) else None


@dataclass(frozen=True)
class Course:
    """A settlement at one moment. :meth:`after` makes the next one; nothing changes this one.

    :ivar lines: what becomes of the bets that lie on each box, the boxes in the house's order.
    :ivar facts: which kinds of act were done, and where; None: any.
    :ivar paying: the bet whose payment is still under the dealer's hand: more chips may come, and chips go back.
    :ivar closed: the boxes that the trainee has finished with.
    :ivar touched: the boxes of which a bet was moved while another was being settled.
    :ivar floor: whether the floor stands by.
    """

    state: Round
    felt: Felt
    lines: Mapping[int, tuple[Line, ...]]
    acts: tuple[Timed, ...] = ()
    facts: frozenset[tuple[type[Act] | None, int | None]] = frozenset()
    handled: Mapping[Key, How] = field(default_factory=dict)
    paying: Key | None = None
    closed: frozenset[int] = frozenset()
    touched: frozenset[int] = frozenset()
    floor: bool = False

    @classmethod
    def of(cls, state: Round, stray: Mapping[Place, tuple[Lying, ...]] | None = None) -> Course:
        """Return the still table of a settled round; *stray*: cards on it that are of no hand."""
        felt, more = still_felt(state), stray or {}
        cards = dict(felt.cards) | {place: (*felt.cards_at(place), *lie) for place, lie in more.items()}
        return cls(state, replace(felt, cards=cards), lines_to_settle(state))

    # --- what was done

    def did(self, *what: type[Act], box: int | None = None) -> bool:
        """Return whether one of these acts was done, with *box* at that box."""
        return any((each, box) in self.facts for each in what)

    def started(self, box: int) -> bool:
        """Return whether anything was done at a box."""
        return (None, box) in self.facts

    def read(self, box: int) -> bool:
        """Return whether the hand of a box was called."""
        return self.did(CallHand, box=box)

    def is_open(self, box: int) -> bool:
        """Return whether the hand of a box lies open, or was turned."""
        return not waits_face_down(self.state.box(box)) or self.did(OpenHand, box=box)

    def cleared(self, box: int) -> bool:
        """Return whether a box was begun and its cards lie there no more."""
        return self.started(box) and not self.felt.cards_at(cards_place(box))

    def settled(self, box: int) -> bool:
        """Return whether every bet of a box that is to be taken or paid was handled, rightly or wrongly."""
        return not self.missed(box)

    def in_progress(self, box: int) -> bool:
        """Return whether a box was begun and has bets and cards left."""
        return self.started(box) and box not in self.closed and not (self.cleared(box) or self.settled(box))

    @property
    def boxes(self) -> tuple[int, ...]:
        """The boxes to settle, in the house's order."""
        return tuple(self.lines)

    @property
    def house_cleared(self) -> bool:
        """Whether the dealer's cards were cleared."""
        return self.did(ClearHouse)

    @property
    def done(self) -> bool:
        """Whether the round is over: everything settled and cleared, or said to be."""
        return self.did(Finish) or (self.house_cleared and self.closed >= set(self.boxes))

    # --- what lies there

    def line(self, key: Key) -> Line:
        """Return the settlement of a bet.

        :raises ActError: if it does not lie on the table when the settlement begins.
        """
        box, bet = key
        found = next((line for line in self.lines.get(box, ()) if line.bet is bet), None)
        if found is None:
            raise ActError(_("box {box} has no such bet: {bet}").format(box=box, bet=bet_words(bet)))
        return found

    @property
    def rack(self) -> CutOut | None:
        """The chips of the rack; None where it has whatever is needed."""
        return rack_of(self.state.table, self.felt, filled=self.did(CallFill))

    def paid(self, key: Key) -> CutOut:
        """Return the chips beside a bet, the highest first."""
        return as_lying(self.felt.at(pay_place(*key)))

    # --- what is done next

    def after(self, act: Act, at: int = 0) -> Course:
        """Return the table after an act, done *at* so many milliseconds since it was shown.

        :raises ActError: if that cannot be done here; then nothing has changed.
        """
        self._require_possible(act)
        felt = moved(self.felt, *moves_of(self.state, self.felt, act))
        left = self.leaves(act)
        facts = self.facts | {(type(act), None), (type(act), box_of(act)), (None, box_of(act))}
        course = replace(self, felt=felt, acts=(*self.acts, Timed(act, at)), facts=facts)
        handled = dict(self.handled) | {(box, bet): How.LEFT for box in left for bet in self.missed(box)}
        course = replace(course, handled=course._handled(act, handled), paying=course._paying(act))
        return replace(
            course,
            closed=self.closed | set(left) | course._over(),
            touched=self.touched | ({box_of(act)} if self.touches(act) else set()),
            floor=isinstance(act, CallFloor) or (self.floor and not isinstance(act, ClearBox | ClearHouse)),
        )

    def _require_possible(self, act: Act) -> None:
        if self.done:
            raise ActError(_("the round is over"))
        box, key = box_of(act), key_of(act)
        if is_of_box(act) and box not in self.boxes:
            raise ActError(_("box {box} has nothing to settle").format(box=box))
        if key is not None:
            self.line(key)
        if isinstance(act, CallHand) and not self.is_open(box):
            raise ActError(_("the cards of box {box} lie face down").format(box=box))
        if isinstance(act, Pay | GiveBack | TakeBack):
            self._require_chips(act)

    def _require_chips(self, act: Pay | GiveBack | TakeBack) -> None:
        values = {chip.value for chip in self.state.table.chips}
        if not act.chips:
            raise ActError(_("no chips are named: expected chips such as {example}").format(example="2x25 1x5"))
        if any(value not in values or count < 1 for value, count in act.chips):
            raise ActError(_("no chips of this table: {chips}").format(chips=chips_words(act.chips, self.state.table)))
        there = self.paid((act.box, act.bet)) if isinstance(act, TakeBack) else self.rack
        if not has(there, act.chips):
            said = chips_words(act.chips, self.state.table)
            raise ActError(_("there are not so many chips: {chips}").format(chips=said))

    def _handled(self, act: Act, handled: Mapping[Key, How]) -> Mapping[Key, How]:
        key = key_of(act)
        match act:
            case Take():
                return {**handled, (act.box, act.bet): How.TAKEN}
            case Pay():
                return {**handled, (act.box, act.bet): How.PAID}
            case Push() if key not in handled:
                return {**handled, (act.box, act.bet): How.PUSHED}
            case TakeBack() if key == self.paying and not self.paid((act.box, act.bet)):
                rest = {each: how for each, how in handled.items() if each != key}
                return rest if self.felt.at(bet_place(act.box, act.bet)) else {**rest, (act.box, act.bet): How.TAKEN}
            case _:
                return handled

    def _paying(self, act: Act) -> Key | None:
        match act:
            case Pay():
                return act.box, act.bet
            case TakeBack() | CallFill():
                return self.paying if self.paying and self.paid(self.paying) and not self.closes_payment(act) else None
            case _:
                return None

    def closes_payment(self, act: Act) -> bool:
        """Return whether an act ends the payment under the dealer's hand: whatever is about something else.

        A fill does not while chips are missing: it is called for them.
        """
        if self.paying is None:
            return False
        if isinstance(act, CallFill):
            return worth(self.paid(self.paying)) >= self.line(self.paying).paid
        return not (isinstance(act, Pay | TakeBack) and key_of(act) == self.paying)

    @property
    def fill_came_in_between(self) -> bool:
        """Whether a fill was called for after the payment under the dealer's hand had been begun."""
        payment = takewhile(
            lambda act: isinstance(act, CallFill) or key_of(act) == self.paying,
            (each.act for each in reversed(self.acts)),
        )
        return any(isinstance(act, CallFill) for act in payment)

    def missed(self, box: int) -> tuple[Bet, ...]:
        """Return the bets of a box that were to be taken or paid, and are not handled yet."""
        lines = self.lines.get(box, ())
        return tuple(line.bet for line in lines if due(line) is not Kind.PUSH and (box, line.bet) not in self.handled)

    # --- going on

    def leaves(self, act: Act) -> tuple[int, ...]:
        """Return the boxes that the trainee finishes with by going on to this act.

        That is a box whose cards are cleared or whose bets are handled; where each box is finished before the next, as
        soon as another is begun, else when the dealer's hand is cleared. The end of the round finishes them all.
        """
        left = [box for box in self.boxes if box not in self.closed and box != box_of(act)]
        if isinstance(act, Finish):
            return tuple(left)
        goes_on = box_of(act) and not self.state.table.procedure.take_before_pay
        if not (goes_on or isinstance(act, ClearHouse)):
            return ()
        return tuple(box for box in left if self.cleared(box) or (self.started(box) and self.settled(box)))

    def _over(self) -> set[int]:
        """The boxes that are over because nothing else is left to go on to."""
        if not self.house_cleared:
            return set()
        open_payment = self.paying[0] if self.paying else 0
        return {box for box in self.boxes if self.cleared(box) and self.settled(box) and box != open_payment}

    def touches(self, act: Act) -> bool:
        """Return whether an act begins with the bets of a box while another is being settled."""
        return isinstance(act, Take | Pay) and self.unfinished(act) is not None

    def unfinished(self, act: Act) -> int | None:
        """Return the box that this act leaves unfinished by beginning another; None where the house lets it, or none.

        Who comes back to a box that was begun does what has to be done.
        """
        box = box_of(act)
        if not box or self.started(box) or self.state.table.procedure.take_before_pay:
            return None
        begun = (each for each in self.boxes if each not in self.touched or self.read(each))
        return next((each for each in begun if self.in_progress(each)), None)
