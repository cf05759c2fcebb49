# Woorden van het spel in de terminal.
welcome = The Great Race: van { $from } naar { $to }, { $seats } bemanningen. Typ een nummer, een actie of help.
you = Je bemanning
crew_number = Bemanning { $number }
heading_turn = Spelbeurt { $turn }
heading_order = Beurtvolgorde
heading_progress = Vooruitgang
gauge_petrol = benzine
gauge_engine = motor
gauge_chassis = chassis
money = geld
cards = kaarten
hand = Hand
known_cards = bekend
assistants = assistenten
no_assistants = geen
passed_mark = gepast
finished_mark = als { $place }e aangekomen
at = op
market = Markt
looking_at = Je bekijkt
drawn_tiles = Getrokken tegels
deck_and_bag = Trekstapel { $deck } · aflegstapel { $discard } · zak { $bag } · verwijderd { $removed }
skill_pathfinder = pathfinder
skill_mechanics = mechaniekers
skill_guard = bewaker
skill_funding = financiering
ask_bivouac = Bivak: welke kaart neem je?
ask_planning = Planning: waar zet je je assistenten?
ask_sequence_petrol = Je reeks: koop benzine, speel kaarten, gebruik een assistent of pas.
ask_sequence_cards = Je reeks: speel kaarten, gebruik een assistent of pas.
ask_explore_take = Welke tegel leg je nu?
ask_explore_place = Waar leg je { $tile }?
ask_keep_cards = Welke kaart leg je af?
ask_hand_limit = Kaarten in je hand: { $cards }, maar je chassis laat er maar { $limit } toe. Welke gaat weg?
ask_repair = Reparatie: wat gebruik je?
ask_drive = Rijden: nog { $moves } { $moves ->
    [one] stap
   *[other] stappen
}.
ask_enter_tile = { $tile } op { $space }: { $cost }. Wat doe je?
ask_damage = { $who } loopt { $amount } schade op: motor of chassis?
ask_counter = { $who } speelt { $card }. Counter je die kaart?
ask_choose = { $card }: welke tegel?
ask_customs = { $card }: welke kaart sta je af?
ask_other = Wat kies je?
waiting = De anderen denken na …
cost_petrol = { $n } benzine
cost_damage = { $n } schade
cost_danger = gevaar (+{ $n } schade)
cost_stop = stop
cost_unknown = onontgonnen
luck_mark = toeval
choices_more = … en nog { $n }; typ list om alles te zien
choice_plan = pathfinder { $pathfinder }, mechaniekers { $mechanics }, bewaker { $guard }, financiering { $funding }
choice_from_to = { $name } { $before }→{ $after }
city_draw = stad, { $cards } { $cards ->
    [one] kaart
   *[other] kaarten
}
destination = de finish!
to_city = naar { $city }, { $price }F
not_a_number = Keuze { $number } bestaat niet; de keuzes lopen van 1 tot en met { $count }.
not_understood = { $error }
not_possible = Niet mogelijk: { $reason } ({ $rule })
is_possible = Dat is mogelijk.
end_of_input = De invoer houdt hier op; de race blijft achter zoals ze is.
bye = De race blijft achter zoals ze is.
result = Uitslag
result_line = { $place }. { $who }: { $points } { $points ->
    [one] punt
   *[other] punten
} (aankomst { $arrival }, motor { $engine }, chassis { $chassis }, geld { $money })
result_out = { $place }. { $who }: niet aangekomen, vooruitgang { $level }
result_cap = Spelbeurt { $turn } is voorbij en niemand is aangekomen: de race wordt stopgezet.
help = Typ het nummer van een keuze, of een actie zoals: drive · to C7 · buy petrol 2 · plan pmmgf · play saboteur against 2.
    why ACTIE    waarom een actie nu niet mogelijk is, en wat zou helpen
    list         alle keuzes
    map          het bord opnieuw
    key          wat de tekens op het bord betekenen
    card NAAM    wat een kaart doet (NAAM in het Engels)
    undo         je laatste zet terugnemen, zolang er niets aan het licht kwam
    save BESTAND de race na elke zet in een bestand bewaren
    position     de stelling op één regel, voor zover je ze kent
    quit         stoppen
key = Het bord: drie letters zijn een stad; een punt is een onontgonnen veld, # een onontgonnen veld in een risicozone (+1 benzine);
    een getal is de benzine van een tegel, gevolgd door ' voor elk niveau schade, ! voor gevaar, | voor stop; cijfers tussen haken
    zijn de bemanningen op dat veld (1+3: bemanning 1 en nog drie andere).
no_such_card = In deze race is er geen kaart met de naam { $name }.
saved = Bewaard.
save_where = Waar? Typ: save BESTAND
undone = Teruggenomen.
no_undo_nothing = Er is niets om terug te nemen.
no_undo_luck = Het lot heeft sindsdien gesproken: wat getrokken is, blijft getrokken.
no_undo_reveal = Er is sindsdien iets verborgens onthuld.
no_undo_other = Iemand anders heeft sindsdien gespeeld.
