# Les mots de la page au-delà de l’accueil et de la table : règles, revoir, records, réglages.

## Le livre de règles
rules_title = Le livre de règles
rules_motto = Tout, avec nos propres mots. Cherchez, ou lisez au coin du feu.
rules_index = Sommaire
rules_search = Chercher dans les règles
rules_found = { $n ->
    [0] Rien trouvé
    [one] Une règle trouvée
   *[other] { $n } règles trouvées
}
rules_none = Rien ne parle de « { $what } ».
rules_rulings = Décisions sur : { $what }
rules_rulings_short = Décisions :
rules_show = Voir dans une course
rules_danger_card = peut être contrée
rules_own = Une édition non officielle. Le jeu et son nom appartiennent à leurs auteurs et à leur éditeur ; ces mots sont les nôtres. Une décision dit ce que nous jouons là où les règles imprimées se taisent, sont obscures ou se contredisent.

## Réglages
settings_title = Réglages
settings_motto = Pour ce navigateur. Rien n’en quitte votre appareil, sauf la consigne, que la table doit connaître.
settings_table = À la table
settings_look = Voir et presser
settings_hear = Entendre et savoir
setting_order = Quand un rival attaque
    .text = La consigne donnée à chaque nouvelle table. À une table en cours, le menu la change.
setting_order_ask = me demander
setting_order_guard = un garde si j’en ai un, sinon me demander
setting_order_always = contrer si possible
setting_order_never = laisser faire
setting_single = Quand une seule réponse est possible
    .text = Par exemple passer, quand il n’y a plus rien d’autre à faire.
setting_single_ask = je presse
setting_single_answer = répondre tout seul
setting_passing = Passer
    .text = Qui passe quitte ce convoi.
setting_passing_left = s’il reste à faire
setting_passing_at_once = aussitôt
setting_passing_confirm = demander d’abord
setting_sharing = Plusieurs joueurs à un écran
    .text = Les mains restent cachées jusqu’à ce que leur joueur regarde ; un rideau tombe avant les plans et les réponses scellées.
setting_sharing_curtain = garder les secrets
setting_sharing_open = nous avons confiance
setting_side = Tableau de bord et boutons
    .text = Le côté de la main qui presse.
setting_side_left = à gauche
setting_side_right = à droite
setting_text = Lettres
    .text = Lettres et boutons plus grands partout ; la carte garde son propre zoom.
setting_text_normal = normales
setting_text_large = grandes
setting_sound = Son
    .text = Des tons discrets pour votre tour, les moteurs et les cartes.
setting_sound_off = sans
setting_sound_on = avec
setting_volume = Volume
    .text = La force de ces sons.
setting_volume_soft = doux
setting_volume_normal = normal
setting_volume_loud = fort
setting_notices = Avis quand c’est votre tour
    .text = Du navigateur, pendant que vous regardez autre chose. Le titre et l’icône le disent de toute façon.
setting_notices_off = sans
setting_notices_on = avec
settings_refused = Votre navigateur n’autorise pas les avis de cette page.
settings_pace = Allure des autres
settings_calm = Mouvement
settings_calm_text = Moins de mouvement : les véhicules sautent, rien ne balance ni ne vole.
settings_calm_no = comme dessiné
settings_calm_yes = moins
settings_install = Pour installer la page : menu du navigateur, « Installer » ou « Ajouter à l’écran d’accueil ». Sans réseau elle s’ouvre encore, et dit que le serveur est hors d’atteinte.

