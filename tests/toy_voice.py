"""How Gardens speaks: enough for every screen, in two languages."""

from typing import Any

from engine.text import Label, Text, Who, Word, text
from tests.toy import Gardens, Planted

PLOTS = 30
WORDS = {
    "es": """
gardens-name = Jardines
gardens-about = Dos bancales cada uno
gardens-kind-plant = Plantar
gardens-plot = { $plot }
gardens-line = plantar · { $plot }
gardens-planted = { $who } plantó { $plot }
gardens-left = Te quedan { $n } bancales
gardens-at = { $who }: { $n } por plantar
gardens-level-random = al azar
gardens-rules-all = Planta dos bancales.
    .title = Todo
"""
    + "\n".join([f"gardens-plot-plot{n} = bancal {n}" for n in range(PLOTS)]),
    "en": """
gardens-name = Gardens
gardens-about = Two plots each
gardens-kind-plant = Plant
gardens-plot = { $plot }
gardens-line = plant · { $plot }
gardens-planted = { $who } planted { $plot }
gardens-left = You have { $n } plots left
gardens-at = { $who }: { $n } to plant
gardens-level-random = at random
gardens-rules-all = Plant two plots.
    .title = All of it
"""
    + "\n".join([f"gardens-plot-plot{n} = plot {n}" for n in range(PLOTS)]),
}
MORE = {language: [source] for language, source in WORDS.items()}


class GardensVoice:
    """A `Voice`."""

    topics = ("all",)

    def story(self, events: Any, reader: int | None) -> list[Text]:
        told = [event for event in events if isinstance(event, Planted)]
        return [text("gardens-planted", who=Who(e.seat), plot=Word("plot", e.plot)) for e in told]

    def caption(self, view: Any) -> list[Text]:
        return [text("gardens-at", who=Who(seat), n=left) for seat, left in enumerate(view.left)]

    def position(self, view: Any) -> list[Text]:
        return self.caption(view)

    def desk(self, view: Any) -> list[Text]:
        return []

    def prompt(self, state: Any, seat: int, path: Any) -> Text | None:
        return None

    def label(self, state: Any, seat: int, path: Any, known: int) -> Label:
        if len(path) == 1 or known == len(path):
            return Label(text("gardens-kind-plant"))
        key = "gardens-line" if known == 0 else "gardens-plot"
        return Label(text(key, plot=Word("plot", path[1])))

    def keys(self, field: str, answer: Any) -> list[Word]:
        return []

    def ranked(self, view: Any, state: Any, path: Any) -> list[Any]:
        return []

    def preview(self, state: Any, seat: int, path: Any) -> list[Text]:
        return []

    def since(self, before: Any, view: Any) -> list[Text]:
        return []

    def nearly(self, state: Any, seat: int, path: Any, under: Any) -> list[Text]:
        return []

    def absent(self, state: Any, seat: int) -> list[Text]:
        return []

    def score(self, standing: Any) -> list[Text]:
        return []

    def moments(self, standings: Any, events: Any) -> list[Text]:
        return []


class SpeakingGardens(Gardens):
    """The toy game with a voice."""

    voice = GardensVoice()
