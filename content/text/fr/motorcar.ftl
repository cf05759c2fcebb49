### The Great Motorcar Race : route, voitures, ce qui s’est passé, ce qui est demandé, et pourquoi une chose est impossible. Ce que les
### mots mentionnent est dit en tête du fichier anglais.

## La route : tronçons et destinations.

america = Amérique
chicago = Chicago
promontory_point = Promontory Point
san_francisco = San Francisco
vancouver = Vancouver
alaska = Alaska
skagway = Skagway
dawson = Dawson
fairbanks = Fairbanks
nome = Nome
siberia = Sibérie
east_cape = Cap oriental
sredne_kolymsk = Srednié-Kolymsk
yakutsk = Iakoutsk
irkutsk = Irkoutsk
europe = Europe
omsk = Omsk
moscow = Moscou
berlin = Berlin
paris = Paris

## Les voitures de 1908.

thomas_flyer = Thomas Flyer
protos = Protos
zust = Züst
de_dion_bouton = De Dion-Bouton
motobloc = Motobloc
sizaire_naudin = Sizaire-Naudin

your_car = votre { $car }

## Effort et pépins.

strain_name = { $strain ->
    [normal] effort normal
    [heavy] effort intense
   *[severe] effort extrême
}
predicament_name = { $predicament ->
    [random] un pépin de hasard
   *[inflicted] un pépin infligé
}

## Les étapes d’une manche.

phase_flick = Ordre du tour
phase_strain = Effort
phase_dice = Dés de pépin
phase_inflict = Coups bas
phase_draw = Le sac
phase_travel = En route
phase_cancel = La plus lente
phase_pay = Rachat
phase_endure = Endurer
phase_over = La fin

## Ce qui s’est passé. Plusieurs événements semblables à la suite peuvent tenir en une ligne.

event_assessment_began = Les petites voitures sont au bord du plateau : qui commencera ?
event_pulled = { $who } est tirée en arrière.
event_pulled_own = Vous tirez { $who } en arrière jusqu’à { $pull }.
event_let_go = { $who } est lâchée à { $pull }.
event_all_let_go = Tout le monde lâche : { $pulls }.
pull_of = { $who } à { $pull }
event_slid = { $short ->
    [0] { $who } s’arrête juste au bord, donc pas au-delà.
    [1] { $who } s’arrête à un millimètre du bord.
   *[other] { $who } s’arrête à { $short } millimètres du bord.
}
event_went_over = { $over ->
    [1] { $who } tombe du plateau, un millimètre trop loin !
   *[other] { $who } tombe du plateau, { $over } millimètres trop loin !
}
event_ranked = Place { $place } dans l’ordre du tour : { $who }{ $lot ->
    [yes] , par tirage au sort
   *[no] {""}
}.
event_order = Ordre du tour : { $order }.
rank_of = { $who }{ $lot ->
    [yes] {" "}(tirage au sort)
   *[no] {""}
}
event_round_began = — Manche { $round } : { $destination } —
event_chose = La main de { $who } est fermée.
event_chose_own = Vous fermez la main pour { $who } : { strain_name }.
event_choice_withdrawn = La main de { $who } s’ouvre de nouveau.
event_strain_revealed = { $who } : { strain_name }.
event_hands_opened = Toutes les mains s’ouvrent : { $strains }.
strain_of = { $who } { strain_name }
event_predicament_die = { $who } obtient { $die } à un dé de pépin.
event_predicaments_counted = Les dés de pépin donnent { $rolls }, soit { $total }. { $of_leg ->
    [0] Une manche de ce tronçon n’a pas de pépin de hasard
    [1] Une manche de ce tronçon a un pépin de hasard
   *[other] Une manche de ce tronçon a { $of_leg } pépins de hasard
}{ $more ->
    [0] , les dés n’en ajoutent pas
    [1] , les dés en ajoutent un
   *[other] , les dés en ajoutent { $more }
} : { $count ->
    [0] aucun cette fois.
    [1] un cette fois.
   *[other] { $count } cette fois.
}
event_inflicted = { $tiles ->
    [1] { $who } ajoute un second jeton au sien contre { $rival } : un pépin infligé.
   *[other] { $who } pose { $tiles } jetons contre { $rival } : un pépin infligé.
}
event_inflicted_together = { $partner } et { $who } posent chacune un jeton contre { $rival } : un pépin infligé.
event_pledged = { $who } pose un jeton contre { $rival } et cherche un partenaire.
event_pledge_returned = Personne n’a suivi { $who } contre { $rival } : le jeton est rendu.
event_stopped_inflicting = { $who } en reste là.
event_token_drawn = { $who } tire un pion du sac. Il est à { $rival } : un pépin de hasard.
event_rolled = { $who } obtient { $die }.
event_travelled = { $dice ->
    [1] { $who } obtient { $rolls } : { $die } + { $added } font { day_count } de route. Jour { $day }.
   *[other] { $who } obtient { $rolls } : le plus bas, { $die }, + { $added } font { day_count } de route. Jour { $day }.
}
day_count = { $days ->
    [0] 0 jour
    [1] un jour
   *[other] { $days } jours
}
days_lost = { $days ->
    [1] un jour de perdu
   *[other] { $days } jours de perdus
}
event_helped = { $who } s’arrête et tire { $rival } d’{ predicament_name }.
event_left_alone = { $who } dépasse { $rival } sans s’arrêter.
event_cancelled_freely = { $who } est la plus lente et sort pour rien d’{ predicament_name }.
event_cancelled_none = { $who } est la plus lente et laisse passer l’annulation gratuite.
event_paid_off = { $count ->
    [0] { $who } ne rachète rien.
    [1] { $who } rachète un pépin de hasard avec un jeton.
   *[other] { $who } rachète { $count } pépins de hasard avec { $count } jetons.
}
event_endured = { $added ->
    [0] { $who } endure { predicament_name } et obtient { $rolls } : { days_lost }. Jour { $day }.
   *[other] { $who } endure { predicament_name } et obtient { $rolls } : le plus haut, { $die }, + { $added } font { days_lost }. Jour { $day }.
}
event_received_tiles = { $reward ->
    [help] { $who } gagne
   *[slowest] { $who } est la plus lente à la fin de la manche et reçoit
} { $count ->
    [0] zéro jeton de fair-play.
    [1] un jeton de fair-play.
   *[other] { $count } jetons de fair-play.
}
event_over = La course est finie.

