### The rule book of The Great Motorcar Race, in our own words, a text for each chapter; empty lines part its paragraphs. Titles stand
### in motortable.ftl.

book_title = The Great Motorcar Race: the rules
book_motto = New York to Paris by the north, for three to six cars
book_contents = Chapters
book_rulings_lead = What we play where the rule book is silent, unclear or at odds with itself. Refusals at the table name these numbers or a chapter.

text_aim =
    Everybody drives one motorcar from New York to Paris. The road has sixteen stages in four legs: America, Alaska, Siberia and Europe. Each stage is one round, in which every car drives once and some days pass for it.

    Days are counted on the time track: fifty spaces round the map, and a lap for every fifty days. Whoever has used the fewest days after the sixteenth stage wins.

    Each car has three strain tokens, which speak of how hard it is driven, and begins with one Sportsmanship tile.
text_order =
    Turn order says who rolls, chooses and endures before whom. It has nothing to do with who is ahead on the road.

    Before the first stage everybody pulls a toy car back and lets go, all at once. The car that stops nearest to the far edge of the table goes first, the next nearest second, and so on; a car on the very edge is not over it, and whoever shoots over goes last. After stages 4, 8 and 12 the cars are flicked again.

    A table may agree to draw lots instead.
text_strain =
    At the beginning of a round everybody closes a hand on one, two or three of the own tokens: normal, heavy or severe strain. A closed hand may be opened and closed anew while others still think. When the last hand is closed, all open together.

    The tokens that were shown go into the bag. The strain stays in sight for the whole round: it decides how fast the car drives and how long trouble holds it up.
text_trouble =
    The leg says how many tokens will be drawn from the bag: the number of cars less three in the first leg, less two in the second and third, less one in the fourth. Then every car rolls one die. If the dice together make at least five times the number of cars, one more token is drawn; if at least eight times, two more.

    The last in turn order draws. Whose token comes out has a random predicament, and may have several. There are never more than tokens in the bag. What is left in the bag goes home; a drawn token goes home when its predicament is over.
text_inflict =
    When the dice are counted and before tokens are drawn, two Sportsmanship tiles inflict a predicament on a rival. One player pays both, or lays one tile beside the rival and hopes for somebody later in turn order who adds the second. A tile that nobody joins comes back.

    The tiles lie beside the car they are aimed at until the predicament is over. Nobody inflicts one on the own car.
text_road =
    In turn order every car rolls and drives. Normal strain: one die and eleven days. Heavy strain: the lower of two dice and nine days. Severe strain: the lowest of three dice and seven days. The dice count from one to ten.

    The car moves so many days along the time track before the next one rolls.
text_help =
    When your car begins or ends its drive on the day of a rival in trouble, or drives past that day, you may end one predicament of that rival. It costs nothing, earns you a Sportsmanship tile at once, and cannot be refused.

    You can help only those who are ahead of you in turn order: they have driven already. You may help several rivals in a round, each with one predicament.
text_ways_out =
    When all have driven, three ways out are left, in this order. First the slowest, on the highest day of all, may end one of the own predicaments for nothing, random or inflicted.

    Then, in turn order, everybody may pay off random predicaments of the own car with a tile each. No tile ends an inflicted one: only a helper does, or being slowest.
text_endure =
    What is left is endured, in turn order, with a roll of its own for each predicament. Normal strain loses one die of days. Heavy strain loses the higher of two dice and two days. Severe strain loses the highest of three dice and four days.

    When everything is over, the slowest of all receives a Sportsmanship tile. Then the next round begins.
text_end =
    After the sixteenth round the fewest days win. Of cars with equal days the one with more Sportsmanship tiles is ahead. Cars that are equal in both share the win, and the paper prints both names.
