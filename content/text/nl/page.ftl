# Woorden van de pagina.
title = The Great Race
you = Jij
francs = { NUMBER($n) } F
francs_word = frank
close = Sluiten
back = Terug
skip = Overslaan
send = Stuur
choose = Kies
watch = Kijken
or = of
more = { $what } …
try_again = Probeer opnieuw
language = Taal
loading = De tafel wordt gedekt …
offline = De server antwoordt niet.
storage_stopped = { $reason ->
    [full] De schijf van de server is vol. Er wordt niets aangenomen tot er plaats is; dan gaat het vanzelf verder.
    [gone] De database van de server is gewist of verplaatst. Er wordt niets aangenomen tot de beheerder ernaar heeft gekeken.
   *[other] De server kan nu niets bewaren. Er wordt niets aangenomen tot het weer kan; dan gaat het vanzelf verder.
}
went_wrong = Dat lukte niet: { $what }
refused = Niet gedaan: { $what }

## De lobby
lobby_motto = Halfrupsvoertuigen, één continent, één finish. Kies je race.
your_name = Je naam
choose_board = Kies de race
board_facts = { $levels } etappes tot de finish · ongeveer { $minutes } minuten
race_time = Ongeveer { $minutes } minuten
board_africa = De lange weg naar het zuiden: woestijn, jungle, savanne
board_south_america = Bergen, rivieren en het verre zuiden
board_asia = Woestijnen, hoge passen en steppe
board_europe = Veel steden, korte ritten, slechte wegen
board_usa = Van kust tot kust: prairie, bergen, de laatste woestijn
board_usa_east = Boerenland en heuvels, tot aan de grote rivieren
board_usa_west = Van de rivieren over de bergen naar de kust
quick_start = Race tegen drie bots
quick_start_text = { $level ->
    [novice] Eén klik: jij en drie beginners, { $board }, hier en nu.
    [racer] Eén klik: jij en drie clubrijders, { $board }, hier en nu.
   *[other] Eén klik: jij en drie rivalen, { $board }, hier en nu.
}
your_races = Jouw races
open_tables = Open tafels
races_to_watch = Races om naar te kijken
a_race = Een race
forget_table = Vergeet deze race
table_of = De tafel van { $name }
crews = Bemanningen aan de start
crews_count = { $n } { $n ->
    [one] bemanning
   *[other] bemanningen
}
host = gastheer
ready = Klaar
seat_number = Bemanning { $seat }
name_of_seat = Naam van bemanning { $seat }
seat_bots = Bots
seat_people = Mensen
seat_bot = Bot: { $level }
seat_friend = Een vriend, met een link
seat_guest = Iemand aan dit toestel
seat_close = Hier geen bemanning
add_seat = Bemanning erbij
bot_random = Dobbelaar
bot_novice = Beginner
bot_racer = Clubrijder
bot_expert = Expert (komt nog)
direction = Richting
direction_way = Van { $from } naar { $to }
middle_end = een middenstad
middle_city = Middenstad
who_begins = Wie begint
by_lot = door het lot
crews_chosen = Bemanningen
crew_of = Bemanning van { $name }
any_crew = om het even welke bemanning
more_choices = Meer keuzes
who_may_come = Wie mag erbij
table_private = Alleen wie de link heeft
table_public = Iedereen in de lobby
luck = Geluk
luck_fresh = vers getrokken
luck_hint = Hetzelfde woord geeft dezelfde kaarten en tegels: zo zijn twee tafels te vergelijken. Wie het woord kent, kan het geluk uitrekenen; zo’n race telt dus niet mee voor records.
luck_word = Het geluk komt uit het woord “{ $word }”: gekozen, niet getrokken. Deze race telt niet mee voor records.
clock = Bedenktijd
clock_none = onbeperkt
clock_120 = 2 minuten per beslissing
clock_86400 = een dag per beslissing
start_engines = Start de motoren
open_table = Open de tafel
start_hint = De race begint meteen.
open_hint = Je krijgt een link voor wie nog ontbreekt.

