# Woorden van het spel in de terminal.
welcome = The Great Race: van { $from } naar { $to }, { $seats } bemanningen. Typ een nummer, een actie of help.
you = Je bemanning
crew_number = Bemanning { $number }
heading_turn = Spelbeurt { $turn }
heading_order = Beurtvolgorde
known_cards = Kaarten die iedereen kent
assistants = assistenten
no_assistants = geen
deck_and_bag = Trekstapel { $deck } · aflegstapel { $discard } · zak { $bag } · verwijderd { $removed }
waiting = De anderen denken na …
choices_more = … en nog { $n }; typ list om alles te zien
choice_plan = pathfinder { $pathfinder }, mechaniekers { $mechanics }, bewaker { $guard }, financiering { $funding }
city_draw = stad, { $cards } { $cards ->
    [one] kaart
   *[other] kaarten
}
finish = de finish!
not_a_number = Keuze { $number } bestaat niet; de keuzes lopen van 1 tot en met { $count }.
could_be = Dat kan zijn: { $acts }. Zeg iets meer.
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
result_torpedo = { $place }. { $who }: { $points } punten (aankomst { $arrival }, mechaniek { $engine }, getoonde kaarten { $reveals })
result_cap = Spelbeurt { $turn } is voorbij en niemand is aangekomen: de race wordt stopgezet.
help_race = Typ het nummer van een keuze, of een zet zoals: drive · to C7 ·
    buy petrol 2 · plan pmmgf (of pmmgf) · play saboteur against 2.
    key          wat de tekens op het bord betekenen
    rules        de regels in het kort
    rules NAAM   een module van deze race, met haar getallen
    leaders      elke leider en wat hij kan
    card NAAM    wat een kaart doet (NAAM in het Engels)
    cities       alle steden met code, kleur en kaarten
    lines        alle transportlijnen en hun prijs
    crew N       een bemanning, en welke van haar kaarten bekend zijn
help_motorcar = Typ het nummer van een keuze, of een zet zoals: 74 (trek de auto 74 achteruit) ·
    strain heavy · inflict 2 · pledge 3 · help 2 random · pay 1 · done.
    Of zeg het: driekwart (trekken) · zwaar · dwarszit Protos alleen · help Protos ·
    rij door · herstel de sabotage · koop één af · dat is alles.
    rules       de regels in het kort
help_any = why ZET      waarom een zet nu niet mogelijk is, en wat zou helpen
    list         alle keuzes
    map          de stand nog eens
    undo         je laatste zet terugnemen, als er niets aan het licht kwam
    undo further ook over het toeval heen, als alle anderen bots zijn
    hint         wat de kampioen zou doen, en waarom; de race telt dan niet voor de records
help_local = save BESTAND de race na elke zet in een bestand bewaren
    position     de stelling op één regel, voor zover je ze kent
    quit         stoppen (ook q)
help_net = say WOORDEN  aan iedereen aan tafel
    resign       opgeven; een bot speelt verder
    quit         weggaan; je plaats blijft van jou (ook q)
undo_further = Wil je er toch overheen terug, typ: undo further
key = Het bord: drie letters zijn een stad (typ cities voor de namen). Een punt is
    een onontgonnen veld, # een onontgonnen veld in een risicozone (+1 benzine).
    Een getal is de benzine van een tegel, risico inbegrepen, gevolgd door '
    voor elk niveau schade, ! voor gevaar, | voor stop. Cijfers tussen haken
    zijn de bemanningen op dat veld (1+3: bemanning 1 en nog drie andere).
    De letters bovenaan en de getallen links geven een veld zijn naam: C7.
    Oneven rijen liggen een half veld meer naar links dan even rijen.
    Assistenten staan er zoals in een plan: p pathfinder, m mechaniekers,
    g bewaker, f financiering.
    Vooruitgang 4/20: de bemanning is op niveau 4 van de 20 tot de finish; wie
    aan het eind van de spelbeurt het verst is, begint de volgende.
