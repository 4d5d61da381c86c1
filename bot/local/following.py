"""The page follows what is new.

The virtual Discord's page stays where it is when something is posted below, so an answer to a
press may be out of sight. A client of Discord that shows the end of a channel goes on showing it.
"""

from typing import Any


class Following:
    """Brings the newest message that somebody may see before their eyes, once."""

    def __init__(self) -> None:
        self._shown: dict[str, tuple[int, int]] = {}

    def lead(self, preview: Any) -> None:
        """Each painting of a page asks here first from now on."""
        publish = preview._publish

        def followed(page: Any, **reason: Any) -> None:
            newest = preview._initial_target(page.viewer, page.channel_id)
            shown = (page.viewer.id, newest)
            if newest is not None and self._shown.get(page.id) != shown:
                page.target_id = page.window_end_id = newest
            self._shown[page.id] = shown
            publish(page, **reason)

        preview._publish = followed