text_story =
    On 12 February 1908 six cars stood in Times Square. Two newspapers, one in Paris and one in New York, had asked who would dare to drive from one city to the other, the long way: across America, over the snow of Alaska and the ice of the Bering Strait, through Siberia and home. There were hardly any roads for it. That was the point.

    The American Thomas Flyer carried George Schuster, a mechanic who had been asked the day before. The German Protos belonged to Lieutenant Koeppen, who had taken leave from the army and did not know how to drive. The Italian Züst had a poet on board, Antonio Scarfoglio. From France came a De Dion-Bouton under a man of many campaigns, a heavy Motobloc, and a Sizaire-Naudin so small that its single cylinder gave up after ninety-six miles.

    The winter was the worst in years. Crews shovelled their way through New York State, drove on railway ties with a timetable in hand, and paid farmers for horses. When the Flyer reached Alaska by steamer, it found snow above its roof and no trail at all; the race was sent across the Pacific by ship instead, through Japan and into Manchuria. This game keeps the road as it was planned.

    The Protos rolled into Paris on 26 July, the Flyer four days later. But the Germans had sent their car part of the way by train and had been spared the detour to Alaska, so thirty days were added, and the Flyer had won: 169 days. At the gates of Paris a gendarme held it up because it had no headlight. A bicycle with a lamp was lifted on board, and the race was over.

    The Züst came home in September, third and last, after a horse in Russia, a prison in Siberia and a great many poems.

ruling_m1 = The face 0 of a die is a ten.
ruling_m2 = Three cars have no random predicament in the first leg, unless the dice bring one.
ruling_m3 = So a round may pass without any.
ruling_m4 = There are never more random predicaments than tokens in the bag.
ruling_m5 = The dice are rolled first, then predicaments are inflicted, then tokens are drawn: whoever inflicts knows how many will come.
ruling_m6 = In turn order each may pay two tiles or pledge one; later players may complete a pledge. Several predicaments may be inflicted on one rival.
ruling_m7 = An inflicted predicament is ended by a helper or by the slowest car’s free way out, never by a tile.
ruling_m8 = Help comes while driving, then the slowest, then tiles, then enduring. No tile is paid before all have driven.
ruling_m9 = The helper chooses which predicament ends.
ruling_m10 = Meeting and passing are measured in all days, not on the ring of fifty.
ruling_m11 = Days lost by enduring are no driving: nobody is helped by them.
ruling_m12 = Of equally slow cars the last in turn order counts as slowest.
ruling_m13 = Equal days are settled by tiles; after that the win is shared.
ruling_m14 = The stock of tiles has no end.
ruling_m15 = Cars are flicked before the first round and after rounds 4, 8 and 12; over the edge is last. Lots may be drawn instead.
ruling_m16 = Each predicament of a car has a roll of its own.
ruling_m17 = Everybody says how many predicaments are paid off before the first is endured. A tile earned in this round may be used.
ruling_m18 = Whoever passes several rivals is asked about each, before the next car rolls, and may drive on.
ruling_m19 = There is one pass for inflicting, in turn order; at your place you may act as often as your tiles last. Tiles stay spent when the predicament is ended.
ruling_m20 = The slowest may let the free way out go by, or choose which. The tile at the end of a round goes to the slowest after enduring. Equal flicks draw lots.
ruling_m21 = One pledge at most lies open on a rival, and anybody may complete it, its owner too. A pledge that nobody could complete is refused.
ruling_m22 = A slowest car without a predicament has no free way out to give away.
ruling_m23 = Pulls are sealed and not taken back; a closed hand may be opened again while others think.
ruling_m24 = Random predicaments are endured before inflicted ones. Whoever has only one possible answer is not asked.

## A first lesson.

lesson_title = Learn it: a first race
lesson_motto = Seven pictures, then you drive
lesson_start = Start a first race
lesson_1 = Sixteen stages lead from New York to Paris. The cars stand on the track round the map: it counts the days. Fewer are better.
lesson_2 = A toy car is flicked for turn order. As near to the edge as you dare: over it is last.
lesson_3 = Close your hand on one, two or three tokens. More tokens drive faster, and more of yours lie in the bag.
lesson_4 = Dice and leg say how many tokens are drawn. Whose token comes out is in trouble.
lesson_5 = Two tiles put a rival in trouble: both your own, or one of yours and one of a partner.
lesson_6 = Now roll and drive. If you pass a rival who is stuck, help: it costs nothing and earns a tile.
lesson_7 = A tile ends a random predicament, the slowest gets out of one for nothing, the rest costs days. On to the next stage!
