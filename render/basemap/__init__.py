"""Development only: lays boards out and builds their base maps. Nothing here runs in the bot."""
