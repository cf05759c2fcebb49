# Words of the page beyond lobby and table: rule book, replay, records, settings.

## The rule book
rules_title = The rule book
rules_motto = All of it, in our own words. Look something up, or read it by the fire.
rules_index = Contents
rules_search = Search the rules
rules_found = { $n ->
    [0] Nothing found
    [one] One rule found
   *[other] { $n } rules found
}
rules_none = Nothing speaks of “{ $what }”.
rules_rulings = Rulings on: { $what }
rules_rulings_short = Rulings:
rules_show = See it in a race
rules_danger_card = can be countered
rules_own = An unofficial edition. The game and its name belong to their authors and publisher; these words are ours. A ruling says what we play where the printed rules are silent, unclear or at odds.

## Settings
settings_title = Settings
settings_motto = For this browser. Nothing of it leaves your device, but the standing order, which the table must know.
settings_table = At the table
settings_look = To see and to press
settings_hear = To hear and to be told
setting_order = When a rival attacks
    .text = The standing order you give every new table. At a running table the menu changes it.
setting_order_ask = ask me
setting_order_guard = guard if I have one, else ask me
setting_order_always = counter if I can
setting_order_never = let it happen
setting_single = When only one answer is possible
    .text = For example to pass with nothing else left to do.
setting_single_ask = I press it
setting_single_answer = answer by itself
setting_passing = Passing
    .text = Whoever passes is out for this Convoy.
setting_passing_left = while something can be done
setting_passing_at_once = at once
setting_passing_confirm = ask me first
setting_sharing = Several players at one screen
    .text = Hands lie face down until their owner looks, and a curtain falls before plans and sealed answers.
setting_sharing_curtain = keep secrets
setting_sharing_open = we trust each other
setting_side = Dashboard and buttons
    .text = The side of the hand you press with.
setting_side_left = on the left
setting_side_right = on the right
setting_text = Letters
    .text = Larger letters and buttons everywhere; the map keeps its own zoom.
setting_text_normal = normal
setting_text_large = large
setting_sound = Sound
    .text = Quiet tones for your turn, engines and cards.
setting_sound_off = off
setting_sound_on = on
setting_volume = Volume
    .text = How loud these tones are.
setting_volume_soft = soft
setting_volume_normal = normal
setting_volume_loud = loud
setting_notices = Notices when it is your turn
    .text = From the browser, while you look at something else. The title and the icon tell it in any case.
setting_notices_off = off
setting_notices_on = on
settings_refused = Your browser does not allow notices for this page.
settings_pace = Pace of the others
settings_calm = Motion
settings_calm_text = Less motion: vehicles jump, nothing swings or flies.
settings_calm_no = as drawn
settings_calm_yes = less
settings_install = To install the page: your browser’s menu, “Install” or “Add to home screen”. Without network it still opens, and says that the server is out of reach.

