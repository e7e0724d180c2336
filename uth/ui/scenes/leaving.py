"""The card for somebody who leaves: what the sitting came to, with its best hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import pygame

from uth.chips import currency
from uth.store.parting import Parting
from uth.train.errors.model import Calls
from uth.ui.align import Align
from uth.ui.card_faces import RATIO
from uth.ui.cards_art import CardArt
from uth.ui.coach.skill import Skill
from uth.ui.keys import Key, KeyLabels
from uth.ui.layout.enlarge import index_scale
from uth.ui.layout.rect import Rect
from uth.ui.page.model import Bar, Block, Button, Canvas, Figure, Figures, Gap, Page, Text
from uth.ui.page.scene import PageScene, Pen
from uth.ui.picture import Tone
from uth.ui.preferences import Preferences
from uth.ui.scene import Scene
from uth.words import parting as words
from uth.words import skill as skill_words
from uth.words.hands import hand_caption
from uth.words.menu import main_menu_word
from uth.words.money import money_words, signed_money_words

_HAND = "hand"
_HAND_HEIGHT = 132
_CLOSE, _MENU = "close window", "main menu"
_NOT_KNOWN = "\N{EN DASH}"


@dataclass(frozen=True, slots=True)
class Farewell:
    """Who leaves, and with what.

    :ivar waiting: the number of a round that is not finished, 0 for none.
    :ivar skill: what the coach says to it, None where nothing was decided.
    """

    player: str
    table: str
    bankroll: str
    parting: Parting
    waiting: int = 0
    skill: Skill | None = None


def _no_news() -> Skill | None:
    """Return that nothing more will be known."""
    return None


class LeavingScene(PageScene):
    """What the sitting came to. The way back leads to where the player was."""

    def __init__(
        self,
        labels: KeyLabels,
        farewell: Farewell,
        preferences: Preferences,
        menu: Callable[[], Scene] | None = None,
        news: Callable[[], Skill | None] = _no_news,
    ) -> None:
        """*menu*: makes the menu that is gone to; without, only the window can be closed.

        *news*: is asked now and then whether more is known of the player's skill.
        """
        super().__init__(labels, theme=preferences.theme, scale=preferences.settings.scale)
        self._farewell = farewell
        self._menu = menu
        self._news = news
        self._art = CardArt(preferences.theme, index_scale(preferences.settings.scale))

    def page(self) -> Page:
        """Return the card."""
        ways = [Button(_CLOSE, words.close_word(), key=Key.Q, gold=self._menu is None)]
        if self._menu is not None:
            ways.append(Button(_MENU, main_menu_word(), key=Key.M, gold=True))
        blocks = (*self._blocks(), Gap(2), Bar(tuple(ways), Align.RIGHT))
        return Page(words.title(self._farewell.player), blocks, narrow=True)

    def _blocks(self) -> Iterator[Block]:
        farewell = self._farewell
        parting = farewell.parting
        if parting.rounds:
            yield Figures(tuple(_figures(parting)))
        if farewell.skill is not None and (coached := tuple(_coached(farewell.skill))):
            yield Figures(coached)
            if farewell.skill.luck is not None and farewell.skill.joint:
                yield Text(skill_words.luck_together(), soft=True, align=Align.MIDDLE)
        if parting.best is not None:
            caption = words.best_hand(hand_caption(parting.best))
            said = " ".join(map(str, parting.best.cards))
            # Larger indices need no larger cards: texts take the room.
            yield Canvas(_HAND, round(_HAND_HEIGHT / self.state.scale), weight=0, words=(said,))
            yield Text(caption, align=Align.MIDDLE)
        yield Text(words.table_and_bankroll(farewell.table, farewell.bankroll), soft=True, align=Align.MIDDLE)
        if farewell.waiting:
            yield Text(words.round_waits(farewell.waiting), align=Align.MIDDLE)

    def update(self, dt: float) -> None:
        """Say more of the player's skill once it is known."""
        super().update(dt)
        skill = self._news()
        if skill is not None and skill != self._farewell.skill:
            self._farewell = replace(self._farewell, skill=skill)
            self.changed()

    def pressed(self, name: str) -> None:
        """Leave that way."""
        if name == _MENU and self._menu is not None:
            self.opens = self._menu()
        self.done = self.afresh = True

    def draw_canvas(self, surface: pygame.Surface, name: str, rect: Rect, pen: Pen) -> None:
        """Lay the best hand out."""
        best = self._farewell.parting.best
        if name != _HAND or best is None:
            return
        gap = round(10 * pen.unit)
        width = min(int(rect.h / RATIO) - round(8 * pen.unit), (rect.w - 4 * gap) // 5)
        blur = self._art.blur(width)
        x = rect.x + (rect.w - 5 * width - 4 * gap) // 2
        for card in best.cards:
            surface.blit(self._art.lying(card, width), (x - blur, rect.y - blur + round(2 * pen.unit)))
            x += width + gap


def _figures(parting: Parting) -> Iterator[Figure]:
    yield Figure(words.rounds_heading(), f"{parting.rounds:,}")
    (code, net), *others = parting.nets
    tone = Tone.WIN if net > 0 else Tone.NOTE
    rest = ", ".join(signed_money_words(amount, currency(each)) for each, amount in others)
    yield Figure(words.net_heading(), signed_money_words(net, currency(code)), rest, tone)
    yield Figure(words.time_heading(), words.duration(parting.milliseconds), words.no_break())


def _coached(skill: Skill) -> Iterator[Figure]:
    """What the coach says to the sitting."""
    part, calls = skill.part, skill.calls
    if part.decisions or skill.ungraded:
        second = skill_words.still_graded(skill.ungraded) if skill.ungraded else skill_words.antes_line(part.cost)
        cost = money_words(round(part.money), skill.currency, decimals=True)
        yield Figure(skill_words.coach_heading(), cost, second)
    if part.decisions:
        right = skill_words.of_words(part.right, part.decisions)
        yield Figure(skill_words.accuracy_heading(), right, skill_words.right_share(part.right, part.decisions))
    if skill.luck is not None:
        luck = signed_money_words(round(skill.luck.luck), skill.currency)
        strays = skill_words.luck_range(round(skill.luck.deviation), skill.currency)
        yield Figure(skill_words.luck_heading(), luck, strays)
    elif skill.luck_follows and not skill.ungraded:
        yield Figure(skill_words.luck_heading(), _NOT_KNOWN, skill_words.luck_follows())
    if calls != Calls():
        caught = skill_words.of_words(calls.caught, calls.caught + calls.missed)
        yield Figure(skill_words.caught_heading(), caught, skill_words.false_alarms(calls.false_alarms))
