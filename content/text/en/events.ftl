# What happened, as the terminal and the gazette tell it.
turn_began = — Turn { $turn } —
market_shown = The market shows { $card }.
picked = { $who } takes { $card } from the market.
deck_refilled = The discard pile is shuffled into a new deck.
planned = { $who } has made a plan.
planned_own = You plan { $plan }.
plan_withdrawn = { $who } takes the plan back.
plan_revealed = { $who } lifts the screen: { $plan }.
sequence_began = { $who } to move.
bought_petrol = { $who } buys { $levels } petrol for { $paid } F.
played = { $who } plays { $card }.
played_against = { $who } plays { $card }. { $victim } is the target.
used = { $who } uses an assistant: { $skill }{ $work ->
    [explore] , to lay tiles
    [draw_card] , to draw a card
    [repair] , to repair
    [drive] , to drive
   *[other] { "" }
}.
passed = { $who } passes.
out_of_assistants = { $who } has no assistant left.
earned = { $who } receives { $francs } F.
tile_drawn = { $who } draws { $tile }.
tile_laid = { $who } lays { $tile } on { $space }.
tile_removed = { $tile } is removed from { $space }.
tiles_wasted = { $who } has nowhere to lay the drawn tiles; they leave the game.
tiles_swapped = The tiles on { $space } and { $other } change places.
bag_refilled = The bag was empty: the removed tiles go back into it.
discarded = { $who } discards { $card }.
refuelled = { $who } refuels: +{ $levels } petrol.
repaired = { $who } repairs: +{ $levels } { $gauge }.
bought_part = { $who } buys a part for { $paid } F: +1 { $gauge }.
drove = { $who } drives to { $space } for { $petrol } petrol.
rode = { $who } takes the line { $line } for { $paid } F.
entered_city = { $who } enters { $city }.
turned_back = { $who } cannot cross { $space } and turns back.
danger_avoided_guard = { $who } avoids the danger with a guard.
danger_avoided_card = { $who } avoids the danger with { $card }.
danger_avoided_act = { $who } avoids the danger: { $act }.
stop_ignored = { $who } ignores the stop with { $card }.
damaged = { $who } takes damage: { $chassis ->
    [0] engine −{ $engine }
   *[other] { $engine ->
        [0] chassis −{ $chassis }
       *[other] engine −{ $engine }, chassis −{ $chassis }
    }
}.
broke_down = { $who } has broken down: the engine is at 0!
countered_guard = { $who } counters it with a guard.
countered_card = { $who } counters it with { $card }.
countered_act = { $who } counters it: { $act }.
not_countered = Nobody counters it.
lost_petrol = { $who } loses { $levels } petrol.
lost_money = { $who } pays { $francs } F.
finished = { $who } reaches the finish in place { $place }!
ranked = { $who } takes the next place in the turn order.
over = The race is over.
drew = { $who } draws a card.
drew_own = You draw { $card }.
looked_at = { $who } looks at a card.
looked_at_own = You look at { $card }.
kept = { $who } keeps a card.
kept_own = You keep { $card }.
answered_own = Your answer is sealed.
nothing_to_repair = { $who } finds nothing to repair.
drove_nowhere = { $who } cannot drive: the engine or the tank is at 0.

