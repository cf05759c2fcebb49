### Leaders: name, and what each can do.

delatour = Delatour
    .text = Once a turn: draw three tiles and lay them.

van_hotten = Van Hotten
    .text = Always: at least two cards in every city.

martinetti = Martinetti
    .text = Once a turn: a repair without an assistant.

walledgrave = Walledgrave
    .text = Once a turn: a sea line costs 50 F less.

cook = Dr Cook
    .text = Once a turn: a guard that costs no assistant.

obroutchev = Obroutchev
    .text = Always: six levels on every gauge.

von_dorfpeld = Von Dörfpeld
    .text = Always: in a city look at three cards and keep as many as it gives.

li_jiaxiang = Li Jiaxiang
    .text = In odd turns: six assistants.

redburn = Red Kate Redburn
    .text = Once a turn: take a card at random from a rival, who may buy it back for 20 F.

chapman = Chapman
    .text = Once a turn: put a tile drawn blind back and draw another. Hires a crew that is left over.

chevy = Chevy
    .text = Once a turn: 20 F from his bankers.

deforet = Deforêt
    .text = In the bivouac: a card more, and it is hers.
