### Play-mode cards: what each is called, and a line about it; and the words of the form that mixes modules.

first_light = First light
    .text = The race itself, and nothing else.

the_captains = The captains
    .text = Every crew follows somebody with a talent.

village_road = Village road
    .text = Somebody waves by the roadside: stop, or drive on.

post_haste = Post haste
    .text = Parcels pay for the petrol.

weather_eye = Weather eye
    .text = Captains who look at the sky before they start.

the_workshop = The workshop
    .text = No two half-tracks are alike.

borders = Borders
    .text = Getting out of town is half the race.

high_society = High society
    .text = Be charming, and the purse fills itself.

foul_weather = Foul weather
    .text = There is no good month to travel.

grand_tour = Grand tour
    .text = Letters, villages, and a captain to remember.

intrigue = Intrigue
    .text = Rich friends, shut gates, open hands.

everything = Everything
    .text = All of it at once. Take the evening off.

mix_title = Play modes and modules
mix_modules = Modules
mix_modules_text = each works alone or with the others
mix_cards = Or pick a play-mode card
mix_cards_text = it sets the switches
mix_draw = Draw one
mix_draw_text = A play-mode card is drawn when the race begins
mix_alone = The race alone
mix_own = Own mix
mix_with = { $mode }: { $modules }
mix_drawn = drawn: { $mode }
mix_dealt = leaders dealt by lot
mix_leave = Nothing added
mix_no_crews = The chosen crews are left out: each leader brings a crew.
form_of = { $module }: which form?
form_normal = normal
form_hard = hard
form_sheet = by its sheet
form_free = built freely
form_draft = chosen in turn
form_random = dealt by lot
form_all = leaders of all editions
