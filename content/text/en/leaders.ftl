### Leaders: name, and what each can do.

delatour = Delatour
    .text = Once a turn: draw three tiles and lay them.
    .short = Draw and lay 3 tiles
    .when = in your card step
    .life =
        He mapped half the Sahara on hotel napkins and lost the other half in a laundry.
        Since then he draws every road before he drives it.

van_hotten = Van Hotten
    .text = Always: at least two cards in every city.
    .short = 2 cards in every city
    .when = in every city
    .life =
        A tobacconist’s son from Antwerp with a cousin in every port and a letter for each of them.
        Nobody has ever seen him leave a town empty-handed.

martinetti = Martinetti
    .text = Once a turn: a repair without an assistant.
    .short = A free repair
    .when = in your card step
    .life =
        He took his first engine apart at six, and his mother’s sewing machine the week after.
        Both ran faster when he had done.

walledgrave = Walledgrave
    .text = Once a turn: a sea line costs 50 F less.
    .short = A sea line for 50 F less
    .when = on your next sea line
    .life =
        Third son of an admiral, seasick all his life, and on first-name terms with every purser.
        He travels first class and pays for steerage.

cook = Dr Cook
    .text = Once a turn: a guard that costs no assistant.
    .short = A guard for free
    .when = against a danger, or in your card step
    .life =
        A country doctor who set bones on three frontiers before he could drive.
        Those he patched up stand watch for him, and ask no wages.

obroutchev = Obroutchev
    .text = Always: six levels on every gauge.
    .short = 6 levels on every gauge
    .when = on every gauge
    .life =
        He builds for the Siberian winter: twice the iron, twice the bolts, a samovar on the manifold.
        What he builds is ugly, and it arrives.

von_dorfpeld = Von Dörfpeld
    .text = Always: in a city look at three cards and keep as many as it gives.
    .short = Looks at 3 cards in a city
    .when = in every city
    .life =
        A retired colonel who reads timetables for pleasure and corrects them in red ink.
        He decides nothing before he has seen three reports.

li_jiaxiang = Li Jiaxiang
    .text = In odd turns: six assistants.
    .short = 6 assistants in odd turns
    .when = in odd turns
    .life =
        He ran a caravan office at twenty and keeps its ledgers in his head.
        Every other morning one more nephew stands at the car, ready to work.

redburn = Red Kate Redburn
    .text = Once a turn: take a card at random from a rival, who may buy it back for 20 F.
    .short = Take a rival’s card
    .when = in your card step
    .life =
        Brought up in a travelling circus, where she dealt the cards and kept the till.
        She gives back what she takes, for a consideration.

chapman = Chapman
    .text = Once a turn: put a tile drawn blind back and draw another. Hires a crew that is left over.
    .short = A second look at a tile
    .when = when a tile is drawn blind
    .life =
        He sells his luck to whoever has a crew to spare, and has never worked twice for the same flag.
        If he does not like what is ahead, he looks again.

chevy = Chevy
    .text = Once a turn: 20 F from his bankers.
    .short = 20 F from his bankers
    .when = in your card step
    .life =
        Heir to a watchmaker, a bank and a very small mountain.
        A telegram a day is all he asks of them, and they answer.

deforet = Deforêt
    .text = In the bivouac: a card more, and it is hers.
    .short = The last card of the bivouac
    .when = in every bivouac
    .life =
        She chained herself to a ministry in spring and bought a car in autumn.
        At the camp fire she speaks last, and gets what the others left.

## The draft, the card of a leader, and how a power stands

draft_title = Choose your leader
draft_title_crew = Choose the crew you hire
draft_lead = A leader brings a crew and one power for the whole race.
draft_lead_crew = The others have chosen. Take one of the crews that are left over.
draft_order = Who chooses when
draft_leaders = Leaders
draft_now = You choose now.
draft_before = { $n ->
        [one] { $who } chooses. One chooses before you.
       *[other] { $who } chooses. { $n } choose before you.
    }
draft_done = You have chosen. { $who } chooses.
draft_watch = { $who } chooses.
draft_seat_now = chooses
draft_seat_waits = waits
draft_free = Free
draft_yours = Yours
draft_picked = Your choice
draft_left_over = Crew left over
draft_closed = No crew left over
draft_mercenary = Mercenary
draft_mercenary_note = He has no crew of his own. When all have chosen, he hires one that is left over.
draft_take = Take { $leader }
draft_hired = { $leader } stays at home; the crew and its car race for you.
draft_hire = Hire: { $crew }
draft_sheet = { $vehicle }: petrol { $petrol }, engine { $engine }, chassis { $chassis }
power_once = Once a turn
power_always = Always on
power_odd = In odd turns
power_bivouac = Every bivouac
power_draw = Once, on a draw
power_danger = Once, at any time
power_use = Use
power_used = Used
power_again = ready again next turn
power_waits = Waits
power_on = Always on
power_name = { $leader }: { $text } { $state }
