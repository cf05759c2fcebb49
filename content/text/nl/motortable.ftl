### De tafel van The Great Motorcar Race op de pagina. Wat ook de terminal zegt staat in motorcar.ftl; `$strain`, `$predicament` en
### alle getallen heten zoals daar.

## Het bord.

new_york = New York
map_name = De route van New York naar Parijs langs het noorden, met het dagenspoor eromheen
map_pole = Noordpool
map_pacific = STILLE OCEAAN
map_atlantic = ATLANTISCHE OCEAAN
map_car = { $car }, dag { $day }
route_name = De zestien etappes
flick_again = Hierna wordt opnieuw om de volgorde geschoten
stage_number = Etappe { $n }
ordinal = { $n ->
   *[other] { $n }e
}
day_lap = dag · ronde { $lap }
day_number = dag { $day }
lap = ronde { $lap }
steps_name = De stappen van een ronde
step_flick = Volgorde
step_strain = Belasting
step_dice = Dobbelen
step_inflict = Dwars
step_draw = Trekken
step_travel = Rijden
step_endure = Doorstaan
step_over = Parijs

## Rivalen.

short_normal = normaal
short_heavy = zwaar
short_severe = extreem
no_strain = nog geen belasting
hand_closed = hand dicht
hand_thinking = denkt na …
clear_road = vrije weg
mark_random = een toevallige tegenslag
mark_inflicted = een toegebrachte tegenslag
aim_inflict = alleen
aim_pledge = met hulp
aim_complete = met { $partner }

## Wat gevraagd wordt, in het kort; en wat men kan antwoorden.

your_turn = Jouw beurt
wait = Wacht
you = Jij
q_help = Je komt langs de { $car } in nood. Help je?
q_help_hint = Die raakt een tegenslag van { $least } tot { $most } dagen kwijt; jij verdient { $earned ->
    [one] een fiche
   *[other] { $earned } fiches
}. Helpen kost niets.
q_inflict = Een rivaal een spaak in het wiel steken?
q_inflict_hint = { $count ->
    [0] Er wordt verder geen schijf getrokken
    [one] Er wordt verder één schijf getrokken
   *[other] Er worden verder { $count } schijven getrokken
}. Het kost { $price } fiches; je hebt er { $tiles }. Kies een rivaal, of laat het.
q_cancel = Je bent de traagste: één tegenslag mag gratis weg. Welke?
q_cancel_hint = Elk zou je { $least } tot { $most } dagen kosten.
q_pay = { $random ->
    [one] Koop je je toevallige tegenslag af?
   *[other] Hoeveel toevallige tegenslagen koop je af?
}
q_pay_hint = Een fiche per stuk; je hebt er { $tiles }. Wat overblijft kost { $least } tot { $most } dagen per stuk.
q_closed = Je hand is dicht.
now_flick = De speelgoedauto’s staan klaar.
now_strain = Iedereen kiest een belasting.
now_dice = De dobbelstenen voor tegenslag rollen.
now_inflict = Wie steekt wie een spaak in het wiel?
now_draw = Er komen schijven uit de zak.
now_travel = De auto’s zijn onderweg.
now_cancel = De traagste mag één tegenslag kwijt.
now_pay = Fiches kopen toevallige tegenslagen af.
now_endure = De rest wordt doorstaan.
now_over = Parijs!
do_help = { $predicament ->
    [random] Trek hem uit de modder
   *[inflicted] Herstel de sabotage
}
do_drive_by = Doorrijden
do_cancel = { $predicament ->
    [random] Kom uit de modder
   *[inflicted] Herstel de sabotage
}
do_keep = Alles houden
do_pay = { $count ->
    [0] Niets afkopen
    [one] Eén afkopen
   *[other] Er { $count } afkopen
}
do_done = Het hierbij laten
do_nobody = Niemand
do_nobody_hint = voor iedereen aan dit scherm
do_withdraw = De hand weer openen
why_random = { $whose ->
    [own] { $tiles ->
        [0] je hebt geen fiche om hem af te kopen
        [one] je fiche kan hem ook afkopen
       *[other] een van je { $tiles } fiches kan hem ook afkopen
    }
   *[rival] { $tiles ->
        [0] heeft geen fiche om hem af te kopen
        [one] heeft een fiche dat hem kan afkopen
       *[other] heeft { $tiles } fiches die hem kunnen afkopen
    }
}
why_inflicted = { $whose ->
    [own] { $tiles ->
       *[other] geen fiche koopt hem af
    }
   *[rival] { $tiles ->
       *[other] geen fiche koopt hem af
    }
}
no_tile = geen fiche
why_not = Waarom niet { $what }?
rule_chapter = Spelregels: { $chapter }

