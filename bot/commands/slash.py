"""`rieles commands`: the slash commands as JSON, without a token."""

import asyncio
import json

import click


@click.command("commands")
def slash() -> None:
    """Print the slash commands as Discord is told them."""
    from bot.chat.commands import payload

    click.echo(json.dumps(asyncio.run(payload()), ensure_ascii=False, indent=2, sort_keys=True))
