"""What the table looks like at one moment, in places and finished texts; no pixel, no pygame.

A scene builds a :class:`Picture`, :mod:`uth.ui.layout` says where each of its places is, :mod:`uth.ui.table_view`
draws it. All texts arrive in the reader's language and all amounts with their currency sign.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from uth.cards import Card
from uth.chips import Chip, ChipCount
from uth.table import Bet
from uth.ui.entry import Entry
from uth.ui.places import Place


@dataclass(frozen=True, slots=True)
class CardAt:
    """One card, lying at *place* or on its way from there to *to*."""

    place: Place
    card: Card | None
    """None: it lies face down and nobody here may know it."""
    face_up: bool = True
    """Which side shows when it does not turn; a card of None always shows its back."""
    turning: float = 0.0
    """0 to 1 while it turns over, back to face; from 0.5 on the face shows. 0: it does not turn."""
    lift: float = 0.0
    """0 to 1: raised, as one of the five that play."""
    dim: float = 0.0
    """0 to 1: fallen back, as one that does not play."""
    to: Place | None = None
    progress: float = 0.0
    """0 to 1 of the way to *to*, already eased."""


@dataclass(frozen=True, slots=True)
class StackAt:
    """One stack of chips, standing at *place* or on its way from there to *to*."""

    place: Place
    chips: tuple[ChipCount, ...]
    """Highest value first, as :func:`uth.chips.break_down` gives them: the highest lies at the bottom."""
    label: str = ""
    """The amount beside the stack."""
    to: Place | None = None
    progress: float = 0.0
    glow: float = 0.0
    """0 to 1: the bet that is being settled or was just placed."""
    fade: float = 0.0
    """0 to 1: how far it has vanished, for chips that leave into the rack or the tray."""
    apart: float = 0.0
    """0 to 1: how far a payout stands off from its bet, against which it is pushed in the end."""


class Tone(Enum):
    """What a result says. The words say it too: colour is never alone."""

    WIN = auto()
    LOSE = auto()
    EVEN = auto()
    NOTE = auto()


@dataclass(frozen=True, slots=True)
class Pill:
    """What came out for one box: an amount (or one word) in a pill, the hand in words under it."""

    box: int
    text: str
    tone: Tone
    caption: str = ""
    settled: bool = False
    """This is the box being settled or pointed at: on small tables only it shows its caption."""


@dataclass(frozen=True, slots=True)
class BoxLook:
    """One box that is laid out. The numbers of all of them, in order, decide the layout."""

    number: int
    active: bool = False
    """It is this box's turn (or it is being settled, or pointed at): lit from above and framed."""
    wanted: Bet | None = None
    """The circle that a decision is about: it glows."""
    dark: str = ""
    """For a dark box what its cards say, such as ``dark 3x``."""
    note: str = ""
    """For a box without a bet: ``open``."""
    name: str = ""
    """Who plays there, where that is somebody else."""
    fallen_back: bool = False
    """Another box is active: this one stands back a little."""


@dataclass(frozen=True, slots=True)
class Button:
    """One button of the bar or of a dialog."""

    intent: str
    """What it stands for; the scene reads it back."""
    label: str
    cost: str = ""
    """The second line: what it costs, ``free``, or what it does."""
    key: str = ""
    """The text of its key cap."""
    enabled: bool = True
    reason: str = ""
    """Why it is not enabled; shown while it is pointed at."""
    gold: bool = False
    """The one way on (Deal, Next round). Decisions are never gold: a colour must not advise."""


@dataclass(frozen=True, slots=True)
class TrayChip:
    """One denomination of the player's chips in the bar."""

    chip: Chip
    text: str
    """What is printed on it, such as ``25`` or ``.50``."""
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class Sign:
    """A paytable lettered on the felt: a title and lines of (hand, pays)."""

    title: str
    lines: tuple[tuple[str, str], ...]


Circles = tuple[tuple[Bet, str, str], ...]
"""What the circles say, and their letter where there is no room for the word."""
CIRCLES: Circles = (
    (Bet.ANTE, "ANTE", "A"),
    (Bet.BLIND, "BLIND", "B"),
    (Bet.PLAY, "PLAY", "P"),
    (Bet.TRIPS, "TRIPS", "T"),
)


