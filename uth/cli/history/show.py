"""``uth history show N``: one round with everything that proves it."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from uth.cli import output
from uth.cli.examples import example
from uth.cli.history import opened
from uth.cli.history.filters import positive
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from collections.abc import Iterator

    from uth.game.model import Round
    from uth.store.history import Stored
    from uth.store.players import Player

_EXAMPLE = "uth history show 57 --json"


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the action to those of ``uth history``."""
    about = _("one round: deck and commitment, what was done and when, cards, and what each bet was paid and why")
    parser = subparsers.add_parser(
        "show", help=about, description=_("Print {about}.").format(about=about), epilog=example(_EXAMPLE)
    )
    parser.add_argument("number", metavar="N", type=positive, help=_("the number of the round"))
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--as-case", action="store_true", help=_("print its boxes as test cases"))
    opened.add_json_option(form)
    opened.add_player_option(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print a round.

    :raises UthError: if there is no such round, or it cannot be read.
    """
    with opened.somebody(options) as (database, player):
        from uth.store.history import History
        from uth.store.ledger import Ledger

        stored = History(database, player.id).round(options.number)
        state, gave_back = replayed(stored), Ledger(database, player.id).gave_back(options.number)
    if options.as_case:
        from uth.cli.history.case import cases

        output.say_json(cases(stored, state))
    elif options.json:
        from uth.cli.history.document import round_document

        output.say_json(output.stamped(round_document(player, stored, state)))
    else:
        output.say("\n\n".join(_parts(title(player, stored, gave_back=gave_back), stored, state)))
    return 0


def replayed(stored: Stored) -> Round:
    """Return the round at its end.

    :raises Damaged: if its actions do not lead there.
    """
    from uth.errors import UthError
    from uth.game import engine
    from uth.store.database import Damaged

    try:
        return engine.replay(stored.table, stored.funds, stored.actions)
    except UthError as error:
        raise Damaged(
            _("round {number} cannot be played again: {error}").format(number=stored.number, error=error)
        ) from error


def title(player: Player, stored: Stored, *, gave_back: bool) -> str:
    """Return the first line about a round; *gave_back*: the ledger says that its stakes were."""
    from uth.cli.history.words import local
    from uth.store.history import State

    began = f"{local(stored.began):%Y-%m-%d %H:%M}"
    lost = _("lost with a damaged file") if stored.actions else _("without bets")
    void = _("void: {why}").format(why=_("stakes given back") if gave_back else lost)
    ends = {State.OPEN: _("not finished"), State.SETTLED: _("settled"), State.VOID: void}
    return _("Round {number}, {table}, {player}, {began}, {state}").format(
        number=stored.number, table=stored.table.name, player=player.name, began=began, state=ends[stored.state]
    )


def _parts(first: str, stored: Stored, state: Round) -> Iterator[str]:
    yield first
    yield _deck(stored)
    yield _actions(stored)
    if state.dealer:
        yield _cards(stored, state)
    if stored.settlement is None:
        return
    from uth.cli.settled import settled_text

    for settled in stored.settlement.boxes:
        if settled.owner == stored.owner:
            yield f"{_box_words(settled.box)}\n\n{settled_text(stored.table, stored.settlement, settled)}"


def _deck(stored: Stored) -> str:
    from uth.store.history import State

    hidden = _("shown when the round is over")
    opening = hidden if stored.state is State.OPEN else stored.deck.opening
    return output.columns([(_("Commitment"), stored.commitment), (_("Reveal"), opening)])


def _actions(stored: Stored) -> str:
    from uth.cli.history.words import action_words, local
    from uth.game import engine
    from uth.game.actions import Deal

    now = engine.new_round(stored.table, stored.funds)
    rows = []
    for at, action in zip(stored.times, stored.actions, strict=True):
        words = action_words(now, action, stored.owner)
        if isinstance(action, Deal) and stored.settlement is None and stored.ended is None:
            words = _("Cards are dealt.")
        rows.append((f"{local(at):%H:%M:%S}", words))
        now = engine.apply(now, action)[0]
    return output.columns(rows) if rows else _("No bets.")


def _cards(stored: Stored, state: Round) -> str:
    """The cards as far as the player may see them."""
    from uth.game.view import seen_from

    view = seen_from(state, stored.owner)
    others = {box.number: box.owner for box in view.boxes if box.owner != stored.owner}
    rows = [(_box_words(box.number, others.get(box.number, "")), _faces(box.cards)) for box in view.boxes]
    return output.columns([*rows, (_("Dealer"), _faces(view.dealer)), (_("Board"), _faces(view.community))])


def _box_words(number: int, name: str = "") -> str:
    """A box, and whose it is, where that is somebody else."""
    box = _("Box {number}, {name}") if name else _("Box {number}")
    return box.format(number=number, name=name)


def _faces(cards: tuple[object, ...]) -> str:
    return " ".join("??" if card is None else str(card) for card in cards) or _("not dealt")
