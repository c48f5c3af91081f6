# SPDX-License-Identifier: GPL-3.0-or-later
"""The translation files follow the code, and faults in them are found."""

from pathlib import Path

import pytest

from tests.packaging.project import ROOT, make_small_project, translation_source
from update_translations import fill_english, find_faults, updated_translations

UNFINISHED = '<translation type="unfinished"></translation>'


def test_a_plain_english_text_is_its_own_translation() -> None:
    filled = fill_english(translation_source("en", UNFINISHED))
    assert filled == translation_source("en", "<translation>Deal</translation>")


def test_escaped_signs_stay_escaped_in_english() -> None:
    source = translation_source("en", UNFINISHED).replace("Deal", r"Don&apos;t \1 &lt;b&gt;")
    assert r"<translation>Don&apos;t \1 &lt;b&gt;</translation>" in fill_english(source)


def test_an_article_is_not_filled_with_its_id() -> None:
    source = translation_source("en", UNFINISHED).replace("Play", "RuleBook")
    assert fill_english(source) == source


def test_a_plural_is_not_filled_with_its_source() -> None:
    source = translation_source(
        "en", '<translation type="unfinished"><numerusform></numerusform></translation>'
    ).replace("<message>", '<message numerus="yes">')
    assert fill_english(source) == source


@pytest.mark.parametrize(
    ("translation", "fault"),
    [
        (UNFINISHED, "unfinished"),
        ("<translation></translation>", "empty"),
        ("<translation>Donner {name}</translation>", "placeholders"),
        ("<translation><numerusform>a</numerusform><numerusform/></translation>", "empty"),
    ],
)
def test_a_fault_in_a_translation_is_found(translation: str, fault: str) -> None:
    faults = list(find_faults(translation_source("fr", translation)))
    assert len(faults) == 1
    assert faults[0].startswith("Play: 'Deal'")
    assert fault in faults[0]


def test_placeholders_may_change_their_order() -> None:
    source = translation_source("fr", "<translation>{b}, {a}</translation>")
    assert list(find_faults(source.replace("Deal", "{a}: {b}"))) == []


def test_new_texts_come_and_old_ones_go(tmp_path: Path) -> None:
    project = make_small_project(tmp_path / "Zoë Ç ã")
    code = 'translate("Play", "%n card(s)", None, len(cards))\ntranslate("Play", "Bid «é»")\n'
    (project / "buck_euchre_qt" / "play.py").write_text(code, encoding="utf-8")
    texts = updated_translations(project)
    assert set(texts) == {"en", "fr", "pt"}
    assert all("<source>Deal</source>" not in text for text in texts.values())
    assert "<translation>Bid «é»</translation>" in texts["en"]
    assert texts["fr"].count("<numerusform></numerusform>") == 2
    assert 'language="pt_PT"' in texts["pt"] or 'language="pt"' in texts["pt"]


def test_present_translations_are_kept(tmp_path: Path) -> None:
    project = make_small_project(tmp_path)
    code = 'translate("Play", "Deal")\n'
    (project / "buck_euchre_qt" / "play.py").write_text(code, encoding="utf-8")
    texts = updated_translations(project)
    assert "<translation>Donner</translation>" in texts["fr"]
    assert "<translation>Dar</translation>" in texts["pt"]


def test_every_text_of_the_program_is_translated() -> None:
    for language, text in updated_translations(ROOT).items():
        present = (ROOT / "translations" / f"buck_euchre_{language}.ts").read_text("utf-8")
        assert present == text
        assert list(find_faults(text)) == []
