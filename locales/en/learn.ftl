# Rules for players, the almanac and games looked at again.
learn = Learn
learn-all-page = Learn · Caravanserai
learn-page = { $game }: how it is played · Caravanserai
learn-lead = Three games, each told in a few minutes. Every rule has its place below, and every rule that a table cites leads there.
learn-read = Read the guide
learn-guide = In a few minutes
learn-book = All rules, numbered
learn-book-what = This is the complete book that the tables follow. It is written in English; where a rule is told in your language, that stands first.
learn-to-rules = All rules
learn-cards = The cards
learn-chapters = Chapters

## Morgenland
guide-morgenland-aim = Buy the most artifacts
    .text = Everybody leads eight figures of strengths 1 to 9; there is no 3. In each round you spread them over dragons’ caves, city and palace, gather treasure and pay with it for artifacts. Whoever owns most of them in the end wins.
guide-morgenland-placing = Place in secret
    .text = One after the other you lay a figure face down on a field until none is left. All see whose figure lies where, but only you know how strong it is. So a 1 in a cave may frighten others away, and a 9 may wait unseen.
guide-morgenland-way = Follow the road
    .text = Then the fields come one after the other along the road: the caves, the city, the guard, the rooms. Only the field in turn is turned up. Your strength there is the sum of your figures. In a tie whoever comes first counting from the camel is stronger.
guide-morgenland-caves = Take treasure from the caves
    .text = In a cave the strongest takes the group on the top shelf, the second the next one, and so on while groups last. A weak figure is worth something where few have placed.
guide-morgenland-city = Use the city
    .text = At the Market the strongest may give one treasure and take any three. In the Caravanserai the strongest takes the camel and comes first from then on, still in this round’s palace.
guide-morgenland-guard = Get past the guard
    .text = Nobody knows beforehand how strong the guard is. If your figures there are as strong as he, you are admitted; if they are weaker, you may bribe him with the difference. Without anybody at the guard all your figures leave the palace.
guide-morgenland-rooms = Buy in the rooms
    .text = In each room the strongest may buy an artifact, then the next. The price is exactly the sum of your figures there, and you pay it in exactly as many kinds of treasure as you have figures there. So small figures buy cheaply, if nobody stronger comes.
guide-morgenland-end = How it ends
    .text = The game ends when the last artifact is sold, or after the round in which somebody owns three, as agreed. Most artifacts win; ties go to more Scrolls, then to more treasure.
guide-morgenland-pro = The professional game
    .text = Artifacts now lie face up and have powers, one use a round. Whoever wins the Tent draws spells, and a lit Lamp lets you cast them. At certain moments all who might react are asked at once and answer in secret; then the cards are shown together. The Djinn’s House gives a second use.

## The card game
guide-morgenland-cards-aim = Five heroes, the most artifacts
    .text = Everybody has five heroes of values 1 to 5. In each round you send them in secret to caves, tent, caravanserai and palace. Treasure cards buy artifacts; whoever owns most of them in the end wins.
guide-morgenland-cards-round = A round is laid out
    .text = Cave 4 gets four treasure cards, cave 3 three, and so on. One card lies face down on the guard. Then as many artifacts lie in the palace as a treasure card decides, one in each room.
guide-morgenland-cards-placing = Place all five
    .text = One after the other you lay a hero face down at a place until all are placed. Then the places come in turn: the caves from 4 to 1, the Tent, the Caravanserai, the rooms from left to right. The highest total is strongest; in a tie whoever comes first counting from the start player.
guide-morgenland-cards-caves = Caves
    .text = Everybody there takes one card of their choice, the strongest first, while there are any. Nobody gets two from the same cave.
guide-morgenland-cards-city = Tent and Caravanserai
    .text = In the Tent the strongest draws two spells, keeps one and gives the other to the second. In the Caravanserai the strongest names the start player, at once and for this round’s palace too.
