### The passport of the solo game: what each quest is called and what it asks for.

africa_forward = South to the Cape
    .text = Win across Africa, from the desert to the Cape.
africa_reverse = North to the sands
    .text = Win across Africa, from the Cape to the desert.
south_america_forward = To the end of the world
    .text = Win across South America, southwards.
south_america_reverse = Out of the cold
    .text = Win across South America, northwards.
asia_forward = The road of silk
    .text = Win across Asia, eastwards.
asia_reverse = Sundown over Asia
    .text = Win across Asia, westwards.
europe_forward = The old continent
    .text = Win across Europe, from the first end to the second.
europe_reverse = Homewards through Europe
    .text = Win across Europe the other way.
usa_east_forward = From the ocean inland
    .text = Win across the eastern states, away from the sea.
usa_east_reverse = To the Atlantic
    .text = Win across the eastern states, to the sea.
usa_west_forward = Go west
    .text = Win across the western states, to the Pacific.
usa_west_reverse = Back over the mountains
    .text = Win across the western states, away from the Pacific.
usa_forward = Coast to coast
    .text = Win across the whole of the United States, westwards.
usa_reverse = Coast to coast, backwards
    .text = Win across the whole of the United States, eastwards.
first_flag = The first flag
    .text = Reach the finish, whoever wins.
own_captain = Under a captain
    .text = Win with a leader.
foul_weather = Foul weather
    .text = Win with the hard seasons.
village_friend = A friend in every village
    .text = Win with villages.
postmaster = Postmaster
    .text = Deliver three parcels and reach the finish.
envoy = The envoy
    .text = Win with diplomacy.
fine_company = In fine company
    .text = Win with patronage.
thin_ice = Thin ice
    .text = Reach the finish having entered three spaces of risk zones, and without damage on any of them.
full_purse = A full purse
    .text = Win with 100F left.
never_pushed = Never pushed
    .text = Win without the engine ever standing at 0.
solid_ground = Solid ground
    .text = Win without ship, train or plane.
the_master = The master
    .text = Beat René when all his cards are of level 3.

## Inks, and what they ask for

ink_prudent = Prudent
    .text = His cards get better, the Torpedo wins no powers.
ink_legendary = Legendary
    .text = His cards get better, and the Torpedo keeps its powers.
ink_alone = Alone
    .text = No opponent, a race against the clock.

## How a race ended

ending_won = won
ending_lost = lost
ending_abandoned = abandoned: the Torpedo’s

## Why a race earns no stamp

no_stamp_no_passport = this campaign has no passport
no_stamp_abandoned = it was not played to the end
no_stamp_word_luck = its luck came from a word
no_stamp_assisted = something was taken back that had come to light
no_stamp_bot = a bot drove
no_stamp_no_deck_building = without deck building there is no ink

legendary_player = Legendary player
