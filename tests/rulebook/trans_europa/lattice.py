"""A match on a tiny graph: `a-b` a single line, `a=b` a double one."""

from importlib.resources import files
from pathlib import Path

from engine.games.trans_europa.board import Board, City, read_board
from engine.games.trans_europa.game import TransEuropa
from engine.games.trans_europa.moves import EndTurn, LayTrack, Move
from engine.games.trans_europa.state import Net, Phase, State
from engine.games.trans_europa.tracks import join
from engine.match import Match

GAME = TransEuropa(read_board(Path(str(files("data") / "boards" / "trans_europa.toml"))))
P = "a-b b-c c-d d-e e-f f-g"
Q = P + " b=x x-d c-y y-e"


def graph(text: str) -> TransEuropa:
    lines = text.split()
    nodes = tuple(sorted({line[0] for line in lines} | {line[2] for line in lines}))
    cities = tuple(City(node, n, n % 5) for n, node in enumerate(nodes * 4))
    return TransEuropa(
        Board(
            "graph",
            nodes,
            tuple((nodes.index(line[0]), nodes.index(line[2])) for line in lines),
            tuple(lines),
            tuple(2 if line[1] == "=" else 1 for line in lines),
            cities,
        )
    )


class Lattice(Match[State, Move]):
    """Hubs and hands are given as letters, one word a seat; nobody is connected by default."""

    def __init__(self, text: str, hubs: str, hands: str = "", laid: str = "") -> None:
        game = graph(text)
        super().__init__(game, game.setup(len(hubs), {}, "lattice"))
        board, state = game.board, self.state
        state.phase, state.first, state.turn = Phase.TRACKS, 0, 0
        state.hubs = [board.nodes.index(hub) for hub in hubs]
        state.nets = [Net(1 << node, board.at[node]) for node in state.hubs]
        nowhere = 1 << 99
        given = [self.mask(hand) for hand in hands.split()]
        state.hands = (*given, *[nowhere] * (len(hubs) - len(given)))
        for line in laid.split():
            join(state, self.edge(line))
            state.laid |= 1 << self.edge(line)
            state.supply -= 1

    def mask(self, letters: str) -> int:
        return sum(1 << self.game.vocabulary["node"].index(letter) for letter in letters)

    def edge(self, name: str) -> int:
        return self.game.vocabulary["edge"].index(name)

    def lay(self, seat: int, *names: str) -> None:
        for name in names:
            self.play(seat, LayTrack(self.edge(name)))

    def stop(self, seat: int) -> None:
        self.play(seat, EndTurn())


def ending() -> Lattice:
    """Seat 0 has a-e on the line and c-d is missing; it is seat 1's turn."""
    table = Lattice(Q, "ag", "abcde", laid="a-b b-c d-e e-f f-g")
    table.state.turn = 1
    return table
