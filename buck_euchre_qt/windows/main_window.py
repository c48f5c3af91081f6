# SPDX-License-Identifier: GPL-3.0-or-later
"""The main window: menus around the play screen."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QMenuBar

from buck_euchre_qt.i18n.language import Language, language_of
from buck_euchre_qt.storage.preferences import Preferences
from buck_euchre_qt.windows.early_wishes import EarlyWishes
from buck_euchre_qt.windows.empty_table import EmptyTable
from buck_euchre_qt.windows.kept_choices import (
    last_game_of,
    opponents_of,
    progress_of,
    rules_of,
)
from buck_euchre_qt.windows.key_settings import card_keys_of
from buck_euchre_qt.windows.menus import Menus
from buck_euchre_qt.windows.opening import open_dialog, open_message
from buck_euchre_qt.windows.outfit import Outfit, Wearers
from buck_euchre_qt.windows.placing import fill_screen, lay_out_now, place_of, restore_place
from buck_euchre_qt.windows.preferences_in_use import PreferencesInUse
from buck_euchre_qt.windows.rule_book_shelf import RuleBookShelf
from buck_euchre_qt.windows.setting_texts import pace_of
from buck_euchre_qt.windows.theme import the_application

if TYPE_CHECKING:
    from buck_euchre_qt.engine.record import SavedMatch
    from buck_euchre_qt.session.session import Session, SessionSettings
    from buck_euchre_qt.windows.desk import MatchDesk
    from buck_euchre_qt.windows.lesson_stack import LessonStack
    from buck_euchre_qt.windows.look_back import LookBack
    from buck_euchre_qt.windows.match_dialogs import MatchDialogs, Sitting
    from buck_euchre_qt.windows.match_menu import MatchMenu
    from buck_euchre_qt.windows.play_screen import PlayScreen
    from buck_euchre_qt.windows.practice_offers import PracticeOffers
    from buck_euchre_qt.windows.sound import Sounds
    from buck_euchre_qt.windows.start_panel import StartPanel

translate = QCoreApplication.translate

_LEAST_SIZE_PX: Final = (800, 560)


class MainWindow(QMainWindow):
    """The program's window; it owns the menus and passes wishes on to those who fulfil them.

    At first it is an empty table, which is soon there to be seen; `furnish` puts in what it takes
    to play.
    """

    screen_of_play: PlayScreen
    start_panel: StartPanel
    middle: LessonStack
    practice: PracticeOffers
    _desk: MatchDesk
    _dialogs: MatchDialogs
    _match_menu: MatchMenu
    sounds: Sounds
    _settings: SessionSettings

    language_chosen = Signal(object)
    """A language was chosen; whoever holds the translators switches."""
    report_wanted = Signal()
    """A problem is to be reported; whoever knows the files shows what a report would hold."""

    empty_shown = Signal()
    """The empty table has been painted for the first time."""

    def __init__(self, preferences: Preferences, language: Language) -> None:
        super().__init__()
        self.is_furnished = False
        self._language = language
        self.preferences = PreferencesInUse(preferences, self)
        self.preferences.changed.connect(self._apply)
        self._kept: SavedMatch | None = None
        self.rules = RuleBookShelf(self)
        self.rules.lesson_wanted.connect(self._start_lesson)
        self._look_back: LookBack | None = None
        self._empty = EmptyTable(self)
        self._empty.painted.connect(self.empty_shown)
        self.setCentralWidget(self._empty)
        self.setMinimumSize(*_LEAST_SIZE_PX)
        self._view = self._empty.view
        self._outfit = Outfit(the_application(), self._view, self)
        # To wrap one that Qt has made, PySide would look at every kind of widget there is.
        bar = QMenuBar()
        self.setMenuBar(bar)
        self.menus = Menus(bar)
        self._early = EarlyWishes(bar)
        self._apply(preferences)
        restore_place(self, preferences.geometry)
        self._retranslate()

    def furnish(self, desk: MatchDesk, settings: SessionSettings) -> None:
        """Put in what it takes to play, for once."""
        # Imported here, all of it, and nowhere above: the empty table comes sooner.
        from buck_euchre_qt.windows.lesson_stack import LessonStack
        from buck_euchre_qt.windows.look_back import LookBack
        from buck_euchre_qt.windows.match_dialogs import MatchDialogs
        from buck_euchre_qt.windows.match_menu import MatchMenu
        from buck_euchre_qt.windows.play_screen import PlayScreen
        from buck_euchre_qt.windows.practice_offers import PracticeOffers
        from buck_euchre_qt.windows.reviews import Reviews
        from buck_euchre_qt.windows.sound import Sounds
        from buck_euchre_qt.windows.start_panel import StartPanel

        self._desk = desk
        self._dialogs = MatchDialogs(self)
        self._settings = settings
        if desk.keeper is not None:
            self._look_back = LookBack(desk.keeper, has_review=True)
        self.reviews = Reviews(desk, settings, self._outfit, self)
        self.screen_of_play = PlayScreen(self, self._view)
        self.start_panel = StartPanel(self._view)
        progress = progress_of(self.preferences.now)
        self.middle = LessonStack(self.screen_of_play, progress, self._settings, self)
        self._match_menu = MatchMenu(self.menus, self.screen_of_play, self.middle)
        self.sounds = Sounds(self)
        self._view.shown.connect(self.sounds.tell)
        self.practice = PracticeOffers(
            desk.practice, self.middle, self.start_panel, self.menus.practice
        )
        others = Wearers(self.screen_of_play, self.start_panel, self.middle, self.sounds)
        self._outfit.dress(others)
        self.is_furnished = True
        self._connect()
        self._apply(self.preferences.now)
        # The empty table goes, and leaves its view to the screen.
        self.setCentralWidget(self.middle)
        self.middle.show()
        lay_out_now(self, self.middle, self.screen_of_play)

    def offer_start(self) -> None:
        """Offer to go on with the kept match, or to begin one."""
        self._kept = self._desk.load_kept()
        if self._kept is not None and self._kept.match.is_over:
            self._kept = None
        deals = None if self._kept is None else max(1, len(self._kept.match.deals))
        self._fill_panel()
        self._place_start()
        self._offer_lesson()
        self.practice.offer()
        self.start_panel.offer(deals)
        self._show_enabled()
        self._early.fulfil()

    def _fill_panel(self) -> None:
        """Show beside the offers what is waiting, or what the game is about."""
        panel, kept = self.screen_of_play.panel, self._kept
        if kept is None:
            panel.introduce()
            return
        from buck_euchre_qt.session.asking import asked_at_table
        from buck_euchre_qt.windows.desk import names_of

        onlooker = min(asked_at_table(kept.players), default=0)
        panel.show_match(kept.match, names_of(kept, onlooker))

    def load_sounds(self) -> None:
        """Get ready to sound, once there is something to be seen."""
        self.sounds.load()

    def show_session(self, session: Session) -> None:
        """Put a match on the table."""
        from buck_euchre_qt.windows.desk import names_of

        self.sounds.follow(session.match, session.onlooker)
        if self._look_back is not None:
            self._look_back.forget_session()
        self.start_panel.hide()
        self.middle.show_table()
        self.screen_of_play.show_session(session, names_of(session.saved, session.onlooker))
        self._show_enabled()

    def open_record(self, path: Path) -> None:
        """Open a record file and go on with its match."""
        saved = self._desk.open_record(path)
        if saved is not None:
            self.take_over(saved)

    def show_article(self, article_id: str) -> None:
        """Open the rule book, at an article where one is named."""
        session = self.screen_of_play.session
        self.rules.show(article_id, "" if session is None else session.match.game.info.id)

    def show_trouble(self, text: str) -> None:
        """Say that something went wrong, without stopping the game."""
        self._say(text, is_good=False)

    def show_relief(self, text: str) -> None:
        """Say that what went wrong is well again."""
        self._say(text, is_good=True)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the window's place; the match has been kept after every action."""
        self.preferences.keep_place(place_of(self))
        self.rules.close()
        if self._look_back is not None:
            self._look_back.close()
        if self.is_furnished:
            self.reviews.close()
            self.practice.close()
            self.middle.end_guiding()
            self.screen_of_play.close_session()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() is QEvent.Type.WindowStateChange:
            # The system has ways of its own to fill the screen, and to end that.
            self.menus.full.setChecked(self.isFullScreen())
            # The match waits for whoever cannot see it.
            self._view.hold(is_held=self.isMinimized())

    def _say(self, text: str, *, is_good: bool) -> None:
        # When the window has been closed there is nobody to be told.
        if self.isVisible():
            open_message(self, text, is_good=is_good)

    def _place_start(self) -> None:
        self.start_panel.setGeometry(self.screen_of_play.view.rect())

    def _connect(self) -> None:
        self._connect_matches()
        self._connect_table()
        self._connect_learning()
        self._connect_looking_back()
        self.menus.prefer.triggered.connect(self._show_preferences)
        self.menus.quit.triggered.connect(self.close)
        self.menus.rules.triggered.connect(lambda: self.show_article(self.middle.article_now()))
        self.menus.keys.triggered.connect(self._show_keys)
        self.menus.report.triggered.connect(self.report_wanted)
        self.menus.about.triggered.connect(self._show_about)
        self.start_panel.rules_wanted.connect(lambda: self.show_article(""))
        self._desk.troubles.told.connect(self.show_trouble)
        self._desk.troubles.relieved.connect(self.show_relief)

    def _connect_matches(self) -> None:
        self.menus.new.triggered.connect(self._ask_new_match)
        self.start_panel.new_match_wanted.connect(self._ask_new_match)
        self.screen_of_play.new_match_wanted.connect(self._ask_new_match)
        self.screen_of_play.escaped.connect(lambda: fill_screen(self, False))
        self.menus.new_of_code.triggered.connect(
            lambda: self._dialogs.ask_deal_code(self._sitting())
        )
        self.menus.go_on.triggered.connect(self._go_on)
        self.start_panel.continue_wanted.connect(self._go_on)
        self.menus.open.triggered.connect(self._dialogs.ask_open)
        self.menus.save_as.triggered.connect(self._dialogs.ask_save_as)
        self._dialogs.new_wanted.connect(self._begin)
        self._dialogs.choices_made.connect(self.preferences.keep_match)
        self._dialogs.open_wanted.connect(lambda name: self.open_record(Path(name)))
        self._dialogs.save_wanted.connect(lambda name: self._desk.save_as(Path(name)))

    def _connect_table(self) -> None:
        self.menus.panel.toggled.connect(self.preferences.keep_panel)
        self.menus.full.triggered.connect(lambda is_full: fill_screen(self, is_full))
        self.menus.pace_chosen.connect(self.preferences.keep_pace)
        self.menus.language_chosen.connect(self.preferences.keep_language)
        self.screen_of_play.hints.set_adviser(self._desk.adviser)
        self.screen_of_play.article_wanted.connect(self.show_article)
        self.screen_of_play.view.layout_changed.connect(self._place_start)

    def _connect_learning(self) -> None:
        self.menus.lessons.triggered.connect(self.middle.show_list)
        self.menus.next_lesson.triggered.connect(self.middle.start_next)
        self.menus.guide.triggered.connect(self.middle.guide)
        self.start_panel.lessons_wanted.connect(self.middle.start_next)
        self.start_panel.guide_wanted.connect(self.middle.guide)
        self.middle.new_match_wanted.connect(self._ask_match_of)
        self.middle.article_wanted.connect(self.show_article)
        self.middle.lessons_left.connect(self._offer_again)
        self.middle.play_changed.connect(self._show_enabled)
        self.middle.progress_changed.connect(self.preferences.keep_progress)
        self.middle.table_made.connect(lambda _: self._apply(self.preferences.now))

    def _connect_looking_back(self) -> None:
        self.reviews.follow(self.screen_of_play)
        for action in (self.menus.history, self.menus.statistics, self.menus.fair_deals):
            action.setVisible(self._look_back is not None)
        if self._look_back is not None:
            self._look_back.follow(self.menus, self.screen_of_play)
            self._look_back.match_wanted.connect(self.take_over)
            self._look_back.review_wanted.connect(self.reviews.review)

    def _retranslate(self) -> None:
        self.menus.retranslate()
        self.setWindowTitle(translate("MainWindow", "Buck Euchre"))

    def _show_enabled(self) -> None:
        self._match_menu.renew(has_kept=self._kept is not None)

    def _ask_new_match(self) -> None:
        self._ask_match_of("")

    def _ask_match_of(self, game: str) -> None:
        sitting = self._sitting()
        self._dialogs.ask_new_match(sitting._replace(last_game=game or sitting.last_game))

    def _sitting(self) -> Sitting:
        from buck_euchre_qt.windows.match_dialogs import Sitting

        session = self.screen_of_play.session
        last = self._kept if session is None else session.saved
        is_running = self._kept is not None if session is None else not session.match.is_over
        chosen = self.preferences.now
        game = last_game_of(chosen) if last is None else last.match.game.info.id
        opponents, names = opponents_of(chosen), chosen.names[1:]
        return Sitting(game, is_running, rules_of(chosen), opponents, names)

    def _begin(
        self, game: str, options: Mapping[str, int | bool], deal_code: str | None = None
    ) -> None:
        chosen = self.preferences.now
        opponents = opponents_of(chosen)
        self.show_session(self._desk.new_match(game, options, chosen.names, deal_code, opponents))

    def take_over(self, saved: SavedMatch) -> None:
        """Put a match on the table that was played elsewhere; what was there is kept first."""
        self.show_session(self._desk.take_over(saved))
        self.activateWindow()

    def _go_on(self) -> None:
        if self._kept is not None and self.screen_of_play.session is None:
            self.show_session(self._desk.begin(self._kept))

    def _show_preferences(self) -> None:
        from buck_euchre_qt.windows.preferences_dialog import PreferencesDialog

        dialog = PreferencesDialog(self.preferences.now, self._language, self)
        dialog.changed.connect(self.preferences.change)
        dialog.sound_wanted.connect(lambda: self.sounds.play("card_1"))
        open_dialog(dialog)

    def _start_lesson(self, lesson_id: str) -> None:
        self.middle.start(lesson_id)
        self.activateWindow()

    def _offer_again(self) -> None:
        self._offer_lesson()
        if self.start_panel.isVisible():
            self.start_panel.setFocus()

    def _offer_lesson(self) -> None:
        self.start_panel.offer_lesson(self.middle.progress.next_number)

    def _show_keys(self) -> None:
        from buck_euchre_qt.windows.keyboard_sheet import show_keyboard_sheet

        sheet = show_keyboard_sheet(self, self.preferences.now.card_keys)
        sheet.card_keys_chosen.connect(self.preferences.keep_card_keys)

    def _show_about(self) -> None:
        from buck_euchre_qt.windows.about import AboutDialog

        open_dialog(AboutDialog(self))

    def _apply(self, preferences: Preferences) -> None:
        pace = pace_of(preferences.pace)
        if self.is_furnished:
            self.reviews.set_card_keys(card_keys_of(preferences.card_keys))
            for table in self.middle.tables:
                table.set_card_keys(card_keys_of(preferences.card_keys))
            self._settings.has_automatic_cut = preferences.automatic_cut
            self._settings.plays_last_card = preferences.last_card
            self._settings.pause_scale = pace.value
            self.screen_of_play.panel.setHidden(preferences.panel_folded)
        else:
            self._empty.fold(is_folded=preferences.panel_folded)
        self.menus.panel.setChecked(not preferences.panel_folded)
        self.menus.full.setChecked(self.isFullScreen())
        self.menus.paces[pace.name.lower()].setChecked(True)
        # A language of another version of the program is kept, and not used.
        language = language_of(preferences.language)
        if language not in (None, self._language):
            self._language = language
            self.language_chosen.emit(language)
        self.menus.languages[self._language.value].setChecked(True)
        self._outfit.put_on(preferences, self._language)
        if not self.is_furnished:
            self._empty.set_look(self._outfit.look)
