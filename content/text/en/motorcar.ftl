### The Great Motorcar Race: route, cars, what happened, what is asked, and why something is not possible.
###
### Keys follow the lists of crates/session/src/motorcar/kinds.rs: events and questions are keys as they stand, `choice_`, `phase_`,
### `luck_` and `change_` go before the others. What the words mention:
###   $who, $rival, $partner    the car whose doing it is, the car it is done to, the car that lent a hand
###   $destination, $leg        names out of this file
###   $strain, $predicament     normal, heavy, severe; random, inflicted (as on the wire: the words choose)
###   $reward, $lot             help, slowest; yes, no
###   all others                numbers, called as on the wire (MotorcarNumber)
###   $rolls, $pulls, $strains, $order, $cars   lists: numbers, or lines of the words with `_of`

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

## The cars of 1908. One’s own is told apart.

thomas_flyer = Thomas Flyer
protos = Protos
zust = Züst
de_dion_bouton = De Dion-Bouton
motobloc = Motobloc
sizaire_naudin = Sizaire-Naudin
your_car = your { $car }

## Strain and predicaments.

strain_name = { $strain ->
    [normal] normal strain
    [heavy] heavy strain
   *[severe] severe strain
}
predicament_name = { $predicament ->
    [random] a random predicament
   *[inflicted] an inflicted predicament
}

## The steps of a round.

phase_flick = Turn order
phase_strain = Strain
phase_dice = Predicament dice
phase_inflict = Inflicting
phase_draw = The bag
phase_travel = On the road
phase_cancel = The slowest
phase_pay = Paying off
phase_endure = Enduring
phase_over = The end

## What happened. Where several of a kind stand in a row one line may tell them all: `event_all_let_go`, `event_hands_opened`,
## `event_order`, and the dice before `event_predicaments_counted`, `event_travelled` and `event_endured` in $rolls.

event_assessment_began = The toy cars stand on the edge of the board: who will go first?
event_pulled = { $who } is pulled back.
event_pulled_own = You pull { $who } back to { $pull }.
event_let_go = { $who } is let go at { $pull }.
event_all_let_go = All let go: { $pulls }.
pull_of = { $who } at { $pull }
event_slid = { $short ->
    [0] { $who } stops on the very edge, which is not over it.
    [one] { $who } stops one millimetre from the edge.
   *[other] { $who } stops { $short } millimetres from the edge.
}
event_went_over = { $over ->
    [one] { $who } shoots over the edge, by one millimetre!
   *[other] { $who } shoots over the edge, by { $over } millimetres!
}
event_ranked = Place { $place } in turn order: { $who }{ $lot ->
    [yes] , by lot
   *[no] {""}
}.
event_order = Turn order: { $order }.
rank_of = { $who }{ $lot ->
    [yes] {" "}(by lot)
   *[no] {""}
}
event_round_began = — Round { $round }: { $destination } —
event_chose = The hand of { $who } is closed.
event_chose_own = You close your hand for { $who }: { strain_name }.
event_choice_withdrawn = The hand of { $who } opens again.
event_strain_revealed = { $who }: { strain_name }.
event_hands_opened = All hands are opened: { $strains }.
strain_of = { $who } { strain_name }
event_predicament_die = { $who } rolls { $die } on a predicament die.
event_predicaments_counted = The predicament dice show { $rolls }, { $total } together. { $of_leg ->
    [0] A round of this leg has no random predicament
    [one] A round of this leg has one random predicament
   *[other] A round of this leg has { $of_leg } random predicaments
}{ $more ->
    [0] , and the dice add none
    [one] , the dice add one
   *[other] , the dice add { $more }
}: { $count ->
    [0] none this time.
    [one] one this time.
   *[other] { $count } this time.
}
event_inflicted = { $tiles ->
    [one] { $who } adds a second tile to its own against { $rival }: a predicament is inflicted.
   *[other] { $who } lays { $tiles } tiles against { $rival }: a predicament is inflicted.
}
event_inflicted_together = { $partner } and { $who } lay a tile each against { $rival }: a predicament is inflicted.
event_pledged = { $who } lays one tile against { $rival } and looks for a partner.
event_pledge_returned = Nobody joined { $who } against { $rival }: the tile goes back.
event_stopped_inflicting = { $who } leaves it at that.
event_token_drawn = { $who } draws a token from the bag. It belongs to { $rival }: a random predicament.
event_rolled = { $who } rolls { $die }.
event_travelled = { $dice ->
    [one] { $who } rolls { $rolls }: { $die } + { $added } makes { day_count } on the road. Day { $day }.
   *[other] { $who } rolls { $rolls }: the lowest, { $die }, + { $added } makes { day_count } on the road. Day { $day }.
}
day_count = { $days ->
    [one] one day
   *[other] { $days } days
}
days_lost = { day_count } lost
event_helped = { $who } stops and gets { $rival } out of { predicament_name }.
event_left_alone = { $who } drives past { $rival } without stopping.
event_cancelled_freely = { $who } is slowest, and gets out of { predicament_name } for nothing.
event_cancelled_none = { $who } is slowest, and lets the free way out go by.
event_paid_off = { $count ->
    [0] { $who } pays off nothing.
    [one] { $who } pays off one random predicament with a tile.
   *[other] { $who } pays off { $count } random predicaments with { $count } tiles.
}
event_endured = { $added ->
    [0] { $who } endures { predicament_name } and rolls { $rolls }: { days_lost }. Day { $day }.
   *[other] { $who } endures { predicament_name } and rolls { $rolls }: the highest, { $die }, + { $added } makes { days_lost }. Day { $day }.
}
event_received_tiles = { $reward ->
    [help] { $who } earns
   *[slowest] { $who } is slowest at the end of the round and receives
} { $count ->
    [0] no Sportsmanship tile.
    [one] a Sportsmanship tile.
   *[other] { $count } Sportsmanship tiles.
}
event_over = The race is over.

