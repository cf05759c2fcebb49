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
rules_danger_card = peut être contrée
rules_own = Une édition non officielle. Le jeu et son nom appartiennent à leurs auteurs et à leur éditeur ; ces mots sont les nôtres. Une décision dit ce que nous jouons là où les règles imprimées se taisent, sont obscures ou se contredisent (en anglais).

## Réglages
settings_title = Réglages
settings_motto = Pour ce navigateur. Rien n’en quitte votre appareil, sauf la consigne, que la table doit connaître.
settings_table = À la table
settings_look = Voir et presser
settings_hear = Entendre et savoir
setting_order = Quand un rival attaque
    .text = La consigne donnée à chaque nouvelle table. À une table en cours, le menu la change.
setting_order_ask = me demander
setting_order_always = contrer si possible
setting_order_never = laisser faire
setting_single = Quand une seule réponse est possible
    .text = Par exemple passer, quand il n’y a plus rien d’autre à faire.
setting_single_ask = je presse
setting_single_answer = répondre tout seul
setting_passing = Passer
    .text = Qui passe quitte ce convoi.
setting_passing_at_once = aussitôt
setting_passing_confirm = demander d’abord
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
