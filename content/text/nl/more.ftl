# Woorden van de pagina naast lobby en tafel: spelregels, terugkijken, records, instellingen.

## Het regelboek
rules_title = Het regelboek
rules_motto = Alles, in onze eigen woorden. Zoek iets op, of lees het bij het kampvuur.
rules_index = Inhoud
rules_search = Zoek in de regels
rules_found = { $n ->
    [0] Niets gevonden
    [one] Eén regel gevonden
   *[other] { $n } regels gevonden
}
rules_none = Niets gaat over “{ $what }”.
rules_rulings = Beslissingen over: { $what }
rules_rulings_short = Beslissingen:
rules_show = Bekijk het in een race
rules_danger_card = kan afgeweerd worden
rules_own = Een onofficiële uitgave. Het spel en zijn naam zijn van de makers en de uitgever; deze woorden zijn van ons. Een beslissing zegt wat wij spelen waar de gedrukte regels zwijgen, onduidelijk zijn of elkaar tegenspreken.

## Instellingen
settings_title = Instellingen
settings_motto = Voor deze browser. Niets ervan verlaat je toestel, behalve de vaste opdracht, die de tafel moet kennen.
settings_table = Aan tafel
settings_look = Om te zien en te drukken
settings_hear = Om te horen en te weten
setting_order = Als een rivaal aanvalt
    .text = De vaste opdracht die je elke nieuwe tafel geeft. Aan een lopende tafel verandert het menu haar.
setting_order_ask = vraag het me
setting_order_guard = een bewaker als ik die heb, vraag het mij anders
setting_order_always = weer af als het kan
setting_order_never = laat het gebeuren
setting_single = Als er maar één antwoord mogelijk is
    .text = Bijvoorbeeld passen als er niets anders meer kan.
setting_single_ask = ik druk zelf
setting_single_answer = vanzelf antwoorden
setting_passing = Passen
    .text = Wie past doet dit konvooi niet meer mee.
setting_passing_left = als er nog iets kan
setting_passing_at_once = meteen
setting_passing_confirm = vraag het eerst
setting_sharing = Meerdere spelers aan één scherm
    .text = Handen liggen gedekt tot hun eigenaar kijkt, en voor plannen en verzegelde antwoorden valt een gordijn.
setting_sharing_curtain = geheimen bewaren
setting_sharing_open = we vertrouwen elkaar
setting_side = Dashboard en knoppen
    .text = De kant van de hand waarmee je drukt.
setting_side_left = links
setting_side_right = rechts
setting_text = Letters
    .text = Overal grotere letters en knoppen; de kaart houdt haar eigen zoom.
setting_text_normal = gewoon
setting_text_large = groot
setting_sound = Geluid
    .text = Zachte tonen voor je beurt, motoren en kaarten.
setting_sound_off = uit
setting_sound_on = aan
setting_volume = Volume
    .text = Hoe luid die tonen zijn.
setting_volume_soft = zacht
setting_volume_normal = normaal
setting_volume_loud = luid
setting_notices = Bericht als je aan de beurt bent
    .text = Van de browser, terwijl je naar iets anders kijkt. De titel en het icoon vertellen het hoe dan ook.
setting_notices_off = uit
setting_notices_on = aan
settings_refused = Je browser staat geen berichten van deze pagina toe.
settings_pace = Tempo van de anderen
settings_calm = Beweging
settings_calm_text = Minder beweging: voertuigen springen, niets zwaait of vliegt.
settings_calm_no = zoals getekend
settings_calm_yes = minder
settings_install = De pagina installeren: menu van je browser, “Installeren” of “Op startscherm zetten”. Zonder netwerk opent ze nog, en zegt ze dat de server onbereikbaar is.

