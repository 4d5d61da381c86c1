"""What a decision may spend: expansions, never time, so that it is the same on any machine."""


class Budget:
    """Counts down; whoever expands something asks first."""

    __slots__ = ("left",)

    def __init__(self, expansions: int) -> None:
        self.left = expansions

    def spend(self) -> bool:
        """Take one expansion; False when there is none left."""
        if self.left <= 0:
            return False
        self.left -= 1
        return True
