"""What is said about the thing that is pointed at: a title, and lines under it. No pygame."""

from __future__ import annotations

from collections.abc import Iterator

from uth.table import Bet
from uth.ui import present_bar as bar
from uth.ui.commands import Command, When
from uth.ui.desk import Desk
from uth.ui.picture import Button, Pointed, Target
from uth.ui.places import bet_circle
from uth.words import tips as words

Tip = tuple[str, ...]


def tip(desk: Desk, target: Target) -> Tip:
    """Return what is said about *target*, the title first; nothing where it speaks for itself."""
    lines: Iterator[str] = iter(())
    if desk.overlay is None and desk.resting:
        match target.kind:
            case Pointed.BUTTON:
                lines = _button(desk, bar.buttons(desk), target.index)
            case Pointed.ACTION:
                lines = _button(desk, bar.actions(desk), target.index)
            case Pointed.CHIP:
                lines = _chip(desk, target.index)
            case Pointed.BET if target.bet is not None:
                lines = _bet(desk, target.box, target.bet)
            case _:
                pass
    return tuple(filter(None, lines))


def _button(desk: Desk, shown: tuple[Button, ...], index: int) -> Iterator[str]:
    if index >= len(shown):
        return
    button = shown[index]
    choice = Command(button.intent).choice
    if choice is None:
        yield button.label
        yield words.does(button.intent)
    else:
        yield words.choice_title(choice, button.cost)
        box = desk.view.box(desk.turn)
        stakes = dict(box.stakes) if box else {}
        lost = desk.say(stakes.get(Bet.ANTE, 0) + stakes.get(Bet.BLIND, 0))
        yield words.choice_tip(choice, desk.table.rules, lost, trips=Bet.TRIPS in stakes)
    if not button.enabled:
        yield button.reason


def _chip(desk: Desk, index: int) -> Iterator[str]:
    yield words.chip_title(desk.say(desk.laying.chips[index].value))
    yield words.chip_tip(str(index + 1) if index < 9 else "")
    yield bar.reason_of_chip(desk, index)


def _bet(desk: Desk, box: int, bet: Bet) -> Iterator[str]:
    pile = desk.lay.stacks.get(bet_circle(box, bet))
    yield words.bet_title(bet, desk.say(pile.amount) if pile else "", box=box if desk.numbered else 0)
    if pile is not None:
        yield words.chips_counted([(count, desk.say(chip.value)) for chip, count in pile.at.chips])
    yield words.bet_tip(bet, desk.table.rules)
    if desk.when is When.BETTING and not desk.other(box):
        yield from _laying(desk, bet)


def _laying(desk: Desk, bet: Bet) -> Iterator[str]:
    cap = desk.keymap.cap
    if bet is not Bet.PLAY:
        chip = desk.say(desk.laying.in_hand.value)
        yield words.how_to_lay(chip, cap(Command.AMOUNT, When.BETTING))
    elif desk.table.rules.dark_boxes:
        keys = f"{cap(Command.TAKE, When.BETTING)} {cap(Command.ADD, When.BETTING)}"
        yield words.how_to_choose(keys)
