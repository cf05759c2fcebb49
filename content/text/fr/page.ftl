# Les mots de la page.
title = The Great Race
you = Vous
francs = { NUMBER($n) } F
francs_word = francs
close = Fermer
back = Retour
skip = Passer
send = Envoyer
choose = Choisir
watch = Regarder
or = ou
more = { $what } …
try_again = Réessayer
language = Langue
loading = On dresse la table …
offline = Le serveur ne répond pas.
storage_stopped = { $reason ->
    [full] Le disque du serveur est plein. Rien n’est accepté tant qu’il n’y a pas de place ; ensuite tout reprend seul.
    [gone] La base de données du serveur a été effacée ou déplacée. Rien n’est accepté tant que son gardien n’y a pas veillé.
   *[other] Le serveur ne peut rien enregistrer pour l’instant. Rien n’est accepté d’ici là ; ensuite tout reprend seul.
}
went_wrong = Cela n’a pas marché : { $what }
refused = Refusé : { $what }

## L’accueil
lobby_motto = Des autochenilles, un continent, une arrivée. Choisissez votre course.
your_name = Votre nom
choose_board = Choisir la course
board_facts = { $levels } étapes jusqu’à l’arrivée · { $minutes } minutes environ
race_time = Environ { $minutes } minutes
board_africa = La longue route du sud : désert, jungle, savane
board_south_america = Montagnes, fleuves et le grand sud
board_asia = Déserts, hauts cols et steppe
board_europe = Beaucoup de villes, des étapes courtes, de mauvaises routes
board_usa = D’un océan à l’autre : prairie, montagnes, le dernier désert
board_usa_east = Fermes et collines, jusqu’aux grands fleuves
board_usa_west = Des fleuves à la côte, par les montagnes
quick_start = Courir contre trois bots
quick_start_text = { $level ->
    [novice] Un clic : vous et trois débutants, { $board }, tout de suite.
    [racer] Un clic : vous et trois pilotes de club, { $board }, tout de suite.
   *[other] Un clic : vous et trois rivaux, { $board }, tout de suite.
}
your_races = Vos courses
open_tables = Tables ouvertes
races_to_watch = Courses à regarder
a_race = Une course
forget_table = Oublier cette course
table_of = La table de { $name }
crews = Équipages au départ
crews_count = { $n } { $n ->
    [one] équipage
   *[other] équipages
}
host = hôte
ready = Prêt
seat_number = Équipage { $seat }
name_of_seat = Nom de l’équipage { $seat }
seat_bots = Bots
seat_people = Personnes
seat_bot = Bot : { $level }
seat_friend = Un ami, par un lien
seat_guest = Quelqu’un sur cet appareil
seat_close = Pas d’équipage ici
add_seat = Ajouter un équipage
bot_random = Hasardeux
bot_novice = Débutant
bot_racer = Pilote de club
bot_expert = Expert (à venir)
direction = Sens
direction_way = { $from } → { $to }
middle_end = une ville du milieu
middle_city = Ville du milieu
who_begins = Qui commence
by_lot = par tirage au sort
crews_chosen = Équipages
crew_of = Équipage de { $name }
any_crew = n’importe quel équipage
more_choices = Autres choix
who_may_come = Qui peut venir
table_private = Seulement qui a le lien
table_public = Tout le monde à l’accueil
luck = Hasard
luck_fresh = tiré au sort
luck_hint = Le même mot donne les mêmes cartes et les mêmes tuiles : deux tables se comparent ainsi. Qui connaît le mot peut calculer le hasard ; une telle course ne compte donc pour aucun record.
luck_word = Le hasard vient du mot « { $word } » : choisi, pas tiré. Cette course ne compte pour aucun record.
clock = Temps de réflexion
clock_none = sans limite
clock_120 = 2 minutes par décision
clock_86400 = un jour par décision
start_engines = Démarrer les moteurs
open_table = Ouvrir la table
start_hint = La course commence aussitôt.
open_hint = Vous recevez un lien pour ceux qui manquent encore.

