"""A table at which a round is dealt: how far it has come, what it is about, what was said and done. No pygame.

Until the dealer's hand lies open it is dealt; from there on it is settled as any other table. Every act of both goes
through the same :class:`~uth.school.dealing.dealing.Dealing`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Self

from uth.game.model import Choice
from uth.school.dealing.acts import (
    Act,
    Burn,
    CutDeck,
    DealPacket,
    OfferCut,
    from_json,
    to_json,
)
from uth.school.dealing.course import Course
from uth.school.dealing.lying import felt_at
from uth.school.dealing.steps import shuffled
from uth.school.drills.deal import ACTS, Dealt
from uth.school.exercise import CutOut, Given
from uth.school.findings import Finding
from uth.school.settling.acts import ActError
from uth.school.settling.chips import rack_of
from uth.school.settling.handling import Handling
from uth.store.settings import Speed
from uth.train.felt.model import HOUSE_CARDS, Area, Felt, Place, cards_place
from uth.ui.school.deal_glimpse import Glimpse
from uth.ui.school.deal_log import decided, told
from uth.ui.school.deal_packet import Packets
from uth.ui.school.deal_ways import Menu
from uth.ui.school.felt_picture import is_used
from uth.ui.school.settling import Settling
from uth.ui.school.watch import Watch
from uth.words import school_deal as words


class DealTable(Settling):
    """One round from the call for bets to its end, as far as it has come.

    :ivar dealing: the round, marked as far as it has come.
    :ivar place: what it is about before the dealer's hand lies open: a box, the board, or the dealer's own place.
    :ivar packets: how many cards a packet has.
    :ivar glimpse: what is done to the house, as it is seen.
    :ivar thinker: the box that has decided with the last act, and *seconds*: how long it has thought; *choices*: what
        each has decided with it.
    :ivar in_hand: the deck is in the hand: a press on a place deals to it.
    :ivar menu: what is asked in between; *typed*: the digits of a number.
    :ivar log: what was said and done at the table, the latest last; *heard_before*: so many lines before the last act.
    :ivar was_left: the round was left in the middle.
    :ivar at_once: what is found is said, and marked on the felt, with the act.
    """

    def __init__(self, exercise: Dealt, packets: Packets | None = None, glimpse: Glimpse | None = None) -> None:
        boxes = tuple(range(1, exercise.shift.house.table.rules.boxes + 1))
        self._shows(replace(exercise, still=replace(exercise.still, boxes=boxes)))
        self.dealing = exercise.start
        self.place = HOUSE_CARDS
        self.packets = packets or Packets.of(exercise.shift.house.table)
        self.glimpse = glimpse or Glimpse(Speed.OFF)
        self.thinker = 0
        self.choices: dict[int, Choice] = {}
        self.in_hand = False
        self.menu = Menu.NONE
        self.typed = ""
        self.log: tuple[str, ...] = ()
        self.heard_before = 0
        self.was_left = False
        self.at_once = False
        self.seconds = 0.0
        self._lies: tuple[Course, Felt] | None = None

    @classmethod
    def dealt_again(cls, exercise: Dealt, given: Given) -> Self:
        """Return a round as it was dealt before, as far as it came: it is over.

        :raises ActError: if the record cannot be read, or has an act that cannot be done here.
        """
        one = cls(exercise)
        for timed in from_json(str(given.answer.get(ACTS, "[]"))):
            one._watch = Watch(timed.at)
            one.do(timed.act)
        one.was_left = not one.done
        one.glimpse.clear()
        one._watch = Watch(max(given.times.values(), default=one.milliseconds))
        return one

    # --- how it stands

    @property
    def course(self) -> Course:
        """How far the round has come."""
        return self.dealing.course

    @property
    def is_open(self) -> bool:
        """Whether the dealer's hand lies open: the table is settled."""
        return self.course.handling is not None

    @property
    def handling(self) -> Handling:
        """The settlement.

        :raises ActError: before the dealer's hand lies open.
        """
        if self.course.handling is None:
            raise ActError(words.not_open_yet())
        return self.course.handling

    @property
    def felt(self) -> Felt:
        """What lies on the table, right or wrong, as far as it is to be seen by now."""
        seen = self.glimpse.seen(self.course)
        if self._lies is None or self._lies[0] is not seen:
            self._lies = seen, felt_at(seen)
        return self._lies[1]

    @property
    def rack(self) -> CutOut | None:
        """The chips of the rack; None where it has whatever is needed."""
        return super().rack if self.is_open else rack_of(self.course.table, self.felt, filled=False)

    @property
    def trouble_is_seen(self) -> bool:
        """Whether what has gone wrong shows on the felt as it lies."""
        return felt_at(self.course) != felt_at(replace(self.course, trouble=None))

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What was found so far, of the dealing and the settlement."""
        return self.dealing.findings

    @property
    def done(self) -> bool:
        """Whether the round is over, or was left."""
        return self.was_left or self.dealing.done

    @property
    def given(self) -> Given:
        """The acts so far as the answer of the exercise."""
        return Given({ACTS: to_json(self.dealing.acts)}, {ACTS: self.milliseconds})

    @property
    def is_shuffled(self) -> bool:
        """Whether the deck was shuffled for this round."""
        return shuffled(self.course)

    @property
    def boxes(self) -> tuple[int, ...]:
        """Every box of the table."""
        return tuple(range(1, self.course.table.rules.boxes + 1))

    @property
    def just_cut(self) -> int | None:
        """How many cards were cut off with the last act; None where it was no cut."""
        acts = self.dealing.acts
        return self.course.cut if acts and isinstance(acts[-1].act, OfferCut | CutDeck) else None

    @property
    def box(self) -> int:
        """The box that it is about, 0 for none."""
        return self.aim.box if self.is_open else self.place.box

    def is_covered(self, box: int) -> bool:
        """Return whether a hand has to be turned before it can be read."""
        return self.is_open and super().is_covered(box)

    # --- what is done

    def do(self, act: Act) -> None:
        """Do an act, now."""
        self._noted(lambda: self._dealt(act))

    def _dealt(self, act: Act) -> None:
        before = self.dealing
        self.dealing = before.after(act, self.milliseconds)
        self.heard_before = len(self.log)
        self.log += told(before.course, self.dealing)
        self.glimpse.note(before.course, self.course)
        self._thinks(before.course)
        self.leave_menu()
        self.in_hand &= isinstance(act, DealPacket | Burn)
        if self.is_open and before.course.handling is None:
            self._aims()

    def _thinks(self, before: Course) -> None:
        """Take note of who has decided with the last act, and how long that took."""
        self.thinker, self.seconds, self.choices = 0, 0.0, {}
        for street, box, choice in decided(before, self.course):
            self.choices[box.number] = choice
            took = self.course.guests.seconds(box.number, street, choice)
            if took > self.seconds:
                self.thinker, self.seconds = box.number, took

    def turn_to(self, place: Place) -> None:
        """Let it be about a place."""
        self.place = cards_place(place.box) if place.area is Area.BOX else place

    def move(self, step: int, *, everywhere: bool = False) -> None:
        """Turn to the box at the right hand of the dealer (below 0: at the left); the dealer's place is among them.

        Boxes in which nothing lies are passed, unless it goes *everywhere*.
        """
        boxes = self.boxes if everywhere else tuple(box for box in self.boxes if self._is_used(box))
        # From wherever it is now, an empty box too.
        around = sorted({0, self.place.box, *boxes})
        box = around[(around.index(self.place.box) + step) % len(around)]
        self.place = cards_place(box) if box else HOUSE_CARDS

    def _is_used(self, box: int) -> bool:
        return box in self.course.guests.boxes or is_used(self.felt, box)

    def packet_size(self, place: Place) -> int:
        """Return how many cards a packet to a place has now."""
        return self.packets.size(place, self.course.on_board)

    def change_packet(self, place: Place, step: int) -> None:
        """Make the packets to a place, and to others of its kind, larger or smaller."""
        self.packets.change(place, step, self.course.on_board)

    def some_box(self) -> int:
        """Return the box that it is about.

        :raises ActError: if it is about none.
        """
        if not self.box:
            raise ActError(words.choose_a_box())
        return self.box

    def leave_menu(self) -> None:
        """Ask nothing in between any more."""
        self.menu, self.typed = Menu.NONE, ""
