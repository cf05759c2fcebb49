# Une course en solo sur la page : la carte de René, la fiche de la Torpedo, ce qu’il fait et pourquoi.
card_title = René Estienne
card_level = niveau { $level }
card_back = Sa carte reste cachée jusqu’à ce que votre plan soit ouvert.
card_objective = objectif
card_nowhere = pas encore
card_tiles = Pose { $n } tuiles
card_tiles_text = moins de { $limit } sur sa route, sinon sur la vôtre
card_moves = Assistants : le premier pose, les autres roulent
card_lay = pose
card_drives = { $n ->
    [0] ne bouge pas
    [one] { $n } case
   *[other] { $n } cases
}
card_assistant = Assistant { $n } : { $does }
card_slots = Prend la place { $first }, ou { $second }
card_slots_text = s’il est premier, ou second
card_danger = Le danger vous coûte { $n }
card_danger_text = { $gauge }, pour chaque carte restée au marché
card_recover = +{ $petrol } essence, +{ $mechanics } mécanique
card_recover_text = reviennent à la Planification
card_left = { $n ->
    [0] toutes les cartes montrées
    [one] { $n } carte restante
   *[other] { $n } cartes restantes
}
torpedo_text = Six roues, pas d’argent, pas de cartes
torpedo_where = Montrer la Torpedo sur la carte
torpedo_dial = MÉCANIQUE
torpedo_assistants = { $n ->
    [0] plus d’assistant
    [one] { $n } assistant restant
   *[other] { $n } assistants restants
}
powers = Pouvoirs hérités
powers_stuck = { $n } sur 16 collés
powers_off = Cette course est sans pouvoirs hérités.
power_has = { $colour } { $level }, collé : { $what }
power_next = { $colour } { $level }, le prochain : { $what }
power_later = { $colour } { $level }, plus tard : { $what }
power_blue_1 = Sans stop
    .text = Les symboles stop ne l’arrêtent pas.
power_blue_2 = Risque gratuit
    .text = Les zones à risque ne lui coûtent pas plus d’essence.
power_blue_3 = Bateaux gratuits
    .text = Elle prend le bateau, pour rien.
power_blue_4 = +1 au trajet 2
    .text = Son deuxième assistant roule une case de plus.
power_yellow_1 = Jauges à 7
    .text = Les deux jauges montent à 7.
power_yellow_2 = Jauges à 8
    .text = Les deux jauges montent à 8.
power_yellow_3 = Jauges à 9
    .text = Les deux jauges montent à 9.
power_yellow_4 = Jauges à 10
    .text = Les deux jauges montent à 10.
power_green_1 = Essence au camp
    .text = Les cartes d’essence que René prend au bivouac remplissent son réservoir.
power_green_2 = Répare au camp
    .text = Les pièces et outils que René prend au bivouac la réparent.
power_green_3 = Essence en ville
    .text = Les cartes d’essence qu’elle pioche en ville remplissent son réservoir.
power_green_4 = Répare en ville
    .text = Les pièces et outils qu’elle pioche en ville la réparent.
power_red_1 = Danger au camp
    .text = Les cartes de danger que René prend au bivouac vous touchent.
power_red_2 = Danger en ville
    .text = Les cartes de danger qu’elle pioche en ville vous touchent.
power_red_3 = Danger à 1
    .text = Le danger d’une tuile lui coûte 1 mécanique.
power_red_4 = Danger à 0
    .text = Le danger d’une tuile ne lui coûte rien.
thinks = Comment pense René
thinks_none = Ce qu’il fait et pourquoi est dit ici, pas à pas.
thinks_again = Revoir
turn_rene = Tour de René
turn_next = Pas suivant
turn_mine = À mon tour
turn_pace = Rythme
pace_step = pas à pas
pace_slow = lent
pace_normal = normal
pace_fast = rapide
pace_instant = d’un coup
sheet = René et la Torpedo
sheet_deck = Pas encore montrées
sheet_deck_text = Laquelle vient ensuite, personne ne le sait.
sign_card = La carte de René
    .text = Elle dit ce que René fait ce tour : combien de tuiles il pose, de combien roule chaque assistant, ce qu’il prend au bivouac. Une nouvelle vient quand les plans sont ouverts.
sign_objective = Objectif
    .text = La ville la plus proche devant, de la couleur de la carte et pas encore visitée, ou l’arrivée si elle est plus proche.
sign_tiles = Poser des tuiles
    .text = Le premier assistant de René pioche des tuiles, la plus facile d’abord. Essence, dégâts, danger et stop comptent 1 chacun : en dessous du nombre, la tuile va sur la route de la Torpedo, sinon sur la vôtre.
sign_moves = Rouler
    .text = Chaque assistant suivant roule au plus tant de cases : vers une ville nouvelle à côté, sinon par la tuile connue la plus facile vers l’objectif, sinon à l’aveugle.
sign_slots = Le marché
    .text = Au bivouac, René prend ces places avant vous et défausse ce qui s’y trouve.
sign_harm = Danger au marché
    .text = Chaque carte de danger qui reste quand les deux ont pris vous coûte autant.
sign_recover = Récupération
    .text = Autant revient à la Torpedo à la Planification.
sign_left = Le paquet de René
    .text = Huit cartes. Quand toutes ont été montrées, on les mélange ; chacune montrée compte un point pour René si la Torpedo arrive.
sign_torpedo = La Torpedo
    .text = La voiture de René. Elle a essence et mécanique, cinq assistants, ni argent ni main.
sign_mechanics = Mécanique
    .text = Dégâts et danger la font baisser. À 0, la Torpedo reste sur place jusqu’à sa récupération à la Planification.