## Une table avant le départ
waiting_for_crews = On attend les équipages manquants.
all_here = Tous les équipages sont là.
open_seat = Place libre { $seat }
invite_race = Des autochenilles à travers { $board }
invite_race_text = Planifiez votre équipage en secret, trouvez un chemin en terre inconnue, gardez essence, moteur et châssis au-dessus de zéro.
invite_race_how = Arrivez le premier, avec de quoi être fier. La page montre ce que vous pouvez faire et ce que cela coûte.
invite_who = Qui est à la table
invite_free = Une place libre
invite_full = Toutes les places sont prises. Vous pourrez regarder dès le départ.
invite_name_later = Sans compte ; le nom peut changer plus tard.
list_free = { $n ->
    [one] Une place libre
   *[other] { $n } places libres
}
list_over = terminée
list_paused = en pause
list_running = en cours
list_yours = à vous de jouer !
list_late = Montrée { $n } secondes plus tard
your_seat = votre place
sit_down = S’asseoir
private_link = Lien pour les amis
link_text = Quiconque a le lien peut prendre une place libre. Sans compte.
link_text_http = Sélectionnez le lien pour le copier : en simple http, un navigateur ne prête pas son presse-papiers.
copy = Copier
copied = Copié
qr_name = Le lien en code à scanner
guest_here = Quelqu’un sur cet appareil
guest_name = Nom pour la place { $seat }
who_sits = Qui occupe la place { $seat }
recover = J’avais une place ici
recover_text = Le code de secours montré quand vous vous êtes assis ouvre votre place dans ce navigateur.
recover_field = Code de secours
recover_do = Ouvrir ma place
recovery_code = Si vous perdez ce navigateur, ce code rouvre la place { $seat } :
host_starts = L’hôte lance la course.
leave_table = Quitter la table
to_lobby = Vers l’accueil
no_such_table = Cette table n’existe pas.
strange_game = Cette page n’a pas encore de table pour ce jeu.
strange_game_text = Il se joue dans le terminal : great-race play --join, avec le lien de cette page.
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
gazette_name = La Gazette : ce qui s’est passé
gazette_number = N° { $n }
help = Aide
menu = Menu
sound = Son
legend = La légende
rivals = Rivaux
your_dashboard = Votre tableau de bord
views = Vues
tab_table = Équipage
tab_map = Carte
tab_rivals = Rivaux
tab_gazette = Gazette
map = Carte : { $board }
zoom_in = Plus près
zoom_out = Plus loin
zoom_fit = Toute la carte
zoom_back = Revenir à la question
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
hand_show = { $who }, regardez votre main
hand_away = La main de { $who } est sur le téléphone
hand_away_text = Cartes, plans et réponses scellées se voient et se donnent là-bas ; tout le reste aussi ici.
piles = Piles
pile_deck = Pioche
pile_discard = Défausse
pile_bag = Tuiles
pile_of = { $pile } : { $n }
timing_before_assistant = Avant un assistant
timing_with_driver = Avec un pilote
timing_with_repairman = Avec un réparateur
timing_any_time = À tout moment
timing_short_before_assistant = Avant assist.
timing_short_with_driver = Pilote
timing_short_with_repairman = Réparateur
timing_short_any_time = Toujours
card_moment = Son moment : { $when }.
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
drive_empty = le réservoir est vide
idle_gauges_full = Rien à réparer : moteur et châssis sont pleins
idle_no_parts = Rien pour réparer : ni pièce en main, ni argent pour une
idle_broken_down = En panne : pas de trajet avant une réparation
idle_no_petrol = Le réservoir est vide : aucun pas possible
idle_no_way = Aucune case voisine n’est accessible
idle_ask = { $why }. Le faire quand même ?
idle_spent = ce serait pour rien

## Questions
your_turn = À vous
please_wait = Attente
counter_ask = { $hit ->
    [yes] { $who } joue { $card } contre vous. La contrez-vous ?
   *[no] { $who } joue { $card } : la carte est touchée, pas votre équipage. La contrez-vous ?
}
open_buy_petrol = Combien d’essence achetez-vous ?
open_clear = Quelle tuile enlevez-vous ?
open_play_against = { $card } : contre qui ?
open_play = { $card } : la jouer ?
open_fix = { $card } : que relève-t-elle ?
open_pass = Passer, jusqu’au prochain tour ?
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
waiting_for = { $who } décide …
answer_sealed = Votre réponse est scellée. Toutes s’ouvrent ensemble.
plan_ready = Votre plan est fait.
hint_drive = Choisissez une case éclairée ; son coût y est inscrit.
hint_space = Choisissez une case éclairée.
hint_clear = Choisissez la tuile qui quitte le plateau.
hint_tap = Touchez une case éclairée, puis confirmez.
step_petrol = 1 Essence
step_cards = 2 Cartes
step_assistant = 3 Assistant
tip_damage = dégâts
tip_either = { $n }, moteur ou châssis
tip_danger = danger
tip_guard = 2 dégâts de plus sans garde ni Milice
attack_title = { $hit ->
    [yes] { $who } joue { $card } contre vous !
   *[no] { $who } joue { $card }. Vous n’êtes pas touché.
}
moment_finished = { $place } sur la ligne !
moment_finished_text = Vous êtes arrivé. Les autres courent encore ; on compte les points à la fin.
moment_broke_down = En panne !
moment_broke_down_text = Votre moteur est à 0. Impossible de rouler avant de l’avoir réparé.
go_on = Continuer
time_left = temps restant : { $time }
days_left = { $n } jours
market_hint = Une carte chacun, dans l’ordre inverse ; le dernier prend ce qui reste.
looking_at_hint = L’une va à la défausse.
drawn_hint = Choisissez celle que vous posez ensuite.

## Choix
group_buy_petrol = Acheter de l’essence
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
do_leader_pick = Choisir { $leader }

