### The Great Motorcar Race: route, auto’s, wat er gebeurd is, wat er gevraagd wordt, en waarom iets niet kan. Wat de woorden noemen
### staat boven in het Engelse bestand.

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

your_car = jouw { $car }

## Belasting en tegenslagen.

strain_name = { $strain ->
    [normal] normale belasting
    [heavy] zware belasting
   *[severe] extreme belasting
}
predicament_name = { $predicament ->
    [random] een toevallige tegenslag
   *[inflicted] een toegebrachte tegenslag
}

## De stappen van een ronde.

phase_flick = Beurtvolgorde
phase_strain = Belasting
phase_dice = Tegenslagdobbelstenen
phase_inflict = Dwarszitten
phase_draw = De zak
phase_travel = Onderweg
phase_cancel = De traagste
phase_pay = Afkopen
phase_endure = Doorstaan
phase_over = Het einde

## Wat er gebeurd is. Staan er verscheidene van een soort op een rij, dan kan één regel ze samen vertellen.

event_assessment_began = De speelgoedauto’s staan aan de rand van het bord: wie begint?
event_pulled = { $who } wordt naar achteren getrokken.
event_pulled_own = Je trekt { $who } naar achteren tot { $pull }.
event_let_go = { $who } wordt losgelaten bij { $pull }.
event_all_let_go = Iedereen laat los: { $pulls }.
pull_of = { $who } bij { $pull }
event_slid = { $short ->
    [0] { $who } staat stil precies op de rand, en dat is niet eroverheen.
    [one] { $who } staat stil op één millimeter van de rand.
   *[other] { $who } staat stil op { $short } millimeter van de rand.
}
event_went_over = { $who } schiet over de rand, { $over ->
    [one] één
   *[other] { $over }
} millimeter te ver!
event_ranked = Plaats { $place } in de beurtvolgorde: { $who }{ $lot ->
    [yes] , door het lot
   *[no] {""}
}.
event_order = Beurtvolgorde: { $order }.
rank_of = { $who }{ $lot ->
    [yes] {" "}(door het lot)
   *[no] {""}
}
event_round_began = — Ronde { $round }: { $destination } —
event_chose = De hand van { $who } is dicht.
event_chose_own = Je sluit je hand voor { $who }: { strain_name }.
event_choice_withdrawn = De hand van { $who } gaat weer open.
event_strain_revealed = { $who }: { strain_name }.
event_hands_opened = Alle handen gaan open: { $strains }.
strain_of = { $who } { strain_name }
event_predicament_die = { $who } werpt { $die } met een tegenslagdobbelsteen.
event_predicaments_counted = De tegenslagdobbelstenen tonen { $rolls }, samen { $total }. { $of_leg ->
    [0] Een ronde van dit traject heeft geen toevallige tegenslag
    [one] Een ronde van dit traject heeft één toevallige tegenslag
   *[other] Een ronde van dit traject heeft { $of_leg } toevallige tegenslagen
}{ $more ->
    [0] , de dobbelstenen geven er geen bij
    [one] , de dobbelstenen geven er één bij
   *[other] , de dobbelstenen geven er { $more } bij
}: { $count ->
    [0] deze keer geen.
    [one] deze keer één.
   *[other] deze keer { $count }.
}
event_inflicted = { $tiles ->
    [one] { $who } legt naast het eigen fiche een tweede bij { $rival }: een toegebrachte tegenslag.
   *[other] { $who } legt { $tiles } fiches bij { $rival }: een toegebrachte tegenslag.
}
event_inflicted_together = { $partner } en { $who } leggen elk een fiche bij { $rival }: een toegebrachte tegenslag.
event_pledged = { $who } legt één fiche bij { $rival } en zoekt een partner.
event_pledge_returned = Niemand deed mee met { $who } tegen { $rival }: het fiche gaat terug.
event_stopped_inflicting = { $who } laat het daarbij.
event_token_drawn = { $who } trekt een schijf uit de zak. Die is van { $rival }: een toevallige tegenslag.
event_rolled = { $who } werpt { $die }.
event_travelled = { $dice ->
    [one] { $who } werpt { $rolls }: { $die } + { $added } is { day_count } onderweg. Dag { $day }.
   *[other] { $who } werpt { $rolls }: de laagste, { $die }, + { $added } is { day_count } onderweg. Dag { $day }.
}
day_count = { $days ->
    [one] één dag
   *[other] { $days } dagen
}
days_lost = { day_count } kwijt
event_helped = { $who } stopt en helpt { $rival } uit { predicament_name }.
event_left_alone = { $who } rijdt { $rival } voorbij zonder te stoppen.
event_cancelled_freely = { $who } is de traagste en komt voor niets uit { predicament_name }.
event_cancelled_none = { $who } is de traagste en laat de vrije uitweg lopen.
event_paid_off = { $count ->
    [0] { $who } koopt niets af.
    [one] { $who } koopt één toevallige tegenslag af met een fiche.
   *[other] { $who } koopt { $count } toevallige tegenslagen af met { $count } fiches.
}
event_endured = { $added ->
    [0] { $who } doorstaat { predicament_name } en werpt { $rolls }: { days_lost }. Dag { $day }.
   *[other] { $who } doorstaat { predicament_name } en werpt { $rolls }: de hoogste, { $die }, + { $added } is { days_lost }. Dag { $day }.
}
event_received_tiles = { $reward ->
    [help] { $who } verdient
   *[slowest] { $who } is aan het eind van de ronde de traagste en krijgt
} { $count ->
    [0] geen sportiviteitsfiche.
    [one] een sportiviteitsfiche.
   *[other] { $count } sportiviteitsfiches.
}
event_over = De race is voorbij.

