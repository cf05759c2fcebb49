### La table de The Great Motorcar Race sur la page. Ce que dit aussi le terminal est dans motorcar.ftl ; `$strain`, `$predicament`
### et tous les nombres s’appellent comme là-bas.

## Le plateau.

new_york = New York
map_name = La route de New York à Paris par le nord, entourée de la piste des jours
map_pole = Pôle Nord
map_pacific = OCÉAN PACIFIQUE
map_atlantic = OCÉAN ATLANTIQUE
map_car = { $car }, jour { $day }
route_name = Les seize étapes
flick_again = Ensuite, on retire l’ordre du tour d’une pichenette
stage_number = Étape { $n }
ordinal = { $n ->
    [1] 1re
   *[other] { $n }e
}
day_lap = jour · tour { $lap }
day_number = jour { $day }
lap = tour { $lap }
steps_name = Les temps d’une manche
step_flick = Ordre
step_strain = Effort
step_dice = Dés
step_inflict = Coups bas
step_draw = Le sac
step_travel = Route
step_endure = Endurer
step_over = Paris

## Les rivales.

short_normal = normal
short_heavy = intense
short_severe = extrême
no_strain = pas encore d’effort
hand_closed = main fermée
hand_thinking = réfléchit …
clear_road = route libre
mark_random = un pépin de hasard
mark_inflicted = un pépin infligé
aim_inflict = seule
aim_pledge = à deux
aim_complete = avec { $partner }

## Ce qui est demandé, en bref ; et ce qu’on peut répondre.

your_turn = À vous
wait = Attendez
you = Vous
q_help = Vous passez { $car } en difficulté. L’aider ?
q_help_hint = Elle perd un pépin de { $least } à { $most } jours ; vous gagnez { $earned ->
    [1] un jeton
   *[other] { $earned } jetons
}. Aider ne coûte rien.
q_inflict = Un bâton dans les roues d’une rivale ?
q_inflict_hint = { $count ->
    [0] Aucun pion ne sera tiré
    [1] Un pion sera tiré
   *[other] { $count } pions seront tirés
} en plus. Il faut { $price } jetons ; vous en avez { $tiles }. Choisissez une rivale, ou laissez.
q_cancel = Vous êtes la plus lente : un pépin s’en va, pour rien. Lequel ?
q_cancel_hint = Chacun vous coûterait { $least } à { $most } jours.
q_pay = { $random ->
    [1] Rachetez-vous votre pépin de hasard ?
   *[other] Combien de pépins de hasard rachetez-vous ?
}
q_pay_hint = Un jeton chacun ; vous en avez { $tiles }. Ce qui reste coûte { $least } à { $most } jours chacun.
q_closed = Votre main est fermée.
now_flick = Les petites voitures sont en place.
now_strain = Tout le monde choisit son effort.
now_dice = Les dés de pépin roulent.
now_inflict = Qui met des bâtons dans les roues de qui ?
now_draw = Des pions sortent du sac.
now_travel = Les voitures sont en route.
now_cancel = La plus lente peut sortir d’un pépin.
now_pay = Des jetons rachètent les pépins de hasard.
now_endure = On endure le reste.
now_over = Paris !
do_help = { $predicament ->
    [random] La tirer de la boue
   *[inflicted] Réparer le sabotage
}
do_drive_by = Passer son chemin
do_cancel = { $predicament ->
    [random] Sortir de la boue
   *[inflicted] Réparer le sabotage
}
do_keep = Tout garder
do_pay = { $count ->
    [0] Ne rien racheter
    [1] En racheter un
   *[other] En racheter { $count }
}
do_done = En rester là
do_nobody = Personne
do_nobody_hint = pour tous à cet écran
do_withdraw = Rouvrir la main
why_random = { $whose ->
    [own] { $tiles ->
        [0] vous n’avez pas de jeton pour le racheter
        [1] votre jeton peut aussi le racheter
       *[other] un de vos { $tiles } jetons peut aussi le racheter
    }
   *[rival] { $tiles ->
        [0] elle n’a pas de jeton pour le racheter
        [1] elle a un jeton qui peut le racheter
       *[other] elle a { $tiles } jetons qui peuvent le racheter
    }
}
why_inflicted = { $whose ->
    [own] { $tiles ->
       *[other] aucun jeton ne le rachète
    }
   *[rival] { $tiles ->
       *[other] aucun jeton ne le rachète
    }
}
no_tile = pas de jeton
why_not = Pourquoi pas { $what } ?
rule_chapter = Règles : { $chapter }

