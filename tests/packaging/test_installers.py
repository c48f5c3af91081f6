# SPDX-License-Identifier: GPL-3.0-or-later
"""The installers of the three systems name the same program, the same type and the same files."""

import ast
import plistlib
import re
import subprocess
import xml.etree.ElementTree as ET
from configparser import ConfigParser
from pathlib import Path

import pytest

import buck_euchre_qt
import system_needs
from building import bundle_info, debian, desktop_files, pictures, project, windows
from building.desktop_files import METAINFO_NAME, metainfo
from building.project import APP_ID, LANGUAGES, MIME_TYPE, NAME, ROOT

LINUX = ROOT / "packaging" / "linux"
WORKFLOW = ROOT / ".github" / "workflows" / "ci.yml"
FLATPAK = LINUX / f"{APP_ID}.yaml"
XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def desktop_entry() -> dict[str, str]:
    """Return the entry of the start menu; names are case-sensitive there."""
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[method-assign, assignment]
    parser.read(LINUX / f"{NAME}.desktop", encoding="utf-8")
    return dict(parser["Desktop Entry"])


def test_the_version_built_is_the_one_the_program_states() -> None:
    assert project.read_version() == buck_euchre_qt.__version__


def test_a_package_without_version_is_refused(tmp_path: Path) -> None:
    (tmp_path / project.PACKAGE).mkdir()
    (tmp_path / project.PACKAGE / "__init__.py").write_text("name = 'x'\n", encoding="utf-8")
    with pytest.raises(project.BuildError, match="__version__"):
        project.read_version(tmp_path)


def test_the_start_menu_opens_records_with_the_command_of_the_wheel() -> None:
    entry = desktop_entry()
    scripts = project.project_table()["scripts"]
    assert isinstance(scripts, dict)
    assert entry["Exec"] == f"{NAME} %f"
    assert NAME in scripts
    assert entry["MimeType"] == f"{MIME_TYPE};"
    assert entry["Icon"] == NAME
    assert entry["Terminal"] == "false"


@pytest.mark.parametrize("key", ["GenericName", "Comment", "Keywords"])
def test_the_start_menu_speaks_three_languages(key: str) -> None:
    entry = desktop_entry()
    texts = [entry[key], entry[f"{key}[fr]"], entry[f"{key}[pt]"]]
    assert len(set(texts)) == 3


def test_windows_are_counted_to_their_start_menu_entry() -> None:
    source = (ROOT / project.PACKAGE / "app.py").read_text(encoding="utf-8")
    assert f'setDesktopFileName("{NAME}")' in source
    assert desktop_entry()["StartupWMClass"] == NAME


def test_the_record_type_is_known_by_its_ending_and_as_json() -> None:
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    kind = ET.parse(LINUX / f"{NAME}-mime.xml").getroot().find("m:mime-type", space)
    assert kind is not None
    assert kind.get("type") == MIME_TYPE
    glob, parent = kind.find("m:glob", space), kind.find("m:sub-class-of", space)
    assert glob is not None
    assert glob.get("pattern") == f"*{project.RECORD_SUFFIX}"
    assert parent is not None
    assert parent.get("type") == "application/json"
    assert {c.get(XML_LANG) for c in kind.findall("m:comment", space)} == {None, "fr", "pt"}


def test_the_icon_of_records_is_named_after_their_type() -> None:
    assert MIME_TYPE.replace("/", "-") == project.RECORD_ICON


@pytest.fixture
def description(monkeypatch: pytest.MonkeyPatch) -> ET.Element:
    """Return the AppStream description as a release on a forge has it."""
    monkeypatch.setenv("GITHUB_SERVER_URL", "https://forge.example")
    monkeypatch.setenv("GITHUB_REPOSITORY", "them/buck-euchre")
    return ET.fromstring(metainfo("1.2.3"))


def test_the_description_names_program_type_and_entry(description: ET.Element) -> None:
    assert description.findtext("id") == APP_ID
    assert description.findtext("launchable") == f"{NAME}.desktop"
    assert description.findtext("provides/mediatype") == MIME_TYPE
    assert description.findtext("provides/binary") == NAME
    release = description.find("releases/release")
    assert release is not None
    assert release.get("version") == "1.2.3"


