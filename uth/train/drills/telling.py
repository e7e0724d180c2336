"""A question of a drill, its answer and the report as sentences, for who hears the table instead of seeing it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from uth.game import engine
from uth.game.model import Choice
from uth.game.view import seen_from
from uth.table import Bet, Street
from uth.train.drills.dark import covered, most
from uth.train.drills.family import taught, teaches
from uth.train.drills.marks import Asked, Mark, Values, counted
from uth.train.drills.report import Mistake, Report
from uth.train.drills.spots import PLAYER
from uth.train.lessons import deciding, figures, what_must_happen
from uth.train.members import row_lines
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
        return f"{question_before(asked)} {drill.typed_before(asked.offered)}"
    holding = holding_words(asked.table.rules, asked.spot.hole, asked.spot.board)
    options = engine.legal_choices(asked.state, asked.spot.box)
    return decision_question(holding, options, _say(asked), box=_name(asked, asked.spot.box))


def question_before(asked: Asked) -> str:
    """Return what is asked about a dark box before the deal."""
    box = asked.spot.box
    if not asked.by_rules:
        return drill.dark_question(box)
    say, seen = _say(asked), asked.state.boxes[0]
    trips = seen.stake(Bet.TRIPS)
    bets = drill.bets_words(say(seen.stake(Bet.ANTE)), say(trips) if trips else "")
    return drill.most_question(box, bets, say(covered(asked.state, asked.spot).has))


def lesson_before(asked: Asked, values: Values | None) -> Iterator[str]:
    """Yield what there is to learn about a dark box before the deal; *values*: None where they are not known."""
    if asked.by_rules:
        yield from _cover_lesson(asked)
        return
    if values is not None:
        worth = max(value for choice, value in values.items() if choice.multiple)
        if worth:
            money = advice.small_money(abs(worth) * asked.state.boxes[0].stake(Bet.ANTE), asked.table.currency)
            yield drill.dark_lesson(advice.antes_words(abs(worth)), money, wins=worth > 0)
    yield drill.multiples_lesson()


def deciding_lines(asked: Asked, found: Outlook) -> Iterator[str]:
    """Yield what was to be done, and the rule for it; before the flop that of the hand's family, for that of thumb."""
    best, *rule = deciding(found)
    yield best
    family = rule_of_family(asked, found.best)
    yield from [family] if family else rule


def rule_of_family(asked: Asked, best: Choice) -> str:
    """Return the rule of the family of a starting hand, by which this is best; empty where there is none such."""
    return taught(asked) if teaches(asked) is best else ""


def row_of_family(asked: Asked, mark: Mark) -> Iterator[str]:
    """Yield the row of the chart with the family of a starting hand; nothing on later streets, or where not stored.

    A check is compared with the raise that is best with the hand, or was made with it.
    """
    if asked.spot.street is Street.PREFLOP:
        raises = (choice for choice in (mark.best, counted(asked, mark.chosen)) if choice.multiple)
        yield from row_lines(asked.table, asked.spot.hole, next(raises, None))


def _cover_lesson(asked: Asked) -> Iterator[str]:
    bound, say = covered(asked.state, asked.spot), _say(asked)
    yield drill.cover_lesson(say(bound.has), say(bound.seen), say(bound.left))
    best = most(asked.state, asked.spot)
    shown = best if best.multiple else min(bound.dark, key=bound.dark.__getitem__)
    yield drill.takes_lesson(shown, say(bound.dark[shown]), fits=best.multiple > 0)


def _name(asked: Asked, box: int) -> int:
    """The number of a box where there are several, else 0."""
    return box if len(asked.state.boxes) > 1 or not asked.spot.holes else 0


def _say(asked: Asked) -> Say:
    return partial(money_words, currency=asked.table.currency)


def answer_lines(asked: Asked, mark: Mark, found: Outlook | None, values: Values | None = None) -> Iterator[str]:
    """Yield whether an answer was right, and why.

    *found*: None where the exact values are not known, and before the deal, where *values* are what is known.
    """
    chosen = counted(asked, mark.chosen)
    yield drill.verdict(chosen, mark.best, right=mark.right, late=mark.late, dark=not asked.spot.holes)
    if found is not None:
        yield from deciding_lines(asked, found)
        yield from figures(found, chosen)
        yield from filter(None, [what_must_happen(found)])
        if not mark.right:
            yield from row_of_family(asked, mark)
    elif not asked.spot.holes:
        yield from lesson_before(asked, values)
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
    if found.all.by_thumb:
        yield drill.by_rule_line(found.all.by_thumb)
    yield drill.time_line(found.took, found.all.hands, found.late)


def worst_lines(found: Report) -> Iterator[str]:
    """Yield the dearest answers, and under a title of their own wrong ones without a cost that is known."""
    dearest, others = ([each for each in found.worst if bool(each.cost) is costs] for costs in (True, False))
    if dearest:
        yield drill.worst_title()
        yield from map(_mistake_line, dearest)
    if others:
        yield drill.wrong_title(also=bool(dearest))
        yield from map(_mistake_line, others)


def _mistake_line(mistake: Mistake) -> str:
    numbers, mark = [each.number for each in mistake.marks], mistake.marks[0]
    return drill.worst_line(numbers, mark.spot.hole, mark.spot.board, _instead(mark), mistake.cost)


def _instead(mark: Mark) -> str:
    return drill.no_answer() if mark.chosen is None else mistake_words(mark.chosen, mark.best, dark=not mark.spot.holes)
