### De kaarten: naam, en wat een kaart doet.

trail_hunter = Trail Hunter
    .text = Haal een of twee terreintegels van het bord, waar ze ook liggen, zolang er geen voertuig op staat. Ze doen niet meer mee in deze race.

saboteur = Saboteur
    .text = Wijs een rivaal aan: die loopt twee niveaus schade op, en jij verdeelt ze over motor en chassis.

repairman = Reparatie
    .text = Voer een reparatie uit zonder assistent: gebruik onderdelen en gereedschapskisten uit je hand en koop zoveel onderdelen als je kunt betalen.

militia = Militia
    .text = Maak één gevaar ongedaan, op de tegel die je oprijdt of op een kaart van een rivaal. Dat mag ook buiten je beurt.

driver = Bestuurder
    .text = Maak een rit zonder assistent, hoogstens zo ver als je motor bij het vertrek toelaat. Een stad maakt er ook nu een eind aan.

con_artist = Oplichter
    .text = Laat twee tegels op het bord van plaats wisselen, ook als er voertuigen op staan. Niemand betaalt voor de nieuwe ondergrond.

cartographer = Cartograaf
    .text = Trek drie tegels uit de zak en leg ze alle drie zo dat een keten van tegels en steden ze met je voertuig verbindt.

financial = Financieel
    .text = Je sponsors sturen 30 F.

transport = Transport
    .text = Een boot of vliegtuig kost je deze reis 50 F minder. Meerdere kaarten tellen op, maar je krijgt geen geld terug.

jerrycan = Jerrycan
    .text = Eén niveau benzine erbij, op elk moment van je eigen beurt, in plaats van een kaart af te leggen, en voordat Douane toeslaat. Met een volle tank heb je er niets aan.

refuelling_station = Tankstation
    .text = Vijf niveaus benzine; wat niet in de tank past, gaat verloren.

guide = Guide
    .text = Sla tijdens een rit één stopsymbool op een tegel over en rijd door. In een stad stop je toch.

spare_parts = Reserveonderdelen
    .text = Zet bij een reparatie je motor of je chassis één niveau hoger.

engine_parts = Motoronderdelen
    .text = Zet bij een reparatie je motor één niveau hoger.

chassis_parts = Chassisonderdelen
    .text = Zet bij een reparatie je chassis één niveau hoger.

toolbox = Gereedschapskist
    .text = Drie niveaus bij een reparatie, die je naar wens over motor en chassis verdeelt.

tracker = Tracker
    .text = Bekijk de volgende drie kaarten: twee neem je in je hand, één gaat op de aflegstapel.

ransom = Losgeld
    .text = Wijs een rivaal aan: die betaalt 20 F aan de bank, of alles wat er is als dat minder is.

siphoner = Benzinedief
    .text = Wijs een rivaal aan: uit die tank verdwijnen twee niveaus benzine. Zelf krijg je er niets van.

customs = Douane
    .text = Wijs een rivaal aan: die legt twee kaarten af. De rivaal kiest zelf welke.
