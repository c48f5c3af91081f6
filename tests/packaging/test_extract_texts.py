# SPDX-License-Identifier: GPL-3.0-or-later
"""Every text for people is found in the code, whatever the shape of the call."""

import pytest

from extract_texts import Text, TextError, as_cpp, texts_of


def found(code: str) -> list[Text]:
    return list(texts_of(code, "module.py"))


@pytest.mark.parametrize(
    "count", ["n", "len(cards)", "self.n", "n + 1", "3"], ids=lambda count: f"count={count}"
)
def test_a_call_with_a_count_is_a_plural(count: str) -> None:
    assert found(f'translate("Play", "%n trick(s)", None, {count})') == [
        Text("Play", "%n trick(s)", "", is_plural=True)
    ]
    assert found(f'translate("Play", "%n trick(s)", n={count})')[0].is_plural


def test_a_call_without_a_count_is_no_plural() -> None:
    assert found('QCoreApplication.translate("Play", "Pass")') == [Text("Play", "Pass")]


def test_a_disambiguation_is_kept() -> None:
    assert found('translate("Play", "Left", "the bower")') == [Text("Play", "Left", "the bower")]


def test_a_context_may_be_a_constant_of_the_module() -> None:
    assert found('_CONTEXT = "Play"\ntranslate(_CONTEXT, "Pass")') == [Text("Play", "Pass")]


def test_a_text_over_several_lines_is_one_text() -> None:
    assert found('translate(\n    "Play",\n    "one "\n    "two",\n)') == [Text("Play", "one two")]


def test_a_marked_text_is_found_and_its_look_up_is_not() -> None:
    code = 'A = QT_TRANSLATE_NOOP("RuleBook", "BE-1.1")\ntranslate("RuleBook", A_SOURCE)'
    assert found(code) == [Text("RuleBook", "BE-1.1")]


@pytest.mark.parametrize("text", ['f"{n} tricks"', '"Trump: " + suit', '"%d" % n'])
def test_a_text_put_together_from_pieces_is_a_fault(text: str) -> None:
    with pytest.raises(TextError, match=r"module\.py:1: .*pieces"):
        found(f'translate("Play", {text})')


def test_a_painters_translate_is_no_text() -> None:
    assert list(texts_of("painter.translate(left + 1, top + half)", "module.py")) == []


def test_a_context_that_is_not_known_is_a_fault() -> None:
    with pytest.raises(TextError, match=r"module\.py:1: .*context"):
        found('translate(type(self).__name__, "Pass")')


def test_texts_of_one_module_come_in_their_order() -> None:
    code = 'translate("A", "1")\nf(translate("A", "2"), translate("A", "3"))'
    assert [text.source for text in found(code)] == ["1", "2", "3"]


def test_signs_that_cpp_reads_otherwise_are_escaped() -> None:
    code = as_cpp(iter([Text("Play", 'a "b"\n\\é', "", is_plural=True)]))
    assert r'QCoreApplication::translate("Play", "a \"b\"\n\\é", "", 1);' in code
