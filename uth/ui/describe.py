"""The picture as text: for people who cannot see it, and for programs that want to know where things are.

Every line has a name (``prompt``, ``box 1``, ``button deal``) and a text. :class:`Describer` prints a line when it
changes, and ``gone`` for one that is no longer there, so what was printed last under each name is what is to be seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from uth.i18n import _
from uth.ui.keys import Key, name_of
from uth.ui.layout import Layout
from uth.ui.layout.rect import Rect
from uth.ui.picture import BoxLook, Button, CardAt, Dialog, Help, Picture, Pill, StackAt
from uth.ui.places import Place, Spot
from uth.ui.scene import Control, Played, Scene, Stage
from uth.ui.sizes import Size
from uth.words.settlement import bet_words

Lines = dict[str, str]
GONE = "gone"
EVENT = "event"
"""The name of the lines that say what has happened: one for each sentence, never changed or gone."""


def controls(picture: Picture, layout: Layout) -> tuple[Control, ...]:
    """Return everything in *picture* that can be pressed; an open dialog hides the rest."""
    if isinstance(picture.overlay, Dialog):
        return tuple(_buttons(picture.overlay.buttons, layout.panel.buttons, layout))
    if isinstance(picture.overlay, Help):
        return (Control("close help", layout.in_window(layout.panel.area), picture.overlay.title, name_of(Key.ESCAPE)),)
    return (
        *_buttons(picture.buttons, layout.buttons, layout),
        *_buttons(picture.actions, layout.bar.actions, layout),
        *(
            Control(f"chip {chip.text}", layout.in_window(rect), chip.text, enabled=chip.enabled)
            for chip, rect in zip(picture.tray, layout.bar.chips, strict=True)
        ),
        *(
            Control(f"box {area.number} {bet}", layout.in_window(disc.rect), bet_words(bet))
            for area in layout.boxes
            for bet, disc in area.circles.items()
        ),
    )


def _buttons(buttons: Sequence[Button], rects: Sequence[Rect], layout: Layout) -> Iterator[Control]:
    for button, rect in zip(buttons, rects, strict=True):
        label = f"{button.label}, {button.cost}" if button.cost else button.label
        where = layout.in_window(rect)
        yield Control(button.intent, where, label, button.key, button.enabled, button.reason, button.gold)


def table_lines(picture: Picture) -> Lines:
    """Return what lies on the table and what is asked, by name."""
    lines = {"prompt": picture.prompt, "reason": picture.reason, "notice": picture.toast}
    lines["bankroll"] = _joined(picture.bankroll.figure, picture.bankroll.second)
    lines["dealer"] = _joined(_cards(picture, Spot.DEALER_CARD), picture.dealer_hand, picture.dealer_note)
    lines["board"] = _cards(picture, Spot.COMMUNITY_CARD)
    for box in picture.boxes:
        lines[f"box {box.number}"] = _box(picture, box)
    if picture.overlay is not None:
        lines["dialog"] = _joined(picture.overlay.title, *_overlay(picture.overlay))
    return {name: text for name, text in lines.items() if text}


def _box(picture: Picture, look: BoxLook) -> str:
    number = look.number
    cards = _cards(picture, Spot.BOX_CARD, number) or _cards(picture, Spot.TUCKED_CARD, number)
    pills = [_pill(pill) for pill in picture.pills if pill.box == number]
    return _joined(look.name, cards, look.dark or look.note, *_stakes(picture.stacks, number), *pills)


def _stakes(stacks: Iterable[StackAt], number: int) -> Iterator[str]:
    for stack in stacks:
        place = _end(stack.place, stack.to)
        if place.box == number and place.bet is not None and stack.label:
            name = _("pays {bet}") if place.spot is Spot.PAYOUT else "{bet}"
            yield f"{name.format(bet=place.bet)} {stack.label}"


def _pill(pill: Pill) -> str:
    return _joined(pill.text, pill.caption)


def _cards(picture: Picture, spot: Spot, number: int = 0) -> str:
    """Return the cards of a kind of place, ``??`` for those that lie face down."""
    there = [card for card in picture.cards if (at := _end(card.place, card.to)).spot is spot and at.box == number]
    there.sort(key=lambda card: _end(card.place, card.to).index)
    return " ".join(_card(card) for card in there)


def _card(card: CardAt) -> str:
    shown = card.turning >= 0.5 if card.turning else card.face_up
    return str(card.card) if shown and card.card is not None else "??"


def _end(place: Place, to: Place | None) -> Place:
    return to or place


def _overlay(overlay: Help | Dialog) -> Iterator[str]:
    if isinstance(overlay, Dialog):
        yield overlay.text.replace("\n", " ")
        return
    for title, keys in overlay.groups:
        yield f"{title}: " + ", ".join(f"{caps} {does}" for caps, does in keys)


def _joined(*texts: str) -> str:
    return "; ".join(text for text in texts if text)


def control_lines(found: Iterable[Control]) -> Lines:
    """Return where each control is: ``button deal`` -> ``Deal (Space) at 520,712 size 180x56``."""
    return {f"button {control.name}": _control(control) for control in found}


def _control(control: Control) -> str:
    rect = control.rect
    key = f"({control.key})" if control.key else ""
    where = f"at {rect.x},{rect.y} size {rect.w}x{rect.h}"
    off = "" if control.enabled else _joined("off", control.reason)
    return " ".join(part for part in (control.label, key, where, off) if part)


def stage_text(stage: Stage) -> str:
    """Return a stage in words: ``round 3, showdown, box 2``."""
    box = f", box {stage.box}" if stage.box else ""
    return f"round {stage.round_number}, {stage.moment}{box}"


class Describer:
    """Prints what is new each time the scene waits for a person or the round goes on a stage."""

    def __init__(self, say: Callable[[str], None], size: Callable[[], Size] | None = None) -> None:
        """*size*: that of the window now, in pixels, which is then said first: places are in pixels of it."""
        self._say = say
        self._size = size
        self._said: Lines = {}
        self._stage: Stage | None = None

    def see(self, scene: Scene) -> bool:
        """Say what has changed; never the end."""
        if isinstance(scene, Played):
            for sentence in scene.take_happened():
                self._say(f"{EVENT}: {sentence}")
        stage = scene.stage if isinstance(scene, Played) else None
        if stage != self._stage or not scene.moving:
            self._stage = stage
            self._tell(self._window() | described(scene))
        return False

    def _window(self) -> Lines:
        if self._size is None:
            return {}
        width, height = self._size()
        return {"window": f"{width}x{height}"}

    def _tell(self, lines: Lines) -> None:
        for name in self._said.keys() - lines.keys():
            lines[name] = GONE
        for name, text in lines.items():
            if self._said.get(name) != text:
                self._say(f"{name}: {text}")
        self._said = {name: text for name, text in lines.items() if text != GONE}


def described(scene: Scene) -> Lines:
    """Return all lines of a scene: the stage first, and last that it waits, so that all is said by then."""
    if not isinstance(scene, Played):
        return {**scene.told(), **control_lines(scene.controls())}
    waiting = {"waiting": "yes" if scene.ready else "no"}
    lines = {"stage": stage_text(scene.stage), **table_lines(scene.picture), **control_lines(scene.controls())}
    return lines | waiting if scene.ready else waiting | lines
