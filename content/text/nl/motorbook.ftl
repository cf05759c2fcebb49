### De spelregels van The Great Motorcar Race, in onze eigen woorden, een tekst per hoofdstuk; lege regels scheiden de alinea’s. De
### titels staan in motortable.ftl.

book_title = The Great Motorcar Race: de spelregels
book_motto = New York naar Parijs langs het noorden, voor drie tot zes auto’s
book_contents = Hoofdstukken
book_rulings_lead = Wat wij spelen waar het spelboek zwijgt, onduidelijk is of zichzelf tegenspreekt. Weigeringen aan tafel noemen deze nummers of een hoofdstuk.

text_aim =
    Iedereen rijdt met één auto van New York naar Parijs. De weg heeft zestien etappes in vier trajecten: Amerika, Alaska, Siberië en Europa. Elke etappe is een ronde, waarin elke auto één keer rijdt en er voor hem dagen verstrijken.

    De dagen worden geteld op het dagenspoor: vijftig vakken rond de kaart, en een omloop voor elke vijftig dagen. Wie na de zestiende etappe de minste dagen heeft gebruikt, wint.

    Elke auto heeft drie schijven, die zeggen hoe hard er gereden wordt, en begint met één fiche voor sportiviteit.
text_order =
    De beurtvolgorde zegt wie voor wie gooit, kiest en doorstaat. Ze heeft niets te maken met wie voorop ligt.

    Voor de eerste etappe trekt iedereen een speelgoedauto achteruit en laat los, allemaal tegelijk. De auto die het dichtst bij de verre rand van de tafel stopt gaat eerst, de volgende tweede, en zo verder; een auto precies op de rand is er niet overheen, en wie eroverheen schiet gaat laatst. Na etappe 4, 8 en 12 wordt er opnieuw geschoten.

    Een tafel kan afspreken om te loten.
text_strain =
    Aan het begin van een ronde sluit iedereen een hand om één, twee of drie eigen schijven: normale, zware of extreme belasting. Een gesloten hand mag weer open en opnieuw dicht zolang anderen nadenken. Als de laatste hand dicht is, gaan alle handen samen open.

    De getoonde schijven gaan in de zak. De belasting blijft de hele ronde te zien: ze bepaalt hoe snel de auto rijdt en hoe lang tegenslag hem ophoudt.
text_trouble =
    Het traject zegt hoeveel schijven er uit de zak komen: het aantal auto’s min drie in het eerste traject, min twee in het tweede en derde, min één in het vierde. Dan gooit elke auto één dobbelsteen. Is de som minstens vijf keer het aantal auto’s, dan komt er één schijf bij; is ze minstens acht keer, dan twee.

    De laatste in de volgorde trekt. Wiens schijf bovenkomt heeft een toevallige tegenslag, en dat kan vaker gebeuren. Er komen er nooit meer dan er in de zak zitten. Wat overblijft gaat naar huis; een getrokken schijf gaat naar huis als de tegenslag voorbij is.
text_inflict =
    Als de dobbelstenen geteld zijn en voor er getrokken wordt, brengen twee fiches een rivaal een tegenslag toe. Eén speler betaalt ze allebei, of legt er één bij de rivaal en hoopt op iemand later in de volgorde die het tweede bijlegt. Een fiche waar niemand bij komt gaat terug.

    De fiches liggen bij de auto waarvoor ze bedoeld zijn tot de tegenslag voorbij is. Niemand brengt de eigen auto een tegenslag toe.
text_road =
    In volgorde gooit en rijdt elke auto. Normale belasting: één dobbelsteen en elf dagen. Zware belasting: de laagste van twee en negen dagen. Extreme belasting: de laagste van drie en zeven dagen. De dobbelstenen tellen van één tot tien.

    De auto rijdt zoveel dagen over het dagenspoor voordat de volgende gooit.
text_help =
    Begint of eindigt jouw auto zijn rit op de dag van een rivaal in nood, of rijdt hij die dag voorbij, dan mag je één tegenslag van die rivaal beëindigen. Het kost niets, levert je meteen een fiche op, en kan niet geweigerd worden.

    Je helpt alleen wie in de volgorde voor jou staat: die heeft al gereden. Je mag in een ronde meer rivalen helpen, elk met één tegenslag.
text_ways_out =
    Als allen gereden hebben zijn er nog drie uitwegen, in deze orde. Eerst mag de traagste, op de hoogste dag van allen, één eigen tegenslag voor niets beëindigen, toevallig of toegebracht.

    Dan mag iedereen, in volgorde, toevallige tegenslagen van de eigen auto afkopen met een fiche per stuk. Geen fiche beëindigt een toegebrachte: dat doet alleen een helper, of de traagste zijn.
text_endure =
    Wat overblijft wordt doorstaan, in volgorde, met een eigen worp voor elke tegenslag. Normale belasting verliest één dobbelsteen aan dagen. Zware belasting verliest de hoogste van twee en twee dagen. Extreme belasting verliest de hoogste van drie en vier dagen.

    Als alles voorbij is krijgt de traagste van allen een fiche. Dan begint de volgende ronde.
text_end =
    Na de zestiende ronde winnen de minste dagen. Bij gelijke dagen staat voor wie meer fiches heeft. Auto’s die in beide gelijk zijn delen de winst, en de krant drukt beide namen.