## Races terugkijken
replay_title = Terugkijken
replay_motto = Elke race kun je stap voor stap terugkijken, op elk punt weer oppakken en als één link naar een vriend sturen.
replay_mine = Jouw races
replay_none = Nog geen race op dit toestel.
replay_upload = Een logboek van elders
replay_upload_text = Kies een bestand dat van een tafel is gedownload (.jsonl). Het wordt van de eerste tot de laatste trekking nagekeken voor het getoond wordt.
replay_choose = Kies een logbestand
replay_reading = Het logboek wordt nagekeken …
replay_bad_log = Dit bestand kan niet getoond worden: het is geen logboek van een afgelopen race, of het is later veranderd.
replay_bad_detail = Wat de server vond:
replay_too_large = Dit bestand is te groot voor een logboek.
replay_controls = Bediening van de film
replay_first = Naar het begin
replay_back = Eén stap terug
replay_play = Afspelen
replay_pause = Pauze
replay_on = Eén stap verder
replay_last = Naar het einde
replay_step = Stap van de race
replay_of = stap { $n } van { $all }
replay_speed = Snelheid
replay_view = Gezien door
replay_as = zoals { $who } het zag
replay_own = zoals jij het zag
replay_spectator = zoals iedereen het kon zien
replay_all = alles, alle handen
replay_watch = Dashboard en hand van
replay_watch_actor = wie handelt
replay_branch = Speel hier verder
replay_share = Deel dit moment
replay_more = Meer …
replay_more_title = Deze race
replay_hands = Alle handen nu
replay_best = Naar het mooiste moment
replay_download = Het logboek downloaden
replay_running = De race is nog niet voorbij: je ziet wat je toen zag, en niets meer.
replay_to_table = Terug naar de tafel
replay_keys = Toetsen: spatie speelt en pauzeert, pijlen gaan stap voor stap, [ en ] van spelbeurt naar spelbeurt, Home en End naar de einden.
replay_no_table = Zo’n race is er niet.
replay_not_over = Deze race is nog niet voorbij: alleen wie er zit mag terugkijken.
replay_not_begun = Deze race is nog niet begonnen.
replay_strange_game = Voor het spel van die race heeft deze pagina nog geen tafel.
replay_offline = De server antwoordt niet.
replay_failed = Deze race kan niet getoond worden.
share_text = Wie deze link opent ziet precies dit moment, en kan van daar verder spelen.
share_link = Link naar dit moment
verify_title = Was het toeval eerlijk?
verify_text = De server gaat het hele logboek opnieuw door: elke zet tegen de regels, elke trekking tegen seed en nonces. Zat deze pagina aan tafel, dan rekent ze seed, nonces en sleutel zelf na, met het bewijs dat ze bewaarde.
verify_go = Kijk het nu na
verify_good = Het logboek klopt in zichzelf.
verify_kept = Aan het toeval is niet gedraaid.
verify_kept_text = Deze pagina heeft het zelf nagerekend: jouw deel zit in het toeval, en de seed en ieders deel lagen vast voordat er één werd geopend. Dat elke trekking daaruit volgt, keek de server na; met het bewijs doet great-race verify --receipt het overal.
verify_no_receipt = Elke trekking volgt uit seed en nonces. Dat ze vastlagen voordat er één werd geopend, kan alleen een bewijs tonen, en deze pagina heeft er geen van deze race.
verify_older = Elke trekking volgt uit seed en nonces. Hoe die tot stand kwamen zegt het logboek niet: een race van de oudere soort, of een die één programma reed.
verify_too_late = Jouw deel van het toeval werd niet op tijd geopend: het zit er niet in, en een bot nam de plaats over.
verify_withheld = { $who } opende niet wat was vastgelegd: een bot nam de plaats over, en de race telt voor geen record.
verify_unkept = Vertrouw het toeval van deze race niet: { $what ->
    [table] dit is een andere tafel dan die van het bewijs.
    [seed] de seed is verwisseld.
    [share] het deel van bemanning { $seat } is verwisseld.
    [nonce] de nonce van bemanning { $seat } is niet die welke was afgesproken.
    [key] de sleutel volgt niet uit seed en nonces.
   *[other] het logboek zegt niet dat iemand zich ergens op vastlegde.
}
verify_receipt = Download het bewijs
verify_bad = Er klopt iets niet in dit logboek, bij regel { $record }.
verify_numbers = { $acts } zetten waren volgens de regels, { $draws } trekkingen waren de eerlijke, { $records } regels passen op elkaar.
verify_helps = { $n } keer werd om een hint gevraagd: de race telt niet voor de records.
verify_undos = { $undos } { $undos ->
    [one] zet werd
   *[other] zetten werden
} teruggenomen, { $far } ervan over toeval of iets onthulds heen.
verify_branch = Deze race gaat verder vanaf een stelling van een andere.
verify_unchecked = { $records ->
    [one] De eerste regel
   *[other] De eerste { $records } regels
} van het logboek vallen onder oudere spelregels (versie { $rules }), die dit programma niet kan controleren. Alles daarna is gecontroleerd.
verify_seal = De seed past bij het zegel dat voor de start werd getoond:
branch_title = Speel hier verder
branch_text = Een nieuwe tafel begint precies in deze stelling. Wat jouw plaats niet kon weten wordt opnieuw gedeeld, en het toeval is nieuw. Het telt niet voor ratings.
branch_seat = Jouw plaats
branch_others = De andere plaatsen
branch_friends = vrienden, via een link
branch_friends_text = De anderen schuiven aan met het adres van de nieuwe tafel.
branch_go = Neem het stuur
branch_people = Aan deze tafel rijden nog mensen: als de race voorbij is kan ze weer worden opgepakt.
branch_failed = In deze stelling kan niet verder worden gespeeld.
sit_here = Neem de plaats van { $who }
sit_text = Deze plaats is vrij.
seen_drew = { $who } trekt { $card }.
seen_looked_at = { $who } bekijkt { $card }.
seen_kept = { $who } houdt { $card }.
seen_stole = { $who } neemt { $card } van { $victim }.
seen_planned = { $who } plant { $plan }.
seen_answered = { $who } heeft onder zegel geantwoord.

