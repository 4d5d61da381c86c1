"""`rieles commands`: the slash commands as JSON, without a token."""

import json

import click


@click.command("commands")
def slash() -> None:
    """Print the slash commands as Discord is told them."""
    from bot.chat.commands import payload

    click.echo(json.dumps(payload(), ensure_ascii=False, indent=2, sort_keys=True))
