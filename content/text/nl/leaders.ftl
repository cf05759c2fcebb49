### Leiders: naam, en wat ze kunnen.

delatour = Delatour
    .text = Eén keer per beurt: trek drie tegels en leg ze.
    .short = Trek en leg 3 tegels
    .when = in je kaartenstap
    .life =
        Hij tekende de halve Sahara op hotelservetten en raakte de andere helft kwijt in de was.
        Sindsdien tekent hij elke weg voordat hij hem rijdt.

van_hotten = Van Hotten
    .text = Altijd: minstens twee kaarten in elke stad.
    .short = 2 kaarten in elke stad
    .when = in elke stad
    .life =
        Zoon van een tabakshandelaar uit Antwerpen, met een neef in elke haven en een brief voor elk van hen.
        Niemand zag hem ooit met lege handen uit een stad vertrekken.

martinetti = Martinetti
    .text = Eén keer per beurt: een reparatie zonder assistent.
    .short = Een gratis reparatie
    .when = in je kaartenstap
    .life =
        Op zijn zesde haalde hij zijn eerste motor uit elkaar, een week later zijn moeders naaimachine.
        Allebei liepen ze daarna sneller.

walledgrave = Walledgrave
    .text = Eén keer per beurt: een zeelijn kost 50 F minder.
    .short = Zeelijn 50 F goedkoper
    .when = op je volgende zeelijn
    .life =
        Derde zoon van een admiraal, zijn leven lang zeeziek, en goede vrienden met elke hofmeester.
        Hij reist eerste klas en betaalt tussendeks.

cook = Dr. Cook
    .text = Eén keer per beurt: een bewaker die geen assistent kost.
    .short = Een gratis bewaker
    .when = tegen een gevaar, of in je kaartenstap
    .life =
        Een plattelandsdokter die aan drie grenzen botten zette voordat hij kon rijden.
        Wie hij oplapte, houdt voor hem de wacht en vraagt geen loon.

obroutchev = Obroutchev
    .text = Altijd: zes niveaus op elke meter.
    .short = 6 niveaus op elke meter
    .when = op elke meter
    .life =
        Hij bouwt voor de Siberische winter: dubbel ijzer, dubbele bouten, een samowar op het spruitstuk.
        Wat hij bouwt is lelijk, en het komt aan.

von_dorfpeld = Von Dörfpeld
    .text = Altijd: bekijk in een stad drie kaarten en houd er zoveel als zij geeft.
    .short = Bekijkt 3 kaarten in een stad
    .when = in elke stad
    .life =
        Een kolonel in ruste die voor zijn plezier dienstregelingen leest en ze met rode inkt verbetert.
        Hij beslist niets voordat hij drie rapporten heeft gezien.

li_jiaxiang = Li Jiaxiang
    .text = In oneven beurten: zes assistenten.
    .short = 6 assistenten, oneven beurt
    .when = in oneven beurten
    .life =
        Op zijn twintigste leidde hij een karavaankantoor; de boeken houdt hij in zijn hoofd bij.
        Om de andere ochtend staat er een neef meer bij de wagen, klaar om te werken.

redburn = Red Kate Redburn
    .text = Eén keer per beurt: neem een willekeurige kaart van een rivaal, die dat voor 20 F kan afkopen.
    .short = Neem een kaart van een rivaal
    .when = in je kaartenstap
    .life =
        Opgegroeid in een rondreizend circus, waar ze de kaarten deelde en de kas hield.
        Wat ze neemt geeft ze terug, tegen een vergoeding.

chapman = Chapman
    .text = Eén keer per beurt: leg een blind getrokken tegel terug en trek een andere. Huurt een bemanning die overblijft.
    .short = Kijkt nog eens naar een tegel
    .when = bij een blind getrokken tegel
    .life =
        Hij verkoopt zijn geluk aan wie een bemanning over heeft, en werkte nooit twee keer voor dezelfde vlag.
        Bevalt hem niet wat voor hem ligt, dan kijkt hij nog eens.

chevy = Chevy
    .text = Eén keer per beurt: 20 F van zijn bankiers.
    .short = 20 F van zijn bankiers
    .when = in je kaartenstap
    .life =
        Erfgenaam van een horlogemaker, een bank en een heel kleine berg.
        Een telegram per dag is alles wat hij vraagt, en ze antwoorden.

deforet = Deforêt
    .text = In het bivak: een kaart meer, en die is voor haar.
    .short = De laatste kaart van het bivak
    .when = in elk bivak
    .life =
        In het voorjaar ketende ze zich aan een ministerie, in het najaar kocht ze een auto.
        Bij het kampvuur spreekt ze als laatste, en krijgt wat de anderen lieten liggen.

## De keuze van de leiders, de kaart van een leider, en hoe het met zijn gave staat

draft_title = Kies je leider
draft_title_crew = Kies de bemanning die je huurt
draft_lead = Een leider brengt een bemanning mee en één gave voor de hele race.
draft_lead_crew = De anderen hebben gekozen. Neem een van de bemanningen die over zijn.
draft_order = Wie wanneer kiest
draft_leaders = Leiders
draft_now = Jij kiest nu.
draft_before = { $n ->
        [one] { $who } kiest. Eén kiest vóór jou.
       *[other] { $who } kiest. { $n } kiezen vóór jou.
    }
draft_done = Je hebt gekozen. { $who } kiest.
draft_watch = { $who } kiest.
draft_seat_now = kiest
draft_seat_waits = wacht
draft_free = Vrij
draft_yours = Van jou
draft_picked = Jouw keuze
draft_left_over = Bemanning die overblijft
draft_closed = Geen bemanning over
draft_mercenary = Huurling
draft_mercenary_note = Hij heeft geen eigen bemanning. Als iedereen gekozen heeft, huurt hij er een die over is.
draft_take = Neem { $leader }
draft_hired = { $leader } blijft thuis; de bemanning en haar wagen rijden voor jou.
draft_hire = Huur: { $crew }
draft_sheet = { $vehicle }: benzine { $petrol }, motor { $engine }, chassis { $chassis }
power_once = 1 × per beurt
power_always = Altijd
power_odd = In oneven beurten
power_bivouac = Elk bivak
power_draw = 1 ×, bij trekken
power_danger = 1 ×, altijd
power_use = Gebruik
power_used = Gebruikt
power_again = volgende beurt weer
power_waits = Wacht
power_on = Altijd
power_name = { $leader }: { $text } { $state }
