# The rules, topic by topic.

trans_europa-rules-summary =
    Each round you get five secret cities, one of each colour. All lay tracks on one board, and every track joined to your network serves you, whoever laid it.
    - In your turn you lay **two single tracks** or **one double track**.
    - As soon as somebody's five cities are joined the round ends, and the others lose what they miss.
    - All begin with 13 points. When somebody reaches 0 the match ends: whoever keeps most wins.
    For 2 to 6, people or AI.
    .title = In short
trans_europa-rules-goal =
    Join your five cities to each other before the others join theirs. Your marker need not be joined to them.
    .title = The aim
trans_europa-rules-setup =
    - There are 35 cities, seven of each colour. Everybody secretly gets **one of each colour**.
    - With 2 or 3 players the ten cities with a dashed border, two of each colour, are not used.
    - Who begins the first round is drawn by lot; play goes on in the order of the seats.
    .title = Preparation
trans_europa-rules-marker =
    The first turn of each round only puts your marker on a crossing without another one. A city is a crossing too. Your network starts there.
    .title = The marker
trans_europa-rules-tracks =
    Then, each turn, you lay **one or two tracks on single lines**, or **one track on a double line**: those that cross a river, a mountain or the sea. At least one is a must.
    After a single one you cannot lay a double one in the same turn. There are 83 tracks for all.
    .title = Laying tracks
trans_europa-rules-network =
    A track must touch your marker or tracks that lead to it. The two of a turn may lie at different ends of your network.
    When two networks meet, they **belong to everybody in them** from then on. Reaching somebody's marker is enough.
    .title = Your network
trans_europa-rules-end-of-round =
    The round ends as soon as somebody's five cities are joined, whoever's turn it is. The bot looks after every track and says so. It also ends when the 83 tracks are used up.
    So a track that might have joined somebody cannot be taken back, even when nothing happened.
    .title = End of the round
trans_europa-rules-second-track =
    If your **first** track of the turn, a single one, joins somebody else's cities and not yours, you may still lay a second single track before the count.
    .title = The second track
trans_europa-rules-count =
    Everybody loses the least that is missing to join their five cities, with all tracks on the board: **1 for a single line, 2 for a double one**. Who has them joined loses nothing.
    At the count everybody's cities are shown.
    .title = The count
trans_europa-rules-next-round =
    Tracks and markers come off, all cities are shuffled again and five new ones are dealt. The next seat begins.
    .title = The next round
trans_europa-rules-end =
    The match ends after the round in which somebody is at 0 or less. Most points win, negative ones too; ties share the victory.
    .title = End of the match
trans_europa-rules-advice =
    - Do not start beside somebody's marker.
    - Do not join other networks too early: you give them yours.
    - What is dear and remote will seldom be laid by others for you.
    .title = Advice
trans_europa-rules-legend =
    Rows have a letter, from north to south, crossings a number, from west to east: **F12**. The numbers of rows A, C, E… stand at the upper edge, those of rows B, D, F… at the lower one; in the enlarged regions beside each crossing. Thin lines are single; double ones look double, in the colour of river, mountain or sea.
    The dot of colour on a track tells who laid it; that is for the record, the track is everybody's. When a round is counted, each city bears the colour of whoever had it, and what was missing is dashed in theirs.
    Unofficial, with a board of our own.
    .title = How to read the map
