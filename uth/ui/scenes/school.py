"""The page of the dealer school: what is practised, in which house and how, and how far the trainee has come."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from typing import TypeVar

from uth.config.profiles import known_profile, list_profiles, profiles_folder
from uth.school import levels
from uth.school.keeping import Done
from uth.school.plan import LENGTHS, Feedback
from uth.school.score import share_of
from uth.school.skills import Skill
from uth.store.database import StoreError
from uth.table import Table
from uth.train.learning import Learning
from uth.ui.align import Align
from uth.ui.keys import Key
from uth.ui.offers import offers
from uth.ui.page.model import Bar, Block, Button, Cell, Choices, Column, Columns, Facts, Field, Page, Panel, Row, Text
from uth.ui.page.model import Table as List
from uth.ui.page.scene import PageScene
from uth.ui.scenes.school_lesson import audition_scene
from uth.ui.scenes.school_lessons import LessonsScene
from uth.ui.scenes.school_progress import SchoolProgressScene
from uth.ui.scenes.school_report import begin
from uth.ui.scenes.school_targets import TargetsScene
from uth.ui.school import weeks
from uth.ui.school.trainee import Trainee
from uth.ui.school.wishes import MIXED, OFTEN, PLAYERS, SUBJECTS, WEAK, Wishes, weak_skills
from uth.words import school_pages as words
from uth.words.lesson_list import lessons_word
from uth.words.lesson_page import audition_word
from uth.words.school_chair import skill_words
from uth.words.school_progress import progress_word
from uth.words.school_report import score_words
from uth.words.school_targets import targets_line, targets_word

Read = TypeVar("Read")

_SEED = 40
"""So many characters a seed may have."""
_LEAST = 9
"""So many drills are in sight at the least."""
_COLUMNS = (3.0, 1.0, 1.0)
_NARROW = 300
"""In a list less wide than this, at unit 1, the number of answers is left out."""


class SchoolScene(PageScene):
    """What can be practised in the dealer's chair.

    :ivar wishes: what is chosen.
    :ivar learning: what was learnt so far.
    """

    def __init__(self, trainee: Trainee) -> None:
        preferences = trainee.preferences
        super().__init__(trainee.labels, theme=preferences.theme, scale=preferences.settings.scale)
        self._trainee = trainee
        self._trouble = ""
        self._scores = {subject: _scored(subject, ()) for subject in SUBJECTS}
        self._reached = levels.reached(())
        self._titles: dict[str, str] = {}
        self.learning = Learning()
        self._profiles = list_profiles()
        latest = self._tried(trainee.latest, None)
        self.wishes = Wishes.like(latest, trainee.table)
        found = [offer.table for offer in offers() if offer.table is not None]
        self._tables: tuple[Table, ...] = tuple(dict.fromkeys((trainee.table, self.wishes.table, *found)))

    def enter(self) -> None:
        """Take note of what was practised by now."""
        super().enter()
        self._trouble = ""
        self._tried(self._trainee.look, None)
        nothing: tuple[Done, ...] = ()
        answers = self._tried(self._trainee.answers, nothing)
        self._scores = {subject: _scored(subject, answers) for subject in SUBJECTS}
        self._reached = levels.reached((answer.skill, answer.points) for answer in answers)
        self.learning = self._trainee.learning(answers)

    def _tried(self, read: Callable[[], Read], otherwise: Read) -> Read:
        try:
            return read()
        except StoreError as error:
            self._trouble = str(error)
            return otherwise

    # --- the page

    def page(self) -> Page:
        """Return what can be chosen."""
        left, right = (self._drills(),), (Panel(tuple(self._how())), *self._standing())
        return Page(
            words.school_word(),
            (Columns((left, right), (1.0, 1.75)),),
            subtitle=self._trainee.name or words.nobody(),
            buttons=tuple(self._buttons()),
            notice=self._trouble,
            refused=bool(self._trouble),
        )

    def _drills(self) -> List:
        titles = words.drill_titles()
        aligns, leasts = (Align.LEFT, Align.RIGHT, Align.RIGHT), (0, _NARROW, 0)
        columns = tuple(map(Column, titles, _COLUMNS, aligns, leasts))

        def rows(first: int, count: int) -> Sequence[Row]:
            return [self._scores[subject] for subject in SUBJECTS[first : first + count]]

        return List("drill", columns, len(SUBJECTS), rows, by_click=False, least=_LEAST)

    def _how(self) -> list[Block]:
        wishes, names = self.wishes, tuple(table.name for table in self._tables)
        feedbacks = tuple(words.feedback_words(each) for each in Feedback)
        profile, title, own = wishes.house_profile, self._ruler(), words.own_profiles(str(profiles_folder()))
        return [
            Text(self._about()),
            Bar(
                (
                    Choices("count", words.count_label(), tuple(map(str, LENGTHS)), LENGTHS.index(wishes.count)),
                    Field("seed", words.seed_label(), wishes.seed, words.seed_hint(), _SEED),
                )
            ),
            Choices(
                "feedback", words.feedback_label(), feedbacks, list(Feedback).index(wishes.feedback), tuple(Feedback)
            ),
            *self._full_table(),
            Choices("table", words.table_label(), names, self._tables.index(wishes.table), alone=True),
            Choices("profile", words.profile_label(), self._rulers, self._rulers.index(profile)),
            Text(f"{title} {targets_line(asdict(wishes.targets))}\n{own}", soft=True),
        ]

    def _full_table(self) -> tuple[Block, ...]:
        """Who comes to the full table, and how often something goes wrong there."""
        wishes = self.wishes
        if wishes.subject != Skill.DEAL.value:
            return ()
        boxes = min(wishes.boxes, wishes.most_boxes)
        counts = tuple(str(count + 1) for count in range(wishes.most_boxes))
        players = tuple(map(words.players_words, PLAYERS))
        often, said = wishes.often, tuple(map(words.often_words, OFTEN))
        faults, harm = OFTEN.index(often.faults), OFTEN.index(often.harm)
        shares = tuple(map(str, OFTEN))
        return (
            Bar(
                (
                    Choices("boxes", words.boxes_label(), counts, boxes - 1),
                    Choices(
                        "players", words.players_label(), players, PLAYERS.index(wishes.players), PLAYERS, alone=True
                    ),
                )
            ),
            Bar(
                (
                    Choices("faults", words.faults_label(), said, faults, shares, alone=True),
                    Choices("harm", words.harm_label(), said, harm, shares, alone=True),
                )
            ),
        )

    def _about(self) -> str:
        """What the drill trains; of weak points where they lie, too."""
        about = words.about_subject(self.wishes.subject)
        weak = [words.subject_words(skill.value) for skill in weak_skills(self.learning)]
        return f"{about} {words.weak_skills_words(', '.join(weak))}" if self.wishes.subject == WEAK and weak else about

    def _ruler(self) -> str:
        """Whose rules are ruled by; a file is looked up once."""
        name = self.wishes.house_profile
        if name not in self._titles:
            found = known_profile(name)
            self._titles[name] = found.title if found else ""
        title, own = self._titles[name], name == self.wishes.table.procedure.faults
        return words.profile_note(name, title, own=own) if title else words.no_such_profile(name)

    @property
    def _rulers(self) -> tuple[str, ...]:
        """The profiles that can be chosen; also one that the table names and that is not there."""
        return tuple(dict.fromkeys((*self._profiles, self.wishes.house_profile)))

    def _standing(self) -> tuple[Block, ...]:
        """Which level comes next, and what opens the one after it."""
        found = self._reached
        kept = words.kept_for(self._trainee.name) if self._trainee.player else words.nobody()
        if found.level is None:
            return Panel((Text(words.all_levels()),)), Text(kept, soft=True)
        number = found.number
        title = words.level_title(number + 1, len(levels.LEVELS), found.level.name)
        facts = Facts(
            tuple(
                (skill_words(each.skill), words.standing_words(each.asked, levels.LAST, each.score))
                for each in found.standings[number][1]
            )
        )
        after = next((level.name for level in levels.LEVELS[number + 1 :]), "")
        rule = words.level_rule(levels.LAST, int(levels.ENOUGH), after)
        return (Panel((facts, Text(f"{rule}\n{kept}", soft=True)), title),)

    def _buttons(self) -> list[Button]:
        why, kept = self._why_not(), self._trainee.player is not None
        missing = "" if kept else words.needs_a_trainee()
        second = words.start_second(self.wishes.count)
        players = self._trainee.players is not None
        return [
            Button("start", words.start_word(), second, Key.S, enabled=not why, reason=why, gold=True),
            Button("audition", audition_word(), key=Key.A),
            Button("lessons", lessons_word(), key=Key.L),
            Button("targets", targets_word(), key=Key.T),
            Button("progress", progress_word(), key=Key.P, enabled=kept, reason=missing),
            *([Button("trainees", words.trainee_word(), key=Key.W)] if players else []),
        ]

    def _why_not(self) -> str:
        """Why there can be no run of what is chosen; empty if there can."""
        return words.no_weak_points() if self.wishes.subject == WEAK and not weak_skills(self.learning) else ""

    # --- what a person wants

    def picked(self, name: str, row: int) -> None:  # noqa: ARG002  there is one list
        """Take another drill."""
        self.wishes.subject = SUBJECTS[row]
        self.changed()

    def opened(self, name: str, row: int) -> None:
        """Begin with the drill of that row."""
        self.picked(name, row)
        self.pressed("start")

    def chosen(self, name: str, index: int) -> None:
        """Take note of what is chosen."""
        wishes = self.wishes
        match name:
            case "count":
                wishes.count = LENGTHS[index]
            case "feedback":
                wishes.feedback = list(Feedback)[index]
            case "table":
                wishes.table, wishes.profile = self._tables[index], ""
            case "boxes":
                wishes.boxes = index + 1
            case "players":
                wishes.players = PLAYERS[index]
            case "faults" | "harm":
                wishes.often = replace(wishes.often, **{name: OFTEN[index]})
            case _:
                wishes.profile = self._rulers[index]
        self.changed()

    def typed(self, name: str, text: str) -> None:  # noqa: ARG002  there is one field
        """Take note of the seed."""
        self.wishes.seed = text
        self.changed()

    def pressed(self, name: str) -> None:
        """Begin the run, or open one of the other pages."""
        trainee = self._trainee
        match name:
            case "targets":
                self.opens = TargetsScene(trainee, self.wishes)
            case "audition":
                self.try_open(lambda: audition_scene(trainee, self.wishes))
            case "lessons":
                self.opens = LessonsScene(trainee)
            case "progress":
                self.try_open(lambda: SchoolProgressScene(trainee))
            case "trainees" if trainee.players is not None:
                self.opens = trainee.players()
            case _:
                why = self._why_not()
                if why:
                    self.cannot(why)
                else:
                    self.try_open(lambda: begin(trainee, self.wishes.plan(self.learning)))


def _scored(subject: str, answers: Sequence[Done]) -> Row:
    """A drill as a row of the list: how many answers, and the score of all of them, as the progress has it."""
    name = Cell(words.subject_words(subject))
    if subject == WEAK:
        return name, Cell(), Cell()
    own = weeks.of_skill(answers, None if subject == MIXED else Skill(subject))
    score = score_words(share_of(own).score) if own else words.no_score()
    return name, Cell(f"{len(own):,}" if own else words.no_score(), soft=True), Cell(score, soft=not own)
