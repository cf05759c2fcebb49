# Brieven en berichten aan mensen met een kaart die er niet zijn: platte tekst, één bericht per regel.

hello = Hallo { $name },
subject_move = Je bent aan zet: { $table }
subject_soon = Je tijd is bijna om: { $table }
subject_over = Het is voorbij: { $table }
subject_opened = Je tafel staat klaar: { $table }
subject_many = Nieuws van { $n } tafels
subject_confirm = Is dit jouw adres?
line_move = Je bent aan zet aan ‘{ $table }’ ({ $place }).
line_soon = Je tijd aan ‘{ $table }’ ({ $place }) is bijna om. Daarna beslist het programma voor jou.
line_over = De race aan ‘{ $table }’ ({ $place }) is voorbij.
line_opened = Je tafel ‘{ $table }’ ({ $place }) staat klaar: neem je plaats in.
rank = Je eindigde als nummer { $n }.
left = Resterende tijd: { $left }.
left_days = { $n } dagen
left_hours = { $n } uur
left_minutes = { $n ->
    [one] één minuut
   *[other] { $n } minuten
  }
with = Met jou aan tafel: { $names }.
why = Je krijgt dit omdat je erom vroeg op je kaart op { $address }.
change = Zeg wat je wilt weten, en wanneer niet: { $link }
stop = Geen mail meer, met één klik: { $link }
confirm = Iemand, hopelijk jij, wil nieuws over races op { $address } hier ontvangen. Was jij dat, open dan binnen drie dagen deze link:
confirm_not = Was jij het niet, doe dan niets: er komt niets meer, en het adres wordt vergeten.
game_race = The Great Race
game_motorcar = The Great Motorcar Race
