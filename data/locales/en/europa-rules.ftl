# The rules, topic by topic, and why a move is not possible.

europa-rules-summary =
    You run a railway in the Europe of 1900. Whoever ends with the most points wins.
    - Each turn you choose **one** action: draw cards, build a route, take tickets, or build a station.
    - Cards pay for routes; routes score at once and join the cities of your tickets.
    - A joined ticket adds its points at the end; one that is not joined takes the same away.
    - When somebody ends a turn with 2 wagons or fewer, everyone has one more turn, that player too, and then you count.
    2 to 5 play, people or AI. The board goes from Lisbon to Moscow and from Oslo to Athens: 52 cities and 117 routes.
    .title = In short
europa-rules-goal =
    Points come in four ways:
    - **Routes** between neighbouring cities: the longer, the more each wagon is worth.
    - **Tickets**: each names two cities. Joined by your routes they add, otherwise they take away.
    - **Stations not built**: 4 points each.
    - **The longest line**: 10 points.
    .title = The aim
europa-rules-pieces =
    - **45 wagons** of your colour. A route takes as many as it has spaces; with 2 or fewer left, the end is near.
    - **3 stations**. One that is built lends you a rival route at the end; one kept is worth 4 points.
    - **Wagon cards**, secret and without limit: they pay for routes and stations.
    - **Tickets**, secret too until the end.
    Cards and wagons are different things: cards are spent when you pay, wagons stay on the map.
    Everybody sees route points, wagons, stations, all that is built, the market, and **how many** cards and tickets each player has. Which ones, only their owner knows.
    .title = What each player has
europa-rules-cards =
    The deck has 110 cards: 12 of each of the eight colours (red, orange, yellow, green, blue, purple, black, and white) and 14 locomotives.
    A locomotive stands for any colour, and ferries demand it.
    Each colour also has a symbol of its own, on cards and on spaces, so that nobody needs to tell colours apart.
    .title = Wagon cards and locomotives
europa-rules-setup =
    - Everyone gets 4 cards, and 5 are laid face up: the market.
    - Everyone gets 1 long ticket and 3 normal ones and keeps **at least 2**, any of them; the long one may go too. All choose at once and in secret, and the choice is final.
    - Tickets not kept leave the match unseen, and so do the long ones left over: only normal ones are drawn later.
    - The first player is drawn by lot; then the seats follow in order. Nobody plays before all have chosen.
    .title = Setting up
europa-rules-turn =
    You do **just one** of these:
    - **Draw** two cards.
    - **Build** a route.
    - **Take tickets**.
    - **Build a station**.
    You cannot pass. Only when none of the four is possible your turn is skipped; if that happens to all in a row, the match ends and you count.
    .title = Your turn
europa-rules-draw =
    You take **two cards**. Each comes from the market (the 5 face up) or from the deck (unseen), as you like.
    - The slot of a card taken from the market is filled at once, before you choose the second.
    - A **face-up locomotive** as first card is the only one of the turn. As second card it cannot be taken, not even one that has just come up.
    - A locomotive that you get **from the deck** is a card like any other: you go on.
    - With **three or more locomotives** face up, all five cards are discarded and five new ones laid. If that happens three times in a row, or if no other cards are left to change them for, the market stays as it is.
    - When the deck runs out the discards are shuffled into a new one. Without discards either, slots stay empty until there are some.
    - The second card is compulsory. If there is none that you may take, the turn ends with one.
    .title = Drawing cards
europa-rules-build =
    A route is a row of spaces between two neighbouring cities. You pay **as many cards as spaces**, of the route's colour, and put your wagons on it.
    Locomotives stand in for as many cards as you like: a white route of 3 takes 3 white, or 2 white and 1 locomotive, or 3 locomotives. You decide how to pay; the price is exact, never a card more.
    Paid cards are discarded and the points are scored at once.
    .title = Building routes
europa-rules-gray =
    A grey route takes any colour, but **only one**: three red will do, one red, one blue, and one green will not. Locomotives may complete that colour; they do not allow you to mix two.
    .title = Grey routes
europa-rules-general =
    - A route is built whole and at once; one a turn.
    - Your routes need not touch.
    - What is built is its owner's to the end. Others can only profit by a station.
    - You need as many wagons as spaces. The extra cards of a tunnel take no wagons.
    - A station, whoever's, does not hinder routes into its city.
    .title = General rules
europa-rules-points =
    Spaces → points:
    1 → **1** · 2 → **2** · 3 → **4** · 4 → **7** · 5 → **10** · 6 → **15** · 8 → **21**
    There are no routes of 7. One of 6 scores 15 points; six of 1, only 6.
    .title = Points per route
europa-rules-doubles =
    Some neighbouring cities have two parallel lines, **A** and **B**. Each line is a route.
    - Nobody may own both.
    - With **2 or 3** players, as soon as one is built the other is closed to everybody until the end; it cannot be borrowed either.
    - With **4 or 5**, each line may belong to somebody else.
    The number of players is that of the start and includes the AI.
    .title = Double routes
europa-rules-tunnels =
    Their spaces have a dashed border: they cross the Alps, the Pyrenees, the Carpathians, and other mountains, and you learn the price as you dig.
    1. You lay the normal cards of the route.
    2. **3 cards** are turned up from the deck.
    3. For each one **of the colour that you pay with**, and for each **locomotive**, you pay one card more: of that colour or a locomotive. If none matches, the tunnel is yours at once.
    4. If you cannot or will not, **you withdraw**: you take back what you laid and lose the turn. The route stays free.
    - If you laid **locomotives only**, only locomotives turned up cost more, and they are paid with locomotives.
    - In a grey tunnel the colour that you laid counts. Once the cards are turned up nothing is changed.
    - With fewer than 3 cards left, those there are turned up; with none, you pay the normal price.
    - Extra cards score nothing and take no wagons. A failed attempt closes nothing.
    .title = Tunnels
