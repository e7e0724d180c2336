"""Somebody who plays at the table's scene in the tests."""

from __future__ import annotations

from tests.ui.tables import preset, sit
from uth.game.actions import Decide
from uth.game.model import Phase
from uth.table import Bet, Table
from uth.ui.entry import Entry
from uth.ui.intents import KeyPress, Mouse, Move, Press, Release, Text
from uth.ui.keys import Key, KeyLabels
from uth.ui.places import bet_circle
from uth.ui.preferences import Preferences
from uth.ui.scenes.table import TableScene
from uth.ui.seat import Seat

SIZE = (1280, 800)
FRAME = 1 / 60


class Player:
    """Somebody at the scene: presses keys and clicks on what is named."""

    def __init__(
        self,
        table: Table | str = "standard",
        *,
        boxes: int = 1,
        bankroll: int = 1000,
        seed: str = "1",
        preferences: Preferences | None = None,
        company: int = 0,
    ) -> None:
        self.table = preset(table) if isinstance(table, str) else table
        self.session = sit(self.table, bankroll, seed, boxes=boxes, company=company)
        self.scene = TableScene(self.session, KeyLabels(), Seat(boxes=boxes), preferences=preferences)
        self.scene.resize(SIZE)
        self.scene.enter()

    def keys(self, *keys: Key) -> Player:
        """Press keys, each when the film is over."""
        for key in keys:
            self.wait()
            self.key(key)
        return self

    def key(self, key: Key, *, shift: bool = False) -> Player:
        self.scene.handle(KeyPress(key, shift=shift))
        return self

    def wait(self, seconds: float = 60.0) -> Player:
        """Let time go by, at most until the film is over."""
        while seconds > 0 and not (self.scene.ready and seconds == 60.0):
            self.scene.update(FRAME)
            seconds -= FRAME
            if self.scene.ready and seconds > 50:
                break
        return self

    def click(self, name: str, button: Mouse = Mouse.LEFT) -> Player:
        self.wait()
        control = next(control for control in self.scene.controls() if control.name == name)
        return self.press(control.rect.centre, button)

    def press(self, at: tuple[int, int], button: Mouse = Mouse.LEFT) -> Player:
        """Press a button of the mouse and let it go."""
        self.scene.handle(Press(*at, button))
        self.scene.handle(Release(*at, button))
        return self

    def at(self, box: int, bet: Bet) -> tuple[int, int]:
        """Where a circle is, in pixels of the window."""
        return self.scene.layout.point(bet_circle(box, bet))

    def named(self, name: str) -> tuple[int, int]:
        """Where something that can be pressed is, by its name."""
        return next(control.rect.centre for control in self.scene.controls() if control.name == name)

    def point(self, at: tuple[int, int]) -> Player:
        """Move the mouse there."""
        self.scene.handle(Move(*at))
        return self

    def drag(self, start: tuple[int, int], *stops: tuple[int, int], drop: bool = True) -> Player:
        """Press, move over some points, and let go at the last."""
        self.wait()
        self.scene.handle(Press(*start))
        for stop in stops:
            self.point(stop)
        if drop:
            self.scene.handle(Release(*stops[-1]))
        return self

    def type(self, text: str) -> Player:
        """Type on the keyboard; what is typed comes as text, too."""
        for letter in text:
            self.scene.handle(KeyPress(Key(letter) if letter in "0123456789" else Key.PERIOD))
            self.scene.handle(Text(letter))
        return self

    def click_circle(self, box: int, bet: Bet, button: Mouse = Mouse.LEFT) -> Player:
        self.wait()
        return self.press(self.scene.layout.point(bet_circle(box, bet)), button)

    @property
    def buttons(self) -> list[str]:
        return [button.intent for button in self.scene.picture.buttons]

    def phase(self) -> Phase:
        return self.session.round.phase

    def ready(self) -> bool:
        return self.scene.ready

    def filming(self) -> bool:
        return self.scene.top.filming

    def entry(self) -> Entry | None:
        return self.scene.picture.entry

    def held(self) -> bool:
        return self.scene.hand.drag.busy

    def stale(self) -> bool:
        """Whether the picture is to be drawn anew."""
        return self.scene.dirty

    def overlay(self) -> object:
        return self.scene.picture.overlay

    @property
    def decided(self) -> list[str]:
        own = [box.number for box in self.session.round.owned_by(self.session.owner)]
        decided = (action for action in self.session.actions if isinstance(action, Decide))
        return [str(action.choice) for action in decided if action.box in own]

    @property
    def worth(self) -> int:
        """The player's money, bets that are not settled included."""
        lying = 0 if self.session.over else sum(box.staked for box in self.session.round.owned_by(self.session.owner))
        return self.session.bankroll + lying