## Een tafel voor de start
waiting_for_crews = Wachten op de bemanningen die nog ontbreken.
all_here = Alle bemanningen zijn er.
open_seat = Vrije plaats { $seat }
invite_race = Halfrupsvoertuigen racen door { $board }
invite_race_text = Plan je bemanning in het geheim, vind een weg door onbekend land en houd benzine, motor en chassis boven nul.
invite_race_how = Wees als eerste thuis, met nog iets om trots op te zijn. De pagina toont wat je mag doen en wat het kost.
invite_who = Wie er zitten
invite_free = Een vrije plaats
invite_full = Alle plaatsen zijn bezet. Je kunt kijken als de race begint.
invite_name_later = Zonder account; de naam kan later nog anders.
list_free = { $n ->
    [one] Eén vrije plaats
   *[other] { $n } vrije plaatsen
}
list_over = afgelopen
list_paused = gepauzeerd
list_running = bezig
list_yours = jij bent aan zet!
list_late = { $n } seconden later te zien
your_seat = jouw plaats
sit_down = Ga zitten
private_link = Link voor vrienden
link_text = Wie de link heeft, kan een vrije plaats nemen. Zonder account.
link_text_http = Selecteer de link om hem te kopiëren: op gewoon http leent een browser zijn klembord niet uit.
copy = Kopieer
copied = Gekopieerd
qr_name = De link als code om te scannen
guest_here = Iemand aan dit toestel
guest_name = Naam voor plaats { $seat }
who_sits = Wie zit op plaats { $seat }
recover = Ik had hier een plaats
recover_text = De herstelcode die je zag toen je ging zitten, opent je plaats in deze browser.
recover_field = Herstelcode
recover_do = Open mijn plaats
recovery_code = Raak je deze browser kwijt, dan opent deze code plaats { $seat } weer:
host_starts = De gastheer start de race.
leave_table = Verlaat de tafel
to_lobby = Naar de lobby
no_such_table = Deze tafel bestaat niet.
strange_game = Voor dat spel heeft deze pagina nog geen tafel.
strange_game_text = In de terminal kan het wel: great-race play --join, met de link van deze pagina.
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
gazette_name = De Gazet: wat er gebeurde
gazette_number = Nr. { $n }
help = Hulp
menu = Menu
sound = Geluid
legend = De legende
rivals = Rivalen
your_dashboard = Jouw dashboard
views = Weergaven
tab_table = Je bemanning
tab_map = Kaart
tab_rivals = Rivalen
tab_gazette = Gazet
map = Kaart van { $board }
zoom_in = Dichterbij
zoom_out = Verder weg
zoom_fit = De hele kaart
zoom_back = Terug naar de vraag
beyond =
    { $n ->
        [one] Deze kant op ligt nog 1 verlicht vakje
       *[other] Deze kant op liggen nog { $n } verlichte vakjes
    }
jump = Spring naar een plek op de kaart
progress = Vooruitgang
unexplored_risk = onontgonnen, risicozone
space_city = { $space }, stad, { $cards } { $cards ->
    [one] kaart
   *[other] kaarten
}
hand_count = { $n } van { $limit }
hand_empty = Geen kaarten.
hand_show = { $who }, bekijk je hand
hand_away = De hand van { $who } is op de telefoon
hand_away_text = Kaarten, plannen en verzegelde antwoorden zie en geef je daar; al het andere ook hier.
piles = Stapels
pile_deck = Trekstapel
pile_discard = Aflegstapel
pile_bag = Tegels
pile_of = { $pile }: { $n }
timing_before_assistant = Vóór een assistent
timing_with_driver = Met een bestuurder
timing_with_repairman = Met een hersteller
timing_any_time = Op elk moment
timing_short_before_assistant = Vóór assist.
timing_short_with_driver = Bestuurder
timing_short_with_repairman = Hersteller
timing_short_any_time = Altijd
card_moment = Het moment: { $when }.
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
drive_empty = de tank is leeg
idle_gauges_full = Niets te herstellen: motor en chassis zijn vol
idle_no_parts = Niets om mee te herstellen: geen onderdeel, geen geld ervoor
idle_broken_down = Defect: niet rijden vóór een reparatie
idle_no_petrol = De tank is leeg: geen stap mogelijk
idle_no_way = Geen veld in de buurt is te berijden
idle_ask = { $why }. Toch doen?
idle_spent = het zou voor niets zijn

