### Une course avec le jeu de carton : le programme est René (R177). Pour le terminal et pour la page.

title = René à votre propre table
motto = Vous jouez avec le jeu de carton. René est assis ici et dit ce qu’il fait.
about = Installez le plateau comme toujours. Dites ce que lisent les règles de René, et rien d’autre : ce qui sort du paquet et du sac, où vous êtes, où en sont vos jauges.
lay = Mettre la table
lay_board = Plateau
lay_direction = Sens
lay_forward = aller
lay_reverse = retour
lay_middle = La ville du milieu au bout
lay_token = Jeton sur { $city }
lay_first = Qui commence
lay_first_1 = moi
lay_first_2 = la Torpedo
lay_level = Niveau de René
lay_legacy = la Torpedo gagne des pouvoirs hérités
lay_powers = Pouvoirs qu’elle a déjà
lay_modules = Modules que René lit
lay_modules_text = Tous les autres se jouent sur la table ; rien n’en est dit ici.
lay_begin = René prend place
lay_go_on = Continuer la course sur { $board }
lay_file = Lire un fichier
lay_file_bad = Ce fichier n’est pas une course avec le jeu de carton : { $why }
welcome = René est prêt : { $from } – { $to }. Tapez ce que le carton apporte ; help dit le reste.
kept = Gardé dans { $file }.
log_kept = Le journal est dans { $file }.
again = Pour continuer : great-race rene --resume { $file }
turn = Tour { $turn }
you = Vous
you_at = Vous êtes à { $space }
torpedo_at = La Torpedo est à { $space }
objective = Objectif : { $city }
ask_market_card = Posez une carte à l’emplacement { $slot } du marché. Laquelle est-ce ?
ask_pick = { $left ->
    [one] Vous prenez une carte. Laquelle ?
   *[other] Vous prenez { $left } cartes. Laquelle d’abord ?
}
ask_rene_card = Retournez la prochaine carte de René. Laquelle est-ce ?
ask_tile = René tire une tuile du sac. Laquelle est-ce ?
ask_blind_tile = La Torpedo roule à l’aveugle vers { $space }. Tirez une tuile : laquelle est-ce ?
ask_city_card = La Torpedo tire une carte. Laquelle est-ce ?
ask_die = Lancez le dé. Que montre-t-il ?
ask_turn = À vous. Jouez sur la table, puis dites ce qu’il en est.
turn_orders = at CASE · lay TUILE CASE · lift CASE · hit CARTE · puis next, ou pass s’il ne reste plus d’assistant · help
ask_over = La course est finie.
draw_for_me = Tirer pour moi
next = Mon assistant a fini
next_text = René continue.
pass = Je n’ai plus d’assistant
pass_text = René finit seul le convoi.
stand = Je suis ici
home = Je suis à l’arrivée
lay_tile = Une tuile est ici
lift_tile = Aucune tuile ici
tile_which = Quelle tuile est à { $space } ?
hit = Une carte contre la Torpedo
hit_card = { $card } : −{ $n }
gauges = Mes jauges
gauges_torpedo = Les jauges de la Torpedo
money = Mes francs
take = Noter
cancel = Annuler
set_right = Corriger
set_right_text = Jauges, francs, tuiles et places se corrigent à tout moment.
space_text = Touchez une case pour dire que vous y êtes, ou ce qui s’y trouve.
undo = Reprendre la dernière entrée
undone = Repris : { $entry }
undo_none = Il n’y a rien à reprendre.
save = Enregistrer en fichier
log = Enregistrer le journal
leave = Une autre table
leave_sure = Cette course sera alors oubliée ici. Enregistrez-la d’abord si vous voulez la retrouver.
said = Ce qui a été dit
told = Ce que fait René
told_none = René vous attend.
harm = Une carte danger vous prend ce qui est dit : écartez-la avec une Milice si vous en avez une, puis remettez la jauge.
result = Le résultat
result_text = Les points se comptent avec les jauges et les francs tels qu’ils sont ici : corrigez-les d’abord.
place = { $place ->
    [1] premier
   *[other] second
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
no_words = Cela ne veut rien dire ici : { $text }
no_not_asked = Ce n’est pas demandé maintenant.
no_none_left = Il n’en reste plus à venir.
no_city = Aucune tuile dans une ville.
no_nothing_there = Aucune tuile n’est là.
no_beyond_gauge = Cette jauge va jusqu’à { $limit }.
no_notes = Les francs vont par billets de 10.
no_finish = Qui est à l’arrivée y reste. L’arrivée se dit à votre tour : at, et l’arrivée.
no_harmless = Cette carte ne fait rien à la Torpedo.
no_not_now = Cela ne se peut pas en ce moment.
no_too_much = C’est trop long, ou la course a trop d’entrées.
help = Un numéro prend un choix de la liste, ou tapez :
    card NOM, tile NOM, rene A1, die N : ce qui est venu · pick NOM : la carte que vous avez prise
    at CASE : où vous êtes (l’arrivée : vous y êtes) · lay TUILE CASE · lift CASE
    next : votre assistant a fini · pass : vous n’en avez plus
    hit saboteur, hit siphoner : joué contre la Torpedo
    set gauges P E C, set money N, set torpedo P M, set torpedo at CASE : corriger
    draw : le programme tire la carte de René · undo · map · list · save FICHIER · quit
