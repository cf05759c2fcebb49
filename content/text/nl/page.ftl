# Woorden van de pagina.
title = The Great Race
you = Jij
francs = { NUMBER($n) } F
francs_word = frank
close = Sluiten
back = Terug
skip = Overslaan
choose = Kies
watch = Kijken
more = { $what } …
language = Taal
loading = De tafel wordt gedekt …
offline = De server antwoordt niet.
try_again = Probeer opnieuw
storage_stopped = { $reason ->
    [full] De schijf van de server is vol. Er wordt niets aangenomen tot er plaats is; dan gaat het vanzelf verder.
    [gone] De database van de server is gewist of verplaatst. Er wordt niets aangenomen tot de beheerder ernaar heeft gekeken.
   *[other] De server kan nu niets bewaren. Er wordt niets aangenomen tot het weer kan; dan gaat het vanzelf verder.
}
refused = Niet gedaan: { $what }

## De lobby
open_tables = Open tafels
crews = Bemanningen aan de start
seat_number = Bemanning { $seat }
bot_random = Dobbelaar
bot_novice = Beginner
bot_racer = Clubrijder
bot_champion = Expert
luck = Geluk
luck_fresh = vers getrokken
luck_hint = Hetzelfde woord geeft dezelfde kaarten en tegels: zo zijn twee tafels te vergelijken. Wie het woord kent, kan het geluk uitrekenen; zo’n race telt dus niet mee voor records.
luck_word = Het geluk komt uit het woord “{ $word }”: gekozen, niet getrokken. Deze race telt niet mee voor records.
clock = Bedenktijd
open_table = Open de tafel
open_hint = Je krijgt een link voor wie nog ontbreekt.

## Een tafel voor de start
open_seat = Vrije plaats { $seat }
to_lobby = Naar de lobby
no_such_table = Deze tafel bestaat niet.
seat_closed = Deze plaats is niet meer van jou.
not_open_to_watch = Deze tafel is niet open voor toeschouwers.
connection_lost = De lijn ligt eruit. Nieuwe poging …
curtain_title = { $name }, jij mag kijken
curtain_text = Alle anderen kijken weg. Er is niets te zien tot je het gordijn opent.
curtain_button = Open het gordijn

## De tafel
turn = Spelbeurt { $n }
turn_order = Beurtvolgorde
order = Volgorde
phase_bivouac = Bivak
phase_planning = Planning
phase_convoy = Konvooi
phase_maintenance = Onderhoud
phase_over = Finish
undo = Ongedaan
no_undo_simultaneous = De antwoorden van allen zijn samen geopend.
undo_further = Toch ongedaan maken
undo_further_text = alleen tegen bots; deze race telt dan voor geen records
gazette = De Gazet
help = Hulp
menu = Menu
sound = Geluid
rivals = Rivalen
your_dashboard = Jouw dashboard
views = Weergaven
tab_table = Waar ik ben
tab_map = Bord
tab_rivals = Rivalen
tab_gazette = Gazet
map = Bord { $board }
zoom_in = Dichterbij
zoom_out = Verder weg
zoom_fit = Het hele bord
beyond =
    { $n ->
        [one] Deze kant op ligt nog 1 verlicht vakje
       *[other] Deze kant op liggen nog { $n } verlichte vakjes
    }
