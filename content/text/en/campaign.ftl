### Campaigns of solo races on the page: the list, the passport, the end of a race. Quests and inks stand in passport.ftl.

title = Campaigns
motto = René remembers. So does your passport.
mine = Your campaigns
none = None yet. Begin one here, or bring in the file of one.
begin = A new campaign
begin_text = Deck building, legacy powers and the passport are three switches; everything else is as in a single race.
player = Racer
rule_deck_building = René’s cards get better
rule_legacy = The Torpedo keeps its powers
rule_passport = Quests are stamped
upgrades = Which cards get better
upgrades_random = drawn by lot
upgrades_letter = I name them
begin_button = Begin the campaign
import = Bring in a file
import_bad = This file is no campaign that can be read: { $why }
score = { $won } : { $lost }
score_text = races won and lost
stamps = { $n ->
    [one] { $n } stamp
   *[other] { $n } stamps
}
go_on = Open the passport
passport = Passport
page_routes = Routes
page_feats = Feats
page_of = page { $n } of { $all }
page_back = Page back
page_on = Page on
ink_count = { $ink }: { $n } of { $all }
campaign = The campaign
learns = René learns from you. Beat him and two of his cards go up a level; lose, and one does. Eight cards of level 3 are the last deck.
learns_not = René’s deck stays as it is in this campaign.
deck = His deck
powers_none = none yet
where = What was won where
way_forward = forward
way_reverse = back
history = Races
history_none = No race yet.
history_race = Race
history_winner = Winner
history_points = Points
history_turns = Turns
history_ink = Ink
alone = alone
you = you
torpedo = the Torpedo
next = The next race
next_board = Board
next_reverse = The other way round
next_alone = Alone, against the clock
next_limit = { $n } turns at most for a stamp
next_first = { $first ->
    [1] You begin.
   *[other] The Torpedo begins.
}
next_start = Race René
next_start_alone = Race alone
running = A race of this campaign is running.
running_go = Go on with it
running_end = Give it up
running_sure = Given up, it is the Torpedo’s. Give it up?
owed = René lost cards: name { $n } of his letters that go up a level.
owed_send = These go up
export = Save as a file
link = Your link
link_text = Whoever has this link has the campaigns. Keep it to go on elsewhere.
not_there = This campaign is not here, or its link is missing.
legendary = Every quest has its Legendary stamp: you are a legendary player.
earned = What it earned
earned_stamps = Stamped in the { $ink } ink: { $quests }.
earned_none = No stamp: { $why }.
earned_nothing = No new stamp this time.
earned_cards = Next time René has { $cards }.
earned_powers = The Torpedo keeps { $powers }.
earned_first = { $first ->
    [1] You begin the next race.
   *[other] The Torpedo begins the next race.
}
earned_owed = Name { $n } of his cards in the passport before the next race.
to_passport = To the passport
