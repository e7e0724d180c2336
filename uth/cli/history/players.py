"""``uth history players``: who plays here; renamed and deleted as well."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from uth.cli import output
from uth.cli.examples import example
from uth.cli.history import opened
from uth.errors import UthError
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from collections.abc import Sequence

    from uth.store.players import Player, Players, Profile

_EXAMPLE = 'uth history players --rename "Player" "Ann"'


class NotConfirmed(UthError):
    """Something that cannot be undone was asked for, without the word for it."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the action to those of ``uth history``."""
    about = _("list the players; rename or delete one")
    parser = subparsers.add_parser(
        "players", help=about, description=f"{about.capitalize()}.", epilog=example(_EXAMPLE)
    )
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--rename", nargs=2, metavar=("OLD", "NEW"), help=_("give a player another name"))
    what.add_argument("--delete", metavar="NAME", help=_("delete a player with everything that was played and booked"))
    parser.add_argument("--yes", action="store_true", help=_("really delete"))
    opened.add_json_option(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """List the players, after a change if one was asked for.

    :raises UthError: if there is no such player, another window plays with that player, or the name cannot be given.
    """
    if options.rename or options.delete is not None:
        _change(options)
    profiles: Sequence[Profile] = ()
    with opened.to_read() as database:
        if database is not None:
            from uth.store.players import Players

            profiles = Players(database).profiles()
    if options.json:
        output.say_json([_document(profile) for profile in profiles])
    elif profiles:
        heads = (_("player"), _("chips"), _("rounds"), _("last round"), _("answers"), _("last answer"))
        output.say_table(heads, [_row(profile) for profile in profiles], right=(2, 4))
    else:
        output.say(opened.nothing_words())
    return 0


def _change(options: argparse.Namespace) -> None:
    from uth.store.players import Players

    with opened.to_read() as database:
        # Without a history there is nobody, and none is made to say so.
        opened.meant(database, options.rename[0] if options.rename else options.delete)
    with opened.to_write() as database:
        players = Players(database)
        if options.rename:
            player = players.named(options.rename[0])
            with _held(players, player, _('"{name}" cannot be renamed now: {error}')):
                players.rename(player, options.rename[1])
        else:
            _delete(players, options)


def _delete(players: Players, options: argparse.Namespace) -> None:
    from uth.cli.history.words import rounds_words
    from uth.store import settings_file
    from uth.store.files import WriteError
    from uth.words.players import answers_gone

    player = players.named(options.delete)
    if not options.yes:
        profile = next(each for each in players.profiles() if each.player.id == player.id)
        refused = _(
            '{option}: "{name}" with {rounds} would be gone for good; add {yes} to do it ({command} keeps them)'
        ).format(
            name=player.name,
            rounds=rounds_words(profile.rounds),
            option="--delete",
            yes="--yes",
            command="uth history export",
        )
        answers = answers_gone(profile.school, profile.drills)
        raise NotConfirmed(f"{refused}. {answers}" if answers else refused)
    with _held(players, player, _('"{name}" cannot be deleted now: {error}')):
        players.delete(player)
    players.forget_lock(player)
    # A file of settings that stays behind is nobody's.
    with suppress(WriteError):
        settings_file.delete(player.uid)


@contextmanager
def _held(players: Players, player: Player, refused: str) -> Iterator[None]:
    """Hold the player's chips meanwhile, so that no window plays with them; *refused*: what is said if one does.

    :raises InUse: if one does.
    """
    from uth.store.locks import InUse

    try:
        lock = players.lock(player)
    except InUse as error:
        raise InUse(refused.format(name=player.name, error=error)) from error
    try:
        yield
    finally:
        lock.release()


def _document(profile: Profile) -> dict[str, object]:
    from uth.cli.history.words import iso, money_of

    return output.stamped(
        {
            "player": profile.player.name,
            "uid": profile.player.uid,
            "created": iso(profile.player.created),
            "rounds": profile.rounds,
            "last": iso(profile.last) if profile.last is not None else None,
            "school_answers": profile.school,
            "drill_answers": profile.drills,
            "last_answer": iso(profile.trained) if profile.trained is not None else None,
            "chips": {code: money_of(code).format(amount) for code, amount in profile.balances},
        }
    )


def _row(profile: Profile) -> tuple[str, ...]:
    from uth.cli.history.words import local, money_of
    from uth.words.money import money_words

    chips = ", ".join(money_words(amount, money_of(code), decimals=True) for code, amount in profile.balances)
    last, trained = (f"{local(at):%Y-%m-%d %H:%M}" if at is not None else "-" for at in (profile.last, profile.trained))
    answers = f"{profile.school + profile.drills:,}"
    return profile.player.name, chips or "-", f"{profile.rounds:,}", last, answers, trained
