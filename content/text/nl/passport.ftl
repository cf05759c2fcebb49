### Het paspoort van het solospel: hoe elke opdracht heet en wat ze vraagt.

africa_forward = Zuidwaarts naar de Kaap
    .text = Win dwars door Afrika, van de woestijn naar de Kaap.
africa_reverse = Noordwaarts naar het zand
    .text = Win dwars door Afrika, van de Kaap naar de woestijn.
south_america_forward = Naar het einde van de wereld
    .text = Win dwars door Zuid-Amerika, naar het zuiden.
south_america_reverse = Weg uit de kou
    .text = Win dwars door Zuid-Amerika, naar het noorden.
asia_forward = De weg van de zijde
    .text = Win dwars door Azië, naar het oosten.
asia_reverse = Zonsondergang boven Azië
    .text = Win dwars door Azië, naar het westen.
europe_forward = Het oude continent
    .text = Win dwars door Europa, van het eerste eind naar het tweede.
europe_reverse = Huiswaarts door Europa
    .text = Win dwars door Europa in de andere richting.
usa_east_forward = Van de oceaan landinwaarts
    .text = Win door de oostelijke staten, van de zee af.
usa_east_reverse = Naar de Atlantische kust
    .text = Win door de oostelijke staten, naar de zee toe.
usa_west_forward = Naar het westen
    .text = Win door de westelijke staten, naar de Stille Oceaan.
usa_west_reverse = Terug over de bergen
    .text = Win door de westelijke staten, van de Stille Oceaan af.
usa_forward = Van kust tot kust
    .text = Win door de hele Verenigde Staten, naar het westen.
usa_reverse = Van kust tot kust, andersom
    .text = Win door de hele Verenigde Staten, naar het oosten.
first_flag = De eerste vlag
    .text = Bereik de finish, wie er ook wint.
own_captain = Onder een kapitein
    .text = Win met een leider.
foul_weather = Guur weer
    .text = Win met de moeilijke seizoenen.
village_friend = Een vriend in elk dorp
    .text = Win met dorpen.
postmaster = Postmeester
    .text = Bezorg drie pakjes en bereik de finish.
envoy = De gezant
    .text = Win met diplomatie.
fine_company = In goed gezelschap
    .text = Win met mecenaat.
thin_ice = Dun ijs
    .text = Bereik de finish na drie vakken van risicozones, zonder op een daarvan schade op te lopen.
full_purse = Een volle beurs
    .text = Win met nog 100F.
never_pushed = Nooit geduwd
    .text = Win zonder dat de motor ooit op 0 stond.
solid_ground = Vaste grond
    .text = Win zonder schip, trein of vliegtuig.
the_master = De meester
    .text = Versla René als al zijn kaarten van niveau 3 zijn.

## Inkten, en wat ze vragen

ink_prudent = Voorzichtig
    .text = Zijn kaarten worden beter, de Torpedo wint geen krachten.
ink_legendary = Legendarisch
    .text = Zijn kaarten worden beter, en de Torpedo houdt zijn krachten.
ink_alone = Alleen
    .text = Geen tegenstander, een race tegen de klok.

## Hoe een race afliep

ending_won = gewonnen
ending_lost = verloren
ending_abandoned = opgegeven: voor de Torpedo

## Waarom een race geen stempel oplevert

no_stamp_no_passport = deze campagne heeft geen paspoort
no_stamp_abandoned = hij is niet uitgereden
no_stamp_word_luck = het geluk kwam uit een woord
no_stamp_assisted = er is iets teruggenomen dat al bekend was
no_stamp_bot = een bot reed
no_stamp_no_deck_building = zonder betere kaarten is er geen inkt

legendary_player = Legendarische speler
