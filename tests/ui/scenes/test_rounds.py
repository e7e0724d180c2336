"""Golden transcripts: whole rounds as the table tells them, reviewed as a diff."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.golden import check_golden
from tests.ui.tables import preset, sit
from uth.ui.describe import table_lines
from uth.ui.intents import KeyPress
from uth.ui.keys import Key, KeyLabels
from uth.ui.scenes.table import TableScene
from uth.ui.seat import Seat

ROUNDS = Path(__file__).parent / "rounds"
FRAME = 0.02
CASES = {
    "standard": ("standard", 1, "7", "t equals space c c 1 space"),
    "practice": ("practice", 3, "9", "t equals equals d space 4 c c 2 c f left right r"),
    "dark": ("six-box-dark", 3, "4", "equals left k space left enter c f space"),
    "pennsylvania": ("pennsylvania-d", 1, "12", "equals equals t equals space 3 r"),
    "poor": ("standard", 1, "5", "space 4 c 2 1 space escape b b space"),
}


def transcript(scene: TableScene, keys: list[Key]) -> Iterator[str]:
    """Press the keys, each when the film is over; tell each sentence of the film, and then what has changed."""
    seen = lines(scene)
    yield from (f"  {name}: {text}\n" for name, text in seen.items())
    for key in keys:
        scene.handle(KeyPress(key))
        yield f"\n> {key}\n"
        yield from (f"  ({said})\n" for said in film(scene))
        now = lines(scene)
        yield from (f"  {name}: {now.get(name, '-')}\n" for name in {**now, **seen} if now.get(name) != seen.get(name))
        seen = now


def film(scene: TableScene) -> Iterator[str]:
    """Let the film run, and yield its sentences."""
    said = ""
    while not scene.ready:
        prompt = scene.picture.prompt
        if scene.top.filming and prompt not in ("", said):
            yield prompt
        said = prompt
        scene.update(FRAME)


def lines(scene: TableScene) -> dict[str, str]:
    """What is to be seen, by name."""
    stage = scene.stage
    shown = {"stage": f"round {stage.round_number}, {stage.moment}", **table_lines(scene.picture)}
    for button in (*scene.picture.buttons, *(scene.picture.actions[:4])):
        able = "" if button.enabled else f" [off: {button.reason}]"
        shown[f"button {button.intent}"] = f"{button.key} {button.label} {button.cost}".rstrip() + able
    return shown


@pytest.mark.parametrize("name", CASES)
def test_a_round_is_told_as_reviewed(name: str) -> None:
    table, boxes, seed, keys = CASES[name]
    scene = TableScene(sit(preset(table), 20 if name == "poor" else 500, seed), KeyLabels(), Seat(boxes=boxes))
    text = "".join(transcript(scene, [Key(key) for key in keys.split()]))
    check_golden(ROUNDS / f"{name}.txt", text)
