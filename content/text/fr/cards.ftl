### Les cartes : leur nom et leur effet.

trail_hunter = Chasseur de pistes
    .short = Ôtez une ou deux tuiles, où que ce soit.
    .text = Ôtez une ou deux tuiles du plateau, où qu’elles soient, pourvu qu’aucun véhicule ne s’y trouve. Elles quittent la course.
    .hit = Une ou deux tuiles quittent le plateau.

saboteur = Saboteur
    .short = Un rival prend 2 dégâts ; vous répartissez.
    .text = Désignez un rival : il subit deux niveaux de dégâts, que vous répartissez entre son moteur et son châssis.
    .hit = Vous subissez deux niveaux de dégâts ; votre rival les répartit entre moteur et châssis.
    .lost = 2 dégâts

repairman = Réparateur
    .short = Une réparation sans assistant.
    .text = Faites une réparation sans assistant : posez les pièces et les boîtes à outils de votre main et achetez autant de pièces que vous pouvez en payer.

militia = Milice
    .short = Annule un danger, à tout moment.
    .text = Annulez un danger, sur la tuile où vous entrez ou sur la carte d’un rival, même en dehors de votre tour.
    .when = Elle se joue seulement quand un danger ou une attaque vous frappe.

driver = Pilote
    .short = Un trajet sans assistant.
    .text = Roulez une fois sans assistant, sans dépasser ce que permet votre moteur au départ. Une ville arrête toujours le trajet.

con_artist = Escroc
    .short = Deux tuiles échangent leur place.
    .text = Échangez la place de deux tuiles du plateau, même occupées. Personne ne paie pour le nouveau terrain.
    .hit = Deux tuiles du plateau échangent leur place.

cartographer = Cartographe
    .short = Tirez et posez 3 tuiles.
    .text = Tirez trois tuiles du sac et posez-les toutes de sorte qu’une chaîne de tuiles et de villes relie chacune à votre véhicule.

financial = Financier
    .short = +30 F.
    .text = Vos mécènes vous envoient 30 F.

transport = Transport
    .short = 50 F de moins en bateau ou avion.
    .text = Le bateau ou l’avion vous coûte 50 F de moins pour ce voyage. Plusieurs cartes s’additionnent, mais on ne rend pas la monnaie.

jerrycan = Jerrycan
    .short = +1 essence, à tout moment de votre tour.
    .text = Un niveau d’essence en plus, à tout moment de votre tour, au lieu d’une défausse, et avant que la Douane ne se serve. Inutile si le réservoir est plein.
    .when = Elle se joue à votre tour, s’il reste un niveau libre dans le réservoir.

refuelling_station = Station-service
    .short = +5 essence.
    .text = Cinq niveaux d’essence ; ce qui n’entre pas dans le réservoir est perdu.

guide = Guide
    .short = Continuez malgré un symbole d’arrêt.
    .text = Pendant un trajet, passez outre un symbole d’arrêt sur une tuile et continuez. Une ville vous arrête quand même.

spare_parts = Pièces de rechange
    .short = En réparant : moteur ou châssis +1.
    .text = Lors d’une réparation, votre moteur ou votre châssis remonte d’un niveau.

engine_parts = Pièces moteur
    .short = En réparant : moteur +1.
    .text = Lors d’une réparation, votre moteur remonte d’un niveau.

chassis_parts = Pièces de châssis
    .short = En réparant : châssis +1.
    .text = Lors d’une réparation, votre châssis remonte d’un niveau.

toolbox = Boîte à outils
    .short = En réparant : 3 niveaux, à répartir.
    .text = Lors d’une réparation, trois niveaux à partager à votre gré entre moteur et châssis.

tracker = Pisteur
    .short = Voyez 3 cartes, gardez-en 2.
    .text = Regardez les trois cartes suivantes : deux rejoignent votre main, une part à la défausse.

ransom = Rançon
    .short = Un rival verse 20 F.
    .text = Désignez un rival : il verse 20 F à la banque, ou tout son argent s’il en a moins.
    .hit = Vous payez 20 F à la banque, ou tout ce que vous avez si c’est moins.

siphoner = Siphonneur
    .short = Un rival perd 2 d’essence.
    .text = Désignez un rival : son réservoir perd deux niveaux d’essence. Vous n’en recevez aucun.
    .hit = Deux niveaux d’essence quittent votre réservoir, ou tout ce qu’il contient si c’est moins.

customs = Douane
    .short = Un rival se défait de 2 cartes.
    .text = Désignez un rival : il se défait de deux cartes, à son choix.
    .hit = Vous défaussez deux cartes de votre main, à votre choix.
    .lost = vous défaussez 2 cartes

weather_station = Station météo
    .short = Roulez ; le temps ne coûte rien.
    .text = Conduisez une fois sans assistant. Ni la saison ni un microclimat n’ajoutent rien aux tuiles de ce trajet ; les bateaux à quai y restent.

express_delivery = Livraison express
    .short = Livrez dans toute ville.
    .text = Dans toute ville sauf l’arrivée, remettez le colis à bord et touchez son prix, quelle que soit sa couleur.

visa = Visa
    .short = Sortez d’une ville sans dé.
    .text = Quittez une ville sans lancer le dé.

dandy = Dandy
    .short = Votre mécène avance de 2 cases.
    .text = Votre mécène avance de deux cases libres.

topographer = Topographe
    .short = Tirez 4 tuiles, posez-en 2.
    .text = Tirez quatre tuiles : posez-en deux reliées à votre chemin, les deux autres quittent la partie.

paddock = Paddock
    .short = Une jauge monte ou baisse d’un niveau.
    .text = Montez ou baissez d’un niveau, pour toujours, une jauge de votre véhicule : un niveau coûte 100 F, un niveau cédé en rapporte 100.
