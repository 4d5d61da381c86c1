# The rules, topic by topic, and why a move is not allowed.

aventureros-rules-summary =
    You run a railway in North America. Whoever ends with most points wins.
    - On each turn you choose **one** action: draw cards, build a route or take tickets.
    - Cards pay for routes; routes score at once and join the cities of your tickets.
    - A joined ticket adds its points at the end; one that is not takes them away.
    - When somebody ends a turn with 2 wagons or fewer, everyone has one more turn, that player too, and then you count.
    For 2 to 5, people or AI. The board reaches from Vancouver to Miami and from Los Angeles to Boston: 36 cities and 100 routes.
    Unofficial: not affiliated with Days of Wonder or Asmodee. The map and the drawings are our own.
    .title = In a few words
aventureros-rules-goal =
    You score in three ways:
    - **Routes** between neighbouring cities: the longer, the more each wagon is worth.
    - **Tickets**: each names two cities. Joined by your routes they add; if not, they take away.
    - **The longest continuous path**: 10 points.
    .title = The goal
aventureros-rules-pieces =
    - **45 wagons** of your colour. A route takes as many as it has spaces; with 2 or fewer left, the end is near.
    - **Wagon cards**, secret and without limit: they pay for routes.
    - **Tickets**, secret too until the end.
    Do not mix up cards and wagons: cards are spent when you pay, wagons stay on the map.
    Everybody sees the points of routes, the wagons, all that is built, the market, and **how many** cards and tickets each player has. Which ones they are only their owner knows.
    .title = What each player has
aventureros-rules-cards =
    The deck has 110 cards: 12 in each of eight colours (red, orange, yellow, green, blue, purple, black and white) and 14 locomotives.
    A locomotive stands for any colour.
    Each colour also bears a symbol of its own, on cards and spaces, so that nobody needs to tell colours apart.
    .title = Wagon cards and locomotives
aventureros-rules-setup =
    - Everyone gets 4 cards, and 5 are laid open: the market.
    - Everyone gets 3 tickets and keeps **2 or all 3**. All choose at once and in secret, and the choice is final.
    - When all have chosen, the tickets left over go together **under** the deck, in an order that nobody knows: they may come up later.
    - Who starts is drawn by lot; then by order of seats. Nobody plays until all have chosen.
    .title = Setting up
aventureros-rules-turn =
    You do **just one** of these:
    - **Draw** two cards.
    - **Build** a route.
    - **Take** new **tickets**.
    You cannot pass. Only if none of the three is possible your turn is skipped; if that happens to everybody in a row, the match ends and is counted.
    .title = Your turn
aventureros-rules-draw =
    You take **two cards**. Each comes from the market (the 5 open ones) or from the deck (unseen), as you like.
    - The place of a card taken from the market is filled at once, before you choose the second.
    - An **open locomotive** as first card is the only one of the turn. It cannot be the second, not even if it has just come up.
    - A locomotive **from the deck** is a card like any other: you go on drawing.
    - With **three or more locomotives** open, all five cards are put away and five others come. If that happens three times in a row, or there are no other cards to replace them, the market stays.
    - When the deck runs out, the discards are shuffled into a new one.
    - If a turn begins **without deck and discards, no card may be drawn**, from the market either: you can only build or take tickets.
    - The second card is compulsory. If the deck ends with the first, the second comes from the market; if there is none that you may take, the turn ends with one.
    .title = Drawing cards
aventureros-rules-build =
    A route is a row of spaces between two neighbouring cities. You pay **as many cards as it has spaces**, of its colour, and put your wagons on it.
    Locomotives replace any cards, as many as you like: a white route of 3 costs 3 white, or 2 white and 1 locomotive, or 3 locomotives. You decide how you pay; you pay exactly, not a card more.
    - A route is built whole and at once; one a turn. You need as many wagons as spaces.
    - Your routes need not touch: any that is free will do.
    - What is built is its owner's to the end, and of no use to the others.
    The cards you pay go to the discards, and the points are marked at once.
    .title = Building routes
aventureros-rules-gray =
    A grey route takes any colour, but **only one**: three red will do, not one red, one blue and one green. Locomotives may complete that colour; they do not let you mix two.
    .title = Grey routes