## Votre établi.

your_bench = Votre voiture
you_drive = Vous · { $car }
place_in_order = { $place } dans l’ordre du tour
dial_rest = au repos
dial_strain = effort
days_on_road = Jours de route
you_lead = personne n’est plus rapide
fastest = en tête : { $car }, { $day }
your_roll = Votre jet
your_delay = Votre retard
makes_days = { $days ->
    [1] fait un jour
   *[other] font { $days } jours
}
makes_delay = { $days ->
    [1] un jour perdu
   *[other] { $days } jours perdus
}
will_roll = Vous jouerez pour { $least } à { $most } jours.
not_rolled = Les dés attendent la route.
trouble_ahead = { $n ->
    [1] un pépin : { $least } à { $most } jours de plus si vous l’endurez
   *[other] { $n } pépins : { $least } à { $most } jours de plus pour chacun que vous endurez
}

## Le sac et les dés.

bench_title = Pépins de hasard
bench_wait = un dé par voiture
bench_how = La partie du trajet dit combien de pions sont tirés ; les dés peuvent en ajouter un ou deux.
bench_tokens = tirés
bench_drawer = { $car }, dernière dans l’ordre, tire du sac.
bag_in = { $n } dedans
bag_drawn = { $n } tirés
col_cars = Autos
col_leg_1 = Part. 1
col_leg_23 = 2 et 3
col_leg_4 = Part. 4
col_plus_1 = +1 à
col_plus_2 = +2 à

## Les jetons de fair-play.

tiles_title = Fair-play
tiles_in_hand = { $tiles ->
    [0] aucun jeton en main
    [1] un jeton en main
   *[other] { $tiles } jetons en main
}
tile_pay = Route libre
tile_pay_text = { $n ->
    [1] un jeton rachète un de vos pépins de hasard
   *[other] { $n } jetons rachètent un de vos pépins de hasard
}
tile_pay_when = après la route
tile_inflict = Sabotage
tile_inflict_text = { $n } jetons arrêtent une rivale, les vôtres ou à deux
tile_inflict_when = après les dés
tile_earn = Secours
tile_earn_text = { $n ->
    [1] un jeton de plus par rivale aidée
   *[other] { $n } jetons de plus par rivale aidée
}
tile_earn_when = en passant
tile_now = maintenant

## Mains fermées.

