"""A question that is asked before something is done."""

from __future__ import annotations

from uth.ui.intents import KeyPress
from uth.ui.keys import Key, KeyLabels
from uth.ui.page.ask import AskScene
from uth.ui.page.model import Button


def test_a_question_is_answered_once_and_goes() -> None:
    answers: list[str] = []
    ways = (Button("keep", "Keep", gold=True), Button("delete", "Delete", key=Key.D))
    scene = AskScene(KeyLabels(), ("Delete?", "All of it.\nFor good."), ways, answers.append)
    scene.resize((960, 600))
    assert "For good." in scene.lines()
    scene.handle(KeyPress(Key.D))
    assert answers == ["delete"]
    assert scene.done
    other = AskScene(KeyLabels(), ("Delete?", "All of it."), ways, answers.append)
    other.handle(KeyPress(Key.ENTER))
    other.handle(KeyPress(Key.ESCAPE))
    assert answers == ["delete", "keep"]
