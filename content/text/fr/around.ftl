# Les mots autour de la table : l’accueil, la salle d’attente, le menu, et ce qui ne se voit pas d’emblée.
send = Envoyer
or = ou
went_wrong = Cela n’a pas marché : { $what }

## L’accueil
games = Jeux
game_race = The Great Race
game_motorcar = The Great Motorcar Race
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
solo_start = Seul contre René
solo_text = Un clic : vous et la Torpedo de René Estienne, { $board }, tout de suite.
solo_level = Niveau de René
solo_campaigns = Campagnes et passeport
solo_cardboard = Avec le jeu de carton
solo_level_1 = Niveau 1 : pour une première course
solo_level_2 = Niveau 2 : il connaît la route
solo_level_3 = Niveau 3 : le dernier paquet
solo_legacy = il gagne des pouvoirs hérités
your_races = Vos courses
races_to_watch = Courses à regarder
a_race = Une course
forget_table = Oublier cette course
table_of = Table : { $name }
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
hints = Conseils
hints_alone = contre des bots seulement
hints_always = pour tout le monde
hints_never = pour personne
clock_none = sans limite
clock_minutes_2 = 2 minutes par décision
clock_days_1 = un jour par décision
clock_days_3 = 3 jours par décision
clock_workdays_2 = 2 jours par décision, week-ends libres
clock_workdays_5 = 5 jours par décision, week-ends libres
start_engines = Démarrer les moteurs
start_hint = La course commence aussitôt.

## Une table avant le départ
waiting_for_crews = On attend les équipages manquants.
all_here = Tous les équipages sont là.
invite_race = Course d’autochenilles : { $board }
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
list_until = jusqu’au { $time }
list_waiting = { $n ->
    [one] Une course attend votre coup.
   *[other] { $n } courses attendent votre coup.
}
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
far_space = Elle est à { $n } cases ({ $way }) ; votre moteur en permet { $engine } par trajet.
drawn_cards = Vous piochez

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
plan_card_guards = Pas de garde : seule { $card } en main arrête un danger, une fois
plan_where = { $space } : essence { $petrol }, pièces { $part }
screen_closed = Écran fermé
screen_open = Place encore

## La fin
counting = On compte les points …
winner = { $who } gagne la Great Race !
assisted = Le sort a été repris ou un conseil demandé dans cette course : elle ne compte pas au classement.
score_place = Arrivée
score_engine = Moteur
score_chassis = Châssis
score_money = Argent
score_reveals = Cartes montrées
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
order_guard = un garde si j’en ai un, sinon me demander
order_always = contrer si possible
order_never = laisser faire
order_single = Répondre pour moi quand une seule réponse est possible, même en mon absence
order_given = Répondu selon vos ordres :
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
holiday = Vacances
holiday_text = Votre pendule s’arrête pour autant de jours ; tout le monde le voit. { $n ->
    [one] Il vous reste { $n } jour
   *[other] Il vous reste { $n } jours
} à cette table.
holiday_days = Jours
holiday_go = Partir en vacances
holiday_until = En vacances jusqu’au { $day }
holiday_end = Rentrer de vacances
weekends_free = Samedi et dimanche ne comptent pas.
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
leaders_race = Ensuite : une course avec des chefs
whole_paper = Le journal entier