strain_title = À quelle allure ?
rivals_hands = Les mains de vos rivales
only_you_see = Vous seul voyez dedans.
title_normal = Normal
title_heavy = Intense
title_severe = Extrême
on_the_road = Sur la route
in_the_bag = Dans le sac
if_trouble = En cas de pépin
formula_low = { $dice ->
    [1] + { $n }
    [2] le plus bas + { $n }
   *[other] le plus bas + { $n }
}
formula_high = { $dice ->
    [1] + { $n }
    [2] le plus haut + { $n }
   *[other] le plus haut + { $n }
}
day_range = { $least } à { $most } jours
on_average = { $n } en moyenne
tokens_go_in = { $n ->
    [1] un de vos pions y va
   *[other] { $n } de vos pions y vont
}
risk = Risque de pépin
about_days = environ { $n } jours, pépins compris
motto_normal = Lent et sûr.
motto_heavy = Un pari honnête.
motto_severe = Superbe folie.
hand_is_closed = Votre main est fermée
others_choose = Les autres choisissent
hand_holds = Elle tient { strain_word }.
strain_word = { $strain ->
    [normal] un pion : effort normal
    [heavy] deux pions : effort intense
   *[severe] trois pions : effort extrême
}
hands_closed = { $n ->
    [0] aucune main fermée
    [one] une main fermée sur { $all }
   *[other] { $n } mains fermées sur { $all }
}
hands_open = Toutes les mains s’ouvrent !
strain_ask = À quelle allure jusqu’à { $place } ?
strain_how = Fermez la main sur un, deux ou trois pions. Toutes les mains s’ouvrent ensemble.
strain_pick = choisir
strain_close = ferme la main
close_hand = { $n ->
    [1] Fermer la main sur un
   *[other] Fermer la main sur { $n }
}
reckoning = { $guess ->
    [1] Si chaque rivale tient un pion
   *[other] Si chaque rivale tient { $guess } pions
} et qu’on en tire { $drawn } sur { $all }, les vôtres sortent { $mean } fois en moyenne.
change_guess = Autre hypothèse

## La pichenette.

flick_title = La pichenette pour l’ordre du tour
flick_table = La table avec un couloir par voiture ; le bord d’en face est à droite
the_edge = LE BORD
over_short = tombée !
centimetres = { $n } cm
pull_sealed = { $car } : prête
pulling = { $car } …
flick_ask = Lancez votre voiture pour l’ordre du tour
flick_wait = Les autres tirent encore
flick_done = Toutes sont lâchées !
flick_how = La plus proche du bord passe première ; par-dessus bord, dernière. Toutes partent ensemble.
key_space = Espace
flick_space = tenir pour tirer, lâcher pour lancer
flick_step = un pas
let_go = Lâcher
flick_range = { $near } à { $far } cm du bord
flick_risk = par-dessus bord : { $n } % des fois
pull = Traction
pull_number = traction { $n }
band_short = trop court
band_near = près
band_over = peut tomber

## Le journal.

paper = Le journal
masthead = Le Petit Moteur
by_wire = Par fil
replay = Revoir la course
since_title = Ce qui s’est passé depuis votre dernière réponse
again = Revoir
head_news = Nouvelles de la route
head_start = À Paris par le nord !
paper_start = Times Square, 12 février 1908. Un quart de million de gens agitent chapeaux et drapeaux. Avant le coup de feu, de petites voitures décident qui part en tête.
head_went_over = { $who } par-dessus bord !
head_slid = Des jouets pour la première place
head_ranked = Un nouvel ordre pour { $destination }
head_assessment_began = À la ligne
head_round_began = Les voitures partent pour { $destination }
head_strain_revealed = Toutes les mains sont ouvertes
head_predicaments_counted = Les dés ont parlé
head_inflicted = Coup bas ! { $rival } sabotée
head_inflicted_together = { $partner } et { $who } contre { $rival }
head_pledged = Un jeton contre { $rival }
head_token_drawn = { $rival } dans le pétrin
head_travelled = { $who } en route vers { $destination }
head_helped = { $who } secourt { $rival }
head_left_alone = { $who } laisse { $rival } sur place
head_cancelled_freely = La chance sourit à { $who }
head_paid_off = { $who } paie pour une route libre
head_endured = { $who } bloquée près de { $destination }
head_over = Paris !

## La fin.

