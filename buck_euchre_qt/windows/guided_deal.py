# SPDX-License-Identifier: GPL-3.0-or-later
"""The guided first deal: a real deal on the real table, with each moment told beside it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtWidgets import QApplication, QWidget

from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.record import PlayerInfo, PlayerKind, SavedMatch
from buck_euchre_qt.engine.record_text import Json
from buck_euchre_qt.i18n.first_deal_texts import moment_text, moment_title
from buck_euchre_qt.learning.articles_now import article_of
from buck_euchre_qt.learning.first_deal import FIRST_DEAL_CODE, Moment, scene_of
from buck_euchre_qt.session.calm import CalmThinking
from buck_euchre_qt.session.chance import Chance, seed_of_code
from buck_euchre_qt.session.session import Session, SessionSettings
from buck_euchre_qt.storage.match_facts import BOT_SEED_KEY, CODE_KEY, CODED_KEY
from buck_euchre_qt.windows.desk import DEFAULT_NAMES, names_of
from buck_euchre_qt.windows.lesson_look import lesson_style, page_text_scale
from buck_euchre_qt.windows.lesson_sheet import Wish
from buck_euchre_qt.windows.look import Look
from buck_euchre_qt.windows.play_screen import PlayScreen
from buck_euchre_qt.windows.sheet_screen import SheetScreen

translate = QCoreApplication.translate

_GAME: Final = "buck"


class GuidedDeal(SheetScreen):
    """Plays a match that nobody keeps, from a friendly deal on; every choice is free.

    The sheet beside the table says what each moment is about, and stays as it was while others
    act, so that there is time to read.
    """

    lessons_wanted = Signal()
    """The learner wants to see all lessons."""
    new_match_wanted = Signal()

    def __init__(self, settings: SessionSettings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self._told: Observation | None = None
        self.play = PlayScreen(self)
        self.play.panel.hide()
        self.play.article_wanted.connect(self.article_wanted)
        self.play.new_match_wanted.connect(self.new_match_wanted)
        self.sheet.wished.connect(self._fulfil)
        self._arrange(self.play, QWidget(self))
        self.setFocusProxy(self.play)

    @property
    def session(self) -> Session | None:
        """The match that is played, None before it was begun and after it was left."""
        return self.play.session

    def begin(self) -> None:
        """Begin the deal anew."""
        players = tuple(
            PlayerInfo(name, PlayerKind.BOT if seat else PlayerKind.HUMAN)
            for seat, name in enumerate(DEFAULT_NAMES)
        )
        extras: dict[str, Json] = {
            CODE_KEY: FIRST_DEAL_CODE,
            CODED_KEY: True,
            BOT_SEED_KEY: seed_of_code(FIRST_DEAL_CODE),
        }
        saved = SavedMatch(Match(make_game(_GAME)), players, extras)
        session = Session(saved, CalmThinking(), Chance(), self._settings, lambda _: None)
        self._told = None
        session.state_changed.connect(self._tell)
        self.play.show_session(session, names_of(saved, session.onlooker))
        self._say()

    def end(self) -> None:
        """Leave the match, of which nothing stays."""
        self.play.close_session()

    def set_look(self, look: Look) -> None:
        """Take on other colours, and the size of the letters in use."""
        super().set_look(look)
        self.play.set_look(look)
        self._say()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._say()

    def _dress(self) -> None:
        scale = page_text_scale(self.width(), self.height())
        size_pt = QApplication.font().pointSizeF() * scale
        if size_pt == self._size_pt:
            return
        self._size_pt = size_pt
        self.setStyleSheet(f"GuidedDeal {{ background: {self.look.panel}; }}")
        # Not for all that is inside: what lies on the table has a style of its own.
        for part in (self._title.parentWidget(), self.sheet):
            if part is not None:
                part.setStyleSheet(lesson_style(size_pt, self.look))

    def _tell(self) -> None:
        session = self.session
        seen = None if session is None else session.observe()
        if session is None or seen is None or seen == self._told:
            return
        # While others act, what was said before may still be read.
        is_news = scene_of(seen).moment is not Moment.WATCH or seen.seat in seen.out
        if is_news or self._told is None:
            self._told = seen
            self._say()
            self.play.announcer.say(moment_text(seen, names_of(session.saved, seen.seat)))

    def _say(self) -> None:
        self._title.setText(translate("GuidedDeal", "A first deal, step by step"))
        self.leave.setText(translate("GuidedDeal", "Leave"))
        seen, session = self._told, self.session
        self.sheet.lay_out_cards("", (), ())
        self.sheet.withdraw()
        if seen is None or session is None:
            self.sheet.tell("", "")
            self.sheet.show_buttons((), has_back=False)
            return
        names = names_of(session.saved, seen.seat)
        self.sheet.tell(moment_title(seen), moment_text(seen, names))
        self.sheet.cite((article_of(seen),))
        is_over = seen.phase.is_finished
        self.sheet.show_buttons((Wish.LIST, Wish.MATCH) if is_over else (), has_back=False)

    def _fulfil(self, wish: Wish) -> None:
        match wish:
            case Wish.LIST:
                self.lessons_wanted.emit()
            case Wish.MATCH:
                self.new_match_wanted.emit()
