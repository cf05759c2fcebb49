# Words of the table that the page and the terminal share.

## What is asked
ask_bivouac = Bivak: welke kaart neem je?
ask_planning = Planning: waar gaan je assistenten heen?
ask_sequence_petrol = Je reeks
ask_sequence_cards = Je reeks
ask_explore_take = Welke tegel leg je nu?
ask_explore_place = Waar leg je { $tile }?
ask_keep_cards = Welke kaart leg je af?
ask_hand_limit = { $cards } { $cards ->
    [one] kaart
   *[other] kaarten
} in de hand, maar je chassis laat er { $limit } toe. Welke gaat weg?
ask_repair = Herstellen: wat gebruik je?
ask_drive = Rijden: nog { $moves } { $moves ->
    [one] veld
   *[other] velden
}.
ask_enter_tile = { $tile } op { $space }: wat doe je?
ask_damage = { $me ->
    [yes] { $amount } schade: aan de motor of aan het chassis?
   *[no] { $who } krijgt { $amount } schade: aan de motor of aan het chassis?
}
ask_counter = { $aim ->
    [me] { $who } speelt { $card } tegen jou. Weer je dit af?
    [tiles] { $who } speelt { $card } op { $tiles }. Weer je dit af?
   *[none] { $who } speelt { $card }. Weer je dit af?
}
ask_choose = { $card }: welke tegel?
ask_customs = { $card }: welke kaart geef je op?
ask_other = Jouw keuze?
hint_tile = De tegel vraagt: { $asks }.

## Skills, gauges, and what a choice changes
skill_pathfinder = Pathfinder
skill_mechanics = Mechaniekers
skill_guard = Bewaker
skill_funding = Financiering
gauge_petrol = benzine
gauge_engine = motor
gauge_chassis = chassis
torpedo = de Torpedo
rene = René Estienne
gauge_mechanics = mechaniek
number_petrol = benzine
number_engine = motor
number_chassis = chassis
number_money = geld
number_cards = kaarten
before_after = { $name } { $before } → { $after }
luck_card = er wordt van de stapel getrokken
luck_tile = er wordt een tegel getrokken
luck_tiles = er worden tegels getrokken
luck_die = er wordt een dobbelsteen gegooid

## What entering a space costs
cost_petrol = { $n } benzine
cost_damage = { $n } schade
cost_danger = gevaar
cost_stop = stop
cost_nothing = gratis
unexplored = onontgonnen

## Headings and states
market = De markt
looking_at = Je bekijkt
drawn_tiles = Getrokken tegels
hand = Hand
status_home = aangekomen, plaats { $place }
status_passed = gepast

## Taking a move back
undone = De laatste zet is teruggenomen.
taken_over = Iemand anders zit nu op plaats { $seat }: { $who }.
new_rules = Het programma is vernieuwd en het spel gaat verder onder de nieuwere regels. Wat eraan voorafging kan niet worden teruggenomen of nagespeeld.
helped = { $who } vroeg om een hint: deze race telt niet voor de records.
no_undo_nothing = Er valt niets terug te nemen.
no_undo_luck = Het lot heeft intussen gesproken: wat getrokken is, blijft getrokken.
no_undo_reveal = Intussen is iets verborgens getoond.
no_undo_other = Iemand anders heeft intussen gespeeld.
no_undo_over = De race is voorbij.
no_undo_sealed = Er worden gesloten antwoorden verzameld.

## Questions of modules and leaders

ask_leader = Wie leidt je bemanning?
ask_crew = Welke bemanning huur je?
ask_second_look = { $tile } op { $space }: houden, of een andere trekken?
ask_heist = { $who } wil een kaart van je. { $francs } F betalen, of er een laten gaan?
ask_workshop = Voor de start: bouw je voertuig
ask_garage = Paddock: welke meter?
ask_depot = Hier ligt een pakket ({ $colour }): laden?
ask_visa = Je verlaat een stad: dobbelen?
ask_bribe = De poort kost { $francs } F: betalen of blijven?
ask_reception = Invloed kopen met je geld?
ask_camp = Neem een kaart van de markt{ $cards ->
    [one] { "." }
   *[other] { " (nog " }{ $cards }).
}
ask_peril = Een gevaarkaart gaat je { $damage } { $gauge } kosten. Afweren?
luck_parcel = een pakket
luck_card_of = een kaart uit een hand
luck_rene = een kaart van René
