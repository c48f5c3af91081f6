# SPDX-License-Identifier: GPL-3.0-or-later
"""One copy of the program on one data folder: a second one opens the first one's window."""

from __future__ import annotations

import json
import logging
import os
import time
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLockFile, QObject, QSysInfo, Signal

from buck_euchre_qt.storage.files import StorageError, ensure_folder

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

_log = logging.getLogger(__name__)

LOCK_FILE: Final = "running.lock"

_CONNECT_MS: Final = 600
_BEGIN_MS: Final = 2500
"""How long another copy may take from its lock to its first frame, when it begins to listen."""
_ANSWER_MS: Final = 4000
_FREE_MS: Final = 1000
_PAUSE_S: Final = 0.05
_MOST_BYTES: Final = 10_000
_OPEN: Final = b"open\n"


class CopyStanding(Enum):
    """Whether this copy is the only one."""

    FIRST = "first"
    OTHER_OPENED = "the other copy has opened its window"
    OTHER_MUTE = "the other copy does not answer"


class _Answer(Enum):
    OPENED = "the window has been opened"
    SILENCE = "somebody listens and says nothing"
    NOBODY = "nobody listens"


class OneCopy(QObject):
    """Holds a lock in the data folder as long as the program runs, and a socket to be asked by.

    The lock tells at once whether there is another copy, the socket reaches it. A lock that a
    killed copy has left behind, or that came with a copied folder, is nobody's and is replaced.
    """

    wanted = Signal(str)
    """Another copy was started, with this record file or with the empty text."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder: Final = folder
        self._lock: QLockFile | None = None
        self._server: QLocalServer | None = None

    @property
    def is_listening(self) -> bool:
        """Whether other copies are heard."""
        return self._server is not None

    def announce(self, record: Path | None) -> CopyStanding:
        """Take the lock; where another copy has it, ask that one to open its window.

        Also asks it for the record given. Without a folder to write in there is no other copy to
        be careful of: this one is the first.
        """
        lock = self._make_lock()
        if lock is None or self._has_taken(lock):
            return CopyStanding.FIRST
        is_held = lock.error() is QLockFile.LockError.LockFailedError
        # What lies where nothing can be written was not left by a copy that runs.
        if not (is_held and self._is_replaceable()):
            _log.warning("a second copy will not find this one: there can be no lock")
            return CopyStanding.FIRST
        if _is_from_elsewhere(lock) and self._has_replaced(lock):
            return CopyStanding.FIRST
        answer = self._ask(lock, "" if record is None else str(record.absolute()))
        if answer is _Answer.OPENED:
            return CopyStanding.OTHER_OPENED
        # It may be about to end; and the number of a killed copy's process may have passed to
        # some other program. The lock of a copy that runs cannot be removed.
        if self._has_taken(lock) or self._has_taken(lock, _FREE_MS) or self._has_replaced(lock):
            return CopyStanding.FIRST
        return CopyStanding.OTHER_MUTE

    def listen(self) -> None:
        """Hear other copies from now on; for after the first frame, since it takes its time."""
        from PySide6.QtNetwork import QLocalServer

        if self._lock is None or self._server is not None:
            return
        name = _name_for(self._folder)
        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        if not server.listen(name):
            # The lock is ours: it was left behind by a copy that was killed.
            QLocalServer.removeServer(name)
            if not server.listen(name):
                _log.warning("a second copy will not find this one: %s", server.errorString())
                return
        server.newConnection.connect(self._on_connection)
        self._server = server

    def close(self) -> None:
        """Listen no more and let go of the lock."""
        if self._server is not None:
            self._server.close()
            self._server = None
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _make_lock(self) -> QLockFile | None:
        try:
            ensure_folder(self._folder)
        except StorageError as error:
            _log.warning("a second copy will not find this one: %s", error)
            return None
        lock = QLockFile(str(self._folder / LOCK_FILE))
        # However long the program runs, its lock does not grow old.
        lock.setStaleLockTime(0)
        return lock

    def _has_taken(self, lock: QLockFile, wait_ms: int = 0) -> bool:
        if self._lock is None and lock.tryLock(wait_ms):
            self._lock = lock
        return self._lock is not None

    def _is_replaceable(self) -> bool:
        path = self._folder / LOCK_FILE
        return not path.is_dir() and all(os.access(each, os.W_OK) for each in (self._folder, path))

    def _has_replaced(self, lock: QLockFile) -> bool:
        return lock.removeStaleLockFile() and self._has_taken(lock)

    def _ask(self, lock: QLockFile, given: str) -> _Answer:
        """Ask the other copy, which has the lock before it listens when it has just begun."""
        until = time.monotonic() + _BEGIN_MS / 1000
        answer = self._ask_once(given)
        while answer is _Answer.NOBODY and time.monotonic() < until:
            if self._has_taken(lock):
                break
            time.sleep(_PAUSE_S)
            answer = self._ask_once(given)
        return answer

    def _ask_once(self, given: str) -> _Answer:
        from PySide6.QtNetwork import QLocalSocket

        socket = QLocalSocket()
        socket.connectToServer(_name_for(self._folder))
        if not socket.waitForConnected(_CONNECT_MS):
            return _Answer.NOBODY
        socket.write(json.dumps(given).encode("ascii") + b"\n")
        socket.flush()
        while not socket.canReadLine():
            if not socket.waitForReadyRead(_ANSWER_MS):
                return _Answer.SILENCE
        return _Answer.OPENED

    def _on_connection(self) -> None:
        while self._server is not None and self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            socket.readyRead.connect(lambda socket=socket: self._on_asked(socket))
            socket.disconnected.connect(socket.deleteLater)
            if socket.canReadLine():
                self._on_asked(socket)

    def _on_asked(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > _MOST_BYTES:
                socket.abort()
            return
        line = bytes(socket.readLine(_MOST_BYTES).data())
        try:
            given: object = json.loads(line)
        except (ValueError, RecursionError):
            socket.abort()
            return
        if isinstance(given, str):
            socket.write(_OPEN)
            socket.flush()
            self.wanted.emit(given)


def _is_from_elsewhere(lock: QLockFile) -> bool:
    """Return whether another machine has written the lock: the folder was copied from there."""
    _, host, _ = lock.getLockInfo()
    return host not in ("", QSysInfo.machineHostName())


def _name_for(folder: Path) -> str:
    """Return the name of the socket of a user and a data folder, short enough for every system."""
    # Imported where there is a socket to name: the table comes sooner.
    import hashlib

    key = f"{_user()}:{os.path.realpath(folder)}"
    digest = hashlib.sha256(key.encode("utf-8", "surrogateescape")).hexdigest()
    return f"buck-euchre-{digest[:20]}"


def _user() -> str:
    if hasattr(os, "getuid"):
        return str(os.getuid())
    import getpass

    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""
