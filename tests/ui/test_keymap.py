"""Keys as the player has them: what can be changed, what cannot, and what a damaged list of keys becomes."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uth.ui.commands import BINDINGS, GOLD, Command, When
from uth.ui.keymap import CHANGEABLE, Keymap, situation
from uth.ui.keys import Key, KeyLabels
from uth.words.keys import command_name

USUAL = Keymap()
ONWARD = (Command.DEAL, Command.CUT, Command.CUT_DECLINE, Command.NEXT_ROUND, Command.DEAL_AGAIN)


def read(names: dict[str, list[str]]) -> tuple[Keymap, tuple[str, ...]]:
    return Keymap.read(KeyLabels(), names)


def test_keys_mean_what_the_situation_asks() -> None:
    assert USUAL.command_of(Key.SPACE, When.BETTING) is Command.DEAL
    assert USUAL.command_of(Key.ENTER, When.CUT) is Command.CUT
    assert USUAL.command_of(Key.DIGIT_4, When.DECISION) is Command.PLAY_4X
    assert USUAL.command_of(Key.DIGIT_4, When.BETTING) is None
    assert USUAL.command_of(Key.SPACE, When.END) is Command.NEXT_ROUND
    assert USUAL.command_of(Key.SPACE, When.DECISION) is None


def test_shift_changes_only_the_keys_that_ask_for_it() -> None:
    assert USUAL.command_of(Key.TAB, When.BETTING) is Command.NEXT_CIRCLE
    assert USUAL.command_of(Key.TAB, When.BETTING, shift=True) is Command.PREVIOUS_CIRCLE
    assert USUAL.command_of(Key.C, When.DECISION, shift=True) is Command.CHECK


def test_key_caps_show_what_the_keyboard_prints() -> None:
    keymap = Keymap(labels := KeyLabels())
    assert keymap.cap(Command.CHECK, When.DECISION) == "C"
    assert keymap.cap(Command.DEAL, When.BETTING) == "Space"
    labels.learn(Key.C, "с", ord("с"))  # noqa: RUF001  what a Russian layout prints there
    assert keymap.cap(Command.CHECK, When.DECISION) == "С"  # noqa: RUF001
    assert keymap.cap(Command.DEAL, When.DECISION) == ""


def test_a_changed_key_takes_the_place_of_the_usual_ones() -> None:
    keymap = USUAL.given(Command.DEAL, Key.G)
    assert keymap.command_of(Key.G, When.BETTING) is Command.DEAL
    assert keymap.command_of(Key.SPACE, When.BETTING) is None
    assert keymap.cap(Command.DEAL, When.BETTING) == "G"
    assert keymap.command_of(Key.SPACE, When.END) is Command.NEXT_ROUND
    assert USUAL.command_of(Key.SPACE, When.BETTING) is Command.DEAL
    assert keymap.given(Command.DEAL, Key.SPACE).changes == {}


def test_a_change_holds_in_every_situation_of_its_command() -> None:
    keymap = USUAL.given(Command.SPEED, Key.V)
    for when in (When.BETTING, When.CUT, When.DECISION, When.END, When.DIALOG):
        assert keymap.command_of(Key.V, when) is Command.SPEED
        assert keymap.command_of(Key.S, when) is None


def test_what_finishes_a_film_is_what_goes_on() -> None:
    keymap = USUAL.given(Command.DEAL, Key.G)
    assert keymap.goes_on(Key.G)
    assert keymap.goes_on(Key.SPACE)  # the next round's
    assert not keymap.given(Command.NEXT_ROUND, Key.G).goes_on(Key.SPACE)
    assert not keymap.goes_on(Key.C)


@pytest.mark.parametrize(
    ("command", "key", "refusal"),
    [
        (Command.CHECK, Key.F, "F is the key of “Fold” already"),
        (Command.REBET, Key.D, "D is the key of “Double all bets” already"),
        (Command.HELP, Key.N, "N is the key of “Let the dealer cut” already"),
        (Command.SPEED, Key.P, "P is the key of “Players” already"),
        (Command.BOX_LEFT, Key.MINUS, "- is the key of “Take a chip back” already"),
        (Command.CHECK, Key.SPACE, "Space is the key of “Deal”: a key that goes on cannot decide as well"),
        (Command.NEXT_ROUND, Key.F, "F is the key of “Fold”: a key that goes on cannot decide as well"),
        (Command.REBET, Key.DIGIT_3, "1 to 9 choose a chip while bets are laid"),
        (Command.FOLD, Key.ESCAPE, "Esc always opens the menu and leads back"),
        (Command.FOLD, Key.F11, "F11 is full screen"),
        (Command.LEAVE, Key.ENTER, "Enter presses the golden button of a dialog"),
    ],
)
def test_what_cannot_be_given_is_refused_in_a_sentence(command: Command, key: Key, refusal: str) -> None:
    assert USUAL.refusal(command, key) == refusal


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (Command.CHECK, Key.C),
        (Command.CHECK, Key.DIGIT_9),
        (Command.CHECK, Key.U),
        (Command.REBET, Key.DIGIT_0),
        (Command.MENU, Key.ESCAPE),
        (Command.MENU, Key.F10),
        (Command.NEXT_CIRCLE, Key.TAB),
        (Command.NEXT_ROUND, Key.T),
    ],
)
def test_what_can_be_given(command: Command, key: Key) -> None:
    assert USUAL.refusal(command, key) == ""
    assert USUAL.given(command, key).command_of(key, situation(command)) is command


def test_escape_opens_the_menu_and_leads_back_whatever_is_changed() -> None:
    keymap = USUAL.given(Command.MENU, Key.F10).given(Command.HELP, Key.V)
    for when in (When.BETTING, When.CUT, When.DECISION, When.END):
        assert keymap.command_of(Key.ESCAPE, when) is Command.MENU
        assert keymap.command_of(Key.F10, when) is Command.MENU
    assert keymap.cap(Command.MENU, When.BETTING) == "F10"
    for key in (Key.ESCAPE, Key.SPACE, Key.V):
        assert keymap.command_of(key, When.HELP) is Command.CLOSE
    assert keymap.command_of(Key.H, When.HELP) is None
    assert keymap.command_of(Key.ESCAPE, When.DIALOG) is Command.CLOSE


def contradictions(keymap: Keymap) -> list[tuple[Command, Command, Key]]:
    """Where one press would mean two things, straight from what the keys do."""
    found = []
    for when in When:
        has = {each: keymap.keys(each, when) for each in CHANGEABLE}
        for key in Key:
            means = [each for each, keys in has.items() if key in keys]
            found += [(means[0], other, key) for other in means[1:]]
    decides = {(each, key) for each in CHANGEABLE if each.choice for key in keymap.keys(each, When.DECISION)}
    goes_on = {(each, key) for each in ONWARD for key in keymap.keys(each, situation(each))}
    return found + [(one, other, key) for one, key in decides for other, shared in goes_on if shared is key]


def test_the_usual_keys_contradict_nothing() -> None:
    assert contradictions(USUAL) == []


@given(st.dictionaries(st.sampled_from(CHANGEABLE), st.lists(st.sampled_from(Key), min_size=1, max_size=3), max_size=8))
def test_whatever_is_read_contradicts_nothing_and_is_read_again(changes: dict[Command, list[Key]]) -> None:
    names = {command.value: [key.value for key in keys] for command, keys in changes.items()}
    keymap, problems = read(names)
    assert contradictions(keymap) == []
    assert len(problems) == len(changes) - len(keymap.changes)
    again, none = Keymap.read(KeyLabels(), keymap.names)
    assert (again.changes, none) == (keymap.changes, ())
    for when in (When.BETTING, When.CUT, When.DECISION, When.END):
        assert keymap.command_of(Key.ESCAPE, when) is Command.MENU


def test_changes_one_after_the_other_contradict_nothing() -> None:
    chance = random.Random(4)
    keymap, refused = USUAL, 0
    for _ in range(150):
        command, key = chance.choice(CHANGEABLE), chance.choice(list(Key))
        if keymap.refusal(command, key):
            refused += 1
        elif chance.random() < 0.2:
            keymap = keymap.reset(command)
        else:
            keymap = keymap.given(command, key)
    assert contradictions(keymap) == []
    assert 20 < refused < 130
    assert keymap.changes


def test_two_keys_can_be_exchanged_in_the_file() -> None:
    keymap, problems = read({"check": ["f"], "fold": ["c"]})
    assert problems == ()
    assert keymap.command_of(Key.F, When.DECISION) is Command.CHECK
    assert keymap.command_of(Key.C, When.DECISION) is Command.FOLD


@pytest.mark.parametrize(
    ("name", "keys", "problem"),
    [
        ("dance", ["g"], "“dance” is nothing that has keys of its own choice"),
        ("close", ["g"], "“close” is nothing that has keys of its own choice"),
        ("deal", ["g", "G!"], "“G!” is no key, such as “g”, “page up” or “f5”"),
        ("deal", ["f11"], "F11 is full screen"),
        ("deal", ["f"], "F is the key of “Fold”: a key that goes on cannot decide as well"),
    ],
)
def test_a_wrong_change_is_told_and_costs_only_itself(name: str, keys: list[str], problem: str) -> None:
    keymap, problems = read({name: keys, "undo": ["z"]})
    assert problems == (problem,)
    assert keymap.names == {"undo": ("z",)}


def test_reset_gives_the_usual_keys_back_to_all_that_stand_in_the_way() -> None:
    keymap, _ = read({"check": ["f"], "fold": ["c"], "undo": ["z"]})
    assert keymap.reset(Command.CHECK).names == {"undo": ("z",)}
    assert keymap.reset(Command.UNDO).names == {"check": ("f",), "fold": ("c",)}


def test_every_command_that_can_be_changed_has_a_name_and_a_situation() -> None:
    assert set(CHANGEABLE) == set(Command) - {Command.CLOSE}
    assert len({command_name(command) for command in CHANGEABLE}) == len(CHANGEABLE)
    for command in CHANGEABLE:
        assert USUAL.keys(command, situation(command))


def test_nothing_in_a_dialog_has_the_keys_of_its_golden_button() -> None:
    assert not [each for each in BINDINGS if each.when is When.DIALOG and set(each.keys) & set(GOLD)]
    assert USUAL.gold_cap == "Space"
