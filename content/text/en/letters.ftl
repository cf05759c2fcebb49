# Letters and notices to people who have a card and are not there: plain text, one message a line.

hello = Hello { $name },
subject_move = It is your move: { $table }
subject_soon = Your time ends soon: { $table }
subject_over = It is over: { $table }
subject_opened = Your table is open: { $table }
subject_many = News of { $n } tables
subject_confirm = Is this your address?
line_move = It is your move at “{ $table }” ({ $place }).
line_soon = Your time at “{ $table }” ({ $place }) ends soon. Then the program decides for you.
line_over = The race at “{ $table }” ({ $place }) is over.
line_opened = Your table “{ $table }” ({ $place }) is open: take your seat.
rank = You came in as number { $n }.
left = Time left: { $left }.
left_days = { $n } days
left_hours = { $n } hours
left_minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
  }
with = At the table with you: { $names }.
why = You get this because you asked for it on your card at { $address }.
change = Say what you want to be told, and when not: { $link }
stop = No more mail, with one click: { $link }
confirm = Somebody, you we hope, wants news of races at { $address } to be sent here. If that was you, open this link within three days:
confirm_not = If it was not you, do nothing: nothing more is sent here, and the address is forgotten.
game_race = The Great Race
game_motorcar = The Great Motorcar Race
