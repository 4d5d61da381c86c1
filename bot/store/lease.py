"""One bot a file: a lock that the operating system lets go of when its process ends, however."""

import fcntl
import os
import socket
from pathlib import Path
from typing import IO

from bot.store.errors import InUse, NotWritable


class Lease:
    """The lock file beside the database; it says who holds it."""

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(f"{database.name}.lock")
        self._file: IO[str] | None = None

    def take(self) -> None:
        """Raises `InUse`, naming the holder, or `NotWritable`."""
        try:
            file = self._path.open("a+", encoding="utf-8")
        except OSError as error:
            raise NotWritable(f"{self._path.parent} cannot be written: {error.strerror}") from error
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.seek(0)
            holder = file.read().strip() or "another process"
            file.close()
            raise InUse(f"the database is in use by {holder}") from None
        file.truncate(0)
        file.write(f"process {os.getpid()} on {socket.gethostname()}")
        file.flush()
        self._file = file

    def drop(self) -> None:
        """Let go; the file stays, so that nobody locks another one of the same name."""
        if self._file is not None:
            self._file.close()
            self._file = None
