### Predicaments as little stories, six of each kind for each leg, and two for each place. $car is the car in trouble, $place the destination of the stage.

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

## What happens on the way to one place alone: by chance, and by a rival’s hand.

story_random_to_chicago = The streets of { $place } are so full of hats that the { $car } cannot find the road between them.
story_inflicted_to_chicago = A stockyard gate stands open, and the { $car } is counted, weighed and very nearly sold.
story_random_to_promontory_point = On the single track to { $place } the { $car } meets the mail train, and the mail has right of way.
story_inflicted_to_promontory_point = A stationmaster has been told that the { $car } carries no ticket. He lets it wait for one.
story_random_to_san_francisco = The hills of { $place } go up like a wall. The { $car } goes down them first, backwards.
story_inflicted_to_san_francisco = Somebody hung the { $car } on a cable car. It has been up and down all morning.
story_random_to_vancouver = It rains before { $place }. It has rained since Tuesday, and the { $car } floats better than it drives.
story_inflicted_to_vancouver = A lumberman was paid to fell one tree across the road of the { $car }. He was generous, and felled nine.
story_random_to_skagway = Over the pass to { $place } everything is carried by hand: first the wheels of the { $car }, then the rest, then the piano of a stranger.
story_inflicted_to_skagway = A card player of { $place } has won the spare wheels of the { $car } from somebody who did not own them.
story_random_to_dawson = In { $place } a barber, a bath and a bed are found. The crew of the { $car } is found again two days later.
story_inflicted_to_dawson = A claim has been staked in { $place }: north by the church, south by the river, and in the middle the { $car }.
story_random_to_fairbanks = The trail to { $place } is marked with flags. The wind has taken the flags, and the { $car } has taken the wrong valley.
story_inflicted_to_fairbanks = The lamps of the { $car } were filled with whisky. They burn beautifully; the oil was drunk by mistake.
story_random_to_nome = At { $place } the beach is full of gold and the tide full of the { $car }.
story_inflicted_to_nome = The dentist of { $place } was told that the driver of the { $car } suffers terribly. He will not hear a word against it.
story_random_to_east_cape = The ice to { $place } moves. The { $car } has driven all day and stands farther from it than in the morning.
story_inflicted_to_east_cape = Somebody has sold the crew of the { $car } a map of the ice. It was a good map, last week.
story_random_to_sredne_kolymsk = The reindeer hired for the { $car } know the way to { $place }, and prefer another.
story_inflicted_to_sredne_kolymsk = The ispravnik of { $place } has had a letter about the { $car }. He reads slowly, and there is a second page.
story_random_to_yakutsk = The Lena before { $place } is two miles wide, and the ferry of the { $car } is on the other side, being painted.
story_inflicted_to_yakutsk = In { $place } all the horses have been hired: by nobody, it turns out, but paid in advance.
story_random_to_irkutsk = Lake Baikal lies in the way of the { $car }. It is asked for, politely, and does not move.
story_inflicted_to_irkutsk = The customs of { $place } have heard that the { $car } is full of tea. They will taste all of it.
story_random_to_omsk = The steppe to { $place } has no stones, no trees and no springs left: those of the { $car } broke on nothing at all.
story_inflicted_to_omsk = A photographer in { $place } begs the { $car } for one picture. Somebody has paid him to use a very long exposure.
story_random_to_moscow = All the bells of { $place } greet the { $car }. Its horse, borrowed for the last hill, goes home at once.
story_inflicted_to_moscow = The motor club of { $place } gives a dinner for the { $car }. A rival has ordered it, with twenty-two toasts.
story_random_to_berlin = In { $place } walking on the grass is forbidden. The { $car } has driven on it, and there is a form.
story_inflicted_to_berlin = A sentry before { $place } asks the { $car } for the password of the day. Somebody gave its crew the one of yesterday.
story_random_to_paris = The boulevards of { $place } are in sight, and so is a puncture. The crew of the { $car } sings while it patches.
story_inflicted_to_paris = A waiter at the gates of { $place } brings the { $car } the bill of all six crews, since New York.
