# What happened, told in short: the strip at the table, the Gazette, the change of turns, the result.

## What a crew did; its name stands before it
did_drove = { $n ->
    [one] drives to { $space }
   *[other] drives { $n } spaces to { $space }
}{ $petrol ->
    [0] { "" }
   *[other] { " " }({ $petrol } petrol)
}
did_rode = takes the line to { $space }{ $paid ->
    [0] { "" }
   *[other] { " " }({ $francs })
}
did_rene_sails = goes by ship to { $space }, for nothing
did_rene_stands_no_mechanics = stands: its mechanics are at 0
did_rene_stands_no_petrol = stands: its tank is empty
did_rene_stands_petrol = does not get on: { $amount } petrol is asked, it has { $petrol }
did_rene_stands_mechanics = does not get on: { $amount } mechanics are asked, it has { $mechanics }
did_rene_stands_no_way = stands: no way leads to its objective
did_rene_stands_stop = stops at a stop symbol
did_rene_takes = takes { $card } from the market
did_rene_profited = gains { $levels } from { $card }
did_rene_strikes = costs its rival { $levels } { $gauge }
did_rene_power_won = wins a legacy power ({ $colour } { $amount })
did_turned_back = turns back at { $space }
did_bought_petrol = buys { $levels } petrol ({ $francs })
did_refuelled = fills up { $levels } petrol
did_bought_part = buys { $n ->
    [one] a part
   *[other] { $n } parts
} for the { $gauge } ({ $francs })
did_repaired = repairs the { $gauge } by { $levels }
did_damaged = takes damage ({ $hits })
did_hit = { $gauge } −{ $n }
did_broke_down = breaks down
did_lost_petrol = loses { $levels } petrol
did_lost_money = pays { $francs }
did_earned = raises { $francs }
did_collected = collects { $francs } from the bankers
did_received = takes { $francs }
did_used = uses an assistant ({ $skill })
did_repair_nothing = takes a break: nothing is broken
did_repair_tried = sets out to repair and mends nothing
did_passed = passes
did_played = plays { $card }
did_played_against = plays { $card } against { $victim }
did_countered_guard = wards it off with a guard
did_countered_card = wards it off with { $card }
did_countered_act = wards it off: { $act }
did_danger_avoided_guard = avoids a danger with a guard
did_danger_avoided_card = avoids a danger with { $card }
did_danger_avoided_act = avoids a danger: { $act }
did_stop_ignored = ignores a stop with { $card }
did_picked = takes { $card }
did_drew = draws { $n ->
    [one] a card
   *[other] { $n } cards
}
did_drew_own = draws { $card }
did_kept = keeps { $n ->
    [one] a card
   *[other] { $n } cards
}
did_kept_own = keeps { $card }
did_discarded = discards { $card }
did_tile_laid = lays { $n ->
    [one] a tile on { $space }
   *[other] { $n } tiles ({ $space })
}
did_tile_removed = lifts the tile on { $space }
did_tiles_swapped = swaps the tiles on { $space } and { $other }
did_tiles_wasted = finds no place for the tiles
did_finished = is home in place { $place }
did_leader_joined = drives under { $leader }
did_crew_hired = hires the crew of { $leader }
did_gauge_changed = rebuilds the vehicle: { $gauge } now goes to { $limit }
did_tile_returned = puts { $tile } back and draws again
did_robbed = reaches into the hand of { $victim }
did_stole = takes a card from { $victim }
did_stole_own = takes { $card } from { $victim }
did_climate_rolled = rolls a { $die } for the sky over { $space }
did_village_helped = is a guest of the village on { $space }
did_village_paid = is paid { $francs } in the village on { $space }
did_parcel_loaded = loads a { $colour } parcel
did_parcel_delivered = delivers the { $colour } parcel ({ $francs })
did_border_rolled = rolls a { $die } at the city gate
did_bribed = pays a bribe ({ $francs })
did_held_in_city = is not let out of the city
did_influence_raised = buys influence in { $colour } cities: { $amount } ({ $francs })
did_patron_moved = moves the patron to space { $amount }
did_patron_paid = collects from the patron ({ $francs })

## What it means for you
means_hit = it hits you
means_robbed = it is you who is robbed
means_warded = warded off
means_passes = passes you
means_level = level with you now
means_ahead = { $n } { $n ->
    [one] stage
   *[other] stages
} ahead of you
means_behind = { $n } { $n ->
    [one] stage
   *[other] stages
} behind you
means_beside = { $n ->
    [one] a tile lies next to you
   *[other] { $n } tiles lie next to you
}
means_home = { $n ->
    [1] the first place is gone
    [2] the second place is gone
    [3] the third place is gone
   *[other] home before you
}
means_stuck = stands still until repaired
means_out = done for this turn

