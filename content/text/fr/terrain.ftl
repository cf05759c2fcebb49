### Le terrain des tuiles.

desert = Désert
savanna = Savane
jungle = Jungle
mountain = Montagnes
steppe = Steppe
prairie = Prairie
swamp = Marais
river = Rivière
village = Village
microclimate = Microclimat
