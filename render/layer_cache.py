"""Printed boards kept in memory, and on disk where a folder was given.

A file is named by a hash of everything that it was printed from, carries a checksum, and is written
whole or not at all: a damaged, foreign or half-written file is printed anew, never shown.
"""

import contextlib
import functools
import hashlib
import os
import tempfile
import zlib
from collections import OrderedDict
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

from PIL import Image, __version__

MOST = 2
"""Layers in memory: a board and its double size."""
_KEEP = 8
"""Files in the folder; the oldest are removed."""
_END = ".layer"


class LayerCache:
    """Images by what they are made of."""

    def __init__(self, folder: Path | None = None, most: int = MOST) -> None:
        self.folder = folder
        """Existing, or None to keep nothing on disk."""
        self._most = most
        self._layers: OrderedDict[str, Image.Image] = OrderedDict()

    def get(self, key: str, size: tuple[int, int], make: Callable[[], Image.Image]) -> Image.Image:
        """The RGB image of a key (`layer_key`), of a size known before; made when nobody has it."""
        image = self._layers.get(key) or self._read(key, size)
        if image is None:
            image = make()
            self._write(key, image)
        self._layers[key] = image
        self._layers.move_to_end(key)
        while len(self._layers) > self._most:
            self._layers.popitem(last=False)
        return image

    def forget(self) -> None:
        """Drop what is in memory; files stay."""
        self._layers.clear()

    def _read(self, key: str, size: tuple[int, int]) -> Image.Image | None:
        if self.folder is None:
            return None
        try:
            content = (self.folder / f"{key}{_END}").read_bytes()
        except OSError:
            return None
        pixels = memoryview(content)[4:]
        if len(pixels) != size[0] * size[1] * 3 or content[:4] != _checksum(pixels):
            return None
        return Image.frombytes("RGB", size, pixels)

    def _write(self, key: str, image: Image.Image) -> None:
        """A folder that is full, gone or not writable only costs time."""
        if self.folder is None:
            return
        pixels = image.tobytes()
        with contextlib.suppress(OSError):
            handle, name = tempfile.mkstemp(dir=self.folder, suffix=".part")
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(_checksum(pixels))
                    file.write(pixels)
                Path(name).replace(self.folder / f"{key}{_END}")
            finally:
                Path(name).unlink(missing_ok=True)
            _sweep(self.folder)


def _sweep(folder: Path) -> None:
    """Remove the oldest layers beyond those kept: printed by other versions."""
    layers = sorted(folder.glob(f"*{_END}"), key=lambda file: file.stat().st_mtime)
    for old in layers[:-_KEEP]:
        old.unlink(missing_ok=True)


def _checksum(pixels: bytes | memoryview) -> bytes:
    return zlib.crc32(pixels).to_bytes(4, "big")


def layer_key(*parts: object) -> str:
    """A hash of what a layer is printed from, of the code that prints it and of Pillow."""
    digest = hashlib.sha256(_code().encode())
    for part in parts:
        digest.update(repr(part).encode() + b"\0")
    return digest.hexdigest()[:32]


@functools.cache
def _code() -> str:
    """A hash of the files that a printed board depends on."""
    digest = hashlib.sha256(__version__.encode())
    folders = (
        files("render"),
        files("render.art"),
        files("data") / "maps",
        files("data") / "fonts",
    )
    for folder in folders:
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if file.is_file() and not file.name.endswith((".pyc", ".txt", ".md")):
                digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()
