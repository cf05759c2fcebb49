### Modules of The Great Race: name, and what each does in one line.

postal = Postal
    .text = Parcels wait in the cities; bring one to a city of its colour and be paid.

season = Season
    .text = Every turn is two months later, and a die decides what the weather costs.

microclimate = Microclimate
    .text = Tiles whose sky a die decides each time somebody drives in.

village = Village
    .text = Tiles where a drive may end well: petrol, parts, money or a card.

patronage = Patronage
    .text = Raising funds moves your patron; collect when the purse is full enough.

diplomacy = Diplomacy
    .text = Leaving a city takes influence, luck or a bribe.

leaders = Leaders
    .text = A captain with a power for every crew.

paddock = Paddock
    .text = Every half-track has gauges of its own: by its sheet, or as you build it.

## Panels beside the board.

hard_form = hard
free_form = free
modules_sheet = Modules
modules_tab = Modules
die_shows = The die shows { $face }
die_waits = The die is not thrown yet
sky_waits = The die is about to be thrown.
sky_clear = Fair weather: tiles cost what they show.
sky_petrol = Heavy going: 1 petrol more on every tile.
sky_damage = Storm: 1 damage more on every tile.
sky_petrol_and_damage = Hurricane: 1 petrol and 1 damage more on every tile.
sky_no_boats = High seas: no boat puts out.
climate_note = Microclimate tile: a die as you drive in
patrons = Patrons
patron_worth = yours holds { $francs }
patron_collect = Collect { $francs }
patron_of = Patron of { $who }
patron_next = Your next funding moves it to { $francs }.
patron_last = No free space is left ahead of it.
out_patron = { $n ->
    [one] your patron moves one free space on
   *[other] your patron moves { $n } free spaces on
}
influence = Influence
influence_row = { $colour } cities: your influence is { $level }, the next level costs { $francs }
influence_top = { $colour } cities: you pass freely
influence_of = { $who } { $level }
gate_rule = leave if the die ≤ level
gate_level = Your influence in { $colour } cities: { $level }
gate_level_short = die ≤ { $level }
gate_roll = { $level } or less lets you out; every point more costs { $francs }.
gate_bribe = A { $die }, level { $level }: pay { $francs } or stay.
parcel_yours = Your parcel
parcel_of = Parcel of { $who }
parcel_reward = { $francs } on delivery
parcel_to = To any { $colour } city
parcel_any = any
parcel_none = No parcel
parcel_here = A { $colour } parcel lies here.
parcel_look = You carry none: load one in a city where one lies.
then_postal_load = you carry it until a city of its colour pays for it
then_postal_leave = it stays in the city, and you drive on empty
then_diplomacy_stay = the drive is over, and its assistant is spent
workshop = Paddock
level_price = { $francs } a level, bought or sold
level_more = { $gauge }: no level more
level_less = { $gauge }: no level less
