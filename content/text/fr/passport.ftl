### Le passeport du jeu en solo : le nom de chaque quête et ce qu’elle demande.

africa_forward = Au sud vers le Cap
    .text = Gagner à travers l’Afrique, du désert au Cap.
africa_reverse = Au nord vers les sables
    .text = Gagner à travers l’Afrique, du Cap au désert.
south_america_forward = Vers le bout du monde
    .text = Gagner à travers l’Amérique du Sud, vers le sud.
south_america_reverse = Loin du froid
    .text = Gagner à travers l’Amérique du Sud, vers le nord.
asia_forward = La route de la soie
    .text = Gagner à travers l’Asie, vers l’est.
asia_reverse = Soleil couchant sur l’Asie
    .text = Gagner à travers l’Asie, vers l’ouest.
europe_forward = Le vieux continent
    .text = Gagner à travers l’Europe, du premier bout au second.
europe_reverse = Retour par l’Europe
    .text = Gagner à travers l’Europe dans l’autre sens.
usa_east_forward = De l’océan vers les terres
    .text = Gagner à travers les États de l’Est, en quittant la mer.
usa_east_reverse = Vers l’Atlantique
    .text = Gagner à travers les États de l’Est, jusqu’à la mer.
usa_west_forward = Vers l’ouest
    .text = Gagner à travers les États de l’Ouest, jusqu’au Pacifique.
usa_west_reverse = Retour par les montagnes
    .text = Gagner à travers les États de l’Ouest, en quittant le Pacifique.
usa_forward = D’un océan à l’autre
    .text = Gagner à travers tous les États-Unis, vers l’ouest.
usa_reverse = D’un océan à l’autre, à rebours
    .text = Gagner à travers tous les États-Unis, vers l’est.
first_flag = Le premier drapeau
    .text = Atteindre l’arrivée, quel que soit le vainqueur.
own_captain = Sous un capitaine
    .text = Gagner avec un chef.
foul_weather = Sale temps
    .text = Gagner avec les saisons difficiles.
village_friend = Un ami dans chaque village
    .text = Gagner avec les villages.
postmaster = Maître de poste
    .text = Livrer trois colis et atteindre l’arrivée.
envoy = L’émissaire
    .text = Gagner avec la diplomatie.
fine_company = En bonne compagnie
    .text = Gagner avec le mécénat.
thin_ice = Glace mince
    .text = Atteindre l’arrivée après trois cases de zones à risque, sans dégât sur aucune d’elles.
full_purse = La bourse pleine
    .text = Gagner avec 100F en poche.
never_pushed = Jamais poussé
    .text = Gagner sans que le moteur tombe jamais à 0.
solid_ground = Terre ferme
    .text = Gagner sans bateau, train ni avion.
the_master = Le maître
    .text = Battre René quand toutes ses cartes sont de niveau 3.

## Les encres, et ce qu’elles demandent

ink_prudent = Prudente
    .text = Ses cartes progressent, la Torpedo ne gagne aucun pouvoir.
ink_legendary = Légendaire
    .text = Ses cartes progressent, et la Torpedo garde ses pouvoirs.
ink_alone = Solitaire
    .text = Pas d’adversaire, une course contre la montre.

## Comment une course s’est terminée

ending_won = gagnée
ending_lost = perdue
ending_abandoned = abandonnée : à la Torpedo

## Pourquoi une course ne donne pas de tampon

no_stamp_no_passport = cette campagne n’a pas de passeport
no_stamp_abandoned = elle n’est pas allée à son terme
no_stamp_word_luck = le hasard venait d’un mot
no_stamp_assisted = quelque chose de déjà révélé a été repris
no_stamp_bot = un robot conduisait
no_stamp_no_deck_building = sans amélioration des cartes il n’y a pas d’encre

legendary_player = Joueur légendaire
