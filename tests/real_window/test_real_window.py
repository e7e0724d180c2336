"""One real window: whole rounds by mouse and by keyboard, a resize, other keyboard layouts."""

from __future__ import annotations

import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from tests.real_window.person import Person, at_the_table
from tests.real_window.screen import environment, missing, screen
from uth.config import load_table
from uth.game.actions import CloseBets, Decide, PlaceBets
from uth.game.model import Choice, stakes_of
from uth.session import PLAYER, Session, seeded
from uth.table import Bet
from uth.words.money import money_words

pytestmark = pytest.mark.skipif(bool(missing()), reason=f"no real window without {', '.join(missing())}")

SEED = "7"
WHOLE = 1366, 768
SCREEN = "1366x768"
SMALL = ("--size", "960x600")
LINE = {"preflop": "check", "flop": "check", "river": "play 1x"}
KEYS = {"check": "c", "play 1x": "1", "play 4x": "4", "fold": "f"}


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    with screen(SCREEN) as name:
        yield name


def bankroll_after_checking_down() -> str:
    """Return what the engine itself makes of the line, in words."""
    table = load_table("standard").table
    session = Session(table, 1000_00, entropy=seeded(SEED))
    session.act(PlaceBets(1, PLAYER, stakes_of({Bet.ANTE: 5_00, Bet.BLIND: 5_00})))
    session.act(CloseBets())
    for choice in LINE.values():
        session.act(Decide(1, Choice(choice)))
    return money_words(session.bankroll, table.currency)


def assert_paid(person: Person) -> None:
    person.wait_for_stage("round 1, end")
    assert person.seen["bankroll"].split(";")[0].removesuffix(".00") == bankroll_after_checking_down()
    assert "??" not in person.seen["dealer"]
    assert len(person.seen["board"].split()) == 5


def stopped(person: Person, number: signal.Signals, log: Path) -> None:
    """Send a signal when the second round's cards are dealt: the program ends well, and its log with them."""
    person.signal(number)
    assert person.ended() == 0
    said = log.read_text(encoding="utf-8")
    assert re.match(r".* uth\.session round 1 commitment [0-9a-f]{64}\n", said)
    assert re.search(r" uth\.table round 2: Your cards: ten of clubs, five of hearts\.\n$", said)


def test_a_round_by_mouse_and_one_that_is_terminated(display: str, tmp_path: Path) -> None:
    log = tmp_path / "deck.log"
    with at_the_table(display, "--seed", SEED, *SMALL, "--log", str(log)) as person:
        person.click("deal")
        for street, choice in LINE.items():
            person.wait_for_stage(f"round 1, {street}")
            person.click(choice)
        assert_paid(person)
        person.click("next round")
        person.wait_for_stage("round 2, betting")
        person.click("deal")
        person.wait_for_stage("round 2, preflop")
        stopped(person, signal.SIGTERM, log)


def test_a_game_of_ones_own_leaves_its_commitment_in_the_users_log_and_the_window_where_it_was(
    display: str, users_folder: Path
) -> None:
    with at_the_table(display, "--player", "Ann") as person:
        person.resize(1000, 600)
        person.move(250, 100)
        before = person.place()
        person.close()
        assert person.ended() == 0
    log = (users_folder / "log" / "play.log").read_text(encoding="utf-8")
    assert re.search(r"uth\.session round 1 commitment [0-9a-f]{64}\n", log)
    with at_the_table(display, "--seed", SEED) as person:
        assert person.size() == (1000, 600)
        assert person.place() == before
        person.close()
        assert person.ended() == 0


