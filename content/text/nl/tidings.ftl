### Berichten per mail en in de browser: wat je op je eigen kaart kiest, en de links in mails.

title = Bericht krijgen
text = Als je niet aan tafel bent: dat je aan zet bent, dat je tijd bijna om is. Er komt niets zolang je er bent, en niets twee keer.
mail = Per mail
mail_address = Je adres
mail_give = Stuur mail daarheen
mail_waits = Een eerste mail is onderweg naar { $address }. Open de link erin; daarvóór komt er niets anders.
mail_goes = Mail gaat naar { $address }.
mail_stop = Geen mail meer
mail_forget = Vergeet het adres
push = In deze browser
push_allow = Laat het in deze browser weten
push_stop = Niet meer in deze browser
push_denied = Deze browser staat het niet toe: verander dat in zijn instellingen voor deze pagina.
push_cannot = Deze browser kan dat hier niet. Zet de pagina op een telefoon eerst op het beginscherm.
push_on = Deze browser laat het weten, ook als de pagina gesloten is.
push_others = Berichten gaan naar { $n ->
    [one] één browser
   *[other] { $n } browsers
  } van jou.
push_none = Naar geen daarvan meer
what = Wat je hoort
moves = Ik ben aan zet
soon = Mijn tijd is bijna om
over = Een race is voorbij
opened = Mijn tafel in een toernooi staat klaar
when = Mail komt
at_once = meteen
every_hours = elke { $n } uur, één mail voor alle tafels
daily = één keer per dag, één mail voor alle tafels
from_hour = geteld vanaf
at_hour = om
quiet = Stille uren
quiet_from = van
quiet_until = tot
quiet_text = In die tijd komt er niets. Loopt je tijd dan af, dan hoor je het ervoor.
keep = Bewaren
kept = Bewaard.
confirm_title = Is dit jouw adres?
confirm_text = Vanaf dan komt nieuws over je races hier. In elke mail staat een link die er met één klik een eind aan maakt.
confirm_do = Ja, stuur het hierheen
confirmed = Dank je: je mail komt van nu af hier.
stopped_title = Geen mail meer
stopped = Er komt hier niets meer, en het adres is vergeten.
bad_link = Deze link doet niets meer: het adres is al vergeten, of er is sindsdien een ander gegeven.
to_card = Naar mijn kaart
