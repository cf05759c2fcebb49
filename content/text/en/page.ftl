# Words of the page.
title = The Great Race
you = You
francs = { NUMBER($n) } F
francs_word = francs
close = Close
back = Back
skip = Skip
send = Send
choose = Choose
watch = Watch
or = or
more = { $what } …
try_again = Try again
language = Language
loading = The table is being laid …
offline = The server does not answer.
storage_stopped = { $reason ->
    [full] The server’s disk is full. Nothing is taken until there is room; then it goes on by itself.
    [gone] The server’s database was deleted or moved away. Nothing is taken until its keeper has seen to it.
   *[other] The server cannot store anything now. Nothing is taken until it can; then it goes on by itself.
}
went_wrong = That did not work: { $what }
refused = Not done: { $what }

## The lobby
lobby_motto = Half-tracks, one continent, one finish. Choose your race.
your_name = Your name
choose_board = Choose the race
board_facts = { $levels } stages to the finish · about { $minutes } minutes
race_time = About { $minutes } minutes
board_africa = A long haul south: desert, jungle, savanna
board_south_america = Mountains, rivers and the far south
board_asia = Deserts, high passes and steppe
board_europe = Many cities, short hops, bad roads
board_usa = Coast to coast: prairie, mountains, the last desert
board_usa_east = Farms and hills, as far as the great rivers
board_usa_west = From the rivers over the mountains to the coast
quick_start = Race against three bots
quick_start_text = { $level ->
    [novice] One click: you and three beginners, { $board }, here and now.
    [racer] One click: you and three club drivers, { $board }, here and now.
   *[other] One click: you and three rivals, { $board }, here and now.
}
your_races = Your races
open_tables = Open tables
races_to_watch = Races to watch
a_race = A race
forget_table = Forget this race
table_of = The table of { $name }
crews = Crews at the start
crews_count = { $n } { $n ->
    [one] crew
   *[other] crews
}
host = host
ready = Ready
seat_number = Crew { $seat }
name_of_seat = Name of crew { $seat }
seat_bots = Bots
seat_people = People
seat_bot = Bot: { $level }
seat_friend = A friend, by link
seat_guest = Somebody at this device
seat_close = No crew here
add_seat = Add a crew
bot_random = Dicer
bot_novice = Beginner
bot_racer = Club driver
bot_expert = Expert (to come)
direction = Direction
direction_way = { $from } to { $to }
middle_end = a middle city
middle_city = Middle city
who_begins = Who begins
by_lot = by lot
crews_chosen = Crews
crew_of = Crew of { $name }
any_crew = any crew
more_choices = More to choose
who_may_come = Who may come
table_private = Only those who have the link
table_public = Everybody in the lobby
luck = Luck
luck_fresh = drawn afresh
luck_hint = The same word gives the same cards and tiles: two tables can be compared. Whoever knows the word can work out the luck, so such a race counts for no records.
luck_word = Luck comes from the word “{ $word }”: it was chosen, not drawn. This race counts for no records.
clock = Time to think
clock_none = no limit
clock_120 = 2 minutes a decision
clock_86400 = a day a decision
start_engines = Start the engines
open_table = Open the table
start_hint = The race begins at once.
open_hint = You get a link for those who are still missing.

