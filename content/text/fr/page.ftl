# Les mots de la page.
title = The Great Race
you = Vous
francs = { NUMBER($n) } F
francs_word = francs
close = Fermer
back = Retour
skip = Abréger
choose = Choisir
watch = Regarder
more = { $what } …
language = Langue
loading = On dresse la table …
offline = Le serveur ne répond pas.
try_again = Réessayer
storage_stopped = { $reason ->
    [full] Le disque du serveur est plein. Rien n’est accepté tant qu’il n’y a pas de place ; ensuite tout reprend seul.
    [gone] La base de données du serveur a été effacée ou déplacée. Rien n’est accepté tant que son gardien n’y a pas veillé.
   *[other] Le serveur ne peut rien enregistrer pour l’instant. Rien n’est accepté d’ici là ; ensuite tout reprend seul.
}
refused = Refusé : { $what }

## L’accueil
open_tables = Tables ouvertes
crews = Équipages au départ
seat_number = Équipage { $seat }
bot_random = Hasardeux
bot_novice = Débutant
bot_racer = Pilote de club
bot_champion = Expert
luck = Hasard
luck_fresh = tiré au sort
luck_hint = Le même mot donne les mêmes cartes et les mêmes tuiles : deux tables se comparent ainsi. Qui connaît le mot peut calculer le hasard ; une telle course ne compte donc pour aucun record.
luck_word = Le hasard vient du mot « { $word } » : choisi, pas tiré. Cette course ne compte pour aucun record.
clock = Temps de réflexion
open_table = Ouvrir la table
open_hint = Vous recevez un lien pour ceux qui manquent encore.

## Une table avant le départ
open_seat = Place libre { $seat }
to_lobby = Vers l’accueil
no_such_table = Cette table n’existe pas.
seat_closed = Cette place n’est plus la vôtre.
not_open_to_watch = Cette table n’est pas ouverte aux spectateurs.
connection_lost = La ligne est coupée. Nouvel essai …
curtain_title = { $name }, à vous de regarder
curtain_text = Tous les autres détournent les yeux. Rien n’est montré avant que vous leviez le rideau.
curtain_button = Lever le rideau

## La table
turn = Tour { $n }
turn_order = Ordre du tour
order = Ordre
phase_bivouac = Bivouac
phase_planning = Planification
phase_convoy = Convoi
phase_maintenance = Entretien
phase_over = Arrivée
undo = Annuler
no_undo_simultaneous = Les réponses de tous ont été ouvertes ensemble.
undo_further = Annuler quand même
undo_further_text = contre des bots seulement ; la course ne compte alors pour aucun record
gazette = La Gazette
help = Aide
menu = Menu
sound = Son
rivals = Rivaux
your_dashboard = Votre tableau de bord
views = Vues
tab_table = Où je suis
tab_map = Carte
tab_rivals = Rivaux
tab_gazette = Gazette
map = Carte : { $board }
zoom_in = Plus près
zoom_out = Plus loin
zoom_fit = Toute la carte
beyond =
    { $n ->
        [one] Encore 1 case éclairée de ce côté
       *[other] Encore { $n } cases éclairées de ce côté
    }
