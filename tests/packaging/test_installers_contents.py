# SPDX-License-Identifier: GPL-3.0-or-later
"""What goes into the folder and the packages, and how they are packed and released."""

import ast
import io
import re
import struct
import subprocess
import tarfile
from pathlib import Path

import pytest

import release
from building import licences
from building.archives import Tree, ar_archive
from building.checksums import write_checksums
from building.contents import EXCLUDED_MODULES, is_wanted
from building.icons import HICOLOR_SIZES_PX, pack_icns, pack_ico
from building.project import PACKAGE, ROOT, BuildError
from building.system_libraries import Needs, debian_dependencies, read_needs

QT = "PySide6/Qt"


@pytest.mark.parametrize(
    "name",
    [
        f"{QT}/plugins/platforms/libqxcb.so",
        f"{QT}/plugins/platforms/libqwayland.so",
        f"{QT}/plugins/platforms/libqoffscreen.so",
        f"{QT}/plugins/iconengines/libqsvgicon.so",
        f"{QT}/translations/qtbase_fr.qm",
        f"{QT}/lib/libQt6Widgets.so.6",
        "buck_euchre_qt/_assets/buck_euchre_pt.qm",
        "buck_euchre_qt/_assets/resources.rcc",
        "libpython3.11.so.1.0",
        "libQt6Core.so.6",
        "libicudata.so.73",
        "libxcb-cursor.so.0",
        "libffi.so.8",
        "python3.11/lib-dynload/math.cpython-311-x86_64-linux-gnu.so",
        "base_library.zip",
    ],
)
def test_what_the_program_uses_is_taken_along(name: str) -> None:
    assert is_wanted(name, "linux")


@pytest.mark.parametrize(
    "name",
    [
        f"{QT}/translations/qtbase_de.qm",
        f"{QT}/translations/qt_gl.qm",
        f"{QT}/plugins/platformthemes/libqgtk3.so",
        f"{QT}/plugins/tls/libqopensslbackend.so",
        f"{QT}/plugins/imageformats/libqtiff.so",
        f"{QT}/plugins/egldeviceintegrations/libqeglfs-x11-integration.so",
        f"{QT}/lib/libQt6MultimediaWidgets.so.6",
        f"{QT}/lib/libavcodec.so.61",
        f"{QT}/lib/libQt6FFmpegStub-ssl.so.3",
        f"{QT}/lib/libQt6Qml.so.6",
        f"{QT}/lib/libQt6WebEngineCore.so.6",
        "libglib-2.0.so.0",
        "libX11.so.6",
        "libfontconfig.so.1",
        "libssl.so.3",
        "libstdc++.so.6",
    ],
)
def test_what_is_not_used_or_belongs_to_the_system_stays_out(name: str) -> None:
    assert not is_wanted(name, "linux")


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6/plugins/styles/qmodernwindowsstyle.dll", True),
        ("PySide6/plugins/imageformats/qsvg.dll", True),
        ("PySide6/plugins/imageformats/qjpeg.dll", False),
        ("PySide6/translations/qtbase_fr.qm", True),
        ("PySide6/translations/qtbase_ja.qm", False),
        ("PySide6/opengl32sw.dll", False),
        ("PySide6/avcodec-61.dll", False),
        ("PySide6/Qt6Network.dll", True),
        ("PySide6/Qt6Core.dll", True),
        ("python311.dll", True),
    ],
)
def test_windows_gets_the_same_choice(name: str, expected: bool) -> None:
    assert is_wanted(name, "windows") is expected


def imported_names(path: Path) -> set[str]:
    """Return the modules that a file imports, anywhere in it."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


def test_nothing_that_the_program_imports_is_left_out() -> None:
    for path in (ROOT / PACKAGE).rglob("*.py"):
        assert not imported_names(path) & set(EXCLUDED_MODULES), path


def test_macos_gets_its_own_platform() -> None:
    assert is_wanted("PySide6/Qt/plugins/platforms/libqcocoa.dylib", "macos")
    assert not is_wanted("PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml", "macos")
    assert is_wanted("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "macos")


DUMP = """
/folder/libx.so:     file format elf64-x86-64

Dynamic Section:
  NEEDED               libQt6Core.so.6
  NEEDED               libX11.so.6
  NEEDED               libc.so.6
  SONAME               libx.so

Version References:
  required from libc.so.6:
    0x06969197 0x00 05 GLIBC_2.17
    0x069691b4 0x00 04 GLIBC_2.34
    0x09691a75 0x00 03 GLIBC_2.2.5
  required from libstdc++.so.6:
    0x02297f89 0x00 02 GLIBCXX_3.4.9
