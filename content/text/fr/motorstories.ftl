### Les pépins en petites histoires, six de chaque sorte pour chaque partie du trajet. $car est la voiture en difficulté, $place la
### destination de l’étape.

## L’Amérique, par hasard.

story_random_1_1 = Une congère avant { $place } avale la { $car } jusqu’aux phares. Des fermiers à pelles demandent un dollar le pied.
story_random_1_2 = La { $car } suit les traverses du chemin de fer, et nul ressort ne suit les traverses. Celui d’arrière est en deux morceaux.
story_random_1_3 = Dans la boue jusqu’aux essieux. On loue une mule ; elle regarde la { $car } et s’assied.
story_random_1_4 = Le passeur de { $place } est à la noce de son cousin. Dès quatre heures, l’équipe de la { $car } aussi.
story_random_1_5 = Un shérif n’a jamais rien vu de pareil à la { $car }, et l’enferme jusqu’à ce qu’on la lui explique.
story_random_1_6 = L’eau gèle, le radiateur éclate, et le ferblantier le plus proche habite derrière la montagne.

## L’Amérique, de main de rivale.

story_inflicted_1_1 = On a dit aux forgerons de { $place } que la { $car } ne paie jamais. Personne ne veut ferrer ses roues.
story_inflicted_1_2 = Le poteau indique { $place }. Hier aussi, mais dans l’autre sens.
story_inflicted_1_3 = Il y a de la mélasse dans l’essence de la { $car }. Cela sent la crêpe et cela coule pareil.
story_inflicted_1_4 = L’essence commandée pour la { $car } est repartie, avec des compliments, pour le Mexique.
story_inflicted_1_5 = Une fanfare attend la { $car } à l’entrée de la ville et ne la lâche pas avant le quarante et unième couplet.
story_inflicted_1_6 = Douze clous, bien alignés. L’équipe de la { $car } colle des rustines jusqu’à l’aube et ne parle que de cela.

## L’Alaska, par hasard.

story_random_2_1 = La piste de { $place } est faite pour un traîneau à chiens. La { $car } n’est pas un traîneau à chiens.
story_random_2_2 = La glace du fleuve tient un moment. Puis la { $car } y est jusqu’aux sièges, et les rames sont à la maison.
story_random_2_3 = À moins quarante, l’huile de la { $car } est une bougie. On allume un feu dessous et l’on espère.
story_random_2_4 = Les loups ont mangé le siège de secours de la { $car }, et le mécanicien ne veut pas quitter son arbre.
story_random_2_5 = Un chercheur d’or jure qu’il y en a sous la { $car }. La moitié de { $place } vient creuser.
story_random_2_6 = Aveuglé par la neige, le pilote s’est fié aux étoiles, et les avait toutes justes sauf une.

## L’Alaska, de main de rivale.

story_inflicted_2_1 = Les chiens qui devaient tirer la { $car } ont été achetés cette nuit par un inconnu à lunettes.
story_inflicted_2_2 = La carte de la { $car } montre un col. Le col ne montre aucun passage : quelqu’un a la plume sûre.
story_inflicted_2_3 = À { $place }, toutes les pelles sont vendues. Toutes, à un seul homme, ce matin.
story_inflicted_2_4 = Quelqu’un a parlé aux ours du jambon de la { $car }.
story_inflicted_2_5 = Le télégraphe dit que la course est finie et que la { $car } peut rentrer. Le démenti met des jours.
story_inflicted_2_6 = Les chaînes de la { $car } pendent à un sapin de { $place }, à six mètres de haut, nouées en ruban.

## La Sibérie, par hasard.

story_random_3_1 = La taïga dégèle. La { $car } est sur la route de { $place }, et la route n’est sur rien.
story_random_3_2 = Des maquignons, une noce et beaucoup de thé : la { $car } est l’invitée d’honneur et ne peut pas partir.
story_random_3_3 = Le pont avant { $place } fut bâti pour les traîneaux. Une moitié l’est encore.
story_random_3_4 = Des moustiques dans le carburateur de la { $car }, et partout ailleurs aussi.
story_random_3_5 = Il manque un cachet aux passeports. Il est à { $place } ; le fonctionnaire qui le garde est à Saint-Pétersbourg.
story_random_3_6 = La { $car } roule entre les rails, et le Transsibérien aussi, à l’heure pour une fois.

## La Sibérie, de main de rivale.

story_inflicted_3_1 = On a dit au gouverneur que l’équipe de la { $car } est une bande d’espions. Ravi, il l’invite à dîner sous bonne garde.
story_inflicted_3_2 = Quelqu’un a bu l’alcool des lampes de la { $car } et laissé de très longues excuses.
story_inflicted_3_3 = Au dépôt de { $place }, quarante bidons attendent la { $car }, tous pleins de graisse d’oie.
story_inflicted_3_4 = Le guide de la { $car } connaît toutes les routes sauf celle-ci. Une rivale l’avait chaudement recommandé.
story_inflicted_3_5 = Une bougie de la { $car } orne le chapeau du chef, cadeau d’un monsieur qui vient de partir.
story_inflicted_3_6 = Le chef de gare de { $place } a l’ordre écrit de ne laisser aucune { $car } sur les rails. L’encre est encore fraîche.

## L’Europe, par hasard.

story_random_4_1 = Cent milles de pavés. À { $place }, la { $car } compte ses boulons : il en manque neuf.
story_random_4_2 = La foule emporte le pilote de la { $car } sur ses épaules, et oublie où elle l’a posé.
story_random_4_3 = Le gendarme de { $place } veut un feu à l’arrière. La { $car } n’en a pas. Le gendarme a le temps.
story_random_4_4 = Une oie, une charrette, un fossé. La { $car } est dans le troisième, l’oie réclame des dommages.
story_random_4_5 = La fièvre. Le docteur de { $place } ordonne huit jours de lit ; l’équipe de la { $car } marchande.
story_random_4_6 = La boîte de vitesses de la { $car } est venue de New York à { $place } et n’entend pas aller plus loin.

