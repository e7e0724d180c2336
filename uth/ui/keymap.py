"""What the keys do, as the player has them: asked for every key, every key cap and every line of help. No pygame.

A key that is given to a command takes the place of those that it came with. In one situation a key does one thing; what
decides and what goes on never share a key, so that a press that comes too late decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from types import MappingProxyType
from typing import Self

from uth.problems import shown
from uth.ui.commands import BINDINGS, FIXED, GOLD, Binding, Command, Fixed, When
from uth.ui.keys import Key, KeyLabels
from uth.words import keys as words

Changes = Mapping[Command, tuple[Key, ...]]
_FIXED = frozenset({Command.CLOSE})
"""What leads back is not changed: Escape, and in the help whatever opens it."""
_ONWARD = frozenset({Command.DEAL, Command.CUT, Command.CUT_DECLINE, Command.NEXT_ROUND, Command.DEAL_AGAIN})
CHANGEABLE = tuple(dict.fromkeys(each.command for each in BINDINGS if each.command not in _FIXED))
"""The commands whose keys can be changed, in the order of their situations."""


class Keymap:
    """The keys of one player on this keyboard.

    :ivar labels: what is printed on the keys.
    :ivar changes: the commands that have other keys than they come with.
    """

    def __init__(self, labels: KeyLabels | None = None, changes: Changes = MappingProxyType({})) -> None:
        """*changes* that contradict each other are the caller's to avoid: see :meth:`read` and :meth:`refusal`."""
        self.labels = labels or KeyLabels()
        self.changes = MappingProxyType(dict(changes))
        self._bindings = tuple(_bindings(self.changes))

    @classmethod
    def read(cls, labels: KeyLabels, names: Mapping[str, Sequence[str]]) -> tuple[Self, tuple[str, ...]]:
        """Return the keys that *names* gives to commands, and in sentences what of it cannot be."""
        changes: dict[Command, tuple[Key, ...]] = {}
        problems = []
        for name, keys in names.items():
            problem = _misnamed(name, keys) or next(
                filter(None, (_barred(Command(name), Key(key), labels) for key in keys)), ""
            )
            if problem:
                problems.append(problem)
            else:
                changes[Command(name)] = tuple(map(Key, keys))
        while found := next(_conflicts(tuple(_bindings(changes))), None):
            one, other, key = found
            dropped, kept = (other, one) if other.command in changes else (one, other)
            del changes[dropped.command]
            problems.append(_taken(dropped.command, kept, labels.label(key)))
        return cls(labels, changes), tuple(problems)

    @property
    def names(self) -> Mapping[str, tuple[str, ...]]:
        """The changes as :meth:`read` takes them."""
        return {command.value: tuple(key.value for key in keys) for command, keys in self.changes.items()}

    def command_of(self, key: Key, when: When, *, shift: bool = False) -> Command | None:
        """Return what *key* does in that situation, None for nothing; shift changes only the keys that ask for it."""
        found = [each for each in self._bindings if each.when is when and key in each.keys]
        found.sort(key=lambda each: each.shift is not shift)
        return found[0].command if found and (shift or not found[0].shift) else None

    def keys(self, command: Command, when: When) -> tuple[Key, ...]:
        """Return the keys of a command in that situation, the one of its cap first; none where it has none."""
        bindings = (each for each in self._bindings if (each.when, each.command) == (when, command))
        return next((each.keys for each in bindings), ())

    def caps(self, command: Command, when: When) -> tuple[str, ...]:
        """Return what is printed on the keys of a command in that situation."""
        return tuple(map(self.labels.label, self.keys(command, when)))

    def cap(self, command: Command, when: When) -> str:
        """Return the text of the command's key cap in that situation; nothing for a command without a key."""
        return next(iter(self.caps(command, when)), "")

    def fixed_caps(self, fixed: Fixed) -> tuple[str, ...]:
        """Return what is printed on the keys of what always has the same."""
        return tuple(words.chord(held, self.labels.label(key)) for held, key in FIXED[fixed][1])

    @property
    def gold_cap(self) -> str:
        """The text of the key cap of a dialog's golden button."""
        return self.labels.label(GOLD[0])

    def goes_on(self, key: Key) -> bool:
        """Return whether the key is one of those that go on: it finishes a film."""
        return any(key in each.keys for each in self._bindings if each.command in (Command.DEAL, Command.NEXT_ROUND))

    # --- changing

    def refusal(self, command: Command, key: Key) -> str:
        """Return why *key* cannot be given to *command*, in a sentence; empty if it can."""
        barred = _barred(command, key, self.labels)
        if barred:
            return barred
        for one, other, shared in _conflicts(self.given(command, key)._bindings):
            if command in (one.command, other.command):
                against = other if one.command is command else one
                return _taken(command, against, self.labels.label(shared))
        return ""

    def given(self, command: Command, key: Key) -> Keymap:
        """Return the keys with *key* as the one of *command*; all that it came with where that is the first of them."""
        changes = {**self.changes, command: (key,)}
        if all(each.keys[0] is key for each in _own(command)):
            del changes[command]
        return Keymap(self.labels, changes)

    def reset(self, command: Command) -> Keymap:
        """Return the keys with those of *command* as they came.

        Other commands that have one of them by now get their own back, too.
        """
        changes = {each: keys for each, keys in self.changes.items() if each is not command}
        while found := next(_conflicts(tuple(_bindings(changes))), None):
            del changes[next(each.command for each in found[:2] if each.command in changes)]
        return Keymap(self.labels, changes)


