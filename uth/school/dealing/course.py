"""How far a round has come: what was done, and what the engine holds. It judges nothing.

The engine's round is always legal: what the dealer leaves out is filled in for it, and what was dealt wrongly never
reaches it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import groupby

from uth.cards import DECK, Card
from uth.company.chance import Chance
from uth.game import engine
from uth.game.actions import CloseBets, Cut, DeclineCut
from uth.game.model import DEALER, Phase, Round, Slot, To
from uth.profile import Fault
from uth.school.dealing.acts import Act, CountStub, FoldedTo, Protection
from uth.school.dealing.players import Guests
from uth.school.dealing.trouble import Trouble, Watch
from uth.school.house import House
from uth.school.settling.handling import Handling
from uth.table import CutBy, Street, Table
from uth.train.felt.model import Place

OPEN = {Street.FLOP: 3, Street.RIVER: 5}
"""So many community cards lie open on a street."""


@dataclass(frozen=True)
class Happening:
    """Something that is to happen in a round, when and where it can; *lot*: what of that is left to chance."""

    what: Fault | Protection
    lot: str = ""


@dataclass(frozen=True)
class Course:
    """A round at one moment.

    :ivar number: which round it is since the table was opened, from 1: the stub is counted by it.
    :ivar deck: the cards that were not dealt, the next first.
    :ivar did: which kinds of act were done.
    :ivar declined: who did not want to cut; *cut*: so many cards were cut off, None while nobody has.
    :ivar out: the cards dealt since the engine was last told, with their places.
    :ivar uneven: whether the dealer has packets of an own size.
    :ivar stray: cards where none belong, face down.
    :ivar asked: which boxes were asked on which streets.
    :ivar bound: who has laid a Play bet down on which street that had to be put right: it decides for that.
    :ivar taken: the folded hands that were taken, and where their cards went.
    :ivar turned: how many community cards lie open.
    :ivar handling: the settlement, from the moment at which the dealer's hand lies open.
    :ivar ruled: what the floor has last ruled on.
    :ivar over: whether the round was ended, or is void.
    """

    house: House
    guests: Guests
    number: int
    state: Round
    deck: tuple[Card, ...]
    happenings: tuple[Happening, ...] = ()
    did: frozenset[type[Act]] = frozenset()
    declined: tuple[str, ...] = ()
    cut: int | None = None
    out: tuple[tuple[Slot, Card], ...] = ()
    uneven: bool = False
    stray: tuple[tuple[Place, Card], ...] = ()
    asked: frozenset[tuple[Street, int]] = frozenset()
    bound: frozenset[tuple[Street, int]] = frozenset()
    taken: Mapping[int, FoldedTo] = field(default_factory=dict)
    turned: int = 0
    handling: Handling | None = None
    trouble: Trouble | None = None
    watched: tuple[Watch, ...] = ()
    ruled: Fault | None = None
    over: bool = False

    @classmethod
    def of(cls, house: House, guests: Guests, number: int = 1, happenings: tuple[Happening, ...] = ()) -> Course:
        """Return a round before its bets."""
        deck = Chance(guests.lot, "deck").some_of(DECK, len(DECK))
        return cls(house, guests, number, guests.seat(house.table), deck, happenings)

    @property
    def table(self) -> Table:
        """The table of the house."""
        return self.house.table

    # --- before the deal

    @property
    def begun(self) -> bool:
        """Whether a card has left the deck."""
        return bool(self.out or self.stray) or self.state.phase not in (Phase.BETTING, Phase.CUT)

    @property
    def cutter(self) -> str | None:
        """Who is to cut now, by the house; None where nobody is or the deck is cut."""
        if self.table.procedure.cut is CutBy.NONE or self.cut is not None or self.begun or not self.state.boxes:
            return None
        return self._closed.cutter

    @cached_property
    def _closed(self) -> Round:
        """The engine's round with its bets closed, after those who did not want to cut."""
        state = self.state
        if state.phase is Phase.BETTING:
            state, _ = engine.apply(state, CloseBets())
        for name in self.declined:
            if state.cutter == name:
                state, _ = engine.apply(state, DeclineCut(name))
        return state

    @cached_property
    def ready(self) -> Round:
        """The engine's round, with what comes before the first card filled in where it was not done."""
        if self.state.phase not in (Phase.BETTING, Phase.CUT) or not self.state.boxes:
            return self.state
        state, least = self._closed, self.table.procedure.cut_at_least
        if state.phase is Phase.CUT:
            at = min(max(self.cut or 0, least), len(DECK) - least)
            state, _ = engine.apply(state, Cut(state.cutter or DEALER, at))
        return state

    # --- the deal

    @cached_property
    def pending(self) -> tuple[Slot, ...]:
        """The places of the cards that are due and were not dealt yet, in the house's order."""
        left = list(engine.due(self.ready))
        for slot, _card in self.out:
            left.remove(slot)
        return tuple(left)

    def passed(self, slot: Slot) -> Slot | None:
        """Return a place that has cards though those of *slot* should have come first; None if there is none."""
        due = engine.due(self.ready)
        dealt = Counter(place for place, _card in self.out)
        places = {each: [at for at, one in enumerate(due) if one == each] for each in due}
        next_one = places[slot][dealt[slot]]
        return next((each for each, count in dealt.items() if places[each][count - 1] > next_one), None)

    @property
    def packet(self) -> tuple[Slot, int] | None:
        """The place and size of the packet that is due next."""
        return next(((slot, len(tuple(same))) for slot, same in groupby(self.pending)), None)

    def complete(self, slot: Slot) -> bool:
        """Return whether a place has its cards of the first deal."""
        return self.begun and slot not in self.pending

    # --- the streets

    @property
    def street(self) -> Street | None:
        """The street whose cards lie open on the table; None before everybody has cards."""
        if self.state.street is None:
            return None
        return {0: Street.PREFLOP, 3: Street.FLOP, 5: Street.RIVER}[self.turned]

    @property
    def waiting(self) -> tuple[int, ...]:
        """The boxes that have still to be asked on this street, in the order of the table."""
        street = self.street
        if street is None or self.state.street is not street:
            return ()
        return tuple(b.number for b in engine.waiting(self.state) if (street, b.number) not in self.asked)

    @property
    def undecided(self) -> int:
        """The first of the boxes that have still to be asked on this street, 0 for none."""
        return next(iter(self.waiting), 0)

    @property
    def next_street(self) -> Street | None:
        """The street whose cards are turned next; None where all lie open."""
        return {0: Street.FLOP, 3: Street.RIVER, 5: None}[self.turned]

    @property
    def on_board(self) -> int:
        """How many community cards lie on the table, open or not."""
        return len(self.state.community) + sum(slot.to is To.COMMUNITY for slot, _card in self.out)

    @property
    def may_turn(self) -> bool:
        """Whether the next street's cards lie there and nobody has still to decide."""
        street = self.next_street
        if street is None or self.street is None:
            return False
        return not self.waiting and self.on_board >= OPEN[street]

    @property
    def folds(self) -> tuple[int, ...]:
        """The boxes that folded and whose bets and cards still lie there."""
        return tuple(box.number for box in self.state.boxes if box.folded and box.number not in self.taken)

    @property
    def decided(self) -> bool:
        """Whether all cards lie open and everybody has decided: the dealer's hand may be opened."""
        return self.turned == OPEN[Street.RIVER] and self.state.phase is Phase.SETTLED

    # --- the end

    @property
    def stub_due(self) -> bool:
        """Whether the house counts the cards that were not dealt after this round."""
        return self.number % self.table.procedure.count_stub_every == 0

    @property
    def done(self) -> bool:
        """Whether the round is over."""
        if self.over:
            return True
        settled = self.handling is not None and self.handling.done
        return settled and self.trouble is None and not (self.stub_due and not self.counted)

    @property
    def counted(self) -> bool:
        """Whether the stub was counted."""
        return CountStub in self.did
