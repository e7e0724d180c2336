"""All that can go wrong in a round, by its name: the right answer at a house, its ruling, and where that is written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from uth.cli import output, text
from uth.profile import Fault
from uth.school.dealing.acts import Act, Protection, word_of
from uth.school.dealing.irregular import What, can_happen
from uth.school.dealing.scenario import first_answers
from uth.school.dealing.told import source_of_protection
from uth.school.dealing.watching import event_words
from uth.school.house import House
from uth.words import school_deal_listed as words
from uth.words.faults import fault_words, proposal_words
from uth.words.rulings import ruling_words


def say_list(here: House) -> None:
    """Print it, those that cannot happen at the table too."""
    text.tell(words.title(here.table.name, here.profile.name))
    for fault in Fault:
        _say(words.named(fault, fault_words(fault)), _of_fault(here, fault))
    output.say("")
    text.tell(words.protection_title())
    for event in Protection:
        here_too = () if can_happen(here, event) else (words.not_here(),)
        source = words.source(source_of_protection())
        _say(words.named(event, event_words(event)), (*here_too, words.answer([words.report_it()]), source))


def _say(name: str, lines: Iterable[str]) -> None:
    output.say("")
    text.tell("\n".join((name, *(f"  {line}" for line in lines))))


def _of_fault(here: House, fault: Fault) -> Iterator[str]:
    if not can_happen(here, fault):
        yield words.not_here()
    yield words.answer(_told(answer) for answer in first_answers(here, fault, 0))
    line = here.profile.rulings.get(fault)
    if line is None:
        yield from words.silent(proposal_words(fault))
        return
    yield words.ruling(ruling_words(line.ruling))
    yield words.source(line.source)


def _told(acts: Iterable[Act]) -> str:
    return ", ".join(words.does(word_of(act)) for act in acts)


# --- as JSON


def document(here: House, table: str) -> dict[str, Any]:
    """Return it as JSON; *table*: as it was asked for."""
    return {
        "table": table,
        "profile": here.profile.name,
        "irregularities": [_fault(here, fault) for fault in Fault],
        "protection": [
            {**_name(here, event), "answers": [["report"]], "source": source_of_protection()} for event in Protection
        ],
    }


def _fault(here: House, fault: Fault) -> dict[str, Any]:
    line = here.profile.rulings.get(fault)
    return {
        **_name(here, fault),
        "answers": [[word_of(act) for act in answer] for answer in first_answers(here, fault, 0)],
        "ruling": here.profile.ruling(fault),
        "source": line.source if line else None,
    }


def _name(here: House, what: What) -> dict[str, Any]:
    return {"name": what.value, "at_this_table": can_happen(here, what)}
