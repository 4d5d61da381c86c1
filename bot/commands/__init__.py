"""The commands of the command line, a file each. What a command needs is imported when it runs."""