## De Gazet, helemaal
replay_report = Het verslag en de grafieken
paper_title = De Gazet
paper_motto = De race zoals de kranten haar vertelden. Elke kop leidt naar zijn moment.
paper_special = Extra editie
paper_winner = { $who } wint de Great Race
paper_film = Bekijk het als film
paper_charts = De race in lijnen
paper_chronicle = Van dag tot dag
chart_table = Als tabel
chart_turn = Spelbeurt
story_first = { $who } was als eerste in { $finish } en krijgt de prijs: { $points } prestigepunten, { $margin } meer dan { $second }.
story_first_tie = { $who } en { $second } tellen evenveel prestigepunten, { $points }; { $who } was eerder in { $finish }, en dat beslist.
story_upset = { $first } was als eerste in { $finish }, maar stijl telt ook: { $who } wint met { $points } prestigepunten.
story_alone = Alleen { $who } zag { $finish }: { $points } prestigepunten, en niemand die ze betwist.
story_nobody = Niemand haalde { $finish }. { $who } kwam het dichtst.
story_length = De race duurde { $turns } { $turns ->
    [one] spelbeurt
   *[other] spelbeurten
}; { $home } van de { $all } bemanningen kwamen aan.
story_breakdowns = De motoren betaalden de prijs: { $all } keer defect, waarvan { $n } keer bij { $who }.
story_sound = Niet één motor begaf het onderweg.
story_attacks = { $all } { $all ->
    [one] kaart werd
   *[other] kaarten werden
} op rivalen of hun weg gericht, { $n } door { $who }; { $counters } kregen een antwoord.
story_peace = Niemand deed een rivaal iets aan.
story_tiles = { $who } deed het meest voor de kaarten van morgen: { $n } { $n ->
    [one] tegel
   *[other] tegels
} gelegd.
story_rides = { $who } kent de havenmeesters: { $n } { $n ->
    [one] overtocht
   *[other] overtochten
} per boot of vliegtuig.
story_turned_back = { $n } keer moest { $who } omdraaien voor ongekend gebied.

## Records
records_title = Records
records_motto = Geteld uit races die op dit toestel zijn uitgereden, en uit de open races van deze server. Namen zijn die mensen zichzelf gaven.
records_device = Op dit toestel
records_server = Op deze server
records_none = Nog geen race uitgereden.
records_name = Naam
records_races = Races
records_wins = Gewonnen
records_best = Beste
records_average = Gemiddeld
records_highest = Meeste punten: { $n }, { $who } ({ $board })
records_fastest = Kortste race: { $n } spelbeurten, { $who } ({ $board })
records_fewest = Minste dagen: { $n }, { $who }
records_forget = Vergeet de races van dit toestel
records_me = Mijn kaart
records_clubs = Clubs
records_leaderboard = Ranglijst

## De eerste race
lesson_table = Een eerste race
lesson_coach = Je coach
lesson_aside = Tussendoor
lesson_count = { $n } van { $all }
lesson_next = Begrepen
lesson_your_move = Jij bent aan zet
lesson_less = Klap in
lesson_more = Klap uit
lesson_skip = Rijden zonder coach
lesson_play_on = Rijd deze race uit
lesson_welcome = Welkom bij de Great Race!
    .text = Jij rijdt het oranje halfrupsvoertuig, nummer 1. De strook hierboven toont de weg: van de paarse ster links naar die rechts. Iedereen wil daar als eerste zijn, en in goede staat. Deze eerste race is altijd in Afrika.
lesson_dials = Drie meters om in het oog te houden
    .text = Benzine is om te rijden. De motor zegt hoeveel velden één rit mag gaan. Het chassis zegt hoeveel kaarten je mag hebben. Staat benzine of motor op 0, dan sta je stil.
lesson_bivouac = Bivak: neem een kaart
    .text = Elke spelbeurt begint bij het kampvuur. Deze kaarten liggen open; neem er een. Een Jerrycan is benzine als je die nodig hebt; Reserveonderdelen herstellen gratis één niveau als je repareert. Niet zeker? Neem de Jerrycan. Druk op de kaart die je wilt.
lesson_planning = Planning: vijf assistenten
    .text = Zet je vijf assistenten in het geheim neer. Voor deze eerste keer: 1 Pathfinder, 2 Mechaniekers, 1 Bewaker, 1 Financiering. Druk op een vak om er een in te zetten, en open dan je scherm.
lesson_sequence = Konvooi: om de beurt
    .text = Nu handelen jullie om de beurt. In je beurt mag je benzine kopen, kaarten spelen en dan één assistent gebruiken. Daarna is de andere bemanning aan de beurt. De knoppen tonen alles wat je kunt. Wat een rit of een reparatie kost, zie je als je kiest waarheen of wat.
lesson_explore = Kijk vooruit
    .text = Op je dashboard staat een pathfinder. Hij trekt twee tegels uit de zak en legt ze waar jij heen wilt. Druk op “Leg tegels”; of doe eerst iets anders, hij wacht.
lesson_signs = De tekens van een tegel
    .text = Elk stuk grond is een tegel, en zijn tekens zeggen wat hij vraagt van wie erop rijdt:
lesson_sign_drop = een niveau benzine
lesson_sign_wrench = een niveau schade, motor of chassis
lesson_sign_skull = gevaar: 2 schade extra, tenzij een bewaker helpt
lesson_sign_stop = de rit stopt hier
lesson_laying = Bouw je weg
    .text = Eén druppel en verder niets is gemakkelijk terrein: leg dat op je weg naar het zuiden. Kies een tegel, dan een verlicht veld.
lesson_drive = Rijden!
    .text = Een mechanieker neemt het stuur. Druk op “Rijd”. Je mag ook meteen op een verlicht veld drukken: de hele prijs staat erop.
lesson_steps = Veld voor veld
    .text = Kies een verlicht veld; het getal is de benzine die het kost. Een vraagteken is onbekend land: de tegel wordt getrokken als je er komt. Rijd door, of stop waar je bent.
