### Spelmoduskaarten: hoe elk heet, met een regel erover; en de woorden van het formulier dat modules mengt.

first_light = Dageraad
    .text = De race zelf, en verder niets.

the_captains = De kapiteins
    .text = Elke bemanning volgt iemand met een talent.

village_road = Dorpsweg
    .text = Iemand zwaait langs de weg: stoppen of doorrijden.

post_haste = Met spoed
    .text = Pakketten betalen de benzine.

weather_eye = Oog op de lucht
    .text = Kapiteins die naar boven kijken voor ze starten.

the_workshop = De werkplaats
    .text = Geen twee halfrupsen zijn gelijk.

borders = Grenzen
    .text = De stad uit komen is de halve race.

high_society = Hoge kringen
    .text = Wees charmant, en de beurs vult zich vanzelf.

foul_weather = Hondenweer
    .text = Een goede maand om te reizen is er niet.

grand_tour = Rondreis
    .text = Brieven, dorpen en een kapitein om te onthouden.

intrigue = Intrige
    .text = Rijke vrienden, dichte poorten, open handen.

everything = Alles
    .text = Alles tegelijk. Houd de avond vrij.

mix_title = Spelmodi en modules
mix_modules = Modules
mix_modules_text = elk werkt alleen of samen met de andere
mix_cards = Of kies een spelmoduskaart
mix_cards_text = die zet de schakelaars
mix_draw = Trek er één
mix_draw_text = Bij de start wordt een spelmoduskaart getrokken
mix_alone = Alleen de race
mix_own = Eigen mix
mix_with = { $mode }: { $modules }
mix_drawn = getrokken: { $mode }
mix_dealt = leiders door het lot
mix_leave = Niets erbij
mix_no_crews = De gekozen bemanningen vervallen: elke leider brengt er een mee.
form_of = { $module }: welke vorm?
form_normal = gewoon
form_hard = moeilijk
form_sheet = volgens haar blad
form_free = vrij gebouwd
form_draft = om beurten gekozen
form_random = door het lot
form_all = leiders van alle edities
