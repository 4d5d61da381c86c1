"""What the tests of the wire share: a folder of drawn base maps."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from tests.loopback.nursery import Nursery
from tests.loopback.people import Presser
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


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    cache: Path,
    nursery: Nursery,
) -> AsyncIterator[Scene]:
    """One process for all tests of a module that break nothing of each other; each begins with
    `shared.another()`. The module's `TOLERATED` are faults that it brings about."""
    tolerated = getattr(request.module, "TOLERATED", ())
    folder = tmp_path_factory.mktemp("shared") / "data"
    async with scene(folder, cache, nursery, tolerated) as here:
        yield here


@pytest.fixture
def presser() -> Presser:
    return Presser(Random(5))
