"""A question of a drill, its answer and the report as sentences, for who hears the table instead of seeing it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from uth.game import engine
from uth.game.model import Choice
from uth.game.view import seen_from
from uth.table import Bet
from uth.train.drills.marks import Asked, Mark, counted
from uth.train.drills.report import Report
from uth.train.drills.spots import PLAYER
from uth.train.lessons import lesson
from uth.train.outlook import Outlook
from uth.words import advice, drill, told
from uth.words.asked import decision_question
from uth.words.choices import Say
from uth.words.money import money_words
from uth.words.prompts import holding_words
from uth.words.strategy import mistake_words


def table_lines(asked: Asked) -> Iterator[str]:
    """Yield what lies on the table: bets, the player's cards, the board."""
    view, say = seen_from(asked.state, PLAYER), _say(asked)
    for box in view.boxes:
        dark = box.multiple if box.dark else None
        yield told.bets_line(dict(box.stakes), say, box=_name(asked, box.number), dark=dark)
    for box in view.boxes if asked.spot.holes else ():
        cards = [card for card in box.cards if card is not None]
        if cards:
            yield told.own_cards(cards, box=_name(asked, box.number), folded=box.folded is not None)
        else:
            yield told.hidden_cards(_name(asked, box.number), box.multiple)
    if asked.spot.holes:
        yield told.board_line(view.board) if view.board else told.no_board()


def question_line(asked: Asked) -> str:
    """Return what is asked."""
    if not asked.spot.holes:
        return drill.dark_question(asked.spot.box, asked.offered)
    holding = holding_words(asked.table.rules, asked.spot.hole, asked.spot.board)
    options = engine.legal_choices(asked.state, asked.spot.box)
    return decision_question(holding, options, _say(asked), box=_name(asked, asked.spot.box))


def _name(asked: Asked, box: int) -> int:
    """The number of a box where there are several, else 0."""
    return box if len(asked.state.boxes) > 1 or not asked.spot.holes else 0


def _say(asked: Asked) -> Say:
    return partial(money_words, currency=asked.table.currency)


def answer_lines(asked: Asked, mark: Mark, found: Outlook | None) -> Iterator[str]:
    """Yield whether an answer was right, and why; *found*: None where the exact values are not known."""
    chosen = counted(asked, mark.chosen)
    yield drill.verdict(chosen, mark.best, right=mark.right, late=mark.late)
    if found is not None:
        yield from lesson(found, chosen)
    elif not asked.spot.holes:
        yield drill.dark_lesson()
    elif mark.cost is None:
        yield drill.by_rule()
    elif mark.cost:
        yield advice.cost_words(chosen, mark.cost, _ante(asked), asked.table.currency)


def _ante(asked: Asked) -> int:
    box = asked.state.box(asked.spot.box)
    return box.stake(Bet.ANTE) if box else 0


def report_lines(found: Report) -> Iterator[str]:
    """Yield the report without its table of streets: how much was right, what it cost, how long it took."""
    if not found.all.hands:
        yield drill.nothing_answered()
        return
    yield drill.right_line(found.all.right, found.all.hands, found.streak)
    if found.all.exact:
        yield drill.cost_line(found.all.cost_per_hand, found.all.cost)
    if found.all.exact < found.all.hands:
        yield drill.by_rule_line(found.all.hands - found.all.exact)
    yield drill.time_line(found.took, found.all.hands, found.late)


def worst_lines(found: Report) -> Iterator[str]:
    """Yield the dearest answers."""
    if found.worst:
        yield drill.worst_title()
    for mark in found.worst:
        yield drill.worst_line(
            mark.number, mark.spot.hole, mark.spot.board, _instead(mark.chosen, mark.best), mark.cost
        )


def _instead(chosen: Choice | None, best: Choice) -> str:
    return drill.no_answer() if chosen is None else mistake_words(chosen, best)