@pytest.mark.parametrize("path", ["summary", "description/p", "description/ul/li"])
def test_every_text_of_the_description_is_there_in_each_language(
    description: ET.Element, path: str
) -> None:
    marks = [element.get(XML_LANG) for element in description.findall(path)]
    assert marks == [None, "fr", "pt"] * (len(marks) // 3)
    assert marks


def test_the_pictures_of_the_description_are_those_that_are_taken(description: ET.Element) -> None:
    addresses = {image.text or "" for image in description.findall("screenshots/screenshot/image")}
    names = {pictures.picture_name(m, code) for m in pictures.MOMENTS for code in LANGUAGES}
    assert {address.rsplit("/", 1)[1] for address in addresses} == names
    assert all("them/buck-euchre/releases/download/v1.2.3/" in address for address in addresses)


def test_without_an_address_the_description_claims_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desktop_files, "homepage", lambda: None)
    text = metainfo("1.2.3")
    assert "https://" not in text
    assert "@" not in text
    assert ET.fromstring(text).find("screenshots") is None


@pytest.mark.parametrize("name", desktop_files.MAN_PAGES.values())
def test_the_manual_names_every_command_and_option(name: str) -> None:
    page = (LINUX / name).read_text(encoding="utf-8").replace("\\-", "-")
    options = ("--json", "--language", "--seed", "--speed", "--pictures", "--record", "--size")
    for word in ("verify", "demo", "BUCK_EUCHRE_HOME", "@VERSION@", *options):
        assert word in page


def test_the_options_in_the_manual_are_those_of_the_program() -> None:
    tree = ast.parse((ROOT / project.PACKAGE / "cli.py").read_text(encoding="utf-8"))
    strings = {n.value for n in ast.walk(tree) if isinstance(n, ast.Constant)}
    options = {s for s in strings if isinstance(s, str) and re.fullmatch(r"--[a-z]+", s)}
    page = (LINUX / f"{NAME}.6").read_text(encoding="utf-8").replace("\\-", "-")
    assert {option for option in options if option not in page} <= {"--game", "--version"}


def test_the_flatpak_takes_files_that_exist_and_renames_what_we_call_otherwise() -> None:
    text = FLATPAK.read_text(encoding="utf-8")
    assert f"id: {APP_ID}" in text
    assert f"rename-desktop-file: {NAME}.desktop" in text
    assert METAINFO_NAME in text
    for path in re.findall(r"path: (\S+)", text):
        if "build/" not in path:
            assert (LINUX / path).resolve().is_file(), path
    assert "../../build/frozen/buck-euchre\n" in text


def iss() -> str:
    """Return the script of the Windows installer."""
    return windows.SCRIPT.read_bytes().decode("utf-8-sig")


def test_the_windows_script_is_read_as_utf8() -> None:
    assert windows.SCRIPT.read_bytes().startswith(b"\xef\xbb\xbf")


def test_the_windows_script_uses_no_name_that_the_build_does_not_define() -> None:
    source = Path(windows.__file__).read_text(encoding="utf-8")
    for name in set(re.findall(r"\{#(\w+)\}", iss())):
        assert f'"{name}":' in source


def test_the_windows_installer_needs_no_administrator_and_speaks_three_languages() -> None:
    text = iss()
    assert "PrivilegesRequired=lowest" in text
    for message in ("RecordType", "RemoveData"):
        assert {code for code in LANGUAGES if f"\n{code}.{message}=" in text.replace("\r", "")} == {
            *LANGUAGES
        }


def test_the_windows_installer_registers_the_record_type_and_takes_it_away() -> None:
    text = iss()
    assert f'Subkey: "Software\\Classes\\{project.RECORD_SUFFIX}"' in text
    assert MIME_TYPE in text
    assert '""{app}\\buck-euchre.exe"" ""%1""' in text
    assert "Flags: uninsdeletekey" in text


def test_the_windows_installer_asks_before_it_removes_the_folder_that_the_program_uses() -> None:
    text = iss()
    assert "MB_DEFBUTTON2, IDNO" in text
    paths = (ROOT / project.PACKAGE / "storage" / "paths.py").read_text(encoding="utf-8")
    assert f'APP_NAME: Final = "{NAME}"' in paths
    assert "PlatformDirs(APP_NAME, appauthor=False)" in paths
    assert f"{{localappdata}}\\{NAME}'" in text


def test_windows_wants_four_numbers() -> None:
    assert bundle_info.windows_numbers("0.1.0") == (0, 1, 0, 0)
    assert bundle_info.windows_numbers("1.2.3rc4") == (1, 2, 34, 0)
    compile(bundle_info.windows_version("0.1.0"), "version", "eval")


