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
