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
