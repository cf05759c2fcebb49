### Les modules de The Great Race : leur nom, et ce qu’ils font en une ligne.

postal = Poste
    .text = Des colis attendent dans les villes ; portez-en un dans une ville de sa couleur et touchez son prix.

season = Saison
    .text = Chaque tour avance de deux mois, et un dé décide de ce que coûte le temps.

microclimate = Microclimat
    .text = Des tuiles dont un dé décide le ciel chaque fois que l’on y entre.

village = Village
    .text = Des tuiles où un trajet peut bien finir : essence, pièces, argent ou carte.

patronage = Mécénat
    .text = Lever des fonds fait avancer votre mécène ; encaissez quand la bourse est assez pleine.

diplomacy = Diplomatie
    .text = Quitter une ville demande de l’influence, de la chance ou un pot-de-vin.

leaders = Chefs
    .text = Un capitaine et son pouvoir pour chaque équipage.

paddock = Paddock
    .text = Chaque autochenille a ses propres jauges : selon sa fiche, ou comme vous la bâtissez.

## Panneaux à côté du plateau.

hard_form = difficile
free_form = libre
modules_sheet = Modules
modules_tab = Modules
die_shows = Le dé montre { $face }
die_waits = Le dé n’est pas encore jeté
sky_waits = Le dé va être jeté.
sky_clear = Beau temps : les tuiles coûtent ce qu’elles montrent.
sky_petrol = Terrain lourd : 1 essence de plus sur chaque tuile.
sky_damage = Tempête : 1 dégât de plus sur chaque tuile.
sky_petrol_and_damage = Ouragan : 1 essence et 1 dégât de plus sur chaque tuile.
sky_no_boats = Grosse mer : aucun bateau ne sort.
climate_note = Microclimat : un dé quand on y entre
patrons = Mécènes
patron_worth = le vôtre offre { $francs }
patron_collect = Encaisser { $francs }
patron_of = Mécène de { $who }
patron_next = La prochaine levée de fonds le mène à { $francs }.
patron_last = Plus aucune case libre devant lui.
out_patron = { $n ->
    [one] votre mécène avance d’une case libre
   *[other] votre mécène avance de { $n } cases libres
}
influence = Influence
influence_row = Villes en { $colour } : votre influence est de { $level }, le niveau suivant coûte { $francs }
influence_top = Villes en { $colour } : vous passez librement
influence_of = { $who } { $level }
gate_rule = sortie si le dé ≤ niveau
gate_level = Votre influence dans les villes en { $colour } : { $level }
gate_level_short = dé ≤ { $level }
gate_roll = { $level } ou moins vous laisse sortir ; chaque point de plus coûte { $francs }.
gate_bribe = Un { $die }, niveau { $level } : payez { $francs } ou restez.
parcel_yours = Votre colis
parcel_of = Colis de { $who }
parcel_reward = { $francs } à la livraison
parcel_to = Vers une ville en { $colour }
parcel_any = toute
parcel_none = Aucun colis
parcel_here = Un colis en { $colour } attend ici.
parcel_look = Vous n’en avez pas : chargez-en un là où il y en a.
then_postal_load = vous le portez jusqu’à ce qu’une ville de sa couleur le paie
then_postal_leave = il reste dans la ville, et vous repartez à vide
then_diplomacy_stay = le trajet est fini, et son assistant est dépensé
workshop = Paddock
level_price = { $francs } le niveau, à l’achat ou à la vente
level_more = { $gauge } : pas un niveau de plus
level_less = { $gauge } : pas un niveau de moins
