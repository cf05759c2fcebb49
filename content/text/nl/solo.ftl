# Een solorace op de pagina: Renés kaart, het blad van de Torpedo, wat hij doet en waarom.
card_title = René Estienne
card_level = niveau { $level }
card_back = Zijn kaart ligt dicht tot je plan open ligt.
card_objective = doel
card_nowhere = nog geen
card_tiles = Legt { $n } tegels
card_tiles_text = onder { $limit } op zijn route, anders op jouw pad
card_moves = Assistenten: de eerste legt, de anderen rijden
card_lay = legt
card_drives = { $n ->
    [0] staat stil
    [one] { $n } vakje
   *[other] { $n } vakjes
}
card_assistant = Assistent { $n }: { $does }
card_slots = Neemt plaats { $first }, of { $second }
card_slots_text = als hij eerste is, of tweede
card_danger = Gevaar kost je { $n }
card_danger_text = { $gauge }, voor elke kaart die op de markt blijft
card_recover = +{ $petrol } benzine, +{ $mechanics } mechaniek
card_recover_text = komt terug in de Planning
card_left = { $n ->
    [0] alle kaarten getoond
    [one] nog { $n } kaart
   *[other] nog { $n } kaarten
}
torpedo_text = Zes wielen, geen geld, geen kaarten
torpedo_where = Toon de Torpedo op de kaart
torpedo_dial = MECHANIEK
torpedo_assistants = { $n ->
    [0] geen assistent meer
    [one] nog { $n } assistent
   *[other] nog { $n } assistenten
}
powers = Erfkrachten
powers_stuck = { $n } van 16 geplakt
powers_off = Deze race is zonder erfkrachten.
power_has = { $colour } { $level }, geplakt: { $what }
power_next = { $colour } { $level }, de volgende: { $what }
power_later = { $colour } { $level }, later: { $what }
power_blue_1 = Geen stop
    .text = Stoptekens houden hem niet tegen.
power_blue_2 = Risico gratis
    .text = Risicozones kosten hem geen benzine meer.
power_blue_3 = Gratis schepen
    .text = Hij gaat met het schip, voor niets.
power_blue_4 = +1 op rit 2
    .text = Zijn tweede assistent rijdt een vakje verder.
power_yellow_1 = Meters tot 7
    .text = Beide meters gaan tot 7.
power_yellow_2 = Meters tot 8
    .text = Beide meters gaan tot 8.
power_yellow_3 = Meters tot 9
    .text = Beide meters gaan tot 9.
power_yellow_4 = Meters tot 10
    .text = Beide meters gaan tot 10.
power_green_1 = Benzine in kamp
    .text = Benzinekaarten die René in het Bivak neemt vullen zijn tank.
power_green_2 = Herstel in kamp
    .text = Onderdelen en gereedschap die René in het Bivak neemt herstellen hem.
power_green_3 = Benzine in stad
    .text = Benzinekaarten die hij in een stad trekt vullen zijn tank.
power_green_4 = Herstel in stad
    .text = Onderdelen en gereedschap die hij in een stad trekt herstellen hem.
power_red_1 = Gevaar in kamp
    .text = Gevaarkaarten die René in het Bivak neemt treffen jou.
power_red_2 = Gevaar in stad
    .text = Gevaarkaarten die hij in een stad trekt treffen jou.
power_red_3 = Gevaar kost 1
    .text = Gevaar op een tegel kost hem 1 mechaniek.
power_red_4 = Gevaar kost 0
    .text = Gevaar op een tegel kost hem niets.
thinks = Hoe René denkt
thinks_none = Wat hij doet en waarom staat hier, stap voor stap.
thinks_again = Nog eens kijken
turn_rene = Renés beurt
turn_next = Volgende stap
turn_mine = Naar mijn beurt
turn_pace = Tempo
pace_step = stap voor stap
pace_slow = langzaam
pace_normal = gewoon
pace_fast = snel
pace_instant = in één keer
sheet = René en de Torpedo
sheet_deck = Nog niet getoond
sheet_deck_text = Welke daarvan de volgende is weet niemand.
sign_card = Renés kaart
    .text = Ze zegt wat René deze beurt doet: hoeveel tegels hij legt, hoe ver elke assistent rijdt, wat hij in het Bivak neemt. Een nieuwe komt als de plannen open liggen.
sign_objective = Doel
    .text = De dichtstbijzijnde stad vooruit in de kleur van de kaart waar de Torpedo nog niet was, of de finish als die dichterbij is.
sign_tiles = Tegels leggen
    .text = Renés eerste assistent trekt tegels, de makkelijkste eerst. Benzine, schade, gevaar en stop tellen elk 1: onder het getal gaat een tegel op de route van de Torpedo, anders op jouw pad.
sign_moves = Rijden
    .text = Elke volgende assistent rijdt hoogstens zoveel vakjes: naar een nieuwe stad ernaast, anders over de makkelijkste bekende tegel naar het doel, anders blind.
sign_slots = De markt
    .text = In het Bivak neemt René deze plaatsen vóór jou, en legt af wat daar ligt.
sign_harm = Gevaar op de markt
    .text = Elke gevaarkaart die blijft liggen als beiden genomen hebben kost je zoveel.
sign_recover = Herstel
    .text = Zoveel komt bij de Torpedo terug in de Planning.
sign_left = Renés stapel
    .text = Acht kaarten. Als alle getoond zijn worden ze opnieuw geschud; elke getoonde telt een punt voor René als de Torpedo aankomt.
sign_torpedo = De Torpedo
    .text = Renés auto. Hij heeft benzine en mechaniek, vijf assistenten, geen geld en geen hand.
sign_mechanics = Mechaniek
    .text = Schade en gevaar gaan eraf. Op 0 staat de Torpedo stil tot hij in de Planning herstelt.
