# A solo race on the page: René's card, the Torpedo's sheet, what he does and why.
card_title = René Estienne
card_level = level { $level }
card_back = His card lies face down until your plan is open.
card_objective = objective
card_nowhere = none yet
card_tiles = Lays { $n } tiles
card_tiles_text = below { $limit } on his course, else on your path
card_moves = Assistants: the first lays, the others drive
card_lay = lays
card_drives = { $n ->
    [0] stands
    [one] { $n } space
   *[other] { $n } spaces
}
card_assistant = Assistant { $n }: { $does }
card_slots = Takes slot { $first }, or { $second }
card_slots_text = when he is first, or second
card_danger = Danger costs you { $n }
card_danger_text = { $gauge }, for each card left on the market
card_recover = +{ $petrol } petrol, +{ $mechanics } mechanics
card_recover_text = come back in Planning
card_left = { $n ->
    [0] all cards shown
    [one] { $n } card left
   *[other] { $n } cards left
}
torpedo_text = Six wheels, no money, no cards
torpedo_where = Show the Torpedo on the map
torpedo_dial = MECHANICS
torpedo_assistants = { $n ->
    [0] no assistant left
    [one] { $n } assistant left
   *[other] { $n } assistants left
}
powers = Legacy powers
powers_stuck = { $n } of 16 stuck on
powers_off = This race is without legacy powers.
power_has = { $colour } { $level }, stuck on: { $what }
power_next = { $colour } { $level }, next: { $what }
power_later = { $colour } { $level }, later: { $what }
power_blue_1 = No stops
    .text = Stop symbols do not hold it.
power_blue_2 = Risk zones free
    .text = Risk zones cost it no petrol more.
power_blue_3 = Free ships
    .text = It goes by ship, for nothing.
power_blue_4 = +1 on move 2
    .text = Its second assistant drives one space more.
power_yellow_1 = Gauges to 7
    .text = Both gauges go up to 7.
power_yellow_2 = Gauges to 8
    .text = Both gauges go up to 8.
power_yellow_3 = Gauges to 9
    .text = Both gauges go up to 9.
power_yellow_4 = Gauges to 10
    .text = Both gauges go up to 10.
power_green_1 = Petrol in camp
    .text = Petrol cards that René takes in the Bivouac fill its tank.
power_green_2 = Repair in camp
    .text = Parts and tools that René takes in the Bivouac mend it.
power_green_3 = Petrol in cities
    .text = Petrol cards that it draws in a city fill its tank.
power_green_4 = Repair in cities
    .text = Parts and tools that it draws in a city mend it.
power_red_1 = Danger in camp
    .text = Danger cards that René takes in the Bivouac hurt you.
power_red_2 = Danger in cities
    .text = Danger cards that it draws in a city hurt you.
power_red_3 = Danger costs 1
    .text = Danger on a tile costs it 1 mechanics.
power_red_4 = Danger costs 0
    .text = Danger on a tile costs it nothing.
thinks = How René thinks
thinks_none = What he does and why is told here, step by step.
thinks_again = Look again
turn_rene = René’s turn
turn_next = Next step
turn_mine = To my turn
turn_pace = Pace
pace_step = step by step
pace_slow = slow
pace_normal = normal
pace_fast = fast
pace_instant = at once
sheet = René and the Torpedo
sheet_deck = Not shown yet
sheet_deck_text = Which of them comes next nobody knows.
sign_card = René’s card
    .text = It says what René does in this turn: how many tiles he lays, how far each assistant drives, what he takes in the Bivouac. A new one comes when the plans are open.
sign_objective = Objective
    .text = The nearest city ahead in the colour of the card that the Torpedo has not seen, or the finish where that is nearer.
sign_tiles = Laying tiles
    .text = René’s first assistant draws tiles, the easiest first. Petrol, damage, danger and stop count 1 each: below the number a tile goes on the Torpedo’s course, otherwise on your path.
sign_moves = Driving
    .text = Each further assistant drives so many spaces at most: to a new city beside it, else over the easiest known tile towards the objective, else blind.
sign_slots = The market
    .text = In the Bivouac René takes these slots before you do, and discards what lies there.
sign_harm = Danger on the market
    .text = Each danger card that is left when both have taken theirs costs you so much.
sign_recover = Recovery
    .text = So much comes back to the Torpedo in Planning.
sign_left = René’s deck
    .text = Eight cards. When all were shown they are shuffled anew; each that was shown counts a point for René if the Torpedo arrives.
sign_torpedo = The Torpedo
    .text = René’s car. It has petrol and mechanics, five assistants, no money and no hand.
sign_mechanics = Mechanics
    .text = Damage and danger take from it. At 0 the Torpedo stands until it recovers in Planning.