## Revoir des courses
replay_title = Revoir
replay_motto = Chaque course se revoit pas à pas, se reprend n’importe où et s’envoie à un ami en un seul lien.
replay_mine = Vos courses
replay_none = Aucune course sur cet appareil.
replay_upload = Un journal venu d’ailleurs
replay_upload_text = Choisissez un fichier téléchargé d’une table (.jsonl). Il est vérifié du premier au dernier tirage avant d’être montré.
replay_choose = Choisir un journal
replay_reading = Le journal est vérifié …
replay_bad_log = Ce fichier ne peut être montré : ce n’est pas le journal d’une course finie, ou il a été changé depuis.
replay_bad_detail = Ce que le serveur a trouvé :
replay_too_large = Ce fichier est trop grand pour un journal.
replay_controls = Commandes du film
replay_first = Au début
replay_back = Un pas en arrière
replay_play = Lecture
replay_pause = Pause
replay_on = Un pas en avant
replay_last = À la fin
replay_step = Pas de la course
replay_of = pas { $n } sur { $all }
replay_speed = Vitesse
replay_view = Vu par
replay_as = comme { $who } l’a vu
replay_own = comme vous l’avez vu
replay_spectator = comme chacun pouvait le voir
replay_all = tout, toutes les mains
replay_watch = Tableau de bord et main de
replay_watch_actor = qui agit
replay_branch = Jouer d’ici
replay_share = Partager ce moment
replay_more = Plus …
replay_more_title = Cette course
replay_hands = Toutes les mains à présent
replay_best = Au plus beau moment
replay_download = Télécharger le journal
replay_running = La course n’est pas finie : vous la revoyez comme vous l’avez vue, et rien de plus.
replay_to_table = Retour à la table
replay_keys = Touches : espace joue et met en pause, les flèches vont pas à pas, [ et ] de tour en tour, Début et Fin aux bouts.
replay_no_table = Il n’y a pas de telle course.
replay_not_over = Cette course n’est pas finie : seul qui y est assis peut revenir en arrière.
replay_not_begun = Cette course n’a pas encore commencé.
replay_strange_game = Cette page n’a pas encore de table pour le jeu de cette course.
replay_offline = Le serveur ne répond pas.
replay_failed = Cette course ne peut être montrée.
share_text = Qui ouvre ce lien voit exactement ce moment, et peut jouer à partir de là.
share_link = Lien vers ce moment
verify_title = Le hasard était-il honnête ?
verify_text = Le serveur repasse tout le journal : chaque coup selon les règles, chaque tirage selon la graine et les nonces. Si cette page était à la table, elle vérifie ensuite elle-même graine, nonces et clé, d’après le reçu qu’elle a gardé.
verify_go = Vérifier maintenant
verify_good = Le journal se tient.
verify_kept = Le hasard n’a pas été faussé.
verify_kept_text = Cette page l’a vérifié elle-même : votre part est dans le hasard, et la graine et la part de chacun étaient fixées avant qu’une seule ne soit ouverte. Que chaque tirage en découle, le serveur l’a vérifié ; avec le reçu, great-race verify --receipt le fait partout.
verify_no_receipt = Chaque tirage découle de la graine et des nonces. Qu’ils étaient fixés avant d’être ouverts, seul un reçu peut le montrer, et cette page n’en a pas de cette course.
verify_older = Chaque tirage découle de la graine et des nonces. Le journal ne dit pas d’où ils viennent : une course de l’ancien genre, ou menée par un seul programme.
verify_too_late = Votre part de hasard n’a pas été ouverte à temps : elle n’y est pas, et un bot a pris la place.
verify_withheld = { $who } n’a pas ouvert ce qui était engagé : un bot a pris la place, et la course ne compte pour aucun record.
verify_unkept = Ne vous fiez pas au hasard de cette course : { $what ->
    [table] c’est une autre table que celle du reçu.
    [seed] la graine a été échangée.
    [share] la part de l’équipage { $seat } a été échangée.
    [nonce] le nonce de l’équipage { $seat } n’est pas celui qui était convenu.
    [key] la clé ne découle pas de la graine et des nonces.
   *[other] le journal ne dit pas que quelqu’un se soit engagé.
}
verify_receipt = Télécharger le reçu
verify_bad = Quelque chose ne va pas dans ce journal, à la ligne { $record }.
verify_numbers = { $acts } coups étaient permis, { $draws } tirages étaient les bons, { $records } lignes s’accordent.
verify_helps = Un conseil a été demandé { $n } fois : la course ne compte pour aucun record.
verify_undos = { $undos } { $undos ->
    [one] coup a été repris
   *[other] coups ont été repris
}, dont { $far } par-dessus le hasard ou une révélation.
verify_branch = Cette course part d’une position d’une autre.
verify_unchecked = { $records ->
    [one] La première ligne
   *[other] Les { $records } premières lignes
} du journal suivent des règles plus anciennes (version { $rules }) que ce programme ne peut pas vérifier. Tout le reste a été vérifié.
verify_seal = La graine répond au sceau montré avant le départ :
branch_title = Jouer d’ici
branch_text = Une nouvelle table commence à cette position même. Ce que votre place ne pouvait savoir est redistribué, et le hasard est neuf. Cela ne compte pas pour les classements.
branch_seat = Votre place
branch_others = Les autres places
branch_friends = des amis, par lien
branch_friends_text = Les autres rejoignent par l’adresse de la nouvelle table.
branch_go = Prendre le volant
branch_people = Des gens courent encore à cette table : on pourra la reprendre quand elle sera finie.
branch_failed = On ne peut jouer à partir de cette position.
sit_here = Prendre la place de { $who }
sit_text = Cette place est libre.
seen_drew = { $who } tire { $card }.
seen_looked_at = { $who } regarde { $card }.
seen_kept = { $who } garde { $card }.
seen_stole = { $who } prend { $card } à { $victim }.
seen_planned = { $who } planifie { $plan }.
seen_answered = { $who } a répondu sous scellé.