lesson_paid = De naald heeft bewogen
    .text = Kijk naar je meters: elke stap is meteen betaald. Doet een tegel schade, dan beslis jij of motor of chassis die krijgt.
lesson_risk = Donker land: de risicozone
    .text = Zoek de donkere velden op het bord. Welke tegel er ook ligt, erop rijden kost één niveau benzine meer. Vaak loont het eromheen te gaan.
lesson_risk_sign = Zo zien ze eruit.
lesson_fund = Geld van thuis
    .text = Je assistent bij Financiering schrijft je sponsors. Meer van hen in het vak leveren veel meer op: 1 geeft 10 F, 5 geven 110 F. Druk op “Haal geld op”.
lesson_petrol = Waar geld voor is
    .text = Aan het begin van je beurt mag je benzine kopen: 10 F in een stad, 20 F daarbuiten. Een mechanieker herstelt motor en chassis: 20 F in een stad, 40 F daarbuiten. En aan het einde is elke 50 F een punt.
lesson_pass = Niets meer te doen?
    .text = Gebruik wat er nog staat, of pas. Een bewaker blijft ook dan op wacht tegen de gemene kaart van een rivaal; zolang je rijdt, weert hij ook een gevaar op je weg af.
lesson_maintenance = Onderhoud, en een nieuwe spelbeurt
    .text = Wie het verst is, is voortaan eerst en krijgt 20 F. Wie laatste is kiest als eerste een kaart en krijgt ook de laatste. Achterop zijn heeft zijn goede kant.
lesson_roads = Nu de weg op
    .text = Je hebt nog niet gereden. Zet deze keer minstens één assistent bij Mechaniekers: alleen zij nemen het stuur. Een pathfinder erbij toont wat er komt.
lesson_city = Nu zelf: haal een stad
    .text = Je weet genoeg om het te proberen. Let op je tank: is die bijna leeg, koop dan eerst benzine en rijd daarna. Ga naar een stad, over land, of van een stad per boot of vliegtuig. Een stad kost 1 benzine, geeft je kaarten, en alles is er goedkoper. Vraag “waarom niet?” door te drukken op wat niet verlicht is.
lesson_end = Dat is het spel
    .text = De eerste krijgt 5 punten, dan 3 en 1; elk niveau van motor en chassis is een punt, en elke 50 F. Wie eerst thuiskomt, beëindigt met die beurt de race: wie dan niet thuis is, heeft geen punten. Druk op ? voor hulp, altijd; het regelboek heeft de rest. Veel geluk!
lesson_damage = Schade
    .text = Je voertuig krijgt een klap. Haal het van de motor (kortere ritten) of van het chassis (minder kaarten): jij kiest.
lesson_enter = Een zwaar stuk
    .text = De knoppen hieronder zijn je mogelijkheden, elk met zijn prijs: betaal wat de tegel vraagt{ $guard ->
        [yes] , of laat een bewaker het gevaar afweren
       *[no] {"" }
    }{ $card ->
        [yes] , of speel een kaart die helpt
       *[no] {"" }
    }{ $back ->
        [yes] , of keer om
       *[no] {"" }
    }.
lesson_hand_limit = Te veel kaarten
    .text = Meer draagt je chassis niet. Kies de kaart die je het minst nodig hebt.
lesson_counter = Een rivaal speelt een kaart
    .text = Je mag haar stoppen met een bewaker of een Militia, of het laten gebeuren. Niemand ziet wat je hebt.
lesson_repair = De reparatie
    .text = Koop onderdelen of gebruik kaarten met onderdelen, zoveel je wilt in één reparatie. Heb je genoeg, beëindig haar dan.
lesson_keep = Kies wat weg gaat
    .text = Je hebt kaarten bekeken. Eén gaat naar de aflegstapel, de andere zijn van jou.
lesson_choose = Welke tegel?
    .text = Druk op een verlichte tegel op het bord.
lesson_empty = Je tank is bijna leeg
    .text = Koop eerst benzine: zonder komt een mechanieker niet ver, en zijn werk is verloren. Kopen mag alleen nu, vóór kaarten en assistenten. Een niveau kost 10 F in een stad, 20 F daarbuiten.
lesson_customs = De douane klopt aan
    .text = Je moet kaarten afgeven. Kies die je het minst nodig hebt.
lesson_then = Hierna: een race met leiders
lesson_leaders_table = Een race met leiders
lesson_leaders = Kies wie je leidt
    .text = Je weet hoe een race gaat. Nu leidt iemand je bemanning, en elke leider mag één ding wat niemand anders mag. Druk op een portret om erover te lezen, en neem wie je wilt. Niet zeker? Chevy haalt elke spelbeurt één keer 20 F op.
lesson_leader_card = Je leider rijdt mee
    .text = Deze kaart toont hoe het met de gave staat. Goud: je kunt haar nu gebruiken. Gestippeld: ze wacht op haar moment. Grijs: gebruikt, en volgende spelbeurt weer klaar. Groen: ze werkt vanzelf.
lesson_weather = Het weer
    .text = Er is voor iedereen een dobbelsteen gegooid, en dit weer geldt de hele spelbeurt. Een druppel of een sleutel: elke tegel kost 1 benzine of 1 schade meer; een doorgestreepte boot: er vaart niets. Wat de andere ogen deze maand brengen, staat bij het seizoen, onder de modules. De prijzen op het bord tellen alles mee.
