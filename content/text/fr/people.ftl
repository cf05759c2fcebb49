### Les gens d’une table à l’autre : sa carte, le classement, clubs et tournois.

ways = Autour des joueurs
way_me = Ma carte
way_records = Records

## Sa carte

me_title = Ma carte
me_motto = Qui vous êtes à chaque table de ce serveur, si vous le voulez. Personne n’en a besoin pour jouer.
card_new = Une carte à vous
card_text = Avec une carte, le serveur reconnaît vos places à toutes vos tables : vos courses sont réunies, les clubs et les tournois vous connaissent. Sans elle, rien ne manque à la table.
name = Nom
listed = Je veux figurer au classement
listed_text = Alors comptent les courses avec au moins un autre joueur dans ce cas, si vous l’avez dit avant le départ, si personne n’a repris la chance et si la chance ne venait pas d’un mot. Qui quitte une course finit dernier.
card_make = Faire ma carte
card_back = J’ai une carte
card_back_text = Avec le code montré quand vous l’avez faite. Le code qui l’ouvrira la prochaine fois sera nouveau.
code = Code
card_back_do = Ouvrir ma carte
code_keep = Notez ce code ; il n’est montré qu’une fois :
keep = Garder
other_device = Sur un autre appareil
link = Votre lien secret
link_text = Qui a ce lien, c’est vous. Ouvrez-le sur votre autre appareil.
career = Vos courses
career_none = Pas encore de course. Les places que vous prendrez désormais dans ce navigateur seront notées ici.
game = Jeu
races = Courses
wins = Gagnées
best = Meilleur
average = Moyenne
left = Quittées
left_it = quittée
came_in = place { NUMBER($place) } avec { $points }
days = jours
ended = terminée sans résultat
goes_on = en cours
rated = pour le classement
data = Vos données
data_text = Tout ce que le serveur garde à votre sujet, en un fichier : votre carte, vos tables et résultats, ce que vous y avez dit, vos campagnes.
take = Emporter
delete = Tout effacer
delete_sure = Votre nom, tout ce que vous avez dit, vos liens, vos campagnes et cette carte sont effacés pour toujours. Là où une course se joue encore, un robot continue. Coups et résultats restent sans nom, pour que les courses des autres restent ce qu’elles étaient.
delete_do = Oui, tout effacer

## Le classement

way_leaderboard = Classement
board_title = Classement
board_motto = Ceux qui veulent y figurer, d’après les courses qui comptent.
board_none = Encore personne. Une course compte à partir de deux joueurs qui veulent figurer ici ; dites-le sur votre carte.
board_text = La cote est la force que les courses rendent presque certaine : l’estimation moins une fois et demie ce qui suit ±. Elle ne vient que des places, par le modèle de Plackett-Luce de Weng et Lin, et chacun commence à 25 ± 16,7. Les courses dont la chance vient d’un mot, où la chance a été reprise, ou contre des robots seulement ne comptent pas.
season = Saison
season_all = Toutes les courses
season_days = Du { $from } au { $until }.
season_carries = Les cotes continuent celles d’avant.
season_anew = Chacun recommence à neuf.
rank = Place
rating = Cote
guess = Estimation

## Clubs et tournois

way_clubs = Clubs
clubs_title = Clubs
clubs_motto = Des joueurs qui partagent un lien, et des tournois qui ouvrent leurs tables d’eux-mêmes.
clubs_mine = Mes clubs
clubs_none = Vous n’êtes encore dans aucun club. Rejoignez-en un par son lien, ou ouvrez-en un.
club_new = Un nouveau club
club_new_text = Vous en prenez soin : vous donnez le lien et ouvrez ses tournois.
club_name = Son nom
club_open = Ouvrir le club
club_motto = Membres et tournois.
club_join = Rejoindre le club
club_leave = Quitter le club
club_link = Lien vers le club
club_link_text = Qui l’a voit le club et peut le rejoindre.
needs_card = Avec une carte
needs_card_text = Pour participer il faut une carte : le serveur vous reconnaît alors. C’est l’affaire d’une ligne.
members = Membres
members_count = { $n ->
    [one] un membre
   *[other] { $n } membres
  }
players_count = { $n ->
    [one] un joueur
   *[other] { $n } joueurs
  }
looks_after = en prend soin
tournaments = Tournois
tournaments_none = Aucun encore.
tournament_new = Un nouveau tournoi
tournament_name = Son nom
tournament_open = Ouvrir le tournoi
tournament_link = Lien vers le tournoi
tournament_link_text = Qui l’a peut participer jusqu’au départ.
status_open = ouvert
status_running = en cours
status_over = terminé
board = Plateau
system = Comment on se rencontre
system_swiss = Suisse
system_swiss_text = Ceux qui sont à égalité se rencontrent, et personne deux fois le même tant que c’est possible.
system_round_robin = Chacun contre chacun
system_round_robin_text = Chacun rencontre chacun : une fois aux tables de deux, le plus également possible aux plus grandes.
size = À une table
size_about = tables d’environ { $n }
rounds = Rondes
rounds_usual = autant qu’il faut
round_days = Jours pour une ronde
move_hours = Heures pour une décision
no_limit = sans limite
round = Ronde { $n }
round_of = ronde { $n } sur { $of }
until = Jusqu’au { $day } : qui n’est pas là a déclaré forfait.
standing = Classement du tournoi
standing_text = La première place seule à une table vaut 1, la dernière seule rien ; qui s’en va n’a rien. Ensuite comptent les victoires, puis les points des rivaux.
points = Points
tables = Tables
rivals = Rivaux
nobody_yet = Personne ne participe encore.
somebody = quelqu’un
take_part = Participer
withdraw = Ne plus participer
start = Lancer la première ronde
to_my_table = À ma table
to_club = Au club
ended_table = comptée
