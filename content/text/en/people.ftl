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
