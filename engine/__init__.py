"""Rules of the games, and nothing else."""
