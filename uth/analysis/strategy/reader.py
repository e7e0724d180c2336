"""The text of a strategy file to a strategy, with every problem of the file at once.

A street holds a list; each item is one choice with the conditions that must all hold for it, and the last item is
``otherwise`` with the choice for everything else. The word ``best`` instead of a choice, or instead of the whole list,
is best play.
"""

from __future__ import annotations

from contextlib import suppress

from uth.analysis.strategy.conditions import condition_as_data, read_condition, refused
from uth.analysis.strategy.model import Answer, Condition, Rule, Strategy
from uth.chips import currency
from uth.config.codecs import Codec, Data, several, text
from uth.config.places import Place, Report, Wrong
from uth.config.records import Field, read_keys
from uth.game.model import Choice
from uth.i18n import gettext as _
from uth.problems import Problem, plain_key
from uth.table import Street
from uth.yaml_nodes import Items, Mapping, Scalar, compose

FORMAT = 1
"""The file format that this version reads."""
BEST = "best"
OTHERWISE = "otherwise"
_MOST_RULES = 200
_CONDITION = "{hidden: pair or better}"
_EXAMPLE = f'"play 2x: {_CONDITION}"'


def choices_of(street: Street) -> tuple[Choice, ...]:
    """Return the choices that a rule may name on a street, whatever the table offers there."""
    return tuple(choice for choice in Choice if street is not Street.RIVER or choice is not Choice.CHECK)


def read_strategy(content: str, file: str) -> tuple[Strategy | None, tuple[Problem, ...]]:
    """Read a strategy file: the strategy, or every problem of the file in the order of its lines.

    *file* is only how problems name the file.
    """
    node, problems = compose(content, file)
    report = Report(file, list(problems))
    strategy = None
    if node is not None:
        # No amount stands in a strategy, so any currency will do.
        with suppress(Wrong):
            strategy = _read(Place(node, (), node.line, report, currency("USD")))
    in_order = tuple(sorted(report.problems, key=lambda problem: problem.line))
    return (None if in_order else strategy), in_order


def _read(place: Place) -> Strategy:
    found = read_keys(place, _KEYS, {"about": "", "sources": ()}, {})
    if found.wrong:
        raise Wrong
    values = found.values
    rules = {street: values[street] for street in Street}
    return Strategy(values["name"], rules, values["about"], values["sources"])


def _read_street(place: Place, street: Street) -> tuple[Rule, ...]:
    if isinstance(place.node, Scalar) and plain_key(place.node.text) == BEST:
        return (Rule(None),)
    if not isinstance(place.node, Items):
        raise place.expected(_('"{best}" or a list of rules').format(best=BEST))
    places = [place.below(str(number), node, node.line) for number, node in enumerate(place.node.nodes, 1)]
    if not 1 <= len(places) <= _MOST_RULES:
        raise place.wrong(
            _("expected 1 to {most} rules, got {count}").format(most=_MOST_RULES, count=len(places) or _("none"))
        )
    rules = [_read_rule(one, street, last=one is places[-1]) for one in places]
    if None in rules:
        raise Wrong
    return tuple(rule for rule in rules if rule is not None)


def _read_rule(place: Place, street: Street, *, last: bool) -> Rule | None:
    """Read a rule; None after its problems have been reported, so that the next one is read too."""
    try:
        return _rule(place, street, last=last)
    except Wrong:
        return None


def _rule(place: Place, street: Street, *, last: bool) -> Rule:
    wanted = _('a choice with its conditions, such as {example}, or "{last}" as the last rule').format(
        example=_EXAMPLE, last=f"{OTHERWISE}: check"
    )
    if not isinstance(place.node, Mapping) or not place.node.pairs:
        raise place.expected(wanted)
    if len(place.node.pairs) > 1:
        raise place.wrong(
            _("more than one choice: begin each rule with a dash, and put its conditions in {braces}").format(
                braces="{ }"
            )
        )
    key, node = place.node.pairs[0]
    here = place.below(key.text, node, key.line)
    if key.text == OTHERWISE:
        if not last:
            raise here.wrong(_("must be the last rule: those after it are never reached"))
        return Rule(_answer(here, here.word(_("a choice")), street))
    answer = _answer(here, key.text, street)
    tests = _conditions(here, street)
    if last:
        raise place.wrong(_('the last rule must be "{otherwise}" with a choice').format(otherwise=OTHERWISE))
    return Rule(answer, tests)


def _answer(place: Place, word: str, street: Street) -> Answer:
    known = [*choices_of(street), BEST]
    if word not in known:
        raise refused(place, word, known)
    return None if word == BEST else Choice(word)


def _conditions(place: Place, street: Street) -> tuple[Condition, ...]:
    if not isinstance(place.node, Mapping):
        raise place.expected(_("conditions such as {example}").format(example=_CONDITION))
    if not place.node.pairs:
        raise place.wrong(_("no condition: expected some such as {example}").format(example=_CONDITION))
    tests = []
    for key, node in place.node.pairs:
        with suppress(Wrong):
            tests.append(read_condition(place.below(key.text, node, key.line), street))
    if len(tests) < len(place.node.pairs):
        raise Wrong
    return tuple(tests)


def _read_format(place: Place) -> int:
    what = _('"{known}", the format that this version reads').format(known=FORMAT)
    if place.text(what) != str(FORMAT):
        raise place.expected(what)
    return FORMAT


def _street(street: Street) -> Codec[tuple[Rule, ...]]:
    return Codec(lambda place: _read_street(place, street), lambda rules, _: street_as_data(rules))


def street_as_data(rules: tuple[Rule, ...]) -> list[Data] | str:
    """Return the rules of a street as a file has them."""
    if rules == (Rule(None),):
        return BEST
    return [_rule_as_data(rule) for rule in rules]


def _rule_as_data(rule: Rule) -> Data:
    answer = rule.answer.value if rule.answer else BEST
    conditions: dict[str, Data] = dict(map(condition_as_data, rule.tests))
    return {answer: conditions} if conditions else {OTHERWISE: answer}


_KEYS = {
    "format": Field("format", Codec(_read_format, lambda value, _: value), kept=False),
    "name": Field("name", text(60)),
    "about": Field("about", text(500), optional=True),
    "sources": Field("sources", several(text(300), "[...]"), optional=True),
    **{street.value: Field(street.value, _street(street)) for street in Street},
}
