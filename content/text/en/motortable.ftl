### The table of The Great Motorcar Race on the page. What the terminal says too stands in motorcar.ftl; `$strain`, `$predicament`
### and all numbers are called as there.

## The board.

new_york = New York
map_name = The route from New York to Paris by the north, with the time track round it
map_pole = North Pole
map_pacific = PACIFIC OCEAN
map_atlantic = ATLANTIC OCEAN
map_car = { $car }, day { $day }
route_name = The sixteen stages
flick_again = Turn order is flicked for again
stage_number = Stage { $n }
ordinal = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
day_lap = day · lap { $lap }
day_number = day { $day }
lap = lap { $lap }
steps_name = The steps of a round
step_flick = Order
step_strain = Strain
step_dice = Dice
step_inflict = Inflict
step_draw = Draw
step_travel = Drive
step_endure = Endure
step_over = Paris

## Rivals.

short_normal = normal
short_heavy = heavy
short_severe = severe
no_strain = no strain yet
hand_closed = hand closed
hand_thinking = thinking …
clear_road = clear road
mark_random = a random predicament
mark_inflicted = an inflicted predicament
aim_inflict = alone
aim_pledge = with help
aim_complete = with { $partner }

## What is asked, in short; and what can be answered.

your_turn = Your turn
wait = Wait
you = You
q_help = You pass the { $car } in trouble. Help?
q_help_hint = It loses one predicament of { $least } to { $most } days; you earn { $earned ->
    [one] a tile
   *[other] { $earned } tiles
}. Helping costs nothing.
q_inflict = Put a spoke in a rival’s wheel?
q_inflict_hint = { $count ->
    [0] No token will be drawn
    [one] One token will be drawn
   *[other] { $count } tokens will be drawn
} besides. It takes { $price } tiles; you have { $tiles }. Choose a rival, or leave it.
q_cancel = You are slowest: one predicament goes, free of charge. Which?
q_cancel_hint = Each would cost you { $least } to { $most } days.
q_pay = { $random ->
    [one] Pay off your random predicament?
   *[other] How many random predicaments do you pay off?
}
q_pay_hint = A tile each; you have { $tiles }. What is left costs { $least } to { $most } days each.
q_closed = Your hand is closed.
now_flick = The toy cars are lined up.
now_strain = All choose their strain.
now_dice = The predicament dice roll.
now_inflict = Who puts a spoke in whose wheel?
now_draw = Tokens come out of the bag.
now_travel = The cars are on the road.
now_cancel = The slowest may get out of one predicament.
now_pay = Tiles pay off random predicaments.
now_endure = What is left is endured.
now_over = Paris!
do_help = { $predicament ->
    [random] Pull it out of the mud
   *[inflicted] Undo the sabotage
}
do_drive_by = Drive on
do_cancel = { $predicament ->
    [random] Get out of the mud
   *[inflicted] Undo the sabotage
}
do_keep = Keep them all
do_pay = { $count ->
    [0] Pay off none
    [one] Pay off one
   *[other] Pay off { $count }
}
do_done = Leave it at that
do_nobody = Nobody does
do_nobody_hint = for all at this screen
do_withdraw = Open the hand again
why_random = { $whose ->
    [own] { $tiles ->
        [0] you have no tile to pay it off
        [one] your tile could pay it off too
       *[other] one of your { $tiles } tiles could pay it off too
    }
   *[rival] { $tiles ->
        [0] it has no tile to pay it off
        [one] it has a tile that could pay it off
       *[other] it has { $tiles } tiles that could pay it off
    }
}
why_inflicted = { $whose ->
    [own] { $tiles ->
       *[other] no tile can pay it off
    }
   *[rival] { $tiles ->
       *[other] no tile can pay it off
    }
}
no_tile = no tile
why_not = Why not { $what }?
rule_chapter = Rule book: { $chapter }

## The own bench.

your_bench = Your car
you_drive = You · { $car }
place_in_order = { $place } in turn order
dial_rest = at rest
dial_strain = strain
days_on_road = Days on the road
you_lead = nobody is faster
fastest = fastest: { $car }, { $day }
your_roll = Your roll
your_delay = Your delay
makes_days = { $days ->
    [one] makes one day
   *[other] makes { $days } days
}
makes_delay = { $days ->
    [one] one day lost
   *[other] { $days } days lost
}
will_roll = You will roll for { $least } to { $most } days.
not_rolled = The dice wait for the road.
trouble_ahead = { $n ->
    [one] one predicament: { $least } to { $most } days more if you endure it
   *[other] { $n } predicaments: { $least } to { $most } days more for each you endure
}

