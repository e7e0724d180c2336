"""The pages of the dealer school before a run: what is practised, in which house, against which targets."""

from __future__ import annotations

from fractions import Fraction

from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.words.school_chair import skill_words
from uth.words.school_report import level_words, score_words


def school_word() -> str:
    """Return the way to the dealer school."""
    return _("Dealer school")


# --- what is practised


def drill_titles() -> tuple[str, str, str]:
    """Return the heads of the list of drills."""
    return _("Drill"), _("Answers"), _("Score")


_OTHERS = {"mixed": "Mixed", "weak points": "Weak points"}


def subject_words(subject: str) -> str:
    """Return what a subject (its contract word) is called."""
    return _(_OTHERS[subject]) if subject in _OTHERS else skill_words(subject)


_ABOUT = {
    "mixed": "Exercises of every drill in turn. What was missed comes more often.",
    "weak points": "The drills in which something was missed and is not learnt again. It comes first.",
    "read": "Name one hand, and push out the five cards that play.",
    "compare": "Two hands on one board: which is higher, or do they tie?",
    "qualify": "Your own hand lies open: does it qualify?",
    "results": "One box at the showdown: take, push or pay each of its bets.",
    "count": "How much stands there? Count it by its colours.",
    "chips": "Make an amount, give change, colour up; piles by four and five.",
    "pay bet": "One bet has won: pay it exactly, in the chips of the house.",
    "pay box": "One box: pay all that it has won, bet by bet.",
    "settle": "One to six boxes: call, take, pay and clear in the house's order.",
    "spot": "A box is paid, and perhaps not rightly. Find the fault, or say that there is none.",
    "calls": "A moment of the round: what does the dealer say?",
    "rulings": "Something went wrong. Stop, protect, call; then the ruling of the house.",
    "buy in": "Cash for chips, change, colouring up: the amounts, and the order of the steps.",
    "inventory": "The rack against its slip: what is in it, what differs, and what is done.",
    "fill": "Chips come to the table or leave it: what they come to, and what is signed.",
    "relief": "When the table is handed over, and how.",
    "tokes": "Tips, and bets for the dealer: what the house does with them.",
    "persons": "Something about a player: is it one for the floor, and which?",
    "big win": "A hand that pays much: what is paid, and what comes before that.",
    "deal": "Whole rounds: open the betting, deal, ask, turn, settle, and see what goes wrong.",
}


def about_subject(subject: str) -> str:
    """Return what a subject (its contract word) trains."""
    return _(_ABOUT[subject])


def no_score() -> str:
    """Return what stands where nothing was answered yet."""
    return "–"


# --- how


def count_label() -> str:
    """Return the label of how many exercises there are."""
    return _("Exercises")


def feedback_label() -> str:
    """Return the label of when it is said what was wrong."""
    return _("Faults are said")


_FEEDBACK = {"at once": "at once", "end of the round": "after each exercise", "only in the report": "in the report"}


def feedback_words(feedback: str) -> str:
    """Return when it is said what was wrong, by its contract word."""
    return _(_FEEDBACK[feedback])


def table_label() -> str:
    """Return the label of the table."""
    return _("Table")


def profile_label() -> str:
    """Return the label of the house profile."""
    return _("House profile")


def profile_note(name: str, title: str, *, own: bool) -> str:
    """Return whose rules a profile has; *own*: it is the one that the table names."""
    if own:
        return _("{name}: {title}, as the table says.").format(name=name, title=title)
    return _("{name}: {title}; the table names another.").format(name=name, title=title)


def own_profiles(folder: str) -> str:
    """Return where a house's own profiles lie, and what tells of them."""
    return _("Your own house: a file in {folder}; {command} tells how.").format(
        folder=folder, command="uth help profiles"
    )


def no_such_profile(name: str) -> str:
    """Return that a profile is not there, or has problems."""
    return _("There is no house profile {name} that can be read.").format(name=name)


def boxes_label() -> str:
    """Return the label of how many boxes are played at the full table."""
    return _("Boxes")


def players_label() -> str:
    """Return the label of who plays there."""
    return _("Players")


_PLAYERS = {
    "anybody": "anybody",
    "skilled": "skilled",
    "wild": "wild",
    "slow": "slow",
    "chatty": "chatty",
    "rule-breaking": "rule-breaking",
}


def players_words(sort: str) -> str:
    """Return who plays at the full table, by its contract word."""
    return _(_PLAYERS[sort])


def faults_label() -> str:
    """Return the label of how often something goes wrong."""
    return _("Irregularities")


def harm_label() -> str:
    """Return the label of how often something is done to the house."""
    return _("Against the house")


_OFTEN = {0: "never", 10: "seldom", 30: "sometimes", 60: "often", 100: "every round"}


def often_words(share: int) -> str:
    """Return how often something happens; *share*: in so many of a hundred rounds."""
    return _(_OFTEN[share])


def seed_label() -> str:
    """Return the label of the seed."""
    return _("Seed")


def seed_hint() -> str:
    """Return what an empty seed means."""
    return _("a new one each time")


def start_word() -> str:
    """Return the button that begins a run."""
    return _("Start")


def start_second(count: int) -> str:
    """Return the second line of that button."""
    return ngettext("{count} exercise", "{count} exercises", count).format(count=count)


def weak_skills_words(names: str) -> str:
    """Return where the weak points lie; *names*: the drills, in words."""
    return _("Missed and not learnt again: {names}.").format(names=names)


def no_weak_points() -> str:
    """Return why there are no weak points to practise."""
    return _("Nothing is weak: whatever was missed is learnt again.")


# --- the trainee


def nobody() -> str:
    """Return that nothing is kept, as nobody has said who practises."""
    return _("Nobody has sat down: nothing is kept.")


def kept_for(name: str) -> str:
    """Return whose answers are kept."""
    return _("Your answers are kept for {name}.").format(name=name)


def trainee_word() -> str:
    """Return the way to the other trainees."""
    return _("Trainees")


def needs_a_trainee() -> str:
    """Return why there is no progress to look at."""
    return _("First choose who practises.")


# --- levels


def level_title(number: int, of: int, name: str) -> str:
    """Return which level comes next, from 1: ``Level 2 of 6: bets``; *name*: its contract word."""
    return _("Level {number} of {of}: {name}").format(number=number, of=of, name=level_words(name))


def all_levels() -> str:
    """Return that every level is passed."""
    return _("Every level is passed: ready for the full table.")


def level_rule(last: int, enough: int, after: str) -> str:
    """Return when a level is passed, and what comes then; *after*: the next one's contract word, empty for none."""
    sentence = _("Passed with {enough} points on average in the last {last} exercises of each.")
    rule = sentence.format(enough=enough, last=last)
    return _("{rule} Then: {name}.").format(rule=rule, name=level_words(after)) if after else rule


def standing_words(asked: int, last: int, score: Fraction) -> str:
    """Return how a drill stands: ``92.5 points, 14 of 20``; *asked*: how many of the last ones there are."""
    if not asked:
        return _("0 of {last}").format(last=last)
    return _("{score} points, {asked} of {last}").format(score=score_words(score), asked=asked, last=last)