## Vragen
your_turn = Jouw beurt
please_wait = Wacht
counter_ask = { $hit ->
    [yes] { $who } speelt { $card } tegen jou. Counter je?
   *[no] { $who } speelt { $card }: jouw ploeg wordt niet geraakt, de kaart wel. Counter je?
}
open_buy_petrol = Hoeveel benzine koop je?
open_clear = Welke tegel neem je weg?
open_play_against = { $card }: tegen wie?
open_play = { $card }: spelen?
open_fix = { $card }: wat gaat omhoog?
open_pass = Passen, tot de volgende spelbeurt?
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
waiting_for = { $who } beslist …
answer_sealed = Je antwoord is verzegeld. Alle antwoorden gaan samen open.
plan_ready = Je plan is klaar.
hint_drive = Kies een verlicht veld; de kosten staan erop.
hint_space = Kies een verlicht veld.
hint_clear = Kies de tegel die van het bord gaat.
hint_tap = Tik op een verlicht veld en bevestig.
step_petrol = 1 Benzine
step_cards = 2 Kaarten
step_assistant = 3 Assistent
tip_damage = schade
tip_either = { $n }, motor of chassis
tip_danger = gevaar
tip_guard = 2 schade meer zonder bewaker of Militia
attack_title = { $hit ->
    [yes] { $who } speelt { $card } tegen jou!
   *[no] { $who } speelt { $card }. Jij wordt niet geraakt.
}
moment_finished = Als { $place } over de streep!
moment_finished_text = Je bent binnen. De anderen racen verder; aan het einde worden de punten geteld.
moment_broke_down = Defect!
moment_broke_down_text = Je motor staat op 0. Je kunt niet rijden tot je hem hersteld hebt.
go_on = Ga door
time_left = tijd over: { $time }
days_left = { $n } dagen
market_hint = Ieder één kaart, in omgekeerde volgorde; de laatste neemt wat overblijft.
looking_at_hint = Eén ervan gaat op de aflegstapel.
drawn_hint = Kies welke je nu legt.

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
do_leader_pick = Kies { $leader }

## Planning
plan_title = Plaats je { $n } assistenten
plan_hint = Verborgen tot elk scherm omhoog gaat. Sleep, klik, of druk 1 tot 4.
plan_hint_touch = Verborgen tot elk scherm omhoog gaat. Tik op een vak om een assistent te plaatsen.
plan_explore = Leg tegels uit de zak op je pad
plan_draw = Trek een kaart
plan_drive = Rijd zover als de motor toelaat
plan_repair = Herstel motor en chassis
plan_guard = Vermijd op elk moment een gevaar
plan_clear = Neem een tegel van het bord
plan_fund = Geld voor de hele groep ineens
plan_funding = Als één actie gespeeld: de hele groep levert ineens op.
plan_funding_next = volgende: { $francs } meer
plan_confirm = Scherm omhoog
plan_missing = { $n ->
    [one] Nog één assistent te plaatsen
   *[other] Nog { $n } assistenten te plaatsen
}
plan_secret = Niemand ziet het voor alle schermen omhoog gaan.
plan_clear_all = Wis
plan_box = { $skill }: { $n } geplaatst. Eén erbij
plan_again = Zoals vorige beurt
plan_remove = Eén terugnemen
plan_tray = Nog te plaatsen
plan_none = Nog niets geplaatst
plan_no_guard = Geen bewaker: een gevaar treft je ten volle
plan_where = { $space }: benzine { $petrol }, onderdelen { $part }
screen_closed = Scherm dicht
screen_open = Nog aan het plaatsen
peek = Bekijk de kaart
back_to_plan = Terug naar het plan
back_to_cards = Terug naar de kaarten

