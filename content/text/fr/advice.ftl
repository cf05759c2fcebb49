# Ce que ferait le programme, et pourquoi : conseils à la table, et bilan après une course. Clés des raisons : crates/bots/src/advice.rs.

## Raisons : ce qu’un choix apporte de plus qu’un autre
reason_way = { $by ->
    [one] { $by } case
   *[other] { $by } cases
} plus près de l’arrivée au début du prochain tour de jeu
reason_petrol = { $by } d’essence en plus au début du prochain tour de jeu
reason_body = { $by } niveaux de moteur et de châssis en plus au début du prochain tour de jeu
reason_money = { $by } F de plus au début du prochain tour de jeu
reason_cards = { $by ->
    [one] { $by } carte
   *[other] { $by } cartes
} de plus au début du prochain tour de jeu
reason_risk = se trouve moins souvent dans une zone à risque : { $by } fois sur 100
reason_rivals_way = retient les rivaux : le premier est { $by } cases plus loin de l’arrivée
reason_home = arrive plus souvent : { $by } fois sur 100
reason_sooner = arrive { $by } tours plus tôt
reason_points = { $by ->
    [one] { $by } point
   *[other] { $by } points
} de plus à l’arrivée
reason_rivals_home = empêche des rivaux d’arriver : { $by } de moins
reason_days = { $by } jours de moins dans cette manche
reason_rivals_days = coûte { $by } jours au premier des rivaux
reason_days_in_all = { $by } jours de moins dans toute la course
reason_strain = ménage la voiture dans cette manche
reason_predicaments = { $by } pépins de moins dans cette manche
reason_tiles = { $by } jetons en plus

## Un conseil
hint = Conseil
hint_ask = Que ferait le champion ?
hint_ask_text = Il réfléchit environ une seconde, sur ce que vous voyez et rien d’autre. Tout le monde voit que vous l’avez demandé, et la course ne compte pour aucun record.
hint_show = Montrer
hint_thinks = Le champion réfléchit…
hint_best = Il dirait
hint_chance = gagne { $mean } courses sur 100
hint_interval = entre { $low } et { $high }
hint_unknown = il n’y a pas eu le temps de l’essayer
hint_instead = Ou bien
hint_worse = ce que le premier fait mieux
hint_better = ce que celui-ci fait mieux
hint_alike = Aussi bon que le premier, pour autant qu’on puisse le dire.
hint_only = Il n’y a que cela à dire.
hint_do = Le faire
hint_note = Estimé en jouant de nombreuses fois jusqu’au bout, ce que vous ne voyez pas étant redistribué chaque fois.
hint_close = Fermer

## Le bilan après une course
review = Comment elle fut gagnée
review_open = Chance ou choix ?
review_works = La course est rejouée en pensée : { $percent } % de fait…
review_chances = Chances de gagner, sur cent courses, d’après ce que chaque équipage savait au début de son tour
review_turning = Tournants
review_turned = Tour { $turn }, { $who } : de { $before } à { $after } ; ses choix { $choices }
review_see = Voir
review_branch = Reprendre d’ici
review_split = { $who } : ses choix { $choices } (à { $give } près ; { $looked } examinés), la chance et les autres { $luck }
review_choices = Ses choix
review_luck = La chance et les autres
review_give = à { $give } près
review_give_chance = à { $give } près : ce peut être le hasard
review_worst = Ce qui a coûté le plus, tour { $turn } : { $act }. Le champion aurait dit { $best } ; cela gagne { $cost } courses sur cent de plus (à { $give } près).
review_no_worst = Aucun choix n’a coûté assez pour être distingué du hasard.
hint_worse_other = ce que cela fait mieux
review_note = Estimé en continuant avec des pilotes de club à chaque place, d’après ce que chaque équipage pouvait voir. Les choix sont ce que ses propres réponses ont changé par rapport à celles du champion ; la chance est tout le reste : ce qui fut tiré et ce qu’ont fait les autres.