aventureros-rules-points =
    Spaces → points:
    1 → **1** · 2 → **2** · 3 → **4** · 4 → **7** · 5 → **10** · 6 → **15**
    One route of 6 gives 15 points; six of 1 only 6.
    .title = Points per route
aventureros-rules-doubles =
    Some neighbouring cities have two lines side by side, **A** and **B**. Each line is a route.
    - Nobody may have both.
    - With **2 or 3** players, as soon as one is built the other is closed to everybody until the end.
    - With **4 or 5**, each line may belong to somebody else.
    The number of players is that of the start, and counts AI too.
    .title = Double routes
aventureros-rules-tickets =
    A ticket names two cities and some points. When you count:
    - if **your** routes make an unbroken way between them, you **add** the points;
    - if not, you **take** them **away**.
    Any detour will do: what counts is that they are joined. The points written on the ticket count, even where the shortest way has fewer spaces.
    .title = Destination tickets
aventureros-rules-more-tickets =
    - You draw **3** tickets, or as many as are left.
    - You keep **at least 1**; 2 or all are fine.
    - The others go under their deck, in an order that nobody knows.
    - It takes the turn and cannot be undone.
    - Those you keep are yours to the end: there is no way to drop them.
    You may do so in the last round too, but what is not joined will count against you.
    .title = Taking more tickets
aventureros-rules-end =
    When somebody **ends a turn** with **2 wagons or fewer**, the last round begins: everyone has one more turn, and the last is that player's. Then you count.
    If another goes below 3 meanwhile, nothing changes. Without wagons you may still draw or take tickets.
    .title = The end of the match
aventureros-rules-count =
    - **Routes**: as marked when built.
    - **Tickets**: plus the completed, minus the others.
    - **Longest continuous path**: 10 for the path with most own wagons. It may pass a city several times and go in loops, never twice over one route. If players tie, 10 for each.
    The total may be negative.
    .title = The final count
aventureros-rules-ties =
    With equal points the winner is, in this order:
    1. who completes more tickets;
    2. who holds the award of the longest continuous path, also when it is shared.
    If neither decides, the victory is shared.
    .title = Ties
aventureros-rules-differences =
    If you know *Rieles de Europa*, here:
    - there are no tunnels, ferries or stations, and no points for what you do not build;
    - you start with 3 tickets, none of them long, and those you leave go back to the deck;
    - routes have up to 6 spaces;
    - without deck and discards nobody draws, from the market either;
    - ties are broken by tickets, then by the longest path.
    The rest is the same: wagons, cards, market, double routes, last round.
    .title = What differs from Rieles de Europa
aventureros-rules-advice =
    - At the start keep tickets that share a way.
    - Gather one colour for some turns; then build the routes that matter one after the other, before somebody takes them.
    - Begin with the short passages that have no way round: nobody lends you here a route that is cut.
    - Routes of 5 and 6 give most points per wagon: one of 6 is 15; six of 1, 6.
    - Tickets from coast to coast are worth a lot and need only a few long routes.
    - Taking tickets late is risky: if there is no time to join them, they count against you.
    .title = Advice for beginners
aventureros-rules-modes =
    - **Online**: `/rieles new` opens a room; the others sit down by its button or with the code. Everyone plays on their own screen and sees only their own hand.
    - **On one device**: who holds several seats sees a curtain before each hand and passes the device on.
    - **With AI**: a room can seat an *apprentice*, who learns as you do, or an *engineer*, who plans the tickets.
    .title = Ways to play
aventureros-rules-legend =
    - **Coloured space**: paid with that colour; it bears its symbol. **Grey**: any colour, only one.
    - **Two rows side by side**: a double route, A and B. Crossed out: closed.
    - **Wagons**: their owner's, by colour and by the bars on the roof, 1 to 5 by seat.
    - **Yellow halo**: the last move, with the points it scored.
    - **★ in menus**: routes that bring a ticket nearer, from what you see.
    .title = Key to the map

## Why a move is not allowed

aventureros-refusal-no-cards = **No card may be drawn.** The turn begins without deck and discards; then none is taken from the market either. Build a route or take tickets.
