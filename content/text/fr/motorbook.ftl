### Les règles de The Great Motorcar Race, avec nos propres mots, un texte par chapitre ; les lignes vides séparent les alinéas. Les
### titres sont dans motortable.ftl.

book_title = The Great Motorcar Race : les règles
book_motto = De New York à Paris par le nord, pour trois à six voitures
book_contents = Chapitres
book_rulings_lead = Ce que nous jouons là où le livre se tait, hésite ou se contredit. Les refus à la table citent ces numéros ou un chapitre.

text_aim =
    Chacun conduit une automobile de New York à Paris. La route compte seize étapes en quatre parties : l’Amérique, l’Alaska, la Sibérie et l’Europe. Chaque étape est une manche, où chaque voiture roule une fois et où des jours passent pour elle.

    Les jours se comptent sur la piste : cinquante cases autour de la carte, et un tour par cinquante jours. Qui a usé le moins de jours après la seizième étape gagne.

    Chaque voiture a trois pions, qui disent à quelle allure on la mène, et commence avec un jeton de fair-play.
text_order =
    L’ordre du tour dit qui lance, choisit et endure avant qui. Il n’a rien à voir avec l’avance sur la route.

    Avant la première étape, chacun tire en arrière une petite voiture et lâche, tous ensemble. Celle qui s’arrête le plus près du bord d’en face passe première, la suivante deuxième, et ainsi de suite ; sur le bord même n’est pas par-dessus, et qui passe par-dessus bord est dernière. Après les étapes 4, 8 et 12, on recommence.

    Une table peut convenir de tirer au sort.
text_strain =
    Au début d’une manche, chacun ferme la main sur un, deux ou trois de ses pions : effort normal, intense ou extrême. Une main fermée peut se rouvrir tant que d’autres réfléchissent. Quand la dernière est fermée, toutes s’ouvrent ensemble.

    Les pions montrés vont dans le sac. L’effort reste en vue toute la manche : il règle l’allure de la voiture et la durée de ses ennuis.
text_trouble =
    La partie du trajet dit combien de pions seront tirés : le nombre de voitures moins trois dans la première, moins deux dans les deux suivantes, moins un dans la dernière. Puis chaque voiture lance un dé. Si le total atteint cinq fois le nombre de voitures, on tire un pion de plus ; huit fois, deux de plus.

    La dernière dans l’ordre tire. Le pion qui sort vaut un pépin de hasard à sa voiture, et cela peut arriver plusieurs fois. Il n’en sort jamais plus que le sac n’en contient. Le reste rentre chez soi ; un pion tiré rentre quand son pépin est passé.
text_inflict =
    Les dés comptés, et avant de tirer, deux jetons infligent un pépin à une rivale. Une joueuse paie les deux, ou en pose un près de la rivale et espère quelqu’un de plus loin dans l’ordre pour ajouter le second. Un jeton resté seul revient.

    Les jetons restent près de la voiture visée jusqu’à la fin du pépin. Personne n’en inflige à sa propre voiture.
text_road =
    Dans l’ordre, chaque voiture lance et roule. Effort normal : un dé et onze jours. Effort intense : le plus bas de deux dés et neuf jours. Effort extrême : le plus bas de trois dés et sept jours. Les dés comptent de un à dix.

    La voiture avance d’autant de jours sur la piste avant que la suivante lance.
text_help =
    Quand votre voiture commence ou finit sa route le jour d’une rivale en difficulté, ou dépasse ce jour, vous pouvez mettre fin à un de ses pépins. Cela ne coûte rien, rapporte aussitôt un jeton, et ne se refuse pas.

    On n’aide que celles qui sont avant soi dans l’ordre : elles ont déjà roulé. On peut aider plusieurs rivales dans une manche, d’un pépin chacune.
text_ways_out =
    Quand toutes ont roulé restent trois issues, dans cet ordre. D’abord la plus lente, au jour le plus haut, peut mettre fin pour rien à un de ses pépins, de hasard ou infligé.

    Puis chacune, dans l’ordre, peut racheter ses pépins de hasard d’un jeton chacun. Aucun jeton ne rachète un pépin infligé : seule une aide y met fin, ou le fait d’être la plus lente.
text_endure =
    Le reste s’endure, dans l’ordre, avec un jet pour chaque pépin. L’effort normal perd un dé de jours. L’effort intense perd le plus haut de deux dés et deux jours. L’effort extrême perd le plus haut de trois dés et quatre jours.

    Quand tout est passé, la plus lente de toutes reçoit un jeton. Puis commence la manche suivante.
text_end =
    Après la seizième manche, le moins de jours gagne. À jours égaux, plus de jetons passe devant. Les voitures égales en tout partagent la victoire, et le journal imprime les deux noms.
