# Woorden rond de tafel: de lobby, de wachtkamer, het menu, en wat niet meteen te zien is.
send = Stuur
or = of
went_wrong = Dat lukte niet: { $what }

## De lobby
games = Spellen
game_race = The Great Race
game_motorcar = The Great Motorcar Race
lobby_motto = Halfrupsvoertuigen, één continent, één finish. Kies je race.
your_name = Je naam
choose_board = Kies de race
board_facts = { $levels } etappes tot de finish · ongeveer { $minutes } minuten
race_time = Ongeveer { $minutes } minuten
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
solo_start = Alleen tegen René
solo_text = Eén klik: jij en de Torpedo van René Estienne, { $board }, hier en nu.
solo_level = Renés niveau
solo_campaigns = Campagnes en paspoort
solo_cardboard = Met het kartonnen spel
solo_level_1 = Niveau 1: voor een eerste race
solo_level_2 = Niveau 2: hij kent de weg
solo_level_3 = Niveau 3: de laatste stapel
solo_legacy = hij wint erfkrachten
your_races = Jouw races
races_to_watch = Races om naar te kijken
a_race = Een race
forget_table = Vergeet deze race
table_of = De tafel van { $name }
crews_count = { $n } { $n ->
    [one] bemanning
   *[other] bemanningen
}
host = gastheer
ready = Klaar
name_of_seat = Naam van bemanning { $seat }
seat_bots = Bots
seat_people = Mensen
seat_bot = Bot: { $level }
seat_friend = Een vriend, met een link
seat_guest = Iemand aan dit toestel
seat_close = Hier geen bemanning
add_seat = Bemanning erbij
direction = Richting
direction_way = Van { $from } naar { $to }
middle_end = een stad halverwege
middle_city = Stad halverwege
who_begins = Wie begint
by_lot = door het lot
crews_chosen = Bemanningen
crew_of = Bemanning van { $name }
any_crew = om het even welke bemanning
crews_with_leaders = Leiders brengen hun eigen bemanning mee: niemand kiest er een.
crews_with_card = De kaart kan leiders brengen, met hun eigen bemanning: niemand kiest er een.
more_choices = Meer keuzes
who_may_come = Wie mag erbij
table_private = Alleen wie de link heeft
table_public = Iedereen in de lobby
hints = Hints
hints_alone = alleen tegen bots
hints_always = voor iedereen
hints_never = voor niemand
clock_none = onbeperkt
clock_minutes_2 = 2 minuten per beslissing
clock_days_1 = een dag per beslissing
clock_days_3 = 3 dagen per beslissing
clock_workdays_2 = 2 dagen per beslissing, weekends vrij
clock_workdays_5 = 5 dagen per beslissing, weekends vrij
start_engines = Start de motoren
start_hint = De race begint meteen.

## Een tafel voor de start
waiting_for_crews = Wachten op de bemanningen die nog ontbreken.
all_here = Alle bemanningen zijn er.
invite_race = Halfrupsvoertuigen racen door { $board }
invite_race_text = Plan je bemanning in het geheim, vind een weg door onbekend land en houd benzine, motor en chassis boven nul.
invite_race_how = Wees als eerste thuis, met nog iets om trots op te zijn. De pagina toont wat je mag doen en wat het kost.
invite_with = Gespeeld met:
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
list_until = tot { $time }
list_waiting = { $n ->
    [one] Eén race wacht op jouw zet.
   *[other] { $n } races wachten op jouw zet.
}
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
strange_game = Voor dat spel heeft deze pagina nog geen tafel.
strange_game_text = In de terminal kan het wel: great-race play --join, met de link van deze pagina.

## De tafel
gazette_name = De Gazet: wat er gebeurde
gazette_number = Nr. { $n }
legend = De legende
zoom_back = Terug naar de vraag
hand_show = { $who }, bekijk je hand
hand_away = De hand van { $who } is op de telefoon
hand_away_text = Kaarten, plannen en verzegelde antwoorden zie en geef je daar; al het andere ook hier.
card_moment = Het moment: { $when }.
far_space = Het ligt { $n } velden ver ({ $way }); je motor kan er { $engine } in één rit.
drawn_cards = Je trekt