"""


def test_the_needs_of_a_library_are_read_from_its_headers() -> None:
    needs = read_needs(DUMP)
    assert needs.libraries == {"libQt6Core.so.6", "libX11.so.6", "libc.so.6"}
    assert needs.glibc == (2, 34)


def test_debian_dependencies_name_each_package_once_and_the_least_c_library() -> None:
    libraries = {"libX11.so.6", "libglib-2.0.so.0", "libgthread-2.0.so.0", "libm.so.6"}
    needs = Needs(frozenset(libraries), (2, 34))
    assert debian_dependencies(needs) == ["libc6 (>= 2.34)", "libglib2.0-0", "libx11-6"]


def test_a_library_of_an_unknown_package_stops_the_build() -> None:
    with pytest.raises(BuildError, match=r"libmystery\.so\.1"):
        debian_dependencies(Needs(frozenset({"libmystery.so.1"}), ()))


def test_a_file_of_an_unknown_work_stops_the_build(tmp_path: Path) -> None:
    (tmp_path / "PySide6").mkdir()
    (tmp_path / "PySide6" / "QtCore.abi3.so").touch()
    (tmp_path / "libmystery.so.1").touch()
    assert licences.unknown_files(tmp_path) == ["libmystery.so.1"]


def test_a_library_of_qt_that_nobody_looked_into_stops_the_build(tmp_path: Path) -> None:
    folder = tmp_path / "PySide6" / "Qt" / "lib"
    folder.mkdir(parents=True)
    for module in ("Core", "Multimedia", "Positioning"):
        (folder / f"libQt6{module}.so.6").touch()
    assert licences.unknown_files(tmp_path) == ["PySide6/Qt/lib/libQt6Positioning.so.6"]


def test_the_works_of_others_in_each_library_of_qt_are_told() -> None:
    text = " ".join(licences.COPYRIGHT.read_text("utf-8").split())
    places = {place for place in licences.QT_MODULES.values() if place is not None}
    assert {place for place in places if f"In {place}:" not in text} == set()


def test_the_licence_of_every_work_carried_is_told_with_its_text() -> None:
    text = licences.COPYRIGHT.read_text(encoding="utf-8")
    files, *_ = text.split("\nLicense: GPL-3.0-or-later\n This program")
    named = set(re.findall(r"^License: (.+)$", files, flags=re.MULTILINE))
    told = set(re.findall(r"^License: (.+)\n ", text, flags=re.MULTILINE))
    assert named <= told
    for work in ("Qt for Python", "Python", "platformdirs", "libffi", "XCB", "Unicode"):
        assert work in text


def test_it_is_told_how_qt_is_replaced() -> None:
    text = licences.COPYRIGHT.read_text(encoding="utf-8")
    assert "Replacing Qt." in text
    assert "_internal/PySide6" in text
    assert (licences.COPYRIGHT.parent / "LGPL-3.0.txt").stat().st_size > 7000


def make_tree(folder: Path) -> Tree:
    """Return a tree with a program, a library and a link to it."""
    source = folder / "source"
    source.mkdir()
    (source / "play").write_bytes(b"#!")
    (source / "play").chmod(0o700)
    (source / "libx.so.1").write_bytes(b"x" * 1025)
    (source / "libx.so.1").chmod(0o755)
    (source / "libx.so").symlink_to("libx.so.1")
    tree = Tree(1_000_000_000)
    tree.add_folder(source, "usr/lib/game")
    return tree


def test_a_packed_tree_is_in_the_hands_of_root_with_plain_permissions(tmp_path: Path) -> None:
    packed = make_tree(tmp_path).packed()
    with tarfile.open(fileobj=io.BytesIO(packed), mode="r:xz") as archive:
        entries = {entry.name: entry for entry in archive.getmembers()}
    assert list(entries)[:3] == ["./usr", "./usr/lib", "./usr/lib/game"]
    assert entries["./usr/lib/game/play"].mode == 0o755
    assert entries["./usr/lib/game/libx.so.1"].mode == 0o644
    assert entries["./usr/lib/game/libx.so"].linkname == "libx.so.1"
    assert {(e.uid, e.gid, e.uname, e.mtime) for e in entries.values()} == {
        (0, 0, "root", 1_000_000_000)
    }


def test_the_same_tree_gives_the_same_bytes(tmp_path: Path) -> None:
    tree = make_tree(tmp_path)
    assert tree.packed() == tree.packed()
    # 1 KiB for the program, 2 for the library, 1 for the link and for each of three folders.
    assert tree.size_kib() == 7


def test_the_checksums_of_a_package_are_those_of_its_files(tmp_path: Path) -> None:
    lines = make_tree(tmp_path).md5_sums().decode().splitlines()
    assert [line.split("  ")[1] for line in lines] == [
        "usr/lib/game/libx.so.1",
        "usr/lib/game/play",
    ]
    # md5 of "#!"
    assert lines[1].split("  ")[0] == "ad540a4cc5c410795131d4d8db7a6d91"


def test_members_of_an_archive_begin_at_even_places() -> None:
    archive = ar_archive({"debian-binary": b"2.0\n", "odd": b"abc", "last": b"z"}, 7)
    assert archive.startswith(
        b"!<arch>\ndebian-binary   7           0     0     100644  4         `\n"
    )
    assert archive.index(b"last ") % 2 == 0
    assert len(archive) == 8 + 3 * 60 + 4 + 4 + 2


def test_a_windows_icon_lists_its_pictures_with_their_places() -> None:
    icon = pack_ico({16: b"aa", 256: b"bbb"})
    assert struct.unpack_from("<HHH", icon) == (0, 1, 2)
    assert struct.unpack_from("<BB", icon, 6) == (16, 16)
    assert struct.unpack_from("<BB", icon, 22) == (0, 0)
    size, place = struct.unpack_from("<II", icon, 22 + 8)
    assert icon[place : place + size] == b"bbb"


def test_a_macos_icon_tells_its_length() -> None:
    sizes = (16, 32, 64, 128, 256, 512, 1024)
    icon = pack_icns({size: b"x" * size for size in sizes})
    assert icon[:4] == b"icns"
    assert struct.unpack_from(">I", icon, 4) == (len(icon),)


def test_linux_gets_the_usual_icon_sizes() -> None:
    assert {16, 22, 24, 32, 48, 64, 128, 256, 512} <= set(HICOLOR_SIZES_PX)


def test_checksums_name_every_download_but_themselves(tmp_path: Path) -> None:
    (tmp_path / "b.deb").write_bytes(b"")
    (tmp_path / "a.whl").write_bytes(b"abc")
    for _ in range(2):
        text = write_checksums(tmp_path).read_text(encoding="utf-8")
    assert text == (
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a.whl\n"
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  b.deb\n"
    )


def git(folder: Path, *words: str) -> None:
    """Run git in a folder, apart from the settings of whoever runs the tests."""
    person = ["-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *person, *words], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def releasable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a project whose version may be released."""
    for name in ("GIT_AUTHOR", "GIT_COMMITTER"):
        monkeypatch.setenv(f"{name}_NAME", "T")
        monkeypatch.setenv(f"{name}_EMAIL", "t@example.org")
    package = tmp_path / "buck_euchre_qt"
    package.mkdir()
    (package / "__init__.py").write_text('__version__ = "1.0.0"\n', encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text("## [1.0.0] - 2030-01-31\n", encoding="utf-8")
    git(tmp_path, "init")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--message", "All")
    return tmp_path


def test_a_release_sets_its_tag(releasable: Path) -> None:
    assert release.release(releasable, is_check_only=True) == "v1.0.0"
    assert release.git(releasable, "tag", "--list") == ""
    assert release.release(releasable, is_check_only=False) == "v1.0.0"
    assert release.git(releasable, "tag", "--list") == "v1.0.0"


def test_an_existing_tag_is_refused(releasable: Path) -> None:
    git(releasable, "tag", "v1.0.0")
    with pytest.raises(BuildError, match=r"v1\.0\.0 exists"):
        release.release(releasable, is_check_only=True)


def test_a_dirty_tree_is_refused(releasable: Path) -> None:
    (releasable / "new.txt").touch()
    with pytest.raises(BuildError, match="dirty"):
        release.release(releasable, is_check_only=True)


def test_a_version_without_changelog_entry_is_refused(releasable: Path) -> None:
    (releasable / "CHANGELOG.md").write_text("## [Unreleased]\n", encoding="utf-8")
    git(releasable, "commit", "--all", "--message", "Too early")
    with pytest.raises(BuildError, match=r"CHANGELOG\.md has no heading"):
        release.release(releasable, is_check_only=True)


def test_a_version_is_not_taken_for_a_longer_one(releasable: Path) -> None:
    (releasable / "CHANGELOG.md").write_text("## [11.0.0] - 2030-01-31\n", encoding="utf-8")
    assert any("CHANGELOG" in problem for problem in release.problems(releasable))


def test_the_build_environment_is_ignored_by_git() -> None:
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert {"build/", "dist/"} <= set(ignored)


def test_every_work_that_is_carried_is_named_with_its_licence() -> None:
    listed = re.findall(r"^X-Work: (.+)$", licences.COPYRIGHT.read_text("utf-8"), re.MULTILINE)
    # PyInstaller's starter is the program's own file, above `_internal`.
    assert sorted(listed) == sorted([*licences.WORKS, "PyInstaller"])
