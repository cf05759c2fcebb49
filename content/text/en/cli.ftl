# Words of the terminal game.
welcome = The Great Race: { $from } to { $to }, { $seats } crews. Type a number, a move, or help.
you = Your crew
crew_number = Crew { $number }
heading_turn = Turn { $turn }
heading_order = Order
heading_progress = Progress
gauge_petrol = petrol
gauge_engine = engine
gauge_chassis = chassis
money = money
cards = cards
hand = Hand
known_cards = known
assistants = assistants
no_assistants = none
passed_mark = passed
finished_mark = arrived, place { $place }
at = at
market = Market
looking_at = You look at
drawn_tiles = Drawn tiles
deck_and_bag = Deck { $deck } · discard { $discard } · bag { $bag } · removed { $removed }
skill_pathfinder = pathfinder
skill_mechanics = mechanics
skill_guard = guard
skill_funding = funding
ask_bivouac = Bivouac: which card do you take?
ask_planning = Planning: where do your assistants go?
ask_sequence_petrol = Your sequence: buy petrol, play cards, use an assistant or pass.
ask_sequence_cards = Your sequence: play cards, use an assistant or pass.
ask_explore_take = Which tile do you lay next?
ask_explore_place = Where do you lay { $tile }?
ask_keep_cards = Which card do you discard?
ask_hand_limit = Cards in hand: { $cards }, but your chassis allows only { $limit }. Which one goes?
ask_repair = Repair: what do you use?
ask_drive = Drive: { $moves } { $moves ->
    [one] step
   *[other] steps
} left.
ask_enter_tile = { $tile } on { $space }: { $cost }. What do you do?
ask_damage = { $who } takes { $amount } damage: engine or chassis?
ask_counter = { $who } plays { $card }. Do you counter it?
ask_choose = { $card }: which tile?
ask_customs = { $card }: which card do you give up?
ask_other = Your choice?
waiting = The others are thinking …
cost_petrol = { $n } petrol
cost_damage = { $n } damage
cost_danger = danger (+{ $n } damage)
cost_stop = stop
cost_unknown = unexplored
luck_mark = luck
choices_more = … and { $n } more; type list to see all
choice_plan = pathfinder { $pathfinder }, mechanics { $mechanics }, guard { $guard }, funding { $funding }
choice_from_to = { $name } { $before }→{ $after }
city_draw = city, { $cards } { $cards ->
    [one] card
   *[other] cards
}
destination = the finish!
to_city = to { $city }, { $price }F
not_a_number = There is no choice { $number }; the choices run from 1 to { $count }.
not_understood = { $error }
not_possible = Not possible: { $reason } ({ $rule })
is_possible = That is possible.
end_of_input = The input ends here; the race is left as it stands.
bye = The race is left as it stands.
result = Result
result_line = { $place }. { $who }: { $points } { $points ->
    [one] point
   *[other] points
} (arrival { $arrival }, engine { $engine }, chassis { $chassis }, money { $money })
result_out = { $place }. { $who }: did not arrive, progress { $level }
result_cap = Turn { $turn } is over and nobody has arrived: the race is called off.
help = Type the number of a choice, or a move such as: drive · to C7 · buy petrol 2 · plan pmmgf · play saboteur against 2.
    why MOVE     why a move is not possible now, and what would help
    list         all choices
    map          the board again
    key          what the map shows
    card NAME    what a card does
    undo         take back your last move, as long as nothing came to light since
    save FILE    keep the race in a file after every move
    position     the position in one line, as far as you know it
    quit         leave
key = The map: three letters are a city; a dot is an unexplored space, # an unexplored space in a risk zone (+1 petrol); a number is
    a tile’s petrol, followed by ' for each level of damage, ! for danger, | for stop; numbers in brackets are the crews on that
    space (1+3: crew 1 and three more).
no_such_card = There is no card called { $name } in this race.
saved = Saved.
save_where = Where? Type: save FILE
undone = Taken back.
no_undo_nothing = There is nothing to take back.
no_undo_luck = Luck has spoken since: what was drawn stays drawn.
no_undo_reveal = Something hidden was shown since.
no_undo_other = Somebody else has acted since.
