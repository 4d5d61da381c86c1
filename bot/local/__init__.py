"""Local mode: the same bot against a virtual Discord in a browser."""

import logging

# On import it tries discord.py out with a client without intents, of which discord.py warns.
logging.getLogger("discord.state").setLevel(logging.ERROR)
