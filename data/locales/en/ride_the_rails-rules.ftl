# The rules, heading by heading.

ride_the_rails-rules-summary =
    Six railroads cross the United States and none belongs to anybody: what people own is **shares**. Six rounds of three phases are played.
    - **Share:** take one of an open railroad.
    - **Track:** build for the railroads of which you own shares.
    - **Ride:** take a passenger over as many links as you like. You earn a dollar a city, and every railroad used pays a dollar a link to each share.
    Most money at the end wins. For 3 to 5, people or AI.
    .title = In a few words
ride_the_rails-rules-goal =
    Have more money than anybody after the sixth round. It comes from your rides, the dividends of your shares (also when others ride), Chicago, the $5 cities and the transcontinental line. Nothing is hidden.
    .title = Goal
ride_the_rails-rules-setup =
    - A passenger waits in each of the 52 cities.
    - Every railroad has 27 locomotives; its shares and its track come from the same ones.
    - Nobody has money. The order of the first round is drawn by lot.
    .title = Setting up
ride_the_rails-rules-share =
    In **reverse** turn order, everybody **takes one share** of an open railroad that has locomotives left. It costs nothing and lasts the whole match.
    A share lets you build for that railroad and earns its dividends. You may own several of the same.
    .title = 1 · Take a share
ride_the_rails-rules-build =
    In turn order, you may place up to **8, 5 or 4 locomotives** (with 3, 4 or 5 players), spread over the railroads of which you own shares. You may place fewer, or none.
    - The first one of a railroad goes to a city of its colour; every other one beside another of the same railroad.
    - If any stands on a **mountain**, the turn admits one fewer, however many mountains there are. The last one left cannot be the first on a mountain.
    They are chosen step by step; nobody sees them until you finish, and you can take them back.
    .title = 2 · Build track
ride_the_rails-rules-capacity =
    - A hex holds **one** locomotive of each railroad and **two** in all.
    - **Chicago** has no limit.
    - Each of the six cities of the **east coast** holds a single one, and a railroad may hold two of those cities at the most.
    .title = How much fits
ride_the_rails-rules-railroads =
    One opens each round, and it may start here:
    - **Red** and **Blue** (round 1): cities of the east coast.
    - **Orange** (2): the east coast or Chicago.
    - **Yellow** (3): Chicago, or one of the three westernmost cities with track if it holds exactly one locomotive. Judged when it is placed.
    - **Purple** (4): Seattle, Portland, San Francisco or Los Angeles.
    - **Black** (5): any city with room.
    A city's colour only says who may start there: anybody may build into it. A railroad need not start in the round in which it opens.
    .title = The six railroads
ride_the_rails-rules-bonuses =
    Paid at once:
    - **Chicago: $2** each time somebody places a locomotive there, starts included.
    - **Minneapolis, Kansas City, Denver and Dallas: $5** to the first who builds into it from outside. If a railroad starts there, it pays no more.
    - **Transcontinental line**, once a match: whoever joins a city of the west coast to one of the east coast by at least two railroads that share a hex. **$12** if one can change in cities alone, **$8** if not.
    .title = Bonuses for building
ride_the_rails-rules-ride =
    In turn order, you move **one passenger** from a city that has one to another city. A **link** is a stretch of a single railroad between two cities in a row; you may chain as many as you like and change railroads in cities. You need no shares of what you use.
    - **No hex twice.**
    - The passenger leaves the board.
    - If any can move, one must be moved.
    The bot finds the hexes of every link so that the ride fits.
    .title = 3 · Ride
ride_the_rails-rules-pay =
    On arrival:
    - Whoever moves earns **$1 for each city** visited, the first and the last included.
    - Every railroad pays **$1 a link and share** to the owners, the mover too.
    Example: with 2 links of Red and 1 of Blue, every red share earns $2 and every blue one $1; the mover adds $4.
    .title = What a ride pays
ride_the_rails-rules-end-of-round =
    Whoever has least money plays first and whoever has most plays last. Among equals the former order is reversed. After rounds 1 to 4 another railroad opens.
    .title = End of a round
ride_the_rails-rules-end =
    After the sixth round, most money wins. Equals share the victory.
    .title = End of the match
ride_the_rails-rules-advice =
    - Dividends usually bring more than rides: lengthen the railroads of which you own more shares than the others.
    - A line is of use if the ride can go on: loose ends cut it short.
    - A share of a railroad that others build and use works by itself.
    - The star ⭐ marks the ride that pays you most, whatever it pays the others.
    .title = Advice
ride_the_rails-rules-legend =
    Rows have a letter, from north to south, and hexes a number, from west to east: **H12**. Split discs show which railroads start in that city; in plain ones, only Black does. Each locomotive has the colour and the symbol of its railroad. The white figure is a passenger who waits.
    Unofficial version, with a board of its own.
    .title = How to read the map
