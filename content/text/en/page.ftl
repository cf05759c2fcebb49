# Words of the page.
title = The Great Race
you = You
francs = { NUMBER($n) } F
francs_word = francs
close = Close
back = Back
skip = Skip
choose = Choose
watch = Watch
more = { $what } …
language = Language
loading = The table is being laid …
offline = The server does not answer.
try_again = Try again
storage_stopped = { $reason ->
    [full] The server’s disk is full. Nothing is taken until there is room; then it goes on by itself.
    [gone] The server’s database was deleted or moved away. Nothing is taken until its keeper has seen to it.
   *[other] The server cannot store anything now. Nothing is taken until it can; then it goes on by itself.
}
refused = Not done: { $what }

## The lobby
open_tables = Open tables
crews = Crews at the start
seat_number = Crew { $seat }
bot_random = Dicer
bot_novice = Beginner
bot_racer = Club driver
bot_champion = Expert
luck = Luck
luck_fresh = drawn afresh
luck_hint = The same word gives the same cards and tiles: two tables can be compared. Whoever knows the word can work out the luck, so such a race counts for no records.
luck_word = Luck comes from the word “{ $word }”: it was chosen, not drawn. This race counts for no records.
clock = Time to think
open_table = Open the table
open_hint = You get a link for those who are still missing.

## A table before the start
open_seat = Open seat { $seat }
to_lobby = To the lobby
no_such_table = There is no such table.
seat_closed = This seat is no longer yours.
not_open_to_watch = This table is not open to spectators.
connection_lost = The line is down. Trying again …
curtain_title = { $name }, your turn to look
curtain_text = Everybody else looks away. Nothing is shown until you lift the curtain.
curtain_button = Lift the curtain

## The table
turn = Turn { $n }
turn_order = Turn order
order = Order
phase_bivouac = Bivouac
phase_planning = Planning
phase_convoy = Convoy
phase_maintenance = Maintenance
phase_over = Finish
undo = Undo
no_undo_simultaneous = The answers of all were opened together.
undo_further = Undo all the same
undo_further_text = against bots only; this race then counts for no records
gazette = The Gazette
help = Help
menu = Menu
sound = Sound
rivals = Rivals
your_dashboard = Your dashboard
views = Views
tab_table = Find me
tab_map = Map
tab_rivals = Rivals
tab_gazette = Gazette
map = Map of { $board }
zoom_in = Nearer
zoom_out = Farther
zoom_fit = The whole map
beyond =
    { $n ->
        [one] 1 lit space more this way
       *[other] { $n } lit spaces more this way
    }
jump = Jump to a place on the map
progress = Progress
unexplored_risk = unexplored, risk zone
space_city = { $space }, city, { $cards } { $cards ->
    [one] card
   *[other] cards
}
hand_count = { $n } of { $limit }
hand_empty = No cards.
piles = Piles
pile_deck = Deck
pile_discard = Discard
pile_bag = Tiles
pile_of = { $pile }: { $n }
timing_before_assistant = Before an assistant
timing_with_driver = While driving
timing_with_repairman = While repairing
timing_any_time = Any time
timing_short_before_assistant = Before asst.
timing_short_with_driver = Driving
timing_short_with_repairman = Repairing
timing_short_any_time = Any time
why_not = Why not?
steps = { $n } { $n ->
    [one] step
   *[other] steps
}
ordinal = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
status_resigned = resigned
status_away = away
status_moving = moving
status_broken = broken down
status_thinking = thinking
cards_word = { $n ->
    [one] card
   *[other] cards
}
emblem_1 = The Golden Scarab
emblem_2 = The Silver Crescent
emblem_3 = The Dove
emblem_4 = The Marching Sun
emblem_5 = The Comet
emblem_6 = The Gazelle
box_pathfinder = tiles or a card
box_mechanics = drive or repair
box_guard = guard or lift a tile
box_funding = pays { $francs }
gauge_reading = { $gauge }: { $value } of { $max }
dial_petrol = PETROL
dial_engine = ENGINE
dial_chassis = CHASSIS
draw_full = your hand is full: you will discard
drive_empty = the tank is empty
drive_with_can = the tank is empty: { $card } helps
idle_gauges_full = Nothing to repair: engine and chassis are full
idle_no_parts = Nothing to repair with: no part in hand, no money for one
idle_broken_down = Broken down: no drive before a repair
idle_no_petrol = The tank is empty: no step is possible
idle_no_way = No space around can be entered
idle_ask = { $why }. Do it all the same?
idle_spent = it would be spent for nothing
with_line = On the lit line

