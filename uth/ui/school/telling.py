"""What the panel says of an exercise: what is asked, and after the answer what was wrong, and why. No pygame."""

from __future__ import annotations

from collections.abc import Iterator, Set

from uth.paytable import ROYAL_FIRST
from uth.school.exercise import Field, GiveAmount, GiveChips, Order, Pick, PickCards, Value
from uth.school.findings import Finding
from uth.school.skills import Skill
from uth.school.telling import finding_lines, value_words
from uth.table import Bet, Table
from uth.ui import theme
from uth.ui.keys import Key
from uth.ui.school.asking import Asking
from uth.ui.school.deeds import Deed, Do
from uth.ui.school.options import keyed, on_buttons
from uth.ui.school.present import Look
from uth.ui.school.side import Choice, Choices, Ink, Item, Pad, PadKey, Rule, Side, Signs, Words
from uth.words import school_answers as answers
from uth.words import school_chair as words
from uth.words.cards import cards_words
from uth.words.hands import category_words
from uth.words.settlement import bet_words
from uth.words.sign import pay_words

_COUNTED = frozenset({Skill.INVENTORY, Skill.FILL})
"""Where chips are said, not hands."""


def side_of(asking: Asking, look: Look) -> Side:
    """Return what the panel says now."""
    exercise = asking.exercise
    items: list[Item] = []
    if not look.fits(exercise.prompt):
        items.append(Words(exercise.prompt))
    items += _marked(asking) if asking.marked else _asked(asking, look)
    faults = words.faults_words(len(asking.findings)) if asking.marked else ""
    return Side(words.skill_words(exercise.skill.value).upper(), tuple(items), ("", faults))


def called_of(asking: Asking) -> Side:
    """Return what the board of what is called says."""
    exercise = asking.exercise
    title = words.called_word(counted=exercise.skill in _COUNTED)
    return Side(title.upper(), tuple(Words(line) for line in exercise.still.said))


def board_of(asking: Asking, look: Look) -> Side | None:
    """Return the board at the left: the pays where they are looked up, else what is called where that has no room."""
    if look.signs:
        return signs_of(asking.exercise.still.table)
    return called_of(asking) if look.called else None


def signs_of(table: Table) -> Side:
    """Return what Blind and Trips pay, hand by hand."""
    columns = [(bet_words(Bet.BLIND), table.blind)]
    columns += [(words.lost_word(), table.blind_lost)] if table.blind_lost is not None else []
    columns += [(bet_words(Bet.TRIPS), table.trips)] if table.trips is not None else []
    named = {hand for _bet, sign in columns for hand, _pay in sign.lines}
    hands = [hand for hand in ROYAL_FIRST if hand in named]
    rows = [("", *(bet for bet, _sign in columns))]
    rows += [(category_words(hand), *(pay_words(sign.pay(hand)) for _bet, sign in columns)) for hand in hands]
    rows.append((words.other_hands(), *(pay_words(sign.below) for _bet, sign in columns)))
    return Side(words.signs_title().upper(), (Signs(tuple(rows)),))


def _asked(asking: Asking, look: Look) -> Iterator[Item]:
    """The fields done, the one that is asked with all that it takes to answer it, and those to come."""
    for each in asking.exercise.fields:
        given = asking.value(each.name)
        if given is not None:
            yield from _answered(asking, each, given)
        elif each is asking.field:
            yield Words(each.label, Ink.NOW, theme.AMOUNT)
            yield from _entering(asking, each, look)
        else:
            yield Words(each.label, Ink.LATER)


def _answered(asking: Asking, each: Field, given: Value) -> Iterator[Item]:
    """A field that is done; where that is said at once, whether it was right, and what would have been."""
    line = answers.answer_line(each.label, value_words(asking.exercise, each, given))
    if asking.heard is None:
        yield Words(line)
        return
    wrong = [finding for finding in asking.heard if finding.field == each.name]
    yield Words(line, Ink.BAD if wrong else Ink.GOOD, mark=True)
    yield from (Words(answers.right_line(finding.right), Ink.GOOD) for finding in wrong)


