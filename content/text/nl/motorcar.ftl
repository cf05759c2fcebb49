### The Great Motorcar Race: route, auto’s, wat er gebeurd is, wat er gevraagd wordt, en waarom iets niet kan.

## De route: trajecten en bestemmingen.

america = Amerika
chicago = Chicago
promontory_point = Promontory Point
san_francisco = San Francisco
vancouver = Vancouver
alaska = Alaska
skagway = Skagway
dawson = Dawson
fairbanks = Fairbanks
nome = Nome
siberia = Siberië
east_cape = Oostkaap
sredne_kolymsk = Sredne-Kolymsk
yakutsk = Jakoetsk
irkutsk = Irkoetsk
europe = Europa
omsk = Omsk
moscow = Moskou
berlin = Berlijn
paris = Parijs

## De auto’s van 1908.

thomas_flyer = Thomas Flyer
protos = Protos
zust = Züst
de_dion_bouton = De Dion-Bouton
motobloc = Motobloc
sizaire_naudin = Sizaire-Naudin

## Belasting en tegenslagen.

strain_normal = normale belasting
strain_heavy = zware belasting
strain_severe = extreme belasting
predicament_random = toevallige tegenslag
predicament_inflicted = toegebrachte tegenslag

## Wat er gebeurd is.

event_assessment_began = De auto’s staan aan de rand van het bord: wie begint?
event_pulled = { $who } trekt een auto naar achteren.
event_pulled_own = Je trekt je auto naar achteren: { $pull }.
event_let_go = { $who } laat los bij { $pull }.
event_slid = De auto van { $who } staat stil na { $reach } mm.
event_went_over = De auto van { $who } schiet over de rand!
event_ranked = Beurtvolgorde: { $who }.
event_round_began = — Ronde { $round }: { $destination } —
event_chose = { $who } sluit een hand.
event_chose_own = Je sluit je hand: { $strain }.
event_choice_withdrawn = { $who } bedenkt zich.
event_strain_revealed = { $who } opent een hand: { $strain }.
event_predicament_die = { $who } werpt een tegenslagdobbelsteen: { $die }.
event_predicaments_counted = De tegenslagdobbelstenen tonen { $total }: { $count ->
    [0] geen toevallige tegenslag
    [one] één toevallige tegenslag
   *[other] { $count } toevallige tegenslagen
} deze ronde.
event_inflicted = { $who } brengt { $rival } een tegenslag toe.
event_inflicted_together = { $who } en { $partner } brengen { $rival } samen een tegenslag toe.
event_pledged = { $who } legt één fiche bij { $rival } en zoekt een partner.
event_pledge_returned = Niemand doet mee met { $who } bij { $rival }; het fiche gaat terug.
event_token_drawn = Uit de zak komt een schijf van { $who }.
event_rolled = { $who } werpt { $die }.
event_travelled = { $who } komt aan na { $days } dagen, op dag { $day }.
event_helped = { $who } stopt en helpt { $rival } ({ $predicament }).
event_left_alone = { $who } rijdt { $rival } voorbij.
event_cancelled_freely = { $who } is de traagste en komt er zonder verlies uit ({ $predicament }).
event_paid_off = { $who } koopt { $count ->
    [0] niets
    [one] één tegenslag
   *[other] { $count } tegenslagen
} af.
event_endured = { $who } verliest { $days ->
    [one] één dag
   *[other] { $days } dagen
} ({ $predicament }): dag { $day }.
event_received_tiles = { $who } krijgt { $count ->
    [0] geen sportiviteitsfiche
    [one] een sportiviteitsfiche
   *[other] { $count } sportiviteitsfiches
}.
event_over = De race is voorbij.

## Wat er gevraagd wordt.

ask_flick = Hoe ver trek je je auto naar achteren, van 0 tot 100?
ask_strain = Naar { $destination }: hoeveel belasting?
ask_inflict = { $count ->
    [0] Geen toevallige tegenslag
    [one] Eén toevallige tegenslag
   *[other] { $count } toevallige tegenslagen
} op komst. Breng je er een toe?
ask_help = Je bent { $rival } tegengekomen, die in de problemen zit. Help je?
ask_cancel = Je bent de traagste: welke tegenslag schrap je?
ask_pay = Hoeveel van je { $random } toevallige tegenslagen koop je af? Fiches: { $tiles }.
waiting = De anderen denken na …

choice_flick = { $pull } naar achteren trekken
choice_strain = { $strain }: { $from } tot { $to } dagen, elke tegenslag { $least } tot { $most } meer
choice_withdraw = me bedenken
choice_inflict = twee fiches bij { $rival }
choice_pledge = één fiche bij { $rival }, als iemand er een bij legt
choice_complete = het tweede fiche bij { $rival }, samen met { $partner }
choice_done = dat is alles
choice_help = { $rival } helpen: { $predicament }
choice_cancel = schrappen: { $predicament }
choice_decline = nee
choice_pay = { $count } betalen

## De tafel.

welcome = The Great Motorcar Race: New York-Parijs, { $seats } auto’s. Typ een nummer, een zet, of help.
heading_round = Ronde { $round } van { $rounds } · { $leg } · { $destination }
heading_order = Beurtvolgorde
figure_day = dag { $day }
figure_tiles = fiches { $tiles }
figure_predicaments = toevallig { $random }, toegebracht { $inflicted }
figure_pledge = hier ligt een fiche van { $who }
figure_bag = in de zak { $tokens }
result = Uitslag
result_line = { $place }. { $who }: { $days } dagen, { $tiles } fiches

## Waarom iets niet kan (crates/motorcar/src/why_not.rs).

game_over = De race is voorbij.
not_your_turn = Je bent nu niet aan de beurt.
not_asked_now = Dat is geen antwoord op wat nu gevraagd wordt.
pull_too_far = Een auto kan tot { $need } naar achteren en niet verder.
own_car = Niet bij jezelf.
tiles = Het kost { $need } fiches en je hebt er { $have }.
pledge_open = Daar ligt al een fiche.
no_pledge = Daar ligt geen los fiche.
no_partner = Niemand na jou in de beurtvolgorde heeft een fiche om erbij te leggen.
not_ahead = Je kunt alleen helpen wie voor jou komt in de beurtvolgorde.
not_met = Je reed van dag { $need } tot dag { $have } en bent die auto niet tegengekomen.
no_predicament = Zo’n tegenslag is er niet.
one_at_a_time = De vraag gaat nu over een andere auto.
too_many = { $need } is meer dan er toevallige tegenslagen zijn: { $have }.

remedy_inflict = Je zou beide fiches zelf kunnen betalen.
remedy_pledge = Je zou één fiche kunnen leggen en op een partner hopen.
remedy_complete = Je zou het tweede fiche kunnen leggen bij dat wat er ligt.
remedy_help_others = Wie onderweg anderen helpt, verdient fiches.
remedy_hope_for_help = Alleen een rivaal die je voorbijrijdt, of de traagste zijn, maakt een eind aan een toegebrachte tegenslag.
rule_ruling = uitspraak M{ $number }
rule_book = regelboek, regel { $number }
