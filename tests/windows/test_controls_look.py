# SPDX-License-Identifier: GPL-3.0-or-later
"""What dialogs and windows are filled in with, in every theme."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QPushButton,
    QStyle,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from buck_euchre_qt.table.appearance import Theme
from buck_euchre_qt.windows.controls_look import DialogDress, controls_style
from buck_euchre_qt.windows.hint_panel import hint_style
from buck_euchre_qt.windows.history import HistoryWindow
from buck_euchre_qt.windows.lesson_look import lesson_style
from buck_euchre_qt.windows.look import LOOKS, Look, entry_palettes, palette_of, sheet_style
from buck_euchre_qt.windows.opening import open_dialog
from buck_euchre_qt.windows.review_look import review_style
from buck_euchre_qt.windows.side_panel import SidePanel
from buck_euchre_qt.windows.theme import ThemeKeeper, the_application
from tests.helpers.desks import Desk


@pytest.fixture
def keeper() -> Iterator[ThemeKeeper]:
    one = ThemeKeeper(the_application())
    yield one
    one.use(Theme.DARK.value, 1.0)


pytestmark = pytest.mark.usefixtures("qapp")


def lightness(colour: QColor) -> float:
    parts = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(first: QColor, second: QColor) -> float:
    low, high = sorted((lightness(first), lightness(second)))
    return (high + 0.05) / (low + 0.05)


def dressed(theme: Theme) -> QDialog:
    dialog = QDialog()
    dialog.setPalette(palette_of(LOOKS[theme]))
    dialog.setStyleSheet(controls_style("QDialog", LOOKS[theme]))
    dialog.setLayout(QVBoxLayout())
    return dialog


def colours(image: QImage) -> list[QColor]:
    return [
        image.pixelColor(column, row)
        for column in range(image.width())
        for row in range(image.height())
    ]


@pytest.mark.parametrize("theme", list(Theme))
def test_what_an_empty_field_says_stands_out_from_the_field(theme: Theme) -> None:
    dialog = dressed(theme)
    field = QLineEdit(dialog)
    # Full blocks, so that whole pixels have the colour of the letters.
    field.setPlaceholderText("\u2588" * 4)
    field.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    field.resize(200, 40)
    field.ensurePolished()
    image = field.grab().toImage()
    ground = image.pixelColor(image.width() - 20, image.height() // 2)
    middle = [
        image.pixelColor(column, image.height() // 2) for column in range(14, image.width() - 14)
    ]
    assert max(contrast(colour, ground) for colour in middle) >= 4.5


def test_where_contrast_is_asked_for_no_button_lies_on_grey() -> None:
    dialog = dressed(Theme.CONTRAST)
    button = QPushButton("", dialog)
    button.setAutoDefault(False)
    button.resize(120, 40)
    button.ensurePolished()
    image = button.grab().toImage()
    ink = QColor(LOOKS[Theme.CONTRAST].window_ink)
    assert contrast(image.pixelColor(image.width() // 2, image.height() // 2), ink) > 15


def test_where_contrast_is_asked_for_a_button_that_sleeps_has_another_edge() -> None:
    edges = []
    for is_awake in (True, False):
        dialog = dressed(Theme.CONTRAST)
        button = QPushButton("", dialog)
        button.setAutoDefault(False)
        button.setEnabled(is_awake)
        button.resize(120, 40)
        button.ensurePolished()
        image = button.grab().toImage()
        edges.append([image.pixelColor(column, 0).value() for column in range(20, 100)])
    assert min(edges[0]) > 200
    assert min(edges[1]) < 60


def test_where_contrast_is_asked_for_nothing_lies_on_grey() -> None:
    palette = palette_of(LOOKS[Theme.CONTRAST])
    role = QPalette.ColorRole
    for ground in (role.Window, role.Base, role.AlternateBase, role.Button, role.ToolTipBase):
        assert palette.color(ground) == QColor("#000000")


def test_boxes_to_tick_grow_with_the_letters(keeper: ThemeKeeper, qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    DialogDress(dialog)
    box = QCheckBox("", dialog)
    widths = []
    for scale in (1.0, 1.5):
        keeper.use(Theme.DARK.value, scale)
        QApplication.processEvents()
        box.ensurePolished()
        widths.append(box.style().pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth, None, box))
    assert widths == [14, 21]


@pytest.mark.usefixtures("switch")
@pytest.mark.parametrize("theme", list(Theme))
def test_the_history_has_one_look_throughout(
    keeper: ThemeKeeper, desk: Desk, qtbot: QtBot, theme: Theme
) -> None:
    keeper.use(theme.value, 1.0)
    window = HistoryWindow(desk.keeper)
    qtbot.addWidget(window)
    window.show()
    panel = window.findChild(SidePanel)
    assert panel is not None
    assert panel.grab().toImage().pixelColor(3, 3) == QColor(LOOKS[theme].panel)


@pytest.mark.parametrize("theme", list(Theme))
def test_the_handle_of_a_scroll_bar_is_seen(theme: Theme) -> None:
    dialog = dressed(theme)
    text = QTextEdit(dialog)
    text.resize(200, 100)
    text.setPlainText("line\n" * 60)
    text.setPalette(palette_of(LOOKS[theme]))
    dialog.resize(220, 120)
    text.ensurePolished()
    dialog.grab()
    bar = text.verticalScrollBar()
    found = colours(bar.grab().toImage())
    ground = QColor(LOOKS[theme].field)
    assert max(contrast(colour, ground) for colour in found) >= 3


def _scopes(look: Look) -> list[tuple[str, str]]:
    """Return every style that dresses buttons, with the name its scope has to have."""
    return [
        (controls_style("QDialog", look), "QDialog"),
        (sheet_style(11, look), "sheet"),
        (hint_style(11, look), "sheet"),
        (lesson_style(11, look), "bar"),
        (review_style(11, look), "reviewBar"),
    ]


@pytest.mark.parametrize("theme", list(Theme))
def test_a_button_with_the_keys_on_it_has_an_edge_and_no_frame_within(theme: Theme) -> None:
    for style, name in _scopes(LOOKS[theme]):
        window = QDialog()
        window.setPalette(palette_of(LOOKS[theme]))
        window.setObjectName(name)
        window.setStyleSheet(style)
        lines = QVBoxLayout(window)
        for _ in range(2):
            button = QPushButton("", window)
            button.setAutoDefault(False)
            button.setMinimumSize(160, 44)
            lines.addWidget(button)
        window.show()
        window.activateWindow()
        assert QTest.qWaitForWindowActive(window)
        # Only whoever comes by Tab is shown a frame.
        QTest.keyClick(window, Qt.Key.Key_Tab)
        focused = window.focusWidget()
        assert isinstance(focused, QPushButton)
        assert focused.hasFocus()
        image = focused.grab().toImage()
        middle = image.height() // 2
        within = {image.pixelColor(x, middle).name() for x in range(6, image.width() - 6)}
        assert len(within) == 1, (style[:40], within)
        assert image.pixelColor(0, middle).name() not in within
        window.close()


@pytest.mark.parametrize("theme", list(Theme))
def test_a_box_to_tick_has_an_edge_that_is_seen_with_the_keys_on_it_too(theme: Theme) -> None:
    dialog = dressed(theme)
    widgets = entry_palettes(LOOKS[theme])
    boxes = [QCheckBox("", dialog) for _ in range(2)]
    layout = dialog.layout()
    assert layout is not None
    for box in boxes:
        box.setPalette(widgets["QCheckBox"])
        layout.addWidget(box)
    dialog.show()
    dialog.activateWindow()
    assert QTest.qWaitForWindowActive(dialog)
    QTest.keyClick(boxes[0], Qt.Key.Key_Tab)
    assert boxes[1].hasFocus()
    ground = QColor(LOOKS[theme].window)
    for box in boxes:
        image = box.grab().toImage()
        # Its inside is not looked at.
        row = [image.pixelColor(x, image.height() // 2) for x in range(4)]
        assert max(contrast(colour, ground) for colour in row) >= 3
    dialog.close()


def test_no_desktop_puts_icons_on_what_ends_a_dialog(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = QDialog(parent)
    ends = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, dialog)
    ends.buttons()[0].setIcon(dialog.style().standardIcon(QStyle.StandardPixmap.SP_DialogOkButton))
    assert not ends.buttons()[0].icon().isNull()
    open_dialog(dialog)
    assert ends.buttons()[0].icon().isNull()
    dialog.reject()