## La Gazette, entière
replay_report = Le récit et les courbes
paper_title = La Gazette
paper_motto = La course comme la racontaient les journaux. Chaque titre mène à son moment.
paper_special = Édition spéciale
paper_winner = { $who } remporte la Great Race
paper_film = La voir en film
paper_charts = La course en courbes
paper_chronicle = Jour après jour
chart_table = En tableau
chart_turn = Tour
story_first = { $who } fut le premier à { $finish } et prend le prix : { $points } points de prestige, { $margin } de plus que { $second }.
story_first_tie = { $who } et { $second } comptent autant de points de prestige, { $points } ; { $who } fut à { $finish } avant, et cela décide.
story_upset = { $first } fut le premier à { $finish }, mais le panache compte aussi : { $who } gagne avec { $points } points de prestige.
story_alone = Seul { $who } a vu { $finish } : { $points } points de prestige, et personne pour les disputer.
story_nobody = Personne n’a atteint { $finish }. { $who } en fut le plus près.
story_length = La course a duré { $turns } { $turns ->
    [one] tour
   *[other] tours
} ; { $home } équipages sur { $all } sont arrivés.
story_breakdowns = Les moteurs ont payé : { $all } { $all ->
    [one] panne
   *[other] pannes
}, dont { $n } pour { $who }.
story_sound = Pas un moteur n’a lâché en route.
story_attacks = { $all } { $all ->
    [one] carte fut jouée
   *[other] cartes furent jouées
} contre des rivaux ou leur route, { $n } par { $who } ; { $counters } ont trouvé réponse.
story_peace = Personne n’a porté la main sur un rival.
story_tiles = { $who } a fait le plus pour les cartes de demain : { $n } { $n ->
    [one] tuile posée
   *[other] tuiles posées
}.
story_rides = { $who } connaît les capitaines : { $n } { $n ->
    [one] passage
   *[other] passages
} par bateau ou avion.
story_turned_back = { $n } fois, { $who } a dû faire demi-tour devant un terrain inconnu.

## Records
records_title = Records
records_motto = Comptés d’après les courses finies sur cet appareil et les courses ouvertes de ce serveur. Les noms sont ceux que chacun s’est donnés.
records_device = Sur cet appareil
records_server = Sur ce serveur
records_none = Aucune course finie.
records_name = Nom
records_races = Courses
records_wins = Gagnées
records_best = Meilleure
records_average = Moyenne
records_highest = Le plus de points : { $n }, { $who } ({ $board })
records_fastest = Course la plus courte : { $n } tours, { $who } ({ $board })
records_fewest = Le moins de jours : { $n }, { $who }
records_forget = Oublier les courses de cet appareil
records_me = Ma carte
records_clubs = Clubs
records_leaderboard = Classement

## La première course
lesson_table = Une première course
lesson_coach = Votre guide
lesson_aside = Au passage
lesson_count = { $n } sur { $all }
lesson_next = Compris
lesson_your_move = À vous
lesson_less = Replier
lesson_more = Déplier
lesson_skip = Courir sans guide
lesson_play_on = Finir cette course
lesson_welcome = Bienvenue à la Great Race !
    .text = Vous conduisez l’autochenille orange, numéro 1. La bande ci-dessus montre le chemin : de l’étoile violette à gauche à celle de droite. Tous veulent y être les premiers, et en bon état. Cette première course se court toujours en Afrique.
lesson_dials = Trois cadrans vous font avancer
    .text = L’essence sert à rouler. Le moteur dit combien de cases couvre un trajet. Le châssis dit combien de cartes vous pouvez tenir. Essence ou moteur à 0 : vous restez sur place.
lesson_bivouac = Bivouac : prenez une carte
    .text = Chaque tour commence au coin du feu. Ces cartes sont étalées ; prenez-en une. Un Jerrycan est de l’essence au bon moment ; des Pièces de rechange remettent un niveau sans frais quand vous réparez. Vous hésitez ? Prenez le Jerrycan. Pressez la carte voulue.
lesson_planning = Planification : cinq aides
    .text = Placez vos cinq assistants en secret. Pour ce premier tour : 1 éclaireur, 2 mécaniciens, 1 garde, 1 financement. Pressez une case pour en mettre un, puis levez votre écran.
lesson_sequence = Convoi : chacun son tour
    .text = On agit à tour de rôle. À votre tour vous pouvez acheter de l’essence, jouer des cartes, puis employer un assistant. Ensuite vient l’autre équipage. Les boutons montrent tout ce qui est possible. Ce que coûte un trajet ou une réparation se voit quand vous choisissez où aller, ou quoi réparer.
lesson_explore = Voir plus loin
    .text = Un éclaireur attend sur votre tableau de bord. Il tire deux tuiles du sac et les pose où vous voulez aller. Pressez « Poser des tuiles » ; ou faites autre chose d’abord, il attend.
lesson_signs = Les signes d’une tuile
    .text = Chaque terrain est une tuile, et ses signes disent ce qu’il demande à qui y entre :
lesson_sign_drop = un niveau d’essence
lesson_sign_wrench = un niveau de dégâts, moteur ou châssis
lesson_sign_skull = danger : 2 dégâts de plus, sauf avec un garde
lesson_sign_stop = le trajet s’arrête ici
lesson_laying = Tracez votre route
    .text = Une goutte et rien d’autre, c’est du terrain facile : posez-le vers le sud. Choisissez une tuile, puis une case éclairée.
lesson_drive = En route !
    .text = Un mécanicien prend le volant. Pressez « Rouler ». Vous pouvez aussi presser tout de suite une case éclairée : son coût entier y figure.
lesson_steps = Case par case
    .text = Choisissez une case éclairée ; le nombre est l’essence qu’elle coûte. Un point d’interrogation est une terre inconnue : la tuile est tirée à l’arrivée. Continuez, ou arrêtez-vous là.