def test_without_a_terminal_a_window_says_why_the_table_cannot_be_opened(display: str) -> None:
    """As when the desktop starts ``uth-table`` and nobody reads what is printed."""
    line = f"exec {shlex.quote(sys.executable)} -m uth play --table nope >&- 2>&-"
    program = subprocess.Popen(["sh", "-c", line], env=environment(display))
    until = time.monotonic() + 30
    try:
        find = ["xdotool", "search", "--sync", "--onlyvisible", "--pid", str(program.pid)]
        asked = subprocess.run(find, env=environment(display), check=True, capture_output=True, text=True, timeout=20)
        press = ["xdotool", "windowactivate", "--sync", asked.stdout.split()[-1], "key", "36"]
        # A window that is gone before the key is let go is a fault to xdotool, and one not ready yet takes no key.
        while program.poll() is None and time.monotonic() < until:
            with suppress(subprocess.TimeoutExpired):
                subprocess.run(press, env=environment(display), check=False, capture_output=True, timeout=5)
                program.wait(1)
        assert program.poll() == 2
    finally:
        program.kill()
        program.wait()


def lay_out(display: str, layout: str) -> None:
    """Give the keyboard another layout, where that can be done."""
    if shutil.which("setxkbmap") is not None:
        subprocess.run(["setxkbmap", layout], env=environment(display), check=True, timeout=10)


def test_a_round_by_keyboard_under_one_layout_after_the_other(display: str) -> None:
    try:
        with at_the_table(display, "--seed", SEED, *SMALL, "--rounds", "1") as person:
            person.press("space")
            for layout, (street, choice) in zip(("ru", "bg", "fr"), LINE.items(), strict=True):
                person.wait_for_stage(f"round 1, {street}")
                lay_out(display, layout)
                person.press(KEYS[choice])
            assert_paid(person)
            lay_out(display, "us")
            person.press("space")
            assert person.ended() == 0
    finally:
        lay_out(display, "us")


ONWARD = ("next round", "deal", "check", "play 1x")
"""One of these goes on wherever a round stands."""


def go_on(person: Person) -> None:
    """Click where the way on is said to be, inside the window, and see that it is what was clicked."""
    name = next(name for name in ONWARD if f"button {name}" in person.seen)
    stage, (x, y, width, height) = person.seen["stage"], person.rect(name)
    assert x >= 0
    assert y >= 0
    assert x + width <= person.size()[0]
    assert y + height <= person.size()[1]
    person.click(name)
    person.wait(lambda seen: seen["stage"] != stage)


def resized_in_play(display: str, times: int) -> None:
    """Play on with the mouse while the window gets other sizes, at rest and with cards and chips on their way."""
    chance = Random(SEED)
    with at_the_table(display, "--seed", SEED, *SMALL, "--bankroll", "100000") as person:
        for _ in range(times // 2):
            person.resize(chance.randint(480, 1350), chance.randint(320, 740))
            go_on(person)
            person.resize(chance.randint(480, 1350), chance.randint(320, 740))
            person.wait(lambda seen: seen["waiting"] == "yes")


def test_a_resize_moves_everything_and_clicks_follow(display: str) -> None:
    resized_in_play(display, 6)


@pytest.mark.full
def test_a_hundred_resizes_in_play(display: str) -> None:
    resized_in_play(display, 100)


def test_full_screen_the_smallest_window_none_at_all_and_an_interrupt(display: str, tmp_path: Path) -> None:
    log = tmp_path / "deck.log"
    with at_the_table(display, "--seed", SEED, *SMALL, "--log", str(log)) as person:
        windowed = person.rect("deal")
        person.press("f11")
        person.wait(lambda seen: seen["window"] == SCREEN)
        assert person.size() == WHOLE
        go_on(person)
        person.wait(lambda seen: seen["waiting"] == "yes")
        person.press("f11")
        person.wait(lambda seen: seen["window"] == "960x600")
        go_on(person)
        person.minimise()
        person.restore()
        person.wait(lambda seen: seen["waiting"] == "yes")
        go_on(person)
        person.resize(1, 1)
        person.wait(lambda seen: seen["waiting"] == "yes")
        person.resize(960, 600)
        go_on(person)
        person.wait_for_stage("round 1, end")
        go_on(person)
        person.wait_for_stage("round 2, betting")
        assert person.rect("deal") == windowed
        go_on(person)
        person.wait_for_stage("round 2, preflop")
        stopped(person, signal.SIGINT, log)
