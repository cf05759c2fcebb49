### Predicaments as little stories, six of each kind for each leg. $car is the car in trouble, $place the destination of the stage.

## America, by chance.

story_random_1_1 = A snowdrift before { $place } swallows the { $car } up to the lamps. Farmers with shovels ask a dollar a foot.
story_random_1_2 = The { $car } follows the railway ties, and the ties follow no spring ever made. The rear one is in two pieces.
story_random_1_3 = Axle-deep in prairie mud. A mule is hired, looks at the { $car }, and sits down.
story_random_1_4 = The ferryman of { $place } is at his cousin’s wedding. So, from four o’clock on, is the crew of the { $car }.
story_random_1_5 = A sheriff has never seen anything like the { $car }, and locks it up until somebody explains it to him.
story_random_1_6 = The water of the radiator freezes, the radiator bursts, and the next tinsmith lives behind the mountain.

## America, by a rival’s hand.

story_inflicted_1_1 = Somebody told the blacksmiths of { $place } that the crew of the { $car } never pays. Nobody wants to shoe its wheels.
story_inflicted_1_2 = The signpost points to { $place }. It did so yesterday, too, but the other way.
story_inflicted_1_3 = There is molasses in the { $car }’s petrol. It smells of pancakes and runs like them.
story_inflicted_1_4 = The petrol ordered for the { $car } was sent on, with compliments, to Mexico.
story_inflicted_1_5 = A brass band meets the { $car } at the town line and will not let it go before the forty-first verse.
story_inflicted_1_6 = Twelve nails, evenly spaced. The crew of the { $car } patches tyres until dawn and speaks of nothing else.

## Alaska, by chance.

story_random_2_1 = The trail to { $place } is wide enough for a dog team. The { $car } is not a dog team.
story_random_2_2 = The river ice holds for a while. Then the { $car } stands in it up to the seats, and the oars are at home.
story_random_2_3 = At forty below the oil of the { $car } is a candle. They light a fire beneath it and hope for the best.
story_random_2_4 = Wolves have eaten the spare seat of the { $car }, and the mechanic will not leave his tree.
story_random_2_5 = A gold digger swears there is gold under the { $car }. Half of { $place } comes to dig.
story_random_2_6 = Snow-blind, the driver steered by the stars, and was right about all of them but one.

## Alaska, by a rival’s hand.

story_inflicted_2_1 = The dogs that were to pull the { $car } were bought overnight by a stranger with goggles.
story_inflicted_2_2 = The { $car }’s chart shows a pass. The pass shows no { $car } through: somebody had a steady hand with the pen.
story_inflicted_2_3 = In the stores at { $place } every shovel is sold. All of them, to one man, this morning.
story_inflicted_2_4 = Somebody told the bears about the ham in the { $car }.
story_inflicted_2_5 = The telegraph says the race is over and the { $car } may go home. It takes days to wire back that it is not.
story_inflicted_2_6 = The chains of the { $car } hang on a fir at { $place }, twenty feet up, tied in a bow.

## Siberia, by chance.

story_random_3_1 = The taiga is thawing. The { $car } stands on the road to { $place }, and the road stands on nothing.
story_random_3_2 = Horse dealers, a wedding and a great deal of tea: the { $car } is the guest of honour and may not leave.
story_random_3_3 = The bridge before { $place } was built for sledges. One half of it still is.
story_random_3_4 = Mosquitoes in the carburettor of the { $car }, and everywhere else as well.
story_random_3_5 = A stamp is missing in the passports. It is in { $place }; the official who has it is in Saint Petersburg.
story_random_3_6 = The { $car } drives between the rails, and so does the Trans-Siberian, on time for once.

## Siberia, by a rival’s hand.

story_inflicted_3_1 = The governor has been told that the crew of the { $car } are spies. He is delighted, and asks them to dinner under guard.
story_inflicted_3_2 = Somebody has drunk the alcohol of the { $car }’s lamps and left a very long apology in French.
story_inflicted_3_3 = The depot at { $place } holds forty cans for the { $car }, all of them full of goose fat.
story_inflicted_3_4 = The guide whom the { $car } hired knows every road but this one. He came highly recommended by a rival.
story_inflicted_3_5 = A spark plug of the { $car } now adorns the chief’s hat, a present from a gentleman who has just left.
story_inflicted_3_6 = The stationmaster of { $place } has a written order to let no { $car } upon the rails. The ink is still wet.

## Europe, by chance.

story_random_4_1 = Cobbles for a hundred miles. At { $place } the { $car } counts its bolts and misses nine.
story_random_4_2 = A crowd carries the driver of the { $car } off on its shoulders, and forgets where it has put him.
story_random_4_3 = The gendarme of { $place } asks for a lamp at the back. The { $car } has none. The gendarme has time.
story_random_4_4 = A goose, a cart, a ditch. The { $car } lies in the third, the goose demands damages.
story_random_4_5 = Fever. The doctor of { $place } prescribes a week in bed; the crew of the { $car } bargains for less.
story_random_4_6 = The gearbox of the { $car } has come from New York to { $place } and does not mean to go any farther.

## Europe, by a rival’s hand.

story_inflicted_4_1 = A telegram in the name of the Emperor bids the { $car } to a parade. There is no parade.
story_inflicted_4_2 = The level crossing before { $place } is closed. The keeper was paid to let the geese go first, one by one.
story_inflicted_4_3 = Sugar in the petrol of the { $car }: the exhaust smells of caramel, and the engine has stopped.
story_inflicted_4_4 = The hotel of { $place } regrets. Somebody paid for all its rooms, and for the barn.
story_inflicted_4_5 = A tailor swears that the driver of the { $car } owes him for three suits, and has the wheels as a pledge.
story_inflicted_4_6 = Reporters from eleven papers have been told that the { $car } gives interviews all day long.