jump = Spring naar een plek op het bord
progress = Vooruitgang
unexplored_risk = onontgonnen, risicozone
space_city = { $space }, stad, { $cards } { $cards ->
    [one] kaart
   *[other] kaarten
}
hand_count = { $n } van { $limit }
hand_empty = Geen kaarten.
piles = Stapels
pile_deck = Trekstapel
pile_discard = Aflegstapel
pile_bag = Tegels
pile_of = { $pile }: { $n }
timing_before_assistant = Vóór een assistent
timing_with_driver = Tijdens een rit
timing_with_repairman = Tijdens een reparatie
timing_any_time = Op elk moment
timing_short_before_assistant = Vóór assist.
timing_short_with_driver = Rijden
timing_short_with_repairman = Herstellen
timing_short_any_time = Altijd
why_not = Waarom niet?
steps = { $n } { $n ->
    [one] stap
   *[other] stappen
}
ordinal = { $n }e
status_resigned = opgegeven
status_away = afwezig
status_moving = aan zet
status_broken = defect
status_thinking = denkt na
cards_word = { $n ->
    [one] kaart
   *[other] kaarten
}
emblem_1 = De Gouden Scarabee
emblem_2 = De Zilveren Halvemaan
emblem_3 = De Duif
emblem_4 = De Trekkende Zon
emblem_5 = De Komeet
emblem_6 = De Gazelle
box_pathfinder = tegels of een kaart
box_mechanics = rijden of herstellen
box_guard = bewaken of tegel weg
box_funding = levert { $francs }
gauge_reading = { $gauge }: { $value } van { $max }
dial_petrol = BENZINE
dial_engine = MOTOR
dial_chassis = CHASSIS
draw_full = je hand is vol: je moet afleggen
drive_empty = de tank is leeg
drive_with_can = de tank is leeg: { $card } helpt
idle_gauges_full = Niets te herstellen: motor en chassis zijn vol
idle_no_parts = Niets om mee te herstellen: geen onderdeel, geen geld ervoor
idle_broken_down = Defect: niet rijden vóór een reparatie
idle_no_petrol = De tank is leeg: geen stap mogelijk
idle_no_way = Geen veld in de buurt is te berijden
idle_ask = { $why }. Toch doen?
idle_spent = het zou voor niets zijn
with_line = Op de verlichte lijn

## Vragen
your_turn = Jouw beurt
please_wait = Wacht
counter_ask = { $hit ->
    [yes] { $who } speelt { $card } tegen jou. Weer je dit af?
   *[no] { $who } speelt { $card }: jouw bemanning wordt niet geraakt, het bord wel. Weer je dit af?
}
open_buy_petrol = Hoeveel benzine koop je?
open_clear = Welke tegel neem je weg?
open_play_against = { $card }: tegen wie?
open_play = { $card }: spelen?
open_fix = { $card }: wat gaat omhoog?
open_pass = { $left ->
    [0] Passen, tot de volgende spelbeurt?
    [one] Passen met nog één assistent, tot de volgende spelbeurt?
   *[other] Passen met nog { $left } assistenten, tot de volgende spelbeurt?
}
open_box = { $skill }: wat doe je?
open_space = { $space }: hoe ga je erheen?
turn_left = Jouw beurt: { $assistants ->
    [one] nog één assistent
   *[other] nog { $assistants } assistenten
}
finish_badge = Finish
paused = De tafel staat stil.
pause_of = Gevraagd door { $who }. Het gaat verder als de tijd om is, of eerder als zij of de gastheer dat willen.
pause_of_all = Iedereen wilde dit. Het gaat verder zodra iemand dat zegt.
race_over = De race is voorbij.
race_given_up = De race is opgegeven.
they_move = De anderen spelen …
shown_again = Herhaling: spelbeurt { $n }
waiting_for = { $who } beslist …
answer_sealed = Je antwoord is verzegeld. Alle antwoorden gaan samen open.
plan_ready = Je plan is klaar.
city_ends_drive = Je bent in { $city }: een stad beëindigt elke rit.
goal = Naar de finish: { $city }
gets_in = brengt je erin: { $effect }
petrol_each = { $francs } per niveau
guard_spent = { $n ->
    [one] kost je enige bewaker
   *[other] kost een van je { $n } bewakers
}
hint_damage = Motor: hoeveel velden een rit gaat, geen bij 0. Chassis: hoeveel kaarten je mag hebben.
hint_drive = Kies een verlicht veld; de kosten staan erop.
hint_space = Kies een verlicht veld.
hint_dry = De tank is leeg: je kunt geen veld op. { $card } in je hand geeft benzine; of stop hier.
hint_clear = Kies de tegel die van het bord gaat. Terugnemen kan tot een andere bemanning iets doet.
hint_tank = Je hebt er { $petrol }.
hint_tap = Tik op een verlicht veld en bevestig.
step_petrol = eerst benzine
step_cards = dan kaarten
step_cards_first = eerst kaarten
step_assistant = dan één assistent
time_left = tijd over: { $time }
days_left = { $n } dagen
market_hint = Ieder één kaart, de laatste in de volgorde eerst; wat overblijft is ook voor die laatste.
market_hint_last = Jij bent de laatste in de volgorde: je neemt als eerste een kaart, en wat overblijft is ook van jou.
left_over_mine = Over op de markt, en ook van jou: { $card }.
looking_at_hint = Eén ervan gaat op de aflegstapel.
drawn_hint = Licht terrein helpt op je eigen weg, zwaar terrein op die van een rivaal.

