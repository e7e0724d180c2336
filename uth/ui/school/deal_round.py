"""A round that is dealt at the window: what a press on a place does, and what is asked in between. No pygame."""

from __future__ import annotations

from uth.profile import Call, Ruling
from uth.school.dealing.acts import (
    Accept,
    Correct,
    CountStub,
    CutDeck,
    FoldedTo,
    NameRuling,
    ProtectCards,
    Protection,
    Refuse,
    Report,
    StopGame,
)
from uth.school.settling.acts import ActError, CallFloor
from uth.train.felt.model import BOARD, HOUSE_CARDS, Place
from uth.ui.school.deal_acts import DealActs
from uth.ui.school.deal_ways import NUMBERS, OF_BOX, Answer, Menu
from uth.words import school_deal as words

_DIGITS = 2
"""So many digits has the longest number that is typed."""


class DealRound(DealActs):
    """A round that is dealt by keys, presses and drags."""

    _answer: Answer | None = None
    _box: int | None = None

    @property
    def reported(self) -> int | None:
        """The box that is reported, while it is asked what is done there; 0 for the dealer's own place."""
        return self._box if self.menu is Menu.EVENT else None

    def natural(self, place: Place) -> None:
        """Do what a press on a place does: ask the box, take its fold, turn the board, open the dealer's hand."""
        self.turn_to(place)
        if place == BOARD:
            self.turn_board()
        elif place == HOUSE_CARDS:
            self.open_house()
        elif place.box in self.course.folds:
            self.ask_for(Menu.WHERE)
        elif self.course.street is not None:
            self.ask()

    # --- what is asked in between

    def ask_for(self, menu: Menu) -> None:
        """Ask something in between."""
        if menu is Menu.WHERE:
            self.some_box()
        self.menu, self.typed = menu, ""

    def leave_menu(self) -> None:
        """Ask nothing in between any more."""
        super().leave_menu()
        self._answer, self._box = None, None

    def choose(self, what: str) -> None:
        """Choose something that is asked in between, by its contract word."""
        match self.menu:
            case Menu.CALL:
                self.announce(Call(what))
            case Menu.WRONG:
                self._answered(Answer(what))
            case Menu.RULING:
                self.do(NameRuling(Ruling(what)))
                self._still_wrong()
            case Menu.WHERE:
                self.take_fold(FoldedTo(what))
            case Menu.BOX:
                self._box_chosen(int(what))
            case Menu.EVENT:
                self.do(Report(self._box or 0, Protection(what)))

    def report(self) -> None:
        """Begin to report somebody."""
        self._answer = None
        self.ask_for(Menu.BOX)

    def _answered(self, answer: Answer) -> None:
        """What is done about something wrong; the answers stay at hand until the floor is called."""
        if answer in OF_BOX:
            self._answer = answer
            self.ask_for(Menu.BOX)
        elif answer is Answer.RULING:
            self.ask_for(Menu.RULING)
        elif answer is Answer.FLOOR:
            self.do(CallFloor())
        else:
            self.do(StopGame() if answer is Answer.STOP else ProtectCards())
            self._still_wrong()

    def _still_wrong(self) -> None:
        self.menu = Menu.NONE if self.done else Menu.WRONG

    def _box_chosen(self, box: int) -> None:
        match self._answer:
            case Answer.ACCEPT:
                self.do(Accept(box))
            case Answer.CORRECT:
                self.do(Correct(box))
            case Answer.REFUSE:
                self.do(Refuse(box))
            case _:
                self._box, self.menu = box, Menu.EVENT

    # --- numbers

    def type(self, digit: str) -> None:
        """Type a digit of a number."""
        if self.menu in NUMBERS and len(self.typed) < _DIGITS:
            self.typed += digit

    def erase(self) -> None:
        """Take back the last digit."""
        self.typed = self.typed[:-1]

    def enter(self) -> None:
        """Give the number."""
        if not self.typed:
            raise ActError(words.type_a_number())
        cards = int(self.typed)
        self.do(CutDeck(cards) if self.menu is Menu.CUT else CountStub(cards))