def test_macos_knows_the_record_type_by_one_name() -> None:
    plist = plistlib.loads(plistlib.dumps(bundle_info.info_plist()))
    document, exported = plist["CFBundleDocumentTypes"][0], plist["UTExportedTypeDeclarations"][0]
    assert document["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]
    assert exported["UTTypeTagSpecification"] == {
        "public.filename-extension": ["buck"],
        "public.mime-type": [MIME_TYPE],
    }
    assert plist["CFBundleLocalizations"] == ["en", "fr", "pt-PT"]


def test_macos_bears_names_of_letters_digits_dots_and_dashes_only() -> None:
    assert re.fullmatch(r"[A-Za-z0-9.-]+", APP_ID)
    assert re.fullmatch(r"[A-Za-z0-9.-]+", bundle_info.RECORD_TYPE)


def test_the_entitlements_of_macos_can_be_read() -> None:
    path = ROOT / "packaging" / "macos" / "entitlements.plist"
    assert plistlib.loads(path.read_bytes())


def test_macos_is_signed_only_when_a_certificate_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(bundle_info.SIGNING_VARIABLE, raising=False)
    assert bundle_info.signing_identity() is None
    monkeypatch.setenv(bundle_info.SIGNING_VARIABLE, "Developer ID Application: Them")
    assert bundle_info.signing_identity() == "Developer ID Application: Them"


def test_every_action_of_the_workflow_is_pinned_by_a_full_hash() -> None:
    used = re.findall(r"uses: (\S+)", WORKFLOW.read_text(encoding="utf-8"))
    assert used
    for action in used:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", action), action


def test_the_workflow_runs_scripts_and_reads_files_that_exist() -> None:
    text = WORKFLOW.read_text(encoding="utf-8")
    paths = set(re.findall(r"(?:packaging|\.ci)/[\w./-]+", text))
    assert {"packaging/build.py", "packaging/quickstart.py", "packaging/try_deb.sh"} <= paths
    for path in paths:
        assert (ROOT / path).is_file(), path


def test_the_workflow_tests_three_systems_with_three_pythons() -> None:
    text = WORKFLOW.read_text(encoding="utf-8")
    assert "python: ['3.11', '3.12', '3.13']" in text
    assert text.count("system: [ubuntu-22.04, windows-2022, macos-14]") == 2
    for system in ("ubuntu-22.04", "windows-2022", "macos-14"):
        assert f"built/built-on-{system}/" in text


def test_the_names_to_download_differ_from_system_to_system(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(project, "machine", lambda: "x86_64")
    names = set()
    for system in ("linux", "windows", "macos"):
        monkeypatch.setattr(project, "system", lambda system=system: system)
        names.add(project.file_name("0.1.0", ".x"))
    assert names == {f"{NAME}-0.1.0-{s}-x86_64.x" for s in ("linux", "windows", "macos")}


@pytest.mark.parametrize("name", ["try_deb.sh", "try_wheel.sh"])
def test_shell_scripts_parse(name: str) -> None:
    path = ROOT / "packaging" / name
    subprocess.run(["bash", "-n", str(path)], check=True)
    assert path.stat().st_mode & 0o100


def test_every_python_file_of_the_packaging_parses_and_the_spec_as_well() -> None:
    folder = ROOT / "packaging"
    for path in [*folder.rglob("*.py"), folder / f"{NAME}.spec"]:
        ast.parse(path.read_text(encoding="utf-8"), str(path))


def test_debian_is_told_of_the_same_version_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(debian, "machine", lambda: "x86_64")
    assert debian.package_name("0.1.0") == "buck-euchre_0.1.0_amd64.deb"
    assert debian.changelog("0.1.0").startswith("buck-euchre (0.1.0) unstable; urgency=medium\n")
    text = debian.control_text("0.1.0", ["libc6 (>= 2.35)", "libgl1"], 5)
    assert "\nVersion: 0.1.0\n" in text
    assert "\nDepends: libc6 (>= 2.35), libgl1\n" in text
    assert max(map(len, text.splitlines())) <= 80


def test_the_libraries_that_the_readme_has_installed_are_those_that_qt_opens() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8").replace("\\\n", " ")
    (command,) = re.findall(r"^sudo apt install (.+)$", text, flags=re.MULTILINE)
    tables = (
        system_needs.QT_LIBRARIES,
        system_needs.X11_LIBRARIES,
        system_needs.WAYLAND_LIBRARIES,
        system_needs.SOUND_LIBRARIES,
    )
    assert command.split() == sorted({name for table in tables for name in table.values()})
