"""The template for translations, ``assets/locale/uth.pot``: every text of the program, taken from its source."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).parents[1] / "uth"
TEMPLATE = PACKAGE.parent / "assets" / "locale" / "uth.pot"
_SPEAKERS = {"_": 1, "gettext": 1, "ngettext": 2, "pgettext": 2}
"""The functions that look a text up, and how many texts each takes."""


class CatalogueError(Exception):
    """A text is looked up in a way that no translator would ever see."""


_OF_ENUMERATIONS: Mapping[tuple[str, str], tuple[str, str]] = {
    ("uth/cli/argparse_words.py", "text"): ("uth/cli/argparse_words.py", "SAYS"),
    ("uth/train/kinds.py", "made.value"): ("uth/train/kinds.py", "Made"),
    ("uth/words/faults.py", "fault.value"): ("uth/profile.py", "Fault"),
    ("uth/words/hands.py", "category.value"): ("uth/hands.py", "Category"),
    ("uth/words/rules_of_play.py", "chip.colour.value"): ("uth/chips.py", "Colour"),
    ("uth/words/school_report.py", "mistake"): ("uth/school/findings.py", "Mistake"),
    ("uth/words/sign.py", "pay.value"): ("uth/paytable.py", "Fixed"),
    ("uth/words/strategy.py", "kind"): ("uth/analysis/strategy/findings.py", "Kind"),
}
"""The texts that are looked up as they come: where, and which enumeration or table has them."""


class Text(NamedTuple):
    """One text, as it is looked up."""

    one: str
    many: str = ""
    context: str = ""


@dataclass
class Entry:
    """Where a text is used, and what for."""

    files: list[str] = field(default_factory=list)
    purposes: list[str] = field(default_factory=list)


@cache
def template() -> str:
    """Return the template.

    :raises CatalogueError: if a text cannot be found in the source, or has two plurals.
    """
    entries: dict[Text, Entry] = {}
    for file in sorted(PACKAGE.rglob("*.py")):
        where = file.relative_to(PACKAGE.parent).as_posix()
        if where != "uth/i18n.py":
            gather(entries, where, ast.parse(file.read_text(encoding="utf-8")))
    return "\n".join([_HEAD, *(_written(text, entry) for text, entry in merged(entries).items())])


def merged(entries: Mapping[Text, Entry]) -> dict[Text, Entry]:
    """Return one entry for a text that is looked up both with and without its plural.

    :raises CatalogueError: if it has two plurals.
    """
    with_plural: dict[tuple[str, str], Text] = {}
    for text in filter(lambda each: each.many, entries):
        if with_plural.setdefault((text.context, text.one), text) != text:
            raise CatalogueError(f'"{text.one}" is looked up with two plurals')
    merged: dict[Text, Entry] = {}
    for text, entry in entries.items():
        whole = merged.setdefault(with_plural.get((text.context, text.one), text), Entry())
        whole.files += [file for file in entry.files if file not in whole.files]
        whole.purposes += [purpose for purpose in entry.purposes if purpose not in whole.purposes]
    return merged


def gather(entries: dict[Text, Entry], file: str, tree: ast.Module) -> None:
    """Add the texts of a module.

    :raises CatalogueError: if one cannot be found in it.
    """
    constants = _assigned(tree.body)
    names_in: dict[ast.FunctionDef, dict[str, ast.expr]] = {}
    for function, call in _calls(tree, None):
        if function is None:
            raise CatalogueError(f"{file}:{call.lineno}: a text is looked up before the language is known")
        if function not in names_in:
            names_in[function] = constants | _assigned(ast.walk(function))
        names = names_in[function]
        purpose = (ast.get_docstring(function) or "").partition("\n")[0]
        for text in _texts(call, names, file):
            entry = entries.setdefault(text, Entry())
            entry.files += [file] * (file not in entry.files)
            entry.purposes += [purpose] * (bool(purpose) and purpose not in entry.purposes)


def _assigned(nodes: Iterable[ast.AST]) -> dict[str, ast.expr]:
    """What simple names stand for."""
    found: dict[str, ast.expr] = {}
    for node in nodes:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                found[name] = value
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                found[name] = value
            case ast.For(target=target, iter=value) | ast.comprehension(target=target, iter=value):
                found |= {each.id: value for each in ast.walk(target) if isinstance(each, ast.Name)}
            case _:
                pass
    return found


def _calls(node: ast.AST, function: ast.FunctionDef | None) -> Iterator[tuple[ast.FunctionDef | None, ast.Call]]:
    """The calls of the speakers in order, each with the function that it stands in."""
    for child in ast.iter_child_nodes(node):
        inner = child if isinstance(child, ast.FunctionDef) else function
        if isinstance(child, ast.Call) and isinstance(child.func, ast.Name) and child.func.id in _SPEAKERS:
            yield inner, child
        yield from _calls(child, inner)


def _texts(call: ast.Call, names: Mapping[str, ast.expr], file: str) -> Iterator[Text]:
    assert isinstance(call.func, ast.Name)
    given = call.args[: _SPEAKERS[call.func.id]]
    words = [
        argument.value for argument in given if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
    if len(words) < len(given):
        yield from map(Text, _looked_up(call, names, file))
    elif call.func.id == "pgettext":
        yield Text(words[1], context=words[0])
    else:
        yield Text(*words)


def _looked_up(call: ast.Call, names: Mapping[str, ast.expr], file: str) -> list[str]:
    """The texts that one is picked from when the program runs."""
    source = ast.unparse(call.args[0])
    if enumeration := _OF_ENUMERATIONS.get((file, source)):
        return _contract_words(*enumeration)
    found = list(dict.fromkeys(_picked(call.args[0], names)))
    if len(call.args) > 1 or not found:
        raise CatalogueError(f"{file}:{call.lineno}: the texts of {source} are written down nowhere")
    return found


def _contract_words(file: str, name: str) -> list[str]:
    tree = ast.parse((PACKAGE.parent / file).read_text(encoding="utf-8"))
    if table := _assigned(tree.body).get(name):
        return _strings(table)
    kind = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)
    return [text for value in _assigned(kind.body).values() for text in _strings(value)]


def _picked(expression: ast.expr, names: Mapping[str, ast.expr]) -> Iterator[str]:
    """The texts in what an expression names; keys of a table are none."""
    for node in ast.walk(expression):
        if isinstance(node, ast.Name) and node.id in names:
            value = names[node.id]
            others = {name: other for name, other in names.items() if name != node.id}
            yield from _strings(value) or _picked(value, others)


def _strings(node: ast.AST) -> list[str]:
    """The texts of a table or of a row, whole or in their parts."""
    match node:
        case ast.Constant(value=str(text)):
            return [text] if text else []
        case ast.Dict(values=parts) | ast.Tuple(elts=parts) | ast.List(elts=parts):
            return [text for part in parts for text in _strings(part)]
        case _:
            return []


# --- the file

_HEAD = """\
# The texts of uth-table. To translate them, copy this file to LANGUAGE/LC_MESSAGES/uth.po beside it, fill in each
# msgstr, and make uth.mo of it (msgfmt uth.po -o uth.mo). Words in {braces} are filled in by the program: keep them.
# The topics of "uth help" (assets/help) may be translated too: LANGUAGE/help/TOPIC.md.
msgid ""
msgstr ""
"Project-Id-Version: uth-table\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"
"""


_PERCENT = re.compile(r"%(\([a-z_]+\))?[rs]")


def _written(text: Text, entry: Entry) -> str:
    lines = [f"#. {purpose}" for purpose in entry.purposes]
    lines += [f"#: {file}" for file in entry.files]
    if "{" in text.one + text.many:
        lines.append("#, python-brace-format")
    if _PERCENT.search(text.one):
        lines.append("#, python-format")
    if text.context:
        lines.append(f"msgctxt {_quoted(text.context)}")
    lines.append(f"msgid {_quoted(text.one)}")
    if text.many:
        lines += [f"msgid_plural {_quoted(text.many)}", 'msgstr[0] ""', 'msgstr[1] ""']
    else:
        lines.append('msgstr ""')
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def texts_of(written: str) -> Iterable[str]:
    """Return the texts of a template, singular and plural."""
    lines = (line for line in written.splitlines() if line.startswith(("msgid ", "msgid_plural ")))
    return [json.loads(line.split(" ", 1)[1]) for line in lines]
