# Les mots du jeu dans le terminal.
welcome = The Great Race : { $from } → { $to }, { $seats } équipes. Tapez un numéro, une action ou help.
you = Votre équipe
crew_number = L’équipe { $number }
heading_turn = Tour { $turn }
heading_order = Ordre du tour
heading_progress = Progression
gauge_petrol = essence
gauge_engine = moteur
gauge_chassis = châssis
money = argent
cards = cartes
hand = Main
known_cards = connues
assistants = assistants
no_assistants = aucun
passed_mark = a passé
finished_mark = arrivée n° { $place }
at = case
market = Marché
looking_at = Vous regardez
drawn_tiles = Tuiles tirées
deck_and_bag = Pioche { $deck } · défausse { $discard } · sac { $bag } · tuiles retirées { $removed }
skill_pathfinder = éclaireur
skill_mechanics = mécaniciens
skill_guard = garde
skill_funding = financement
ask_bivouac = Bivouac : quelle carte prenez-vous ?
ask_planning = Planification : où vont vos assistants ?
ask_sequence_petrol = Votre séquence : achetez de l’essence, jouez des cartes, utilisez un assistant ou passez.
ask_sequence_cards = Votre séquence : jouez des cartes, utilisez un assistant ou passez.
ask_explore_take = Quelle tuile posez-vous maintenant ?
ask_explore_place = Où posez-vous { $tile } ?
ask_keep_cards = Quelle carte défaussez-vous ?
ask_hand_limit = Cartes en main : { $cards }, mais votre châssis n’en permet que { $limit }. Laquelle part ?
ask_repair = Réparation : qu’utilisez-vous ?
ask_drive = Conduite : encore { $moves } pas.
ask_enter_tile = { $tile } en { $space } : { $cost }. Que faites-vous ?
ask_damage = { $who } subit des dégâts ({ $amount }) : moteur ou châssis ?
ask_counter = { $who } joue la carte { $card }. La contrez-vous ?
ask_choose = { $card } : quelle tuile ?
ask_customs = { $card } : de quelle carte vous défaites-vous ?
ask_other = Votre choix ?
waiting = Les autres réfléchissent…
cost_petrol = essence { $n }
cost_damage = dégâts { $n }
cost_danger = danger (dégâts +{ $n })
cost_stop = arrêt
cost_unknown = inexploré
luck_mark = hasard
choices_more = … et { $n } de plus ; tapez list pour tout voir
choice_plan = éclaireur { $pathfinder }, mécaniciens { $mechanics }, garde { $guard }, financement { $funding }
choice_from_to = { $name } { $before }→{ $after }
city_draw = ville, { $cards } { $cards ->
    [one] carte
   *[other] cartes
}
destination = l’arrivée !
to_city = vers { $city }, { $price }F
not_a_number = Le choix { $number } n’existe pas ; les choix vont de 1 à { $count }.
not_understood = { $error }
not_possible = Impossible : { $reason } ({ $rule })
is_possible = C’est possible.
end_of_input = L’entrée s’arrête ici ; la course reste en l’état.
bye = La course reste en l’état.
result = Résultat
result_line = { $place }. { $who } : { $points } { $points ->
    [one] point
   *[other] points
} (arrivée { $arrival }, moteur { $engine }, châssis { $chassis }, argent { $money })
result_out = { $place }. { $who } : n’a pas atteint l’arrivée, progression { $level }
result_cap = Le tour { $turn } est fini et personne n’a atteint l’arrivée : la course est arrêtée.
help = Tapez le numéro d’un choix, ou une action comme : drive · to C7 · buy petrol 2 · plan pmmgf · play saboteur against 2.
    why ACTION   pourquoi une action est impossible maintenant, et ce qui aiderait
    list         tous les choix
    map          le plateau, encore une fois
    key          ce que signifient les signes du plateau
    card NOM     ce que fait une carte (NOM en anglais)
    undo         reprendre votre dernier coup, tant que rien n’a été révélé
    save FICHIER garder la course dans un fichier après chaque coup
    position     la position en une ligne, pour autant que vous la connaissiez
    quit         quitter
key = Le plateau : trois lettres sont une ville ; un point est une case inexplorée, # une case inexplorée en zone à risque
    (essence +1) ; un nombre est l’essence d’une tuile, suivi de ' pour chaque niveau de dégâts, de ! pour un danger, de | pour un
    arrêt ; les chiffres entre crochets sont les équipes sur cette case (1+3 : l’équipe 1 et trois autres).
no_such_card = Il n’y a pas de carte nommée { $name } dans cette course.
saved = Enregistré.
save_where = Où ? Tapez : save FICHIER
undone = Repris.
no_undo_nothing = Il n’y a rien à reprendre.
no_undo_luck = Le sort a parlé depuis : ce qui est tiré reste tiré.
no_undo_reveal = Quelque chose de caché a été révélé depuis.
no_undo_other = Quelqu’un d’autre a joué depuis.
