### Leiders: naam, en wat ze kunnen.

delatour = Delatour
    .text = Eén keer per beurt: trek drie tegels en leg ze.

van_hotten = Van Hotten
    .text = Altijd: minstens twee kaarten in elke stad.

martinetti = Martinetti
    .text = Eén keer per beurt: een reparatie zonder assistent.

walledgrave = Walledgrave
    .text = Eén keer per beurt: een zeelijn kost 50 F minder.

cook = Dr. Cook
    .text = Eén keer per beurt: een bewaker die geen assistent kost.

obroutchev = Obroutchev
    .text = Altijd: zes niveaus op elke meter.

von_dorfpeld = Von Dörfpeld
    .text = Altijd: bekijk in een stad drie kaarten en houd er zoveel als zij geeft.

li_jiaxiang = Li Jiaxiang
    .text = In oneven beurten: zes assistenten.

redburn = Red Kate Redburn
    .text = Eén keer per beurt: neem een willekeurige kaart van een rivaal, die dat voor 20 F kan afkopen.

chapman = Chapman
    .text = Eén keer per beurt: leg een blind getrokken tegel terug en trek een andere. Huurt een team dat overblijft.

chevy = Chevy
    .text = Eén keer per beurt: 20 F van zijn bankiers.

deforet = Deforêt
    .text = In het bivak: een kaart meer, en die is voor haar.
