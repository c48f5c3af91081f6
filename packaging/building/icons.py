# SPDX-License-Identifier: GPL-3.0-or-later
"""The program's icon in the forms of the three systems, from its one drawing."""

import struct
from pathlib import Path
from typing import Final

from building.environment import run
from building.project import BUILD, NAME, ROOT, BuildError

DRAWING: Final = ROOT / "resources" / "icons" / f"{NAME}.svg"
FOLDER: Final = BUILD / "icons"
SIZES_PX: Final = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512, 1024)
"""All that is drawn; Linux installs those up to 512."""

HICOLOR_SIZES_PX: Final = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
_ICO_SIZES_PX: Final = (16, 24, 32, 48, 64, 128, 256)
_ICNS_KINDS: Final = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}
"""What macOS calls a picture of so many pixels, once plain and once for doubled displays."""


def png_path(size_px: int) -> Path:
    """Return where the icon of a size is drawn to."""
    return FOLDER / f"{NAME}-{size_px}.png"


def build_icons(python: Path) -> None:
    """Draw the icon at all sizes, with the Qt of an environment, and pack it.

    :raises BuildError: when a size was not drawn.
    """
    FOLDER.mkdir(parents=True, exist_ok=True)
    sizes = [str(size_px) for size_px in SIZES_PX]
    script = ROOT / "packaging" / "render_icons.py"
    command = [str(python), "-P", str(script), str(DRAWING), str(FOLDER), *sizes]
    run(command, QT_QPA_PLATFORM="offscreen")
    missing = [size_px for size_px in SIZES_PX if not png_path(size_px).is_file()]
    if missing:
        raise BuildError(f"the icon was not drawn at {missing}")
    pictures = {size_px: png_path(size_px).read_bytes() for size_px in SIZES_PX}
    (FOLDER / f"{NAME}.ico").write_bytes(
        pack_ico({size_px: pictures[size_px] for size_px in _ICO_SIZES_PX})
    )
    (FOLDER / f"{NAME}.icns").write_bytes(pack_icns(pictures))


def pack_ico(pictures: dict[int, bytes]) -> bytes:
    """Return an icon file of Windows from PNG files by their size in pixels, at most 256."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    entries = b""
    for size_px, picture in pictures.items():
        side = size_px % 256  # 0 stands for 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return head + entries + b"".join(pictures.values())


def pack_icns(pictures: dict[int, bytes]) -> bytes:
    """Return an icon file of macOS from PNG files by their size in pixels."""
    body = b"".join(
        kind + struct.pack(">I", 8 + len(pictures[size_px])) + pictures[size_px]
        for kind, size_px in _ICNS_KINDS.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body
