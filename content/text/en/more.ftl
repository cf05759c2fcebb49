# Words of the page beyond lobby and table: rule book, replay, records, settings.

## The rule book
rules_title = The rule book
rules_motto = All of it, in our own words. Look something up, or read it by the fire.
rules_index = Contents
rules_search = Search the rules
rules_found = { $n ->
    [0] Nothing found
    [one] One rule found
   *[other] { $n } rules found
}
rules_none = Nothing speaks of “{ $what }”.
rules_rulings = Rulings on: { $what }
rules_rulings_short = Rulings:
rules_danger_card = can be countered
rules_own = An unofficial edition. The game and its name belong to their authors and publisher; these words are ours. A ruling says what we play where the printed rules are silent, unclear or at odds (in English).

## Settings
settings_title = Settings
settings_motto = For this browser. Nothing of it leaves your device, but the standing order, which the table must know.
settings_table = At the table
settings_look = To see and to press
settings_hear = To hear and to be told
setting_order = When a rival attacks
    .text = The standing order you give every new table. At a running table the menu changes it.
setting_order_ask = ask me
setting_order_always = counter if I can
setting_order_never = let it happen
setting_single = When only one answer is possible
    .text = For example to pass with nothing else left to do.
setting_single_ask = I press it
setting_single_answer = answer by itself
setting_passing = Passing
    .text = Who passes is out for this Convoy.
setting_passing_at_once = at once
setting_passing_confirm = ask me first
setting_side = Dashboard and buttons
    .text = The side of the hand you press with.
setting_side_left = on the left
setting_side_right = on the right
setting_text = Letters
    .text = Larger letters and buttons everywhere; the map keeps its own zoom.
setting_text_normal = normal
setting_text_large = large
setting_sound = Sound
    .text = Quiet tones for your turn, engines and cards.
setting_sound_off = off
setting_sound_on = on
setting_notices = Notices when it is your turn
    .text = From the browser, while you look at something else. The title and the icon tell it in any case.
setting_notices_off = off
setting_notices_on = on
settings_refused = Your browser does not allow notices for this page.
settings_pace = Pace of the others
settings_calm = Motion
settings_calm_text = Less motion: vehicles jump, nothing swings or flies.
settings_calm_no = as drawn
settings_calm_yes = less
settings_install = To install the page: your browser’s menu, “Install” or “Add to home screen”. Without network it still opens, and says that the server is out of reach.