## Races looked at again
replay_title = Watch again
replay_motto = Every race can be watched again, step by step, taken up at any point, and sent to a friend as one link.
replay_mine = Your races
replay_none = No race on this device yet.
replay_upload = A log from elsewhere
replay_upload_text = Choose a file that was downloaded from a table (.jsonl). It is checked from the first draw to the last before it is shown.
replay_choose = Choose a log file
replay_reading = The log is being checked …
replay_bad_log = This file cannot be shown: it is no log of a finished race, or it was changed since it was written.
replay_bad_detail = What the server found:
replay_too_large = This file is too large for a log.
replay_controls = Controls of the film
replay_first = To the start
replay_back = One step back
replay_play = Play
replay_pause = Pause
replay_on = One step on
replay_last = To the end
replay_step = Step of the race
replay_of = step { $n } of { $all }
replay_speed = Speed
replay_view = Seen by
replay_as = as { $who } saw it
replay_own = as you saw it
replay_spectator = as everybody could see it
replay_all = everything, all hands
replay_watch = Dashboard and hand of
replay_watch_actor = whoever acts
replay_branch = Play on from here
replay_share = Share this moment
replay_more = More …
replay_more_title = This race
replay_hands = All hands now
replay_best = Go to the best moment
replay_download = Download the log
replay_running = The race is not over: you see it as you saw it then, and nothing more.
replay_to_table = Back to the table
replay_keys = Keys: space plays and pauses, arrows go step by step, [ and ] from turn to turn, Home and End to the ends.
replay_no_table = There is no such race.
replay_not_over = This race is not over yet: only those who sit there may look back.
replay_not_begun = This race has not begun yet.
replay_strange_game = This page has no table for the game of that race yet.
replay_offline = The server does not answer.
replay_failed = This race cannot be shown.
share_text = Whoever opens this link sees exactly this moment, and can play on from it.
share_link = Link to this moment
verify_title = Was luck fair?
verify_text = The server goes through the whole log again: every move against the rules, every draw against seed and nonces. If this page sat at the table, it then checks seed, nonces and key itself, against the receipt it kept.
verify_go = Check it now
verify_good = The log fits together.
verify_kept = Luck was not bent.
verify_kept_text = This page checked it itself: your part is in the luck, and seed and everybody’s part were fixed before any was opened. That every draw follows from them was checked by the server; with the receipt, great-race verify --receipt does it anywhere.
verify_no_receipt = Every draw follows from seed and nonces. That they were fixed before any was opened, only a receipt can show, and this page has none of this race.
verify_older = Every draw follows from seed and nonces. How these came about the log does not say: a race of the older kind, or one that a single program ran.
verify_too_late = Your part of the luck was not opened in time: it is not in the luck, and a bot took the seat.
verify_withheld = { $who } did not open what was committed to: a bot took the seat, and the race counts for no records.
verify_unkept = Do not trust the luck of this race: { $what ->
    [table] this is another table than the receipt’s.
    [seed] the seed was exchanged.
    [share] the part of crew { $seat } was exchanged.
    [nonce] the nonce of crew { $seat } is not the one that was agreed on.
    [key] the key does not follow from seed and nonces.
   *[other] the log does not say that anybody committed to anything.
}
verify_receipt = Download the receipt
verify_bad = Something is wrong with this log, at record { $record }.
verify_numbers = { $acts } moves were legal, { $draws } draws were the fair ones, { $records } records fit together.
verify_helps = { $n } times a hint was asked for: the race counts for no records.
verify_undos = { $undos } { $undos ->
    [one] move was
   *[other] moves were
} taken back, { $far } of them over luck or something shown.
verify_branch = This race goes on from a position of another one.
verify_unchecked = { $records ->
    [one] The first record
   *[other] The first { $records } records
} were played under older rules (version { $rules }), which this program cannot check. Everything after them was checked.
verify_seal = The seed fits the seal that was shown before the start:
branch_title = Play on from here
branch_text = A new table begins at this very position. What your seat could not know is dealt anew, and luck is fresh. It does not count for ratings.
branch_seat = Your seat
branch_others = The other seats
branch_friends = friends, by link
branch_friends_text = The others join with the address of the new table.
branch_go = Take the wheel
branch_people = People still race at this table: it can be taken up again when it is over.
branch_failed = This position cannot be played on.
sit_here = Take the seat of { $who }
sit_text = This seat is free.
seen_drew = { $who } draws { $card }.
seen_looked_at = { $who } looks at { $card }.
seen_kept = { $who } keeps { $card }.
seen_stole = { $who } takes { $card } from { $victim }.
seen_planned = { $who } plans { $plan }.
seen_answered = { $who } has answered under seal.

