### Tegenslagen als kleine verhalen, zes van elke soort voor elk traject. $car is de auto in nood, $place de bestemming van de etappe.

## Amerika, door toeval.

story_random_1_1 = Een sneeuwbank voor { $place } slokt de { $car } op tot aan de lampen. Boeren met schoppen vragen een dollar per voet.
story_random_1_2 = De { $car } volgt de bielzen, en bielzen volgen geen veer die ooit gemaakt is. De achterste ligt in tweeën.
story_random_1_3 = Tot de assen in de prairiemodder. Er komt een muildier bij, dat de { $car } aankijkt en gaat zitten.
story_random_1_4 = De veerman van { $place } is op de bruiloft van zijn neef. En vanaf vier uur de ploeg van de { $car } ook.
story_random_1_5 = Een sheriff heeft nog nooit zoiets als de { $car } gezien, en sluit hem op tot iemand het uitlegt.
story_random_1_6 = Het water bevriest, de radiateur barst, en de dichtstbijzijnde blikslager woont achter de berg.

## Amerika, door een rivaal.

story_inflicted_1_1 = Iemand vertelde de smeden van { $place } dat de { $car } nooit betaalt. Niemand wil de wielen beslaan.
story_inflicted_1_2 = De wegwijzer wijst naar { $place }. Dat deed hij gisteren ook, maar de andere kant op.
story_inflicted_1_3 = Er zit stroop in de benzine van de { $car }. Het ruikt naar pannenkoeken en loopt ook zo.
story_inflicted_1_4 = De benzine voor de { $car } is met de beste groeten doorgestuurd naar Mexico.
story_inflicted_1_5 = Een fanfare wacht de { $car } op aan de rand van de stad en laat hem niet gaan voor het eenenveertigste couplet.
story_inflicted_1_6 = Twaalf spijkers, netjes op een rij. De ploeg van de { $car } plakt banden tot de ochtend en praat over niets anders.

## Alaska, door toeval.

story_random_2_1 = Het pad naar { $place } is breed genoeg voor een hondenslee. De { $car } is geen hondenslee.
story_random_2_2 = Het ijs op de rivier houdt een tijdje. Dan staat de { $car } er tot de stoelen in, en de riemen liggen thuis.
story_random_2_3 = Bij veertig graden vorst is de olie van de { $car } een kaars. Ze stoken er een vuur onder en hopen er het beste van.
story_random_2_4 = Wolven hebben de reservestoel van de { $car } opgegeten, en de monteur wil niet uit zijn boom.
story_random_2_5 = Een goudzoeker zweert dat er goud onder de { $car } ligt. Half { $place } komt meegraven.
story_random_2_6 = Sneeuwblind stuurde de rijder op de sterren, en op één na had hij ze allemaal goed.

## Alaska, door een rivaal.

story_inflicted_2_1 = De honden die de { $car } zouden trekken zijn vannacht gekocht door een vreemde met een stofbril.
story_inflicted_2_2 = De kaart van de { $car } toont een pas. De pas toont geen doorgang: iemand had een vaste hand met de pen.
story_inflicted_2_3 = In de winkels van { $place } is elke schop verkocht. Allemaal aan één man, vanochtend.
story_inflicted_2_4 = Iemand heeft de beren verteld van de ham in de { $car }.
story_inflicted_2_5 = De telegraaf zegt dat de race voorbij is en de { $car } naar huis mag. Terugseinen dat het niet zo is duurt dagen.
story_inflicted_2_6 = De kettingen van de { $car } hangen in een spar bij { $place }, zes meter hoog, in een strik.

## Siberië, door toeval.

