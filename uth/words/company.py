"""What simulated players do and say, in sentences."""

from __future__ import annotations

from uth.game.model import Choice
from uth.i18n import gettext as _
from uth.i18n import ngettext


def sits_down(name: str, box: int) -> str:
    """Return that somebody of the company takes a box."""
    return _("{name} sits at box {box}.").format(name=name, box=box)


def with_next_round() -> str:
    """Return when people sit down or leave who were asked to in the middle of a round."""
    return _("Others come or go before the next round")


def no_room() -> str:
    """Return why nobody can sit down."""
    return _("No box is free for anybody else")


def company_now(count: int, *, wanted: int) -> str:
    """Return how many simulated players there are now; *wanted*: how many were asked for."""
    if not count:
        return _("You play alone")
    sentence = ngettext("{count} player sits with you", "{count} players sit with you", count).format(count=count)
    return _("{sentence}: the table is full").format(sentence=sentence) if wanted > count else sentence


def you() -> str:
    """Return how the player's own box is called among others."""
    return _("You")


def bets(name: str, stakes: str) -> str:
    """Return what somebody bets; *stakes*: the bets with their amounts."""
    return _("{name} bets: {stakes}.").format(name=name, stakes=stakes)


def decides(name: str, choice: Choice, cost: str) -> str:
    """Return what somebody has decided; *cost*: what went on Play."""
    if choice is Choice.CHECK:
        return _("{name} checks.").format(name=name)
    if choice is Choice.FOLD:
        return _("{name} folds.").format(name=name)
    return _("{name} plays {multiple}x, {cost}.").format(name=name, multiple=choice.multiple, cost=cost)


def thinks(name: str, box: int) -> str:
    """Return whose turn it is, for the bar."""
    return _("Box {box}: {name} decides").format(box=box, name=name)


def has_decided(name: str, box: int, choice: Choice, cost: str) -> str:
    """Return what somebody has just decided, for the bar."""
    sentence = _("Box {box}: {decides}").format(box=box, decides=decides(name, choice, cost))
    return sentence.removesuffix(".")


def has_cut(name: str, at: int) -> str:
    """Return how somebody has cut the deck."""
    sentence = ngettext("{name} cuts: {at} card goes under.", "{name} cuts: {at} cards go under.", at)
    return sentence.format(name=name, at=at)


def does_not_cut(name: str) -> str:
    """Return that somebody left the cut to the next."""
    return _("{name} does not cut.").format(name=name)


def comes_out(name: str, net: int, amount: str) -> str:
    """Return what a round came to for somebody; *amount*: the net without its sign, in words."""
    if not net:
        return _("{name} neither wins nor loses.").format(name=name)
    sentence = _("{name} wins {amount}.") if net > 0 else _("{name} loses {amount}.")
    return sentence.format(name=name, amount=amount)


def hand_comes_out(name: str, hand: str, net: int, amount: str) -> str:
    """Return what a hand that lies open came to."""
    if not net:
        return _("{name} has {hand} and neither wins nor loses.").format(name=name, hand=hand)
    sentence = _("{name} has {hand} and wins {amount}.") if net > 0 else _("{name} has {hand} and loses {amount}.")
    return sentence.format(name=name, hand=hand, amount=amount)


def says(name: str, manner: str, occasion: str, variant: int) -> str:
    """Return a remark of somebody; *manner* and *occasion* are the contract words of the company."""
    remark = _REMARKS[manner]()[occasion][variant]
    return _("{name}: “{remark}”").format(name=name, remark=remark)


def _cheerful() -> dict[str, tuple[str, str]]:
    return {
        "big win": (_("Oh, look at that!"), _("Drinks are on me tonight!")),
        "bad beat": (_("Ouch! Well, it was a fine hand."), _("So close! Next one, then.")),
        "trips": (_("There is my side bet!"), _("Trips! I do love that circle.")),
        "neighbour": (_("Well done, you!"), _("Now that is how it is done!")),
        "win": (_("I will take that."), _("That is more like it!")),
        "loss": (_("Easy come, easy go."), _("Deal me another!")),
    }


def _dry() -> dict[str, tuple[str, str]]:
    return {
        "big win": (_("That will do."), _("I have seen worse cards.")),
        "bad beat": (_("Of course."), _("One can get used to it.")),
        "trips": (_("The side bet remembers me."), _("It pays for the others.")),
        "neighbour": (_("Somebody is having an evening."), _("Leave some for us.")),
        "win": (_("Acceptable."), _("A start.")),
        "loss": (_("As usual."), _("I was getting too rich anyway.")),
    }


def _grumpy() -> dict[str, tuple[str, str]]:
    return {
        "big win": (_("About time."), _("And where was that an hour ago?")),
        "bad beat": (_("Unbelievable. Every time."), _("With a hand like that!")),
        "trips": (_("Finally, that circle gives something back."), _("Hm. Trips.")),
        "neighbour": (_("Must be nice."), _("You have all the luck here.")),
        "win": (_("Too little, too late."), _("Hmpf. Good.")),
        "loss": (_("I should have stayed at home."), _("That dealer again.")),
    }


def _polite() -> dict[str, tuple[str, str]]:
    return {
        "big win": (_("Thank you, dealer. Very kind."), _("How lovely.")),
        "bad beat": (_("Well played, dealer."), _("A pity. It happens.")),
        "trips": (_("A pleasant surprise."), _("Thank you, that one was lucky.")),
        "neighbour": (_("Congratulations."), _("Very nicely won.")),
        "win": (_("Thank you."), _("Very good.")),
        "loss": (_("No harm done."), _("Perhaps the next one.")),
    }


_REMARKS = {"cheerful": _cheerful, "dry": _dry, "grumpy": _grumpy, "polite": _polite}