## The Gazette, whole
replay_report = The report and the charts
paper_title = The Gazette
paper_motto = The race as the papers told it. Every headline leads to its moment.
paper_special = Special edition
paper_winner = { $who } wins the Great Race
paper_film = Watch it as a film
paper_charts = The race in lines
paper_chronicle = Day by day
chart_table = As a table
chart_turn = Turn
story_first = { $who } was first in { $finish } and takes the prize: { $points } prestige points, { $margin } more than { $second }.
story_first_tie = { $who } and { $second } count the same { $points } prestige points; { $who } was in { $finish } before, and that decides it.
story_upset = { $first } was first in { $finish }, but flair counts too: { $who } wins with { $points } prestige points.
story_alone = Only { $who } saw { $finish }: { $points } prestige points, and nobody to dispute them.
story_nobody = Nobody reached { $finish }. { $who } came nearest.
story_length = The race took { $turns } { $turns ->
    [one] turn
   *[other] turns
}; { $home } of { $all } crews arrived.
story_breakdowns = Engines paid the price: { $all } { $all ->
    [one] breakdown
   *[other] breakdowns
}, { $n } of them on the account of { $who }.
story_sound = Not one engine failed on the way.
story_attacks = { $all } { $all ->
    [one] card was
   *[other] cards were
} aimed at rivals or their road, { $n } by { $who }; { $counters } met an answer.
story_peace = Nobody laid a hand on a rival.
story_tiles = { $who } did most for the maps of tomorrow: { $n } { $n ->
    [one] tile
   *[other] tiles
} laid.
story_rides = { $who } knows the harbour masters: { $n } { $n ->
    [one] passage
   *[other] passages
} by ship or aeroplane.
story_turned_back = { $n ->
    [one] Once
   *[other] { $n } times
} { $who } had to turn round before unknown ground.

## Records
records_title = Records
records_motto = Counted from races that were finished on this device, and from the open races of this server. Names are those people gave themselves.
records_device = On this device
records_server = On this server
records_none = No finished race yet.
records_name = Name
records_races = Races
records_wins = Won
records_best = Best
records_average = Average
records_highest = Most points: { $n }, { $who } ({ $board })
records_fastest = Shortest race: { $n } turns, { $who } ({ $board })
records_fewest = Fewest days: { $n }, { $who }
records_forget = Forget the races of this device
records_me = My card
records_clubs = Clubs
records_leaderboard = Leaderboard

## The first race
lesson_table = A first race
lesson_coach = Your coach
lesson_aside = By the way
lesson_count = { $n } of { $all }
lesson_next = Got it
lesson_your_move = Your move
lesson_less = Fold up
lesson_more = Unfold
lesson_skip = Race without coach
lesson_play_on = Play this race to the end
lesson_welcome = Welcome to the Great Race!
    .text = You drive the orange half-track, number 1. The strip above shows the way: from the purple star on the left to the one on the right. Everybody wants to be there first, and in good shape. This first race is always run in Africa.
lesson_dials = Three dials keep you going
    .text = Petrol is for driving. The engine says how many spaces one drive may cover. The chassis says how many cards you may hold. If petrol or engine is at 0, you stand still.
lesson_bivouac = Bivouac: take a card
    .text = Every turn begins at the camp fire. These cards lie open; take one. A Jerrycan is petrol when you need it; Spare Parts mend one level for nothing when you repair. Not sure? Take the Jerrycan. Press the card you like.
lesson_planning = Planning: five helpers
    .text = Place your five assistants in secret. For this first turn: 1 Pathfinder, 2 Mechanics, 1 Guard, 1 Funding. Press a box to put one in, then lift your screen.
lesson_sequence = Convoy: one after the other
    .text = Now you act in turns. In your turn you may buy petrol, play cards, and then use one assistant. Then the other crew goes. The buttons show everything you can do. What a drive or a repair costs, you see when you choose where to, or what.
lesson_explore = Look ahead
    .text = You have a pathfinder on the dashboard. He draws two tiles from the bag and lays them where you want to go. Press “Lay tiles”; or do something else first, he waits.
lesson_signs = The signs of a tile
    .text = Every piece of ground is a tile, and its signs say what it asks of whoever drives in:
lesson_sign_drop = a level of petrol
lesson_sign_wrench = a level of damage, engine or chassis
lesson_sign_skull = danger: 2 damage more, unless a guard helps
lesson_sign_stop = the drive ends here
lesson_laying = Build your road
    .text = One drop and nothing else is easy ground: lay that on your way south. Choose a tile, then a lit space.
lesson_drive = Drive!
    .text = A mechanic takes the wheel. Press “Drive”. You may also press a lit space at once: its whole cost stands on it.