## A table before the start
waiting_for_crews = Waiting for the missing crews.
all_here = All crews are here.
open_seat = Open seat { $seat }
invite_race = Half-tracks race across { $board }
invite_race_text = Plan your crew in secret, find a way over unknown land, and keep petrol, engine and chassis above zero.
invite_race_how = Be home first, with something left to be proud of. The page shows what you may do and what it costs.
invite_who = Who sits there
invite_free = A free seat
invite_full = Every seat is taken. You can watch when the race begins.
invite_name_later = No account needed; the name can be changed later.
list_free = { $n ->
    [one] One free seat
   *[other] { $n } free seats
}
list_over = finished
list_paused = paused
list_running = running
list_yours = your move!
list_late = Shown { $n } seconds later
your_seat = your seat
sit_down = Sit down
private_link = Link for friends
link_text = Whoever has the link can take an open seat. No account needed.
link_text_http = Select the link to copy it: on plain http a browser does not lend its clipboard.
copy = Copy
copied = Copied
qr_name = The link as a code to scan
guest_here = Somebody at this device
guest_name = Name for seat { $seat }
who_sits = Who sits on seat { $seat }
recover = I had a seat here
recover_text = The recovery code that was shown when you sat down opens your seat in this browser.
recover_field = Recovery code
recover_do = Open my seat
recovery_code = If you lose this browser, this code opens seat { $seat } again:
host_starts = The host starts the race.
leave_table = Leave the table
to_lobby = To the lobby
no_such_table = There is no such table.
strange_game = This page has no table for that game yet.
strange_game_text = It can be played in the terminal: great-race play --join, with the link of this page.
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
gazette_name = The Gazette: what happened
gazette_number = No. { $n }
help = Help
menu = Menu
sound = Sound
legend = The key
rivals = Rivals
your_dashboard = Your dashboard
views = Views
tab_table = Your crew
tab_map = Map
tab_rivals = Rivals
tab_gazette = Gazette
map = Map of { $board }
zoom_in = Nearer
zoom_out = Farther
zoom_fit = The whole map
zoom_back = Back to what is asked
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
hand_show = { $who }, look at your hand
hand_away = { $who }’s hand is on the phone
hand_away_text = Cards, plans and sealed answers are seen and given there; everything else also here.
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
card_moment = Its moment: { $when }.
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
drive_empty = the tank is empty
idle_gauges_full = Nothing to repair: engine and chassis are full
idle_no_parts = Nothing to repair with: no part in hand, no money for one
idle_broken_down = Broken down: no drive before a repair
idle_no_petrol = The tank is empty: no step is possible
idle_no_way = No space around can be entered
idle_ask = { $why }. Do it all the same?
idle_spent = it would be spent for nothing

## Questions
your_turn = Your turn
please_wait = Wait
counter_ask = { $hit ->
    [yes] { $who } plays { $card } against you. Do you counter it?
   *[no] { $who } plays { $card }: your crew is not hit, the map is. Do you counter it?
}
open_buy_petrol = How much petrol do you buy?
open_clear = Which tile do you lift?
open_play_against = { $card }: against whom?
open_play = { $card }: play it?
open_fix = { $card }: what does it raise?
open_pass = Pass, until the next turn?
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
waiting_for = { $who } to decide …
answer_sealed = Your answer is sealed. All answers are opened together.
plan_ready = Your plan is made.
hint_drive = Choose a lit space; its cost stands on it.
hint_space = Choose a lit space.
hint_clear = Choose the tile that is taken off the board.
hint_tap = Tap a lit space, then confirm.
step_petrol = 1 Petrol
step_cards = 2 Cards
step_assistant = 3 Assistant
tip_damage = damage
tip_either = { $n }, engine or chassis
tip_danger = danger
tip_guard = 2 damage more without a guard or a Militia
attack_title = { $hit ->
    [yes] { $who } plays { $card } against you!
   *[no] { $who } plays { $card }. You are not hit.
}
moment_finished = { $place } over the line!
moment_finished_text = You are home. The others race on; the points are counted when the race ends.
moment_broke_down = Broken down!
moment_broke_down_text = Your engine stands at 0. You cannot drive until you have repaired it.
go_on = Go on
time_left = time left: { $time }
days_left = { $n } days
market_hint = One card each, in reverse order; the last takes what is left.
looking_at_hint = One goes to the discard pile.
drawn_hint = Choose the one you lay next.

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
do_leader_pick = Choose { $leader }

