# SPDX-License-Identifier: GPL-3.0-or-later
"""What is to be read: in the language in use, everywhere and at once, and nothing cut off."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import pytest
from PySide6.QtCore import QAbstractAnimation
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QPushButton, QWidget

from buck_euchre_qt import __version__
from buck_euchre_qt.engine.actions import DROP, STAY, Action
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.i18n.language import Language
from buck_euchre_qt.session.session import Ask, SessionState
from buck_euchre_qt.windows.new_match import NewMatchDialog
from buck_euchre_qt.windows.preferences_dialog import PreferencesDialog
from tests.helpers.made_up_language import MadeUpLanguage
from tests.helpers.sessions import PromptThinking
from tests.windows.moments import FAST, reach, reach_cut
from tests.windows.person import Person, SitDown, read, texts_in

NAMES = {"Léa", "Bram", "Inês", "English", "Français", "Português"}
"""What is rightly the same in every language."""


class Marking(MadeUpLanguage):
    """A language in which every text stands in quotation marks: what has none is left behind."""

    def text(self, context: str, source: str, count: int) -> str:
        del context, count
        return f"«{source}»"


@contextmanager
def marked() -> Iterator[None]:
    """Let every text stand in quotation marks for a while."""
    application = QApplication.instance()
    assert application is not None
    marking = Marking()
    application.installTranslator(marking)
    QTest.qWait(1)
    yield
    application.removeTranslator(marking)
    QTest.qWait(1)


def left_behind(texts: list[str]) -> set[str]:
    """Return the texts with letters that have no marks; keys have one letter."""
    return {
        text
        for text in texts
        if "«" not in text and text not in NAMES and len(text) > 1 and re.search("[^\\W\\d_]", text)
    }


def words_on_table(person: Person) -> list[str]:
    """Return what the table writes: the plates, the badge and its caption."""
    words = person.view.table.furniture.words
    standing = person.view.table.standing
    texts = [words.name(0), words.out(), words.led(), words.turned_up(), words.dealer()]
    if standing.trump is not None:
        texts += [words.trump(standing.trump), words.promise(standing.maker)]
    return texts


def check_all_languages(person: Person) -> None:
    """Switch through the languages and back: no text stays behind, and all come back."""

    def everything() -> list[str]:
        return [*texts_in(person.window), *words_on_table(person)]

    english, picture = everything(), person.view.grab().toImage()
    with marked():
        now = everything()
        assert len(now) == len(english)
        assert not left_behind(now)
        assert person.view.grab().toImage() != picture
    for language in (Language.FRENCH, Language.PORTUGUESE, Language.ENGLISH):
        person.switch_to(language)
        assert len(everything()) == len(english)
    assert everything() == english


# Every state in every language.


@pytest.mark.parametrize("phase", [Phase.FIRST_CIRCUIT, Phase.SECOND_CIRCUIT, Phase.STAY_OR_DROP])
def test_every_choice_has_a_title_and_a_consequence_in_every_language(
    sit_down: SitDown, phase: Phase
) -> None:
    person = reach(sit_down, phase)
    check_all_languages(person)
    for language in Language:
        person.switch_to(language)
        question = person.session.question
        assert question is not None
        buttons = person.screen.prompt.buttons
        assert len(buttons) == len(question.legal)
        titles = [button.accessibleName() for button in buttons]
        consequences = [button.accessibleDescription() for button in buttons]
        assert all(titles)
        assert all(consequences)
        assert len(set(titles)) == len(titles)
        for button, title, consequence in zip(buttons, titles, consequences, strict=True):
            shown = [
                read(label.text())
                for label in button.findChildren(QLabel)
                if label.objectName() in ("title", "consequence")
            ]
            assert len(shown) == 2
            assert not any(sign in text for text in shown for sign in "{}%♠♥♦♣")
            assert len(shown[0]) <= len(title)
            assert len(shown[1]) <= len(consequence)


@pytest.mark.parametrize("phase", [Phase.DISCARD, Phase.PLAY])
def test_questions_about_cards_follow_the_language(sit_down: SitDown, phase: Phase) -> None:
    check_all_languages(reach(sit_down, phase))


def test_the_cut_follows_the_language(sit_down: SitDown) -> None:
    check_all_languages(reach_cut(sit_down))


def test_the_results_follow_the_language(person: Person) -> None:
    person.begin()
    person.wait_for(Ask.NEXT_DEAL)
    check_all_languages(person)
    person.wait_until(lambda: False)
    assert person.session.state is SessionState.OVER
    check_all_languages(person)


def test_the_start_follows_the_language(sit_down: SitDown) -> None:
    person = sit_down()
    with marked():
        assert not left_behind(texts_in(person.window))
    person.begin()
    person.wait_for()
    person.window.close()
    again = sit_down()
    with marked():
        assert not left_behind(texts_in(again.window))


def test_thinking_follows_the_language(sit_down: SitDown) -> None:
    thinking = PromptThinking()
    person = sit_down(thinking=thinking)
    session = person.begin()
    thinking.is_mute = True
    person.until(lambda: session.state in (SessionState.THINKING, SessionState.WAITING_HUMAN))
    if session.state is SessionState.WAITING_HUMAN:
        person.answer()
        person.until(lambda: session.state is SessionState.THINKING)
    check_all_languages(person)
    assert session.state is SessionState.THINKING


def test_a_switch_while_cards_fly_neither_stops_them_nor_disturbs_the_match(
    sit_down: SitDown,
) -> None:
    person = sit_down(preferences=FAST)
    session = person.begin()
    person.until(lambda: person.view.director.animation is not None)
    animation = person.view.director.animation
    assert animation is not None
    # However long the switches take, these cards are still in the air.
    animation.setLoopCount(-1)
    for language in (*Language, *Language):
        before = person.on_table
        person.switch_to(language)
        assert person.view.director.animation is animation
        assert animation.state() is QAbstractAnimation.State.Running
        assert person.on_table == before
    person.view.finish()
    person.wait_for(Ask.ACT)
    assert session.match.deals
    assert person.view.repairs == 0


def test_the_dialogs_follow_the_language(person: Person) -> None:
    person.begin()
    person.wait_for()
    for action, kind in (
        (person.window.menus.new, NewMatchDialog),
        (person.window.menus.prefer, PreferencesDialog),
    ):
        action.trigger()
        dialog = person.dialog()
        assert isinstance(dialog, kind)
        english = texts_in(dialog)
        with marked():
            assert not left_behind(texts_in(dialog))
        assert texts_in(dialog) == english
        dialog.reject()
        QTest.qWait(0)


@pytest.mark.parametrize("language", [Language.FRENCH, Language.PORTUGUESE])
def test_about_and_file_dialogs_come_in_the_language(person: Person, language: Language) -> None:
    person.begin()
    person.wait_for()

    def texts() -> list[set[str]]:
        found = []
        for action in (
            person.window.menus.about,
            person.window.menus.open,
            person.window.menus.save_as,
        ):
            action.trigger()
            dialog = person.dialog()
            labels = [read(each.text()) for each in labels_of(dialog)]
            buttons = [each.text() for each in dialog.findChildren(QPushButton)]
            alike = {"", "OK", "&OK", f"Buck Euchre {__version__}"}
            found.append({dialog.windowTitle(), *labels, *buttons} - alike)
            dialog.reject()
            QTest.qWait(1)
        return found

    english = texts()
    person.switch_to(language)
    for before, now in zip(english, texts(), strict=True):
        assert len(now) == len(before)
        assert not now & before


def labels_of(top: QWidget) -> list[QLabel]:
    return [each for each in top.findChildren(QLabel) if each.isVisibleTo(top)]


def is_last_to_decide(person: Person) -> bool:
    return person.is_at(Phase.STAY_OR_DROP) and len(person.seen.out) == 2


@pytest.mark.rule("BE-3.9")
@pytest.mark.parametrize("is_won", [True, False])
def test_the_last_to_decide_is_warned_what_dropping_does(sit_down: SitDown, is_won: bool) -> None:
    def drops(seen: Observation) -> Action:
        return DROP if DROP in seen.legal else seen.legal[-1]

    for seed in range(60):
        person = sit_down(seed=f"warn {seed}", thinking=PromptThinking(drops))
        person.window.menus.new.trigger()
        dialog = person.dialog()
        assert isinstance(dialog, NewMatchDialog)
        dialog.show_rules()
        boxes = [each for each in dialog.findChildren(QCheckBox) if each.isVisible()]
        if dialog.options["lone_maker_wins"] is not is_won:
            person.click(next(each for each in boxes if "maker" in each.text().lower()))
        dialog.accept()
        session = person.session
        assert session.match.game.options["lone_maker_wins"] is is_won
        person.wait_until(partial(is_last_to_decide, person))
        if session.state is SessionState.OVER:
            person.window.close()
            continue
        seen, question = session.observe(), session.question
        assert seen is not None
        assert question is not None
        assert seen.maker is not None
        maker = ("You", "Léa", "Bram", "Inês")[seen.maker]
        caption = person.screen.prompt.caption
        drop = person.screen.prompt.buttons[question.legal.index(DROP)].accessibleDescription()
        assert maker in caption
        assert maker in drop
        assert "all five tricks" in caption
        assert ("wins the match" in caption) is is_won
        assert ("wins the match" in drop) is is_won
        check_all_languages(person)
        person.choose(DROP)
        assert session.match.deals[-1].state.phase.is_finished
        assert session.match.is_over is is_won
        assert STAY in question.legal
        return
    raise AssertionError("nobody was ever the last to decide")