lesson_steps = Space by space
    .text = Choose a lit space; the number is the petrol it costs. A question mark is unknown land: the tile is drawn when you get there. Drive on, or stop where you are.
lesson_paid = The needle has moved
    .text = Look at your dials: every step was paid at once. If a tile does damage, you decide whether engine or chassis takes it.
lesson_risk = Dark land: the risk zone
    .text = Look for the dark spaces on the map. Whatever tile lies there, entering costs one level of petrol more. Often it is worth going round.
lesson_risk_sign = This is what they look like.
lesson_fund = Money from home
    .text = Your assistant in Funding writes to your sponsors. More of them in the box bring much more: 1 gives 10 F, 5 give 110 F. Press “Raise funds”.
lesson_petrol = What money is for
    .text = At the start of your turn you may buy petrol: 10 F in a city, 20 F outside. A repairman fixes engine and chassis: 20 F in a city, 40 F outside. And at the end every 50 F is a point.
lesson_pass = Nothing more to do?
    .text = Use what is left, or pass. A guard stays on watch even then, against the nasty card of a rival; as long as you drive, it also wards off a danger on your way.
lesson_maintenance = Maintenance, and a new turn
    .text = Whoever is farthest goes first from now on, and gets 20 F. Whoever is last picks a card first, and takes the one left over. Being behind has its good side.
lesson_roads = On the road at last
    .text = You have not driven yet. Put at least one assistant in Mechanics this time: only they take the wheel. A pathfinder beside them shows what lies ahead.
lesson_city = On your own: reach a city
    .text = You know enough to try it. Mind your tank: when it is low, buy petrol first, then drive. Go to a city, by land, or from a city by ship or aeroplane. A city costs 1 petrol, deals you cards, and everything is cheaper there. Ask “why not?” by pressing what is not lit.
lesson_end = That is the game
    .text = First home gets 5 points, then 3 and 1; every level of engine and chassis is a point, and every 50 F. The first home ends the race with that turn: whoever is not home then has no points. Press ? for help at any time; the rule book has the rest. Good luck!
lesson_damage = Damage
    .text = Your vehicle takes a knock. Take it off the engine (shorter drives) or off the chassis (fewer cards): you choose.
lesson_enter = A hard piece of ground
    .text = The buttons below are your ways in, each with its price: pay what the tile asks{ $guard ->
        [yes] , or let a guard ward off the danger
       *[no] {"" }
    }{ $card ->
        [yes] , or play a card that helps
       *[no] {"" }
    }{ $back ->
        [yes] , or turn back
       *[no] {"" }
    }.
lesson_hand_limit = Too many cards
    .text = Your chassis carries no more. Choose the card you need least.
lesson_counter = A rival plays a card
    .text = You may stop it with a guard or a Militia, or let it happen. Nobody sees what you hold.
lesson_repair = The repair
    .text = Buy parts or use part cards, as many as you like in one repair. When you have had enough, end it.
lesson_keep = Choose what goes
    .text = You looked at some cards. One goes to the discard pile, the others are yours.
lesson_choose = Which tile?
    .text = Press a lit tile on the map.
lesson_empty = Your tank is nearly empty
    .text = Buy petrol first: without it a driver does not get far, and his work is lost. You may buy only now, before cards and assistants. A level costs 10 F in a city, 20 F outside.
lesson_customs = The customs knock
    .text = You must give up cards. Choose those you need least.
lesson_then = Next: a race with leaders
lesson_leaders_table = A race with leaders
lesson_leaders = Choose who leads you
    .text = You know how a race goes. Now somebody leads your crew, and every leader may do one thing that nobody else may. Press a portrait to read about it, then take the one you like. Not sure? Chevy collects 20 F once a turn.
lesson_leader_card = Your leader rides with you
    .text = This card shows how the power stands. Gold: you can use it now. Dashed: it waits for its moment. Grey: used, and ready again next turn. Green: it works by itself.
