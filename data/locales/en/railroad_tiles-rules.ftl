# The rules, topic by topic.

railroad_tiles-rules-summary =
    In each of eight rounds you choose a column of tiles and lay them in your area, so that roads and rails fit. Then you place pawns: the more of one type you have joined, the more prestige.
    - Columns are chosen in turn order, but **all lay at the same time**, each in a panel of their own.
    - In the end cities, your largest rectangle and stars count too; loose ends cost points.
    For 2 to 4, people or AI.
    .title = In short
railroad_tiles-rules-goal =
    Most prestige after the eighth round wins.
    .title = The aim
railroad_tiles-rules-setup =
    - 106 tiles in a bag, and seven placement tokens face down: three trains, two cars, two travellers.
    - The first turn order is drawn by lot. Everybody starts with **one star**.
    - There are five columns, of 2, 2, 3, 3 and 4 tiles. With 2 or 3 players the first one is not used.
    .title = Preparation
railroad_tiles-rules-start-tile =
    Before the first round as many tiles as players come out of the bag, all with different routes. In **reverse** turn order everybody chooses one and begins an area with it.
    .title = The start tile
railroad_tiles-rules-round =
    1. The tokens move on and the columns are filled up.
    2. In turn order everybody chooses a column and lays its tiles.
    3. Then pawns are placed.
    4. When all have finished the order changes, and the column that nobody wanted gets a star.
    Nobody waits for others to lay: what you do in your area does not touch them.
    .title = A round
railroad_tiles-rules-tokens =
    Each round a token is shown and **waits** for one round. In the next two it is **active**, then it leaves. So none is active in the first round, one in the second, two from the third on.
    When none waits any more, it is the last round.
    .title = Placement tokens
railroad_tiles-rules-columns =
    You choose a free column and get **all** its tiles and stars. A column is one person's in a round. The one that nobody chooses keeps its tiles and stars.
    .title = Choosing a column
railroad_tiles-rules-laying =
    You lay all your tiles, in any order. Each must touch one of yours by a side, and **all** touching sides must agree: road to road, rail to rail, blank to blank.
    They may be **turned and mirrored**. If none of those left fits anywhere, they leave the match at no cost.
    What you lay is a draft until you confirm it: you can take it back tile by tile.
    .title = Laying tiles
railroad_tiles-rules-refusing =
    Instead of laying a tile you may **refuse** it, also if it would fit, but only **twice in a match**. Refused tiles stay in sight. The start tile cannot be refused.
    .title = Refusing
railroad_tiles-rules-pawns =
    When no tiles are left to you, for each active token you may place **one pawn of its type** on an empty spot of that type, on any tile of your area. It gives **1 point, and 1 more for each other pawn of its type joined to it**, up to 5. The pawn stays for ever.
    Without an empty spot of that type the token gives you nothing.
    .title = Pawns
railroad_tiles-rules-connected =
    - **Cars** are joined by roads, **trains** by rails.
    - **Travellers** go by both, and change at **stations**.
    - An overpass does not join its road and its rails.
    - Neither stations nor other pawns cut a route.
    .title = What is joined
railroad_tiles-rules-end-of-round =
    The new order is read off the columns, left to right: whoever took most tiles chooses later. The column that nobody chose gets a star.
    .title = End of the round
railroad_tiles-rules-two-players =
    - Two columns are left over: a **coin** decides which one leaves the match, and the other gets the star. Stars on the one that leaves go back.
    - For each active token you may spend **a star** to place a pawn of another type on a spot of that other type.
    .title = With two players
railroad_tiles-rules-end =
    The match ends after the eighth round. Of tied players the one further left in the turn order wins.
    .title = End of the match
railroad_tiles-rules-count =
    - The **prestige** of your pawns.
    - **Cities:** each group of 3 or more town tiles joined by their sides, 5 points; nothing more for a larger one.
    - **Rectangle:** 1 point a tile of the largest one without holes.
    - **Stars:** 1 point for each that was not spent.
    - **Openings:** every end of a road or rail beside an empty place; five are free, each one more costs 1.
    .title = The count
railroad_tiles-rules-advice =
    - Bring your spots of one type onto one route: the fifth pawn is worth five.
    - Look at the token that waits: it will be active in the next two rounds.
    - Close routes with ends and stations before the last round.
    .title = Advice
railroad_tiles-rules-legend =
    Roads are grey with a dashed line, rails dark with sleepers. Spots show a train, a car or a traveller, stations a platform, towns houses.
    Places are named from your start tile: **N1 E2** is one place up and two to the right.
    Unofficial, with tiles of our own.
    .title = How to read the picture