story_random_3_1 = De taiga dooit. De { $car } staat op de weg naar { $place }, en de weg staat op niets.
story_random_3_2 = Paardenhandelaars, een bruiloft en heel veel thee: de { $car } is eregast en mag niet weg.
story_random_3_3 = De brug voor { $place } is gebouwd voor sleden. De ene helft is dat nog steeds.
story_random_3_4 = Muggen in de carburateur van de { $car }, en verder ook overal.
story_random_3_5 = Er ontbreekt een stempel in de passen. Het is in { $place }; de ambtenaar die het heeft is in Sint-Petersburg.
story_random_3_6 = De { $car } rijdt tussen de rails, en de Transsiberische trein ook, voor één keer op tijd.

## Siberië, door een rivaal.

story_inflicted_3_1 = De gouverneur heeft gehoord dat de ploeg van de { $car } spionnen zijn. Hij is verrukt, en vraagt ze onder bewaking te eten.
story_inflicted_3_2 = Iemand heeft de spiritus uit de lampen van de { $car } gedronken, en liet een lang excuus in het Frans achter.
story_inflicted_3_3 = In het depot van { $place } staan veertig blikken voor de { $car }, allemaal vol ganzenvet.
story_inflicted_3_4 = De gids van de { $car } kent elke weg behalve deze. Hij was warm aanbevolen door een rivaal.
story_inflicted_3_5 = Een bougie van de { $car } siert nu de hoed van het dorpshoofd, een cadeau van een heer die net vertrokken is.
story_inflicted_3_6 = De stationschef van { $place } heeft een schriftelijk bevel om geen { $car } op de rails te laten. De inkt is nog nat.

## Europa, door toeval.

story_random_4_1 = Honderd mijl kinderhoofdjes. In { $place } telt de { $car } zijn bouten en mist er negen.
story_random_4_2 = Een menigte draagt de rijder van de { $car } op de schouders weg, en vergeet waar ze hem heeft gelaten.
story_random_4_3 = De veldwachter van { $place } vraagt naar een achterlicht. De { $car } heeft er geen. De veldwachter heeft tijd.
story_random_4_4 = Een gans, een kar, een sloot. De { $car } ligt in de derde, de gans eist schadevergoeding.
story_random_4_5 = Koorts. De dokter van { $place } schrijft een week bed voor; de ploeg van de { $car } dingt af.
story_random_4_6 = De versnellingsbak van de { $car } is van New York tot { $place } gekomen en is niet van plan verder te gaan.

## Europa, door een rivaal.

story_inflicted_4_1 = Een telegram uit naam van de keizer roept de { $car } naar een parade. Er is geen parade.
story_inflicted_4_2 = De overweg voor { $place } is dicht. De wachter is betaald om de ganzen voor te laten, één voor één.
story_inflicted_4_3 = Suiker in de benzine van de { $car }: de uitlaat ruikt naar karamel, en de motor staat stil.
story_inflicted_4_4 = Het hotel van { $place } betreurt het. Iemand betaalde voor alle kamers, en voor de schuur.
story_inflicted_4_5 = Een kleermaker zweert dat de rijder van de { $car } hem drie pakken schuldig is, en houdt de wielen als pand.
story_inflicted_4_6 = Verslaggevers van elf kranten hebben gehoord dat de { $car } de hele dag interviews geeft.

## Wat maar op weg naar één plaats gebeurt: bij toeval, en door een rivaal.

