"""``uth history verify [N]``: whether what was stored agrees with itself."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from uth.cli import output
from uth.cli.examples import example
from uth.cli.history import opened
from uth.cli.history.filters import positive
from uth.i18n import gettext as _
from uth.i18n import ngettext

if TYPE_CHECKING:
    from collections.abc import Sequence

    from uth.store.database import Database
    from uth.store.players import Player
    from uth.store.verify import Finding

_EXAMPLE = "uth history verify 57"
_TOLD_EVERY = 500
DISAGREES = 1


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the action to those of ``uth history``."""
    about = _("check decks, deals, decisions, settlements and the ledger")
    parser = subparsers.add_parser(
        "verify",
        help=about,
        description=(
            _(
                "Work out again what was stored: the commitment to each deck, the deals from it, whether every "
                "action was allowed, what each bet was paid, and whether the ledger adds up. Ends with 1 if "
                "something does not agree; what the rescue of a damaged file has noted as lost is told and is no "
                "reason. It cannot find out that the latest rounds were cut off together with their entries, or "
                "that a purchase of chips was added."
            )
        ),
        epilog=example(_EXAMPLE),
    )
    parser.add_argument("number", metavar="N", type=positive, nargs="?", help=_("only this round"))
    opened.add_player_option(parser)
    opened.add_json_option(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Check one round or everything; return 1 if something does not agree.

    :raises UthError: if the history cannot be read, or there is no such player or round.
    """
    if options.number is not None:
        with opened.somebody(options) as (database, player):
            from uth.store.audit import audit_one

            return _tell(options, player, 1, audit_one(database, player.id, options.number))
    with opened.to_read() as history:
        who = opened.meant(history, options.player)
        if history is None or who is None:
            return _tell(options, None, 0, ())
        return _tell(options, who, *_all(history, who))


def _all(database: Database, player: Player) -> tuple[int, tuple[Finding, ...]]:
    from uth.store.audit import audit
    from uth.store.history import History

    rounds = len(History(database, player.id).numbers())
    with output.busy(_("verifying ...")) as show:

        def told(count: int) -> None:
            if count % _TOLD_EVERY == 0:
                show(_("verifying: {count:,} of {rounds:,} rounds ...").format(count=count, rounds=rounds))

        return rounds, tuple(audit(database, player.id, told))


def _tell(options: argparse.Namespace, player: Player | None, rounds: int, findings: Sequence[Finding]) -> int:
    if options.json:
        output.say_json(output.stamped(_document(player, rounds, findings)))
    elif player is None:
        output.say(opened.nothing_words())
    else:
        for finding in findings:
            if not finding.lost:
                output.say(str(finding))
        for note in dict.fromkeys(_note(finding) for finding in findings if finding.lost):
            output.say(_("note: {note}").format(note=note))
        output.say(_sum(options, player, rounds, [finding for finding in findings if not finding.lost]))
    return DISAGREES if any(not finding.lost for finding in findings) else 0


def _note(finding: Finding) -> str:
    """What a damaged file has cost, once for each round: its rescue has told of it, and it stays so."""
    if finding.round is not None:
        return _("round {round} is not whole: some of it was lost with a damaged file").format(round=finding.round)
    return str(finding)


def _sum(options: argparse.Namespace, player: Player, rounds: int, findings: Sequence[Finding]) -> str:
    from uth.cli.history.words import rounds_words

    what = (
        _("round {number}").format(number=options.number)
        if options.number is not None
        else _("{rounds} and the ledger").format(rounds=rounds_words(rounds))
    )
    if not findings:
        return _("{player}, {what}: everything agrees.").format(player=player.name, what=what)
    return ngettext(
        "{player}, {what}: {count:,} thing does not agree.",
        "{player}, {what}: {count:,} things do not agree.",
        len(findings),
    ).format(player=player.name, what=what, count=len(findings))


def _document(player: Player | None, rounds: int, findings: Sequence[Finding]) -> dict[str, object]:
    return {
        "player": player.name if player is not None else None,
        "rounds": rounds,
        "agrees": all(finding.lost for finding in findings),
        "findings": [
            {
                "round": finding.round,
                "what": finding.what,
                "expected": finding.expected,
                "found": finding.found,
                "lost": finding.lost,
            }
            for finding in findings
        ],
    }
