### Couleurs des villes.

blue = Bleu
yellow = Jaune
green = Vert
red = Rouge
purple = Violet
