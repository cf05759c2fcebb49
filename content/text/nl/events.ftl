# Wat er gebeurd is, zoals de terminal en de krant het vertellen.
turn_began = — Spelbeurt { $turn } —
market_shown = De markt toont { $card }.
picked = { $who } neemt { $card } van de markt.
deck_refilled = De aflegstapel wordt geschud en is de nieuwe trekstapel.
planned = { $who } heeft een plan gemaakt.
planned_own = Je plan is { $plan }.
plan_withdrawn = { $who } trekt het plan in.
plan_revealed = { $who } haalt het scherm weg: { $plan }.
sequence_began = { $who } is aan zet.
bought_petrol = { $who } koopt { $levels } benzine voor { $paid } F.
played = { $who } speelt { $card }.
played_against = { $who } speelt { $card }. { $victim } is het doelwit.
used = { $who } gebruikt een assistent: { $skill }{ $work ->
    [explore] , om tegels te leggen
    [draw_card] , om een kaart te trekken
    [repair] , om te repareren
    [drive] , om te rijden
   *[other] { "" }
}.
passed = { $who } past.
out_of_assistants = { $who } heeft geen assistent meer.
earned = { $who } ontvangt { $francs } F.
tile_drawn = { $who } trekt { $tile }.
tile_laid = { $who } legt { $tile } op { $space }.
tile_removed = { $tile } wordt van { $space } verwijderd.
tiles_wasted = { $who } kan de getrokken tegels nergens leggen; ze gaan uit het spel.
tiles_swapped = De tegels op { $space } en { $other } wisselen van plaats.
bag_refilled = De zak was leeg: de verwijderde tegels gaan er weer in.
discarded = { $who } legt { $card } af.
refuelled = { $who } tankt: +{ $levels } benzine.
repaired = { $who } repareert: +{ $levels } { $gauge }.
bought_part = { $who } koopt een onderdeel voor { $paid } F: +1 { $gauge }.
drove = { $who } rijdt naar { $space } voor { $petrol } benzine.
rode = { $who } neemt de transportlijn { $line } voor { $paid } F.
entered_city = { $who } rijdt { $city } binnen.
turned_back = { $who } kan niet over { $space } en keert terug.
danger_avoided_guard = { $who } vermijdt het gevaar met een bewaker.
danger_avoided_card = { $who } vermijdt het gevaar met { $card }.
danger_avoided_act = { $who } vermijdt het gevaar: { $act }.
stop_ignored = { $who } negeert de stop met { $card }.
damaged = { $who } loopt schade op: { $chassis ->
    [0] motor −{ $engine }
   *[other] { $engine ->
        [0] chassis −{ $chassis }
       *[other] motor −{ $engine }, chassis −{ $chassis }
    }
}.
broke_down = { $who } valt stil met een defect: de motor staat op 0!
countered_guard = { $who } weert de kaart af met een bewaker.
countered_card = { $who } weert de kaart af met { $card }.
countered_act = { $who } weert de kaart af: { $act }.
not_countered = Niemand weert de kaart af.
lost_petrol = { $who } verliest { $levels } benzine.
lost_money = { $who } betaalt { $francs } F.
finished = { $who } bereikt als { $place }e de finish!
ranked = { $who } krijgt de volgende plaats in de beurtvolgorde.
over = De race is voorbij.
drew = { $who } trekt een kaart.
drew_own = Je trekt { $card }.
looked_at = { $who } bekijkt een kaart.
looked_at_own = Je bekijkt { $card }.
kept = { $who } houdt een kaart.
kept_own = Je houdt { $card }.
answered_own = Je antwoord is verzegeld.
nothing_to_repair = { $who } vindt niets om te repareren.
drove_nowhere = { $who } kan niet rijden: de motor of de tank staat op 0.

