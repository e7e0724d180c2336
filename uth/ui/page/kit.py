"""The measures of a page: what gaps, lines and controls grow with. No pygame."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from uth.ui import theme
from uth.ui.keys import Key, name_of
from uth.ui.layout.bar import button_height
from uth.ui.page.model import Button, Choices, Field, Text, Toggle
from uth.ui.theme import Face


class Measure(Protocol):
    """Knows how wide letters are."""

    def width(self, text: str, face: Face, unit: float) -> int:
        """Return the width of one line, in pixels."""

    def lines(self, text: str, face: Face, unit: float, width: int) -> int:
        """Return how many lines a text takes in that width."""


_SEGMENT = 26
"""Room about the word of a choice, at unit 1."""
_WIDEST_STEPPER = 360


@dataclass(frozen=True, slots=True)
class Kit:
    """Sizes in pixels for one page."""

    unit: float
    measure: Measure

    def px(self, size: float) -> int:
        """Return a size given at unit 1."""
        return round(size * self.unit)

    @property
    def gap(self) -> int:
        """Between two elements."""
        return self.px(14)

    @property
    def pad(self) -> int:
        """Between the edge of a plate and what stands on it."""
        return self.px(20)

    @property
    def control(self) -> int:
        """Height of what can be chosen or typed into."""
        return theme.BODY.line(self.unit) + self.px(14)

    @property
    def heading(self) -> int:
        """Height of a heading with its line, and the room that sets it off from what is above."""
        return theme.SIGN_TITLE.line(self.unit) + self.px(8) + self.above_heading

    @property
    def above_heading(self) -> int:
        """The room that sets a heading off from what is above, besides the usual gap."""
        return self.px(8)

    @property
    def row(self) -> int:
        """Height of a row of a table."""
        return theme.BODY.line(self.unit) + self.px(15)

    @property
    def table_head(self) -> int:
        """Height of the titles of a table's columns."""
        return theme.HEADING.line(self.unit) + self.px(12)

    @property
    def fact(self) -> int:
        """Height of one fact."""
        return theme.BODY.line(self.unit) + self.px(8)

    @property
    def figure(self) -> int:
        """Height of a large figure on its plate."""
        faces = (theme.HEADING, theme.FIGURE, theme.SECOND)
        return sum(face.line(self.unit) for face in faces) + self.px(22)

    @property
    def field_pad(self) -> int:
        """Between the edge of a field and its text."""
        return self.px(12)

    @property
    def arrow(self) -> int:
        """Width of the arrows beside a choice that is shown alone."""
        return self.px(38)

    @property
    def switch(self) -> int:
        """Width of a switch."""
        return round(self.px(24) * 1.85)

    def face_of(self, text: Text) -> Face:
        """Return the type of a paragraph."""
        return theme.CAPTION if text.soft else theme.BODY

    def cap(self, words: str) -> int:
        """Return the width of a key cap with the room after it; nothing where there is none."""
        if not words:
            return 0
        px = theme.KEY.px(self.unit)
        return max(round(px * 1.5), self.measure.width(words, theme.KEY, self.unit) + round(px * 0.8)) + self.px(9)

    def action_width(self, label: str, cap: str) -> int:
        """Return the width of a key cap and a label without a plate."""
        return self.cap(cap) + self.measure.width(label, theme.BODY, self.unit) + self.px(4)

    def button_width(self, button: Button) -> int:
        """Return the width of a button for its texts and the widest cap that its key may have."""
        words = max(
            self.measure.width(button.label, theme.BUTTON, self.unit),
            self.measure.width(button.second, theme.COST, self.unit),
        )
        cap = self.cap(name_of(Key.ENTER) if button.key else "")
        return max(self.px(120), words + cap + self.px(44))

    def button_height(self, button: Button) -> int:
        """Return the height of a button on the page."""
        return button_height(self.unit) if button.second else theme.BUTTON.line(self.unit) + self.px(14)

    def segments(self, choices: Choices) -> tuple[int, ...]:
        """Return the widths of choices that stand side by side."""
        pad = self.px(_SEGMENT)
        return tuple(
            max(self.px(54), self.measure.width(label, theme.BODY, self.unit) + pad) for label in choices.labels
        )

    def stepper(self, choices: Choices) -> int:
        """Return the width of a choice shown alone, arrows included, for the longest of them."""
        widest = max((self.measure.width(label, theme.BODY, self.unit) for label in choices.labels), default=0)
        return min(widest + self.px(_SEGMENT), self.px(_WIDEST_STEPPER)) + 2 * self.arrow

    def choice_width(self, choices: Choices, room: int) -> tuple[int, bool]:
        """Return the width of the control, and whether its choices are shown one at a time."""
        side_by_side = sum(self.segments(choices))
        if side_by_side <= room and len(choices.labels) <= 7 and not choices.alone:
            return side_by_side, False
        return min(self.stepper(choices), room), True

    def label_width(self, part: Choices | Toggle | Field) -> int:
        """Return the width of the label before a control, with the room after it."""
        return self.measure.width(part.label, theme.BODY, self.unit) + self.px(12) if part.label else 0
