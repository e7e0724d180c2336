"""Everything that the picture of the table is made of, at one moment. No pygame."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import cached_property

from uth.game.actions import Option, Refusal
from uth.game.model import Choice
from uth.game.settlement import Settlement
from uth.game.view import View
from uth.store.coaching import Advice
from uth.store.settings import Speed
from uth.table import Bet, Table
from uth.ui.betting import Laying
from uth.ui.commands import When
from uth.ui.entry import Entry
from uth.ui.keymap import Keymap
from uth.ui.lay import Lay
from uth.ui.picture import Felt, Target
from uth.ui.places import Place, Spot
from uth.ui.seat import Seat, most_boxes
from uth.words.choices import Say
from uth.words.money import money_words, needs_decimals, signed_money_words
from uth.words.refusals import refusal_sentence


class Overlay(Enum):
    """What can lie over the table."""

    HELP = auto()
    MENU = auto()
    BUY = auto()
    BROKE = auto()
    LEAVE = auto()
    WAITED = auto()
    """The round that was begun before goes on."""
    STOPPED = auto()
    """What is done cannot be written down: no bets are taken."""


@dataclass(frozen=True)
class Desk:
    """The table, the round as the player sees it, what lies where, and what the player is doing.

    *view* is ahead of *lay* while a film runs. Amounts are in minor units.
    """

    table: Table
    felt: Felt
    places: tuple[int, ...]
    """Numbers of the boxes that are laid out."""
    view: View
    number: int
    """Of the round, from 1."""
    lay: Lay
    resting: bool
    """No film is running: what the view shows lies on the table."""
    when: When
    """What is asked; the overlay aside."""
    laying: Laying
    keymap: Keymap
    rebuy: int
    """For how much chips are bought at the least."""
    speed: Speed = Speed.NORMAL
    circle: tuple[int, Bet] = (1, Bet.ANTE)
    """The circle that keys bet on."""
    turn: int = 0
    """The box that decides."""
    options: tuple[Option, ...] = ()
    cut_at: int = 26
    hover: Target | None = None
    lifted: frozenset[Place] = frozenset()
    """The stacks that a hand has taken up and holds over the table."""
    entry: Entry | None = None
    """The amount that is being typed."""
    overlay: Overlay | None = None
    why: str = ""
    """Why what was just asked for cannot be done, in words."""
    toast: str = ""
    seat: Seat = field(default_factory=Seat)
    seats: Mapping[int, str] = field(default_factory=dict)
    """Who else sits at the table, by box."""
    advice: Advice = Advice.OFF
    """How strong the coach's advice is."""
    fouls: bool = False
    """An error of the dealer can be called now."""
    trouble: str = ""
    """Why nothing can be written down, while the table has stopped for it."""

    @property
    def numbered(self) -> bool:
        """Whether boxes must be named, as there are several."""
        return len(self.places) > 1

    @property
    def several(self) -> bool:
        """Whether the player may bet on several boxes."""
        return most_boxes(self.table) > 1

    def other(self, number: int) -> str:
        """Return who plays on a box, if that is somebody else; else nothing."""
        box = self.view.box(number)
        if box is None:
            return self.seats.get(number, "")
        return box.owner if box.owner != self.view.who else ""

    @cached_property
    def company(self) -> bool:
        """Whether anybody else is at the table."""
        return any(map(self.other, self.places))

    @property
    def settlement(self) -> Settlement | None:
        """The settlement, once the dealer's hand is open on the table."""
        return self.view.settlement if self.lay.dealer_open else None

    @property
    def open_choices(self) -> tuple[Choice, ...]:
        """The choices that may be taken now."""
        return tuple(option.choice for option in self.options if option.open)

    @property
    def bankroll(self) -> int:
        """The player's money: while bets are laid it changes at once, else when chips leave or arrive."""
        return self.laying.left if self.when is When.BETTING else self.lay.bankroll

    @cached_property
    def at_stake(self) -> int:
        """What lies on the circles, or will when chips that are on their way arrive."""
        if self.when is When.BETTING:
            return self.laying.staked
        stacks = self.lay.stacks.items()
        return sum(pile.amount for place, pile in stacks if place.spot is Spot.BET and not self.other(place.box))

    @cached_property
    def decimals(self) -> bool:
        """Whether any amount in the picture is no whole one."""
        return needs_decimals(self._amounts(), self.table.currency)

    def _amounts(self) -> Iterator[int]:
        yield self.bankroll
        yield from (pile.amount for pile in self.lay.stacks.values())
        yield from (option.cost for option in self.options)
        if self.view.settlement is not None:
            for settled in self.view.settlement.boxes:
                yield from (amount for line in settled.lines for amount in (line.paid, line.uncapped, line.stake))

    @cached_property
    def say(self) -> Say:
        """How an amount is written in this picture."""
        decimals = self.decimals
        return lambda amount: money_words(amount, self.table.currency, decimals)

    @cached_property
    def say_net(self) -> Say:
        """How a gain or a loss is written in this picture."""
        decimals = self.decimals
        return lambda amount: signed_money_words(amount, self.table.currency, decimals)

    def because(self, refusal: Refusal | None) -> str:
        """Return why something is refused, in words; empty if it is not."""
        return refusal_sentence(refusal, self.say) if refusal else ""
