### The Great Motorcar Race: route, cars, what happened, what is asked, and why something is not possible.

## The route: legs and destinations.

america = America
chicago = Chicago
promontory_point = Promontory Point
san_francisco = San Francisco
vancouver = Vancouver
alaska = Alaska
skagway = Skagway
dawson = Dawson
fairbanks = Fairbanks
nome = Nome
siberia = Siberia
east_cape = East Cape
sredne_kolymsk = Sredne-Kolymsk
yakutsk = Yakutsk
irkutsk = Irkutsk
europe = Europe
omsk = Omsk
moscow = Moscow
berlin = Berlin
paris = Paris

## The cars of 1908.

thomas_flyer = Thomas Flyer
protos = Protos
zust = Züst
de_dion_bouton = De Dion-Bouton
motobloc = Motobloc
sizaire_naudin = Sizaire-Naudin

## Strain and predicaments.

strain_normal = normal strain
strain_heavy = heavy strain
strain_severe = severe strain
predicament_random = random predicament
predicament_inflicted = inflicted predicament

## What happened.

event_assessment_began = The cars stand on the edge of the board: who will go first?
event_pulled = { $who } pulls a car back.
event_pulled_own = You pull your car back: { $pull }.
event_let_go = { $who } lets go at { $pull }.
event_slid = The car of { $who } stops after { $reach } mm.
event_went_over = The car of { $who } shoots over the edge!
event_ranked = Turn order: { $who }.
event_round_began = — Round { $round }: { $destination } —
event_chose = { $who } closes a hand.
event_chose_own = You close your hand: { $strain }.
event_choice_withdrawn = { $who } thinks again.
event_strain_revealed = { $who } opens a hand: { $strain }.
event_predicament_die = { $who } rolls a predicament die: { $die }.
event_predicaments_counted = The predicament dice show { $total }: { $count ->
    [0] no random predicament
    [one] one random predicament
   *[other] { $count } random predicaments
} this round.
event_inflicted = { $who } inflicts a predicament on { $rival }.
event_inflicted_together = { $who } and { $partner } inflict a predicament on { $rival } together.
event_pledged = { $who } lays one tile against { $rival } and looks for a partner.
event_pledge_returned = Nobody joins { $who } against { $rival }; the tile goes back.
event_token_drawn = A token of { $who } comes out of the bag.
event_rolled = { $who } rolls { $die }.
event_travelled = { $who } arrives after { $days } days, on day { $day }.
event_helped = { $who } stops to help { $rival } ({ $predicament }).
event_left_alone = { $who } drives past { $rival }.
event_cancelled_freely = { $who } is slowest and gets out of it without a loss ({ $predicament }).
event_paid_off = { $who } pays off { $count ->
    [0] nothing
    [one] one predicament
   *[other] { $count } predicaments
}.
event_endured = { $who } loses { $days ->
    [one] one day
   *[other] { $days } days
} ({ $predicament }): day { $day }.
event_received_tiles = { $who } receives { $count ->
    [0] no Sportsmanship tile
    [one] a Sportsmanship tile
   *[other] { $count } Sportsmanship tiles
}.
event_over = The race is over.

## What is asked.

ask_flick = How far do you pull your car back, from 0 to 100?
ask_strain = To { $destination }: how much strain?
ask_inflict = { $count ->
    [0] No random predicament
    [one] One random predicament
   *[other] { $count } random predicaments
} to come. Do you inflict one?
ask_help = You met { $rival }, who is in trouble. Do you help?
ask_cancel = You are slowest: which predicament do you cancel?
ask_pay = How many of your { $random } random predicaments do you pay off? Tiles: { $tiles }.
waiting = The others are thinking …

choice_flick = pull back { $pull }
choice_strain = { $strain }: { $from } to { $to } days, each predicament { $least } to { $most } more
choice_withdraw = think again
choice_inflict = two tiles against { $rival }
choice_pledge = one tile against { $rival }, if somebody adds another
choice_complete = the second tile against { $rival }, with { $partner }
choice_done = that is all
choice_help = help { $rival }: { $predicament }
choice_cancel = cancel: { $predicament }
choice_decline = no
choice_pay = pay { $count }

## The table.

welcome = The Great Motorcar Race: New York to Paris, { $seats } cars. Type a number, a move, or help.
heading_round = Round { $round } of { $rounds } · { $leg } · { $destination }
heading_order = Turn order
figure_day = day { $day }
figure_tiles = tiles { $tiles }
figure_predicaments = random { $random }, inflicted { $inflicted }
figure_pledge = a tile of { $who } lies here
figure_bag = in the bag { $tokens }
result = Result
result_line = { $place }. { $who }: { $days } days, { $tiles } tiles

## Why something is not possible (crates/motorcar/src/why_not.rs).

game_over = The race is over.
not_your_turn = It is not your turn to speak.
not_asked_now = That is no answer to the question asked now.
pull_too_far = A car can be pulled back to { $need } and no farther.
own_car = Not to yourself.
tiles = It takes { $need } tiles and you have { $have }.
pledge_open = A tile lies there already.
no_pledge = No single tile lies there.
no_partner = Nobody after you in turn order has a tile to add.
not_ahead = You can help only those ahead of you in turn order.
not_met = You drove from day { $need } to day { $have } and did not meet that car.
no_predicament = There is no such predicament.
one_at_a_time = You are being asked about another car.
too_many = { $need } is more than there are random predicaments: { $have }.

remedy_inflict = You could pay both tiles yourself.
remedy_pledge = You could lay one tile and hope for a partner.
remedy_complete = You could add the second tile to the one that lies there.
remedy_help_others = Helping others on the way earns tiles.
remedy_hope_for_help = Only a rival who passes you, or being slowest, ends an inflicted predicament.
rule_ruling = ruling M{ $number }
rule_book = rule book, line { $number }