## Het einde
results = De uitslag
counting = De punten worden geteld …
winner = { $who } wint de Great Race!
assisted = In deze race is het lot teruggedraaid: hij telt niet mee voor de ranglijst.
score_place = Aankomst
score_engine = Motor
score_chassis = Chassis
score_money = Geld
score_total = Totaal
rematch = Revanche
look_at_map = Bekijk de kaart

## Het menu
pace = Tempo van de anderen
pace_slow = traag
pace_normal = gewoon
pace_fast = snel
pace_instant = meteen
calm = Minder beweging
standing_order = Als een rivaal aanvalt
order_ask = vraag het mij
order_always = counteren als het kan
order_never = laat het gebeuren
notation = Typ een zet
pause = Leg de tafel stil
pause_join = Sluit je aan bij de pauze
pause_text = Alleen: samen tien minuten per race. Met iedereen: zo lang als jullie willen.
resume = Ga door
menu_wishes = Voor jou
menu_table = De tafel
menu_leaving = Weggaan
resign = Geef op
resign_sure = Een bot neemt je plaats in en jij eindigt laatste. Zeker?
fair_luck = Het lot lag vast vóór de start en kan achteraf gecontroleerd worden.
fair_luck_seal = Zegel { $seal }
luck_opening = De plaatsen staan vast. Ieders deel van het toeval wordt geopend …
luck_left_out = De server bevestigde jouw deel van het toeval en liet het toen weg. Vertrouw het toeval van deze race niet.
talk = Praten
talk_unread = Praten, nieuw: { $n }
talk_none = Nog niemand heeft iets gezegd.
talk_close = Chat opbergen
talk_watcher = { $name } (kijkt)
talk_watchers = wie kijkt
talk_somebody = Iemand
talk_listen = De tafel heeft wie kijkt niet in haar chat toegelaten.
talk_renamed = { $before } heet nu { $name }.
react = Zeg het met één druk
react_bravo = Bravo!
react_ouch = Au!
react_lucky = Geluksvogel!
react_thanks = Dank je!
react_moment = Een ogenblik …
react_finish = Tot aan de finish!
clocks = Resterende tijd
watching = Je kijkt toe
watching_text = Van niemand ligt de hand hier open; het dashboard is dat van { $who }.
watching_delay = Je ziet alles { $n } seconden later.
watching_talk = De tafel laat je meepraten.
watching_listen = Je hoort wat er gezegd wordt.
watchers_let_in = Wie kijkt mag meepraten
rename = Je heet { $name }
rename_do = Wijzig
talk_say = Zeg iets
nudge = Por aan op wie gewacht wordt
nudged = Aangepord
nudged_by = { $who } vraagt of je verder speelt.
mute = { $who } niet meer horen
hear_again = { $who } weer horen
phone_hand = Je telefoon als geheime hand
phone_hand_text = Scan dit met je eigen telefoon: je plaats gaat daar ook open, en het grote scherm blijft voor iedereen. Wie deze code heeft, speelt op jouw plaats: toon hem aan niemand anders.
show_code = Toon de code
hide_code = Verberg de code
local_only = Dit adres werkt alleen op deze computer. Open de pagina met het adres in je netwerk, dan kan een telefoon volgen.
at_the_table = Aan tafel
present = aanwezig
remove_player = Verwijder { $who }: een bot speelt verder
stand_in = Een bot voor { $who } tot die terug is
abandon = De race samen opgeven
abandon_back = De race toch niet opgeven
abandon_votes = Voor opgeven: { $n } van { $all }
branch = Wat als …?
branch_text = een nieuwe tafel vanaf hier, tegen beginners, met nieuw geluk
forget_me = Wis mijn naam en wat ik hier zei
forget_me_sure = Je plaats gaat voorgoed naar een bot. Zeker?

## Schermen naast de tafel
beside = Meer
rule_book = Het regelboek
settings = Instellingen
watch_again = Terugkijken
records = Records
read_report = Het verslag
first_race = Leer het: een eerste race
whole_paper = De hele krant