lesson_post = Je hebt een pakje bij je
    .text = Het heeft de kleur van de steden die erop wachten. Rijd zo’n stad in en je krijgt 30 F; daarna mag je het pakje laden dat daar ligt. Druk op de naam van een stad om te zien waar ze ligt.
lesson_power = Gebruik de gave
    .text = De knop is goud: je leider kan je nu helpen. Probeer het. Van je beurt gaat er niets door verloren.
lesson_power_on = Zonder knop
    .text = De gave van je leider werkt vanzelf, telkens als haar moment er is. Je zult zien wat ze brengt.
lesson_rival_leaders = Zij hebben ook leiders
    .text = Een ster bij een rivaal noemt de leider. Wijs hem aan of druk erop om te lezen wat die leider mag.
lesson_next_month = Twee maanden later
    .text = Elke spelbeurt is het twee maanden later, en wordt er opnieuw gegooid. Bij slecht weer wachten sommigen, halen geld op en repareren; anderen rijden zolang het mooi is.
lesson_deliver = Nu zelf: bezorg het
    .text = Breng je pakje naar een stad van zijn kleur. Ligt er geen op je weg, rijd dan door: een pakje is 30 F waard, de finish 5 punten.
lesson_lead_end = Nu weet je hoe het werkt
    .text = In de lobby heeft “Spelmodi en modules” nog meer: dorpen, poorten en steekpenningen, mecenassen, voertuigen die je zelf bouwt. Kies daar een kaart; elke brengt mee wat ze nodig heeft, en het regelboek heeft voor elk een bladzijde. Veel geluk!
lesson_hire = Een bemanning te huur
    .text = Je leider heeft geen eigen bemanning. Kies er een die niemand nam; haar eigen leider blijft thuis.
lesson_second_look = Nog eens kijken
    .text = Deze tegel is voor je getrokken. Houd hem, of leg hem terug en trek een andere: dan telt de tweede.
lesson_heist = Red Kate is er
    .text = Ze wil een kaart uit je hand. Betaal wat ze vraagt, of laat haar er blind een trekken.
lesson_depot = Hier ligt een pakje
    .text = Laad het als je langs een stad van zijn kleur komt. Je draagt er één tegelijk, en kunt het niet weer neerleggen.