## The strip and the change of turns
strip_title = Since your last turn
strip_watching = The last round
strip_past = At the end of turn { $n }
strip_again = Last round again
strip_seen = Tap for all of it
slip_turn = Turn { $n }
slip_order = Maintenance: the new order, by progress
slip_bonus = +{ $francs }
slip_bonus_text = for progress
slip_up = up { $n }
slip_down = down { $n }
slip_same = as before
slip_go = On to turn { $n }
slip_near = { $city } is within reach. The first home makes it the last turn, and whoever is not home then has no points.

## The Gazette
news_bivouac = Notes from the market
news_plans = The screens go up
news_camp = From the camp
news_lead = { $who } leads into turn { $turn }
news_order = The new order: { $who }.
news_bonus = { $who } receives { $francs } for progress.
news_winner = { $who } wins the Great Race!
news_end = The race is over
news_points = { $who } { $n } { $n ->
    [one] point
   *[other] points
}
news_leader_joined = The captains are chosen
news_parcels = { $n ->
    [one] A new parcel waits in its city.
   *[other] { $n } new parcels wait in the cities.
}
news_weather_rolled = { $weather ->
    [petrol] Heavy going: every tile drinks more petrol
    [damage] The weather breaks axles
    [petrol_and_damage] Storms over the whole route
   *[other] No boat leaves port
}
news_robbed = Red Kate pays { $victim } a visit
news_climate_rolled = A sky of its own over { $space }
news_village_helped = A village takes { $who } in
news_parcel_delivered = { $who } brings the post
news_bribed = An envelope opens the gate for { $who }
news_held_in_city = { $who } is held at the gate
news_influence_raised = { $who } makes friends in high places
news_patron_paid = A patron opens his purse for { $who }
news_sequence = { $who } takes a turn
news_finished = { $who } crosses the line in place { $place }!
news_broke_down = { $who } breaks down
news_countered_card = { $who } answers with { $card }
news_countered_guard = { $who }’s guard was awake
news_countered_act = { $who } has an answer: { $act }
news_played_against = { $who } plays { $card } against { $victim }
news_rene_sails = { $who } goes by ship
news_rene_stands_no_mechanics = { $who } stands with broken mechanics
news_rene_stands_no_petrol = { $who } stands with an empty tank
news_rene_stands_petrol = Too little petrol: { $who } stands
news_rene_stands_mechanics = Too worn to get on: { $who } stands
news_rene_stands_no_way = { $who } finds no way
news_rene_strikes = René’s danger strikes
news_rene_power_won = { $who } learns in { $space }
news_rode = { $who } takes the line { $line }
news_entered_city = { $who } reaches { $space }
news_turned_back = { $who } turns back at { $space }
news_drove = { $who } drives to { $space }
news_tiles_swapped = The map is not what it was
news_tile_removed = { $who } clears the way
news_tile_laid = { $who } explores { $space }
news_earned = Backers wire { $who } { $francs }
news_repaired = { $who } at the workbench
news_refuelled = { $who } fills the tank
news_played = { $who } plays { $card }
news_drew = { $who } looks for help
news_passed = { $who } rests

## The result
result_you = you
result_home = { $place } home
result_level = level { $n }
result_out = Did not reach { $finish }, so nothing counts: stood at stage { $n } of { $all }.
result_resigned = Resigned: the last place, and no points.
result_how = Only those who arrive count points: { $places } for the order of arrival, 1 for each level of engine and chassis, 1 for every full { $francs }.
result_log = Download the log
decided_title = What decided it
decided_see = See it
decided_lead = { $who } takes the lead at { $space } and keeps it.
decided_home = { $who } is the first in { $space }.
decided_upset = { $who } is the first in { $space }, but { $winner } counts { $n } points.
decided_broke_down = { $who } breaks down at { $space }.
decided_turned_back = { $who } has to turn back at { $space }.
decided_hit = { $card } hits { $who }.
decided_leap = { $who } gains { $n } stages in one go, as far as { $space }.

## To look up at the table
help_part_race = The race on one page
help_part_key = The key
help_part_piles = The piles
help_part_crews = The crews
key_tile = On a tile
key_map = On the map
key_cities = Cities: the number is the cards you draw
key_ends = start and finish
key_lit = can be chosen now; the price stands on it
key_gauges = On the dashboard
key_cards = On cards: when they are played
pile_empty = Nothing lies here yet.
pile_hidden = Still hidden
    .text = In the deck ({ $n }) and in the hands of rivals: nobody knows which is where.

## With a question
idle_break = { $offer } – { $why }: one waits, and it costs an assistant or a card
unbegun_drive = No space was driven yet: what set out is spent for nothing. Stop all the same?
unbegun_repair = Nothing was repaired yet: what set out is spent for nothing. End it all the same?
then_discard = { $n ->
    [one] then discard a card
   *[other] then discard { $n } cards
}
rival_has = { $francs } · { $n ->
    [0] no cards
    [one] one card
   *[other] { $n } cards
} · petrol { $petrol }, engine { $engine }, chassis { $chassis } · { $guards } { $guards ->
    [one] guard
   *[other] guards
}