## Bag and dice.

bench_title = Random predicaments
bench_wait = one die for each car
bench_how = The leg says how many tokens are drawn; the dice may add one or two.
bench_tokens = drawn
bench_drawer = { $car }, last in order, draws from the bag.
bag_in = { $n } in
bag_drawn = { $n } out
col_cars = Cars
col_leg_1 = Leg 1
col_leg_23 = 2 & 3
col_leg_4 = Leg 4
col_plus_1 = +1 at
col_plus_2 = +2 at

## Sportsmanship tiles.

tiles_title = Sportsmanship
tiles_in_hand = { $tiles ->
    [0] no tile in hand
    [one] one tile in hand
   *[other] { $tiles } tiles in hand
}
tile_pay = Clear road
tile_pay_text = { $n ->
    [one] one tile ends a random predicament of yours
   *[other] { $n } tiles end a random predicament of yours
}
tile_pay_when = after all drove
tile_inflict = Sabotage
tile_inflict_text = { $n } tiles stop a rival, yours or with a partner
tile_inflict_when = after the dice
tile_earn = Help
tile_earn_text = { $n ->
    [one] one more tile for every rival you help
   *[other] { $n } more tiles for every rival you help
}
tile_earn_when = when you pass
tile_now = now

## Closed hands.

strain_title = How hard do you drive?
rivals_hands = The hands of your rivals
only_you_see = Only you see inside.
title_normal = Normal
title_heavy = Heavy
title_severe = Severe
on_the_road = On the road
in_the_bag = In the bag
if_trouble = If trouble comes
formula_low = { $dice ->
    [1] + { $n }
    [2] lower + { $n }
   *[other] lowest + { $n }
}
formula_high = { $dice ->
    [1] + { $n }
    [2] higher + { $n }
   *[other] highest + { $n }
}
day_range = { $least }–{ $most } days
on_average = { $n } on average
tokens_go_in = { $n ->
    [one] one of your tokens goes in
   *[other] { $n } of your tokens go in
}
risk = Risk of trouble
about_days = about { $n } days, trouble included
motto_normal = Sure and slow.
motto_heavy = A fair gamble.
motto_severe = Splendid folly.
hand_is_closed = Your hand is closed
others_choose = The others choose
hand_holds = It holds { strain_word }.
strain_word = { $strain ->
    [normal] one token: normal strain
    [heavy] two tokens: heavy strain
   *[severe] three tokens: severe strain
}
hands_closed = { $n ->
    [0] no hand is closed yet
    [one] one of { $all } hands is closed
   *[other] { $n } of { $all } hands are closed
}
hands_open = All hands open!
strain_ask = How hard will you drive to { $place }?
strain_how = Close your hand on one, two or three tokens. All hands open together.
strain_pick = choose
strain_close = closes the hand
close_hand = { $n ->
    [one] Close hand on one
   *[other] Close hand on { $n }
}
reckoning = { $guess ->
    [one] If every rival holds one token
   *[other] If every rival holds { $guess } tokens
} and { $drawn } are drawn from { $all }, yours come out { $mean } times on average.
change_guess = Change the guess

## The flick.

flick_title = The flick for turn order
flick_table = The table with a lane for each car; the far edge is on the right
the_edge = THE EDGE
over_short = over!
centimetres = { $n } cm
pull_sealed = { $car }: sealed
pulling = { $car } …
flick_ask = Flick your car for turn order
flick_wait = The others still pull
flick_done = All let go!
flick_how = Nearest to the far edge goes first; over it goes last. All let go together.
key_space = Space
flick_space = hold to pull, release to let go
flick_step = one step
let_go = Let go
flick_range = { $near } to { $far } cm from the edge
flick_risk = over the edge: { $n } % of the time
pull = Pull
pull_number = pull { $n }
band_short = stops short
band_near = near
band_over = may go over

## The paper.