text_story =
    Le 12 février 1908, six voitures attendaient à Times Square. Deux journaux, l’un de Paris, l’autre de New York, avaient demandé qui oserait rouler d’une ville à l’autre par le chemin long : l’Amérique, la neige de l’Alaska, la glace du détroit de Béring, la Sibérie, et la maison. Il n’y avait guère de routes. C’était bien l’idée.

    L’américaine Thomas Flyer portait George Schuster, un mécanicien prié la veille. L’allemande Protos était au lieutenant Koeppen, en congé de l’armée, qui ne savait pas conduire. L’italienne Züst avait un poète à bord, Antonio Scarfoglio. De France venaient une De Dion-Bouton menée par un homme de toutes les campagnes, une lourde Motobloc, et une Sizaire-Naudin si petite que son unique cylindre se rendit après quatre-vingt-seize milles.

    L’hiver fut le pire depuis des années. On pelleta sa route à travers l’État de New York, on roula sur les traverses, l’horaire des trains à la main, on paya les chevaux des fermiers. Quand la Flyer gagna l’Alaska en vapeur, elle trouva de la neige plus haut que son toit et pas de piste ; on envoya la course par mer, au Japon puis en Mandchourie. Ce jeu garde la route telle qu’on l’avait rêvée.

    La Protos entra dans Paris le 26 juillet, la Flyer quatre jours plus tard. Mais les Allemands avaient mis leur voiture au train pour un bout du chemin et n’avaient pas fait le détour d’Alaska : on leur compta trente jours de plus, et la Flyer avait gagné, en 169 jours. Aux portes de Paris, un agent l’arrêta faute de phare. On hissa à bord une bicyclette et sa lanterne, et la course fut finie.

    La Züst rentra en septembre, troisième et dernière, après un cheval en Russie, une prison en Sibérie et beaucoup de poèmes.

ruling_m1 = La face 0 d’un dé vaut dix.
ruling_m2 = Trois voitures n’ont pas de pépin de hasard dans la première partie, sauf si les dés en amènent un.
ruling_m3 = Une manche peut donc s’en passer.
ruling_m4 = Il n’y a jamais plus de pépins de hasard que de pions dans le sac.
ruling_m5 = On lance d’abord, puis viennent les coups bas, puis on tire : qui inflige sait combien il en viendra.
ruling_m6 = Dans l’ordre, chacune peut payer deux jetons ou en avancer un ; les suivantes peuvent compléter. Une rivale peut en recevoir plusieurs.
ruling_m7 = Un pépin infligé finit par une aide ou par l’issue gratuite de la plus lente, jamais par un jeton.
ruling_m8 = L’aide vient en roulant, puis la plus lente, puis les jetons, puis on endure. Aucun jeton n’est payé avant que toutes aient roulé.
ruling_m9 = Celle qui aide choisit quel pépin finit.
ruling_m10 = Croiser et dépasser se mesurent en jours complets, non sur l’anneau de cinquante.
ruling_m11 = Les jours endurés ne sont pas de la route : ils n’aident personne.
ruling_m12 = À lenteur égale, la dernière dans l’ordre compte comme la plus lente.
ruling_m13 = À jours égaux, les jetons tranchent ; ensuite la victoire est partagée.
ruling_m14 = La réserve de jetons n’a pas de fin.
ruling_m15 = On lance les petites voitures avant la première manche et après les manches 4, 8 et 12 ; par-dessus bord est dernier. On peut tirer au sort.
ruling_m16 = Chaque pépin d’une voiture a son jet.
ruling_m17 = Chacune dit combien de pépins elle rachète avant que le premier soit enduré. Un jeton gagné dans la manche peut servir.
ruling_m18 = Qui dépasse plusieurs rivales est interrogée sur chacune, avant que la suivante lance, et peut passer son chemin.
ruling_m19 = Il y a un seul tour pour les coups bas ; à sa place, on agit tant qu’on a des jetons. Les jetons restent dépensés quand le pépin finit.
ruling_m20 = La plus lente peut laisser passer l’issue gratuite, ou choisir laquelle. Le jeton de fin de manche va à la plus lente après avoir enduré. À égalité de pichenette, on tire au sort.
ruling_m21 = Une seule avance à la fois près d’une rivale ; toute joueuse peut la compléter, sa propriétaire aussi. Une avance que personne ne pourrait compléter est refusée.
ruling_m22 = La plus lente sans pépin ne cède son issue gratuite à personne.
ruling_m23 = Les tractions sont scellées et ne se reprennent pas ; une main fermée se rouvre tant que d’autres réfléchissent.
ruling_m24 = Les pépins de hasard s’endurent avant les infligés. Qui n’a qu’une réponse possible n’est pas interrogée.

## Une première leçon.

lesson_title = Apprendre : une première course
lesson_motto = Sept images, puis vous conduisez
lesson_start = Commencer une première course
lesson_1 = Seize étapes mènent de New York à Paris. Les voitures sont sur la piste autour de la carte : elle compte les jours. Moins vaut mieux.
lesson_2 = Une pichenette règle l’ordre du tour. Aussi près du bord que vous osez : par-dessus, vous êtes dernière.
lesson_3 = Fermez la main sur un, deux ou trois pions. Plus de pions roulent plus vite, et il y en a plus à vous dans le sac.
lesson_4 = Les dés et la partie du trajet disent combien de pions sont tirés. Le pion qui sort met sa voiture dans le pétrin.
lesson_5 = Deux jetons mettent une rivale dans le pétrin : les deux à vous, ou un à vous et un à une partenaire.
lesson_6 = Lancez et roulez. Si vous dépassez une rivale bloquée, aidez-la : cela ne coûte rien et rapporte un jeton.
lesson_7 = Un jeton met fin à un pépin de hasard, la plus lente sort d’un pépin pour rien, le reste coûte des jours. En route pour l’étape suivante !
