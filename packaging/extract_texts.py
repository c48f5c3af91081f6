# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds the texts for people in Python code and writes them down as lupdate understands them.

lupdate's own reader of Python takes a plural for one only where the count is a number, and
passes over calls whose count is an expression; its reader of C++ has no such gaps.
"""

import ast
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

# The functions that name a text, and the positions of its disambiguation and its count.
_MARKERS: dict[str, tuple[int | None, int | None]] = {
    "translate": (2, 3),
    "QT_TRANSLATE_NOOP": (None, None),
    "QT_TRANSLATE_NOOP3": (2, None),
}


class TextError(Exception):
    """A text is built while the program runs, so nobody can translate it beforehand."""


@dataclass(frozen=True)
class Text:
    """One text of the code: its context, source, disambiguation, and whether it counts."""

    context: str
    source: str
    disambiguation: str = ""
    is_plural: bool = False


def texts_of(code: str, name: str) -> Iterator[Text]:
    """Yield the texts of a module in their order; `name` is what a fault calls it.

    A call whose text is a variable looks up what was marked elsewhere, and yields nothing.

    :raises TextError: for a text put together from pieces and for a context that is unknown.
    """
    tree = ast.parse(code)
    constants = dict(_constants(tree))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda node: (node.lineno, node.col_offset)):
        marker = _marker(call)
        if marker is None or len(call.args) < 2:
            continue
        text = call.args[1]
        where = f"{name}:{call.lineno}"
        if _is_pieced_together(text):
            raise TextError(f"{where}: a text is put together from pieces")
        source = _string(text, {})
        if source is None:
            continue
        context = _string(call.args[0], constants)
        if context is None:
            raise TextError(f"{where}: the context is no literal")
        disambiguation_at, count_at = marker
        note = _argument(call, disambiguation_at, "disambiguation")
        is_plural = _argument(call, count_at, "n") is not None
        yield Text(context, source, (note and _string(note, constants)) or "", is_plural)


def as_cpp(texts: Iterator[Text]) -> str:
    """Return the texts as calls in C++."""
    lines = []
    for text in texts:
        count = ", 1" if text.is_plural else ""
        parts = ", ".join(map(_quoted, (text.context, text.source, text.disambiguation)))
        lines.append(f"QCoreApplication::translate({parts}{count});\n")
    return "void texts()\n{\n" + "".join(lines) + "}\n"


def texts_of_package(root: Path) -> Iterator[Text]:
    """Yield the texts of the package, file by file in a fixed order."""
    for path in sorted((root / "buck_euchre_qt").rglob("*.py")):
        yield from texts_of(path.read_text(encoding="utf-8"), path.relative_to(root).as_posix())


def _marker(call: ast.Call) -> tuple[int | None, int | None] | None:
    function = call.func
    if isinstance(function, ast.Attribute):
        return _MARKERS.get(function.attr)
    return _MARKERS.get(function.id) if isinstance(function, ast.Name) else None


def _is_pieced_together(text: ast.expr) -> bool:
    # A painter's translate() takes sums as well, but of numbers.
    return isinstance(text, ast.JoinedStr) or (
        isinstance(text, ast.BinOp)
        and any(isinstance(getattr(part, "value", None), str) for part in ast.walk(text))
    )


def _argument(call: ast.Call, position: int | None, keyword: str) -> ast.expr | None:
    if position is None:
        return None
    if len(call.args) > position:
        return call.args[position]
    return next((each.value for each in call.keywords if each.arg == keyword), None)


def _string(node: ast.expr, constants: dict[str, str]) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return constants.get(node.id) if isinstance(node, ast.Name) else None


def _constants(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for statement in tree.body:
        if isinstance(statement, ast.Assign):
            targets, value = statement.targets, statement.value
        elif isinstance(statement, ast.AnnAssign) and statement.value is not None:
            targets, value = [statement.target], statement.value
        else:
            continue
        string = _string(value, {})
        for target in targets:
            if isinstance(target, ast.Name) and string is not None:
                yield target.id, string


def _quoted(text: str) -> str:
    # What JSON escapes, C++ escapes alike; the rest stays UTF-8.
    return json.dumps(text, ensure_ascii=False)
