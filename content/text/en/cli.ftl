# Words of the terminal game.
welcome = The Great Race: { $from } to { $to }, { $seats } crews. Type a number, a move, or help.
you = Your crew
crew_number = Crew { $number }
heading_turn = Turn { $turn }
heading_order = Order
known_cards = Cards that everybody knows of
assistants = assistants
no_assistants = none
deck_and_bag = Deck { $deck } · discard { $discard } · bag { $bag } · removed { $removed }
waiting = The others are thinking …
choices_more = … and { $n } more; type list to see all
choice_plan = pathfinder { $pathfinder }, mechanics { $mechanics }, guard { $guard }, funding { $funding }
city_draw = city, { $cards } { $cards ->
    [one] card
   *[other] cards
}
finish = the finish!
not_a_number = There is no choice { $number }; the choices run from 1 to { $count }.
could_be = That could be: { $acts }. Say a little more.
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
result_torpedo = { $place }. { $who }: { $points } points (arrival { $arrival }, mechanics { $engine }, cards revealed { $reveals })
result_cap = Turn { $turn } is over and nobody has arrived: the race is called off.
help_race = Type the number of a choice, or a move such as: drive · to C7 ·
    buy petrol 2 · plan pmmgf (or pmmgf) · play saboteur against 2.
    key          what the map shows
    rules        the rules in short
    rules NAME   a module of this race, with its numbers
    leaders      every leader and its power
    card NAME    what a card does
    cities       all cities with map code, colour and cards
    lines        all transport lines and their prices
    crew N       a crew, and which of its cards are known
help_motorcar = Type the number of a choice, or a move such as: 74 (a flick of 74) ·
    strain heavy · inflict 2 · pledge 3 · help 2 random · pay 1 · done.
    Or say it: three quarters (a flick) · heavy · sabotage Protos alone · help Protos ·
    drive on · undo the sabotage · pay off one · that is all.
    rules       the rules in short
help_any = why MOVE     why a move is not possible now, and what would help
    list         all choices
    map          the position again
    undo         take back your last move, if nothing came to light since
    undo further also over luck, where all others are bots
    hint         what the champion would do, and why; the race then counts for no records
help_local = save FILE    keep the race in a file after every move
    position     the position in one line, as far as you know it
    quit         leave (also q)
help_net = say WORDS    to all at the table
    resign       give up; a bot plays on
    quit         leave; your seat is kept (also q)
undo_further = To go back over it all the same, type: undo further
key = The map: three letters are a city (type cities for the names). A dot is an
    unexplored space, # an unexplored space in a risk zone (+1 petrol). A number
    is the petrol of a tile, risk included, followed by ' for each level of
    damage, ! for danger, | for stop. Numbers in brackets are the crews on that
    space (1+3: crew 1 and three more). Letters above and numbers at the left
    name the spaces: C7. Odd rows lie half a space to the left of even ones.
    Assistants are shown as in a plan: p pathfinder, m mechanics, g guard,
    f funding.
    Progress 4/20: the crew has reached level 4 of the 20 on the way to the
    finish; at the end of a turn the farthest goes first in the next one.
no_such_card = There is no card called { $name } in this race.
parcels = Parcels
parcel = parcel
patron = patron
influence = influence
influence_prices = from { $start } on, the next levels cost { $prices }
power_spent = used
no_such_module = There is no module called { $name } in this race. In play: { $known }.
saved = Saved.
save_where = Where? Type: save FILE
labelled = { $label }: { $text }
francs = { $n } F
crew_line = at { $space } · progress { $level }/{ $levels } · { $francs } F · { $cards } { $cards ->
    [one] card
   *[other] cards
}
tile = { $terrain } ({ $cost })
tile_on = { $tile } on { $space }
risk = risk zone: +{ $n } petrol
guard_used = guard used
choice_explore = draw { $n } { $n ->
    [one] tile
   *[other] tiles
} and lay { $n ->
    [one] it
   *[other] them
} beside your way
choice_draw = draw { $n } { $n ->
    [one] card
   *[other] cards
} unseen
choice_repair = use parts and tools, or buy levels for { $francs } F each
choice_drive = up to { $n } { $n ->
    [one] step
   *[other] steps
}
choice_pass = no more turns now; only guards stay
choice_let = let it happen
plan_how = Type a letter for each of your { $n } assistants, such as pmmgf:
    p pathfinder, m mechanics, g guard, f funding. Some plans:
