### Mensen over meerdere tafels: de eigen kaart, de ranglijst, clubs en toernooien.

ways = Over mensen
way_me = Mijn kaart
way_records = Records

## De eigen kaart

me_title = Mijn kaart
me_motto = Wie je bent aan elke tafel van deze server, als je dat wilt. Niemand heeft er een nodig om te spelen.
card_new = Een eigen kaart
card_text = Met een kaart kent de server je plaatsen aan al je tafels: wat je gereden hebt staat bij elkaar, en clubs en toernooien kennen je. Zonder kaart ontbreekt er aan tafel niets.
name = Naam
listed = Ik wil op de ranglijst staan
listed_text = Dan tellen races met minstens nog één zo’n speler, als je dat vóór de start zei, niemand geluk terugnam en het geluk niet uit een woord kwam. Wie een race verlaat, wordt laatste.
card_make = Maak mijn kaart
card_back = Ik heb een kaart
card_back_text = Met de code die je zag toen je hem maakte. De code die hem de volgende keer opent is een nieuwe.
code = Code
card_back_do = Open mijn kaart
code_keep = Schrijf deze code op; je ziet hem alleen nu:
keep = Bewaren
other_device = Op een ander apparaat
link = Je geheime link
link_text = Wie deze link heeft, ben jij. Open hem op je andere apparaat.
career = Wat je gereden hebt
career_none = Nog geen race. Plaatsen die je voortaan in deze browser inneemt, komen hier te staan.
game = Spel
races = Races
wins = Gewonnen
best = Beste
average = Gemiddeld
left = Verlaten
left_it = verlaten
came_in = { NUMBER($place) }e met { $points }
days = dagen
ended = geëindigd zonder uitslag
goes_on = loopt nog
rated = voor de ranglijst
data = Je gegevens
data_text = Alles wat de server over je bewaart, in één bestand: je kaart, je tafels en uitslagen, wat je daar zei, je campagnes.
take = Meenemen
delete = Alles wissen
delete_sure = Je naam, alles wat je zei, je links, je campagnes en deze kaart worden voorgoed gewist. Waar nog een race loopt, gaat een bot verder. Zetten en uitslagen blijven zonder naam, zodat de races van anderen blijven zoals ze waren.
delete_do = Ja, wis alles

## De ranglijst

way_leaderboard = Ranglijst
board_title = Ranglijst
board_motto = Wie hier wil staan, naar de races die tellen.
board_none = Nog niemand. Races tellen vanaf twee spelers die hier willen staan; zeg het op je kaart.
board_text = De waarde is de sterkte die de races tot nu toe bijna zeker maken: de schatting min anderhalf keer wat achter ± staat. Zij komt alleen uit de plaatsen, volgens het Plackett-Luce-model van Weng en Lin, en iedereen begint met 25 ± 16,7. Races met geluk uit een woord, met teruggenomen geluk, en races tegen alleen bots tellen niet.
season = Seizoen
season_all = Alle races
season_days = { $from } tot en met { $until }.
season_carries = De waarden lopen door van vroeger.
season_anew = Iedereen begint opnieuw.
rank = Plaats
rating = Waarde
guess = Schatting

## Clubs en toernooien

way_clubs = Clubs
clubs_title = Clubs
clubs_motto = Spelers die een link delen, en toernooien die hun tafels zelf openen.
clubs_mine = Mijn clubs
clubs_none = Je zit nog in geen club. Word lid met een link, of open er een.
club_new = Een nieuwe club
club_new_text = Jij zorgt ervoor: je geeft de link door en opent de toernooien.
club_name = Hoe heet hij
club_open = Open de club
club_motto = Leden en toernooien.
club_join = Word lid
club_leave = Verlaat de club
club_link = Link naar de club
club_link_text = Wie hem heeft, ziet de club en kan lid worden.
needs_card = Met een kaart
needs_card_text = Om mee te doen heb je een kaart nodig: dan herkent de server je. Het kost één regel.
members = Leden
members_count = { $n ->
    [one] één lid
   *[other] { $n } leden
  }
players_count = { $n ->
    [one] één speler
   *[other] { $n } spelers
  }
looks_after = zorgt ervoor
tournaments = Toernooien
tournaments_none = Nog geen.
tournament_new = Een nieuw toernooi
tournament_name = Hoe heet het
tournament_open = Open het toernooi
tournament_link = Link naar het toernooi
tournament_link_text = Wie hem heeft, kan meedoen tot het begint.
status_open = open
status_running = bezig
status_over = voorbij
board = Bord
system = Hoe spelers elkaar treffen
system_swiss = Zwitsers
system_swiss_text = Wie gelijk staat treft elkaar, en niemand treft iemand twee keer als dat kan.
system_round_robin = Iedereen tegen iedereen
system_round_robin_text = Iedereen treft iedereen: aan tafels van twee één keer, aan grotere zo gelijk mogelijk.
size = Aan een tafel
size_about = tafels van ongeveer { $n }
rounds = Ronden
rounds_usual = zoveel als nodig
round_days = Dagen voor een ronde
move_hours = Uren voor een beslissing
no_limit = onbeperkt
round = Ronde { $n }
round_of = ronde { $n } van { $of }
until = Tot en met { $day }: wie er dan niet is, heeft opgegeven.
standing = Stand
standing_text = De eerste plaats alleen aan een tafel is 1 waard, de laatste alleen niets; wie weggaat krijgt niets. Dan tellen overwinningen, dan de punten van de tegenstanders.
points = Punten
tables = Tafels
rivals = Rivalen
nobody_yet = Nog doet niemand mee.
somebody = iemand
take_part = Doe mee
withdraw = Doe niet meer mee
start = Begin de eerste ronde
to_my_table = Naar mijn tafel
to_club = Naar de club
ended_table = geteld
