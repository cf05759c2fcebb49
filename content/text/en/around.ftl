# Words around a table: the lobby, the waiting room, the menu, and what comes after first sight.
send = Send
or = or
went_wrong = That did not work: { $what }

## The lobby
games = Games
game_race = The Great Race
game_motorcar = The Great Motorcar Race
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
solo_start = Alone against René
solo_text = One click: you and René Estienne’s Torpedo, { $board }, here and now.
solo_level = René’s level
solo_campaigns = Campaigns and passport
solo_cardboard = With the cardboard game
solo_level_1 = Level 1: for a first race
solo_level_2 = Level 2: he knows the way
solo_level_3 = Level 3: the last deck
solo_legacy = he wins legacy powers
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
hints = Hints
hints_alone = against bots alone
hints_always = for everybody
hints_never = for nobody
clock_none = no limit
clock_minutes_2 = 2 minutes a decision
clock_days_1 = a day a decision
clock_days_3 = 3 days a decision
clock_workdays_2 = 2 days a decision, weekends free
clock_workdays_5 = 5 days a decision, weekends free
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
list_until = until { $time }
list_waiting = { $n ->
    [one] One race waits for your move.
   *[other] { $n } races wait for your move.
}
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
far_space = It lies { $n } spaces away ({ $way }); your engine allows { $engine } in one drive.
drawn_cards = You draw

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
plan_card_guards = No guard posted: only { $card } in your hand stops a danger, once
plan_where = { $space }: petrol { $petrol }, parts { $part }
screen_closed = Screen closed
screen_open = Still placing

## The end
counting = The points are counted …
winner = { $who } wins the Great Race!
assisted = Luck was taken back or a hint was asked for in this race: it does not count for ratings.
score_place = Arrival
score_engine = Engine
score_chassis = Chassis
score_money = Money
score_reveals = Cards shown
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
order_guard = guard if I have one, else ask me
order_always = counter if I can
order_never = let it happen
order_single = Answer for me where only one answer is possible, also while I am away
order_given = Answered by your orders:
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
holiday = Holiday
holiday_text = Your clock stands still for so many days; everybody sees it. { $n ->
    [one] One day is
   *[other] { $n } days are
} left at this table.
holiday_days = Days
holiday_go = Go on holiday
holiday_until = On holiday until { $day }
holiday_end = Back from holiday
weekends_free = Saturdays and Sundays do not count.
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
leaders_race = Then: a race with leaders
whole_paper = The whole paper

## What a server does not do
refusal_too_few_leaders = This board has fewer leaders with a crew than there are seats, and a mercenary needs a crew that is left over. Race without leaders, with the leaders of all editions, or with fewer crews.
refusal_crew_and_leaders = With leaders nobody chooses a crew: it comes with its leader. Leave the crews open, or race without leaders.
refusal_mode_and_modules = A play-mode card brings its own modules. Leave out the card, or the modules.
refusal_mode_and_all_leaders = A play-mode card has the leaders of its board. Leave out the card, or the leaders of other editions.
refusal_no_mode = There is no such play-mode card here. Choose another, or draw one.
refusal_no_module = There is no such module here, or not in this form. Choose among those on offer.
refusal_leaders_apart = Leaders are not among the modules: choose beside them how they come.
refusal_nothing_to_deal = This play-mode card has no leaders to deal. Choose another card, or no leaders.
refusal_bad_seats = Two to five crews can race, no more and no fewer.
refusal_bad_motorcar_seats = Three to six cars can race, no more and no fewer.
refusal_bad_motorcar_cars = Every car is driven by one crew only, and must be one of the six of 1908.
refusal_solo_seats = A solo race has one seat.
refusal_bad_solo = René’s deck or his powers are not as they must be: eight different cards, and powers from 0 to 4.
refusal_no_board = There is no such board here.
refusal_no_first = Whoever should begin has no seat in this race.
refusal_too_many_crews = There are more crews than seats.
refusal_no_crew = There is no such crew here.
refusal_no_middle = This board has no middle city to choose.
refusal_not_middle = That is no middle city of this board.
refusal_already_chosen = Somebody else has this crew already. Choose another.
refusal_no_such_game = This game is not played here.
refusal_no_such_table = There is no such table.
refusal_not_found = There is nothing here.
refusal_no_token = Only somebody who sits at this table can do that.
refusal_bad_token = This browser’s key opens no seat at this table any more.
refusal_bad_code = This recovery code opens no seat at this table.
refusal_not_host = Only the host can do that.
refusal_no_such_seat = There is no such seat at this table.
refusal_seat_taken = This seat is taken.
refusal_no_person = Nobody sits on this seat.
refusal_no_such_bot = There is no such bot.
refusal_people_play = You can go on from here when the game is over, or where all others are bots.
refusal_seats_frozen = The seats are closed: the luck of this table is being opened.
refusal_seats_not_frozen = It is too early: the seats are still open.
refusal_already_begun = The game has begun already.
refusal_not_begun = The game has not begun yet.
refusal_paused = The table is paused.
refusal_paused_enough = You have paused for ten minutes already; a longer pause needs everybody.
refusal_no_holiday = You have not so many days of holiday left at this table.
refusal_not_your_pause = Only the host or whoever paused can end the pause now.
refusal_not_paused = The table is not paused.
refusal_game_over = The game is over.
refusal_game_not_over = That can be had when the game is over.
refusal_other_rules = This game was played under another version of the rules. Its log can be exported.
refusal_no_spectators = This table lets nobody watch.
refusal_no_hints = This table gives no hints.
refusal_no_hint_under_seal = Answers are being collected under seal; there are no hints now.
refusal_not_asked = You are not asked anything now.
refusal_not_yet = Spectators see this table later; there is nothing to see yet.
refusal_too_many_requests = That was too much at once. Wait a moment.
refusal_too_large = That is too large for this server.
refusal_no_room = This server keeps no more games from elsewhere now. Try again later.
refusal_reloading = The table is being loaded again. Try once more.
refusal_timeout = It took too long. Try once more.
refusal_storage = The server cannot store anything now. Nothing was done.
refusal_unknown = The server cannot say whether this was stored. Try again: what was stored is not done twice.
refusal_internal = The server made a mistake. Nothing was done.
refusal_no_such_campaign = There is no such campaign.
refusal_no_such_club = There is no such club.
refusal_no_such_tournament = There is no such tournament.
refusal_no_player = This card is not known here any more.
refusal_enough = There are enough of these already.
refusal_not_offered = This server does not offer that.
refusal_campaign_running = A race of this campaign is running.
refusal_campaign_idle = No race of this campaign is running.
refusal_bad_campaign = The campaign does not take that.
refusal_alone_with_rene = Alone and against René: one of the two.
refusal_cardboard_unread = With the cardboard game René reads Season, Microclimate and Village; play with all others on the table and leave them out here.
refusal_cardboard_middle = Say which middle city is the other end, and how the tokens lie.
refusal_offline = The server does not answer.