## Races looked at again
replay_title = Watch again
replay_motto = Every race can be watched again, step by step, taken up at any point, and sent to a friend as one link.
replay_mine = Your races
replay_none = No race on this device yet.
replay_upload = A log from elsewhere
replay_upload_text = Choose a file that was downloaded from a table (.jsonl). It is checked from the first draw to the last before it is shown.
replay_choose = Choose a log file
replay_reading = The log is being checked …
replay_bad_log = This file cannot be shown: it is no log of a finished race, or it was changed since it was written.
replay_bad_detail = What the server found:
replay_too_large = This file is too large for a log.
replay_controls = Controls of the film
replay_first = To the start
replay_back = One step back
replay_play = Play
replay_pause = Pause
replay_on = One step on
replay_last = To the end
replay_step = Step of the race
replay_of = step { $n } of { $all }
replay_speed = Speed
replay_view = Seen by
replay_as = as { $who } saw it
replay_own = as you saw it
replay_spectator = as everybody could see it
replay_all = everything, all hands
replay_branch = Play on from here
replay_share = Share this moment
replay_more = More …
replay_more_title = This race
replay_hands = All hands now
replay_best = Go to the best moment
replay_download = Download the log
replay_running = The race is not over: you see it as you saw it then, and nothing more.
replay_to_table = Back to the table
replay_keys = Keys: space plays and pauses, arrows go step by step, [ and ] from turn to turn, Home and End to the ends.
replay_no_table = There is no such race.
replay_not_over = This race is not over yet: only who sits there may look back.
replay_not_begun = This race has not begun yet.
replay_offline = The server does not answer.
replay_failed = This race cannot be shown.
share_text = Whoever opens this link sees exactly this moment, and can play on from it.
share_link = Link to this moment
verify_title = Was luck fair?
verify_text = The server goes through the whole log again: every move against the rules, every draw against the seed that was sealed before the start.
verify_go = Check it now
verify_good = Luck was not bent.
verify_bad = Something is wrong with this log, at record { $record }.
verify_numbers = { $acts } moves were legal, { $draws } draws were the fair ones, { $records } records fit together.
verify_undos = { $undos } { $undos ->
    [one] move was
   *[other] moves were
} taken back, { $far } of them over luck or something shown.
verify_branch = This race goes on from a position of another one.
verify_seal = The seed fits the seal that was shown before the start:
branch_title = Play on from here
branch_text = A new table begins at this very position. What your seat could not know is dealt anew, and luck is fresh. It does not count for ratings.
branch_seat = Your seat
branch_others = The other seats
branch_friends = friends, by link
branch_friends_text = The others join with the address of the new table.
branch_go = Take the wheel
branch_people = People still race at this table: it can be taken up again when it is over.
branch_failed = This position cannot be played on.
sit_here = Take the seat of { $who }
sit_text = This seat is free.
seen_drew = { $who } draws { $card }.
seen_looked_at = { $who } looks at { $card }.
seen_kept = { $who } keeps { $card }.
seen_planned = { $who } plans { $plan }.
seen_answered = { $who } has answered under seal.

## The Gazette, whole
replay_report = The report and the charts
paper_title = The Gazette
paper_motto = The race as the papers told it. Every headline leads to its moment.
paper_special = Special edition
paper_winner = { $who } wins the Great Race
paper_film = Watch it as a film
paper_charts = The race in lines
paper_chronicle = Day by day
chart_table = As a table
chart_turn = Turn
story_first = { $who } was first in { $finish } and takes the prize: { $points } prestige points, { $margin } more than { $second }.
story_first_tie = { $who } and { $second } count the same { $points } prestige points; { $who } was in { $finish } before, and that decides it.
story_upset = { $first } was first in { $finish }, but flair counts too: { $who } wins with { $points } prestige points.
story_alone = Only { $who } saw { $finish }: { $points } prestige points, and nobody to dispute them.
story_nobody = Nobody reached { $finish }. { $who } came nearest.
story_length = The race took { $turns } { $turns ->
    [one] turn
   *[other] turns
}; { $home } of { $all } crews arrived.
story_breakdowns = Engines paid the price: { $all } { $all ->
    [one] breakdown
   *[other] breakdowns
}, { $n } of them on the account of { $who }.
story_sound = Not one engine failed on the way.
story_attacks = { $all } { $all ->
    [one] card was
   *[other] cards were
} aimed at rivals or their road, { $n } by { $who }; { $counters } met an answer.
story_peace = Nobody laid a hand on a rival.
story_tiles = { $who } did most for the maps of tomorrow: { $n } { $n ->
    [one] tile
   *[other] tiles
} laid.
story_rides = { $who } knows the harbour masters: { $n } { $n ->
    [one] passage
   *[other] passages
} by ship or aeroplane.
story_turned_back = { $n ->
    [one] Once
   *[other] { $n } times
} { $who } had to turn round before unknown ground.

## Records
records_title = Records
records_motto = Counted from races that were finished on this device, and from the open races of this server. Names are those people gave themselves.
records_device = On this device
records_server = On this server
records_none = No finished race yet.
records_name = Name
records_races = Races
records_wins = Won
records_best = Best
records_average = Average
records_highest = Most points: { $n }, { $who } ({ $board })
records_fastest = Shortest race: { $n } turns, { $who } ({ $board })
records_forget = Forget the races of this device