## Vragen
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
plan_card_guards = Geen bewaker: alleen { $card } in je hand weert een gevaar af, één keer
plan_where = { $space }: benzine { $petrol }, onderdelen { $part }
screen_closed = Scherm dicht
screen_open = Nog aan het plaatsen

## Het einde
counting = De punten worden geteld …
winner = { $who } wint de Great Race!
assisted = In deze race is het lot teruggedraaid of om een hint gevraagd: hij telt niet mee voor de ranglijst.
score_place = Aankomst
score_engine = Motor
score_chassis = Chassis
score_money = Geld
score_reveals = Kaarten getoond
score_total = Totaal
rematch = Revanche
look_at_map = Bekijk het bord

## Het menu
pace_slow = traag
pace_normal = gewoon
pace_fast = snel
pace_instant = meteen
standing_order = Als een rivaal aanvalt
order_ask = vraag het mij
order_guard = een bewaker als ik die heb, vraag het mij anders
order_always = afweren als het kan
order_never = laat het gebeuren
order_single = Antwoord voor mij waar maar één antwoord mogelijk is, ook als ik weg ben
order_given = Beantwoord volgens jouw orders:
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
holiday = Vakantie
holiday_text = Je klok staat zoveel dagen stil; iedereen ziet het. { $n ->
    [one] Je hebt aan deze tafel nog één dag.
   *[other] Je hebt aan deze tafel nog { $n } dagen.
}
holiday_days = Dagen
holiday_go = Ga op vakantie
holiday_until = Op vakantie tot { $day }
holiday_end = Terug van vakantie
weekends_free = Zaterdag en zondag tellen niet.
watching = Je kijkt toe
watching_text = Van niemand ligt de hand hier open; het dashboard is dat van { $who }.
watching_delay = Je ziet alles { $n } seconden later.
watching_talk = De tafel laat je meepraten.
watching_listen = Je hoort wat er gezegd wordt.
watchers_let_in = Wie kijkt mag meepraten
rename = Je heet { $name }
rename_do = Wijzig
talk_say = Zeg iets
nudged = Aangepord
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
watch_again = Terugkijken
read_report = Het verslag
first_race = Leer het: een eerste race
leaders_race = Daarna: een race met leiders
whole_paper = De hele krant