## Planification
plan_title = Placez vos { $n } assistants
plan_hint = Caché jusqu’à ce que tous les écrans se lèvent. Glissez, cliquez, ou tapez 1 à 4.
plan_hint_touch = Caché jusqu’à ce que tous les écrans se lèvent. Touchez une case pour placer un assistant.
plan_explore = Poser des tuiles du sac sur votre chemin
plan_draw = Piocher une carte
plan_drive = Rouler aussi loin que le moteur le permet
plan_repair = Réparer moteur et châssis
plan_guard = Éviter un danger à tout moment
plan_clear = Enlever une tuile du plateau
plan_fund = De l’argent pour tout le groupe à la fois
plan_funding = Joué en une action : tout le groupe rapporte à la fois.
plan_funding_next = { $francs } de plus ensuite
plan_confirm = Lever mon écran
plan_missing = { $n ->
    [one] Encore un assistant à placer
   *[other] Encore { $n } assistants à placer
}
plan_secret = Personne ne le voit avant que tous les écrans se lèvent.
plan_clear_all = Effacer
plan_box = { $skill } : { $n } placés. En ajouter un
plan_again = Comme au tour précédent
plan_remove = En reprendre un
plan_tray = Encore à placer
plan_none = Rien de placé encore
plan_no_guard = Pas de garde : un danger frappe de plein fouet
plan_where = { $space } : essence { $petrol }, pièces { $part }
screen_closed = Écran fermé
screen_open = Place encore
peek = Voir la carte
back_to_plan = Retour au plan
back_to_cards = Retour aux cartes

## La fin
results = Le résultat
counting = On compte les points …
winner = { $who } gagne la Great Race !
assisted = Le sort a été repris dans cette course : elle ne compte pas au classement.
score_place = Arrivée
score_engine = Moteur
score_chassis = Châssis
score_money = Argent
score_total = Total
rematch = Revanche
look_at_map = Voir la carte

## Le menu
pace = Allure des autres
pace_slow = lente
pace_normal = normale
pace_fast = rapide
pace_instant = immédiate
calm = Moins de mouvement
standing_order = Quand un rival attaque
order_ask = me demander
order_always = contrer si possible
order_never = laisser faire
notation = Taper un coup
pause = Mettre la table en pause
pause_join = Se joindre à la pause
pause_text = Seul : dix minutes par course en tout. Avec tout le monde : aussi longtemps que vous voulez.
resume = Reprendre
menu_wishes = Pour vous
menu_table = La table
menu_leaving = Partir
resign = Abandonner
resign_sure = Un bot prend votre place et vous finissez dernier. Sûr ?
fair_luck = Le sort était fixé avant le départ et pourra être vérifié.
fair_luck_seal = Sceau { $seal }
luck_opening = Les places sont fixées. La part de hasard de chacun est ouverte …
luck_left_out = Le serveur a confirmé votre part de hasard, puis l’a laissée de côté. Ne vous fiez pas au hasard de cette course.
talk = Discussion
talk_unread = Discussion, nouveaux messages : { $n }
talk_none = Personne n’a encore rien dit.
talk_close = Ranger la discussion
talk_watcher = { $name } (regarde)
talk_watchers = ceux qui regardent
talk_somebody = Quelqu’un
talk_listen = La table n’a pas ouvert sa discussion à ceux qui regardent.
talk_renamed = { $before } s’appelle maintenant { $name }.
react = À dire d’un seul geste
react_bravo = Bravo !
react_ouch = Aïe !
react_lucky = Quelle chance !
react_thanks = Merci !
react_moment = Un instant …
react_finish = Rendez-vous à l’arrivée !
clocks = Temps restant
watching = Vous regardez
watching_text = Aucune main n’est ouverte ici ; le tableau de bord est celui de { $who }.
watching_delay = Vous voyez tout { $n } secondes plus tard.
watching_talk = La table vous laisse discuter.
watching_listen = Vous entendez la discussion.
watchers_let_in = Ceux qui regardent peuvent discuter
rename = Vous vous appelez { $name }
rename_do = Changer
talk_say = Dites quelque chose
nudge = Relancer ceux qu’on attend
nudged = Relancés
nudged_by = { $who } vous invite à jouer.
mute = Ne plus entendre { $who }
hear_again = Réentendre { $who }
phone_hand = Votre téléphone comme main secrète
phone_hand_text = Scannez ceci avec votre téléphone : votre place s’y ouvre aussi, et le grand écran reste à tous. Qui a ce code joue à votre place : ne le montrez à personne.
show_code = Montrer le code
hide_code = Cacher le code
local_only = Cette adresse ne marche que sur cet ordinateur. Ouvrez la page par son adresse dans votre réseau, et un téléphone pourra suivre.
at_the_table = À la table
present = présent
remove_player = Exclure { $who } : un bot continue
stand_in = Un bot pour { $who } jusqu’à son retour
abandon = Abandonner la course ensemble
abandon_back = Ne plus abandonner la course
abandon_votes = Pour l’abandon : { $n } sur { $all }
branch = Et si … ?
branch_text = une nouvelle table à partir d’ici, contre des novices, avec un nouveau hasard
forget_me = Effacer mon nom et ce que j’ai dit ici
forget_me_sure = Votre place va à un bot, pour toujours. Sûr ?

## Écrans à côté de la table
beside = Plus
rule_book = Le livre de règles
settings = Réglages
watch_again = Revoir
records = Records
read_report = Le récit
first_race = Apprendre : une première course
whole_paper = Le journal entier