guide-morgenland-cards-palace = Palace and guard
    .text = In each room the strongest may buy. The price is paid in cards of one symbol and is at least your total there; nobody gives change. If your total is below the guard’s strength, you owe the difference as a bribe, paid with other cards of one symbol.
guide-morgenland-cards-magic = Artifacts and spells
    .text = Each artifact may be played once in the game and goes on counting for you. A spell is used once. Every card says when it may be played; all who might react are asked at once and in secret.
guide-morgenland-cards-end = How it ends
    .text = The game ends at once when the last artifact is sold. Most artifacts win, played or not; ties go to more Lamps, then to the treasure in hand. With two players a Dummy places heroes too, owns nothing and loses every tie.

## Five Tribes
guide-five-tribes-aim = Move what stands there already
    .text = No meeple is yours. In your turn you take up all meeples of one tile, leave them behind one by one, and use what the last of them brings. Victory points come from tiles, tribes, djinns, goods and gold.
guide-five-tribes-bid = Bid for the turn
    .text = In each round everybody pays for a place on the track; the highest plays first. Gold is worth points in the end, so an early turn must be worth its price. On 0 the last bidder plays first.
guide-five-tribes-move = Lead the meeples
    .text = Take all meeples of a tile and step from tile to tile, never back at once and never diagonally, leaving one behind on each. The last one must come to a tile where one of the same colour stands. Take all of this colour there.
guide-five-tribes-control = Take the tile
    .text = If the last tile is empty now and belongs to nobody, your camel takes it, and it counts for you in the end. When your last camel is placed, the round is the last.
guide-five-tribes-tribes = Each tribe acts
    .text = Viziers and Elders stay in front of you: points, and the price of djinns. Merchants take goods from the front of the row. Builders bring gold for the blue tiles around. Assassins kill a meeple near by, or a Vizier or Elder of somebody else.
guide-five-tribes-tiles = Then the tile acts
    .text = An oasis gets a palm tree, a village a palace. In the markets you may buy goods, in a sacred place call a djinn for two Elders, or one Elder and a Fakir. After that you may sell goods in sets of different kinds.
guide-five-tribes-djinns = Djinns and goods
    .text = A djinn counts its points and serves you with a power; some cost Elders or Fakirs each time. Goods count in sets: the more different kinds, the more each is worth, up to 60 for all nine. Fakirs are in no set, but help.
guide-five-tribes-end = How it ends
    .text = The game ends after the round in which somebody places the last camel, or when nobody can move any more. Then gold, Viziers (ten more for each player who has fewer), Elders, djinns, palms, palaces, tiles and goods are added up.
guide-five-tribes-artisans = The Artisans of Naqala
    .text = The expansion brings a sixth tribe. Artisans find items, precious ones for points and magic ones to use once. Workshops, a specialized market, mountains that block the way and a chasm nobody crosses change the board, and everybody has a tent.

## The almanac
almanac = Almanac
almanac-page = Almanac · Caravanserai
almanac-card-page = { $card } · Almanac · Caravanserai
almanac-find = Name, word or rule
almanac-all = All three
almanac-game = Game
almanac-kind = Kind
almanac-spell = Spells
almanac-artifact = Artifacts
almanac-djinn = Djinns
almanac-item = Items
almanac-card = Wares
almanac-land = Tiles
almanac-field = Fields
almanac-tribe = Tribes
almanac-found = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
almanac-none = Nothing has this in its name or text.
almanac-one-spell = Spell
almanac-one-artifact = Artifact
almanac-one-djinn = Djinn
almanac-one-item = Item
almanac-one-card = Ware
almanac-one-land = Tile
almanac-one-field = Field
almanac-one-tribe = Tribe
almanac-revised = With the expansion:
almanac-elsewhere = In the other languages
almanac-rule = The rule in full
almanac-also = Also in { $game }
almanac-prev = The card before
almanac-next = The next card
