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
lost_money = { $who } loses { $francs } F.
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
gauge_changed = { $who } rebuilds the vehicle: { $gauge } up to { $limit }.
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
patron_moved = The patron of { $who } moves to space { $amount }.
patron_paid = The patron of { $who } pays and begins anew.
