"""Health and figures, told to this machine alone: `/healthz` and `/metrics`."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import asdict

from aiohttp import web

from bot import metrics
from bot.host.health import health
from bot.host.play import Host

HERE = "127.0.0.1"
log = logging.getLogger(__name__)


@asynccontextmanager
async def watched(
    host: Host, port: int | None, is_connected: Callable[[], bool]
) -> AsyncIterator[None]:
    """Answers on a port of this machine until the end; nothing where there is no port."""
    if port is None:
        yield
        return
    runner = web.AppRunner(pages(host, is_connected), access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, HERE, port).start()
        log.info("watched port=%s", port)
        yield
    finally:
        await runner.cleanup()


def pages(host: Host, is_connected: Callable[[], bool]) -> web.Application:
    """`/healthz`: 200 while all is well, else 503, with the same figures in JSON. `/metrics`:
    Prometheus' text."""

    async def healthz(request: web.Request) -> web.Response:
        found = await health(host)
        is_there = is_connected()
        metrics.CONNECTED.set(is_there)
        is_well = found.is_well and is_there
        body = {"well": is_well, "connected": is_there, **asdict(found)}
        return web.json_response(body, status=200 if is_well else 503)

    async def figures(request: web.Request) -> web.Response:
        await health(host)
        metrics.CONNECTED.set(is_connected())
        return web.Response(body=metrics.text(), headers={"Content-Type": "text/plain"})

    found = web.Application()
    found.add_routes([web.get("/healthz", healthz), web.get("/metrics", figures)])
    return found