no_such_card = In deze race is er geen kaart met de naam { $name }.
parcels = Pakketten
parcel = pakket
patron = beschermheer
influence = invloed
influence_prices = vanaf { $start }; de volgende niveaus kosten { $prices }
power_spent = gebruikt
no_such_module = Deze race heeft geen module { $name }. In het spel: { $known }.
saved = Bewaard.
save_where = Waar? Typ: save BESTAND
labelled = { $label }: { $text }
francs = { $n } F
crew_line = op { $space } · vooruitgang { $level }/{ $levels } · { $francs } F · { $cards } { $cards ->
    [one] kaart
   *[other] kaarten
}
tile = { $terrain } ({ $cost })
tile_on = { $tile } op { $space }
risk = risicozone: +{ $n } benzine
guard_used = bewaker verbruikt
choice_explore = trek { $n } { $n ->
    [one] tegel
   *[other] tegels
} en leg ze aan je weg
choice_draw = trek blind { $n } { $n ->
    [one] kaart
   *[other] kaarten
}
choice_repair = onderdelen, gereedschap, of koop: { $francs } F per niveau
choice_drive = hoogstens { $n } { $n ->
    [one] stap
   *[other] stappen
}
choice_pass = klaar voor deze spelbeurt; bewakers blijven
choice_let = laat het gebeuren
plan_how = Typ een letter voor elk van je { $n } assistenten, zoals pmmgf:
    p pathfinder, m mechaniekers, g bewaker, f financiering. Enkele plannen:
flick_how = Typ het getal, zoals 74.
only_choice = { $question } Er is maar één antwoord mogelijk: { $act }.
sit_down = { $who }, druk op Enter als je hier zit.
city_line = { $code } { $name }, { $colour }, { $cards } { $cards ->
    [one] kaart
   *[other] kaarten
}
line_line = { $line }, { $way }, { $francs } F
way_sea = over zee
way_air = door de lucht
no_such_crew = Welke bemanning? Typ crew en een nummer van 1 tot en met { $n }.
you_win = Je wint!
crew_wins = { $who } wint!
seed_was = De seed van deze race: { $seed } (great-race play --seed { $seed } geeft hetzelfde toeval).
not_saved = De race is niet bewaard.
save_first = De race is niet bewaard. Typ save BESTAND om ze te bewaren, of nog eens quit om te stoppen.
save_broken = Niet bewaard: { $file } kan niet geschreven worden ({ $error }).
save_foreign = Niet bewaard: in { $file } zit iets anders. Kies een andere naam, of voeg --force toe om het te overschrijven.
save_same = Niet bewaard: in { $file } zit deze race al. Ga verder met --resume { $file }, of voeg --force toe om opnieuw te beginnen.
rules = Doel: rij van { $from } naar { $to } en behaal de meeste punten.
    Een spelbeurt: elke bemanning neemt een kaart van de markt; iedereen zet in
    het geheim { $assistants } assistenten; daarna mag elk om beurten, telkens weer, benzine
    kopen, kaarten spelen en één assistent gebruiken, of passen. Wie het verst
    is, begint de volgende spelbeurt.
    Pathfinder: leg { $tiles } tegels, of trek kaarten ({ $drawn }).
    Mechaniekers: rij zoveel stappen als de motor aangeeft, of repareer.
    Bewaker: vermijd een gevaar of weer een kaart af, of ruim een tegel.
    Financiering: alle assistenten daar ineens:
    { $funding }.
    Rijden: een tegel kost zijn benzine en schade; een gevaar doet { $danger } schade
    als je het niet vermijdt; een stop of een stad beëindigt de rit; een
    risicozone kost +{ $risk } benzine, een stad { $to_city } benzine. Motor 0: niet rijden.
    Chassis: zoveel kaarten mag je houden.
    Prijzen: benzine { $city_petrol } F per niveau in een stad, { $petrol } F erbuiten; onderdelen
    { $city_part } F en { $part } F.
    Punten, voor wie aankomt: volgens aankomst { $places };
    1 per niveau van motor en van chassis; 1 per { $francs } F.

# Een tafel op het netwerk.
net_seat = Je hebt plaats { $seat }. Je link, om terug te komen: { $link }
    Je herstelcode, om op te schrijven: { $code }
