"""What may go wrong with a request, on demand."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tests.loopback.wire import Call

RESET, HANG, KILL = "reset", "hang", "kill"
ALWAYS: Final = 1_000_000


@dataclass
class Fault:
    """The next `times` requests of a route go wrong.

    `after`: only once Discord has done what was asked, so that the answer alone is lost.
    """

    route: str
    """As the routes are named: `POST message`."""
    status: int = 0
    code: int = 0
    what: str = ""
    """`reset` the connection, `hang` for `seconds`, `kill` the process."""
    seconds: float = 0.0
    is_global: bool = False
    after: bool = False
    times: int = 1
    skip: int = 0
    """Requests that are spared first."""
    only: "Callable[[Call], bool]" = lambda call: True
    met: int = 0
    """How often it has struck."""


@dataclass
class Faults:
    """Those that wait, and a count of what struck."""

    waiting: list[Fault] = field(default_factory=list)
    struck: dict[str, int] = field(default_factory=dict)

    def add(self, route: str, **more: object) -> Fault:
        fault = Fault(route, **more)  # type: ignore[arg-type]
        self.waiting.append(fault)
        return fault

    def clear(self) -> None:
        self.waiting.clear()

    def meets(self, call: "Call") -> Fault | None:
        """The fault that this request runs into."""
        for fault in self.waiting:
            if fault.route != call.name or not fault.only(call) or fault.met >= fault.times:
                continue
            if fault.skip:
                fault.skip -= 1
                continue
            fault.met += 1
            kind = fault.what or str(fault.status)
            moment = "after" if fault.after else "before"
            name = f"{kind} {moment}" if fault.what else kind
            self.struck[name] = self.struck.get(name, 0) + 1
            return fault
        return None
