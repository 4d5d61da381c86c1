"""What the tests of the wire share: a folder of drawn base maps."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.loopback.scene import Scene, scene


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


@pytest.fixture
async def wire(tmp_path: Path, cache: Path) -> AsyncIterator[Scene]:
    """The double with the bot connected to it."""
    async with scene(tmp_path / "data", cache) as here:
        yield here
