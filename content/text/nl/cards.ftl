### De kaarten: naam, en wat een kaart doet.

trail_hunter = Trail Hunter
    .short = Neem een of twee tegels weg, waar dan ook.
    .text = Haal een of twee terreintegels van het bord, waar ze ook liggen, zolang er geen voertuig op staat. Ze doen niet meer mee in deze race.
    .hit = Een of twee tegels gaan van het bord.

saboteur = Saboteur
    .short = Een rivaal krijgt 2 schade; jij verdeelt.
    .text = Wijs een rivaal aan: die loopt twee niveaus schade op, en jij verdeelt ze over motor en chassis.
    .hit = Je loopt twee niveaus schade op; je rivaal verdeelt ze over motor en chassis.
    .lost = 2 schade

repairman = Reparatie
    .short = Eén reparatie zonder assistent.
    .text = Voer een reparatie uit zonder assistent: gebruik onderdelen en gereedschapskisten uit je hand en koop zoveel onderdelen als je kunt betalen.

militia = Militia
    .short = Heft één gevaar op, op elk moment.
    .text = Maak één gevaar ongedaan, op de tegel die je oprijdt of op een kaart van een rivaal. Dat mag ook buiten je beurt.
    .when = Je speelt haar alleen als een gevaar of een aanval je treft.

driver = Bestuurder
    .short = Eén rit zonder assistent.
    .text = Maak een rit zonder assistent, hoogstens zo ver als je motor bij het vertrek toelaat. Een stad maakt er ook nu een eind aan.

con_artist = Oplichter
    .short = Twee tegels wisselen van plaats.
    .text = Laat twee tegels op het bord van plaats wisselen, ook als er voertuigen op staan. Niemand betaalt voor de nieuwe ondergrond.
    .hit = Twee tegels op het bord wisselen van plaats.

cartographer = Cartograaf
    .short = Trek en leg 3 tegels.
    .text = Trek drie tegels uit de zak en leg ze alle drie zo dat een keten van tegels en steden ze met je voertuig verbindt.

financial = Sponsorgeld
    .short = +30 F.
    .text = Je sponsors sturen 30 F.

transport = Transport
    .short = 50 F korting op boot of vliegtuig.
    .text = Een boot of vliegtuig kost je deze reis 50 F minder. Meerdere kaarten tellen op, maar je krijgt geen geld terug.

jerrycan = Jerrycan
    .short = +1 benzine, op elk moment van je beurt.
    .text = Eén niveau benzine erbij, op elk moment van je eigen beurt, in plaats van een kaart af te leggen, en voordat Douane toeslaat. Met een volle tank heb je er niets aan.
    .when = Je speelt hem in je eigen beurt, als er nog een niveau benzine bij kan.

refuelling_station = Tankstation
    .short = +5 benzine.
    .text = Vijf niveaus benzine; wat niet in de tank past, gaat verloren.

guide = Guide
    .short = Rijd door ondanks één stopsymbool.
    .text = Sla tijdens een rit één stopsymbool op een tegel over en rijd door. In een stad stop je toch.

spare_parts = Reserveonderdelen
    .short = Bij een reparatie: motor of chassis +1.
    .text = Zet bij een reparatie je motor of je chassis één niveau hoger.

engine_parts = Motoronderdelen
    .short = Bij een reparatie: motor +1.
    .text = Zet bij een reparatie je motor één niveau hoger.

chassis_parts = Chassisonderdelen
    .short = Bij een reparatie: chassis +1.
    .text = Zet bij een reparatie je chassis één niveau hoger.

toolbox = Gereedschapskist
    .short = Bij een reparatie: 3 niveaus, vrij verdeeld.
    .text = Drie niveaus bij een reparatie, die je naar wens over motor en chassis verdeelt.

tracker = Tracker
    .short = Bekijk 3 kaarten, houd er 2.
    .text = Bekijk de volgende drie kaarten: twee neem je in je hand, één gaat op de aflegstapel.

ransom = Losgeld
    .short = Een rivaal betaalt 20 F.
    .text = Wijs een rivaal aan: die betaalt 20 F aan de bank, of alles wat er is als dat minder is.
    .hit = Je betaalt 20 F aan de bank, of alles wat je hebt als dat minder is.

siphoner = Benzinedief
    .short = Een rivaal verliest 2 benzine.
    .text = Wijs een rivaal aan: uit die tank verdwijnen twee niveaus benzine. Zelf krijg je er niets van.
    .hit = Uit je tank verdwijnen twee niveaus benzine, of alles wat erin zit als dat minder is.

customs = Douane
    .short = Een rivaal legt 2 kaarten af.
    .text = Wijs een rivaal aan: die legt twee kaarten af. De rivaal kiest zelf welke.
    .hit = Je legt twee kaarten uit je hand af; je kiest zelf welke.
    .lost = je legt 2 kaarten af

weather_station = Weerstation
    .short = Rijd; weer kost niets.
    .text = Rijd één keer zonder assistent. Het seizoen en een microklimaat kosten op deze rit niets extra; boten die niet varen, blijven in de haven.

express_delivery = Expresbestelling
    .short = Lever af in elke stad.
    .text = Lever in elke stad behalve de finish het pakket aan boord af en krijg het betaald, welke kleur het ook heeft.

visa = Visum
    .short = Een stad uit zonder dobbelen.
    .text = Verlaat een stad zonder te dobbelen.

dandy = Dandy
    .short = Beschermheer 2 vakjes vooruit.
    .text = Je beschermheer gaat twee vrije vakjes vooruit.

topographer = Topograaf
    .short = Trek 4 tegels, leg er 2.
    .text = Trek vier tegels: leg er twee aan je weg, de andere twee verlaten het spel.

paddock = Paddock
    .short = Eén meter een niveau op of af.
    .text = Verhoog of verlaag één meter van je voertuig blijvend met een niveau: een niveau kost 100 F, een ingeleverd niveau levert 100 F op.