## De eigen werkbank.

your_bench = Jouw auto
you_drive = Jij · { $car }
place_in_order = { $place } in de volgorde
dial_rest = in rust
dial_strain = belasting
days_on_road = Dagen onderweg
you_lead = niemand is sneller
fastest = snelste: { $car }, { $day }
your_roll = Jouw worp
your_delay = Jouw oponthoud
makes_days = { $days ->
    [one] is één dag
   *[other] is { $days } dagen
}
makes_delay = { $days ->
    [one] één dag verloren
   *[other] { $days } dagen verloren
}
will_roll = Je gooit om { $least } tot { $most } dagen.
not_rolled = De dobbelstenen wachten op de weg.
trouble_ahead = { $n ->
    [one] één tegenslag: { $least } tot { $most } dagen extra als je hem doorstaat
   *[other] { $n } tegenslagen: { $least } tot { $most } dagen extra voor elk die je doorstaat
}

## Zak en stenen.

bench_title = Toevallige tegenslag
bench_wait = een dobbelsteen per auto
bench_how = Het traject zegt hoeveel schijven er getrokken worden; de dobbelstenen kunnen er één of twee bij doen.
bench_tokens = getrokken
bench_drawer = { $car }, de laatste in de volgorde, trekt uit de zak.
bag_in = { $n } erin
bag_drawn = { $n } eruit
col_cars = Auto’s
col_leg_1 = Traj. 1
col_leg_23 = 2 & 3
col_leg_4 = Traj. 4
col_plus_1 = +1 bij
col_plus_2 = +2 bij

## Sportiviteit.

tiles_title = Sportiviteit
tiles_in_hand = { $tiles ->
    [0] geen fiche
    [one] één fiche
   *[other] { $tiles } fiches
}
tile_pay = Vrije weg
tile_pay_text = { $n ->
    [one] één fiche koopt een toevallige tegenslag van jou af
   *[other] { $n } fiches kopen een toevallige tegenslag van jou af
}
tile_pay_when = als allen reden
tile_inflict = Sabotage
tile_inflict_text = { $n } fiches houden een rivaal op, van jou of met een partner
tile_inflict_when = na het dobbelen
tile_earn = Hulp
tile_earn_text = { $n ->
    [one] één fiche erbij voor elke rivaal die je helpt
   *[other] { $n } fiches erbij voor elke rivaal die je helpt
}
tile_earn_when = als je passeert
tile_now = nu

## Gesloten handen.