## Ce qui est demandé.

ask_flick = Jusqu’où tirez-vous { $who } en arrière, de 0 à { $most_pull } ? Le bord opposé est à { $length } millimètres : au plus près on commence, au-delà on passe en dernier.
ask_strain = Vers { $destination } : quel effort pour { $who } ?
ask_closed_hand = Votre main est fermée ({ strain_name }). Les autres réfléchissent encore.
ask_inflict = { $count ->
    [0] Aucun pion ne sera tiré
    [1] Un pion sera tiré
   *[other] { $count } pions seront tirés
} du sac dans cette manche. Voulez-vous en plus infliger un pépin à une rivale ? Il faut { $price } jetons ; vous en avez { $tiles ->
    [0] zéro
    [1] un
   *[other] { $tiles }
}.
ask_help = Vous avez rencontré { $rival } en difficulté ({ trouble }). Avec un { strain_name }, chaque pépin coûte { $delay_least } à { $delay_most } jours. L’aidez-vous pour un pépin ? Cela vous rapporte { $earned ->
    [1] un jeton
   *[other] { $earned } jetons
}.
ask_cancel = Vous êtes la voiture la plus lente, au jour { $day }, et pouvez annuler pour rien un de vos pépins ({ trouble }). Avec un { strain_name }, chacun vous coûte { $delay_least } à { $delay_most } jours. Lequel ?
ask_pay = { $random ->
    [1] Vous avez un pépin de hasard
   *[other] Vous avez { $random } pépins de hasard
} et { $tiles ->
    [1] un jeton
   *[other] { $tiles } jetons
}. Avec un { strain_name }, chaque pépin vous coûte { $delay_least } à { $delay_most } jours. Combien en rachetez-vous, à un jeton l’un ?
waiting = Les autres réfléchissent …

trouble = { $random ->
    [0] {""}
    [1] un de hasard
   *[other] { $random } de hasard
}{ $inflicted ->
    [0] {""}
    [1] { $random ->
        [0] un infligé
       *[other] , un infligé
    }
   *[other] { $random ->
        [0] { $inflicted } infligés
       *[other] , { $inflicted } infligés
    }
}

choice_flick = tirer en arrière jusqu’à { $pull }
choice_strain = { strain_name } : { $tokens ->
    [1] un pion
   *[other] { $tokens } pions
} dans le sac, { $stage_least } à { $stage_most } jours pour l’étape, { $delay_least } à { $delay_most } pour chaque pépin
choice_withdraw = rouvrir la main et réfléchir encore
choice_inflict = deux jetons contre { $rival }
choice_pledge = un jeton contre { $rival }, si quelqu’un en ajoute un
choice_complete = le second jeton contre { $rival }, à côté de celui de { $partner }
choice_complete_own = le second jeton contre { $rival }, à côté du vôtre
choice_done = c’est tout
choice_help = tirer { $rival } d’{ predicament_name } et gagner { $earned ->
    [1] un jeton
   *[other] { $earned } jetons
}
choice_drive_by = passer sans s’arrêter
choice_cancel = annuler { predicament_name }
choice_keep = ne rien annuler
choice_pay = { $count ->
    [0] ne rien racheter
    [1] en racheter un, pour un jeton
   *[other] en racheter { $count }, pour { $count } jetons
}

## Ce qu’un choix change aussitôt : de $before à $after.

