# What the program would do, and why: hints at the table, and the report after a race. Keys of reasons: crates/bots/src/advice.rs.

## Reasons: what a choice brings more of than another
reason_way = { $by ->
    [one] one space
   *[other] { $by } spaces
} nearer to the finish when the next turn begins
reason_petrol = { $by } more petrol when the next turn begins
reason_body = { $by } more levels of engine and chassis when the next turn begins
reason_money = { $by } F more when the next turn begins
reason_cards = { $by ->
    [one] one card
   *[other] { $by } cards
} more when the next turn begins
reason_risk = stands in a risk zone less often: { $by } times in 100
reason_rivals_way = holds rivals back: the first of them is { $by } spaces farther from the finish
reason_home = arrives more often: { $by } times in 100
reason_sooner = arrives { $by } turns earlier
reason_points = { $by ->
    [one] one more point
   *[other] { $by } more points
} at the finish
reason_rivals_home = keeps rivals from arriving: { $by } fewer of them
reason_days = { $by } fewer days in this round
reason_rivals_days = costs the first of the rivals { $by } days
reason_days_in_all = { $by } fewer days in the whole race
reason_strain = spares the car in this round
reason_predicaments = { $by } fewer predicaments in this round
reason_tiles = { $by } more Sportsmanship tiles

## A hint
hint = Hint
hint_ask = What would the champion do?
hint_ask_text = It thinks for about a second, about what you can see and nothing else. Everybody sees that you asked, and the race counts for no records.
hint_show = Show me
hint_thinks = The champion thinks…
hint_best = It would say
hint_chance = wins { $mean } of 100 races
hint_interval = between { $low } and { $high }
hint_unknown = there was no time to try it
hint_instead = Or
hint_worse = what the first does better
hint_better = what this does better
hint_alike = As good as the first, as far as can be told.
hint_only = There is only this to say.
hint_do = Do it
hint_note = Estimated by playing on to the end, many times, with what you cannot see dealt anew each time.
hint_close = Close

## The report after a race
review = How it was won
review_open = Luck or choice?
review_works = The race is played on in thought: { $percent } of 100 done…
review_chances = Chances of winning, in races of a hundred, by what each crew knew when its turn began
review_turning = Turning points
review_turned = Turn { $turn }, { $who }: from { $before } to { $after }; own choices { $choices }
review_see = See it
review_branch = Play on from here
review_split = { $who }: own choices { $choices } (give or take { $give }; { $looked } were looked at), luck and the others { $luck }
review_choices = Own choices
review_luck = Luck and the others
review_give = give or take { $give }
review_give_chance = give or take { $give }: it may be chance
review_worst = What cost most, turn { $turn }: { $act }. The champion would have said { $best }; that wins { $cost } more of a hundred races (give or take { $give }).
review_no_worst = No choice cost so much that it could be told from chance.
hint_worse_other = what that does better
review_note = Estimated by playing on with Club drivers in every seat, from what each crew itself could see. Choices are what one’s own answers changed against the champion’s; luck is all the rest: what was drawn, and what the others did.
