"""An exercise in places and finished texts: the felt, the bar, the panel at the right, the closer look. No pygame."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from uth.cards import Card
from uth.school.exercise import GiveAmount, GiveChips, Order, Pick, PickCards, Value
from uth.school.skills import Skill
from uth.train.felt.model import HOUSE_CARDS, RACK, Place
from uth.ui.keys import KeyLabels
from uth.ui.picture import Bankroll, Button, Help, Picture
from uth.ui.picture import Felt as Printed
from uth.ui.school.asking import Asking
from uth.ui.school.chair_help import Group, chair_groups
from uth.ui.school.close import Pile
from uth.ui.school.deeds import KEYS, Deed, Do
from uth.ui.school.felt_picture import Seen, counted, felt_picture, shown_at, values_at
from uth.ui.school.options import keyed, on_buttons
from uth.ui.school.rack import counts_of
from uth.words import school_chair as words
from uth.words.money import money_words

_COUNTED = frozenset({Skill.COUNT})
"""Skills whose chips are counted: no amount stands beside them."""
_BUTTON_LETTERS = 24
"""A longer option is not repeated on the button that chooses it."""


@dataclass(frozen=True, slots=True)
class Look:
    """What the person does besides.

    :ivar progress: how far the course is, in words.
    :ivar reason: why what was just asked for cannot be done.
    :ivar helping: the help is open.
    :ivar fits: says whether a prompt has room in the bar.
    :ivar called: what is called has a board of its own: beside the dealer's hand it has no room.
    :ivar box: the box that is pointed at, 0 for none: its chips are shown closer.
    :ivar signs: the pays of the table are shown.
    """

    labels: KeyLabels
    progress: str = ""
    reason: str = ""
    helping: bool = False
    fits: Callable[[str], bool] = lambda _prompt: True
    called: bool = False
    box: int = 0
    signs: bool = False

    def cap(self, do: Do) -> str:
        """Return what the key cap of a deed says."""
        return self.labels.label(KEYS[do][0])


def exercise_picture(asking: Asking, printed: Printed, look: Look) -> Picture:
    """Return the picture of this moment."""
    exercise = asking.exercise
    picture = felt_picture(exercise.still, printed, seen(asking))
    picture = replace(
        picture,
        dealer_hand="" if look.called and not exercise.still.felt.cards_at(HOUSE_CARDS) else picture.dealer_hand,
        dealer_note="" if look.called else picture.dealer_note,
    )
    bar = InBar(
        exercise.skill,
        asking.milliseconds,
        _second(asking, look),
        exercise.prompt if look.fits(exercise.prompt) else _short(asking),
        tuple(_buttons(asking, look)),
        chair_groups,
    )
    return with_bar(picture, bar, look)


@dataclass(frozen=True, slots=True)
class InBar:
    """What stands in the bar.

    :ivar milliseconds: what the clock shows.
    :ivar second: the line under it.
    :ivar groups: makes those of the help.
    """

    skill: Skill
    milliseconds: int
    second: str
    prompt: str
    buttons: tuple[Button, ...]
    groups: Callable[[KeyLabels], tuple[Group, ...]]


def with_bar(picture: Picture, bar: InBar, look: Look) -> Picture:
    """Return a picture of the felt with its bar, and with the help where that is open."""
    return replace(
        picture,
        bankroll=Bankroll(words.skill_words(bar.skill.value), words.clock_words(bar.milliseconds), bar.second),
        prompt=bar.prompt,
        reason=look.reason,
        refused=bool(look.reason),
        buttons=bar.buttons,
        actions=tuple(_actions(look)),
        under=0,
        overlay=help_of(look, bar.groups) if look.helping else None,
    )


def _short(asking: Asking) -> str:
    """What stands in the bar where the prompt has no room: the field that is asked; the panel says the rest."""
    return asking.field.label if asking.field is not None else words.skill_words(asking.exercise.skill.value)


def _second(asking: Asking, look: Look) -> str:
    fields = asking.exercise.fields
    number = len(asking.given.answer) + 1
    return look.progress or ("" if asking.marked else words.question_words(number, len(fields)))


# --- the felt


def seen(asking: Asking) -> Seen:
    """Return how the felt is looked at: with the cards raised that are picked, or that were right, and with the chips
    that were put.
    """
    exercise = asking.exercise
    money = exercise.still.table.currency
    counting = exercise.skill in _COUNTED and not asking.marked
    return Seen(
        raised=_raised(asking),
        fallen=asking.marked and bool(_raised(asking)),
        put=_put(asking),
        say=None if counting else lambda amount: money_words(amount, money),
        told=asking.marked,
    )


def _raised(asking: Asking) -> tuple[Card, ...]:
    picks = [each for each in asking.exercise.fields if isinstance(each, PickCards)]
    if asking.marked:
        right = [asking.exercise.right.get(each.name) for each in picks]
        return tuple(card for cards in right if isinstance(cards, tuple) for card in cards if isinstance(card, Card))
    given = [asking.value(each.name) for each in picks]
    before = [card for cards in given if isinstance(cards, tuple) for card in cards if isinstance(card, Card)]
    return (*before, *asking.draft.cards)


def _put(asking: Asking) -> dict[Place, Counter[int]]:
    """The chips that were put, and those that are being cut out."""
    put: dict[Place, Counter[int]] = {}
    for each in asking.exercise.fields:
        given = asking.value(each.name)
        if isinstance(each, GiveChips) and (each is asking.field or isinstance(given, tuple)):
            chips = asking.draft.cut_out if given is None else given
            put.setdefault(each.place, Counter()).update(as_chips(chips))
    return put


def as_chips(value: Value) -> dict[int, int]:
    """Return the chips of an answer by value."""
    assert isinstance(value, tuple)
    return {pair[0]: pair[1] for pair in value if isinstance(pair, tuple)}


def piles_of(asking: Asking, box: int = 0) -> tuple[Pile, ...]:
    """Return the chips that are in question, or those of a box that is pointed at, for the closer look."""
    still, put = asking.exercise.still, _put(asking)
    several = len(still.boxes) > 1 and not (box or still.box)
    of_box = (*(place for place in still.felt.chips if place.box == box), *(place for place in put if place.box == box))
    wanted = dict.fromkeys(of_box if box else (place for place in (*still.lit, *put) if _still_asked(asking, place)))
    found = []
    bets = list(dict.fromkeys(map(_bet_of, wanted)))
    for place in sorted(
        (each for each in wanted if each != RACK or each in put), key=lambda at: bets.index(_bet_of(at))
    ):
        lie = values_at(still.felt, place) if shown_at(place) else Counter[int]()
        total = lie + put.get(place, Counter())
        name = words.place_words(place.box, place.spot.value if place.spot else "", several=several)
        found.append(Pile(name, counted(total, still.table.chips), _said(asking, place, total)))
    return tuple(pile for pile in found if pile.chips)


def _still_asked(asking: Asking, place: Place) -> bool:
    """Whether chips are in question: of several bets that are marked those that are wrong, or all that was paid."""
    fields = [each for each in asking.exercise.fields if isinstance(each, GiveChips)]
    if not asking.marked or len(fields) < 2 or place.spot is None:
        return True
    wrong = {finding.field for finding in asking.findings}
    bets = {_bet_of(each.place) for each in fields if each.name in wrong}
    return _bet_of(place) in bets if bets else place in _put(asking)


def _bet_of(place: Place) -> str:
    """The bet of a place, that of what it is paid included."""
    return place.spot.value.removesuffix(" pay") if place.spot else ""


def _said(asking: Asking, place: Place, values: Mapping[int, int]) -> str:
    """What chips come to, unless whoever answers has to know that."""
    how = seen(asking)
    known = how.told or place not in how.put
    return how.say(sum(value * count for value, count in values.items())) if how.say and known else ""


def rack_counts(asking: Asking) -> dict[int, int | None]:
    """Return how many chips of each value stand in the rack now; None where nobody counts them."""
    still, asked = asking.exercise.still, asking.field
    chips = still.table.chips
    if isinstance(asked, GiveChips) and asked.rack is not None:
        return {chip.value: asking.left(chip.value) for chip in chips}
    found = counts_of(values_at(still.felt, RACK), still.table)
    out = dict(asking.draft.cut_out)
    return {value: None if count is None else max(0, count - out.get(value, 0)) for value, count in found.items()}


# --- the bar


def _buttons(asking: Asking, look: Look) -> Iterator[Button]:
    asked = asking.field
    if asked is None:
        yield Button(str(Deed(Do.ON)), words.on_word(), key=look.cap(Do.ON), gold=True)
        return
    if isinstance(asked, Pick):
        if on_buttons(asked):
            for option, cap in keyed(asked, look.labels):
                yield Button(str(Deed(Do.PICK, option.value)), option.label, key=cap)
        else:
            there = asked.options[asking.draft.cursor]
            cap = dict(keyed(asked, look.labels))[there]
            repeated = there.label if len(there.label) <= _BUTTON_LETTERS else words.choice_words(cap)
            yield Button(str(Deed(Do.PICK, there.value)), words.give_word(), repeated, look.cap(Do.GIVE))
        return
    why, none = why_not(asking), isinstance(asked, GiveChips) and not asking.draft.cut_out
    label = words.give_nothing_word() if none else words.give_word()
    yield Button(str(Deed(Do.GIVE)), label, key=look.cap(Do.GIVE), enabled=not why, reason=why, gold=not none)
    yield Button(str(Deed(Do.ERASE)), words.erase_word(whole=isinstance(asked, GiveChips)), key=look.cap(Do.ERASE))
    if isinstance(asked, GiveChips):
        label, why_fill = words.fill_word()
        yield Button(str(Deed(Do.FILL)), label, why_fill, look.cap(Do.FILL))


def why_not(asking: Asking) -> str:
    """Return why what is entered is no answer yet; empty where it is one."""
    match asking.field:
        case PickCards(count=count) if len(asking.draft.cards) < count:
            return words.pick_cards_first(count)
        case Order() if not asking.draft.steps:
            return words.place_first()
        case GiveAmount() if asking.amount is None:
            return words.type_first()
        case _:
            return ""


def _actions(look: Look) -> Iterator[Button]:
    yield Button(str(Deed(Do.HELP)), words.help_word(), key=look.cap(Do.HELP))
    yield Button(str(Deed(Do.LEAVE)), words.end_word(), key=look.cap(Do.LEAVE))
    yield Button(str(Deed(Do.VIEW)), words.view_word(), key=look.cap(Do.VIEW))
    yield Button(str(Deed(Do.SIGNS)), words.signs_word(), key=look.cap(Do.SIGNS))


def help_of(look: Look, groups: Callable[[KeyLabels], tuple[Group, ...]]) -> Help:
    """Return the help of the chair; *groups*: makes what it has."""
    return Help(words.help_title(), groups(look.labels), words.help_footer(look.cap(Do.LEAVE)))
