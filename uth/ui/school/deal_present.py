"""A round that is dealt, in places and finished texts: felt, bar, closer look. No pygame."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from uth.game.model import Box, Choice
from uth.school.exercise import Still
from uth.ui.picture import BoxLook, Button, Picture, Pill, Tone
from uth.ui.picture import Felt as Printed
from uth.ui.school.close import Pile
from uth.ui.school.deal_help import deal_groups, settling_groups
from uth.ui.school.deal_motion import DealMotion
from uth.ui.school.deal_round import DealRound
from uth.ui.school.deal_ways import NUMBERS, STEPS, Menu, Step, deed_of
from uth.ui.school.deeds import Deed, Do
from uth.ui.school.felt_motion import FeltMotion
from uth.ui.school.felt_picture import Seen
from uth.ui.school.felt_piles import piles_at
from uth.ui.school.present import InBar, Look, help_of, with_bar
from uth.ui.school.settle_present import Manner, at_rest, settle_picture, still_of
from uth.ui.school.settle_present import piles_of as piles_to_settle
from uth.ui.school.ways import WAYS, Way, deed
from uth.words import school_chair as chair_words
from uth.words import school_deal as words
from uth.words.choices import choice_label
from uth.words.felt import dark_words


def deal_still(one: DealRound) -> Still:
    """Return what lies on the table now, with what it is about lit, and where something was found."""
    if one.done:
        lit = tuple(dict.fromkeys(finding.place for finding in one.findings if finding.place is not None))
        return replace(one.exercise.still, felt=one.felt, box=0, lit=lit, said=())
    if one.is_open:
        return still_of(one)
    found = [finding.place for finding in one.fresh if one.at_once and finding.place is not None]
    return replace(one.exercise.still, felt=one.felt, box=one.place.box, lit=tuple(dict.fromkeys((one.place, *found))))


def deal_picture(one: DealRound, printed: Printed, manner: Manner) -> Picture:
    """Return the picture of this moment."""
    if one.is_open:
        picture = settle_picture(one, printed, manner)
        if one.menu is not Menu.NONE:
            picture = replace(picture, prompt=prompt(one, manner), buttons=tuple(_buttons(one, manner.look)))
        if manner.look.helping:
            picture = replace(picture, overlay=help_of(manner.look, settling_groups))
    else:
        picture = _dealt(one, printed, manner)
    picture = named(one, picture)
    return one.glimpse.over(picture, one.course, one.course.table.chips)


def _dealt(one: DealRound, printed: Printed, manner: Manner) -> Picture:
    """The table before the dealer's hand lies open."""
    look, motion = manner.look, manner.motion
    picture = at_rest(deal_still(one), printed, Seen.with_amounts(one.course.table.currency), manner)
    if not is_thinking(motion):
        picture = _with_choices(one, picture)
    bar = InBar(
        one.exercise.skill,
        one.milliseconds,
        look.progress,
        prompt(one, manner),
        tuple(_buttons(one, look)),
        deal_groups,
    )
    picture = with_bar(picture, bar, look)
    return picture if motion is None else motion.over(picture)


def _with_choices(one: DealRound, picture: Picture) -> Picture:
    """What was decided or cut with the last act; the cards of who has folded are pushed away."""
    folds = one.course.folds
    cards = tuple(replace(card, dim=1.0) if card.place.box in folds else card for card in picture.cards)
    pills = tuple(_decision(box, choice) for box, choice in one.choices.items())
    return replace(picture, cards=cards, pills=pills, cut=one.just_cut)


def _decision(box: int, choice: Choice) -> Pill:
    """What was decided with the last act: it stands where the name stands else, which the log has."""
    return Pill(box, choice_label(choice), Tone.NOTE, settled=True)


def named(one: DealRound, picture: Picture) -> Picture:
    """Return a picture with who plays where."""
    return replace(picture, boxes=tuple(_named(one, look) for look in picture.boxes))


def _named(one: DealRound, look: BoxLook) -> BoxLook:
    guests = one.course.guests
    if look.number not in guests.boxes:
        return look
    box = one.course.state.box(look.number)
    return replace(look, name=guests.of(look.number).name, note="", dark=_dark(box))


def _dark(box: Box | None) -> str:
    return dark_words(box.multiple) if box is not None and box.dark else ""


# --- the bar


def prompt(one: DealRound, manner: Manner) -> str:
    """Return what stands in the bar: what is asked in between, or what was said and done last."""
    look = manner.look
    if one.menu is not Menu.NONE:
        return words.menu_words(one.menu.value)
    if one.in_hand:
        return words.deck_in_hand()
    if is_thinking(manner.motion) and one.thinker:
        return words.thinks(one.thinker, one.course.guests.of(one.thinker).name)
    last = one.log[-1] if one.log else one.exercise.prompt
    return last if look.fits(last) else about(one)


def is_thinking(motion: FeltMotion | None) -> bool:
    """Return whether the table waits for somebody's decision."""
    return isinstance(motion, DealMotion) and motion.thinking


def about(one: DealRound) -> str:
    """Return what it is about before the dealer's hand lies open."""
    return words.place_words(one.place.area.value, one.place.box)


def _buttons(one: DealRound, look: Look) -> Iterator[Button]:
    back = Button(str(deed_of(Step.BACK)), words.back_word(), key=look.labels.label(STEPS[Step.BACK]))
    if one.menu in NUMBERS:
        enabled = bool(one.typed)
        reason = "" if enabled else words.type_a_number()
        give = Button(str(Deed(Do.GIVE)), words.enter_word(), key=look.cap(Do.GIVE), enabled=enabled, reason=reason)
        erase = Button(str(Deed(Do.ERASE)), chair_words.erase_word(whole=False), key=look.cap(Do.ERASE))
        yield from (give, erase, back)
        return
    if one.menu is not Menu.NONE:
        yield back
        return
    no_box = "" if one.box else words.choose_a_box()
    labels = words.bar_buttons(one.packet_size(one.place))
    for (label, note), step in zip(labels, (Step.SAY, Step.DEAL, Step.ASK, Step.FOLD), strict=False):
        why = no_box if step in (Step.ASK, Step.FOLD) else ""
        key = look.labels.label(STEPS[step])
        yield Button(str(deed_of(step)), label, note, key, enabled=not why, reason=why)
    label, note = labels[-1]
    yield Button(str(deed(Way.FLOOR)), label, note, look.labels.label(WAYS[Way.FLOOR]))


# --- closer


def piles_of(one: DealRound, pointed: int) -> tuple[Pile, ...]:
    """Return the chips of the box that is pointed at, or that it is about."""
    if one.is_open:
        return piles_to_settle(one, pointed)
    number, felt = pointed or one.place.box, one.felt
    places = sorted((each for each in felt.chips if each.box == number and number), key=str)
    return tuple(piles_at(felt, places, one.course.table))
