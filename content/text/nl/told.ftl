# Wat er gebeurde, kort verteld: de strook aan tafel, de Gazet, de wissel van beurten, de uitslag.

## Wat een bemanning deed; haar naam staat ervoor
did_drove = { $n ->
    [one] rijdt naar { $space }
   *[other] rijdt { $n } velden naar { $space }
}{ $petrol ->
    [0] { "" }
   *[other] { " " }({ $petrol } benzine)
}
did_rode = neemt de lijn naar { $space }{ $paid ->
    [0] { "" }
   *[other] { " " }({ $francs })
}
did_rene_sails = gaat met het schip naar { $space }, voor niets
did_rene_stands_no_mechanics = staat stil: de mechaniek is op 0
did_rene_stands_no_petrol = staat stil: de tank is leeg
did_rene_stands_petrol = komt niet verder: er is { $amount } benzine nodig, hij heeft { $petrol }
did_rene_stands_mechanics = komt niet verder: er is { $amount } mechaniek nodig, hij heeft { $mechanics }
did_rene_stands_no_way = staat stil: geen weg leidt naar het doel
did_rene_stands_stop = stopt bij een stopteken
did_rene_takes = neemt { $card } van de markt
did_rene_profited = wint { $levels } door { $card }
did_rene_strikes = kost zijn rivaal { $levels } { $gauge }
did_rene_power_won = wint een erfkracht ({ $colour } { $amount })
did_turned_back = keert om bij { $space }
did_bought_petrol = koopt { $levels } benzine ({ $francs })
did_refuelled = tankt { $levels } benzine bij
did_bought_part = koopt { $n ->
    [one] een onderdeel
   *[other] { $n } onderdelen
} ({ $gauge }, { $francs })
did_repaired = herstelt: { $gauge } +{ $levels }
did_damaged = loopt schade op ({ $hits })
did_hit = { $gauge } −{ $n }
did_broke_down = valt stil met pech
did_lost_petrol = verliest { $levels } benzine
did_lost_money = betaalt { $francs }
did_earned = haalt { $francs } op
did_collected = int { $francs } bij de bankiers
did_received = krijgt { $francs }
did_used = gebruikt een assistent ({ $skill })
did_repair_nothing = neemt pauze: er is niets stuk
did_repair_tried = wil repareren en herstelt niets
did_passed = past
did_played = speelt { $card }
did_played_against = speelt { $card } tegen { $victim }
did_countered_guard = weert het af met een bewaker
did_countered_card = weert het af met { $card }
did_countered_act = weert het af: { $act }
did_danger_avoided_guard = vermijdt een gevaar met een bewaker
did_danger_avoided_card = vermijdt een gevaar met { $card }
did_danger_avoided_act = vermijdt een gevaar: { $act }
did_stop_ignored = negeert een stop met { $card }
did_picked = neemt { $card }
did_drew = trekt { $n ->
    [one] een kaart
   *[other] { $n } kaarten
}
did_drew_own = trekt { $card }
did_kept = houdt { $n ->
    [one] een kaart
   *[other] { $n } kaarten
}
did_kept_own = houdt { $card }
did_discarded = legt { $card } af
did_tile_laid = legt { $n ->
    [one] een tegel op { $space }
   *[other] { $n } tegels ({ $space })
}
did_tile_removed = neemt de tegel van { $space } weg
did_tiles_swapped = wisselt de tegels op { $space } en { $other }
did_tiles_wasted = vindt geen plaats voor de tegels
did_finished = is binnen op plaats { $place }
did_leader_joined = rijdt onder { $leader }
did_crew_hired = huurt de bemanning van { $leader }
did_gauge_changed = bouwt het voertuig om: { $gauge } gaat nu tot { $limit }
did_tile_returned = legt { $tile } terug en trekt opnieuw
did_robbed = graait in de hand van { $victim }
did_stole = neemt een kaart van { $victim }
did_stole_own = neemt { $card } van { $victim }
did_climate_rolled = gooit een { $die } voor de lucht boven { $space }
did_village_helped = is te gast in het dorp op { $space }
did_village_paid = krijgt { $francs } in het dorp op { $space }
did_parcel_loaded = laadt een pakket ({ $colour })
did_parcel_delivered = levert het pakket af ({ $colour }, { $francs })
did_border_rolled = gooit een { $die } aan de stadspoort
did_bribed = betaalt smeergeld ({ $francs })
did_held_in_city = mag de stad niet uit
did_influence_raised = koopt invloed ({ $colour }): { $amount } ({ $francs })
did_patron_moved = brengt de beschermheer naar vakje { $amount }
did_patron_paid = int bij de beschermheer ({ $francs })

