# Words of the table that the page and the terminal share.

## What is asked
ask_bivouac = Bivouac : quelle carte prenez-vous ?
ask_planning = Planification : où vont vos assistants ?
ask_sequence_petrol = Votre séquence
ask_sequence_cards = Votre séquence
ask_explore_take = Quelle tuile posez-vous ensuite ?
ask_explore_place = Où posez-vous { $tile } ?
ask_keep_cards = Quelle carte défaussez-vous ?
ask_hand_limit = { $cards } { $cards ->
    [one] carte
   *[other] cartes
} en main, mais votre châssis n’en permet que { $limit }. Laquelle part ?
ask_repair = Réparation : qu’employez-vous ?
ask_drive = Rouler : encore { $moves } { $moves ->
    [one] case
   *[other] cases
}.
ask_enter_tile = { $tile } en { $space } : que faites-vous ?
ask_damage = { $me ->
    [yes] { $amount } de dégâts : au moteur ou au châssis ?
   *[no] { $who } subit { $amount } de dégâts : au moteur ou au châssis ?
}
ask_counter = { $aim ->
    [me] { $who } joue la carte { $card } contre vous. La contrez-vous ?
    [tiles] { $who } joue la carte { $card } sur { $tiles }. La contrez-vous ?
   *[none] { $who } joue la carte { $card }. La contrez-vous ?
}
ask_choose = { $card } : quelle tuile ?
ask_customs = { $card } : quelle carte cédez-vous ?
ask_other = Votre choix ?
hint_tile = Elle demande : { $asks }.

## Skills, gauges, and what a choice changes
skill_pathfinder = Éclaireur
skill_mechanics = Mécaniciens
skill_guard = Garde
skill_funding = Financement
gauge_petrol = essence
gauge_engine = moteur
gauge_chassis = châssis
torpedo = la Torpedo
rene = René Estienne
gauge_mechanics = mécanique
number_petrol = essence
number_engine = moteur
number_chassis = châssis
number_money = argent
number_cards = cartes
before_after = { $name } { $before } → { $after }
luck_card = on pioche dans le paquet
luck_tile = une tuile est tirée
luck_tiles = des tuiles sont tirées
luck_die = un dé est lancé

## What entering a space costs
cost_petrol = { $n } d’essence
cost_damage = { $n } de dégâts
cost_danger = danger
cost_stop = arrêt
cost_nothing = gratuit
unexplored = inexploré

## Headings and states
market = Le marché
looking_at = Vous regardez
drawn_tiles = Tuiles tirées
hand = Main
status_home = arrivé, place { $place }
status_passed = a passé

## Taking a move back
undone = Le dernier coup a été repris.
taken_over = Quelqu’un d’autre occupe la place { $seat } : { $who }.
new_rules = Le programme a été renouvelé et la partie continue avec ses règles plus récentes. Ce qui précède ne peut être ni repris ni revu.
helped = { $who } a demandé un conseil : cette course ne compte pour aucun record.
no_undo_nothing = Il n’y a rien à reprendre.
no_undo_luck = Le sort a parlé depuis : ce qui est tiré reste tiré.
no_undo_reveal = Quelque chose de caché a été montré depuis.
no_undo_other = Quelqu’un d’autre a joué depuis.
no_undo_over = La course est finie.
no_undo_sealed = Des réponses scellées sont en cours.

## Questions of modules and leaders

ask_leader = Qui mène votre équipage ?
ask_crew = Quel équipage engagez-vous ?
ask_second_look = { $tile } en { $space } : la garder, ou en tirer une autre ?
ask_heist = { $who } veut une de vos cartes. Payer { $francs } F, ou en laisser partir une ?
ask_workshop = Avant le départ : bâtissez votre véhicule
ask_garage = Paddock : quelle jauge ?
ask_depot = Un colis attend ici ({ $colour }) : le charger ?
ask_visa = Vous quittez une ville : lancer le dé ?
ask_bribe = La porte coûte { $francs } F : payer ou rester ?
ask_reception = Acheter de l’influence ?
ask_camp = Prenez une carte au marché{ $cards ->
    [one] { "." }
   *[other] { " (encore " }{ $cards }).
}
ask_peril = Une carte danger va vous coûter { $damage } { $gauge }. La contrer ?
luck_parcel = un colis
luck_card_of = une carte d’une main
luck_rene = une carte de René