strain_title = Hoe hard rijd je?
rivals_hands = De handen van je rivalen
only_you_see = Alleen jij ziet erin.
title_normal = Normaal
title_heavy = Zwaar
title_severe = Extreem
on_the_road = Onderweg
in_the_bag = In de zak
if_trouble = Bij tegenslag
formula_low = { $dice ->
    [1] + { $n }
    [2] laagste + { $n }
   *[other] laagste + { $n }
}
formula_high = { $dice ->
    [1] + { $n }
    [2] hoogste + { $n }
   *[other] hoogste + { $n }
}
day_range = { $least }–{ $most } dagen
on_average = gemiddeld { $n }
tokens_go_in = { $n ->
    [one] één schijf van jou gaat erin
   *[other] { $n } schijven van jou gaan erin
}
risk = Kans op tegenslag
about_days = ongeveer { $n } dagen, tegenslag meegerekend
motto_normal = Zeker en traag.
motto_heavy = Een eerlijke gok.
motto_severe = Prachtige waanzin.
hand_is_closed = Je hand is dicht
others_choose = De anderen kiezen
hand_holds = Er zit in: { strain_word }.
strain_word = { $strain ->
    [normal] één schijf, normale belasting
    [heavy] twee schijven, zware belasting
   *[severe] drie schijven, extreme belasting
}
hands_closed = { $n ->
    [0] nog geen hand is dicht
    [one] één van { $all } handen is dicht
   *[other] { $n } van { $all } handen zijn dicht
}
hands_open = Alle handen open!
strain_ask = Hoe hard rijd je naar { $place }?
strain_how = Sluit je hand om één, twee of drie schijven. Alle handen gaan samen open.
strain_pick = kiezen
strain_close = sluit de hand
close_hand = { $n ->
    [one] Sluit de hand om één
   *[other] Sluit de hand om { $n }
}
reckoning = { $guess ->
    [one] Als elke rivaal één schijf vasthoudt
   *[other] Als elke rivaal { $guess } schijven vasthoudt
} en er { $drawn } van de { $all } getrokken worden, komen de jouwe gemiddeld { $mean } keer boven.
change_guess = Andere gok

## Het schieten.

flick_title = Schieten om de volgorde
flick_table = De tafel met een baan voor elke auto; de verre rand is rechts
the_edge = DE RAND
over_short = eraf!
centimetres = { $n } cm
pull_sealed = { $car }: klaar
pulling = { $car } …
flick_ask = Schiet je auto voor de volgorde
flick_wait = De anderen trekken nog
flick_done = Allen laten los!
flick_how = Het dichtst bij de verre rand gaat eerst; eroverheen gaat laatst. Allen laten samen los.
key_space = Spatie
flick_space = inhouden om te trekken, loslaten om te schieten
flick_step = één stap
let_go = Laat los
flick_range = { $near } tot { $far } cm van de rand
flick_risk = over de rand: { $n } % kans
pull = Trek
pull_number = trek { $n }
band_short = te kort
band_near = dichtbij
band_over = kan eraf

## De krant.

paper = De krant
masthead = De Motorbode
by_wire = Per telegraaf
replay = Bekijk de race opnieuw
since_title = Wat er gebeurde sinds je laatste antwoord
again = Nog eens
head_news = Nieuws van de weg
head_start = Naar Parijs langs het noorden!
paper_start = Times Square, 12 februari 1908. Een kwart miljoen mensen zwaait met hoeden en vlaggen. Voor het startschot valt, beslissen speelgoedauto’s wie er voorop gaat.
head_went_over = { $who } over de rand!
head_slid = Speelgoed om de eerste plaats
head_ranked = Een nieuwe volgorde voor { $destination }
head_assessment_began = Naar de streep
head_round_began = De auto’s vertrekken naar { $destination }
head_strain_revealed = Alle handen zijn open
head_predicaments_counted = De dobbelstenen hebben gesproken
head_inflicted = Vals spel! { $rival } gesaboteerd
head_inflicted_together = { $partner } en { $who } tegen { $rival }
head_pledged = Er ligt een fiche bij { $rival }
head_token_drawn = { $rival } in nood
head_travelled = { $who } op weg naar { $destination }
head_helped = { $who } redt { $rival }
head_left_alone = { $who } rijdt { $rival } voorbij
head_cancelled_freely = Het geluk lacht { $who } toe
head_paid_off = { $who } betaalt voor een vrije weg
head_endured = { $who } zit vast bij { $destination }
head_over = Parijs!

## Het einde.

