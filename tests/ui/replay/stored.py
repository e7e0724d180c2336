"""Stored rounds for the tests of the replay, made without a file."""

from __future__ import annotations

from collections.abc import Sequence

from tests.play import Played
from uth import shuffle
from uth.company import practical
from uth.game import engine
from uth.game.actions import Action, CloseBets, Cut, Decide, PlaceBets
from uth.game.model import DEALER, Phase, stakes_of
from uth.session import PLAYER, Session, seeded
from uth.shuffle import Shuffle
from uth.store.history import State, Stored
from uth.table import Bet, Table

DECK: Shuffle = shuffle.shuffled(shuffle.entropy_of("replay", 1))
BEGAN = 1_800_000_000_000


def stored(
    table: Table, owner: str, funds: dict[str, int], actions: Sequence[Action], *, number: int = 57, gap: int = 4_000
) -> Stored:
    """Return a round of which an action was confirmed every *gap* milliseconds."""
    times = tuple(BEGAN + gap * (place + 1) for place in range(len(actions)))
    settlement = engine.replay(table, funds, actions).settlement
    return Stored(
        number=number,
        sitting=1,
        state=State.SETTLED if settlement else State.OPEN,
        began=BEGAN,
        ended=times[-1] if settlement and times else None,
        table=table,
        owner=owner,
        funds=funds,
        commitment=DECK.commitment,
        deck=DECK,
        actions=tuple(actions),
        times=times,
        settlement=settlement,
    )


def stored_of(played: Played, owner: str) -> Stored:
    """Return a round that was played through the engine as that owner's."""
    return stored(played.state.table, owner, played.funds, played.actions)


def one_round(
    table: Table, boxes: Sequence[int] = (1,), *, seed: str = "7", dark: int | None = None, number: int = 57
) -> Stored:
    """Return a round of the practical player; *dark*: the multiple of all boxes but the first."""
    session = Session(table, 1000_00, entropy=seeded(seed))
    laid = [
        PlaceBets(
            box,
            PLAYER,
            stakes_of({Bet.ANTE: 1000, Bet.BLIND: 1000, Bet.TRIPS: 500 if table.trips else 0}),
            dark if box != boxes[0] else None,
        )
        for box in boxes
    ]
    session.act(*laid, CloseBets())
    while not session.over:
        session.act(_next(session))
    return stored(table, PLAYER, {PLAYER: 1000_00}, session.actions, number=number)


def _next(session: Session) -> Action:
    state = session.round
    if state.phase is Phase.CUT:
        return Cut(state.cutter or DEALER, 20)
    box = engine.in_turn(state)[0].number
    return Decide(box, practical(session.view, box, engine.open_choices(state, box)))