## Wat het voor jou betekent
means_hit = het treft jou
means_robbed = jij wordt bestolen
means_warded = afgeweerd
means_passes = haalt je in
means_level = nu op jouw hoogte
means_ahead = { $n } { $n ->
    [one] etappe
   *[other] etappes
} voor op jou
means_behind = { $n } { $n ->
    [one] etappe
   *[other] etappes
} achter jou
means_beside = { $n ->
    [one] een tegel ligt naast jou
   *[other] { $n } tegels liggen naast jou
}
means_home = { $n ->
    [1] de eerste plaats is weg
    [2] de tweede plaats is weg
    [3] de derde plaats is weg
   *[other] binnen vóór jou
}
means_stuck = staat stil tot na een reparatie
means_out = klaar voor deze beurt

## De strook en de wissel van beurten
strip_title = Sinds je laatste beurt
strip_watching = De laatste ronde
strip_past = Op het einde van spelbeurt { $n }
strip_again = Laatste ronde opnieuw
strip_seen = Tik voor alles
slip_turn = Spelbeurt { $n }
slip_order = Onderhoud: de nieuwe volgorde, naar vooruitgang
slip_bonus = +{ $francs }
slip_bonus_text = voor vooruitgang
slip_up = { $n } omhoog
slip_down = { $n } omlaag
slip_same = zoals voorheen
slip_go = Naar spelbeurt { $n }
slip_near = { $city } is binnen bereik. Wie eerst thuiskomt, maakt er de laatste beurt van, en wie dan niet thuis is, heeft geen punten.

## De Gazet
news_bivouac = Nieuws van de markt
news_plans = De schermen gaan omhoog
news_camp = Uit het kamp
news_lead = { $who } aan kop in spelbeurt { $turn }
news_order = De nieuwe volgorde: { $who }.
news_bonus = { $who } krijgt { $francs } voor vooruitgang.
news_winner = { $who } wint de Great Race!
news_end = De race is voorbij
news_points = { $who } { $n } { $n ->
    [one] punt
   *[other] punten
}
news_leader_joined = De leiders zijn gekozen
news_parcels = { $n ->
    [one] In een stad ligt een nieuw pakket.
   *[other] In de steden liggen { $n } nieuwe pakketten.
}
news_weather_rolled = { $weather ->
    [petrol] Zwaar terrein: elke tegel drinkt meer benzine
    [damage] Het weer breekt assen
    [petrol_and_damage] Storm over de hele route
   *[other] Geen boot verlaat de haven
}
news_robbed = Red Kate op bezoek bij { $victim }
news_climate_rolled = Een eigen lucht boven { $space }
news_village_helped = Een dorp ontvangt { $who }
news_parcel_delivered = { $who } brengt de post
news_bribed = Een envelop opent de poort voor { $who }
news_held_in_city = { $who } vastgehouden aan de poort
news_influence_raised = { $who } maakt vrienden op hoge posten
news_patron_paid = Een beschermheer opent zijn beurs voor { $who }
news_sequence = { $who } doet een zet
news_finished = { $who } komt als nummer { $place } over de streep!
news_broke_down = { $who } valt stil met een defect
news_countered_card = { $who } antwoordt met { $card }
news_countered_guard = De bewaker van { $who } was wakker
news_countered_act = { $who } heeft een antwoord: { $act }
news_played_against = { $who } speelt { $card } tegen { $victim }
news_rene_sails = { $who } gaat met het schip
news_rene_stands_no_mechanics = { $who } staat stil met kapotte mechaniek
news_rene_stands_no_petrol = { $who } staat stil met een lege tank
news_rene_stands_petrol = Te weinig benzine: { $who } staat stil
news_rene_stands_mechanics = Te versleten: { $who } staat stil
news_rene_stands_no_way = { $who } vindt geen weg
news_rene_strikes = Renés gevaar slaat toe
news_rene_power_won = { $who } leert in { $space }
news_rode = { $who } neemt de lijn { $line }
news_entered_city = { $who } bereikt { $space }
news_turned_back = { $who } keert om bij { $space }
news_drove = { $who } rijdt naar { $space }
news_tiles_swapped = Het bord is niet meer wat het was
news_tile_removed = { $who } ruimt de weg
news_tile_laid = { $who } verkent { $space }
news_earned = Geldschieters sturen { $who } { $francs }
news_repaired = { $who } aan de werkbank
news_refuelled = { $who } tankt bij
news_played = { $who } speelt { $card }
news_passed = { $who } rust uit
news_drew = { $who } zoekt hulp