lesson_paid = L’aiguille a bougé
    .text = Voyez vos cadrans : chaque pas a été payé aussitôt. Si une tuile fait des dégâts, vous décidez qui les prend, moteur ou châssis.
lesson_risk = Terre sombre : la zone à risque
    .text = Cherchez les cases sombres sur la carte. Quelle que soit la tuile, y entrer coûte un niveau d’essence de plus. Souvent il vaut mieux contourner.
lesson_risk_sign = Voici leur aspect.
lesson_fund = L’argent de la maison
    .text = Votre assistant au financement écrit aux mécènes. Plus ils sont nombreux, plus ils rapportent : 1 donne 10 F, 5 donnent 110 F. Pressez « Lever des fonds ».
lesson_petrol = À quoi sert l’argent
    .text = Au début de votre tour vous pouvez acheter de l’essence : 10 F en ville, 20 F ailleurs. Un réparateur remet moteur et châssis : 20 F en ville, 40 F ailleurs. Et à la fin, chaque tranche de 50 F est un point.
lesson_pass = Plus rien à faire ?
    .text = Employez ce qui reste, ou passez. Un garde veille même alors contre la vilaine carte d’un rival ; tant que vous roulez, il pare aussi un danger en route.
lesson_maintenance = Entretien, et un nouveau tour
    .text = Le plus avancé joue désormais en premier et reçoit 20 F. Le dernier choisit une carte en premier, et prend celle qui reste. Être derrière a du bon.
lesson_roads = Enfin sur la route
    .text = Vous n’avez pas encore roulé. Mettez cette fois au moins un assistant aux mécaniciens : eux seuls prennent le volant. Un éclaireur à côté montre ce qui vient.
lesson_city = À vous seul : gagnez une ville
    .text = Vous en savez assez. Surveillez l’essence : s’il en reste peu, achetez-en d’abord, roulez ensuite. Allez dans une ville, par la terre, ou d’une ville par bateau ou avion. Une ville coûte 1 d’essence, donne des cartes, et tout y est moins cher. Demandez « pourquoi pas ? » en pressant ce qui n’est pas éclairé.
lesson_end = Voilà le jeu
    .text = Le premier arrivé reçoit 5 points, puis 3 et 1 ; chaque niveau de moteur et de châssis est un point, et chaque 50 F. Le premier arrivé termine la course avec ce tour : qui n’est pas arrivé alors n’a aucun point. Pressez ? pour de l’aide, toujours ; le livre de règles a le reste. Bonne chance !
lesson_damage = Des dégâts
    .text = Votre véhicule prend un coup. Sur le moteur (trajets plus courts) ou sur le châssis (moins de cartes) : à vous de choisir.
lesson_enter = Un passage difficile
    .text = Les boutons ci-dessous sont vos possibilités, chacune avec son prix : payez ce que la tuile demande{ $guard ->
        [yes] , ou laissez un garde écarter le danger
       *[no] {"" }
    }{ $card ->
        [yes] , ou jouez une carte qui aide
       *[no] {"" }
    }{ $back ->
        [yes] , ou faites demi-tour
       *[no] {"" }
    }.
lesson_hand_limit = Trop de cartes
    .text = Votre châssis n’en porte pas plus. Choisissez celle dont vous avez le moins besoin.
lesson_counter = Un rival joue une carte
    .text = Vous pouvez l’arrêter avec un garde ou une Milice, ou laisser faire. Personne ne voit votre main.
lesson_repair = La réparation
    .text = Achetez des pièces ou posez des cartes de pièces, autant que vous voulez en une réparation. Quand cela suffit, terminez-la.
lesson_keep = Choisissez ce qui part
    .text = Vous avez regardé des cartes. Une part à la défausse, les autres sont à vous.
lesson_choose = Quelle tuile ?
    .text = Pressez une tuile éclairée sur la carte.
lesson_empty = Le réservoir est presque vide
    .text = Achetez d’abord de l’essence : sans elle un pilote ne va pas loin, et son travail est perdu. On n’achète que maintenant, avant les cartes et les assistants. Un niveau coûte 10 F en ville, 20 F ailleurs.
lesson_customs = La douane frappe
    .text = Vous devez céder des cartes. Choisissez celles dont vous avez le moins besoin.
lesson_then = Ensuite : une course avec des chefs
lesson_leaders_table = Une course avec des chefs
lesson_leaders = Qui vous mène ?
    .text = Vous savez comment va une course. Maintenant quelqu’un mène votre équipage, et chaque chef peut une chose que nul autre ne peut. Pressez un portrait pour lire laquelle, puis prenez qui vous plaît. Vous hésitez ? Chevy touche 20 F une fois par tour.
lesson_leader_card = Votre chef est du voyage
    .text = Cette carte montre où en est son don. Doré : il peut servir maintenant. Pointillé : il attend son moment. Gris : il a servi, et revient au prochain tour. Vert : il agit de lui-même.