jump = Sauter à un endroit de la carte
progress = Progression
unexplored_risk = inexploré, zone à risque
space_city = { $space }, ville, { $cards } { $cards ->
    [one] carte
   *[other] cartes
}
hand_count = { $n } sur { $limit }
hand_empty = Aucune carte.
piles = Piles
pile_deck = Pioche
pile_discard = Défausse
pile_bag = Tuiles
pile_of = { $pile } : { $n }
timing_before_assistant = Avant un assistant
timing_with_driver = En roulant
timing_with_repairman = En réparant
timing_any_time = À tout moment
timing_short_before_assistant = Avant assist.
timing_short_with_driver = Rouler
timing_short_with_repairman = Réparer
timing_short_any_time = Toujours
why_not = Pourquoi pas ?
steps = { $n } { $n ->
    [one] pas
   *[other] pas
}
ordinal = { $n ->
    [1] 1er
   *[other] { $n }e
}
status_resigned = abandon
status_away = absent
status_moving = joue
status_broken = en panne
status_thinking = réfléchit
cards_word = { $n ->
    [one] carte
   *[other] cartes
}
emblem_1 = Le Scarabée d’or
emblem_2 = Le Croissant d’argent
emblem_3 = La Colombe
emblem_4 = Le Soleil en marche
emblem_5 = La Comète
emblem_6 = La Gazelle
box_pathfinder = tuiles ou carte
box_mechanics = rouler ou réparer
box_guard = garder ou déblayer
box_funding = rapporte { $francs }
gauge_reading = { $gauge } : { $value } sur { $max }
dial_petrol = ESSENCE
dial_engine = MOTEUR
dial_chassis = CHÂSSIS
draw_full = main pleine : il faudra défausser
drive_empty = le réservoir est vide
drive_with_can = réservoir vide : { $card } aide
idle_gauges_full = Rien à réparer : moteur et châssis sont pleins
idle_no_parts = Rien pour réparer : ni pièce en main, ni argent pour une
idle_broken_down = En panne : pas de trajet avant une réparation
idle_no_petrol = Le réservoir est vide : aucun pas possible
idle_no_way = Aucune case voisine n’est accessible
idle_ask = { $why }. Le faire quand même ?
idle_spent = ce serait pour rien
with_line = Sur la ligne éclairée

## Questions
your_turn = À vous
please_wait = Attente
counter_ask = { $hit ->
    [yes] { $who } joue { $card } contre vous. La contrez-vous ?
   *[no] { $who } joue { $card } : le plateau est touché, pas votre équipage. La contrez-vous ?
}
open_buy_petrol = Combien d’essence achetez-vous ?
open_clear = Quelle tuile enlevez-vous ?
open_play_against = { $card } : contre qui ?
open_play = { $card } : la jouer ?
open_fix = { $card } : que relève-t-elle ?
open_pass = { $left ->
    [0] Passer, jusqu’au prochain tour ?
    [one] Passer avec encore un assistant, jusqu’au prochain tour ?
   *[other] Passer avec encore { $left } assistants, jusqu’au prochain tour ?
}
open_box = { $skill } : que faites-vous ?
open_space = { $space } : comment y aller ?
turn_left = À vous : { $assistants ->
    [one] encore un assistant
   *[other] encore { $assistants } assistants
}
finish_badge = Arrivée
paused = La table est en pause.
pause_of = Demandée par { $who }. La course reprend à la fin du temps, ou plus tôt si eux ou l’hôte le veulent.
pause_of_all = Tout le monde l’a voulue. La course reprend dès que quelqu’un le dit.
race_over = La course est finie.
race_given_up = La course a été abandonnée.
they_move = Les autres jouent …
shown_again = Rediffusion : tour { $n }
waiting_for = { $who } décide …
answer_sealed = Votre réponse est scellée. Toutes s’ouvrent ensemble.
plan_ready = Votre plan est fait.
city_ends_drive = Vous êtes à { $city } : une ville met fin à tout trajet.
goal = Vers l’arrivée : { $city }
gets_in = vous fait entrer : { $effect }
petrol_each = { $francs } le niveau
guard_spent = { $n ->
    [one] dépense votre seul garde
   *[other] dépense un de vos { $n } gardes
}
hint_damage = Moteur : combien de cases par trajet, aucune à 0. Châssis : combien de cartes en main.
hint_drive = Choisissez une case éclairée ; son coût y est inscrit.
hint_space = Choisissez une case éclairée.
hint_dry = Le réservoir est vide : aucune case accessible. { $card } en main donne de l’essence ; ou arrêtez-vous ici.
hint_clear = Choisissez la tuile qui quitte le plateau. Vous pouvez revenir dessus jusqu’à ce qu’un autre équipage joue.
hint_tank = Vous en avez { $petrol }.
hint_tap = Touchez une case éclairée, puis confirmez.
step_petrol = d’abord l’essence
step_cards = puis les cartes
step_cards_first = d’abord les cartes
step_assistant = puis un assistant
time_left = temps restant : { $time }
days_left = { $n } jours
market_hint = Une carte chacun, le dernier de l’ordre d’abord ; ce qui reste est aussi pour lui.
market_hint_last = Vous êtes le dernier de l’ordre : vous prenez une carte d’abord, et ce qui reste est aussi pour vous.
left_over_mine = Resté au marché, et c’est aussi pour vous : { $card }.
looking_at_hint = L’une va à la défausse.
drawn_hint = Un terrain facile sert sur votre route, un difficile sur celle d’un rival.

