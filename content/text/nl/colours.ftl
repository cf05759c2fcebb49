### Kleuren van de steden.

blue = Blauw
yellow = Geel
green = Groen
red = Rood
purple = Paars
