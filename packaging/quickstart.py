# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays or tests the game from its source folder, on a computer that has only Python.

    python3 packaging/quickstart.py play [options of the game]
    python3 packaging/quickstart.py test [options of pytest]

Makes the environment `.venv` in the project's folder and installs there what is needed, the
first time and whenever that changed. Needs Python 3.11 or newer, but parses on older ones, to
be able to say so.
"""

import hashlib
import importlib.util
import json
import os
import platform
import shlex
import subprocess
import sys
import threading
import time
from pathlib import Path

from system_needs import (
    Missing,
    advice,
    apt_command,
    find_missing,
    has_display,
    is_debian,
    is_root,
)

OLDEST_PYTHON = (3, 11)
# From here on the wheel with the sound is of a bearable size, and not before.
SOUND_PYTHON = (3, 12)

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "quickstart.json"
LOG = ROOT / "build" / "quickstart.log"
PICTURES = ROOT / "build" / "demo-pictures"

USAGE = """usage: quickstart.py play [options of the game]
       quickstart.py test [options of pytest; paths count from the project's folder]"""


class QuickstartError(Exception):
    """What keeps the game from starting, in words for the person who started it."""


def say(text: str) -> None:
    """Print one line at once, also into a pipe and on a terminal that lacks a sign."""
    encoding = sys.stdout.encoding or "ascii"
    print(text.encode(encoding, "replace").decode(encoding), flush=True)


# Running other programs


def plain_environment() -> "dict[str, str]":
    """Return the environment without what would lead Python or pip out of `.venv`."""
    unwanted = {"PYTHONHOME", "PYTHONPATH", "PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT"}
    environment = {name: value for name, value in os.environ.items() if name not in unwanted}
    if os.name == "nt":
        # Before Python 3.13 the editable install is not found in a folder with accents.
        environment["PYTHONPATH"] = str(ROOT)
    return environment


def show_progress(label: str, finished: threading.Event) -> None:
    """Show a label, with seconds counting on a terminal, until the event is set."""
    is_terminal = sys.stdout.isatty()
    if not is_terminal:
        say(label + " ...")
    started = time.monotonic()
    while not finished.wait(1.0):
        if is_terminal:
            sys.stdout.write("\r{} ... {:.0f} s".format(label, time.monotonic() - started))
            sys.stdout.flush()
    if is_terminal:
        sys.stdout.write("\r{} ... {:.0f} s\n".format(label, time.monotonic() - started))
        sys.stdout.flush()


def run_logged(label: str, command: "list[str]", **environment: str) -> int:
    """Run a command behind a progress line, its output going to the log; return its code."""
    finished = threading.Event()
    progress = threading.Thread(target=show_progress, args=(label, finished), daemon=True)
    with LOG.open("ab") as log:
        log.write(("$ " + " ".join(map(shlex.quote, command)) + "\n").encode("utf-8", "replace"))
        log.flush()
        progress.start()
        try:
            return subprocess.call(
                command,
                cwd=str(ROOT),
                env=dict(plain_environment(), **environment),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        finally:
            finished.set()
            progress.join()


def run_through(command: "list[str]", environment: "dict[str, str]", folder: Path) -> int:
    """Run a command in the open and return the code this program should end with."""
    try:
        code = subprocess.call(command, env=environment, cwd=str(folder))
    except KeyboardInterrupt:
        return 130
    return code if code >= 0 else 128 - code


# What the system has to bring


def bring_missing(is_test: bool, has_sound: bool) -> None:
    """See to it that the system has what Qt opens, or say what to type.

    Installs the packages where that needs no question: on Debian and its kin, as root.
    """
    missing = find_missing(is_test, has_sound)
    if missing and is_debian() and is_root():
        packages = sorted({one.package for one in missing})
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        patient = "DPkg::Lock::Timeout=120"
        run_logged("Reading the list of packages", ["apt-get", "-o", patient, "update"], **quiet)
        label = "Installing " + " ".join(packages)
        run_logged(label, [*apt_command(packages), "-o", patient], **quiet)
        missing = find_missing(is_test, has_sound)
    if not missing:
        return
    text = "This system lacks {}. {}".format(
        ", ".join(one.name for one in missing), advice(missing)
    )
    if any(one.is_needed for one in missing):
        raise QuickstartError(text)
    say(text)


# The environment


def venv_python() -> Path:
    """Return the path of the environment's Python."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def has_working_venv() -> bool:
    """Tell whether `.venv` works, has pip and is of the Python that runs this."""
    question = "import sys, pip; print(sys.prefix != sys.base_prefix, *sys.version_info[:3])"
    try:
        answer = subprocess.run(
            [str(venv_python()), "-I", "-c", question],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=60,
            check=True,
        ).stdout
    except (OSError, subprocess.SubprocessError):
        return False
    return answer.split() == " ".join(["True", *map(str, sys.version_info[:3])]).encode().split()


def make_venv() -> None:
    """Make `.venv` anew, where it is missing, broken or of another Python."""
    if has_working_venv():
        return
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        version = "{}.{}".format(*sys.version_info[:2])
        wanted = Missing("venv", "python{}-venv".format(version), True)
        raise QuickstartError("This Python lacks its venv module. " + advice([wanted]))
    if VENV.is_symlink() or VENV.is_file():
        VENV.unlink()
    # Run from inside the environment, Python cannot replace itself.
    python = getattr(sys, "_base_executable", None) or sys.executable
    if run_logged("Making .venv", [python, "-m", "venv", "--clear", str(VENV)]) != 0:
        raise QuickstartError("The environment could not be made; see " + str(LOG))


def digest_of(paths: "list[Path]") -> str:
    """Return a digest of files, and of all files in folders, with their names."""
    digest = hashlib.sha256()
    for path in paths:
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and file.suffix != ".pyc":
                content = file.read_bytes()
                heading = "{} {}\n".format(file.relative_to(ROOT).as_posix(), len(content))
                digest.update(heading.encode("utf-8", "surrogateescape") + content)
    return digest.hexdigest()


def wanted_stamp() -> "dict[str, str]":
    """Return what an up-to-date environment would have been made from."""
    builders = [ROOT / "pyproject.toml", ROOT / "hatch_build.py"]
    assets = [ROOT / "packaging" / "compile_assets.py", ROOT / "resources", ROOT / "translations"]
    return {
        "folder": str(ROOT),
        "python": platform.python_version(),
        "project": digest_of(builders),
        "assets": digest_of(assets),
    }


def read_stamp() -> "dict[str, object]":
    """Return what the environment was made from; nothing where that is unknown."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def has_assets() -> bool:
    """Tell whether the compiled assets lie in the package."""
    folder = ROOT / "buck_euchre_qt" / "_assets"
    return len(list(folder.glob("*.qm"))) >= 3 and len(list(folder.glob("*.rcc"))) >= 2


def install(extras: "set[str]") -> None:
    """Install the project into `.venv`, as far as something changed since the last time."""
    make_venv()
    wanted = wanted_stamp()
    present = read_stamp()
    listed = present.get("extras")
    installed = {str(extra) for extra in listed} if isinstance(listed, list) else set()
    kept = ("folder", "python", "project")
    if extras <= installed and all(present.get(name) == wanted[name] for name in kept):
        if present.get("assets") == wanted["assets"] and has_assets():
            return
        extras = installed
        label = "Compiling translations and pictures"
        command = [str(venv_python()), "packaging/compile_assets.py"]
    else:
        extras = extras | installed
        label = "Installing the game and what it needs (once, some minutes)"
        target = ".[{}]".format(",".join(sorted(extras))) if extras else "."
        command = [str(venv_python()), "-m", "pip", "install", "--no-input"]
        command += ["--disable-pip-version-check", "--editable", target]
    if STAMP.exists():
        STAMP.unlink()
    if run_logged(label, command) != 0:
        raise QuickstartError(last_words() + "The full output is in " + str(LOG))
    content = dict(wanted, extras=sorted(extras))
    STAMP.write_text(json.dumps(content, indent=1), encoding="utf-8")


def last_words() -> str:
    """Return the log's last lines, which most often name the fault."""
    lines = LOG.read_text(encoding="utf-8", errors="replace").splitlines()
    return "\n".join([*lines[-6:], ""])


# The two commands


def play(arguments: "list[str]") -> int:
    """Install the game and start it; without a display, let it play by itself."""
    has_sound = sys.version_info >= SOUND_PYTHON
    bring_missing(is_test=False, has_sound=has_sound)
    install({"sound"} if has_sound else set())
    # -P: nothing in the folder where the player happens to be may pass for a module.
    command = [str(venv_python()), "-P", "-m", "buck_euchre_qt"]
    if has_display():
        return run_through(command + arguments, plain_environment(), Path.cwd())
    PICTURES.mkdir(parents=True, exist_ok=True)
    say("There is no display: the game plays by itself, pictures of it go to " + str(PICTURES))
    command += ["demo", "--speed", "instant", "--pictures", str(PICTURES), *arguments]
    environment = dict(plain_environment(), QT_QPA_PLATFORM="offscreen")
    return run_through(command, environment, Path.cwd())


def test(arguments: "list[str]") -> int:
    """Install the game with its tests' needs and run them."""
    has_sound = sys.version_info >= SOUND_PYTHON
    bring_missing(is_test=True, has_sound=has_sound)
    install({"test", "sound"} if has_sound else {"test"})
    environment = plain_environment()
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    return run_through([str(venv_python()), "-m", "pytest", *arguments], environment, ROOT)


def main(arguments: "list[str]") -> int:
    """Do what the command line says and return the exit code."""
    commands = {"play": play, "test": test}
    if not arguments or arguments[0] not in commands:
        say(USAGE)
        return 0 if arguments[:1] in (["-h"], ["--help"]) else 2
    try:
        LOG.parent.mkdir(exist_ok=True)
        LOG.write_bytes(b"")
        return commands[arguments[0]](arguments[1:])
    except QuickstartError as error:
        say(str(error))
    except OSError as error:
        say("This folder must be writable to start from it: {}".format(error))
    except KeyboardInterrupt:
        return 130
    return 1


if __name__ == "__main__":
    if sys.version_info < OLDEST_PYTHON:
        sys.exit(
            "Buck Euchre needs Python {0}.{1} or newer, this is Python {2}.{3}.".format(
                *OLDEST_PYTHON + tuple(sys.version_info[:2])
            )
        )
    sys.exit(main(sys.argv[1:]))
