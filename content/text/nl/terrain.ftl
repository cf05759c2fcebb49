### Terrein van de tegels.

desert = Woestijn
savanna = Savanne
jungle = Oerwoud
mountain = Bergen
steppe = Steppe
prairie = Prairie
swamp = Moeras
river = Rivier
village = Dorp
microclimate = Microklimaat