net_gathering = Je zit aan tafel. Het spel is nog niet begonnen …
net_commitment = De SHA-256 van de seed is { $commitment }.
net_waiting = Wachten op { $who } …
net_paused = De tafel staat op pauze …
net_broken = De verbinding is weg; opnieuw proberen …
net_back = De verbinding is terug; er is niets verloren.
net_bye = Je plaats blijft van jou: kom terug met dezelfde link.
person_sits = { $who } speelt.
nobody_sits = { $who }: de plaats is vrij.
bot_sits = { $who }: een bot speelt ({ $bot }).
net_said = { $who } zegt: { $words }
net_abandoned = Het spel is opgegeven.
net_seed = De seed was { $seed }. De SHA-256 ervan is { $commitment }.
net_luck_kept = Het toeval is hier nagerekend: elke trekking volgt uit de seed en de nonces, die van jou ook, en alles lag vast voordat er één werd geopend.
net_luck_withheld = Opende niet wat was vastgelegd en ging naar een bot: plaats { $seats }.
net_luck_nothing = Je plaats voegde niets aan het toeval toe, dus hier is niets nagerekend: great-race verify toont of het logboek klopt.
net_luck_lost = De nonce waarop deze plaats zich vastlegde is hier niet bekend: hij kan niet worden geopend, en misschien neemt een bot de plaats over.
net_luck_other_seed = de server legt zich op een andere seed vast dan eerst; de nonce wordt niet geopend
net_luck_bad = Vertrouw het toeval van deze race niet: { $what }.
torpedo_line = op { $space } · vooruitgang { $level }/{ $levels }
rene_card = Renés kaart { $card } ({ $colour }): legt { $tiles } tegels, vanaf waarde { $threshold } op jouw pad · rijdt { $moves } · plaats { $first } als eerste, { $second } als tweede · gevaar { $damage } { $gauge } · herstelt { $petrol } benzine, { $mechanics } mechaniek
rene_objective = Doel: { $city }, { $n } vakken ver · nog { $left } kaarten in zijn stapel
rene_powers = Erfkrachten
campaign_begun = De campagne staat in { $file }. Rijden: great-race play --campaign { $file }
campaign_head = Campagne van { $player }: { $races } { $races ->
    [one] race
   *[other] races
}, { $won } gewonnen, { $stamps } { $stamps ->
    [one] stempel
   *[other] stempels
}
campaign_deck_building = betere kaarten
campaign_legacy = erfenis
campaign_passport = paspoort
campaign_deck = Kaarten van René: { $cards }
campaign_running = Er loopt een race: play --campaign gaat ermee verder, campaign abandon geeft hem op.
campaign_owes = Noem { $n } kaarten van René die verdwijnen, met campaign letters: { $letters }.
campaign_you_begin = Jij begint de volgende race.
campaign_torpedo_begins = De Torpedo begint de volgende race.
campaign_race = { $n }. { $board }, { $direction }: { $ending }, { $turns } beurten
campaign_entered = De race staat in de campagne.

## Zetten van The Great Motorcar Race in woorden, gescheiden door strepen. Elk woord mag weg of korter.

said_flick = trek { $part ->
    [quarter] een kwart
    [half] half
    [three_quarters] driekwart
   *[full] helemaal
}
said_strain = { $strain ->
    [normal] normaal | normale belasting
    [heavy] zwaar | zware belasting
   *[severe] extreem | extreme belasting
}
said_withdraw = open de hand | nog eens nadenken
said_inflict = twee fiches bij { $rival } alleen | dwarszit { $rival } alleen
said_pledge = één fiche bij { $rival } met een partner | dwarszit { $rival } met een partner
said_complete = doe mee tegen { $rival } | het tweede fiche bij { $rival }
said_done = dat is alles | laat maar | klaar | nee
said_help = help { $rival } uit de { $predicament ->
    [random] modder | ja help { $rival } toevallig
   *[inflicted] sabotage | ja help { $rival } toegebracht
}
said_drive_by = doorrijden | rij door | nee
said_cancel = schrap de { $predicament ->
    [random] toevallige | uit de modder
   *[inflicted] toegebrachte | herstel de sabotage
}
said_keep = schrap niets | hou ze | nee
said_pay = { $count ->
    [0] koop niets af | nee
    [1] koop één af
    [2] koop twee af
    [3] koop drie af
    [4] koop vier af
    [5] koop vijf af
    [6] koop zes af
   *[other] koop { $count } af
}