## Planning
plan_title = Place your { $n } assistants
plan_hint = Hidden until every screen is lifted. Drag, click, or press 1 to 4.
plan_hint_touch = Hidden until every screen is lifted. Tap a box to place an assistant.
plan_explore = Lay tiles from the bag on your path
plan_draw = Draw a card
plan_drive = Drive, as far as the engine allows
plan_repair = Repair engine and chassis
plan_guard = Ward off a danger at any time
plan_clear = Take a tile off the board
plan_fund = Money for the whole group at once
plan_funding = Played as one action: the whole group pays at once.
plan_funding_next = { $francs } more next
plan_confirm = Lift my screen
plan_missing = { $n ->
    [one] One assistant left to place
   *[other] { $n } assistants left to place
}
plan_secret = Nobody sees it before all screens are lifted.
plan_clear_all = Clear
plan_box = { $skill }: { $n } placed. Add one
plan_again = As last turn
plan_remove = Take one back
plan_tray = Still to place
plan_none = Nothing placed yet
plan_no_guard = No guard posted: a danger does full damage
plan_where = { $space }: petrol { $petrol }, parts { $part }
screen_closed = Screen closed
screen_open = Still placing
peek = Peek at the map
back_to_plan = Back to the plan
back_to_cards = Back to the cards

## The end
results = The result
counting = The points are counted …
winner = { $who } wins the Great Race!
assisted = Luck was taken back in this race: it does not count for ratings.
score_place = Arrival
score_engine = Engine
score_chassis = Chassis
score_money = Money
score_total = Total
rematch = Rematch
look_at_map = Look at the map

## The menu
pace = Pace of the others
pace_slow = slow
pace_normal = normal
pace_fast = fast
pace_instant = at once
calm = Less motion
standing_order = When a rival attacks
order_ask = ask me
order_always = counter if I can
order_never = let it happen
notation = Type a move
pause = Pause the table
pause_join = Join the pause
pause_text = Alone: ten minutes of a race in all. With everybody: as long as you like.
resume = Go on
menu_wishes = For you
menu_table = The table
menu_leaving = Leaving
resign = Resign
resign_sure = A bot takes your seat and you rank last. Sure?
fair_luck = Luck was fixed before the start and can be checked afterwards.
fair_luck_seal = Seal { $seal }
luck_opening = The seats are set. Everybody’s part of the luck is being opened …
luck_left_out = The server acknowledged your part of the luck and then left it out. Do not trust the luck of this race.
talk = Chat
talk_unread = Chat, new: { $n }
talk_none = Nobody has said anything yet.
talk_close = Put the chat away
talk_watcher = { $name } (watching)
talk_watchers = those who watch
talk_somebody = Somebody
talk_listen = The table has not let those who watch into its chat.
talk_renamed = { $before } is now called { $name }.
react = Say it with one press
react_bravo = Bravo!
react_ouch = Ouch!
react_lucky = Lucky!
react_thanks = Thank you!
react_moment = One moment …
react_finish = See you at the finish!
clocks = Time left
watching = You are watching
watching_text = Nobody’s hand is open here; the dashboard is { $who }’s.
watching_delay = You see everything { $n } seconds later.
watching_talk = The table lets you join its chat.
watching_listen = You hear its chat.
watchers_let_in = Those who watch may chat
rename = You are called { $name }
rename_do = Change it
talk_say = Say something
nudge = Nudge those who are waited for
nudged = Nudged
nudged_by = { $who } asks you to go on.
mute = Do not hear { $who }
hear_again = Hear { $who } again
phone_hand = Your phone as your secret hand
phone_hand_text = Scan this with your own phone: your seat opens there too, and the big screen can stay with everybody. Whoever has this code plays your seat: show it to nobody else.
show_code = Show the code
hide_code = Hide the code
local_only = This address works only on this computer. Open the page by its address in your network, and a phone can follow.
at_the_table = At the table
present = here
remove_player = Remove { $who }: a bot plays on
stand_in = A bot for { $who } until they are back
abandon = Give the race up together
abandon_back = Do not give the race up
abandon_votes = For giving up: { $n } of { $all }
branch = What if …?
branch_text = a new table from here, against novices, with fresh luck
forget_me = Delete my name and what I said here
forget_me_sure = Your seat goes to a bot, for good. Sure?

## Screens beside the table
beside = More
rule_book = The rule book
settings = Settings
watch_again = Watch again
records = Records
read_report = The report
first_race = Learn it: a first race
whole_paper = The whole paper
