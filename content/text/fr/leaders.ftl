### Les chefs : leur nom, et ce qu’ils savent faire.

delatour = Delatour
    .text = Une fois par tour : tirez trois tuiles et posez-les.

van_hotten = Van Hotten
    .text = Toujours : au moins deux cartes dans chaque ville.

martinetti = Martinetti
    .text = Une fois par tour : une réparation sans assistant.

walledgrave = Walledgrave
    .text = Une fois par tour : une ligne maritime coûte 50 F de moins.

cook = Dr Cook
    .text = Une fois par tour : un garde qui ne coûte aucun assistant.

obroutchev = Obroutchev
    .text = Toujours : six niveaux à chaque jauge.

von_dorfpeld = Von Dörfpeld
    .text = Toujours : en ville, regardez trois cartes et gardez-en autant qu’elle en donne.

li_jiaxiang = Li Jiaxiang
    .text = Aux tours impairs : six assistants.

redburn = Red Kate Redburn
    .text = Une fois par tour : prenez au hasard une carte à un rival, qui peut s’y soustraire pour 20 F.

chapman = Chapman
    .text = Une fois par tour : remettez une tuile tirée à l’aveugle et tirez-en une autre. Engage un équipage resté libre.

chevy = Chevy
    .text = Une fois par tour : 20 F de ses banquiers.

deforet = Deforêt
    .text = Au bivouac : une carte de plus, et elle est pour elle.
