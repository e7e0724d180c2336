"""``uth history replay N``: a round again, as its player saw it, in words or in the window."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import TYPE_CHECKING

from uth.cli import output
from uth.cli.examples import example
from uth.cli.history import opened
from uth.cli.history.filters import positive
from uth.cli.history.show import replayed, title
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from uth.game.actions import Action
    from uth.game.events import Event
    from uth.shuffle import Shuffle
    from uth.store.history import Stored
    from uth.store.players import Player
    from uth.table import Table
    from uth.told.chair import Chair

_EXAMPLE = "uth history replay 57 --window"


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the action to those of ``uth history``."""
    about = _("one round again, step by step, as its player saw it")
    parser = subparsers.add_parser(
        "replay", help=about, description=_("Show {about}.").format(about=about), epilog=example(_EXAMPLE)
    )
    parser.add_argument("number", metavar="N", type=positive, help=_("the number of the round"))
    parser.add_argument("--window", action="store_true", help=_("at the table in a window, not in words"))
    opened.add_player_option(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the round step by step, or open it in a window.

    :raises UthError: if there is no such round, it cannot be read, or there is no display.
    """
    with opened.somebody(options) as (database, player):
        from uth.store.history import History
        from uth.store.ledger import Ledger

        stored = History(database, player.id).round(options.number)
        gave_back = Ledger(database, player.id).gave_back(options.number)
        replayed(stored)
    if options.window:
        _show(player, stored)
        return 0
    output.say("\n\n".join([title(player, stored, gave_back=gave_back), *_steps(player, stored)]))
    return 0


def _show(player: Player, stored: Stored) -> None:
    from uth.ui import backend

    backend.require()
    # Only now may pygame be imported.
    from uth.ui.preferences import Preferences
    from uth.ui.scenes.replay import ReplayScene
    from uth.ui.show import Wishes, show
    from uth.words.pages import window_title

    preferences = Preferences.of(player.uid)
    show(
        lambda: window_title(player.name, stored.table.name),
        lambda labels: ReplayScene(labels, stored, preferences),
        Wishes(),
        lambda: preferences.settings.loudness,
    )


@dataclass(frozen=True, slots=True)
class _Standing:
    """The round at an earlier moment: what a sitting goes on from."""

    table: Table
    owner: str
    number: int
    funds: Mapping[str, int]
    deck: Shuffle
    actions: Sequence[Action]


def _steps(player: Player, stored: Stored) -> Iterator[str]:
    """Yield each moment at which something was asked, or all was over: what had happened, and what was asked."""
    from uth.cli.history.words import local

    events: tuple[Event, ...] = ()
    shown = 0
    for count, (at, happened) in enumerate(_events(stored), 1):
        events += happened
        if count < len(stored.times) and stored.times[count] == at:
            # Confirmed together with what follows: nothing was to be seen in between.
            continue
        shown += 1
        lines = _moment(_chair(player, stored, count), events)
        yield "\n".join([f"{shown}. {local(at):%H:%M:%S}", *(f"   {line}" for line in lines)])
        events = ()


def _events(stored: Stored) -> Iterator[tuple[int, tuple[Event, ...]]]:
    from uth.game import engine

    state = engine.new_round(stored.table, stored.funds)
    for at, action in zip(stored.times, stored.actions, strict=True):
        state, happened = engine.apply(state, action)
        yield at, happened


def _chair(player: Player, stored: Stored, count: int) -> Chair:
    """The player's place after so many actions."""
    from uth.session import Session, Throwaway
    from uth.told.chair import Chair
    from uth.ui.seat import Seat

    actions = stored.actions[:count]
    standing = _Standing(stored.table, stored.owner, stored.number, stored.funds, stored.deck, actions)
    return Chair(Session.resumed(standing, Throwaway()), Seat(player=player.name))


def _moment(chair: Chair, events: Sequence[Event]) -> Iterator[str]:
    from uth.game.events import BetsPlaced
    from uth.told.asking import question
    from uth.told.telling import Telling
    from uth.told.vocabulary import Asked
    from uth.words.replay import cut_prompt
    from uth.words.told import sentence

    telling = Telling(chair)
    if any(isinstance(event, BetsPlaced) for event in events):
        yield from telling.bets()
        yield telling.money()
    yield from telling.happened(events)
    if chair.asked is Asked.CUT:
        yield sentence(cut_prompt())
    if chair.asked is Asked.DECISION:
        yield from question(chair)
