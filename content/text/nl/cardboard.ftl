### Een race met het kartonnen spel: het programma is René (R177). Voor de terminal en voor de pagina.

title = René aan je eigen tafel
motto = Je speelt met het kartonnen spel. René zit hier en zegt wat hij doet.
about = Leg het bord klaar zoals altijd. Vertel wat Renés regels lezen, en niets anders: wat uit stapel en zak kwam, waar je staat en hoe je meters staan.
lay = De tafel klaarleggen
lay_board = Bord
lay_direction = Richting
lay_forward = heen
lay_reverse = terug
lay_middle = De middenstad aan het einde
lay_token = Fiche op { $city }
lay_first = Wie begint
lay_first_1 = ik
lay_first_2 = de Torpedo
lay_level = Renés niveau
lay_legacy = de Torpedo wint erfkrachten
lay_powers = Krachten die hij al heeft
lay_modules = Modules die René leest
lay_modules_text = Alle andere speel je op tafel; daarvan wordt hier niets verteld.
lay_begin = René neemt plaats
lay_go_on = Verder met de race op { $board }
lay_file = Een bestand inlezen
lay_file_bad = Dit bestand is geen race met het kartonnen spel: { $why }
welcome = René is klaar: { $from } – { $to }. Typ wat het karton brengt; help vertelt de rest.
kept = Bewaard in { $file }.
log_kept = Het logboek staat in { $file }.
again = Ga verder met: great-race rene --resume { $file }
turn = Spelbeurt { $turn }
you = Jij
you_at = Je staat op { $space }
torpedo_at = De Torpedo staat op { $space }
objective = Doel: { $city }
ask_market_card = Leg een kaart in vak { $slot } van de markt. Welke is het?
ask_pick = { $left ->
    [one] Je neemt één kaart. Welke?
   *[other] Je neemt { $left } kaarten. Welke eerst?
}
ask_rene_card = Draai Renés volgende kaart om. Welke is het?
ask_tile = René trekt een tegel uit de zak. Welke is het?
ask_blind_tile = De Torpedo rijdt blind naar { $space }. Trek een tegel: welke is het?
ask_city_card = De Torpedo trekt een kaart. Welke is het?
ask_die = Gooi de dobbelsteen. Wat toont hij?
ask_turn = Jouw beurt. Speel hem op tafel en vertel dan wat eruit kwam.
turn_orders = at VAK · lay TEGEL VAK · lift VAK · hit KAART · dan next, of pass als je geen assistent meer hebt · help
ask_over = De race is voorbij.
draw_for_me = Trek voor mij
next = Mijn assistent is klaar
next_text = René gaat verder.
pass = Ik heb geen assistenten meer
pass_text = René maakt het konvooi alleen af.
stand = Ik sta hier
home = Ik ben aan de finish
lay_tile = Hier ligt een tegel
lift_tile = Hier ligt geen tegel
tile_which = Welke tegel ligt op { $space }?
hit = Een kaart tegen de Torpedo
hit_card = { $card }: −{ $n }
gauges = Mijn meters
gauges_torpedo = De meters van de Torpedo
money = Mijn franken
take = Overnemen
cancel = Annuleren
set_right = Rechtzetten
set_right_text = Meters, franken, tegels en plaatsen kun je altijd rechtzetten.
space_text = Druk op een vak om te zeggen dat je daar staat, of wat er ligt.
undo = Laatste opgave terugnemen
undone = Teruggenomen: { $entry }
undo_none = Er is niets om terug te nemen.
save = Als bestand bewaren
log = Logboek bewaren
leave = Een andere tafel
leave_sure = Deze race wordt hier dan vergeten. Bewaar hem eerst als bestand als je hem terug wilt.
said = Wat verteld werd
told = Wat René doet
told_none = René wacht op jou.
harm = Een gevarenkaart neemt van jou wat erbij staat: weer haar af met een Militia als je er een hebt, en zet de meter terug.
result = De uitslag
result_text = De punten worden geteld met meters en franken zoals ze hier staan: zet ze eerst recht.
place = { $place ->
    [1] eerste
   *[other] tweede
}
points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
no_words = Dat betekent hier niets: { $text }
no_not_asked = Dat wordt nu niet gevraagd.
no_none_left = Daarvan kan er geen meer komen.
no_city = In een stad ligt geen tegel.
no_nothing_there = Daar ligt geen tegel.
no_beyond_gauge = Die meter gaat tot { $limit }.
no_notes = Franken komen in biljetten van 10.
no_finish = Wie aan de finish is, blijft daar. Aankomen vertel je in je eigen beurt: at, en de finish.
no_harmless = Die kaart doet de Torpedo niets.
no_not_now = Dat kan op dit ogenblik niet.
no_too_much = Dat is te lang, of de race heeft te veel opgaven.
help = Een nummer neemt een keuze van de lijst, of typ:
    card NAAM, tile NAAM, rene A1, die N: wat er kwam · pick NAAM: de kaart die je nam
    at VAK: waar je staat (de finish: je bent er) · lay TEGEL VAK · lift VAK
    next: je assistent is klaar · pass: je hebt er geen meer
    hit saboteur, hit siphoner: gespeeld tegen de Torpedo
    set gauges P E C, set money N, set torpedo P M, set torpedo at VAK: iets rechtzetten
    draw: het programma trekt Renés kaart · undo · map · list · save BESTAND · quit
