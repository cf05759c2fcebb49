### Modules van The Great Race: naam, en in één regel wat ze doen.

postal = Post
    .text = In de steden liggen pakketten; breng er een naar een stad van dezelfde kleur en krijg betaald.

season = Seizoen
    .text = Elke beurt is twee maanden later, en een dobbelsteen beslist wat het weer kost.

microclimate = Microklimaat
    .text = Tegels waarboven een dobbelsteen het weer bepaalt, telkens als iemand erop rijdt.

village = Dorp
    .text = Tegels waar een rit goed kan eindigen: benzine, onderdelen, geld of een kaart.

patronage = Mecenaat
    .text = Geld werven brengt je beschermheer vooruit; int wanneer de beurs vol genoeg is.

diplomacy = Diplomatie
    .text = Een stad verlaten vraagt invloed, geluk of smeergeld.

leaders = Leiders
    .text = Een kapitein met een bijzondere kracht voor elke bemanning.

paddock = Paddock
    .text = Elke halfrups heeft eigen meters: volgens haar blad, of zoals jij haar bouwt.

## Panelen naast het bord.

hard_form = moeilijk
free_form = vrij
modules_sheet = Modules
modules_tab = Modules
die_shows = De dobbelsteen toont { $face }
die_waits = De dobbelsteen is nog niet geworpen
sky_waits = De dobbelsteen wordt zo geworpen.
sky_clear = Mooi weer: tegels kosten wat erop staat.
sky_petrol = Zwaar terrein: 1 benzine meer op elke tegel.
sky_damage = Storm: 1 schade meer op elke tegel.
sky_petrol_and_damage = Orkaan: 1 benzine en 1 schade meer op elke tegel.
sky_no_boats = Ruwe zee: geen boot vaart uit.
climate_note = Microklimaat: een dobbelsteen als je oprijdt
patrons = Beschermheren
patron_worth = de jouwe heeft { $francs }
patron_collect = Int { $francs }
patron_of = Beschermheer van { $who }
patron_next = Geld werven brengt hem naar { $francs }.
patron_last = Voor hem is geen plaats meer vrij.
out_patron = { $n ->
    [one] je beschermheer gaat een vrij vak verder
   *[other] je beschermheer gaat { $n } vrije vakken verder
}
influence = Invloed
influence_row = Steden in { $colour }: je invloed is { $level }, het volgende niveau kost { $francs }
influence_top = Steden in { $colour }: je mag vrij door
influence_of = { $who } { $level }
gate_rule = weg als de steen ≤ niveau
gate_level = Je invloed in steden in { $colour }: { $level }
gate_level_short = worp ≤ { $level }
gate_roll = { $level } of minder laat je door; elk punt meer kost { $francs }.
gate_bribe = Een { $die }, niveau { $level }: betaal { $francs } of blijf.
parcel_yours = Je pakket
parcel_of = Pakket van { $who }
parcel_reward = { $francs } bij aflevering
parcel_to = Naar een stad in { $colour }
parcel_any = elke
parcel_none = Geen pakket
parcel_here = Hier ligt een pakket in { $colour }.
parcel_look = Je hebt er geen: laad er een in een stad waar er een ligt.
then_postal_load = je vervoert het tot een stad van zijn kleur ervoor betaalt
then_postal_leave = het blijft in de stad, en je rijdt leeg verder
then_diplomacy_stay = de rit is voorbij, en de assistent is gebruikt
workshop = Paddock
level_price = { $francs } per niveau, kopen of verkopen
level_more = { $gauge }: geen niveau meer
level_less = { $gauge }: geen niveau minder
