### Les chefs : leur nom, et ce qu’ils savent faire.

delatour = Delatour
    .text = Une fois par tour : tirez trois tuiles et posez-les.
    .short = Tire et pose 3 tuiles
    .when = à votre étape de cartes
    .life =
        Il a dressé la carte de la moitié du Sahara sur des nappes d’hôtel et perdu l’autre à la blanchisserie.
        Depuis, il dessine chaque route avant de la prendre.

van_hotten = Van Hotten
    .text = Toujours : au moins deux cartes dans chaque ville.
    .short = 2 cartes dans chaque ville
    .when = dans chaque ville
    .life =
        Fils d’un marchand de tabac d’Anvers, un cousin dans chaque port et une lettre pour chacun.
        Personne ne l’a jamais vu quitter une ville les mains vides.

martinetti = Martinetti
    .text = Une fois par tour : une réparation sans assistant.
    .short = Une réparation gratuite
    .when = à votre étape de cartes
    .life =
        À six ans il démontait son premier moteur, la semaine d’après la machine à coudre de sa mère.
        Les deux ont tourné plus vite ensuite.

walledgrave = Walledgrave
    .text = Une fois par tour : une ligne maritime coûte 50 F de moins.
    .short = Ligne maritime : 50 F de moins
    .when = sur votre prochaine ligne maritime
    .life =
        Troisième fils d’un amiral, malade en mer toute sa vie, et l’ami de tous les commissaires de bord.
        Il voyage en première et paie l’entrepont.

cook = Dr Cook
    .text = Une fois par tour : un garde qui ne coûte aucun assistant.
    .short = Un garde pour rien
    .when = contre un danger, ou à votre étape de cartes
    .life =
        Médecin de campagne, il a remis des os sur trois frontières avant de savoir conduire.
        Ceux qu’il a soignés montent la garde pour lui, sans gages.

obroutchev = Obroutchev
    .text = Toujours : six niveaux à chaque jauge.
    .short = 6 niveaux à chaque jauge
    .when = à chaque jauge
    .life =
        Il construit pour l’hiver sibérien : deux fois plus de fer, deux fois plus de boulons, un samovar sur le collecteur.
        C’est laid, et cela arrive.

von_dorfpeld = Von Dörfpeld
    .text = Toujours : en ville, regardez trois cartes et gardez-en autant qu’elle en donne.
    .short = Regarde 3 cartes en ville
    .when = dans chaque ville
    .life =
        Colonel en retraite, il lit les horaires pour le plaisir et les corrige à l’encre rouge.
        Il ne décide rien avant d’avoir vu trois rapports.

li_jiaxiang = Li Jiaxiang
    .text = Aux tours impairs : six assistants.
    .short = 6 assistants, tours impairs
    .when = aux tours impairs
    .life =
        À vingt ans il dirigeait un bureau de caravanes, dont il tient les livres de tête.
        Un matin sur deux, un neveu de plus attend près de la voiture, prêt à travailler.

redburn = Red Kate Redburn
    .text = Une fois par tour : prenez au hasard une carte à un rival, qui peut s’y soustraire pour 20 F.
    .short = Prend une carte à un rival
    .when = à votre étape de cartes
    .life =
        Élevée dans un cirque ambulant, où elle distribuait les cartes et tenait la caisse.
        Ce qu’elle prend, elle le rend, moyennant un petit quelque chose.

chapman = Chapman
    .text = Une fois par tour : remettez une tuile tirée à l’aveugle et tirez-en une autre. Engage un équipage resté libre.
    .short = Un second regard sur une tuile
    .when = quand une tuile est tirée à l’aveugle
    .life =
        Il vend sa chance à qui a un équipage de trop, et n’a jamais servi deux fois le même drapeau.
        Si ce qui l’attend ne lui plaît pas, il regarde encore.

chevy = Chevy
    .text = Une fois par tour : 20 F de ses banquiers.
    .short = 20 F de ses banquiers
    .when = à votre étape de cartes
    .life =
        Héritier d’un horloger, d’une banque et d’une toute petite montagne.
        Un télégramme par jour, c’est tout ce qu’il demande, et on lui répond.

deforet = Deforêt
    .text = Au bivouac : une carte de plus, et elle est pour elle.
    .short = La dernière carte du bivouac
    .when = à chaque bivouac
    .life =
        Au printemps elle s’est enchaînée à un ministère, à l’automne elle a acheté une voiture.
        Au feu de camp elle parle la dernière, et reçoit ce que les autres ont laissé.

## Le choix des chefs, la carte d’un chef, et où en est son don

draft_title = Choisissez votre chef
draft_title_crew = Choisissez l’équipage que vous engagez
draft_lead = Un chef amène un équipage et un don pour toute la course.
draft_lead_crew = Les autres ont choisi. Prenez l’un des équipages restés libres.
draft_order = Qui choisit quand
draft_leaders = Chefs
draft_now = À vous de choisir.
draft_before = { $n ->
        [one] { $who } choisit. Un autre choisit avant vous.
       *[other] { $who } choisit. { $n } choisissent avant vous.
    }
draft_done = Vous avez choisi. { $who } choisit.
draft_watch = { $who } choisit.
draft_seat_now = choisit
draft_seat_waits = attend
draft_free = Libre
draft_yours = À vous
draft_picked = Votre choix
draft_left_over = Équipage resté libre
draft_closed = Aucun équipage libre
draft_mercenary = Mercenaire
draft_mercenary_note = Il n’a pas d’équipage à lui. Quand tous ont choisi, il en engage un resté libre.
draft_take = Prendre { $leader }
draft_hired = { $leader } n’est pas du voyage ; l’équipage et sa voiture courent pour vous.
draft_hire = Engager : { $crew }
draft_sheet = { $vehicle } : essence { $petrol }, moteur { $engine }, châssis { $chassis }
power_once = 1 fois par tour
power_always = Toujours
power_odd = Aux tours impairs
power_bivouac = À chaque bivouac
power_draw = 1 fois, au tirage
power_danger = 1 fois, n’importe quand
power_use = Utiliser
power_used = Utilisé
power_again = de nouveau au prochain tour
power_waits = Attend
power_on = Toujours
power_name = { $leader } : { $text } { $state }
