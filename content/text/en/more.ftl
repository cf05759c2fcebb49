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