def _entering(asking: Asking, asked: Field, look: Look) -> Iterator[Item]:
    draft, money = asking.draft, asking.exercise.still.table.currency
    match asked:
        case Pick():
            if not on_buttons(asked):
                yield Choices(
                    tuple(
                        Choice(option.label, cap, Deed(Do.PICK, option.value), index == draft.cursor)
                        for index, (option, cap) in enumerate(keyed(asked, look.labels))
                    )
                )
        case Order():
            steps = draft.steps
            yield Choices(
                tuple(
                    Choice(
                        option.label,
                        cap,
                        Deed(Do.PICK, option.value),
                        index == draft.cursor,
                        steps.index(option.value) + 1 if option.value in steps else 0,
                    )
                    for index, (option, cap) in enumerate(keyed(asked, look.labels))
                )
            )
        case PickCards():
            yield Words(words.picked_words(len(draft.cards), asked.count))
            if draft.cards:
                yield Words(cards_words(draft.cards))
        case GiveAmount():
            typed = f"{money.sign} {draft.typed}" if draft.typed else words.nothing_typed()
            yield Words(typed, Ink.TEXT if draft.typed else Ink.LATER, theme.TITLE)
            yield _keypad(decimals=bool(money.decimals))
        case GiveChips():
            chips = draft.cut_out
            yield Words(answers.chips_words(chips, money), face=theme.AMOUNT)
            keys = (look.labels.label(key) for key in (Key.UP, Key.DOWN, Key.PAGE_UP))
            yield Words(words.chips_how(*keys), Ink.LATER, theme.SMALL)


def _keypad(*, decimals: bool) -> Pad:
    """Digits in three rows as on a desk, so that all of them show in a small window."""
    ends = [PadKey("\N{LEFTWARDS ARROW}", Deed(Do.ERASE)), PadKey("0", Deed(Do.TYPE, "0"))]
    ends += [PadKey(".", Deed(Do.TYPE, "."))] if decimals else []
    rows = [tuple(PadKey(digit, Deed(Do.TYPE, digit)) for digit in row) for row in ("789", "456", "123")]
    return Pad(tuple((*row, *ends[index : index + 1]) for index, row in enumerate(rows)))


def _marked(asking: Asking) -> Iterator[Item]:
    """What was answered, field by field, then every finding with its reason."""
    wrong = {finding.field for finding in asking.findings}
    for each in asking.exercise.fields:
        given = asking.value(each.name)
        if given is None and each not in asking.exercise.after(asking.given.answer):
            continue
        said = answers.not_given() if given is None else value_words(asking.exercise, each, given)
        ink = Ink.BAD if each.name in wrong else Ink.GOOD if _is_right(asking, each, wrong) else Ink.TEXT
        yield Words(answers.answer_line(each.label, said), ink, mark=ink is not Ink.TEXT)
    if not asking.findings:
        yield Rule()
        yield Words(answers.all_right(), Ink.GOOD, theme.AMOUNT)
    for finding in asking.findings:
        yield Rule()
        yield from finding_items(finding)


def _is_right(asking: Asking, each: Field, wrong: Set[str]) -> bool:
    """Whether a field without a finding was right: of some nothing is said once another is wrong."""
    exercise = asking.exercise
    if wrong and exercise.skill is Skill.SPOT:
        return False
    return not isinstance(each, Pick) or asking.value(each.name) == exercise.right.get(each.name)


def finding_items(finding: Finding) -> Iterator[Item]:
    """Yield what is said of one thing that was wrong."""
    for line, (ink, face) in zip(finding_lines(finding), _FINDING, strict=False):
        yield Words(line, ink, face)


_FINDING = ((Ink.BAD, theme.CAPTION), (Ink.GOOD, theme.CAPTION), (Ink.TEXT, theme.CAPTION), (Ink.LATER, theme.SMALL))
"""What was done, what was right, why, and where that is written down."""
