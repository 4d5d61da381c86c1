"""Where Discord answers: its own addresses, or those of a server that speaks its protocol."""

import discord.asset
import discord.gateway
import discord.http
import yarl


def use(api: str | None, gateway: str | None, cdn: str | None) -> None:
    """For the whole process, before the client connects; None keeps Discord's own."""
    if api:
        discord.http.Route.BASE = api.rstrip("/")
    if gateway:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    if cdn:
        discord.asset.Asset.BASE = cdn.rstrip("/")