# Modules and leaders.
leader_joined = { $who } drives under { $leader }.
crew_hired = { $who } hires the crew of { $leader }.
gauge_changed = { $who } rebuilds the vehicle: { $gauge } now goes to { $limit }.
tile_returned = { $who } puts { $tile } back into the bag.
robbed = { $who } reaches into the hand of { $victim }.
stole = { $who } takes a card from { $victim }.
stole_own = { $who } takes { $card } from { $victim }.
season_began = { $season ->
    [1] January and February.
    [2] March and April.
    [3] May and June.
    [4] July and August.
    [5] September and October.
   *[other] November and December.
}
weather_rolled = The weather die shows { $die }: { $weather }.
weather_clear = fair weather
weather_petrol = 1 petrol more on every tile
weather_damage = 1 damage more on every tile
weather_petrol_and_damage = 1 petrol and 1 damage more on every tile
weather_no_boats = no boat puts to sea
climate_rolled = { $who } meets the weather of { $space }: a { $die }.
village_helped = The village on { $space } helps { $who }.
parcel_laid = A { $colour } parcel waits in { $city }.
parcel_loaded = { $who } loads a { $colour } parcel.
parcel_delivered = { $who } delivers the { $colour } parcel.
border_rolled = { $who } rolls a { $die } at the city gate.
bribed = { $who } pays a bribe of { $francs } F.
held_in_city = { $who } is not let out of the city.
influence_raised = { $who } buys influence in { $colour } cities: level { $amount } for { $paid } F.
patron_moved = { $who }’s patron moves to space { $amount }.
patron_paid = { $who }’s patron pays and begins anew.
rene_reshuffled = René has shown all his cards and shuffles them anew.
rene_revealed = René turns up card { $rene }.
rene_aims_nearest = The Torpedo makes for { $city }, the nearest { $colour } city ahead: { $amount } spaces.
rene_aims_finish_nearer = The Torpedo makes for the finish, { $city }: it is nearer than any city of its colour ({ $amount } spaces).
rene_aims_none_left = The Torpedo makes for the finish, { $city }: no city of its colour is left ahead ({ $amount } spaces).
rene_surveys = René’s first assistant draws { $amount } tiles.
rene_judged_easy = René looks at { $tile }: value { $amount } is below { $limit }, so it is for his own course.
rene_judged_hard = René looks at { $tile }: value { $amount } is { $limit } or more, so it is for your path.
rene_lays_course = René lays it on { $space }, the nearest empty space of his course.
rene_lays_path = René lays it on { $space }, the nearest empty space of your path.
rene_lays_around = René lays it on { $space }, beside you: your path is full.
rene_lays_beside = René lays it on { $space }, beside your path: there is no room nearer to you.
rene_wastes_course = There is no room on René’s course: the tile leaves the game.
rene_wastes_path = There is no room on your path: the tile leaves the game.
rene_drives = René’s assistant { $assistants } drives, { $moves } { $moves ->
    [one] space
   *[other] spaces
} at most.
rene_steers_city = The Torpedo turns to { $space }: a new city ahead always comes first.
rene_steers_easiest = The Torpedo chooses { $space }: the easiest known way towards its objective.
rene_steers_blind = The Torpedo sets out for { $space } blindly: nothing known leads nearer.
rene_sails = The Torpedo goes by ship, for nothing: { $line }.
rene_stands_no_move = The Torpedo stands: the card gives this assistant no space.
rene_stands_no_mechanics = The Torpedo stands: its mechanics are at 0.
rene_stands_no_petrol = The Torpedo stands: its tank is empty.
rene_stands_petrol = The Torpedo does not get on: { $amount } petrol is asked, it has { $petrol }.
rene_stands_mechanics = The Torpedo does not get on: { $amount } mechanics are asked, it has { $mechanics }.
rene_stands_no_way = The Torpedo stands: no way over land leads to its objective.
rene_stands_stop = The Torpedo stops at a stop symbol.
rene_stands_city = The Torpedo stops in the city.
rene_ignores_stop = The Torpedo drives past the stop symbol.
rene_draws = René draws { $card } in the city and discards it.
rene_takes = René takes { $card } from slot { $amount } and discards it.
rene_profited = { $card } brings the Torpedo { $levels } ({ $gauge ->
    [petrol] petrol
   *[other] mechanics
}).
rene_threatens_left = Danger is left on the market: { $cards } { $cards ->
    [one] card costs
   *[other] cards cost
} you { $damage } { $gauge } each.
rene_threatens_taken = René took danger from the market: { $cards } { $cards ->
    [one] card costs
   *[other] cards cost
} you { $damage } { $gauge } each.
rene_threatens_drawn = René drew a danger card in the city: it costs you { $damage } { $gauge }.
rene_strikes = You lose { $levels } { $gauge }.
rene_first_bonus = The Torpedo is first and gets { $petrol } petrol.
rene_recovers = The Torpedo recovers: { $petrol } petrol, { $mechanics } mechanics.
rene_power_won = The Torpedo wins a legacy power: { $colour }, level { $amount }.
