### A race with the cardboard game: the program is René (R177). For the terminal and for the page.

title = René for your own table
motto = You play with the cardboard game. René sits here and tells you what he does.
about = Lay the board as always. Tell what René’s rules read, and nothing else: what came from deck and bag, where you stand, and how your gauges are.
lay = Lay the table
lay_board = Board
lay_direction = Direction
lay_forward = forwards
lay_reverse = backwards
lay_middle = The middle city at the end
lay_token = Token on { $city }
lay_first = Who begins
lay_first_1 = I do
lay_first_2 = the Torpedo
lay_level = René’s level
lay_legacy = the Torpedo wins legacy powers
lay_powers = Powers that it has already
lay_modules = Modules that René reads
lay_modules_text = All others you play on the table, and nothing of them is told here.
lay_begin = René takes his seat
lay_go_on = Go on with the race on { $board }
lay_file = Bring in a file
lay_file_bad = This file is no race with the cardboard game: { $why }
welcome = René is ready: { $from } – { $to }. Type what cardboard brings; help tells the rest.
kept = Kept in { $file }.
log_kept = The log is in { $file }.
again = Go on with: great-race rene --resume { $file }
turn = Turn { $turn }
you = You
you_at = You stand at { $space }
torpedo_at = The Torpedo stands at { $space }
objective = Objective: { $city }
ask_market_card = Lay a card in slot { $slot } of the market. Which one is it?
ask_pick = { $left ->
    [one] You take one card. Which one?
   *[other] You take { $left } cards. Which one first?
}
ask_rene_card = Turn up René’s next card. Which one is it?
ask_tile = René draws a tile from the bag. Which one is it?
ask_blind_tile = The Torpedo drives blind to { $space }. Draw a tile: which one is it?
ask_city_card = The Torpedo draws a card. Which one is it?
ask_die = Throw the die. What does it show?
ask_turn = Your turn. Play it on the table, then tell what became of it.
turn_orders = at SPACE · lay TILE SPACE · lift SPACE · hit CARD · then next, or pass when no assistant is left · help
ask_over = The race is over.
draw_for_me = Draw for me
next = My assistant is done
next_text = René goes on.
pass = I have no assistants left
pass_text = René finishes the convoy alone.
stand = I stand here
home = I am at the finish
lay_tile = A tile lies here
lift_tile = No tile lies here
tile_which = Which tile lies at { $space }?
hit = A card against the Torpedo
hit_card = { $card }: −{ $n }
gauges = My gauges
gauges_torpedo = The Torpedo’s gauges
money = My francs
take = Take it
cancel = Cancel
set_right = Put right
set_right_text = Gauges, francs, tiles and places can be put right at any time.
space_text = Press a space to say that you stand there, or what lies there.
undo = Take the last entry back
undone = Taken back: { $entry }
undo_none = There is nothing to take back.
save = Save as a file
log = Save the log
leave = Another table
leave_sure = This race is then forgotten here. Save it as a file first if you want it back.
said = What was told
told = What René does
told_none = René waits for you.
harm = A danger card takes from you what it says: turn it away with a Militia if you hold one, then put the gauge back.
result = The result
result_text = The points are counted from the gauges and francs as they stand here: put them right first.
place = { $place ->
    [1] first
   *[other] second
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
no_words = That means nothing here: { $text }
no_not_asked = That is not asked now.
no_none_left = There is none of it left to come.
no_city = No tile lies in a city.
no_nothing_there = No tile lies there.
no_beyond_gauge = That gauge goes up to { $limit }.
no_notes = Francs come in notes of 10.
no_finish = Whoever is at the finish stays there. Arriving is told in your own turn: at, and the finish.
no_harmless = That card does nothing to the Torpedo.
no_not_now = That cannot be at this moment.
no_too_much = That is too long, or the race has too many entries.
help = A number takes a choice of the list, or type:
    card NAME, tile NAME, rene A1, die N: what came · pick NAME: the card that you took
    at SPACE: where you stand (the finish: you are home) · lay TILE SPACE · lift SPACE
    next: your assistant is done · pass: you have none left
    hit saboteur, hit siphoner: played against the Torpedo
    set gauges P E C, set money N, set torpedo P M, set torpedo at SPACE: put something right
    draw: the program draws René’s card · undo · map · list · save FILE · quit