lesson_weather = The weather
    .text = A die was thrown for everybody, and its weather holds for this turn. A drop or a wrench means that every tile costs 1 petrol or 1 damage more; a crossed ship, that no boats sail. What the other numbers bring this month stands with the season, among the modules. The prices on the map count it all.
lesson_post = You carry a parcel
    .text = It has the colour of the cities that wait for it. Drive into one of them and you are paid 30 F; then you may load the parcel that lies there. Press a city’s name to see where it is.
lesson_power = Use the power
    .text = The button is gold: your leader can help you now. Try it. Nothing else of your turn is lost by it.
lesson_power_on = No button is needed
    .text = Your leader’s power works by itself, whenever its moment comes. You will see what it brings.
lesson_rival_leaders = They have leaders too
    .text = A star beside a rival names the leader. Point at it or press it to read what that leader may do.
lesson_next_month = Two months later
    .text = Every turn is two months later, and the die is thrown again. In bad weather some wait, raise money and mend; others drive while it is fair.
lesson_deliver = On your own: deliver it
    .text = Bring your parcel to a city of its colour. If none lies on your way, drive on: a parcel is worth 30 F, the finish is worth 5 points.
lesson_lead_end = Now you know how it works
    .text = In the lobby, “Play modes and modules” has more: villages, gates and bribes, patrons, vehicles you build yourself. Pick a card there; each brings what it needs, and the rule book has a page for each. Good luck!
lesson_hire = A crew for hire
    .text = Your leader has no crew of his own. Choose one of those that nobody took; its own leader stays at home.
lesson_second_look = A second look
    .text = This tile was drawn for you. Keep it, or put it back and draw another: then the second one counts.
lesson_heist = Red Kate is here
    .text = She wants a card out of your hand. Pay what she asks, or let her draw one without looking.
lesson_depot = A parcel lies here
    .text = Load it if you will pass a city of its colour. You carry one at a time, and cannot put it down again.
