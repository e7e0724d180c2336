"""Rulings: whether the dealer stops, protects the cards and calls the floor; and how the house then rules.

Whatever the fault, the dealer's first right answer is to stop, protect the cards and call (rules.md 12.2); what the
floor then decides is the profile's line, and where its sources are silent the floor is free.
"""

from __future__ import annotations

from enum import StrEnum

from uth.company.chance import Chance
from uth.faults import applies
from uth.i18n import gettext as _
from uth.profile import Fault, Ruling
from uth.school.exercise import Answer, Exercise, Option, Pick, Still
from uth.school.findings import Finding, Mistake
from uth.school.house import House
from uth.school.normal import Normal, normal_at, normal_scene, normal_words
from uth.school.rounds import boxes_of
from uth.school.scenes import scene_of
from uth.school.skills import Skill
from uth.train.felt.model import cards_place
from uth.words.faults import fault_words, happens_at_a_box, proposal_words, scene_words
from uth.words.rulings import ruling_words

FIRST, RULING = "first", "ruling"
NO_FAULT = "no fault"
_OFFERED = 5
_STOPPING = "Dealer mistakes: how to fix it, casinoworkmagazine.com; Colorado: the supervisor decides"


class First(StrEnum):
    """What a dealer does first. The values are contract words."""

    GO_ON = "go on"
    OWN_FIX = "put it right"
    STOP = "stop, protect, call"


def kinds(house: House) -> tuple[str, ...]:
    """Return the faults that can happen at this table, and what only looks like one."""
    faults = (fault.value for fault in Fault if applies(fault, house.table))
    return (*faults, *(normal.value for normal in Normal if normal_at(normal, house.table)))


def draw(house: House, kind: str, chance: Chance) -> Exercise:
    """Return an exercise: a situation, what to do first, and the ruling.

    :raises ValueError: if there is no such situation at this house.
    """
    if kind not in kinds(house):
        raise ValueError(f"no {kind} at this house")
    fault = _fault(kind)
    scene = scene_of(house.table, fault, chance) if fault else normal_scene(house.table, Normal(kind), chance)
    told = scene_words(fault, scene.box, scene.other) if fault else normal_words(Normal(kind), scene)
    right = house.profile.ruling(fault).value if fault else NO_FAULT
    named = fault is None or happens_at_a_box(fault)
    return Exercise(
        skill=Skill.RULINGS,
        house=house,
        kind=kind,
        still=Still(
            house.table,
            scene.felt,
            boxes_of(house.table),
            box=scene.box if named else 0,
            lit=(cards_place(scene.box),) if named else (),
        ),
        prompt=told,
        fields=(
            Pick(FIRST, _("What do you do first?"), tuple(Option(each.value, _first_words(each)) for each in First)),
            Pick(RULING, _("How is it ruled?"), _rulings(house, right, chance)),
        ),
        right={FIRST: (First.STOP if fault else First.GO_ON).value, RULING: right},
    )


def mark(exercise: Exercise, answer: Answer) -> tuple[Finding, ...]:
    """Return what is wrong in an answer."""
    found = (_first_finding(exercise, answer), _ruling_finding(exercise, answer))
    return tuple(finding for finding in found if finding is not None)


def _first_finding(exercise: Exercise, answer: Answer) -> Finding | None:
    given, right = answer.get(FIRST), First(str(exercise.right[FIRST]))
    if given == right.value:
        return None
    should = _first_words(right)
    why = _("Whatever goes wrong: stop, protect the cards, call the floor; never repair it yourself.")
    if given is None:
        return Finding(Mistake.NOT_ANSWERED, _("Nothing was done."), should, why, _(_STOPPING), FIRST)
    done = _first_words(First(str(given)))
    if right is First.GO_ON:
        return Finding(Mistake.FALSE_ALARM, done, should, _("Nothing is wrong here."), _rules_of_table(), FIRST)
    mistake = Mistake.OWN_FIX if given == First.OWN_FIX else Mistake.NOT_STOPPED
    return Finding(mistake, done, should, why, _(_STOPPING), FIRST)


def _ruling_finding(exercise: Exercise, answer: Answer) -> Finding | None:
    given, right = answer.get(RULING), str(exercise.right[RULING])
    if given == right:
        return None
    mistake = Mistake.NOT_ANSWERED if given is None else Mistake.WRONG_RULING
    done = _("No ruling was named.") if given is None else _label(str(given))
    why, source = _reason(exercise)
    return Finding(mistake, done, _label(right), why, source, RULING)


def _reason(exercise: Exercise) -> tuple[str, str]:
    """Why it is ruled so, and where that is written."""
    fault, profile = _fault(exercise.kind), exercise.house.profile
    if fault is None:
        return _("Nothing is wrong here."), _rules_of_table()
    line = profile.rulings.get(fault)
    named = _("house profile {name}: {fault}").format(name=profile.name, fault=fault_words(fault))
    if line is not None:
        return _("So the house rules: {fault}.").format(fault=fault_words(fault)), f"{named} ({line.source})"
    silent = _("The sources of the house are silent, so only the floor can say. A usual proposal: {proposal}")
    return silent.format(proposal=proposal_words(fault)), named


def _rulings(house: House, right: str, chance: Chance) -> tuple[Option, ...]:
    """The right ruling, that there is no fault, that the floor decides, and some others, in an order of chance."""
    others = [ruling.value for ruling in Ruling if ruling.value not in (right, Ruling.FLOOR_DECIDES.value)]
    used = {line.ruling.value for line in house.profile.rulings.values()}
    likely = [value for value in others if value in used]
    rest = [value for value in others if value not in used]
    always = [value for value in (NO_FAULT, Ruling.FLOOR_DECIDES.value) if value != right]
    count = _OFFERED - 1 - len(always)
    drawn = (*chance.some_of(likely, count), *chance.some_of(rest, count))[:count]
    offered = (right, *always, *drawn)
    return tuple(Option(value, _label(value)) for value in chance.some_of(offered, len(offered)))


def _label(value: str) -> str:
    return _("Nothing is wrong: the game goes on") if value == NO_FAULT else ruling_words(Ruling(value))


def _first_words(first: First) -> str:
    words = {
        First.GO_ON: _("Go on"),
        First.OWN_FIX: _("Put it right yourself"),
        First.STOP: _("Stop, protect the cards, call the floor"),
    }
    return words[first]


def _rules_of_table() -> str:
    return _("rules of play of the table")


def _fault(kind: str) -> Fault | None:
    return Fault(kind) if kind in {fault.value for fault in Fault} else None