# Modules en leiders.
leader_joined = { $who } rijdt onder { $leader }.
crew_hired = { $who } huurt de bemanning van { $leader }.
gauge_changed = { $who } bouwt het voertuig om: { $gauge } gaat nu tot { $limit }.
tile_returned = { $who } legt { $tile } terug in de zak.
robbed = { $who } graait in de hand van { $victim }.
stole = { $who } neemt een kaart van { $victim }.
stole_own = { $who } neemt { $card } van { $victim }.
season_began = { $season ->
    [1] Januari en februari.
    [2] Maart en april.
    [3] Mei en juni.
    [4] Juli en augustus.
    [5] September en oktober.
   *[other] November en december.
}
weather_rolled = De weerdobbelsteen toont { $die }: { $weather }.
weather_clear = mooi weer
weather_petrol = op elke tegel 1 benzine extra
weather_damage = op elke tegel 1 schade extra
weather_petrol_and_damage = op elke tegel 1 benzine en 1 schade extra
weather_no_boats = geen boot vaart uit
climate_rolled = { $who } treft het weer van { $space }: een { $die }.
village_helped = Het dorp op { $space } helpt { $who }.
parcel_laid = In { $city } ligt een pakket ({ $colour }).
parcel_loaded = { $who } laadt een pakket ({ $colour }).
parcel_delivered = { $who } levert het pakket af ({ $colour }).
border_rolled = { $who } gooit een { $die } aan de stadspoort.
bribed = { $who } betaalt { $francs } F smeergeld.
held_in_city = { $who } mag de stad niet uit.
influence_raised = { $who } koopt invloed ({ $colour }): niveau { $amount } voor { $paid } F.
patron_moved = { $who }: de beschermheer gaat naar vakje { $amount }.
patron_paid = { $who }: de beschermheer betaalt en begint opnieuw.
rene_reshuffled = René heeft al zijn kaarten getoond en schudt ze opnieuw.
rene_revealed = René draait kaart { $rene } om.
rene_aims_nearest = De Torpedo gaat naar { $city }, de dichtstbijzijnde stad vooruit in de kleur { $colour }: { $amount } vakken.
rene_aims_finish_nearer = De Torpedo gaat naar de eindstad, { $city }: die is dichterbij dan elke stad van zijn kleur ({ $amount } vakken).
rene_aims_none_left = De Torpedo gaat naar de eindstad, { $city }: vooruit is geen stad van zijn kleur meer over ({ $amount } vakken).
rene_surveys = Renés eerste assistent trekt { $amount } tegels.
rene_judged_easy = René bekijkt { $tile }: waarde { $amount } is minder dan { $limit }, dus voor zijn eigen route.
rene_judged_hard = René bekijkt { $tile }: waarde { $amount } is { $limit } of meer, dus voor jouw pad.
rene_lays_course = René legt hem op { $space }, het dichtstbijzijnde lege vak van zijn route.
rene_lays_path = René legt hem op { $space }, het dichtstbijzijnde lege vak van jouw pad.
rene_lays_around = René legt hem op { $space }, naast jou: je pad is vol.
rene_lays_beside = René legt hem op { $space }, naast je pad: dichter bij jou is geen plaats.
rene_wastes_course = Op Renés route is geen plaats: de tegel gaat uit het spel.
rene_wastes_path = Op jouw pad is geen plaats: de tegel gaat uit het spel.
rene_drives = Renés assistent { $assistants } rijdt, hoogstens { $moves } { $moves ->
    [one] vak
   *[other] vakken
}.
rene_steers_city = De Torpedo gaat naar { $space }: een nieuwe stad vooruit gaat altijd voor.
rene_steers_easiest = De Torpedo kiest { $space }: de makkelijkste bekende weg naar zijn doel.
rene_steers_blind = De Torpedo gaat blindelings naar { $space }: niets bekends leidt dichterbij.
rene_sails = De Torpedo gaat gratis per schip: { $line }.
rene_stands_no_move = De Torpedo staat stil: de kaart geeft deze assistent geen vak.
rene_stands_no_mechanics = De Torpedo staat stil: zijn mechaniek staat op 0.
rene_stands_no_petrol = De Torpedo staat stil: zijn tank is leeg.
rene_stands_petrol = De Torpedo komt niet verder: er is { $amount } benzine nodig, hij heeft { $petrol }.
rene_stands_mechanics = De Torpedo komt niet verder: er is { $amount } mechaniek nodig, hij heeft { $mechanics }.
rene_stands_no_way = De Torpedo staat stil: over land leidt geen weg naar zijn doel.
rene_stands_stop = De Torpedo stopt bij een stopsymbool.
rene_stands_city = De Torpedo stopt in de stad.
rene_ignores_stop = De Torpedo rijdt het stopsymbool voorbij.
rene_draws = René trekt { $card } in de stad en legt die af.
rene_takes = René neemt { $card } van plaats { $amount } en legt die af.
rene_profited = { $card } levert de Torpedo { $levels } op ({ $gauge ->
    [benzine] benzine
   *[other] mechaniek
}).
rene_threatens_left = Er ligt nog gevaar op de markt: { $cards } { $cards ->
    [one] kaart kost
   *[other] kaarten kosten
} je elk { $damage } { $gauge }.
rene_threatens_taken = René nam gevaar van de markt: { $cards } { $cards ->
    [one] kaart kost
   *[other] kaarten kosten
} je elk { $damage } { $gauge }.
rene_threatens_drawn = René trok een gevaarkaart in de stad: die kost je { $damage } { $gauge }.
rene_strikes = Je verliest { $levels } { $gauge }.
rene_first_bonus = De Torpedo is eerste en krijgt { $petrol } benzine.
rene_recovers = De Torpedo herstelt: { $petrol } benzine, { $mechanics } mechaniek.
rene_power_won = De Torpedo wint een erfkracht: { $colour }, niveau { $amount }.