@dataclass(frozen=True, slots=True)
class Felt:
    """Everything that is printed on the felt or stands on it all evening: it changes only with the table."""

    blind: Sign
    trips: Sign | None
    arc: str
    """The one sentence in an arc, such as ``DEALER QUALIFIES WITH A PAIR OR BETTER``."""
    rack: tuple[TrayChip, ...]
    """The chips of this table, lowest first: what stands in the rack, and how each is printed."""
    title: tuple[str, str] = ("", "")
    """The name of the game, in two parts: printed along the rail where there is room beside the boxes."""
    name: str = ""
    """What the table is called; on the standing sign where there is room for it."""
    limits: str = ""
    """The lines of the standing sign, such as ``Ante $5 to $500`` and ``Trips $1 to $100``."""
    discard: str = "DISCARD"
    shuffler: str = "SHUFFLER"
    machine: bool = True
    """A machine shuffles; otherwise the deck lies on its mat."""
    circles: Circles = CIRCLES

    @property
    def bets(self) -> tuple[Bet, ...]:
        """The circles of each box."""
        return (Bet.ANTE, Bet.BLIND, Bet.PLAY) + ((Bet.TRIPS,) if self.trips else ())

    def circle(self, bet: Bet) -> tuple[str, str]:
        """Return the word and the letter of a circle."""
        return next((word, letter) for name, word, letter in self.circles if name is bet)


class Pointed(Enum):
    """The kinds of thing that can be pointed at."""

    BET = auto()
    BOX = auto()
    BUTTON = auto()
    CHIP = auto()
    ACTION = auto()
    DIALOG_BUTTON = auto()
    OVERLAY = auto()
    """Help or a dialog is open and the pointer is on none of its buttons."""
    DEALER = auto()
    """The dealer's hand or the community cards."""


@dataclass(frozen=True, slots=True)
class Target:
    """What is under the pointer: a circle or box by number, anything else by its index in the picture."""

    kind: Pointed
    box: int = 0
    bet: Bet | None = None
    index: int = 0


HelpGroup = tuple[str, tuple[tuple[str, str], ...]]
"""A heading, and lines of (key caps, what they do); caps are separated by spaces."""


@dataclass(frozen=True, slots=True)
class Help:
    """The help overlay: headed groups of keys in two columns."""

    title: str
    groups: tuple[HelpGroup, ...]
    footer: str = ""


@dataclass(frozen=True, slots=True)
class Dialog:
    """A message over the table, with at least one button. Paragraphs are separated by a line break."""

    title: str
    text: str
    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Bankroll:
    """The player's money in the bar: a small heading, the figure, and a second line."""

    heading: str
    figure: str
    second: str = ""


@dataclass(frozen=True, slots=True)
class Picture:
    """The whole table at one moment. Cards and stacks are drawn in the order given; those on their way come on top."""

    felt: Felt
    boxes: tuple[BoxLook, ...]
    bankroll: Bankroll
    cards: tuple[CardAt, ...] = ()
    stacks: tuple[StackAt, ...] = ()
    pills: tuple[Pill, ...] = ()
    dealer_hand: str = ""
    """The dealer's hand in words, beside the dealer's cards."""
    dealer_note: str = ""
    """The line under it: whether the dealer qualifies."""
    prompt: str = ""
    reason: str = ""
    """Why something cannot be done, in the prompt's place; or what lies on the box pointed at, in small."""
    refused: bool = False
    """:attr:`reason` says why something cannot be done."""
    buttons: tuple[Button, ...] = ()
    tray: tuple[TrayChip, ...] = ()
    selected: int | None = None
    """Index of the chip in hand."""
    actions: tuple[Button, ...] = ()
    """The small actions (Rebet, Double, Undo, Clear, Help, Menu ...): the first ones stand under the chips, the others
    at the right edge. Their places depend on the index alone: keep the order all evening, disable what cannot be."""
    under: int = 4
    """How many of the actions stand under the chips."""
    hover: Target | None = None
    tip: tuple[str, ...] = ()
    """What is said about the thing that is pointed at: a title, and lines under it."""
    entry: Entry | None = None
    """The amount that is being typed, in the place of the one by its circle."""
    overlay: Help | Dialog | None = None
    toast: str = ""
    """A short notice over the felt that goes away by itself."""
    banner: str = ""
    """A hand that is seldom seen, in words, over the middle of the felt."""
    shine: float = 0.0
    """0 to 1: how much light falls on the cards that are raised."""
    cut: int | None = None
    """While the player cuts: how many of the 52 cards would go under."""
    shuffling: float = 0.0
    """0 to 1 while the shuffler works: its lamp."""
    discards: float = 0.0
    """0 to 1: how full the discard rack is."""