text_story =
    Op 12 februari 1908 stonden er zes auto’s op Times Square. Twee kranten, een in Parijs en een in New York, hadden gevraagd wie van de ene stad naar de andere durfde te rijden, de lange weg om: door Amerika, over de sneeuw van Alaska en het ijs van de Beringstraat, door Siberië en naar huis. Wegen waren er nauwelijks. Dat was juist de bedoeling.

    In de Amerikaanse Thomas Flyer zat George Schuster, een monteur die een dag eerder gevraagd was. De Duitse Protos was van luitenant Koeppen, die verlof had van het leger en niet kon rijden. De Italiaanse Züst had een dichter aan boord, Antonio Scarfoglio. Uit Frankrijk kwamen een De Dion-Bouton met een man van vele veldtochten, een zware Motobloc, en een Sizaire-Naudin zo klein dat zijn ene cilinder het na zesennegentig mijl opgaf.

    Het was de ergste winter in jaren. Ploegen schepten zich een weg door de staat New York, reden over bielzen met de dienstregeling in de hand, en betaalden boeren voor paarden. Toen de Flyer met de stoomboot in Alaska kwam lag er sneeuw tot boven zijn dak en was er geen pad te zien; de race werd per schip over de Stille Oceaan gestuurd, door Japan en naar Mantsjoerije. Dit spel houdt de weg aan zoals hij bedacht was.

    De Protos reed op 26 juli Parijs binnen, de Flyer vier dagen later. Maar de Duitsers hadden hun auto een stuk met de trein gestuurd en hoefden niet naar Alaska, dus kregen ze er dertig dagen bij, en de Flyer had gewonnen: 169 dagen. Aan de poort van Parijs hield een agent hem aan omdat hij geen licht had. Er werd een fiets met een lamp aan boord getild, en de race was voorbij.

    De Züst kwam in september thuis, als derde en laatste, na een paard in Rusland, een gevangenis in Siberië en heel veel gedichten.

ruling_m1 = Het vlak 0 van een dobbelsteen is een tien.
ruling_m2 = Drie auto’s hebben in het eerste traject geen toevallige tegenslag, tenzij de dobbelstenen er een brengen.
ruling_m3 = Een ronde kan dus zonder voorbijgaan.
ruling_m4 = Er zijn nooit meer toevallige tegenslagen dan schijven in de zak.
ruling_m5 = Eerst wordt er gegooid, dan dwarsgezeten, dan getrokken: wie dwarszit weet hoeveel er komen.
ruling_m6 = In volgorde mag elk twee fiches betalen of er één inleggen; latere spelers mogen het aanvullen. Een rivaal kan meer tegenslagen toegebracht krijgen.
ruling_m7 = Een toegebrachte tegenslag eindigt door een helper of door de vrije uitweg van de traagste, nooit door een fiche.
ruling_m8 = Hulp komt tijdens het rijden, dan de traagste, dan fiches, dan doorstaan. Geen fiche wordt betaald voordat allen gereden hebben.
ruling_m9 = De helper kiest welke tegenslag eindigt.
ruling_m10 = Treffen en passeren gaat over alle dagen, niet over de ring van vijftig.
ruling_m11 = Dagen die men doorstaat zijn geen rijden: daar helpt men niemand mee.
ruling_m12 = Van even trage auto’s geldt de laatste in de volgorde als traagste.
ruling_m13 = Bij gelijke dagen tellen de fiches; daarna wordt de winst gedeeld.
ruling_m14 = De voorraad fiches raakt niet op.
ruling_m15 = Er wordt geschoten voor de eerste ronde en na ronde 4, 8 en 12; over de rand is laatst. Loten mag ook.
ruling_m16 = Elke tegenslag van een auto heeft een eigen worp.
ruling_m17 = Iedereen zegt hoeveel tegenslagen hij afkoopt voordat de eerste doorstaan wordt. Een fiche van deze ronde mag gebruikt worden.
ruling_m18 = Wie meer rivalen passeert wordt over elk gevraagd, voordat de volgende gooit, en mag doorrijden.
ruling_m19 = Er is één ronde voor dwarszitten, in volgorde; op je beurt mag je zo vaak als je fiches strekken. Fiches blijven betaald als de tegenslag eindigt.
ruling_m20 = De traagste mag de vrije uitweg laten lopen, of kiezen welke. Het fiche aan het eind gaat naar de traagste na het doorstaan. Gelijke schoten loten.
ruling_m21 = Bij een rivaal ligt hoogstens één fiche alleen, en iedereen mag het aanvullen, de eigenaar ook. Een fiche dat niemand kan aanvullen wordt geweigerd.
ruling_m22 = Een traagste auto zonder tegenslag heeft geen vrije uitweg weg te geven.
ruling_m23 = Trekken is verzegeld en wordt niet teruggenomen; een gesloten hand mag weer open zolang anderen nadenken.
ruling_m24 = Toevallige tegenslagen worden voor toegebrachte doorstaan. Wie maar één antwoord heeft wordt niet gevraagd.

## Een eerste les.

lesson_title = Leer het: een eerste race
lesson_motto = Zeven plaatjes, dan rijd je
lesson_start = Begin een eerste race
lesson_1 = Zestien etappes leiden van New York naar Parijs. De auto’s staan op het spoor rond de kaart: het telt de dagen. Minder is beter.
lesson_2 = Met een speelgoedauto schiet je om de volgorde. Zo dicht bij de rand als je durft: eroverheen is laatst.
lesson_3 = Sluit je hand om één, twee of drie schijven. Meer schijven rijden sneller, en er liggen er meer van jou in de zak.
lesson_4 = Dobbelstenen en traject zeggen hoeveel schijven er getrokken worden. Wiens schijf bovenkomt zit in de nood.
lesson_5 = Twee fiches brengen een rivaal in nood: allebei van jou, of één van jou en één van een partner.
lesson_6 = Nu gooi en rijd je. Passeer je een rivaal die vastzit, help dan: het kost niets en levert een fiche op.
lesson_7 = Een fiche beëindigt een toevallige tegenslag, de traagste raakt er een voor niets kwijt, de rest kost dagen. Op naar de volgende etappe!
