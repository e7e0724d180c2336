"""A moment of a round that is shown again, in places and finished texts: felt, bar, panel, closer look. No pygame."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace

from uth.school.dealing.acts import box_of
from uth.school.drills.deal import dealt_round
from uth.school.exercise import Exercise, Still
from uth.school.skills import Skill
from uth.table import Bet, Table
from uth.train.felt.model import bet_place, pay_place
from uth.ui import theme
from uth.ui.keys import Key, KeyLabels
from uth.ui.layout import Viewpoint
from uth.ui.picture import Bankroll, BoxLook, Button, Help, Picture
from uth.ui.picture import Felt as Printed
from uth.ui.school.close import Pile
from uth.ui.school.felt_picture import Seen, felt_picture
from uth.ui.school.felt_piles import piles_at
from uth.ui.school.replay_moves import KEYS, Move
from uth.ui.school.replay_player import Player
from uth.ui.school.replay_steps import Moment
from uth.ui.school.side import Ink, Item, Rule, Side, Words
from uth.ui.school.telling import finding_items
from uth.words import replay as replay_words
from uth.words import school_chair as chair_words
from uth.words import school_replay as words
from uth.words.school_report import mistake_words

_EARLIER = 6
"""So many acts before this one are told, as far as there is room for them."""


@dataclass(frozen=True, slots=True)
class Look:
    """What a person does besides.

    :ivar toast: what was just said or refused; *refused*: it says why something cannot be done.
    :ivar hover: the moment of the line that is pointed at.
    :ivar box: the box that is pointed at, 0 for none: its chips are shown closer.
    :ivar back: how far the panel is scrolled, in pixels.
    :ivar fits: says whether a prompt has room in the bar.
    """

    labels: KeyLabels
    viewpoint: Viewpoint = Viewpoint.DEALER
    toast: str = ""
    refused: bool = False
    hover: int | None = None
    box: int = 0
    helping: bool = False
    back: int = 0
    fits: Callable[[str], bool] = lambda _prompt: True

    def cap(self, move: Move) -> str:
        """Return what the key cap of a move says."""
        return self.labels.label(KEYS[move][0])


def boxes_of(exercise: Exercise, moments: Sequence[Moment]) -> tuple[int, ...]:
    """Return the boxes that are laid out: those of the exercise, and wherever else something comes to lie."""
    there = {place.box for moment in moments for place in (*moment.felt.chips, *moment.felt.cards)}
    possible = range(1, exercise.still.table.rules.boxes + 1)
    if exercise.skill is Skill.DEAL:
        # As they were dealt: every box of the table is laid out.
        return tuple(possible)
    return tuple(sorted({*exercise.still.boxes, *(there & set(possible))}))


def names_of(exercise: Exercise) -> Mapping[int, str]:
    """Return who plays where in a round that was dealt; of a table that is only settled nobody is named."""
    if exercise.skill is not Skill.DEAL:
        return {}
    guests = dealt_round(exercise).start.course.guests
    return {box: guests.of(box).name for box in guests.boxes}


def still_of(table: Table, boxes: tuple[int, ...], moment: Moment) -> Still:
    """Return what lies on the table at a moment."""
    return Still(table, moment.felt, boxes, said=moment.said)


def table_picture(table: Table, seated: Mapping[int, str], moment: Moment, printed: Printed) -> Picture:
    """Return the picture of what lies there, with the boxes lit that the act, and what came of it, is about.

    *seated*: the boxes that are laid out, with who plays there; empty for nobody who is named.
    """
    still = still_of(table, tuple(seated), moment)
    picture = felt_picture(still, printed, Seen.with_amounts(table.currency))
    lit = {*(each.box for each in moment.news), _box(moment)}
    return replace(picture, boxes=tuple(_seated(each, seated, lit) for each in picture.boxes))


def _seated(look: BoxLook, seated: Mapping[int, str], lit: Set[int]) -> BoxLook:
    name = seated[look.number]
    return replace(look, active=look.number in lit, name=name, note="" if name else look.note)


def _box(moment: Moment) -> int:
    """The box that the act is about; 0 for none."""
    return box_of(moment.act) if moment.act is not None else 0


def with_bar(picture: Picture, exercise: Exercise, player: Player, look: Look) -> Picture:
    """Return a picture of the table with its bar, and with the help where that is open."""
    moment = player.moment
    return replace(
        picture,
        bankroll=Bankroll(
            chair_words.skill_words(exercise.skill.value), chair_words.clock_words(moment.at), _number(player)
        ),
        prompt=moment.words if look.fits(moment.words) else _number(player),
        reason=_reason(player, look),
        refused=look.refused,
        buttons=tuple(_buttons(player, look)),
        actions=tuple(_actions(player, look)),
        under=0,
        overlay=_help(look) if look.helping else None,
    )


def _number(player: Player) -> str:
    done = sum(moment.act is not None for moment in player.moments[: player.at + 1])
    return words.act_of(done, player.acts)


def _reason(player: Player, look: Look) -> str:
    if look.toast:
        return look.toast
    if look.hover is not None and look.hover != player.at:
        return _in_short(player.moments[look.hover])
    return "; ".join(each.text for each in player.moment.news if not each.heading)


def _in_short(moment: Moment) -> str:
    """A moment with its time, and the names of what was wrong."""
    done = words.at_words(chair_words.clock_words(moment.at), moment.words)
    return "; ".join((done, *(mistake_words(finding.mistake) for finding in moment.found)))


# --- buttons


def _buttons(player: Player, look: Look) -> Iterator[Button]:
    first, last = player.at == 0, player.at_end
    for move, label, reason in (
        (Move.MARK_BEFORE, words.mark_words(back=True), "" if player.mark(-1) is not None else words.no_mark(True)),
        (Move.BACK, replay_words.back_word(), replay_words.at_start() if first else ""),
        (Move.PLAY, replay_words.watch_word(player.playing), ""),
        (Move.ON, replay_words.on_word(), replay_words.at_end() if last else ""),
        (Move.MARK_AFTER, words.mark_words(back=False), "" if player.mark(1) is not None else words.no_mark(False)),
    ):
        yield Button(
            move, label, key=look.cap(move), enabled=not reason, reason=reason, gold=move is Move.PLAY
        )  # fmt: skip


def _actions(player: Player, look: Look) -> Iterator[Button]:
    first, last = player.at == 0, player.at_end
    for move, label, reason in (
        (Move.START, replay_words.start_word(), replay_words.at_start() if first else ""),
        (Move.END, replay_words.end_word(), replay_words.at_end() if last else ""),
        (Move.RATE, words.rate_word(player.rate), ""),
        (Move.HELP, chair_words.help_word(), ""),
        (Move.VIEW, chair_words.view_word(), ""),
        (Move.CLOSE, replay_words.close_word(), ""),
    ):
        yield Button(move, label, key=look.cap(move), enabled=not reason, reason=reason)


def _help(look: Look) -> Help:
    caps = {move.name.lower(): look.cap(move) for move in Move}
    caps["pages"] = " ".join(look.labels.label(key) for key in (Key.PAGE_UP, Key.PAGE_DOWN))
    groups = tuple(
        (heading, tuple((keys.format(**caps), does) for keys, does in lines)) for heading, lines in words.help_lines()
    )
    return Help(words.help_title(), groups, chair_words.help_footer(look.cap(Move.CLOSE)))


# --- the panel


def replay_side(player: Player, look: Look) -> Side:
    """Return what the panel says: what was done, what came of it, what was wrong, and what was done before."""
    moment, all_found = player.moment, player.moments[-1].so_far
    faults = words.so_far_words(moment.so_far, all_found) if all_found else words.nothing_found()
    foot = words.side_word(look.viewpoint.name.lower())
    title = words.in_part(_number(player), words.part_words(moment.part.value))
    return Side(title.upper(), tuple(_items(player)), (foot, faults))


def _items(player: Player) -> Iterator[Item]:
    moment = player.moment
    yield Words(words.at_words(chair_words.clock_words(moment.at), moment.words), Ink.NOW, theme.AMOUNT)
    for each in moment.news:
        if each.heading:
            yield Words(each.heading, Ink.NOW)
        yield Words(each.text)
    for finding in moment.found:
        weight = words.weight_word(finding.weight.name.lower())
        yield Rule()
        yield Words(words.weight_heading(weight, mistake_words(finding.mistake)), Ink.BAD, theme.CAPTION, mark=True)
        yield from finding_items(finding)
    yield from _earlier(player)


def _earlier(player: Player) -> Iterator[Item]:
    """The latest first, so that the nearest is told where there is little room."""
    before = player.moments[max(0, player.at - _EARLIER) : player.at]
    if not before:
        return
    yield Rule()
    yield Words(words.earlier_heading(), Ink.LATER, theme.SMALL)
    for moment in reversed(before):
        told = words.at_words(chair_words.clock_words(moment.at), moment.words)
        yield Words(told, Ink.BAD if moment.found else Ink.LATER, theme.SMALL, mark=bool(moment.found))


# --- closer


def piles_of(table: Table, moment: Moment, box: int) -> tuple[Pile, ...]:
    """Return the chips of the box that is pointed at, or else of the bet that the act is about, for a closer look."""
    number = box or _box(moment)
    bets = [bet for bet in Bet if box or bet is getattr(moment.act, "bet", None)]
    places = (at(number, bet) for bet in bets for at in (bet_place, pay_place))
    return tuple(piles_at(moment.felt, places, table))