## Choix
group_buy_petrol = Essence
group_clear = Déblayer une tuile
group_play = Jouer une carte
group_play_against = Jouer une carte
group_fix = Monter des pièces
do_pick = Prendre { $card }
do_plan = Plan { $plan }
do_withdraw = Reprendre le plan
do_buy_petrol = Acheter { $n } d’essence
do_play = Jouer { $card }
do_play_against = { $card } contre { $victim }
do_explore = Poser des tuiles
do_draw_card = Piocher une carte
do_repair = Réparer
do_drive = Rouler
do_clear = Enlever la tuile en { $space }
do_fund = Lever des fonds
do_pass = Passer
do_take = Poser { $tile }
do_place = La poser en { $space }
do_fix = { $chassis ->
    [0] { $card } : moteur +{ $engine }
   *[other] { $engine ->
        [0] { $card } : châssis +{ $chassis }
       *[other] { $card } : moteur +{ $engine }, châssis +{ $chassis }
    }
}
do_buy_part = Acheter une pièce : { $gauge } +1
do_to = Rouler vers { $space }
do_drive_to = Rouler vers { $space }
do_ride = { $n ->
    [0] Prendre la ligne vers { $space }
    [one] Vers { $space } avec { $n } carte Transport
   *[other] Vers { $space } avec { $n } cartes Transport
}
do_done = C’est tout
done_drive = S’arrêter ici
done_repair = Finir la réparation
do_guard = Employer un garde
do_go = Payer et entrer
do_back = Faire demi-tour
do_split = { $chassis ->
    [0] Moteur −{ $engine }
   *[other] { $engine ->
        [0] Châssis −{ $chassis }
       *[other] Moteur −{ $engine }, châssis −{ $chassis }
    }
}
do_discard = Défausser { $card }
do_choose = Choisir { $space }
do_let = Laisser faire

## Planification
peek = Voir la carte
back_to_plan = Retour au plan
back_to_cards = Retour aux cartes

## La fin
results = Le résultat

## Le menu
pace = Allure des autres
calm = Moins de mouvement
notation = Écrire un coup en notation
pause = Mettre la table en pause
luck_opening = Les places sont fixées. La part de hasard de chacun est ouverte …
luck_left_out = Le serveur a confirmé votre part de hasard, puis l’a laissée de côté. Ne vous fiez pas au hasard de cette course.
talk = Discussion
talk_unread = Discussion, nouveaux messages : { $n }
nudge = Relancer ceux qu’on attend
nudged_by = { $who } vous invite à jouer.

## Écrans à côté de la table
settings = Réglages
records = Records

## Modules et chefs

do_leader_pick = { $leader } vous mène
do_leader_hire = Engager l’équipage de { $leader }
do_delatour_explore = Delatour : tirer des tuiles et les poser
do_martinetti_repair = Martinetti : réparer
do_cook_guard = Cook : un garde pour rien
do_cook_clear = Cook : retirer la tuile en { $space }
do_redburn_rob = Red Kate : prendre une carte à { $victim }
do_redburn_pay = La payer
do_redburn_yield = Laisser partir une carte
do_chapman_redraw = Chapman : tirer une autre tuile
do_chapman_keep = La garder
do_chevy_collect = Chevy : toucher l’argent des banquiers
group_cook_clear = Cook : retirer une tuile
group_redburn_rob = Red Kate : prendre une carte
open_cook_clear = Cook retire une tuile de la course. Laquelle ?
open_redburn_rob = Red Kate prend une carte au hasard. À qui ?
group_diplomacy_raise = Acheter de l’influence
open_diplomacy_raise = Acheter de l’influence : dans quelles villes ?
do_paddock_raise = { $gauge } : un niveau de plus
do_paddock_lower = { $gauge } : un niveau de moins
do_paddock_pass = Prêt à partir
do_postal_load = Charger le colis
do_postal_leave = Le laisser
do_postal_express = Livrer avec { $card }
do_diplomacy_roll = Lancer le dé
do_diplomacy_bribe = Payer le pot-de-vin
do_diplomacy_stay = Rester en ville
do_diplomacy_raise = Influence ({ $colour })
do_patronage_collect = Encaisser chez votre mécène
