### Les cartes de mode : leur nom et une ligne à leur sujet ; et les mots du formulaire qui mêle les modules.

first_light = Première lueur
    .text = La course elle-même, et rien d’autre.

the_captains = Les capitaines
    .text = Chaque équipage suit quelqu’un de doué.

village_road = Route des villages
    .text = On fait signe au bord du chemin : s’arrêter, ou filer.

post_haste = Courrier pressé
    .text = Les colis paient l’essence.

weather_eye = L’œil au ciel
    .text = Des capitaines qui lèvent les yeux avant de partir.

the_workshop = L’atelier
    .text = Il n’y a pas deux autochenilles pareilles.

borders = Frontières
    .text = Sortir de la ville, c’est la moitié de la course.

high_society = Le beau monde
    .text = Soyez charmant, et la bourse se remplit seule.

foul_weather = Gros temps
    .text = Il n’y a pas de bon mois pour voyager.

grand_tour = Le grand tour
    .text = Des lettres, des villages et un capitaine inoubliable.

intrigue = Intrigues
    .text = Amis riches, portes closes, mains tendues.

everything = Tout à la fois
    .text = Tout en même temps. Gardez votre soirée.

mix_title = Modes de jeu et modules
mix_modules = Modules
mix_modules_text = chacun joue seul ou avec les autres
mix_cards = Ou prenez une carte de mode
mix_cards_text = elle règle les interrupteurs
mix_draw = En tirer une
mix_draw_text = Une carte de mode est tirée au départ
mix_alone = La course seule
mix_own = Mélange maison
mix_with = { $mode } : { $modules }
mix_drawn = tirée : { $mode }
mix_dealt = chefs tirés au sort
mix_leave = Rien de plus
mix_no_crews = Les équipages choisis sont abandonnés : chaque chef amène le sien.
form_of = { $module } : quelle forme ?
form_normal = normal
form_hard = difficile
form_sheet = selon sa fiche
form_free = bâti librement
form_draft = choisis tour à tour
form_random = tirés au sort
form_all = chefs de toutes les éditions
