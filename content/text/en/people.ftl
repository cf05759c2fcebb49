### People over several tables: the own card, the leaderboard, clubs and tournaments.

ways = About people
way_me = My card
way_records = Records

## The own card

me_title = My card
me_motto = Who you are at every table of this server, if you like. Nobody needs one to play.
card_new = A card of your own
card_text = With a card the server knows your seats at all your tables: what you have raced stands together, and clubs and tournaments know you. Without it nothing is missing at the table.
name = Name
listed = I want to stand on the leaderboard
listed_text = Then races with at least one other such player count, if you said so before the start, nobody took luck back, and luck came from no word. Whoever leaves a race comes last.
card_make = Make my card
card_back = I have a card
card_back_text = With the code that was shown when you made it. The code that opens it next time is a new one.
code = Code
card_back_do = Open my card
code_keep = Write this code down; it is shown this once:
keep = Keep
other_device = On another device
link = Your secret link
link_text = Whoever has this link is you. Open it on your other device.
career = What you have raced
career_none = No race yet. Seats that you take in this browser from now on are noted here.
game = Game
races = Races
wins = Won
best = Best
average = Average
left = Left
left_it = left
came_in = { NUMBER($place) }. with { $points }
days = days
ended = ended without a result
goes_on = goes on
rated = for the leaderboard
data = Your data
data_text = Everything that the server keeps about you, in one file: your card, your tables and results, what you said there, your campaigns.
take = Take it along
delete = Delete it all
delete_sure = Your name, everything you said, your links, your campaigns and this card are deleted for good. Where a race still runs, a bot goes on. Moves and results stay under no name, so that the races of others stay as they were.
delete_do = Yes, delete everything

## The leaderboard

way_leaderboard = Leaderboard
board_title = Leaderboard
board_motto = Those who want to stand here, by the races that count.
board_none = Nobody yet. Races count from two players who want to stand here; say so on your card.
board_text = The rating is the strength that the races so far make nearly certain: the guess less one and a half times what stands behind ±. It is made of places alone, by the Plackett-Luce model of Weng and Lin, and everybody begins with 25 ± 16.7. Races with luck from a word, with luck taken back, and races in which bots alone were the rivals do not count.
season = Season
season_all = All races
season_days = { $from } to { $until }.
season_carries = Ratings go on from before.
season_anew = Everybody begins anew.
rank = Place
rating = Rating
guess = Guess

## Clubs and tournaments

way_clubs = Clubs
clubs_title = Clubs
clubs_motto = Players who have a link in common, and tournaments that open their tables by themselves.
clubs_mine = My clubs
clubs_none = You are in no club yet. Join one by its link, or open one.
club_new = A new club
club_new_text = You look after it: you pass the link on and open its tournaments.
club_name = What it is called
club_open = Open the club
club_motto = Members and tournaments.
club_join = Join the club
club_leave = Leave the club
club_link = Link to the club
club_link_text = Whoever has it sees the club and can join it.
needs_card = With a card
needs_card_text = To take part you need a card: then the server knows you again. It takes one line.
members = Members
members_count = { $n ->
    [one] one member
   *[other] { $n } members
  }
players_count = { $n ->
    [one] one player
   *[other] { $n } players
  }
looks_after = looks after it
tournaments = Tournaments
tournaments_none = None yet.
tournament_new = A new tournament
tournament_name = What it is called
tournament_open = Open the tournament
tournament_link = Link to the tournament
tournament_link_text = Whoever has it can take part until it starts.
status_open = open
status_running = running
status_over = over
board = Board
system = How players meet
system_swiss = Swiss
system_swiss_text = Those who stand alike meet, and nobody meets anybody twice where that can be.
system_round_robin = Round robin
system_round_robin_text = Everybody meets everybody: once at tables of two, as evenly as can be at larger ones.
size = At a table
size_about = tables of about { $n }
rounds = Rounds
rounds_usual = as many as it takes
round_days = Days for a round
move_hours = Hours for a decision
no_limit = no limit
round = Round { $n }
round_of = round { $n } of { $of }
until = Until { $day }: whoever is not there by then has forfeited.
standing = Standing
standing_text = First place alone at a table is worth 1, last place alone nothing; whoever leaves gets nothing. Then wins count, then the points of one’s rivals.
points = Points
tables = Tables
rivals = Rivals
nobody_yet = Nobody takes part yet.
somebody = somebody
take_part = Take part
withdraw = Take part no longer
start = Start the first round
to_my_table = To my table
to_club = To the club
ended_table = counted