lesson_weather = Le temps qu’il fait
    .text = Un dé a été lancé pour tous, et ce temps tient tout le tour. Une goutte ou une clé : chaque tuile coûte 1 d’essence ou 1 dégât de plus ; un bateau barré : rien ne navigue. Ce que les autres chiffres apportent ce mois-ci se lit avec la saison, parmi les modules. Les prix sur la carte comptent tout.
lesson_post = Vous portez un colis
    .text = Il a la couleur des villes qui l’attendent. Entrez dans l’une d’elles et vous touchez 30 F ; puis vous pouvez charger le colis qui s’y trouve. Pressez le nom d’une ville pour voir où elle est.
lesson_power = Employez le don
    .text = Le bouton est doré : votre chef peut vous aider maintenant. Essayez. Rien d’autre de votre tour n’est perdu.
lesson_power_on = Sans bouton
    .text = Le don de votre chef agit de lui-même, chaque fois que son moment vient. Vous verrez ce qu’il apporte.
lesson_rival_leaders = Eux aussi ont des chefs
    .text = Une étoile près d’un rival nomme son chef. Pointez-la ou pressez-la pour lire ce qu’il peut.
lesson_next_month = Deux mois plus tard
    .text = Chaque tour, deux mois ont passé, et le dé est relancé. Par mauvais temps les uns attendent, lèvent des fonds et réparent ; les autres roulent tant qu’il fait beau.
lesson_deliver = À vous seul : livrez-le
    .text = Portez votre colis dans une ville de sa couleur. S’il n’y en a pas sur votre route, continuez : un colis vaut 30 F, l’arrivée 5 points.
lesson_lead_end = Voilà comment cela marche
    .text = Dans le hall, « Modes de jeu et modules » a davantage : villages, portes et pots-de-vin, mécènes, véhicules à construire. Prenez-y une carte ; chacune apporte ce qu’il lui faut, et le livre de règles a une page pour chacune. Bonne chance !
lesson_hire = Un équipage à louer
    .text = Votre chef n’a pas d’équipage à lui. Choisissez-en un que personne n’a pris ; son propre chef reste à la maison.
lesson_second_look = Un second regard
    .text = Cette tuile a été tirée pour vous. Gardez-la, ou remettez-la et tirez-en une autre : c’est alors la seconde qui compte.
lesson_heist = Red Kate est là
    .text = Elle veut une carte de votre main. Payez ce qu’elle demande, ou laissez-la en tirer une sans regarder.
lesson_depot = Un colis est ici
    .text = Chargez-le si vous passez par une ville de sa couleur. On en porte un à la fois, et on ne peut plus le poser.