paper = The paper
masthead = The Motor Gazette
by_wire = By wire
replay = Look at the race again
since_title = What happened since your last answer
again = Again
head_news = News from the road
head_start = To Paris by the north!
paper_start = Times Square, 12 February 1908. A quarter of a million people wave hats and flags. Before the gun is fired, toy cars decide who goes first.
head_went_over = { $who } over the edge!
head_slid = Toy cars for first place
head_ranked = A new order for { $destination }
head_assessment_began = To the line
head_round_began = The cars leave for { $destination }
head_strain_revealed = All hands are open
head_predicaments_counted = The dice have spoken
head_inflicted = Foul play! { $rival } sabotaged
head_inflicted_together = { $partner } and { $who } against { $rival }
head_pledged = A tile lies beside { $rival }
head_token_drawn = { $rival } in trouble
head_travelled = { $who } on the road to { $destination }
head_helped = { $who } rescues { $rival }
head_left_alone = { $who } passes { $rival } by
head_cancelled_freely = Fortune smiles on { $who }
head_paid_off = { $who } pays for a clear road
head_endured = { $who } stuck near { $destination }
head_over = Paris!

## The end.

col_car = Car
col_days = Days
col_tiles = Tiles
col_lost = Days lost in trouble
col_helped = Rivals helped
col_inflicted = Sabotages
chart_title = Days behind the fastest, stage by stage
result_how = The fewest days win. Equal days are settled by tiles, and equal tiles share the win.
decided_title = What decided it
decided_gap = { $loser } needed { $gap ->
    [one] one day
   *[other] { $gap } days
} more than { $winner }: { $pace ->
    [more] { $road ->
        [one] one more
       *[other] { $road } more
    } on the road
    [less] { $road ->
        [one] one fewer
       *[other] { $road } fewer
    } on the road
   *[same] as many on the road
}, { $fate ->
    [more] { $days ->
        [one] one more
       *[other] { $days } more
    } lost in trouble
    [less] { $days ->
        [one] one fewer
       *[other] { $days } fewer
    } lost in trouble
   *[same] as many lost in trouble
}.
decided_tiles = { $winner } and { $loser } needed the same days; tiles decided, { $tiles } to { $fewer }.
decided_bag = The bag: { $winner } put { $tokens } tokens in and { $drawn } came out, { $loser } { $tokens_too } and { $drawn_too }.
decided_sabotage = Sabotage cost { $loser } { $days ->
    [one] one day
   *[other] { $days } days
}. { $culprit } { $times ->
    [one] did it once
    [2] did it twice
   *[other] did it { $times } times
}.
decided_ways_out = Ways out: { $winner } was helped out { $helped } times and paid { $paid } off, { $loser } { $helped_too } and { $paid_too }.
decided_front = { $from ->
    [start] { $winner } was in front from the first stage to the last.
   *[later] { $winner } was in front from { $place } on.
}

## Help.

tab_table = Table
tab_tiles = Tiles
tab_rivals = Rivals
tab_paper = Paper
help_aim = Be in Paris after the fewest days. Sixteen stages, a round for each.
help_flick = Before the first stage and after stages 4, 8 and 12 toy cars are flicked for turn order: nearest to the edge first, over it last.
help_strain = Close your hand on one, two or three tokens. More strain is faster, and puts more of your tokens in the bag.
help_dice = A die for each car. The leg and the dice say how many tokens will be drawn.
help_inflict = Two tiles inflict a predicament on a rival: both yours, or one of yours and one of a partner later in order.
help_draw = The last in order draws. Whose token comes out has a random predicament.
help_travel = In turn order all roll and drive. Rivals in trouble ahead of you in order whom you meet or pass you may help, for a tile each.
help_endure = The slowest gets out of one predicament for nothing, tiles pay off random ones, the rest costs days. Then the slowest receives a tile.
help_keys = Keys: numbers choose, U takes back, G opens the paper, T the talk, ? this page, / typed moves.
to_book = To the rule book

## Setting up.

form_title = New York to Paris, 1908
form_text = Six motorcars, sixteen stages, three ways to drive: sure, bold or mad.
form_start = Race against three bots
form_start_text = You in the Thomas Flyer, with Protos, Züst and De Dion-Bouton. About half an hour.
form_lesson = Learn it in seven pictures
form_cars = Drivers
form_flick = Turn order
form_flick_skill = Flick toy cars
form_flick_luck = Draw lots
form_cars_count = { $n } cars · about { $minutes } minutes
invite_text = A race over the top of the world. You choose in secret how hard to drive, and help your rivals out of the mud, or leave them in it.
invite_how = The fewest days to Paris win. It is learned in five minutes.
form_take = take this car

## The chapters of the rule book.

book_aim = The aim
book_order = Turn order
book_strain = Strain
book_trouble = Predicaments by chance
book_inflict = Inflicting
book_road = On the road
book_help = Helping
book_ways_out = Ways out
book_endure = Enduring
book_end = The end
book_rulings = Where the book is silent
book_story = The race of 1908
