# Words of the table that the page and the terminal share.

## What is asked
ask_bivouac = Bivouac: which card do you take?
ask_planning = Planning: where do your assistants go?
ask_sequence_petrol = Your sequence
ask_sequence_cards = Your sequence
ask_explore_take = Which tile do you lay next?
ask_explore_place = Where do you lay { $tile }?
ask_keep_cards = Which card do you discard?
ask_hand_limit = { $cards } { $cards ->
    [one] card
   *[other] cards
} in hand, but your chassis allows { $limit }. Which one goes?
ask_repair = Repair: what do you use?
ask_drive = Drive: { $moves } { $moves ->
    [one] space
   *[other] spaces
} left.
ask_enter_tile = { $tile } on { $space }: what do you do?
ask_damage = { $me ->
    [yes] { $amount } damage: off the engine or the chassis?
   *[no] { $who } takes { $amount } damage: off the engine or the chassis?
}
ask_counter = { $aim ->
    [me] { $who } plays { $card } against you. Do you counter it?
    [tiles] { $who } plays { $card } on { $tiles }. Do you counter it?
   *[none] { $who } plays { $card }. Do you counter it?
}
ask_choose = { $card }: which tile?
ask_customs = { $card }: which card do you give up?
ask_other = Your choice?
hint_tile = It asks: { $asks }.

## Skills, gauges, and what a choice changes
skill_pathfinder = Pathfinder
skill_mechanics = Mechanics
skill_guard = Guard
skill_funding = Funding
gauge_petrol = petrol
gauge_engine = engine
gauge_chassis = chassis
torpedo = the Torpedo
rene = René Estienne
gauge_mechanics = mechanics
number_petrol = petrol
number_engine = engine
number_chassis = chassis
number_money = money
number_cards = cards
before_after = { $name } { $before } → { $after }
luck_card = cards are drawn from the deck
luck_tile = a tile is drawn
luck_tiles = tiles are drawn
luck_die = a die is rolled

## What entering a space costs
cost_petrol = { $n } petrol
cost_damage = { $n } damage
cost_danger = danger
cost_stop = stop
cost_nothing = free
unexplored = unexplored

## Headings and states
market = The market
looking_at = You look at
drawn_tiles = Drawn tiles
hand = Hand
status_home = arrived, place { $place }
status_passed = passed

## Taking a move back
undone = The last move was taken back.
taken_over = Somebody else now sits on seat { $seat }: { $who }.
new_rules = The program was renewed and the game goes on under its newer rules. What came before cannot be taken back or replayed.
helped = { $who } asked for a hint: this race counts for no records.
no_undo_nothing = There is nothing to take back.
no_undo_luck = Luck has spoken since: what was drawn stays drawn.
no_undo_reveal = Something hidden was shown since.
no_undo_other = Somebody else has acted since.
no_undo_over = The race is over.
no_undo_sealed = Answers are being collected under seal.

## Questions of modules and leaders

ask_leader = Who leads your crew?
ask_crew = Which crew do you hire?
ask_second_look = { $tile } on { $space }: keep it, or draw another?
ask_heist = { $who } wants a card of yours. Pay { $francs } F, or let one go?
ask_workshop = Before the start: build your vehicle
ask_garage = Paddock: which gauge?
ask_depot = A { $colour } parcel lies here: load it?
ask_visa = You leave a city: roll the die?
ask_bribe = The gate costs { $francs } F: pay, or stay?
ask_reception = Buy influence with your money?
ask_camp = Take a card from the market{ $cards ->
    [one] { "." }
   *[other] { " (" }{ $cards } more).
}
ask_peril = A danger card is about to cost you { $damage } { $gauge }. Answer it?
luck_parcel = a parcel
luck_card_of = a card from a hand
luck_rene = a card of René’s