## Ce qu’un serveur ne fait pas
refusal_too_few_leaders = Ce plateau a moins de chefs avec un équipage que de places, et un mercenaire a besoin d’un équipage qui reste. Courez sans chefs, avec les chefs de toutes les éditions, ou avec moins d’équipages.
refusal_crew_and_leaders = Avec des chefs, personne ne choisit d’équipage : il vient avec son chef. Laissez les équipages ouverts, ou courez sans chefs.
refusal_mode_and_modules = Une carte de mode apporte ses propres modules. Laissez la carte, ou les modules.
refusal_mode_and_all_leaders = Une carte de mode a les chefs de son plateau. Laissez la carte, ou les chefs des autres éditions.
refusal_no_mode = Cette carte de mode n’existe pas ici. Choisissez-en une autre, ou tirez-en une.
refusal_no_module = Ce module n’existe pas ici, ou pas sous cette forme. Choisissez parmi ceux proposés.
refusal_leaders_apart = Les chefs ne sont pas parmi les modules : choisissez à côté comment ils viennent.
refusal_nothing_to_deal = Cette carte de mode n’a pas de chefs à distribuer. Choisissez une autre carte, ou pas de chefs.
refusal_bad_seats = De deux à cinq équipages peuvent courir, ni plus ni moins.
refusal_bad_motorcar_seats = De trois à six voitures peuvent courir, ni plus ni moins.
refusal_bad_motorcar_cars = Chaque voiture n’a qu’un équipage, et doit être l’une des six de 1908.
refusal_solo_seats = Une course en solo a une seule place.
refusal_bad_solo = Le paquet de René ou ses pouvoirs ne conviennent pas : huit cartes différentes, et des pouvoirs de 0 à 4.
refusal_no_board = Ce plateau n’existe pas ici.
refusal_no_first = Qui devrait commencer n’a pas de place dans cette course.
refusal_too_many_crews = Il y a plus d’équipages que de places.
refusal_no_crew = Cet équipage n’existe pas ici.
refusal_no_middle = Ce plateau n’a pas de ville du milieu à choisir.
refusal_not_middle = Ce n’est pas une ville du milieu de ce plateau.
refusal_already_chosen = Quelqu’un d’autre a déjà cet équipage. Choisissez-en un autre.
refusal_no_such_game = Ce jeu ne se joue pas ici.
refusal_no_such_table = Cette table n’existe pas.
refusal_not_found = Il n’y a rien ici.
refusal_no_token = Seul quelqu’un assis à cette table peut le faire.
refusal_bad_token = La clé de ce navigateur n’ouvre plus de place à cette table.
refusal_bad_code = Ce code de secours n’ouvre aucune place à cette table.
refusal_not_host = Seul l’hôte peut le faire.
refusal_no_such_seat = Cette place n’existe pas à cette table.
refusal_seat_taken = Cette place est prise.
refusal_no_person = Personne n’occupe cette place.
refusal_no_such_bot = Ce bot n’existe pas.
refusal_people_play = On peut repartir d’ici quand la partie est finie, ou quand tous les autres sont des bots.
refusal_seats_frozen = Les places sont figées : la chance de cette table est en train d’être dévoilée.
refusal_seats_not_frozen = C’est trop tôt : les places ne sont pas encore figées.
refusal_already_begun = La partie a déjà commencé.
refusal_not_begun = La partie n’a pas encore commencé.
refusal_paused = La table est en pause.
refusal_paused_enough = Vous avez déjà fait dix minutes de pause ; pour plus, il faut tout le monde.
refusal_no_holiday = Il ne vous reste pas autant de jours de vacances à cette table.
refusal_not_your_pause = Seul l’hôte ou qui a demandé la pause peut y mettre fin maintenant.
refusal_not_paused = La table n’est pas en pause.
refusal_game_over = La partie est finie.
refusal_game_not_over = Ce sera possible quand la partie sera finie.
refusal_other_rules = Cette partie a été jouée avec une autre version des règles. Son journal peut être exporté.
refusal_no_spectators = Cette table n’admet pas de spectateurs.
refusal_no_hints = Cette table ne donne pas de conseils.
refusal_no_hint_under_seal = Des réponses scellées sont en cours ; pas de conseil maintenant.
refusal_not_asked = On ne vous demande rien en ce moment.
refusal_not_yet = Les spectateurs voient cette table plus tard ; il n’y a encore rien à voir.
refusal_too_many_requests = C’était trop à la fois. Attendez un instant.
refusal_too_large = C’est trop grand pour ce serveur.
refusal_no_room = Ce serveur ne garde plus de parties d’ailleurs pour le moment. Réessayez plus tard.
refusal_reloading = La table est rechargée. Essayez encore une fois.
refusal_timeout = Cela a pris trop de temps. Essayez encore une fois.
refusal_storage = Le serveur ne peut rien enregistrer maintenant. Rien n’a été fait.
refusal_unknown = Le serveur ne sait pas si cela a été enregistré. Réessayez : ce qui l’est déjà n’est pas fait deux fois.
refusal_internal = Le serveur a fait une erreur. Rien n’a été fait.
refusal_no_such_campaign = Cette campagne n’existe pas.
refusal_no_such_club = Ce club n’existe pas.
refusal_no_such_tournament = Ce tournoi n’existe pas.
refusal_no_player = Cette carte n’est plus connue ici.
refusal_enough = Il y en a déjà assez.
refusal_not_offered = Ce serveur ne propose pas cela.
refusal_campaign_running = Une course de cette campagne est en cours.
refusal_campaign_idle = Aucune course de cette campagne n’est en cours.
refusal_bad_campaign = La campagne n’accepte pas cela.
refusal_alone_with_rene = Seul et contre René : l’un des deux.
refusal_cardboard_unread = Avec le jeu de carton, René lit Saison, Microclimat et Village ; jouez les autres sur la table et laissez-les ici.
refusal_cardboard_middle = Dites quelle ville du milieu est l’autre bout, et comment sont les jetons.
refusal_offline = Le serveur ne répond pas.
