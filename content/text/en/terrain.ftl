### Terrain of the tiles.

desert = Desert
savanna = Savanna
jungle = Jungle
mountain = Mountains
steppe = Steppe
prairie = Prairie
swamp = Swamp
river = River
village = Village
microclimate = Microclimate