col_car = Voiture
col_days = Jours
col_tiles = Jetons
col_lost = Jours perdus en pépins
col_helped = Rivales aidées
col_inflicted = Sabotages
chart_title = Jours de retard sur la première, étape par étape
result_how = Le moins de jours gagne. À égalité, les jetons tranchent ; à jetons égaux, la victoire est partagée.
decided_title = Ce qui a fait la différence
decided_gap = { $loser } a mis { $gap ->
    [one] un jour
   *[other] { $gap } jours
} de plus que { $winner } : { $pace ->
    [more] { $road ->
        [one] un de plus
       *[other] { $road } de plus
    } sur la route
    [less] { $road ->
        [one] un de moins
       *[other] { $road } de moins
    } sur la route
   *[same] autant sur la route
}, { $fate ->
    [more] { $days ->
        [one] un de plus
       *[other] { $days } de plus
    } perdus en pépins
    [less] { $days ->
        [one] un de moins
       *[other] { $days } de moins
    } perdus en pépins
   *[same] autant perdus en pépins
}.
decided_tiles = { $winner } et { $loser } ont mis autant de jours ; les jetons ont tranché, { $tiles } contre { $fewer }.
decided_bag = Le sac : { $winner } y a mis { $tokens } pions et { $drawn } en sont sortis, { $loser } { $tokens_too } et { $drawn_too }.
decided_sabotage = Les sabotages ont coûté { $days ->
    [one] un jour
   *[other] { $days } jours
} à { $loser }. { $culprit } en a commis { $times ->
    [one] un
    [2] deux
   *[other] { $times }
}.
decided_ways_out = Les issues : { $winner } a été aidée { $helped } fois et en a payé { $paid }, { $loser } { $helped_too } et { $paid_too }.
decided_front = { $from ->
    [start] { $winner } était en tête de la première étape à la dernière.
   *[later] { $winner } était en tête à partir de { $place }.
}

## Aide.

tab_table = Table
tab_tiles = Jetons
tab_rivals = Rivales
tab_paper = Journal
help_aim = Être à Paris en le moins de jours. Seize étapes, une manche pour chacune.
help_flick = Avant la première étape et après les étapes 4, 8 et 12, une pichenette règle l’ordre du tour : la plus proche du bord d’abord, par-dessus bord en dernier.
help_strain = Fermez la main sur un, deux ou trois pions. Plus d’effort va plus vite et met plus de vos pions dans le sac.
help_dice = Un dé par voiture. La partie du trajet et les dés disent combien de pions seront tirés.
help_inflict = Deux jetons infligent un pépin à une rivale : les deux à vous, ou un à vous et un à une partenaire plus loin dans l’ordre.
help_draw = La dernière dans l’ordre tire. Le pion qui sort vaut un pépin de hasard à sa voiture.
help_travel = Dans l’ordre, chacune lance et roule. Les rivales en difficulté placées avant vous dans l’ordre, croisées ou dépassées, vous pouvez les aider, pour un jeton chacune.
help_endure = La plus lente sort d’un pépin pour rien, les jetons rachètent ceux de hasard, le reste coûte des jours. Puis la plus lente reçoit un jeton.
help_keys = Touches : les chiffres choisissent, U reprend, G ouvre le journal, T la conversation, ? cette page, / les coups tapés.
to_book = Vers les règles

## Préparer une course.

form_title = New York à Paris, 1908
form_text = Six automobiles, seize étapes, trois façons de conduire : sûre, hardie ou folle.
form_start = Course contre trois robots
form_start_text = Vous dans la Thomas Flyer, avec Protos, Züst et De Dion-Bouton. Une demi-heure environ.
form_lesson = Apprendre en sept images
form_cars = Pilotes
form_flick = Ordre du tour
form_flick_skill = Pichenette
form_flick_luck = Tirage au sort
form_cars_count = { $n } voitures · environ { $minutes } minutes
invite_text = Une course par le toit du monde. Vous choisissez en secret à quelle allure rouler, et vous tirez vos rivales de la boue, ou les y laissez.
invite_how = Le moins de jours jusqu’à Paris gagne. Cela s’apprend en cinq minutes.
form_take = prendre cette voiture

## Les chapitres des règles.

book_aim = Le but
book_order = L’ordre du tour
book_strain = L’effort
book_trouble = Les pépins de hasard
book_inflict = Les coups bas
book_road = Sur la route
book_help = Secourir
book_ways_out = Les issues
book_endure = Endurer
book_end = La fin
book_rulings = Là où le livre se tait
book_story = La course de 1908