plan_comes_to = What it comes to
plan_around = Around you
left_over = Left over on the market: { $card }. It goes to { $who }.
out_tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles on your way
}, or { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
out_hand = { $n ->
    [one] your hand has room for { $n } card
   *[other] your hand has room for { $n } cards
}
out_drive = { $drives ->
    [one] one drive
   *[other] { $drives } drives
}: up to { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}, with petrol for { $petrol }
out_petrol = { $francs } would buy { $n } more here
out_no_petrol = no money for more here
out_broken = broken down: no drive before a repair
out_repair = or repair: { $n ->
    [one] { $n } level is missing
   *[other] { $n } levels are missing
}, a part costs { $francs } here
out_no_repair = nothing to repair: engine and chassis are full
out_poor_repair = no repair yet: no part in hand, and a part costs { $francs }
out_guard = { $n ->
    [one] wards off one danger, or lifts one tile
   *[other] ward off { $n } dangers, or lift { $n } tiles
}
out_fund = { $francs } in one action
out_fund_next = { $francs } more with the next one
out_no_drive = No mechanic: without a Driver card you stay where you are
away_title = While you were away
away_film = Watch it as a short film
away_on = To the table

## Tips: what every sign of the table means
sign_rule = In the rule book
sign_rule_key = the rule book
sign_of = { $n } of { $max }
sign_level = stage { $level } of { $levels }
sign_tile = terrain tile
sign_tile_free = No symbol: entering costs nothing.
sign_petrol = petrol to enter
sign_damage = damage, engine or chassis
sign_danger = danger: damage without a guard or Militia
sign_stop = stop: the drive ends here
sign_city_ends = a city: the drive ends here
sign_no_tiles = no tile is left to be drawn
sign_risk = risk zone: petrol more
    .text = Dark space, risk zone: entering costs petrol on top of the tile.
sign_unexplored = unexplored
    .text = No tile lies here yet. A pathfinder can lay one; whoever drives in draws one from the bag.
sign_bag_holds = Of the { $all } tiles in the bag: { $least } to { $most } petrol; { $damage } with damage, { $danger } with danger, { $stop } with a stop.
sign_city = city
    .text = A city ends every drive, and petrol and parts are cheap here.
sign_draws = cards drawn on entering
sign_shape_blue = blue circle
sign_shape_yellow = yellow triangle
sign_shape_green = green diamond
sign_shape_red = red square
sign_shape_purple = purple star
sign_start = The race starts here.
sign_finish = The finish: whoever enters is home, cards and assistants leave, gauges and money stay as they are.
sign_by_sea = by ship
sign_by_air = by aeroplane
sign_fare = fare
sign_you_have = you have
sign_line = First step of a drive, from city to city; arriving ends it. Transport cards make it cheaper.
sign_vehicle = A half-track. Several may stand on one space.
sign_broken = Broken down: it drives again only after a repair.
sign_home = Home, place { $place }: nobody can touch this crew any more.
sign_is_broken = broken down
sign_is_home = home, place { $place }
sign_price_city = a level in a city
sign_price_wilderness = a level elsewhere
sign_gauge_petrol = Petrol
    .text = Driving uses it up; at 0 no step is possible. It is bought at the beginning of a sequence.
sign_gauge_engine = Engine
    .text = So many spaces one drive may cover. At 0 the vehicle has broken down. Worth points at the finish.
sign_gauge_chassis = Chassis
    .text = So many cards you may hold; it takes damage like the engine. Worth points at the finish.
sign_money = Francs
    .text = For petrol, parts and fares, open to all. Every full { $francs } is a point at the finish.
sign_hand = Hand
    .text = Hidden from rivals. No more cards than the chassis shows; what is too many is discarded at once.
sign_assistants = Assistants
    .text = Five pieces that do the work, placed anew behind the screen every turn.
sign_placed = { $n ->
    [one] one assistant
   *[other] { $n } assistants
}
sign_funding = { $n ->
    [one] one assistant
   *[other] { $n } assistants
}
sign_box_pathfinder = Lay 2 tiles from the bag on your path, or draw a card.
sign_box_mechanics = Drive, as far as the engine shows, or repair engine and chassis.
sign_box_guard = Ward off one danger at any moment, also out of turn, or take a tile off the board.
sign_box_funding = All assistants here are used together, in one action.
sign_danger_card = danger: a guard or Militia counters it
sign_pile_deck = Cards still to be drawn, face down. When it is used up, the discard pile is shuffled.
sign_pile_discard = Cards that were played or thrown off, face up.
sign_pile_bag = Terrain tiles still in the bag. When it is empty, tiles that left the board go back into it.
sign_progress = The stage on which each crew stands. On one stage whoever came first is ahead, and lies below. The order of the turn follows only at the next maintenance.
sign_order = The order of this turn. The next one follows the progress on the map.
sign_steps = One sequence
    .text = Buy petrol, then play cards, then use one assistant or pass. There is no way back to an earlier step.
sign_score_place = Points for the order of arrival.
sign_score_engine = One point for every level of the engine.
sign_score_chassis = One point for every level of the chassis.
sign_score_money = One point for every full { $francs }.
sign_score_reveals = One point for every card that René showed, if the Torpedo arrives.
sign_do_buy_petrol = Buy petrol
    .text = Once a sequence, before anything else, as many levels as you can pay for. It needs no assistant.
sign_do_explore = Lay tiles
    .text = A pathfinder draws 2 tiles; both are laid on unexplored spaces tied to your vehicle.
sign_do_draw_card = Draw a card
    .text = A pathfinder draws the top card of the deck.
sign_do_repair = Repair
    .text = A repairman fits part cards and toolboxes and buys parts, as many as you like in one repair.
sign_do_drive = Drive
    .text = A driver moves the vehicle, at most as many spaces as the engine shows. Every step is paid before the next.
sign_do_clear = Lift a tile
    .text = A guard takes a tile off the board; its space is unexplored again.
sign_do_fund = Raise funds
    .text = All assistants in Funding are used at once; the more, the better they pay.
sign_do_pass = Pass
    .text = Out for this Convoy. Assistants leave the dashboard, guards stay on watch.
sign_do_guard = Use a guard
    .text = A guard wards off one danger and leaves the dashboard.
sign_do_go = Pay and enter
    .text = Petrol, damage and danger of the tile are paid together.
sign_do_back = Turn back
    .text = You are back on the space you came from, at no cost. If the tile was new to all, it stays and the drive is over; from a tile you knew you simply take the step back and may go on.
sign_do_split = Damage
    .text = It is divided between engine and chassis; falling to exactly 0 is allowed.
sign_do_fix = Fit a part
    .text = A card from your hand raises a gauge; what goes above the maximum is lost.
sign_do_buy_part = Buy a part
    .text = One level of engine or chassis, cheaper in a city than elsewhere.
sign_do_done = That is all
    .text = This action ends here; your sequence is over when its assistant has done the work.
sign_do_let = Let it happen
    .text = You do not counter the card; it takes effect.
sign_do_discard = Discard
    .text = The card goes to the discard pile, for all to see.
sign_do_play = Play a card
    .text = Before you use an assistant, as many cards as you like, one after the other.
sign_do_play_against = Play a card against a rival
    .text = The distance does not matter. With the danger ribbon the rival may counter it.
sign_die = on a { $n }
sign_season = Now: { $weather }. It holds for everybody until the turn ends; cities and lines cost no more.
sign_parcel = A city of its colour pays { $francs } for a parcel. Then an empty vehicle may load the one that lies there.
sign_parcel_none = no parcel
sign_patrons = Every assistant in Funding moves your patron a free space. Collect the francs under it instead of a whole sequence; then it begins anew.
sign_diplomacy = A drive out of a city begins with a die: up to your influence in its colour you may go, above it a bribe is asked. Levels are bought with your Funding, one after the other for { $prices }.
sign_village_card = The stop does not bind. End your drive here and draw a card.
sign_village_chassis = The stop does not bind. End your drive here and the chassis gains a level.
sign_village_engine = The stop does not bind. End your drive here and the engine gains a level.
sign_village_money = The stop does not bind. End your drive here for 20 F.
sign_village_petrol = The stop does not bind. End your drive here and 3 petrol are yours.
sign_microclimate = A die is rolled before you enter: 1 adds petrol and a stop, 2 damage, 3 petrol. The roll binds.
sign_do_leader_pick = Choose a leader
    .text = The leader is yours for the whole race, and nobody else can have them.
sign_do_leader_hire = Hire a crew
    .text = A mercenary has no crew of his own: take one that is left over, with its vehicle.
sign_do_delatour_explore = Delatour’s maps
    .text = Once a turn: 3 tiles are drawn and laid, without an assistant or a card.
sign_do_martinetti_repair = Martinetti’s workshop
    .text = Once a turn: a whole repair without an assistant; parts are paid or played as always.
sign_do_cook_guard = Cook on watch
    .text = Once a turn he wards off a danger at no cost.
sign_do_cook_clear = Cook clears the way
    .text = Once a turn he takes a tile off the board, without an assistant.
sign_do_redburn_rob = Red Kate’s fingers
    .text = Once a turn: a random card of a rival, unless 20 F are paid to you. No guard stops it.
sign_do_redburn_pay = Pay Red Kate
    .text = 20 F go to her player, and your hand stays as it is.
sign_do_redburn_yield = Let a card go
    .text = One card, drawn at random from your hand, changes hands. Others do not learn which.
sign_do_chapman_redraw = Look again
    .text = Once a turn: the tile goes back into the bag and another is drawn. That one binds.
sign_do_chapman_keep = Keep this tile
    .text = Chapman’s power stays ready for later in this turn.
sign_do_chevy_collect = Chevy’s bankers
    .text = Once a turn: 20 F. No assistant is used and no patron moves.
sign_do_paddock_raise = A level more
    .text = The gauge goes one level farther, for 100 F. It cannot be sold again in the workshop.
sign_do_paddock_lower = A level less
    .text = The gauge ends one level lower, and you get 100 F. No more than 2 levels on balance.
sign_do_paddock_pass = Ready to race
    .text = No more changes before the start. The money you have left is yours.
sign_do_postal_load = Load the parcel
    .text = A city of its colour pays for it. Until then there is no room for another.
sign_do_postal_leave = Leave the parcel
    .text = It stays in the city for whoever comes next, also for you.
sign_do_postal_express = Deliver by express
    .text = The parcel on board is paid for here, whatever its colour. Then you may load the one that lies here.
sign_do_diplomacy_roll = Roll at the gate
    .text = Up to your influence in this colour you are let out. Above it a bribe is asked.
sign_do_diplomacy_bribe = Pay the bribe
    .text = 20 F for each point that the die shows above your influence. Then the drive goes on.
sign_do_diplomacy_stay = Stay in the city
    .text = The drive is over, and its assistant or card is spent.
sign_do_diplomacy_raise = Buy influence
    .text = A level more in cities of this colour. As many as you can pay for, now that you have raised funds.
sign_do_patronage_collect = Collect from your patron
    .text = It takes the place of this whole sequence and costs no assistant. The patron goes back to the start.

## Help
help_aim = Bring your half-track across the continent. Points for arriving early, for a sound engine and chassis, and for money left; whoever does not arrive has none.
help_bivouac = Bivouac
    .text = Everybody takes a card from the market, the last in the order first.
help_planning = Planning
    .text = Behind your screen you place your assistants: pathfinders, mechanics, guards, funding. All screens are lifted together.
help_convoy = Convoy
    .text = In turn everybody plays a sequence: buy petrol, play cards, use one assistant. It goes round until all have passed.
help_maintenance = Maintenance
    .text = The new order follows progress; the first of it receives 20 F, the second 10 F (with two crews only the first).
help_drive = Driving
    .text = A mechanic drives as many spaces as the engine shows. Every tile costs petrol and may damage the car, hold a danger or stop you. Unexplored spaces are drawn when you enter them.
help_dials = The dials
    .text = Petrol at 0: no step. Engine at 0: broken down until you repair. The chassis is also your hand limit.
help_finish = The end
    .text = The first home makes it the last turn: when all have passed, the race ends. Only those who are home count points: 5, 3, and 1 for the order of arrival, 1 for each level of engine and chassis, 1 for every full 50 F. All others have 0.
keys = Keys
key_numbers = take the choice with that number
key_tab = go from lit space to lit space, in order of cost; arrows go from hex to hex
key_enter = take what has the focus; on the map: go to your vehicle
key_escape = close what is open
key_undo = take the last move back
key_gazette = read the Gazette
key_notation = type a move
key_zoom = nearer, farther, the whole map
key_back = back to what is asked
key_rule = open the rule book at what a tip explains
key_help = this page

## Drivers that are no people
temper_odette = Sings when the engine stalls, and louder when it starts again.
temper_barnaby = Has crossed every desert twice and will tell you so.
temper_amina = Reads sand as others read the paper.
temper_orlov = Says little, drinks tea, and is there before you.
temper_rosa = Waves at everybody she overtakes.
temper_sven = Would rather mend it himself than ask the way.
temper_kemal = Bargains for petrol even where it is free.
temper_hana = Counts every drop and forgets nothing.
temper_jack = Bets on himself, mostly against the odds.
temper_giulia = Brakes late, laughs early.
temper_anselm = Photographs every bird and still arrives.
temper_ilse = Up before the sun, maps folded, boots polished.

# Why a space near by is not reached in one go.
way_held = { $what ->
    [stop] It lies { $n } spaces away, but every drive ends at { $space }. Drive there first, and on with another drive.
    [unknown] It lies { $n } spaces away, but nobody knows what lies at { $space }. Drive there first; what it asks is paid there.
   *[asked] It lies { $n } spaces away, but at { $space } you are asked first how to take the damage. Drive there, then on.
}
petrol_gone = Petrol first: after this card none can be bought in this turn of yours.
tile_instead = { $tile }: take this one instead
ask_swap = { $card }: which is the first of the two tiles?
ask_swap_second = { $card }: which tile changes places with { $first }?
tank_full = Your tank is full.
tip_short = { $need } asked, { $have } in the tank
tip_short_ask = It is asked there: { $card } can pour in what is missing.