plan_comes_to = Wat het oplevert
plan_around = Om je heen
left_over = Over op de markt: { $card }. Die gaat naar { $who }.
out_tiles = { $tiles ->
    [one] { $tiles } tegel
   *[other] { $tiles } tegels op je weg
}, of { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
out_hand = { $n ->
    [one] je hand heeft plaats voor { $n } kaart
   *[other] je hand heeft plaats voor { $n } kaarten
}
out_drive = { $drives ->
    [one] één rit
   *[other] { $drives } ritten
}: tot { $spaces ->
    [one] { $spaces } veld
   *[other] { $spaces } velden
}, met benzine voor { $petrol }
out_petrol = { $francs } koopt hier { $n } meer
out_no_petrol = geen geld voor meer hier
out_broken = defect: geen rit vóór een reparatie
out_repair = of herstel: { $n ->
    [one] er ontbreekt { $n } niveau
   *[other] er ontbreken { $n } niveaus
}, een onderdeel kost hier { $francs }
out_no_repair = niets te herstellen: motor en chassis zijn vol
out_poor_repair = nog geen reparatie: geen onderdeel, en een onderdeel kost { $francs }
out_guard = { $n ->
    [one] weert één gevaar af, of neemt één tegel weg
   *[other] weren { $n } gevaren af, of nemen { $n } tegels weg
}
out_fund = { $francs } in één actie
out_fund_next = { $francs } meer met de volgende
out_no_drive = Geen mechanieker: zonder kaart Bestuurder blijf je staan
away_title = Terwijl je weg was
away_film = Bekijk het als korte film
away_on = Naar de tafel

## Uitleg: wat elk teken van de tafel betekent
sign_rule = In het regelboek
sign_rule_key = het regelboek
sign_of = { $n } van { $max }
sign_level = etappe { $level } van { $levels }
sign_tile = terreintegel
sign_tile_free = Geen symbool: oprijden kost niets.
sign_petrol = benzine om op te rijden
sign_damage = schade, motor of chassis
sign_danger = gevaar: schade zonder bewaker of Militia
sign_stop = stop: de rit eindigt hier
sign_city_ends = een stad: de rit eindigt hier
sign_no_tiles = er is geen tegel meer om te trekken
sign_risk = risicozone: benzine extra
    .text = Donker veld, risicozone: oprijden kost benzine boven op de tegel.
sign_unexplored = onontgonnen
    .text = Hier ligt nog geen tegel. Een pathfinder kan er een leggen; wie erop rijdt trekt er een uit de zak.
sign_bag_holds = Van de { $all } tegels in de zak: { $least } tot { $most } benzine; { $damage } met schade, { $danger } met gevaar, { $stop } met een stop.
sign_city = stad
    .text = Een stad beëindigt elke rit, en benzine en onderdelen zijn er goedkoop.
sign_draws = kaarten bij het oprijden
sign_shape_blue = blauwe cirkel
sign_shape_yellow = gele driehoek
sign_shape_green = groene ruit
sign_shape_red = rood vierkant
sign_shape_purple = paarse ster
sign_start = Hier start de race.
sign_finish = De finish: wie hier aankomt is thuis; kaarten en assistenten gaan weg, meters en geld blijven zoals ze zijn.
sign_by_sea = per boot
sign_by_air = per vliegtuig
sign_fare = kosten
sign_you_have = je hebt
sign_line = Eerste stap van een rit, van stad naar stad; met de aankomst is die voorbij. Transportkaarten maken het goedkoper.
sign_vehicle = Een halfrupsvoertuig. Er mogen er meer op één veld staan.
sign_broken = Defect: het rijdt pas weer na een reparatie.
sign_home = Thuis, plaats { $place }: niemand kan deze bemanning nog iets doen.
sign_is_broken = defect
sign_is_home = thuis, plaats { $place }
sign_price_city = een niveau in een stad
sign_price_wilderness = een niveau elders
sign_gauge_petrol = Benzine
    .text = Rijden verbruikt ze; op 0 is geen stap mogelijk. Je koopt ze aan het begin van een reeks.
sign_gauge_engine = Motor
    .text = Zoveel velden ver mag één rit gaan. Op 0 is het voertuig defect. Levert punten op aan de finish.
sign_gauge_chassis = Chassis
    .text = Zoveel kaarten mag je hebben; het vangt schade op zoals de motor. Levert punten op aan de finish.
sign_money = Frank
    .text = Voor benzine, onderdelen en transport, zichtbaar voor iedereen. Elke volle { $francs } is een punt aan de finish.
sign_hand = Hand
    .text = Verborgen voor rivalen. Niet meer kaarten dan het chassis aangeeft; wat te veel is leg je meteen af.
sign_assistants = Assistenten
    .text = Vijf stukken die het werk doen, elke beurt opnieuw geplaatst achter het scherm.
sign_placed = { $n ->
    [one] één assistent
   *[other] { $n } assistenten
}
sign_funding = { $n ->
    [one] één assistent
   *[other] { $n } assistenten
}
sign_box_pathfinder = Leg 2 tegels uit de zak op je pad, of trek een kaart.
sign_box_mechanics = Rijden, zo ver als de motor aangeeft, of motor en chassis herstellen.
sign_box_guard = Weer op elk moment één gevaar af, ook buiten je beurt, of neem een tegel van het bord.
sign_box_funding = Alle assistenten hier worden samen gebruikt, in één actie.
sign_danger_card = gevaar: bewaker of Militia weert het af
sign_pile_deck = Kaarten die nog getrokken worden, gedekt. Is de stapel op, dan wordt de aflegstapel geschud.
sign_pile_discard = Gespeelde en afgelegde kaarten, open.
sign_pile_bag = Terreintegels die nog in de zak zitten. Is hij leeg, dan gaan de tegels die van het bord gingen er weer in.
sign_progress = De etappe waarop elke bemanning staat. Op één etappe staat wie er eerst was voor, en ligt onderaan. De volgorde van de beurt volgt pas bij het volgende onderhoud.
sign_order = De volgorde van deze beurt. De volgende volgt de vooruitgang op het bord.
sign_steps = Eén reeks
    .text = Koop benzine, speel dan kaarten, gebruik dan één assistent of pas. Terug naar een eerdere stap kan niet.
sign_score_place = Punten voor de volgorde van aankomst.
sign_score_engine = Eén punt per niveau van de motor.
sign_score_chassis = Eén punt per niveau van het chassis.
sign_score_money = Eén punt per volle { $francs }.
sign_score_reveals = Eén punt voor elke kaart die René toonde, als de Torpedo aankomt.
sign_do_buy_petrol = Benzine kopen
    .text = Eén keer per reeks, vóór al de rest, zoveel niveaus als je kunt betalen. Er is geen assistent voor nodig.
sign_do_explore = Tegels leggen
    .text = Een pathfinder trekt 2 tegels; beide komen op onontgonnen velden die met je voertuig verbonden zijn.
sign_do_draw_card = Een kaart trekken
    .text = Een pathfinder neemt de bovenste kaart van de trekstapel.
sign_do_repair = Herstellen
    .text = Een mechanieker gebruikt onderdelen en gereedschapskisten en koopt onderdelen, zoveel je wilt in één reparatie.
sign_do_drive = Rijden
    .text = Een mechanieker verplaatst het voertuig, hoogstens zoveel velden als de motor aangeeft. Elke stap wordt betaald voor de volgende.
sign_do_clear = Een tegel wegnemen
    .text = Een bewaker neemt een tegel van het bord; het veld is weer onontgonnen.
sign_do_fund = Geld inzamelen
    .text = Alle assistenten bij Financiering worden samen gebruikt; hoe meer, hoe beter ze betalen.
sign_do_pass = Passen
    .text = Dit konvooi doe je niet meer mee. Assistenten gaan van het dashboard, bewakers blijven op wacht.
sign_do_guard = Een bewaker inzetten
    .text = Een bewaker weert één gevaar af en gaat van het dashboard.
sign_do_go = Betalen en oprijden
    .text = Benzine, schade en gevaar van de tegel worden samen betaald.
sign_do_back = Omkeren
    .text = Je staat weer op het veld waar je vandaan kwam, zonder kosten. Was de tegel nog onbekend, dan blijft hij liggen en is de rit voorbij; bij een bekende tegel neem je alleen de stap terug en mag je verder.
sign_do_split = Schade
    .text = Ze wordt verdeeld over motor en chassis; precies op 0 uitkomen mag.
sign_do_fix = Een onderdeel monteren
    .text = Een kaart uit je hand verhoogt een meter; wat boven het maximum gaat is verloren.
sign_do_buy_part = Een onderdeel kopen
    .text = Eén niveau motor of chassis, in een stad goedkoper dan elders.
sign_do_done = Dat is alles
    .text = Deze actie eindigt hier; je reeks is voorbij als de assistent zijn werk heeft gedaan.
sign_do_let = Laat het gebeuren
    .text = Je weert de kaart niet af; ze heeft haar gevolg.
sign_do_discard = Afleggen
    .text = De kaart gaat op de aflegstapel, zichtbaar voor iedereen.
sign_do_play = Een kaart spelen
    .text = Vóór je een assistent gebruikt, zoveel kaarten als je wilt, na elkaar.
sign_do_play_against = Een kaart tegen een rivaal
    .text = De afstand telt niet. Met het gevaarlint mag de rivaal ze afweren.
sign_die = bij een { $n }
sign_season = Nu: { $weather }. Het geldt voor iedereen tot de spelbeurt eindigt; steden en lijnen kosten niet meer.
sign_parcel = Een stad van zijn kleur betaalt { $francs } voor een pakket. Daarna mag een leeg voertuig het pakket laden dat er ligt.
sign_parcel_none = geen pakket
sign_patrons = Elke assistent in Financiering brengt je beschermheer een vrij vakje verder. Int de franken onder hem in plaats van een hele reeks; dan begint hij opnieuw.
sign_diplomacy = Een rit uit een stad begint met een dobbelsteen: tot je invloed in haar kleur mag je gaan, erboven wordt smeergeld gevraagd. Niveaus koop je bij Financiering, na elkaar voor { $prices }.
sign_village_card = De stop bindt niet. Eindig je rit hier en trek een kaart.
sign_village_chassis = De stop bindt niet. Eindig je rit hier en het chassis wint een niveau.
sign_village_engine = De stop bindt niet. Eindig je rit hier en de motor wint een niveau.
sign_village_money = De stop bindt niet. Eindig je rit hier voor 20 F.
sign_village_petrol = De stop bindt niet. Eindig je rit hier en krijg 3 benzine.
sign_microclimate = Voor je binnenrijdt wordt gedobbeld: 1 kost benzine en een stop, 2 schade, 3 benzine. De worp bindt.
sign_do_leader_pick = Kies een leider
    .text = De leider is de hele race van jou, en niemand anders kan hem hebben.
sign_do_leader_hire = Huur een bemanning
    .text = Een huurling heeft geen eigen bemanning: neem er een die overblijft, met haar voertuig.
sign_do_delatour_explore = De kaarten van Delatour
    .text = Eén keer per beurt: 3 tegels worden getrokken en gelegd, zonder assistent of kaart.
sign_do_martinetti_repair = De werkplaats van Martinetti
    .text = Eén keer per beurt: een hele reparatie zonder assistent; onderdelen betaal of speel je zoals altijd.
sign_do_cook_guard = Cook op wacht
    .text = Eén keer per beurt weert hij een gevaar af, zonder kosten.
sign_do_cook_clear = Cook maakt de weg vrij
    .text = Eén keer per beurt neemt hij een tegel van het bord, zonder assistent.
sign_do_redburn_rob = De vingers van Red Kate
    .text = Eén keer per beurt: een willekeurige kaart van een rivaal, tenzij die je 20 F betaalt. Geen bewaker houdt haar tegen.
sign_do_redburn_pay = Betaal Red Kate
    .text = 20 F gaan naar haar speler, en je hand blijft zoals ze is.
sign_do_redburn_yield = Laat een kaart gaan
    .text = Eén kaart, willekeurig uit je hand, wisselt van eigenaar. Anderen weten niet welke.
sign_do_chapman_redraw = Kijk nog eens
    .text = Eén keer per beurt: de tegel gaat terug in de zak en er wordt een andere getrokken. Die geldt.
sign_do_chapman_keep = Houd deze tegel
    .text = De kracht van Chapman blijft klaar voor later in deze beurt.
sign_do_chevy_collect = De bankiers van Chevy
    .text = Eén keer per beurt: 20 F. Het kost geen assistent en geen beschermheer gaat vooruit.
sign_do_paddock_raise = Een niveau meer
    .text = De meter gaat een niveau verder, voor 100 F. In de werkplaats kan het niet weer verkocht worden.
sign_do_paddock_lower = Een niveau minder
    .text = De meter eindigt een niveau lager, en je krijgt 100 F. Per saldo niet meer dan 2 niveaus.
sign_do_paddock_pass = Klaar voor de race
    .text = Geen wijzigingen meer voor de start. Het geld dat je over hebt is van jou.
sign_do_postal_load = Laad het pakket
    .text = Een stad van zijn kleur betaalt ervoor. Tot dan is er geen plaats voor een ander.
sign_do_postal_leave = Laat het pakket liggen
    .text = Het blijft in de stad voor wie daarna komt, ook voor jou.
sign_do_postal_express = Lever met spoed
    .text = Het pakket aan boord wordt hier betaald, welke kleur het ook heeft. Daarna mag je het pakket laden dat hier ligt.
sign_do_diplomacy_roll = Gooi aan de poort
    .text = Tot je invloed in deze kleur mag je eruit. Erboven wordt smeergeld gevraagd.
sign_do_diplomacy_bribe = Betaal het smeergeld
    .text = 20 F voor elk punt dat de dobbelsteen boven je invloed toont. Dan gaat de rit door.
sign_do_diplomacy_stay = Blijf in de stad
    .text = De rit is voorbij, en de assistent of kaart ervoor is weg.
sign_do_diplomacy_raise = Koop invloed
    .text = Een niveau meer in steden van deze kleur. Zoveel als je kunt betalen, nu je geld hebt geworven.
sign_do_patronage_collect = Int bij je beschermheer
    .text = Het komt in de plaats van deze hele reeks en kost geen assistent. De beschermheer gaat terug naar de start.

## Hulp
help_aim = Breng je halfrupsvoertuig naar de andere kant van het continent. Punten voor vroeg aankomen, voor een gave motor en chassis, en voor geld dat overblijft; wie niet aankomt, heeft er geen.
help_bivouac = Bivak
    .text = Ieder neemt een kaart van de markt, de laatste in de volgorde eerst.
help_planning = Planning
    .text = Achter je scherm plaats je je assistenten: pathfinders, mechaniekers, bewakers, financiering. Alle schermen gaan samen omhoog.
help_convoy = Konvooi
    .text = Om beurten speelt ieder een reeks: benzine kopen, kaarten spelen, één assistent gebruiken. Dat gaat rond tot allen gepast hebben.
help_maintenance = Onderhoud
    .text = De nieuwe volgorde volgt de vooruitgang; de eerste ervan krijgt 20 F, de tweede 10 F (met twee bemanningen alleen de eerste).
help_drive = Rijden
    .text = Een mechanieker rijdt zoveel velden als de motor aangeeft. Elke tegel kost benzine en kan schade, gevaar of een stop brengen. Op een onontgonnen veld trek je een tegel als je erop rijdt.
help_dials = De meters
    .text = Benzine op 0: geen stap. Motor op 0: defect tot je herstelt. Het chassis is ook je handlimiet.
help_finish = Het einde
    .text = Wie eerst thuiskomt, maakt er de laatste beurt van: als iedereen gepast heeft, eindigt de race. Alleen wie thuis is telt punten: 5, 3 en 1 voor de volgorde van aankomst, 1 per niveau van motor en chassis, 1 per volle 50 F. Alle anderen hebben 0.
keys = Toetsen
key_numbers = neem de keuze met dat nummer
key_tab = ga van verlicht veld naar verlicht veld, volgens de kosten; pijlen gaan van veld naar veld
key_enter = neem wat de focus heeft; op het bord: ga naar je voertuig
key_escape = sluit wat openstaat
key_undo = neem de laatste zet terug
key_gazette = lees de Gazet
key_notation = typ een zet
key_zoom = dichterbij, verder weg, het hele bord
key_back = terug naar de vraag
key_rule = open het regelboek bij wat de uitleg toont
key_help = deze pagina

## Rijders die geen mensen zijn
temper_odette = Zingt als de motor afslaat, en harder als hij weer aanslaat.
temper_barnaby = Is elke woestijn twee keer overgestoken en zal het je vertellen.
temper_amina = Leest zand zoals een ander de krant.
temper_orlov = Zegt weinig, drinkt thee en is er eerder dan jij.
temper_rosa = Zwaait naar iedereen die ze inhaalt.
temper_sven = Repareert het liever zelf dan dat hij de weg vraagt.
temper_kemal = Dingt af op benzine, zelfs waar die gratis is.
temper_hana = Telt elke druppel en vergeet niets.
temper_jack = Wedt op zichzelf, meestal tegen alle kansen in.
temper_giulia = Remt laat, lacht vroeg.
temper_anselm = Fotografeert elke vogel en komt toch aan.
temper_ilse = Op voor de zon, kaarten gevouwen, laarzen gepoetst.

# Waarom een veld dichtbij niet in één keer gehaald wordt.
way_held = { $what ->
    [stop] Het ligt { $n } velden ver, maar in { $space } eindigt elke rit. Rijd daar eerst heen en met een volgende rit verder.
    [unknown] Het ligt { $n } velden ver, maar niemand weet wat er op { $space } ligt. Rijd daar eerst heen; wat het vraagt, betaal je daar.
   *[asked] Het ligt { $n } velden ver, maar op { $space } wordt eerst gevraagd hoe je de schade oploopt. Rijd daarheen en dan verder.
}
petrol_gone = Benzine eerst: na deze kaart koop je er in deze beurt geen meer.
tile_instead = { $tile }: neem in plaats daarvan deze
ask_swap = { $card }: welke is de eerste van de twee tegels?
ask_swap_second = { $card }: welke tegel wisselt van plaats met { $first }?
tank_full = Je tank is vol.
tip_short = { $need } gevraagd, { $have } in de tank
tip_short_ask = Daar wordt het gevraagd: met { $card } giet je bij wat ontbreekt.
