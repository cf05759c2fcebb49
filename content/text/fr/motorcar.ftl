### The Great Motorcar Race : route, voitures, ce qui s’est passé, ce qui est demandé, et pourquoi une chose est impossible.

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

## Effort et pépins.

strain_normal = effort normal
strain_heavy = effort intense
strain_severe = effort extrême
predicament_random = pépin de hasard
predicament_inflicted = pépin infligé

## Ce qui s’est passé.

event_assessment_began = Les voitures sont au bord du plateau : qui commencera ?
event_pulled = { $who } tire une voiture en arrière.
event_pulled_own = Vous tirez votre voiture en arrière : { $pull }.
event_let_go = { $who } lâche à { $pull }.
event_slid = La voiture de { $who } s’arrête après { $reach } mm.
event_went_over = La voiture de { $who } tombe du plateau !
event_ranked = Ordre du tour : { $who }.
event_round_began = — Manche { $round } : { $destination } —
event_chose = { $who } ferme une main.
event_chose_own = Vous fermez la main : { $strain }.
event_choice_withdrawn = { $who } change d’avis.
event_strain_revealed = { $who } ouvre une main : { $strain }.
event_predicament_die = { $who } lance un dé de pépin : { $die }.
event_predicaments_counted = Les dés de pépin donnent { $total } : { $count ->
    [0] aucun pépin de hasard
    [1] un pépin de hasard
   *[other] { $count } pépins de hasard
} dans cette manche.
event_inflicted = { $who } inflige un pépin. { $rival } en est la cible.
event_inflicted_together = { $who } et { $partner } infligent un pépin ensemble. { $rival } en est la cible.
event_pledged = { $who } pose un jeton contre { $rival } et cherche un partenaire.
event_pledge_returned = Personne ne suit { $who } contre { $rival } ; le jeton est rendu.
event_token_drawn = Un pion de { $who } sort du sac.
event_rolled = { $who } obtient { $die }.
event_travelled = { $who } arrive après { $days } jours, le jour { $day }.
event_helped = { $who } s’arrête pour aider { $rival } ({ $predicament }).
event_left_alone = { $who } dépasse { $rival } sans s’arrêter.
event_cancelled_freely = { $who } est la voiture la plus lente et s’en sort sans perte ({ $predicament }).
event_paid_off = { $who } { $count ->
    [0] ne paie rien
    [1] se débarrasse d’un pépin
   *[other] se débarrasse de { $count } pépins
}.
event_endured = { $who } perd { $days ->
    [1] un jour
   *[other] { $days } jours
} ({ $predicament }) : jour { $day }.
event_received_tiles = { $who } { $count ->
    [0] ne reçoit aucun jeton de fair-play
    [1] reçoit un jeton de fair-play
   *[other] reçoit { $count } jetons de fair-play
}.
event_over = La course est finie.

## Ce qui est demandé.

ask_flick = Jusqu’où tirez-vous votre voiture en arrière, de 0 à 100 ?
ask_strain = Vers { $destination } : quel effort ?
ask_inflict = { $count ->
    [0] Aucun pépin de hasard
    [1] Un pépin de hasard
   *[other] { $count } pépins de hasard
} à venir. En infligez-vous un ?
ask_help = Vous avez rencontré { $rival }, en difficulté. Aidez-vous ?
ask_cancel = Vous êtes le plus lent : quel pépin annulez-vous ?
ask_pay = De combien de vos { $random } pépins de hasard vous débarrassez-vous ? Jetons : { $tiles }.
waiting = Les autres réfléchissent …

choice_flick = tirer jusqu’à { $pull }
choice_strain = { $strain } : { $from } à { $to } jours, chaque pépin { $least } à { $most } de plus
choice_withdraw = changer d’avis
choice_inflict = deux jetons contre { $rival }
choice_pledge = un jeton contre { $rival }, si quelqu’un en ajoute un
choice_complete = le second jeton contre { $rival }, avec { $partner }
choice_done = c’est tout
choice_help = aider { $rival } : { $predicament }
choice_cancel = annuler : { $predicament }
choice_decline = non
choice_pay = payer { $count }

## La table.

welcome = The Great Motorcar Race : de New York à Paris, { $seats } voitures. Tapez un numéro, un coup, ou help.
heading_round = Manche { $round } sur { $rounds } · { $leg } · { $destination }
heading_order = Ordre du tour
figure_day = jour { $day }
figure_tiles = jetons { $tiles }
figure_predicaments = de hasard { $random }, infligés { $inflicted }
figure_pledge = un jeton de { $who } se trouve ici
figure_bag = dans le sac { $tokens }
result = Résultat
result_line = { $place }. { $who } : { $days } jours, { $tiles } jetons

## Pourquoi une chose est impossible (crates/motorcar/src/why_not.rs).

game_over = La course est finie.
not_your_turn = C’est à quelqu’un d’autre de décider.
not_asked_now = Cela ne répond pas à la question posée maintenant.
pull_too_far = Une voiture se tire jusqu’à { $need }, pas plus loin.
own_car = Pas contre vous-même.
tiles = Il faut { $need } jetons, mais vous en avez { $have }.
pledge_open = Un jeton s’y trouve déjà.
no_pledge = Aucun jeton seul ne s’y trouve.
no_partner = Personne après vous dans l’ordre du tour n’a de jeton à ajouter.
not_ahead = Vous ne pouvez aider que ceux qui vous précèdent dans l’ordre du tour.
not_met = Vous êtes allé du jour { $need } au jour { $have } sans rencontrer cette voiture.
no_predicament = Ce pépin n’existe pas.
one_at_a_time = La question porte sur une autre voiture.
too_many = { $need }, c’est plus qu’il n’y a de pépins de hasard : { $have }.

remedy_inflict = Vous pourriez payer les deux jetons vous-même.
remedy_pledge = Vous pourriez poser un jeton et espérer un partenaire.
remedy_complete = Vous pourriez ajouter le second jeton à celui qui s’y trouve.
remedy_help_others = Aider les autres en chemin rapporte des jetons.
remedy_hope_for_help = Seul un rival qui vous dépasse, ou la dernière place, met fin à un pépin infligé.
rule_ruling = décision M{ $number }
rule_book = livre de règles, ligne { $number }
