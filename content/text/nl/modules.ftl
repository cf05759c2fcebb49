### Modules van The Great Race: naam, en in één regel wat ze doen.

postal = Post
    .text = In de steden liggen pakketten; breng er een naar een stad van dezelfde kleur en krijg betaald.

season = Seizoen
    .text = Elke beurt is twee maanden later, en een dobbelsteen beslist wat het weer kost.

microclimate = Microklimaat
    .text = Tegels waarboven een dobbelsteen het weer bepaalt, telkens als iemand erop rijdt.

village = Dorp
    .text = Tegels waar een rit goed kan eindigen: benzine, onderdelen, geld of een kaart.

patronage = Mecenaat
    .text = Geld werven brengt je beschermheer vooruit; int wanneer de beurs vol genoeg is.

diplomacy = Diplomatie
    .text = Een stad verlaten vraagt invloed, geluk of smeergeld.

leaders = Leiders
    .text = Een kapitein met een bijzondere kracht voor elk team.

paddock = Paddock
    .text = Elke halfrups heeft eigen meters: volgens haar blad, of zoals jij haar bouwt.