## What is asked.

ask_flick = How far do you pull { $who } back, from 0 to { $most_pull }? The far edge is { $length } millimetres away: nearest to it goes first, over it goes last.
ask_strain = To { $destination }: how much strain for { $who }?
ask_closed_hand = Your hand is closed ({ strain_name }). The others are still thinking.
ask_inflict = { $count ->
    [0] No token will be drawn from the bag
    [one] One token will be drawn from the bag
   *[other] { $count } tokens will be drawn from the bag
} this round. Do you want to inflict a predicament on a rival besides? It takes { $price } tiles; you have { $tiles ->
    [0] none
    [one] one
   *[other] { $tiles }
}.
ask_help = You have met { $rival } in trouble ({ trouble }). With { strain_name } each of them costs { $delay_least } to { $delay_most } days. Do you help with one? It earns you { $earned ->
    [one] a tile
   *[other] { $earned } tiles
}.
ask_cancel = You are slowest, on day { $day }, and may cancel one of your predicaments for nothing ({ trouble }). With { strain_name } each costs you { $delay_least } to { $delay_most } days. Which one?
ask_pay = { $random ->
    [one] You have one random predicament
   *[other] You have { $random } random predicaments
} and { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}. With { strain_name } each predicament costs you { $delay_least } to { $delay_most } days. How many do you pay off, a tile each?
waiting = The others are thinking …

trouble = { $random ->
    [0] {""}
    [one] one random
   *[other] { $random } random
}{ $inflicted ->
    [0] {""}
    [one] { $random ->
        [0] one inflicted
       *[other] , one inflicted
    }
   *[other] { $random ->
        [0] { $inflicted } inflicted
       *[other] , { $inflicted } inflicted
    }
}

choice_flick = pull back to { $pull }
choice_strain = { strain_name }: { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
} in the bag, { $stage_least } to { $stage_most } days for the stage, { $delay_least } to { $delay_most } for each predicament
choice_withdraw = open the hand and think again
choice_inflict = two tiles against { $rival }
choice_pledge = one tile against { $rival }, if somebody adds another
choice_complete = the second tile against { $rival }, beside that of { $partner }
choice_complete_own = the second tile against { $rival }, beside your own
choice_done = that is all
choice_help = help { $rival } out of { predicament_name } and earn { $earned ->
    [one] a tile
   *[other] { $earned } tiles
}
choice_drive_by = drive past
choice_cancel = cancel { predicament_name }
choice_keep = cancel none
choice_pay = { $count ->
    [0] pay off none
    [one] pay off one, for one tile
   *[other] pay off { $count }, for { $count } tiles
}