flick_how = Type the number, such as 74.
only_choice = { $question } Only one answer is possible: { $act }.
sit_down = { $who }, press Enter when you sit here.
city_line = { $code } { $name }, { $colour }, { $cards } { $cards ->
    [one] card
   *[other] cards
}
line_line = { $line }, { $way }, { $francs } F
way_sea = by sea
way_air = by air
no_such_crew = Which crew? Type crew and a number from 1 to { $n }.
you_win = You win!
crew_wins = { $who } wins!
seed_was = The seed of this race: { $seed } (great-race play --seed { $seed } brings the same luck).
not_saved = The race is not saved.
save_first = The race is not saved. Type save FILE to keep it, or quit once more to leave.
save_broken = Not saved: { $file } cannot be written ({ $error }).
save_foreign = Not saved: { $file } holds something else. Take another name, or add --force to write over it.
save_same = Not saved: { $file } holds this race already. Go on with --resume { $file }, or add --force to start anew.
rules = Aim: drive from { $from } to { $to } and have the most points.
    A turn: each crew takes a card from the market; all place { $assistants } assistants in
    secret; then, again and again in turn order, each may buy petrol, play cards
    and use one assistant, or pass. The farthest crew leads the next turn.
    Pathfinder: lay { $tiles } tiles, or draw cards ({ $drawn }).
    Mechanics: drive as many steps as the engine shows, or repair.
    Guard: avoid a danger or counter a card out of turn, or clear a tile.
    Funding: all assistants there at once:
    { $funding }.
    Driving: a tile costs its petrol and damage; a danger does { $danger } damage unless
    avoided; a stop or a city ends the drive; a risk zone costs +{ $risk } petrol, a
    city { $to_city } petrol. Engine 0: no driving. Chassis: as many cards as you may hold.
    Prices: petrol { $city_petrol } F a level in a city, { $petrol } F outside; parts { $city_part } F and { $part } F.
    Points, for those who arrive: by arrival { $places }; 1 for each
    level of engine and of chassis; 1 for every { $francs } F.

# A table on the network.
net_seat = You have seat { $seat }. Your link, to come back: { $link }
    Your recovery code, to write down: { $code }
net_gathering = You sit at the table. The game has not begun …
net_commitment = The SHA-256 of the seed is { $commitment }.
net_waiting = Waiting for { $who } …
net_paused = The table is paused …
net_broken = The line is broken; trying again …
net_back = The line is back; nothing is lost.
net_bye = Your seat is kept: come back with the same link.
person_sits = { $who } plays.
nobody_sits = { $who }: the seat is free.
bot_sits = { $who }: a bot plays ({ $bot }).
net_said = { $who } says: { $words }
net_abandoned = The game was given up.
net_seed = The seed was { $seed }. Its SHA-256 is { $commitment }.
net_luck_kept = The luck was checked here: every draw follows from the seed and the nonces, yours among them, and all of them were fixed before any was opened.
net_luck_withheld = Did not open what it had committed to, and went to a bot: seat { $seats }.
net_luck_nothing = Your seat added nothing to the luck, so nothing was checked here: great-race verify shows whether the log fits together.
net_luck_lost = The nonce that this seat committed to is not known here: it cannot be opened, and a bot may take the seat.
net_luck_other_seed = the server commits to another seed than before; the nonce is not opened
net_luck_bad = Do not trust the luck of this race: { $what }.
torpedo_line = at { $space } · progress { $level }/{ $levels }
rene_card = René’s card { $card } ({ $colour }): lays { $tiles } tiles, from value { $threshold } on your path · moves { $moves } · slot { $first } when first, { $second } when second · danger { $damage } { $gauge } · recovers { $petrol } petrol, { $mechanics } mechanics
rene_objective = Objective: { $city }, { $n } spaces away · { $left } cards left in his deck
rene_powers = Legacy powers
campaign_begun = The campaign stands in { $file }. Race with: great-race play --campaign { $file }
campaign_head = Campaign of { $player }: { $races } { $races ->
    [one] race
   *[other] races
}, { $won } won, { $stamps } { $stamps ->
    [one] stamp
   *[other] stamps
}
campaign_deck_building = deck building
campaign_legacy = legacy powers
campaign_passport = passport
campaign_deck = René’s deck: { $cards }
campaign_running = A race is running: play --campaign goes on with it, campaign abandon gives it up.
campaign_owes = Name { $n } of René’s cards that leave, with campaign letters: { $letters }.
campaign_you_begin = You begin the next race.
campaign_torpedo_begins = The Torpedo begins the next race.
campaign_race = { $n }. { $board }, { $direction }: { $ending }, { $turns } turns
campaign_entered = The race is entered in the campaign.

## Moves of The Great Motorcar Race in words, parted by bars. Any word may be left out or cut short.

said_flick = pull { $part ->
    [quarter] a quarter
    [half] half way
    [three_quarters] three quarters
   *[full] all the way
}
said_strain = { $strain ->
    [normal] normal strain
    [heavy] heavy strain
   *[severe] severe strain
}
said_withdraw = open the hand | think again
said_inflict = two tiles against { $rival } alone | sabotage { $rival } alone
said_pledge = one tile against { $rival } with a partner | sabotage { $rival } with a partner
said_complete = join against { $rival } | the second tile against { $rival }
said_done = that is all | leave it | done | no
said_help = help { $rival } out of the { $predicament ->
    [random] mud | yes help { $rival } random
   *[inflicted] sabotage | yes help { $rival } inflicted
}
said_drive_by = drive on | drive past | no
said_cancel = cancel the { $predicament ->
    [random] random one | out of the mud
   *[inflicted] inflicted one | undo the sabotage
}
said_keep = cancel none | keep them | no
said_pay = { $count ->
    [0] pay off none | no
    [1] pay off one
    [2] pay off two
    [3] pay off three
    [4] pay off four
    [5] pay off five
    [6] pay off six
   *[other] pay off { $count }
}