## Keuzes
group_buy_petrol = Benzine kopen
group_clear = Tegel wegnemen
group_play = Kaart spelen
group_play_against = Kaart spelen
group_fix = Onderdelen monteren
do_pick = Neem { $card }
do_plan = Plan { $plan }
do_withdraw = Neem het plan terug
do_buy_petrol = Koop { $n } benzine
do_play = Speel { $card }
do_play_against = { $card } tegen { $victim }
do_explore = Leg tegels
do_draw_card = Trek een kaart
do_repair = Herstel
do_drive = Rijd
do_clear = Neem de tegel op { $space } weg
do_fund = Haal geld op
do_pass = Pas
do_take = Leg { $tile }
do_place = Leg hem op { $space }
do_fix = { $chassis ->
    [0] { $card }: motor +{ $engine }
   *[other] { $engine ->
        [0] { $card }: chassis +{ $chassis }
       *[other] { $card }: motor +{ $engine }, chassis +{ $chassis }
    }
}
do_buy_part = Koop een onderdeel: { $gauge } +1
do_to = Rijd naar { $space }
do_drive_to = Rijd naar { $space }
do_ride = { $n ->
    [0] Neem de lijn naar { $space }
    [one] Naar { $space } met { $n } transportkaart
   *[other] Naar { $space } met { $n } transportkaarten
}
do_done = Dat is alles
done_drive = Stop hier
done_repair = Beëindig de reparatie
do_guard = Gebruik een bewaker
do_go = Betaal en rijd erin
do_back = Keer terug
do_split = { $chassis ->
    [0] Motor −{ $engine }
   *[other] { $engine ->
        [0] Chassis −{ $chassis }
       *[other] Motor −{ $engine }, chassis −{ $chassis }
    }
}
do_discard = Leg { $card } af
do_choose = Kies { $space }
do_let = Laat het gebeuren

## Planning
peek = Bekijk het bord
back_to_plan = Terug naar het plan
back_to_cards = Terug naar de kaarten

## Het einde
results = De uitslag

## Het menu
pace = Tempo van de anderen
calm = Minder beweging
notation = Schrijf een zet in notatie
pause = Leg de tafel stil
luck_opening = De plaatsen staan vast. Ieders deel van het toeval wordt geopend …
luck_left_out = De server bevestigde jouw deel van het toeval en liet het toen weg. Vertrouw het toeval van deze race niet.
talk = Praten
talk_unread = Praten, nieuw: { $n }
nudge = Por aan op wie gewacht wordt
nudged_by = { $who } vraagt of je verder speelt.

## Schermen naast de tafel
settings = Instellingen
records = Records

## Modules en leiders

do_leader_pick = { $leader } leidt je
do_leader_hire = Huur de bemanning van { $leader }
do_delatour_explore = Delatour: trek tegels en leg ze
do_martinetti_repair = Martinetti: repareren
do_cook_guard = Cook: een bewaker voor niets
do_cook_clear = Cook: haal de tegel op { $space } weg
do_redburn_rob = Red Kate: neem een kaart van { $victim }
do_redburn_pay = Koop haar af
do_redburn_yield = Laat een kaart gaan
do_chapman_redraw = Chapman: trek een andere tegel
do_chapman_keep = Houden
do_chevy_collect = Chevy: int bij de bankiers
group_cook_clear = Cook: haal een tegel weg
group_redburn_rob = Red Kate: neem een kaart
open_cook_clear = Cook haalt een tegel uit de race. Welke?
open_redburn_rob = Red Kate neemt een willekeurige kaart. Van wie?
group_diplomacy_raise = Koop invloed
open_diplomacy_raise = Invloed kopen: in welke steden?
do_paddock_raise = { $gauge }: een niveau meer
do_paddock_lower = { $gauge }: een niveau minder
do_paddock_pass = Klaar voor de start
do_postal_load = Laad het pakket
do_postal_leave = Laat het liggen
do_postal_express = Lever af met { $card }
do_diplomacy_roll = Gooi de dobbelsteen
do_diplomacy_bribe = Betaal het smeergeld
do_diplomacy_stay = Blijf in de stad
do_diplomacy_raise = Invloed ({ $colour })
do_patronage_collect = Int bij je beschermheer