## Wat er gevraagd wordt.

ask_flick = Hoe ver trek je { $who } naar achteren, van 0 tot { $most_pull }? De overkant is { $length } millimeter ver: het dichtst bij de rand begint, eroverheen komt het laatst.
ask_strain = Naar { $destination }: hoeveel belasting voor { $who }?
ask_closed_hand = Je hand is dicht ({ strain_name }). De anderen denken nog na.
ask_inflict = { $count ->
    [0] Deze ronde komt er geen schijf
    [one] Deze ronde komt er één schijf
   *[other] Deze ronde komen er { $count } schijven
} uit de zak. Wil je een rivaal daarnaast een tegenslag toebrengen? Het kost { $price } fiches; je hebt er { $tiles ->
    [0] geen
    [one] één
   *[other] { $tiles }
}.
ask_help = Je bent { $rival } in moeilijkheden tegengekomen ({ trouble }). Met { strain_name } kost elke tegenslag { $delay_least } tot { $delay_most } dagen. Help je met één ervan? Je verdient er { $earned ->
    [one] een fiche
   *[other] { $earned } fiches
} mee.
ask_cancel = Je bent de traagste, op dag { $day }, en mag voor niets één tegenslag schrappen ({ trouble }). Met { strain_name } kost elke tegenslag je { $delay_least } tot { $delay_most } dagen. Welke?
ask_pay = { $random ->
    [one] Je hebt één toevallige tegenslag
   *[other] Je hebt { $random } toevallige tegenslagen
} en { $tiles ->
    [one] één fiche
   *[other] { $tiles } fiches
}. Met { strain_name } kost elke tegenslag je { $delay_least } tot { $delay_most } dagen. Hoeveel koop je er af, voor een fiche per stuk?
waiting = De anderen denken na …

trouble = { $random ->
    [0] {""}
    [one] één toevallige
   *[other] { $random } toevallige
}{ $inflicted ->
    [0] {""}
    [one] { $random ->
        [0] één toegebrachte
       *[other] , één toegebrachte
    }
   *[other] { $random ->
        [0] { $inflicted } toegebrachte
       *[other] , { $inflicted } toegebrachte
    }
}

choice_flick = tot { $pull } naar achteren trekken
choice_strain = { strain_name }: { $tokens ->
    [one] één schijf
   *[other] { $tokens } schijven
} in de zak, { $stage_least } tot { $stage_most } dagen voor de etappe, { $delay_least } tot { $delay_most } voor elke tegenslag
choice_withdraw = de hand weer openen en nog eens nadenken
choice_inflict = twee fiches bij { $rival }
choice_pledge = één fiche bij { $rival }, als iemand er een bij legt
choice_complete = het tweede fiche bij { $rival }, naast dat van { $partner }
choice_complete_own = het tweede fiche bij { $rival }, naast je eigen fiche
choice_done = dat is alles
choice_help = { $rival } uit { predicament_name } helpen en { $earned ->
    [one] een fiche
   *[other] { $earned } fiches
} verdienen
choice_drive_by = doorrijden
choice_cancel = { predicament_name } schrappen
choice_keep = niets schrappen
choice_pay = { $count ->
    [0] niets afkopen
    [one] één afkopen, voor één fiche
   *[other] { $count } afkopen, voor { $count } fiches
}

## Wat een keuze meteen verandert: van $before naar $after.

change_day = dag { $before } → { $after }
change_tiles = fiches { $before } → { $after }
change_random = toevallige tegenslagen { $before } → { $after }
change_inflicted = toegebrachte tegenslagen { $before } → { $after }
luck_die = dan wordt er gedobbeld
luck_token = dan wordt er een schijf getrokken
luck_slip = dan glijden de auto’s
luck_lot = dan beslist het lot

## De tafel.

