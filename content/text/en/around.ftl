# Words around a table: the lobby, the waiting room, the menu, and what comes after first sight.
send = Send
or = or
try_again = Try again
went_wrong = That did not work: { $what }

## The lobby
lobby_motto = Half-tracks, one continent, one finish. Choose your race.
your_name = Your name
choose_board = Choose the race
board_facts = { $levels } stages to the finish · about { $minutes } minutes
race_time = About { $minutes } minutes
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
races_to_watch = Races to watch
a_race = A race
forget_table = Forget this race
table_of = The table of { $name }
crews_count = { $n } { $n ->
    [one] crew
   *[other] crews
}
host = host
ready = Ready
name_of_seat = Name of crew { $seat }
seat_bots = Bots
seat_people = People
seat_bot = Bot: { $level }
seat_friend = A friend, by link
seat_guest = Somebody at this device
seat_close = No crew here
add_seat = Add a crew
direction = Direction
direction_way = { $from } to { $to }
middle_end = a middle city
middle_city = Middle city
who_begins = Who begins
by_lot = by lot
crews_chosen = Crews
crew_of = Crew of { $name }
any_crew = any crew
crews_with_leaders = Leaders bring their own crews: nobody chooses one.
crews_with_card = The card may bring leaders, and they bring their own crews: nobody chooses one.
more_choices = More to choose
who_may_come = Who may come
table_private = Only those who have the link
table_public = Everybody in the lobby
clock_none = no limit
clock_120 = 2 minutes a decision
clock_86400 = a day a decision
start_engines = Start the engines
start_hint = The race begins at once.

## A table before the start
waiting_for_crews = Waiting for the missing crews.
all_here = All crews are here.
invite_race = Half-tracks race across { $board }
invite_race_text = Plan your crew in secret, find a way over unknown land, and keep petrol, engine and chassis above zero.
invite_race_how = Be home first, with something left to be proud of. The page shows what you may do and what it costs.
invite_with = Played with:
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
strange_game = This page has no table for that game yet.
strange_game_text = It can be played in the terminal: great-race play --join, with the link of this page.

## The table
gazette_name = The Gazette: what happened
gazette_number = No. { $n }
legend = The key
zoom_back = Back to what is asked
hand_show = { $who }, look at your hand
hand_away = { $who }’s hand is on the phone
hand_away_text = Cards, plans and sealed answers are seen and given there; everything else also here.
card_moment = Its moment: { $when }.

## Questions
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

## The end
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
pace_slow = slow
pace_normal = normal
pace_fast = fast
pace_instant = at once
standing_order = When a rival attacks
order_ask = ask me
order_always = counter if I can
order_never = let it happen
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
nudged = Nudged
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
watch_again = Watch again
read_report = The report
first_race = Learn it: a first race
whole_paper = The whole paper
