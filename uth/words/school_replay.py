"""A dealt or settled round that is looked at again, in words: its parts, what came of each act, how to move in it."""

from __future__ import annotations

from uth.game.model import Choice
from uth.i18n import gettext as _
from uth.words.choices import choice_label

_PARTS = {
    "betting": "Betting",
    "shuffle": "Shuffle",
    "deal": "Deal",
    "streets": "Streets",
    "settlement": "Settlement",
    "count": "Count",
    "trouble": "Irregularity",
}
_WEIGHTS = {"safety": "Safety", "money": "Money", "procedure": "Procedure", "speed": "Speed"}


def part_words(part: str) -> str:
    """Return a part of a round (its contract word)."""
    return _(_PARTS[part])


def weight_heading(weight: str, mistake: str) -> str:
    """Return the heading over one thing that was wrong; *weight*, *mistake*: in the reader's language."""
    return _("{weight}: {mistake}").format(weight=weight, mistake=mistake)


def weight_word(weight: str) -> str:
    """Return how heavy something weighs (its contract word), as a heading begins with it."""
    return _(_WEIGHTS[weight])


# --- what happened


def before_words() -> str:
    """Return what stands for the moment before the first act."""
    return _("Before the first act")


def left_words() -> str:
    """Return what stands for the end of a round that was not brought to its end."""
    return _("Here the round was left, before its end")


def end_words() -> str:
    """Return what stands for what was marked when the round was over."""
    return _("The round is over")


def decides_words(box: int, choice: Choice) -> str:
    """Return what a box has decided."""
    return _("Box {box} answers: {choice}").format(box=box, choice=choice_label(choice))


def cuts_words(box: int, cards: str) -> str:
    """Return that the player of a box cuts; *cards*: how many, in words."""
    return _("The player of box {box} cuts: {cards} off the top").format(box=box, cards=cards)


def declines_words(box: int) -> str:
    """Return that the player of a box does not cut."""
    return _("The player of box {box} does not cut").format(box=box)


def trouble_heading(fault: str) -> str:
    """Return the heading over something that goes wrong; *fault*: its name."""
    return _("Irregularity: {fault}").format(fault=fault)


def event_heading(event: str) -> str:
    """Return the heading over something that is done to the house; *event*: its name."""
    return _("Against the house: {event}").format(event=event)


def caused_words() -> str:
    """Return what is said of an irregularity that the dealer has brought about."""
    return _("The dealer has brought it about.")


def floor_rules(ruling: str) -> str:
    """Return how the floor rules."""
    return _("The floor rules: {ruling}").format(ruling=ruling)


def void_words() -> str:
    """Return that the round is void."""
    return _("The round is void: the bets go back.")


# --- the bar and the panel


def act_of(number: int, acts: int) -> str:
    """Return which act is shown; 0: before the first."""
    return _("act {number} of {acts}").format(number=number, acts=acts)


def in_part(act: str, part: str) -> str:
    """Return which act is shown, and in which part of the round."""
    return _("{act}, {part}").format(act=act, part=part)


def earlier_heading() -> str:
    """Return the heading over what was done before."""
    return _("Before that")


def at_words(clock: str, act: str) -> str:
    """Return an act with its time: ``0:42 Burned a card``."""
    return _("{clock} {act}").format(clock=clock, act=act)


def nothing_found() -> str:
    """Return what is said of a round in which nothing was wrong."""
    return _("nothing wrong")


def so_far_words(found: int, all_found: int) -> str:
    """Return how many faults there were up to here, of all of the round."""
    return _("faults: {found} of {all_found}").format(found=found, all_found=all_found)


def mark_words(back: bool) -> str:
    """Return the button to the fault before, or to the next."""
    return _("Fault before") if back else _("Next fault")


def no_mark(back: bool) -> str:
    """Return why there is no way to another fault."""
    return _("Before this nothing was wrong.") if back else _("After this nothing is wrong.")


def rate_word(rate: int) -> str:
    """Return the small action that changes the speed; *rate*: how many times as fast as it was."""
    return _("Speed {rate}x").format(rate=rate)


def rate_set(rate: int) -> str:
    """Return that the speed has changed."""
    if rate == 1:
        return _("As fast as it was; long pauses are cut short")
    return _("{rate} times as fast as it was").format(rate=rate)


_VIEWS = {"dealer": "The dealer's chair", "player": "The players' side", "camera": "The camera"}


def view_words(view: str) -> str:
    """Return from where the table is seen (its contract word)."""
    return _(_VIEWS[view])


_SIDES = {"dealer": "Chair", "player": "Players", "camera": "Camera"}


def side_word(view: str) -> str:
    """Return the same in a word."""
    return _(_SIDES[view])


# --- ways in


def replay_word() -> str:
    """Return the button that shows a round again, act by act."""
    return _("Replay")


def rounds_part() -> str:
    """Return the part of a page that lists rounds which can be shown again."""
    return _("Rounds")


def round_titles() -> tuple[str, ...]:
    """Return the heads of the list of the rounds of a run."""
    return _("No."), _("Drill"), _("Points"), _("Faults"), _("Time")


def kept_titles() -> tuple[str, ...]:
    """Return the heads of the list of all rounds that are kept."""
    return _("When"), _("Drill"), _("Run"), _("No."), _("Points"), _("Faults"), _("Time")


def no_rounds() -> str:
    """Return that no round was dealt or settled."""
    return _("No round was dealt or settled yet.")


def rounds_note() -> str:
    """Return what can be done with the rounds of a list."""
    return _("A round is shown again act by act, with what was wrong at its moment.")


def no_acts() -> str:
    """Return why an exercise cannot be shown act by act."""
    return _("That exercise was answered: only rounds and settlements have acts.")


def nobodys_round() -> str:
    """Return why a round cannot be shown: whoever dealt it is no player any more."""
    return _("Whoever dealt that round is no longer among the players.")


# --- help


def help_title() -> str:
    """Return the title of the help."""
    return _("A round shown again")


def help_lines() -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
    """Return the groups of the help, a heading and (key caps, what they do) each; ``{name}``: the cap of a move."""
    return (
        (
            _("The round"),
            (
                ("{play}", _("let it go on, or stop it")),
                ("{back} {on}", _("one act back, one on")),
                ("{mark_before} {mark_after}", _("to the fault before, to the next")),
                ("{part_before} {part_after}", _("to the part before, to the next")),
                ("{start} {end}", _("to the start, to the end")),
                ("{rate}", _("how fast: once, twice, four, ten times")),
            ),
        ),
        (
            _("The table"),
            (
                ("{view}", _("dealer's chair, players' side, camera")),
                ("{pages}", _("read on beside the table")),
                ("{close}", _("close")),
            ),
        ),
        (
            _("Marks"),
            (
                (_("triangle"), _("a fault of safety")),
                (_("diamond"), _("a fault of money")),
                (_("square"), _("a fault of procedure")),
                (_("disc"), _("a fault of speed")),
                (_("ring"), _("an irregularity, or something done to the house")),
            ),
        ),
        (
            _("Mouse"),
            (
                (_("line"), _("click or drag to a moment; a name: to that part")),
                (_("wheel"), _("act by act; over the panel: read on")),
                (_("box"), _("point at it: its chips closer")),
            ),
        ),
    )
