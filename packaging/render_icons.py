# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the program's icon at the sizes that desktops ask for.

    python render_icons.py DRAWING.svg FOLDER SIZE…

Needs PySide6; `build.py` runs it in the build environment.
"""

import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer


def render(drawing: Path, target: Path, size_px: int) -> bool:
    """Draw a square picture; tell whether that worked."""
    renderer = QSvgRenderer(str(drawing))
    image = QImage(size_px, size_px, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    return renderer.isValid() and image.save(str(target))


def main(arguments: list[str]) -> int:
    """Draw all sizes; the exit code is 1 where one failed."""
    drawing, folder = Path(arguments[0]), Path(arguments[1])
    application = QGuiApplication([])
    drawn = [
        render(drawing, folder / f"{drawing.stem}-{size_px}.png", int(size_px))
        for size_px in arguments[2:]
    ]
    application.quit()
    return 0 if all(drawn) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