story_random_to_chicago = De straten van { $place } staan zo vol hoeden dat de { $car } de weg ertussen niet vindt.
story_inflicted_to_chicago = Er staat een hek van de veemarkt open: de { $car } wordt geteld, gewogen en bijna verkocht.
story_random_to_promontory_point = Op het enkelspoor naar { $place } komt de { $car } de posttrein tegen, en de post gaat voor.
story_inflicted_to_promontory_point = Iemand vertelde de stationschef dat de { $car } geen kaartje heeft. Hij laat haar erop wachten.
story_random_to_san_francisco = De heuvels van { $place } gaan omhoog als een muur. De { $car } gaat er eerst achterstevoren af.
story_inflicted_to_san_francisco = Iemand heeft de { $car } aan een kabeltram gehangen. Ze gaat al de hele ochtend op en neer.
story_random_to_vancouver = Het regent voor { $place }. Het regent sinds dinsdag, en de { $car } drijft beter dan ze rijdt.
story_inflicted_to_vancouver = Een houthakker kreeg geld om één boom over de weg van de { $car } te leggen. Hij was gul: het zijn er negen.
story_random_to_skagway = Over de pas naar { $place } wordt alles gedragen: eerst de wielen van de { $car }, dan de rest, dan de piano van een vreemde.
story_inflicted_to_skagway = Een kaartspeler in { $place } heeft de reservewielen van de { $car } gewonnen van iemand die ze niet bezat.
story_random_to_dawson = In { $place } is een kapper, een bad en een bed. De bemanning van de { $car } wordt er twee dagen later teruggevonden.
story_inflicted_to_dawson = In { $place } is een claim afgezet: noord de kerk, zuid de rivier, en in het midden de { $car }.
story_random_to_fairbanks = Het spoor naar { $place } is met vlaggetjes gemerkt. De wind nam de vlaggetjes, de { $car } nam het verkeerde dal.
story_inflicted_to_fairbanks = In de lampen van de { $car } zat whisky. Ze branden prachtig; de olie is per ongeluk opgedronken.
story_random_to_nome = In { $place } ligt het strand vol goud en de vloed vol { $car }.
story_inflicted_to_nome = De tandarts van { $place } hoorde dat de rijder van de { $car } vreselijk lijdt. Hij duldt geen tegenspraak.
story_random_to_east_cape = Het ijs naar { $place } beweegt. De { $car } heeft de hele dag gereden en staat er verder van dan vanochtend.
story_inflicted_to_east_cape = Iemand heeft de bemanning van de { $car } een kaart van het ijs verkocht. Vorige week was het een goede kaart.
story_random_to_sredne_kolymsk = De rendieren die voor de { $car } zijn gehuurd, kennen de weg naar { $place } en hebben een andere liever.
story_inflicted_to_sredne_kolymsk = De politiechef van { $place } kreeg een brief over de { $car }. Hij leest langzaam, en er is een tweede bladzij.
story_random_to_yakutsk = De Lena voor { $place } is drie kilometer breed, en het veer voor de { $car } wordt aan de overkant geschilderd.
story_inflicted_to_yakutsk = In { $place } zijn alle paarden verhuurd: aan niemand, zo blijkt, maar vooruit betaald.
story_random_to_irkutsk = Het Baikalmeer ligt de { $car } in de weg. Het wordt beleefd gevraagd en gaat niet opzij.
story_inflicted_to_irkutsk = De douane van { $place } heeft gehoord dat de { $car } vol thee zit. Ze proeft alles.
story_random_to_omsk = De steppe naar { $place } heeft geen stenen en geen bomen. De veren van de { $car } braken op helemaal niets.
story_inflicted_to_omsk = Een fotograaf in { $place } smeekt de { $car } om één foto. Iemand betaalde hem voor een heel lange sluitertijd.
story_random_to_moscow = Alle klokken van { $place } begroeten de { $car }. Haar paard, geleend voor de laatste heuvel, gaat meteen naar huis.
story_inflicted_to_moscow = De autoclub van { $place } geeft de { $car } een diner. Een rivaal heeft het besteld, met tweeëntwintig toosten.
story_random_to_berlin = In { $place } is het verboden op het gras te lopen. De { $car } heeft erop gereden, en daar is een formulier voor.
story_inflicted_to_berlin = Een schildwacht voor { $place } vraagt de { $car } om het wachtwoord. Iemand gaf de bemanning dat van gisteren.
story_random_to_paris = De boulevards van { $place } zijn in zicht, een lekke band ook. De bemanning van de { $car } plakt en zingt.
story_inflicted_to_paris = Een ober aan de poort van { $place } brengt de { $car } de rekening van alle bemanningen sinds New York.
