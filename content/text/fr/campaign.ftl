### Campagnes de courses en solo sur la page : la liste, le passeport, la fin d’une course. Quêtes et encres sont dans passport.ftl.

title = Campagnes
motto = René se souvient. Votre passeport aussi.
mine = Vos campagnes
none = Aucune encore. Commencez-en une ici, ou ouvrez le fichier d’une campagne.
begin = Une nouvelle campagne
begin_text = Cartes qui progressent, pouvoirs hérités et passeport sont trois réglages ; le reste est comme dans une course simple.
player = Pilote
rule_deck_building = Les cartes de René progressent
rule_legacy = La Torpedo garde ses pouvoirs
rule_passport = Les quêtes sont tamponnées
upgrades = Quelles cartes progressent
upgrades_random = au sort
upgrades_letter = je les nomme
begin_button = Commencer la campagne
import = Ouvrir un fichier
import_bad = Ce fichier n’est pas une campagne lisible : { $why }
score = { $won } : { $lost }
score_text = courses gagnées et perdues
stamps = { $n ->
    [one] { $n } tampon
   *[other] { $n } tampons
}
go_on = Ouvrir le passeport
passport = Passeport
page_routes = Itinéraires
page_feats = Exploits
page_of = page { $n } sur { $all }
page_back = Page précédente
page_on = Page suivante
ink_count = { $ink } : { $n } sur { $all }
campaign = La campagne
learns = René apprend de vous. Gagnez, et deux de ses cartes montent d’un niveau ; perdez, et une seule. Huit cartes de niveau 3 sont le dernier paquet.
learns_not = Le paquet de René reste le même dans cette campagne.
deck = Son paquet
powers_none = aucun encore
where = Ce qui a été gagné, et où
way_forward = aller
way_reverse = retour
history = Courses
history_none = Pas encore de course.
history_race = Course
history_winner = Vainqueur
history_points = Points
history_turns = Tours
history_ink = Encre
alone = seul
you = vous
torpedo = la Torpedo
next = La prochaine course
next_board = Plateau
next_reverse = Dans l’autre sens
next_alone = Seul, contre la montre
next_limit = { $n } tours au plus pour un tampon
next_first = { $first ->
    [1] Vous commencez.
   *[other] La Torpedo commence.
}
next_start = Courir contre René
next_start_alone = Courir seul
running = Une course de cette campagne est en cours.
running_go = La continuer
running_end = L’abandonner
running_sure = Abandonnée, elle est à la Torpedo. L’abandonner ?
owed = René a perdu des cartes : nommez { $n } de ses lettres qui montent d’un niveau.
owed_send = Celles-ci montent
export = Enregistrer dans un fichier
link = Votre lien
link_text = Qui a ce lien a les campagnes. Gardez-le pour continuer ailleurs.
not_there = Cette campagne n’est pas ici, ou son lien manque.
legendary = Chaque quête a son tampon Légendaire : vous êtes un joueur légendaire.
earned = Ce que cela rapporte
earned_stamps = Tamponné à l’encre { $ink } : { $quests }.
earned_none = Pas de tampon : { $why }.
earned_nothing = Pas de nouveau tampon cette fois.
earned_cards = La prochaine fois, René a { $cards }.
earned_powers = La Torpedo garde { $powers }.
earned_first = { $first ->
    [1] Vous commencez la prochaine course.
   *[other] La Torpedo commence la prochaine course.
}
earned_owed = Nommez { $n } de ses cartes dans le passeport avant la prochaine course.
to_passport = Au passeport
