# Les mots autour de la table : l’accueil, la salle d’attente, le menu, et ce qui ne se voit pas d’emblée.
send = Envoyer
or = ou
try_again = Réessayer
went_wrong = Cela n’a pas marché : { $what }

## L’accueil
lobby_motto = Des autochenilles, un continent, une arrivée. Choisissez votre course.
your_name = Votre nom
choose_board = Choisir la course
board_facts = { $levels } étapes jusqu’à l’arrivée · { $minutes } minutes environ
race_time = Environ { $minutes } minutes
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
races_to_watch = Courses à regarder
a_race = Une course
forget_table = Oublier cette course
table_of = La table de { $name }
crews_count = { $n } { $n ->
    [one] équipage
   *[other] équipages
}
host = hôte
ready = Prêt
name_of_seat = Nom de l’équipage { $seat }
seat_bots = Bots
seat_people = Personnes
seat_bot = Bot : { $level }
seat_friend = Un ami, par un lien
seat_guest = Quelqu’un sur cet appareil
seat_close = Pas d’équipage ici
add_seat = Ajouter un équipage
direction = Sens
direction_way = { $from } → { $to }
middle_end = une ville du milieu
middle_city = Ville du milieu
who_begins = Qui commence
by_lot = par tirage au sort
crews_chosen = Équipages
crew_of = Équipage de { $name }
any_crew = n’importe quel équipage
crews_with_leaders = Les chefs amènent leur équipage : personne n’en choisit.
crews_with_card = La carte peut amener des chefs, avec leur équipage : personne n’en choisit.
more_choices = Autres choix
who_may_come = Qui peut venir
table_private = Seulement qui a le lien
table_public = Tout le monde à l’accueil
clock_none = sans limite
clock_120 = 2 minutes par décision
clock_86400 = un jour par décision
start_engines = Démarrer les moteurs
start_hint = La course commence aussitôt.

## Une table avant le départ
waiting_for_crews = On attend les équipages manquants.
all_here = Tous les équipages sont là.
invite_race = Des autochenilles à travers { $board }
invite_race_text = Planifiez votre équipage en secret, trouvez un chemin en terre inconnue, gardez essence, moteur et châssis au-dessus de zéro.
invite_race_how = Arrivez le premier, avec de quoi être fier. La page montre ce que vous pouvez faire et ce que cela coûte.
invite_with = On joue avec :
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
strange_game = Cette page n’a pas encore de table pour ce jeu.
strange_game_text = Il se joue dans le terminal : great-race play --join, avec le lien de cette page.

## La table
gazette_name = La Gazette : ce qui s’est passé
gazette_number = N° { $n }
legend = La légende
zoom_back = Revenir à la question
hand_show = { $who }, regardez votre main
hand_away = La main de { $who } est sur le téléphone
hand_away_text = Cartes, plans et réponses scellées se voient et se donnent là-bas ; tout le reste aussi ici.
card_moment = Son moment : { $when }.

## Questions
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

## La fin
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
pace_slow = lente
pace_normal = normale
pace_fast = rapide
pace_instant = immédiate
standing_order = Quand un rival attaque
order_ask = me demander
order_always = contrer si possible
order_never = laisser faire
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
nudged = Relancés
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
watch_again = Revoir
read_report = Le récit
first_race = Apprendre : une première course
whole_paper = Le journal entier