## Wat een server niet doet
refusal_too_few_leaders = Dit bord heeft minder leiders met een bemanning dan er plaatsen zijn, en een huurling heeft een bemanning nodig die over is. Race zonder leiders, met de leiders van alle edities, of met minder bemanningen.
refusal_crew_and_leaders = Met leiders kiest niemand een bemanning: die komt met haar leider. Laat de bemanningen open, of race zonder leiders.
refusal_mode_and_modules = Een spelmoduskaart brengt haar eigen modules mee. Laat de kaart weg, of de modules.
refusal_mode_and_all_leaders = Een spelmoduskaart heeft de leiders van haar bord. Laat de kaart weg, of de leiders van andere edities.
refusal_no_mode = Zo’n spelmoduskaart is er hier niet. Kies een andere, of trek er een.
refusal_no_module = Zo’n module is er hier niet, of niet in deze vorm. Kies uit wat er is.
refusal_leaders_apart = Leiders horen niet bij de modules: kies ernaast hoe ze komen.
refusal_nothing_to_deal = Deze spelmoduskaart heeft geen leiders om te delen. Kies een andere kaart, of geen leiders.
refusal_bad_seats = Twee tot vijf bemanningen kunnen racen, niet meer en niet minder.
refusal_bad_motorcar_seats = Drie tot zes auto’s kunnen racen, niet meer en niet minder.
refusal_bad_motorcar_cars = Elke auto heeft maar één ploeg, en moet een van de zes van 1908 zijn.
refusal_solo_seats = Een solorace heeft één plaats.
refusal_bad_solo = Renés stapel of zijn krachten kloppen niet: acht verschillende kaarten, en krachten van 0 tot 4.
refusal_no_board = Zo’n bord is er hier niet.
refusal_no_first = Wie moet beginnen, heeft geen plaats in deze race.
refusal_too_many_crews = Er zijn meer bemanningen dan plaatsen.
refusal_no_crew = Zo’n bemanning is er hier niet.
refusal_no_middle = Dit bord heeft geen middelste stad om te kiezen.
refusal_not_middle = Dat is geen middelste stad van dit bord.
refusal_already_chosen = Iemand anders heeft deze bemanning al. Kies een andere.
refusal_no_such_game = Dit spel wordt hier niet gespeeld.
refusal_no_such_table = Zo’n tafel is er niet.
refusal_not_found = Hier is niets.
refusal_no_token = Dat kan alleen wie aan deze tafel zit.
refusal_bad_token = De sleutel van deze browser opent geen plaats meer aan deze tafel.
refusal_bad_code = Deze herstelcode opent geen plaats aan deze tafel.
refusal_not_host = Dat kan alleen de gastheer.
refusal_no_such_seat = Zo’n plaats is er niet aan deze tafel.
refusal_seat_taken = Deze plaats is bezet.
refusal_no_person = Op deze plaats zit niemand.
refusal_no_such_bot = Zo’n bot is er niet.
refusal_people_play = Hiervandaan verder kan als het spel voorbij is, of waar alle anderen bots zijn.
refusal_seats_frozen = De plaatsen liggen vast: het geluk van deze tafel wordt geopend.
refusal_seats_not_frozen = Het is te vroeg: de plaatsen liggen nog niet vast.
refusal_already_begun = Het spel is al begonnen.
refusal_not_begun = Het spel is nog niet begonnen.
refusal_paused = De tafel staat op pauze.
refusal_paused_enough = Je hebt al tien minuten gepauzeerd; voor langer is iedereen nodig.
refusal_no_holiday = Zoveel vakantiedagen heb je aan deze tafel niet meer.
refusal_not_your_pause = Alleen de gastheer of wie pauzeerde kan de pauze nu beëindigen.
refusal_not_paused = De tafel staat niet op pauze.
refusal_game_over = Het spel is voorbij.
refusal_game_not_over = Dat kan als het spel voorbij is.
refusal_other_rules = Dit spel is met een andere versie van de regels gespeeld. Het logboek kan worden uitgevoerd.
refusal_no_spectators = Aan deze tafel mag niemand toekijken.
refusal_no_hints = Deze tafel geeft geen hints.
refusal_no_hint_under_seal = Er worden verzegelde antwoorden verzameld; nu zijn er geen hints.
refusal_not_asked = Er wordt je nu niets gevraagd.
refusal_not_yet = Toeschouwers zien deze tafel later; er is nog niets te zien.
refusal_too_many_requests = Dat was te veel tegelijk. Wacht even.
refusal_too_large = Dat is te groot voor deze server.
refusal_no_room = Deze server bewaart nu geen spellen van elders meer. Probeer het later.
refusal_reloading = De tafel wordt opnieuw geladen. Probeer het nog eens.
refusal_timeout = Het duurde te lang. Probeer het nog eens.
refusal_storage = De server kan nu niets bewaren. Er is niets gedaan.
refusal_unknown = De server kan niet zeggen of dit is bewaard. Probeer het opnieuw: wat al bewaard is, gebeurt niet twee keer.
refusal_internal = De server maakte een fout. Er is niets gedaan.
refusal_no_such_campaign = Zo’n campagne is er niet.
refusal_no_such_club = Zo’n club is er niet.
refusal_no_such_tournament = Zo’n toernooi is er niet.
refusal_no_player = Deze kaart is hier niet meer bekend.
refusal_enough = Daar zijn er al genoeg van.
refusal_not_offered = Deze server biedt dat niet aan.
refusal_campaign_running = Er loopt een race van deze campagne.
refusal_campaign_idle = Er loopt geen race van deze campagne.
refusal_bad_campaign = Dat neemt de campagne niet aan.
refusal_alone_with_rene = Alleen en tegen René: één van de twee.
refusal_cardboard_unread = Met het kartonnen spel leest René Seizoen, Microklimaat en Dorp; speel alle andere op tafel en laat ze hier weg.
refusal_cardboard_middle = Zeg welke middenstad het andere einde is, en hoe de fiches liggen.
refusal_offline = De server antwoordt niet.