plan_comes_to = Ce que cela donne
plan_around = Autour de vous
left_over = Resté au marché : { $card }. C’est pour { $who }.
out_tiles = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles sur votre route
}, ou { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
out_hand = { $n ->
    [one] votre main a de la place pour { $n } carte
   *[other] votre main a de la place pour { $n } cartes
}
out_drive = { $drives ->
    [one] un trajet
   *[other] { $drives } trajets
} : jusqu’à { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}, avec de l’essence pour { $petrol }
out_petrol = { $francs } en achètent { $n } de plus ici
out_no_petrol = pas d’argent pour plus ici
out_broken = en panne : pas de trajet avant une réparation
out_repair = ou réparer : il manque { $n ->
    [one] { $n } niveau
   *[other] { $n } niveaux
}, une pièce coûte { $francs } ici
out_no_repair = rien à réparer : moteur et châssis sont pleins
out_poor_repair = pas encore de réparation : aucune pièce, et une pièce coûte { $francs }
out_guard = { $n ->
    [one] pare un danger, ou enlève une tuile
   *[other] parent { $n } dangers, ou enlèvent { $n } tuiles
}
out_fund = { $francs } en une action
out_fund_next = { $francs } de plus avec le suivant
out_no_drive = Aucun mécanicien : sans carte Pilote vous restez sur place
away_title = Pendant votre absence
away_film = Le voir en court film
away_on = À la table

## Bulles : ce que dit chaque signe de la table
sign_rule = Dans le livre de règles
sign_rule_key = le livre de règles
sign_of = { $n } sur { $max }
sign_level = étape { $level } sur { $levels }
sign_tile = tuile de terrain
sign_tile_free = Aucun symbole : y entrer ne coûte rien.
sign_petrol = essence pour entrer
sign_damage = dégâts, moteur ou châssis
sign_danger = danger : dégâts sans garde ni Milice
sign_stop = arrêt : le trajet finit ici
sign_city_ends = une ville : le trajet finit ici
sign_no_tiles = il ne reste aucune tuile à piocher
sign_risk = zone à risque : essence en plus
    .text = Case sombre, zone à risque : y entrer coûte de l’essence en plus de la tuile.
sign_unexplored = inexploré
    .text = Aucune tuile ici. Un éclaireur peut en poser une ; qui y roule en tire une du sac.
sign_bag_holds = Sur les { $all } tuiles du sac : { $least } à { $most } d’essence ; { $damage } à dégâts, { $danger } à danger, { $stop } à arrêt.
sign_city = ville
    .text = Une ville met fin à tout trajet ; essence et pièces y sont bon marché.
sign_draws = cartes tirées en entrant
sign_shape_blue = cercle bleu
sign_shape_yellow = triangle jaune
sign_shape_green = losange vert
sign_shape_red = carré rouge
sign_shape_purple = étoile violette
sign_start = La course part d’ici.
sign_finish = L’arrivée : qui y entre est rentré ; cartes et assistants s’en vont, jauges et argent restent tels quels.
sign_by_sea = par bateau
sign_by_air = par avion
sign_fare = prix
sign_you_have = vous avez
sign_line = Premier pas d’un trajet, de ville en ville ; l’arrivée y met fin. Les cartes Transport le rendent moins cher.
sign_vehicle = Une autochenille. Plusieurs peuvent occuper une case.
sign_broken = En panne : il ne repart qu’après une réparation.
sign_home = Arrivé, place { $place } : plus personne ne peut toucher cet équipage.
sign_is_broken = en panne
sign_is_home = arrivé, place { $place }
sign_price_city = un niveau en ville
sign_price_wilderness = un niveau ailleurs
sign_gauge_petrol = Essence
    .text = Rouler la consomme ; à 0 aucun pas n’est possible. Elle s’achète au début d’une séquence.
sign_gauge_engine = Moteur
    .text = Autant de cases en un trajet. À 0 le véhicule est en panne. Vaut des points à l’arrivée.
sign_gauge_chassis = Châssis
    .text = Autant de cartes en main ; il subit des dégâts comme le moteur. Vaut des points à l’arrivée.
sign_money = Francs
    .text = Pour l’essence, les pièces et les lignes, visibles de tous. Chaque tranche de { $francs } est un point à l’arrivée.
sign_hand = Main
    .text = Cachée aux rivaux. Pas plus de cartes que n’indique le châssis ; le surplus est défaussé aussitôt.
sign_assistants = Assistants
    .text = Cinq pions qui font le travail, placés à nouveau derrière l’écran à chaque tour.
sign_placed = { $n ->
    [one] { $n } assistant
   *[other] { $n } assistants
}
sign_funding = { $n ->
    [one] { $n } assistant
   *[other] { $n } assistants
}
sign_box_pathfinder = Posez 2 tuiles du sac sur votre chemin, ou tirez une carte.
sign_box_mechanics = Roulez, aussi loin que le moteur l’indique, ou réparez moteur et châssis.
sign_box_guard = Parez un danger à tout moment, même hors de votre tour, ou ôtez une tuile du plateau.
sign_box_funding = Tous les assistants ici agissent ensemble, en une action.
sign_danger_card = danger : un garde ou la Milice la contre
sign_pile_deck = Les cartes encore à tirer, face cachée. Épuisée, on y mélange la défausse.
sign_pile_discard = Les cartes jouées ou défaussées, face visible.
sign_pile_bag = Les tuiles de terrain encore dans le sac. Quand il est vide, celles qui ont quitté le plateau y retournent.
sign_progress = L’étape où se trouve chaque équipage. À étape égale, le premier venu est devant, et se trouve dessous. L’ordre du tour ne suit qu’au prochain entretien.
sign_order = L’ordre de ce tour. Le suivant dépend de la progression sur la carte.
sign_steps = Une séquence
    .text = Achetez de l’essence, jouez des cartes, puis employez un assistant ou passez. On ne revient pas en arrière.
sign_score_place = Des points selon l’ordre d’arrivée.
sign_score_engine = Un point par niveau du moteur.
sign_score_chassis = Un point par niveau du châssis.
sign_score_money = Un point par tranche de { $francs }.
sign_score_reveals = Un point par carte que René a montrée, si la Torpedo arrive.
sign_do_buy_petrol = Acheter de l’essence
    .text = Une fois par séquence, avant tout le reste, autant de niveaux que vous pouvez payer. Sans assistant.
sign_do_explore = Poser des tuiles
    .text = Un éclaireur tire 2 tuiles ; les deux vont sur des cases inexplorées reliées à votre véhicule.
sign_do_draw_card = Tirer une carte
    .text = Un éclaireur tire la première carte de la pioche.
sign_do_repair = Réparer
    .text = Un réparateur pose des pièces et des boîtes à outils et achète des pièces, autant qu’on veut en une réparation.
sign_do_drive = Rouler
    .text = Un pilote déplace le véhicule, d’au plus autant de cases que le moteur l’indique. Chaque pas se paie avant le suivant.
sign_do_clear = Ôter une tuile
    .text = Un garde ôte une tuile du plateau ; sa case redevient inexplorée.
sign_do_fund = Lever des fonds
    .text = Tous les assistants du Financement agissent ensemble ; plus ils sont, mieux ils paient.
sign_do_pass = Passer
    .text = Hors jeu pour ce convoi. Les assistants quittent le tableau de bord, les gardes restent en faction.
sign_do_guard = Employer un garde
    .text = Un garde pare un danger et quitte le tableau de bord.
sign_do_go = Payer et entrer
    .text = Essence, dégâts et danger de la tuile se paient ensemble.
sign_do_back = Faire demi-tour
    .text = Vous revoilà sur la case d’où vous veniez, sans frais. Si la tuile était inconnue, elle reste et le trajet est fini ; devant une tuile connue, vous reprenez seulement ce pas et pouvez continuer.
sign_do_split = Dégâts
    .text = Ils se répartissent entre moteur et châssis ; tomber juste à 0 est permis.
sign_do_fix = Poser une pièce
    .text = Une carte de votre main remonte une jauge ; ce qui dépasse le maximum est perdu.
sign_do_buy_part = Acheter une pièce
    .text = Un niveau de moteur ou de châssis, moins cher en ville qu’ailleurs.
sign_do_done = C’est tout
    .text = Cette action finit ici ; la séquence est close quand son assistant a fait son travail.
sign_do_let = Laisser faire
    .text = Vous ne contrez pas la carte ; elle prend effet.
sign_do_discard = Défausser
    .text = La carte va à la défausse, au vu de tous.
sign_do_play = Jouer une carte
    .text = Avant d’employer un assistant, autant de cartes que vous voulez, l’une après l’autre.
sign_do_play_against = Jouer une carte contre un rival
    .text = La distance ne compte pas. Avec le ruban de danger, le rival peut la contrer.
sign_die = sur un { $n }
sign_season = À présent : { $weather }. Cela vaut pour tous jusqu’à la fin du tour ; villes et lignes ne coûtent pas plus.
sign_parcel = Une ville de sa couleur paie { $francs } pour un colis. Ensuite un véhicule vide peut charger celui qui s’y trouve.
sign_parcel_none = pas de colis
sign_patrons = Chaque assistant au financement fait avancer votre mécène d’une case libre. Encaissez les francs sous lui à la place de toute une séquence ; puis il recommence.
sign_diplomacy = Un trajet qui sort d’une ville commence par un dé : jusqu’à votre influence dans sa couleur on passe, au-delà un pot-de-vin est demandé. Les niveaux s’achètent avec votre financement, l’un après l’autre pour { $prices }.
sign_village_card = L’arrêt n’oblige pas. Finissez ici votre trajet et tirez une carte.
sign_village_chassis = L’arrêt n’oblige pas. Finissez ici votre trajet et le châssis gagne un niveau.
sign_village_engine = L’arrêt n’oblige pas. Finissez ici votre trajet et le moteur gagne un niveau.
sign_village_money = L’arrêt n’oblige pas. Finissez ici votre trajet pour 20 F.
sign_village_petrol = L’arrêt n’oblige pas. Finissez ici votre trajet et recevez 3 essence.
sign_microclimate = Un dé est lancé avant d’entrer : 1 ajoute essence et arrêt, 2 un dégât, 3 essence. Le jet vous lie.
sign_do_leader_pick = Choisir un chef
    .text = Il est à vous toute la course, et nul autre ne peut l’avoir.
sign_do_leader_hire = Engager un équipage
    .text = Un mercenaire n’a pas d’équipage à lui : prenez-en un resté libre, avec son véhicule.
sign_do_delatour_explore = Les cartes de Delatour
    .text = Une fois par tour : 3 tuiles sont tirées et posées, sans assistant ni carte.
sign_do_martinetti_repair = L’atelier de Martinetti
    .text = Une fois par tour : une réparation entière sans assistant ; les pièces se paient ou se jouent comme toujours.
sign_do_cook_guard = Cook veille
    .text = Une fois par tour, il pare un danger sans rien coûter.
sign_do_cook_clear = Cook dégage la voie
    .text = Une fois par tour, il ôte une tuile du plateau, sans assistant.
sign_do_redburn_rob = Les doigts de Red Kate
    .text = Une fois par tour : une carte au hasard d’un rival, à moins qu’il ne vous paie 20 F. Aucun garde ne l’arrête.
sign_do_redburn_pay = Payer Red Kate
    .text = 20 F vont à son joueur, et votre main reste intacte.
sign_do_redburn_yield = Laisser partir une carte
    .text = Une carte de votre main, tirée au hasard, change de mains. Les autres ne savent pas laquelle.
sign_do_chapman_redraw = Regarder encore
    .text = Une fois par tour : la tuile retourne au sac et une autre est tirée. Celle-là vous lie.
sign_do_chapman_keep = Garder cette tuile
    .text = Le pouvoir de Chapman reste prêt pour plus tard dans ce tour.
sign_do_chevy_collect = Les banquiers de Chevy
    .text = Une fois par tour : 20 F. Aucun assistant n’est employé et aucun mécène n’avance.
sign_do_paddock_raise = Un niveau de plus
    .text = La jauge va un niveau plus loin, pour 100 F. À l’atelier, il ne se revend pas.
sign_do_paddock_lower = Un niveau de moins
    .text = La jauge finit un niveau plus bas, et vous recevez 100 F. Pas plus de 2 niveaux en tout.
sign_do_paddock_pass = Prêt à courir
    .text = Plus de changements avant le départ. L’argent qui vous reste est à vous.
sign_do_postal_load = Charger le colis
    .text = Une ville de sa couleur le paie. D’ici là, pas de place pour un autre.
sign_do_postal_leave = Laisser le colis
    .text = Il reste en ville pour qui viendra, vous aussi.
sign_do_postal_express = Livrer par express
    .text = Le colis à bord est payé ici, quelle que soit sa couleur. Ensuite vous pouvez charger celui qui est ici.
sign_do_diplomacy_roll = Lancer le dé à la porte
    .text = Jusqu’à votre influence dans cette couleur, on vous laisse sortir. Au-delà, un pot-de-vin est demandé.
sign_do_diplomacy_bribe = Payer le pot-de-vin
    .text = 20 F par point que le dé montre au-dessus de votre influence. Puis le trajet continue.
sign_do_diplomacy_stay = Rester en ville
    .text = Le trajet est fini, et son assistant ou sa carte est perdu.
sign_do_diplomacy_raise = Acheter de l’influence
    .text = Un niveau de plus dans les villes de cette couleur. Autant que vous pouvez payer, à présent que vous avez levé des fonds.
sign_do_patronage_collect = Encaisser chez votre mécène
    .text = Cela remplace toute cette séquence et ne coûte aucun assistant. Le mécène retourne au départ.

## Aide
help_aim = Menez votre autochenille à travers le continent. Des points pour arriver tôt, pour un moteur et un châssis en bon état, et pour l’argent qui reste ; qui n’arrive pas n’en a aucun.
help_bivouac = Bivouac
    .text = Chacun prend une carte du marché, le dernier de l’ordre en premier.
help_planning = Planification
    .text = Derrière votre écran vous placez vos assistants : éclaireurs, mécaniciens, gardes, financement. Tous les écrans se lèvent ensemble.
help_convoy = Convoi
    .text = À tour de rôle chacun joue une séquence : acheter de l’essence, jouer des cartes, employer un assistant. On tourne jusqu’à ce que tous aient passé.
help_maintenance = Entretien
    .text = Le nouvel ordre suit la progression ; le premier reçoit 20 F, le deuxième 10 F (à deux équipages, le premier seulement).
help_drive = Rouler
    .text = Un mécanicien roule autant de cases que le moteur l’indique. Chaque tuile coûte de l’essence et peut endommager, menacer ou arrêter. Les cases inexplorées sont tirées quand on y entre.
help_dials = Les cadrans
    .text = Essence à 0 : pas un pas. Moteur à 0 : en panne jusqu’à réparation. Le châssis est aussi la limite de main.
help_finish = La fin
    .text = Le premier arrivé en fait le dernier tour : quand tous ont passé, la course finit. Seuls les arrivés comptent des points : 5, 3 et 1 selon l’ordre d’arrivée, 1 par niveau de moteur et de châssis, 1 par tranche pleine de 50 F. Tous les autres ont 0.
keys = Touches
key_numbers = prendre le choix de ce numéro
key_tab = aller de case éclairée en case éclairée, par coût ; les flèches vont de case en case
key_enter = prendre ce qui a le focus ; sur la carte : aller à votre véhicule
key_escape = fermer ce qui est ouvert
key_undo = reprendre le dernier coup
key_gazette = lire la Gazette
key_notation = taper un coup
key_zoom = plus près, plus loin, toute la carte
key_back = revenir à la question
key_rule = ouvrir le livre de règles à ce que dit la bulle
key_help = cette page

## Pilotes qui ne sont pas des personnes
temper_odette = Chante quand le moteur cale, et plus fort quand il repart.
temper_barnaby = A traversé deux fois chaque désert et tient à le raconter.
temper_amina = Lit le sable comme d’autres le journal.
temper_orlov = Parle peu, boit du thé, et arrive avant vous.
temper_rosa = Salue de la main tous ceux qu’elle double.
temper_sven = Aime mieux réparer lui-même que demander son chemin.
temper_kemal = Marchande l’essence même là où elle est gratuite.
temper_hana = Compte chaque goutte et n’oublie rien.
temper_jack = Parie sur lui-même, surtout contre toute chance.
temper_giulia = Freine tard, rit tôt.
temper_anselm = Photographie chaque oiseau et arrive quand même.
temper_ilse = Debout avant le soleil, cartes pliées, bottes cirées.

# Pourquoi une case proche n’est pas atteinte d’un trait.
way_held = { $what ->
    [stop] Elle est à { $n } cases, mais tout trajet s’arrête en { $space }. Allez-y d’abord, puis repartez avec un autre trajet.
    [unknown] Elle est à { $n } cases, mais personne ne sait ce qu’il y a en { $space }. Allez-y d’abord ; ce qu’elle demande se paie sur place.
   *[asked] Elle est à { $n } cases, mais en { $space } on vous demande d’abord comment répartir les dégâts. Allez-y, puis continuez.
}
petrol_gone = L’essence d’abord : après cette carte, vous n’en achetez plus à ce tour.
tile_instead = { $tile } : prendre plutôt celle-ci
ask_swap = { $card } : quelle est la première des deux tuiles ?
ask_swap_second = { $card } : quelle tuile change de place avec { $first } ?
tank_full = Votre réservoir est plein.
tip_short = { $need } demandés, { $have } dans le réservoir
tip_short_ask = On vous le demandera : { $card } peut verser ce qui manque.
