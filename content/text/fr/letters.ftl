# Lettres et avis à ceux qui ont une carte et ne sont pas là : du texte simple, un message par ligne.

hello = Bonjour { $name },
subject_move = À vous de jouer : { $table }
subject_soon = Votre temps s’achève : { $table }
subject_over = C’est fini : { $table }
subject_opened = Votre table est ouverte : { $table }
subject_many = Des nouvelles de { $n } tables
subject_confirm = Est-ce votre adresse ?
line_move = À vous de jouer à « { $table } » ({ $place }).
line_soon = Votre temps à « { $table } » ({ $place }) s’achève. Ensuite, le programme décide pour vous.
line_over = La course à « { $table } » ({ $place }) est finie.
line_opened = Votre table « { $table } » ({ $place }) est ouverte : prenez place.
rank = Vous êtes arrivé numéro { $n }.
left = Temps restant : { $left }.
left_days = { $n } jours
left_hours = { $n } heures
left_minutes = { $n ->
    [one] une minute
   *[other] { $n } minutes
  }
with = À table avec vous : { $names }.
why = Vous recevez ceci parce que vous l’avez demandé sur votre carte à { $address }.
change = Dites ce que vous voulez savoir, et quand ne pas être dérangé : { $link }
stop = Plus de courrier, en un clic : { $link }
confirm = Quelqu’un, vous, espérons-le, veut recevoir ici des nouvelles des courses de { $address }. Si c’était vous, ouvrez ce lien dans les trois jours :
confirm_not = Si ce n’était pas vous, ne faites rien : plus rien ne sera envoyé ici, et l’adresse sera oubliée.
game_race = The Great Race
game_motorcar = The Great Motorcar Race