def situation(command: Command) -> When:
    """Return the first situation in which a command has a key."""
    return next(each.when for each in BINDINGS if each.command is command)


def _own(command: Command) -> Iterator[Binding]:
    return (each for each in BINDINGS if each.command is command and not each.shift)


def _bindings(changes: Changes) -> Iterator[Binding]:
    for each in BINDINGS:
        keys = each.keys
        if each.command in changes and not each.shift:
            keys = changes[each.command]
            # Whatever else opens the menu, Escape does.
            keys += (Key.ESCAPE,) if each.command is Command.MENU else ()
        elif each.when is When.HELP and Command.HELP in changes:
            keys = (Key.ESCAPE, *GOLD, *changes[Command.HELP])
        yield replace(each, keys=keys)


def _conflicts(bindings: Sequence[Binding]) -> Iterator[tuple[Binding, Binding, Key]]:
    """Two commands that one press would mean at once, or one after the other by mistake; and that key."""
    sharing: dict[Key, list[Binding]] = {}
    for each in bindings:
        for key in each.keys if each.command not in _FIXED else ():
            sharing.setdefault(key, []).append(each)
    for key, those in sharing.items():
        for one, other in combinations(those, 2):
            together = one.when is other.when and one.shift is other.shift
            if one.command is not other.command and (together or _decides_and_goes_on(one, other)):
                yield one, other, key


def _decides_and_goes_on(one: Binding, other: Binding) -> bool:
    return (one.command.choice is not None and other.command in _ONWARD) or (
        other.command.choice is not None and one.command in _ONWARD
    )


def _barred(command: Command, key: Key, labels: KeyLabels) -> str:
    """Why a key can never be the command's."""
    whens = {each.when for each in _own(command)}
    if key is Key.ESCAPE and command is not Command.MENU:
        return words.for_menu(labels.label(key))
    if key is Key.F11:
        return words.for_full_screen(labels.label(key))
    if key.digit and When.BETTING in whens:
        return words.for_chips()
    return words.for_gold(labels.label(key)) if key in GOLD and When.DIALOG in whens else ""


def _taken(command: Command, by: Binding, key: str) -> str:
    same_time = any(each.when is by.when for each in _own(command))
    return (words.taken if same_time else words.goes_on)(key, by.command.value)


def _misnamed(name: str, keys: Sequence[str]) -> str:
    if name not in [command.value for command in CHANGEABLE]:
        return words.no_command(shown(name))
    wrong = [key for key in keys if key not in list(Key)]
    return words.no_key(shown(wrong[0])) if wrong else ""
