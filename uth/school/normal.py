"""Situations in which nothing is wrong, though a beginner may think so: the game goes on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum

from uth.cards import Card, Rank, Suit
from uth.company.chance import Chance
from uth.game.engine import waiting
from uth.game.model import Round, Slot, To
from uth.game.settlement import Result
from uth.i18n import gettext as _
from uth.school.rounds import bets_laid, played_to, some_boxes
from uth.school.scenes import Scene
from uth.table import AnteNotQualified, Look, Qualify, Street, Table
from uth.train.felt.laid import felt_of


class Normal(StrEnum):
    """What is as it should be. The values are contract words."""

    LOOKS = "looks after the packet"
    CARDS_DOWN = "leaves the cards on the table"
    MAXIMUM = "bets the maximum"
    PLAYS_LOW = "plays before the flop"
    CHECKS = "checks twice"
    ROYAL_ON_BOARD = "royal flush on the board"
    """Main bets push, Trips is paid (I34)."""
    NOT_QUALIFIED = "dealer does not qualify"
    """The Ante goes back (I35)."""
    TAKES_WIN = "takes a win before the next round"
    ASKS = "asks what the Blind pays"


def normal_words(normal: Normal, scene: Scene) -> str:
    """Return what happens, as a trainee sees it."""
    box = scene.box
    times = next((each.multiple for each in scene.state.boxes if each.number == box), 0)
    words = {
        Normal.LOOKS: _("The player of box {box} looks at the own cards before the next packet is dealt."),
        Normal.CARDS_DOWN: _("The player of box {box} looks at the cards and lays them face down on the table."),
        Normal.MAXIMUM: _(
            "Before the deal box {box} has exactly the table's maximum on the Ante, and as much on Blind."
        ),
        Normal.PLAYS_LOW: _("Before the flop box {box} has put {times} times the Ante on Play."),
        Normal.CHECKS: _("Box {box} has checked before the flop and checks again on the flop."),
        Normal.ROYAL_ON_BOARD: _("The five community cards are a royal flush; box {box} asks to be paid on the Blind."),
        Normal.NOT_QUALIFIED: _("You have no pair. Box {box}, which is lower, wants the Ante back."),
        Normal.TAKES_WIN: _(
            "The round is settled; the player of box {box}, who has been paid, takes the chips off the table."
        ),
        Normal.ASKS: _("The player of box {box} asks what the Blind pays for a flush."),
    }
    return words[normal].format(box=box, times=times)


def normal_at(normal: Normal, table: Table) -> bool:
    """Return whether this is as it should be at a table."""
    rules = table.rules
    conditions = {
        Normal.PLAYS_LOW: rules.boxes > 1,
        Normal.LOOKS: table.procedure.look is Look.AFTER_PACKET,
        Normal.NOT_QUALIFIED: rules.dealer_qualifies is Qualify.PAIR
        and rules.ante_when_not_qualified is AnteNotQualified.PUSH,
    }
    return conditions.get(normal, True)


# --- the scene

_TRIES = 400
_Make = Callable[[Table, Chance], Round]
_Fits = Callable[[Round, int], bool]


def normal_scene(table: Table, normal: Normal, chance: Chance) -> Scene:
    """Return the scene of a situation in which nothing is wrong."""
    make, fits = _MADE.get(normal, _dealt), _FITS.get(normal, _any)
    for _try in range(_TRIES):
        state = make(table, chance)
        boxes = [box.number for box in state.boxes if fits(state, box.number)]
        if boxes:
            box = chance.one_of(boxes)
            return Scene(state, felt_of(state), box, box)
    raise ValueError(f"no round comes to {normal}")


def _bets(table: Table, chance: Chance) -> Round:
    return bets_laid(table, chance, some_boxes(table, chance))


def _highest(table: Table, chance: Chance) -> Round:
    limit = table.limits.ante
    return bets_laid(table, chance, some_boxes(table, chance), limit.most // limit.step * limit.step)


def _dealt(table: Table, chance: Chance) -> Round:
    return played_to(_bets(table, chance), chance, Street.PREFLOP)


def _at_flop(table: Table, chance: Chance) -> Round:
    return played_to(_bets(table, chance), chance, Street.FLOP)


def _played_out(table: Table, chance: Chance) -> Round:
    return played_to(_bets(table, chance), chance)


def _royal(table: Table, chance: Chance) -> Round:
    suit = chance.one_of(list(Suit))
    board = [Card(rank, suit) for rank in list(Rank)[-5:]]
    return played_to(_bets(table, chance), chance, known={Slot(To.COMMUNITY): board})


def _lower(table: Table, chance: Chance) -> Round:
    """A dealer with ace high and no pair, against an ace that was played before the flop and is lower."""
    boxes = some_boxes(table, chance)
    suits = chance.some_of(list(Suit), 4)
    ranks = (Rank.KING, Rank.JACK, Rank.EIGHT, Rank.SIX, Rank.THREE)
    board = [Card(rank, suits[place % 4]) for place, rank in enumerate(ranks)]
    low = chance.one_of((Rank.TWO, Rank.FOUR, Rank.FIVE))
    hole = [Card(Rank.ACE, suits[0]), Card(low, suits[1])]
    house = [Card(Rank.ACE, suits[2]), Card(chance.one_of((Rank.QUEEN, Rank.TEN, Rank.NINE)), suits[3])]
    known = {Slot(To.COMMUNITY): board, Slot(To.BOX, chance.one_of(boxes)): hole, Slot(To.DEALER): house}
    return played_to(bets_laid(table, chance, boxes), chance, known=known)


def _any(_state: Round, _box: int) -> bool:
    return True


def _waits(state: Round, box: int) -> bool:
    return any(each.number == box for each in waiting(state))


def _goes_back(state: Round, box: int) -> bool:
    settled = state.settlement
    return settled is not None and not settled.qualifies and settled.box(box).result is Result.LOSE


def _wins(state: Round, box: int) -> bool:
    settled = state.settlement
    return settled is not None and settled.box(box).result is Result.WIN


def _plays(state: Round, box: int) -> bool:
    settled = state.settlement
    return settled is not None and settled.box(box).result is not Result.FOLD


def _has_played(state: Round, box: int) -> bool:
    return any(each.number == box and each.multiple for each in state.boxes)


_MADE: Mapping[Normal, _Make] = {
    Normal.MAXIMUM: _highest,
    Normal.PLAYS_LOW: _at_flop,
    Normal.CHECKS: _at_flop,
    Normal.ROYAL_ON_BOARD: _royal,
    Normal.NOT_QUALIFIED: _lower,
    Normal.TAKES_WIN: _played_out,
    Normal.ASKS: _bets,
}
_FITS: Mapping[Normal, _Fits] = {
    Normal.PLAYS_LOW: _has_played,
    Normal.CHECKS: _waits,
    Normal.ROYAL_ON_BOARD: _plays,
    Normal.NOT_QUALIFIED: _goes_back,
    Normal.TAKES_WIN: _wins,
}
