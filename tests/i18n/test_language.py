# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.engine.actions import PASS
from buck_euchre_qt.engine.cards import Suit
from buck_euchre_qt.engine.trump import Trump
from buck_euchre_qt.i18n.labels import SeatNames, call_text, promise_text, suit_name, trump_title
from buck_euchre_qt.i18n.language import (
    Language,
    LanguageSwitch,
    language_of,
    system_language,
)

EN, FR, PT = Language.ENGLISH, Language.FRENCH, Language.PORTUGUESE


@pytest.mark.parametrize(
    ("code", "language"),
    [
        ("pt_PT", PT),
        ("pt_BR.UTF-8", PT),
        ("pt_AO", PT),
        ("pt", PT),
        ("pt-PT", PT),
        ("fr_FR.UTF-8", FR),
        ("fr_CA", FR),
        ("fr_BE@euro", FR),
        ("en_US", EN),
        ("en_GB", EN),
        ("de_DE", None),
        ("C", None),
        ("", None),
        ("xx", None),
        (None, None),
        (42, None),
    ],
)
def test_a_locale_code_leads_to_its_language(code: object, language: Language | None) -> None:
    assert language_of(code) is language


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LC_ALL": "C", "LANGUAGE": "fr"}, EN),
        ({"LANG": "pt_PT.UTF-8", "LANGUAGE": "fr:en"}, FR),
        ({"LC_MESSAGES": "fr_FR.UTF-8", "LANG": "en_US.UTF-8"}, FR),
        ({"LANG": "pt_PT.UTF-8"}, PT),
        ({"LANG": "de_DE.UTF-8"}, EN),
        ({"LANG": "C.UTF-8"}, EN),
        ({"LANG": ""}, PT),
        ({}, PT),
    ],
)
def test_the_environment_decides_in_the_usual_order(
    environ: dict[str, str], language: Language
) -> None:
    assert system_language(environ, ["pt-PT", "en"]) is language


def test_a_system_that_names_no_language_gets_english() -> None:
    assert system_language({}, []) is EN


def test_words_follow_the_language_at_once(switch: LanguageSwitch) -> None:
    said = {}
    for language in Language:
        switch.use(language)
        said[language] = (suit_name(Suit.CLUBS), call_text(PASS), trump_title(Trump.HEARTS))
    assert said[EN] == ("clubs", "pass", "Hearts are trumps")
    assert said[FR] == ("trèfle", "je passe", "Atout cœur")
    assert said[PT] == ("paus", "passo", "Trunfo: copas")


def test_counts_of_tricks_have_their_plural_forms(switch: LanguageSwitch) -> None:
    names = SeatNames(("", "Léa", "Bram", "Inês"), 0)
    forms = {}
    for language in Language:
        switch.use(language)
        forms[language] = [promise_text(names, 2, count) for count in (0, 1, 2)]
    assert forms[EN] == [
        "Bram promised 0 tricks",
        "Bram promised 1 trick",
        "Bram promised 2 tricks",
    ]
    assert forms[FR] == [
        "Bram a promis 0 pli",
        "Bram a promis 1 pli",
        "Bram a promis 2 plis",
    ]
    assert forms[PT] == [
        "Bram prometeu 0 vazas",
        "Bram prometeu 1 vaza",
        "Bram prometeu 2 vazas",
    ]


def test_translators_live_on_and_only_one_language_is_installed(switch: LanguageSwitch) -> None:
    for _ in range(20):
        switch.use(FR)
        switch.use(EN)
    switch.use(FR)
    gc.collect()
    assert suit_name(Suit.HEARTS) == "cœur"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Annuler"
    switch.use(PT)
    assert QCoreApplication.translate("QPlatformTheme", "&Yes") == "&Sim"
    assert suit_name(Suit.HEARTS) == "copas"
    switch.forget()
    assert suit_name(Suit.HEARTS) == "hearts"