## De uitslag
result_you = jij
result_home = als { $place } binnen
result_level = niveau { $n }
result_out = Heeft { $finish } niet bereikt, dus niets telt: stond op etappe { $n } van { $all }.
result_resigned = Opgegeven: de laatste plaats, en geen punten.
result_how = Alleen wie aankomt telt punten: { $places } voor de volgorde van aankomst, 1 per niveau van motor en chassis, 1 per volle { $francs }.
result_log = Het log downloaden
decided_title = Wat de doorslag gaf
decided_see = Bekijk het
decided_lead = { $who } neemt bij { $space } de leiding en houdt die.
decided_home = { $who } is als eerste in { $space }.
decided_upset = { $who } is als eerste in { $space }, maar { $winner } telt { $n } punten.
decided_broke_down = { $who } valt stil met pech bij { $space }.
decided_turned_back = { $who } moet omkeren bij { $space }.
decided_hit = { $card } treft { $who }.
decided_leap = { $who } wint { $n } etappes in één keer, tot { $space }.

## Om op te zoeken aan tafel
help_part_race = De race op één blad
help_part_key = De legende
help_part_piles = De stapels
help_part_crews = De bemanningen
key_tile = Op een tegel
key_map = Op het bord
key_cities = Steden: het getal zegt hoeveel kaarten je trekt
key_ends = start en finish
key_lit = kan nu gekozen worden; de prijs staat erop
key_gauges = Op het dashboard
key_cards = Op kaarten: wanneer je ze speelt
pile_empty = Hier ligt nog niets.
pile_hidden = Nog verborgen
    .text = In de trekstapel ({ $n }) en in de handen van rivalen: niemand weet wat waar zit.

## Bij een vraag
idle_break = { $offer } – { $why }: zo wacht je, en dat kost een assistent of een kaart
unbegun_drive = Je reed nog geen veld: de inzet is dan voor niets weg. Toch stoppen?
unbegun_repair = Je herstelde nog niets: de inzet is dan voor niets weg. Toch stoppen?
then_discard = { $n ->
    [one] leg dan een kaart af
   *[other] leg dan { $n } kaarten af
}
rival_has = { $francs } · { $n ->
    [0] geen kaarten
    [one] één kaart
   *[other] { $n } kaarten
} · benzine { $petrol }, motor { $engine }, chassis { $chassis } · { $guards } { $guards ->
    [one] bewaker
   *[other] bewakers
}