change_day = jour { $before } → { $after }
change_tiles = jetons { $before } → { $after }
change_random = pépins de hasard { $before } → { $after }
change_inflicted = pépins infligés { $before } → { $after }
luck_die = puis on lance les dés
luck_token = puis on tire un pion
luck_slip = puis les voitures glissent
luck_lot = puis on tire au sort

## La table.

title = The Great Motorcar Race
welcome = The Great Motorcar Race : de New York à Paris, { $seats } voitures. Tapez un numéro de la liste, un coup, ou help.
heading_round = Manche { $round } sur { $rounds } · { $leg } · { $destination }
heading_order = Ordre du tour
heading_days = Jours jusqu’ici ; le moins de jours gagne, la barre la plus courte est donc en tête
order_unknown = pas encore joué
figure_day = jour { $day }{ $fifties ->
    [0] {""}
   *[other] {" "}({ $fifties } + { $space })
}
figure_tiles = { $tiles ->
    [0] aucun jeton
    [1] 1 jeton
   *[other] { $tiles } jetons
}
figure_strain = { strain_name }
figure_decided = a choisi
figure_predicaments = en difficulté : { trouble }
figure_pledge = un jeton de { $who } se trouve contre elle
figure_bag = { $tokens ->
    [1] 1 pion dans le sac
   *[other] { $tokens } pions dans le sac
}
figure_slowest = la plus lente
result = Résultat
result_line = { $place }. { $who } : { day_count }, { figure_tiles }
result_won = { $who } gagne la course de New York à Paris !
result_shared = { $cars } partagent la victoire : à égalité de jours et de jetons.

## Les règles en bref ; puis une ligne pour chaque effort.

rules = But : être à Paris en moins de jours que les autres. À égalité de jours les jetons comptent, puis la victoire est partagée.
    Une manche est une étape de la route. Tout le monde choisit un effort en secret et le montre en même temps ;
    ses pions vont dans le sac.
    Le tronçon et les dés de pépin disent combien de pions sont tirés : la voiture dont un pion
    sort a un pépin de hasard. Avant cela, { $price } jetons infligent un pépin à une rivale : les deux à vous, ou un à vous
    et un à quelqu’un de plus loin dans l’ordre du tour.
    Puis tout le monde roule, dans l’ordre du tour. Vous pouvez aider les rivales placées avant vous que vous
    rencontrez ou dépassez, pour un pépin chacune, et vous gagnez un jeton à chaque fois.
    Quand tout le monde a roulé, la plus lente peut annuler un pépin pour rien, un jeton rachète
    un pépin de hasard, et le reste s’endure. La plus lente de la manche reçoit un jeton.
    L’ordre du tour se joue avant la première manche et après les manches { $after }, avec de petites voitures :
    au plus près du bord opposé on commence, au-delà on passe en dernier.
rules_strain = { strain_name } : { $tokens ->
    [1] 1 pion
   *[other] { $tokens } pions
} dans le sac ; une étape prend { $dice ->
    [1] un dé
   *[other] le plus bas de { $dice } dés
} + { $stage_days } jours, un pépin { $dice ->
    [1] un dé
   *[other] le plus haut de { $dice } dés
} + { $predicament_days }

## Pourquoi une chose est impossible (crates/motorcar/src/why_not.rs).

game_over = La course est finie.
not_your_turn = C’est à quelqu’un d’autre de décider.
not_asked_now = Cela ne répond pas à la question posée maintenant.
pull_too_far = Une voiture se tire jusqu’à { $need }, pas plus loin.
own_car = Pas contre vous-même.
tiles = Il faut { $need ->
    [1] un jeton
   *[other] { $need } jetons
} ; vous en avez { $have ->
    [0] zéro
    [1] un
   *[other] { $have }
}.
pledge_open = Un jeton s’y trouve déjà.
no_pledge = Aucun jeton seul ne s’y trouve.
no_partner = Personne après vous dans l’ordre du tour n’a de jeton à ajouter.
not_ahead = Vous ne pouvez aider que ceux qui vous précèdent dans l’ordre du tour.
not_met = Vous êtes allé du jour { $need } au jour { $have } sans rencontrer cette voiture.
no_predicament = Ce pépin n’existe pas.
one_at_a_time = La question porte sur une autre voiture.
too_many = { $have ->
    [0] Vous n’avez aucun pépin de hasard à racheter.
    [1] Vous n’avez qu’un pépin de hasard à racheter.
   *[other] Vous n’avez que { $have } pépins de hasard à racheter.
}

remedy_inflict = Vous pourriez payer les deux jetons vous-même.
remedy_pledge = Vous pourriez poser un jeton et espérer un partenaire.
remedy_complete = Vous pourriez ajouter le second jeton à celui qui s’y trouve.
remedy_help_others = Aider les autres en chemin rapporte des jetons.
remedy_hope_for_help = Seul un rival qui vous dépasse, ou la dernière place, met fin à un pépin infligé.
rule_ruling = décision M{ $number }
rule_book = livre de règles { $number }
