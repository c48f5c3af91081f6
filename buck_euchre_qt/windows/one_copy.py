# SPDX-License-Identifier: GPL-3.0-or-later
"""One copy of the program on one data folder: a second one opens the first one's window."""

from __future__ import annotations

import getpass
import hashlib
import json
import logging
import os
from enum import Enum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

_log = logging.getLogger(__name__)

_CONNECT_MS: Final = 600
_ANSWER_MS: Final = 4000
_MOST_BYTES: Final = 10_000
_OPEN: Final = b"open\n"


class Standing(Enum):
    """Whether this copy is the only one."""

    FIRST = "first"
    OTHER_OPENED = "the other copy has opened its window"
    OTHER_MUTE = "the other copy does not answer"


class OneCopy(QObject):
    """Finds another copy by the socket it listens on; there is no lock that could be left behind.

    A socket whose owner was killed refuses to connect, and is replaced.
    """

    wanted = Signal(str)
    """Another copy was started, with this record file or with the empty text."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._name: Final = _name_for(folder)
        self._server: QLocalServer | None = None

    def announce(self, record: Path | None) -> Standing:
        """Ask another copy to open its window and the record given; listen where there is none."""
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(_CONNECT_MS):
            self._listen()
            return Standing.FIRST
        given = "" if record is None else str(record.absolute())
        socket.write(json.dumps(given).encode("ascii") + b"\n")
        socket.flush()
        while not socket.canReadLine():
            if not socket.waitForReadyRead(_ANSWER_MS):
                return Standing.OTHER_MUTE
        return Standing.OTHER_OPENED

    def close(self) -> None:
        """Listen no more."""
        if self._server is not None:
            self._server.close()
            self._server = None

    def _listen(self) -> None:
        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        if not server.listen(self._name):
            # Nobody answered there: it was left behind by a copy that was killed.
            QLocalServer.removeServer(self._name)
            if not server.listen(self._name):
                _log.warning("a second copy will not find this one: %s", server.errorString())
                return
        server.newConnection.connect(self._on_connection)
        self._server = server

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


def _name_for(folder: Path) -> str:
    """Return the name of the socket of a user and a data folder, short enough for every system."""
    try:
        user = str(os.getuid()) if hasattr(os, "getuid") else getpass.getuser()
    except (OSError, KeyError, ImportError):
        user = ""
    key = f"{user}:{os.path.realpath(folder)}"
    digest = hashlib.sha256(key.encode("utf-8", "surrogateescape")).hexdigest()
    return f"buck-euchre-{digest[:20]}"