## What a choice changes at once: from $before to $after.

change_day = day { $before } → { $after }
change_tiles = tiles { $before } → { $after }
change_random = random predicaments { $before } → { $after }
change_inflicted = inflicted predicaments { $before } → { $after }
luck_die = then dice are rolled
luck_token = then a token is drawn
luck_slip = then the cars slide
luck_lot = then lots are drawn

## The table.

title = The Great Motorcar Race
welcome = The Great Motorcar Race: New York to Paris, { $seats } cars. Type a number from the list, a move, or help.
heading_round = Round { $round } of { $rounds } · { $leg } · { $destination }
heading_order = Turn order
heading_days = Days so far; the fewest win, so the shortest bar leads
order_unknown = not yet flicked for
figure_day = day { $day }{ $fifties ->
    [0] {""}
   *[other] {" "}({ $fifties } + { $space })
}
figure_tiles = { $tiles ->
    [0] no tiles
    [one] 1 tile
   *[other] { $tiles } tiles
}
figure_strain = { strain_name }
figure_decided = decided
figure_predicaments = in trouble: { trouble }
figure_pledge = one tile of { $who } lies against it
figure_bag = { $tokens ->
    [one] 1 token in the bag
   *[other] { $tokens } tokens in the bag
}
figure_slowest = slowest
result = Result
result_line = { $place }. { $who }: { day_count }, { figure_tiles }
result_won = { $who } wins the race from New York to Paris!
result_shared = { $cars } share the win: equal in days and in tiles.

## The rules in short; then a line for each strain.

rules = Aim: be in Paris after the fewest days. Equal days are settled by tiles, and then the win is shared.
    A round is one stage of the route. All choose a strain in secret and show it together;
    its tokens go into the bag.
    The leg and the predicament dice say how many tokens are drawn: whoever’s token comes out
    has a random predicament. Before that, { $price } tiles inflict one on a rival: both your own, or one
    of yours and one of somebody later in turn order.
    Then all drive, in turn order. You may help rivals ahead of you in turn order whom you meet
    or pass, with one predicament each, and earn a tile every time.
    When all have driven, the slowest may cancel one predicament for nothing, a tile pays off
    a random one, and the rest is endured. The slowest of the round receives a tile.
    Turn order is flicked for before the first round and after rounds { $after }: nearest to
    the far edge goes first, over it last.
rules_strain = { strain_name }: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} in the bag; a stage takes { $dice ->
    [one] a die
   *[other] the lowest of { $dice } dice
} + { $stage_days } days, a predicament { $dice ->
    [one] a die
   *[other] the highest of { $dice } dice
} + { $predicament_days }

## Why something is not possible (crates/motorcar/src/why_not.rs).

game_over = The race is over.
not_your_turn = It is not your turn to speak.
not_asked_now = That is no answer to the question asked now.
pull_too_far = A car can be pulled back to { $need } and no farther.
own_car = Not to yourself.
tiles = It takes { $need ->
    [one] one tile
   *[other] { $need } tiles
}, and you have { $have ->
    [0] none
    [one] one
   *[other] { $have }
}.
pledge_open = A tile lies there already.
no_pledge = No single tile lies there.
no_partner = Nobody after you in turn order has a tile to add.
not_ahead = You can help only those ahead of you in turn order.
not_met = You drove from day { $need } to day { $have } and did not meet that car.
no_predicament = There is no such predicament.
one_at_a_time = You are being asked about another car.
too_many = { $have ->
    [0] You have no random predicament to pay off.
    [one] You have only one random predicament to pay off.
   *[other] You have only { $have } random predicaments to pay off.
}

remedy_inflict = You could pay both tiles yourself.
remedy_pledge = You could lay one tile and hope for a partner.
remedy_complete = You could add the second tile to the one that lies there.
remedy_help_others = Helping others on the way earns tiles.
remedy_hope_for_help = Only a rival who passes you, or being slowest, ends an inflicted predicament.
rule_ruling = ruling M{ $number }
rule_book = rule book { $number }