col_car = Auto
col_days = Dagen
col_tiles = Fiches
col_lost = Dagen verloren aan tegenslag
col_helped = Rivalen geholpen
col_inflicted = Sabotages
chart_title = Dagen achter op de snelste, etappe na etappe
result_how = De minste dagen winnen. Bij gelijke dagen tellen de fiches, en bij gelijke fiches wordt de winst gedeeld.
decided_title = Wat de doorslag gaf
decided_gap = { $loser } had { $gap ->
    [one] één dag
   *[other] { $gap } dagen
} meer nodig dan { $winner }: { $pace ->
    [more] { $road ->
        [one] één meer
       *[other] { $road } meer
    } onderweg
    [less] { $road ->
        [one] één minder
       *[other] { $road } minder
    } onderweg
   *[same] evenveel onderweg
}, { $fate ->
    [more] { $days ->
        [one] één meer
       *[other] { $days } meer
    } kwijt aan tegenslag
    [less] { $days ->
        [one] één minder
       *[other] { $days } minder
    } kwijt aan tegenslag
   *[same] evenveel kwijt aan tegenslag
}.
decided_tiles = { $winner } en { $loser } hadden evenveel dagen nodig; de fiches beslisten, { $tiles } tegen { $fewer }.
decided_bag = De zak: { $winner } deed er { $tokens } schijven in en er kwamen er { $drawn } uit, { $loser } { $tokens_too } en { $drawn_too }.
decided_sabotage = Sabotage kostte { $loser } { $days ->
    [one] één dag
   *[other] { $days } dagen
}. { $culprit } deed het { $times ->
    [one] één keer
    [2] twee keer
   *[other] { $times } keer
}.
decided_ways_out = Uitwegen: { $winner } werd { $helped } keer geholpen en kocht er { $paid } af, { $loser } { $helped_too } en { $paid_too }.
decided_front = { $from ->
    [start] { $winner } lag van de eerste tot de laatste etappe voor.
   *[later] { $winner } lag voor vanaf { $place }.
}

## Hulp.

tab_table = Tafel
tab_tiles = Fiches
tab_rivals = Rivalen
tab_paper = Krant
help_aim = Wees met de minste dagen in Parijs. Zestien etappes, een ronde voor elk.
help_flick = Voor de eerste etappe en na etappe 4, 8 en 12 wordt met speelgoedauto’s om de volgorde geschoten: het dichtst bij de rand eerst, eroverheen laatst.
help_strain = Sluit je hand om één, twee of drie schijven. Meer belasting is sneller, en brengt meer schijven van jou in de zak.
help_dice = Een dobbelsteen per auto. Het traject en de dobbelstenen zeggen hoeveel schijven er getrokken worden.
help_inflict = Twee fiches brengen een rivaal een tegenslag toe: beide van jou, of één van jou en één van een partner later in de volgorde.
help_draw = De laatste in de volgorde trekt. Wiens schijf bovenkomt heeft een toevallige tegenslag.
help_travel = In volgorde gooit en rijdt iedereen. Rivalen in nood die voor jou in de volgorde staan en die je treft of passeert, mag je helpen, voor een fiche per stuk.
help_endure = De traagste raakt één tegenslag gratis kwijt, fiches kopen toevallige af, de rest kost dagen. Dan krijgt de traagste een fiche.
help_keys = Toetsen: cijfers kiezen, U neemt terug, G opent de krant, T het gesprek, ? deze pagina, / getypte zetten.
to_book = Naar de spelregels

## Opzetten.

form_title = New York naar Parijs, 1908
form_text = Zes automobielen, zestien etappes, drie manieren van rijden: zeker, brutaal of dol.
form_start = Race tegen drie bots
form_start_text = Jij in de Thomas Flyer, tegen Protos, Züst en De Dion-Bouton. Ongeveer een half uur.
form_lesson = Leer het in zeven plaatjes
form_cars = Rijders
form_flick = Volgorde
form_flick_skill = Speelgoedauto’s schieten
form_flick_luck = Loten
form_cars_count = { $n } auto’s · ongeveer { $minutes } minuten
invite_text = Een race over het dak van de wereld. Je kiest in het geheim hoe hard je rijdt, en helpt je rivalen uit de modder, of laat ze erin.
invite_how = De minste dagen naar Parijs winnen. Je leert het in vijf minuten.
form_take = neem deze auto

## De hoofdstukken van de spelregels.

book_aim = Het doel
book_order = De beurtvolgorde
book_strain = Belasting
book_trouble = Toevallige tegenslag
book_inflict = Dwarszitten
book_road = Onderweg
book_help = Helpen
book_ways_out = Uitwegen
book_endure = Doorstaan
book_end = Het einde
book_rulings = Waar het boek zwijgt
book_story = De race van 1908