title = The Great Motorcar Race
welcome = The Great Motorcar Race: van New York naar Parijs, { $seats } auto’s. Typ een nummer uit de lijst, een zet, of help.
heading_round = Ronde { $round } van { $rounds } · { $leg } · { $destination }
heading_order = Beurtvolgorde
heading_days = Dagen tot nu toe; de minste winnen, dus de kortste balk ligt voor
order_unknown = nog niet bepaald
figure_day = dag { $day }{ $fifties ->
    [0] {""}
   *[other] {" "}({ $fifties } + { $space })
}
figure_tiles = { $tiles ->
    [0] geen fiches
    [one] 1 fiche
   *[other] { $tiles } fiches
}
figure_strain = { strain_name }
figure_decided = heeft gekozen
figure_predicaments = in moeilijkheden: { trouble }
figure_pledge = er ligt één fiche van { $who } bij
figure_bag = { $tokens ->
    [one] 1 schijf in de zak
   *[other] { $tokens } schijven in de zak
}
figure_slowest = de traagste
result = Uitslag
result_line = { $place }. { $who }: { day_count }, { figure_tiles }
result_won = { $who } wint de race van New York naar Parijs!
result_shared = { $cars } delen de overwinning: gelijk in dagen en in fiches.

## De regels in het kort; daarna een regel voor elke belasting.

rules = Doel: met de minste dagen in Parijs zijn. Bij gelijke dagen tellen de fiches, en daarna wordt de winst gedeeld.
    Een ronde is één etappe van de route. Iedereen kiest in het geheim een belasting en toont
    die tegelijk; de schijven ervan gaan in de zak.
    Het traject en de tegenslagdobbelstenen zeggen hoeveel schijven er worden getrokken: van wie
    er een schijf uit komt, die heeft een toevallige tegenslag. Daarvoor brengen { $price } fiches een rivaal er een toe:
    allebei van jezelf, of een van jou en een van iemand later in de beurtvolgorde.
    Dan rijdt iedereen, in beurtvolgorde. Rivalen die voor je in de beurtvolgorde staan en die je
    tegenkomt of voorbijrijdt, mag je met één tegenslag helpen, en daar verdien je telkens een fiche mee.
    Als iedereen gereden heeft, mag de traagste voor niets één tegenslag schrappen, koopt een fiche
    een toevallige af, en wordt de rest doorstaan. De traagste van de ronde krijgt een fiche.
    De beurtvolgorde wordt bepaald voor de eerste ronde en na de rondes { $after }, met speelgoedauto’s:
    het dichtst bij de overkant begint, eroverheen komt het laatst.
rules_strain = { strain_name }: { $tokens ->
    [one] 1 schijf
   *[other] { $tokens } schijven
} in de zak; een etappe duurt { $dice ->
    [one] een dobbelsteen
   *[other] de laagste van { $dice } dobbelstenen
} + { $stage_days } dagen, een tegenslag { $dice ->
    [one] een dobbelsteen
   *[other] de hoogste van { $dice } dobbelstenen
} + { $predicament_days }

## Waarom iets niet kan (crates/motorcar/src/why_not.rs).

game_over = De race is voorbij.
not_your_turn = Je bent nu niet aan de beurt.
not_asked_now = Dat is geen antwoord op wat nu gevraagd wordt.
pull_too_far = Een auto kan tot { $need } naar achteren en niet verder.
own_car = Niet bij jezelf.
tiles = Het kost { $need ->
    [one] één fiche
   *[other] { $need } fiches
}, en je hebt er { $have ->
    [0] geen
    [one] één
   *[other] { $have }
}.
pledge_open = Daar ligt al een fiche.
no_pledge = Daar ligt geen los fiche.
no_partner = Niemand na jou in de beurtvolgorde heeft een fiche om erbij te leggen.
not_ahead = Je kunt alleen helpen wie voor jou komt in de beurtvolgorde.
not_met = Je reed van dag { $need } tot dag { $have } en bent die auto niet tegengekomen.
no_predicament = Zo’n tegenslag is er niet.
one_at_a_time = De vraag gaat nu over een andere auto.
too_many = { $have ->
    [0] Je hebt geen toevallige tegenslag om af te kopen.
    [one] Je hebt maar één toevallige tegenslag om af te kopen.
   *[other] Je hebt maar { $have } toevallige tegenslagen om af te kopen.
}

remedy_inflict = Je zou beide fiches zelf kunnen betalen.
remedy_pledge = Je zou één fiche kunnen leggen en op een partner hopen.
remedy_complete = Je zou het tweede fiche kunnen leggen bij dat wat er ligt.
remedy_help_others = Wie onderweg anderen helpt, verdient fiches.
remedy_hope_for_help = Alleen een rivaal die je voorbijrijdt, of de traagste zijn, maakt een eind aan een toegebrachte tegenslag.
rule_ruling = uitspraak M{ $number }
rule_book = regelboek { $number }
