"""`python -m bot` is `rieles`."""

from bot.cli import main

main()
