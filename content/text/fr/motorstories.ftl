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
