### Notices by mail and in the browser: what one wants on the own card, and the links in mails.

title = Be told
text = When you are not at the table: that it is your move, that your time ends. Nothing is sent while you are there, and nothing twice.
mail = By mail
mail_address = Your address
mail_give = Send mail there
mail_waits = A first mail is on its way to { $address }. Open the link in it; nothing else is sent before.
mail_goes = Mail goes to { $address }.
mail_stop = No mail any more
mail_forget = Forget the address
push = In this browser
push_allow = Tell me in this browser
push_stop = Not in this browser any more
push_denied = This browser does not allow it: say so in its settings for this page.
push_cannot = This browser cannot do that here. On a phone, put the page on the home screen first.
push_on = This browser tells you, also when the page is closed.
push_others = Notices go to { $n ->
    [one] one browser
   *[other] { $n } browsers
  } of yours.
push_none = None of them any more
what = What you are told
moves = It is my move
soon = My time ends soon
over = A race is over
opened = My table in a tournament is open
when = Mail comes
at_once = at once
every_hours = every { $n } hours, one mail for all tables
daily = once a day, one mail for all tables
from_hour = counted from
at_hour = at
quiet = Quiet hours
quiet_from = from
quiet_until = until
quiet_text = Nothing comes in that time. If your time ends then, you are told before.
keep = Keep
kept = Kept.
confirm_title = Is this your address?
confirm_text = From then on news of your races is sent here. Every mail has a link that ends it with one click.
confirm_do = Yes, send it here
confirmed = Thank you: your mail comes here from now on.
stopped_title = No more mail
stopped = Nothing is sent here any more, and the address is forgotten.
bad_link = This link does nothing any more: the address is forgotten already, or another was given since.
to_card = To my card
