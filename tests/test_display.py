# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a window can open is found out before Qt, which would abort the program."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import pytest

from buck_euchre_qt import display
from buck_euchre_qt.display import display_problem, loads

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is always a display")


@pytest.fixture(autouse=True)
def _has_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all that Qt needs of the system be there, wherever the tests run."""
    monkeypatch.setattr(display, "loads", lambda _: True)


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_some_systems_always_have_a_display(platform: str) -> None:
    assert display_problem({}, platform) is None


@pytest.mark.parametrize("chosen", ["offscreen", "minimal", "vnc", "offscreen:size=800x600"])
def test_a_platform_without_x11_is_not_asked_for_a_display(chosen: str) -> None:
    assert display_problem({"QT_QPA_PLATFORM": chosen}, "linux") is None


@pytest.mark.parametrize(
    "environ", [{}, {"DISPLAY": ""}, {"QT_QPA_PLATFORM": "xcb"}, {"WAYLAND_DISPLAY": ""}]
)
def test_no_display_is_told_in_one_line(environ: dict[str, str]) -> None:
    problem = display_problem(environ, "linux")
    assert problem is not None
    assert "no display" in problem
    assert "\n" not in problem


@pytest.mark.parametrize("name", [":60123", "unix:60123", "nonsense", ":x", "localhost:50000"])
def test_a_display_that_does_not_answer_is_named(name: str) -> None:
    problem = display_problem({"DISPLAY": name}, "linux")
    assert problem is not None
    assert name in problem
    assert "does not answer" in problem


@pytest.mark.skipif(sys.platform != "linux", reason="abstract sockets are Linux's")
def test_a_display_that_answers_is_no_problem() -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind("\0/tmp/.X11-unix/X60124")
        server.listen()
        assert display_problem({"DISPLAY": ":60124"}, "linux") is None
        assert display_problem({"DISPLAY": ":60124.0"}, "linux") is None


def test_wayland_counts_only_where_its_socket_is(tmp_path: Path) -> None:
    environ = {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)}
    assert display_problem(environ, "linux") is not None
    (tmp_path / "wayland-0").touch()
    assert display_problem(environ, "linux") is None
    assert display_problem({**environ, "QT_QPA_PLATFORM": "xcb"}, "linux") is not None


@pytest.mark.skipif(sys.platform != "linux", reason="abstract sockets are Linux's")
def test_missing_libraries_are_named_with_their_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(display, "loads", lambda library: library != "libxcb-cursor.so.0")
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind("\0/tmp/.X11-unix/X60125")
        server.listen()
        problem = display_problem({"DISPLAY": ":60125"}, "linux")
    assert problem == "Qt needs system libraries that are missing: install libxcb-cursor0."


@pytest.mark.parametrize("chosen", ["wayland", "wayland-egl", "wayland;wayland-egl"])
def test_wayland_alone_without_its_socket_is_told_in_one_line(tmp_path: Path, chosen: str) -> None:
    environ = {"QT_QPA_PLATFORM": chosen, "XDG_RUNTIME_DIR": str(tmp_path), "DISPLAY": ":60126"}
    for name in ("", "wayland-7"):
        problem = display_problem({**environ, "WAYLAND_DISPLAY": name}, "linux")
        assert problem is not None
        assert "no Wayland display" in problem
        assert "\n" not in problem
    (tmp_path / "wayland-7").touch()
    assert display_problem({**environ, "WAYLAND_DISPLAY": "wayland-7"}, "linux") is None


def test_where_wayland_is_only_preferred_the_display_is_asked() -> None:
    environ = {"QT_QPA_PLATFORM": "wayland;xcb", "DISPLAY": ":60127"}
    problem = display_problem(environ, "linux")
    assert problem is not None
    assert ":60127" in problem


def test_a_library_that_the_loader_lists_need_not_be_tried(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    listed = tmp_path / "ld.so.cache"
    listed.write_bytes(b"...libnobody-has-this.so.7\0/usr/lib/libnobody-has-this.so.7\0")
    monkeypatch.setattr(display, "LOADER_LIST", listed)
    assert loads("libnobody-has-this.so.7")
    assert not loads("libnobody-has-this.so.77")


def test_without_the_loaders_list_libraries_are_tried(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(display, "LOADER_LIST", tmp_path / "none")
    assert not loads("libnobody-has-this.so.7")
