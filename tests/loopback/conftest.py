"""What the tests of the wire share: a folder of drawn base maps."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.loopback.nursery import Nursery
from tests.loopback.scene import Scene, scene


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    found = Nursery()
    yield found
    found.close()


@pytest.fixture
async def wire(tmp_path: Path, cache: Path, nursery: Nursery) -> AsyncIterator[Scene]:
    """The double with the bot connected to it."""
    async with scene(tmp_path / "data", cache, nursery) as here:
        yield here
