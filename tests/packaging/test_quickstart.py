# SPDX-License-Identifier: GPL-3.0-or-later
"""The quick start looks before it leaps and says what is missing."""

import ast
import socket
import sys
from pathlib import Path

import pytest

import quickstart
import system_needs
from tests.packaging.project import ROOT

linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="about Linux")


@pytest.fixture
def without_display(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take the display away."""
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize("name", ["quickstart.py", "system_needs.py"])
def test_it_parses_on_pythons_that_are_too_old(name: str) -> None:
    code = (ROOT / "packaging" / name).read_text(encoding="utf-8")
    ast.parse(code, feature_version=(3, 7))
    assert "from __future__" not in code


def test_an_unknown_command_shows_the_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert quickstart.main(["dance"]) == 2
    assert "quickstart.py play" in capsys.readouterr().out


@linux_only
@pytest.mark.usefixtures("without_display")
def test_no_display_is_noticed() -> None:
    assert not system_needs.has_display()


@linux_only
@pytest.mark.usefixtures("without_display")
def test_a_display_that_nobody_serves_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":60123")
    assert not system_needs.has_display()


@linux_only
@pytest.mark.usefixtures("without_display")
def test_a_display_that_somebody_serves_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_UNIX) as server:
        server.bind("\0/tmp/.X11-unix/X60124")
        server.listen()
        monkeypatch.setenv("DISPLAY", ":60124.0")
        assert system_needs.has_display()


@linux_only
def test_an_offscreen_platform_shows_nobody_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", "elsewhere:0")
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert not system_needs.has_display()


@linux_only
def test_a_missing_library_is_named_with_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_needs, "is_loadable", lambda name: name != "libxcb-cursor.so.0")
    monkeypatch.setattr(system_needs, "is_debian", lambda: True)
    monkeypatch.setattr(system_needs, "is_root", lambda: False)
    monkeypatch.setattr(quickstart, "is_root", lambda: False)
    monkeypatch.setattr(system_needs, "is_wayland", lambda: False)
    with pytest.raises(quickstart.QuickstartError) as caught:
        quickstart.bring_missing(is_test=False, has_sound=True)
    text = str(caught.value)
    assert "libxcb-cursor.so.0" in text
    assert "sudo apt-get install --yes --no-install-recommends libxcb-cursor0" in text
    assert "\n" not in text


@linux_only
def test_what_only_sound_needs_stops_nobody(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(system_needs, "is_loadable", lambda name: name != "libpulse.so.0")
    monkeypatch.setattr(quickstart, "is_root", lambda: False)
    quickstart.bring_missing(is_test=False, has_sound=True)
    assert "libpulse.so.0" in capsys.readouterr().out


@linux_only
def test_a_wayland_desktop_needs_no_x_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_needs, "is_loadable", lambda name: "xcb" not in name)
    monkeypatch.setattr(system_needs, "is_wayland", lambda: True)
    assert system_needs.find_missing(is_test=False, has_sound=False) == []


def test_a_missing_venv_module_is_told_before_anything_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quickstart, "VENV", tmp_path / ".venv")
    monkeypatch.setattr("importlib.util.find_spec", {}.get)
    with pytest.raises(quickstart.QuickstartError, match="venv"):
        quickstart.make_venv()
    assert not (tmp_path / ".venv").exists()


def test_the_digest_changes_with_content_and_with_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quickstart, "ROOT", tmp_path)
    file = tmp_path / "a"
    file.write_text("1")
    digests = {quickstart.digest_of([tmp_path])}
    file.write_text("2")
    digests.add(quickstart.digest_of([tmp_path]))
    file.rename(tmp_path / "b")
    digests.add(quickstart.digest_of([tmp_path]))
    assert len(digests) == 3


def test_the_environment_of_another_program_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_TARGET", "/elsewhere")
    monkeypatch.setenv("PYTHONHOME", "/elsewhere")
    assert {"PIP_TARGET", "PYTHONHOME"}.isdisjoint(quickstart.plain_environment())


@pytest.mark.skipif(sys.platform == "win32", reason="about signals")
def test_exit_codes_pass_through() -> None:
    def code_of(statement: str) -> int:
        command = [sys.executable, "-c", statement]
        return quickstart.run_through(command, quickstart.plain_environment(), ROOT)

    assert code_of("raise SystemExit(5)") == 5
    assert code_of("import os, signal; os.kill(os.getpid(), signal.SIGTERM)") == 128 + 15
