"""A table that is being settled, in places and finished texts: felt, bar, closer look. No pygame."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from uth.school.exercise import Still
from uth.school.settling.acts import CallDealer
from uth.school.settling.chips import worth
from uth.school.settling.course import How
from uth.table import Bet
from uth.train.felt.model import BOARD, HOUSE_CARDS, RACK, Area, Place, bet_place, cards_place, pay_place
from uth.train.felt.model import Spot as FeltSpot
from uth.ui.picture import Button, CardAt, Picture
from uth.ui.picture import Felt as Printed
from uth.ui.places import Spot
from uth.ui.school.chair_help import settle_groups
from uth.ui.school.close import Pile
from uth.ui.school.felt_motion import FeltMotion
from uth.ui.school.felt_picture import Seen, counted, felt_picture, shown_at
from uth.ui.school.felt_piles import piles_at
from uth.ui.school.modes import Mode
from uth.ui.school.present import InBar, Look, with_bar
from uth.ui.school.settling import Settling
from uth.ui.school.ways import WAYS, Way, deed
from uth.words import school_chair as chair_words
from uth.words import school_settle as words
from uth.words.hands import category_words
from uth.words.money import money_words
from uth.words.school_answers import chips_words
from uth.words.settlement import bet_words


@dataclass(frozen=True, slots=True)
class Manner:
    """How it is shown besides.

    :ivar lifted: the place whose chips or cards hang on the pointer.
    :ivar motion: what is on its way; None for nothing.
    :ivar back: how far the panel is scrolled, in pixels; None: to what is due.
    """

    look: Look
    lifted: Place | None = None
    motion: FeltMotion | None = None
    back: int | None = None


def still_of(settling: Settling) -> Still:
    """Return what lies on the table now, with what it is about lit."""
    over = settling.done
    lit = () if over else _lit(settling)
    box, felt = 0 if over else settling.aim.box, settling.felt
    return replace(settling.exercise.still, felt=felt, box=box, lit=lit, said=_called(settling))


def _lit(settling: Settling) -> tuple[Place, ...]:
    box, bet = settling.aim
    if bet is None or settling.mode in (Mode.HAND, Mode.SAID):
        return (cards_place(box) if box else HOUSE_CARDS,)
    if settling.mode is Mode.CHIPS:
        return bet_place(box, bet), pay_place(box, bet)
    return (bet_place(box, bet),)


def _called(settling: Settling) -> tuple[str, ...]:
    calls = [each.act for each in settling.handling.course.acts if isinstance(each.act, CallDealer)]
    if not calls:
        return ()
    return category_words(calls[-1].hand), words.dealer_called(calls[-1].qualifies)


# --- the picture


def settle_picture(settling: Settling, printed: Printed, manner: Manner) -> Picture:
    """Return the picture of this moment."""
    look, picture = manner.look, at_rest(still_of(settling), printed, seen(settling), manner)
    bar = InBar(
        settling.exercise.skill,
        settling.milliseconds,
        look.progress,
        prompt(settling, look),
        tuple(_buttons(settling, look)),
        settle_groups,
    )
    picture = with_bar(picture, bar, look)
    return picture if manner.motion is None else manner.motion.over(picture)


def at_rest(still: Still, printed: Printed, seen: Seen, manner: Manner) -> Picture:
    """Return the picture of what lies there: without what is on its way, and without what hangs on the pointer."""
    if manner.motion is not None:
        still = replace(still, felt=manner.motion.resting(still.felt))
    picture, lifted = felt_picture(still, printed, seen), manner.lifted
    if lifted is None:
        return picture
    # Whatever else is lifted, the chips before the rack stay there.
    chips = shown_at(lifted) if lifted.area is Area.BOX else None
    cards = cards_of(picture, lifted)
    return replace(
        picture,
        cards=tuple(card for card in picture.cards if card not in cards),
        stacks=tuple(stack for stack in picture.stacks if stack.place != chips),
    )


def cards_of(picture: Picture, place: Place) -> tuple[CardAt, ...]:
    """Return the cards of a place as they lie in a picture; none of a place of chips."""
    spots = {HOUSE_CARDS: (Spot.DEALER_CARD,), BOARD: (Spot.COMMUNITY_CARD,)}
    wanted = spots.get(place, (Spot.BOX_CARD, Spot.TUCKED_CARD) if place.spot == FeltSpot.CARDS else ())
    return tuple(card for card in picture.cards if card.place.spot in wanted and card.place.box == place.box)


def seen(settling: Settling) -> Seen:
    """Return how the felt is looked at: with the chips in the hand, whose amount whoever pays has to know."""
    money = settling.exercise.still.table.currency
    put = {RACK: dict(settling.cut_out)} if settling.cut_out else {}
    return Seen(put=put, say=lambda amount: money_words(amount, money), told=False)


def prompt(settling: Settling, look: Look) -> str:
    """Return what is asked now."""
    box, bet = settling.aim
    whole = settling.exercise.prompt
    match settling.mode:
        case Mode.CHIPS if bet is not None:
            return words.cutting(box, bet_words(bet))
        case Mode.HAND:
            return words.which_hand(box)
        case Mode.SAID:
            return words.does_it_qualify()
        case _ if not settling.handling.course.acts and look.fits(whole):
            return whole
    return _at_bet(settling, box, bet) if bet is not None else words.at_dealer()


def _at_bet(settling: Settling, box: int, bet: Bet) -> str:
    """What is asked of a bet; once something was done with it, what that was."""
    course, money = settling.handling.course, settling.exercise.still.table.currency
    how, paid = course.handled.get((box, bet)), worth(course.paid((box, bet)))
    if how in _ACTS:
        return words.bet_done(box, words.done_words(_ACTS[how], bet_words(bet), money_words(paid, money)))
    amount = settling.felt.amount(bet_place(box, bet))
    return words.at_bet(box, bet_words(bet), money_words(amount, money) if amount else "")


_ACTS = {How.TAKEN: "take", How.PUSHED: "push", How.PAID: "pay"}
"""The contract word of the act by which a bet was treated so."""


def _buttons(settling: Settling, look: Look) -> Iterator[Button]:
    match settling.mode:
        case Mode.TABLE:
            bare = "" if settling.aim.bet is not None else words.choose_a_bet()
            for (label, note), way in zip(words.bet_buttons(), (Way.TAKE, Way.PUSH, Way.PAY), strict=False):
                yield _button(look, way, label, note, bare)
            for (label, note), way in zip(words.bet_buttons()[3:], (Way.CALL, Way.FLOOR), strict=True):
                yield _button(look, way, label, note)
        case Mode.CHIPS:
            none = "" if settling.cut_out else words.nothing_in_hand()
            yield replace(_button(look, Way.LAY, *words.lay_word(), none), gold=True)
            yield _button(look, Way.RETURN, words.put_back_word())
            yield _button(look, Way.FILL, *chair_words.fill_word())
            yield _button(look, Way.LEAVE_OFF, words.leave_word())
        case _:
            yield _button(look, Way.LEAVE_OFF, words.leave_word())


def _button(look: Look, way: Way, label: str, note: str = "", why: str = "") -> Button:
    return Button(str(deed(way)), label, note, look.labels.label(WAYS[way]), enabled=not why, reason=why)


# --- closer


def piles_of(settling: Settling, box: int = 0) -> tuple[Pile, ...]:
    """Return the chips of the box that it is about, or that is pointed at, and those in the hand."""
    table, number = settling.exercise.still.table, box or settling.aim.box
    places = (at(number, bet) for bet in settling.aiming.bets(number) for at in (bet_place, pay_place))
    hand = counted(dict(settling.cut_out), table.chips)
    held = (Pile(chair_words.place_words(0, "", several=False), hand),) if hand else ()
    return (*piles_at(settling.felt, places, table), *held)


def in_hand(settling: Settling) -> str:
    """Return the chips in the hand, in words that leave the sum to whoever pays."""
    return chips_words(settling.cut_out, settling.exercise.still.table.currency)


def paid_words(settling: Settling, chips: tuple[tuple[int, int], ...]) -> str:
    """Return what chips come to."""
    return money_words(worth(chips), settling.exercise.still.table.currency)
