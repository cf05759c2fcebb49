### Les cartes : leur nom et leur effet.

trail_hunter = Chasseur de pistes
    .text = Ôtez une ou deux tuiles du plateau, où qu’elles soient, pourvu qu’aucun véhicule ne s’y trouve. Elles quittent la course.

saboteur = Saboteur
    .text = Désignez un rival : il subit deux niveaux de dégâts, que vous répartissez entre son moteur et son châssis.

repairman = Réparateur
    .text = Faites une réparation sans assistant : posez les pièces et les boîtes à outils de votre main et achetez autant de pièces que vous pouvez en payer.

militia = Milice
    .text = Annulez un danger, sur la tuile où vous entrez ou sur la carte d’un rival, même en dehors de votre tour.

driver = Pilote
    .text = Roulez une fois sans assistant, sans dépasser ce que permet votre moteur au départ. Une ville arrête toujours le trajet.

con_artist = Escroc
    .text = Échangez la place de deux tuiles du plateau, même occupées. Personne ne paie pour le nouveau terrain.

cartographer = Cartographe
    .text = Tirez trois tuiles du sac et posez-les toutes de sorte qu’une chaîne de tuiles et de villes relie chacune à votre véhicule.

financial = Financier
    .text = Vos mécènes vous envoient 30 F.

transport = Transport
    .text = Le bateau ou l’avion vous coûte 50 F de moins pour ce voyage. Plusieurs cartes s’additionnent, mais on ne rend pas la monnaie.

jerrycan = Jerrycan
    .text = Un niveau d’essence en plus, à tout moment de votre tour, au lieu d’une défausse, et avant que la Douane ne se serve. Inutile si le réservoir est plein.

refuelling_station = Station-service
    .text = Cinq niveaux d’essence ; ce qui n’entre pas dans le réservoir est perdu.

guide = Guide
    .text = Pendant un trajet, passez outre un symbole d’arrêt sur une tuile et continuez. Une ville vous arrête quand même.

spare_parts = Pièces de rechange
    .text = Lors d’une réparation, votre moteur ou votre châssis remonte d’un niveau.

engine_parts = Pièces moteur
    .text = Lors d’une réparation, votre moteur remonte d’un niveau.

chassis_parts = Pièces de châssis
    .text = Lors d’une réparation, votre châssis remonte d’un niveau.

toolbox = Boîte à outils
    .text = Lors d’une réparation, trois niveaux à partager à votre gré entre moteur et châssis.

tracker = Pisteur
    .text = Regardez les trois cartes suivantes : deux rejoignent votre main, une part à la défausse.

ransom = Rançon
    .text = Désignez un rival : il verse 20 F à la banque, ou tout son argent s’il en a moins.

siphoner = Siphonneur
    .text = Désignez un rival : son réservoir perd deux niveaux d’essence. Vous n’en recevez aucun.

customs = Douane
    .text = Désignez un rival : il se défait de deux cartes, à son choix.