## L’Europe, de main de rivale.

story_inflicted_4_1 = Un télégramme au nom de l’Empereur appelle la { $car } à une parade. Il n’y a pas de parade.
story_inflicted_4_2 = Le passage à niveau de { $place } est fermé. On a payé le garde pour laisser passer les oies, une à une.
story_inflicted_4_3 = Du sucre dans l’essence de la { $car } : l’échappement sent le caramel, et le moteur s’est tu.
story_inflicted_4_4 = L’hôtel de { $place } regrette. Quelqu’un a payé toutes les chambres, et la grange.
story_inflicted_4_5 = Un tailleur jure que le pilote de la { $car } lui doit trois costumes, et garde les roues en gage.
story_inflicted_4_6 = On a dit aux reporters de onze journaux que la { $car } reçoit toute la journée.

## Ce qui n’arrive que vers un seul endroit : par hasard, et par la main d’un rival.

story_random_to_chicago = Les rues de { $place } sont si pleines de chapeaux que la { $car } n’y trouve plus la chaussée.
story_inflicted_to_chicago = La grille du marché aux bestiaux est restée ouverte : la { $car } est comptée, pesée et presque vendue.
story_random_to_promontory_point = Sur la voie unique de { $place }, la { $car } croise le train postal, et la poste a priorité.
story_inflicted_to_promontory_point = On a dit au chef de gare que la { $car } roule sans billet. Il la fait attendre au guichet.
story_random_to_san_francisco = Les collines de { $place } montent comme un mur. La { $car } commence par les descendre, à reculons.
story_inflicted_to_san_francisco = On a accroché la { $car } à un tramway à câble. Elle monte et descend depuis ce matin.
story_random_to_vancouver = Il pleut avant { $place }. Il pleut depuis mardi, et la { $car } flotte mieux qu’elle ne roule.
story_inflicted_to_vancouver = Un bûcheron fut payé pour coucher un arbre devant la { $car }. Généreux, il en a couché neuf.
story_random_to_skagway = Au col de { $place } tout se porte à dos : les roues de la { $car }, puis le reste, puis le piano d’un inconnu.
story_inflicted_to_skagway = Un joueur de { $place } a gagné les roues de secours de la { $car } à quelqu’un qui ne les possédait pas.
story_random_to_dawson = À { $place } il y a un barbier, un bain et un lit. On y retrouve l’équipage de la { $car } deux jours plus tard.
story_inflicted_to_dawson = Une concession est jalonnée à { $place } : au nord l’église, au sud le fleuve, et au milieu la { $car }.
story_random_to_fairbanks = La piste de { $place } est marquée de fanions. Le vent a pris les fanions, et la { $car } la mauvaise vallée.
story_inflicted_to_fairbanks = Les phares de la { $car } ont été remplis de whisky. Ils brûlent à merveille ; l’huile, elle, a été bue.
story_random_to_nome = À { $place } la plage est pleine d’or et la marée pleine de la { $car }.
story_inflicted_to_nome = Le dentiste de { $place } a su que le pilote de la { $car } souffrait horriblement. Il ne veut rien entendre.
story_random_to_east_cape = La glace vers { $place } dérive. La { $car } a roulé tout le jour et s’en trouve plus loin que ce matin.
story_inflicted_to_east_cape = Quelqu’un a vendu à l’équipage de la { $car } une carte de la glace. La semaine passée, elle était bonne.
story_random_to_sredne_kolymsk = Les rennes loués pour la { $car } connaissent le chemin de { $place }, et en préfèrent un autre.
story_inflicted_to_sredne_kolymsk = Le chef de police de { $place } a reçu une lettre sur la { $car }. Il lit lentement, et il y a une seconde page.
story_random_to_yakutsk = La Lena avant { $place } est large de trois kilomètres, et le bac de la { $car } est en face, où on le repeint.
story_inflicted_to_yakutsk = À { $place } tous les chevaux sont loués : à personne, en fait, mais payés d’avance.
story_random_to_irkutsk = Le lac Baïkal barre la route de la { $car }. On l’en prie poliment, il ne bouge pas.
story_inflicted_to_irkutsk = La douane de { $place } a su que la { $car } était pleine de thé. Elle goûtera tout.
story_random_to_omsk = La steppe de { $place } n’a ni pierres ni arbres. Les ressorts de la { $car } ont cassé sur rien du tout.
story_inflicted_to_omsk = Un photographe de { $place } supplie la { $car } de poser une fois. On l’a payé pour une très longue pose.
story_random_to_moscow = Toutes les cloches de { $place } saluent la { $car }. Son cheval, prêté pour la dernière côte, rentre aussitôt chez lui.
story_inflicted_to_moscow = L’automobile-club de { $place } offre un dîner à la { $car }. Un rival l’a commandé, avec vingt-deux toasts.
story_random_to_berlin = À { $place } il est défendu de marcher sur l’herbe. La { $car } y a roulé, et il y a un formulaire.
story_inflicted_to_berlin = Une sentinelle de { $place } demande à la { $car } le mot de passe. On a donné à l’équipage celui de la veille.
story_random_to_paris = Les boulevards de { $place } sont en vue, une crevaison aussi. L’équipage de la { $car } chante en collant.
story_inflicted_to_paris = Un garçon de café aux portes de { $place } apporte à la { $car } l’addition de tous, depuis New York.
