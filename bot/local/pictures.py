"""The pictures of the page as they are, and at once.

The page's server has each picture looked over by a process of its own, started anew for each, and
gives up on those that wait behind eight others: a page with a dozen pictures takes many seconds,
with gaps. What the bot draws itself needs none of it.

While a picture is on its way its description stands in its place. On a narrow screen that is
taller, so that what is below jumps, and a list that is just being opened there closes again.
"""

import io
from typing import Any

from PIL import Image, UnidentifiedImageError
from simcord.preview._media import MediaError, MediaInfo

SHEET = "/preview.css"
STYLE = """
.media-lightbox-trigger:has(> .gallery-image:not([src])) { width: 100%; }
.gallery-image:not([src]) {
  display: block; width: 100%; aspect-ratio: 1650 / 1050; overflow: hidden; font-size: 0;
}
"""
"""A picture of ours that is not there yet takes the room that it will take."""


class Pictures:
    """Stands where the preview has its process."""

    def lead(self, preview: Any) -> None:
        """The preview asks here from now on; not yet entered."""
        preview._media_worker = self
        server, static = preview._server, preview._server._static

        async def styled(request: Any) -> Any:
            answer = await static(request)
            if request.path == SHEET:
                answer.text += STYLE
            return answer

        server._static = styled

    async def validate(
        self, key: str, blob: bytes, *, media_time: float | None = None
    ) -> MediaInfo:
        """What the page wants to know of a picture; its bytes stay as they are.

        Raises `MediaError` for what is no picture.
        """
        try:
            with Image.open(io.BytesIO(blob)) as found:
                kind, (width, height) = str(found.format), found.size
        except UnidentifiedImageError as error:
            raise MediaError("no picture") from error
        return MediaInfo(
            format=kind,
            width=width,
            height=height,
            frames=1,
            decoded_bytes=4 * width * height,
            normalized=blob,
            content_type=f"image/{kind.lower()}",
            transformation="none",
            memory_limited=True,  # of no process: nothing to warn of
        )

    def release(self, key: str) -> None:
        """Nothing is kept of any picture."""

    async def close(self) -> None:
        """Nothing runs."""