## Questions
your_turn = Your turn
please_wait = Wait
counter_ask = { $hit ->
    [yes] { $who } plays { $card } against you. Do you counter it?
   *[no] { $who } plays { $card }: your crew is not hit, the board is. Do you counter it?
}
open_buy_petrol = How much petrol do you buy?
open_clear = Which tile do you lift?
open_play_against = { $card }: against whom?
open_play = { $card }: play it?
open_fix = { $card }: what does it raise?
open_pass = { $left ->
    [0] Pass, until the next turn?
    [one] Pass with one assistant left, until the next turn?
   *[other] Pass with { $left } assistants left, until the next turn?
}
open_box = { $skill }: what do you do?
open_space = { $space }: how do you get there?
turn_left = Your turn: { $assistants ->
    [one] one assistant left
   *[other] { $assistants } assistants left
}
finish_badge = Finish
paused = The table is paused.
pause_of = Asked for by { $who }. It goes on when the time is up, or earlier when they or the host say so.
pause_of_all = Everybody wanted it. It goes on as soon as anybody says so.
race_over = The race is over.
race_given_up = The race was given up.
they_move = The others move …
shown_again = Replay: turn { $n }
waiting_for = { $who } to decide …
answer_sealed = Your answer is sealed. All answers are opened together.
plan_ready = Your plan is made.
city_ends_drive = You are in { $city }: a city ends every drive.
goal = To the finish: { $city }
gets_in = gets you in: { $effect }
petrol_each = { $francs } a level
guard_spent = { $n ->
    [one] spends your only guard
   *[other] spends one of your { $n } guards
}
hint_damage = Engine: how many spaces a drive goes, none at 0. Chassis: how many cards you may hold.
hint_drive = Choose a lit space; its cost stands on it.
hint_space = Choose a lit space.
hint_dry = The tank is empty: no space can be entered. { $card } in your hand gives petrol; or stop here.
hint_clear = Choose the tile that is taken off the board. It can be taken back until another crew moves.
hint_tank = You have { $petrol }.
hint_tap = Tap a lit space, then confirm.
step_petrol = first petrol
step_cards = then cards
step_cards_first = first cards
step_assistant = then one assistant
time_left = time left: { $time }
days_left = { $n } days
market_hint = One card each, the last in the order first; what is left over is for that last one, too.
market_hint_last = You are last in the order: you take one card first, and what is left over is yours, too.
left_over_mine = Left over on the market, and yours too: { $card }.
looking_at_hint = One goes to the discard pile.
drawn_hint = Easy ground helps on your own way, hard ground in the way of a rival.

## Choices
group_buy_petrol = Buy petrol
group_clear = Lift a tile
group_play = Play a card
group_play_against = Play a card
group_fix = Fit parts
do_pick = Take { $card }
do_plan = Plan { $plan }
do_withdraw = Take the plan back
do_buy_petrol = Buy { $n } petrol
do_play = Play { $card }
do_play_against = { $card } against { $victim }
do_explore = Lay tiles
do_draw_card = Draw a card
do_repair = Repair
do_drive = Drive
do_clear = Lift the tile on { $space }
do_fund = Raise funds
do_pass = Pass
do_take = Lay { $tile }
do_place = Lay it on { $space }
do_fix = { $chassis ->
    [0] { $card }: engine +{ $engine }
   *[other] { $engine ->
        [0] { $card }: chassis +{ $chassis }
       *[other] { $card }: engine +{ $engine }, chassis +{ $chassis }
    }
}
do_buy_part = Buy a part: { $gauge } +1
do_to = Drive to { $space }
do_drive_to = Drive to { $space }
do_ride = { $n ->
    [0] Take the line to { $space }
    [one] To { $space } with { $n } Transport card
   *[other] To { $space } with { $n } Transport cards
}
do_done = That is all
done_drive = Stop here
done_repair = End the repair
do_guard = Use a guard
do_go = Pay and enter
do_back = Turn back
do_split = { $chassis ->
    [0] Engine −{ $engine }
   *[other] { $engine ->
        [0] Chassis −{ $chassis }
       *[other] Engine −{ $engine }, chassis −{ $chassis }
    }
}
do_discard = Discard { $card }
do_choose = Choose { $space }
do_let = Let it happen

## Planning
peek = Peek at the map
back_to_plan = Back to the plan
back_to_cards = Back to the cards

## The end
results = The result

## The menu
pace = Pace of the others
calm = Less motion
notation = Write a move in notation
pause = Pause the table
luck_opening = The seats are set. Everybody’s part of the luck is being opened …
luck_left_out = The server acknowledged your part of the luck and then left it out. Do not trust the luck of this race.
talk = Chat
talk_unread = Chat, new: { $n }
nudge = Nudge those who are waited for
nudged_by = { $who } asks you to go on.

## Screens beside the table
settings = Settings
records = Records

## Modules and leaders

do_leader_pick = { $leader } leads you
do_leader_hire = Hire the crew of { $leader }
do_delatour_explore = Delatour: draw tiles and lay them
do_martinetti_repair = Martinetti: repair
do_cook_guard = Cook: a guard for nothing
do_cook_clear = Cook: remove the tile on { $space }
do_redburn_rob = Red Kate: take a card from { $victim }
do_redburn_pay = Pay her off
do_redburn_yield = Let a card go
do_chapman_redraw = Chapman: draw another tile
do_chapman_keep = Keep it
do_chevy_collect = Chevy: collect from the bankers
group_cook_clear = Cook: remove a tile
group_redburn_rob = Red Kate: take a card
open_cook_clear = Cook takes a tile out of the race. Which?
open_redburn_rob = Red Kate takes a card at random. From whom?
group_diplomacy_raise = Buy influence
open_diplomacy_raise = Buy influence: in which cities?
do_paddock_raise = { $gauge }: one level more
do_paddock_lower = { $gauge }: one level less
do_paddock_pass = Ready to race
do_postal_load = Load the parcel
do_postal_leave = Leave it
do_postal_express = Deliver with { $card }
do_diplomacy_roll = Roll the die
do_diplomacy_bribe = Pay the bribe
do_diplomacy_stay = Stay in the city
do_diplomacy_raise = Influence in { $colour } cities
do_patronage_collect = Collect from your patron