europa-rules-ferries =
    They cross the water: the Channel, the North Sea, the Baltic, the Mediterranean, the Aegean, the Black Sea. They are grey, and some of their spaces show a locomotive.
    For each of those spaces you lay **one locomotive**, without fail. The rest is paid like a grey route, and locomotives will do there too. So a ferry of 3 with one locomotive costs, for instance, 1 locomotive and 2 green.
    .title = Ferries
europa-rules-tickets =
    A ticket names two cities and some points. At the count:
    - if your routes make an unbroken way between them, you **add** the points;
    - if not, you **lose** them.
    Detours do not matter, only that they are joined. A station can lend the route that is missing.
    .title = Destination tickets
europa-rules-more-tickets =
    - You draw **3** tickets, or what is left.
    - You keep **at least 1**; it may be 2 or all.
    - The others go under their deck, in an order that nobody knows.
    - It takes the turn and cannot be undone.
    - Those you keep are yours to the end: there is no way to drop them.
    You may do it in the last round too, but what is not joined counts against you.
    .title = Taking more tickets
europa-rules-stations =
    Plan B when somebody blocks you. At the end each station lets you use **one** route of another player that reaches its city, and only for your tickets.
    Example: you want to join Madrid and Paris, you have Madrid–Bilbao–Bordeaux, and a rival has Bordeaux–Paris. With a station in Bordeaux, or in Paris, the ticket is complete.
    - It goes in any city without a station, yours or another's. You need no routes there.
    - The first costs any **1** card; the second, **2** of one colour; the third, **3** of one colour. Locomotives are wild.
    - It takes the turn. Once built it is never moved or removed.
    - It uses the same route for all your tickets. You do not choose: the count looks for the routes that give you most points, for all your stations together. What the rival builds later counts too.
    - A borrowed route scores no route points and does not count for the longest line. Two players may use the same one.
    - Each station **not built** is worth 4 points; one that is built and finds no route, nothing.
    .title = Stations
europa-rules-end =
    When somebody **ends a turn** with **2 wagons or fewer** the last round begins: each player has one more turn, and the last is that of whoever started it. Then you count.
    Another player falling below 3 meanwhile changes nothing. Without wagons you can still draw, take tickets, or build a station.
    .title = The end
europa-rules-count =
    - **Routes**: what was scored as they were built.
    - **Tickets**: plus the completed ones, minus the others.
    - **Stations**: 4 for each one not built.
    - **Longest line**: 10 for the continuous run with the most wagons of one owner. It may pass through a city several times, never over a route twice. If tied, 10 each.
    The total may be negative.
    .title = The final count
europa-rules-ties =
    With equal points the winner is, in this order:
    1. who completed more tickets, those by station included;
    2. who built fewer stations;
    3. who holds the award for the longest line.
    If none of that decides, the victory is shared.
    .title = Ties
europa-rules-advice =
    - At the start keep tickets that share a way.
    - Gather one colour for some turns; then build the routes that matter one after the other, before somebody takes them.
    - Begin with the narrow passages, those with no way round: they are where a rival can cut you off.
    - Routes of 5, 6, and 8 give most points per wagon: one of 6 is 15; six of 1, 6.
    - Before a tunnel, keep a spare card of that colour or a locomotive.
    - Taking tickets late is risky: if there is no time to join them, they count against you.
    - A station pays for a ticket of more than 4 points that you can no longer complete otherwise.
    .title = Advice for beginners
europa-rules-modes =
    - **Online**: `/rieles new` opens a room; the others sit down by its button or with the code. Everyone plays on their own screen and sees only their own hand.
    - **On one device**: who holds several seats sees a curtain before each hand and passes the device on.
    - **With AI**: a room can seat an *apprentice*, who learns as you do, or an *engineer*, who plans the tickets.
    .title = Ways to play
europa-rules-legend =
    - **Coloured space**: paid with that colour; it bears its symbol. **Grey**: any colour, only one.
    - **Dashed border**: a tunnel.
    - **Rounded space with waves**: a ferry; with a locomotive on it, it demands one.
    - **Two rows side by side**: a double route, A and B. Crossed out: closed.
    - **Wagons**: their owner's, by colour and by the bars on the roof, 1 to 5 by seat.
    - **A little house in a city**: a station, with its owner's bars.
    - **Yellow halo**: the last move, with the points it scored.
    - **★ in menus**: routes that bring a ticket nearer, from what you see.
    .title = Legend of the map

## Why a move is not possible

europa-refusal-no-cards = **No cards are left to draw.** Market and deck are empty, and there are no discards to shuffle.
europa-refusal-symbols-uncovered = **This ferry demands { $symbols ->
        [one] { $symbols } locomotive
       *[other] { $symbols } locomotives
    }** and you lay { $given }. { $route }: one for each space that shows a locomotive.
europa-refusal-only-locomotives = **That tunnel is paid with locomotives only.** You tried it with locomotives, so { $extra ->
        [one] the { $extra } it asks for is another locomotive
       *[other] the { $extra } it asks for are locomotives
    }.
europa-refusal-station-there = **{ $city } already has a station**, { $owner }'s. There is room for one in a city.
europa-refusal-no-stations = **You have built your three stations.** They are never moved or removed.
